"""Searches of the same Leduc positions, by our tree and by OpenSpiel's ISMCTS in C++.

Both sample a world for each simulation, go down a tree over what seats may know, and
play on at random from the first new node.
"""

from typing import Any, Final

import pyspiel

from benchmarks.measure import Job
from parlour.bots.bot_input import make_input
from parlour.bots.levels import Expert
from parlour.bots.luck import random_answer
from parlour.bots.rollouts import SearchHooks
from parlour.bots.settings import TREE, SearchSettings
from parlour.engine.dice import Dice
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.games import find
from parlour.games.yardsticks.leduc import CALL, FOLD, RAISE

OURS: Final = "tree search"
THEIRS: Final = "OpenSpiel, ISMCTS in C++"

SIMULATIONS: Final = 500
"""Of one search."""
CARDS: Final = (4, 0, 2)
"""A King, a Jack, and a Queen for the board."""
LINES: Final = ("", "r", "cr", "cc", "ccr", "rrcr")
"""What was said before somebody searches: f, c and r for fold, call and raise."""
SEED: Final = 5


def search_jobs() -> list[Job]:
    """A round of either is a search of every position; simulations are counted."""
    ours = [our_position(line) for line in LINES]
    theirs = [their_position(line) for line in LINES]
    expert = our_searcher()
    bot = their_searcher()
    dice = Dice(SEED)

    def we_search(rounds: int) -> int:
        for _ in range(rounds):
            for state in ours:
                expert.think(make_input(state, state.next_asked(), dice))
        return rounds * len(ours) * SIMULATIONS

    def they_search(rounds: int) -> int:
        for _ in range(rounds):
            for state in theirs:
                bot.step(state)
        return rounds * len(theirs) * SIMULATIONS

    return [Job(OURS, we_search), Job(THEIRS, they_search)]


def our_searcher(simulations: int = SIMULATIONS) -> Expert:
    """Our tree as ISMCTS has it: even worlds, and chance below the tree."""
    declared = SearchHooks(random_answer, utility=find("leduc").utility)
    settings = SearchSettings(way=TREE, belief=False, trust=0.0)
    return Expert(declared, settings, {}, simulations)


def their_searcher(simulations: int = SIMULATIONS, seed: int = SEED) -> Any:
    """With a constant for exploring that fits what can be won, 13 chips."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, 13.0, simulations, -1, best, False, False)


def our_position(line: str, cards: tuple[int, ...] = CARDS) -> State:
    table = find("leduc").table(2)
    table.stacks = [[Token(card) for card in cards]]
    state = table.blank()
    state.begin(1)
    words = {"f": FOLD, "c": CALL, "r": RAISE}
    for letter in line:
        state.take(state.next_asked(), [words[letter]])
    return state


def their_position(line: str, cards: tuple[int, ...] = CARDS) -> Any:
    state = pyspiel.load_game("leduc_poker").new_initial_state()
    left = iter(cards)
    for letter in ["", *line]:
        if letter:
            state.apply_action("fcr".index(letter))
        while state.is_chance_node():
            state.apply_action(next(left))
    return state
