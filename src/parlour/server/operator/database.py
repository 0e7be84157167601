"""Statistics from the database: tables by state, people, sizes, versions."""

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable, func, select, text

from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.presentation.pages import STORY
from parlour.server.lab.deals import count_bytes
from parlour.server.operator.figures import (
    ClosedTables,
    People,
    PlayedTables,
    Storage,
    StoredKind,
)
from parlour.server.operator.worker import free_space, size_of_files
from parlour.server.process.clock import steady
from parlour.server.process.settings import Settings
from parlour.server.store import storage
from parlour.server.store.schema import DEVICES, PERSONS, STUDIES, TABLES, TURNS
from parlour.server.tables.room import PAD, Facts

DAY_S: Final = 86_400
MEGABYTE: Final = 1_048_576


def count_tables(connection: Connection) -> list[PlayedTables]:
    """Counts tables by game and state."""
    wanted = select(TABLES.c.game, TABLES.c.state, func.count()).group_by(
        TABLES.c.game, TABLES.c.state
    )
    found: dict[str, PlayedTables] = {}
    for game, state, count in connection.execute(wanted):
        kind = "story" if game == STORY else "pad" if game.startswith(PAD) else "game"
        new = PlayedTables(game=game, title=title_of(game), kind=kind, states={})
        found.setdefault(game, new).states[state] = int(count)
    return sorted(found.values(), key=lambda one: (one.kind, one.title))


def count_closed_tables(connection: Connection) -> list[ClosedTables]:
    """Counts tables that an upgrade closed, by game and edition."""
    closed = select(TABLES.c.game, TABLES.c.facts).where(TABLES.c.state == "closed")
    found: Counter[tuple[str, int]] = Counter()
    for game, noted in connection.execute(closed):
        facts = msgspec.json.decode(noted, type=Facts)
        if facts.outdated:
            found[game, facts.edition] += 1
    return [
        ClosedTables(
            game=game,
            title=title_of(game),
            edition=edition,
            current=find(game).edition if game in shelf() else 0,
            tables=tables,
        )
        for (game, edition), tables in sorted(found.items())
    ]


def title_of(game: str) -> str:
    """Returns the name of a game; the game may not be installed here any more."""
    try:
        return "Fugue" if game == STORY else find(game.removeprefix(PAD)).title
    except BadInput:
        return game


def count_people(connection: Connection) -> People:
    def count_seen(days: int) -> int:
        since = PERSONS.c.seen >= steady() - days * DAY_S
        return count(connection, select(func.count()).where(since))

    return People(
        named=count(connection, select(func.count()).select_from(PERSONS)),
        today=count_seen(1),
        week=count_seen(7),
        devices=count(connection, select(func.count()).where(~DEVICES.c.ended)),
    )


def count_notices(connection: Connection) -> int:
    """Counts turns whose players are to be notified now, by push or by mail."""
    due = TURNS.c.due <= steady()
    return count(connection, select(func.count()).where(due))


def count(connection: Connection, wanted: Executable) -> int:
    return int(connection.execute(wanted).scalar_one())


def measure_storage(connection: Connection, settings: Settings) -> Storage:
    """Measures how much is stored of everything, and how much may be."""
    limited = {
        "uploads": (storage.sum_stored(connection).all, settings.upload_quota_mb),
        "lab": (count_bytes(connection), settings.lab_quota_mb),
    }
    return Storage(
        database=database_size(connection),
        free=free_space(settings.data),
        kept=[
            *(
                StoredKind(kind=one.kind, count=one.count, bytes=one.bytes)
                for one in storage.sizes(connection)
            ),
            *(
                StoredKind(kind=kind, count=0, bytes=size, most=megabytes * MEGABYTE)
                for kind, (size, megabytes) in limited.items()
            ),
        ],
    )


def database_size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        wanted = text("SELECT pg_database_size(current_database())")
        return count(connection, wanted)
    file = str(connection.engine.url.database)
    return size_of_files(Path(file), Path(f"{file}-wal"))


def database_version(connection: Connection) -> str:
    """Returns a version such as `PostgreSQL 15.4`; SQLite has no server to ask."""
    name = "PostgreSQL" if connection.dialect.name == "postgresql" else "SQLite"
    version = connection.dialect.server_version_info or ()
    return f"{name} {'.'.join(map(str, version))}".strip()


def count_studies(connection: Connection) -> dict[str, int]:
    """Counts studies by state."""
    wanted = select(STUDIES.c.state, func.count()).group_by(STUDIES.c.state)
    return dict(map(tuple, connection.execute(wanted)))
