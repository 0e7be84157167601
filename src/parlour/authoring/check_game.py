"""`parlour check-game`: how a game does against the contract, promise by promise.

What makes a game *playable* is the contract. What makes it ready *for the shelf*, where
strangers find it in the browser, is more: words for every moment, pages, a layout.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from parlour import bots
from parlour.engine.game import Game
from parlour.presentation.guide import guide_of
from parlour.presentation.layout import layout_of, unreadable
from parlour.testing.chance import Trial, random_trial
from parlour.testing.contract import BOT_PROMISES, PROMISES, BotPromise, Promise

SHELF = {
    "en.ftl": "its words in English",
    "de.ftl": "its words in German",
    "rules.md": "its rules, numbered, in your own words",
    "crib.md": "one screen for somebody already at the table",
    "layout.json": "how it lies on a table in the browser",
    "guide.json": "a guided first game",
    "hints.py": "what the table works out for players, and what an answer would do",
    "bot.py": "a regular player",
}
"""Files beside a game's rules, and what they are for."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@dataclass(frozen=True)
class Finding:
    """One promise, and where it was broken first."""

    promise: str
    means: str
    games: int
    broken: str = ""

    def line(self) -> str:
        mark = "✗" if self.broken else "✓"
        told = f"{mark} {self.promise}: {self.means}"
        return f"{told}\n    {self.broken}" if self.broken else told


def findings(game: Game, games: int) -> Iterator[Finding]:
    """Every promise, tried on so many random games with random options."""
    for name, promise in PROMISES.items():
        yield tried(name, meaning(promise), promise, game, games)
    for name in bots.names(game)[1:]:
        for what, kept in BOT_PROMISES.items():
            promise = partial(of_bot, kept, name)
            yield tried(f"bot {name} {what}", meaning(kept), promise, game, games)


def of_bot(promise: BotPromise, name: str, game: Game, trial: Trial) -> int:
    return promise(game, trial, name)


def meaning(promise: Callable[..., int]) -> str:
    return (promise.__doc__ or "").strip().partition("\n")[0]


def tried(name: str, means: str, promise: Promise, game: Game, games: int) -> Finding:
    for seed in range(1, games + 1):
        trial = random_trial(game, seed)
        try:
            promise(game, trial)
        except Exception as wrong:  # whatever a game in the making does
            why = f"{type(wrong).__name__}: {wrong}".strip().replace("\n", "\n    ")
            at = f"{trial.seats} seats, {dict(trial.options)}, seed {seed}"
            return Finding(name, means, seed, f"{why}\n    in a game with {at}")
    return Finding(name, means, games)


def missing(game: Game) -> dict[str, str]:
    """What a game still lacks for the shelf, and what it would be for."""
    folder = files(game.package) if game.package else None
    found = {
        name: what
        for name, what in SHELF.items()
        if folder is None or not folder.joinpath(name).is_file()
    }
    for name, look in {"layout.json": layout_of, "guide.json": guide_of}.items():
        try:
            look(game)
        except Exception as wrong:
            found[name] = f"it cannot be read: {wrong}"
    if "layout.json" not in found and (wrong_facts := unreadable(game)):
        found["layout.json"] = f"it cannot be drawn: {', '.join(wrong_facts)}"
    if folder is not None and not {"en.ftl", "de.ftl"} & {*found}:
        untold = sorted(told_in(folder, "en.ftl") - told_in(folder, "de.ftl"))
        if untold:
            found["de.ftl"] = f"it lacks {', '.join(untold)}"
    if not game.lasts:
        found["lasts"] = "about how many minutes people play, in its `Game`"
    return found


def told_in(folder: Traversable, name: str) -> set[str]:
    """The messages of a catalogue by name."""
    return set(MESSAGE.findall(folder.joinpath(name).read_text(encoding="utf-8")))


def report(game: Game, games: int, write: Callable[[str], None]) -> bool:
    """Writes it all down as it is found; whether every promise was kept."""
    kept = True
    write(f"{game.title}, tried on {games} random games for each promise\n")
    for finding in findings(game, games):
        write(finding.line())
        kept = kept and not finding.broken
    write("")
    write("It is playable." if kept else "It breaks the contract: see ✗ above.")
    lacking = missing(game)
    if not lacking:
        write("It has all that a game on the shelf needs.")
        return kept
    write("For the shelf it still lacks:")
    for name, what in lacking.items():
        write(f"  {name}: {what}")
    return kept
