"""The file of a backup: a zip of SQLite files, with a list of what is in it.

The list has a format number, the schema of the database and a hash of each file. What
is in the zip can be looked at with any tool; the database in it is always SQLite's,
whichever it came from.
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

FORMAT: Final = 1
NEWER: Final = (
    "this backup is of a newer version of Parlour; restore it with that version"
)
LIST: Final = "parlour-backup.json"
DATABASE: Final = "parlour.db"
SECRET: Final = "secret"
NAMES: Final = frozenset({DATABASE, SECRET, *OLD_LAB})
"""All that may be in a backup, by the names it has in a data folder; backups before
schema 0009 have studies in files of their own."""
LONGEST_LIST: Final = 1_000_000
PIECE: Final = 1 << 20

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
"""What reading a zip of strangers may raise."""


class Packed(Struct, frozen=True, forbid_unknown_fields=True):
    bytes: Annotated[int, Meta(ge=0)]
    sha256: str


class Contents(Struct, kw_only=True, forbid_unknown_fields=True):
    """The list that stands in every backup."""

    format: int
    parlour: str
    """The version that made it."""
    schema: str
    made: float
    came_from: str
    """`sqlite` or `postgresql`."""
    secret: str
    """By this it is told whether a server has the secret that signed the seats."""
    rows: dict[str, int]
    files: dict[str, Packed]


class Format(Struct):
    format: int


def digest(file: IO[bytes]) -> str:
    found = hashlib.sha256()
    while piece := file.read(PIECE):
        found.update(piece)
    return found.hexdigest()


def packed(path: Path) -> Packed:
    with path.open("rb") as file:
        return Packed(path.stat().st_size, digest(file))


def private(path: Path) -> IO[bytes]:
    """A new file that only we can read."""
    return open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def pack(file: Path, contents: Contents, folder: Path) -> None:
    """Writes the backup: whole and readable by us alone, or not at all."""
    draft = folder / "draft"
    with (
        private(draft) as to,
        zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as zipped,
    ):
        zipped.writestr(LIST, msgspec.json.format(msgspec.json.encode(contents)))
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
def refusing(file: Path) -> Iterator[None]:
    """One clear line for whatever is wrong with a file."""
    try:
        yield
    except UNREADABLE as wrong:
        said = str(wrong).strip().partition("\n")[0][:120]
        raise BadInput(
            f"{file} is not a Parlour backup, or is damaged"
            + (f": {said}" if said else "")
        ) from None
    except OSError as wrong:
        raise BadInput(f"{file}: {wrong.strerror or 'reading failed'}") from None


def unpack(file: Path, folder: Path) -> Contents:
    """Reads a backup into a folder, every byte of it checked."""
    with refusing(file), zipfile.ZipFile(file) as zipped:
        contents = read_list(zipped)
        refuse_what_has_no_room(contents, folder)
        for name, wanted in contents.files.items():
            target = folder / name
            target.parent.mkdir(exist_ok=True)
            with zipped.open(name) as source, private(target) as to:
                copy(source, to, wanted)
        if SECRET in contents.files:
            secret = (folder / SECRET).read_text().strip()
            if secret_sign(secret) != contents.secret:
                raise ValueError("the secret does not match the manifest")
        return contents


def refuse_what_has_no_room(contents: Contents, folder: Path) -> None:
    """A small zip may hold a whole disk."""
    needed = sum(one.bytes for one in contents.files.values())
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise BadInput(
            f"not enough disk space in {folder.parent}: the backup needs {needed:,}"
            f" bytes, {free:,} are free"
        )


def read_list(zipped: zipfile.ZipFile) -> Contents:
    with zipped.open(LIST) as found:
        text = found.read(LONGEST_LIST)
    if msgspec.json.decode(text, type=Format).format > FORMAT:
        raise BadInput(NEWER)
    contents = msgspec.json.decode(text, type=Contents)
    names = zipped.namelist()
    if (
        contents.format != FORMAT
        or sorted(names) != sorted([LIST, *contents.files])
        or DATABASE not in contents.files
        or not contents.files.keys() <= NAMES
    ):
        raise ValueError("the files do not match the manifest")
    return contents


def copy(source: IO[bytes], to: IO[bytes], wanted: Packed) -> None:
    """Not a byte more than was promised."""
    found, left = hashlib.sha256(), wanted.bytes
    while piece := source.read(min(PIECE, left + 1)):
        left -= len(piece)
        if left < 0:
            break
        found.update(piece)
        to.write(piece)
    if left or found.hexdigest() != wanted.sha256:
        raise ValueError("the checksum of a file does not match the manifest")


def secret_sign(secret: str) -> str:
    """A sign of a secret that tells nothing of it; secrets are long and random."""
    return hashlib.sha256(f"backup:{secret}".encode()).hexdigest()[:24]
