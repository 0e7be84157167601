"""A page in any language has the rules, chapters and options of the English one."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from parlour.presentation.pages import RULE
from parlour.story.content.check import read_content
from parlour.words.messages import ENGLISH, languages

SOURCE = Path(__file__).parents[1] / "src" / "parlour"
OTHERS = [one for one in languages() if one != ENGLISH]
PAGES = sorted(
    page for name in ("crib.md", "rules.md", "poker.md") for page in SOURCE.rglob(name)
)
TRANSLATED = [
    (page, language)
    for page in PAGES
    for language in OTHERS
    if page.with_suffix(f".{language}.md").is_file()
]
STORIES = sorted((SOURCE / "story" / "content" / "sets").glob("*.??.toml"))
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
CITED = re.compile(r"[A-Z]{3}-[A-Z]?\d+[a-z]?")
OPTION = re.compile(r"^\| `([a-z]\w+)`", re.MULTILINE)
TOLD = {
    *("name", "text", "title", "blurb", "shown_as", "flashback"),
    *("can", "cannot", "credits"),
}
"""Keys of a story whose words are those of a language."""
SEARCHED = {"event", "place", "item", "words"}
"""Triggers that wait for words; the others name somebody or a card."""

every_page = pytest.mark.parametrize(
    ("english", "language"),
    TRANSLATED,
    ids=[f"{page.parent.name}-{page.stem}-{one}" for page, one in TRANSLATED],
)
every_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.stem)


def texts(english: Path, language: str) -> tuple[str, str]:
    """The page in the language, and in English."""
    other = english.with_suffix(f".{language}.md")
    return other.read_text(encoding="utf-8"), english.read_text(encoding="utf-8")


@every_page
def test_rules_are_the_same_and_in_the_same_order(english: Path, language: str) -> None:
    ours, theirs = texts(english, language)
    assert [rule for rule, _ in RULE.findall(ours)] == [
        rule for rule, _ in RULE.findall(theirs)
    ]
    for rule, text in RULE.findall(theirs):
        told = dict(RULE.findall(ours))[rule]
        assert sorted(CITED.findall(told)) == sorted(CITED.findall(text)), rule


@every_page
def test_chapters_and_options_are_the_same(english: Path, language: str) -> None:
    ours, theirs = texts(english, language)
    assert HEADING.findall(ours) == HEADING.findall(theirs)
    assert OPTION.findall(ours) == OPTION.findall(theirs)
    assert ours.count("\n|") == theirs.count("\n|")


@every_story
def test_a_story_is_the_same_in_all_but_its_words(story: Path) -> None:
    ours = story.read_text(encoding="utf-8")
    *_, language = story.stem.split(".")
    english = story.with_name(story.name.replace(f".{language}.", "."))
    assert read_content(ours).language == language
    theirs = english.read_text(encoding="utf-8")
    assert bare(tomllib.loads(ours)) == bare(tomllib.loads(theirs))


def bare(value: Any, key: str = "") -> Any:
    """A part of a story without its words; a scene may have a title in one language."""
    if isinstance(value, dict):
        left_out = {"title", "language"}
        if value.get("kind") in SEARCHED:
            left_out.add("ref")
        return {k: bare(v, k) for k, v in value.items() if k not in left_out}
    if isinstance(value, list):
        return [bare(one, key) for one in value]
    return "{persona}" in value if key in TOLD else value


def test_every_page_is_there_that_a_language_promises() -> None:
    """All of them in German; a crib sheet for every table in the others."""
    assert len(PAGES) > 35
    for page in PAGES:
        promised = OTHERS if page.name == "crib.md" else ["de"]
        for language in promised:
            assert (page, language) in TRANSLATED
    assert {story.name for story in STORIES} == {
        "eleven-forty.de.toml",
        "salt-hotel.de.toml",
    }
