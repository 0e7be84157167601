"""Neighbours: who is at the same tables at this house's other workers.

Each worker tells the others who is at a table whenever that changes, and every few
seconds that it is still there. One that falls silent is forgotten with all its guests,
however it ended. Words are numbered: after a gap a worker asks for all of it again.
Nothing of this is kept.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

SILENCE_TIMEOUT_S = 8.0
"""Seconds after which a worker that gives none is gone."""
MAX_PEOPLE_PER_MESSAGE = 250
"""People of one table in one word: PostgreSQL takes less than 8,000 bytes."""

logger = logging.getLogger("parlour.neighbours")


class Word(Struct, tag_field="is", kw_only=True):
    worker: str
    number: int


class Alive(Word, tag="alive"):
    pass


class Bye(Word, tag="bye"):
    pass


class Who(Word, tag="who"):
    """Asks all others who is at a table, or with none at all of them."""

    table: str = ""


class Here(Word, tag="here"):
    """All who are at a table at this worker."""

    table: str
    persons: list[str]


class NudgeMessage(Word, tag="nudge"):
    table: str
    person: str
    seat: int
    by: str


class AskMessage(Word, tag="ask"):
    """Asks all others how they fare, for the operator's page."""


class Fares(Word, tag="fares"):
    """The state of a worker; only the worker that asked reads it."""

    figures: msgspec.Raw


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(
    Alive | Bye | Who | Here | NudgeMessage | AskMessage | Fares
).decode


def nobody(word: str) -> None:
    """Does nothing: with one worker, nobody listens."""


def no_time() -> float:
    """Returns zero: nobody falls silent there either."""
    return 0.0


class Neighbours:
    def __init__(
        self,
        tell_workers: Callable[[str], None] = nobody,
        clock: Callable[[], float] = no_time,
    ) -> None:
        self.tell_workers = tell_workers
        self.clock = clock
        self.me = secrets.token_hex(8)
        self.number = 0
        self.own: dict[str, list[str]] = {}
        """The people at the tables here, as the others were informed last."""
        self.watched: Counter[str] = Counter()
        """The tables that this worker wants to know about, and how many here do."""
        self.others: dict[str, dict[str, frozenset[str]]] = {}
        """By worker and table, who is there."""
        self.last: dict[str, tuple[int, float]] = {}
        """Of each worker its last number, and when it came."""
        self.changed: Callable[[str], None] = lambda table: None
        """Called with a table where others came or went."""
        self.nudged: Callable[[NudgeMessage], None] = lambda nudge: None
        self.own_figures: Callable[[], bytes] | None = None
        """How this worker fares, for the people who run the server."""
        self.fares: dict[str, bytes] = {}
        """How others fare, as far as they have answered."""
        self.answered = asyncio.Event()

    def persons(self, table: str) -> frozenset[str]:
        """Returns the people at a table at other workers."""
        return frozenset().union(*(at.get(table, ()) for at in self.others.values()))

    # Telling

    def tell(self, table: str, persons: Iterable[str]) -> None:
        """Tells the others who is at a table here, if that is new: of too many people
        the first ones.
        """
        now = list(dict.fromkeys(persons))[:MAX_PEOPLE_PER_MESSAGE]
        if now == self.own.get(table, []):
            return
        if now:
            self.own[table] = now
        else:
            self.own.pop(table, None)
        self.say(Here, table=table, persons=now)

    def nudge(self, table: str, person: str, seat: int, by: str) -> None:
        self.say(NudgeMessage, table=table, person=person, seat=seat, by=by)

    def note_opening(self, table: str) -> None:
        """Notes that this worker has a table open from now on."""
        self.watch([table])

    def note_closing(self, table: str) -> None:
        self.tell(table, [])
        self.unwatch([table])

    def watch(self, tables: Iterable[str]) -> None:
        """Asks who is at tables; answers come by and by."""
        for table in tables:
            self.watched[table] += 1
            self.say(Who, table=table)

    def unwatch(self, tables: Iterable[str]) -> None:
        for table in tables:
            self.watched[table] -= 1
            if not self.watched[table]:  # nobody here needs to know it any more
                del self.watched[table]
                for at in self.others.values():
                    at.pop(table, None)

    def leave(self) -> None:
        self.say(Bye)

    def say(self, kind: type[Word], **what: object) -> None:
        self.number += 1
        word = kind(worker=self.me, number=self.number, **what)
        self.tell_workers(encode(word).decode())

    # Hearing

    def receive_message(self, text: str) -> None:
        try:
            word = decode(text)
        except msgspec.DecodeError:
            logger.warning("workers: unreadable message")
            return
        if word.worker == self.me:
            return
        if isinstance(word, Bye):
            self.forget(word.worker)
            return
        before, _ = self.last.get(word.worker, (None, 0.0))
        if before is None or before + 1 != word.number:
            self.forget(word.worker)
            self.say(Who)
        self.last[word.worker] = word.number, self.clock()
        self.take(word)

    def take(self, word: Word) -> None:
        match word:
            case Here() if word.table in self.watched:
                at = self.others.setdefault(word.worker, {})
                if at.get(word.table, frozenset()) != set(word.persons):
                    at[word.table] = frozenset(word.persons)
                    self.changed(word.table)
            case Who():
                self.answer(word.table)
            case NudgeMessage():
                self.nudged(word)
            case AskMessage() if self.own_figures is not None:
                self.say(Fares, figures=msgspec.Raw(self.own_figures()))
            case Fares():
                self.fares[word.worker] = bytes(word.figures)
                self.answered.set()

    def answer(self, table: str) -> None:
        for name in [table] if table else list(self.own):
            if name in self.own:
                self.say(Here, table=name, persons=self.own[name])

    def forget(self, worker: str) -> None:
        self.last.pop(worker, None)
        for table, persons in self.others.pop(worker, {}).items():
            if persons:
                self.changed(table)

    async def ask_figures(self, within: float) -> tuple[list[bytes], int]:
        """Asks all other workers for figures; counts those that did not answer."""
        self.fares = {}
        self.say(AskMessage)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while not self.last.keys() <= self.fares.keys():
                    self.answered.clear()
                    await self.answered.wait()
        return list(self.fares.values()), len(self.last.keys() - self.fares.keys())

    def beat(self) -> None:
        """Gives a sign of life, and forgets those who gave none."""
        self.say(Alive)
        now = self.clock()
        for worker, (_, then) in list(self.last.items()):
            if now - then > SILENCE_TIMEOUT_S:
                logger.info("workers: heartbeat timeout", extra={"worker": worker})
                self.forget(worker)
