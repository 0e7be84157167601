"""Tests of the lobby and the settings that only WebKit has passed."""

import pytest
from tests.browser.test_lobby import test_open_tables_take_people_and_let_them_watch
from tests.browser.test_settings import test_the_look_changes_at_once_and_stays
from tests.engines.conftest import Windows

__all__ = [
    "test_open_tables_take_people_and_let_them_watch",
    "test_the_look_changes_at_once_and_stays",
]
pytestmark = pytest.mark.engines


@pytest.fixture(scope="session")
def pages(webkit: Windows) -> Windows:
    return webkit
