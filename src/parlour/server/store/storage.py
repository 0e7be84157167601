"""What strangers keep here and how much of it, for quotas and for the operator.

Works on a connection of either database, so that the server's writer and the
operator's command do the same.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, text

from parlour.server.process.clock import steady
from parlour.server.store.rows import NEVER
from parlour.server.store.schema import (
    ENTRIES,
    PERSONS,
    PICTURES,
    REPLAYS,
    SITTINGS,
    STORED,
    TABLES,
    putting,
)

ADD: Final = putting(STORED, "bytes = stored.bytes + excluded.bytes")
PUT: Final = putting(STORED, "bytes = excluded.bytes")
FORGOTTEN_ROWS: Final = 200
"""Rows forgotten in one transaction."""


@dataclass(frozen=True)
class Item:
    """Something that a stranger keeps here."""

    kind: str
    """`story`, `deck`, `picture` or `replay`."""
    ref: str
    person: str
    address: str
    """Not the address itself: a tag of it, and behind it one of its network. See
    `quotas.tags_of`."""
    bytes: int


@dataclass(frozen=True)
class Held:
    """Bytes that strangers keep here."""

    person: int
    address: int
    site: int
    table: int
    all: int


def note(connection: Connection, item: Item) -> None:
    """Writes down what is kept; a story grows with each file, a deck is replaced."""
    statement = ADD if item.kind == "story" else PUT
    connection.execute(statement, {**vars(item), "at": steady()})


def sum_stored(
    connection: Connection,
    person: str = "",
    address: str = "",
    site: str = "",
    table: str = "",
) -> Held:
    """Returns what these keep here; `table` counts content-sets of a story."""

    def total(*wanted: ColumnElement[bool]) -> int:
        many = select(func.coalesce(func.sum(STORED.c.bytes), 0)).where(*wanted)
        return int(connection.execute(many).scalar_one())

    return Held(
        person=total(STORED.c.person == person) if person else 0,
        address=total(STORED.c.address.startswith(address)) if address else 0,
        site=total(STORED.c.address.endswith(site)) if site else 0,
        table=total(STORED.c.kind == "story", STORED.c.ref == table) if table else 0,
        all=total(),
    )


@dataclass(frozen=True)
class Size:
    kind: str
    count: int
    bytes: int
    oldest: float


def sizes(connection: Connection) -> list[Size]:
    """Counts the rows and bytes of each kind of thing."""
    found = []
    for kind, count, body, since in (
        ("tables", TABLES.c.id, TABLES.c.facts, TABLES.c.touched),
        ("entries", ENTRIES.c.seq, ENTRIES.c.body, ENTRIES.c.at),
        ("pictures", PICTURES.c.card, PICTURES.c.body, None),
        ("replays", REPLAYS.c.id, REPLAYS.c.body, REPLAYS.c.kept),
        ("people", PERSONS.c.id, PERSONS.c.name, PERSONS.c.seen),
    ):
        wanted = select(
            func.count(count),
            func.coalesce(func.sum(func.length(body)), 0),
            func.coalesce(func.min(since), 0) if since is not None else text("0"),
        )
        many, weight, oldest = connection.execute(wanted).one()
        found.append(Size(kind, int(many), int(weight), float(oldest)))
    return found


def largest(connection: Connection, most: int) -> list[Item]:
    """Returns what strangers keep, the largest first."""
    wanted = select(STORED).order_by(STORED.c.bytes.desc(), STORED.c.ref).limit(most)
    return [
        Item(row.kind, row.ref, row.person, row.address, row.bytes)
        for row in connection.execute(wanted)
    ]


# Forgetting, a few at once; each says how many went


def forget_tables(connection: Connection, older_than: float) -> int:
    """Deletes tables, also where something was due long ago; not where it is still to
    come, as after a holiday."""
    wakes = func.coalesce(TABLES.c.wakes, NEVER)
    old = (
        select(TABLES.c.id)
        .where(
            TABLES.c.touched < older_than,
            or_(wakes < older_than, wakes >= NEVER, TABLES.c.state != "playing"),
        )
        .limit(FORGOTTEN_ROWS)
        .with_for_update(skip_locked=True)
    )
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(old))).rowcount


def forget_replays(connection: Connection, older_than: float) -> int:
    old = select(REPLAYS.c.id).where(REPLAYS.c.kept < older_than).limit(FORGOTTEN_ROWS)
    return connection.execute(delete(REPLAYS).where(REPLAYS.c.id.in_(old))).rowcount


def forget_people(connection: Connection, older_than: float) -> int:
    """Forgets the names of people who sit nowhere."""
    seated = select(SITTINGS.c.person)
    gone = delete(PERSONS).where(
        PERSONS.c.seen < older_than, PERSONS.c.id.not_in(seated)
    )
    return connection.execute(gone).rowcount


def settle(connection: Connection) -> int:
    """Takes out of the books what is not there any more."""
    kept = {"replay": REPLAYS.c.id, "picture": PICTURES.c.card}
    gone = or_(
        STORED.c.kind.not_in(kept) & STORED.c.ref.not_in(select(TABLES.c.id)),
        *(
            (STORED.c.kind == kind) & STORED.c.ref.not_in(select(column))
            for kind, column in kept.items()
        ),
    )
    return connection.execute(delete(STORED).where(gone)).rowcount
