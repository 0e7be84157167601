"""A whole game of each kind in Firefox, one in WebKit, every question clicked."""

import pytest
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.pages import resize
from tests.browser.player import DESK, PHONE, TABLET, play_on
from tests.browser.test_games import LONGEST, check_deal, opened, watch_again
from tests.engines.kinds import KINDS

pytestmark = pytest.mark.engines

PLAYED = [*(("firefox", slug) for slug in KINDS.values()), ("webkit", KINDS["cards"])]


@pytest.mark.parametrize(("pages", "slug"), PLAYED, indirect=["pages"])
def test_a_whole_game(slug: str, come: Come) -> None:
    yola = come("Yola")
    opened(yola, slug, 1)
    yola.page.locator('[data-answer="begin"]').click()
    yola.wait_for("window.hand.scene.view")
    play_on([yola], until=LONGEST, quick=False)
    expect(yola.page.locator("[data-result]")).to_be_visible()
    for size in (PHONE, TABLET, DESK):
        resize(yola.page, size)
        yola.look(f"the result at {size['width']}")
    check_deal(yola.page)
    watch_again(yola)
    assert yola.clicked
