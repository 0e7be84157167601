"""What stands in the store beside a table: for cards of the lobby, and for notices."""

from typing import TYPE_CHECKING

import msgspec

from parlour.server.tables.lobby import Facts

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


def facts(room: "Room") -> bytes:
    over = room.state == "over"
    own = room.seats_of(room.host)
    made = Facts(
        seats=len(room.sitters),
        names=[sitter.name for sitter in room.sitters],
        people=[sitter.person for sitter in room.sitters],
        host=room.sitters[own[0]].name if own else "",
        waiting=waiting(room),
        round=room.round or None,
        finished_at=round(room.ended) if over else None,
        replay=room.replay if over else None,
        locked=room.locked,
        edition=room.opened.edition,
        turns=turns(room),
        away={person: one.until for person, one in room.holidays.items()},
        ends=ends(room),
        outdated=room.outdated,
    )
    return msgspec.json.encode(made)


def waiting(room: "Room") -> list[int]:
    """The seats that owe an answer."""
    return sorted(room.asked) if room.state == "playing" else []


def turns(room: "Room") -> dict[str, int]:
    """People for whose answer other people wait, and since which entry."""
    if room.state != "playing" or room.paused or len(room.people()) < 2:
        return {}
    found: dict[str, int] = {}
    for seat, asked in room.asked.items():
        sitter = room.sitters[seat]
        if sitter.plays and not sitter.program:
            known = found.get(sitter.person, asked.seq)
            found[sitter.person] = min(known, asked.seq)
    clocks = room.clocks
    if clocks is not None:
        for person in undecided(room):
            found.setdefault(person, clocks.out_since[0])
    return found


def undecided(room: "Room") -> list[str]:
    """Those who have yet to say what is done about somebody who is out of time."""
    clocks = room.clocks
    if clocks is None or clocks.out is None:
        return []
    return [one for one in room.others(clocks.out) if one not in clocks.votes]


def ends(room: "Room") -> dict[str, float]:
    """When the time of people is up who are asked, at a slow table."""
    clocks = room.clocks
    if clocks is None or not room.opened.slow:
        return {}
    found: dict[str, float] = {}
    for seat in sorted(clocks.running):
        person, end = room.sitters[seat].plays, round(clocks.ends(seat))
        found[person] = min(end, found.get(person, end))
    return found
