"""The games, one line each; a game is imported when it is asked for."""

import difflib
from importlib import import_module
from typing import Final

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


def find(name: str) -> Game:
    """The game of that name, however it is spelt: `domino_avatars`, `Willow`."""
    slug = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    package = GAMES.get(slug) or YARDSTICKS.get(slug)
    if package is None:
        close = difflib.get_close_matches(slug, [*GAMES, *YARDSTICKS], n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {names()}"
        raise BadInput(f"no game is called {name!r}; {hint}")
    game = import_module(package).GAME
    assert isinstance(game, Game)
    return game


def listed() -> list[Game]:
    """All listed games in the order of their names."""
    return [find(slug) for slug in GAMES]


def names() -> str:
    return ", ".join(GAMES)
