"""A run: the mutants of a package, and what its tests make of them."""

import argparse
import ast
import gc
import importlib
import json
import os
import pickle
import random
import shutil
import signal
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest
from mutation.children import Task, fork, spread
from mutation.sites import Edit, Mutant, find_mutants, parse
from mutation.tests import (
    OPTIONS,
    Calls,
    Chosen,
    Survey,
    Warm,
    end_after,
    starts_processes,
)

SLOWDOWN: Final = 6.0
"""With a mutant a test may take this many times as long as without."""
IMPORT_LIMIT_S: Final = 60.0
SURVEY_LIMIT_S: Final = 120.0
SURVIVED, KILLED, COLD = 0, 1, 3
"""How a child ends; COLD asks for one that imports everything again."""
CONTROL: Final = "control"


class Run:
    """The mutants of one package, with the tests that are run for it."""

    def __init__(self, args: argparse.Namespace, tests: Sequence[str]) -> None:
        self.args = args
        self.tests = tests
        self.trees: dict[str, ast.Module] = {}
        self.mutants: list[Mutant] = []
        self.controls: list[Mutant] = []
        """Changes that change nothing: tests must pass with them."""
        self.survey = Survey()
        self.results: dict[Mutant, str] = {}

    def add(self, path: str) -> None:
        tree = self.trees[path] = parse(self.args.source, path)
        found = find_mutants(tree, path)
        within = tuple({line for mutant in found for line in mutant.within})
        same = Edit(tree, "body", None, tree.body)
        for cold in (False,) if self.controls else (False, True):
            control = Mutant(path, 0, int(cold), CONTROL, CONTROL, within, cold, same)
            self.controls.append(control)
        chance = random.Random(f"{self.args.seed} {path}")
        self.mutants += [each for each in found if chance.random() < self.args.sample]

    def go(self) -> None:
        random.Random(self.args.seed).shuffle(self.mutants)
        self.mutants = self.controls + self.mutants
        home = Path(tempfile.mkdtemp(prefix="mutants-"))
        try:
            child = fork(self.collect, home, leads=False)
            _, status = os.waitpid(child, 0)
            if status:
                sys.exit((home / "said").read_text()[-4000:])
            self.survey, self.results = pickle.loads((home / "found").read_bytes())
        finally:
            shutil.rmtree(home, ignore_errors=True)
        for name in self.survey.libraries:  # once, for all children
            with suppress(Exception):
                importlib.import_module(name)
        left = [each for each in self.mutants if each not in self.results]
        tasks = (self.task(each, self.cold) for each in left)
        spread((task for task in tasks if task), self.args.jobs, self.args.until)
        for mutant in self.mutants:
            if mutant not in self.results:
                self.note(mutant, "not run", 0, 0)

    def note(self, mutant: Mutant, status: str, tests: int, seconds: float) -> None:
        self.results[mutant] = status
        line = {
            "path": mutant.path,
            "line": mutant.line,
            "column": mutant.column,
            "before": mutant.before,
            "after": mutant.after,
            "status": status,
            "tests": tests,
            "seconds": round(seconds, 2),
        }
        with self.args.out.open("a") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def task(
        self, mutant: Mutant, work: Callable[[Mutant, list[str]], int]
    ) -> Task | None:
        """The mutant's run; None if no test would notice it."""
        tests = self.survey.tests_of(mutant, self.args.budget, self.tests[0])
        if not tests:
            self.note(mutant, "uncovered", 0, 0)
            return None

        def done(status: int | None, seconds: float, _: Path) -> None:
            if status != COLD:
                late = "timed out"
                names = {None: late, -signal.SIGALRM: late, SURVIVED: "survived"}
                self.note(mutant, names.get(status, "killed"), len(tests), seconds)

        limit_s = IMPORT_LIMIT_S + sum(self.limits_s(tests).values())
        return Task(lambda _: work(mutant, tests), limit_s, done)

    def limits_s(self, tests: Sequence[str]) -> dict[str, float]:
        """How long each test may take, so that one that hangs ends soon."""
        usual = self.survey.seconds
        return {test: self.args.grace + SLOWDOWN * usual[test] for test in tests}

    # In the process that has collected the tests

    def collect(self, home: Path) -> int:
        calls = Calls({str(self.args.source / path): path for path in self.trees})
        calls.start()
        plugin = Warm(lambda session: self.warm(session, calls, home))
        return int(pytest.main([*self.options(), *self.tests], plugins=[plugin]))

    def options(self) -> list[str]:
        left_out = [f"--deselect={test}" for test in self.args.left_out]
        keyword = ["-k", self.args.keyword] if self.args.keyword else []
        return [*OPTIONS, *left_out, *keyword]

    def warm(self, session: pytest.Session, calls: Calls, home: Path) -> None:
        """Surveys the tests, and runs all mutants that need no new import."""
        self.survey.at_import = calls.stop()
        calls.codes.clear()
        session.testsfailed = 0  # files that could not be imported
        self.session = session
        own = self.tests[0]
        self.items = {
            item.nodeid: item
            for item in session.items
            if item.nodeid.startswith(own) or not item.get_closest_marker("in_bulk")
            if not starts_processes(item)
        }
        looks = (self.look(item, calls) for item in self.items.values())
        spread(looks, self.args.jobs)
        ours = (str(self.args.source), str(self.args.root / "tests"))
        self.survey.libraries = [
            name
            for name, module in sys.modules.items()
            if not str(getattr(module, "__file__", None) or ours[0]).startswith(ours)
        ]
        gc.unfreeze()  # what tests/conftest.py froze is in no list of objects
        self.functions: dict[str, list[FunctionType]] = defaultdict(list)
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                self.functions[found.__code__.co_filename].append(found)
        gc.freeze()
        hot = [each for each in self.mutants if not self.survey.runs_at_import(each)]
        tasks = (self.task(each, self.patched) for each in hot)
        spread((task for task in tasks if task), self.args.jobs, self.args.until)
        (home / "found").write_bytes(pickle.dumps((self.survey, self.results)))

    def look(self, item: pytest.Item, calls: Calls) -> Task:
        def work(home: Path) -> int:
            calls.start()
            status = self.run_items({item.nodeid: SURVEY_LIMIT_S})
            (home / "calls").write_bytes(pickle.dumps(calls.stop()))
            return status

        def done(status: int | None, seconds: float, home: Path) -> None:
            if status == SURVIVED:
                called = pickle.loads((home / "calls").read_bytes())
                self.survey.calls[item.nodeid] = called
                self.survey.seconds[item.nodeid] = seconds
            else:
                self.survey.failing.append(item.nodeid)

        return Task(work, SURVEY_LIMIT_S, done)

    def run_items(self, limits_s: Mapping[str, float]) -> int:
        items = [self.items[test] for test in limits_s]
        for item, following in zip(items, [*items[1:], None], strict=True):
            end_after(limits_s[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.session.testsfailed:
                return KILLED
        return SURVIVED

    def patched(self, mutant: Mutant, tests: list[str]) -> int:
        """Replaces the code of functions that are there, in a child."""
        name = str(self.args.source / mutant.path)
        codes = defaultdict[tuple[str, int], list[CodeType]](list)
        for code in all_codes(self.compiled(mutant)):
            codes[code.co_qualname, code.co_firstlineno].append(code)
        replaced: set[int] = set()
        for function in self.functions[name]:
            old = function.__code__
            new = codes[old.co_qualname, old.co_firstlineno]
            if len(new) > 1 or (new and new[0].co_freevars != old.co_freevars):
                return COLD
            if new:
                function.__code__ = new[0]
                replaced.add(old.co_firstlineno)
        if replaced.isdisjoint(mutant.within):
            return COLD
        return self.run_items(self.limits_s(tests))

    def compiled(self, mutant: Mutant) -> CodeType:
        mutant.edit.apply()
        tree = ast.fix_missing_locations(self.trees[mutant.path])
        name = str(self.args.source / mutant.path)
        code: CodeType = compile(tree, name, "exec", dont_inherit=True)
        return code

    # In a process that has imported only libraries

    def cold(self, mutant: Mutant, tests: list[str]) -> int:
        code = self.compiled(mutant)
        usual = SourceFileLoader.get_code

        def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
            mutated = loader.path == code.co_filename
            return code if mutated else usual(loader, name)

        kind: Any = SourceFileLoader
        kind.get_code = get_code
        files = dict.fromkeys(test.split("::")[0] for test in tests)
        plugin = Chosen(self.limits_s(tests))
        ended = pytest.main([*self.options(), "-x", *files], plugins=[plugin])
        return SURVIVED if ended == pytest.ExitCode.OK else KILLED


def all_codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield from all_codes(value)
