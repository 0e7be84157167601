"""Somebody who plays by keys alone: Tab between zones, arrows within, Enter and P."""

import time
from collections.abc import Callable
from typing import Any

from tests.browser.expecting import expect
from tests.browser.player import SETTLED, Player

FOCUS = """() => {
  const on = document.activeElement;
  return {
    piece: on?.closest("[data-piece]")?.dataset.piece ?? null,
    answer: on?.dataset?.answer ?? null,
    amount: on?.dataset?.amount ?? null,
    slides: on?.type === "range",
    seen: Boolean(on && on !== document.body && on.matches(":focus-visible")),
  };
}"""
"""Where the focus is."""
STATE = """(chosen) => {
  const held = document.querySelector("[data-chosen]");
  const sure = held?.querySelector('[data-answer="sure"]');
  if (!held || held.dataset.sent === "true" || sure)
    return "sent";
  // The page may be at the next question already, which somebody laid an answer for.
  const lies = held.dataset.chosen.split(" ");
  if (!chosen.every((token) => lies.includes(token))) return "thinking";
  const send = held.querySelector('[data-answer="do"]');
  return send && send.ariaDisabled !== "true" ? "ready" : "thinking";
}"""
"""What became of what is chosen."""


def tab_to(person: Player, what: str, wanted: str) -> None:
    """Presses Tab until the focus is there; arrows within a zone."""
    expect(person.page.locator(f'[data-{what}="{wanted}"]').first).to_be_visible()

    def there(on: dict[str, Any]) -> bool:
        if on[what] == wanted:
            assert on["seen"], f"the focus on {wanted} is not seen"
            return True
        return what == "piece" and on["piece"] is not None and along(person, wanted)

    tab_until(person, there)


def tab_until(person: Player, there: Callable[[dict[str, Any]], bool]) -> None:
    for _ in range(120):
        if there(person.page.evaluate(FOCUS)):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("Tab never came there")


def along(person: Player, piece: str) -> bool:
    """Walks along the pieces of a zone by arrows."""
    person.page.keyboard.press("Home")
    for _ in range(20):
        if person.page.evaluate(FOCUS)["piece"] == piece:
            return True
        person.page.keyboard.press("ArrowRight")
    return False


def choose(person: Player, token: str) -> None:
    """Walks to a piece, a word, a seat or an amount, and chooses it."""
    for what, place in (("piece", " button"), ("answer", ""), ("amount", "")):
        if person.page.locator(f'[data-{what}="{token}"]{place}:visible').count():
            tab_to(person, what, token)
            person.page.keyboard.press("Enter")
            return
    slide(person, int(token))


def slide(person: Player, amount: int) -> None:
    """Walks to the slider, and along it until it says so."""
    able = (person.question() or {})["options"]
    amounts = sorted(int(one) for one in able if one.isdigit())
    tab_until(person, lambda on: bool(on["slides"]))
    person.page.keyboard.press("Home")
    for _ in range(amounts.index(amount)):
        person.page.keyboard.press("ArrowRight")
    person.wait_for(f"document.activeElement.value === '{amounts.index(amount)}'")


def waits(person: Player, seen: int, chosen: list[str]) -> bool:
    """Whether what is chosen is still to be sent; a single word is its own answer."""
    until = time.monotonic() + SETTLED / 1000
    while not person.moved_on(seen, 0):
        assert time.monotonic() < until, "what was chosen is neither whole nor sent"
        state = person.page.evaluate(STATE, chosen)
        if state != "thinking":
            return bool(state == "ready")
    return False


def answer(person: Player) -> None:
    """Answers what is asked, unless a candle burns down before."""
    question = person.question()
    if question is None:
        return
    chosen = person.page.evaluate("window.hand.answer()")
    if chosen is None or not person.in_step(question["at"]):
        return
    for token in chosen:
        choose(person, token)
    ask = person.card(question["prompt"])
    if not chosen:
        person.page.keyboard.press("p")
    elif waits(person, question["at"], chosen):
        person.page.keyboard.press("Enter")  # on what is chosen
    sure = ask.locator('[data-answer="sure"]')
    until = time.monotonic() + SETTLED / 1000
    while not person.moved_on(question["at"], 0):
        assert time.monotonic() < until, f"{chosen} was not sent"
        if sure.is_visible():
            tab_to(person, "answer", "sure")
            expect(ask.locator(".fresh")).to_have_count(0)
            person.page.keyboard.press("Enter")
            assert person.moved_on(question["at"], SETTLED / 1000)
