"""How fast is fast enough: each bar, and what was reached."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from benchmarks.loops import ENGINE, LEARNER, PYTHON
from benchmarks.peers import OPEN_SPIEL, RLCARD_STEP

Figures = dict[str, Any]
"""What a worker printed."""

WHOLE_GAMES: Final = "rounds"
DECISIONS: Final = "decisions"


@dataclass(frozen=True)
class Bar:
    about: str
    wanted: float
    reached: float
    unit: str
    at_most: bool = False

    @property
    def met(self) -> bool:
        if self.at_most:
            return self.reached <= self.wanted
        return self.reached >= self.wanted


def bars(interpreted: Figures, compiled: Figures) -> Iterator[Bar]:
    """Against OpenSpiel whole games count: both play the same game at random.

    RLCard's Leduc has other blinds and lets you fold for nothing, so its games are
    shorter and only decisions can be compared.
    """
    for slug in ("leduc", "hearts"):
        ours = compiled["contests"][slug]
        for wanted, loop in ((2.0, PYTHON), (3.0, ENGINE)):
            reached = ratio(ours, loop, OPEN_SPIEL, WHOLE_GAMES)
            yield Bar(f"{slug}: {loop}, to OpenSpiel", wanted, reached, "×")
    leduc = compiled["contests"]["leduc"]
    reached = ratio(leduc, LEARNER, RLCARD_STEP, DECISIONS)
    yield Bar(f"leduc: {LEARNER}, to RLCard", 9.0, reached, "×")
    dominoes = compiled["contests"]["block-dominoes"]
    reached = ratio(dominoes, PYTHON, OPEN_SPIEL, WHOLE_GAMES)
    yield Bar(f"block-dominoes: {PYTHON}, to OpenSpiel", 20.0, reached, "×")
    for slug, game in listed(compiled):
        speed = game["decisions"][ENGINE]
        yield Bar(f"{slug}: decisions a second", 1e6, speed, "/s")
        cost = game["microseconds"]
        yield Bar(f"{slug}: copy", 2.5, cost["copy"], "µs", at_most=True)
        yield Bar(f"{slug}: imagine", 10.0, cost["imagine"], "µs", at_most=True)
    for slug in ("leduc", "hearts"):
        ours = interpreted["contests"][slug]
        reached = ratio(ours, PYTHON, OPEN_SPIEL, WHOLE_GAMES)
        yield Bar(f"{slug}, interpreted: {PYTHON}, to OpenSpiel", 0.7, reached, "×")
    for slug, game in listed(interpreted):
        speed = max(game["decisions"][PYTHON], game["decisions"][ENGINE])
        yield Bar(f"{slug}, interpreted: decisions a second", 250e3, speed, "/s")


def ratio(contest: Figures, ours: str, theirs: str, what: str) -> float:
    return float(contest[ours][what] / contest[theirs][what])


def listed(figures: Figures) -> list[tuple[str, Figures]]:
    return [(slug, game) for slug, game in figures["games"].items() if game["listed"]]
