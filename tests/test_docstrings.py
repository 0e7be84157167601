"""Docstrings and comments keep to the words of the style sheet in CONTRIBUTING.md."""

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
