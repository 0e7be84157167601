"""The games, one line each; a game is imported when it is asked for.

Packages of others bring more by the entry point `parlour.games`; our names are ours.
"""

import difflib
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from parlour.engine.game import Game
from parlour.engine.refusals import BadInput

GAMES: Final[dict[str, str]] = {
    "abandon-ship": "parlour.games.abandon_ship",
    "barcelona": "parlour.games.barcelona",
    "boneyard": "parlour.games.boneyard",
    "brain-baseball": "parlour.games.brain_baseball",
    "caribbean-star": "parlour.games.caribbean_star",
    "contest": "parlour.games.contest",
    "domino-avatars": "parlour.games.domino_avatars",
    "domino-knights": "parlour.games.domino_knights",
    "following-suit": "parlour.games.following_suit",
    "hey-bartender": "parlour.games.hey_bartender",
    "lamarckian-poker": "parlour.games.lamarckian_poker",
    "last-man-standing": "parlour.games.last_man_standing",
    "lost-pueblo": "parlour.games.lost_pueblo",
    "penniless-and-insane": "parlour.games.penniless_and_insane",
    "seven-handed-poker": "parlour.games.seven_handed_poker",
    "spots": "parlour.games.spots",
    "willow": "parlour.games.willow",
}

YARDSTICKS: Final[dict[str, str]] = {
    "block-dominoes": "parlour.games.yardsticks.block_dominoes",
    "hearts": "parlour.games.yardsticks.hearts",
    "leduc": "parlour.games.yardsticks.leduc",
}
"""Well-known games that the engine is measured with; found, but not listed."""


ENTRY: Final = "parlour.games"


def shelf() -> dict[str, str]:
    """Every game by its name, and where it is: ours, then those of other packages."""
    others = {
        name: place for name, place in brought().items() if name not in YARDSTICKS
    }
    return {**GAMES, **others, **GAMES}  # our names stay ours


@lru_cache(maxsize=1)
def brought() -> dict[str, str]:
    """Games of other packages by the name they are listed under."""
    found = {one.name: one.value for one in entry_points(group=ENTRY)}
    return dict(sorted(found.items()))


def find(name: str) -> Game:
    """The game of that name, however it is spelt: `domino_avatars`, `Willow`."""
    slug = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    place = shelf().get(slug) or YARDSTICKS.get(slug)
    if place is None:
        close = difflib.get_close_matches(slug, [*shelf(), *YARDSTICKS], n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {names()}"
        raise BadInput(f"no game is called {name!r}; {hint}")
    game = at(place)
    if game.slug != slug:
        raise BadInput(f"{place} brings {game.slug!r}, but is listed as {slug!r}")
    return game


def look_up(text: str) -> Game:
    """A game by its name, or by its place as in `my_game.rules:GAME`.

    For people at their own machine: a place is imported, whatever it is.
    """
    return at(text) if ":" in text else find(text)


def at(place: str) -> Game:
    """The game in a module, called GAME unless it is named behind a colon."""
    game = thing_at(place, "GAME")
    if not isinstance(game, Game):
        raise BadInput(f"{place} is no game: it needs a Game in it")
    return game


def thing_at(place: str, usual: str = "") -> Any:
    """What stands in a module under a name: `module:NAME`."""
    module, _, name = place.partition(":")
    try:
        found = import_module(module)
    except ImportError as wrong:
        raise BadInput(f"{place} cannot be imported: {wrong}") from None
    for part in (name or usual).split("."):
        if not hasattr(found, part):
            raise BadInput(f"{place}: {module} has no {name or usual}")
        found = getattr(found, part)
    return found


def listed() -> list[Game]:
    """All games on the shelf that can be played, in the order of their names."""
    broken = troubles()
    return [find(slug) for slug in shelf() if slug not in broken]


@lru_cache(maxsize=1)
def troubles() -> dict[str, str]:
    """Games of other packages that cannot be played, and why."""
    wrong: dict[str, str] = {}
    for slug in shelf():
        if slug not in GAMES:
            try:
                find(slug)
            except Exception as error:  # whatever a stranger's package does
                wrong[slug] = str(error) or type(error).__name__
    return wrong


def names() -> str:
    return ", ".join(shelf())
