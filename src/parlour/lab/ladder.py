"""Plays all bots of a game against each other and rates them.

Ratings are from openskill (Plackett-Luce) and use the order of finish at mixed tables.
Only differences between bots of one ladder have a meaning.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from parlour.bots import names
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.lab.figures import Z95
from parlour.lab.keeping import Playing, play_missing_deals
from parlour.lab.play import Outcome
from parlour.lab.results import content_key
from parlour.lab.simulate import Series, check, deals_at_once, run_chunk

require("openskill", "learn")

from openskill.models import PlackettLuce, PlackettLuceRating  # noqa: E402

JACKKNIFE_BLOCKS: Final = 20
"""Number of blocks of deals for the jackknife."""


@dataclass(frozen=True)
class Rating:
    """Rating with its 95 % interval; every bot starts at 25."""

    value: float
    half: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.half:.1f}"


def entrants(game: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """Returns the named bots, or all bots of the game."""
    wanted = tuple(bots) or names(game)
    if len(set(wanted)) < len(wanted):
        raise BadInput(f"name each bot once, not {', '.join(wanted)}")
    if len(wanted) < 2:
        raise BadInput(f"name two bots or more, not only {wanted[0]}")
    return wanted


def climb(
    series: Series, jobs: int = 1, file: Path | None = None
) -> Iterator[list[Outcome]]:
    """Plays deal by deal, in order; skips deals that the file already has."""
    playing = Playing(
        wanted=series,
        content=content_of(check(series), series),
        results=list[Outcome],
        play=play_deals,
        deals=series.deals,
        at_once=deals_at_once(series),
    )
    return play_missing_deals(file, playing, jobs)


def content_of(game: Game, series: Series) -> str:
    climbing = {"game": series.game, "ladder": series.bots, "seed": series.seed}
    return content_key(game, series.seats, series.options, climbing)


def play_deals(series: Series, deals: Sequence[int]) -> list[list[Outcome]]:
    return [run_chunk(series, deal, 1)[0] for deal in deals]


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Rates each bot by all games.

    The interval is the wider of openskill's own and a jackknife over deals, because
    games of one deal share luck.
    """
    whole = rate_bots(bots, outcomes)
    parts = [
        rate_bots(
            bots, (one for one in outcomes if one.deal % JACKKNIFE_BLOCKS != block)
        )
        for block in range(JACKKNIFE_BLOCKS)
        if any(one.deal % JACKKNIFE_BLOCKS == block for one in outcomes)
    ]
    found: dict[str, Rating] = {}
    for bot in bots:
        error = float(whole[bot].sigma)
        if len(parts) > 1:
            error = max(error, jackknife([part[bot].mu for part in parts]))
        found[bot] = Rating(float(whole[bot].mu), Z95 * error)
    return found


def jackknife(values: Sequence[float]) -> float:
    """Computes a standard error from the values without each block in turn."""
    many = len(values)
    middle = sum(values) / many
    return sqrt((many - 1) / many * sum((value - middle) ** 2 for value in values))


def rate_bots(
    bots: Sequence[str], outcomes: Iterable[Outcome]
) -> dict[str, PlackettLuceRating]:
    """Rates bots by these games, in order, with constant skill (tau = 0)."""
    model = PlackettLuce(tau=0.0)
    found = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        places = places_of(outcome)
        if len(places) > 1:
            teams = [[found[bot]] for bot in places]
            for (after,) in model.rate(teams, ranks=list(places.values())):
                found[str(after.name)] = after
    return found


def places_of(outcome: Outcome) -> dict[str, float]:
    """Returns the rank of each bot; of several seats with one bot the first counts.

    Every bot plays in every seat, so this prefers no seat.
    """
    places: dict[str, float] = {}
    for seat, bot in enumerate(outcome.bots):
        places.setdefault(bot, float(outcome.ranks[seat]))
    return places
