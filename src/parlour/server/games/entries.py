"""What is written down at a table, and what it does: the log is the game.

A table is the fold of its entries and nothing else. No entry holds a card that was not
chosen by name, but for what a bot says that it weighed. Only the server reads them.
"""

from dataclasses import replace

import msgspec

from parlour.match import Match
from parlour.match.joint import Mix, Person
from parlour.match.rounds import Rounds
from parlour.presentation.layout import layout_of
from parlour.server.games.clocks import decide_vote
from parlour.server.games.frames import Chat, Note
from parlour.server.games.lessons import LEARNER, note_lesson
from parlour.server.games.records import BotReason, EntryRecord
from parlour.server.games.room import GameEntry, GameRoom, came_to_light
from parlour.server.games.room import Opened as Opened
from parlour.server.games.seating import WARM, Absence, Sitter, TakeBackWish
from parlour.server.tables.codes import is_program
from parlour.server.tables.frames import fill
from parlour.server.tables.room import BOT_NAMES, pass_on, union_of


class AroundGame(GameEntry):
    """About people and the table: it counts even if the rules are gone."""

    around = True


class InGame(GameEntry):
    """Leaves everybody where they are."""

    in_play = True


# Coming and going


class Sat(AroundGame, tag="sat"):
    seat: int
    name: str
    pledge: str = ""
    """The hash of what this person's browser will add to the deal."""

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        before = room.sitters[self.seat]
        back = before.person == self.by
        room.sitters[self.seat] = self.sitter(room, before)
        if self.pledge:
            room.pledges[self.by] = self.pledge
        came = "program" if is_program(self.by) else "sat"
        record.note = room.note("came-back" if back else came, self.seat)
        if not room.host:
            room.host = self.by

    def sitter(self, room: GameRoom, before: Sitter) -> Sitter:
        """Makes a sitter. A newcomer during a deal joins with the next: else anybody
        could look at a hand and give it back."""
        person, name = self.by, self.name
        if room.state != "playing" or person == before.person or not room.deal:
            return Sitter(person, name)
        if before.program and is_program(person):  # the chair has a new token
            bot = before.bot if before.waits else ""
            return replace(before, person=person, name=name, bot=bot)
        bot = before.bot or WARM
        return Sitter(person, name, bot, joined=room.deal, waits=True)


class Stood(AroundGame, tag="stood"):
    seat: int

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        record.note = room.note("stood", self.seat)
        sitter = room.sitters[self.seat]
        if sitter.waits or room.state != "playing":
            room.vacate(self.seat, BOT_NAMES[self.seat])
        else:
            room.sitters[self.seat] = replace(sitter, bot=WARM)
        pass_on(room)


# The deal


class Pledged(AroundGame, tag="pledged"):
    """A browser promises its part of the deal; the last one of a person stands."""

    pledge: str

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.pledges[self.by] = self.pledge


class Called(GameEntry, tag="called"):
    """The pledges are fixed; now each browser is to reveal its part."""

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.calling, room.called = True, record.at


class Revealed(GameEntry, tag="revealed"):
    """A browser's part, which fits its pledge. Nobody is shown it yet."""

    part: str

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.parts[self.by] = self.part


class Began(AroundGame, tag="began"):
    """The cards are dealt."""

    people: list[Person] | None = None
    """What went into the mix beside the server's part, and who was left out.

    None where the server's part alone is the seed: guided games, bots among
    themselves, and tables from before deals were mixed.
    """

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.dealt = True
        if room.outdated:
            return
        people, opened = self.people, room.opened
        room.calling = False
        room.match = match = Match(
            room.game,
            opened.seats,
            opened.options,
            seed=room.secret,
            mix=None if people is None else Mix(server=room.secret, people=people),
            names=[sitter.name for sitter in room.sitters],
            pace="sealed",
            edition=opened.edition,
        )
        room.state = "playing"
        room.began = record.at
        out = room.left_out()
        record.note = Note(note="began")
        if out:
            names = ", ".join(room.sitters[seat].name for seat in out)
            values: dict[str, str | int] = {"names": names, "count": len(out)}
            record.note = Note(note="began-without", values=values)
        record.events = match.events[-1]
        layout = layout_of(match.game)
        room.rounds = [
            Rounds.first(match, layout.counter, stock=layout.number_is_stock)
        ]
        record.round = room.round
        room.ask_seats(record, actor=None)


def deal_cards(room: GameRoom, parts: dict[str, str] | None = None) -> Began:
    """Returns the deal, from all parts that were revealed so far, or from these
    parts."""
    people = room.parts_of_deal(room.parts if parts is None else parts)
    return Began(people=people or None)


def call_or_deal(room: GameRoom) -> Called | Began:
    """Returns what is written when a table is to begin: a call for parts, or the
    deal."""
    return Called() if room.awaited_parts() else deal_cards(room)


# Playing


class Chose(InGame, tag="chose"):
    """An answer; without `by` it was given by a bot or by the table."""

    seat: int
    chosen: list[str]
    why: BotReason | None = None
    """Of a bot's answer."""

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        match, clocks, seat = room.match, room.clocks, self.seat
        assert match is not None
        if self.by and room.opened.guided and seat == LEARNER:
            note_lesson(room, match, self.chosen)
        if clocks is not None and not room.burns_candle(seat):
            clocks.go(record.at, clocks.running)
            clocks.note_answer(seat)
            if clocks.out == seat:
                clocks.resume()
        if self.why is not None:
            record.bot, record.why = seat, self.why
            record.asked_in = room.deal
            record.held = match.list_hidden_hand(seat)
            record.kept = bool(room.sitters[seat].person)
        sealing = match.state.sealing
        match.play(seat, self.chosen)
        room.latest[seat] = len(match.choices) - 1
        room.answers[seat] = (record.seq, self.by, self.id)
        room.add_choice(self.by, record, seat)
        room.harmless = (
            not sealing
            and match.state.seed == match.dice
            and not came_to_light(record.events, match.table.eyes)
        )


class Retracted(InGame, tag="retracted"):
    seat: int

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        assert room.match is not None
        room.match.retract(self.seat)
        if self.seat == LEARNER:
            del room.lessons[-1:]
        if room.clocks is not None:
            room.clocks.restore_time(self.seat)
        room.add_choice(self.by, record, self.seat)


class Rang(InGame, tag="rang"):
    """The game's own time is up."""

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        assert room.match is not None
        room.rung = True
        room.match.ring()
        room.add_choice(self.by, record, actor=-1)


class Wished(GameEntry, tag="wished"):
    """A seat asks all others whether it may go back to the first `to` choices."""

    seat: int
    to: int

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.wish = TakeBackWish(self.seat, self.to)
        record.note = room.note("asks-take-back", self.seat)


class Agreed(GameEntry, tag="agreed"):
    seat: int
    yes: bool

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        if room.wish is not None and self.yes:
            room.wish = replace(room.wish, agreed=room.wish.agreed | {self.by})
        else:
            room.wish = None
        record.note = room.note("agreed" if self.yes else "declined", self.seat)


class TookBack(GameEntry, tag="took-back"):
    """Only the first `to` choices still stand."""

    seat: int
    to: int

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        first = room.chosen_at[self.to]
        gone = room.go_back(self.to)
        if room.clocks is not None:
            room.clocks.restore_time(self.seat)
        record.note = room.note("took-back", self.seat, count=gone, first=first)
        room.ask_seats(record, actor=None)


# Time


class RanOut(GameEntry, tag="ran-out"):
    """A seat has no time left: a bot answers once, or plays on, or all are asked."""

    seat: int

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        clocks, seat = room.clocks, self.seat
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
            clocks.stop_for(record.seq, record.at, seat)
            record.note = room.note("out-of-time", seat)
            count_votes(room, record)


class Counted(GameEntry, tag="counted"):
    """The others had long enough to choose: those who did decide."""

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        count_votes(room, record, all_in=True)


class Voted(GameEntry, tag="voted"):
    seat: int
    answer: str

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        if room.clocks is not None and room.clocks.out is not None:
            room.clocks.votes[self.by] = self.answer
            record.note = room.note("voted", self.seat)
            count_votes(room, record)


def count_votes(room: GameRoom, record: EntryRecord, *, all_in: bool = False) -> None:
    """Does what the others chose about the seat that ran out, once they have."""
    clocks = room.clocks
    if clocks is None or clocks.out is None:
        return
    seat = clocks.out
    voters = len(clocks.votes) if all_in else len(room.others(seat))
    what = decide_vote(clocks.votes, voters)
    if what is None:
        return
    sitter = room.sitters[seat]
    record.note = room.note(f"clock-{what}", seat)
    if what == "bot":
        room.sitters[seat] = replace(sitter, bot=WARM)
    elif what == "remove":
        room.sitters[seat] = Sitter(name=sitter.name, bot=WARM)
        pass_on(room)
    clocks.resume()


class Went(AroundGame, tag="went"):
    """A holiday until then; the clocks of this person stand still at all seats."""

    until: float

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.end_holiday(self.by, record.at)
        room.holidays[self.by] = Absence(record.at, self.until)
        record.note = room.note_about(self.by, "went-away", until=round(self.until))


class Returned(AroundGame, tag="returned"):
    """An early return from a holiday."""

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.end_holiday(self.by, record.at)
        record.note = room.note_about(self.by, "back-again")


# Around it


class SaidInChat(AroundGame, tag="said"):
    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None

    in_play = True

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        record.chat = fill(Chat, self)


class Hosted(AroundGame, tag="hosted"):
    """Notes an action of the host: lock, show out, seat bots, pause, close."""

    act: str
    seat: int | None = None
    bot: str | None = None

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        record.note = room.note(self.act, self.seat)
        match self.act:
            case "lock" | "unlock":
                room.locked = self.act == "lock"
            case "close":
                room.closed, room.state = True, "closed"
            case "pause":
                room.paused = not room.paused
                if not room.paused:
                    room.rested += record.at - room.resumed
                    record.note = Note(note="go-on")
                room.resumed = record.at
            case "pass-on" if self.seat is not None:
                room.host = room.sitters[self.seat].person
            case _ if self.seat is not None:
                self.change_seat(room, record, self.seat)
                pass_on(room)

    def change_seat(self, room: GameRoom, record: EntryRecord, seat: int) -> None:
        """Does what else is done to one seat: `kick`, `empty` or `bot`."""
        sitter, bot = room.sitters[seat], self.bot or WARM
        if self.act == "kick":
            room.banned.add(sitter.person)
            for own in room.seats_of(sitter.person):
                room.vacate(own, room.sitters[own].name)
        elif self.act == "empty":
            room.vacate(seat, BOT_NAMES[seat])
        elif sitter.bot and not sitter.program:
            room.sitters[seat] = replace(sitter, bot=bot)
            record.note = room.note("level", seat, level=bot)
        elif room.state == "playing" and sitter.person and not sitter.program:
            room.sitters[seat] = replace(sitter, bot=bot)
        else:
            room.sitters[seat] = Sitter(name=BOT_NAMES[seat], bot=bot)
            record.note = room.note(self.act, seat)


class Followed(AroundGame, tag="followed"):
    """Another table plays it again, and `by` goes there."""

    next: str

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        room.next = self.next
        room.going = [*room.going, self.by]
        record.note = room.note_about(self.by, "again")


class Missed(AroundGame, tag="missed"):
    """A player who has not come to play again: a bot keeps the chair until they do."""

    seat: int

    def apply(self, room: GameRoom, record: EntryRecord) -> None:
        sitter = room.sitters[self.seat]
        room.sitters[self.seat] = replace(sitter, bot=WARM, missed=True)
        record.note = room.note("missed", self.seat)
        pass_on(room)


AnyEntry = union_of(GameEntry, globals())
decode = msgspec.json.Decoder(AnyEntry).decode
