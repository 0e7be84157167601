"""The tarot deck has a name and a picture line for every card, in each language."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from parlour.engine.pieces import tarot
from parlour.server.api.catalogue import words_text
from parlour.words.messages import Messages, languages

CARDS = tarot().names
LANGUAGES = languages()


def catalogue(language: str) -> dict[str, ast.Message]:
    source = files("parlour.words").joinpath(f"tarot-{language}.ftl")
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_and_nothing_is_left_over(language: str) -> None:
    assert list(catalogue(language)) == [f"tarot-{card}" for card in CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name_or_a_picture(language: str) -> None:
    words = Messages(language=language)
    names = {words.text(f"tarot-{card}") for card in CARDS}
    pictures = {words.text(f"tarot-{card}", "picture") for card in CARDS}
    assert len(names) == len(pictures) == 78
    for line in pictures:
        assert 40 < len(line) < 220, line
        assert line.endswith("."), line


def test_games_and_story_find_them_among_all_words() -> None:
    words = Messages()
    assert words.text("tarot-M18") == "The Moon"
    assert words.text("tarot-8c") == "Eight of Cups"
    assert words.text("tarot-6s", "picture").startswith("A ferryman poles")
    assert Messages(language="de").text("tarot-Kp") == "König der Münzen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_clients_are_given_them(language: str) -> None:
    text = words_text(language, "tarot")
    assert text
    assert text.count("    .picture = ") == 78
    assert words_text("xx", "tarot") is None
