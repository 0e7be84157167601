"""OpenSpiel's own checks over all our games, and Leduc against OpenSpiel's Leduc."""

import base64
import json
import pickle
import random
import subprocess
import sys
from collections import defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from parlour.adapters.openspiel import load
from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.testing.chance import brief, random_options

pytestmark = pytest.mark.in_bulk

EVERY = [*GAMES, "leduc"]
VARIETIES = 6
DEALS_MANY_PIECES = ("domino-avatars", "domino-knights")
"""Games that begin with more events than information state tensors have rows."""
FEW = 60_000
"""Decisions that a game may take in checks of every step, if it could go on long."""


def variety(slug: str, number: int) -> Any:
    """The game as it usually is, then with other seats and options."""
    game = find(slug)
    if number == 0:
        return load(slug, options=brief(game, game.usual_seats, {}, FEW))
    seats, given = random_options(game, Dice(number))
    return load(slug, seats, brief(game, seats, given, FEW))


def random_state(game: Any, seed: int, moves: int = 1_000_000) -> Any:
    """Random play from the start, so many choices long or to the end."""
    lots = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (moves or state.is_chance_node()):
        moves -= state.is_player_node()
        actions = state.legal_actions()
        assert len(actions) > 1 or state.is_player_node()
        state.apply_action(lots.choice(actions))
    return state


def places(slug: str) -> list[Any]:
    """Games under way, in the middle of a selection where the game has any."""
    game = variety(slug, 0)
    states = [random_state(game, seed, seed % 20) for seed in range(40)]
    going = [state for state in states if not state.is_terminal()]
    return [state for state in going if state.node.cursor.chosen][:3] + going[:3]


def everything(state: Any) -> list[Any]:
    """All there is to compare about a state."""
    seats = range(state.num_players())
    return [
        str(state),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(seat) for seat in seats],
        [state.observation_string(seat) for seat in seats],
        [state.observation_tensor(seat) for seat in seats],
        [state.information_state_tensor(seat) for seat in seats],
    ]


def test_learners_observe_all_fields_of_the_rules() -> None:
    """Clients get the facts that a game shows; those who learn get more."""
    state = random_state(load("domino-knights", 3), 1, 12)
    told = json.loads(state.observation_string(0))
    assert set(told["facts"]) == set(state.node.state.table.fields)
    assert told["facts"]["lots"] == state.node.state.lots


def finished(state: Any) -> Any:
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("number", range(VARIETIES))
@pytest.mark.parametrize("slug", EVERY)
def test_random_sim_test(slug: str, number: int) -> None:
    games = 1 if number else 3
    pyspiel.random_sim_test(variety(slug, number), games, serialize=True, verbose=False)


# Names, parameters, bounds


@pytest.mark.parametrize("slug", GAMES)
def test_listed_games_are_loaded_by_name(slug: str) -> None:
    name = "parlour_" + slug.replace("-", "_")
    assert name in pyspiel.registered_names()
    assert str(pyspiel.load_game(name)) == str(load(slug)) == f"{name}()"


@pytest.mark.parametrize("number", range(VARIETIES))
@pytest.mark.parametrize("slug", GAMES)
def test_a_name_says_seats_and_options(slug: str, number: int) -> None:
    seats, given = random_options(find(slug), Dice(100 + number))
    game = pyspiel.load_game(str(load(slug, seats, given)))
    assert game.num_players() == seats
    assert game.opening.setting.table.options == find(slug).agree(seats, given)


def test_words_among_numbers_are_ints() -> None:
    named = pyspiel.load_game("parlour_willow(players=3,max_raises=-1,ante=2)")
    assert named == load("willow", 3, {"max-raises": "none", "ante": 2})


@pytest.mark.parametrize("slug", GAMES)
def test_presets_are_spelt_out(slug: str) -> None:
    rules = find(slug)
    for preset in rules.presets:
        game = pyspiel.load_game(str(load(slug, options={"preset": preset})))
        agreed = rules.agree(rules.usual_seats, {"preset": preset})
        assert game.opening.setting.table.options == agreed


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (99, {}), (3, {"aunty": 2}), (3, {"ante": -7}), (3, {"preset": "?"})],
)
def test_what_cannot_be_played_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        load("willow", seats, options)


def test_a_name_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadInput, match="ante"):
        pyspiel.load_game("parlour_willow(ante=-7)")


@pytest.mark.parametrize("slug", EVERY)
def test_bounds(slug: str) -> None:
    for number in range(VARIETIES):
        game = variety(slug, number)
        state = random_state(game, number)
        returns = state.returns()
        assert returns == state.node.state.returns()
        if find(slug).zero_sum:
            assert sum(returns) == pytest.approx(0)
        assert max(map(abs, returns)) <= game.max_utility() == -game.min_utility()
        players = [one.player for one in state.full_history()]
        rolls = players.count(pyspiel.PlayerId.CHANCE)
        assert rolls <= game.max_chance_nodes_in_history()
        assert len(players) - rolls <= game.max_game_length()


# Leduc against OpenSpiel's Leduc


def player_nodes(state: Any) -> list[Any]:
    """Every history of a small game in which a player is asked."""
    found = [state] if state.is_player_node() else []
    for action in state.legal_actions():
        found += player_nodes(state.child(action))
    return found


def test_leduc_has_the_information_sets_of_leduc() -> None:
    """A seat is told its own card, the open card and the bets, and no more."""
    facts: dict[str, set[str]] = defaultdict(set)
    for state in player_nodes(load("leduc").new_initial_state()):
        table = view_data(find("leduc"), state.node.state, state.current_player())
        bets = [one.action for one in state.full_history() if one.player >= 0]
        told = f"{table['you']} {table['zones']} {bets} {state.legal_actions()}"
        facts[state.information_state_string()].add(told)
    assert len(facts) == 936
    assert {len(told) for told in facts.values()} == {1}
    assert len(set.union(*facts.values())) == 936


def test_leduc_is_solved_like_leduc() -> None:
    """The same exploitability after as many iterations of C++ CFR on both."""
    found = []
    for game in (load("leduc"), pyspiel.load_game("leduc_poker")):
        solver = pyspiel.CFRSolver(game)
        for _ in range(5):
            solver.evaluate_and_update_policy()
        assert len(solver.tabular_average_policy().policy_table()) == 936
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert found[0] == pytest.approx(found[1], rel=1e-12)


# Copies and actions


@pytest.mark.parametrize("slug", EVERY)
def test_copies_go_on_alike_and_apart(slug: str) -> None:
    for state in places(slug):
        game = state.get_game()
        whole = pyspiel.serialize_game_and_state(game, state)
        before = everything(state)
        after = everything(finished(state.clone()))
        for copy in (
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
            pyspiel.deserialize_game_and_state(whole)[1],
        ):
            assert everything(copy) == before
            assert everything(finished(copy)) == after
            assert everything(state) == before


@pytest.mark.parametrize("slug", EVERY)
def test_resampled_states_are_the_same_to_their_player(slug: str) -> None:
    for number, state in enumerate(places(slug)):
        before = everything(state)
        seat = state.current_player()
        world = state.resample_from_infostate(seat, random.Random(number).random)
        assert world.current_player() == seat
        assert world.legal_actions() == state.legal_actions()
        for name in ("string", "tensor"):
            for what in ("observation", "information_state"):
                seen = getattr(world, f"{what}_{name}")(seat)
                assert seen == getattr(state, f"{what}_{name}")(seat)
        assert world.history() == []
        with pytest.raises(BadInput, match="no history"):
            pickle.dumps(world.node)
        assert finished(world.clone()).is_terminal()
        assert everything(state) == before


@pytest.mark.parametrize("slug", EVERY)
def test_resampled_states_depend_on_what_a_player_knows_alone(slug: str) -> None:
    """A world resampled from a resampled world is one of the same worlds, and no other
    seat remembers the real game in it."""
    for number, state in enumerate(places(slug)):
        seat = state.current_player()
        there = state.resample_from_infostate(seat, random.Random(1).random)
        first = state.resample_from_infostate(seat, random.Random(number).random)
        second = there.resample_from_infostate(seat, random.Random(number).random)
        for other in range(state.num_players()):
            told = [w.information_state_string(other) for w in (first, second)]
            assert told[0] == told[1]


def test_other_players_can_be_resampled_for() -> None:
    for slug in EVERY:
        for state in places(slug):
            for seat in range(state.num_players()):
                world = state.resample_from_infostate(seat, random.Random(2).random)
                assert world.current_player() == state.current_player()
                told = state.information_state_string(seat)
                assert world.information_state_string(seat) == told
    start = load("leduc").new_initial_state()
    with pytest.raises(BadInput, match="a player chooses"):
        start.resample_from_infostate(0, random.random)


@pytest.mark.parametrize("slug", EVERY)
def test_information_state_tensors_tell_what_strings_tell(slug: str) -> None:
    """States of a player with different strings have different tensors, as long as all
    events have a row, and those with equal strings have equal ones."""
    tensors: dict[Any, Any] = {}
    game = variety(slug, 0)
    for seed in range(12):
        state = random_state(game, seed, seed % 6)
        for seat in range(state.num_players()):
            tensor = tuple(state.information_state_tensor(seat))
            key = (seat, state.information_state_string(seat))
            assert tensors.setdefault(key, tensor) == tensor
    whole = [tensor for (seat, told), tensor in tensors.items() if count(told) < 100]
    assert len({*whole}) == len(whole)
    assert len(whole) > 6 or slug in DEALS_MANY_PIECES


def count(told: str) -> int:
    """The number of events in what a player was told, without laying out the table."""
    events = map(json.loads, told.splitlines())
    return sum("from" in event or event.get("event") != "moved" for event in events)


# OpenSpiel's searches, as its own examples write them


@pytest.mark.parametrize("slug", EVERY)
def test_ismcts_plays_as_in_its_own_test(slug: str) -> None:
    np.random.seed(7)
    game = variety(slug, 0)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=4.0,
        evaluator=mcts.RandomRolloutEvaluator(),
        max_simulations=6,
    )
    for seed in range(3):
        state = random_state(game, seed, 3 * seed)
        for _ in range(12):
            if state.is_terminal():
                break
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(actions, p=chances))
            else:
                state.apply_action(bot.step(state))


@pytest.mark.parametrize("sampling", ["external", "outcome"])
def test_mccfr_example_runs_as_it_is_written(sampling: str) -> None:
    script = (
        "import parlour.adapters.openspiel, runpy, sys;"
        f"sys.argv = ['mccfr', '--game=parlour_leduc', '--sampling={sampling}',"
        " '--iterations=40', '--print_freq=39'];"
        "runpy.run_module('open_spiel.python.examples.mccfr_example',"
        " run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert "Iteration 39 exploitability" in done.stdout, done.stderr


ELSEWHERE = """
import base64, pickle, sys
for state in pickle.loads(base64.b64decode(sys.stdin.read())):
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    print(state, state.returns())
"""


def test_pickles_go_on_alike_in_another_process() -> None:
    states = [places(slug)[0] for slug in GAMES]
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=base64.b64encode(pickle.dumps(states)).decode(),
        capture_output=True,
        text=True,
        check=False,
    )
    here = [finished(state) for state in states]
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.splitlines() == [f"{one} {one.returns()}" for one in here]


@pytest.mark.parametrize("slug", EVERY)
def test_an_illegal_action_changes_nothing(slug: str) -> None:
    for state in places(slug):
        before = everything(state)
        legal = state.legal_actions()
        for action in range(-2, state.num_distinct_actions() + 2):
            if action not in legal:
                with pytest.raises((BadInput, pyspiel.SpielError)):
                    state.apply_action(action)
        assert everything(state) == before
        state.apply_action(np.int64(legal[0]))
        assert state.history()[-1] == legal[0]
