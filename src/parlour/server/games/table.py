"""A game's table: what is sent, to whom, and when."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

import msgspec

from parlour.engine.refusals import BadInput, Refusal
from parlour.match.log import Log
from parlour.server.games import acts, frames, scenes, schedule
from parlour.server.games import entries as log
from parlour.server.games.plans import Plans
from parlour.server.games.room import GameEntry, GameRoom, RoomCheckpoint
from parlour.server.games.updates import Changes, Sights, is_comparable, whole_change
from parlour.server.process.logs import tag
from parlour.server.store.rows import Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act, make_refusal
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.room import Company, Lines, Reader, TableState
from parlour.server.tables.table import OpenTable, Shown, ask_store
from parlour.words import messages

LESSON_PATIENCE_S = 5.0
"""Seconds that a learner's answer waits for the bots that should answer first."""
COUNTED: Final = ("too-few", "too-many")
"""Refusals that say how many things may be chosen."""

logger = logging.getLogger("parlour.table")


class Known(NamedTuple):
    """The data of a reader beside the log."""

    sees: bool
    """Whether they have a view."""
    finished: int
    """Rounds on their pad."""
    arrangement: tuple[Any, ...]
    """The seating, and the company."""


class StoredReplay(msgspec.Struct):
    """A finished game as it is stored for replays."""

    log: Log
    ended: float
    whys: list[frames.Because | None] = []
    """For each choice, why a bot made it; kept where they were known."""


@dataclass(eq=False)
class GameTable(OpenTable[GameRoom, GameEntry]):
    passing: dict[int, int] = field(default_factory=dict)
    """Seats that passed early, and the question they did it at. Not in the log."""
    past: GameRoom | None = None
    """The room as it was, for those who watch with a delay."""
    backlog: Lines = field(default_factory=list)
    sights: Sights = field(default_factory=dict)
    """What each viewer alone was shown by the last update; nothing if they were shown a
    whole scene since."""

    wakes = staticmethod(schedule.wakes)
    read_entry = staticmethod(log.decode)
    decode = staticmethod(msgspec.json.Decoder(acts.Request).decode)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.plans = Plans(self.store, self.room.id)
        if self.room.opened.guided:
            self.before_act = self.let_bots_answer

    async def on_load(self, lines: Lines, state: str) -> None:
        room = self.room
        if room.outdated and state in ("gathering", "playing"):
            self.kept = self.kept._replace(state=cast(TableState, state), facts=b"")
            await self.write(self.close_outdated)
        if room.opened.watch == "delayed" and room.state != "over":
            await self.aside(self.keep_past, lines)
        if room.state == "over":
            await self.keep_replay()
        elif room.state == "playing":
            await ask_store(self.plans.load())

    def close_outdated(self, room: GameRoom) -> list[GameEntry]:
        """Closes it for good, unless another worker has."""
        return [] if self.kept.state == "closed" else [log.Hosted(act="close")]

    # Requests

    async def let_bots_answer(self, act: Act) -> None:
        """Lets the bots that are asked too answer first in a guided game."""
        end = self.clock() + LESSON_PATIENCE_S
        while isinstance(act, acts.Play) and self.clock() <= end:
            room = self.room
            if not any(room.sitters[seat].bot for seat in room.asked):
                break
            await asyncio.sleep(0.02)

    def find_awaited(self, seat: int) -> str:
        return self.room.sitters[seat].plays if seat in self.room.asked else ""

    def name_of(self, seat: int) -> str:
        return self.room.sitters[seat].name

    def refusal(self, act: Act, wrong: BadInput) -> common.No:
        return refusal(self.room, act, wrong)

    # Writing

    async def commit(self, before: Checkpoint, lines: Lines) -> None:
        state = self.kept.state
        await super().commit(before, lines)
        if self.room.state == "over" != state:  # no other worker writes it
            logger.info("tables: game over", extra={"table": tag(self.room.id)})

    def attended(self) -> bool:
        return schedule.goes_on_alone(self.room) or super().attended()

    def restless(self) -> bool:
        if self.past is not None or self.plans.known or self.plans.doubtful:
            return True
        return not schedule.is_quiet(self.room)

    def note_entry(self, seq: int, at: float, entry: GameEntry) -> None:
        if self.past is not None:
            self.backlog.append((seq, at, entry))

    def send_news(self, lines: Lines, before: RoomCheckpoint) -> None:
        asked = self.room.asked
        for seat, at in list(self.passing.items()):
            if seat not in asked or asked[seat].seq != at:
                del self.passing[seat]
        if self.store.shared:
            here = {conn.person for conn in self.conns}
            asked_people = {self.room.sitters[seat].plays for seat in asked} - {""}
            self.plans.doubtful = bool(asked_people - here)
        if self.room.state == "over" != before.fields["state"]:
            self.past = None
            self.backlog = []
            self.spawn(self.keep_replay())
        if is_comparable(before, self.room):
            self.send_changes(before)
        else:
            self.send_updates()

    def send_changes(self, before: RoomCheckpoint) -> None:
        """Sends what play or talk has changed."""
        room, seq = self.room, before.fields["seq"]
        changes = Changes(before, room, self.clock(), self.sights)
        sees_all = room.opened.watch != "none"

        def update(
            reader: Reader, company: Company, since: int, known: tuple[Any, ...]
        ) -> Shown:
            if reader.open or since != seq:
                return self.make_update(reader, company, since, known)
            sees, seating = sees_all or bool(reader.seats), None
            arrangement = (room.seating_seq, company.here, company.watchers)
            if arrangement != known[2]:
                info = scenes.table_info(room, reader, company)
                seating = {"seats": info.seats, "watchers": info.watchers}
            frame = changes.update(reader, sees, known[1], company, seating)
            fresh = Known(sees, changes.finished if sees else 0, arrangement)
            return Shown(frame, room.seq, fresh)

        hidden = before.deal == room.deal  # nothing that is past is face up now
        self.send_updates(
            lambda conn: not (hidden and conn.reader and conn.reader.open), update
        )

    def make_known(self, reader: Reader, shown: GameRoom, company: Company) -> Known:
        """Returns what a reader of this room has, once they are sent it."""
        sees = scenes.may_see(self.room, reader) and shown.match is not None
        return Known(
            sees,
            shown.rounds[-1].finished if sees else 0,
            (self.room.seating_seq, company.here, company.watchers),
        )

    async def keep_replay(self) -> None:
        """Keeps the finished game for good; nothing happens if it is kept already."""
        room, match = self.room, self.room.match
        if match is None or room.state != "over":
            return
        whys = [scenes.reason_for(room.records[at - 1], room) for at in room.chosen_at]
        replay = StoredReplay(log=match.log(), ended=room.ended, whys=whys)
        try:
            await self.store.keep_replay(room.replay, msgspec.json.encode(replay))
        except Unavailable:
            logger.warning(
                "replays: database unavailable, will retry",
                extra={"table": tag(room.id)},
            )

    def update_person(self, person: str) -> None:
        """Sends somebody, at each of their screens, what only they may know."""
        self.send_updates(lambda conn: conn.person == person)

    # Answers that were given ahead

    async def settle_plans(self) -> None:
        """Notes what became of plans, and shows it to their makers. The lock must be
        held."""
        makers = await ask_store(self.plans.settle(self.room))
        if makers:
            self.send_updates(lambda conn: conn.person in makers)

    async def carry_out(self, seat: int) -> None:
        """Answers as a plan says, unless it was taken back. The lock must be held."""
        if self.store.shared:
            await ask_store(self.plans.load())
        plan, asked = self.plans.known.get(seat), self.room.asked.get(seat)
        if plan is None or asked is None:
            return
        try:
            await self.write(lambda room: plan.entries(room, asked.seq))
        except Refusal:  # it seemed to fit
            await ask_store(self.plans.end(plan, "question"))
            self.update_person(plan.person)

    # Watching with a delay

    def keep_past(self, lines: Lines) -> None:
        """Keeps a room of the past too, for those who watch with a delay."""
        self.past = GameRoom(self.room.id, self.room.code, self.room.secret)
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

    def past_room(self, reader: Reader) -> GameRoom | None:
        """Returns the past room, for those who watch with a delay."""
        return self.past if reader.open else None

    def company(self) -> Company:
        found, room, match = super().company(), self.room, self.room.match
        ahead = {s for s in room.asked if match is not None and match.passes_ahead(s)}
        passing = {*self.passing, *(s for s in ahead if schedule.may_pass(room, s))}
        candles = schedule.candle_ends(room, self.loaded)
        if not passing and not candles and not self.plans.known:
            return found
        return found._replace(
            passing=frozenset(passing), candles=candles, plans=self.plans.list_plans()
        )

    def make_update(
        self, reader: Reader, company: Company, since: int, known: tuple[Any, ...]
    ) -> Shown:
        """Makes the whole scene again, but for the finished rounds that somebody
        has."""
        self.sights.pop(reader.viewer, None)
        past, room = self.past_room(reader), self.room
        source = past or room
        finished = min(known[1], rounds_kept(source, since))
        scene = scenes.scene(room, reader, company, self.clock(), past, finished)
        seq = max(source.seq, since)
        entries = scenes.log_since(source, reader, since, room)
        change = whole_change(scene, had_view=known[0])
        update = frames.Update(seq=seq, told=entries, scene=change)
        return Shown(update, seq, self.make_known(reader, source, company))

    def make_welcome(self, reader: Reader, since: int | None) -> Shown:
        self.sights.pop(reader.viewer, None)
        past, room, company = self.past_room(reader), self.room, self.company()
        source = past or room
        missed = -1 if since is None else source.seq - since
        fits = 0 <= missed <= scenes.LONGEST_GAP_ENTRIES
        start = source.seq - (missed if fits else scenes.WELCOME_ENTRIES)
        scene = scenes.scene(room, reader, company, self.clock(), past)
        entries = scenes.log_since(source, reader, max(0, start), room)
        made = frames.Welcome(seq=source.seq, scene=scene, told=entries, whole=not fits)
        return Shown(made, source.seq, self.make_known(reader, source, company))

    def info(self, reader: Reader) -> frames.TableInfo:
        return scenes.table_info(self.room, reader, self.company())


def refusal(room: GameRoom, act: Act, wrong: BadInput) -> common.No:
    """Makes a refusal, with the number that was asked for if that was wrong. Nobody
    else is sent that number: it could reveal what the seat holds."""
    if not isinstance(wrong, Refusal):
        return make_refusal(act, wrong, str(wrong))
    seat, bounds = getattr(act, "seat", None), {}
    if seat in room.asked and wrong.message in COUNTED:
        pick = room.asked[seat].pick
        bounds = {"least": pick.least, "most": pick.most}
    text = messages.refusal_text(messages.Messages(room.game), wrong, **bounds)
    return make_refusal(act, wrong, text, **bounds)


def rounds_kept(room: GameRoom, seq: int) -> int:
    """Returns how many rounds that were over by then have been so ever since.

    None, for somebody who has seen more than this room of the past.
    """
    since = room.records[max(seq - 1, 0) :]
    return min((record.finished for record in since), default=0)
