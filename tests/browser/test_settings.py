"""Settings hold at once, everywhere, and after the page is loaded anew."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.player import PHONE
from tests.patience import PATIENCE

pytestmark = pytest.mark.browser

RAW = r"\b(prompt|zone|fact|note|unit|phase|word)-[a-z]"
"""Ids of messages, where a sentence should be."""


def turn(page: Page, name: str) -> None:
    page.get_by_role("switch", name=name).click()


def pick(page: Page, group: str, choice: str) -> None:
    row = page.get_by_role("radiogroup", name=group)
    row.get_by_role("radio", name=choice, exact=True).check()


def ink(page: Page) -> float:
    """How bright the letters are, 0 to 255."""
    found: float = page.evaluate(
        """() => {
          const probe = document.createElement("canvas").getContext("2d");
          probe.fillStyle = getComputedStyle(document.body).color;
          probe.fillRect(0, 0, 1, 1);
          const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data;
          return (red + green + blue) / 3;
        }"""
    )
    return found


def letters(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).fontFamily"))


def becomes(what: Callable[[], bool]) -> None:
    """Waits until this is so: a page draws what was pressed a moment later."""
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until
        time.sleep(0.03)


def test_the_look_changes_at_once_and_stays(come: Come) -> None:
    yola = come("Yola", color_scheme="dark")
    page = yola.page
    page.goto("/settings")
    sample = page.locator(".sample")
    evening = ink(page)
    pick(page, "Light", "Afternoon")
    becomes(lambda: ink(page) < evening - 60)
    expect(sample.locator("[data-colours='4']")).to_have_count(4)
    turn(page, "Four suit colours")
    expect(sample.locator("[data-colours='2']")).to_have_count(4)
    plain = sample.inner_html()
    turn(page, "Large index")
    becomes(lambda: sample.inner_html() != plain)
    pick(page, "Faces", "Classic")
    expect(sample.locator("img.classic")).to_have_count(4)
    assert "Atkinson" not in letters(page)
    turn(page, "Extra-clear letters")
    becomes(lambda: "Atkinson" in letters(page))
    yola.look("settings, all changed")

    page.reload()
    becomes(lambda: ink(page) < evening - 60)
    expect(sample.locator("img.classic")).to_have_count(4)
    expect(page.get_by_role("switch", name="Large index")).to_be_checked()
    assert "Atkinson" in letters(page)

    # A table looks the same way.
    yola.host("spots", seats=2, bots=[None, "regular"])
    yola.give("begin")
    expect(page.locator("[data-piece] [data-colours='2']").first).to_be_visible()
    yola.look("a table with all settings changed")


def test_german_is_spoken_on_every_page_and_at_the_table(come: Come) -> None:
    yola = come("Yola", PHONE)
    page = yola.page
    page.goto("/settings")
    pick(page, "Language", "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.goto("/")
    expect(page.get_by_role("heading", name="Mit Code mitspielen")).to_be_visible()
    yola.look("the lobby in German")
    yola.host("willow", seats=2, bots=[None, "regular"])
    page.get_by_role("button", name="Austeilen").or_(
        page.locator('[data-answer="begin"]')
    ).first.click()
    expect(page.locator("h2#question")).to_be_visible()
    yola.look("a table in German")
    assert not re.search(RAW, page.locator("body").inner_text())


def test_a_german_browser_is_spoken_to_in_german(come: Come) -> None:
    page = come("Yola", locale="de-DE").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
