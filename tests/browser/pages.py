"""Browser pages, lent to one person after the other: a warm one opens in half the time.

A page comes back as empty as a new one: no cookies, nothing kept, nobody listening.
"""

import json
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize
from tests.browser.house import AT_ONCE, steady_luck
from tests.patience import PATIENCE


def small(size: dict[str, int]) -> bool:
    return min(size.values()) < 500


def open_page(
    browser: Browser, address: str, size: dict[str, int], **more: Any
) -> Page:
    """A page in a browser of its own, without motion; a small one is a phone.

    Without a service worker too, unless it is asked for: what the page loads, a test
    sees and may change, and nothing is kept for the next.
    """
    context = browser.new_context(
        base_url=address,
        viewport={"width": size["width"], "height": size["height"]},
        reduced_motion="reduce",
        **{
            "has_touch": small(size),
            "is_mobile": small(size),
            "service_workers": "block",
            **more,
        },
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(AT_ONCE)
    return context.new_page()


def resize(page: Page, size: dict[str, int]) -> None:
    """Gives a page another size, if it has not got it."""
    wanted: ViewportSize = {"width": size["width"], "height": size["height"]}
    if page.viewport_size != wanted:
        page.set_viewport_size(wanted)


class Pages:
    """All pages of a test run; `take` one, and `give` it back."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[str, list[Page]] = {}
        self.lent: dict[Page, tuple[str, dict[str, int]]] = {}

    def take(self, address: str, name: str, size: dict[str, int], **more: Any) -> Page:
        key = json.dumps([address, name, size, more], sort_keys=True)
        waiting = self.idle.get(key)
        if waiting:
            page = waiting.pop()
        else:
            page = open_page(self.browser, address, size, **more)
            page.context.add_init_script(steady_luck(name))
        self.lent[page] = key, size
        return page

    def give(self, page: Page, *, spent: bool = False) -> None:
        """Empties a page for the next; a spent one, or without server, is closed."""
        key, size = self.lent.pop(page)
        context = page.context
        if spent:
            context.close()
            return
        try:
            for other in context.pages:
                if other is not page:
                    other.close()
            page.goto("/health")
            resize(page, size)
            page.evaluate("localStorage.clear(); sessionStorage.clear()")
            context.clear_cookies()
        except Error:
            context.close()
        else:
            self.idle.setdefault(key, []).append(page)
