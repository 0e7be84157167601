"""The solver finds what is known of small games, and so does the best reply."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from tests.bots.books.yardsticks import (
    KUHN_VALUE,
    LEDUC_VALUE,
    kuhn,
    leduc_class,
    leduc_layout,
)

from parlour.adapters.openspiel import load
from parlour.bots.books.cfr import solve
from parlour.bots.books.trees import LayoutTree, Strategy
from parlour.engine.refusals import BadInput
from parlour.games.yardsticks import leduc
from parlour.kit.books import Branch, DealTree, End, Fork


def test_kuhn_is_solved() -> None:
    tree = LayoutTree(kuhn())
    found = solve(tree, 400)
    assert tree.value(found, found) == pytest.approx(KUHN_VALUE, abs=0.002)
    assert 0 <= tree.loses(found) < 0.003


def test_leduc_is_solved() -> None:
    tree = LayoutTree(leduc_layout())
    assert len(tree.deals) == 24
    found = solve(tree, 200)
    assert tree.value(found, found) == pytest.approx(LEDUC_VALUE, abs=0.01)
    assert 0 <= tree.loses(found) < 0.02


def test_more_rounds_lose_less() -> None:
    tree = LayoutTree(leduc_layout())
    lost = [tree.loses(solve(tree, rounds)) for rounds in (1, 10, 100)]
    assert lost == sorted(lost, reverse=True)


def test_the_best_reply_in_kuhn_to_who_always_bets_and_calls() -> None:
    """Call with the King, never with the Jack; with the Queen either is as good."""
    tree = LayoutTree(kuhn())
    eager = [np.array([[0.0] * 3, [1.0] * 3]) for _ in tree.names]
    reply = tree.reply(eager, 1)
    assert reply[tree.names.index("b")][1, [0, 2]].tolist() == [0, 1]
    # Jack loses 1, King wins 2, Queen wins or loses 2 alike
    assert tree.value(eager, reply) == pytest.approx(-(2 - 1) / 3)


def guessed(sealed: bool) -> DealTree:
    """One names heads or tails, the other guesses it, seeing it or not."""
    forks: list[Branch] = []
    for named in range(2):
        ends: list[Branch] = [End([1.0 if g != named else -1.0]) for g in range(2)]
        forks.append(Fork("guess" if sealed else f"guess {named}", [1], [0], ends))
    return DealTree([1.0], Fork("name", [0], [0], forks))


@pytest.mark.parametrize(("sealed", "value"), [(True, 0.0), (False, -1.0)])
def test_sealed_answers_are_not_seen(sealed: bool, value: float) -> None:
    tree = LayoutTree(guessed(sealed))
    found = solve(tree, 50)
    assert tree.value(found, found) == pytest.approx(value, abs=0.05)
    assert tree.loses(found) == pytest.approx(0.0, abs=0.05)


def test_who_is_asked_may_depend_on_the_deal() -> None:
    """The seat that holds the lot takes a chip or leaves it: both take it."""
    ends: list[Branch] = [End([1.0, -1.0]), End([0.0, 0.0])]
    tree = LayoutTree(DealTree([1.0, 3.0], Fork("take", [0, 1], [0, 0], ends)))
    found = solve(tree, 20)
    assert found[0][0, 0] > 0.95
    assert tree.value(found, found) == pytest.approx(-0.5, abs=0.05)


@pytest.mark.parametrize("answers", [1, 2])
def test_a_layout_that_forgets_is_refused(answers: int) -> None:
    """One point early and late, or with other answers, is no point."""
    ends: list[Branch] = [End([0.0])] * answers
    late = Fork("here", [0], [0], ends)
    with pytest.raises(BadInput, match="here"):
        LayoutTree(DealTree([1.0], Fork("here", [0], [0], [late, End([0.0])])))


# Against OpenSpiel


def kuhn_policy(
    tree: LayoutTree, strategy: Strategy
) -> dict[str, list[tuple[int, float]]]:
    """Kuhn's information states are the card and the bets: `1pb`."""
    return {
        f"{card}{name}": [
            (answer, float(strategy[point][answer, card])) for answer in range(2)
        ]
        for point, name in enumerate(tree.names)
        for card in range(3)
    }


@pytest.mark.parametrize("rounds", [1, 3, 30])
def test_kuhn_loses_what_openspiel_says(rounds: int) -> None:
    tree = LayoutTree(kuhn())
    found = solve(tree, rounds)
    policy = pyspiel.TabularPolicy(kuhn_policy(tree, found))
    theirs = pyspiel.exploitability(pyspiel.load_game("kuhn_poker"), policy)
    assert tree.loses(found) == pytest.approx(theirs, abs=1e-9)


def questions(state: Any) -> list[Any]:
    """Every history of a small game in which a player is asked."""
    found = [state] if state.is_player_node() else []
    for action in state.legal_actions():
        found += questions(state.child(action))
    return found


@pytest.mark.in_bulk
def test_leduc_loses_what_openspiel_says() -> None:
    """Our strategy in our rules, as OpenSpiel sees them through the adapter."""
    tree = LayoutTree(leduc_layout())
    found = solve(tree, 20)
    game = load("leduc")
    table: dict[str, list[tuple[int, float]]] = {}
    for state in questions(game.new_initial_state()):
        ours = state.node.state
        seat = state.current_player()
        said = [one.action for one in state.full_history() if one.player >= 0]
        names = ours.table.token_names
        point = tree.names.index("".join(f" {names[action]}" for action in said))
        board = ours.zones[leduc.BOARD]
        class_ = leduc_class(
            ours.zones[leduc.HAND + seat][0] >> 1, board[0] >> 1 if board else -1
        )
        chances = found[point][:, class_]
        table[state.information_state_string()] = [
            (action, float(chance))
            for action, chance in zip(state.legal_actions(), chances, strict=True)
        ]
    theirs = pyspiel.exploitability(game, pyspiel.TabularPolicy(table))
    assert tree.loses(found) == pytest.approx(theirs, abs=1e-9)
