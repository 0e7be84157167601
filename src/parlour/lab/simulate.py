"""Plays series of games in parallel; results do not depend on the worker count."""

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
from parlour.engine.options import options_as_text
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

CHUNK_GAMES: Final = 250
"""Approximate number of games between two progress updates."""
SEATING_DICE_SALT: Final = 0xC4A125
"""XORed with the deal's seed, for the dice that seat the bots."""


@dataclass(frozen=True)
class Series:
    """A series of games to play."""

    game: str
    seats: int
    games: int
    """Approximate number of games: a deal is played in all its seatings or none."""
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    balanced: bool = True
    """True if every bot plays every seat equally often, over the same deals; if False,
    bots sit in the order given."""
    random_options: bool = False
    """True if each game has random seats, options and seating."""
    tell: bool = False
    """True if events are recorded."""

    @property
    def a_deal(self) -> int:
        """Maximum number of games per deal."""
        if self.random_options or not self.balanced:
            return 1
        return most_seatings(self.bots, self.seats)

    @property
    def games_per_deal(self) -> Fraction:
        """Mean number of games per deal."""
        if self.random_options or not self.balanced:
            return Fraction(1)
        return mean_seatings(self.bots, self.seats)

    @property
    def deals(self) -> int:
        return math.ceil(self.games / self.games_per_deal)

    @property
    def seats_compare(self) -> bool:
        """True if seats can be compared, because equal bots play in all of them."""
        equals = self.balanced or len(set(self.bots)) == 1
        return equals and not self.random_options


def at_table(name: str, seats: int | None) -> tuple[Game, str, int]:
    """Looks up a game; returns it with the name to store and the number of seats.

    A game given as `my_game.rules:GAME` keeps that name, because no other finds it.
    """
    game = look_up(name)
    many = game.usual_seats if seats is None else seats
    return game, name if ":" in name else game.slug, many


def check(series: Series) -> Game:
    """Returns the game of a series; raises BadInput if it cannot be played."""
    game = look_up(series.game)
    if series.games < 1:
        raise BadInput(f"--games: play at least one game, not {series.games:,}")
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
    lines: list[Written] = []
    for deal in range(first, first + count):
        here = table or chance_table(game, series, deal)
        for names in deal_seatings(series, here.seats, deal):
            try:
                outcome, events = play(
                    here, game, series.seed, deal, names, series.tell
                )
            except Exception as wrong:
                wrong.add_note(
                    f"deal {deal} of seed {series.seed}: {game.slug},"
                    f" {', '.join(names)}, options {options_as_text(here.options)}"
                )
                raise
            outcomes.append(outcome)
            if series.tell:
                lines.append(header(game, here, series.seed, outcome))
                lines += events
    return outcomes, lines


def chance_table(game: Game, series: Series, deal: int) -> Table:
    """Lays a table with random seats and options for a deal."""
    seats, options = random_options(game, Dice(game_seed(series.seed, ~deal)))
    return game.table(seats, options)


def deal_seatings(series: Series, seats: int, deal: int) -> list[Seating]:
    """Lists the seatings in which this deal is played."""
    if not series.balanced:
        return [in_turn(series.bots, seats)]
    dice = Dice(game_seed(series.seed, deal) ^ SEATING_DICE_SALT)
    able = seatings(series.bots, seats, dice)
    return [able[dice.roll(len(able))]] if series.random_options else able


def run(series: Series, jobs: int = 1) -> Iterator[tuple[list[Outcome], list[Written]]]:
    """Plays a series chunk by chunk, in order, with `jobs` processes."""
    check(series)
    deals, step = series.deals, deals_at_once(series)
    work = (
        delayed(run_chunk)(series, first, min(step, deals - first))
        for first in range(0, deals, step)
    )
    yield from run_parallel(jobs, work)


def deals_at_once(series: Series) -> int:
    """Returns the deals per chunk; with a searching bot it is one."""
    if any(bot.partition(ROLLOUTS_MARK)[0] == LEVELS[-1] for bot in series.bots):
        return 1
    return max(1, CHUNK_GAMES // series.a_deal)


def chunks(series: Series) -> int:
    """Counts the chunks of a series."""
    return -(-series.deals // deals_at_once(series))
