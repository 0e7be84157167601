"""What lies open before a rival is on the screen, or one press on the plate away."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Shows
from tests.browser.laid import Laid, Moment, Show, moments
from tests.browser.player import DESK, PHONE, TABLET

from parlour.games import GAMES, find

pytestmark = pytest.mark.browser

SIZES = {"360": PHONE, "820": TABLET, "1440": DESK}
SEEN = """(pieces) => pieces.filter((piece) => {
  const box = (one) => one.querySelector(".body").getBoundingClientRect();
  // How much of it is not under the next ones of its row: the index is on the left.
  const free = (one) => {
    const { left, top, right, height } = box(one);
    const lies = one.closest(".row, .open, .pieces") ?? one.parentElement;
    const row = [...lies.querySelectorAll("[data-piece]")];
    const covers = row.slice(row.indexOf(one) + 1).map(box).filter((other) =>
      other.left >= left && other.left < right && other.top < top + height * 0.3);
    return Math.min(right, ...covers.map((other) => other.left)) - left;
  };
  const whole = (one) => {
    if (one.closest("[data-opened]")) one.scrollIntoView({ block: "nearest" });
    const { left, right, width } = box(one);
    const inSight = one.checkVisibility() && left > -1 && right < innerWidth + 1;
    return inSight && width > 17 && free(one) > 14;
  };
  return ![...document.querySelectorAll(`[data-piece="${piece}"]`)].some(whole);
})"""
"""Which of these pieces are not drawn, large enough to be read and not covered."""


def open_pieces(moment: Moment) -> dict[int, list[str]]:
    """For each rival what all can see before them."""
    view = moment.scene.view
    assert view is not None
    found: dict[int, list[str]] = {}
    for zone in view["zones"]:
        if zone.get("seat") not in (None, moment.seat):
            seen = [piece for piece in zone.get("pieces", []) if piece is not None]
            found.setdefault(zone["seat"], []).extend(seen)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_open_pieces_are_in_sight_or_one_press_away(show: Shows, game: str) -> None:
    one = find(game)
    for seats in sorted({one.usual_seats, one.players[-1]}):
        found = moments(Laid(game, seats)).values()
        asked = [one for one in found if one.scene.question]
        waits = [one for one in found if one.name == "wait"]
        if seats == one.players[-1]:
            fullest = [asked, waits]
        else:
            fullest = [asked or waits]
        for some in filter(None, fullest):
            moment = max(some, key=lambda one: sum(map(len, open_pieces(one).values())))
            for size in SIZES.values():
                page = show(size)
                page(moment)
                for seat, pieces in open_pieces(moment).items():
                    opened(page, seat, pieces)


def opened(show: Show, seat: int, pieces: list[str]) -> None:
    page = show.page
    if not page.evaluate(SEEN, pieces):
        return
    page.locator(f'[data-look="{seat}"]').click()
    panel = page.locator(f'[data-opened="{seat}"]')
    expect(panel).to_be_visible()
    assert page.evaluate(SEEN, pieces) == []
    below = page.locator(".ask .prompt").bounding_box()
    lies = panel.bounding_box()
    assert below is not None
    assert lies is not None
    assert lies["y"] + lies["height"] <= below["y"] + 1, "it covers the prompt"
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_an_opened_plate_is_reached_by_keys(show: Shows, size: str) -> None:
    found = moments(Laid("abandon-ship", 4))
    moment = max(found.values(), key=lambda one: one.fullness)
    show(SIZES[size])(moment)
    page = show(SIZES[size]).page
    plate = page.locator("[data-look]").first
    plate.focus()
    page.keyboard.press("Enter")
    panel = page.locator("[data-opened]")
    expect(panel).to_be_focused()
    expect(panel).to_have_role("dialog")
    first = panel.get_attribute("data-opened")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-opened="{first}"]')).to_have_count(0)
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-look]:focus")).to_have_count(1)


def test_a_row_that_scrolls_shows_that_it_goes_on(show: Shows) -> None:
    """With ten at the table a phone has room for three plates and part of a fourth."""
    found = moments(Laid("willow", 10), 40)
    page = show(PHONE)
    page(found["call-raise-or-fold"])
    cut = page.page.locator(".rivals [data-seat]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
        ".filter(({ left, right }) => left < innerWidth - 16 && right > innerWidth)"
    )
    assert len(cut) == 1
