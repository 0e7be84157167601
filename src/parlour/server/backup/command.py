"""`parlour backup` and `parlour restore`, for the host of a server."""

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from parlour.builds.version import full_version
from parlour.engine.refusals import BadInput
from parlour.server.backup import archive, copies
from parlour.server.backup.archive import DATABASE, SECRET, Manifest, fingerprint
from parlour.server.backup.old_lab import FILES as OLD_LAB
from parlour.server.backup.working_folder import make_working_folder
from parlour.server.process.database_url import read_url
from parlour.server.process.private_files import close_data_folder
from parlour.server.process.settings import (
    SECRET_FILE,
    Settings,
    keep_secret,
    read_settings,
)
from parlour.server.store.engine import claim, connect, explain_failure

DATABASE_SUFFIXES: Final = ("", "-wal", "-shm", ".lock")
"""Suffixes of the files that SQLite and Parlour create for one database."""


def backup(file: Path) -> Iterator[str]:
    """Writes all data into a new file; the server can keep running."""
    settings = read_settings(making_secrets=False)
    if file.exists():
        raise BadInput(f"{file} exists already; choose another name")
    with make_working_folder(file.absolute().parent) as folder:
        schema, rows = copies.copy_database(settings.database_url, folder / DATABASE)
        names = [DATABASE]
        secret = read_secret(settings.data)
        if secret:
            (folder / SECRET).write_text(secret + "\n")
            names.append(SECRET)
        contents = Manifest(
            format=archive.FORMAT_VERSION,
            parlour=full_version(),
            schema=schema,
            made=time.time(),
            came_from=read_url(settings.database_url).get_backend_name(),
            secret=fingerprint(settings.secret or secret),
            rows=rows,
            files={name: archive.describe_file(folder / name) for name in names},
        )
        archive.pack(file, contents, folder)
    yield f"{file}: {describe_rows(rows)}."
    if any((settings.data / name).exists() for name in OLD_LAB):
        yield (
            f"Studies in {settings.data / 'lab'} are not included: start the server"
            " once to move them into the database."
        )
    if not secret:
        yield (
            "PARLOUR_SECRET is not included: keep a copy of it, or players lose their"
            " seats."
        )
    yield "This file has secrets and every hidden card: protect it like the server."


def restore(file: Path, *, check: bool = False) -> Iterator[str]:
    """Restores a backup into an empty server, completely or not at all."""
    settings = read_settings(making_secrets=False)
    with ExitStack() as stack:
        made = make_folder(settings.data) if not check else None
        if made is not None:
            stack.callback(remove_if_empty, made)
        beside = settings.data if not check else Path(tempfile.gettempdir())
        folder = stack.enter_context(make_working_folder(beside))
        contents = archive.unpack(file, folder)
        rows = copies.bring_up_to_date(folder / DATABASE, contents.rows)
        if check:
            made_at = time.strftime("%Y-%m-%d %H:%M", time.localtime(contents.made))
            yield (
                f"{file} is complete: {describe_rows(rows)};"
                f" made {made_at} by Parlour {contents.parlour}, schema"
                f" {contents.schema}, from {contents.came_from}."
            )
            return
        refuse_to_overwrite(settings, contents)
        fill_server(settings, contents, folder)
    close_data_folder(settings.data)
    yield f"Restored {describe_rows(rows)}."
    yield "Start the server: players keep their seats, and games continue."


def fill_server(settings: Settings, contents: Manifest, folder: Path) -> None:
    """Fills the database, and lays the secret beside it before it counts."""
    with explain_database_errors(), ExitStack() as held, ExitStack() as undo:
        engine = empty_database(settings.database_url, held, undo)
        with engine.begin() as line:
            copies.fill(line, folder / DATABASE)
            if SECRET in contents.files and not read_secret(settings.data):
                keep_secret(settings.data / SECRET_FILE, read_secret(folder))
                undo.callback((settings.data / SECRET_FILE).unlink)
        undo.pop_all()  # it is durable now


def empty_database(url: str, held: ExitStack, undo: ExitStack) -> Engine:
    """Opens the empty database to fill, and locks it against a running server."""
    found = read_url(url)
    file = Path(str(found.database))
    is_file = found.get_backend_name() == "sqlite"
    if is_file and not file.exists():
        undo.callback(remove, [Path(f"{file}{end}") for end in DATABASE_SUFFIXES])
    engine = connect(url)
    if is_file:
        lock = claim(file)
        if lock is not None:
            held.callback(os.close, lock)
    for stack in (held, undo):
        stack.callback(engine.dispose)
    return engine


def refuse_to_overwrite(settings: Settings, contents: Manifest) -> None:
    """Refuses to restore over another secret, before anything is changed."""
    kept = read_secret(settings.data)
    own = settings.secret or kept
    if not own and SECRET not in contents.files:
        raise BadInput(
            "this backup does not include the secret: set PARLOUR_SECRET to the one of"
            " the old server, or players lose their seats"
        )
    if own and fingerprint(own) != contents.secret:
        where = "PARLOUR_SECRET"
        if not settings.secret:
            where = str(settings.data / SECRET_FILE)
        raise BadInput(
            f"{where} is not the secret of this backup, so players would lose their"
            " seats; remove it, and the backup's own secret is used"
        )


# Folders and lines


def read_secret(folder: Path) -> str:
    try:
        return (folder / SECRET_FILE).read_text().strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError):
        raise BadInput(
            f"cannot read the secret in {folder / SECRET_FILE}: check its permissions"
        ) from None


def make_folder(folder: Path) -> Path | None:
    """Makes a folder that only we look into; None if there is one."""
    if folder.is_dir():
        return None
    try:
        folder.mkdir(parents=True, mode=0o700)
    except OSError as wrong:
        raise BadInput(f"cannot create the folder {folder}: {wrong.strerror}") from None
    return folder


def remove_if_empty(folder: Path) -> None:
    with contextlib.suppress(OSError):
        folder.rmdir()


def remove(files: list[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


@contextmanager
def explain_database_errors() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as wrong:
        raise explain_failure(wrong) from None


def describe_rows(rows: Mapping[str, int]) -> str:
    """Describes how many rows of each kind there are.

    >>> describe_rows({"tables": 2, "entries": 1_200, "persons": 3, "links": 1})
    '2 tables with 1,200 entries, 0 pictures, 0 replays, 3 people, 0 studies'
    """
    names = ("tables", "entries", "pictures", "replays", "persons", "studies")
    tables, entries, pictures, replays, people, studies = (
        f"{rows.get(name, 0):,}" for name in names
    )
    return (
        f"{tables} tables with {entries} entries, {pictures} pictures,"
        f" {replays} replays, {people} people, {studies} studies"
    )
