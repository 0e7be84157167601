"""The list of games; a game is imported when it is needed.

Packages of others bring more by the entry point `parlour.games`; our names are ours.
"""

import difflib
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
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
"""The entry point of packages that bring games."""


def shelf() -> dict[str, str]:
    """Returns every game by its name, and where it is: ours, then those of other
    packages."""
    return {**GAMES, **find_installed()[0]}


def troubles() -> dict[str, str]:
    """Returns games of other packages that cannot be played, and why."""
    return find_installed()[1]


@lru_cache(maxsize=1)
def find_installed() -> tuple[dict[str, str], dict[str, str]]:
    """Returns games of other packages: where they are, or why they cannot be played."""
    places: dict[str, str] = {}
    wrong: dict[str, str] = {}
    for one in sorted(entry_points(group=ENTRY), key=lambda one: (one.name, one.value)):
        if {one.name} & {*GAMES, *YARDSTICKS, *places}:  # our names stay ours
            wrong[one.value] = f"there is a game called {one.name} already"
            continue
        try:
            fit_for_the_shelf(at(one.value), one.name, one.value)
        except BadInput as error:
            wrong[one.name] = str(error)
        else:
            places[one.name] = one.value
    return places, wrong


def fit_for_the_shelf(game: Game, name: str, place: str) -> None:
    """Refuses a game that nobody would find by its name, or could read for want of
    words."""
    if game.slug != name:
        raise BadInput(f"{place} brings {game.slug!r}, listed as {name!r}")
    if not game.package or not files(game.package).joinpath("en.ftl").is_file():
        raise BadInput(f"{place} has no words: en.ftl is missing beside its rules")


def find(name: str) -> Game:
    """Returns the game of that name, however it is spelt: `domino_avatars`,
    `Willow`."""
    slug = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    place = shelf().get(slug) or YARDSTICKS.get(slug)
    if place is not None:
        return at(place)
    if slug in troubles():
        raise BadInput(f"{slug} cannot be played: {troubles()[slug]}")
    close = difflib.get_close_matches(slug, [*shelf(), *YARDSTICKS], n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {names()}"
    raise BadInput(f"no game is called {name!r}; {hint}")


def look_up(text: str) -> Game:
    """Returns a game by its name, or by its place as in `my_game.rules:GAME`.

    For people at their own machine: a place is imported, whatever it is.
    """
    return at(text) if ":" in text else find(text)


def at(place: str) -> Game:
    """Returns the game in a module, called GAME unless it is named behind a colon."""
    game = thing_at(place, "GAME")
    if not isinstance(game, Game):
        raise BadInput(f"{place} is no game: it needs a Game in it")
    return game


def thing_at(place: str, usual: str = "") -> Any:
    """Returns the object of a name in a module: `module:NAME`."""
    module, _, name = place.partition(":")
    found = import_checked(module)
    for part in (name or usual).split("."):
        if not hasattr(found, part):
            raise BadInput(f"{place}: {module} has no {name or usual}")
        found = getattr(found, part)
    return found


def import_checked(module: str) -> Any:
    """Returns a module, whatever a stranger's does; BadInput says where it broke."""
    try:
        return import_module(module)
    except ImportError as wrong:
        raise BadInput(f"{module} cannot be imported: {wrong}") from None
    except (Exception, SystemExit) as wrong:
        raise BadInput(
            f"{module} cannot be imported: {describe_error(wrong)}"
        ) from None


def describe_error(wrong: BaseException) -> str:
    """Describes an error in the code of a package, with its line."""
    what = f"{type(wrong).__name__}: {wrong}"
    at = wrong.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    if at is None or isinstance(wrong, SyntaxError):  # which says so itself
        return what
    return f"{what}, line {at.tb_lineno} of {at.tb_frame.f_code.co_filename}"


def list_games() -> list[Game]:
    """Returns all games on the shelf, ours first."""
    return [find(slug) for slug in shelf()]


def names() -> str:
    return ", ".join(shelf())
