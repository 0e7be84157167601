"""A masked view for the time of one answer, without a copy of the table.

Programs that play thousands of games per second ask as many bots, and copying the table
for each answer would be most of the work. So hidden pieces are masked in the table
itself, the bot is asked, and the masks are removed. The bot sees its view and nothing
else.

The contract compares the masked table with the copied view, and the answers to both. A
bot that is asked this way must neither change nor keep the state. The contract checks
that for our bots; bots of other packages get a copy.
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
    """Asks a bot its question and returns the answer; `views.view` says what it
    sees."""
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
