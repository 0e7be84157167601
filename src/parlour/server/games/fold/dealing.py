"""Dealing: everybody promises a part of the deal, then all tell theirs.

Pure, like the room: what is due follows from the entries. `schedule` says how long the
table waits for somebody who has promised and does not tell.
"""

from typing import TYPE_CHECKING

from parlour.engine.refusals import Refusal
from parlour.match import joint
from parlour.match.joint import Mix, Person
from parlour.server.games.fold import entries as log
from parlour.server.games.frames import Note, Pledge, Reveal

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


def people(room: "Room") -> list[Person]:
    """Everybody at the table in seat order, with what they promised and told."""
    return [
        Person(
            seats=room.seats_of(person),
            pledge=room.pledges.get(person),
            part=room.parts.get(person),
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


def dealt(room: "Room") -> log.Began:
    """The deal, from all that was told so far."""
    here = people(room)
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


# What is asked for


def settled(room: "Room") -> None:
    """While parts are called for, everybody stays where they are."""
    if room.calling:
        raise Refusal("being-dealt")


def check_pledge(room: "Room", by: str, pledge: str) -> None:
    """Nobody promises what another has promised."""
    others = [kept for person, kept in room.pledges.items() if person != by]
    if pledge in others:
        raise Refusal("pledge-taken")


def pledge(room: "Room", by: str, name: str, request: Pledge) -> list[log.AnyEntry]:
    settled(room)
    if room.state != "gathering":
        raise Refusal("begun-already")
    if not room.seats_of(by):
        raise Refusal("not-at-this-table")
    check_pledge(room, by, request.pledge)
    same = room.pledges.get(by) == request.pledge
    return [] if same else [log.Pledged(pledge=request.pledge)]


def reveal(room: "Room", by: str, name: str, request: Reveal) -> list[log.AnyEntry]:
    """The part, and with the last one the deal."""
    if not room.calling or by not in awaited(room):
        raise Refusal("no-part-awaited")
    if joint.pledge(request.part) != room.pledges[by]:
        raise Refusal("not-your-part")
    told = log.Revealed(part=request.part, by=by)
    after = room.twin()
    after.apply(room.seq + 1, room.at, told)
    return [told] if awaited(after) else [told, dealt(after)]
