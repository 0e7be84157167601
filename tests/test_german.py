"""German says all that English says, with the same values, and nothing else."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.refusals import BadInput
from parlour.games import find, listed
from parlour.match import Match
from parlour.narration.reading import SILENT
from parlour.server.games.catalogue import words_text
from parlour.terminal.lines import LineTable
from parlour.words import messages
from parlour.words.messages import FUNCTIONS, Messages

SHARED = "shared"
CATALOGUES = [SHARED, *(game.slug for game in listed())]
ALIKE = {"Hand", "Inning", "Joker", "all-in", "in"}
"""Words that are the same in both languages."""
FORMS = frozenset({"who", "whom"})
"""Who acts and who is meant: each language has forms of its own for them."""
QUESTION = re.compile(r"[.?!…](?=\s|$)")
"""Where the browser cuts a prompt: the first sentence is the question."""
IDS = re.compile(
    r"\b(prompt|said|told|moved|paid|hint|refused|bad|event|zone|phase|word|play)-[a-z]"
)

every_catalogue = pytest.mark.parametrize("name", CATALOGUES)


class Line(NamedTuple):
    """One sentence of a catalogue: a message or one of its attributes."""

    pattern: ast.Pattern
    values: frozenset[str]
    keys: frozenset[tuple[str, str]]
    """Each value that chooses, with the variants it may choose."""


def lines(name: str, language: str) -> dict[str, Line]:
    """All sentences of a catalogue, as `id` or `id.attribute`."""
    found: dict[str, Line] = {}
    for entry in FluentParser().parse(words_text(language, name) or "").body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            for attribute in entry.attributes:
                parts[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            for key, pattern in parts.items():
                if pattern is not None:
                    assert key not in found, f"{key} is there twice"
                    values = frozenset(value for value, _ in used(pattern))
                    keys = frozenset(one for one in used(pattern) if one[1])
                    found[key] = Line(pattern, values, keys)
    assert found
    return found


def used(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """The values that a sentence names, each also with every variant it chooses."""
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        part = element.expression
        if isinstance(part, ast.VariableReference):
            yield part.id.name, ""
        elif isinstance(part, ast.FunctionReference):
            for value in part.arguments.positional:
                assert isinstance(value, ast.VariableReference)
                yield value.id.name, ""
        elif isinstance(part, ast.SelectExpression):
            assert isinstance(part.selector, ast.VariableReference)
            yield part.selector.id.name, ""
            for variant in part.variants:
                key = variant.key
                word = key.name if isinstance(key, ast.Identifier) else key.value
                yield part.selector.id.name, word
                yield from used(variant.value)


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The stretches of text in a sentence, those in its variants too."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


@every_catalogue
def test_german_has_the_messages_of_english(name: str) -> None:
    english, german = lines(name, "en"), lines(name, "de")
    assert sorted(english.keys() - german.keys()) == []
    assert sorted(german.keys() - english.keys()) == []
    assert list(german) == list(english), "in the same order, to be read side by side"


@every_catalogue
def test_german_uses_the_values_of_english(name: str) -> None:
    english, german = lines(name, "en"), lines(name, "de")
    for key, line in english.items():
        assert german[key].values - FORMS == line.values - FORMS, key


@every_catalogue
def test_german_tells_the_same_cases_apart(name: str) -> None:
    """Plurals follow the language; cases that the game names are the same."""
    english, german = lines(name, "en"), lines(name, "de")
    for key, line in english.items():
        named = {
            one
            for one in line.keys
            if one[1] not in ("one", "other") and one[0] not in FORMS
        }
        assert named <= german[key].keys, key


@every_catalogue
def test_no_english_is_left(name: str) -> None:
    english, german = lines(name, "en"), lines(name, "de")
    left = []
    for key, line in german.items():
        was = {text.strip() for text in texts(english[key].pattern)}
        for text in texts(line.pattern):
            word = text.strip(" .,:;()!0123456789")
            if len(word) > 1 and text.strip() in was and word not in ALIKE:
                left.append(f"{key}: {text}")
    names = [one for one in left if one.startswith("title:")]  # games keep their names
    assert left == names


@pytest.mark.parametrize("language", ["en", "de"])
@every_catalogue
def test_every_sentence_comes_out_whole(name: str, language: str) -> None:
    """Whatever its variants, a sentence has no error and no stray space or mark."""
    words = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    text = words_text(language, name) or ""
    words.add_resource(FluentResource(words_text(language, "shared") or ""))
    words.add_resource(FluentResource(text), allow_overrides=True)
    all_lines = lines(name, language)
    used = {value for line in all_lines.values() for value in line.values}
    for key, line in all_lines.items():
        for values in samples(line, used):
            told = said(words, key, values)
            assert told == told.strip(), (key, told)
            assert not re.search(r"[{}]|  |\s[.,;:!](\s|$)", told), (key, told)


def samples(line: Line, used: set[str]) -> Iterator[dict[str, Any]]:
    """Values for a sentence: plain ones, then each that a variant asks for.

    `used` are the values of all sentences, for those that it is made of.
    """
    plain: dict[str, Any] = dict.fromkeys({*SILENT, *used}, 2)
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


@every_catalogue
def test_a_prompt_begins_with_its_question(name: str) -> None:
    """No short form with a full stop ends it before its time."""
    for key, line in lines(name, "de").items():
        if key.startswith("prompt-") and "." not in key:
            text = "".join(texts(line.pattern))
            found = QUESTION.search(text)
            assert found, (key, text)
            assert " " in text[: found.start()].strip(), (key, text)
            assert not re.search(r"\b\w\.\s*\w?$", text[: found.end()]), (key, text)


@pytest.mark.parametrize("slug", [game.slug for game in listed()])
def test_a_game_is_played_in_german(slug: str) -> None:
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
        match, 0, [None, *others], Dice(5), typed, told.append, "letters", "de"
    )
    table.play()
    assert match.over()
    text = "\n".join(told)
    assert not IDS.search(text), IDS.findall(text)
    assert "Du wirst gefragt" in text
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
    assert messages.languages() == ("en", "de")
    assert messages.known("de") == "de"
    with pytest.raises(BadInput, match="no words are in the language xx"):
        messages.known("xx")


def test_every_game_that_is_listed_has_german() -> None:
    for game in listed():
        package = game.state.__module__.rpartition(".")[0]
        assert files(package).joinpath("de.ftl").is_file(), game.slug
    assert words_text("de", "no-such-game") is None
    assert words_text("xx", "willow") is None
