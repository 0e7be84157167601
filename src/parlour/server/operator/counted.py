"""What the database knows: tables by state, people, sizes, versions."""

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
    Kept,
    People,
    Played,
    Storage,
)
from parlour.server.operator.machine import free, size
from parlour.server.process.clock import steady
from parlour.server.process.settings import Settings
from parlour.server.store import storage
from parlour.server.store.schema import DEVICES, PERSONS, STUDIES, TABLES, TURNS
from parlour.server.tables.lobby import Facts
from parlour.server.tables.room import PAD

DAY: Final = 86_400
MEGABYTE: Final = 1_048_576


def tables(connection: Connection) -> list[Played]:
    """How many tables there are of everything, by state."""
    wanted = select(TABLES.c.game, TABLES.c.state, func.count()).group_by(
        TABLES.c.game, TABLES.c.state
    )
    found: dict[str, Played] = {}
    for game, state, count in connection.execute(wanted):
        kind = "story" if game == STORY else "pad" if game.startswith(PAD) else "game"
        new = Played(game=game, title=title(game), kind=kind, states={})
        found.setdefault(game, new).states[state] = int(count)
    return sorted(found.values(), key=lambda one: (one.kind, one.title))


def closed_by_upgrade(connection: Connection) -> list[ClosedTables]:
    """Tables that an upgrade closed, by game and by the edition they were of."""
    closed = select(TABLES.c.game, TABLES.c.facts).where(TABLES.c.state == "closed")
    found: Counter[tuple[str, int]] = Counter()
    for game, noted in connection.execute(closed):
        facts = msgspec.json.decode(noted, type=Facts)
        if facts.outdated:
            found[game, facts.edition] += 1
    return [
        ClosedTables(
            game=game,
            title=title(game),
            edition=edition,
            current=find(game).edition if game in shelf() else 0,
            tables=tables,
        )
        for (game, edition), tables in sorted(found.items())
    ]


def title(game: str) -> str:
    """What is played, by its name; a game may not be installed here any more."""
    try:
        return "Fugue" if game == STORY else find(game.removeprefix(PAD)).title
    except BadInput:
        return game


def people(connection: Connection) -> People:
    def seen(days: int) -> int:
        since = PERSONS.c.seen >= steady() - days * DAY
        return count(connection, select(func.count()).where(since))

    return People(
        named=count(connection, select(func.count()).select_from(PERSONS)),
        today=seen(1),
        week=seen(7),
        devices=count(connection, select(func.count()).where(~DEVICES.c.ended)),
    )


def notices(connection: Connection) -> int:
    """Turns that are to be told now, by push or by mail."""
    due = TURNS.c.due <= steady()
    return count(connection, select(func.count()).where(due))


def count(connection: Connection, wanted: Executable) -> int:
    return int(connection.execute(wanted).scalar_one())


def kept(connection: Connection, settings: Settings) -> Storage:
    """How much there is of everything, and how much may be."""
    everything = [
        Kept(kind=one.kind, count=one.count, bytes=one.bytes)
        for one in storage.sizes(connection)
    ]
    uploads = storage.held(connection).all
    most = settings.upload_quota_mb * MEGABYTE
    everything.append(Kept(kind="uploads", count=0, bytes=uploads, most=most))
    most = settings.lab_quota_mb * MEGABYTE
    lab = Kept(kind="lab", count=0, bytes=count_bytes(connection), most=most)
    everything.append(lab)
    return Storage(
        database=database_size(connection), free=free(settings.data), kept=everything
    )


def database_size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        wanted = text("SELECT pg_database_size(current_database())")
        return count(connection, wanted)
    file = str(connection.engine.url.database)
    return size(Path(file), Path(f"{file}-wal"))


def database_version(connection: Connection) -> str:
    """Such as `PostgreSQL 15.4`; SQLite has no server to ask."""
    name = "PostgreSQL" if connection.dialect.name == "postgresql" else "SQLite"
    told = connection.dialect.server_version_info or ()
    return f"{name} {'.'.join(map(str, told))}".strip()


def studies(connection: Connection) -> dict[str, int]:
    """How many studies wait, are played, are done, failed or were stopped."""
    wanted = select(STUDIES.c.state, func.count()).group_by(STUDIES.c.state)
    return dict(map(tuple, connection.execute(wanted)))
