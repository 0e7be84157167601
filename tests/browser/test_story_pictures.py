"""Pictures that people bring to a story: a handout for one, a scene, a portrait."""

import struct
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Tell
from tests.browser.pens import Pens
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.teller import Teller

pytestmark = pytest.mark.browser
YOLA, INES, TOBIAS = range(3)
MAP = "A torn map with a cross at the signal box"


def painted(path: Path, width: int = 900, height: int = 600) -> Path:
    """A dusk over hills, as PNG."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            hill = y > height * 0.6 + 60 * ((x / width * 3) % 1 - 0.5)
            sky = (30 + 150 * y // height, 40 + 60 * y // height, 110)
            rows += bytes((40, 60, 45) if hill else sky)

    def chunk(kind: bytes, data: bytes) -> bytes:
        sum_ = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", sum_)

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(bytes(rows)))
        + chunk(b"IEND", b"")
    )
    return path


@pytest.fixture
def table(tell: Tell) -> Pens:
    """Yola deals; Ines has a phone, Tobias a tablet."""
    sizes = {"Yola": DESK, "Ines": PHONE, "Tobias": TABLET}
    made = Pens([tell(*one) for one in sizes.items()])
    made.begun()
    made.shown()
    return made


def loaded(picture: Locator) -> None:
    """It is there, and it is a picture."""
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(found) => found.naturalWidth") > 0


def brings(person: Teller, what: Path, caption: str, press: str) -> None:
    form = person.page.locator("[data-bring]")
    form.locator("input[type=file]").set_input_files(what)
    expect(form.locator("canvas")).to_be_visible()
    if caption:
        form.get_by_role("textbox").fill(caption)
    person.push(press, form)
    expect(form.locator("canvas")).to_have_count(0)


def test_a_handout_is_shown_to_one_of_two(table: Pens, tmp_path: Path) -> None:
    yola, ines, tobias = table.people
    yola.answer("idle", "Pictures")
    drawer = yola.sheet()
    strange = tmp_path / "strange.png"
    strange.write_bytes(b"no picture at all")
    field = drawer.locator("input[type=file]")
    field.set_input_files(strange)
    expect(drawer.get_by_role("alert")).to_contain_text("can’t be used")
    field.set_input_files(painted(tmp_path / "map.png"))
    yola.push("Into the drawer", drawer)
    expect(drawer.get_by_role("alert")).to_contain_text("Say in a few words")
    brings(yola, tmp_path / "map.png", MAP, "Into the drawer")
    lying = drawer.get_by_role("listitem").filter(has_text=MAP)
    loaded(lying.locator("img"))
    yola.look("the drawer")
    number = lying.get_attribute("data-picture")
    yola.push("Show Ines", lying)
    expect(lying).to_contain_text("Shown to Ines.")

    ines.asked("handout")
    handed = ines.page.locator("[data-handout]")
    loaded(handed.locator("img"))
    expect(handed).to_contain_text(MAP)
    expect(ines.asked("handout")).to_contain_text("Yola shows you something.")
    ines.look("a handout on a phone")
    # Somebody who is not shown it, is not told of it and cannot fetch it.
    table.write(INES, "talk", text="Look at that!")
    tobias.reads("Look at that!")
    expect(tobias.page.locator("[data-handout], [data-picture]")).to_have_count(0)
    assert MAP not in tobias.fresh()
    address = f"/api/tables/{table.id}/pictures/{number}"
    answers = [tobias.page.request.get(address + more) for more in ("", "9")]
    assert [one.status for one in answers] == [404, 404]
    assert answers[0].body() == answers[1].body()

    ines.page.reload()
    ines.answer("handout", "Put it away")
    expect(ines.page.locator("[data-handout]")).to_have_count(0)
    ines.place("Journal")
    kept = ines.page.get_by_role("list", name="Journal").locator("[data-picture]")
    loaded(kept.locator("img"))
    kept.click()
    loaded(ines.sheet().locator("img"))
    ines.look("a picture looked at closely")
    ines.put_away()

    yola.push("Show everybody", lying)
    tobias.asked("handout")
    loaded(tobias.page.locator("[data-handout] img"))
    tobias.look("a handout on a tablet")
    tobias.answer("handout", "Put it away")


def test_a_scene_has_a_picture(table: Pens, tmp_path: Path) -> None:
    yola, ines, tobias = table.people
    yola.answer("idle", "Pictures")
    brings(yola, painted(tmp_path / "dusk.png"), "Dusk over hills", "Into the drawer")
    yola.push("Hang up for this scene", yola.sheet())
    for person in (ines, tobias):
        loaded(person.page.locator("[data-scene-picture] img"))
        person.look("a scene with its picture")
    table.write(YOLA, "scene", text="The luggage van.")
    expect(ines.page.locator("[data-scene-picture]")).to_have_count(0)


def test_a_portrait_stands_on_the_slip(table: Pens, tmp_path: Path) -> None:
    ines, tobias = table.people[INES], table.people[TOBIAS]
    persona = table.persona(INES)
    sheet = ines.opens_sheet(INES)
    brings(ines, painted(tmp_path / "me.png"), "", "Use this portrait")
    loaded(sheet.locator(f'[data-portrait="{persona}"]'))
    ines.look("a sheet with a portrait")
    slip = tobias.page.locator(f'[data-slip="{persona}"] [data-portrait]')
    loaded(slip)
    tobias.look("a slip with a portrait")
    expect(tobias.opens_sheet(INES).locator("[data-bring]")).to_have_count(0)
    tobias.put_away()
    ines.push("Take the portrait away", sheet)
    expect(slip).to_have_count(0)
