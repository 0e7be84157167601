"""Parlour is built and installed into clean environments, as the documents print it.

The commands are taken from the documents, so that neither can change alone.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from parlour.builds.version import full_version

ROOT = Path(__file__).parents[2]
PLACE = "/opt/parlour"
"""Where the documents install a server; tests install into a folder of their own."""
COMMAND_LIMIT_S = 6 * PATIENCE
"""Large extras are hundreds of megabytes to download and unpack."""
RUN = re.compile(
    r"<!-- run by tests/packaging/test_install.py(.*?) -->\n```\n(.*?)```", re.DOTALL
)
NOT_COPIED = shutil.ignore_patterns(
    ".venv", "build", "dist", "node_modules", "__pycache__", ".*_cache", ".hypothesis"
)


def documented(page: str, which: str = "") -> list[str]:
    """The commands that a page has between its fences, for this test to run."""
    text = (ROOT / page).read_text(encoding="utf-8")
    (block,) = [block for label, block in RUN.findall(text) if label == which]
    return [line.partition("  # ")[0].rstrip() for line in block.splitlines()]


class Shell:
    """Runs commands in a copy of the source tree, with one environment activated."""

    def __init__(self, tree: Path, environment: Path, data: Path) -> None:
        self.tree, self.environment = tree, environment
        programs = [str(environment / "bin"), str(Path(sys.executable).parent)]
        self.variables = {
            **{k: v for k, v in os.environ.items() if not k.startswith("PARLOUR_")},
            "PATH": os.pathsep.join([*programs, os.environ["PATH"]]),
            "PARLOUR_DATA": str(data),
            "PARLOUR_PORT": "0",
            "PARLOUR_LAB_CPU_PERCENT": "0",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_NO_COMPILE": "1",
        }
        self.variables.pop("PYTHONPATH", None)

    def start(self, command: str) -> "subprocess.Popen[str]":
        # The copy shares this tree's .venv, which is never set up from the copy.
        ours = command.replace(PLACE, str(self.environment))
        ours = re.sub(r"^make ", "make -o .venv/.play ", ours)
        return subprocess.Popen(
            ["bash", "-c", f"exec {ours}" if ours.endswith(" serve") else ours],
            cwd=self.tree,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, command: str, code: int = 0) -> str:
        """What a command prints, on both its outputs."""
        process = self.start(command)
        try:
            out, err = process.communicate(timeout=COMMAND_LIMIT_S)
        finally:
            process.kill()  # only one that did not end in time is still there
        assert process.returncode == code, f"{command}\n{out}{err}"
        return out + err

    @contextlib.contextmanager
    def serving(self, command: str) -> Iterator[str]:
        """Runs a server as long as it is needed; its address."""
        process = self.start(command)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert found, line
            until = time.monotonic() + PATIENCE
            while not answers(found[0]):
                assert process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in err, err


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}/health", timeout=PATIENCE).close()
    except OSError:
        return False
    return True


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A copy of this source tree with wheels of older versions in dist/."""
    fresh = [sys.executable, "tools/build_web.py", "--is-fresh"]
    if subprocess.run(fresh, cwd=ROOT).returncode:
        pytest.skip("a wheel has the browser client in it: tools/setup web")
    tree = tmp_path / "parlour"
    shutil.copytree(ROOT, tree, ignore=NOT_COPIED, symlinks=True)
    (tree / ".venv").symlink_to(Path(sys.prefix))
    (tree / "dist").mkdir()
    for old in ("0.1.0-py3-none-any", "0.1.0-cp311-cp311-linux_x86_64"):
        (tree / "dist" / f"parlour-{old}.whl").write_bytes(b"an older wheel")
    return Shell(tree, tmp_path / "clean", tmp_path / "data")


def installed(shell: Shell) -> set[str]:
    listed = json.loads(shell.run(f"{PLACE}/bin/python -m pip list --format=json"))
    return {re.sub(r"[-_.]+", "-", one["name"]).lower() for one in listed}


def test_terminal_installs_and_plays_as_documented(shell: Shell) -> None:
    shell.run(f"python3 -m venv {PLACE}")
    commands = documented("README.md")
    assert commands[:2] == ["make wheel", "pip install dist/parlour-*.whl"]
    assert sum(command.startswith("parlour ") for command in commands) > 3
    for command in commands:
        shell.run(command)
    (wheel,) = (shell.tree / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert shell.run("parlour --version") == f"{full_version()} (interpreted)\n"
    refused = shell.run("parlour serve", code=2)
    assert refused.endswith("install it with: pip install 'parlour[serve]'\n")
    assert not installed(shell) & {
        *("alembic", "cryptography", "jinja2", "numpy", "prometheus-client"),
        *("psycopg", "sqlalchemy", "starlette", "uvicorn"),
    }


def test_server_installs_and_serves_as_documented(shell: Shell) -> None:
    *commands, serve = documented("docs/host/quickstart.md")
    for command in commands:
        shell.run(command)
    with shell.serving(serve) as address:
        with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:
            health = json.load(answer)
        assert health["ok"]
        assert health["version"] == full_version()
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert b"<title>" in page.read()
    assert "numpy" not in installed(shell)


def test_systemd_unit_installs_as_documented() -> None:
    unit = (ROOT / "deploy" / "parlour.service").read_text(encoding="utf-8")
    *commands, serve = documented("docs/host/quickstart.md")
    assert [f"#   {one}" for one in commands] == unit.splitlines()[
        1 : len(commands) + 1
    ]
    assert f"\nExecStart={serve}\n" in unit


USES = {
    "lab": ["parlour lab measures spots", "parlour odds task 8 --plot odds.svg"],
    "print": ["parlour print willow --out paper --what crib"],
    "learn": [
        "parlour ladder willow --games 4 --bots random,regular",
        "python -c 'from parlour.adapters.pettingzoo import env; env(\"willow\")'",
        "python -c 'from parlour.adapters.openspiel import load; load(\"willow\")'",
    ],
    "all": [
        "parlour storage",
        "parlour lab measures spots",
        "parlour ladder willow -h",
    ],
}
"""Commands that need each extra."""


@pytest.mark.extras
@pytest.mark.parametrize("extra", USES)
def test_extra_brings_what_its_commands_need(extra: str, shell: Shell) -> None:
    for command in ("make wheel", f"python3 -m venv {PLACE}"):
        shell.run(command)
    shell.run(f'pip install "$(echo dist/parlour-*.whl)[{extra}]"')
    for command in USES[extra]:
        shell.run(command)


@pytest.mark.extras
def test_extras_can_be_added_later_as_documented(shell: Shell) -> None:
    for command in documented("docs/host/quickstart.md")[:-1]:
        shell.run(command)
    (added,) = documented("docs/host/quickstart.md", ", make install-test")
    shell.run(added)
    for command in (*USES["lab"], *USES["print"]):
        shell.run(command)
