"""Backups: taken under play, taken to either database, refused if anything is odd."""

import asyncio
import contextlib
import hashlib
import json
import os
import signal
import sqlite3
import stat
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, LargeBinary, Text, insert, select
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.served import Guest, Served, staying
from tests.server.store.making import started
from tests.server.test_kill import play
from tests.server.test_restarts import all_go_on, seat_two

from parlour.cli import main
from parlour.engine.refusals import BadInput
from parlour.server.backup import archive, copies
from parlour.server.backup.command import backup, restore
from parlour.server.backup.old_lab import FILES as OLD_LAB
from parlour.server.backup.working_folder import lock_folder, remove_leftovers
from parlour.server.process.private_files import close_data_folder
from parlour.server.process.settings import read_settings
from parlour.server.store.devices import Device, Linked, add_device, keep_link
from parlour.server.store.engine import connect
from parlour.server.store.migrate import migrate, upgrade
from parlour.server.store.schema import METADATA
from parlour.server.store.storage import Item
from parlour.server.store.store import Store


class Place:
    """A data folder and a database, as the settings of a server name them."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'parlour.db'}"

    def settle(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on commands are about this one."""
        monkeypatch.setenv("PARLOUR_DATA", str(self.folder))
        monkeypatch.setenv("PARLOUR_DATABASE_URL", self.database)

    def rows(self) -> dict[str, list[Any]]:
        engine = connect(self.database)
        with engine.connect() as line:
            found = {
                table.name: sorted(map(tuple, line.execute(select(table))))
                for table in copies.backed_up_tables()
            }
        engine.dispose()
        return found


async def fill(place: Place) -> None:
    """Something of everything that is kept."""
    migrate(place.database)
    read_settings()  # makes the secret
    store = await Store.open(place.database)
    table = await started(store, public=False)
    await store.append(table, 1, [b"\x00\xff", "größer".encode()], persons=["ann"])
    await store.name_person("ann", "Änn 🂡")
    await store.keep_replay("r", b"body")
    await store.note(Item("story", table, "ann", "home", 7))
    await store.keep_picture(table, "deck", "fool", "image/png", bytes(range(256)))
    await add_device(store, "ann", Device("d", "Phone", 1.5))
    await keep_link(store, "token", Linked("ann", table, 0), 1e12)
    assert await store.alive()
    await store.close()
    fill_the_rest(place.database, table)


def fill_the_rest(database: str, table: str) -> None:
    """A row in whatever there is besides; rows that refer to others come last."""
    made = {Text: "w", LargeBinary: b"w", Boolean: True}
    engine = connect(database)
    with engine.begin() as line:
        for one in METADATA.sorted_tables:
            if line.execute(select(one).limit(1)).first() is None:
                row = {c.name: made.get(type(c.type), 1) for c in one.c}
                row |= {"table_id": table} if "table_id" in one.c else {}
                line.execute(insert(one), row)
    engine.dispose()


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A small house in SQLite, and commands are about it."""
    place = Place(tmp_path / "old")
    place.settle(monkeypatch)
    await fill(place)
    return place


@pytest.fixture
def new(tmp_path: Path) -> Place:
    return Place(tmp_path / "new")


# There and back


async def test_all_of_it_comes_back_by_way_of_either_database(
    old: Place,
    new: Place,
    postgresql: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Place(tmp_path / "server", postgresql)
    kept, last = old.rows(), old
    assert all(kept.values()), "something of everything"
    for number, place in enumerate((server, new)):
        file = tmp_path / f"{number}.zip"
        last.settle(monkeypatch)
        (said, warned) = backup(file)
        assert "1 tables with 3 entries, 1 pictures" in said
        assert "1 people, 1 studies" in said
        assert "every hidden card" in warned
        assert file.stat().st_mode & 0o777 == 0o600
        place.settle(monkeypatch)
        (said, _) = restore(file)
        assert "1 people, 1 studies" in said
        assert place.rows() == kept
        last = place
    assert (new.folder / "secret").stat().st_mode & 0o077 == 0
    assert read_settings().secret == (old.folder / "secret").read_text().strip()
    left = {path.name for path in (*tmp_path.iterdir(), *new.folder.iterdir())}
    assert not any(name.startswith(".parlour") for name in left)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
async def test_a_backup_under_play_goes_on_where_it_is_restored(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = Place(tmp_path / "before"), Place(tmp_path / "after", postgresql)
    for place in (before, after):
        place.folder.mkdir()
    file = tmp_path / "house.zip"
    first = Served(before.folder, before.database)
    second = Served(after.folder, after.database)
    try:
        await asyncio.to_thread(first.start)
        guests = seat_two([first, first], 0)
        async with staying(guests):
            await guests[1].until("gathering")
            assert (await guests[1].send({"do": "sit"}))["is"] == "done"
            assert (await guests[0].send({"do": "begin"}))["is"] == "done"
            async with playing(guests):
                before.settle(monkeypatch)
                await asyncio.to_thread(lambda: list(backup(file)))
                await all_go_on(guests)
        await asyncio.to_thread(first.stop)
        after.settle(monkeypatch)
        await asyncio.to_thread(lambda: list(restore(file)))
        await asyncio.to_thread(second.start)
        for guest in guests:
            guest.served, guest.seq, guest.scene = second, None, None
            guest.scenes.clear()  # what came after the backup may come otherwise
        async with staying(guests), playing(guests):
            pass
    finally:
        await asyncio.to_thread(first.stop)
        await asyncio.to_thread(second.stop)
    assert "Traceback" not in first.log() + second.log()


@contextlib.asynccontextmanager
async def playing(guests: list[Guest]) -> Any:
    """Everybody plays, and the game has gone on when this is left."""
    players = [asyncio.create_task(play(guest)) for guest in guests]
    try:
        await all_go_on(guests)
        yield
    finally:
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)


async def test_an_older_backup_is_brought_up_to_date(
    tmp_path: Path, new: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "older")
    place.settle(monkeypatch)
    read_settings()
    engine = connect(place.database)
    with engine.begin() as line:
        upgrade(line, "0001")
        line.exec_driver_sql("INSERT INTO persons VALUES ('ann', 'Ann', 1.0)")
    engine.dispose()
    list(backup(tmp_path / "older.zip"))
    new.settle(monkeypatch)
    (said,) = restore(tmp_path / "older.zip", check=True)
    assert "schema 0001" in said
    assert not new.folder.exists(), "looking changes nothing"
    list(restore(tmp_path / "older.zip"))
    assert new.rows()["persons"] == [("ann", "Ann", 1.0)]


# What is in the way


async def test_nothing_is_overwritten(
    old: Place, new: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.zip"
    list(backup(file))
    whole = file.read_bytes()
    with pytest.raises(BadInput, match="exists already"):
        list(backup(file))
    assert file.read_bytes() == whole
    before = old.rows()
    with pytest.raises(BadInput, match="empty one"):
        list(restore(file))
    assert old.rows() == before
    # a server that runs would not notice
    new.settle(monkeypatch)
    migrate(new.database)
    store = await Store.open(new.database)
    other = Forked(["parlour.cli", "restore", str(file)], os.environ, tmp_path / "log")
    assert await asyncio.to_thread(other.wait, PATIENCE) == 2
    assert "another Parlour" in (tmp_path / "log").read_text()
    await store.close()
    # another secret
    read_settings()
    with pytest.raises(BadInput, match="lose their seats"):
        list(restore(file))
    (new.folder / "secret").unlink()
    monkeypatch.setenv("PARLOUR_SECRET", "another secret that is long enough for it")
    with pytest.raises(BadInput, match="PARLOUR_SECRET"):
        list(restore(file))
    assert not any(new.rows().values())
    monkeypatch.delenv("PARLOUR_SECRET")
    list(restore(file))
    assert new.rows() == before


def test_without_a_database_there_is_no_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Place(tmp_path / "none").settle(monkeypatch)
    with pytest.raises(SystemExit) as stop:
        main(["backup", str(tmp_path / "file.zip")])
    assert stop.value.code == 2
    assert "does not exist" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_a_secret_of_the_settings_stays_out_of_it(
    old: Place, new: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "a secret that only the settings know"
    (old.folder / "secret").unlink()
    monkeypatch.setenv("PARLOUR_SECRET", secret)
    file = tmp_path / "house.zip"
    assert any("PARLOUR_SECRET" in line for line in backup(file))
    assert "secret" not in zipfile.ZipFile(file).namelist()
    new.settle(monkeypatch)
    monkeypatch.delenv("PARLOUR_SECRET")
    with pytest.raises(BadInput, match="set PARLOUR_SECRET to the one of"):
        list(restore(file))
    assert not new.folder.exists()
    monkeypatch.setenv("PARLOUR_SECRET", secret)
    list(restore(file))


# Strange files


def changed(**new: Any) -> Callable[[Path], None]:
    """The same backup with something else in its list."""

    def change(file: Path) -> None:
        rewrite(file, lambda about: {**about, **new})

    return change


def rewrite(file: Path, change: Callable[[dict[str, Any]], Any]) -> None:
    with zipfile.ZipFile(file) as zipped:
        parts = {name: zipped.read(name) for name in zipped.namelist()}
    about = json.loads(parts.pop(archive.MANIFEST))
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr(archive.MANIFEST, json.dumps(change(about)))
        for name, body in parts.items():
            zipped.writestr(name, body)


def with_database(
    statement: str, name: str = archive.DATABASE
) -> Callable[[Path], None]:
    """A database that was changed, and a list that agrees with it."""

    def change(file: Path) -> None:
        with zipfile.ZipFile(file) as zipped:
            parts = {name: zipped.read(name) for name in zipped.namelist()}
        inside = file.with_suffix(".db")
        inside.write_bytes(parts[name])
        with contextlib.closing(sqlite3.connect(inside)) as database:
            database.executescript(statement)
        body = parts[name] = inside.read_bytes()
        inside.unlink()
        about = json.loads(parts[archive.MANIFEST])
        sha = hashlib.sha256(body).hexdigest()
        about["files"][name] = {"bytes": len(body), "sha256": sha}
        parts[archive.MANIFEST] = json.dumps(about).encode()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
            for packed, part in parts.items():
                zipped.writestr(packed, part)

    return change


def bomb(file: Path) -> None:
    """A list that promises a few bytes of what unpacks to many."""
    rewrite(file, lambda about: about)
    with zipfile.ZipFile(file) as zipped:
        parts = {name: zipped.read(name) for name in zipped.namelist()}
    parts[archive.DATABASE] = bytes(20_000_000)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, part in parts.items():
            zipped.writestr(name, part)


def cut(keep: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    return lambda file: (file.write_bytes(keep(file.read_bytes())), None)[1]


def bent(whole: bytes) -> bytes:
    middle = len(whole) // 2
    return whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]


OLDER = Path(__file__).parent / "older"
STUDIES = "lab/studies.sqlite"
STRANGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "empty": (cut(lambda whole: b""), "damaged"),
    "a text": (cut(lambda whole: b"Dear operator,\n"), "damaged"),
    "half of it": (cut(lambda whole: whole[: len(whole) // 2]), "damaged"),
    "all but a byte": (cut(lambda whole: whole[:-1]), "damaged"),
    "a bit that fell over": (cut(bent), "damaged"),
    "a list of another kind": (changed(files=7), "damaged"),
    "no database": (changed(files={}), "damaged"),
    "another's hash": (
        changed(files={"parlour.db": {"bytes": 3, "sha256": "0" * 64}}),
        "damaged",
    ),
    "a file elsewhere": (
        changed(files={"../../secret": {"bytes": 3, "sha256": "0" * 64}}),
        "damaged",
    ),
    "a newer format": (changed(format=99), "newer version of Parlour"),
    "much in little": (bomb, "damaged"),
    "a newer schema": (
        with_database("UPDATE alembic_version SET version_num = '9999'"),
        "newer version of Parlour",
    ),
    "no schema": (
        with_database("DROP TABLE alembic_version"),
        "newer version of Parlour",
    ),
    "no table": (with_database("DROP TABLE entries"), "damaged: no such table"),
    "somebody twice": (
        with_database(
            "ALTER TABLE persons RENAME TO p; CREATE TABLE persons (id, name, seen);"
            "INSERT INTO persons SELECT * FROM p; INSERT INTO persons SELECT * FROM p"
        ),
        "row counts differ",
    ),
    "fewer than it says": (with_database("DELETE FROM replays"), "row counts differ"),
    "a size below nothing": (
        changed(files={"parlour.db": {"bytes": -9, "sha256": "0" * 64}}),
        "damaged",
    ),
    "more than the disk": (
        lambda file: rewrite(
            file,
            lambda about: {
                **about,
                "files": {
                    name: {**one, "bytes": 10**18}
                    for name, one in about["files"].items()
                },
            },
        ),
        "not enough disk space",
    ),
    "another's secret": (changed(secret="0" * 24), "damaged: the secret"),
    "rows without end": (
        with_database(
            "DROP TABLE persons; CREATE VIEW persons AS WITH RECURSIVE"
            " p(id, name, seen) AS (SELECT 1, 'a', 1 UNION ALL SELECT id + 1, 'a', 1"
            " FROM p) SELECT * FROM p"
        ),
        "views, triggers or expressions",
    ),
    "something that acts": (
        with_database(
            "CREATE TRIGGER t AFTER UPDATE ON alembic_version BEGIN"
            " DELETE FROM persons; END"
        ),
        "views, triggers or expressions",
    ),
    "a trigger of the lab": (
        with_database(
            "CREATE TRIGGER t AFTER UPDATE ON study BEGIN SELECT 1; END", STUDIES
        ),
        "views, triggers or expressions",
    ),
    "a view of the lab": (
        with_database("DROP TABLE arm; CREATE VIEW arm AS SELECT 1 AS about", STUDIES),
        "views, triggers or expressions",
    ),
    "a virtual table": (
        with_database("CREATE VIRTUAL TABLE v USING fts5(a)", STUDIES),
        "views, triggers or expressions",
    ),
    "a generated column": (
        with_database("ALTER TABLE study ADD COLUMN g AS (length(text))", STUDIES),
        "views, triggers or expressions",
    ),
    "a computed default": (
        with_database("CREATE TABLE a (b DEFAULT (randomblob(9)))", STUDIES),
        "views, triggers or expressions",
    ),
    "a check": (
        with_database("CREATE TABLE a (b CHECK (b LIKE '%a%'))", STUDIES),
        "views, triggers or expressions",
    ),
    "an index on an expression": (
        with_database("CREATE INDEX i ON study (length(text))", STUDIES),
        "views, triggers or expressions",
    ),
    "a partial index": (
        with_database("CREATE INDEX i ON persons (id) WHERE name LIKE 'a%'"),
        "views, triggers or expressions",
    ),
    "a trigger of the lab's games": (
        with_database(
            "CREATE TRIGGER t AFTER INSERT ON deal BEGIN SELECT 1; END",
            "lab/results.sqlite",
        ),
        "views, triggers or expressions",
    ),
    "a strange table of the lab": (
        with_database("CREATE TABLE other (a)", STUDIES),
        "not a lab database",
    ),
    "a strange row of the lab": (
        with_database("UPDATE study SET state = 'won'", STUDIES),
        "lab/studies.sqlite is damaged",
    ),
    "arms that are none": (
        with_database("UPDATE study SET arms = X'7B7D'", STUDIES),
        "lab/studies.sqlite is damaged",
    ),
    "a column too few": (
        with_database("ALTER TABLE deal DROP COLUMN games", "lab/results.sqlite"),
        "lab/results.sqlite is damaged",
    ),
    "a page overwritten": (
        with_database("PRAGMA writable_schema=1; DELETE FROM sqlite_master"),
        "newer|damaged",
    ),
}


def with_old_lab(file: Path) -> None:
    """Puts studies into a backup as servers before schema 0009 did."""
    files = {}
    for name in OLD_LAB:
        dump = OLDER / f"{Path(name).parent}-{Path(name).stem}.sql"
        inside = file.with_suffix(".db")
        with contextlib.closing(sqlite3.connect(inside)) as database:
            database.executescript(dump.read_text())
        files[name] = inside.read_bytes()
        inside.unlink()
    with zipfile.ZipFile(file) as zipped:
        parts = {name: zipped.read(name) for name in zipped.namelist()}
    about = json.loads(parts.pop(archive.MANIFEST))
    for name, body in files.items():
        sha = hashlib.sha256(body).hexdigest()
        about["files"][name] = {"bytes": len(body), "sha256": sha}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr(archive.MANIFEST, json.dumps(about))
        for name, body in (parts | files).items():
            zipped.writestr(name, body)


async def test_backup_with_files_of_the_lab_is_restored(
    old: Place,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    database: str,
) -> None:
    file = tmp_path / "house.zip"
    list(backup(file))
    with_old_lab(file)
    new = Place(tmp_path / "new", database)
    new.settle(monkeypatch)
    (said,) = restore(file, check=True)
    assert "3 studies" in said
    (said, _) = restore(file)
    assert "3 studies" in said
    states = {row[0]: row[8] for row in new.rows()["studies"]}
    assert states == {
        "w": "w",
        "njnt3tj87n4cmebh": "done",
        "2p59f7htww6kqy9m": "waiting",
    }
    assert not (new.folder / "lab").exists()


async def test_a_strange_file_gets_one_line_and_changes_nothing(
    old: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = tmp_path / "good.zip"
    list(backup(good))
    with_old_lab(good)
    for number, (name, (spoil, said)) in enumerate(STRANGE.items()):
        file = tmp_path / "strange.zip"
        file.write_bytes(good.read_bytes())
        spoil(file)
        place = Place(tmp_path / f"new-{number}")
        place.settle(monkeypatch)
        with pytest.raises(BadInput, match=said) as refused:
            list(restore(file))
        assert "\n" not in str(refused.value), name
        assert len(str(refused.value)) < 400, name
        assert not place.folder.exists(), name
    with pytest.raises(BadInput, match="No such file"):
        list(restore(tmp_path / "nowhere.zip"))
    with pytest.raises(BadInput):
        list(restore(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
async def test_a_disk_that_fills_up_is_told_and_leaves_nothing(
    old: Place, new: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whatever byte it does, on the way out and back in."""
    file = tmp_path / "house.zip"
    list(backup(file))
    orders = {"backup": (old, tmp_path / "again.zip"), "restore": (new, file)}
    for order, (place, named) in orders.items():
        place.settle(monkeypatch)
        for most in (4_096, 20_000, 60_000):
            log = tmp_path / f"{order}-{most}"
            cut_off = Forked(
                ["tests.server.cramped", str(most), order, str(named)], os.environ, log
            )
            code = await asyncio.to_thread(cut_off.wait, PATIENCE)
            said = log.read_text()
            assert "Traceback" not in said
            assert (code, said.count("\n")) == (2, 1), (order, most, said)
    assert not (tmp_path / "again.zip").exists()
    assert not new.folder.exists()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


async def test_a_disk_that_cannot_be_written_is_told(
    old: Place, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match="cannot write"):
        list(backup(tmp_path / "no" / "such" / "folder.zip"))


# What others on the machine see


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
async def test_restored_files_are_closed_to_others(
    old: Place, new: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.zip"
    list(backup(file))
    assert mode_of(file) == 0o600
    new.folder.mkdir(mode=0o755)
    new.settle(monkeypatch)
    list(restore(file))
    assert mode_of(new.folder) == 0o700
    for path in new.folder.rglob("*"):
        assert not mode_of(path) & 0o077, path


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
async def test_what_a_server_writes_is_closed_to_others(old: Place) -> None:
    """The folder and the files of older servers too."""
    for path in (old.folder, *old.folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    close_data_folder(old.folder)
    for path in (old.folder, *old.folder.rglob("*")):
        assert not mode_of(path) & 0o077, path


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_folder_that_others_use_keeps_its_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shared = tmp_path / "tmp"
    shared.mkdir()
    shared.chmod(0o1777)
    close_data_folder(shared)
    assert mode_of(shared) == 0o1777
    assert "other users can list it" in caplog.text
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    monkeypatch.setenv("HOME", str(home))
    close_data_folder(home)
    assert mode_of(home) == 0o755


# Programs that are killed


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
async def test_terminated_restore_leaves_nothing(
    old: Place, new: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.zip"
    list(backup(file))
    new.settle(monkeypatch)
    unpack = archive.unpack

    def terminated(file: Path, folder: Path) -> archive.Manifest:
        contents = unpack(file, folder)
        os.kill(os.getpid(), signal.SIGTERM)
        return contents

    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        monkeypatch.setattr(archive, "unpack", terminated)
        with pytest.raises(SystemExit) as left:
            list(restore(file))
        assert left.value.code == 128 + signal.SIGTERM
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)
    assert not new.folder.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing tells what is in use")
async def test_next_restore_removes_what_a_killed_one_left(
    old: Place, new: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.zip"
    list(backup(file))
    new.settle(monkeypatch)
    killed, working = (new.folder / f".parlour-{name}" for name in ("dead", "alive"))
    for folder in (killed, working):
        folder.mkdir(parents=True)
        (folder / "secret").write_text("left")
    with lock_folder(working):
        list(restore(file))
        assert not killed.exists()
        assert working.exists()
    remove_leftovers(new.folder)
    assert not working.exists()
    assert (new.folder / "secret").exists()
