"""Plays one game by its deal: the same game on any machine and any worker."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from parlour.bots import look_up
from parlour.bots.playing import Watch, play_bots
from parlour.engine.cursor import playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.events import named
from parlour.engine.game import Game
from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value, shown
from parlour.engine.state import State
from parlour.engine.table import Table


class Outcome(msgspec.Struct, frozen=True):
    """What one game came to."""

    deal: int
    """Games of one series with the same number were dealt the same cards."""
    seats: int
    ranks: list[int]
    returns: list[float]
    decisions: int
    capped: bool
    bots: list[str]
    """Who sat where."""


class Header(msgspec.Struct, tag_field="event", tag="game"):
    """The line before the events of a game in an events file."""

    game: str
    edition: int
    deal: int
    seed: int
    seats: int
    options: dict[str, Value]
    bots: list[str]


Written: TypeAlias = Header | AnyEvent
"""A line of an events file."""


def game_seed(seed: int, deal: int) -> int:
    """The seed of a deal of a series; it depends on nothing else."""
    return scatter(scatter(seed) ^ deal)


def play(
    table: Table, game: Game, seed: int, deal: int, names: Sequence[str], tell: bool
) -> tuple[Outcome, list[AnyEvent]]:
    """Plays a deal of a series with these bots, telling its events if wanted."""
    state, outcome = played(table, game, seed, deal, names, tell)
    events = named(game, table, state.events) if state.events is not None else []
    return outcome, events


def played(
    table: Table,
    game: Game,
    seed: int,
    deal: int,
    names: Sequence[str],
    tell: bool,
    watch: Watch | None = None,
) -> tuple[State, Outcome]:
    """The table as a game left it, and what it came to."""
    state = table.blank()
    if tell:
        state.events = []
    start = game_seed(seed, deal)
    state.begin(start)
    dice = Dice(start)
    if not tell and watch is None and all(name == "random" for name in names):
        decisions = playout(state, dice)
    else:
        bots = [look_up(game, name) for name in names]
        decisions = play_bots(state, bots, dice, watch)
    outcome = Outcome(
        deal=deal,
        seats=table.seats,
        ranks=state.ranks,
        returns=state.returns(),
        decisions=decisions,
        capped=state.capped,
        bots=list(names),
    )
    return state, outcome


def header(game: Game, table: Table, seed: int, outcome: Outcome) -> Header:
    return Header(
        game=game.slug,
        edition=game.edition,
        deal=outcome.deal,
        seed=seed,
        seats=table.seats,
        options=shown(table.options),
        bots=outcome.bots,
    )
