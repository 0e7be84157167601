"""Comments of the browser client, the tools and the benchmarks use the usual words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.test_words import WHO
from tests.test_docstrings import BANNED, banned_words

ROOT = Path(__file__).parent.parent
PROGRAMS = sorted(
    path for folder in ("benchmarks", "tools") for path in (ROOT / folder).rglob("*.py")
)
WEB = ROOT / "web"
GENERATED = WEB / "src" / "wire"
"""Its comments are docstrings of the server."""
CLIENT = sorted(
    path
    for folder in ("src", "tools")
    for path in (WEB / folder).rglob("*.*")
    if path.suffix in (".ts", ".svelte", ".css", ".mjs")
    and not path.is_relative_to(GENERATED)
)
COMMENT = re.compile(r"/\*+(.*?)\*/|<!--(.*?)-->|(?<![:\"'`\w/])//([^\n]*)", re.DOTALL)
SPOKEN = WEB / "src" / "story"
"""There people tell stories."""


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def comments(source: str) -> Iterator[str]:
    for match in COMMENT.finditer(source):
        text = "".join(part or "" for part in match.groups())
        text = re.sub(r"`[^`]*`", "Code", text)
        yield " ".join(re.sub(r"^\s*\*", "", text, flags=re.MULTILINE).split())


def banned_in(source: str) -> list[str]:
    found = [(pattern, text) for text in comments(source) for pattern in (BANNED, WHO)]
    return [match[0] for pattern, text in found for match in pattern.finditer(text)]


@pytest.mark.parametrize("path", CLIENT, ids=name_of)
def test_comments_of_the_client_use_usual_words(path: Path) -> None:
    found = banned_in(path.read_text(encoding="utf-8"))
    if path.is_relative_to(SPOKEN):
        found = [word for word in found if word.lower() != "told"]
    assert found == []


@pytest.mark.parametrize("path", PROGRAMS, ids=name_of)
def test_comments_of_programs_use_usual_words(path: Path) -> None:
    assert banned_words(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "/** What the others are told. */",
        "const a = 1; // drawn anew",
        "<!-- for whoever sits -->",
        "/**\n * Who sits here\n * is public.\n */",
    ],
)
def test_banned_word_of_a_comment_is_found(source: str) -> None:
    assert len(banned_in(source)) == 1
    assert banned_in('const told = "https://anew.example"; // `told` is a field') == []
