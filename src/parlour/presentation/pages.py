"""The crib sheet and the rules page of a game, in our own words."""

import re
from functools import lru_cache
from pathlib import Path

from parlour.engine.game import Game
from parlour.presentation.files import text_beside

RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
SHARED = ("parlour.kit", "poker.md")
"""Rules that several games refer to: the poker hands."""
STORY = "fugue"
"""What a story table is called among tables and pages, though no engine plays it."""


def page(game: Game, name: str) -> str:
    """The text of `crib` or `rules` beside a game's rules."""
    return text_beside(game.package, f"{name}.md") or ""


def story_page(name: str) -> str:
    """The text of `crib` or `rules` beside the story's rules."""
    return text_beside("parlour.story", f"{name}.md") or ""


def credits_page() -> str:
    """Whose games these are: authors, rulebooks and licences."""
    return of_the_project("CREDITS.md")


def of_the_project(path: str) -> str:
    """A page outside the package, which is put into it when that is built."""
    inside = text_beside("parlour", Path(path).name)
    if inside is not None:
        return inside
    return (Path(__file__).parents[3] / path).read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def rules_in(text: str) -> dict[str, str]:
    return dict(RULE.findall(text))


def rule_text(game: Game, rule: str) -> str:
    """What the rules page says under this id, as plain text, or nothing."""
    found = rules_in(page(game, "rules")).get(rule)
    if found is None:
        found = rules_in(text_beside(*SHARED) or "").get(rule, "")
    return found.replace("*", "").replace("`", "")
