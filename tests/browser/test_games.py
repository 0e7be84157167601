"""Every game is clicked, watched, played to the end and replayed.

Games of each sort are played by two people who come by link, go and come back; the
others by one person among bots, whose window is now wide, now narrow.
"""

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.pages import resize
from tests.browser.player import DESK, PHONE, Player, play_on
from tests.browser.short import SHORT
from tests.patience import PATIENCE

from parlour.games import GAMES, find

pytestmark = pytest.mark.browser

LONGEST = 4 * PATIENCE
"""Seconds in which a short game must be over, on the busiest machine, in any engine."""


TOGETHER = ("willow", "lost-pueblo", "domino-knights", "contest")
"""One with bets, one with secrets, one with dominoes, one with a tarot deck."""


def opened(host: Player, slug: str, people: int) -> str:
    """A table for so many people, with bots at the other seats."""
    seats = find(slug).usual_seats
    return host.host(
        slug,
        seats=seats,
        options=SHORT.get(slug, {}),
        bots=[None] * people + ["regular"] * (seats - people),
        watch="public",
        pace="fast",
    )


def watches(wren: Player, table: str) -> None:
    wren.page.goto(f"/t/{table}")
    wren.page.get_by_role("button", name="Watch").click()


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug not in TOGETHER])
def test_a_game_among_bots(slug: str, come: Come) -> None:
    yola, wren = come("Yola"), come("Wren", PHONE)
    table = opened(yola, slug, 1)
    yola.page.locator('[data-answer="begin"]').click()
    watches(wren, table)
    yola.wait_for("window.hand.scene.view")

    first_questions([yola])
    yola.look("playing at a desk")
    resize(yola.page, PHONE)
    yola.look("playing in a narrow window")
    expect(wren.page.locator("[data-zone]:visible").first).to_be_visible()
    wren.leave()

    play_on([yola], until=LONGEST)
    expect(yola.page.locator("[data-result]")).to_be_visible()
    yola.look("the result in a narrow window")
    resize(yola.page, DESK)
    yola.look("the result at a desk")
    check_deal(yola.page)
    watch_again(yola)
    assert yola.clicked


@pytest.mark.parametrize("slug", TOGETHER)
def test_a_game_from_the_link_to_the_replay(slug: str, come: Come) -> None:
    yola, ines, wren = people = [come("Yola"), come("Ines", PHONE), come("Wren")]
    table = opened(yola, slug, 2)
    ines.arrive(table)
    yola.page.locator('[data-answer="begin"]').click()
    watches(wren, table)
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
    return TOGETHER.index(slug) % 2 == 0


def first_questions(people: list[Player]) -> None:
    """All click once, if the game asks them before it is over."""
    for _ in range(200):
        if people[0].over() or all(person.clicked for person in people):
            return
        for person in people:
            person.turn()
        people[0].page.wait_for_timeout(30)


def check_deal(page: Page) -> None:
    page.get_by_role("button", name="Check it").click()
    expect(page.locator('[data-deal="fair"]')).to_be_visible()


def watch_again(person: Player) -> None:
    person.page.locator('[data-answer="replay"]').click()
    expect(person.page.get_by_role("slider").first).to_be_visible()
    person.page.keyboard.press("ArrowRight")
