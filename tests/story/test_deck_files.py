"""A host's own pictures find their cards, however the folder is filed."""

import json
from pathlib import Path

import pytest

from parlour.story.basics.cards import CARDS
from parlour.story.content.deck_files import card_of, sort_deck

NAMES: dict[str, str | None] = json.loads(
    Path(__file__).with_name("deck_files.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("path", NAMES)
def test_a_name_finds_its_card_or_none(path: str) -> None:
    assert card_of(path) == NAMES[path]


def test_a_whole_folder_is_a_deck() -> None:
    found = sort_deck([f"{card}.jpg" for card in CARDS] + ["back.jpg", "notes.txt"])
    assert found.whole
    assert len(found.cards) == 78
    assert found.cards["M18"] == "M18.jpg"
    assert found.unread == ("back.jpg",)


def test_the_usual_layouts_are_read_whole() -> None:
    majors = [f"ar{number:02}.jpg" for number in range(22)]
    numbered = [
        f"{suit}{rank:02}.jpg"
        for suit in ("Wands", "Cups", "Swords", "Pents")
        for rank in range(1, 15)
    ]
    lettered = [
        f"{suit}{rank:0>2}.jpg"
        for suit in ("wa", "cu", "sw", "pe")
        for rank in ("ac", *range(2, 11), "pa", "kn", "qu", "ki")
    ]
    for minors in (numbered, lettered):
        found = sort_deck(majors + minors)
        assert found.whole
        assert found.unread == ()


def test_a_folder_that_is_no_deck_says_why() -> None:
    paths = [f"{card}.jpg" for card in CARDS if card != "7s"]
    found = sort_deck([*paths, "The Moon.png"])
    assert not found.whole
    assert found.missing == ("7s",)
    assert found.twice == {"M18": ("M18.jpg", "The Moon.png")}
    assert "M18" not in found.cards
