"""The worker looks for rubbish seldom, and still finds it."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from parlour.server.serve import tune_garbage_collector


@pytest.fixture
def restored() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Ring:
    def __init__(self) -> None:
        self.own = self


def test_what_is_there_at_the_start_is_not_looked_at_again(restored: None) -> None:
    tune_garbage_collector()
    assert gc.get_freeze_count() > 10_000
    assert len(gc.get_objects()) < 10_000


def test_young_rubbish_is_found(restored: None) -> None:
    tune_garbage_collector()
    first = weakref.ref(Ring())
    kept = [[] for _ in range(20_000)]  # type: ignore[var-annotated]
    assert first() is None
    assert kept
