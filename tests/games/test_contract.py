"""Every listed game keeps every promise of `parlour.testing.contract`.

A new line in `games/__init__.py` is all it takes to have a game tested here.
Hypothesis chooses options, seats, the deal and the first choices.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from parlour.bots import LEVELS
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.pieces import Piece
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.games import GAMES, YARDSTICKS, find, list_games
from parlour.match import Match
from parlour.match.match import referee_events
from parlour.testing.chance import (
    Trial,
    moments,
    random_options,
    random_trial,
    sealed_trials,
)
from parlour.testing.contract import BOT_PROMISES, PROMISES, Promise
from parlour.testing.keeping import record_match
from parlour.testing.strategies import trials

EXAMPLES = 30
MANY = 1200
COSTLY = {"swaps": 3, "replay": 2, "imagining": 2}
"""Promises that take longer get so many times fewer examples."""
RARE = {"hand order": 4}
"""Promises about what some games seldom do need so many times fewer comparisons."""
YARDSTICK_EXCUSES = ("words",)
"""Yardsticks are only measured: they have no words of their own."""


def keep(game: Game, promise: Promise, examples: int) -> int:
    """Tries a promise on so many games; how many comparisons were made."""
    compared = 0

    @settings(max_examples=examples)
    @given(trials(game, long=examples >= MANY // 3))
    def attempt(trial: Trial) -> None:
        nonlocal compared
        compared += promise(game, trial)

    attempt()
    return compared


def walks(game: Game) -> Iterator[State]:
    """Moments of some random games."""
    for seed in range(40):
        for walk in moments(game, random_trial(game, seed)):
            yield walk.state


def seals(game: Game) -> bool:
    """Whether seats of this game ever answer at once."""
    return any(s.sealing and s.waiting.bit_count() > 1 for s in walks(game))


def hides(game: Game) -> bool:
    """Whether anything on the table is ever hidden from anybody."""
    return any(
        state.known[piece] & state.table.all_viewers != state.table.all_viewers
        for state in walks(game)
        for pile in state.zones
        for piece in pile
    )


def sheds(game: Game) -> bool:
    """Whether several pieces ever leave a hand together that somebody cannot see."""
    before: list[set[Piece]] = []
    for state in walks(game):
        table = state.table
        now = [set(pile) for pile in state.zones]
        for zone, (held, left) in enumerate(zip(before, now, strict=False)):
            hidden = state.eyes[zone] & table.all_viewers != table.all_viewers
            if hidden and not table.ordered[zone] and len(held - left) > 1:
                return True
        before = now if state.waiting else []
    return False


EXCUSES: dict[str, Callable[[Game], bool]] = {
    "any order": seals,
    "blind choices": seals,
    "swaps": hides,
    "hand order": sheds,
}
"""Promises that mean nothing to games which never do this."""


def check(game: Game, name: str, examples: int) -> None:
    wanted = examples // COSTLY.get(name, 1)
    compared = keep(game, PROMISES[name], wanted)
    if compared < wanted and EXCUSES.get(name) is seals:
        for trial in sealed_trials(game, wanted):  # where that seldom happens
            compared += PROMISES[name](game, trial)
    if compared or name not in EXCUSES:
        assert compared >= wanted // RARE.get(name, 1), "too few comparisons"
    else:
        assert not EXCUSES[name](game), "nothing was compared"


@pytest.mark.in_bulk
@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("slug", GAMES)
def test_promise(slug: str, promise: str) -> None:
    check(find(slug), promise, EXAMPLES)


@pytest.mark.soak
@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("slug", GAMES)
def test_promise_many_times(slug: str, promise: str) -> None:
    check(find(slug), promise, MANY)


@pytest.mark.in_bulk
@pytest.mark.parametrize("promise", [p for p in PROMISES if p not in YARDSTICK_EXCUSES])
@pytest.mark.parametrize("slug", YARDSTICKS)
def test_yardsticks_keep_the_promises(slug: str, promise: str) -> None:
    check(find(slug), promise, 6)


def of_bot(promise: str, name: str) -> Promise:
    return lambda game, trial: BOT_PROMISES[promise](game, trial, name)


@pytest.mark.in_bulk
@pytest.mark.parametrize("promise", BOT_PROMISES)
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("slug", GAMES)
def test_bots_keep_theirs(slug: str, name: str, promise: str) -> None:
    wanted = 10 if (name, promise) == ("regular", "plays") else 3
    assert keep(find(slug), of_bot(promise, name), wanted) >= wanted


@pytest.mark.soak
@pytest.mark.parametrize("promise", BOT_PROMISES)
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("slug", GAMES)
def test_bots_keep_theirs_many_times(slug: str, name: str, promise: str) -> None:
    keep(find(slug), of_bot(promise, name), MANY if name == "regular" else MANY // 20)


# The log in another process


REPLAYED = """
import hashlib, json, sys
import msgspec
from parlour.games import find
from parlour.match.log import read_log
from parlour.match.match import referee_events, replay

for text in json.load(sys.stdin):
    log = read_log(text)
    events = referee_events(replay(find(log.game), log))
    print(hashlib.sha256(msgspec.json.encode(events)).hexdigest())
"""


def digest(match: Match) -> str:
    return hashlib.sha256(msgspec.json.encode(referee_events(match))).hexdigest()


@pytest.mark.rules
def test_logs_replay_in_another_process() -> None:
    matches = [
        record_match(game, random_trial(game, seed))
        for game in list_games()
        for seed in (1, 2)
    ]
    logs = [match.log().to_json().decode() for match in matches]
    other = subprocess.run(
        [sys.executable, "-c", REPLAYED],
        input=json.dumps(logs),
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.split() == [digest(match) for match in matches]


# Finding games


@pytest.mark.parametrize("slug", [*GAMES, *YARDSTICKS])
@pytest.mark.parametrize(
    "spelt", [str, str.upper, lambda s: s.replace("-", "_"), lambda s: f" {s} "]
)
def test_games_are_found_however_spelt(slug: str, spelt: Any) -> None:
    assert find(spelt(slug)).slug == slug


def test_listed_games_are_listed() -> None:
    assert [game.slug for game in list_games()] == list(GAMES) == sorted(GAMES)
    assert all(game.listed for game in list_games())
    assert not any(find(slug).listed for slug in YARDSTICKS)


def test_unknown_games_are_refused_with_a_hint() -> None:
    with pytest.raises(BadInput, match="did you mean 'willow'"):
        find("wilow")
    with pytest.raises(BadInput, match=r"there are: .*domino-avatars"):
        find("chess")


# Options at random


@pytest.mark.parametrize("slug", [*GAMES, *YARDSTICKS])
def test_random_options_can_be_played(slug: str) -> None:
    game = find(slug)
    dice = Dice(1)
    seen = {}
    for _ in range(300):
        seats, given_options = random_options(game, dice)
        game.agree(seats, given_options)
        seen[seats] = True
    assert set(seen) == set(game.players)
