"""A served Parlour and a real Chromium for whatever test asks for a page."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser import chromium
from tests.browser.house import AT_ONCE, House, steady_luck
from tests.browser.laid import Show
from tests.browser.pages import Pages, open_page
from tests.browser.player import DESK, Player
from tests.browser.teller import Teller
from tests.patience import PATIENCE

from parlour.web import STATIC

Somebody = TypeVar("Somebody", bound=Player)
Come: TypeAlias = Callable[..., Player]
Tell: TypeAlias = Callable[..., Teller]
Shows: TypeAlias = Callable[..., Show]
Houses: TypeAlias = Callable[[Mapping[str, str]], str]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any],
) -> dict[str, Any]:
    found = chromium.program()
    if found is None:
        pytest.fail("no Chromium: run tools/setup browser, or set PARLOUR_CHROMIUM")
    return {
        **browser_type_launch_args,
        "executable_path": found,
        # A page is gone before it pays to optimise its code.
        "args": [*chromium.QUIET, "--js-flags=--no-opt --no-maglev"],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Lone pages have no service worker either; see `open_page`."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database; `page.goto("/")` goes there."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run make web")
    served = House(tmp_path_factory.mktemp("served"))
    served.start()
    try:
        yield served.address
    finally:
        served.stop()
    assert "Traceback" not in served.log()


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """What a lone page draws is known too."""
    context.add_init_script(steady_luck("somebody"))
    context.add_init_script(AT_ONCE)
    return context


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    return Pages(browser)


@pytest.fixture(scope="session")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """`houses(stack)`: the address of a server with these cards on top."""
    served: dict[str, House] = {}

    def of(stack: Mapping[str, str]) -> str:
        key = json.dumps(stack, sort_keys=True)
        if key not in served:
            served[key] = House(tmp_path_factory.mktemp("stacked"), stack)
            served[key].start()
        return served[key].address

    yield of
    for one in served.values():
        one.stop()
        assert "Traceback" not in one.log()


@pytest.fixture
def come(pages: Pages, base_url: str) -> Iterator[Come]:
    """`come("Yola", PHONE)`: somebody with a browser; complaints fail the test."""
    yield from company(Player, pages, base_url)


@pytest.fixture
def tell(pages: Pages, base_url: str) -> Iterator[Tell]:
    """Somebody with a browser who tells a story; every byte it is sent is kept."""
    yield from company(Teller, pages, base_url)


def company(
    kind: type[Somebody], pages: Pages, base_url: str
) -> Iterator[Callable[..., Somebody]]:
    here: list[Somebody] = []

    def comes(name: str, size: dict[str, int] = DESK, **more: Any) -> Somebody:
        page = pages.take(more.pop("at", base_url), name, size, **more)
        here.append(kind(page, name))
        return here[-1]

    yield comes
    complaints = [line for person in here for line in person.unexpected()]
    for person in here:
        person.forget()
        pages.give(person.page, spent=person.spent)
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="module")
def show(browser: Browser, base_url: str) -> Iterator[Shows]:
    """`show(PHONE)`: a page of this size for moments; the same while it is the same."""
    pages: dict[str, Show] = {}

    def of(size: dict[str, int], *, text: str = "", **more: Any) -> Show:
        key = json.dumps([size, text, more], sort_keys=True)
        if key not in pages:
            page = open_page(browser, base_url, size, **more)
            pages[key] = Show(page, text=text, language=more.get("locale", "en"))
        return pages[key]

    yield of
    for shown in pages.values():
        shown.page.context.close()
