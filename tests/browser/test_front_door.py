"""Somebody new: what this is, the first game with one press, and the way back to it."""

import time
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, Route
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.pages import open_page
from tests.browser.player import DESK, Player

pytestmark = pytest.mark.browser

HAND_PHONE: Final = {"width": 390, "height": 844}
SIZES: Final = {"desk": DESK, "phone": HAND_PHONE}
SOON: Final = 10.0
"""Seconds in which the first card is there, from opening the page."""


def bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def fold(page: Page, size: dict[str, int]) -> float:
    """How far one sees without scrolling: on a phone the bar covers the foot."""
    bar = page.get_by_role("navigation", name="Places")
    box = bar.bounding_box() if bar.is_visible() else None
    return box["y"] if box else size["height"]


def refuse_new(route: Route) -> None:
    """Refuses new tables; lists of them are answered."""
    if route.request.method == "POST":
        route.fulfill(status=429, json={"error": "too-fast", "text": ""})
    else:
        route.continue_()


def brass(page: Page) -> list[str]:
    return [one.inner_text() for one in page.locator(".primary:visible").all()]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_front_door_says_it_all_above_the_fold(
    size: dict[str, int], come: Come
) -> None:
    person = come("Yola", size)
    page = person.page
    page.goto("/")
    hook = page.get_by_text("Fight for a lifeboat")
    expect(hook).to_be_visible()
    parts = [
        page.get_by_role("heading", name="Card and domino games, with friends or"),
        page.get_by_text("Free, no account, nothing to install."),
        page.get_by_role("button", name="Deal me in"),
        page.get_by_text("Three bots, 15 minutes"),
        page.get_by_label("Join with a code"),
        page.get_by_role("heading", name="Or take a box"),
        hook,
    ]
    if size is DESK:
        parts.append(page.get_by_role("heading", name="Your tables"))
    else:
        parts.append(page.get_by_role("heading", name="Parlour", exact=True))
        expect(page.get_by_role("link", name="Tables")).to_be_in_viewport()
    seen = fold(page, size)
    for part in parts:
        expect(part).to_be_visible()
        assert bottom(part) <= seen, part
    assert brass(page) == ["Deal me in"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("language", ["de", "en", "es", "fr"])
def test_what_games_are_about_is_above_the_fold(language: str, come: Come) -> None:
    """On a desktop of all of them, on a phone of the first row."""
    page = come("Yola", locale=language).page
    page.goto("/")
    boxes = page.locator('li > a[href^="/new/"]')
    expect(boxes).to_have_count(18)
    assert all(bottom(box) <= DESK["height"] for box in boxes.all())
    page = come("Ines", HAND_PHONE, locale=language).page
    page.goto("/")
    expect(hooks_of(page)).to_have_count(18)
    seen = fold(page, HAND_PHONE)
    assert all(bottom(hook) <= seen for hook in hooks_of(page).all()[:3])


def hooks_of(page: Page) -> Locator:
    """What stands beneath each box, in bold: what the game is about."""
    return page.locator('li > a[href^="/new/"] b')


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_first_card_comes_with_one_press_in_a_fresh_browser(
    size: dict[str, int], browser: Browser, base_url: str
) -> None:
    page = open_page(browser, base_url, size)
    began = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    expect(page.locator('[data-zone] [data-piece="Tc"]').first).to_be_visible()
    expect(page.get_by_role("heading", name="Choose your bid.")).to_be_visible()
    assert time.monotonic() - began < SOON
    expect(page.get_by_text("Your first game")).to_be_visible()  # the guide
    page.context.close()


def test_front_door_makes_way_for_your_tables(come: Come) -> None:
    person = come("Yola", HAND_PHONE)
    page = person.page
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    expect(page.get_by_role("heading", name="Choose your bid.")).to_be_visible()
    page.goto("/")
    table = page.get_by_role("link", name="Boneyard").first
    expect(table).to_contain_text("Your move")
    assert bottom(table) <= fold(page, HAND_PHONE)
    assert bottom(page.get_by_label("Join with a code")) <= fold(page, HAND_PHONE)
    expect(page.get_by_role("button", name="Deal me in")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="How this works").click()
    expect(page.get_by_role("button", name="Deal me in")).to_be_visible()
    person.look("how this works")


def test_sounds_are_offered_once(come: Come) -> None:
    page = come("Yola").page
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    expect(page.get_by_role("heading", name="Choose your bid.")).to_be_visible()
    page.goto("/")
    offer = page.get_by_text("can be heard too")
    expect(offer).to_be_visible()
    page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Boneyard").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_guided_game_is_brass_on_the_first_visit_only(come: Come) -> None:
    person = come("Yola")
    page = person.page
    page.goto("/new/willow")
    guided = page.get_by_role("button", name="First time? Guided game")
    expect(guided).to_be_visible()
    assert brass(page) == ["First time? Guided game"]
    page.get_by_role("radio", name="Friends by link").check()
    assert brass(page) == ["Lay the table"]
    page.get_by_role("radio", name="Bots sit in").check()
    guided.click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.get_by_role("link", name="Willow").first).to_be_visible()
    page.goto("/new/willow")
    expect(guided).to_be_visible()
    assert brass(page) == ["Start"]


def test_front_door_says_what_the_server_refuses(come: Come) -> None:
    person: Player = come("Yola")
    person.expected = ["429"]
    page = person.page
    page.route("**/api/tables", refuse_new)
    page.goto("/")
    page.get_by_role("button", name="Deal me in").click()
    expect(page.get_by_role("alert")).to_contain_text("Wait a moment")
    person.look("a refused first game")
    page.unroute("**/api/tables")
