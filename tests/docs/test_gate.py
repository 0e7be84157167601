"""The tool that says whether an expert is stronger with learnt values."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest
from tests.tools import loaded

from parlour.bots import AnswerMemory
from parlour.bots.settings import settings_for
from parlour.bots.values.features import FeatureEncoder
from parlour.bots.values.weights import WEIGHTS_FILE, ValueNetwork
from parlour.engine.dice import Dice
from parlour.games import find

LEARNT = Path(__file__).parents[1] / "bots" / "learnt"
"""Weights of small games."""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return loaded("gate")


def shipped() -> ValueNetwork:
    game = find("boneyard")
    assert game.package
    path = Path(str(files(game.package).joinpath(WEIGHTS_FILE)))
    return ValueNetwork(path, FeatureEncoder(game.zones, game.table(game.usual_seats)))


def test_without_means_without_whatever_the_game_ships(tool: ModuleType) -> None:
    assert settings_for("boneyard").depth
    learnt = shipped()
    game = find("boneyard")
    table = game.table(game.usual_seats)
    for depth in (0, 4):
        expert = tool.expert_of(game, tool.Way(depth, rollouts=24), learnt)
        rollouts = expert.declared.rollouts(expert.settings, table, [0])
        assert (rollouts.value is None) == (depth == 0)


def test_one_question_is_put_to_both(tool: ModuleType) -> None:
    """Whose answers are the same has won nothing; whose are not, what they came to."""
    game = find("boneyard")
    learnt = shipped()
    ways = (tool.Way(rollouts=24), tool.Way(2, rollouts=24), tool.Way(2, rollouts=24))
    experts = [tool.expert_of(game, way, learnt) for way in ways]
    state = game.new(game.usual_seats, seed=3)
    seat = state.next_asked()
    asked = tool.put(state, seat, experts, AnswerMemory(), Dice(5), 1)
    assert asked.won[0] == asked.returned[0] == 0.0
    assert asked.won[1] == asked.won[2]  # the same way with the same dice
    assert all(took > 0 for took in asked.seconds)


def test_rollouts_are_as_many_as_take_the_same_time(tool: ModuleType) -> None:
    ways = (tool.Way(rollouts=100), tool.Way(4, rollouts=100))
    wanted = tool.Gate("boneyard", "", ways)
    rows = [tool.Asked(n, [0.2, 0.05], [0, 0], [0, 0], 0.0) for n in range(3)]
    found = tool.Found(3, 30, rows)
    fit = tool.paced(wanted, found, 0.1)
    assert [way.rollouts for way in fit.ways] == [50, 200]


def test_questions_of_one_game_count_as_one(tool: ModuleType) -> None:
    rows = [(0, 1.0), (1, -1.0), (2, 1.0), (3, -1.0)]
    mean, apart = tool.by_game(rows)
    twice = tool.by_game([row for row in rows for _ in range(2)])
    assert mean == 0.0
    assert twice == (0.0, pytest.approx(apart))
    assert tool.by_game(rows[:1]) == (0.0, float("inf"))


def test_the_verdict_wants_more_in_the_same_time(tool: ModuleType) -> None:
    wanted = tool.Gate("boneyard", "", (tool.Way(), tool.Way(10)))
    gains = [0.02, 0.03, 0.01, 0.02]
    rows = [
        tool.Asked(n, [0.04, 0.04], [0, gain], [0, gain], 0.0)
        for n, gain in enumerate(gains)
    ]
    found = tool.Found(4, 200, rows)  # ten decisions a seat and game
    said = tool.verdict(tool.summed_up(wanted, found))
    assert said["way"] == "10 answers"
    assert said["more"] == pytest.approx(20.0)
    assert said["low"] < said["more"] < said["high"]
    assert said["stronger"]
    slow = [replace(row, seconds=[0.04, 0.05]) for row in rows]
    late = tool.verdict(tool.summed_up(wanted, tool.Found(4, 200, slow)))
    assert not late["stronger"]
    even = [
        replace(row, won=[0, gain - 0.02])
        for row, gain in zip(rows, gains, strict=True)
    ]
    same = tool.verdict(tool.summed_up(wanted, tool.Found(4, 200, even)))
    assert not same["stronger"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["boneyard", "nowhere.npz"], "cannot be read as weights"),
        (["boneyard", str(LEARNT / "leduc.json")], "cannot be read as weights"),
        (["boneyard", str(LEARNT / "leduc.npz")], "is not for boneyard"),
        (["bonyard", "nowhere.npz"], "boneyard"),
        (["boneyard", "nowhere.npz", "--depth", "0"], "1 at least"),
        (["boneyard", "nowhere.npz", "--seconds", "0"], "more than nothing"),
    ],
)
def test_what_cannot_be_measured_is_one_line(
    tool: ModuleType, given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tool.main(given)
    assert why in capsys.readouterr().err
