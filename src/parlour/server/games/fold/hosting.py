"""What only hosts do: lock, show out, seat bots, pause, close."""

from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.server.games.fold import entries as log
from parlour.server.games.fold.seating import BOT_NAMES, WARM, Record, Sitter
from parlour.server.games.frames import Note

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


def hosted(room: "Room", entry: log.Hosted, record: Record) -> None:
    """Does what a host did to the table, as it was written down."""
    seat = entry.seat
    record.note = room.note(entry.act, seat)
    sitter = room.sitters[seat] if seat is not None else Sitter()
    playing = room.state == "playing"
    match entry.act:
        case "lock" | "unlock":
            room.locked = entry.act == "lock"
        case "kick" if seat is not None:
            room.banned.add(sitter.person)
            for own in room.seats_of(sitter.person):
                room.sitters[own] = (
                    Sitter(name=room.sitters[own].name, bot=WARM, open=True)
                    if playing
                    else Sitter()
                )
            room.pass_on()
        case "bot" if seat is not None:
            bot = entry.bot or WARM
            if sitter.bot:
                room.sitters[seat] = replace(sitter, bot=bot)
                record.note = room.note("level", seat, level=bot)
            elif playing and sitter.person:
                room.sitters[seat] = replace(sitter, bot=bot)
            else:
                room.sitters[seat] = Sitter(name=BOT_NAMES[seat], bot=bot)
                record.note = room.note(entry.act, seat)
            room.pass_on()
        case "empty" if seat is not None:
            room.sitters[seat] = (
                Sitter(name=BOT_NAMES[seat], bot=WARM, open=True)
                if playing
                else Sitter()
            )
            room.pass_on()
        case "pass-on" if seat is not None:
            room.host = sitter.person
        case "close":
            room.state = "closed"
        case "pause":
            room.paused = not room.paused
            if room.paused:
                room.resumed = record.at
            else:
                room.rested += record.at - room.resumed
                room.resumed = record.at
                record.note = Note(note="go-on")
