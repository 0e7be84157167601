"""Hypothesis profiles: `make test` repeats itself exactly, `make soak` explores.

And the order of tests: long ones first, so that no core waits for the last of them.
And the garbage collector: it need not look at all that tests import over and over,
which is a tenth of their time.
"""

import gc
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "test", derandomize=True, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "soak", max_examples=5_000, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("test")

LONG: Final = (
    "tests/adapters/test_openspiel.py",
    "tests/browser/test_answers.py",
    "tests/browser/test_evening.py",
    "tests/browser/test_everybody.py::test_a_story_",
    "tests/browser/test_games.py",
    "tests/browser/test_installed.py",
    "tests/browser/test_lines.py",
    "tests/browser/test_pages.py",
    "tests/browser/test_reading.py",
    "tests/browser/test_renewed.py",
    "tests/browser/test_story_",
    "tests/browser/test_windows.py",
    "tests/docs/test_tutorial.py",
    "tests/docs/test_strength.py",
    "tests/engines/test_evening.py",
    "tests/lab/test_cluster.py",
    "tests/packaging/test_install.py",
    "tests/server/store/test_crash.py",
    "tests/server/test_bot_pool.py",
    "tests/server/test_growth.py",
    "tests/server/test_lab_turns.py",
    "tests/server/test_owners.py",
    "tests/server/test_reconnecting.py",
    "tests/server/test_restarts.py",
    "tests/server/test_set_back.py",
    "tests/server/test_story_exchange.py",
    "tests/server/test_undoing.py",
    "tests/test_builds.py",
    "tests/test_doors.py",
    "tests/test_example.py",
    "tests/test_interrupts.py",
)
"""Files whose tests take seconds each, mostly to wait."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
