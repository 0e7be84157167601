"""Backup files: a zip of SQLite files with a manifest.

The manifest has a format number, the schema of the database and a hash of each file.
Any tool can open the zip. The database in it is always SQLite, also if it comes from
PostgreSQL.
"""

import hashlib
import os
import shutil
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated, Final

import msgspec
from msgspec import Meta, Struct

from parlour.engine.refusals import BadInput
from parlour.server.backup.old_lab import FILES as OLD_LAB

FORMAT_VERSION: Final = 1
NEWER_VERSION: Final = (
    "this backup is of a newer version of Parlour; restore it with that version"
)
MANIFEST: Final = "parlour-backup.json"
DATABASE: Final = "parlour.db"
SECRET: Final = "secret"
ALLOWED_NAMES: Final = frozenset({DATABASE, SECRET, *OLD_LAB})
"""All that may be in a backup, by the names it has in a data folder; backups before
schema 0009 have studies in files of their own."""
MAX_MANIFEST_BYTES: Final = 1_000_000
CHUNK_BYTES: Final = 1 << 20

UNREADABLE: Final = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    KeyError,
    NotImplementedError,  # packed in a way that we never do
    RuntimeError,  # locked with a password
    ValueError,
    msgspec.DecodeError,
)
"""Errors of reading a zip of unknown origin."""


class PackedFile(Struct, frozen=True, forbid_unknown_fields=True):
    bytes: Annotated[int, Meta(ge=0)]
    sha256: str


class Manifest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Manifest of a backup."""

    format: int
    parlour: str
    """The version that made it."""
    schema: str
    made: float
    came_from: str
    """`sqlite` or `postgresql`."""
    secret: str
    """Fingerprint of the secret that signed the seats."""
    rows: dict[str, int]
    files: dict[str, PackedFile]


class FormatNumber(Struct):
    format: int


def digest(file: IO[bytes]) -> str:
    found = hashlib.sha256()
    while piece := file.read(CHUNK_BYTES):
        found.update(piece)
    return found.hexdigest()


def describe_file(path: Path) -> PackedFile:
    with path.open("rb") as file:
        return PackedFile(path.stat().st_size, digest(file))


def open_private(path: Path) -> IO[bytes]:
    """Creates a file that only our user can read."""
    return open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def pack(file: Path, contents: Manifest, folder: Path) -> None:
    """Writes the backup: whole and readable by us alone, or not at all."""
    draft = folder / "draft"
    with (
        open_private(draft) as to,
        zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as zipped,
    ):
        zipped.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(contents)))
        for name in contents.files:
            zipped.write(folder / name, name)
        zipped.close()
        to.flush()
        os.fsync(to.fileno())
    try:
        os.link(draft, file)  # fails where there is one by now
    except FileExistsError:
        raise BadInput(f"{file} exists already; choose another name") from None


@contextmanager
def explain_errors(file: Path) -> Iterator[None]:
    """Turns any error of reading a backup into one clear line."""
    try:
        yield
    except UNREADABLE as wrong:
        said = str(wrong).strip().partition("\n")[0][:120]
        raise BadInput(
            f"{file} is not a Parlour backup, or is damaged"
            + (f": {said}" if said else "")
        ) from None
    except OSError as wrong:
        why = wrong.strerror or "reading failed"
        raise BadInput(f"cannot read {file}: {why}") from None


def unpack(file: Path, folder: Path) -> Manifest:
    """Extracts a backup into a folder and verifies every byte."""
    with explain_errors(file), zipfile.ZipFile(file) as zipped:
        contents = read_manifest(zipped)
        check_disk_space(contents, folder)
        for name, wanted in contents.files.items():
            target = folder / name
            target.parent.mkdir(exist_ok=True)
            with zipped.open(name) as source, open_private(target) as to:
                copy_verified(source, to, wanted)
        if SECRET in contents.files:
            secret = (folder / SECRET).read_text().strip()
            if fingerprint(secret) != contents.secret:
                raise ValueError("the secret does not match the manifest")
        return contents


def check_disk_space(contents: Manifest, folder: Path) -> None:
    """Checks the disk space: a small zip may hold a whole disk."""
    needed = sum(one.bytes for one in contents.files.values())
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise BadInput(
            f"not enough disk space in {folder.parent}: the backup needs {needed:,}"
            f" bytes, {free:,} are free"
        )


def read_manifest(zipped: zipfile.ZipFile) -> Manifest:
    with zipped.open(MANIFEST) as found:
        text = found.read(MAX_MANIFEST_BYTES)
    if msgspec.json.decode(text, type=FormatNumber).format > FORMAT_VERSION:
        raise BadInput(NEWER_VERSION)
    contents = msgspec.json.decode(text, type=Manifest)
    names = zipped.namelist()
    if (
        contents.format != FORMAT_VERSION
        or sorted(names) != sorted([MANIFEST, *contents.files])
        or DATABASE not in contents.files
        or not contents.files.keys() <= ALLOWED_NAMES
    ):
        raise ValueError("the files do not match the manifest")
    return contents


def copy_verified(source: IO[bytes], to: IO[bytes], wanted: PackedFile) -> None:
    """Copies not a byte more than was promised."""
    found, left = hashlib.sha256(), wanted.bytes
    while piece := source.read(min(CHUNK_BYTES, left + 1)):
        left -= len(piece)
        if left < 0:
            break
        found.update(piece)
        to.write(piece)
    if left or found.hexdigest() != wanted.sha256:
        raise ValueError("the checksum of a file does not match the manifest")


def fingerprint(secret: str) -> str:
    """Returns a fingerprint that reveals nothing about the secret, which is long and
    random."""
    return hashlib.sha256(f"backup:{secret}".encode()).hexdigest()[:24]
