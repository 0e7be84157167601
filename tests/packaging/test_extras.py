"""Each extra brings what its commands need; the bare package needs none of it."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from parlour.cli import main
from parlour.extras import MissingExtra, require

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]

MISSING = [
    # library, its extra, and a command that needs it
    ("uvicorn", "serve", ["serve"]),
    ("sqlalchemy", "serve", ["storage"]),
    ("sqlalchemy", "serve", ["storage", "prune", "--tables", "3"]),
    ("sqlalchemy", "serve", ["backup", "house.zip"]),
    ("sqlalchemy", "serve", ["restore", "house.zip"]),
    ("scipy", "lab", ["lab", "measures", "spots"]),
    ("distributed", "lab", ["lab", "run", "{study}", "--cluster", "tcp://127.0.0.1:9"]),
    ("matplotlib", "lab", ["odds", "task", "8", "--plot", "odds.svg"]),
    ("typst", "print", ["print", "willow", "--out", "paper"]),
    ("openskill", "learn", ["ladder", "willow"]),
    ("numpy", "learn", ["book", "make", "willow", "--out", "willow.book"]),
    ("torch", "train", ["train", "boneyard", "--out", "value.npz"]),
]


@pytest.mark.parametrize(("library", "extra", "command"), MISSING)
def test_command_without_its_extra_names_the_install_command(
    library: str,
    extra: str,
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    study = next((ROOT / "docs/design/findings/studies").glob("*.toml"))
    monkeypatch.chdir(tmp_path)
    importers = [f"{library}.", "parlour.lab.estimates", "parlour.terminal.studies"]
    for name in [*sys.modules]:
        if name.startswith(tuple(importers)):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(SystemExit) as ended:
        main([part.format(study=study) for part in command])
    assert ended.value.code == 2
    assert capsys.readouterr().err == (
        f"parlour: {library} is not installed; install it with:"
        f" pip install 'parlour[{extra}]'\n"
    )
    assert any(re.match(rf"{library}\b", one) for one in EXTRAS[extra])


def test_library_that_lacks_another_is_not_called_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_installed.py").write_text("import nowhere_at_all\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="nowhere_at_all") as wrong:
        require("half_installed", "serve")
    assert not isinstance(wrong.value, MissingExtra)


NEED_AN_EXTRA = (
    "parlour.adapters.",
    "parlour.bots.books.",
    "parlour.bots.values.",
    "parlour.lab.cluster",
    "parlour.lab.estimates",
    "parlour.lab.ladder",
    "parlour.lab.studying",
    "parlour.learn",
    "parlour.server.",
    "parlour.terminal.studies",
    "parlour.testing.strategies",  # for tests of games, with hypothesis
)

WITHOUT_EXTRAS = """
import importlib, json, pkgutil, re, sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires

def spelled(name):
    return re.sub(r"[-_.]+", "-", name).lower()

def needed(package):
    try:
        lines = requires(package) or []
    except PackageNotFoundError:
        return []
    return [re.match(r"[\\w.-]+", one)[0] for one in lines if "extra ==" not in one]

bare, found = set(), ["parlour"]
while found:
    name = spelled(found.pop())
    if name not in bare:
        bare.add(name)
        found += needed(name)
owners = packages_distributions()
blocked = {m for m, own in owners.items() if not bare & {spelled(o) for o in own}}

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocked())
import parlour
failed = {}
for one in pkgutil.walk_packages(parlour.__path__, "parlour.", onerror=print):
    if not one.name.endswith("__main__"):
        try:
            importlib.import_module(one.name)
        except ModuleNotFoundError as missing:
            failed[one.name] = missing.name
print(json.dumps([sorted(blocked), failed]))
"""


def test_bare_package_imports_without_extras() -> None:
    """Every module is imported as if only the bare package's libraries were there."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    blocked, failed = json.loads(done.stdout.splitlines()[-1])
    assert {"sqlalchemy", "starlette", "cryptography", "numpy"} <= set(blocked)
    assert "parlour.server.app" in failed
    assert "parlour.server.commands" not in failed
    needed = {name: why for name, why in failed.items() if why}
    assert [one for one in needed if not one.startswith(NEED_AN_EXTRA)] == []


def test_all_extras_are_in_all_except_training() -> None:
    (everything,) = EXTRAS["all"]
    named = re.fullmatch(r"parlour\[(.*)\]", everything)
    assert named is not None
    assert {*named[1].split(",")} == {*EXTRAS} - {"all", "train"}
