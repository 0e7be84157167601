"""Builds the compiled Parlour in build/compiled: mypyc over a copy of src/.

    tools/compile.py [--quick] [--report]

The `parlour` command uses it automatically, as long as it matches the source
exactly; see parlour/builds. PYTHONPATH=build/compiled uses it in any case.

Which modules are compiled is written in pyproject.toml, [tool.parlour.compile]. Every
game is a library of its own, what all games share is another, and the C compiler makes
as many at once as there are cores; after a change it makes only those that differ. The
source stays untouched. With --quick the C compiler optimises less, and games
least of all: tests take longer to compile than to play. With --report mypyc also
writes build/mypyc-report.html, which marks the lines that stayed slow.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import mypy.version

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from parlour import builds

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".stamp"
REPORT = ROOT / "build" / "mypyc-report.html"
SO = sysconfig.get_config_var("EXT_SUFFIX")
INLINED = "-fno-semantic-interposition"
CORE = "parlour_core"
"""The library of what all games share."""
LEARN = "parlour_learn"
"""The library for learners. It alone needs librt at run time."""
QUICK, THOROUGH = "1", "2"
"""How much trouble the C compiler takes."""
LEAST = "-Og"
"""How little it takes with games, where it is to be quick."""


def main(report: bool, quick: bool) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with (TARGET / ".lock").open("w") as lock:  # one at a time; the next finds it done
        fcntl.flock(lock, fcntl.LOCK_EX)
        make(report, quick)


def make(report: bool, quick: bool) -> None:
    modules = listed_modules()
    mirror(modules)
    sources = fingerprint(modules)
    stamp = STAMP.read_text() if STAMP.is_file() else ""
    made, _, trouble = stamp.partition(" ")
    anew = trouble == QUICK and not quick
    if made == sources and not anew and not report:
        print(f"{len(modules)} compiled modules are up to date")
        return
    need_compiler()
    level = QUICK if quick else THOROUGH
    (TARGET / builds.NOTE).unlink(missing_ok=True)
    STAMP.write_text(f"unfinished {QUICK if anew else level}")
    version = mypy.version.__version__
    print(f"compiling {len(modules)} modules with mypyc {version}", flush=True)
    build(modules, level, anew, report)
    check_imports(modules)
    builds.note(TARGET, TARGET, modules, SO)
    STAMP.write_text(f"{sources} {level}")


def settings() -> dict[str, Any]:
    """What pyproject.toml says to tools."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]
    return found


def listed_modules() -> list[str]:
    """The modules to compile as paths under src/, in a fixed order."""
    wanted = settings()["parlour"]["compile"]
    found = {path for glob in wanted["include"] for path in SOURCE.glob(glob)}
    found -= {path for glob in wanted["exclude"] for path in SOURCE.glob(glob)}
    return sorted(str(path.relative_to(SOURCE)) for path in found)


def groups(modules: list[str]) -> dict[str, list[str]]:
    """The modules by the library they go into: one a game, one for learners, and one
    for the rest."""
    found: dict[str, list[str]] = {}
    for name in modules:
        folders = Path(name).parent.parts
        library = CORE
        if folders[:2] == ("parlour", "games"):
            library = f"parlour_{folders[2]}"
        elif folders[:2] == ("parlour", "learn"):
            library = LEARN
        found.setdefault(library, []).append(name)
    return found


def mirror(modules: list[str]) -> None:
    """Make TARGET hold what the package holds, and compiled files of listed modules."""
    wanted = {
        path.relative_to(SOURCE): path
        for path in (SOURCE / "parlour").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }
    wheel = settings()["hatch"]["build"]["targets"]["wheel"]
    for outside, inside in wheel["force-include"].items():
        wanted[Path(inside)] = ROOT / outside
    for name, old in wanted.items():
        new = TARGET / name
        if not new.is_file() or new.read_bytes() != old.read_bytes():
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(old, new)
    kept = {*wanted, *(Path(name).with_suffix(SO) for name in modules)}
    for library in TARGET.glob(f"*{SO}"):  # of a game that is gone
        if library.name.removesuffix(f"__mypyc{SO}") not in groups(modules):
            library.unlink()
    for path in (TARGET / "parlour").rglob("*"):
        if path.is_file() and path.relative_to(TARGET) not in kept:
            path.unlink()


def fingerprint(modules: list[str]) -> str:
    """A hash of all that decides what the compiler makes."""
    sources = sorted((SOURCE / "parlour").rglob("*.py"))
    digest = hashlib.sha256()
    for text in (mypy.version.__version__, sys.version, str(groups(modules))):
        digest.update(text.encode())
    for path in (Path(__file__), *sources):
        digest.update(b"%d\n" % path.stat().st_size + path.read_bytes())
    return digest.hexdigest()


def need_compiler() -> None:
    compiler = os.environ.get("CC", "cc")
    header = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which(compiler) is None or not header.is_file():
        sys.exit(
            "The compiled build needs a C compiler and Python's headers "
            "(Debian, Ubuntu: apt-get install gcc libc6-dev python3-dev)."
        )


def build(modules: list[str], level: str, anew: bool, report: bool) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(TARGET)
    wanted = [f"--config-file={ROOT / 'pyproject.toml'}", *modules]
    if report:
        wanted.insert(0, f"-a{REPORT}")
    extensions = mypycify(
        wanted,
        opt_level=level,
        debug_level="0",
        target_dir=".c",
        separate=[(names, library) for library, names in groups(modules).items()],
    )
    if sys.platform == "linux":
        for extension in extensions:  # nobody replaces our functions: inline them
            arguments = [*extension.extra_compile_args, INLINED]
            if level == QUICK and not extension.name.startswith(CORE):
                arguments.append(LEAST)
            extension.extra_compile_args = arguments
    distribution = Distribution({"name": "parlour", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_temp, command.build_lib = ".c", ".c/lib"
    command.inplace, command.parallel, command.force = True, os.cpu_count(), anew
    command.ensure_finalized()
    command.run()


def check_imports(modules: list[str]) -> None:
    """See in a fresh process that each listed module imports, and compiled."""
    names = [name.removesuffix(".py").replace("/", ".") for name in modules]
    check = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    path = importlib.import_module(name).__file__\n"
        f"    assert path.startswith({str(TARGET)!r}) and path.endswith({SO!r}), path\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(TARGET)}
    subprocess.run([sys.executable, "-c", check, *names], check=True, env=environment)


if __name__ == "__main__":
    main(report="--report" in sys.argv[1:], quick="--quick" in sys.argv[1:])
