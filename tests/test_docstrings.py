"""Docstrings and comments keep to the style sheet in CONTRIBUTING.md."""

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from tests.docs.test_words import WHO

SOURCE = Path(__file__).parent.parent / "src" / "parlour"
BANNED = re.compile(
    r"\b(told|anew|reckon\w*|besides|meanwhile|by itself|whoever|so many|dear|nought"
    r"|mend(s|ed|ing)?|held against|paid for|that of now)\b",
    re.IGNORECASE,
)
"""In a docstring of a game, cards do lie in a pool, and totals come to something."""
MODULES = sorted(SOURCE.rglob("*.py"))


def written(source: str) -> Iterator[str]:
    """Docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(ast.Constant(value=str(text))):
                yield text
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def banned_words(source: str) -> list[str]:
    texts = (re.sub(r"`[^`]*`", "Code", text) for text in written(source))
    plain = [" ".join(text.lstrip("# ").split()) for text in texts]
    return [
        match[0]
        for text in plain
        for pattern in (BANNED, WHO)
        for match in pattern.finditer(text)
    ]


@pytest.mark.parametrize(
    "module", MODULES, ids=lambda one: str(one.relative_to(SOURCE))
)
def test_docstrings_use_usual_words(module: Path) -> None:
    assert banned_words(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        '"""What the others were told."""',
        "x = 1  # dealt anew",
        '"""A seat for who asks."""',
        '"""Who wins a tie."""',
        '"""Deals. Who begins is public."""',
    ],
)
def test_banned_word_is_found(source: str) -> None:
    assert len(banned_words(source)) == 1
    assert banned_words('told = "told"\n"""`told` is a field."""') == []
    assert banned_words("# Who is who\n# Players who win. Who wins?") == []


NO_VERBS = (
    "Abilities Accusations Addresses Allies Always Amounts As Bytes Candidates Cards"
    " Chances Characters Chips Clocks Coins Connections Contests Dollars Doppelgangers"
    " Effects Entries Events Experts Flashbacks Games Goals Handouts Harms Hints"
    " Innings Is Its Jobs Kinds Knights Letters Lines Links Majors Messages News"
    " Numbers Options Others Outcomes Packs Pairs Partners Parts Pieces Points"
    " Questions Rollouts Rounds Rows Sentences Signifiers Spots Survivors Tables Tasks"
    " This Ties Tiles Tokens Totals Triggers Was Wizards Words Workers Worlds Wounds"
    " Writers Zones"
)
"""These end as a verb does."""
COMMANDS = re.compile(r"(^|_)(cli|commands?)\.py$")
"""In their modules the docstrings of public functions are help: "List the games"."""


def docstrings_without_verb(source: str, commands: bool = False) -> dict[str, str]:
    """Finds functions, but no properties, whose docstring begins with no verb."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
        if re.search(r"property|\.setter", marks):
            continue
        text = ast.get_docstring(node)
        if not text or (commands and not node.name.startswith("_")):
            continue
        word = text.split()[0].strip(",.:;")
        if not re.fullmatch(r"[A-Z][a-z]+s", word) or word in NO_VERBS.split():
            found[node.name] = word
    return found


@pytest.mark.parametrize(
    "module", MODULES, ids=lambda one: str(one.relative_to(SOURCE))
)
def test_docstring_of_a_function_begins_with_a_verb(module: Path) -> None:
    commands = COMMANDS.search(module.name) is not None
    assert docstrings_without_verb(module.read_text(encoding="utf-8"), commands) == {}


@pytest.mark.parametrize("text", ["The cards.", "Whether it is.", "Cards in a hand."])
def test_docstring_without_a_verb_is_found(text: str) -> None:
    function = f'def hand() -> None:\n    """{text}"""'
    assert list(docstrings_without_verb(function)) == ["hand"]
    assert docstrings_without_verb(f"@property\n{function}") == {}
    assert docstrings_without_verb(function, commands=True) == {}
    assert docstrings_without_verb('def hand() -> None:\n    """Deals a hand."""') == {}


QUESTIONS = {"How", "Nobody", "Somebody", "What", "When", "Where", "Whether", "Who"}


def riddles(source: str) -> dict[str, str]:
    """Finds classes whose docstring begins with a question instead of a noun."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and (text := ast.get_docstring(node)):
            word = text.split()[0]
            if word in QUESTIONS:
                found[node.name] = word
    return found


@pytest.mark.parametrize(
    "module", MODULES, ids=lambda one: str(one.relative_to(SOURCE))
)
def test_docstring_of_a_class_is_no_question(module: Path) -> None:
    assert riddles(module.read_text(encoding="utf-8")) == {}


def test_docstring_with_a_question_is_found() -> None:
    assert riddles('class Fares:\n    """How a worker fares."""') == {"Fares": "How"}
    assert riddles('class Fares:\n    """The state of a worker."""') == {}
