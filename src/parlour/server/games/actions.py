"""What a person asks for, checked against the room and turned into entries.

Each function returns what is to be written down, or raises a Refusal and changes
nothing. `by` is the person; who they are was settled before.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from parlour import bots
from parlour.engine.refusals import Refusal
from parlour.server.games import frames
from parlour.server.games.fold import dealing
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.seating import BOT_NAMES
from parlour.server.tables import frames as common
from parlour.server.tables.codes import is_program
from parlour.server.tables.requests import chosen_name, free_name, host_only

Made: TypeAlias = list[log.AnyEntry]
"""What is to be written down."""
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "nice",
    "oops",
    "again",
    "good-game",
    "bye",
)
"""The quick phrases, in each reader's own words."""


def decide(room: Room, by: str, name: str, request: common.Named) -> Made:
    """The entries that a request makes; an empty list if it is content already."""
    if room.state == "closed":
        raise Refusal("closed")
    found = HANDLERS.get(type(request))
    if found is None:
        raise Refusal("not-offered")
    return found(room, by, name, request)


def own_seat(room: Room, by: str, seat: int) -> None:
    """The seat must be this person's, and theirs to play."""
    if seat not in room.seats_of(by):
        raise Refusal("not-your-seat")
    if not room.sitters[seat].plays:
        raise Refusal("bot-plays")


def begun(room: Room) -> None:
    if room.state == "over":
        raise Refusal("game-over")
    if room.match is None:
        raise Refusal("not-begun")


def playing(room: Room) -> None:
    begun(room)
    if room.paused:
        raise Refusal("paused")


def at_question(room: Room, seat: int, at: int) -> None:
    """The question must still be the one that was answered."""
    asked = room.asked.get(seat)
    if asked is None:
        raise Refusal("not-your-turn")
    if asked.seq != at:
        raise Refusal("moved-on")


def standing(room: Room, by: str, seat: int, at: int) -> None:
    """A question of this person's that can be answered now. Whoever is told that the
    table is paused knows that the question is still theirs."""
    begun(room)
    own_seat(room, by, seat)
    at_question(room, seat, at)
    playing(room)


# Playing


def play(room: Room, by: str, name: str, request: common.Play) -> Made:
    standing(room, by, request.seat, request.at)
    return [log.Chose(seat=request.seat, chosen=request.chosen)]


def retract(room: Room, by: str, name: str, request: frames.Retract) -> Made:
    playing(room)
    own_seat(room, by, request.seat)
    if not retractable(room, request.seat):
        raise Refusal("nothing-sealed")
    return [log.Retracted(seat=request.seat)]


def retractable(room: Room, seat: int) -> bool:
    """Whether a sealed answer of this seat lies there while others are awaited."""
    if room.match is None or room.state != "playing":
        return False
    return bool(room.match.state.shut >> seat & 1)


# Taking back


def may_take_back(room: Room, seat: int) -> tuple[str, int]:
    """`at-once`, `by-asking` or nothing, and how many choices would stand."""
    person = room.sitters[seat].plays
    match = room.match
    if not person or is_program(person) or match is None or room.state != "playing":
        return "", 0
    if retractable(room, seat):
        return "", 0
    number = room.latest.get(seat)
    if number is None or room.choosers[number] != person:
        return "", 0
    free = number == len(room.choosers) - 1 and room.harmless
    return ("at-once" if free else "by-asking"), number


def take_back(room: Room, by: str, name: str, request: frames.TakeBack) -> Made:
    playing(room)
    own_seat(room, by, request.seat)
    if room.wish is not None:
        raise Refusal("wish-pending")
    how, to = may_take_back(room, request.seat)
    if not how:
        raise Refusal("no-take-back")
    if how == "at-once":
        return [log.TookBack(seat=request.seat, to=to)]
    wished = log.Wished(seat=request.seat, to=to)
    if not room.others(request.seat):
        return [wished, log.TookBack(seat=request.seat, to=to)]
    return [wished]


def consent(room: Room, by: str, name: str, request: frames.Consent) -> Made:
    if request.seat not in room.seats_of(by):
        raise Refusal("not-your-seat")
    if request.to == "clock":
        return vote(room, by, request)
    wish = room.wish
    if wish is None or request.answer not in ("yes", "no"):
        raise Refusal("no-wish")
    others = room.others(wish.seat)
    if by not in others:
        raise Refusal("not-yours-to-say")
    agreed = log.Agreed(seat=request.seat, yes=request.answer == "yes")
    if agreed.yes and set(others) <= wish.agreed | {by}:
        return [agreed, log.TookBack(seat=wish.seat, to=wish.to)]
    return [agreed]


def vote(room: Room, by: str, request: frames.Consent) -> Made:
    clocks = room.clocks
    if clocks is None or clocks.out is None or request.answer in ("yes", "no"):
        raise Refusal("no-clock-out")
    if by not in room.others(clocks.out):
        raise Refusal("not-yours-to-say")
    return [log.Voted(seat=request.seat, answer=request.answer)]


# Talking


def say(room: Room, by: str, name: str, request: frames.Say) -> Made:
    text = " ".join(request.text.split())
    if not text or not text.isprintable():
        raise Refusal("nothing-said")
    return [spoken(room, by, name, text=text)]


def phrase(room: Room, by: str, name: str, request: frames.Phrase) -> Made:
    if request.phrase not in PHRASES:
        raise Refusal("no-such-phrase")
    return [spoken(room, by, name, phrase=request.phrase)]


def spoken(room: Room, by: str, name: str, **what: str) -> log.Said:
    seats = room.seats_of(by)
    if not seats and (room.opened.watch == "none" or by in room.banned):
        raise Refusal("not-at-this-table")
    said = room.sitters[seats[0]].name if seats else name
    return log.Said(seat=seats[0] if seats else None, name=said or "Guest", **what)


# Coming and going


def sit(room: Room, by: str, name: str, request: frames.Sit) -> Made:
    dealing.settled(room)
    if room.state == "over":
        raise Refusal("game-over")
    if by in room.banned:
        raise Refusal("not-at-this-table")
    mine = room.seats_of(by)
    seat = request.seat
    if is_program(by) and seat not in (None, *mine):
        raise Refusal("not-for-programs")
    if seat is None:
        kept = [own for own in mine if room.sitters[own].bot]
        free = [] if is_program(by) else takeable_seats(room)
        if not kept and not free:
            raise Refusal("table-full")
        seat = (kept or free)[0]
    if seat >= len(room.sitters):
        raise Refusal("no-such-seat")
    if seat in mine:
        if room.sitters[seat].bot and not room.sitters[seat].waits:
            return [log.Sat(seat=seat, name=room.sitters[seat].name)]
        raise Refusal("sits-already")
    if not takeable(room, seat):
        raise Refusal("seat-taken")
    if room.locked and not mine:
        raise Refusal("locked")
    if room.match is not None and mine:
        raise Refusal("sits-already")
    told = name if request.name in (None, name) else chosen_name(request.name)
    sat = log.Sat(
        seat=seat,
        name=free_name({s.name for s in room.sitters}, told),
    )
    if request.pledge and room.state == "gathering":
        dealing.check_pledge(room, by, request.pledge)
        sat.pledge = request.pledge
    return [sat]


def takeable_seats(room: Room) -> list[int]:
    return [seat for seat in range(len(room.sitters)) if takeable(room, seat)]


def takeable(room: Room, seat: int) -> bool:
    sitter = room.sitters[seat]
    return sitter.free or (room.state == "playing" and sitter.open)


def stand(room: Room, by: str, name: str, request: common.Stand) -> Made:
    dealing.settled(room)
    if not (request.seat in room.seats_of(by) and room.sitters[request.seat].waits):
        own_seat(room, by, request.seat)
    return [log.Stood(seat=request.seat)]


def begin(room: Room, by: str, name: str, request: frames.Begin) -> Made:
    host_only(room, by)
    if room.state != "gathering":
        raise Refusal("begun-already")
    dealing.settled(room)
    if any(sitter.free for sitter in room.sitters):
        raise Refusal("seats-empty")
    return [dealing.begun(room)]


# Hosts


def host(room: Room, by: str, name: str, request: frames.Host) -> Made:
    host_only(room, by)
    act, seat = request.act, request.seat
    if act in ("kick", "bot", "empty", "pass-on"):
        dealing.settled(room)
        if seat is None or seat >= len(room.sitters):
            raise Refusal("no-such-seat")
        if room.state == "over" and act != "pass-on":
            raise Refusal("game-over")
        person = room.sitters[seat].person
        if act in ("kick", "pass-on") and (not person or person == by):
            raise Refusal("nobody-there")
        if act == "pass-on" and is_program(person):
            raise Refusal("nobody-there")
        if act == "empty":
            hand_stays(room, seat)
    if (
        act == "bot"
        and request.bot is not None
        and request.bot not in bots.names(room.game)
    ):
        raise Refusal("no-such-bot")
    if act == "pause" and room.state != "playing":
        raise Refusal("not-begun")
    if act in ("lock", "unlock") and room.locked == (act == "lock"):
        return []
    return [log.Hosted(act=act, seat=seat, bot=request.bot)]


def hand_stays(room: Room, seat: int) -> None:
    """Where nothing is dealt again, nobody may see the hand of a bot in play."""
    sitter = room.sitters[seat]
    unseen = sitter.bot and not sitter.person and not sitter.open
    if room.state == "playing" and not room.deal and unseen:
        raise Refusal("hand-stays")


def engage(room: Room, by: str, seat: int, name: str | None, program: str) -> Made:
    """Gives a chair that nobody sits on to a program; one that was there is out."""
    host_only(room, by)
    if room.state == "closed":
        raise Refusal("closed")
    if room.state == "over":
        raise Refusal("game-over")
    dealing.settled(room)
    if seat >= len(room.sitters):
        raise Refusal("no-such-seat")
    sitter = room.sitters[seat]
    if sitter.person and not sitter.program:
        raise Refusal("seat-taken")
    if room.opened.guided:
        raise Refusal("bots-teach")
    if not sitter.program and room.state == "playing" and not room.deal:
        raise Refusal("hand-stays")
    others = {one.name for place, one in enumerate(room.sitters) if place != seat}
    told = chosen_name(name) if name else sitter.name or BOT_NAMES[seat]
    called = free_name(others, told)
    return [log.Sat(seat=seat, name=called, by=program)]


HANDLERS: dict[type, Callable[[Room, str, str, Any], Made]] = {
    common.Play: play,
    frames.Retract: retract,
    frames.TakeBack: take_back,
    frames.Consent: consent,
    frames.Say: say,
    frames.Phrase: phrase,
    frames.Sit: sit,
    common.Stand: stand,
    frames.Begin: begin,
    frames.Pledge: dealing.pledge,
    frames.Reveal: dealing.reveal,
    frames.Host: host,
}
