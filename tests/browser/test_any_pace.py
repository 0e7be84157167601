"""A table for days is laid, and what was agreed on holds."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE

pytestmark = pytest.mark.browser


def test_a_table_for_days_is_laid(come: Come) -> None:
    yola = come("Yola", PHONE)
    page = yola.page
    page.goto("/new/willow")
    page.get_by_role("radiogroup", name="Clock").get_by_role(
        "radio", name="For days"
    ).check()
    moves = page.get_by_role("radiogroup", name="For every move")
    expect(moves.get_by_role("radio", name="one day")).to_be_checked()
    moves.get_by_role("radio", name="3 days").check()
    page.get_by_role("radio", name="A bot makes this move").check()
    page.get_by_role("switch", name="Holidays").scroll_into_view_if_needed()
    yola.look("a table for days, being laid")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    told = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    agreed = (told["per_move"], told["at_zero"], told["holiday"], told["candle"])
    assert agreed == (259_200, "move", 14, 0)
