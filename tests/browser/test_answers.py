"""Every kind of question of every game is answered by the controls on its page.

The tables are laid here (`shapes.py` finds them), so nothing but what can be seen and
pressed leads from the question to the answer that the page sends.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Shows
from tests.browser.laid import Moment, Show
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.shapes import Asked, shapes
from tests.patience import PATIENCE

from parlour.engine.data import tokens_by_name
from parlour.engine.pieces import Seat
from parlour.games import GAMES

pytestmark = pytest.mark.browser
IN_SIGHT: Final = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
  for (const y of parts) for (const x of parts)
    if (button.contains(document.elementFromPoint(left + x * width, top + y * height)))
      return { x: x * width, y: y * height };
  return null;
}"""
"""A point of a button that nothing covers: pieces of a fan lie over each other."""


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_its_controls(show: Shows, game: str) -> None:
    for moment, chosen in turned(shapes(game, choices=200, seeds=1).values()):
        answered(show(PHONE), moment, chosen)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_so_it_is_on_larger_screens(show: Shows, game: str) -> None:
    for moment, chosen in turned(shapes(game, choices=500, seeds=3).values()):
        for size in (TABLET, DESK):
            answered(show(size), moment, chosen)


def turned(asked: Iterable[Asked]) -> Iterator[Asked]:
    """All of them, where it can be after another question: the page goes on then."""
    groups: dict[str, list[Asked]] = {}
    for one in asked:
        groups.setdefault(asks(one[0]), []).append(one)
    last = ""
    while groups:
        others = [key for key in groups if key != last]
        last = max(others or groups, key=lambda key: len(groups[key]))
        yield groups[last].pop()
        if not groups[last]:
            del groups[last]


def asks(moment: Moment) -> str:
    """What is asked, as a page tells questions apart."""
    question = moment.scene.question
    return f"{question.prompt} {question.options}" if question else ""


def answered(show: Show, moment: Moment, chosen: list[str]) -> None:
    """Presses this answer on the page, which must send it, and it must be legal."""
    question = moment.scene.question
    assert question is not None
    if show.moment and asks(show.moment) == asks(moment):
        show.moment = None  # what was half chosen would stay
    show(moment)
    page = show.page
    page.set_default_timeout(PATIENCE * 1000)
    held = page.locator(f'.held:has([data-prompt="{question.prompt}"])')
    for place, token in enumerate(chosen):
        if show.played:  # a single word is its own answer
            break
        press(page, token)
        if confirming(page) or show.played:
            break
        so_far = chosen[: place + 1]
        row = r"\s".join(
            ["({})".format("|".join(map(re.escape, so_far)))] * len(so_far)
        )
        expect(held).to_have_attribute("data-chosen", re.compile(f"^{row}$"))
        expect(held).to_have_attribute("aria-busy", "false")
    if not show.played and not confirming(page):
        page.locator(f'[data-answer="{"do" if chosen else "pass"}"]').click()
    if not show.played and confirming(page):
        page.locator('[data-answer="sure"]').click()
    expect(page.locator('.held[data-sent="true"]')).to_be_attached()
    [sent] = show.played
    assert sent == chosen if question.staged else sorted(sent) == sorted(chosen)
    match = moment.room.match
    assert match is not None
    match.state.checked(Seat(question.seat), tokens_by_name(match.table, sent))


def confirming(page: Page) -> bool:
    return page.locator('[data-answer="sure"]').is_visible()


def press(page: Page, token: str) -> None:
    if token.isdigit() and page.get_by_role("group", name="Amount").is_visible():
        amount = page.get_by_role("group", name="Amount").get_by_role("textbox")
        amount.fill(token)
        amount.blur()
        return
    piece = page.locator(f'[data-piece="{token}"] button:visible')
    answer = page.locator(f'[data-answer="{token}"]:visible')
    expect(piece.or_(answer).first).to_be_visible()
    if piece.count():
        piece.first.scroll_into_view_if_needed()
        piece.first.click(position=piece.first.evaluate(IN_SIGHT))
    else:
        answer.first.click()
