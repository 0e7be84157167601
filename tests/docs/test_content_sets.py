"""The example in docs/play/write-a-story.md is a sound content-set, in German too."""

import re
from pathlib import Path

import pytest

from parlour.kit.body import PARENTS
from parlour.story.content.check import read_content

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "play" / "write-a-story.md", DOCS / "de" / "content-sets.md"]

each_page = pytest.mark.parametrize("told", PAGES, ids=["en", "de"])


@each_page
def test_the_example_can_be_played(told: Path) -> None:
    text = told.read_text(encoding="utf-8")
    (source,) = re.findall(r"```toml\n(.+?)```", text, re.DOTALL)
    content = read_content(source)
    assert content.chapter[0].trigger[0].recognises == "ferry-clerk"


@each_page
def test_all_parts_are_listed(told: Path) -> None:
    text = told.read_text(encoding="utf-8")
    assert all(f"`{part}`" in text for part in PARENTS)
