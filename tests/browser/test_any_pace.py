"""A table for days is laid, what was agreed on holds, and answers are given ahead."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE
from tests.browser.test_windows import both

pytestmark = pytest.mark.browser


def test_a_table_for_days_is_laid(come: Come) -> None:
    yola = come("Yola", PHONE)
    page = yola.page
    page.goto("/new/willow")
    page.get_by_role("radiogroup", name="Clock").get_by_role(
        "radio", name="For days"
    ).check()
    moves = page.get_by_role("radiogroup", name="For every move")
    expect(moves.get_by_role("radio", name="one day")).to_be_checked()
    moves.get_by_role("radio", name="3 days").check()
    page.get_by_role("radio", name="A bot makes this move").check()
    page.get_by_role("switch", name="Holidays").scroll_into_view_if_needed()
    yola.look("a table for days, being laid")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    told = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    agreed = (told["per_move"], told["at_zero"], told["holiday"], told["candle"])
    assert agreed == (259_200, "move", 14, 0)


def test_answers_are_given_ahead(come: Come) -> None:
    """Written, taken back, carried out, and dropped when it comes otherwise."""
    people = both(
        come("Yola"),
        come("Ines", PHONE),
        "willow",
        options={"allow_check": True, "hands": 1},
        per_move=172_800,
    )
    asked = next(one for one in people if one.question())
    other = next(one for one in people if one is not asked)
    ahead = other.page.locator('[data-answer="plan"]')
    sheet = other.page.get_by_role("dialog", name="Conditional move")
    expect(ahead).to_have_text("Conditional move")

    ahead.click()
    sheet.locator('[data-plan="words"] [data-token="check"]').click()
    expect(sheet.locator('[data-plan="cases"]')).to_be_visible()
    other.look("answering ahead")
    sheet.locator('[data-answer="give-in"]').click()
    expect(ahead).to_have_text("Conditional move set")
    ahead.click()
    expect(sheet).to_contain_text("Automatically: Check")
    sheet.locator('[data-answer="unplan"]').click()

    sheet.locator('[data-case="who"]').select_option(label=asked.name)
    sheet.locator('[data-case="answer"]').select_option(label="Check")
    sheet.locator('[data-plan="cases"] [data-token="check"]').click()
    sheet.locator('[data-answer="give-ahead"]').click()
    expect(ahead).to_have_text("Conditional move set")
    asked.give("check")
    strip = other.page.locator("[data-strip]").filter(has_text="conditional move")
    expect(strip).to_contain_text("was played")
    other.look("what was said ahead was answered")
    other.wait_for("window.hand.scene.plan?.fate === 'used'")
    strip.get_by_role("button").click()
    expect(strip).to_have_count(0)

    if other.question():
        asked, other = other, asked
    asked.wait_for("window.hand.scene.question")
    ahead = other.page.locator('[data-answer="plan"]')
    sheet = other.page.get_by_role("dialog", name="Conditional move")
    ahead.click()
    sheet.locator('[data-plan="cases"] [data-token="check"]').click()
    sheet.locator('[data-answer="give-ahead"]').click()
    expect(ahead).to_have_text("Conditional move set")
    ahead.click()
    expect(sheet).to_contain_text("In any case: Check")
    question = asked.question()
    assert question is not None
    bet = next(one for one in question["options"] if one.isdigit())
    assert asked.choose(question, [bet])
    expect(other.page.locator("[data-strip=lost]")).to_contain_text(
        "A different question"
    )
    expect(sheet).to_be_hidden()  # it is their turn now
    expect(other.page.locator('[data-answer="fold"]')).to_be_visible()
