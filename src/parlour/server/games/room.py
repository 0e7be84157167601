"""GameRoom: a table as its entries leave it. Pure: no socket, clock or database.

Any worker makes the same room from the same rows. What is asked of a person, what
they may do and what they are shown all follow from here.
"""

import hashlib
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from parlour.engine.game import Game
from parlour.engine.options import Value
from parlour.engine.refusals import Refusal
from parlour.engine.table import Event
from parlour.games import find
from parlour.match import Match
from parlour.match.joint import Person
from parlour.match.match import replay as replayed
from parlour.match.rounds import Rounds
from parlour.narration import closing_lines
from parlour.presentation.guide import GuideLesson
from parlour.server.games.clocks import SLOW_ANSWER_S, SeatClocks
from parlour.server.games.frames import Note, TakingBack
from parlour.server.games.records import EntryRecord
from parlour.server.games.seating import WARM, Absence, Sitter, TakeBackWish
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.match_view import Asked, asked_since, check_asked
from parlour.server.tables.room import BOT_NAMES, Facts, LogEntry, Room, TableState


class GameEntry(LogEntry):
    """One line of a game's log; `entries` has all kinds."""

    in_play: ClassVar[bool] = False
    """Whether it leaves everybody where they are."""
    around: ClassVar[bool] = False
    """Whether it is about the people: it counts even if the rules are gone."""

    def apply(self, room: "GameRoom", record: EntryRecord) -> None:
        """Changes a room; the entry was found good before it was written."""
        raise NotImplementedError


class Opened(GameEntry, tag="opened"):
    """The table as it was agreed on; `by` is the host."""

    game: str
    edition: int
    seats: int
    options: dict[str, Value]
    public: bool = False
    watch: str = "public"
    delay: float = 300
    """Seconds after which those who watch see all hands, where they do."""
    pace: str = "sealed"
    candle: float = 0
    clock: tuple[float, float] | None = None
    per_move: float = 0
    """Seconds for each answer, in place of a bank and an increment."""
    at_zero: str = "ask"
    """When somebody's time is up: `ask` the others, let a bot answer for this `move`,
    or have one `keep` the seat until they come back."""
    holiday: int = 0
    """Days in all for which anybody's clock stands still while they are away."""
    guided: bool = False
    bots: list[str | None] = []  # noqa: RUF012
    """For each seat the strength of its bot, or None for people."""
    again: bool = False
    """Whether a finished table is played again here: the cards are dealt as soon as
    everybody has come, or after `REMATCH_TIMEOUT_S`."""
    banned: list[str] = []  # noqa: RUF012
    """People who were sent away from the table that is played again."""

    def apply(self, room: "GameRoom", record: EntryRecord) -> None:
        if self.edition not in find(self.game).knows:
            room.outdated = room.closed = True
            room.state = "closed"
        room.opened = self
        room.opened_at, room.public = record.at, self.public
        room.host = self.by
        room.banned = set(self.banned)
        room.sitters = [Sitter() for _ in range(self.seats)]
        for seat, bot in enumerate(self.bots):
            if bot:
                room.sitters[seat] = Sitter(name=BOT_NAMES[seat], bot=bot)
        if self.clock is not None or self.per_move:
            room.clocks = SeatClocks.start(self.clock, self.seats, self.per_move)

    @property
    def slow(self) -> bool:
        """Whether people come and go while it is played."""
        return self.per_move >= SLOW_ANSWER_S


class GameRoom(Room):
    """The fold of a game's entries."""

    GROWING: ClassVar = frozenset(
        {"choosers", "chosen_at", "rounds", "lessons", "records", "done"}
    )
    opened: Opened
    state: TableState = "gathering"
    seating_seq = 0

    def __init__(self, id_: str, code: str, secret: str) -> None:
        super().__init__(id_, code, secret)
        self.state = "gathering"
        self.opened_at = 0.0
        self.paused = False
        self.resumed = 0.0
        """When the table last went on after a pause."""
        self.sitters: list[Sitter] = []
        self.pledges: dict[str, str] = {}
        """What each person's browser promised to add to the deal."""
        self.calling = False
        """Whether the browsers are asked for their parts now."""
        self.called = 0.0
        """Since when they are."""
        self.parts: dict[str, str] = {}
        """The parts that came; nobody is shown them before the end."""
        self.match: Match | None = None
        self.began = 0.0
        self.rested = 0.0
        """Seconds of pauses since the beginning, for the game's own clock."""
        self.ended = 0.0
        self.rung = False
        self.asked: dict[int, Asked] = {}
        self.choosers: list[str] = []
        """The person behind each choice that stands, or nothing for bots."""
        self.chosen_at: list[int] = []
        """The entry of each choice that stands."""
        self.latest: dict[int, int] = {}
        """The last answer of each seat, by its place among those choices."""
        self.answers: dict[int, tuple[int, str, str]] = {}
        """The same, whether it still stands or not: entry, person, and request's id."""
        self.rounds: list[Rounds] = []
        """The rounds so far, after the deal and after each choice that stands."""
        self.lessons: list[GuideLesson] = []
        """What the guide said at each question that the learner has answered."""
        self.harmless = False
        """Whether nothing came to light with the last choice."""
        self.wish: TakeBackWish | None = None
        self.clocks: SeatClocks | None = None
        self.holidays: dict[str, Absence] = {}
        """Those who said that they are away, until when; it may be over by now."""
        self.taken: dict[str, float] = {}
        """Seconds of holidays before that, by person."""
        self.going: list[str] = []
        """Those who have said that they play again, the first one first."""
        self.outdated = False
        """Its edition of the rules is no longer here: it is closed, and its log is kept
        as it is."""
        self.dealt = False
        """Whether the cards were ever dealt, also at an outdated table."""
        self.seating_seq = 0
        """The last entry after which anybody may sit elsewhere, or the table's terms
        differ."""
        self.records: list[EntryRecord] = []

    def save(self) -> "RoomCheckpoint":
        return RoomCheckpoint(self)

    # What follows from the entries

    @cached_property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def slug(self) -> str:
        return self.opened.game

    @property
    def replay(self) -> str:
        """The permanent address of the finished game, which reveals no table's."""
        return hashlib.sha256(f"replay:{self.id}".encode()).hexdigest()[:32]

    @property
    def round(self) -> int | None:
        """The round that goes on, where the game counts them."""
        return self.rounds[-1].number if self.rounds else None

    @property
    def deal(self) -> int:
        """The deal that goes on; 0 where hands stay hidden to the end of the game."""
        deals = self.game.deals if self.match is not None else None
        return deals(self.match.state) if deals and self.match else 0

    def is_uncovered(self, deal: int) -> bool:
        """Returns whether the hidden cards of a deal no longer matter to players."""
        return self.state == "over" or deal < self.deal

    def facts(self) -> Facts:
        over = self.state == "over"
        own = self.seats_of(self.host)
        return Facts(
            seats=len(self.sitters),
            names=[sitter.name for sitter in self.sitters],
            people=[sitter.person for sitter in self.sitters],
            host=self.sitters[own[0]].name if own else "",
            waiting=sorted(self.asked) if self.state == "playing" else [],
            missed=self.list_missing(),
            round=self.round or None,
            finished_at=round(self.ended) if over else None,
            replay=self.replay if over else None,
            locked=self.locked,
            edition=self.opened.edition,
            turns=self.turns(),
            away={person: one.until for person, one in self.holidays.items()},
            ends=self.deadlines(),
            outdated=self.outdated,
        )

    def turns(self) -> dict[str, int]:
        """Returns people for whose answer, or vote, other people wait; since which
        entry."""
        if self.state != "playing" or self.paused or len(self.people()) < 2:
            return {}
        found: dict[str, int] = {}
        for seat, asked in self.asked.items():
            sitter = self.sitters[seat]
            if sitter.plays and not sitter.program:
                known = found.get(sitter.person, asked.seq)
                found[sitter.person] = min(known, asked.seq)
        clocks = self.clocks
        if clocks is not None and clocks.out is not None:
            for person in self.others(clocks.out):
                if person not in clocks.votes:
                    found.setdefault(person, clocks.out_since[0])
        return found

    def deadlines(self) -> dict[str, float]:
        """Returns when each person who is asked runs out of time, at a slow table."""
        clocks = self.clocks
        if clocks is None or not self.opened.slow:
            return {}
        found: dict[str, float] = {}
        for seat in sorted(clocks.running):
            person, end = self.sitters[seat].plays, round(clocks.ends(seat))
            found[person] = min(end, found.get(person, end))
        return found

    # People

    def seats_of(self, person: str) -> list[int]:
        return [
            seat
            for seat, sitter in enumerate(self.sitters)
            if person and sitter.person == person
        ]

    def people(self) -> list[str]:
        """Returns everybody who plays here now, each once; programs are nobody."""
        found = [s.plays for s in self.sitters if s.plays and not s.program]
        return list(dict.fromkeys(found))

    def owners(self) -> list[str]:
        """Returns everybody who has a seat here, also where a bot keeps it for them."""
        found = [s.person for s in self.sitters if s.person and not s.program]
        return list(dict.fromkeys(found))

    def is_missed(self, seat: int) -> bool:
        """Returns whether somebody has not come yet to a table that is played again."""
        return seat in self.list_missing()

    def list_missing(self) -> list[int]:
        """Lists the seats whose people have not come yet to a table that is played
        again."""
        sitters = enumerate(self.sitters)
        if self.state != "gathering" or not self.opened.again:
            return [seat for seat, sitter in sitters if sitter.missed]
        return [
            seat
            for seat, sitter in sitters
            if sitter.plays and sitter.person not in self.pledges
        ]

    def others(self, seat: int) -> list[str]:
        """Returns the people other than the one who sits here."""
        own = self.sitters[seat].person
        return [person for person in self.people() if person != own]

    def is_guarded(self) -> bool:
        """Returns whether the time of an answer could reveal a hand to another person.

        Bots look at no clock, and theirs depends on nothing they hold; a program that
        somebody brought may look.
        """
        return sum(1 for sitter in self.sitters if sitter.plays) > 1

    def is_asked(self, seat: int, at: int) -> bool:
        """Returns whether play goes on, and a seat is still asked what it was asked
        then."""
        asked = self.asked.get(seat)
        playing = self.state == "playing" and not self.paused
        return playing and asked is not None and asked.seq == at

    def burns_candle(self, seat: int) -> bool:
        """Returns whether this seat's question is a window that burns a candle."""
        if self.opened.pace != "sealed" or not self.opened.candle:
            return False
        return self.is_guarded() and self.asked[seat].pick.window

    def vacate(self, seat: int, name: str) -> None:
        """Frees a seat: nobody has it now; in play a bot has, until somebody sits
        down."""
        kept = Sitter(name=name, bot=WARM, open=True)
        self.sitters[seat] = kept if self.state == "playing" else Sitter()

    def seat_newcomers(self) -> bool:
        """Lets newcomers play once the deal they came in is over; true if any can now.
        If a choice is taken back and that deal goes on again, a bot plays it again."""
        changed = False
        for seat, sitter in enumerate(self.sitters):
            waits = sitter.joined is not None and not self.is_uncovered(sitter.joined)
            if waits != sitter.waits:
                bot = (sitter.bot or WARM) if waits else ""
                self.sitters[seat] = replace(sitter, bot=bot, waits=waits)
                changed = True
        return changed

    def end_holiday(self, person: str, at: float) -> None:
        over = self.holidays.pop(person, None)
        if over is not None:
            self.taken[person] = self.taken.get(person, 0.0) + over.count_seconds(at)

    # Checks that several requests share

    def check_settled(self) -> None:
        """Checks that nobody moves: while parts of the deal are called for, everybody
        stays where they are."""
        if self.calling:
            raise Refusal("being-dealt")

    def check_begun(self) -> Match:
        """Returns the match, which must not be over."""
        if self.state == "over":
            raise Refusal("game-over")
        if self.match is None:
            raise Refusal("not-begun")
        return self.match

    def check_plays(self, person: str, seat: int) -> None:
        """Checks that the seat is this person's, and theirs to play."""
        self.check_own_seat(person, seat)
        if not self.sitters[seat].plays:
            raise Refusal("bot-plays")

    def check_may_act(self, person: str, seat: int) -> Match:
        match = self.check_begun()
        if self.paused:
            raise Refusal("paused")
        self.check_plays(person, seat)
        return match

    def check_question(self, person: str, seat: int, at: int) -> tuple[Match, int]:
        """Returns the match and its seat. It must be this person's question, still the
        same, and open to answers now.

        A refusal that says the table is paused shows that the question is theirs.
        """
        match = self.check_begun()
        self.check_plays(person, seat)
        check_asked(self.asked, seat, at)
        if self.paused:
            raise Refusal("paused")
        return match, seat

    # The deal

    def parts_of_deal(self, parts: dict[str, str]) -> list[Person]:
        """Returns everybody at the table in seat order, with pledges and these
        parts."""
        return [
            Person(
                seats=self.seats_of(person),
                pledge=self.pledges.get(person),
                part=parts.get(person),
            )
            for person in self.people()
        ]

    def awaited_parts(self) -> list[str]:
        """Returns those who have promised a part that has not come yet."""
        return [
            person
            for person in self.people()
            if person in self.pledges and person not in self.parts
        ]

    def left_out(self) -> list[int]:
        """Returns the seats whose people have no part in the deal, though they sat
        there."""
        if self.match is None or self.match.mix is None:
            return []
        out = [one for one in self.match.mix.people if one.part is None]
        return sorted(seat for person in out for seat in person.seats)

    # The fold

    def apply(self, seq: int, at: float, entry: GameEntry) -> None:
        """Goes on by one entry, which was found good before it was written."""
        record = EntryRecord(seq, at, round=self.round)
        self.seq, self.at = seq, at
        if entry.id:
            self.done.setdefault((entry.by, entry.id), seq)
        before = self.state
        if not self.outdated or entry.around:
            entry.apply(self, record)
        joined = self.seat_newcomers()
        if joined or self.state != before or not entry.in_play:
            self.seating_seq = seq
        if self.clocks is not None:
            self.clocks.go(at, self.ticking(), self.resumes(at))
            self.clocks.keep_to(self.asked)
        record.deal = self.deal
        record.finished = self.rounds[-1].finished if self.rounds else 0
        self.records.append(record)

    def note(self, kind: str, seat: int | None = None, **values: str | int) -> Note:
        name = self.sitters[seat].name if seat is not None else None
        return Note(note=kind, seat=seat, name=name, values=values)

    def note_about(self, person: str, kind: str, **values: str | int) -> Note:
        """Returns a note about somebody, wherever they sit."""
        seats = self.seats_of(person)
        return self.note(kind, seats[0] if seats else None, **values)

    def add_choice(self, by: str, record: EntryRecord, actor: int) -> None:
        """Notes a choice that the match has taken just now."""
        match = self.match
        assert match is not None
        self.choosers.append(by)
        self.chosen_at.append(record.seq)
        self.rounds.append(self.rounds[-1].after(match))
        record.opens = self.rounds[-1].opens
        record.events = match.events[-1]
        self.harmless = False
        self.wish = None
        self.ask_seats(record, actor)

    def ask_seats(self, record: EntryRecord, actor: int | None) -> None:
        """Notes since when each seat is asked. Only the actor's question is new; all
        of them are if there is no actor."""
        match = self.match
        assert match is not None
        if match.over():
            record.result = closing_lines(match)
            self.state = "over"
            self.ended = record.at
            self.asked = {}
            return
        self.asked = asked_since(
            match,
            self.asked,
            (record.seq, record.at),
            lambda seat: actor is None or seat == actor,
        )

    # Going back

    def may_take_back(self, seat: int) -> tuple[TakingBack, int]:
        """Returns how a seat may take back its last answer, and how many choices stay
        then."""
        sitter = self.sitters[seat]
        if not sitter.plays or sitter.program or self.state != "playing":
            return "", 0
        number = self.latest.get(seat)
        if number is None or self.choosers[number] != sitter.person:
            return "", 0
        if self.match is None or self.match.state.shut >> seat & 1:
            return "", 0  # it is sealed: that is retracted instead
        free = number == len(self.choosers) - 1 and self.harmless
        return ("at-once" if free else "by-asking"), number

    def go_back(self, to: int) -> int:
        """Keeps only the first `to` choices; returns how many are gone."""
        match = self.match
        assert match is not None
        gone = match.choices[to:]
        self.match = replayed(self.game, match.log(reveal=True), to)
        taught = sum(
            1 if choice.chosen is not None else -1
            for choice in gone
            if choice.seat == 0
        )
        self.lessons = self.lessons[: len(self.lessons) - taught]
        self.choosers = self.choosers[:to]
        self.chosen_at = self.chosen_at[:to]
        self.latest = {
            choice.seat: place
            for place, choice in enumerate(self.match.choices)
            if isinstance(choice.seat, int) and choice.chosen is not None
        }
        self.rounds = self.rounds[: to + 1]
        self.harmless = False
        self.wish = None
        self.rung = any(choice.seat == "clock" for choice in self.match.choices)
        return len(gone)

    # Time

    def ticking(self) -> list[int]:
        """Returns the seats whose clocks run: people who are asked, windows apart."""
        if self.state != "playing" or self.paused:
            return []
        return [
            seat
            for seat in self.asked
            if self.sitters[seat].plays
            and not self.burns_candle(seat)
            and not (self.clocks and seat in self.clocks.stand_ins)
        ]

    def resumes(self, at: float) -> dict[int, float]:
        """Returns the seats of those who are away, and when their clocks go on."""
        return {
            seat: one.until
            for person, one in self.holidays.items()
            if one.until > at
            for seat in self.seats_of(person)
        }


def came_to_light(events: list[Event], eyes: list[int]) -> bool:
    """Returns whether anybody may have seen a piece that was out of their sight before.

    It looks at zones only, because what somebody knew already is their secret.
    """
    for kind, _, source, target, *_ in events:
        if kind == "moved":
            before = eyes[source] if source >= 0 else 0
            if source == target or eyes[target] & ~before:
                return True
    return False


class RoomCheckpoint(Checkpoint):
    """A game's room as it was, with a copy of the state of its match."""

    def __init__(self, room: GameRoom) -> None:
        parts = [one for one in (room.clocks, room.match) if one is not None]
        super().__init__(room, *parts)
        self.match = room.match
        self.state = room.match.state.copy() if room.match is not None else None
        self.fields = self.saved[0][1]
        """Those of the room."""
        self.choices = len(room.choosers)
        self.finished = room.rounds[-1].finished if room.rounds else 0
        self.deal = room.records[-1].deal if room.records else 0

    def restore(self) -> None:
        super().restore()
        if self.match is not None and self.state is not None:
            self.state.events = []
            self.match.state = self.state
