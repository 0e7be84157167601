"""Studies that servers before schema 0009 kept in two SQLite files of their own."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from parlour.engine.refusals import BadInput
from parlour.server.backup.checks import check_database
from parlour.server.lab.deals import PUT_ARM, add_arm, arm_id, put_deals
from parlour.server.lab.shown import State
from parlour.server.store.engine import cause, connect
from parlour.server.store.migrate import upgrade
from parlour.server.store.schema import STUDIES, STUDY_ARMS, putting

STUDIES_FILE: Final = "lab/studies.sqlite"
RESULTS_FILE: Final = "lab/results.sqlite"
FILES: Final = (STUDIES_FILE, RESULTS_FILE)
MOVED_SUFFIX: Final = ".taken-over"
"""Suffix for a file whose studies are in the database now."""
BATCH_DEALS: Final = 100
"""Deals that are held in memory."""
PUT_STUDY: Final = putting(STUDIES)
Row = TypeVar("Row")

logger = logging.getLogger("parlour.lab")


class OldStudy(msgspec.Struct):
    """A row of `study`; the oldest files lack the columns that have a default."""

    id: str
    asked: bytes
    text: str
    arms: bytes
    deals: int
    person: str
    state: State
    turn: float
    seen: float
    tries: int = 0
    progress: bytes | None = None
    address: str = ""
    block: str = ""
    served: float = 0.0
    beat: float = 0.0


class OldArm(msgspec.Struct):
    about: str
    make: bytes | None
    begun: bytes | None


class OldResult(msgspec.Struct):
    number: int
    about: str


def move_old_studies(url: str, data: Path) -> None:
    """Moves the studies of a data folder into the database, once.

    Everything is one transaction. After a crash the next start repeats it; existing
    rows stay unchanged. A file that cannot be read is left alone.
    """
    files = [data / name for name in FILES if (data / name).exists()]
    if not files:
        return
    engine = connect(url)
    try:
        with engine.begin() as line:
            upgrade(line)  # so that other servers wait
            add_old_lab(line, data)
        for file in files:
            with suppress(FileNotFoundError):  # another server was faster
                file.replace(f"{file}{MOVED_SUFFIX}")
        (data / "lab" / "lock.sqlite").unlink(missing_ok=True)
        logger.info("lab: moved studies into the database")
    except (BadInput, SQLAlchemyError, OSError) as wrong:
        logger.warning("lab: moving studies failed", extra={"cause": cause(wrong)})
    finally:
        engine.dispose()


def add_old_lab(line: Connection, folder: Path) -> None:
    """Adds the studies of a folder's files, and the deals of arms that are new here."""
    there = {*line.execute(select(STUDY_ARMS.c.id)).scalars()}
    with open_checked(folder / STUDIES_FILE, {"study"}) as file:
        for study in read_rows(file, "study", OldStudy):
            line.execute(PUT_STUDY, as_row(study))
        for arm in read_rows(file, "arm", OldArm):
            own = {"id": arm_id(arm.about), "make": arm.make, "unfinished": arm.begun}
            line.execute(PUT_ARM, {**own, "bytes": 0})
    with open_checked(folder / RESULTS_FILE, {"deal"}) as file:
        for result in read_rows(file, "arm", OldResult):
            if arm_id(result.about) not in there:
                add_deals(line, file, result)


def as_row(study: OldStudy) -> dict[str, object]:
    arms = msgspec.json.decode(study.arms, type=list[str])
    same = ("id", "asked", "text", "deals", "person", "address", "seen", "served")
    return {
        **{name: getattr(study, name) for name in same},
        "arms": msgspec.json.encode([*map(arm_id, arms)]),
        "site": study.block,
        "state": "waiting" if study.state == "playing" else study.state,
        "queued": study.turn,
        "saved": study.beat,
        "failures": study.tries,
        "player": "",
        "progress": study.progress,
    }


def add_deals(line: Connection, file: sqlite3.Connection, result: OldResult) -> None:
    arm = add_arm(line, result.about)
    found = file.execute(
        "SELECT number, games FROM deal WHERE arm = ?", (result.number,)
    )
    while part := found.fetchmany(BATCH_DEALS):
        put_deals(line, arm, dict(msgspec.convert(part, list[tuple[int, bytes]])))


@contextmanager
def open_checked(file: Path, needed: set[str]) -> Iterator[sqlite3.Connection]:
    """Opens a checked file of the old lab; a missing file counts as empty."""
    what = f"{file.parent.name}/{file.name}"
    try:
        with closing(sqlite3.connect(file if file.exists() else ":memory:")) as opened:
            check_database(opened, what)
            found = tables_in(opened)
            if found and not needed <= found <= needed | {"arm"}:
                raise BadInput(f"{what} is not a lab database: unexpected tables")
            yield opened
    except (sqlite3.Error, msgspec.MsgspecError) as wrong:
        raise BadInput(f"{what} is damaged: {wrong}") from None


def tables_in(file: sqlite3.Connection) -> set[str]:
    rows = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in rows if not name.startswith("sqlite_")}


def read_rows(file: sqlite3.Connection, table: str, kind: type[Row]) -> Iterator[Row]:
    if table in tables_in(file):
        found = file.execute(f"SELECT * FROM {table}")
        names = [column[0] for column in found.description]
        for row in found:
            yield msgspec.convert(dict(zip(names, row, strict=True)), kind)
