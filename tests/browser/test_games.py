"""Every game is joined by link, clicked, watched, played to the end and replayed."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, Player, play_on
from tests.browser.short import SHORT

from parlour.games import GAMES, find

pytestmark = pytest.mark.browser

LONGEST = 300.0
"""Seconds in which a short game must be over, on the busiest machine."""


@pytest.fixture
def people(come: Come) -> list[Player]:
    """Yola at a desk, Ines with a phone, and somebody who only watches."""
    return [come("Yola"), come("Ines", PHONE), come("Wren")]


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_from_the_link_to_the_replay(slug: str, people: list[Player]) -> None:
    yola, ines, wren = people
    game = find(slug)
    seats = game.usual_seats
    bots: list[str | None] = [None, None] + ["regular"] * (seats - 2)
    table = yola.host(
        slug,
        seats=seats,
        options=SHORT.get(slug, {}),
        bots=bots,
        watch="public",
        pace="fast",
    )
    ines.arrive(table)
    yola.page.locator('[data-answer="begin"]').click()
    wren.page.goto(f"/t/{table}")
    wren.page.get_by_role("button", name="Watch").click()
    yola.wait_for("window.hand.scene.view")

    # In the middle: clicked at both sizes, seen by somebody, left and rejoined.
    first_questions(people[:2])
    yola.look("playing at a desk")
    ines.look("playing on a phone")
    expect(wren.page.locator("[data-zone]").first).to_be_visible()
    wren.leave()
    before = ines.scene()["view"]
    ines.page.reload()
    ines.take_hand(table)
    if ines.scene()["table"]["state"] == "playing":
        assert ines.scene()["view"]["you"] == before["you"]

    # One of the two sees it to the end, at a desk here, on a phone there.
    away, stays = sorted(people[:2], key=lambda one: (one is yola) == staying(slug))
    away.leave(table)
    play_on([stays, away], until=LONGEST)
    away.page.goto(f"/t/{table}")
    for person in (stays, away):
        expect(person.page.locator("[data-result]")).to_be_visible()
    yola.look("the result at a desk")
    ines.look("the result on a phone")
    check_deal(away.page)
    watch_again(stays)
    assert stays.clicked


def staying(slug: str) -> bool:
    """Whether it is Yola who stays, which is so in every second game."""
    return list(GAMES).index(slug) % 2 == 0


def first_questions(people: list[Player]) -> None:
    """Both click once, if the game asks both before it is over."""
    for _ in range(200):
        if people[0].over() or all(person.clicked for person in people):
            return
        for person in people:
            person.turn()
        people[0].page.wait_for_timeout(30)


def check_deal(page: Page) -> None:
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator('[data-deal="fair"]')).to_be_visible()


def watch_again(person: Player) -> None:
    person.page.locator('[data-answer="replay"]').click()
    expect(person.page.get_by_role("slider").first).to_be_visible()
    person.page.keyboard.press("ArrowRight")
