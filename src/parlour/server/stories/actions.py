"""What a person asks for at a story table, checked and turned into rows.

Each function returns what is to be written down, or raises a Refusal and changes
nothing.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from parlour.engine.refusals import Refusal
from parlour.server.stories import frames
from parlour.server.stories.room import AnyRow, Hosted, StoryRoom, Wrote
from parlour.server.tables import frames as common
from parlour.server.tables.requests import chosen_name, host_only
from parlour.story import entries as e

Made: TypeAlias = list[AnyRow]
"""What is to be written down."""
BOT_NAME = "Bot"


def decide(room: StoryRoom, person: str, name: str, request: common.Named) -> Made:
    """The rows that a request makes; an empty list if it is content already."""
    return HANDLERS[type(request)](room, person, name, request)


def own_seat(room: StoryRoom, person: str, seat: int) -> None:
    if room.closed:
        raise Refusal("closed")
    if seat not in room.seats_of(person):
        raise Refusal("not-your-seat")


def write(room: StoryRoom, person: str, name: str, request: frames.Write) -> Made:
    own_seat(room, person, request.seat)
    entry = request.entry
    if isinstance(entry, (*e.SERVER_ONLY, e.ContestPlayed)):
        raise Refusal("not-offered")
    if isinstance(entry, e.OptionsSet):
        host_only(room, person)
    if isinstance(entry, e.Named):
        entry = e.Named(name=chosen_name(entry.name, most=60))
    return [room.line(request.seat, entry)]


def witnessed(
    room: StoryRoom, entry: e.AnyEntry, gone: Callable[[int], bool]
) -> e.AnyEntry:
    """An entry that rests on somebody's absence, which the table knows best."""
    match entry:
        case e.Away():
            return e.Away(entry.seat, entry.away, gone=gone(entry.seat))
        case e.DealerReplaced():
            dealer = room.journal.story.dealer
            absent = dealer is not None and gone(dealer)
            return e.DealerReplaced(entry.dealer, gone=absent)
    return entry


def asked_at(room: StoryRoom, person: str, seat: int, at: int) -> int:
    """The contest's seat that is asked, if the question is still the same."""
    own_seat(room, person, seat)
    contest = room.journal.story.contest
    if contest is None:
        raise Refusal("no-contest", "FUG-B02")
    number: int = contest.seat_of(seat)
    if number not in room.asked:
        raise Refusal("not-your-turn")
    if room.asked[number].seq != at:
        raise Refusal("moved-on")
    return number


def play(room: StoryRoom, person: str, name: str, request: common.Play) -> Made:
    asked_at(room, person, request.seat, request.at)
    return [room.line(request.seat, e.ContestPlayed(chosen=request.chosen))]


def sit(room: StoryRoom, person: str, name: str, request: frames.Sit) -> Made:
    if room.closed:
        raise Refusal("closed")
    if person in room.banned:
        raise Refusal("not-at-this-table")
    mine = room.seats_of(person)
    if mine and (request.name is None or room.state != "gathering"):
        raise Refusal("sits-already")
    if room.locked and not mine:
        raise Refusal("locked")
    told = name if request.name in (None, name) else chosen_name(request.name)
    return [seated(room, told)]


def seated(room: StoryRoom, name: str, *, bot: bool = False) -> Wrote:
    """Somebody, or a bot, on the first seat that is free."""
    seat = room.free_seat()
    if seat is None:
        raise Refusal("table-full")
    return room.line(seat, e.SeatJoined(name=room.free_name(name), bot=bot))


def stand(room: StoryRoom, person: str, name: str, request: common.Stand) -> Made:
    own_seat(room, person, request.seat)
    return [leaves(room, request.seat)]


def leaves(room: StoryRoom, seat: int) -> Wrote:
    """In the lobby a seat is given up; later it is away and keeps its sheet."""
    if room.state == "gathering":
        return room.line(seat, e.SeatLeft())
    return room.line(seat, e.Away(seat=seat, away=True))


def host(room: StoryRoom, person: str, name: str, request: frames.Host) -> Made:
    host_only(room, person)
    if room.closed:
        raise Refusal("closed")
    act, seat = request.act, request.seat
    if act in ("lock", "unlock") and room.locked == (act == "lock"):
        return []
    if act == "bot":
        return [seated(room, BOT_NAME, bot=True)]
    if act == "timer":
        return [Hosted(act=act, seconds=request.seconds)]
    if act == "free":
        return freed(room, person, seat)
    if act not in ("kick", "pass-on"):
        return [Hosted(act=act)]
    sitter = room.persons.get(seat, "") if seat is not None else ""
    if sitter == person or not (sitter or (act == "kick" and seat in room.bots())):
        raise Refusal("nobody-there")
    if act == "kick" and seat == room.journal.story.dealer:
        raise Refusal("dealer-first", "FUG-J04")  # with the table's yes
    rows: Made = [Hosted(act=act, seat=seat)]
    place = room.journal.story.place(seat)
    if act == "kick" and not place.away:
        rows.append(leaves(room, place.seat))
    return rows


def freed(room: StoryRoom, person: str, seat: int | None) -> Made:
    """The host's yes to somebody else on a seat that is away (FUG-R51)."""
    place = room.journal.story.place(seat)
    if room.persons.get(place.seat) == person or not place.away:
        raise Refusal("somebody-plays-there")
    if place.seat == room.journal.story.dealer:
        raise Refusal("dealer-first", "FUG-J04")
    return [] if place.seat in room.freed else [Hosted(act="free", seat=place.seat)]


HANDLERS: dict[type, Callable[[StoryRoom, str, str, Any], Made]] = {
    frames.Write: write,
    common.Play: play,
    frames.Sit: sit,
    common.Stand: stand,
    frames.Host: host,
}
