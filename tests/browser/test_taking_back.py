"""Second thoughts: before the answer, at once, sealed, and by consent of all."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, SETTLED, Player

pytestmark = pytest.mark.browser


def at_table(
    people: list[Player], game: str, bots: int = 0, **wishes: Any
) -> dict[int, Player]:
    """People sit down one after the other and the cards are dealt; by seat."""
    first, *others = people
    seats = len(people) + bots
    plan: list[str | None] = [None] * len(people) + ["regular"] * bots
    table = first.host(game, seats=seats, bots=plan, pace="fast", **wishes)
    for other in others:
        other.arrive(table)
    first.give("begin")
    for person in people:
        person.wait_for("window.hand.scene.view")
    return dict(enumerate(people))


def asked(people: dict[int, Player]) -> Player:
    """The one whose move it is, as soon as their own page knows."""
    until = time.monotonic() + SETTLED / 1000
    while time.monotonic() < until:
        found = [person for person in people.values() if person.question()]
        if found:
            return found[0]
        time.sleep(0.03)
    raise AssertionError("nobody is asked")


def bet(person: Player) -> None:
    """Puts the least in, which shows nobody a card."""
    question = person.question()
    assert question is not None
    least = min(int(one) for one in question["options"] if one.isdigit())
    told = person.page.evaluate(
        "([seat, at, chosen]) => window.hand.ask({do: 'play', seat, at, chosen})",
        [question["seat"], question["at"], [str(least)]],
    )
    assert told["is"] == "done", told
    assert person.moved_on(question["at"], 10)


def test_at_once_while_nothing_came_of_it(come: Come) -> None:
    people = at_table([come("Yola"), come("Ines", PHONE)], "willow")
    person = asked(people)
    before = person.question()
    bet(person)
    card = person.card("take-back-mine")
    expect(card).to_contain_text("It has had no effect yet")
    person.look("taking back")
    person.give("take-back")
    expect(person.card("bet-or-fold")).to_be_visible()
    again = person.question()
    assert before is not None
    assert again is not None
    log = people[0].page  # on a desktop it is beside the table
    expect(log.locator("li.undone")).to_have_count(1)
    said = "You" if person is people[0] else person.name
    expect(log.locator("li.note").last).to_contain_text(f"{said} took back: ")
    assert again["options"] == before["options"]


def test_later_only_if_all_agree(come: Come) -> None:
    people = at_table([come("Yola"), come("Ines", PHONE), come("Wren")], "willow")
    first = asked(people)
    bet(first)
    second = asked(people)
    question = second.question()
    assert question is not None
    bet(second)
    third = asked(people)
    assert third not in (first, second)

    # One who would rather not is enough.
    expect(first.card("take-back-mine")).to_contain_text("Waiting for")
    first.give("take-back")
    expect(first.card("take-back-mine")).to_contain_text("The others decide")
    for other in (second, third):
        expect(other.card("take-back")).to_contain_text(f"{first.name} asks")
    second.look("a wish to take back")
    second.give("no")
    expect(third.card("take-back")).to_have_count(0)
    expect(third.page.locator('[data-answer="fold"]')).to_be_visible()

    # All agree: the table is as it was before the first choice.
    first.give("take-back")
    second.give("yes")
    expect(third.card("take-back")).to_be_visible()
    third.give("yes")
    expect(first.card("bet-or-fold")).to_be_visible()
    expect(third.card("wait")).to_be_visible()


def test_asked_again_already_it_is_in_the_menu(come: Come) -> None:
    people = at_table([come("Yola"), come("Ines")], "willow")
    first = asked(people)
    bet(first)
    second = asked(people)
    bet(second)  # a raise: the first is asked again
    assert asked(people) is first
    first.menu("Ask to take it back")
    second.give("yes")
    expect(first.card("bet-or-fold")).to_be_visible()


def test_a_sealed_answer_is_changed_until_all_are_in(come: Come) -> None:
    people = at_table([come("Yola"), come("Ines", PHONE)], "boneyard", bots=2)
    yola, ines = people.values()
    yola.wait_for("window.hand.scene.question")
    said = yola.page.get_by_text("You may change it until everybody has chosen.")
    expect(said).to_be_visible()
    assert yola.click(yola.question() or {})
    card = yola.card("retract")
    expect(card).to_contain_text("Ready:")
    expect(card).to_contain_text("Ines")
    yola.look("sealed")
    # Nobody else learns what it was.
    sealed = card.locator("svg, .face").count()
    assert sealed or card.inner_text()
    assert "Ready" not in ines.page.locator('[data-prompt="retract"]').all_inner_texts()
    yola.give("retract")
    expect(yola.card("choose-bid")).to_be_visible()
    yola.wait_for("window.hand.scene.question")
    assert yola.click(yola.question() or {})
    assert ines.turn()
    expect(yola.card("retract")).to_have_count(0)
