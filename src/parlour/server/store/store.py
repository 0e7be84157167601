"""Everything the server keeps, behind one set of coroutines."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Select,
    case,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import Row as Found

from parlour.server.process.clock import steady
from parlour.server.store import storage
from parlour.server.store.appends import Append, Appends
from parlour.server.store.engine import (
    FAILED,
    READER_THREADS,
    cause,
    claim,
    connect,
    limit_idle_transactions,
)
from parlour.server.store.health import Pulse
from parlour.server.store.notify import Listener, WorkerMessages
from parlour.server.store.ownership import OWNER, Ownership
from parlour.server.store.rows import (
    BROUGHT,
    FAR_S,
    Clash,
    Fenced,
    Row,
    TableRow,
    Unavailable,
)
from parlour.server.store.schema import (
    AHEAD,
    CONTENT_SETS,
    ENTRIES,
    LEASES,
    PERSONS,
    PICTURES,
    REPLAYS,
    SITTINGS,
    STORED,
    TABLES,
    putting,
)
from parlour.server.store.writer import Writer

DAY_S: Final = 86_400
MAX_QUERY_TABLES: Final = 500
"""Tables in one query, at most: databases limit its parameters."""
LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")
Heard = Callable[[str, int], None]


class Store:
    """Use `Store.open`. Every method may raise Unavailable."""

    def __init__(self, engine: Engine, lock: int | None) -> None:
        self.engine = engine
        self.lock = lock
        self.readers = ThreadPoolExecutor(READER_THREADS, "parlour-reader")
        self.heard: Heard | None = None
        self.listener: Listener | None = None
        self.me = secrets.token_hex(8)
        """By this a worker knows its own news among those of others."""
        self.writer = Writer(engine, self.tell, self.me)
        self.pulse = Pulse(self.writer)
        self.worker_messages: WorkerMessages | None = None
        self.ownership: Ownership | None = None
        """None if no other worker can have this database."""
        self.worker_said: Callable[[str], None] | None = None
        self.shared = engine.dialect.name == "postgresql"
        """Whether other workers may have the same tables."""
        if self.shared:
            limit_idle_transactions(engine)
            self.worker_messages = WorkerMessages(self.writer, self.me)
            self.ownership = Ownership(self.writer, self.me)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Opens a store over a database that `migrate` has seen to."""
        engine = connect(url)
        lock = None
        if engine.dialect.name == "sqlite":
            lock = await asyncio.to_thread(claim, Path(str(engine.url.database)))
        return cls(engine, lock)

    async def close(self) -> None:
        """Writes what is pending, and lets go of the database."""
        if self.listener is not None:
            await self.listener.close()
        if self.worker_messages is not None:
            await self.worker_messages.close()
        await self.writer.close()
        if self.ownership is not None:
            with suppress(*FAILED):  # its tables are free in some seconds then
                await asyncio.to_thread(self.ownership.leave, self.engine)
        await asyncio.to_thread(self.readers.shutdown)
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    # Logs

    async def create(
        self,
        table: TableRow,
        entries: list[bytes],
        persons: list[str] | None = None,
        after: tuple[str, str] | None = None,
    ) -> None:
        """Creates a new table with entries 1, 2, …; Clash if its code or id is taken.

        `after` is the table whose code it takes, and the code that one gets instead;
        Clash if that table has another code by now.
        """
        first = Append(table=table.id, after=0, entries=entries, at=table.created)
        row = {name: getattr(table, name) for name in table.__struct_fields__}

        def write(connection: Connection) -> None:
            if after is not None:
                held = TABLES.c.id == after[0], TABLES.c.code == table.code
                change = update(TABLES).where(*held).values(code=after[1])
                if connection.execute(change).rowcount != 1:
                    raise Clash
            connection.execute(insert(TABLES), row)
            cursor: Any = connection.connection.cursor()
            line = Appends(cursor, self.engine.dialect.name, self.writer.errors)
            line.insert([first])
            line.seat(table.id, persons or [])

        await self.writer.run(write)

    async def append(
        self,
        table: str,
        after: int,
        entries: list[bytes],
        *,
        state: str | None = None,
        facts: bytes | None = None,
        persons: list[str] | None = None,
        wakes: float | None = None,
        at: float | None = None,
    ) -> float:
        """Writes entries after+1, after+2, … and returns their time once on the disk.

        All of them are written or none. Clash if that seq is taken, or `after` is
        not there; Fenced if another worker has claimed the table. `persons` are all
        whose table it is from now on.
        """
        if not entries or after < 1:
            raise ValueError("an append adds entries to a table's first")
        return await self.writer.append(
            Append(
                table=table,
                after=after,
                entries=entries,
                state=state,
                facts=facts,
                persons=persons,
                wakes=wakes,
                epoch=self.epoch(table),
                at=steady() if at is None else at,
            )
        )

    async def read(self, table: str, after: int = 0) -> list[Row]:
        wanted = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        found = await self.select(wanted)
        return [Row(entry.seq, entry.at, entry.body) for entry in found]

    async def log_size(self, table: str) -> tuple[int, int]:
        """Returns the entries of a table's log, and their bytes."""
        size = func.coalesce(func.sum(func.length(ENTRIES.c.body)), 0)
        wanted = select(func.count().label("entries"), size.label("size"))
        found = await self.select(wanted.where(ENTRIES.c.table_id == table))
        return int(found[0].entries), int(found[0].size)

    async def last_entries(self, tables: Sequence[str]) -> dict[str, int]:
        """Returns the last seq of each of these tables. Left out are tables that do not
        exist or that another worker has claimed.

        One index lookup per table, in one query for up to 500 tables.
        """
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id)
        seq = last.scalar_subquery().label("seq")
        wanted = select(TABLES.c.id, TABLES.c.epoch, seq)
        found: dict[str, int] = {}
        for start in range(0, len(tables), MAX_QUERY_TABLES):
            part = TABLES.c.id.in_(tables[start : start + MAX_QUERY_TABLES])
            rows = await self.select(wanted.where(part))
            for row in rows:
                if self.ownership is None or row.epoch == self.epoch(row.id):
                    found[row.id] = row.seq
        return found

    # Ownership

    async def claim(self, table: str) -> TableRow | None:
        """Returns a table that this worker may write to from now on, as its owner or,
        if a living worker owns it, as a follower."""
        if self.ownership is not None:
            await self.ownership.claim(table)
        return await self.table(table)

    async def release(self, table: str) -> None:
        """Lets go of a table that was claimed."""
        if self.ownership is not None:
            await self.ownership.release(table)

    def epoch(self, table: str) -> int:
        """Returns the epoch of this worker's claim; 0 is that of a table never
        claimed."""
        return self.ownership.epochs.get(table, 0) if self.ownership else 0

    async def owner(self, table: str) -> tuple[str, str] | None:
        """Returns another living worker that owns a table, and its machine."""
        if self.ownership is None:
            return None
        found = await self.select(OWNER, table=table, me=self.me)
        return (found[0].owner, found[0].machine) if found else None

    async def beat(self) -> None:
        """Gives other workers a sign of life, every `HEARTBEAT_S`."""
        if self.ownership is not None:
            for table in await self.ownership.beat():
                self.tell(table, -1)

    # Tables

    async def table(self, id: str) -> TableRow | None:  # noqa: A002
        return first(await self.tables(select(TABLES).where(TABLES.c.id == id)))

    async def by_code(self, code: str) -> TableRow | None:
        return first(await self.tables(select(TABLES).where(TABLES.c.code == code)))

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Returns a person's own tables that are not closed, the latest first."""
        return await self.tables(
            select(TABLES)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person == person, TABLES.c.state != "closed")
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )

    async def closed_of_person(
        self, person: str, since: float, limit: int
    ) -> list[TableRow]:
        """Returns a person's own tables that were closed since then, the latest
        first."""
        return await self.tables(
            select(TABLES)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(
                SITTINGS.c.person == person,
                TABLES.c.state == "closed",
                TABLES.c.touched >= since,
            )
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Lists public tables: those that still gather, then those in play."""
        return await self.tables(
            select(TABLES)
            .where(TABLES.c.public, TABLES.c.state.in_(["gathering", "playing"]))
            .order_by(
                case((TABLES.c.state == "gathering", 0), else_=1),
                TABLES.c.touched.desc(),
                TABLES.c.id,
            )
            .limit(limit)
        )

    async def overdue(self, before: float, limit: int) -> list[str]:
        """Returns tables at which something was due by then, the longest overdue
        first."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.wakes <= before, TABLES.c.state == "playing")
            .order_by(TABLES.c.wakes, TABLES.c.id)
            .limit(limit)
        )
        return [found.id for found in await self.select(wanted)]

    async def list_planned(self) -> list[str]:
        """Lists tables that are played and at which somebody gave an answer ahead."""
        wanted = (
            select(AHEAD.c.table_id)
            .join(TABLES, TABLES.c.id == AHEAD.c.table_id)
            .where(TABLES.c.state == "playing")
            .distinct()
        )
        return [found.table_id for found in await self.select(wanted)]

    async def list_unfinished(self) -> list[TableRow]:
        """Returns all tables that gather or are in play."""
        states = TABLES.c.state.in_(("gathering", "playing"))
        return await self.tables(select(TABLES).where(states))

    async def forget(self, older_than: float, replays: float = 0.0) -> int:
        """Deletes tables, and names of people, untouched since then; how many tables.

        Replays go when nobody has looked at them since `replays`.
        """
        tables = await self.until_done(storage.forget_tables, older_than)
        await self.until_done(storage.forget_replays, replays)
        await self.writer.run(lambda line: storage.forget_people(line, older_than))
        await self.writer.run(storage.settle)
        return tables

    async def until_done(
        self, forget: Callable[[Connection, float], int], older_than: float
    ) -> int:
        """Runs in several transactions, so that nobody waits for a long one."""
        total = 0
        while True:
            gone = await self.writer.run(lambda line: forget(line, older_than))
            total += gone
            if gone < storage.FORGOTTEN_ROWS:
                return total

    # Answers that people gave before they were asked

    async def plans(self, table: str) -> list[bytes]:
        wanted = select(AHEAD.c.body).where(AHEAD.c.table_id == table)
        return [bytes(found.body) for found in await self.select(wanted)]

    async def put_plan(self, table: str, seat: int, person: str, body: bytes) -> None:
        """Keeps a seat's plan in the place of the one before; Fenced as for appends."""
        row = {"table_id": table, "seat": seat, "person": person, "body": body}
        if not await self.write_plan(table, PUT_PLAN.bindparams(**row)):
            raise Fenced

    async def drop_plan(self, table: str, seat: int) -> None:
        own = delete(AHEAD).where(AHEAD.c.table_id == table, AHEAD.c.seat == seat)
        await self.write_plan(table, own)

    async def write_plan(self, table: str, statement: Executable) -> bool:
        """Returns whether this worker may still write it."""
        ownership = self.ownership

        def write(connection: Connection) -> bool:
            held = ownership is None or ownership.holds(connection, table)
            if held:
                connection.execute(statement)
            return held

        return await self.writer.run(write)

    # What people bring along to a story: a host's deck, portraits, handouts, scenes,
    # and content-sets as they were parsed. It is kept beside the logs, not in a folder:
    # so it is gone with its table, comes along in every backup, and every worker has
    # it, over PostgreSQL too.

    async def keep_picture(
        self, table: str, deck: str, card: str, media: str, body: bytes
    ) -> None:
        """Keeps one picture in a transaction of its own: no table waits for a whole
        deck."""
        await self.writer.execute(
            KEEP_PICTURE, table_id=table, deck=deck, card=card, media=media, body=body
        )

    async def picture(
        self, table: str, deck: str, card: str
    ) -> tuple[str, bytes] | None:
        """Returns the media type and the bytes, if the table has this picture."""
        found = await self.select(
            select(PICTURES.c.media, PICTURES.c.body).where(
                PICTURES.c.table_id == table,
                PICTURES.c.deck == deck,
                PICTURES.c.card == card,
            )
        )
        return (found[0].media, bytes(found[0].body)) if found else None

    async def drop_pictures(self, table: str, but: str = "") -> None:
        """Forgets the decks of a table, but one."""
        old = delete(PICTURES).where(
            PICTURES.c.table_id == table, PICTURES.c.deck.not_in((but, BROUGHT))
        )
        await self.writer.execute(old)

    async def drop_brought(self, table: str, file: str) -> None:
        """Forgets a portrait, a handout or a scene's picture, in the books too."""
        old = delete(PICTURES).where(
            PICTURES.c.table_id == table,
            PICTURES.c.deck == BROUGHT,
            PICTURES.c.card == file,
        )
        noted = delete(STORED).where(STORED.c.kind == "picture", STORED.c.ref == file)
        await self.writer.execute(old, noted)

    async def brought_types(self, table: str) -> dict[str, str]:
        """Returns the media types of all portraits, handouts and scene pictures, by
        file."""
        found = await self.select(
            select(PICTURES.c.card, PICTURES.c.media).where(
                PICTURES.c.table_id == table, PICTURES.c.deck == BROUGHT
            )
        )
        return {one.card: one.media for one in found}

    async def keep_content(
        self, table: str, digest: str, form: str, body: bytes
    ) -> None:
        """Keeps a parsed content-set, known by its file; `form` says how it is
        written."""
        await self.writer.execute(
            KEEP_CONTENT, table_id=table, digest=digest, form=form, body=body
        )

    async def parsed_content(self, table: str, digest: str, form: str) -> bytes | None:
        """Returns a content-set that was parsed before and is still written like
        this."""
        found = await self.select(
            select(CONTENT_SETS.c.body).where(
                CONTENT_SETS.c.table_id == table,
                CONTENT_SETS.c.digest == digest,
                CONTENT_SETS.c.form == form,
            )
        )
        return bytes(found[0].body) if found else None

    # What strangers keep

    async def sum_stored(
        self, person: str = "", address: str = "", site: str = "", table: str = ""
    ) -> storage.Held:
        return await self.look(
            lambda line: storage.sum_stored(line, person, address, site, table)
        )

    async def note(self, item: storage.Item) -> None:
        await self.writer.run(lambda line: storage.note(line, item))

    async def sizes(self) -> list[storage.Size]:
        return await self.look(storage.sizes)

    # People and replays

    async def person(self, id: str) -> str | None:  # noqa: A002
        """Returns the name somebody goes by."""
        found = await self.select(select(PERSONS.c.name).where(PERSONS.c.id == id))
        return found[0].name if found else None

    async def name_person(self, id: str, name: str) -> None:  # noqa: A002
        await self.writer.execute(NAME_PERSON, id=id, name=name, seen=time.time())

    async def keep_replay(self, id: str, body: bytes) -> None:  # noqa: A002
        """Keeps a finished game; one that is kept already stays as it is."""
        await self.writer.execute(KEEP_REPLAY, id=id, kept=time.time(), body=body)

    async def replay(self, id: str) -> bytes | None:  # noqa: A002
        """Returns a finished game. That somebody looked keeps it for longer."""
        wanted = select(REPLAYS.c.body, REPLAYS.c.kept).where(REPLAYS.c.id == id)
        found = await self.select(wanted)
        if not found:
            return None
        now = steady()
        if found[0].kept < now - DAY_S:
            seen = update(REPLAYS).where(REPLAYS.c.id == id).values(kept=now)
            await self.writer.execute(seen)
        return bytes(found[0].body)

    # News

    def listen(self, heard: Heard) -> None:
        """Calls heard(table, seq) on the event loop for each append once committed.

        Those of other workers too, if a table is shared. A seq of -1 means that
        something may have been missed: read the table again, or all if none is named.
        """
        self.heard = heard
        if self.shared and self.listener is None:
            self.listener = Listener(self.engine.url, self.tell, self.overhear, self.me)

    def listen_to_workers(self, worker_said: Callable[[str], None]) -> None:
        """Calls worker_said(word) for each word that another worker says."""
        self.worker_said = worker_said

    def tell_workers(self, word: str) -> None:
        """Says a short word to all other workers; it is kept nowhere and may be
        lost."""
        if self.worker_messages is not None:
            self.worker_messages.say(word)

    async def take_lease(
        self, name: str, holder: str, now: float, until: float
    ) -> bool:
        """Returns whether this worker, and no other, does until then what only one
        should. The holder before has let the lease run out, or its clock was far
        ahead."""
        values = {"name": name, "holder": holder, "now": now, "until": until}
        return await self.writer.execute(LEASE, **values, far=now + FAR_S) > 0

    async def end_lease(self, name: str, holder: str) -> None:
        own = delete(LEASES).where(LEASES.c.name == name, LEASES.c.holder == holder)
        await self.writer.execute(own)

    def overhear(self, word: str) -> None:
        if self.worker_said is not None:
            self.worker_said(word)

    def tell(self, table: str, seq: int) -> None:
        if self.heard is not None:
            self.heard(table, seq)

    # Reading

    async def alive(self) -> bool:
        """Returns whether the database answers, and takes what is written."""
        try:
            await self.select(select(1))
        except Unavailable:
            return False
        return await self.pulse.strong()

    async def tables(self, wanted: Select[Any]) -> list[TableRow]:
        return [TableRow(**found._mapping) for found in await self.select(wanted)]

    async def select(self, wanted: Executable, **values: object) -> list[Found[Any]]:
        return await self.look(lambda line: list(line.execute(wanted, values).all()))

    async def look(self, read: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.fetch, read)

    def fetch(self, read: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                return read(connection)
        except FAILED as wrong:
            LOG.warning("database: query failed", extra={"cause": cause(wrong)})
            raise Unavailable("the database does not answer") from wrong


NAME_PERSON: Final = putting(PERSONS, "name = excluded.name, seen = excluded.seen")
PUT_PLAN: Final = putting(AHEAD, "person = excluded.person, body = excluded.body")
KEEP_PICTURE: Final = putting(PICTURES)
KEEP_CONTENT: Final = putting(
    CONTENT_SETS, "form = excluded.form, body = excluded.body"
)
LEASE: Final = text(
    "INSERT INTO leases (name, holder, until) VALUES (:name, :holder, :until)"
    " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"
    " WHERE leases.holder = excluded.holder OR leases.until < :now"
    " OR leases.until > :far"
)
KEEP_REPLAY: Final = putting(REPLAYS)


def first(tables: list[TableRow]) -> TableRow | None:
    return tables[0] if tables else None
