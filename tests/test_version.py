"""The full version names the commit, without a git process until it is asked for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE

import parlour
from parlour.builds import version


def git(folder: Path, *command: str) -> None:
    named = ("-c", "user.name=Parlour", "-c", "user.email=parlour@localhost")
    subprocess.run(["git", *named, *command], cwd=folder, check=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    git(tmp_path, "init", "-q")
    (tmp_path / "rules.py").write_text("first")
    git(tmp_path, "add", "rules.py")
    git(tmp_path, "commit", "-qm", "first")
    return tmp_path


def test_clean_checkout_is_named_by_its_commit(checkout: Path) -> None:
    assert re.fullmatch(r"[0-9a-f]{8}", version.git_commit(checkout))


def test_changed_checkout_is_marked_dirty(checkout: Path) -> None:
    commit = version.git_commit(checkout)
    (checkout / "rules.py").write_text("second")
    assert version.git_commit(checkout) == f"{commit}.dirty"


def test_tag_does_not_replace_the_commit(checkout: Path) -> None:
    commit = version.git_commit(checkout)
    git(checkout, "tag", "-am", "release", "v0.2.0")
    assert version.git_commit(checkout) == commit


def test_git_variables_of_the_caller_are_ignored(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = version.git_commit(checkout)
    monkeypatch.setenv("GIT_DIR", str(checkout / "nowhere"))
    assert version.git_commit(checkout) == commit


def test_folder_inside_a_checkout_has_no_commit(checkout: Path) -> None:
    """A package installed below somebody's repository is not of its commit."""
    inner = checkout / "site-packages"
    inner.mkdir()
    assert version.git_commit(inner) == ""


def test_without_git_the_version_is_the_release(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert version.git_commit(checkout) == ""
    monkeypatch.setattr(version, "SOURCE", checkout / "src")
    assert version.full_version.__wrapped__() == parlour.__version__


def test_recorded_commit_is_used(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / version.COMMIT_FILE).write_text("6749ef1d\n")
    monkeypatch.setattr(version, "files", lambda package: checkout)
    monkeypatch.setattr(version, "SOURCE", checkout / "src")
    full = version.full_version.__wrapped__()
    assert full == f"{parlour.__version__}+6749ef1d"


def test_imports_start_no_process() -> None:
    code = (
        "import sys\n"
        "def hook(event, args):\n"
        "    if event in ('subprocess.Popen', 'os.exec', 'os.posix_spawn'):\n"
        "        raise SystemExit(f'{event} {args}')\n"
        "sys.addaudithook(hook)\n"
        "import parlour.cli, parlour.server.app, parlour.builds.version\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
