"""Plays one game by its index: the same game on any machine and any worker."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from parlour.bots import look_up
from parlour.bots.playing import play_bots
from parlour.engine.cursor import playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.events import named
from parlour.engine.game import Game
from parlour.engine.options import shown
from parlour.engine.table import Table


class Outcome(msgspec.Struct, frozen=True):
    """What one game came to."""

    index: int
    seats: int
    ranks: list[int]
    returns: list[float]
    decisions: int
    capped: bool
    bots: list[str]
    """Who sat where."""


def game_seed(seed: int, index: int) -> int:
    """The seed of a game of a series; it depends on nothing else."""
    return scatter(scatter(seed) ^ index)


def seated(bots: Sequence[str], seats: int, shift: int) -> list[str]:
    """The bots round the table, repeated as needed, moved on by `shift` seats."""
    return [bots[(seat - shift) % len(bots)] for seat in range(seats)]


def play(
    table: Table, game: Game, seed: int, index: int, names: Sequence[str], tell: bool
) -> tuple[Outcome, list[dict[str, Any]]]:
    """Plays game number `index` of a series, telling its events if wanted."""
    state = table.blank()
    if tell:
        state.events = []
    start = game_seed(seed, index)
    state.begin(start)
    dice = Dice(start)
    if not tell and all(name == "random" for name in names):
        decisions = playout(state, dice)
    else:
        bots = [look_up(game, name) for name in names]
        decisions = play_bots(state, bots, dice)
    outcome = Outcome(
        index=index,
        seats=table.seats,
        ranks=state.ranks,
        returns=state.returns(),
        decisions=decisions,
        capped=state.capped,
        bots=list(names),
    )
    events = named(game, table, state.events) if state.events is not None else []
    return outcome, events


def header(game: Game, table: Table, seed: int, outcome: Outcome) -> dict[str, Any]:
    """The line before the events of a game in an events file."""
    options: Mapping[str, object] = shown(table.options)
    return {
        "event": "game",
        "game": game.slug,
        "edition": game.edition,
        "index": outcome.index,
        "seed": seed,
        "seats": table.seats,
        "options": options,
        "bots": outcome.bots,
    }
