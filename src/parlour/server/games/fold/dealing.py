"""Dealing: everybody promises a part of the deal, then all tell theirs.

Pure, like the room: what is due follows from the entries. `schedule` says how long the
table waits for somebody who has promised and does not tell.
"""

from typing import TYPE_CHECKING, TypeAlias

from parlour.match.joint import Mix, Person
from parlour.server.games.fold import entries as log
from parlour.server.games.frames import Note

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room

Parts: TypeAlias = dict[str, str]
"""What people's browsers add to the deal, by person."""


def people(room: "Room", parts: Parts | None = None) -> list[Person]:
    """Everybody at the table in seat order, with what they promised and told."""
    parts = room.parts if parts is None else parts
    return [
        Person(
            seats=room.seats_of(person),
            pledge=room.pledges.get(person),
            part=parts.get(person),
        )
        for person in room.people()
    ]


def awaited(room: "Room") -> list[str]:
    """Those who have promised a part and not told it yet."""
    return [
        person
        for person in room.people()
        if person in room.pledges and person not in room.parts
    ]


def begun(room: "Room") -> log.AnyEntry:
    """What is written when a table is to begin: a call for parts, or the deal."""
    return log.Called() if awaited(room) else dealt(room)


def dealt(room: "Room", parts: Parts | None = None) -> log.Began:
    """The deal, from all parts that were revealed so far, or from these parts."""
    here = people(room, parts)
    return log.Began(people=here or None)


def mix(room: "Room", entry: log.Began) -> Mix | None:
    """What the seed of this deal is made from, if not from the server's part alone."""
    if entry.people is None:
        return None
    return Mix(server=room.secret, people=entry.people)


def left_out(room: "Room") -> list[int]:
    """The seats whose people have no part in the deal, though they sat there."""
    if room.match is None or room.match.mix is None:
        return []
    out = [one for one in room.match.mix.people if one.part is None]
    return sorted(seat for person in out for seat in person.seats)


def began(room: "Room") -> Note:
    """What is told with the deal: who was left out of it, if anybody was."""
    out = left_out(room)
    if not out:
        return Note(note="began")
    names = ", ".join(room.sitters[seat].name for seat in out)
    return Note(note="began-without", values={"names": names, "count": len(out)})
