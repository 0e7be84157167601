"""Exports, words, and "what may be taken home" (FUG-J06, FUG-X14)."""

import re
from base64 import b64encode
from html import escape
from pathlib import Path

import pytest
from tests.story.table import Campaign

import parlour.story
from parlour.engine.refusals import BadInput
from parlour.story import entries as e
from parlour.story.exports import export
from parlour.story.exports.book import pdf
from parlour.story.exports.page import html
from parlour.words.messages import bundle


def told() -> Campaign:
    table = Campaign().session({0: "M00", 1: "M01", 2: "M19", 3: "M05"})
    table.do(3, e.SceneSet(text="A quay <b>at night</b>"))
    table.do(0, e.Speech(who="p0", text='"Who & what?"'))
    number = table.remember(0, "locks")
    out = table.remember(1, "flying")
    table.do(3, e.MemoryRuledOut(memory=out, rule="FUG-F04"))
    table.do(0, e.QuestionAsked(text="Who is she?", about=number))
    table.task(0)
    table.do(3, e.TaskSet(difficulty=5))
    table.flip("6s")
    table.do(0, e.TaskNarration(text="The boat goes without us."))
    table.do(0, e.PrivateNote(text="MY-NOTE"))
    return table


def hurt() -> Campaign:
    return finished(e.Wound(who="p0", kind="temporary", part="hand_l"))


def finished(*more: e.AnyEntry) -> Campaign:
    table = told()
    for entry in more:
        table.do(3, entry)
    table.do(3, e.SessionClosed())
    table.appointed(1)
    table.do(1, e.SessionOpened())
    table.do(1, e.SessionClosed())
    return table


def test_an_export_before_the_end_is_spoiler_safe() -> None:
    """FUG-J06."""
    table = told()
    for seat in (0, 1, 2, None):
        page = html(export.export(table.journal, seat))
        for sealed in ("CHAPTER-ONE", "TITLE-ONE", "CHAPTER-TWO", "CAPTAIN", "SETTING"):
            assert sealed not in page
        assert "The story so far" in page
    dealer = export.export(table.journal, 3)
    assert [part.number for part in dealer.sealed if part.part == "chapter"] == [1]
    assert "MY-NOTE" in repr(export.export(table.journal, 0))
    assert "MY-NOTE" not in repr(export.export(table.journal, 1))


def test_the_finished_story_holds_everything() -> None:
    """C8: everything opens."""
    page = html(export.export(finished().journal, None))
    for text in ("CHAPTER-ONE", "TITLE-TWO", "SCENE-ONE", "The boat goes without us"):
        assert text in page
    assert "<b>Ann’s persona tries:</b> pick a lock" in page
    assert "<b>Six of Swords:</b> success" in page
    assert "Who is she?" in page
    assert "how flying" not in page  # it was ruled out
    assert "A quay &lt;b&gt;at night&lt;/b&gt;" in page
    assert "Who &amp; what?" in page
    assert "MY-NOTE" not in page
    assert "<script" not in page
    assert "src=" not in page


def test_credits_stand_in_every_export() -> None:
    """FUG-X14: the system's line, the licence, that changes were made, the set's."""
    for table in (told(), finished()):
        made = export.export(table.journal, 0)
        page = html(made)
        for text in (export.CREDIT, export.LICENCE, "Changes were made", "Test Set"):
            assert text in page
        assert (made.credit, made.licence) == (export.CREDIT, export.LICENCE)


def test_the_book() -> None:
    """PDF by Typst, where it is installed; what people wrote is never markup."""
    table = finished()
    made = export.export(table.journal, None)
    assert export.StoryDocument(made).data()["title"] == "Test Set"
    pytest.importorskip("typst")
    assert pdf(made).startswith(b"%PDF")


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>'


def drawn(card: str) -> bytes:
    return SVG if card in ("6s", "M00") else b""


def test_cards_have_their_pictures() -> None:
    """What was flipped, and Signifiers; where there is no picture the name stands."""
    made = export.export(finished().journal, None)
    page = html(made, pictures=drawn)
    picture = "data:image/svg+xml;base64," + b64encode(SVG).decode()
    assert page.count(picture) == 2
    assert re.search(rf'src="{re.escape(picture)}"><b>Six of Swords:</b>', page)
    book = export.StoryDocument(made, drawing=drawn).data()
    assert sorted(book["drawn"]) == ["6s", "M00"]
    assert book["sheets"][0]["signifier"] == "M00"
    pytest.importorskip("typst")
    assert len(pdf(made, pictures=drawn)) > len(pdf(made))


def test_everything_is_open_at_the_end() -> None:
    """People, scenes by name, and memories of the story that never came."""
    table = finished()
    made = export.export(table.journal, 0)
    page, pages = html(made), repr(export.StoryDocument(made).data())
    content = table.story.content
    assert content is not None
    for person in content.character:
        assert escape(person.shown_as) in page
        assert person.shown_as in pages
    for chapter in content.chapter:
        for trigger in chapter.trigger:
            assert f"A memory that never came: {trigger.ability.name}" in page
            assert trigger.ability.name in pages


def test_a_gift_names_who_gave_it() -> None:
    """FUG-F16."""
    table = told()
    gift = e.MemoryNarrated(
        source="gift", persona="p0", text="A ship.", trigger="a bell"
    )
    number = table.do(1, gift).seq
    table.do(1, e.Ability(memory=number, name="knots"))
    giver = table.scene().seats[1].name
    assert f"{giver} gives " in html(export.export(table.journal, 0))


def test_the_book_has_the_sets_terms_and_its_name() -> None:
    """FUG-X14; the file is called after the story."""
    table = finished()
    made = export.export(table.journal, 0)
    assert made.story.content is not None
    made.story.content.licence = "CC BY-SA 4.0"
    made.story.content.title = "Das Salz-Hôtel & mehr"
    assert "CC BY-SA 4.0." in export.StoryDocument(made).data()["credits"][-1]
    assert export.file_name(made, "pdf") == "das-salz-hotel-mehr.pdf"


def test_headings_and_labels_speak_the_language_of_the_table() -> None:
    """What people wrote, and the credit, stay as they are."""
    made = export.export(hurt().journal, None)
    page = html(made, "de")
    for text in (
        '<html lang="de">',
        "erzählt von",
        "Sitzung 1, geleitet von",
        "Figur von",
        "Sechs der Schwerter",
        "gelungen",
        "(die linke Hand)",
        "Noch ungeklärt",
        "Wie es geschrieben stand",
        "The boat goes without us",
        export.CREDIT,
        export.TERMS,
    ):
        assert text in page
    for text in ("Session", "told by", "dealt by", "persona", "success", "written"):
        assert text not in page.replace("TITLE", "")
    book = export.StoryDocument(made, "de").data()
    assert (book["lang"], book["as_written"]) == ("de", "Wie es geschrieben stand")
    assert "is hurt: the left hand." in html(made)


def test_a_language_without_words_is_english() -> None:
    page = html(export.export(told().journal, None), "xx")
    assert '<html lang="en">' in page
    assert "told by" in page


def test_without_typst_the_message_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(BadInput, match=r"parlour\[print\]"):
        pdf(export.export(finished().journal, None))


def test_every_refusal_has_its_words() -> None:
    words = bundle("parlour.story", "en")
    folders = [Path(parlour.story.__file__).parent]
    folders.append(folders[0].parent / "server")
    missing = set()
    for folder in folders:
        for path in folder.rglob("*.py"):
            if folder.name == "server" and "stories" not in path.parts:
                continue
            for name in re.findall(r'Refusal\(\s*"([a-z0-9-]+)"', path.read_text()):
                if not words.has_message(f"refused-{name}"):
                    missing.add(name)
    assert not missing
