"""`parlour storage`: lists and prunes stored data."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from parlour.engine.refusals import BadInput
from parlour.server.lab import studies
from parlour.server.lab.written import StudyQuestion
from parlour.server.process.clock import steady
from parlour.server.process.logs import tag
from parlour.server.process.settings import read_settings
from parlour.server.store import storage
from parlour.server.store.engine import connect, explain_failure
from parlour.server.store.migrate import migrate

DAY_S = 86_400
MAX_LISTED_UPLOADS = 20
"""Files of strangers that are listed."""


def list_stored() -> Iterator[str]:
    """Yields the stored data by kind, and the largest uploads."""
    with open_database() as engine, engine.connect() as connection:
        sizes = storage.sizes(connection)
        items = storage.largest(connection, MAX_LISTED_UPLOADS)
        everything = storage.sum_stored(connection).all
        busy = studies.list_busy(connection, time.time())
    for size in sizes:
        since = (
            f", oldest {days_ago(size.oldest)}" if size.count and size.oldest else ""
        )
        yield f"{size.kind:8} {size.count:8,} {format_bytes(size.bytes):>10}{since}"
    yield f"{'uploads':8} {'':8} {format_bytes(everything):>10}"
    for item in items:
        owner = f"person {tag(item.person)}" if item.person else "nobody by name"
        yield (
            f"  {item.kind:7} {format_bytes(item.bytes):>10}  {tag(item.ref)}"
            f"  {owner}, from {item.address[:8]}"
        )
    if busy:
        yield f"{'studies':8} {len(busy):8,}"
    for one in busy:
        asked = msgspec.json.decode(one.asked, type=StudyQuestion)
        played = one.known_progress.deals if one.known_progress is not None else 0
        yield (
            f"  {one.state:7} {one.id}  {asked.game}, {played:,} of {one.deals:,} deals"
            f"  person {tag(one.person)}, from {one.address[:8] or 'unknown'},"
            f" visited {hours_ago(one.seen)}"
        )


def stop_studies(names: Sequence[str], *, everything: bool = False) -> Iterator[str]:
    """Stops these studies of the lab, or all of them."""
    if bool(names) == everything:
        raise BadInput("name the studies to stop, or use --all")
    with open_database() as engine, engine.begin() as connection:
        studies.lock_queue(connection)
        known = [one.id for one in studies.list_busy(connection, time.time())]
        for name in names:
            if name not in known:
                raise BadInput(
                    f"no study called {name!r} is queued or running;"
                    " `parlour storage` lists them"
                )
        for name in names or known:
            studies.stop(connection, name)
    for name in names or known:
        yield f"Stopped {name}; its games are kept."
    if not names and not known:
        yield "No study is queued or running."


def prune(tables: int | None, replays: int | None) -> Iterator[str]:
    """Deletes data that nobody used for a number of days; the server can keep
    running."""
    if tables is None and replays is None:
        raise BadInput("say what to delete: --tables DAYS or --replays DAYS")
    for flag, days in (("--tables", tables), ("--replays", replays)):
        if days is not None and days < 0:
            raise BadInput(f"{flag}: expected a number of days, 0 or more, not {days}")
    with open_database() as engine:
        for name, limit, forget in (
            ("tables", tables, storage.forget_tables),
            ("replays", replays, storage.forget_replays),
        ):
            if limit is not None:
                gone = until_done(engine, forget, steady() - limit * DAY_S)
                yield f"Deleted {gone} {name} that nobody used for {limit} days."
        with engine.begin() as connection:
            if tables is not None:
                storage.forget_people(connection, steady() - tables * DAY_S)
            storage.settle(connection)


def until_done(
    engine: Engine, forget: Callable[[Connection, float], int], older_than: float
) -> int:
    total = 0
    while True:
        with engine.begin() as connection:
            gone = forget(connection, older_than)
        total += gone
        if gone < storage.FORGOTTEN_ROWS:
            return total


@contextmanager
def open_database() -> Iterator[Engine]:
    """Opens the database of the settings and upgrades its schema."""
    url = read_settings().database_url
    migrate(url)
    engine = connect(url)
    try:
        yield engine
    except SQLAlchemyError as wrong:
        raise explain_failure(wrong) from None
    finally:
        engine.dispose()


def format_bytes(size: int) -> str:
    """Formats a number of bytes.

    >>> format_bytes(900), format_bytes(1_500), format_bytes(52_000_000)
    ('900 B', '1.5 kB', '52.0 MB')
    """
    for unit, name in ((10**9, "GB"), (10**6, "MB"), (10**3, "kB")):
        if size >= unit:
            return f"{size / unit:.1f} {name}"
    return f"{size} B"


def hours_ago(at: float) -> str:
    return f"{max(0, round((time.time() - at) / 3_600))} hours ago"


def days_ago(at: float) -> str:
    return f"{max(0, round((steady() - at) / DAY_S))} days ago"
