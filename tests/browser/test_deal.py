"""The deal belongs to nobody: mixed in all browsers, checked in each of them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.conftest import Come, company
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.player import DESK, PHONE, TABLET, Player, play_on

from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.match import Match
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.testing.chance import random_answer

pytestmark = pytest.mark.browser

LONGEST = 300.0
SILENCE = 4.0
RECORDS = "**/api/replays/*"
CARDS = ["laid-fits", "draws-fits", "rolls-fits"]
"""What is found of the cards in Lost Pueblo, in which chance names the first player."""


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
    person.page.get_by_role("button", name="Check it").click()
    found = person.page.locator("[data-found]")
    expect(found.first).to_be_visible()
    return [line.get_attribute("data-found") for line in found.all()]


def verdict(person: Player) -> str | None:
    return person.page.locator("[data-deal]").get_attribute("data-deal")


def swap_two_cards(person: Player) -> None:
    """From now on, two cards change places in every record that this page loads."""
    person.spent = True

    def swapped(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        moves = [
            event
            for step in record["steps"]
            for event in step["events"]
            if event["event"] == "moved" and event["from"] and event["piece"]
        ]
        one, two = list(dict.fromkeys(event["piece"] for event in moves))[:2]
        for event in moves:
            event["piece"] = {one: two, two: one}.get(event["piece"], event["piece"])
        route.fulfill(response=answer, json=record)

    person.page.route(RECORDS, swapped)


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
            *CARDS,
            "seen-fits",
        ]
        assert verdict(person) == "fair"
    yola.look("the checked deal at a desk")
    ines.look("the checked deal on a phone")
    text = yola.page.request.get(f"/api/tables/{table}/log").text()
    assert json.loads(text)["parlour"] == 2
    assert replay(find("lost-pueblo"), read_log(text)).over()
    ines.page.locator('[data-answer="replay"]').click()
    expect(ines.page.get_by_role("slider").first).to_be_visible()
    assert findings(ines)[-4:] == ["seed-fits", *CARDS]
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
    expect(
        yola.page.get_by_text("Ines took no part in the shuffle").first
    ).to_be_visible()
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


def test_record_with_swapped_cards_is_not_called_fair(come: Come) -> None:
    yola = come("Yola", PHONE)
    yola.host("lost-pueblo", seats=4, bots=[None, *["regular"] * 3], begin=True)
    play_on([yola], until=LONGEST)
    swap_two_cards(yola)
    assert "drawn-broken" in findings(yola)
    assert verdict(yola) == "wrong-cards"
    status = yola.page.locator("[data-deal]").get_by_role("status")
    expect(status).to_contain_text("The cards do not match the deal.")
    found = yola.page.locator('[data-found="drawn-broken"]')
    expect(found).to_contain_text("but the seed gives")
    yola.look("cards that do not agree with the deal")


def finished(folder: Path, game: str, seats: int, **options: object) -> Path:
    """The log file of a game of random answers."""
    match, dice = Match(find(game), seats, options, seed="a deal"), Dice(1)
    while not match.over():
        asked = match.state.seats_in(match.state.waiting)
        seat = Seat(asked[dice.roll(len(asked))])
        match.play_tokens(seat, random_answer(match.state, seat, dice))
    file = folder / f"{game}.json"
    file.write_bytes(match.log().to_json())
    return file


def opened(person: Player, file: Path) -> None:
    person.page.goto("/replay")
    person.page.locator("#log-file").set_input_files(file)
    person.page.wait_for_url("**/replay/*")
    expect(person.page.get_by_role("slider").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "options", "size"),
    [
        ("domino-avatars", 3, {"goal_rounds": 1, "orientation": "as_drawn"}, DESK),
        ("spots", 3, {"rounds_to_win": 1}, PHONE),
        ("willow", 4, {"hands": 2}, TABLET),
    ],
)
def test_cards_of_a_replay_are_dealt_again(
    game: str,
    seats: int,
    options: dict[str, object],
    size: dict[str, int],
    come: Come,
    tmp_path: Path,
) -> None:
    file = finished(tmp_path, game, seats, **options)
    yola = come("Yola", size)
    opened(yola, file)
    assert "draws-fits" in findings(yola)
    assert verdict(yola) == "fair"
    yola.look(f"the checked deal of {game}")

    swap_two_cards(yola)
    yola.page.reload()
    assert "drawn-broken" in findings(yola)
    assert verdict(yola) == "wrong-cards"


def test_record_that_cannot_be_loaded_is_not_called_fair(
    come: Come, tmp_path: Path
) -> None:
    yola = come("Yola")
    opened(yola, finished(tmp_path, "spots", 2, rounds_to_win=1))
    yola.expected, yola.spent = ["ERR_FAILED"], True
    yola.page.route(RECORDS, lambda route: route.abort())
    assert findings(yola)[-1] == "unread"
    assert verdict(yola) == "partly"
    yola.page.unroute(RECORDS)
    yola.page.get_by_role("button", name="Check it").click()
    expect(yola.page.locator('[data-deal="fair"]')).to_be_visible()
