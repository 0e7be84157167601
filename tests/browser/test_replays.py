"""A log file is opened, watched from every side, and saved again."""

import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Come
from tests.browser.player import DESK, PHONE

from parlour import bots
from parlour.engine.dice import Dice
from parlour.games import find
from parlour.match import Match

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def log_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Boneyard between bots."""
    game = find("boneyard")
    names = ["Yola", "Ines", "Wren", "Mara"]
    match = Match(game, 4, {"max_rounds": 3}, seed="a replay", names=names)
    bot = bots.find(game, "regular")
    while not match.over():
        seat = match.state.next_asked()
        dice = Dice(len(match.choices) + 1)
        match.play_tokens(seat, bots.answer(bot, match.state, seat, dice))
    file = tmp_path_factory.mktemp("logs") / "boneyard.json"
    file.write_bytes(match.log().to_json())
    return file


def open_log(page: Page, file: Path) -> None:
    page.goto("/replay")
    page.locator("#log-file").set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-step='0']")).to_be_attached()


def held(page: Page) -> list[int]:
    """How many cards of each seat's hand lie open."""
    return [
        page.locator(f'[data-zone="hand {seat}"] [data-piece]').count()
        for seat in range(4)
    ]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_log_is_watched(size: dict[str, int], log_file: Path, come: Come) -> None:
    yola = come("Yola", size)
    page = yola.page
    open_log(page, log_file)
    line = page.get_by_role("slider", name="Timeline")
    last = int(line.get_attribute("max") or "")

    page.get_by_role("button", name="Next").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step='2']")).to_be_attached()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("[data-step='1']")).to_be_attached()
    line.fill(str(last // 2))
    expect(page.locator(f"[data-step='{last // 2}']")).to_be_attached()
    yola.look("a replay in the middle")
    jump = page.get_by_label("Jump to")
    second, third = (
        int(jump.locator("option").nth(index).get_attribute("value") or "")
        for index in (2, 3)
    )
    jump.select_option(index=2)
    expect(page.locator(f"[data-step='{second}']")).to_be_attached()
    page.locator("h1").focus()
    page.keyboard.press("PageDown")
    expect(page.locator(f"[data-step='{third}']")).to_be_attached()
    page.keyboard.press("PageUp")
    expect(page.locator(f"[data-step='{second}']")).to_be_attached()
    page.keyboard.press("End")
    expect(page.locator(f"[data-step='{last}']")).to_be_attached()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-step='0']")).to_have_count(0)
    page.get_by_role("button", name="Pause", exact=True).click()

    line.fill("1")
    assert sum(held(page)) == 0, "a spectator sees no hand"
    see = page.get_by_label("See as")
    see.select_option(label="Wren")
    expect(page.locator('[data-zone="hand 2"] [data-piece]').first).to_be_visible()
    assert [seat for seat, count in enumerate(held(page)) if count] == [2]
    see.select_option(label="All cards")
    look = page.locator('[data-look="0"]')
    if size == PHONE:  # a press on a plate shows what lies there
        look.click()
    expect(page.locator("[data-piece]").nth(8)).to_be_attached()
    yola.look("a replay with all cards")
    expect(page.get_by_role("button", name="Check it")).to_be_visible()


def test_the_log_is_saved_as_it_was(log_file: Path, come: Come) -> None:
    page = come("Yola").page
    open_log(page, log_file)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download the log").click()
    assert saving.value.suggested_filename.startswith("boneyard-")
    saved = json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))
    assert saved == json.loads(log_file.read_text(encoding="utf-8"))


def test_what_is_no_log_is_refused_in_words(
    tmp_path: Path, log_file: Path, come: Come
) -> None:
    yola = come("Yola", PHONE)
    yola.expected = ["422"]
    page = yola.page
    page.goto("/replay")
    changed = json.loads(log_file.read_text(encoding="utf-8"))
    changed["seed"] = "another"
    bad = {"poem.json": "Roses are red", "changed.json": json.dumps(changed)}
    for name, text in bad.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        page.locator("#log-file").set_input_files(tmp_path / name)
        expect(page.locator("#import-wrong")).to_contain_text(
            "This file can’t be played"
        )
    (tmp_path / "big.json").write_text(" " * 1_100_000, encoding="utf-8")
    page.locator("#log-file").set_input_files(tmp_path / "big.json")
    expect(page.locator("#import-wrong")).to_contain_text("too large")
    yola.look("a refused log")
    assert page.url.endswith("/replay")


def test_own_game_opens_from_own_seat_and_bots_keep_their_leaf(come: Come) -> None:
    yola = come("Yola")
    page = yola.page
    yola.host("hey-bartender", seats=3, bots=[None, "regular", "regular"])
    yola.give("begin")
    until = time.monotonic() + 60
    while not yola.over() and time.monotonic() < until:
        yola.turn()
    replay = yola.scene()["table"]["replay"]
    page.goto(f"/replay/{replay}")
    expect(page.get_by_label("See as")).to_have_value("0")
    own = page.locator('[data-zone="hand 0"] [data-piece]')
    expect(own.first).to_be_visible()
    rivals = page.locator("[data-seat] .disc svg")
    expect(rivals).to_have_count(2)
    yola.look("a replay of one's own game")
