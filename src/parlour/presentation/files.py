"""The files beside a game's rules: read as text, or checked against a type."""

from importlib.resources import files
from typing import TypeVar

from msgspec import json

from parlour.engine.game import Game

Found = TypeVar("Found")


def text_beside(package: str, name: str) -> str | None:
    """Returns the text of a file in a package; empty if there is none."""
    source = files(package).joinpath(name) if package else None
    if source is None or not source.is_file():
        return None
    return source.read_text(encoding="utf-8")


def page_beside(package: str, name: str, language: str = "en") -> str:
    """Returns a page in one language: `rules.md` is English, `rules.de.md` German.

    Returns an empty text if the language has none.
    """
    file = f"{name}.md" if language == "en" else f"{name}.{language}.md"
    return text_beside(package, file) or ""


def read_beside(game: Game, name: str, kind: type[Found]) -> Found | None:
    """Returns a JSON file beside a game's rules, if there is one."""
    text = text_beside(game.package, name)
    return None if text is None else json.decode(text, type=kind)
