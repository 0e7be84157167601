"""The same people as in tests/browser, each with a Firefox or a WebKit.

What is asked for and is not there fails: nothing is passed over.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Come, Tell, base_url, company, houses
from tests.browser.player import Player
from tests.browser.teller import Teller
from tests.engines.driver import Driver
from tests.engines.firefox import Firefox, Program
from tests.engines.webkit import WebKit, screen
from tests.engines.window import Window

__all__ = ["base_url", "houses"]

DARK = {"color_scheme": "dark"}
"""What a test may ask for besides a size: all is so here."""


HARMLESS = "ResizeObserver loop"
"""What an engine says where sizes settle in the next frame."""


class Windows:
    """A window for each person, as empty as a new one."""

    def __init__(self, start: Callable[[], Driver]) -> None:
        self.start = start

    def take(
        self, address: str, name: str, size: dict[str, int], **more: Any
    ) -> Window:
        assert more in ({}, DARK), f"no engine has {more}"
        return Window(self.start(), address, size)

    def give(self, page: Window, *, spent: bool = False) -> None:
        page.close()
        wrong = [one for one in page.complaints if HARMLESS not in one]
        assert not wrong, wrong


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    program = Program(tmp_path_factory.mktemp("firefox"))
    yield Windows(lambda: Firefox(program))
    program.close()


@pytest.fixture(scope="session")
def webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    folder: Path = tmp_path_factory.mktemp("webkit")
    with screen() as display:
        yield Windows(lambda: WebKit(display, folder))


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def pages(request: pytest.FixtureRequest) -> Windows:
    found: Windows = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def come(pages: Any, base_url: str) -> Iterator[Come]:
    yield from company(Player, pages, base_url)


@pytest.fixture
def tell(pages: Any, base_url: str) -> Iterator[Tell]:
    yield from company(Teller, pages, base_url)
