"""A served Parlour and a real Chromium for whatever test asks for a page."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.house import House, steady_luck
from tests.browser.laid import Show
from tests.browser.player import Player
from tests.browser.teller import Teller
from tests.patience import PATIENCE

from parlour.web import STATIC

Somebody = TypeVar("Somebody", bound=Player)
Come: TypeAlias = Callable[..., Player]
Tell: TypeAlias = Callable[..., Teller]
Shows: TypeAlias = Callable[..., Show]

expect.set_options(timeout=PATIENCE * 1000)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any],
) -> dict[str, Any]:
    program = os.environ.get("PARLOUR_CHROMIUM") or shutil.which(
        "chromium-headless-shell"
    )
    if program is None:
        pytest.fail("no Chromium: run tools/setup browser, or set PARLOUR_CHROMIUM")
    return {**browser_type_launch_args, "executable_path": program, "args": QUIET}


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
    return context


@pytest.fixture
def come(browser: Browser, base_url: str) -> Iterator[Come]:
    """`come("Yola", PHONE)`: somebody with a browser; complaints fail the test."""
    yield from company(Player, browser, base_url)


@pytest.fixture
def tell(browser: Browser, base_url: str) -> Iterator[Tell]:
    """Somebody with a browser who tells a story; every byte it is sent is kept."""
    yield from company(Teller, browser, base_url)


def company(
    kind: type[Somebody], browser: Browser, base_url: str
) -> Iterator[Callable[..., Somebody]]:
    here: list[Somebody] = []

    def comes(name: str, *size: dict[str, int], **more: Any) -> Somebody:
        here.append(kind(browser, more.pop("at", base_url), name, *size, **more))
        here[-1].context.add_init_script(steady_luck(name))
        return here[-1]

    yield comes
    complaints = [line for person in here for line in person.unexpected()]
    for person in here:
        person.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="module")
def show(browser: Browser, base_url: str) -> Iterator[Shows]:
    """`show(PHONE)`: a page of this size for moments; the same while it is the same."""
    pages: dict[str, Show] = {}
    contexts = []

    def of(size: dict[str, int], *, text: str = "", **more: Any) -> Show:
        key = json.dumps([size, text, more], sort_keys=True)
        if key not in pages:
            phone = min(size.values()) < 500
            context = browser.new_context(
                base_url=base_url,
                viewport={"width": size["width"], "height": size["height"]},
                reduced_motion="reduce",
                has_touch=phone,
                is_mobile=phone,
                **more,
            )
            contexts.append(context)
            pages[key] = Show(context.new_page(), text=text)
        return pages[key]

    yield of
    for context in contexts:
        context.close()
