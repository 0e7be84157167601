"""The example package, installed into a fresh environment and played in a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import play_on
from tests.fresh import EXAMPLE, Fresh

pytestmark = pytest.mark.browser

LONGEST = 300.0
"""Seconds in which a short game must be over, on the busiest machine."""


@pytest.fixture
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Parlour with the example installed beside it."""
    fresh = Fresh(tmp_path_factory.mktemp("fresh"))
    fresh.install(EXAMPLE)
    served = House(tmp_path_factory.mktemp("beside"))
    served.python = str(fresh.python)
    served.start()
    yield served.address
    served.stop()
    assert "Traceback" not in served.log()


def test_a_game_of_somebody_elses_from_the_shelf_to_the_result(
    beside: str, come: Come
) -> None:
    yola = come("Yola", at=beside)
    yola.page.goto("/")
    expect(yola.page.get_by_text("High Water").first).to_be_visible()
    yola.host("high-water", seats=3, bots=[None, "regular", "bold"], pace="fast")
    yola.page.locator('[data-answer="begin"]').click()
    yola.wait_for("window.hand.scene.view")
    play_on([yola], until=LONGEST)
    expect(yola.page.locator("[data-result]")).to_be_visible()
    yola.look("the result")
    assert yola.clicked
