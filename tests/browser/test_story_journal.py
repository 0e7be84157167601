"""The journal on a phone, and the host's own deck before it is played with."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Tell
from tests.browser.pens import Pens
from tests.browser.player import DESK, PHONE
from tests.server.test_story_decks import folder

pytestmark = pytest.mark.browser
YOLA, INES = range(2)


@pytest.fixture
def table(tell: Tell) -> Pens:
    """Yola deals and hosts; Ines has a phone."""
    sizes = {"Yola": DESK, "Ines": PHONE, "Tobias": DESK, "Mara": DESK}
    return Pens([tell(*one) for one in sizes.items()])


def test_the_journals_line_is_free_on_a_phone(table: Pens) -> None:
    """Whatever is asked meanwhile lies below the line, never on it."""
    table.begun()
    table.shown()
    table.write(YOLA, "scene", text="A platform at night")
    for number in range(12):
        table.write(YOLA, "narration", text=f"Lamp {number} goes out.")
    ines = table.people[INES]
    ines.place("Journal")
    line = ines.page.locator("#say")
    table.write(INES, "skilled_action", persona=table.persona(INES), task="climb")
    expect(ines.page.locator(".ask .prompt, .ask .paper").first).to_be_visible()
    for _ in range(2):  # before anything was scrolled, and when it is written in
        box = line.bounding_box()
        assert box is not None
        x = box["x"] + box["width"] / 2
        for y in (box["y"] + 2, box["y"] + box["height"] - 2):
            on_top = "([x, y]) => document.elementFromPoint(x, y)?.id"
            assert ines.page.evaluate(on_top, [x, y]) == "say"
        line.click()
    ines.look("the journal on a phone")
    ines.writes("I look for a handhold.")


def test_a_deck_is_looked_at_before_it_is_played_with(
    table: Pens, tmp_path: Path
) -> None:
    for path, picture in folder().items():
        (tmp_path / Path(path).name).write_bytes(picture)
    table.appointed()
    table.shown(YOLA)
    page = table.people[YOLA].page
    page.get_by_role("button", name="Table menu").click()
    page.locator("[data-deck]").set_input_files(tmp_path)
    shown = page.locator("[data-preview]")
    expect(shown.get_by_role("listitem")).to_have_count(78)
    expect(shown).to_contain_text("The Moon")
    assert not table.scene(YOLA)["table"]["deck"]
    table.people[YOLA].look("a deck before it is played with")
    page.get_by_role("button", name="Play with this deck").click()
    expect(shown).to_be_hidden()
    expect(page.get_by_role("button", name="Back to Parlour’s deck")).to_be_visible()
