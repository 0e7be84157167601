"""`parlour serve` and `parlour check`, as a person starts them."""

import asyncio
import json
import re
import socket
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.drawn import Drawn
from tests.server.served import Served
from tests.server.test_leaks import played
from tests.websocket import connect
from websockets.exceptions import ConnectionClosed

from parlour.cli import main
from parlour.match import Match
from parlour.server.process.logs import TextLines
from parlour.server.process.settings import Settings
from parlour.server.serve import greeting, qr_code, warn_about_old_names
from parlour.server.tables import frames as common


def settings(**more: Any) -> Settings:
    given: dict[str, Any] = {"data": Path(), "database_url": "", "secret": "", **more}
    return Settings(**given)


def test_the_greeting_says_where_to_go() -> None:
    (first, hint) = greeting(settings())
    assert first == "Parlour is at http://127.0.0.1:8765"
    assert "--host 0.0.0.0" in hint
    (first, code) = greeting(settings(url="https://games.example.org"))
    assert first == "Parlour is at https://games.example.org"
    assert code == qr_code("https://games.example.org")
    assert len({len(line) for line in code.splitlines()}) == 1


def test_a_log_gets_no_qr_code() -> None:
    public = settings(url="https://games.example.org")
    assert list(greeting(public, with_qr_codes=False)) == [
        "Parlour is at https://games.example.org"
    ]


def test_setting_under_an_old_name_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    warn_about_old_names({"PARLOUR_LAB_ROOM": "7", "PARLOUR_PORT": "80"})
    (line,) = caplog.records
    assert (
        TextLines()
        .format(line)
        .endswith(
            "warning settings: variable renamed"
            " old=PARLOUR_LAB_ROOM new=PARLOUR_LAB_QUOTA_MB"
        )
    )


async def test_a_server_that_stops_tells_everybody_to_come_again(
    tmp_path: Path,
) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path / 'p.db'}")
    await asyncio.to_thread(served.start)
    try:
        body = {"game": "willow", "seats": 3, "bots": [None, "regular", "regular"]}
        made, cookie = served.ask("POST", "/api/tables", {**body, "name": "Ann"})
        address = f"ws://127.0.0.1:{served.port}/ws/{made['id']}"
        async with connect(address, additional_headers={"Cookie": cookie}) as line:
            await line.send('{"do":"hello"}')
            await line.send('{"do":"begin","id":"b"}')
            # Bots think in another process, and the game goes on.
            answered = ""
            drawn = Drawn()
            while True:
                drawn.hear(json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))
                scene = drawn.scene
                if scene["table"]["state"] == "over":
                    break
                asked = scene.get("question")
                if asked and asked["at"] != answered:
                    answered = asked["at"]
                    play = {
                        "do": "play",
                        "id": f"p{answered}",
                        "seat": 0,
                        "at": answered,
                    }
                    await line.send(json.dumps({**play, "chosen": asked["next"][:1]}))
            assert served.process is not None
            served.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                await until(line, lambda m: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == common.RESTART
        await asyncio.to_thread(served.stop)
        assert served.process.returncode in (0, -15)
        log = served.log()
        assert "Traceback" not in log
        assert made["id"] not in log
        assert cookie.partition("=")[2] not in log
    finally:
        await asyncio.to_thread(served.stop)


async def test_stories_are_told_too(tmp_path: Path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path / 'p.db'}")
    await asyncio.to_thread(served.start)
    try:
        body = {"content": "salt-hotel", "name": "Ann"}
        made, cookie = served.ask("POST", "/api/stories", body)
        address = f"ws://127.0.0.1:{served.port}/ws/{made['id']}"
        async with connect(address, additional_headers={"Cookie": cookie}) as line:
            await line.send('{"do":"hello"}')
            await until(line, lambda message: message["is"] == "welcome")
            assert served.process is not None
            served.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                await until(line, lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == common.RESTART
    finally:
        await asyncio.to_thread(served.stop)
    assert "Traceback" not in served.log()


async def until(line: Any, wanted: Any) -> Any:
    while True:
        message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if wanted(message):
            return message


def refused(*arguments: str, **environment: str) -> str:
    """The one line that an unusable command writes."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    data = {"PARLOUR_DATA": str(tmp_path)}
    assert "PostgreSQL" in refused("serve", "--workers", "2", **data)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in refused("serve", "--port", port, **data)
    assert "--host" in refused("serve", "--host", "300.1.1.1", "--port", "0", **data)


def test_second_server_of_a_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    server = Served(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    server.start()
    said = refused("serve", "--port", "0", PARLOUR_DATA=str(tmp_path))
    server.kill()
    assert said.startswith("parlour: another Parlour is using")


def test_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_bytes(b"no database" * 500)
    data = {"PARLOUR_DATA": str(tmp_path)}
    for command in (("serve", "--port", "0"), ("storage",)):
        said = refused(*command, **data)
        assert "file is not a database; check PARLOUR_DATABASE_URL" in said


def test_negative_number_of_days_prunes_nothing(tmp_path: Path) -> None:
    data = {"PARLOUR_DATA": str(tmp_path)}
    assert "not -1" in refused("storage", "prune", "--tables", "-1", **data)


def finished() -> Match:
    match = played("lost-pueblo", 4, "a seed")
    assert match.over()
    return match


def test_check_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = finished().log()
    file = tmp_path / "log.json"
    file.write_bytes(log.to_json())
    with pytest.raises(SystemExit) as fine:
        main(["check", str(file)])
    assert fine.value.code == 0
    told = capsys.readouterr().out
    assert log.commitment in told
    assert "to its end" in told
    for wrong in (
        log.to_json().replace(b'"a seed"', b'"b seed"'),
        log.to_json().replace(b'"seats": 4', b'"seats": 5'),
    ):
        file.write_bytes(wrong)
        with pytest.raises(SystemExit) as stop:
            main(["check", str(file)])
        assert stop.value.code == 2
        assert capsys.readouterr().err.startswith("parlour: ")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_starting_server_closes_the_data_folder(tmp_path: Path) -> None:
    """And removes what a killed restore left there, which holds the secret."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    left = data / ".parlour-killed"
    left.mkdir()
    server = Served(data, f"sqlite:///{data / 'parlour.db'}")
    server.start()
    server.kill()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert not left.exists()


def test_worker_logs_its_version_and_database(tmp_path: Path) -> None:
    server = Served(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    server.start()
    server.kill()
    assert re.search(
        r"server: worker started version=\S+ database=sqlite", server.log()
    )
