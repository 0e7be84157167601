"""The rules of the story: on the shelf, one key away, and behind what is asked."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come, Tell
from tests.browser.player import PHONE

pytestmark = pytest.mark.browser


def test_the_shelf_of_rules_has_the_story(come: Come) -> None:
    wren = come("Wren")
    wren.page.goto("/rules")
    wren.page.get_by_role("link", name=re.compile("^Fugue")).click()
    expect(wren.page.get_by_role("heading", name="Fugue: rules")).to_be_visible()
    expect(wren.page.locator('[id="FUG-S01"]')).to_be_attached()
    wren.look("the rules of the story")


def test_rules_lie_one_key_away_at_the_story_table(tell: Tell) -> None:
    mara, ines = tell("Mara"), tell("Ines", PHONE)
    ines.sits(mara.lays("The Salt Hotel"))
    mara.page.keyboard.press("?")
    crib = mara.sheet()
    expect(crib.get_by_role("heading", name="Crib sheet")).to_be_visible()
    expect(crib.get_by_text("Nobody wins")).to_be_visible()
    expect(crib.get_by_role("button", name="Stop")).to_be_visible()
    mara.look("the crib of the story")
    mara.put_away()
    for person in (mara, ines):
        person.wants_dealer(0)
    mara.answer("preparation", "Ask all to close their eyes")
    expect(ines.page.get_by_text("Close your eyes")).to_be_visible()
    ines.page.keyboard.press("?")
    expect(ines.page.locator("dialog[open]")).to_have_count(0)
    mara.answer("opening", "It is read")
    ines.answer("describe", "FUG-P01")
    rule = ines.sheet().locator('[id="FUG-P01"]')
    expect(rule).to_have_class(re.compile("pointed"))
    expect(rule).to_be_in_viewport()
    ines.look("a rule of the story on a phone")
