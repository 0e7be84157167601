"""Log lines can be searched: `component: event name=value`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.test_words import BANNED

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
LINE = re.compile(r"[a-z-]+: [a-z].*")
"""A component, and an event that begins in lower case."""


def logged_texts(source: str) -> Iterator[str]:
    """The constant texts that a module gives to a logger."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="logger" | "LOG"), attr=level),
                args=[ast.Constant(value=str(text)), *_],
            ) if level in LEVELS:
                yield text


def wrong_lines(source: str) -> list[str]:
    return [
        text
        for text in logged_texts(source)
        if text != "%s" and (not LINE.fullmatch(text) or BANNED.search(text))
    ]


MODULES = [
    path for path in sorted(SOURCE.rglob("*.py")) if "getLogger" in path.read_text()
]


@pytest.mark.parametrize("module", MODULES, ids=lambda one: one.stem)
def test_log_line_names_component_and_event(module: Path) -> None:
    assert wrong_lines(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text", ["a table stopped", "Tables: stopped", "tables: somebody was told"]
)
def test_wrong_log_line_is_found(text: str) -> None:
    assert wrong_lines(f"logger.info({text!r})") == [text]
    assert wrong_lines("logger.info('tables: table closed', extra=why)") == []
