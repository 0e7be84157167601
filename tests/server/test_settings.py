"""Settings: safe defaults, clear refusals, and nothing secret on show."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.tools import loaded

from parlour.engine.refusals import BadInput
from parlour.server.process.settings import (
    RENAMED,
    Settings,
    old_names,
    read_settings,
    reader,
    variable,
)

SECRET = "x" * 40


def read(tmp_path: Path, **variables: str) -> Settings:
    return read_settings({"PARLOUR_DATA": str(tmp_path / "data"), **variables})


def test_defaults_let_nobody_in_from_outside(tmp_path: Path) -> None:
    settings = read(tmp_path)
    assert settings.host == "127.0.0.1"
    assert settings.trusted_proxies == ()
    assert settings.address == "http://127.0.0.1:8765"
    assert settings.database_url == f"sqlite:///{tmp_path / 'data' / 'parlour.db'}"


def test_the_data_folder_is_where_programs_keep_theirs(tmp_path: Path) -> None:
    settings = read_settings({"XDG_DATA_HOME": str(tmp_path)})
    assert settings.data == tmp_path / "parlour"
    relative = read_settings({"XDG_DATA_HOME": "here", "PARLOUR_SECRET": SECRET})
    assert relative.data == Path.home() / ".local" / "share" / "parlour"


def test_the_secret_is_made_once_and_private(tmp_path: Path) -> None:
    first = read(tmp_path)
    assert len(first.secret) >= 48
    assert read(tmp_path).secret == first.secret
    kept = list((tmp_path / "data").iterdir())
    assert [file.name for file in kept] == ["secret"]
    assert kept[0].stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_workers_that_start_together_share_one_secret(tmp_path: Path) -> None:
    code = (
        "from parlour.server.process.settings import read_settings\n"
        f"print(read_settings({{'PARLOUR_DATA': {str(tmp_path)!r}}}).secret)"
    )
    command = [sys.executable, "-c", code]
    workers = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(3)]
    assert len({worker.communicate(timeout=PATIENCE)[0] for worker in workers}) == 1


def test_a_damaged_secret_is_told(tmp_path: Path) -> None:
    read(tmp_path)
    (tmp_path / "data" / "secret").write_text("")
    with pytest.raises(BadInput, match="damaged"):
        read(tmp_path)


def test_secrets_are_not_shown(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        PARLOUR_SECRET=SECRET,
        PARLOUR_DATABASE_URL="postgres://ann:hunter2@db/parlour",
    )
    assert settings.secret == SECRET
    assert settings.database_url == "postgresql+psycopg://ann:hunter2@db/parlour"
    assert SECRET not in repr(settings)
    assert "hunter2" not in repr(settings)


READ = [
    # name, text, value
    ("port", "0", 0),
    ("port", " 80 ", 80),
    ("host", "::", "::"),
    ("url", "https://games.example.org/", "https://games.example.org"),
    ("url", "http://192.168.1.7:8765", "http://192.168.1.7:8765"),
    ("log", "json", "json"),
    ("log_level", "debug", "debug"),
    ("keep_days", "7", 7),
    (
        "trusted_proxies",
        "127.0.0.1, 10.0.0.0/8,::1",
        ("127.0.0.1/32", "10.0.0.0/8", "::1/128"),
    ),
    ("workers", "", 1),
]


@pytest.mark.parametrize(("name", "text", "value"), READ)
def test_good_values(tmp_path: Path, name: str, text: str, value: object) -> None:
    assert getattr(read(tmp_path, **{variable(name): text}), name) == value


REFUSED = [
    # variable, text, what the refusal says
    ("PARLOUR_PORT", "eighty", "from 0 to 65535"),
    ("PARLOUR_PORT", "65536", "from 0 to 65535"),
    ("PARLOUR_PORT", "-1", "from 0 to 65535"),
    ("PARLOUR_PORT", "٣", "from 0 to 65535"),
    ("PARLOUR_WORKERS", "0", "from 1 to 64"),
    ("PARLOUR_WORKERS", "2", "PostgreSQL"),
    ("PARLOUR_HOST", "a b", "host name"),
    ("PARLOUR_URL", "games.example.org", "https://"),
    ("PARLOUR_URL", "ftp://games.example.org", "https://"),
    ("PARLOUR_URL", "https://games.example.org/path", "https://"),
    ("PARLOUR_URL", "https://ann:pass@games.example.org", "https://"),
    ("PARLOUR_URL", "https://games.example.org:x", "https://"),
    ("PARLOUR_URL", "https://[", "https://"),
    ("PARLOUR_LOG", "xml", "text or json"),
    ("PARLOUR_SECRET", "hunter2", "at least 32"),
    ("PARLOUR_DATABASE_URL", "mysql://ann:hunter2@db/x", "postgresql://"),
    ("PARLOUR_TRUSTED_PROXIES", "127.0.0.1 10.0.0.1", "commas"),
    ("PARLOUR_TRUSTED_PROXIES", "*", "commas"),
    ("PARLOUR_PROT", "80", "did you mean PARLOUR_PORT?"),
    ("PARLOUR_NONSENSE_OF_MINE", "1", "not a Parlour setting"),
]


@pytest.mark.parametrize(("name", "text", "says"), REFUSED)
def test_bad_values(tmp_path: Path, name: str, text: str, says: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(tmp_path, **{name: text})
    line = str(refused.value)
    assert line.startswith(name)
    assert says in line
    assert "\n" not in line
    assert "hunter2" not in line


OLD_NAMES = [
    # old variable, text, field of today, value
    ("PARLOUR_LAB_ROOM", "100", "lab_quota_mb", 100),
    ("PARLOUR_LAB", "0", "lab_cpu_percent", 0),
    ("PARLOUR_KEEP_REPLAYS", "7", "keep_replays_days", 7),
    ("PARLOUR_MAX_UPLOADS", "2", "upload_quota_mb", 2),
]


@pytest.mark.parametrize(("old", "text", "name", "value"), OLD_NAMES)
def test_setting_is_read_under_its_old_and_its_new_name(
    tmp_path: Path, old: str, text: str, name: str, value: int
) -> None:
    assert RENAMED[old] == variable(name)
    assert old_names({old: text, "PARLOUR_PORT": "80"}) == [old]
    assert old_names({variable(name): text}) == []
    for given in (
        {old: text},
        {variable(name): text},
        {old: text, variable(name): text},
    ):
        assert getattr(read(tmp_path, **given), name) == value


def test_setting_with_two_values_under_old_and_new_name_is_refused(
    tmp_path: Path,
) -> None:
    with pytest.raises(BadInput, match="both are set: remove PARLOUR_LAB_ROOM"):
        read(tmp_path, PARLOUR_LAB_ROOM="1", PARLOUR_LAB_QUOTA_MB="2")


def test_wrong_value_under_an_old_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="PARLOUR_LAB_QUOTA_MB: expected a whole"):
        read(tmp_path, PARLOUR_LAB_ROOM="lots")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(BadInput, match="PARLOUR_DATA"):
        read(tmp_path)


def test_every_setting_can_be_given() -> None:
    assert all(callable(reader(item)) for item in fields(Settings))


def test_page_of_settings_is_generated_from_the_source() -> None:
    tool = loaded("settings_page")
    page = tool.TARGET.read_text(encoding="utf-8")
    assert page == tool.written(), "run make types"
