"""The files beside a game's rules: read as text, or checked against a type."""

from importlib.resources import files
from typing import TypeVar

from msgspec import json

from parlour.engine.game import Game

Found = TypeVar("Found")


def text_beside(package: str, name: str) -> str | None:
    """The text of a file in a package, where there is one."""
    source = files(package).joinpath(name) if package else None
    if source is None or not source.is_file():
        return None
    return source.read_text(encoding="utf-8")


def page_beside(package: str, name: str, language: str = "en") -> str:
    """A page in one language: `rules.md` is English, `rules.de.md` German.

    Empty where the language has none.
    """
    file = f"{name}.md" if language == "en" else f"{name}.{language}.md"
    return text_beside(package, file) or ""


def read_beside(game: Game, name: str, kind: type[Found]) -> Found | None:
    """A JSON file beside a game's rules, where there is one."""
    text = text_beside(game.package, name)
    return None if text is None else json.decode(text, type=kind)
