"""The documentation keeps to the style sheet in CONTRIBUTING.md.

Words, sentences, the length of pages, examples, links, anchors, and the navigation.
"""

import math
import os
import re
import statistics
from functools import cache
from pathlib import Path

import pytest
from tests.tools import loaded

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GERMAN = DOCS / "de"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *(page for page in sorted(DOCS.rglob("*.md")) if not page.is_relative_to(GERMAN)),
]
FROM_SOURCE = {
    "docs/api/errors.md",
    "docs/api/frames.md",
    "docs/contributing/code-map.md",
    "docs/design/measures.md",
}
"""Generated pages whose words are those of docstrings and message catalogues."""
GENERATED = FROM_SOURCE | {"docs/bots/strength.md", "docs/host/settings.md"}
RECORDS = (
    "docs/contributing/decisions/",
    "docs/contributing/benchmarks",
    "docs/design/findings/",
)
"""Results, one page each. They may be long."""
MAX_WORDS = 1_500
MAX_SENTENCE = 30
"""Words; a list of names in code counts as one."""
MEDIAN, NINETIETH = 16, 28
BANNED = re.compile(
    r"\b(told|anew|reckon\w*|besides|meanwhile|by itself|whoever|so many|dear|nought"
    r"|mend(s|ed|ing)?|(stand|lie)s? in|comes? to|held against|paid for|that of now)\b",
    re.IGNORECASE,
)

WHO = re.compile(
    r"\b(?:by|for|of|to|from|with|than|that|only|as) who\b"
    r"|(?:^|(?<=[.!?:;]\s))Who\b[^.?]*\."
)
"""“Who …” as a subject or object of its own; “players who …” is meant."""


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


each_page = pytest.mark.parametrize("path", PAGES, ids=name_of)
WRITTEN = [path for path in PAGES if name_of(path) not in FROM_SOURCE]
each_written_page = pytest.mark.parametrize("path", WRITTEN, ids=name_of)


# Reading a page


@cache
def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(text: str) -> str:
    """The text without code, comments, pictures, targets of links, and taglines."""
    text = re.sub(r"<!-- games:.*?<!-- end -->", "", text, flags=re.DOTALL)
    text = re.sub(r"^( *)```.*?^\1```[ ]*$", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"`[^`]+`", "Code", text)
    text = re.sub(r"Code(,? (and |or )?Code)+", "Code", text)
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)


def sentences(text: str) -> list[str]:
    """Sentences of paragraphs and lists; headings and tables have none."""
    found = []
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", prose(text)):
        block = re.sub(r"^\s*(?:[-*>]|\d+\.) ", "", block)
        if block.lstrip().startswith(("#", "|")):
            continue
        plain = re.sub(r"[*_]", "", " ".join(block.split()))
        found += re.split(r"(?<=[.!?:])\s+(?=[A-Z“\"(])", plain)
    return [one for one in found if len(one.split()) > 2]


def length(sentence: str) -> int:
    return len(re.findall(r"[\w’'-]+", sentence))


# Words and sentences


@each_written_page
def test_page_has_no_banned_words(path: Path) -> None:
    text = prose(read(path))
    if path.name == "CONTRIBUTING.md":  # its list names them
        text = text.partition("### Words")[0] + text.partition("### Sentences")[2]
        text = text.replace("(told, kept)", "")
    assert [match[0] for match in BANNED.finditer(text)] == []
    assert [match[0] for match in WHO.finditer(" ".join(text.split()))] == []


@each_written_page
def test_sentences_are_short(path: Path) -> None:
    long = [one for one in sentences(read(path)) if length(one) > MAX_SENTENCE]
    assert long == []


def test_sentences_of_all_pages_are_short_on_the_whole() -> None:
    lengths = sorted(length(one) for page in WRITTEN for one in sentences(read(page)))
    assert statistics.median(lengths) <= MEDIAN
    assert lengths[math.ceil(0.9 * len(lengths)) - 1] <= NINETIETH


# Pages


@each_page
def test_page_is_short_and_has_an_example_early(path: Path) -> None:
    name = str(path.relative_to(ROOT))
    text = read(path)
    if name in GENERATED or name.startswith(RECORDS):
        return
    assert len(prose(text).split()) <= MAX_WORDS
    if path.is_relative_to(DOCS):
        assert re.search(r"```|\|--|\]\(", text[:2_500])


def test_settings_of_word_tests_name_pages() -> None:
    assert all((ROOT / name).exists() for name in GENERATED)


# Links


@cache
def anchors(page: Path) -> frozenset[str]:
    """Anchors of the headings, as code hosts and the site make them."""
    found: list[str] = []
    text = re.sub(r"^```.*?^```", "", read(page), flags=re.DOTALL | re.MULTILINE)
    for heading in re.findall(r"^#{1,6} (.+)$", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        again = found.count(slug)
        found.append(slug)
        if again:
            found.append(f"{slug}-{again}")
    return frozenset(found)


def broken_links(page: Path) -> list[str]:
    text = re.sub(r"^ *```.*?^ *```", "", read(page), flags=re.DOTALL | re.MULTILINE)
    broken = []
    for place, anchor in re.findall(r"\]\(([^)\s:#]*)(#[^)\s]*)?\)", text):
        target = Path(os.path.normpath(page.parent / place)) if place else page
        if not target.exists() or (
            anchor and target.suffix == ".md" and anchor[1:] not in anchors(target)
        ):
            broken.append(place + anchor)
    return broken


LINKING = [*PAGES, *GERMAN.glob("*.md"), ROOT / "CHANGELOG.md", ROOT / "CREDITS.md"]


@pytest.mark.parametrize("path", LINKING, ids=name_of)
def test_every_link_and_anchor_resolves(path: Path) -> None:
    assert broken_links(path) == []


def test_every_page_is_in_the_navigation() -> None:
    build_docs = loaded("build_docs")
    pages = build_docs.find_pages()
    contents = "\n".join(build_docs.read_navigation(pages).values())
    reached = {*re.findall(r"</(.+?)>", contents)}
    assert {*pages.values()} - reached == {"index"}


# The checks themselves


def test_word_check_finds_a_banned_word_in_text_and_not_in_code() -> None:
    page = "It is told.\n\n```\ntold\n```\n\nSee `told` and [this](told.md)."
    assert [match[0] for match in BANNED.finditer(prose(page))] == ["told"]


def test_link_check_finds_a_missing_page_and_a_missing_anchor(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A title\n\n[a](#a-title) [b](#none) [c](none.md) [d](page.md#a-title)"
    )
    assert broken_links(page) == ["#none", "none.md"]


def test_sentence_check_counts_words_of_paragraphs_and_lists() -> None:
    text = (
        "# Not this\n\nOne two three. Four five six!\n- seven eight nine\n\n| a b c |"
    )
    assert [length(one) for one in sentences(text)] == [3, 3, 3]
