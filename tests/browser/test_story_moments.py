"""What people are shown at the moment it happens: memories, sides, bells."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Houses, Tell
from tests.browser.pens import Pens
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.teller import Teller

pytestmark = pytest.mark.browser
YOLA, INES, TOBIAS, MARA = range(4)
STACK = {
    # The Fool for Ines, then the Moon, the Sun and the Wheel.
    "signifiers": "M00 M18 M19 M10",
    "session": "9c M16",
    # Two cards for each of five hands; then Ines twists her own Signifier.
    "contest": "5w 3c Ts 4w 6c 9s 2p 7p 8s Ac M00 6w",
}
GIFT = "Mara holds the lamp while you prick the aces with a pin."
FOOL = "The lake at home. You try the ice with a stick."
STAKES = "Who stands on the bridge when the six-forty comes?"


@pytest.fixture
def table(tell: Tell, houses: Houses) -> Pens:
    """Yola deals; Ines has a phone, Tobias a tablet."""
    sizes = {"Yola": DESK, "Ines": PHONE, "Tobias": TABLET, "Mara": DESK}
    return Pens([tell(*one, at=houses(STACK)) for one in sizes.items()])


def three_sides(table: Pens) -> None:
    """Ines and Tobias, Mara and a guard, and a woman against them all."""
    for shown in ("the guard, without a cap", "a woman in white furs"):
        table.write(YOLA, "character_entered", shown_as=shown)
    guard, woman = (one["who"] for one in table.scene(YOLA)["story"]["characters"])
    hands = [
        {"who": table.persona(INES), "side": "a"},
        {"who": table.persona(TOBIAS), "side": "a"},
        {"who": table.persona(MARA), "side": "b"},
        {"who": guard, "side": "b"},
        {"who": woman, "side": "c"},
    ]
    aims = [{"side": "a", "text": "To the bridge"}]
    table.write(YOLA, "contest_opened", stakes=STAKES, hands=hands, aims=aims)
    table.shown()
    for seat in (INES, TOBIAS, MARA):
        table.play(seat, "join")
    table.play(YOLA, "join", "join")


def test_a_memory_comes_to_whom_it_is_for(table: Pens) -> None:
    """FUG-F16: wherever they are looking, with its ability; it stays until kept."""
    table.begun()
    table.shown()
    ines, tobias = table.people[INES], table.people[TOBIAS]
    ines.place("Memories")
    parts = ["hand_r"]
    given = {"source": "gift", "persona": table.persona(INES), "trigger": "a thing"}
    table.write(MARA, "memory", text=GIFT, **given)
    for seat, person in enumerate(table.people):  # at once, before it has an ability
        mine, others = "What does it leave you?", "Mara is naming what it leaves."
        expect(person.letter(GIFT)).to_contain_text(mine if seat == MARA else others)
    found = table.memory(MARA)
    table.write(MARA, "ability", memory=found, name="cheating at cards", parts=parts)
    expect(tobias.letter(GIFT)).to_contain_text("cheating at cards")
    expect(ines.letter(GIFT)).to_contain_text("right hand")
    ines.look("a letter on a phone")
    table.write(YOLA, "narration", text="The lamp goes out.")
    expect(tobias.page.locator("[data-letter]")).to_have_count(0)
    ines.page.reload()  # whoever was away finds it when they come back
    ines.keeps(GIFT, "cheating at cards")
    ines.page.reload()
    ines.asked("idle")
    expect(ines.page.locator("[data-letter]")).to_have_count(0)


def test_the_story_remembers_for_somebody(table: Pens) -> None:
    """FUG-F18: a memory of the chapter comes as a letter too."""
    table.begun()
    table.shown()
    chapter = table.ask(YOLA, {"do": "open", "seat": 0, "part": "chapter", "number": 1})
    found = next(
        one
        for one in chapter["content"]["triggers"]
        if one["who"] != "all_present" and table.persona(MARA) in one["personae"]
    )
    table.write(
        YOLA, "trigger_fired", trigger=found["id"], personae=[table.persona(MARA)]
    )
    mara = table.people[MARA]
    expect(mara.page.locator("[data-letter]")).to_contain_text(found["ability"])
    mara.answer("letter", "Keep it")
    mara.asked("idle")


@pytest.mark.parametrize("seat", [INES, TOBIAS, MARA], ids=["phone", "tablet", "desk"])
def test_sides_are_places(table: Pens, seat: int) -> None:
    """FUG-B02: who stands with whom for what, and what is at stake, at every size."""
    table.begun()
    three_sides(table)
    person = table.people[seat]
    page = person.page
    expect(page.locator("[data-side]")).to_have_count(3)
    bridge = page.locator('[data-side="0a"]')
    expect(bridge).to_contain_text("To the bridge")
    expect(bridge.locator("[data-hand]")).to_have_count(2)
    expect(page.locator('[data-side="0b"] [data-hand]')).to_have_count(2)
    expect(page.locator('[data-side="0c"] [data-hand]')).to_have_count(1)
    mine = page.locator("[data-side]", has_text="your side")
    expect(mine).to_have_attribute("data-side", "0b" if seat == MARA else "0a")
    expect(page.get_by_text(STAKES).first).to_be_visible()
    person.look("three sides")


def test_a_signifier_rings_and_is_used_at_once(table: Pens) -> None:
    """FUG-F17, F19, F20, F22: the bell says it all; then the letter, and what now."""
    table.begun()
    three_sides(table)
    ines, mara = table.people[INES], table.people[MARA]
    table.play(INES, "twist")
    for person in (ines, mara):
        bell = person.page.locator("[data-bell]")
        expect(bell).to_contain_text("Yola tells it.")
        expect(bell).to_contain_text("In it must be")
        expect(bell).to_contain_text("declare it for a wild card")
    expect(ines.page.locator("[data-bell]")).to_contain_text("your Signifier")
    table.people[YOLA].wait_for("window.pen.scene.story.bells.length")
    rung = table.scene(YOLA)["story"]["bells"][0]
    told = {"source": "signifier", "persona": rung["personae"][0], "text": FOOL}
    table.write(YOLA, "memory", bell=rung["bell"], **told)
    expect(mara.letter(FOOL)).to_contain_text("Yola is naming what it leaves.")
    memory = table.memory()
    parts = ["leg_l", "leg_r"]
    table.write(YOLA, "ability", memory=memory, name="crossing ice", parts=parts)
    expect(ines.letter(FOOL)).to_contain_text("crossing ice")
    expect(mara.page.locator("[data-side]")).to_have_count(3)
    ines.look("a letter in a contest")
    inside(ines, ines.letter(FOOL).get_by_text("crossing ice"))
    ines.plays("intercede", "declare")
    ines.reads("declares an ability")


def inside(person: Teller, what: object) -> None:
    """It can be read without scrolling, above the place card."""
    box = what.bounding_box()  # type: ignore[attr-defined]
    card = person.page.locator(".ask").bounding_box()
    assert box is not None
    assert card is not None
    assert box["y"] + box["height"] <= card["y"] + 1, (box, card)


def test_signifiers_are_dealt_with_ceremony(table: Pens) -> None:
    """FUG-G01: each card before its persona, one's own marked; people talk."""
    table.made()
    table.shown()
    ines, tobias = table.people[INES], table.people[TOBIAS]
    tobias.writes("Who wants tea?")
    table.people[YOLA].reads("Who wants tea?")
    table.write(YOLA, "signifiers_dealt")
    dealt = ines.page.locator("[data-ceremony]")
    expect(dealt.get_by_role("listitem")).to_have_count(4)
    expect(dealt).to_contain_text("The Fool is yours.")
    ines.look("the Signifiers on a phone")


def test_slips_tell_what_a_persona_can_do_and_where_it_is_hurt(table: Pens) -> None:
    """Section 8: abilities as chips, usable or blocked; whoever is hurt is told."""
    table.begun()
    table.shown()
    found = table.remember(INES, INES, "A cold kitchen.", "binding wounds", "hand_r")
    who = table.persona(INES)
    table.write(YOLA, "wound", who=who, kind="temporary", part="hand_r")
    hurt = table.people[INES].page.locator("[data-hurt]")
    expect(hurt).to_contain_text("right hand")
    expect(hurt).to_contain_text("binding wounds")
    table.write(YOLA, "narration", text="The lamp goes out.")
    slip = table.people[MARA].page.locator(f'[data-slip="{who}"]')
    expect(slip).to_contain_text("binding wounds blocked")
    expect(slip).to_contain_text("wounded: right hand")
    judge = table.people[YOLA].page.locator(f'[data-judge="{found}"]')
    expect(judge).to_contain_text("binding wounds")
    table.people[YOLA].push("Let it stand", judge)
    expect(judge).to_have_count(0)


def test_the_own_hand_lies_clear_of_the_prompt(table: Pens) -> None:
    """With five hands on three sides, at every size."""
    table.begun()
    three_sides(table)
    for seat in (INES, TOBIAS, MARA):
        person = table.people[seat]
        card = person.page.locator(".cards [data-piece]").first
        expect(card).to_be_visible()
        inside(person, card)
