"""`expect`, for whatever window somebody in a test has.

Playwright's own knows Playwright's pages; a window of another engine brings its own.
"""

from typing import Any, overload

from playwright.sync_api import Locator, Page
from playwright.sync_api import expect as playwright_expect
from playwright.sync_api._generated import LocatorAssertions, PageAssertions


@overload
def expect(actual: Page) -> PageAssertions: ...
@overload
def expect(actual: Locator) -> LocatorAssertions: ...
def expect(actual: Any) -> Any:
    if isinstance(actual, Page | Locator):
        return playwright_expect(actual)
    return actual.expected()
