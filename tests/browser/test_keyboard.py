"""A whole game without a mouse, and what ears are told of it."""

import re
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import SETTLED, Player

pytestmark = pytest.mark.browser

FOCUS = """() => {
  const on = document.activeElement;
  return {
    piece: on?.closest("[data-piece]")?.dataset.piece ?? null,
    answer: on?.dataset?.answer ?? null,
    seen: Boolean(on && on !== document.body && on.matches(":focus-visible")),
  };
}"""
"""Where the focus is."""


def tab_to(person: Player, what: str, wanted: str) -> None:
    """Presses Tab until the focus is there; arrows within a zone."""
    keyboard = person.page.keyboard
    expect(person.page.locator(f'[data-{what}="{wanted}"]').first).to_be_visible()
    for _ in range(80):
        on = person.page.evaluate(FOCUS)
        if on[what] == wanted:
            assert on["seen"], f"the focus on {wanted} is not seen"
            return
        if what == "piece" and on["piece"] is not None and along(person, wanted):
            return
        keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def along(person: Player, piece: str) -> bool:
    """Walks along the pieces of a zone by arrows."""
    person.page.keyboard.press("Home")
    for _ in range(20):
        if person.page.evaluate(FOCUS)["piece"] == piece:
            return True
        person.page.keyboard.press("ArrowRight")
    return False


def answer(person: Player) -> None:
    question = person.question()
    assert question is not None
    chosen = person.page.evaluate("window.hand.answer()")
    assert person.in_step(question["at"])
    for token in chosen:
        piece = person.page.locator(f'[data-piece="{token}"] button').count()
        tab_to(person, "piece" if piece else "answer", token)
        person.page.keyboard.press("Enter")
    ask = person.card(question["prompt"])
    if chosen and not person.moved_on(question["at"], 0.3):
        send = ask.locator('[data-answer="do"]')
        expect(send).not_to_have_attribute("aria-disabled", "true")
        person.page.keyboard.press("Enter")  # on what is chosen
    elif not chosen:
        person.page.keyboard.press("p")
    sure = ask.locator('[data-answer="sure"]')
    until = time.monotonic() + SETTLED / 1000
    while not person.moved_on(question["at"], 0):
        assert time.monotonic() < until, f"{chosen} was not sent"
        if sure.is_visible():
            tab_to(person, "answer", "sure")
            person.page.keyboard.press("Enter")
            assert person.moved_on(question["at"], 10)


def test_a_whole_game_by_keys(come: Come) -> None:
    yola = come("Yola")
    page = yola.page
    bots = [None, "regular", "regular"]
    yola.host("following-suit", seats=3, bots=bots, options={"max_rounds": 1})
    tab_to(yola, "answer", "begin")
    page.keyboard.press("Enter")
    yola.wait_for("window.hand.scene.question")
    expect(page).to_have_title(re.compile("^Your move · Following Suit"))
    expect(page.locator('[aria-live="assertive"]')).to_contain_text("Your move.")
    expect(page.locator('[aria-live="assertive"]')).to_contain_text("Choose your mark.")

    # Escape puts back what was chosen.
    piece = (yola.question() or {})["options"][0]
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
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page).to_have_title(re.compile("^Following Suit"))
    tab_to(yola, "answer", "replay")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
