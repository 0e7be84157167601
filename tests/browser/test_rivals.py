"""Open in front of rivals is reached by keys, and a long row shows its end.

That it is in sight in every game is looked at in `test_fits.py`, on the same pages.
"""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Shows
from tests.browser.laid import Laid, moments
from tests.browser.player import DESK, PHONE, TABLET

pytestmark = pytest.mark.browser

SIZES = {"360": PHONE, "820": TABLET, "1440": DESK}


@pytest.mark.parametrize("size", SIZES)
def test_an_opened_plate_is_reached_by_keys(show: Shows, size: str) -> None:
    found = moments(Laid("abandon-ship", 4))
    moment = max(found.values(), key=lambda one: one.fullness)
    show(SIZES[size])(moment)
    page = show(SIZES[size]).page
    plate = page.locator("[data-look]").first
    plate.focus()
    page.keyboard.press("Enter")
    panel = page.locator("[data-opened]")
    expect(panel).to_be_focused()
    expect(panel).to_have_role("dialog")
    first = panel.get_attribute("data-opened")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-opened="{first}"]')).to_have_count(0)
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-look]:focus")).to_have_count(1)


def test_a_row_that_scrolls_shows_that_it_goes_on(show: Shows) -> None:
    """With ten at the table a phone has room for three plates and part of a fourth."""
    found = moments(Laid("willow", 10), 40)
    page = show(PHONE)
    page(found["call-raise-or-fold"])
    cut = page.page.locator(".rivals [data-seat]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
        ".filter(({ left, right }) => left < innerWidth - 16 && right > innerWidth)"
    )
    assert len(cut) == 1
