"""The store's own tests, on the store in memory that other tests of the server use."""

import time
from typing import Final, cast

import pytest
from tests.server.house import MemoryStore
from tests.server.store import test_store

from parlour.server.store import Store

DATABASE_ONLY: Final = {"test_closing_writes_what_is_pending"}

for name, test in list(vars(test_store).items()):
    if name.startswith("test_") and name not in DATABASE_ONLY:
        globals()[name] = test


@pytest.fixture
def store() -> Store:
    return cast(Store, MemoryStore(time.time))
