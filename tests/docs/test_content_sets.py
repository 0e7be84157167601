"""The example in docs/content-sets.md is a sound content-set."""

import re
from pathlib import Path

from parlour.kit.body import PARENTS
from parlour.story.content.check import read_content

PAGE = Path(__file__).parents[2] / "docs" / "content-sets.md"


def test_the_example_can_be_played() -> None:
    text = PAGE.read_text(encoding="utf-8")
    (source,) = re.findall(r"```toml\n(.+?)```", text, re.DOTALL)
    content = read_content(source)
    assert content.chapter[0].trigger[0].recognises == "ferry-clerk"


def test_all_parts_are_listed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"`{part}`" in text for part in PARENTS)
