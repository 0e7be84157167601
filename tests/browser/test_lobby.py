"""From the lobby to a table: new ones, codes, links, open ones and one's own."""

import re

import pytest
from playwright.sync_api import Locator, Page
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.player import PHONE, Player

from parlour.games import GAMES

pytestmark = pytest.mark.browser


def option(person: Player, name: str) -> Locator:
    return person.page.locator(f'[data-option="{name}"]')


def of_table(person: Player) -> dict[str, object]:
    """What the server says of the table on the page."""
    person.page.wait_for_url("**/t/*")
    found = person.page.request.get(person.page.url.replace("/t/", "/api/tables/"))
    table: dict[str, object] = found.json()
    return table


@pytest.mark.parametrize("slug", GAMES)
def test_two_clicks_from_the_lobby_to_the_cards(slug: str, come: Come) -> None:
    yola = come("Yola")
    page = yola.page
    page.goto("/")
    page.locator(f'a[href="/new/{slug}"]').first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator('[data-state="playing"]')).to_be_attached()
    expect(page.locator("[data-zone]").first).to_be_attached()


def test_house_rules_are_set_by_their_controls(come: Come) -> None:
    yola = come("Yola")
    page = yola.page
    page.goto("/new/willow")
    page.get_by_label("You, the host").fill("Yola")
    page.get_by_text("All 13 options").click()
    option(yola, "ante").get_by_role("button", name=re.compile("^More")).click()
    option(yola, "hands").get_by_role("spinbutton").or_(
        option(yola, "hands").get_by_role("textbox")
    ).first.fill("2")
    page.keyboard.press("Tab")
    option(yola, "structure").get_by_role("radio").nth(1).check()
    option(yola, "allow_check").get_by_role("switch").click()
    expect(page.get_by_text("4 changes")).to_be_visible()
    option(yola, "structure").get_by_role("button", name="Back to usual").click()
    expect(page.get_by_text("3 changes")).to_be_visible()
    yola.look("house rules")
    page.get_by_role("button", name="Start", exact=True).click()
    agreed = of_table(yola)["options"]
    assert isinstance(agreed, dict)
    assert (agreed["ante"], agreed["hands"], agreed["allow_check"]) == (2, 2, True)
    assert agreed["structure"] == "spread"


def test_a_preset_sets_the_rules_and_one_press_takes_it_back(come: Come) -> None:
    yola = come("Yola", PHONE)
    page = yola.page
    page.goto("/new/willow")
    presets = page.get_by_role("radiogroup", name="Presets")
    presets.get_by_role("radio").last.check()
    expect(page.get_by_text(re.compile(r"^\d+ changes?$"))).to_be_visible()
    page.get_by_role("button", name="All back to usual").click()
    expect(page.get_by_text("The rules are as usual.").first).to_be_visible()
    yola.look("a new table on a phone")


def test_rules_that_do_not_go_together_are_refused_at_the_option(come: Come) -> None:
    yola = come("Yola")
    yola.expected = ["422"]
    page = yola.page
    page.goto("/new/willow")
    page.get_by_text("All 13 options").click()
    for name, value in (("r1_min", "30"), ("r1_max", "20")):
        field = option(yola, name).locator("input").first
        if not field.is_visible():
            option(yola, name).get_by_role("button").first.click()
        field.fill(value)
        page.keyboard.press("Tab")
    page.get_by_role("button", name="Start", exact=True).click()
    wrong = page.locator("[data-option] [role=alert]")
    expect(wrong).to_be_visible()
    expect(wrong).to_be_in_viewport()
    expect(wrong).not_to_contain_text("r1_")  # said in the words of the screen
    expect(page.get_by_text("Change the one marked above")).to_be_visible()
    yola.look("a refused option")
    assert page.url.endswith("/new/willow")
    page.get_by_role("button", name="All back to usual").click()
    page.get_by_role("button", name="Start", exact=True).click()
    of_table(yola)


def test_a_friend_joins_by_code_however_it_is_typed(come: Come) -> None:
    yola, ines = come("Yola"), come("Ines", PHONE)
    yola.page.goto("/new/willow")
    yola.page.get_by_label("You, the host").fill("Yola")
    yola.page.get_by_role("radio", name="Friends by link").check()
    yola.page.get_by_role("button", name="Lay the table").click()
    code = str(of_table(yola)["code"])
    expect(yola.page.get_by_text(code).first).to_be_visible()
    expect(yola.page.get_by_label("Link to this table")).to_have_value(yola.page.url)
    picture = yola.page.get_by_alt_text("QR code of the link to this table")
    expect(picture).to_be_visible()
    assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth > 0)")
    yola.look("inviting")

    ines.page.goto("/")
    field = ines.page.get_by_label("Join with a code")
    field.fill(f"  {code.upper().replace('-', '  ')} ")
    ines.page.get_by_role("button", name="Join", exact=True).click()
    ines.page.wait_for_url("**/t/*")
    ines.page.get_by_label("Your name").fill("Ines")
    ines.page.get_by_role("button", name="Sit down").click()
    expect(yola.page.locator("[data-seat]").nth(1)).to_contain_text("Ines")
    assert ines.page.url == yola.page.url


def test_open_tables_take_people_and_let_them_watch(come: Come) -> None:
    yola, ines, wren = come("Yola"), come("Ines"), come("Wren")
    table = yola.host("willow", seats=2, public=True, watch="public")
    ines.page.goto("/")
    row = ines.page.locator(f'a[href="/t/{table}"]')
    expect(row).to_have_text("Sit down")
    ines.look("the lobby with an open table")
    row.click()
    ines.page.get_by_label("Your name").fill("Ines")
    ines.page.get_by_role("button", name="Sit down").click()
    expect(yola.card("gathering")).to_contain_text("Everybody is here")
    yola.give("begin")
    wren.page.goto("/tables")
    row = wren.page.locator(f'a[href="/t/{table}"]')
    expect(row).to_have_text("Watch")
    row.click()
    wren.page.get_by_role("button", name="Watch").click()
    expect(wren.page.locator('[data-state="playing"]')).to_be_attached()
    expect(wren.page.locator("[data-piece]")).to_have_count(0)

    # Whoever is asked finds it in the lobby, and the other one does not.
    yola.wait_for("window.hand.scene.view")
    asked = yola.scene()["view"]["waiting"][0]
    for seat, person in enumerate((yola, ines)):
        person.page.goto("/")
        mine = person.page.locator(f'a[href="/t/{table}"]').first
        expect(mine).to_contain_text(
            "Your move" if seat == asked else "Waiting for others"
        )
        told = person.page.locator('[aria-live="assertive"]')
        expect(told).to_have_text(
            "It is your move at one table." if seat == asked else ""
        )


def test_many_house_rules_stand_under_headings(page: Page) -> None:
    page.goto("/new/domino-knights")
    rules = page.locator("details", has=page.get_by_text("Domino set"))
    rules.locator("> summary").click()
    heading = rules.get_by_role("heading", name="Training and battle")
    expect(heading).to_be_visible()
