"""Our players against OpenSpiel's own, with the same number of simulations.

    python -m benchmarks.outside [--simulations N] [--hands N]

On Leduc the strategies of both sides' CFR meet, exactly, and so do both searches, hand
by hand with the same cards in both chairs. In games of ours OpenSpiel's ISMCTS in
Python sits at our table through the adapter, against `expert`. The result is what
ours win per hand, with a 95 % interval.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import expected_game_score
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from tests.bots.books.yardsticks import leduc_class, leduc_layout

from benchmarks.searches import (
    our_position,
    our_searcher,
    their_position,
    their_searcher,
)
from parlour.adapters.openspiel import load
from parlour.bots import Bot, answer, find
from parlour.bots.books.cfr import solve
from parlour.bots.books.trees import LayoutTree, Strategy
from parlour.bots.regrets import draw_from_average
from parlour.engine.dice import Dice
from parlour.engine.game import action_of
from parlour.engine.picks import DONE
from parlour.games import find as find_game
from parlour.lab.figures import Mean, mean

ROUNDS: Final = 200
"""Of CFR, on both sides."""
TABLES: Final[dict[str, dict[str, object]]] = {
    "barcelona": {"hands": 1},
    "contest": {},
    "willow": {"structure": "fixed", "hands": 1},
}
"""Tables of two in games of ours."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.outside")
    parser.add_argument("--simulations", type=int, default=500)
    parser.add_argument("--hands", type=int, default=2000, help="of Leduc")
    parser.add_argument("--few", type=int, default=40, help="simulations in Python")
    parser.add_argument("--games", type=int, default=200, help="of each of ours")
    asked = parser.parse_args()
    for name, (won, ours, theirs) in strategies(ROUNDS).items():
        print(
            f"leduc, {ROUNDS} rounds, our CFR+ against {name}: {won:+.4f} a hand;"
            f" ours loses at most {ours:.4f}, theirs {theirs:.4f}",
            flush=True,
        )
    for name, say in our_players(asked.simulations).items():
        told = leduc_match(say, asked.simulations, asked.hands)
        print(
            f"leduc, {name} against ISMCTS in C++, {asked.simulations} simulations:"
            f" {told.value:+.3f} ± {told.half:.3f} a hand, {asked.hands} hands",
            flush=True,
        )
    for slug, options in TABLES.items():
        told = match(slug, options, asked.few, asked.games)
        print(
            f"{slug}, expert against ISMCTS in Python, {asked.few} simulations:"
            f" {told.value:+.3f} ± {told.half:.3f} a game, {asked.games} games",
            flush=True,
        )


# Leduc, whole strategies


def strategies(rounds: int) -> dict[str, tuple[float, float, float]]:
    """What ours wins a hand of theirs over both chairs, and what both lose at most."""
    game = pyspiel.load_game("leduc_poker")
    tree = LayoutTree(leduc_layout())
    ours = pyspiel.TabularPolicy(in_their_words(game, tree, solve(tree, rounds)))
    found = {}
    for name, solver in (
        ("OpenSpiel's CFR", pyspiel.CFRSolver(game)),
        ("OpenSpiel's CFR+", pyspiel.CFRPlusSolver(game)),
    ):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        theirs = solver.tabular_average_policy()
        start = game.new_initial_state()
        first = expected_game_score.policy_value(start, [ours, theirs])[0]
        second = expected_game_score.policy_value(start, [theirs, ours])[1]
        lost = [pyspiel.exploitability(game, policy) for policy in (ours, theirs)]
        found[name] = ((first + second) / 2, lost[0], lost[1])
    return found


def in_their_words(
    game: Any, tree: LayoutTree, strategy: Strategy
) -> dict[str, list[tuple[int, float]]]:
    """A strategy of ours by OpenSpiel's names of what a seat knows."""
    table: dict[str, list[tuple[int, float]]] = {}
    for state in questions(game.new_initial_state()):
        actions = state.legal_actions()
        chances = strategy[point_of(tree, state)][:, class_of(state)]
        table[state.information_state_string()] = [
            (action, float(chance))
            for action, chance in zip(actions, chances, strict=True)
        ]
    return table


def questions(state: Any) -> Iterator[Any]:
    """Every history in which a player is asked."""
    if state.is_player_node():
        yield state
    for action in state.legal_actions():
        yield from questions(state.child(action))


def point_of(tree: LayoutTree, state: Any) -> int:
    said = [one.action for one in state.full_history() if one.player >= 0]
    return tree.names.index("".join(f" {WORDS[action]}" for action in said))


def class_of(state: Any) -> int:
    cards = [one.action for one in state.full_history() if one.player < 0]
    board = cards[2] >> 1 if len(cards) > 2 else -1
    return leduc_class(cards[state.current_player()] >> 1, board)


WORDS: Final = ("fold", "call", "raise")

# Leduc, hand by hand

Say = Callable[[str, tuple[int, ...], Dice], int]
"""Given what was said and the cards, the next word: 0, 1 or 2."""


def our_players(simulations: int) -> dict[str, Say]:
    """Our search and our book; each is handed only what its seat may know."""
    searcher = our_searcher(simulations)
    tree = LayoutTree(leduc_layout())
    strategy = solve(tree, ROUNDS)

    def by_search(line: str, cards: tuple[int, ...], dice: Dice) -> int:
        state = our_position(line, cards)
        said = answer(searcher, state, state.next_asked(), dice)
        return WORDS.index(state.table.name_of(said[0]))

    def by_the_book(line: str, cards: tuple[int, ...], dice: Dice) -> int:
        state = their_position(line, cards)
        chances = strategy[point_of(tree, state)][:, class_of(state)]
        return int(state.legal_actions()[draw_from_average(chances.tolist(), dice)])

    return {"our search": by_search, "our book": by_the_book}


def leduc_match(say: Say, simulations: int, hands: int) -> Mean:
    """What ours wins a hand; each deal is played twice, with chairs exchanged."""
    dice = Dice(1)
    bot = their_searcher(simulations)
    won = []
    for _ in range(hands // 2):
        cards = tuple(dice.order(6)[:3])
        deal = 0.0
        for chair in range(2):
            line = ""
            state = their_position(line, cards)
            while not state.is_terminal():
                if state.current_player() == chair:
                    word = say(line, cards, dice)
                else:
                    word = bot.step(state)
                line += "fcr"[word]
                state = their_position(line, cards)
            deal += state.returns()[chair]
        won.append(deal / 2)
    return mean(won)


# Games of ours


def match(slug: str, options: dict[str, object], simulations: int, games: int) -> Mean:
    """What `expert` wins a game of ISMCTS, which sits at our table by the adapter.

    Each deal is played twice, with chairs exchanged. (It is the same deal as far as
    both games go alike: from there on dice may fall in another order.)
    """
    game = load(slug, 2, options)
    expert = find(find_game(slug), f"expert@{simulations}")
    dice = Dice(1)
    lots = np.random.RandomState(3)
    most = game.max_utility()
    theirs = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, lots),
        uct_c=most,
        max_simulations=simulations,
        random_state=lots,
    )
    theirs.set_resampler(
        lambda state, seat: state.resample_from_infostate(seat, lots.random)
    )
    won = []
    for deal in range(games // 2):
        both = [played(game, chair, expert, theirs, deal, dice) for chair in range(2)]
        won.append(sum(both) / 2)
    return mean(won)


def played(
    game: Any, chair: int, expert: Bot, theirs: Any, deal: int, dice: Dice
) -> float:
    """One game with ours in this chair; it remembers no more than they do."""
    rolls = random.Random(deal)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rolls.randrange(state.node.sides))
            continue
        table = state.node.state.copy()
        table.script = None  # a determinization rolls its own dice
        seat = state.current_player()
        if seat != chair:
            state.apply_action(int(theirs.step(state)))
            continue
        tokens = answer(expert, table, seat, dice)
        for token in [*table.spelled(table.ask(seat), tokens), DONE]:
            state.apply_action(action_of(table.table, token))
            if not state.node.chosen(chair):
                break  # that was all of it
    return float(state.returns()[chair])


if __name__ == "__main__":
    main()
