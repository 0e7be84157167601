"""The crib sheet and the rules page of a game, in our own words."""

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from parlour.engine.game import Game

RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
SHARED = ("parlour.kit", "poker.md")
"""Rules that several games refer to: the poker hands."""
STORY = "fugue"
"""What a story table is called among tables and pages, though no engine plays it."""


def page(game: Game, name: str) -> str:
    """The text of `crib` or `rules` beside a game's rules."""
    return beside(game.package, name) if game.package else ""


def story_page(name: str) -> str:
    """The text of `crib` or `rules` beside the story's rules."""
    return beside("parlour.story", name)


def beside(package: str, name: str) -> str:
    source = files(package).joinpath(f"{name}.md")
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def credits_page() -> str:
    """Whose games these are: authors, rulebooks and licences."""
    return of_the_project("CREDITS.md")


def of_the_project(path: str) -> str:
    """A page outside the package, which is put into it when that is built."""
    inside = files("parlour").joinpath(Path(path).name)
    if inside.is_file():
        return inside.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / path).read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def rules_in(text: str) -> dict[str, str]:
    return dict(RULE.findall(text))


def rule_text(game: Game, rule: str) -> str:
    """What the rules page says under this id, as plain text, or nothing."""
    found = rules_in(page(game, "rules")).get(rule)
    if found is None:
        shared = files(SHARED[0]).joinpath(SHARED[1]).read_text(encoding="utf-8")
        found = rules_in(shared).get(rule, "")
    return found.replace("*", "").replace("`", "")
