"""Lost lines: the server dies, the browser goes offline, and all is as it was."""

import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Come, Tell
from tests.browser.house import LOST, House
from tests.browser.player import PHONE, Player
from tests.patience import PATIENCE

pytestmark = pytest.mark.browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


def shown(person: Player) -> list[object]:
    """What lies on the table, as the page draws it."""
    page = person.page
    return [
        page.locator("[data-piece]").evaluate_all(
            "(all) => all.map((one) => one.dataset.piece).sort()"
        ),
        page.locator("[data-zone]").evaluate_all(
            "(all) => all.map((one) => [one.dataset.zone, one.dataset.count]).sort()"
        ),
        page.locator("[data-prompt]").get_attribute("data-prompt"),
        page.locator("[data-state][data-seq]").get_attribute("data-seq"),
    ]


COUNT_TRIES = """() => {
  window.tries = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      if (new Error().stack.includes("/assets/")) window.tries += 1;
    }
  };
}"""
"""Counts the sockets that the page itself opens from now on, and not those of tests."""


def test_the_server_dies_and_everybody_is_back(served: House, come: Come) -> None:
    yola = come("Yola", at=served.address)
    ines = come("Ines", PHONE, at=served.address)
    table = yola.host("spots", seats=2)
    ines.arrive(table)
    yola.give("begin")
    people = [yola, ines]
    for person in people:
        person.expected = LOST
        expect(person.page.locator("[data-piece]").first).to_be_visible()
        person.page.evaluate(COUNT_TRIES)
    before = [shown(person) for person in people]
    served.kill()
    for person in people:
        expect(person.page.locator('[data-strip="lost"]')).to_contain_text(
            "Your last move is safe"
        )
    yola.look("a lost line")
    for person in people:
        person.wait_for("window.tries > 1")  # it waits longer after each
    served.start()
    for person in people:
        expect(person.page.locator('[data-strip="lost"]')).to_have_count(0)
    assert [shown(person) for person in people] == before
    expect(yola.page.locator('[data-strip="back"]')).to_contain_text("Nothing was lost")
    for person in people:
        person.wait_for("window.hand.scene")
    moved = [person for person in people if person.turn()]
    assert moved, "the game goes on"


def test_a_page_without_its_server_says_so_and_comes_back(
    served: House, come: Come
) -> None:
    yola = come("Yola", PHONE, at=served.address)
    yola.expected = LOST
    page = yola.page
    page.goto("/")
    box = page.locator('a[href="/new/willow"]').first
    expect(box).to_be_visible()
    served.kill()
    box.click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("The server isn’t responding").first).to_be_visible()
    yola.look("a server that is away")
    served.start()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-state="playing"]')).to_be_attached()


def test_offline_and_online_again(come: Come) -> None:
    yola = come("Yola")
    yola.expected = LOST
    yola.host("spots", seats=2, bots=[None, "regular"])
    yola.give("begin")
    expect(yola.page.locator("[data-piece]").first).to_be_visible()
    yola.wait_for("window.hand.scene.question")
    yola.wait_for_seq(yola.page.evaluate("window.hand.seq"))
    before = shown(yola)
    yola.context.set_offline(True)
    expect(yola.page.locator('[data-strip="lost"]')).to_be_visible()
    yola.context.set_offline(False)
    expect(yola.page.locator('[data-strip="lost"]')).to_have_count(0)
    assert shown(yola) == before
    yola.wait_for("window.hand.scene.question")
    assert yola.turn()


def test_a_story_goes_offline_and_comes_back(tell: Tell) -> None:
    mara, ines = tell("Mara", PHONE), tell("Ines")
    mara.expected = LOST
    link = mara.lays("The Salt Hotel")
    mara.context.set_offline(True)
    lost = mara.page.get_by_text("You’re disconnected")
    expect(lost).to_be_visible()
    mara.context.set_offline(False)
    expect(lost).to_have_count(0)
    ines.sits(link)
    expect(mara.page.locator('[data-seat="1"]')).to_contain_text("Ines")


class LostOnce:
    """Lets each address fail the first time it is asked for."""

    def __init__(self) -> None:
        self.tries: Counter[str] = Counter()

    def __call__(self, route: Route) -> None:
        self.tries[route.request.url] += 1
        if self.tries[route.request.url] == 1:
            route.abort()
        else:
            route.continue_()


def test_pictures_of_a_lost_line_come_later(come: Come) -> None:
    yola = come("Yola")
    yola.expected, yola.spent = ["ERR_FAILED"], True
    lost = LostOnce()
    yola.page.route("**/assets/game-art*.js", lost)
    yola.page.goto("/")
    picture = yola.page.locator('a[href="/new/willow"] svg path').first
    expect(picture).to_have_attribute("d", re.compile("^M"))
    assert lost.tries.total() > 1


def test_words_of_a_lost_line_come_later(tell: Tell) -> None:
    mara = tell("Mara", PHONE)
    mara.expected, mara.spent = ["ERR_FAILED"], True
    lost = LostOnce()
    mara.page.route("**/api/words/en/*", lost)
    mara.lays("The Salt Hotel")
    until = time.monotonic() + PATIENCE
    while not lost.tries or min(lost.tries.values()) < 2:
        assert time.monotonic() < until, lost.tries
        mara.page.wait_for_timeout(50)
