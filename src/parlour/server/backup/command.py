"""`parlour backup` and `parlour restore`, for whoever runs a server."""

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
from parlour.server.backup.archive import DATABASE, SECRET, Contents, secret_sign
from parlour.server.backup.old_lab import FILES as OLD_LAB
from parlour.server.backup.working_folder import working_in
from parlour.server.process.database_url import read_url
from parlour.server.process.private_files import close_data_folder
from parlour.server.process.settings import (
    SECRET_FILE,
    Settings,
    keep_secret,
    read_settings,
)
from parlour.server.store.engine import cause, claim, connect

BESIDE: Final = ("", "-wal", "-shm", ".lock")
"""What SQLite and we lay down for one database file."""


def backup(file: Path) -> Iterator[str]:
    """Writes all that is kept into a new file; the server may run meanwhile."""
    settings = read_settings(making_secrets=False)
    if file.exists():
        raise BadInput(f"{file} exists already; choose another name")
    with working_in(file.absolute().parent) as folder:
        schema, rows = copies.take(settings.database_url, folder / DATABASE)
        names = [DATABASE]
        secret = kept_secret(settings.data)
        if secret:
            (folder / SECRET).write_text(secret + "\n")
            names.append(SECRET)
        contents = Contents(
            format=archive.FORMAT,
            parlour=full_version(),
            schema=schema,
            made=time.time(),
            came_from=read_url(settings.database_url).get_backend_name(),
            secret=secret_sign(settings.secret or secret),
            rows=rows,
            files={name: archive.packed(folder / name) for name in names},
        )
        archive.pack(file, contents, folder)
    yield f"{file}: {described(rows)}."
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
    """Fills an empty server from a backup, all of it or nothing."""
    settings = read_settings(making_secrets=False)
    with ExitStack() as stack:
        made = fresh_folder(settings.data) if not check else None
        if made is not None:
            stack.callback(remove_if_empty, made)
        beside = settings.data if not check else Path(tempfile.gettempdir())
        folder = stack.enter_context(working_in(beside))
        contents = archive.unpack(file, folder)
        rows = copies.bring_up_to_date(folder / DATABASE, contents.rows)
        if check:
            made_at = time.strftime("%Y-%m-%d %H:%M", time.localtime(contents.made))
            yield (
                f"{file} is complete: {described(rows)};"
                f" made {made_at} by Parlour {contents.parlour}, schema"
                f" {contents.schema}, from {contents.came_from}."
            )
            return
        refuse_to_overwrite(settings, contents)
        put_back(settings, contents, folder)
    close_data_folder(settings.data)
    yield f"Restored {described(rows)}."
    yield "Start the server: players keep their seats, and games continue."


def put_back(settings: Settings, contents: Contents, folder: Path) -> None:
    """Fills the database, and lays the secret beside it before it counts."""
    with about_database(), ExitStack() as held, ExitStack() as undo:
        engine = empty_database(settings.database_url, held, undo)
        with engine.begin() as line:
            copies.fill(line, folder / DATABASE)
            if SECRET in contents.files and not kept_secret(settings.data):
                keep_secret(settings.data / SECRET_FILE, kept_secret(folder))
                undo.callback((settings.data / SECRET_FILE).unlink)
        undo.pop_all()  # it is durable now


def empty_database(url: str, held: ExitStack, undo: ExitStack) -> Engine:
    """The database to fill. A server that uses the same file would not notice."""
    found = read_url(url)
    file = Path(str(found.database))
    is_file = found.get_backend_name() == "sqlite"
    if is_file and not file.exists():
        undo.callback(remove, [Path(f"{file}{end}") for end in BESIDE])
    engine = connect(url)
    if is_file:
        lock = claim(file)
        if lock is not None:
            held.callback(os.close, lock)
    for stack in (held, undo):
        stack.callback(engine.dispose)
    return engine


def refuse_to_overwrite(settings: Settings, contents: Contents) -> None:
    """Says what is in the way before anything is changed."""
    kept = kept_secret(settings.data)
    own = settings.secret or kept
    if not own and SECRET not in contents.files:
        raise BadInput(
            "this backup does not include the secret: set PARLOUR_SECRET to the one of"
            " the old server, or players lose their seats"
        )
    if own and secret_sign(own) != contents.secret:
        where = "PARLOUR_SECRET"
        if not settings.secret:
            where = str(settings.data / SECRET_FILE)
        raise BadInput(
            f"{where} is not the secret of this backup, so players would lose their"
            " seats; remove it, and the backup's own secret is used"
        )


# Folders and lines


def kept_secret(folder: Path) -> str:
    try:
        return (folder / SECRET_FILE).read_text().strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError):
        raise BadInput(
            f"cannot read the secret in {folder / SECRET_FILE}: check its permissions"
        ) from None


def fresh_folder(folder: Path) -> Path | None:
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
def about_database() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as wrong:
        raise BadInput(f"the database failed: {cause(wrong)}") from None


def described(rows: Mapping[str, int]) -> str:
    """
    >>> described({"tables": 2, "entries": 1_200, "persons": 3, "links": 1})
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
