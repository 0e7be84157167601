"""Everything fits in the other engines too; build/engines has pictures to look at."""

import pytest
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.player import DESK, PHONE, TABLET, Player
from tests.browser.test_fits import FITS
from tests.browser.test_games import opened
from tests.engines.kinds import KINDS
from tests.engines.waiting import until
from tests.engines.window import window_of

pytestmark = pytest.mark.engines

SIZES = (PHONE, TABLET, DESK)
SETTLES = 60.0
SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"


def fits(person: Player) -> None:
    """Nothing is cut off or covered, once everything has found its room."""
    found: list[str] = []

    def now() -> bool:
        found[:] = person.page.evaluate(FITS, 0)
        return not found

    until(now, SETTLES, lambda: "\n".join(found))


@pytest.mark.parametrize("path", ["/", "/settings", "/new/willow", "/rules/spots"])
def test_a_page_fits(path: str, come: Come) -> None:
    for size in SIZES:
        yola = come("Yola", size)
        yola.page.goto(path)
        expect(yola.page.locator("h1").first).to_be_visible()
        yola.look(path)
        window_of(yola).picture(path.strip("/").replace("/", "-") or "lobby")
        assert yola.page.evaluate(SIDEWAYS) <= 1, size


@pytest.mark.parametrize("slug", KINDS.values())
def test_a_table_fits(slug: str, come: Come) -> None:
    for size in SIZES:
        yola = come("Yola", size)
        opened(yola, slug, 1)
        yola.page.locator('[data-answer="begin"]').click()
        yola.wait_for("window.hand.scene.question")
        question = yola.question()
        assert question
        assert yola.in_step(question["at"])
        fits(yola)
        window_of(yola).picture(slug)
