"""A compiled build is taken where it is fresh, never where it is stale."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tests.fresh import Fresh
from tests.patience import PATIENCE

import parlour
from parlour import builds
from parlour.builds.version import git_commit
from parlour.engine import state

ROOT = Path(__file__).parent.parent
MODULES = ["parlour/engine/state.py", "parlour/games/willow/rules.py"]
SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with a compiled build of it."""
    for name in MODULES:
        place = tmp_path / "src" / name
        place.parent.mkdir(parents=True)
        place.write_text(name)
        made = (tmp_path / "compiled" / name).with_suffix(SUFFIX)
        made.parent.mkdir(parents=True)
        made.write_text("compiled")
    (tmp_path / "compiled" / f"parlour_core__mypyc{SUFFIX}").write_text("compiled")
    builds.note(tmp_path / "src", tmp_path / "compiled", MODULES, SUFFIX)
    return tmp_path


def found(tree: Path) -> set[str]:
    return set(builds.fresh(tree / "src", tree / "compiled"))


def test_a_fresh_build_is_found(tree: Path) -> None:
    wanted = {"parlour.engine.state", "parlour.games.willow.rules"}
    assert found(tree) == wanted | {"parlour_core__mypyc"}


STALE = {
    "a letter changed": lambda tree: (tree / "src" / MODULES[0]).write_text("New"),
    "a module is gone": lambda tree: (tree / "src" / MODULES[1]).unlink(),
    "a compiled one is gone": lambda tree: shutil.rmtree(
        tree / "compiled" / "parlour" / "games"
    ),
    "it is being made": lambda tree: (tree / "compiled" / builds.NOTE).unlink(),
    "the note is cut off": lambda tree: (tree / "compiled" / builds.NOTE).write_text(
        '{"modules": ['
    ),
    "the note is of something else": lambda tree: (
        tree / "compiled" / builds.NOTE
    ).write_text("[1]"),
    "it is of another Python": lambda tree: builds.note(
        tree / "src", tree / "compiled", MODULES, ".cpython-310-any.so"
    ),
    "there is none": lambda tree: shutil.rmtree(tree / "compiled"),
}


@pytest.mark.parametrize("change", STALE.values(), ids=STALE)
def test_a_stale_build_is_not(tree: Path, change: object) -> None:
    assert callable(change)
    change(tree)
    assert found(tree) == set()


def test_what_is_not_compiled_may_change(tree: Path) -> None:
    (tree / "src" / "parlour" / "cli.py").write_text("new")
    assert found(tree)


def test_modules_that_run_already_are_not_exchanged(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert state.__name__ in sys.modules
    places = builds.fresh(tree / "src", tree / "compiled")
    monkeypatch.setattr(builds, "fresh", lambda: places)
    before = sys.meta_path[:]
    assert not builds.use_compiled()
    assert sys.meta_path == before


def told(variable: str | None, *command: str) -> str:
    """What a process prints that runs the source of this tree."""
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    plain.pop(builds.VARIABLE, None)
    if variable is not None:
        plain[builds.VARIABLE] = variable
    done = subprocess.run(
        [sys.executable, *command],
        env=plain,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


VERSION = ("-m", "parlour", "--version")
RUNNING = ("-c", "from parlour import builds; print(builds.running())")


@pytest.mark.both_ways
def test_the_command_takes_what_is_there() -> None:
    """On the compiled build, which is fresh when tests run on it, the compiled one."""
    build = by_itself = asked = ""
    while build != there():  # one that is being made may be finished meanwhile
        build = there()
        by_itself = told(None, *VERSION)
        asked = told("compiled", *RUNNING)
    if os.environ.get(builds.VARIABLE) == "compiled":
        assert build == "compiled"
    assert by_itself == f"{version_here()} ({build})"
    assert asked == build
    assert told("interpreted", *VERSION) == f"{version_here()} (interpreted)"
    assert told(None, *RUNNING) == "interpreted"


def version_here() -> str:
    """The version of this checkout, also if tests run on the compiled build."""
    commit = git_commit(Path(__file__).parents[1])
    return f"{parlour.__version__}+{commit}" if commit else parlour.__version__


def there() -> str:
    fresh = builds.fresh(ROOT / "src", ROOT / "build" / "compiled")
    return "compiled" if fresh else "interpreted"


@pytest.mark.both_ways
def test_a_wheel_plays_in_a_clean_environment(tmp_path: Path) -> None:
    """The pure wheel, and on the compiled build the compiled one."""
    client = subprocess.run(
        [sys.executable, "tools/build_web.py", "--is-fresh"], cwd=ROOT
    )
    if client.returncode:
        pytest.skip("a wheel has the browser client in it: tools/setup web")
    build = os.environ.get(builds.VARIABLE, "interpreted")
    plain = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        env={**plain, "PARLOUR_WHEEL": build},
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") == (build == "interpreted")
    clean = Fresh(tmp_path / "clean")
    clean.install(wheel)
    assert clean.says(*VERSION, cwd=tmp_path).strip() == f"{version_here()} ({build})"
    played = clean.says(
        *("-m", "parlour", "simulate", "willow", "--games", "4", "--jobs", "2"),
        *("--bots", "regular", "--json"),
        cwd=tmp_path,
    )
    assert json.loads(played)["summary"]["games"] == 4
    place = "from parlour.engine import state; print(state.__file__)"
    assert str(tmp_path) in clean.says("-c", place, cwd=tmp_path)
