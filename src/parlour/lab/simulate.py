"""Many games at once; the number of workers changes nothing."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from joblib import delayed

from parlour.bots import LEVELS, ROLLOUTS_MARK
from parlour.bots import look_up as look_up_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.engine.table import Table
from parlour.games import look_up
from parlour.lab.play import Outcome, Written, game_seed, header, play
from parlour.lab.seatings import (
    Seating,
    in_turn,
    mean_seatings,
    most_seatings,
    seatings,
)
from parlour.processes import run_parallel
from parlour.testing.chance import random_options

CHUNK: Final = 250
"""Games played between two signs of progress, about."""
CHAIRS: Final = 0xC4A125
"""What the dice that seat the bots differ by from those of the deal."""


@dataclass(frozen=True)
class Series:
    """What to play."""

    game: str
    seats: int
    games: int
    """About how many: a deal is played in all its seatings or not at all."""
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    balanced: bool = True
    """Whether every bot sits in every chair equally often, over the same deals; if
    not, they sit as they are named."""
    random_options: bool = False
    """Whether each game has seats and options of its own, and a seating by lot."""
    tell: bool = False
    """Whether events are kept."""

    @property
    def a_deal(self) -> int:
        """How many games a deal takes at most."""
        if self.random_options or not self.balanced:
            return 1
        return most_seatings(self.bots, self.seats)

    @property
    def games_per_deal(self) -> Fraction:
        """How many games a deal takes on average."""
        if self.random_options or not self.balanced:
            return Fraction(1)
        return mean_seatings(self.bots, self.seats)

    @property
    def deals(self) -> int:
        return math.ceil(self.games / self.games_per_deal)

    @property
    def seats_compare(self) -> bool:
        """Whether it means anything how often each seat wins: if all are equals."""
        equals = self.balanced or len(set(self.bots)) == 1
        return equals and not self.random_options


def at_table(name: str, seats: int | None) -> tuple[Game, str, int]:
    """A game as somebody named it, the name to keep, and how many sit down.

    A game at a place, as in `my_game.rules:GAME`, keeps it: nothing else finds it.
    """
    game = look_up(name)
    many = game.usual_seats if seats is None else seats
    return game, name if ":" in name else game.slug, many


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
) -> tuple[list[Outcome], list[Written]]:
    """Plays the deals `first` to `first + count - 1`."""
    game = look_up(series.game)
    table = None
    if not series.random_options:
        table = game.table(series.seats, series.options)
    outcomes: list[Outcome] = []
    told: list[Written] = []
    for deal in range(first, first + count):
        here = table or chance_table(game, series, deal)
        for names in seated(series, here.seats, deal):
            try:
                outcome, events = play(
                    here, game, series.seed, deal, names, series.tell
                )
            except Exception as wrong:
                wrong.add_note(
                    f"deal {deal} of seed {series.seed}: {game.slug},"
                    f" {', '.join(names)}, options {shown(here.options)}"
                )
                raise
            outcomes.append(outcome)
            if series.tell:
                told.append(header(game, here, series.seed, outcome))
                told += events
    return outcomes, told


def chance_table(game: Game, series: Series, deal: int) -> Table:
    """Seats and options of a deal's own."""
    seats, options = random_options(game, Dice(game_seed(series.seed, ~deal)))
    return game.table(seats, options)


def seated(series: Series, seats: int, deal: int) -> list[Seating]:
    """The seatings in which this deal is played."""
    if not series.balanced:
        return [in_turn(series.bots, seats)]
    dice = Dice(game_seed(series.seed, deal) ^ CHAIRS)
    able = seatings(series.bots, seats, dice)
    return [able[dice.roll(len(able))]] if series.random_options else able


def run(series: Series, jobs: int = 1) -> Iterator[tuple[list[Outcome], list[Written]]]:
    """Plays a series chunk by chunk, in order, on so many processes."""
    check(series)
    deals, step = series.deals, deals_at_once(series)
    work = (
        delayed(run_chunk)(series, first, min(step, deals - first))
        for first in range(0, deals, step)
    )
    yield from run_parallel(jobs, work)


def deals_at_once(series: Series) -> int:
    """The deals of a chunk; where somebody looks ahead, one takes long enough."""
    if any(bot.partition(ROLLOUTS_MARK)[0] == LEVELS[-1] for bot in series.bots):
        return 1
    return max(1, CHUNK // series.a_deal)


def chunks(series: Series) -> int:
    """How many chunks there are."""
    return -(-series.deals // deals_at_once(series))
