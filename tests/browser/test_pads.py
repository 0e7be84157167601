"""A score pad for people with their own cards: one phone lays it, another writes on."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, TABLET

pytestmark = pytest.mark.browser


def typed(page: Page, *numbers: str) -> None:
    """Types a row with the keys on the screen, from the first field on."""
    page.locator("input[data-cell]").first.focus()
    for text in numbers:
        for sign in text:
            name = "sign" if sign == "-" else sign
            page.locator(f'[data-key="{name}"]').click()
        page.locator('[data-key="next"]').click()


def filled(page: Page, *numbers: str) -> None:
    """The same with keys of one's own."""
    for field, text in enumerate(numbers):
        page.locator("input[data-cell]").nth(field).fill(text)


def test_two_phones_keep_score_of_a_game_with_real_cards(come: Come) -> None:
    yola, wren = come("Yola", PHONE), come("Wren", TABLET)
    page = yola.page
    page.goto("/pad")
    page.get_by_role("link", name="Barcelona").click()
    chairs = page.get_by_role("group", name="How many chairs")
    chairs.get_by_role("button", name="One fewer").click()
    for number, name in enumerate(("Mara", "Tobias", "Ines"), start=1):
        page.get_by_label(f"Name of player {number}", exact=True).fill(name)
    page.locator('[data-option="hands"]').locator("input").fill("2")
    yola.look("a new score pad")
    page.get_by_role("button", name="Begin the pad").click()
    page.wait_for_url("**/t/*")
    wren.page.goto(page.url)
    expect(wren.page.locator("[data-says]")).to_contain_text("Hand 1 of 2")

    page.locator("[data-write]").click()
    typed(page, "-5", "-1", "7")
    page.get_by_role("button", name="Write it down").click()
    refused = page.get_by_role("alert").filter(has_text="must add up to 0")
    expect(refused).to_contain_text("This adds up to 1")
    page.locator("input[data-cell]").last.fill("")  # is worked out
    yola.look("the row of a score pad")
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator('[data-total="2"]')).to_have_text("6")
    expect(wren.page.locator('[data-total="2"]')).to_have_text("6")
    expect(wren.page.locator("[data-says]")).to_contain_text("Ines leads with 6")

    wren.page.locator("[data-write]").click()
    filled(wren.page, "2", "-1", "-1")
    wren.page.get_by_role("button", name="Write it down").click()
    expect(page.locator("[data-says]")).to_contain_text("Ines wins with 5")
    yola.look("a score pad at its end")

    page.get_by_role("button", name="Correct Hand 1").click()
    expect(page.locator("input[data-cell]").first).to_have_value("-5")
    filled(page, "6", "-1", "-5")
    page.get_by_role("button", name="Correct it").click()
    expect(wren.page.locator("[data-says]")).to_contain_text("Mara wins with 8")
    wren.page.get_by_role("button", name="Undo the last correction").click()
    expect(page.locator("[data-says]")).to_contain_text("Ines wins with 5")
    page.reload()
    expect(page.locator('[data-total="2"]')).to_have_text("5")
