"""A whole game without a mouse, and what ears are told of it."""

import re
import time

import pytest
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.keys import answer, tab_to
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def test_a_whole_game_by_keys(come: Come) -> None:
    yola = come("Yola")
    page = yola.page
    bots = [None, "regular", "regular"]
    yola.host("following-suit", seats=3, bots=bots, options={"max_rounds": 1})
    reader = Reader(yola)
    tab_to(yola, "answer", "begin")
    page.keyboard.press("Enter")
    yola.wait_for("window.hand.scene.question")
    expect(page).to_have_title(re.compile("^Your move · Following Suit"))
    expect(page.locator('[aria-live="assertive"]')).to_contain_text("Your move.")
    expect(page.locator('[aria-live="assertive"]')).to_contain_text("Choose your mark.")

    # Escape puts back what was chosen. It is not what is laid then: that would be
    # told twice, if there was time to tell it.
    laid = page.evaluate("window.hand.answer()")
    options = (yola.question() or {})["options"]
    piece = next(one for one in options if one not in laid)
    tab_to(yola, "piece", piece)
    page.keyboard.press("Enter")
    chosen = page.locator('[data-state="chosen"]')
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)

    answered = 0
    until = time.monotonic() + 60
    while not yola.over() and time.monotonic() < until:
        if yola.question() is None:
            page.wait_for_timeout(30)
            continue
        answer(yola)
        answered += 1
        # The card is gone, the focus is not.
        yola.wait_for("document.activeElement !== document.body")
        expect(yola.told()).not_to_be_empty()
    assert answered
    reader.fresh()
    assert reader.faults() == []
    assert sum("Your move." in one.text for one in reader.all) == answered
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page).to_have_title(re.compile("^Following Suit"))
    tab_to(yola, "answer", "replay")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
