"""A view for the length of one answer, without a copy of the table.

Who plays thousands of games a second asks as many bots, and a copy of the table for
each answer would be most of the work. So blanks are laid over the table itself, the
bot is asked, and they are taken off again. What it is shown meanwhile is its view and
nothing else; the contract holds the two against each other, and what is said to them.
A bot that is asked so must neither change what it is shown nor keep it: the contract
sees to that for ours, and those of other packages are given a copy.
"""

from collections.abc import Callable
from typing import Any

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.views import mask_zone, view


def ask_masked(
    bot: Callable[[Any, Pick, Dice], list[Token]], state: State, pick: Pick, dice: Dice
) -> list[Token]:
    """What a bot says to its question; see `views.view` for what it is shown."""
    if state.has_secret_facts():
        return bot(view(state, pick.seat), pick, dice)
    table = state.table
    seat = pick.seat
    bit = 1 << seat
    zones = state.zones
    shown = zones[:]
    for zone in table.closed[seat]:
        if zones[zone]:
            shown[zone] = mask_zone(state, zone, bit)
    sealed = state.sealed
    known = state.known
    batch = state.batch
    seed = state.seed
    script = state.script
    events = state.events
    state.zones = shown
    state.sealed = table.unsealed[:]
    state.sealed[seat] = sealed[seat]
    state.known = table.no_ints
    state.batch = table.no_ints
    state.seed = 0
    state.script = None
    state.events = None
    try:
        return bot(state, pick, dice)
    finally:
        state.zones = zones
        state.sealed = sealed
        state.known = known
        state.batch = batch
        state.seed = seed
        state.script = script
        state.events = events
