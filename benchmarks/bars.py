"""How fast is fast enough: each bar, and what was reached."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from benchmarks.loops import (
    AEC,
    CHECKED,
    ENGINE,
    LEARNER,
    PYTHON,
    REGULAR,
    VECTOR,
)
from benchmarks.peers import OPEN_SPIEL, RLCARD_STEP
from benchmarks.searches import OURS, THEIRS

Figures = dict[str, Any]
"""What a worker printed."""

WHOLE_GAMES: Final = "rounds"
DECISIONS: Final = "decisions"


@dataclass(frozen=True)
class Floor:
    """What a game must reach: decisions a second, and µs for a copy and a world."""

    compiled: float = 700e3
    interpreted: float = 150e3
    copy: float = 2.5
    imagine: float = 10.0
    checked: float = 0.0
    """With every window asked and every answer checked, where that is a bar."""


MODEL: Final = Floor(compiled=1e6, interpreted=250e3)
FLOORS: Final = {
    "caribbean-star": MODEL,
    "domino-avatars": MODEL,
    "lamarckian-poker": MODEL,
    "willow": MODEL,
    "domino-knights": Floor(compiled=500e3, copy=4.0, imagine=20.0, checked=300e3),
}
"""The games the engine was proven on, and the one with the deepest rules."""
MEDIAN: Final = Floor(compiled=1.5e6, interpreted=300e3)
"""What half of the listed games must reach."""
VECTOR_MEDIAN: Final = 500e3
"""Steps a second of a vector environment on one core, in half of the games."""
AEC_MEDIAN: Final = 8.0
"""How many times as long as a cursor with observation and mask PettingZoo's loop may
take, in half of the games. With PettingZoo's own wrappers it took 16 to 24 times."""
WITH_BOTS: Final = 60e3
HALF_WITH_BOTS: Final = 150e3
"""Decisions a second of `regular` bots, in every game and in half of them."""


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
    reached = ratio(compiled["searches"], OURS, THEIRS, DECISIONS)
    yield Bar(f"leduc: {OURS}, to {THEIRS}", 0.8, reached, "×")
    speeds = []
    for slug, game in listed(compiled):
        floor = FLOORS.get(slug, Floor())
        speeds.append(game["decisions"][ENGINE])
        yield Bar(f"{slug}: decisions a second", floor.compiled, speeds[-1], "/s")
        if floor.checked:
            about = f"{slug}: {CHECKED}"
            yield Bar(about, floor.checked, game["decisions"][CHECKED], "/s")
        cost = game["microseconds"]
        yield Bar(f"{slug}: copy", floor.copy, cost["copy"], "µs", at_most=True)
        worlds = cost["imagine"]
        yield Bar(f"{slug}: imagine", floor.imagine, worlds, "µs", at_most=True)
    yield Bar("median: decisions a second", MEDIAN.compiled, median(speeds), "/s")
    rates = [game["decisions"] for _, game in listed(compiled)]
    reached = median(rate[VECTOR] for rate in rates)
    yield Bar(f"median: {VECTOR}", VECTOR_MEDIAN, reached, "/s")
    reached = median(rate[LEARNER] / rate[AEC] for rate in rates)
    about = f"median: {LEARNER}, to {AEC}"
    yield Bar(about, AEC_MEDIAN, reached, "×", at_most=True)
    speeds = [game["decisions"][REGULAR] for _, game in listed(compiled)]
    for (slug, _), speed in zip(listed(compiled), speeds, strict=True):
        yield Bar(f"{slug}: {REGULAR}", WITH_BOTS, speed, "/s")
    yield Bar(f"median: {REGULAR}", HALF_WITH_BOTS, median(speeds), "/s")
    for slug in ("leduc", "hearts"):
        ours = interpreted["contests"][slug]
        reached = ratio(ours, PYTHON, OPEN_SPIEL, WHOLE_GAMES)
        yield Bar(f"{slug}, interpreted: {PYTHON}, to OpenSpiel", 0.7, reached, "×")
    speeds = []
    for slug, game in listed(interpreted):
        floor = FLOORS.get(slug, Floor())
        speeds.append(max(game["decisions"][PYTHON], game["decisions"][ENGINE]))
        about = f"{slug}, interpreted: decisions a second"
        yield Bar(about, floor.interpreted, speeds[-1], "/s")
    about = "median, interpreted: decisions a second"
    yield Bar(about, MEDIAN.interpreted, median(speeds), "/s")


def ratio(contest: Figures, ours: str, theirs: str, what: str) -> float:
    return float(contest[ours][what] / contest[theirs][what])


def listed(figures: Figures) -> list[tuple[str, Figures]]:
    return [(slug, game) for slug, game in figures["games"].items() if game["listed"]]
