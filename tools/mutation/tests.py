"""The tests: which functions each of them calls, and how pytest is made to run some."""

import signal
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Final

import pytest
from mutation.sites import Mutant

OPTIONS: Final = [
    *("-p", "no:playwright", "-p", "no:schemathesis", "-p", "no:xdist"),
    *(
        "-p",
        "no:cacheprovider",
        "-s",
        "--continue-on-collection-errors",
        "--hypothesis-profile=mutants",
    ),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
    *("-m", "not soak and not browser and not deploy and not engines"),
]

Place = tuple[str, int]
"""A function: its file and its first line."""


@dataclass
class Survey:
    """Which functions each test calls, found by running it in a child of its own."""

    calls: dict[str, set[Place]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failing: list[str] = field(default_factory=list)
    at_import: set[Place] = field(default_factory=set)
    libraries: list[str] = field(default_factory=list)

    def runs_at_import(self, mutant: Mutant) -> bool:
        places = {(mutant.path, line) for line in mutant.within}
        return mutant.at_import or not places.isdisjoint(self.at_import)

    def tests_of(self, mutant: Mutant, budget_s: float, own: str) -> list[str]:
        """The tests that can notice a mutant, the fastest first.

        If everything is imported again, those of the folder `own` come before all
        others, since each file more takes time to import.
        """
        places = {(mutant.path, line) for line in mutant.within}
        found = [test for test in self.calls if not places.isdisjoint(self.calls[test])]
        cold = self.runs_at_import(mutant)
        if not found and cold:
            found = list(self.calls)
        chosen: list[str] = []
        found.sort(key=lambda test: (self.seconds[test], test))
        if cold:
            found.sort(key=lambda test: not test.startswith(own))
        for test in found:
            budget_s -= self.seconds[test]
            if chosen and budget_s < 0:
                break
            chosen.append(test)
        return chosen


class Calls:
    """Notes which functions of some files are called."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.codes: set[CodeType] = set()

    def start(self) -> None:
        threading.setprofile(self.note)
        sys.setprofile(self.note)

    def stop(self) -> set[Place]:
        sys.setprofile(None)
        threading.setprofile(None)
        return {
            (self.files[code.co_filename], code.co_firstlineno)
            for code in self.codes
            if code.co_filename in self.files
        }

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)


class Warm:
    """A pytest plugin that does something else than run the tests."""

    def __init__(self, work: Callable[[pytest.Session], None]) -> None:
        self.work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self) -> None:
        register_profile()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.work(session)
        return True


class Chosen:
    """A pytest plugin that runs these tests alone, in this order, each in its time."""

    def __init__(self, limits_s: Mapping[str, float]) -> None:
        self.limits_s = limits_s
        self.order = {test: place for place, test in enumerate(limits_s)}

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self) -> None:
        register_profile()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        end_after(self.limits_s[nodeid])


def end_after(seconds: float) -> None:
    """Has the system end this process then, whatever it is waiting for."""
    signal.setitimer(signal.ITIMER_REAL, seconds)


def starts_processes(item: pytest.Item) -> bool:
    """Whether a test checks a server in another process, which has no mutant."""
    return "served" in getattr(item, "fixturenames", ())


def register_profile() -> None:
    """Like the tests' own profile, without a search for the smallest example."""
    from hypothesis import HealthCheck, Phase, settings

    settings.register_profile(
        "mutants",
        derandomize=True,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
