"""Bots as people meet them: choosing how they play, and asking them why."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Come
from tests.browser.player import DESK, PHONE, Player

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_how_each_bot_plays_is_chosen_by_keyboard(
    size: dict[str, int], come: Come
) -> None:
    yola = come("Yola", size)
    page = yola.page
    page.goto("/new/willow")
    page.get_by_label("You, the host").fill("Yola")
    chair = page.locator('[data-chair="1"]')
    expect(chair).to_have_accessible_name("Clover, bot, regular")
    chair.focus()
    page.keyboard.press("Enter")
    expect(chair).to_have_attribute("aria-expanded", "true")
    levels = page.get_by_role("radiogroup", name="How should Clover play?")
    expect(levels.get_by_role("radio")).to_have_count(3)
    levels.get_by_role("radio", name="regular").focus()
    page.keyboard.press("ArrowUp")
    expect(levels.get_by_role("radio", name="gentle")).to_be_checked()
    expect(chair).to_have_accessible_name("Clover, bot, gentle")
    start = page.get_by_role("region", name="Start", exact=True)
    expect(start).to_contain_text("Clover plays gently, Juniper regular")
    yola.look("how bots play")
    page.get_by_role("button", name="Same for all bots").click()
    expect(start).to_contain_text("All bots: gentle.")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    found = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert {seat["bot"] for seat in found["seats"][1:]} == {"gentle"}


def test_a_bot_says_why(come: Come) -> None:
    yola = come("Yola", DESK)
    page = yola.page
    yola.host("willow", seats=2, bots=[None, "regular"])
    yola.give("begin")
    why = page.locator('[data-why="1"]')
    while not waits_beside(yola, why):
        assert not yola.over()
        yola.turn()
    expect(why).to_have_accessible_name("Why, Clover?")
    why.click()
    note = page.get_by_role("dialog", name="Why, Clover?")
    expect(note).to_contain_text("I count cards and pot odds")
    expect(note).to_contain_text("of 100 hands that I might hold")
    expect(note).to_contain_text("This is what everybody can work out.")
    yola.look("why")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(why).to_be_focused()


def waits_beside(player: Player, why: Locator) -> bool:
    """Whether the table waits for this person alone, with a bot's move to ask about."""
    question = player.question()
    if question is None or question["window"]:
        return False
    return player.in_step(question["at"]) and why.count() == 1
