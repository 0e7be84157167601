"""The store in memory: what `ports.StorePort` promises, without a database.

Everything is gone with the process, and nothing waits for a disk. For tests, and for a
house that keeps its tables elsewhere.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import structs

from parlour.server.store.rows import (
    BROUGHT,
    FAR_S,
    NEVER,
    Clash,
    Row,
    TableRow,
    TableState,
)

Heard: TypeAlias = Callable[[str, int], None]


@dataclass
class Beside:
    """The data beside a table's log, deleted with it."""

    plans: dict[int, bytes] = field(default_factory=dict)
    """By seat."""
    pictures: dict[tuple[str, str], tuple[str, bytes]] = field(default_factory=dict)
    """Media type and bytes, by deck and card."""
    contents: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    """Parsed content-sets by digest, and how they are written."""


class MemoryStore:
    shared = False
    """Whether other workers may have the same tables."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.tables: dict[str, TableRow] = {}
        self.rows: dict[str, list[Row]] = {}
        self.people: dict[str, set[str]] = {}
        self.names: dict[str, str] = {}
        self.named_at: dict[str, float] = {}
        self.replays: dict[str, bytes] = {}
        self.looked_at: dict[str, float] = {}
        self.kept: dict[str, Beside] = {}
        self.leases: dict[str, tuple[str, float]] = {}
        self.listeners: dict[int, Heard] = {}
        """One for each worker, as each worker has a store of its own."""

    def listen(self, heard: Heard, worker: int = 0) -> None:
        self.listeners[worker] = heard

    async def create(
        self,
        table: TableRow,
        entries: list[bytes],
        persons: list[str] | None = None,
        after: tuple[str, str] | None = None,
    ) -> None:
        before = self.tables.get(after[0]) if after else None
        codes = {other.code for other in self.tables.values() if other is not before}
        held = before is None or before.code == table.code
        if table.id in self.tables or table.code in codes or not held:
            raise Clash
        if after and (before is None or after[1] in {*codes, table.code}):
            raise Clash
        if after and before:
            before.code = after[1]
        self.tables[table.id] = structs.replace(table)
        self.rows[table.id] = [
            Row(number, table.created, body)
            for number, body in enumerate(entries, start=1)
        ]
        self.people[table.id] = set(persons or ())
        self.kept[table.id] = Beside()

    async def append(
        self,
        table: str,
        after: int,
        entries: list[bytes],
        *,
        state: TableState | None = None,
        facts: bytes | None = None,
        persons: list[str] | None = None,
        wakes: float | None = None,
        at: float | None = None,
    ) -> float:
        if not entries or after < 1:
            raise ValueError("an append adds entries to a table's first")
        rows = self.rows.get(table, [])
        if len(rows) != after:
            raise Clash
        at = self.clock() if at is None else at
        for number, body in enumerate(entries, start=after + 1):
            rows.append(Row(number, at, body))
        kept = self.tables[table]
        kept.state = kept.state if state is None else state
        kept.facts = kept.facts if facts is None else facts
        kept.wakes = kept.wakes if wakes is None else wakes
        kept.touched = at
        if persons is not None:
            self.people[table] = set(persons)
        for heard in list(self.listeners.values()):
            heard(table, len(rows))
        return at

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return self.rows.get(table, [])[after:]

    async def log_size(self, table: str) -> tuple[int, int]:
        rows = self.rows.get(table, [])
        return len(rows), sum(len(row.body) for row in rows)

    async def last_entries(self, tables: Sequence[str]) -> dict[str, int]:
        return {id_: len(self.rows[id_]) for id_ in tables if id_ in self.tables}

    async def claim(self, table: str) -> TableRow | None:
        return await self.table(table)

    async def release(self, table: str) -> None:
        """Does nothing: workers that share a store in memory are not fenced."""

    async def table(self, id: str) -> TableRow | None:  # noqa: A002
        return structs.replace(self.tables[id]) if id in self.tables else None

    async def by_code(self, code: str) -> TableRow | None:
        found = self.find_tables(lambda table: table.code == code)
        return found[0] if found else None

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        return self.find_tables(
            lambda table: person in self.people[table.id] and table.state != "closed"
        )[:limit]

    async def closed_of_person(
        self, person: str, since: float, limit: int
    ) -> list[TableRow]:
        return self.find_tables(
            lambda table: (
                person in self.people[table.id]
                and table.state == "closed"
                and table.touched >= since
            )
        )[:limit]

    async def open_tables(self, limit: int) -> list[TableRow]:
        public = self.find_tables(
            lambda table: table.public and table.state in ("gathering", "playing")
        )
        return sorted(public, key=lambda table: table.state != "gathering")[:limit]

    def find_tables(self, wanted: Callable[[TableRow], bool]) -> list[TableRow]:
        """Copies of the tables that are wanted, the latest first."""
        tables = [structs.replace(t) for t in self.tables.values() if wanted(t)]
        return sorted(tables, key=lambda table: (-table.touched, table.id))

    async def overdue(self, before: float, limit: int) -> list[str]:
        due = [
            (table.wakes, table.id)
            for table in self.tables.values()
            if table.wakes is not None
            and table.wakes <= before
            and table.state == "playing"
        ]
        return [table for _, table in sorted(due)][:limit]

    async def person(self, id: str) -> str | None:  # noqa: A002
        return self.names.get(id)

    async def name_person(self, id: str, name: str) -> None:  # noqa: A002
        self.names[id] = name
        self.named_at[id] = self.clock()

    async def keep_replay(self, id: str, body: bytes) -> None:  # noqa: A002
        self.replays.setdefault(id, body)
        self.looked_at.setdefault(id, self.clock())

    async def replay(self, id: str) -> bytes | None:  # noqa: A002
        if id in self.replays:
            self.looked_at[id] = self.clock()
        return self.replays.get(id)

    async def forget(self, older_than: float, replays: float = 0.0) -> int:
        old = [
            table.id
            for table in self.tables.values()
            if table.touched < older_than
            and (
                table.state != "playing"
                or not older_than <= (table.wakes or NEVER) < NEVER
            )
        ]
        for table in old:
            del self.tables[table], self.rows[table]
            del self.people[table], self.kept[table]
        seated = set().union(*self.people.values())
        for person in set(self.names) - seated:
            if self.named_at[person] < older_than:
                del self.names[person]
        for replay in list(self.replays):
            if self.looked_at.get(replay, NEVER) < replays:
                del self.replays[replay]
        return len(old)

    async def list_unfinished(self) -> list[TableRow]:
        return self.find_tables(lambda table: table.state in ("gathering", "playing"))

    # Leases

    async def take_lease(
        self, name: str, holder: str, now: float, until: float
    ) -> bool:
        before, end = self.leases.get(name, (holder, 0.0))
        if before != holder and now <= end <= now + FAR_S:
            return False
        self.leases[name] = holder, until
        return True

    async def end_lease(self, name: str, holder: str) -> None:
        if self.leases.get(name, ("", 0.0))[0] == holder:
            del self.leases[name]

    # Beside the logs

    def beside(self, table: str) -> Beside:
        """Finds what is kept beside a table; Clash if the table is gone."""
        if table not in self.kept:
            raise Clash
        return self.kept[table]

    def found_beside(self, table: str) -> Beside:
        return self.kept.get(table) or Beside()

    async def plans(self, table: str) -> list[bytes]:
        return list(self.found_beside(table).plans.values())

    async def list_planned(self) -> list[str]:
        return [
            table
            for table, kept in self.kept.items()
            if kept.plans and self.tables[table].state == "playing"
        ]

    async def put_plan(self, table: str, seat: int, person: str, body: bytes) -> None:
        self.beside(table).plans[seat] = body

    async def drop_plan(self, table: str, seat: int) -> None:
        self.found_beside(table).plans.pop(seat, None)

    async def keep_picture(
        self, table: str, deck: str, card: str, media: str, body: bytes
    ) -> None:
        self.beside(table).pictures.setdefault((deck, card), (media, body))

    async def picture(
        self, table: str, deck: str, card: str
    ) -> tuple[str, bytes] | None:
        return self.found_beside(table).pictures.get((deck, card))

    async def drop_pictures(self, table: str, but: str = "") -> None:
        pictures = self.found_beside(table).pictures
        for deck, card in list(pictures):
            if deck not in (but, BROUGHT):
                del pictures[deck, card]

    async def drop_brought(self, table: str, file: str) -> None:
        self.found_beside(table).pictures.pop((BROUGHT, file), None)

    async def brought_types(self, table: str) -> dict[str, str]:
        found = self.found_beside(table).pictures.items()
        return {card: media for (deck, card), (media, _) in found if deck == BROUGHT}

    async def keep_content(
        self, table: str, digest: str, form: str, body: bytes
    ) -> None:
        self.beside(table).contents[digest] = form, body

    async def parsed_content(self, table: str, digest: str, form: str) -> bytes | None:
        kept, body = self.found_beside(table).contents.get(digest, ("", b""))
        return body if kept == form else None

    async def alive(self) -> bool:
        return True
