"""Portraits, handouts and scene pictures: who brings them, who sees them, when."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.test_story_decks import png
from tests.story.table import Campaign

from parlour.story import entries as e
from parlour.story.exports import export
from parlour.story.exports.book import pdf
from parlour.story.exports.export import Taken
from parlour.story.exports.page import html
from parlour.story.table.pictures import MAX_DRAWER_PICTURES
from parlour.story.views import seen

DEALER = 3
WATCHER = None
EVERYBODY = (0, 1, 2, 3, WATCHER)
MAP = "XQ a map with a cross"


def drawn(table: Campaign, caption: str = MAP, by: int = DEALER) -> int:
    """A picture in the drawer."""
    return table.do(by, e.Pictured(file=f"f{table.story.seq}", caption=caption)).seq


def show(table: Campaign, picture: int, *to: int, **more: Any) -> int:
    return table.do(
        table.dealer, e.PictureShown(picture=picture, to=list(to), **more)
    ).seq


def seers(table: Campaign, picture: int) -> list[int | None]:
    """Whoever may look at a picture; nobody else finds a word of it anywhere."""
    story = table.story
    found = [v for v in EVERYBODY if picture in seen.pictures(story, v)]
    for viewer in EVERYBODY:
        took = export.export(table.journal, viewer)
        everything = msgspec.json.encode(
            [table.scene(viewer), table.told(viewer), took]
        )
        assert (b"XQ" in everything) == (viewer in found), viewer
        assert b'"file"' not in everything, "what it is kept under is told to nobody"
    return found


def test_a_portrait_is_for_whoever_plays_the_persona() -> None:
    table = Campaign().creation()
    portrait = e.Pictured(file="f", of="p0")
    assert table.why(0, portrait) == "no-persona-yet"
    table.make(0)
    for other in (1, DEALER):
        assert table.why(other, portrait) == "not-yours-to-play"
    first = table.do(0, portrait).seq
    assert table.sheet("p0").portrait is not None
    for viewer in EVERYBODY:
        assert first in seen.pictures(table.story, viewer)
        told = [one for one in table.told(viewer) if one.seq == first]
        assert told[0].facts["picture"] == first
    second = table.do(0, e.Pictured(file="g", of="p0", caption="asleep")).seq
    found = table.sheet("p0").portrait
    assert found is not None
    assert (found.picture, found.caption) == (second, "asleep")
    assert first not in seen.pictures(table.story, 0), "the old one is gone"
    assert table.story.record(first).touched == second
    assert table.why(1, e.PictureRemoved(picture=second)) == "not-yours-to-play"
    table.do(0, e.PictureRemoved(picture=second))
    assert table.sheet("p0").portrait is None
    assert table.no(0, e.PictureRemoved(picture=second)) == "no-such-picture"


def test_the_dealer_brings_portraits_of_game_characters() -> None:
    table = Campaign().session()
    table.do(DEALER, e.CharacterEntered(shown_as="a heavy"))
    portrait = e.Pictured(file="f", of="c1")
    assert table.no(0, portrait) == "dealer-only"
    table.do(DEALER, portrait)
    assert table.scene(0).characters[0].portrait is not None
    assert table.no(DEALER, e.Pictured(file="f", of="c9")) == "nobody-of-that-name"
    # Taken back with the person it shows.
    last = table.scene(DEALER).dealing
    assert last is not None
    table.do(DEALER, e.Override(why="no", what="undo", entry=last.undo))
    assert table.scene(0).characters == []
    table.do(DEALER, e.CharacterEntered(shown_as="a nun"))
    assert table.scene(0).characters[0].portrait is None


def test_a_handout_is_sealed_until_it_is_shown() -> None:
    table = Campaign().session()
    assert table.no(0, e.Pictured(file="f", caption="mine")) == "dealer-only"
    assert table.no(DEALER, e.Pictured(file="f", caption=" ")) == "say-what-it-shows"
    picture = drawn(table)
    assert seers(table, picture) == [DEALER]
    shown = show(table, picture, 1)
    assert seers(table, picture) == [1, DEALER]
    assert [one.picture for one in table.scene(1).handouts] == [picture]
    assert table.scene(0).handouts == table.scene(WATCHER).handouts == []
    (told,) = (one for one in table.told(1) if one.seq == shown)
    assert isinstance(told.entry, e.PictureShown)
    assert (told.facts["yours"], told.entry.to) == (True, [])
    show(table, picture, 0)
    assert seers(table, picture) == [0, 1, DEALER]
    show(table, picture)
    assert seers(table, picture) == list(EVERYBODY)


def test_others_learn_nothing_by_asking() -> None:
    """What is sealed is refused in the same words as what was never there."""
    table = Campaign().session()
    picture = drawn(table)
    nothing = table.do(DEALER, e.DealerNote(text="x")).seq
    for number in (picture, nothing, 999):
        assert table.no(0, e.PictureRemoved(picture=number)) == "no-such-picture"
        assert table.no(0, e.PictureShown(picture=number)) == "FUG-S02"
    table.do(DEALER, e.PictureRemoved(picture=picture))
    assert seers(table, picture) == []


def test_a_removed_handout_is_gone_for_all() -> None:
    table = Campaign().session()
    picture = drawn(table)
    shown = show(table, picture)
    removed = table.do(DEALER, e.PictureRemoved(picture=picture)).seq
    assert seers(table, picture) == []
    assert table.scene(0).handouts == []
    told = {one.seq: one for one in table.told(0)}
    assert told[shown].facts["gone"] is True
    assert removed in told
    assert table.no(DEALER, e.PictureShown(picture=picture)) == "no-such-picture"


def test_pictures_can_be_taken_away_while_the_stop_card_lies() -> None:
    table = Campaign().session()
    picture = drawn(table)
    show(table, picture)
    table.do(None, e.StopCardPlayed())
    assert table.why(DEALER, e.PictureShown(picture=picture)) == "stopped"
    table.do(DEALER, e.PictureRemoved(picture=picture))
    assert seers(table, picture) == []


def test_a_scene_has_its_picture_until_the_next_scene() -> None:
    table = Campaign().session()
    picture = drawn(table)
    hang = e.PictureShown(picture=picture, scene=table.story.seq)
    assert table.no(DEALER, hang) == "no-such-scene"
    first = table.do(DEALER, e.SceneSet(text="a pier")).seq
    assert table.scene(0).scene_at == first
    to_one = e.PictureShown(picture=picture, to=[0], scene=first)
    assert table.no(DEALER, to_one) == "no-such-scene"
    show(table, picture, scene=first)
    assert seers(table, picture) == list(EVERYBODY)
    found = table.scene(WATCHER).scene_picture
    assert found is not None
    assert found.picture == picture
    assert table.scene(0).handouts == [], "it hangs there, nobody has to put it away"
    table.do(DEALER, e.SceneSet(text="a cellar"))
    assert table.scene(0).scene_picture is None
    late = e.PictureShown(picture=picture, scene=first)
    assert table.no(DEALER, late) == "no-such-scene"


def test_a_scene_that_is_undone_takes_its_picture_along() -> None:
    table = Campaign().session()
    table.do(DEALER, e.SceneSet(text="a pier"))
    picture = drawn(table)
    second = table.do(DEALER, e.SceneSet(text="a cellar")).seq
    shown = show(table, picture, scene=second)
    table.do(DEALER, e.Override(why="no", what="undo", entry=second))
    assert table.scene(0).scene == "a pier"
    assert table.scene(0).scene_picture is None
    assert table.story.record(shown).status == "void"
    assert seers(table, picture) == [DEALER], "it was shown with nothing"


def test_whoever_takes_a_seat_over_was_shown_nothing() -> None:
    table = Campaign().session()
    picture = drawn(table)
    show(table, picture, 1)
    table.do(1, e.Away(seat=1, away=True))
    table.do(1, e.SeatJoined(name="New"))
    assert seers(table, picture) == [DEALER]
    show(table, picture, 1)
    assert seers(table, picture) == [1, DEALER]


def next_session(table: Campaign, dealer: int) -> None:
    table.do(table.dealer, e.SessionClosed())
    table.appointed(dealer)


def test_the_next_dealer_finds_the_drawer_and_the_end_opens_what_was_shown() -> None:
    table = Campaign().session()
    unshown, shown = drawn(table, "XQ never shown"), drawn(table)
    show(table, shown, 1)
    next_session(table, 0)
    dealing = table.scene(0).dealing
    assert dealing is not None
    assert [one.picture for one in dealing.drawer] == [shown, unshown]
    assert dealing.drawer[0].to == [1]
    table.do(0, e.SessionOpened())
    table.do(0, e.SessionClosed())
    assert table.story.state == "end"
    for viewer in EVERYBODY:
        found = seen.pictures(table.story, viewer)
        assert shown in found
        assert (unshown in found) == (viewer in (0, DEALER))
    (told,) = (one for one in table.told(2) if one.kind == "picture_shown")
    assert isinstance(told.entry, e.PictureShown)
    assert told.entry.to == [1]
    assert table.no(0, e.Pictured(file="f", caption="late")) == "FUG-S06"


def test_a_drawer_holds_so_many() -> None:
    table = Campaign().session()
    for _ in range(MAX_DRAWER_PICTURES):
        last = drawn(table)
    full = e.Pictured(file="f", caption="one more")
    assert table.no(DEALER, full) == "drawer-full"
    table.do(0, e.Pictured(file="f", of="p0"))  # portraits lie elsewhere
    table.do(DEALER, e.PictureRemoved(picture=last))
    drawn(table)


def test_an_old_scene_put_right_is_not_the_new_sessions_scene() -> None:
    table = Campaign().session()
    old = table.do(DEALER, e.SceneSet(text="a pier")).seq
    next_session(table, 0)
    table.do(0, e.SessionOpened())
    table.do(DEALER, e.Amend(entry=old, text="a jetty"))
    assert table.scene(0).scene == ""


# To take home

PIXEL = png("a pixel or two")


def finished() -> Campaign:
    table = Campaign().session()
    table.do(0, e.Pictured(file="p", of="p0", caption="Ann, smiling"))
    handout = drawn(table, "XQ a letter")
    show(table, handout, 1)
    next_session(table, 0)
    table.do(0, e.SessionOpened())
    table.do(0, e.SessionClosed())
    return table


def taken(
    table: Campaign, viewer: int | None, body: Callable[[int], bytes] | None = None
) -> export.Export:
    made = export.export(table.journal, viewer)
    made.pictures = [
        Taken(
            picture=number,
            caption=one.caption,
            media="image/png",
            body=body(number) if body else PIXEL,
        )
        for number, one in seen.pictures(table.story, viewer).items()
    ]
    return made


def test_a_page_has_the_pictures_of_its_reader() -> None:
    table = Campaign().session()
    table.do(0, e.Pictured(file="p", of="p0", caption="Ann, smiling"))
    show(table, drawn(table), 1)
    table.do(DEALER, e.CharacterEntered(shown_as="a heavy"))
    table.do(DEALER, e.Pictured(file="c", of="c1"))
    assert html(taken(table, 1)).count("data:image/png;base64,") == 3
    other = html(taken(table, 0))
    assert other.count("data:image/png;base64,") == 2
    assert "<figcaption>a heavy</figcaption>" in other
    assert 'alt="Ann, smiling"' in other
    assert MAP not in other
    assert html(taken(finished(), WATCHER)).count("data:image/png;base64,") == 2


def test_without_its_bytes_a_picture_is_told_in_words() -> None:
    made = export.export(finished().journal, WATCHER)
    assert "<b>A picture:</b> XQ a letter" in html(made)


def test_a_book_has_them_too_and_one_that_is_broken_costs_nobody_the_book() -> None:
    pytest.importorskip("typst")
    table = finished()
    (portrait, handout) = seen.pictures(table.story, WATCHER)

    def images(broken: int = 0) -> int:
        made = pdf(
            taken(table, WATCHER, lambda n: png(f"{n}")[: 50 if n == broken else None])
        )
        return made.count(b"/Subtype/Image")

    assert (images(), images(broken=portrait), images(broken=handout)) == (2, 1, 1)
