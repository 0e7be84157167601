"""Every language says all that English says, with the same values, and nothing else."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parlour.authoring.translation import (
    SCREENS,
    Sentence,
    catalogues,
    gaps,
    missing_pages,
    missing_words,
    parse_catalogue,
    sentence_pairs,
)
from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find, list_games
from parlour.match import Match
from parlour.narration.reading import VALUE_DEFAULTS
from parlour.server.api.catalogue import words_text
from parlour.terminal.lines import LineTable
from parlour.words import messages
from parlour.words.messages import ENGLISH, FUNCTIONS, Messages, languages

OTHERS = [one for one in languages() if one != ENGLISH]
SHARED = "shared"
CATALOGUES = [SHARED, *(game.slug for game in list_games())]
ALIKE = {
    "de": {"Buffet", "Hand", "Inning", "Joker", "Show", "all-in", "in"},
    "es": {"Ante", "all-in", "no", "strike", "total"},
    "fr": {
        *(
            "Ante",
            "Buffet",
            "Courage",
            "Duel",
            "Joker",
            "Jokers",
            "No limit",
            "Pot",
            "Pot limit",
        ),
        *("dollar", "dollars", "expert", "handicap", "minutes", "point", "points"),
        *("Points", "pile", "pot", "total"),
    },
}
"""Words that are the same as in English."""
QUESTION = re.compile(r"[.?!…](?=\s|$)")
"""Where the browser cuts a prompt: the first sentence is the question."""
IDS = re.compile(
    r"\b(prompt|said|told|moved|paid|hint|refused|bad|event|zone|phase|word|play)-[a-z]"
)

every_catalogue = pytest.mark.parametrize("name", CATALOGUES)
every_language = pytest.mark.parametrize("language", OTHERS)


def sentences(name: str, language: str) -> dict[str, Sentence]:
    found = parse_catalogue(words_text(language, name) or "")
    assert found
    return found


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The stretches of text in a sentence, those in its variants too."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


@every_language
@pytest.mark.parametrize(
    "english", catalogues(), ids=lambda one: f"{one.parent.name}-{one.stem}"
)
def test_a_language_says_what_english_says(english: Path, language: str) -> None:
    """The same sentences with the same values; the same cases are told apart."""
    assert list(gaps(english, language)) == []
    ours, theirs = sentence_pairs(english, language)
    if english.parent != SCREENS:  # to be read side by side
        assert list(theirs) == list(ours), "in the same order"


@every_language
@every_catalogue
def test_no_english_is_left(name: str, language: str) -> None:
    english, other = sentences(name, ENGLISH), sentences(name, language)
    left = []
    for key, line in other.items():
        was = {text.strip() for text in texts(english[key].pattern)}
        for text in texts(line.pattern):
            word = text.strip(" .,:;()!%½0123456789\xa0\u202f")
            if len(word) > 1 and text.strip() in was and word not in ALIKE[language]:
                left.append(f"{key}: {text}")
    names = [one for one in left if one.startswith("title:")]  # games keep their names
    assert left == names, f"in English; if {language} has the same word: ALIKE"


@pytest.mark.parametrize("language", languages())
@every_catalogue
def test_every_sentence_comes_out_whole(name: str, language: str) -> None:
    """Whatever its variants, a sentence has no error and no stray space or mark."""
    words = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    text = words_text(language, name) or ""
    words.add_resource(FluentResource(words_text(language, "shared") or ""))
    words.add_resource(FluentResource(text), allow_overrides=True)
    all_lines = sentences(name, language)
    used = {value for line in all_lines.values() for value in line.values}
    for key, line in all_lines.items():
        for values in samples(line, used):
            told = said(words, key, values)
            assert told == told.strip(" \n"), (key, told)
            assert not re.search(r"[{}]|  |[ \n][.,;:!](\s|$)", told), (key, told)


def samples(line: Sentence, used: set[str]) -> Iterator[dict[str, Any]]:
    """Values for a sentence: plain ones, then each that a variant asks for.

    `used` are the values of all sentences, for those that it is made of.
    """
    plain: dict[str, Any] = dict.fromkeys({*VALUE_DEFAULTS, *used}, 2)
    yield plain
    for who in ("you", "one", "us", "many"):
        yield plain | {"who": who, "whom": who}
    for value, word in line.keys:
        number = {"one": 1, "other": 5}.get(word)
        if number is None and word.isdigit():
            number = int(word)
        yield plain | {value: word if number is None else number}


def said(words: FluentBundle, key: str, values: dict[str, Any]) -> str:
    name, _, part = key.partition(".")
    message = words.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, values)
    assert errors == [], (key, errors)
    return str(text)


@every_language
@every_catalogue
def test_a_prompt_begins_with_its_question(name: str, language: str) -> None:
    """No short form with a full stop ends it before its time."""
    for key, line in sentences(name, language).items():
        if key.startswith("prompt-") and "." not in key:
            text = "".join(texts(line.pattern))
            found = QUESTION.search(text)
            assert found, (key, text)
            assert " " in text[: found.start()].strip(), (key, text)
            assert not re.search(r"\b\w\.\s*\w?$", text[: found.end()]), (key, text)


def played_in() -> Iterator[Any]:
    """German at every table; the others at one, and at all of them in `make soak`."""
    for language in OTHERS:
        for slug in GAMES:
            often = language == "de" or slug == "willow"
            marks = () if often else pytest.mark.soak
            yield pytest.param(slug, language, marks=marks)


@pytest.mark.parametrize(("slug", "language"), [*played_in()])
def test_a_game_is_played_in_it(slug: str, language: str) -> None:
    """All that the table says and works out on the way comes out in words."""
    game = find(slug)
    match = Match(game, game.usual_seats, seed="german", pace="fast")
    dice = Dice(3)
    told: list[str] = []

    def typed(_: str) -> str:
        chosen = answer(find_bot(game, "random"), match.state, table.seat, dice)
        names = " ".join(token_name(match.table, token) for token in chosen)
        table.command(f"try {names}", match.state.ask(table.seat))
        return names

    others = [find_bot(game, "regular")] * (game.usual_seats - 1)
    table = LineTable(
        match, 0, [None, *others], Dice(5), typed, told.append, "letters", language
    )
    table.play()
    assert match.over()
    text = "\n".join(told)
    assert not IDS.search(text), IDS.findall(text)
    asked = Messages(language=language).text("play-asked", prompt="")
    assert asked.strip() in text
    assert "You " not in text


# A language with gaps


def test_gaps_are_filled_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = FluentBundle(["de"], use_isolating=False)
    german.add_resource(
        FluentResource("word-fold = Aussteigen\nprompt-call-or-fold = Na?")
    )
    whole = messages.bundle
    monkeypatch.setattr(
        messages,
        "bundle",
        lambda package, language: (
            german if language == "de" else whole(package, language)
        ),
    )
    words = Messages(find("willow"), "de")
    assert words.text("word-fold") == "Aussteigen"
    assert words.text("word-call") == "Call"
    assert words.text("prompt-call-or-fold") == "Na?"
    asked = {"act": "call", "cost": 4, "number": 0}
    assert words.text("prompt-call-or-fold", "do", **asked) == "Call 4"
    assert words.text("no-such-message") == "no-such-message"


def test_languages_are_those_with_words() -> None:
    assert messages.languages() == ("en", "de", "es", "fr")
    assert messages.check_language("de") == "de"
    with pytest.raises(BadInput, match="there is no translation into 'xx'"):
        messages.check_language("xx")


def test_browsers_offer_them_by_their_own_names() -> None:
    settings = SCREENS.parent / "lib" / "settings.svelte.ts"
    row = re.search(
        r"LANGUAGES = \{(.*?)\}", settings.read_text(encoding="utf-8"), re.DOTALL
    )
    assert row is not None
    assert re.findall(r"(\w+): \"", row[1]) == list(languages())


@every_language
def test_every_game_that_is_listed_has_it(language: str) -> None:
    for game in list_games():
        package = game.state.__module__.rpartition(".")[0]
        assert files(package).joinpath(f"{language}.ftl").is_file(), game.slug
    assert words_text(language, "no-such-game") is None
    assert words_text("xx", "willow") is None


def test_what_a_language_lacks_is_listed() -> None:
    """German is complete, and what is not begun yet lacks every file."""
    assert [*missing_words("de"), *missing_pages("de")] == []
    new = [*missing_words("xx"), *missing_pages("xx")]
    assert "src/parlour/words/xx.ftl: the whole file is missing" in new
    assert "src/parlour/story/rules.xx.md is missing" in new
    assert "src/parlour/story/content/sets/salt-hotel.xx.toml is missing" in new
    assert "CREDITS.xx.md is missing" in new


def test_and_in_spanish() -> None:
    words = Messages(language="es")
    last = ("Mara", "Inés", "Hilda", "hielo", "7♥")
    assert [words.text("listed", rest="Ana", last=one) for one in last] == [
        "Ana y Mara",
        "Ana e Inés",
        "Ana e Hilda",
        "Ana y hielo",
        "Ana y 7♥",
    ]
