"""Four people in four browsers tell the short story from beginning to end."""

import re
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Come
from tests.browser.player import PHONE, TABLET
from tests.browser.storyteller import Storyteller

pytestmark = pytest.mark.browser

LOOKS = {
    "Ines": "A woman of about fifty in a grey coat, ink on two fingers.",
    "Tobias": "A heavy man, thirty, a line of script behind the ear.",
    "Wren": "Tall, sunburnt, one tooth of gold.",
    "Mara": "Somebody thin in a conductor's jacket two sizes too big.",
}
LONGEST = 120.0
"""Seconds in which somebody must have made a 21."""


@pytest.fixture
def people(come: Come) -> list[Storyteller]:
    """Mara deals; Ines has a phone, Tobias a tablet, Wren a desk."""
    return [
        Storyteller(come("Mara")),
        Storyteller(come("Ines", PHONE)),
        Storyteller(come("Tobias", TABLET)),
        Storyteller(come("Wren")),
    ]


def test_a_whole_story(people: list[Storyteller]) -> None:
    mara, ines, tobias, wren = people
    address = mara.open("The Eleven-Forty")
    for one in people[1:]:
        one.arrive(address)
    begin(people)
    make_personae([ines, tobias, wren, mara])
    mara.press("Deal the Signifiers")
    mara.press("Open session 1")
    scene(mara)
    flashbacks(mara, ines, tobias)
    skilled_action(people)
    contest(people)
    ring_by_hand(people)
    wound(mara, ines)
    stop(people)
    look_round(ines, tobias)
    mara.press("Close session")
    mara.press("End the story")
    for one in people:
        one.state("end")
    tobias.tab("Table")
    expect(tobias.page.locator("article.book")).to_contain_text("The Eleven-Forty")
    tobias.player.look("the finished story")
    whole = wren.page.request.get(f"{export_of(wren)}.html").text()
    assert "I am cutting meat" in whole
    assert "Between Two Tunnels" in whole  # the chapter is open to all now
    assert "James Wallis" in whole


def export_of(one: Storyteller) -> str:
    table = one.page.url.rsplit("/", 1)[1]
    return f"/api/stories/{table}/export"


def begin(people: list[Storyteller]) -> None:
    mara, ines, *_ = people
    mara.player.look("the lobby")
    ines.player.look("the lobby on a phone")
    for one in people:
        one.answer("dealer-0")
    mara.state("preparation")
    mara.press("Read my chapter")
    mara.press("Chapter 1 sealed")
    mara.press("Break the seal")
    expect(mara.page.locator("article")).to_contain_text("Between Two Tunnels")
    mara.player.look("the chapter")
    safe = ines.page.request.get(f"{export_of(ines)}.json").text()
    assert "Between Two Tunnels" not in safe
    mara.press("Ask all to close their eyes")
    expect(ines.page.get_by_role("alertdialog")).to_contain_text("Close your eyes")
    ines.player.look("closed eyes")
    mara.press("It is read")
    mara.tab("Table")


def make_personae(order: list[Storyteller]) -> None:
    """Round the table; the first vetoes what the neighbour adds."""
    for place, one in enumerate(order):
        neighbour = order[(place + 1) % len(order)]
        one.describe(LOOKS[one.name])
        neighbour.suggest("scar", "a crescent burn between the shoulders")
        one.card("answer-feature")
        if place:
            one.press("Accept it")
            continue
        one.press("Veto it, once")
        neighbour.suggest("hair", "one white lock over the temple")
        neighbour.press("Yes, it is binding")


def scene(mara: Storyteller) -> None:
    mara.press("New scene")
    mara.card("idle").get_by_role("textbox").fill("A sleeping car, snow inside.")
    mara.press("Set the scene")
    mara.tab("Chapter")
    mara.press("Bring in")
    mara.player.look("the Dealer's screen")


def flashbacks(mara: Storyteller, ines: Storyteller, tobias: Storyteller) -> None:
    """Own, given with a vetoed ability, and one of the story's own."""
    ines.remember("I am cutting meat in a cold kitchen, fast.")
    ines.name_ability("use a cleaver")
    tobias.remember("You stitch him up on my kitchen table.", to="Ines’s persona")
    tobias.name_ability("surgery on the brain")
    mara.tab("Memories")
    mara.press("Veto the ability")
    tobias.name_ability("field-dressing a wound")
    tobias.player.look("a phone's table")
    mara.tab("Chapter")
    fits = mara.page.get_by_role("button", name=re.compile("Tobias.* remembers$"))
    fits.first.click()
    mara.tab("Memories")
    expect(mara.page.locator("[data-memory]")).to_have_count(3)
    mara.player.look("the memory board")
    mara.tab("Table")


def skilled_action(people: list[Storyteller]) -> None:
    mara, ines, *_ = people
    ines.press("Try something")
    ines.card("idle").get_by_role("textbox").fill("open the square lock with a spoon")
    ines.press("Try it")
    mara.card("task-set")
    mara.press("Harder")
    mara.press("Difficulty 8")
    mara.answer("flip")
    expect(ines.page.locator("[data-card]").first).to_be_visible()
    ines.player.look("a card on a phone")
    settle_bells(people)
    ines.answer("spoken")
    mara.card("idle")


def settle_bells(people: list[Storyteller]) -> None:
    """Whatever Signifier came up is told first."""
    for _ in range(4):
        for one in people:
            if one.prompt() in ("bell", "use"):
                one.play()


def contest(people: list[Storyteller]) -> None:
    """Round after round until somebody makes 21."""
    mara, ines, *_ = people
    mara.press("Contest")
    sheet = mara.sheet()
    sheet.get_by_label("What is at stake").fill("Who keeps the cocoa can?")
    mara.press("Ines’s persona to side A of conflict 1", sheet)
    sheet.get_by_role("button", name=re.compile("guard.* side B")).first.click()
    mara.player.look("the contest builder")
    mara.press("Deal the cards", sheet)
    expect(ines.page.locator(".contest")).to_be_visible()
    looked = False
    until = time.monotonic() + LONGEST
    while "Twenty-one for" not in mara.page.locator(".journal").inner_text():
        assert time.monotonic() < until, "nobody makes 21"
        played = [one.play() for one in people]
        if "turn" in played and not looked:
            ines.player.look("a contest on a phone")
            mara.player.look("a contest")
            looked = True
    leave_contest(people)


def leave_contest(people: list[Storyteller]) -> None:
    """The round comes to its end, nobody wants another, and the cards go away."""
    mara = people[0]
    close = mara.page.get_by_role("button", name="Close the contest", exact=True)
    until = time.monotonic() + LONGEST
    while not close.count():
        assert time.monotonic() < until, mara.page.inner_text(".ask")
        for one in people:
            one.leave()
    close.click()
    expect(mara.page.locator(".contest")).to_have_count(0)


def ring_by_hand(people: list[Storyteller]) -> None:
    """The Dealer minds the Signifiers for once; the bell is heard by all."""
    mara, ines, *_ = people
    mara.press("Tools")
    sheet = mara.sheet()
    sheet.get_by_role("switch", name="Mind the Signifiers").click()
    mara.player.look("the Dealer's tools")
    sheet.get_by_label("Signifier", exact=True).select_option(index=1)
    sheet.get_by_label("It came to").select_option(index=1)
    mara.press("Ring", sheet)
    mara.shut()
    expect(ines.page.get_by_text(re.compile("remembers")).first).to_be_visible()
    mara.tell_bell("A lamp is swung three times in a tunnel.")
    settle_bells(people)


def wound(mara: Storyteller, ines: Storyteller) -> None:
    mara.page.locator('[data-seat="1"]').click()
    sheet = mara.sheet()
    mara.press("Wound", sheet)
    mara.press("right hand", sheet)
    expect(sheet.get_by_text("blocked by a wound: right hand").first).to_be_visible()
    ines.page.locator('[data-seat="1"]').click()
    ines.player.look("a sheet on a phone")
    ines.shut()
    mara.press("Tend", sheet)
    expect(sheet.get_by_text("blocked by a wound")).to_have_count(0)
    mara.press("Dies", sheet)
    expect(sheet).to_contain_text("Before you kill a persona")
    mara.press("Let them live", sheet)
    mara.shut()


def stop(people: list[Storyteller]) -> None:
    mara, _, _, wren = people
    wren.page.locator(".stop").first.click()
    wren.page.locator(".stop").first.click()
    for one in people:
        one.card("stopped")
    assert "Wren played" not in mara.page.content()
    mara.press("We go on")
    mara.card("idle")


def look_round(ines: Storyteller, tobias: Storyteller) -> None:
    for place in ("Memories", "Journal", "Opening"):
        ines.tab(place)
        ines.player.look(f"{place} on a phone")
    tobias.tab("Memories")
    tobias.player.look("Memories on a tablet")


def test_the_dealer_changes_hands(come: Come) -> None:
    mara, ines = Storyteller(come("Mara")), Storyteller(come("Ines", PHONE))
    ines.arrive(mara.open("The Salt Hotel"))
    for one in (mara, ines):
        one.answer("dealer-0")
    mara.press("Ask all to close their eyes")
    mara.press("It is read")
    for one, neighbour in ((ines, mara), (mara, ines)):
        one.describe(LOOKS[one.name])
        neighbour.suggest("voice", "a voice like gravel")
        one.press("Accept it")
    mara.press("Deal the Signifiers")
    mara.press("Open session 1")
    scene_of = mara.card("idle")
    mara.press("New scene")
    scene_of.get_by_role("textbox").fill("A drained bath, tiled green.")
    mara.press("Set the scene")
    mara.press("Close session")
    mara.press("Close session 1")
    for one in (mara, ines):
        one.answer("dealer-1")
    ines.card("hand-over")
    ines.player.look("a chapter of one's own, on a phone")
    ines.press("Read my chapter")
    ines.press("Chapter 2 sealed")
    ines.press("Break the seal")
    title = ines.page.locator("article h2").inner_text()
    assert title not in mara.page.request.get(f"{export_of(mara)}.json").text()
    mara.tab("Chapter")
    expect(mara.page.get_by_role("button", name="Chapter 2")).to_have_count(0)
    ines.press("Open session 2")
    mara.tab("Table")
    expect(mara.page.get_by_role("heading", name="Previously")).to_be_visible()
    expect(mara.page.get_by_text("A drained bath, tiled green.").first).to_be_visible()
    mara.player.look("the second session")
