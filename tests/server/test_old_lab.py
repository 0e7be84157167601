"""Studies that older servers kept in files are taken over at the first start."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.test_lab import all_deals, do, laboratory, look, play_next

from parlour.server.backup import old_lab
from parlour.server.backup.old_lab import FILES, MOVED_SUFFIX, move_old_studies
from parlour.server.lab import deals, queue, studies
from parlour.server.store.engine import connect
from parlour.server.store.migrate import migrate
from parlour.server.store.schema import STUDIES, STUDY_ARMS, STUDY_DEALS

OLDER = Path(__file__).parent / "older"
DEALS = 27
DONE, INTERRUPTED = "njnt3tj87n4cmebh", "2p59f7htww6kqy9m"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with the files of an older server."""
    (tmp_path / "lab").mkdir()
    for name in FILES:
        dump = (OLDER / f"lab-{Path(name).stem}.sql").read_text()
        with contextlib.closing(sqlite3.connect(tmp_path / name)) as file:
            file.executescript(dump)
    (tmp_path / "lab" / "lock.sqlite").touch()
    return tmp_path


def rows(database: str) -> list[list[Any]]:
    engine = connect(database)
    with engine.connect() as line:
        found = [
            sorted(map(tuple, line.execute(select(table))), key=lambda row: row[:2])
            for table in (STUDIES, STUDY_ARMS, STUDY_DEALS)
        ]
    engine.dispose()
    return found


def left(data: Path) -> list[str]:
    return sorted(path.name for path in (data / "lab").iterdir())


TAKEN_OVER = sorted(f"{Path(name).name}{MOVED_SUFFIX}" for name in FILES)


def test_studies_of_an_older_server_go_on(
    database: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    move_old_studies(database, data)
    assert left(data) == TAKEN_OVER
    _, arms, played = rows(database)
    assert len(played) == DEALS
    assert sum(arm[1] for arm in arms) == sum(len(deal[2]) for deal in played)
    app = laboratory(database, data)
    with TestClient(app) as ann:
        before = look(ann, DONE)
        assert (before["state"], before["progress"]["deals"]) == ("done", 12)
        assert look(ann, INTERRUPTED)["state"] == "waiting"
        do(app, studies.note_seen, INTERRUPTED, time.time())  # it is of 2026
        kept = all_deals(app)
        play_next(app)
        assert look(ann, INTERRUPTED)["progress"]["deals"] == 15
        now = all_deals(app)
        assert all(now[arm].items() >= kept[arm].items() for arm in kept)


def test_take_over_twice_changes_nothing(database: str, data: Path) -> None:
    """As after a kill between the commit and the renaming."""
    copies = {name: (data / name).read_bytes() for name in FILES}
    move_old_studies(database, data)
    before = rows(database)
    for name, body in copies.items():
        (data / name).write_bytes(body)
    move_old_studies(database, data)
    assert rows(database) == before
    assert left(data) == TAKEN_OVER


def test_take_over_that_is_killed_is_repeated(database: str, data: Path) -> None:
    code = (
        "import os, signal, sys; from pathlib import Path\n"
        "from parlour.server.backup import old_lab\n"
        "def kill(*given): os.kill(os.getpid(), signal.SIGKILL)\n"
        "old_lab.add_deals = kill\n"
        "old_lab.move_old_studies(sys.argv[1], Path(sys.argv[2]))"
    )
    migrate(database)
    killed = [sys.executable, "-c", code, database, str(data)]
    ended = subprocess.run(killed, timeout=PATIENCE, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert rows(database) == [[], [], []]
    move_old_studies(database, data)
    assert [len(found) for found in rows(database)] == [2, 2, DEALS]


def test_two_servers_that_start_together_take_over_once(
    postgresql: str, data: Path
) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from parlour.server.backup.old_lab import move_old_studies\n"
        "move_old_studies(sys.argv[1], Path(sys.argv[2]))"
    )
    command = [sys.executable, "-c", code, postgresql, str(data)]
    servers = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    said = [server.communicate(timeout=PATIENCE)[1] for server in servers]
    assert [server.returncode for server in servers] == [0, 0]
    assert b"moving studies failed" not in b"".join(said)
    assert [len(found) for found in rows(postgresql)] == [2, 2, DEALS]
    assert left(data) == TAKEN_OVER


def test_file_without_the_newest_columns_is_taken_over(
    database: str, data: Path
) -> None:
    with contextlib.closing(sqlite3.connect(data / FILES[0])) as file:
        file.execute("DROP INDEX study_served")
        for name in ("address", "block", "served", "beat"):
            file.execute(f"ALTER TABLE study DROP COLUMN {name}")
        file.execute("DROP TABLE arm")
        file.commit()
    move_old_studies(database, data)
    assert [len(found) for found in rows(database)] == [2, 2, DEALS]


def run(statement: str, name: str = FILES[0]) -> Callable[[Path], None]:
    def spoil(data: Path) -> None:
        with contextlib.closing(sqlite3.connect(data / name)) as file:
            file.executescript(statement)

    return spoil


def make_folder(data: Path) -> None:
    (data / FILES[0]).unlink()
    (data / FILES[0]).mkdir()


HOSTILE: dict[str, Callable[[Path], object]] = {
    "trigger": run("CREATE TRIGGER t AFTER UPDATE ON study BEGIN SELECT 1; END"),
    "view without end": run(
        "DROP TABLE arm; CREATE VIEW arm AS WITH RECURSIVE a(about, make, begun) AS"
        " (SELECT 1, 1, 1 UNION ALL SELECT about + 1, 1, 1 FROM a) SELECT * FROM a"
    ),
    "other tables": run("DROP TABLE study; CREATE TABLE notes (a)"),
    "column missing": run("ALTER TABLE study DROP COLUMN text"),
    "strange state": run("UPDATE study SET state = 'won'"),
    "number as text": run("UPDATE study SET deals = 'many'"),
    "arms that are none": run("UPDATE study SET arms = X'00'"),
    "games as number": run("UPDATE deal SET games = 7", FILES[1]),
    "no database": lambda data: (data / FILES[1]).write_bytes(b"no" * 5_000),
    "cut off": lambda data: os.truncate(data / FILES[1], 5_000),
    "a folder": make_folder,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_file_is_left_alone_and_the_log_says_why(
    sqlite: str, data: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    HOSTILE[name](data)
    migrate(sqlite)
    before = left(data)
    move_old_studies(sqlite, data)
    (line,) = caplog.records
    assert line.getMessage() == "lab: moving studies failed"
    assert vars(line)["cause"].startswith("lab/")
    assert rows(sqlite) == [[], [], []]
    assert left(data) == before


def test_text_that_the_database_refuses_is_left_alone(
    postgresql: str, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    run("UPDATE study SET deals = 1 << 40")(data)
    migrate(postgresql)
    move_old_studies(postgresql, data)
    assert "moving studies failed" in caplog.text
    assert rows(postgresql) == [[], [], []]


def test_large_file_is_not_held_in_memory(
    sqlite: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = 50 * old_lab.BATCH_DEALS
    run(
        "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE"
        f" i < {99 + many}) INSERT INTO deal SELECT 1, i, zeroblob(4000) FROM n",
        FILES[1],
    )(data)
    sizes: list[int] = []
    put = deals.put_deals

    def noted(line: Any, arm: str, part: dict[int, bytes]) -> None:
        sizes.append(len(part))
        put(line, arm, part)

    monkeypatch.setattr(old_lab, "put_deals", noted)
    move_old_studies(sqlite, data)
    assert max(sizes) == old_lab.BATCH_DEALS
    assert len(rows(sqlite)[2]) == DEALS + many
