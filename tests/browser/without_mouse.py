"""Whatever a test presses, fills in or chooses is reached by keys alone.

`without_mouse` turns Playwright's clicks into Tab, arrows, Enter and Space: the same
evening is told by people without a mouse. Nothing is focused but by a key.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page
from tests.browser.expecting import expect

WHERE: Final = """(wanted) => {
  const on = document.activeElement;
  if (!wanted.isConnected) return "gone";
  if (on === wanted) return on.matches(":focus-visible") ? "there" : "unseen";
  // Within a group one goes by arrows.
  const group = (one) =>
    one.type === "radio" ? one.name : one.closest("[role=tablist], .hand, [data-zone]");
  if (on && on !== document.body && group(wanted) && group(on) === group(wanted))
    return "beside";
  return "elsewhere";
}"""
KIND: Final = "(one) => one.type ?? one.getAttribute('role') ?? ''"
SPACE: Final = ("radio", "checkbox", "switch")
FARTHEST: Final = 250
"""Presses of Tab after which there is no way."""


def go_to(wanted: Locator, timeout: float | None = None) -> None:
    """Presses Tab, and arrows within a group, until the focus is there and is seen."""
    page: Page = wanted.page
    if timeout is None:
        expect(wanted).to_be_visible()
        expect(wanted).to_be_enabled()
    else:
        wanted.wait_for(timeout=timeout)
    for _ in range(FARTHEST):
        match wanted.evaluate(WHERE):
            case "there":
                return
            case "unseen":
                raise AssertionError(f"the focus on {wanted} is not seen")
            case "beside":
                page.keyboard.press("ArrowRight")
            case _:
                page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {wanted}")


def press(wanted: Locator, *, timeout: float | None = None) -> None:
    go_to(wanted, timeout)
    expect(wanted.page.locator(".fresh .answers")).to_have_count(0)  # to be seen first
    space = wanted.evaluate(KIND) in SPACE
    wanted.page.keyboard.press("Space" if space else "Enter")


def check(wanted: Locator) -> None:
    go_to(wanted)
    if not wanted.is_checked():  # arrows choose as they go
        wanted.page.keyboard.press("Space")
    expect(wanted).to_be_checked()


def fill(wanted: Locator, text: str, *, timeout: float | None = None) -> None:
    go_to(wanted, timeout)
    keys = wanted.page.keyboard
    if wanted.evaluate(KIND) != "range":
        keys.press("Control+a")
        keys.type(text)
        return
    for _ in range(FARTHEST):
        now = float(wanted.input_value())
        if now == float(text):
            return
        keys.press("ArrowRight" if now < float(text) else "ArrowLeft")
    raise AssertionError(f"{wanted} cannot be set to {text}")


def without_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no test has a mouse."""
    ways: dict[str, Callable[..., Any]] = {
        "click": press,
        "check": check,
        "fill": fill,
    }
    for name, way in ways.items():
        monkeypatch.setattr(Locator, name, way)
