"""What somebody new to the story is told: what comes next, and what is lacking."""

import re

import pytest
from tests.browser.conftest import Tell
from tests.browser.expecting import expect
from tests.browser.player import PHONE

pytestmark = pytest.mark.browser


def test_each_step_says_what_comes_next(tell: Tell) -> None:
    mara, ines = tell("Mara"), tell("Ines", PHONE)
    ines.sits(mara.lays("The Salt Hotel"))
    primer = ines.page.get_by_role("group").filter(has_text="New to Fugue?")
    for word in ("Nobody wins", "A flashback is", "The marks on a seat"):
        expect(primer).to_contain_text(word)
    for person in (mara, ines):
        person.wants_dealer(0)
    mara.reads("Mara offers to deal.")
    mara.answer("preparation", "Read my chapter")
    expect(mara.page.get_by_role("heading", name="Open chapter 1?")).to_be_visible()
    mara.push("Not yet")
    expect(mara.page.get_by_text("Choose what you want to read.")).to_be_visible()
    mara.place("Table")
    mara.answer("preparation", "Ask all to close their eyes")
    mara.answer("opening", "It is read")
    for one, other in ((ines, mara), (mara, ines)):
        one.describes("A tall person in a grey coat.")
        other.suggests("scar", "a thin scar on the chin")
        one.answer("answer-feature", "Accept it")
    mara.answer("signifiers", "Deal the Signifiers")
    expect(ines.asked("waiting")).to_contain_text("Mara opens the first session")
    mara.answer("open-session", "Open session 1")
    expect(ines.asked("idle")).to_contain_text("Mara sets the first scene")
    expect(ines.page.get_by_text("The scene is told aloud.")).to_have_count(0)

    ines.answer("idle", "Remember")
    expect(ines.sheet()).to_contain_text("First say what brings it back.")
    ines.put_away()
    ines.tries("climb to the glass roof")
    mara.sets_difficulty(7)
    expect(ines.asked("idle")).to_contain_text("Before the card is turned")
    # The card waits for the ability: a flashback is not to be outrun by the flip.
    ines.remembers("A rope, a mast, a gale.")
    flip = mara.page.locator('[data-answer="flip"]')
    expect(mara.asked("task-flip")).to_contain_text("is remembering")
    expect(flip).not_to_have_class(re.compile("primary"))
    ines.names_ability("climbing rigging")
    expect(mara.asked("task-flip")).to_contain_text("has an ability now")
    expect(flip).to_have_class(re.compile("primary"))

    mara.answer("task-flip", "Change it")
    mara.answer("task-set", "Not tried after all")
    mara.answer("idle", "Contest")
    expect(mara.sheet()).to_contain_text("First say what is at stake.")
    mara.sheet().get_by_label("What is at stake").fill("Who reaches the door?")
    expect(mara.sheet()).to_contain_text("First put somebody on each of two sides.")
