"""Every page reads well by machine, and those for what went wrong say what to do."""

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import DESK, PHONE, Player

pytestmark = pytest.mark.browser

THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
PAGES = (
    "/",
    "/how",
    "/tables",
    "/new/boneyard",
    "/rules",
    "/rules/willow",
    "/print/willow",
    "/replay",
    "/settings",
    "/about",
)
TROUBLES = {
    "/no/such/page": ("Nobody lives here", "lost a letter"),
    "/new/no-such-game": ("That box is not on the shelf", "is on the shelf"),
    "/rules/no-such-game": ("That box is not on the shelf", "is on the shelf"),
    "/print/no-such-game": ("That box is not on the shelf", "is on the shelf"),
    "/join/plum-kettle-none": ("That code opens no table", "Ask for the code again"),
    "/t/no-such-table": ("Nobody at this table", "Ask for the link again"),
    "/seat/no-such-seat": ("This seat link has expired", "ask at the table"),
    "/replay/no-such-replay": ("No such replay", "log file"),
    "/%E0%A4%A": ("Nobody lives here", "lost a letter"),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pages_are_clean(size: dict[str, int], come: Come) -> None:
    person = come("Yola", size)
    page = person.page
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_text("One moment …")).to_have_count(0)
        grounds = set()
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            person.look(f"{path} {theme}")
            grounds.add(page.evaluate("getComputedStyle(document.body).background"))
        assert len(grounds) == len(THEMES), f"{path} looks alike by day and by night"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], f"{path} is {wide} px wide"
        assert page.locator("html").get_attribute("lang") == "en"


def test_a_crib_sheet_is_printed_from_its_page(come: Come) -> None:
    person = come("Yola", PHONE)
    person.page.goto("/rules/willow")
    person.page.get_by_role("link", name="Print").click()
    person.page.get_by_role("button", name="Make the PDF").click()
    opened = person.page.get_by_role("link", name="Open it")
    expect(opened).to_be_visible()
    address = opened.get_attribute("href") or ""
    got = person.page.request.get(address)
    assert got.headers["content-type"] == "application/pdf"
    assert got.body().startswith(b"%PDF-")
    person.look("/print/willow, ready")

    person.expected = ["501"]  # the printer is gone since the page was opened
    person.page.reload()
    person.page.route("**/*.pdf*", lambda one: one.fulfill(status=501, json={}))
    make = person.page.get_by_role("button", name="Make the PDF")
    make.click()
    expect(person.page.get_by_text("This server cannot print")).to_be_visible()
    expect(make).to_be_disabled()
    person.look("/print/willow, without a printer")
    person.page.unroute("**/*.pdf*")


@pytest.mark.parametrize("path", TROUBLES)
def test_what_leads_nowhere_says_what_to_do(path: str, come: Come) -> None:
    title, advice = TROUBLES[path]
    person = come("Yola", PHONE)
    person.expected = ["404", "WebSocket"]
    person.page.goto(path)
    expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    expect(person.page.get_by_text(re.compile(advice)).first).to_be_visible()
    person.look(path)
    ways = (
        person.page.locator("main")
        .get_by_role("link")
        .or_(person.page.locator("main").get_by_role("button"))
    )
    assert ways.count(), "no way on"


def test_a_wrong_code_is_said_beside_the_field(come: Come) -> None:
    person = come("Yola")
    person.expected = ["404"]
    page = person.page
    page.goto("/")
    field = page.get_by_label("Join with a code")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("Write the words")).to_be_visible()
    field.fill("no such code")
    page.keyboard.press("Enter")
    expect(page.get_by_text("That code opens no table.")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    person.look("a wrong code")


def arrive(person: Player, table: str) -> None:
    person.page.goto(f"/t/{table}")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def test_full_locked_and_closed_tables_say_so(come: Come) -> None:
    yola, wren = come("Yola"), come("Wren", PHONE)
    table = yola.host("willow", seats=2, bots=[None, "regular"], watch="none")
    arrive(wren, table)
    expect(wren.page.get_by_text("Every chair is taken. Ask Yola")).to_be_visible()
    expect(wren.page.get_by_role("button", name="Watch")).to_have_count(0)
    expect(wren.page.get_by_role("link", name="To the lobby")).to_be_visible()
    wren.look("a full table")

    table = yola.host("willow", seats=3, bots=[None, "regular"], watch="public")
    yola.menu("Lock the table")
    arrive(wren, table)
    expect(wren.page.get_by_text("Yola has closed the door")).to_be_visible()
    wren.look("a locked table")
    yola.menu("Unlock the table")
    expect(wren.page.get_by_role("button", name="Sit down")).to_be_visible()

    yola.menu("Close the table")
    yola.page.get_by_role("button", name="Really close it?").click()
    for person in (yola, wren):
        expect(
            person.page.get_by_role("heading", name="The table has been cleared")
        ).to_be_visible()
    wren.look("a closed table")
    come_late = come("Ines")
    come_late.expected = ["WebSocket", "404"]
    come_late.page.goto(f"/t/{table}")
    expect(come_late.page.get_by_role("link", name="To the lobby")).to_be_visible()
