"""Mutation testing: change the source a little, and see whether a test fails.

    tools/mutants.py [PATH ...] [--sample 0.2] [--jobs N] [--minutes M] [--out FILE]

A PATH is a file or a package under src/, such as parlour/engine; the default is every
package of TESTS. A mutant is killed (a test failed), timed out, survived, uncovered (no
test calls the function) or not run (the minutes were over). Results are lines of JSON
in FILE, then a table and the list of survivors.

Decision: a tool of our own. mutmut 3 mutates neither functions with decorators, such as
properties and cached functions, nor anything outside functions, and it runs in a copy
of the tree, where tests that read the repository fail. cosmic-ray writes mutants into
the source files and starts one pytest per mutant, 2 to 5 s before the first test. Here
one process collects the tests and forks for each mutant. The child replaces the code of
the functions that are there and runs the tests that call them, the fastest first. A
mutant outside functions, or in a function that runs at import, gets a child that
imports everything again.

Processes that a test starts by a command line run the source without the mutant.
"""

import argparse
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

from mutation.run import CONTROL, Run
from mutation.sites import Mutant

ROOT: Final = Path(__file__).resolve().parent.parent
SERVER: Final = "tests/server"
TESTS: Final[dict[str, tuple[str, ...]]] = {
    "parlour/engine": (
        *("tests/engine", "tests/match", "tests/kit", "tests/games"),
        "tests/lab/test_measures.py",
    ),
    "parlour/match": (
        *("tests/match", "tests/terminal", "tests/pipe", f"{SERVER}/test_tables.py"),
        *(f"{SERVER}/test_{name}.py" for name in ("pace", "take_back", "time")),
    ),
    "parlour/kit": (
        *("tests/kit", "tests/games", "tests/scorekeeping", f"{SERVER}/test_pads.py"),
        "tests/bots/books",
    ),
    "parlour/narration": ("tests/narration", "tests/match", "tests/terminal"),
    "parlour/scorekeeping": ("tests/scorekeeping", f"{SERVER}/test_pads.py"),
    "parlour/server/store": (
        f"{SERVER}/store",
        *(f"{SERVER}/test_{name}.py" for name in ("storage", "plans", "devices")),
        *(f"{SERVER}/test_{name}.py" for name in ("story_decks", "story_contents")),
    ),
    "parlour/server/access": (
        *(f"{SERVER}/test_{name}.py" for name in ("connections", "door", "limits")),
        *(f"{SERVER}/test_{name}.py" for name in ("tokens", "devices", "hosts")),
        *(f"{SERVER}/test_{name}.py" for name in ("protocols", "http")),
        f"{SERVER}/store/test_stored_limits.py",
    ),
    "parlour/server/tables": (SERVER,),
    "parlour/server/games": (SERVER,),
    "parlour/server/stories": (SERVER,),
    "parlour/server/pads": (SERVER,),
}
"""Which tests are run for a package; those that play in bulk only of the first."""
LEFT_OUT: Final = (
    f"{SERVER}/store/test_crash.py",
    f"{SERVER}/store/test_migrate.py::test_workers_that_start_together_migrate_once",
    f"{SERVER}/test_storage.py::test_a_disk_that_takes_nothing_more_is_noticed",
    f"{SERVER}/test_door.py::test_people_over_ipv4_are_apart_on_a_server_for_both",
)
"""Tests of other processes, which run the source without the mutant."""
STATUSES: Final = ("killed", "timed out", "survived", "uncovered", "not run")


def main() -> None:
    args = arguments()
    os.environ["PARLOUR_BUILD"] = "interpreted"
    os.chdir(args.root)
    sys.path[:0] = [str(args.source), str(args.root)]
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text("")
    runs: dict[tuple[str, ...], Run] = {}
    for path in files_of(args.source, args.paths):
        tests = tuple(args.tests or tests_for(path))
        runs.setdefault(tests, Run(args, tests)).add(path)
    results: dict[Mutant, str] = {}
    for tests, run in runs.items():
        with postgres_for(tests):
            run.go()
        results |= run.results
        if run.survey.failing:
            names = ", ".join(run.survey.failing[:5])
            print(f"left out, since they fail here: {len(run.survey.failing)}, {names}")
    spoilt = [m.path for m, status in results.items() if is_spoilt(m, status)]
    report({m: status for m, status in results.items() if m.before != CONTROL})
    if spoilt:
        sys.exit(f"tests failed without a mutant: {', '.join(sorted(set(spoilt)))}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run mutation tests.")
    parser.add_argument("paths", nargs="*", default=list(TESTS), help="under src/")
    parser.add_argument("--sample", type=float, default=1.0, help="part of the mutants")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=inf, help="then start no more")
    parser.add_argument("--budget", type=float, default=20.0, help="test s per mutant")
    parser.add_argument("--grace", type=float, default=10.0, help="s a test may hang")
    parser.add_argument("--tests", nargs="*", help="instead of those in the table")
    parser.add_argument("--keyword", default="", help="pytest's -k")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants.jsonl")
    parser.add_argument("--root", type=Path, default=ROOT, help="of the tests")
    args = parser.parse_args()
    args.until = monotonic() + 60 * args.minutes
    args.root, args.out = args.root.resolve(), args.out.resolve()
    args.source = args.root / "src"
    args.left_out = LEFT_OUT
    return args


@contextmanager
def postgres_for(tests: Sequence[str]) -> Iterator[None]:
    """One PostgreSQL for all mutants: to start one takes longer than most tests."""
    if not any(test.startswith(SERVER) for test in tests):
        yield
        return
    from parlour.testing.postgres import running_postgres

    with running_postgres() as address:
        os.environ["MUTANTS_POSTGRES"] = address
        try:
            yield
        finally:
            del os.environ["MUTANTS_POSTGRES"]


def files_of(source: Path, paths: Iterable[str]) -> list[str]:
    found: list[Path] = []
    for path in paths:
        place = source / path.removeprefix("src/")
        if not place.exists():
            sys.exit(f"{place} does not exist")
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    names = [str(file.relative_to(source)) for file in found]
    return [name for name in dict.fromkeys(names) if "/migrations/" not in name]


def tests_for(path: str) -> tuple[str, ...]:
    for package, tests in TESTS.items():
        if path.startswith(f"{package}/"):
            return tests
    sys.exit(f"no tests are listed for {path}: name them with --tests")


def is_spoilt(mutant: Mutant, status: str) -> bool:
    return mutant.before == CONTROL and status in ("killed", "timed out")


def report(results: dict[Mutant, str]) -> None:
    """A table with a line per file and package, then what survived."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, status in results.items():
        for name in (mutant.path, str(Path(mutant.path).parent) + "/", "all"):
            counts[name][status] += 1
    print(f"{'':42}" + "".join(f"{status:>11}" for status in STATUSES) + "      score")
    for name in sorted(counts, key=lambda name: (name == "all", name)):
        count = counts[name]
        noticed = count["killed"] + count["timed out"]
        run = count.total() - count["not run"]
        score = f"{100 * noticed / run:9.1f} %" if run else f"{'-':>11}"
        numbers = "".join(f"{count[status]:11}" for status in STATUSES)
        print(f"{name:42}{numbers}{score}")
    for mutant in sorted(results, key=lambda m: (m.path, m.line, m.column)):
        if results[mutant] in ("survived", "uncovered"):
            where = f"{mutant.path}:{mutant.line}: {results[mutant]}:"
            print(f"{where} {mutant.before}  ->  {mutant.after}")


if __name__ == "__main__":
    main()
