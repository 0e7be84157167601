"""All bots of a game against each other, and how strong each is.

Ratings are openskill's (Plackett and Luce): what counts is who came in before whom at
tables of mixed company. They say more than shares where companies differ, and nothing
by themselves: only differences between bots of one ladder mean anything.
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
from parlour.lab.keeping import Playing, kept
from parlour.lab.play import Outcome
from parlour.lab.results import spelled
from parlour.lab.simulate import Series, check, deals_at_once, run_chunk

require("openskill", "learn")

from openskill.models import PlackettLuce, PlackettLuceRating  # noqa: E402

BLOCKS: Final = 20
"""Parts of the deals that are left out in turn to see how much ratings vary."""


@dataclass(frozen=True)
class Rating:
    """Strength with its 95 % interval; 25 is where everybody begins."""

    value: float
    half: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.half:.1f}"


def entrants(game: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """Those who were named, or all bots that the game has."""
    wanted = tuple(bots) or names(game)
    if len(set(wanted)) < len(wanted):
        raise BadInput("a ladder has each bot once")
    if len(wanted) < 2:
        raise BadInput("a ladder takes two bots or more")
    return wanted


def climb(
    series: Series, jobs: int = 1, file: Path | None = None
) -> Iterator[list[Outcome]]:
    """Plays deal by deal, in order; what the file already holds is not played again."""
    playing = Playing(
        wanted=series,
        content=content_of(check(series), series),
        results=list[Outcome],
        play=deals_played,
        deals=series.deals,
        at_once=deals_at_once(series),
    )
    return kept(file, playing, jobs)


def content_of(game: Game, series: Series) -> str:
    climbing = {"game": series.game, "ladder": series.bots, "seed": series.seed}
    return spelled(game, series.seats, series.options, climbing)


def deals_played(series: Series, deals: Sequence[int]) -> list[list[Outcome]]:
    return [run_chunk(series, deal, 1)[0] for deal in deals]


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """How strong each bot is, by all games.

    The interval is openskill's own, or the one that leaving out parts of the deals
    gives (a jackknife) where that is wider: games of one deal have luck in common.
    """
    whole = rated(bots, outcomes)
    parts = [
        rated(bots, (one for one in outcomes if one.deal % BLOCKS != block))
        for block in range(BLOCKS)
        if any(one.deal % BLOCKS == block for one in outcomes)
    ]
    found: dict[str, Rating] = {}
    for bot in bots:
        error = float(whole[bot].sigma)
        if len(parts) > 1:
            error = max(error, jackknife([part[bot].mu for part in parts]))
        found[bot] = Rating(float(whole[bot].mu), Z95 * error)
    return found


def jackknife(values: Sequence[float]) -> float:
    """The standard error of a figure, from the figure without each part in turn."""
    many = len(values)
    middle = sum(values) / many
    return sqrt((many - 1) / many * sum((value - middle) ** 2 for value in values))


def rated(
    bots: Sequence[str], outcomes: Iterable[Outcome]
) -> dict[str, PlackettLuceRating]:
    """Ratings after these games, in their order; nobody learns anything meanwhile."""
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
    """The place of each bot; of several chairs with the same bot the first counts.

    As everybody sits everywhere, this prefers no chair.
    """
    places: dict[str, float] = {}
    for seat, bot in enumerate(outcome.bots):
        places.setdefault(bot, float(outcome.ranks[seat]))
    return places
