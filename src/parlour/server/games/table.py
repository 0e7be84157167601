"""A game's table: what is told of it, to whom, and when it is over."""

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from parlour.engine.refusals import Refusal
from parlour.match.log import Log
from parlour.server.games import frames, outdated, scenes, schedule
from parlour.server.games.changes import changed
from parlour.server.games.fold import entries as log
from parlour.server.games.fold import reasons
from parlour.server.games.fold.room import Room
from parlour.server.games.plans import Plans, carried_out
from parlour.server.process.logs import tag
from parlour.server.store import Unavailable
from parlour.server.tables.room import Company, Reader
from parlour.server.tables.table import Shown, Table, answered

Line = tuple[int, float, log.AnyEntry]
"""Seq, time and entry."""

logger = logging.getLogger("parlour.table")


class Kept(msgspec.Struct):
    """A finished game as it is kept for replays."""

    log: Log
    ended: float
    whys: list[frames.Because | None] = []
    """For each choice, why a bot made it; kept where they were known."""


@dataclass(eq=False)
class GameTable(Table[Room, log.AnyEntry]):
    passing: dict[int, int] = field(default_factory=dict)
    """Seats that passed early, and the question they did it at. Not in the log."""
    past: Room | None = None
    """The room as it was, for those who watch with a delay."""
    backlog: list[Line] = field(default_factory=list)
    over: bool = False
    """Whether the end was told."""
    memory: scenes.Memory = field(default_factory=scenes.Memory)

    wakes = staticmethod(schedule.wakes)
    read_entry = staticmethod(log.decode)
    write_entry = staticmethod(log.encode)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.plans = Plans(self.store, self.room.id)
        self.shared = self.store.engine.dialect.name == "postgresql"
        """Whether other workers may have the table too."""
        self.over = self.room.state == "over"

    async def opened(self, lines: list[Line], state: str) -> None:
        room = self.room
        if room.outdated and state in ("gathering", "playing"):
            await answered(outdated.close(self.store, room, self.clock()))
        if room.opened.watch == "delayed" and room.state != "over":
            await asyncio.to_thread(self.lag, lines)
        if room.state == "over":
            await self.keep_replay()
        elif room.state == "playing":
            await answered(self.plans.load(room))

    # Writing

    async def tried(self, lines: list[Line]) -> Room:
        twin = self.room.twin()
        for line in lines:
            twin.apply(*line)
        return twin

    def apply(self, lines: list[Line], trial: Room | None) -> None:
        if trial is None:
            super().apply(lines, trial)
            return
        if (
            trial.state == "over" and self.room.state != "over"
        ):  # no other worker writes it
            logger.info("game over", extra={"table": tag(self.room.id)})
        self.room.become(trial)

    def attended(self) -> bool:
        return schedule.goes_on_alone(self.room) or super().attended()

    def restless(self) -> bool:
        if self.past is not None or self.plans.known or self.plans.doubtful:
            return True
        return not schedule.quiet(self.room)

    def followed(self, seq: int, at: float, entry: log.AnyEntry) -> None:
        self.plans.heard(seq, entry)
        if self.past is not None:
            self.backlog.append((seq, at, entry))

    def news(self, lines: list[Line]) -> None:
        asked = self.room.asked
        for seat, at in list(self.passing.items()):
            if seat not in asked or asked[seat].seq != at:
                del self.passing[seat]
        if self.shared:
            here = {conn.person for conn in self.conns}
            asked_people = {self.room.sitters[seat].plays for seat in asked} - {""}
            self.plans.doubtful = bool(asked_people - here)
        if self.room.state == "over" and not self.over:
            self.over = True
            self.past = None
            self.backlog = []
            self.spawn(self.keep_replay())
        self.tell_all()

    async def keep_replay(self) -> None:
        """Keeps the finished game for good; nothing happens if it is kept already."""
        match = self.room.match
        if match is None or self.room.state != "over":
            return
        whys = reasons.reasons(self.room)
        kept = Kept(log=match.log(), ended=self.room.ended, whys=whys)
        try:
            await self.store.keep_replay(self.room.replay, msgspec.json.encode(kept))
        except Unavailable:
            logger.warning(
                "a replay is not kept yet", extra={"table": tag(self.room.id)}
            )

    # Answers that were given ahead

    async def mind_plans(self) -> None:
        """Notes what became of plans, and tells those who made them. The lock must be
        held."""
        makers = await answered(self.plans.settle(self.room))
        if makers:
            self.tell_all(lambda conn: conn.person in makers)

    async def carry_out(self, seat: int) -> None:
        """Answers as a plan says, unless it was taken back. The lock must be held."""
        if self.shared:
            await answered(self.plans.load(self.room))
        plan, asked = self.plans.known.get(seat), self.room.asked.get(seat)
        if plan is None or asked is None:
            return
        try:
            await self.write(lambda room: carried_out(room, plan, asked.seq))
        except Refusal:  # it seemed to fit
            lost = msgspec.structs.replace(plan, fate="question")
            await answered(self.plans.put(lost))
            self.tell_all(lambda conn: conn.person == plan.person)

    # Watching with a delay

    def lag(self, lines: list[Line]) -> None:
        """Keeps a room of the past too, for those who watch with a delay."""
        self.past = Room(self.room.id, self.room.code, self.room.secret)
        self.backlog = lines
        self.advance()

    def advance(self) -> bool:
        """Lets the past go on to what is long enough ago; true if it did."""
        if self.past is None:
            return False
        horizon = self.clock() - self.room.opened.delay
        before = self.past.seq
        while self.backlog and self.backlog[0][1] <= horizon:
            self.past.apply(*self.backlog.pop(0))
        return self.past.seq != before

    # Looking

    def reader_for(self, person: str, looking: int | None = None) -> Reader:
        found = super().reader_for(person, looking)
        if found.looking is not None and self.room.sitters[found.looking].waits:
            found = found._replace(looking=None)  # its cards are not theirs yet
        open_ = not found.seats and self.room.opened.watch == "delayed"
        return found._replace(open=open_)

    def shown(self, reader: Reader) -> Room | None:
        """The past room, for those who watch with a delay."""
        return self.past if reader.open else None

    def since(self, source: Room, reader: Reader, seq: int) -> list[frames.Told]:
        if not source.seq:
            return []
        return scenes.since(source, reader, seq, self.room, self.memory)

    def company(self) -> Company:
        found, room = super().company(), self.room
        ahead = {s for s in room.asked if schedule.passes_ahead(room, s)}
        passing = {*self.passing, *(s for s in ahead if schedule.may_pass(room, s))}
        candles = schedule.candles(room, self.loaded)
        if not passing and not candles and not self.plans.known:
            return found
        return found._replace(
            passing=frozenset(passing), candles=candles, plans=self.plans.shown()
        )

    def scene(
        self, reader: Reader, company: Company, past: Room | None, finished: int = 0
    ) -> frames.Scene:
        now, memory = self.clock(), self.memory
        return scenes.scene(self.room, reader, company, now, past, finished, memory)

    def update(
        self, reader: Reader, company: Company, since: int, shown: frames.Scene
    ) -> Shown:
        past = self.shown(reader)
        source = past or self.room
        known = min(shown.finished, standing(source, since))
        scene = self.scene(reader, company, past, known)
        seq = max(source.seq, since)
        update = frames.Update(
            seq=seq,
            told=self.since(source, reader, since),
            scene=changed(shown, scene),
        )
        return Shown(update, seq, scene)

    def first(self, reader: Reader, since: int | None) -> Shown:
        past = self.shown(reader)
        source = past or self.room
        fits = since is not None and 0 <= source.seq - since <= scenes.GAP
        start = since if fits and since is not None else source.seq - scenes.LAST_PART
        scene = self.scene(reader, self.company(), past)
        told = self.since(source, reader, max(0, start))
        welcome = frames.Welcome(seq=source.seq, scene=scene, told=told, whole=not fits)
        return Shown(welcome, source.seq, scene)

    def info(self, reader: Reader) -> frames.TableInfo:
        return scenes.table_info(self.room, reader, self.company())


def standing(room: Room, seq: int) -> int:
    """How many rounds that were over by then have been so ever since.

    None, for somebody who has seen more than this room of the past.
    """
    since = room.records[max(seq - 1, 0) :]
    return min((record.finished for record in since), default=0)
