"""Moments in which everybody may react, and clocks: time passes by itself."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, SETTLED, Player

pytestmark = pytest.mark.browser


def both(yola: Player, ines: Player, game: str, **wishes: Any) -> list[Player]:
    table = yola.host(game, seats=2, **wishes)
    ines.arrive(table)
    yola.give("begin")
    for person in (yola, ines):
        person.wait_for("window.hand.scene.view")
    return [yola, ines]


def window(people: list[Player]) -> Player:
    """Plays on until somebody may react, and says who."""
    until = time.monotonic() + SETTLED / 1000
    while time.monotonic() < until:
        for person in people:
            question = person.question()
            if question is None or question["passing"]:
                continue
            if question["window"] and question["candle"]:
                return person
            person.page.evaluate("window.hand.play()")
        time.sleep(0.02)
    raise AssertionError("nobody could react")


def test_a_pass_is_told_when_the_candle_is_out(come: Come) -> None:
    people = both(
        come("Yola"), come("Ines", PHONE), "caribbean-star", pace="sealed", candle=10
    )
    person = window(people)
    question = person.question()
    assert question is not None
    began = time.monotonic()
    ask = person.card(question["prompt"])
    expect(ask.get_by_role("timer")).to_be_visible()
    expect(ask).to_contain_text("Everyone gets the same time")
    ask.locator('[data-answer="pass"]').or_(
        ask.locator('[data-answer="do"]')
    ).first.wait_for()
    expect(ask.locator(".fresh")).to_have_count(0)
    person.page.keyboard.press("p")
    passing = person.card("retract")
    expect(passing).to_contain_text("You let it pass")
    expect(passing.get_by_role("timer")).to_be_visible()
    expect(person.page).not_to_have_title("Your move")
    person.give("retract")  # thought better of it, and then not
    expect(ask).to_be_visible()
    expect(ask.locator(".fresh")).to_have_count(0)
    person.page.keyboard.press("p")
    expect(passing).to_be_visible()
    now = person.question()
    assert now is not None
    assert now["at"] == question["at"], "told before the candle was out"
    person.look("a pass that waits for the candle")
    assert person.moved_on_for_good(question["at"], SETTLED / 1000)
    assert time.monotonic() - began > 5, "it waited for the candle"


def test_windows_can_be_passed_ahead(come: Come) -> None:
    people = both(come("Yola"), come("Ines"), "caribbean-star", pace="sealed", candle=8)
    person = window(people)
    question = person.question()
    assert question is not None
    stop = person.page.get_by_label("Ask me:")
    expect(stop).to_have_value("")
    stop.select_option(label="pass for this turn")
    person.wait_for("window.hand.scene.ahead === 'turn'")
    passed = person.moved_on_for_good(question["at"], SETTLED / 1000)
    assert passed, "it passes by itself"


def test_a_clock_runs_out_and_the_other_calls_a_bot(come: Come) -> None:
    people = both(come("Yola"), come("Ines", PHONE), "willow", clock=[10, 0])
    yola = people[0]
    slow = people[yola.scene()["view"]["waiting"][0]]
    quick = people[1 - people.index(slow)]
    expect(quick.page.locator(".clock").first).to_be_visible()
    card = quick.card("clock")
    expect(card).to_contain_text(f"{slow.name} is out of time")
    quick.look("a clock that ran out")
    quick.give("bot")
    expect(slow.card("kept")).to_contain_text("A bot keeps your seat warm")
    slow.look("a kept seat")
    slow.give("sit")
    expect(slow.card("kept")).to_have_count(0)
    slow.wait_for("!window.hand.scene.table.seats.some((one) => one.keeps)")


def test_a_slow_player_is_nudged_and_the_host_pauses(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", PHONE)
    for person in (yola, ines):
        person.page.clock.install()
        person.spent = True
    people = both(yola, ines, "willow")
    slow = people[yola.scene()["view"]["waiting"][0]]
    quick = people[1 - people.index(slow)]
    expect(quick.card("wait")).to_contain_text(f"Waiting for {slow.name}")
    quick.page.clock.fast_forward(31_000)
    nudge = quick.page.locator('[data-answer="nudge"]')
    expect(nudge).to_have_text(f"Nudge {slow.name}")
    nudge.click()
    expect(slow.page.locator('[data-strip="nudge"]')).to_contain_text(quick.name)
    expect(nudge).to_contain_text("was nudged")
    slow.look("nudged")
    slow.page.get_by_role("button", name="OK").click()
    expect(slow.page.locator('[data-strip="nudge"]')).to_have_count(0)

    yola.menu("Pause")
    for person in people:
        expect(person.card("paused")).to_contain_text("The table is paused")
    expect(ines.page.locator('[data-answer="go-on"]')).to_have_count(0)
    yola.look("a pause")
    yola.give("go-on")
    expect(slow.page.locator('[data-prompt="bet-or-fold"]')).to_be_visible()
