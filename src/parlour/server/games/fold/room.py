"""Room: a table as its entries leave it. Pure: no sockets, no clock, no database.

Any worker makes the same room from the same rows. What is asked of a person, what
they may do and what they are shown all follow from here.
"""

import hashlib
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from parlour.engine.game import Game
from parlour.games import find
from parlour.match import Match, seeds
from parlour.match.match import replay as replayed
from parlour.narration import result
from parlour.server.games.fold import dealing
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.clocks import SeatClocks
from parlour.server.games.fold.facts import facts
from parlour.server.games.fold.rounds import Rounds
from parlour.server.games.fold.seating import WARM, Holiday, Record, Sitter, Wish
from parlour.server.games.fold.taking_back import came_to_light
from parlour.server.games.frames import Note
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.codes import is_program
from parlour.server.tables.match_view import Asked, asked_since
from parlour.server.tables.room import TableState

IN_PLAY = (log.Chose, log.Retracted, log.Rang, log.Said)
"""What leaves everybody where they are."""
AROUND = (
    log.Sat,
    log.Stood,
    log.Pledged,
    log.Went,
    log.Returned,
    log.Said,
    log.Hosted,
    log.Followed,
)
"""What happens around a game, also where its rules are no longer known."""


class Room:
    """The fold of a table's entries."""

    GROWING: ClassVar = frozenset(
        {"choosers", "chosen_at", "rounds", "lessons", "records", "done"}
    )
    opened: log.Opened

    def __init__(self, id_: str, code: str, secret: str) -> None:
        self.id = id_
        self.code = code
        self.secret = secret
        """The server's part of the deal."""
        self.seq = 0
        self.at = 0.0
        self.state: TableState = "gathering"
        self.host = ""
        self.locked = False
        self.paused = False
        self.resumed = 0.0
        """When the table last went on after a pause."""
        self.sitters: list[Sitter] = []
        self.banned: set[str] = set()
        self.pledges: dict[str, str] = {}
        """What each person's browser promised to add to the deal."""
        self.calling = False
        """Whether the browsers are asked for their parts now."""
        self.called = 0.0
        """Since when they are."""
        self.parts: dict[str, str] = {}
        """What they have told; nobody is shown it before the end."""
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
        self.rounds: list[Rounds] = []
        """The rounds so far, after the deal and after each choice that stands."""
        self.lessons: list[str] = []
        """Prompts that seat 0 of a guided game has answered."""
        self.harmless = False
        """Whether nothing came to light with the last choice."""
        self.wish: Wish | None = None
        self.clocks: SeatClocks | None = None
        self.holidays: dict[str, Holiday] = {}
        """Those who said that they are away, until when; it may be over by now."""
        self.taken: dict[str, float] = {}
        """Seconds of holidays before that, by person."""
        self.next: str | None = None
        self.outdated = False
        """Its edition of the rules is no longer here: it is closed, and its log is kept
        as it is."""
        self.dealt = False
        """Whether the cards were ever dealt, also at an outdated table."""
        self.arranged = 0
        """The last entry after which anybody may sit elsewhere, or the table's terms
        differ."""
        self.records: list[Record] = []
        self.done: dict[tuple[str, str], int] = {}
        """The seq of each request that was ever applied, by person and id."""

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
    def public(self) -> bool:
        return self.opened.public

    @property
    def told(self) -> int:
        return self.seq

    @property
    def commitment(self) -> str:
        return seeds.commitment(self.opened.game, self.secret)

    @property
    def replay(self) -> str:
        """The permanent address of the finished game, which tells no table's."""
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

    def uncovered(self, deal: int) -> bool:
        """Whether what a deal hid is of no use any more to anybody who plays."""
        return self.state == "over" or deal < self.deal

    def seats_of(self, person: str) -> list[int]:
        return [
            seat
            for seat, sitter in enumerate(self.sitters)
            if person and sitter.person == person
        ]

    def people(self) -> list[str]:
        """Everybody who plays here now, each once; programs are nobody."""
        found = [s.plays for s in self.sitters if s.plays and not s.program]
        return list(dict.fromkeys(found))

    def owners(self) -> list[str]:
        """Everybody who has a seat here, also where a bot keeps it for them."""
        found = [s.person for s in self.sitters if s.person and not s.program]
        return list(dict.fromkeys(found))

    def facts(self) -> bytes:
        return facts(self)

    def others(self, seat: int) -> list[str]:
        """The people besides whoever sits here."""
        own = self.sitters[seat].person
        return [person for person in self.people() if person != own]

    def guarded(self) -> bool:
        """Whether people could tell by the time it takes what another of them holds.

        Bots look at no clock, and theirs depends on nothing they hold; a program that
        somebody brought may look.
        """
        return sum(1 for sitter in self.sitters if sitter.plays) > 1

    def windowed(self, seat: int) -> bool:
        """Whether this seat's question is a window that burns a candle."""
        if self.match is None or self.opened.pace != "sealed" or not self.opened.candle:
            return False
        if not self.guarded():
            return False
        return self.asked[seat].pick.window

    # The fold

    def apply(self, seq: int, at: float, entry: log.AnyEntry) -> Record:
        """Goes on by one entry, which was found good before it was written."""
        record = Record(seq, at, round=self.round)
        self.seq, self.at = seq, at
        if entry.id:
            self.done.setdefault((entry.by, entry.id), seq)
        before = self.state
        self.dealt = self.dealt or isinstance(entry, log.Began)
        if not self.outdated or isinstance(entry, AROUND):
            entry.apply(self, record)
        joined = self.let_join()
        if joined or self.state != before or not isinstance(entry, IN_PLAY):
            self.arranged = seq
        if self.clocks is not None:
            self.clocks.go(at, self.ticking(), self.resumes(at))
            self.clocks.keep_to(self.asked)
        record.deal = self.deal
        record.finished = self.rounds[-1].finished if self.rounds else 0
        self.records.append(record)
        return record

    def note(self, kind: str, seat: int | None = None, **values: str | int) -> Note:
        name = self.sitters[seat].name if seat is not None else None
        return Note(note=kind, seat=seat, name=name, values=values)

    def about(self, person: str, kind: str, **values: str | int) -> Note:
        """A note about somebody, wherever they sit."""
        seats = self.seats_of(person)
        return self.note(kind, seats[0] if seats else None, **values)

    def end_holiday(self, person: str, at: float) -> None:
        over = self.holidays.pop(person, None)
        if over is not None:
            self.taken[person] = self.taken.get(person, 0.0) + over.taken(at)

    def vacate(self, seat: int, name: str) -> None:
        """Nobody has this seat now; in play a bot has, until somebody sits down."""
        kept = Sitter(name=name, bot=WARM, open=True)
        self.sitters[seat] = kept if self.state == "playing" else Sitter()

    def seated(self, person: str, name: str, before: Sitter) -> Sitter:
        """Somebody on a chair that was `before`'s. A newcomer during a deal joins with
        the next: else anybody could look at a hand and give it back."""
        if self.state != "playing" or person == before.person or not self.deal:
            return Sitter(person, name)
        if before.program and is_program(person):  # the chair has a new token
            return Sitter(
                person,
                name,
                before.bot if before.waits else "",
                False,
                before.joined,
                before.waits,
            )
        return Sitter(person, name, before.bot or WARM, False, self.deal, waits=True)

    def let_join(self) -> bool:
        """Lets newcomers play once the deal they came in is over; true if any can now.
        If a choice is taken back and that deal goes on again, a bot plays it again."""
        changed = False
        for seat, sitter in enumerate(self.sitters):
            waits = sitter.joined is not None and not self.uncovered(sitter.joined)
            if waits != sitter.waits:
                bot = (sitter.bot or WARM) if waits else ""
                self.sitters[seat] = replace(sitter, bot=bot, waits=waits)
                changed = True
        return changed

    def begin(self, entry: log.Began, record: Record) -> None:
        self.calling = False
        self.match = Match(
            self.game,
            self.opened.seats,
            self.opened.options,
            seed=self.secret,
            mix=dealing.mix(self, entry),
            names=[sitter.name for sitter in self.sitters],
            pace="sealed",
            edition=self.opened.edition,
        )
        self.state = "playing"
        self.began = record.at
        record.note = dealing.began(self)
        record.events = self.match.events[-1]
        self.rounds = [Rounds.first(self.match)]
        record.round = self.round
        self.ask_anew(record, actor=None)

    def play(self, entry: log.Chose | log.Retracted | log.Rang, record: Record) -> None:
        match = self.match
        assert match is not None
        sealing = match.state.sealing
        actor = -1
        match entry:
            case log.Chose(seat=actor):
                if self.opened.guided and actor == 0:
                    self.lessons.append(self.asked[0].pick.prompt)
                if self.clocks is not None and not self.windowed(actor):
                    self.clocks.go(record.at, self.clocks.running)
                    self.clocks.answered(actor)
                    if self.clocks.out == actor:
                        self.clocks.settled()
                if entry.why is not None:
                    record.bot, record.why = actor, entry.why
                    record.asked_in = self.deal
                    record.held = match.held(actor)
                    record.kept = bool(self.sitters[actor].person)
                match.play(actor, entry.chosen)
                self.latest[actor] = len(match.choices) - 1
            case log.Retracted(seat=actor):
                match.retract(actor)
                if self.clocks is not None:
                    self.clocks.took_back(actor)
            case log.Rang():
                self.rung = True
                match.ring()
        self.choosers.append(entry.by)
        self.chosen_at.append(record.seq)
        self.rounds.append(self.rounds[-1].after(match))
        record.opens = self.rounds[-1].opens
        record.events = match.events[-1]
        self.harmless = (
            isinstance(entry, log.Chose)
            and not sealing
            and match.state.seed == seeds.dice_after(match.seed, len(match.choices))
            and not came_to_light(record.events, match.table.eyes)
        )
        self.wish = None
        self.ask_anew(record, actor)

    def ask_anew(self, record: Record, actor: int | None) -> None:
        """Notes since when each seat is asked; nobody is asked the same thing anew.

        Without an actor all questions are new.
        """
        match = self.match
        assert match is not None
        if match.over():
            record.result = result(match)
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

    def take_back(self, entry: log.TookBack, record: Record) -> None:
        match = self.match
        assert match is not None
        gone = match.choices[entry.to :]
        self.match = replayed(self.game, match.log(reveal=True), entry.to)
        taught = sum(choice.seat == 0 for choice in gone) if self.opened.guided else 0
        self.lessons = self.lessons[: len(self.lessons) - taught]
        self.choosers = self.choosers[: entry.to]
        self.chosen_at = self.chosen_at[: entry.to]
        self.latest = {
            choice.seat: place
            for place, choice in enumerate(self.match.choices)
            if isinstance(choice.seat, int) and choice.chosen is not None
        }
        self.rounds = self.rounds[: entry.to + 1]
        self.harmless = False
        self.wish = None
        self.rung = any(choice.seat == "clock" for choice in self.match.choices)
        if self.clocks is not None:
            self.clocks.took_back(entry.seat)
        record.note = self.note("took-back", entry.seat, count=len(gone))
        self.ask_anew(record, actor=None)

    # Time

    def ticking(self) -> list[int]:
        """The seats whose clocks run: people who are asked, windows apart."""
        if self.state != "playing" or self.paused:
            return []
        return [
            seat
            for seat in self.asked
            if self.sitters[seat].plays
            and not self.windowed(seat)
            and not (self.clocks and seat in self.clocks.stand_ins)
        ]

    def resumes(self, at: float) -> dict[int, float]:
        """The seats of those who are away, and when their clocks go on."""
        return {
            seat: one.until
            for person, one in self.holidays.items()
            if one.until > at
            for seat in self.seats_of(person)
        }


class RoomCheckpoint(Checkpoint):
    """A game's room as it was, with a copy of the state of its match."""

    def __init__(self, room: Room) -> None:
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
