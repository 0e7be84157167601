"""`parlour check-game`: tests a game against the contract, check by check."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from parlour import bots
from parlour.engine.game import Game
from parlour.presentation.guide import guide_of
from parlour.presentation.layout import layout_of, unreadable_facts
from parlour.testing.chance import Trial, random_trial
from parlour.testing.contract import BOT_PROMISES, PROMISES, BotPromise, Promise

GAME_FILES = {
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
class CheckResult:
    """One promise, and where it was broken first."""

    promise: str
    means: str
    games: int
    broken: str = ""

    def line(self) -> str:
        mark = "✗" if self.broken else "✓"
        text = f"{mark} {self.promise}: {self.means}"
        return f"{text}\n    {self.broken}" if self.broken else text


def run_checks(game: Game, games: int) -> Iterator[CheckResult]:
    """Runs every check on random games with random options."""
    for name, promise in PROMISES.items():
        yield run_check(name, meaning(promise), promise, game, games)
    for name in bots.names(game)[1:]:
        for what, kept in BOT_PROMISES.items():
            promise = partial(of_bot, kept, name)
            yield run_check(f"bot {name} {what}", meaning(kept), promise, game, games)


def of_bot(promise: BotPromise, name: str, game: Game, trial: Trial) -> int:
    return promise(game, trial, name)


def meaning(promise: Callable[..., int]) -> str:
    """Returns the promise itself, from the first paragraph of its docstring."""
    first = " ".join((promise.__doc__ or "").strip().split("\n\n")[0].split())
    said = first.removeprefix("Checks that ")
    return said[:1].upper() + said[1:]


def run_check(
    name: str, means: str, promise: Promise, game: Game, games: int
) -> CheckResult:
    for seed in range(1, games + 1):
        trial = random_trial(game, seed)
        try:
            promise(game, trial)
        except Exception as wrong:  # whatever a game in the making does
            why = f"{type(wrong).__name__}: {wrong}".strip().replace("\n", "\n    ")
            at = f"{trial.seats} seats, {dict(trial.options)}, seed {seed}"
            return CheckResult(name, means, seed, f"{why}\n    in a game with {at}")
    return CheckResult(name, means, games)


def missing(game: Game) -> dict[str, str]:
    """Returns the missing files of a game, and their purpose."""
    folder = files(game.package) if game.package else None
    found = {
        name: what
        for name, what in GAME_FILES.items()
        if folder is None or not folder.joinpath(name).is_file()
    }
    for name, look in {"layout.json": layout_of, "guide.json": guide_of}.items():
        try:
            look(game)
        except Exception as wrong:
            found[name] = f"it cannot be read: {wrong}"
    if "layout.json" not in found and (wrong_facts := unreadable_facts(game)):
        found["layout.json"] = f"it cannot be drawn: {', '.join(wrong_facts)}"
    if folder is not None and not {"en.ftl", "de.ftl"} & {*found}:
        untold = sorted(message_ids(folder, "en.ftl") - message_ids(folder, "de.ftl"))
        if untold:
            found["de.ftl"] = f"it lacks {', '.join(untold)}"
    if not game.lasts:
        found["lasts"] = "about how many minutes people play, in its `Game`"
    return found


def message_ids(folder: Traversable, name: str) -> set[str]:
    """Returns the messages of a catalogue by name."""
    return set(MESSAGE.findall(folder.joinpath(name).read_text(encoding="utf-8")))


def report(game: Game, games: int, write: Callable[[str], None]) -> bool:
    """Writes it all down as it is found; whether every promise was kept."""
    kept = True
    write(f"{game.title}, tried on {games} random games for each promise\n")
    for finding in run_checks(game, games):
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
