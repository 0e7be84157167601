"""The database's tables as they are now; `migrations/` says how they came to be so.

A test compares the two.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TextClause,
    text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("wakes", Double),
    Column("owner", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("shared", Double, nullable=False, server_default="0"),
    Index("tables_code", "code", unique=True),
    Index("tables_open", "public", "state"),
    Index("tables_wakes", "wakes"),
)
"""`store/ownership.py` explains the last three columns."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Every table's log. Its primary key decides between an owner and its followers: the
first to write a seq has it."""

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seen", Double, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("ended", Boolean, nullable=False),
    Index("devices_person", "person"),
)
"""Where else somebody plays; those that were signed out stay, as ended."""

LINKS: Final = Table(
    "links",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Double, nullable=False),
    Index("links_person", "person"),
)
"""Seat links that nobody has used yet, by a hash of what is in them."""

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Index("sittings_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Which tables are a person's own."""

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kept", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Finished games; they outlive their tables."""

STORED: Final = Table(
    "stored",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("ref", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Index("stored_person", "person"),
    Index("stored_address", "address"),
)
"""Whose the stories, pictures and uploaded replays are, and how large: for quotas."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, written every now and then: a full disk can still be read."""

PICTURES: Final = Table(
    "pictures",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("deck", Text, primary_key=True),
    Column("card", Text, primary_key=True),
    Column("media", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""A host's own deck, by a name that changes with its pictures; and what else people
bring along to a story."""

CONTENT_SETS: Final = Table(
    "content_sets",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("form", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Content-sets that people brought along, as they were parsed: a stored story is read
without parsing its file again."""

WAYS: Final = Table(
    "ways",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("next", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("sent", Integer, nullable=False),
    Index("ways_person", "person"),
)
"""How people are notified of their turn: browsers, and mail addresses."""

TURNS: Final = Table(
    "turns",
    METADATA,
    Column("way_id", ForeignKey(WAYS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("told", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Index("turns_due", "due"),
    Index("turns_table", "table_id"),
    sqlite_with_rowid=False,
)
"""What each of these ways is to be sent, and how often it was."""

MUTED: Final = Table(
    "muted",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Index("muted_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Tables of which somebody wants no notices."""

AHEAD: Final = Table(
    "ahead",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Answers that people gave before they were asked: nobody else's business, and so not
in any table's log."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
)
"""Which worker does what only one of them should, and which workers are alive."""

RATE_LIMITS: Final = Table(
    "rate_limits",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("refilled", Double, nullable=False),
)
"""When each token bucket is full again; its id is a keyed hash."""

STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("asked", LargeBinary, nullable=False),
    Column("text", Text, nullable=False),
    Column("arms", LargeBinary, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("queued", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("served", Double, nullable=False),
    Column("saved", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("progress", LargeBinary),
    Index("studies_state", "state"),
    Index("studies_person", "person"),
    Index("studies_served", "served"),
)
"""Studies that people asked the lab for, and their queue."""

STUDY_ARMS: Final = Table(
    "study_arms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
    Column("make", LargeBinary),
    Column("unfinished", LargeBinary),
)
"""What studies play, by a hash of the rules and the bots; studies may share an arm.
`bytes` is the size of its deals, `make` the source that last played it."""

STUDY_DEALS: Final = Table(
    "study_deals",
    METADATA,
    Column("arm_id", ForeignKey(STUDY_ARMS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("games", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The games of each deal that was played."""


def putting(table: Table, known: str = "") -> TextClause:
    """Puts a row into a table; of one that is known by its key, this is changed."""
    names = table.columns.keys()
    values = ", ".join(f":{name}" for name in names)
    key = ", ".join(table.primary_key.columns.keys())
    then = f"UPDATE SET {known}" if known else "NOTHING"
    return text(
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values})"
        f" ON CONFLICT ({key}) DO {then}"
    )
