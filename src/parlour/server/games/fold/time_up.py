"""Somebody's time is up: what was agreed on when the table was made happens."""

from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.server.games.fold.clocks import decision
from parlour.server.games.fold.seating import WARM, Record, Sitter
from parlour.server.tables.room import pass_on

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


def run_out(room: "Room", seat: int, record: Record) -> None:
    """A seat has no time left: a bot answers once, or plays on, or all are asked."""
    clocks = room.clocks
    if clocks is None:
        return
    if room.opened.at_zero == "move":
        clocks.stand_in(record.at, seat)
        record.note = room.note("clock-move", seat)
    elif room.opened.at_zero == "keep":
        clocks.go(record.at, [])
        clocks.left[seat] = clocks.more
        room.sitters[seat] = replace(room.sitters[seat], bot=WARM)
        record.note = room.note("clock-keep", seat)
        pass_on(room)
    else:
        clocks.ran_out(record.seq, record.at, seat)
        record.note = room.note("out-of-time", seat)
        settle(room, record)


def settle(room: "Room", record: Record, *, all_in: bool = False) -> None:
    """Does what the others chose about the seat that ran out, once they have."""
    clocks = room.clocks
    if clocks is None or clocks.out is None:
        return
    seat = clocks.out
    voters = len(clocks.votes) if all_in else len(room.others(seat))
    what = decision(clocks.votes, voters)
    if what is None:
        return
    sitter = room.sitters[seat]
    record.note = room.note(f"clock-{what}", seat)
    if what == "bot":
        room.sitters[seat] = replace(sitter, bot=WARM)
    elif what == "remove":
        room.sitters[seat] = Sitter(name=sitter.name, bot=WARM)
        pass_on(room)
    clocks.settled()
