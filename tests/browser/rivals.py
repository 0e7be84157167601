"""Open in front of a rival, and whether a reader of the page can see it."""

from collections.abc import Iterable

from playwright.sync_api import expect
from tests.browser.laid import Moment, Show

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


def most_open(moments: Iterable[Moment]) -> Moment:
    """The one at which most lies open before rivals."""
    return max(moments, key=lambda one: sum(map(len, open_pieces(one).values())))


def look_at_all(show: Show, moment: Moment) -> None:
    """What lies open is in sight, or one press on the plate away."""
    for seat, pieces in open_pieces(moment).items():
        opened(show, seat, pieces)


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
