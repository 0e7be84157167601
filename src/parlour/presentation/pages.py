"""Crib sheets and rules pages of games."""

import re
from functools import lru_cache
from pathlib import Path

from parlour.engine.game import Game
from parlour.presentation.files import page_beside, text_beside

RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
SHARED = ("parlour.kit", "poker")
"""Rules that several games refer to: the poker hands."""
STORY = "fugue"
"""Name of the story game among tables and pages; no engine plays it."""
STORY_PACKAGE = "parlour.story"
"""Package with the words, pages and documents of the story game."""


def page(game: Game, name: str, language: str = "en") -> str:
    """Returns the text of `crib` or `rules` beside a game's rules."""
    return page_beside(game.package, name, language)


def story_page(name: str, language: str = "en") -> str:
    """Returns the text of `crib` or `rules` beside the story's rules."""
    return page_beside(STORY_PACKAGE, name, language)


def credits_page(language: str = "en") -> str:
    """Returns the credits: authors, rulebooks and licences."""
    if language == "en":
        return project_file("CREDITS.md")
    return project_file(f"CREDITS.{language}.md")


def project_file(path: str) -> str:
    """Returns a page from outside the package, which the build copies into it."""
    inside = text_beside("parlour", Path(path).name)
    if inside is not None:
        return inside
    outside = Path(__file__).parents[3] / path
    return outside.read_text(encoding="utf-8") if outside.is_file() else ""


@lru_cache(maxsize=64)
def rules_in(text: str) -> dict[str, str]:
    return dict(RULE.findall(text))


def rule_text(game: Game, rule: str, language: str = "en") -> str:
    """Returns the text of a rule by its id, without markup; empty if there is none.

    If the language has no rules page, the text is in English.
    """
    for spoken in (language, "en"):
        for text in (page(game, "rules", spoken), page_beside(*SHARED, spoken)):
            if rule in rules_in(text):
                return rules_in(text)[rule].replace("*", "").replace("`", "")
    return ""
