"""The rules of the story: on the shelf, one key away, and behind what is asked."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE
from tests.browser.storyteller import Storyteller

pytestmark = pytest.mark.browser


def test_the_shelf_of_rules_has_the_story(come: Come) -> None:
    wren = come("Wren")
    wren.page.goto("/rules")
    wren.page.get_by_role("link", name=re.compile("^Fugue")).click()
    expect(wren.page.get_by_role("heading", name="Fugue: rules")).to_be_visible()
    expect(wren.page.locator('[id="FUG-S01"]')).to_be_attached()
    wren.look("the rules of the story")


def test_rules_lie_one_key_away_at_the_story_table(come: Come) -> None:
    mara, ines = Storyteller(come("Mara")), Storyteller(come("Ines", PHONE))
    ines.arrive(mara.open("The Salt Hotel"))
    mara.page.keyboard.press("?")
    expect(mara.sheet().get_by_role("heading", name="Crib sheet")).to_be_visible()
    expect(mara.sheet().get_by_text("Nobody wins")).to_be_visible()
    expect(mara.sheet().get_by_role("button", name="Stop")).to_be_visible()
    mara.player.look("the crib of the story")
    mara.shut()
    for one in (mara, ines):
        one.answer("dealer-0")
    mara.press("Ask all to close their eyes")
    ines.state("opening")
    ines.page.keyboard.press("?")
    expect(ines.page.locator("dialog[open]")).to_have_count(0)
    mara.press("It is read")
    ines.press("FUG-P01", ines.card("describe"))
    rule = ines.sheet().locator('[id="FUG-P01"]')
    expect(rule).to_have_class(re.compile("pointed"))
    expect(rule).to_be_in_viewport()
    ines.player.look("a rule of the story on a phone")
