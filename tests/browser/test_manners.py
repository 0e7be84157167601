"""Laying a table: how late watchers are, and refusals in one's own language."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, TABLET

pytestmark = pytest.mark.browser


def test_how_late_watchers_are_is_chosen_and_told(come: Come) -> None:
    yola, wren = come("Yola", PHONE), come("Wren", TABLET)
    page = yola.page
    page.goto("/new/willow")
    later = page.get_by_role("radiogroup", name="How much later")
    expect(later).to_have_count(0)
    page.get_by_role("radio", name="All hands, later").check()
    expect(later.get_by_role("radio", name="5 minutes", exact=True)).to_be_checked()
    later.get_by_role("radio", name="15 minutes").check()
    yola.look("how late watchers are")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-state="playing"]')).to_be_attached()
    told = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert (told["watch"], told["delay"]) == ("delayed", 900)

    wren.page.goto(page.url)
    wren.page.get_by_role("button", name="Watch").click()
    expect(wren.page.get_by_text("but 15 minutes later")).to_be_visible()
    assert wren.page.locator("[data-piece]").count() == 0


def test_a_refusal_is_said_in_german(come: Come) -> None:
    yola = come("Yola", PHONE)
    yola.expected = ["422"]
    page = yola.page
    page.goto("/settings")
    page.get_by_role("radiogroup", name="Language").get_by_role(
        "radio", name="Deutsch"
    ).check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/new/domino-avatars")
    page.locator("details summary").first.click()
    page.locator('[data-option="counter_chain"]').get_by_role("switch").click()
    page.get_by_role("button", name="Anfangen", exact=True).click()
    option = page.locator('[data-option="counter_chain"]')
    wrong = option.get_by_role("alert")
    label = option.get_by_role("heading").inner_text()
    other = page.locator('[data-option="counter_attack"]').get_by_role("heading")
    expect(wrong).to_have_text(f"„{label}“ braucht „{other.inner_text()}“.")
    expect(wrong).to_be_in_viewport()
    yola.look("a refusal in German")


def test_the_longest_name_stays_on_the_page(come: Come) -> None:
    wide = "W" * 24
    yola, ines = come("Yola", PHONE), come("Ines", PHONE)
    yola.page.goto("/new/willow")
    yola.page.get_by_label("You, the host").fill(wide)
    yola.page.get_by_role("radio", name="Friends by link").check()
    yola.page.get_by_role("button", name="Lay the table").click()
    yola.page.wait_for_url("**/t/*")
    expect(yola.page.locator('[data-answer="begin"]')).to_be_visible()
    ines.page.goto(yola.page.url)
    expect(ines.page.get_by_role("button", name="Sit down")).to_be_visible()
    for person in (yola, ines):
        cut = person.page.evaluate(
            """() => [...document.querySelectorAll(".paper, .wood, button, h1, input")]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                .map((one) => one.outerHTML.slice(0, 80))"""
        )
        assert cut == []
