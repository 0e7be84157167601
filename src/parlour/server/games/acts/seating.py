"""Seats, hosts and the deal: sitting down, standing up, beginning, playing again."""

from typing import TYPE_CHECKING, Literal

import msgspec

from parlour import bots
from parlour.engine.refusals import Refusal
from parlour.match import joint
from parlour.server.access.limits import STIRS
from parlour.server.games.acts.playing import check_open, check_own_seat
from parlour.server.games.fold import dealing
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.fold.seating import BOT_NAMES
from parlour.server.games.frames import BotName, Hex
from parlour.server.tables.act import (
    FromSeat,
    Named,
    Sender,
    chosen_name,
    free_name,
    host_only,
)
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn
from parlour.server.tables.frames import Name, SeatNumber

if TYPE_CHECKING:
    from parlour.server.games.table import GameTable


def check_settled(room: Room) -> None:
    """While parts of the deal are called for, everybody stays where they are."""
    if room.calling:
        raise Refusal("being-dealt")


def check_pledge(room: Room, person: str, pledge: str) -> None:
    """Nobody promises what another has promised."""
    others = [kept for other, kept in room.pledges.items() if other != person]
    if pledge in others:
        raise Refusal("pledge-taken")


# Coming and going


class Sit(Named, tag="sit"):
    """Takes a free seat, or a seat back from the bot that kept it warm."""

    seat: SeatNumber | None = None
    name: Name | None = None
    """Another name for one more person at the same screen."""
    pledge: Hex | None = None
    """What this browser promises to add to the deal."""

    rate = STIRS
    for_programs = True
    needs_name = True

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        check_settled(room)
        person = sender.person
        if room.state == "over":
            raise Refusal("game-over")
        if person in room.banned:
            raise Refusal("not-at-this-table")
        mine = room.seats_of(person)
        seat = self.seat
        if is_program(person) and seat not in (None, *mine):
            raise Refusal("not-for-programs")
        if seat is None:
            kept = [own for own in mine if room.sitters[own].bot]
            free = [] if is_program(person) else takeable_seats(room)
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
        own = sender.name
        name = own if self.name in (None, own) else chosen_name(self.name)
        sat = log.Sat(seat=seat, name=free_name({s.name for s in room.sitters}, name))
        if self.pledge and room.state == "gathering":
            check_pledge(room, person, self.pledge)
            sat.pledge = self.pledge
        return [sat]


def takeable_seats(room: Room) -> list[int]:
    return [seat for seat in range(len(room.sitters)) if takeable(room, seat)]


def takeable(room: Room, seat: int) -> bool:
    sitter = room.sitters[seat]
    return sitter.free or (room.state == "playing" and sitter.open)


class Stand(FromSeat, tag="stand"):
    """Leaves a seat; while a game goes on a bot keeps it warm."""

    rate = STIRS
    for_programs = True

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        check_settled(room)
        mine = room.seats_of(sender.person)
        if not (self.seat in mine and room.sitters[self.seat].waits):
            check_own_seat(room, sender.person, self.seat)
        return [log.Stood(seat=self.seat)]


# The deal


class Begin(Named, tag="begin"):
    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        host_only(room, sender.person)
        if room.state != "gathering":
            raise Refusal("begun-already")
        check_settled(room)
        if any(sitter.free for sitter in room.sitters):
            raise Refusal("seats-empty")
        return [dealing.begun(room)]


class Pledge(Named, tag="pledge"):
    """Promises this browser's part of the deal: its hash."""

    pledge: Hex

    rate = STIRS

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        check_settled(room)
        if room.state != "gathering":
            raise Refusal("begun-already")
        if not room.seats_of(sender.person):
            raise Refusal("not-at-this-table")
        check_pledge(room, sender.person, self.pledge)
        same = room.pledges.get(sender.person) == self.pledge
        return [] if same else [log.Pledged(pledge=self.pledge)]


class Reveal(Named, tag="reveal"):
    """Tells this browser's part, once the table calls for it."""

    part: Hex

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        """The part, and with the last one the deal."""
        check_open(room)
        if not room.calling or sender.person not in dealing.awaited(room):
            raise Refusal("no-part-awaited")
        if joint.pledge(self.part) != room.pledges[sender.person]:
            raise Refusal("not-your-part")
        revealed = log.Revealed(part=self.part, by=sender.person)
        if dealing.awaited(room) != [sender.person]:
            return [revealed]
        parts = room.parts | {sender.person: self.part}
        return [revealed, dealing.dealt(room, parts)]


class Again(Named, tag="again"):
    """The same table once more, after the end."""

    beside_log = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        """Opens another table for the same people, and leads there."""
        room, person = table.room, conn.person
        if person not in room.owners():
            raise Refusal("not-at-this-table")
        if room.state != "over":
            raise Refusal("not-over")
        if room.next is not None:
            return True
        opened = msgspec.structs.replace(
            room.opened,
            edition=room.game.edition,
            by=room.host or person,
            id="",
            bots=[sitter.bot_again for sitter in room.sitters],
            guided=False,
        )
        sitting = [
            log.Sat(seat=seat, name=sitter.name, by=sitter.person)
            for seat, sitter in enumerate(room.sitters)
            if sitter.person and not sitter.program
        ]
        made = await table.open_another([opened, *sitting])
        followed = log.Followed(next=made.id, by=person, id=self.id)
        await table.write(lambda now: [] if now.next else [followed])
        return True


# Hosts


class Host(Named, tag="host"):
    """What only the host may do."""

    act: Literal["lock", "unlock", "kick", "bot", "empty", "pass-on", "close", "pause"]
    seat: SeatNumber | None = None
    bot: BotName | None = None

    rate = STIRS

    def entries(self, room: Room, sender: Sender) -> list[log.AnyEntry]:
        check_open(room)
        host_only(room, sender.person)
        act = self.act
        if act in ("kick", "bot", "empty", "pass-on"):
            self.check_seat(room, sender.person)
        if (
            act == "bot"
            and self.bot is not None
            and self.bot not in bots.names(room.game)
        ):
            raise Refusal("no-such-bot")
        if act == "pause" and room.state != "playing":
            raise Refusal("not-begun")
        if act in ("lock", "unlock") and room.locked == (act == "lock"):
            return []
        return [log.Hosted(act=act, seat=self.seat, bot=self.bot)]

    def check_seat(self, room: Room, host: str) -> None:
        act, seat = self.act, self.seat
        check_settled(room)
        if seat is None or seat >= len(room.sitters):
            raise Refusal("no-such-seat")
        if room.state == "over" and act != "pass-on":
            raise Refusal("game-over")
        person = room.sitters[seat].person
        if act in ("kick", "pass-on") and (not person or person == host):
            raise Refusal("nobody-there")
        if act == "pass-on" and is_program(person):
            raise Refusal("nobody-there")
        if act == "empty":
            check_hand_stays(room, seat)


def check_hand_stays(room: Room, seat: int) -> None:
    """Where nothing is dealt again, nobody may see the hand of a bot in play."""
    sitter = room.sitters[seat]
    unseen = sitter.bot and not sitter.person and not sitter.open
    if room.state == "playing" and not room.deal and unseen:
        raise Refusal("hand-stays")


def engage(
    room: Room, by: str, seat: int, name: str | None, program: str
) -> list[log.AnyEntry]:
    """Gives a chair that nobody sits on to a program; one that was there is out."""
    host_only(room, by)
    check_open(room)
    if room.state == "over":
        raise Refusal("game-over")
    check_settled(room)
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
    wanted = chosen_name(name) if name else sitter.name or BOT_NAMES[seat]
    return [log.Sat(seat=seat, name=free_name(others, wanted), by=program)]
