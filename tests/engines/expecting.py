"""`expect` for a window: what it says is waited for, as Playwright does."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError as Late
from tests.engines.waiting import SEEN, Words, plain, until
from tests.patience import PATIENCE


def fits(text: str, wanted: Words, *, whole: bool) -> bool:
    if isinstance(wanted, re.Pattern):
        return wanted.search(plain(text)) is not None
    return plain(wanted) == plain(text) if whole else plain(wanted) in plain(text)


class Expected:
    """What is to become so of a window or a locator; with `not_`, what is not."""

    def __init__(self, what: Any, *, so: bool = True) -> None:
        self.what = what
        self.so = so

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("not_"):
            raise AttributeError(name)
        return getattr(Expected(self.what, so=not self.so), name.removeprefix("not_"))

    def wait(self, says: str, now: Callable[[], bool]) -> None:
        try:
            until(
                lambda: now() is self.so, PATIENCE, lambda: f"{self.what} is not {says}"
            )
        except Late as late:
            raise AssertionError(str(late)) from None

    def about(self, says: str, script: str, *given: object) -> None:
        """Something about the first that is found; where there is none it is not so."""

        def now() -> bool:
            found = self.what.found()
            run = self.what.window.driver.run
            return bool(found) and bool(run(script, found[0], *given))

        self.wait(says, now)

    def text(self, wanted: Words, *, whole: bool) -> None:
        def now() -> bool:
            found = self.what.found()
            run = self.what.window.driver.run
            said = run("return arguments[0].textContent", found[0]) if found else None
            return said is not None and fits(said, wanted, whole=whole)

        self.wait(f"saying {wanted}", now)

    def to_be_visible(self) -> None:
        self.about("seen", SEEN)

    def to_be_hidden(self) -> None:
        Expected(self.what, so=not self.so).to_be_visible()

    def to_be_attached(self) -> None:
        self.about("there", "return true")

    def to_be_enabled(self) -> None:
        self.about("enabled", "return !arguments[0].disabled")

    def to_be_checked(self) -> None:
        self.about(
            "checked",
            "return arguments[0].checked ?? arguments[0].ariaChecked === 'true'",
        )

    def to_be_focused(self) -> None:
        self.about("focused", "return document.activeElement === arguments[0]")

    def to_be_in_viewport(self) -> None:
        self.about(
            "in sight",
            """const box = arguments[0].getBoundingClientRect();
            return box.bottom > 0 && box.top < innerHeight;""",
        )

    def to_be_empty(self) -> None:
        self.about("empty", "return !arguments[0].textContent")

    def to_have_count(self, count: int) -> None:
        self.wait(f"{count} times there", lambda: self.what.count() == count)

    def to_contain_text(self, wanted: Words) -> None:
        self.text(wanted, whole=False)

    def to_have_text(self, wanted: Words) -> None:
        self.text(wanted, whole=True)

    def to_have_value(self, value: str) -> None:
        self.about(f"{value}", "return arguments[0].value === arguments[1]", value)

    def to_have_class(self, wanted: re.Pattern[str]) -> None:
        self.about(
            f"of class {wanted.pattern}",
            "return new RegExp(arguments[1]).test(arguments[0].className)",
            wanted.pattern,
        )

    def to_have_attribute(self, name: str, value: str) -> None:
        self.about(
            f"{name}={value}",
            "return arguments[0].getAttribute(arguments[1]) === arguments[2]",
            name,
            value,
        )

    def to_have_title(self, wanted: Words) -> None:
        self.wait(
            f"called {wanted}", lambda: fits(self.what.title(), wanted, whole=True)
        )
