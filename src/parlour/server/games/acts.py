"""Requests at a game's table: each is a class."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from parlour import bots
from parlour.engine.data import token_names, tokens_by_name
from parlour.engine.refusals import BadInput, Refusal
from parlour.match import Match, joint
from parlour.server.access.limits import LOOKS, STIRS, TALK
from parlour.server.games import entries as log
from parlour.server.games import scenes, schedule
from parlour.server.games.frames import Because, BotName, Case, Cases, GivingIn, Hex
from parlour.server.games.plans import (
    StoredPlan,
    plan_tokens,
    seen_pieces,
    spoken_tokens,
)
from parlour.server.games.public_reasons import (
    NO_PUBLIC_REASON,
    PublicReason,
    public_reason,
)
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.ports import Aside
from parlour.server.tables.act import (
    AT_SEATS,
    FromSeat,
    Named,
    Sender,
    Sitting,
    ToQuestion,
    free_name,
    host_only,
)
from parlour.server.tables.codes import is_program
from parlour.server.tables.connection import Conn
from parlour.server.tables.frames import SeatNumber, fill
from parlour.server.tables.room import union_of
from parlour.server.tables.table import ask_store

if TYPE_CHECKING:
    from parlour.server.games.table import GameTable

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


# Answers


class Play(ToQuestion, tag="play"):
    for_programs = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        """Notes a pass in a window whose candle still burns.

        Like any other pass, the table shows it when the candle is out.
        """
        room, seat = table.room, self.seat
        if self.chosen or seat not in room.asked or not room.burns_candle(seat):
            return False
        room.check_question(conn.person, seat, self.at)
        if not schedule.may_pass(room, seat):
            return False
        table.passing[seat] = self.at
        table.update_person(conn.person)
        return True

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_question(sender.person, self.seat, self.at)
        return [log.Chose(seat=self.seat, chosen=self.chosen)]


class Retract(FromSeat, tag="retract"):
    """Takes a sealed answer back while others are still awaited."""

    for_programs = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        """Takes back a pass that has not been shown yet."""
        own = table.room.seats_of(conn.person)  # others never learn that it passed
        if self.seat not in table.passing or self.seat not in own:
            return False
        table.room.check_plays(conn.person, self.seat)
        del table.passing[self.seat]
        table.update_person(conn.person)
        return True

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_may_act(sender.person, self.seat)
        return [log.Retracted(seat=self.seat)]


class Ahead(FromSeat, tag="ahead"):
    """Auto-pass and stops: what this seat wants in reaction windows."""

    wish: Annotated[str, Meta(max_length=20)]

    for_programs = True

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        match = table.room.check_may_act(conn.person, self.seat)
        match.pass_ahead(self.seat, self.wish)
        table.update_person(conn.person)
        table.wake.set()
        return True


# Taking back, and clocks that ran out


class TakeBack(FromSeat, tag="take-back"):
    """Takes the last choice back: at once if nothing came of it, else by asking all."""

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_may_act(sender.person, self.seat)
        if room.wish is not None:
            raise Refusal("wish-pending")
        how, to = room.may_take_back(self.seat)
        if not how:
            raise Refusal("no-take-back")
        if how == "at-once":
            return [log.TookBack(seat=self.seat, to=to)]
        wished = log.Wished(seat=self.seat, to=to)
        if not room.others(self.seat):
            return [wished, log.TookBack(seat=self.seat, to=to)]
        return [wished]


class Consent(FromSeat, tag="consent"):
    """Answers another's wish to take back, or a clock that ran out."""

    to: Literal["take-back", "clock"]
    answer: Literal["yes", "no", "wait", "bot", "remove"]

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_own_seat(sender.person, self.seat)
        if self.to == "clock":
            return self.vote(room, sender.person)
        wish = room.wish
        if wish is None or self.answer not in ("yes", "no"):
            raise Refusal("no-wish")
        others = room.others(wish.seat)
        if sender.person not in others:
            raise Refusal("not-yours-to-say")
        agreed = log.Agreed(seat=self.seat, yes=self.answer == "yes")
        if agreed.yes and set(others) <= wish.agreed | {sender.person}:
            return [agreed, log.TookBack(seat=wish.seat, to=wish.to)]
        return [agreed]

    def vote(self, room: GameRoom, person: str) -> list[GameEntry]:
        clocks = room.clocks
        if clocks is None or clocks.out is None or self.answer in ("yes", "no"):
            raise Refusal("no-clock-out")
        if person not in room.others(clocks.out):
            raise Refusal("not-yours-to-say")
        return [log.Voted(seat=self.seat, answer=self.answer)]


# Talking


class Talking(Named):
    rate = TALK
    for_programs = True
    needs_name = True

    def said(self, room: GameRoom, sender: Sender, **what: str) -> list[GameEntry]:
        seats = room.seats_of(sender.person)
        if not seats and (room.opened.watch == "none" or sender.person in room.banned):
            raise Refusal("not-at-this-table")
        name = (room.sitters[seats[0]].name if seats else sender.name) or "Guest"
        return [log.SaidInChat(seat=seats[0] if seats else None, name=name, **what)]


class Say(Talking, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        text = " ".join(self.text.split())
        if not text or not text.isprintable():
            raise Refusal("nothing-said")
        return self.said(room, sender, text=text)


class Phrase(Talking, tag="phrase"):
    """One of the quick phrases, in each reader's own language."""

    phrase: Annotated[str, Meta(pattern="^[a-z-]{1,30}$")]

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        if self.phrase not in PHRASES:
            raise Refusal("no-such-phrase")
        return self.said(room, sender, phrase=self.phrase)


# Plans


class AboutPlan(FromSeat):
    def match_of(self, room: GameRoom, person: str) -> Match:
        """Returns the match, if somebody may plan ahead for this seat."""
        match = room.check_begun()
        room.check_open()
        room.check_plays(person, self.seat)
        return match


class Plan(AboutPlan, tag="plan"):
    """The answers of this seat once it is asked: cases for the next question, or words
    that give in, for as long as one of them is an answer. Nobody else learns of it."""

    cases: Cases = []  # noqa: RUF012
    """The first that comes true counts."""
    words: GivingIn = []  # noqa: RUF012
    """The first that is an answer is given, again and again."""
    span: Annotated[str, Meta(max_length=20)] = ""
    """Until this round, turn or the like is over; else until none of them fits."""

    rate = STIRS

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        match = self.match_of(table.room, conn.person)
        self.check(table.room, match)
        plan = fill(
            StoredPlan,
            self,
            person=conn.person,
            after=len(match.choices),
            upon=table.room.seq,
            begun=match.scope(self.span) if self.span else -1,
        )
        await ask_store(table.plans.put(plan))
        table.update_person(conn.person)
        return True

    def check(self, room: GameRoom, match: Match) -> None:
        """Raises a Refusal or BadInput if it can never be carried out."""
        if room.opened.guided:
            raise Refusal("no-plans")
        if self.seat in room.asked:
            raise Refusal("asked-now")
        if bool(self.cases) == bool(self.words):
            raise BadInput("a plan has either cases or words to give in with")
        for word in self.words:
            if word not in match.game.gives_in:
                raise Refusal("no-giving-in")
        if self.span and self.span not in match.spans():
            raise BadInput(f"there is no {self.span} now to plan for")
        if self.span and not self.words:
            raise BadInput("cases are for the next question only")
        for case in self.cases:
            self.check_case(match, case)

    def check_case(self, match: Match, case: Case) -> None:
        tokens_by_name(match.table, case.answer)
        tokens_by_name(match.table, case.chosen)
        if len(set(case.chosen)) < len(case.chosen) or "done" in case.chosen:
            raise BadInput("an answer names each thing once")
        pieces = sorted(seen_pieces(match, self.seat, match.table.live))
        able = {*token_names(match.table, pieces), *spoken_tokens(match)}
        if not able.issuperset(case.chosen):
            raise Refusal("not-offered")
        if case.seat is None and case.answer:
            raise BadInput("somebody gives that answer: say who")
        if case.seat is not None and (
            case.seat == self.seat or case.seat >= match.table.seats
        ):
            raise Refusal("no-such-seat")


class Unplan(AboutPlan, tag="unplan"):
    """Takes a plan back, or puts away what was said of it."""

    rate = STIRS

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        self.match_of(table.room, conn.person)
        await ask_store(table.plans.drop(self.seat))
        table.update_person(conn.person)
        return True


class Foresee(AboutPlan, tag="foresee"):
    """Asks for the possible parts of a plan. Answered by `foreseen`, and changes
    nothing."""

    rate = LOOKS
    asks_only = True

    def serve(self, table: "GameTable", conn: Conn) -> None:
        match = self.match_of(table.room, conn.person)
        conn.send(plan_tokens(match, self.seat, self.id))


# Reasons


class Why(Named, tag="why"):
    """Asks a bot for its reason. Answered by `because`, and changes nothing."""

    at: Annotated[int, Meta(ge=1)]
    """The `seq` of what it did, whose entry names its seat as `bot`."""

    rate = LOOKS
    asks_only = True

    async def serve(self, table: "GameTable", conn: Conn) -> None:
        """Sends a reason to anybody who may see the move; nobody learns who did."""
        reader = table.reader(conn)
        if not scenes.may_see(table.room, reader):
            raise Refusal("not-at-this-table")
        shown = table.past_room(reader) or table.room
        reason = self.reason(shown, table.room)
        if not reason.whole:
            public = await self.find_public(shown, table.aside)
            await table.wait_until_durable()
            if scenes.may_see(table.room, table.reader(conn)):
                reason = self.reason(shown, table.room, public)
        conn.send(reason)

    async def find_public(self, shown: GameRoom, aside: Aside) -> PublicReason:
        """Returns what the table could work out about this choice of a bot's."""
        match, why = shown.match, shown.records[self.at - 1].why
        if match is None or why is None or why.bot not in bots.LEVELS:
            return NO_PUBLIC_REASON  # it has ways of its own
        if self.at not in shown.chosen_at:
            return NO_PUBLIC_REASON  # it was taken back
        number = shown.chosen_at.index(self.at)
        return await aside(public_reason, match.game, match.log(reveal=True), number)

    def reason(
        self, shown: GameRoom, now: GameRoom, public: PublicReason = NO_PUBLIC_REASON
    ) -> Because:
        """Returns a bot's reason for what it did, as far as that may be said by
        `now`."""
        found = None
        if self.at <= shown.seq:
            found = scenes.reason_for(shown.records[self.at - 1], now, public)
        if found is None:
            raise Refusal("no-reason")
        found.id = self.id
        return found


# Seats


def check_pledge(room: GameRoom, person: str, pledge: str) -> None:
    """Checks that nobody promises what another has promised."""
    others = [kept for other, kept in room.pledges.items() if other != person]
    if pledge in others:
        raise Refusal("pledge-taken")


class Sit(Sitting, tag="sit"):
    """Takes a free seat, or a seat back from the bot that kept it warm."""

    seat: SeatNumber | None = None
    pledge: Hex | None = None
    """What this browser promises to add to the deal."""

    for_programs = True

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_settled()
        person, mine = sender.person, room.seats_of(sender.person)
        if room.state == "over":
            raise Refusal("game-over")
        if person in room.banned:
            raise Refusal("not-at-this-table")
        seat = self.choose_seat(room, person, mine)
        sitter = room.sitters[seat]
        if seat in mine and sitter.bot and not sitter.waits:
            return [log.Sat(seat=seat, name=sitter.name)]
        if seat in mine:
            raise Refusal("sits-already")
        if not is_takeable(room, seat):
            raise Refusal("seat-taken")
        if room.locked and not mine:
            raise Refusal("locked")
        if room.match is not None and mine:
            raise Refusal("sits-already")
        names = {sitter.name for sitter in room.sitters}
        sat = log.Sat(seat=seat, name=free_name(names, self.choose_name(sender)))
        if self.pledge and room.state == "gathering":
            check_pledge(room, person, self.pledge)
            sat.pledge = self.pledge
        return [sat]

    def choose_seat(self, room: GameRoom, person: str, mine: list[int]) -> int:
        """Chooses the seat that was named, else the first of theirs that a bot keeps,
        else the first that can be taken."""
        if is_program(person) and self.seat not in (None, *mine):
            raise Refusal("not-for-programs")
        if self.seat is not None:
            if self.seat >= len(room.sitters):
                raise Refusal("no-such-seat")
            return self.seat
        kept = [own for own in mine if room.sitters[own].bot]
        chairs = [] if is_program(person) else range(len(room.sitters))
        free = [chair for chair in chairs if is_takeable(room, chair)]
        if not kept and not free:
            raise Refusal("table-full")
        return (kept or free)[0]


def is_takeable(room: GameRoom, seat: int) -> bool:
    sitter = room.sitters[seat]
    return sitter.free or (room.state == "playing" and sitter.open)


class Stand(FromSeat, tag="stand"):
    """Leaves a seat; while a game goes on a bot keeps it warm."""

    rate = STIRS
    for_programs = True

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_settled()
        mine = room.seats_of(sender.person)
        if not (self.seat in mine and room.sitters[self.seat].waits):
            room.check_plays(sender.person, self.seat)
        return [log.Stood(seat=self.seat)]


# The deal


class Begin(Named, tag="begin"):
    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        host_only(room, sender.person)
        if room.state != "gathering":
            raise Refusal("begun-already")
        room.check_settled()
        if any(sitter.free for sitter in room.sitters):
            raise Refusal("seats-empty")
        return [log.call_or_deal(room)]


class Pledge(Named, tag="pledge"):
    """Promises this browser's part of the deal: its hash."""

    pledge: Hex

    rate = STIRS

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        room.check_settled()
        if room.state != "gathering":
            raise Refusal("begun-already")
        if not room.seats_of(sender.person):
            raise Refusal("not-at-this-table")
        check_pledge(room, sender.person, self.pledge)
        same = room.pledges.get(sender.person) == self.pledge
        return [] if same else [log.Pledged(pledge=self.pledge)]


class Reveal(Named, tag="reveal"):
    """Reveals this browser's part, once the table calls for it."""

    part: Hex

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        """Returns the part, and with the last one the deal."""
        if not room.calling or sender.person not in room.awaited_parts():
            raise Refusal("no-part-awaited")
        if joint.pledge(self.part) != room.pledges[sender.person]:
            raise Refusal("not-your-part")
        revealed = log.Revealed(part=self.part, by=sender.person)
        if room.awaited_parts() != [sender.person]:
            return [revealed]
        parts = room.parts | {sender.person: self.part}
        return [revealed, log.deal_cards(room, parts)]


class Again(Named, tag="again"):
    """Plays the same again, after the end. The first request opens a table for the same
    people under the same code; the others say who comes along."""

    async def perform(self, table: "GameTable", conn: Conn) -> bool:
        room, person = table.room, conn.person
        if person not in room.owners():
            raise Refusal("not-at-this-table")
        if room.state != "over":
            raise Refusal("not-over")
        if person not in room.going:
            next_ = room.next
            if next_ is None:
                made = await rematch(room, person, table.store.person)
                next_ = await table.open_another(made, room)
            followed = log.Followed(next=next_, by=person, id=self.id)
            await table.write(lambda now: [] if person in now.going else [followed])
        return True


async def rematch(
    room: GameRoom, asker: str, name_of: Callable[[str], Awaitable[str | None]]
) -> list[GameEntry]:
    """Returns the first entries of a table that plays the same again: same terms, same
    seats, and everybody by the name they have now."""
    host = room.host or asker
    opened = msgspec.structs.replace(
        room.opened,
        edition=room.game.edition,
        by=host,
        id="",
        bots=[sitter.bot_again for sitter in room.sitters],
        guided=False,
        again=True,
        banned=sorted(room.banned),
    )
    made: list[GameEntry] = [opened]
    names: set[str] = set()
    for seat, sitter in enumerate(room.sitters):
        if not sitter.person or sitter.program:
            continue
        alone = len(room.seats_of(sitter.person)) == 1
        known = await ask_store(name_of(sitter.person)) if alone else None
        name = free_name(names, known or sitter.name)
        names.add(name)
        made.append(log.Sat(seat=seat, name=name, by=sitter.person))
    if room.locked:
        made.append(log.Hosted(act="lock", by=host))
    return made


# Hosts


class Host(Named, tag="host"):
    """An action that only the host may take."""

    act: Literal["lock", "unlock", "kick", "bot", "empty", "pass-on", "close", "pause"]
    seat: SeatNumber | None = None
    bot: BotName | None = None

    rate = STIRS

    def entries(self, room: GameRoom, sender: Sender) -> list[GameEntry]:
        host_only(room, sender.person)
        act, seat = self.act, None
        if act in ("kick", "bot", "empty", "pass-on"):
            self.check_seat(room, sender.person)
            seat = self.seat
        bot = self.bot if act == "bot" else None
        if bot is not None and bot not in bots.names(room.game):
            raise Refusal("no-such-bot")
        if act == "pause" and room.state != "playing":
            raise Refusal("not-begun")
        if act in ("lock", "unlock") and room.locked == (act == "lock"):
            return []
        return [log.Hosted(act=act, seat=seat, bot=bot)]

    def check_seat(self, room: GameRoom, host: str) -> None:
        act, seat = self.act, self.seat
        room.check_settled()
        if seat is None or seat >= len(room.sitters):
            raise Refusal("no-such-seat")
        if room.state == "over" and act != "pass-on":
            raise Refusal("game-over")
        sitter = room.sitters[seat]
        person = sitter.person
        if act in ("kick", "pass-on") and (not person or person == host):
            raise Refusal("nobody-there")
        if act == "pass-on" and sitter.program:
            raise Refusal("nobody-there")
        unseen = sitter.bot and not person and not sitter.open
        if act == "empty" and unseen and room.state == "playing" and not room.deal:
            raise Refusal("hand-stays")  # nothing is dealt again before it is seen


Request = union_of(Named, globals(), *AT_SEATS)
