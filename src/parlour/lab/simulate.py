"""Many games at once, with figures; the number of workers changes nothing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from joblib import Parallel, delayed

from parlour.bots import look_up as look_up_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.games import look_up
from parlour.lab.figures import Mean, Share, mean, share
from parlour.lab.play import Outcome, game_seed, header, play, seated
from parlour.testing.chance import random_options

CHUNK = 250
"""Games played between two signs of progress."""


@dataclass(frozen=True)
class Series:
    """What to play."""

    game: str
    seats: int
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    rotate: bool = True
    """Whether the bots move on one seat with each game."""
    random_options: bool = False
    """Whether each game has seats and options of its own."""
    tell: bool = False
    """Whether events are kept."""


def check(series: Series) -> Game:
    """The game of a series; BadInput for anything that cannot be played."""
    game = look_up(series.game)
    if series.games < 1:
        raise BadInput("play at least one game")
    if not series.bots:
        raise BadInput("name at least one bot")
    for name in series.bots:
        look_up_bot(game, name)
    if not series.random_options:
        game.table(series.seats, series.options)
    return game


def run_chunk(
    series: Series, first: int, count: int
) -> tuple[list[Outcome], list[dict[str, Any]]]:
    """Plays the games `first` to `first + count - 1`."""
    game = look_up(series.game)
    table = None
    if not series.random_options:
        table = game.table(series.seats, series.options)
    outcomes: list[Outcome] = []
    told: list[dict[str, Any]] = []
    for index in range(first, first + count):
        here = table
        if here is None:
            seats, options = random_options(game, Dice(game_seed(series.seed, ~index)))
            here = game.table(seats, options)
        shift = index if series.rotate else 0
        names = seated(series.bots, here.seats, shift)
        try:
            outcome, events = play(here, game, series.seed, index, names, series.tell)
        except Exception as wrong:
            wrong.add_note(
                f"game {index} of seed {series.seed}: {game.slug}, {here.seats} seats,"
                f" options {shown(here.options)}"
            )
            raise
        outcomes.append(outcome)
        if series.tell:
            told.append(header(game, here, series.seed, outcome))
            told += events
    return outcomes, told


def run(
    series: Series, jobs: int = 1
) -> Iterator[tuple[list[Outcome], list[dict[str, Any]]]]:
    """Plays a series chunk by chunk, in order, on so many processes."""
    check(series)
    work = (
        delayed(run_chunk)(series, first, min(CHUNK, series.games - first))
        for first in range(0, series.games, CHUNK)
    )
    yield from Parallel(n_jobs=jobs, return_as="generator")(work)


@dataclass(frozen=True)
class Summary:
    """What a series came to."""

    games: int
    by_seat: list[Share]
    by_bot: dict[str, Share]
    """Win share per seat a bot sat in; equal skill gives one over the seats."""
    returns: dict[str, Mean]
    decisions: Mean
    ties: Share
    capped: Share


def summary(outcomes: Sequence[Outcome]) -> Summary:
    games = len(outcomes)
    most = max((outcome.seats for outcome in outcomes), default=0)
    won = [0.0] * most
    sat = [0] * most
    bot_won: dict[str, float] = {}
    bot_sat: dict[str, int] = {}
    bot_returns: dict[str, list[float]] = {}
    ties = 0
    for outcome in outcomes:
        winners = outcome.ranks.count(1)
        ties += winners > 1
        for seat, bot in enumerate(outcome.bots):
            part = 1 / winners if outcome.ranks[seat] == 1 else 0.0
            won[seat] += part
            sat[seat] += 1
            bot_won[bot] = bot_won.get(bot, 0.0) + part
            bot_sat[bot] = bot_sat.get(bot, 0) + 1
            bot_returns.setdefault(bot, []).append(outcome.returns[seat])
    return Summary(
        games=games,
        by_seat=[share(won[seat], sat[seat]) for seat in range(most)],
        by_bot={bot: share(bot_won[bot], bot_sat[bot]) for bot in sorted(bot_won)},
        returns={bot: mean(values) for bot, values in sorted(bot_returns.items())},
        decisions=mean([float(outcome.decisions) for outcome in outcomes]),
        ties=share(ties, games),
        capped=share(sum(outcome.capped for outcome in outcomes), games),
    )
