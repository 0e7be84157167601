"""A German page has the rules, chapters and options of the English one beside it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from parlour.presentation.pages import RULE
from parlour.story.content.check import read_content

SOURCE = Path(__file__).parents[1] / "src" / "parlour"
PAGES = sorted(
    page for name in ("crib.md", "rules.md", "poker.md") for page in SOURCE.rglob(name)
)
STORIES = sorted((SOURCE / "story" / "content" / "sets").glob("*[a-z].de.toml"))
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
    "english", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}"
)
every_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.stem)


def german(english: Path) -> str:
    return english.with_suffix(".de.md").read_text(encoding="utf-8")


@every_page
def test_rules_are_the_same_and_in_the_same_order(english: Path) -> None:
    ours, theirs = german(english), english.read_text(encoding="utf-8")
    assert [rule for rule, _ in RULE.findall(ours)] == [
        rule for rule, _ in RULE.findall(theirs)
    ]
    for rule, text in RULE.findall(theirs):
        told = dict(RULE.findall(ours))[rule]
        assert sorted(CITED.findall(told)) == sorted(CITED.findall(text)), rule


@every_page
def test_chapters_and_options_are_the_same(english: Path) -> None:
    ours, theirs = german(english), english.read_text(encoding="utf-8")
    assert HEADING.findall(ours) == HEADING.findall(theirs)
    assert OPTION.findall(ours) == OPTION.findall(theirs)
    assert ours.count("\n|") == theirs.count("\n|")


@every_story
def test_a_story_is_the_same_in_all_but_its_words(story: Path) -> None:
    ours = story.read_text(encoding="utf-8")
    english = story.with_name(story.name.replace(".de.", "."))
    read_content(ours)
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


def test_there_is_a_german_page_for_every_english_one() -> None:
    assert len(PAGES) > 35
    assert [page for page in PAGES if not page.with_suffix(".de.md").is_file()] == []
    assert {story.name for story in STORIES} == {
        "eleven-forty.de.toml",
        "salt-hotel.de.toml",
    }
