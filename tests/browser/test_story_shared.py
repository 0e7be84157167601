"""Two people at one story screen; and a host who changes the story before it begins."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Come, Tell
from tests.browser.player import PHONE, Player

pytestmark = pytest.mark.browser


def curtain(person: Player, name: str) -> Locator:
    """The curtain before this person's seat, once it is drawn."""
    found = person.page.locator("[data-curtain]")
    expect(found).to_contain_text(f"I am {name}")
    return found


def lifts(person: Player, name: str) -> None:
    curtain(person, name).locator('[data-answer="lift"]').click()
    expect(person.page.locator("[data-curtain]")).to_have_count(0)


def prompt(person: Player, kind: str) -> Locator:
    found = person.page.locator(f'[data-prompt="{kind}"]')
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_two_people_share_a_screen(
    come: Come, tell: Tell, size: dict[str, int] | None
) -> None:
    """Each of them behind a curtain; what they decide together takes one press."""
    ann = come("Ann", *([size] if size else []))
    ann.page.goto("/new/fugue")
    ann.page.get_by_role("textbox", name="Your name").fill("Ann")
    ann.page.get_by_role("button", name="Somebody else sits at this screen").click()
    ann.page.get_by_label("Name of person 2 at this screen").fill("Bea")
    ann.look("a new story for two at one screen")
    ann.page.get_by_role("button", name="Lay the table").click()
    curtain(ann, "Ann")
    expect(ann.page.locator(".felt")).to_have_count(0)
    ann.look("the curtain at a story table")
    lifts(ann, "Ann")
    cara = tell("Cara")
    cara.sits(ann.page.url)
    cara.wants_dealer(2)
    prompt(ann, "lobby").locator('[data-answer="dealer-2"]').click()
    cara.answer("preparation", "Ask all to close their eyes")
    cara.answer("opening", "It is read")

    # Round the table from the Dealer's left: Ann is described first, then Bea.
    describe = prompt(ann, "describe")
    describe.locator("textarea").fill("A tall woman in grey.")
    describe.locator(".primary").click()
    waits = ann.page.locator("[data-strip]", has_text="The story waits for Bea.")
    waits.get_by_role("button", name="Hand over the screen").click()
    expect(ann.page.get_by_text("A tall woman in grey.")).to_have_count(0)
    lifts(ann, "Bea")
    suggest = prompt(ann, "suggest")
    suggest.get_by_role("button", name="scar").click()
    suggest.locator("input").fill("a burn like a crescent")
    suggest.get_by_role("button", name="Suggest it").click()
    ann.page.locator('[data-strip] [data-pass="0"]').click()
    lifts(ann, "Ann")
    prompt(ann, "answer-feature").get_by_role("button", name="Accept it").click()
    expect(ann.page.locator("[data-strip]")).to_contain_text("waits for Bea")
    ann.page.reload()
    curtain(ann, "Bea")
    expect(ann.page.locator(".felt")).to_have_count(0)
    ann.page.locator('[data-pass="0"]').click()
    lifts(ann, "Ann")
    cara.page.close()


def test_the_host_may_change_story_and_rules_before_it_begins(tell: Tell) -> None:
    mara, ines = tell("Mara"), tell("Ines", PHONE)
    ines.sits(mara.lays("The Eleven-Forty"))
    mara.wants_dealer(0)
    mara.page.get_by_role("button", name="Change story or rules").click()
    sheet = mara.sheet()
    sheet.get_by_text("The Salt Hotel").click()
    sheet.get_by_role("button", name="Tell The Salt Hotel instead").click()
    expect(
        ines.page.get_by_role("heading", name="The Salt Hotel").first
    ).to_be_visible()
    own = sheet.locator('[data-option="gift_flashbacks"]')
    own.get_by_role("button").last.click()
    expect(own.locator("input")).to_have_value("2")
    mara.look("changing the story before it begins")
    mara.put_away()
    # Whoever had spoken for a Dealer agreed to another story.
    expect(
        mara.page.locator('[data-answer="dealer-0"][aria-pressed="true"]')
    ).to_have_count(0)
    expect(ines.page.get_by_role("button", name="Change story or rules")).to_have_count(
        0
    )
    for person in (mara, ines):
        person.wants_dealer(1)
    ines.page.locator('[data-prompt="preparation"]').wait_for()
