"""The deal belongs to nobody: mixed in all browsers, checked in each of them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Come, company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import PHONE, Player, play_on

from parlour.games import find
from parlour.match.log import read_log
from parlour.match.match import replay

pytestmark = pytest.mark.browser

LONGEST = 300.0
SILENCE = 4.0


@pytest.fixture
def hasty(pages: Pages, tmp_path: Path) -> Iterator[Come]:
    """People at a table that does not wait for long."""
    served = House(tmp_path, patience=SILENCE)
    served.start()
    try:
        yield from company(Player, pages, served.address)
    finally:
        served.stop()
    assert "Traceback" not in served.log()


def together(yola: Player, ines: Player) -> str:
    table = yola.host(
        "lost-pueblo", seats=4, bots=[None, None, "regular", "regular"], pace="fast"
    )
    ines.arrive(table)
    yola.give("begin")
    return table


def findings(person: Player) -> list[str | None]:
    person.page.get_by_role("button", name="Check the deal").click()
    found = person.page.locator("[data-found]")
    expect(found.first).to_be_visible()
    return [line.get_attribute("data-found") for line in found.all()]


def verdict(person: Player) -> str | None:
    return person.page.locator("[data-deal]").get_attribute("data-deal")


def test_everybodys_part_is_in_the_deal_and_each_can_check_it(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", PHONE)
    table = together(yola, ines)
    yola.wait_for("window.hand.scene.view")
    ines.page.reload()  # the browser remembers its part
    ines.take_hand(table)
    play_on([yola, ines], until=LONGEST)
    for person in (yola, ines):
        assert findings(person) == [
            "server-fits",
            "part-fits",
            "part-fits",
            "own-in",
            "seed-fits",
            "noted-fits",
        ]
        assert verdict(person) == "fair"
    yola.look("the checked deal at a desk")
    ines.look("the checked deal on a phone")
    text = yola.page.request.get(f"/api/tables/{table}/log").text()
    assert json.loads(text)["parlour"] == 2
    assert replay(find("lost-pueblo"), read_log(text)).over()
    ines.page.locator('[data-answer="replay"]').click()
    expect(ines.page.get_by_role("slider").first).to_be_visible()
    assert findings(ines)[-1] == "seed-fits"
    assert verdict(ines) == "fair"


def test_one_person_among_bots_has_a_part(come: Come) -> None:
    yola = come("Yola")
    yola.page.goto("/new/lost-pueblo")
    yola.page.get_by_role("button", name="Start", exact=True).click()
    expect(yola.page.locator('[data-state="playing"]')).to_be_visible()
    yola.take_hand(yola.page.url.rpartition("/")[2])
    play_on([yola], until=LONGEST)
    assert "own-in" in findings(yola)
    assert verdict(yola) == "fair"


def test_who_was_left_out_is_told_loudly(hasty: Come) -> None:
    """Ines's part is lost on its way, though her browser sent it."""
    yola, ines = hasty("Yola"), hasty("Ines", PHONE)

    def deaf(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(
            lambda frame: None if '"reveal"' in str(frame) else server.send(frame)
        )

    ines.page.route_web_socket("**/ws/*", deaf)
    ines.spent = True
    together(yola, ines)
    waits = yola.card("mixing")
    expect(waits).to_contain_text("Waiting for the browser of Ines.")
    yola.look("while the cards are mixed")
    for person in (yola, ines):
        person.wait_for("window.hand.scene.view")
    expect(yola.page.get_by_text("without a part from Ines").first).to_be_visible()
    strip = ines.page.locator('[data-strip="lost"]')
    expect(strip).to_contain_text("dealt without your part")
    ines.look("left out of the deal")
    strip.get_by_role("button").click()
    expect(strip).to_have_count(0)
    play_on([yola, ines], until=LONGEST)
    assert "part-silent" in findings(yola)
    assert verdict(yola) == "fair"
    assert "own-out" in findings(ines)
    assert verdict(ines) == "left-out"
