"""Twice the size, and the colours that somebody's system forces on every page.

`make engines` runs these; build/engines has pictures to look at.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Come, Houses, Shows, Tell
from tests.browser.evening import SIZES, STACK, Evening
from tests.browser.expecting import expect
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.teller import Teller
from tests.browser.test_fits import fullest, laden, wrong
from tests.browser.test_games import opened

from parlour.games import GAMES, find

pytestmark = pytest.mark.engines

PICTURES = Path(__file__).parents[2] / "build" / "engines"
ZOOM: dict[str, Any] = {
    "device_scale_factor": 2,
    "is_mobile": False,
    "has_touch": False,
}
ZOOMED = {"width": 720, "height": 450}
"""What 1440 by 900 pixels hold at 200 %."""
FORCED = {"forced_colors": "active", "color_scheme": "dark"}
REACH = (Path(__file__).parent / "reach.js").read_text()
MARKS = (Path(__file__).parent / "marks.js").read_text()
EDGES = """(one) => {
  const ring = getComputedStyle(one, "::after");
  return [ring.outlineStyle, ring.borderTopStyle, ring.borderTopColor].join(" ");
}"""
"""How the ring of a piece is drawn; shadows are not kept in such colours."""
PAGES = ["/", "/settings", "/new/willow", "/new/fugue", "/rules/spots"]


def picture(page: Page, what: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{what}.png")


def name_of(path: str) -> str:
    return path.strip("/").replace("/", "-") or "lobby"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_at_twice_the_size(show: Shows, game: str) -> None:
    moment = fullest(laden(game, find(game).usual_seats))
    shown = show(ZOOMED, **ZOOM)
    found = wrong(shown, moment, 2)
    picture(shown.page, f"zoom-{game}")
    assert not (found := found + shown.page.evaluate(REACH)), "\n".join(found)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_at_twice_the_size(path: str, come: Come) -> None:
    yola = come("Yola", ZOOMED, **ZOOM)
    yola.page.goto(path)
    yola.look(path)
    picture(yola.page, f"zoom-{name_of(path)}")
    assert not (found := yola.page.evaluate(REACH)), "\n".join(found)


def test_a_story_fits_at_twice_the_size(tell: Tell, houses: Houses) -> None:
    address = houses(STACK)
    people = [tell(name, ZOOMED, at=address, **ZOOM) for name in SIZES]
    found: list[str] = []

    def look(person: Teller, what: str) -> None:
        person.look(what)
        expect(person.page.locator(".ask.fresh")).to_have_count(0)  # pressable
        picture(person.page, f"zoom-{what}")
        found.extend(f"{what}: {one}" for one in person.page.evaluate(REACH))

    Evening(people, look).tell()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("slug", ["spots", "domino-avatars", "willow"])
def test_a_table_in_forced_colours(slug: str, come: Come) -> None:
    """What is chosen is told from what may be, by lines that are kept."""
    for size in (PHONE, TABLET, DESK):
        yola = come("Yola", size, **FORCED)
        opened(yola, slug, 1)
        yola.give("begin")
        yola.wait_for("window.hand.scene.question")
        yola.look("asked")
        picture(yola.page, f"forced-{slug}-{size['width']}")
        able = yola.page.locator('[data-piece] button[aria-pressed="false"]:visible')
        if not able.count():
            continue
        before = able.first.evaluate(EDGES)
        able.first.click()
        chosen = yola.page.locator('[data-piece] button[aria-pressed="true"]')
        expect(chosen.first).to_be_visible()
        assert chosen.first.evaluate(EDGES) != before
        picture(yola.page, f"forced-{slug}-chosen-{size['width']}")
        if size is DESK:
            yola.page.keyboard.press("?")
            expect(yola.page.get_by_role("dialog")).to_be_visible()
            yola.look("the crib")
            picture(yola.page, f"forced-{slug}-crib")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_in_forced_colours(path: str, come: Come) -> None:
    yola = come("Yola", **FORCED)
    yola.page.goto(path)
    yola.look(path)
    picture(yola.page, f"forced-{name_of(path)}")


def test_a_story_in_forced_colours(tell: Tell, houses: Houses) -> None:
    address = houses(STACK)
    people = [tell(*one, at=address, **FORCED) for one in SIZES.items()]
    kept: dict[str, list[bool]] = {}

    def look(person: Teller, what: str) -> None:
        person.look(what)
        picture(person.page, f"forced-{what}")
        for mark, seen in person.page.evaluate(MARKS).items():
            kept.setdefault(mark, []).extend(seen)

    Evening(people, look).tell()
    assert not [mark for mark, seen in kept.items() if not seen], "nowhere to be seen"
    assert not [mark for mark, seen in kept.items() if not all(seen)], "not kept"
