"""A server that was renewed under an open page: its files have other names now."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

pytestmark = pytest.mark.browser


@pytest.fixture
def lobby(browser: Browser, base_url: str) -> Iterator[Page]:
    page = browser.new_page(base_url=base_url, service_workers="block")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield page
    page.context.close()


def to_about(page: Page, *, open_for: int) -> None:
    """Goes on inside a page that was loaded so many milliseconds ago."""
    page.evaluate(f"performance.now = () => {open_for}")
    page.evaluate("history.pushState({}, '', '/about')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")


def test_a_page_whose_code_is_gone_is_loaded_anew(lobby: Page) -> None:
    loaded: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            loaded.append(request.url)

    def gone_until_then(route: Route) -> None:
        if loaded:
            route.continue_()
        else:
            route.fulfill(status=404, body="")

    lobby.on("request", note)
    lobby.route("**/assets/About*.js", gone_until_then)
    to_about(lobby, open_for=60_000)
    expect(lobby.get_by_role("heading", level=1, name="About")).to_be_visible()
    assert len(loaded) == 1


def test_a_page_that_was_just_loaded_says_what_is_wrong(lobby: Page) -> None:
    lobby.route("**/assets/About*.js", lambda route: route.fulfill(status=404))
    to_about(lobby, open_for=1_000)
    expect(lobby.get_by_role("button", name="Try now")).to_be_visible()
