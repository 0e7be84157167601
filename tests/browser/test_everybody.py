"""The colours that somebody's system forces on every page.

`make engines` runs these; build/engines has pictures to look at.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.test_games import opened

pytestmark = pytest.mark.engines

PICTURES = Path(__file__).parents[2] / "build" / "engines"
FORCED = {"forced_colors": "active", "color_scheme": "dark"}
EDGES = """(one) => {
  const ring = getComputedStyle(one, "::after");
  return [ring.outlineStyle, ring.borderTopStyle, ring.borderTopColor].join(" ");
}"""
"""How the ring of a piece is drawn; shadows are not kept in such colours."""


def picture(page: Page, what: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{what}.png")


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


@pytest.mark.parametrize("path", ["/", "/settings", "/new/willow"])
def test_a_page_in_forced_colours(path: str, come: Come) -> None:
    yola = come("Yola", **FORCED)
    yola.page.goto(path)
    yola.look(path)
    picture(yola.page, f"forced-{path.strip('/').replace('/', '-') or 'lobby'}")
