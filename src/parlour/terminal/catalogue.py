"""The list of games, for people and for programs."""

from collections.abc import Callable
from typing import Any

from parlour.engine.game import Game
from parlour.engine.options import shown, specs
from parlour.words.messages import ENGLISH, Messages


def seats_text(game: Game) -> str:
    low, high = game.players[0], game.players[-1]
    return f"{low}–{high}" if low < high else str(low)


def as_lines(games: list[Game], language: str = ENGLISH) -> list[str]:
    """One line a game."""
    wide = max((len(game.slug) for game in games), default=0)
    return [
        f"{game.slug:{wide}}  {seats_text(game):>5} players  "
        f"{Messages(game, language).text('tagline')}"
        for game in games
    ]


def readable(page_in: Callable[[str], str], language: str) -> str:
    """A page in the language, or in English under a line that says so."""
    found = page_in(language)
    if found:
        return found
    note = Messages(language=language).text("play-only-english")
    return f"{note}\n\n{page_in(ENGLISH)}"


def as_data(game: Game) -> dict[str, Any]:
    """Everything a client needs to offer a game."""
    words = Messages(game)
    defaults = shown(game.options())
    options = []
    for name, spec in specs(game.options).items():
        entry: dict[str, Any] = {
            "name": name,
            "kind": spec.kind,
            "default": defaults[name],
            "label": words.text(f"option-{name}"),
            "help": words.text(f"option-{name}", "help"),
        }
        if spec.kind == "number":
            entry |= {"least": spec.least, "most": spec.most}
            entry["words"] = list(spec.words)
        elif spec.kind == "choice":
            entry["values"] = list(spec.values)
        elif spec.kind == "text":
            entry["typical"] = list(spec.typical)
        options.append(entry)
    return {
        "name": game.slug,
        "title": game.title,
        "tagline": words.text("tagline"),
        "players": [game.players[0], game.players[-1]],
        "usual_players": game.usual_seats,
        "edition": game.edition,
        "options": options,
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
    }
