"""How tables of learners are laid: the game, who plays, and the seeds."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from parlour.bots import Bot, look_up
from parlour.engine.dice import scatter
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.engine.table import Table
from parlour.learn.observations import address_of, game_at


@dataclass(frozen=True)
class TableSetup:
    """A game with its seats, options and players, as processes send it to each
    other."""

    address: str
    seats: int
    options: Mapping[str, object]
    bots: tuple[str | Bot | None, ...]
    """The bot of each player; None for a learner."""
    rotate: bool
    skip_forced: bool

    def find_game(self) -> Game:
        return game_at(self.address)

    def table(self) -> Table:
        return self.find_game().table(self.seats, self.options)

    def find_bots(self) -> list[Bot | None]:
        game = self.find_game()
        return [
            look_up(game, bot) if isinstance(bot, str) else bot for bot in self.bots
        ]

    def checked_processes(self, processes: SupportsIndex, tables: int) -> int:
        """Returns the number of processes; BadInput if there are too few tables."""
        if not 1 <= index(processes) <= tables:
            raise BadInput(
                f"expected 1 to {tables} processes, one for each table at most,"
                f" not {processes}"
            )
        return index(processes)


def lay_tables(
    game: str | Game,
    seats: SupportsIndex | None,
    options: Mapping[str, object] | None,
    tables: SupportsIndex,
    bots: Sequence[str | Bot | None],
    rotate: bool,
    skip_forced: bool,
) -> tuple[TableSetup, int]:
    """Returns the setup of the tables and the number of seats.

    Raises BadInput if none is possible.
    """
    found = game_at(game)
    count = found.usual_seats if seats is None else index(seats)
    players = tuple(bots) or (None,) * count
    if len(players) != count:
        raise BadInput(f"expected {count} bots, not {len(players)}")
    if None not in players:
        raise BadInput("at least one player must learn: its bot is None")
    if index(tables) < 1:
        raise BadInput(f"expected at least one table, not {tables}")
    given = dict(options or {})
    found.agree(count, given)
    setup = TableSetup(address_of(found), count, given, players, rotate, skip_forced)
    setup.find_bots()
    return setup, index(tables)


class Seeds:
    """Seeds of the tables: those of a first one, then of those that follow from it."""

    def __init__(self, seed: SupportsIndex | None) -> None:
        self.seed = secrets.randbits(62) if seed is None else index(seed)
        self.used = False

    def of_tables(self, tables: int, seed: SupportsIndex | None) -> list[int]:
        """Returns a seed for each table, from this one or from the next."""
        if seed is not None:
            self.seed = index(seed)
        elif self.used:
            self.seed = scatter(self.seed)
        self.used = True
        return [self.seed + number for number in range(tables)]
