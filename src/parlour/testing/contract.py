"""The contract: one function for each promise that every game keeps.

    from parlour.testing.contract import check_contract

    def test_contract() -> None:
        check_contract(GAME)

Each function plays the game of a trial, raises AssertionError where the promise is
broken, and says how many comparisons it made, so that a test can see to it that
it was not idle. `PROMISES` lists them all by name, `BOT_PROMISES` those of bots.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from parlour.engine.game import Game
from parlour.testing.asking import imagining, questions, refusals, words
from parlour.testing.chance import Trial, random_trial
from parlour.testing.company import bot_plays as bot_plays
from parlour.testing.company import tells_nothing
from parlour.testing.hand_order import hand_order
from parlour.testing.keeping import (
    any_order,
    conservation,
    copies,
    replays,
    round_trip,
    termination,
)
from parlour.testing.secrecy import blind_choices, no_leaks, swaps

Promise: TypeAlias = Callable[[Game, Trial], int]
BotPromise: TypeAlias = Callable[[Game, Trial, str], int]

PROMISES: Final[dict[str, Promise]] = {
    "conservation": conservation,
    "no leaks": no_leaks,
    "swaps": swaps,
    "blind choices": blind_choices,
    "hand order": hand_order,
    "any order": any_order,
    "termination": termination,
    "replay": replays,
    "round trip": round_trip,
    "copies": copies,
    "refusals": refusals,
    "imagining": imagining,
    "questions": questions,
    "words": words,
}

BOT_PROMISES: Final[dict[str, BotPromise]] = {
    "plays": bot_plays,
    "tells nothing": tells_nothing,
}
"""Promises of every bot of every game, by name."""


def check_contract(game: Game, games: int = 20) -> None:
    """Checks every promise on a number of random games with random options."""
    for name, promise in PROMISES.items():
        for seed in range(1, games + 1):
            trial = random_trial(game, seed)
            try:
                promise(game, trial)
            except Exception as broken:
                broken.add_note(f"promise: {name}, {trial}")
                raise
