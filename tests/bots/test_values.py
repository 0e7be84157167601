"""Learnt values: they see what a seat may, and are right where that is known."""

import json
import subprocess
import sys
from math import sqrt
from pathlib import Path

import numpy as np
import pytest
from tests.bots.leduc import LEDUC, caller, dealt
from tests.bots.yardsticks import Exact, barcelona, leduc

from parlour import bots
from parlour.bots.luck import random_answer
from parlour.bots.rollouts import SearchHooks
from parlour.bots.settings import SearchSettings, settings_for
from parlour.bots.values import weights
from parlour.bots.values.features import FeatureEncoder
from parlour.bots.values.samples import SampleRun, play
from parlour.bots.values.weights import ValueNetwork, weights_for
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.pieces import Piece, Seat
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.views import imagine
from parlour.games import GAMES, find
from parlour.terminal.train_command import train

LEARNT = Path(__file__).parent / "learnt"
"""Weights and curves of small games, as `parlour train` left them."""


# What is seen


@pytest.mark.parametrize("slug", GAMES)
def test_features_tell_nothing_that_is_hidden(slug: str) -> None:
    game = find(slug)
    table = game.table(game.usual_seats)
    sight = FeatureEncoder(game.zones, table)
    dice = Dice(7)
    state = table.blank()
    state.begin(dice.seed())
    for _ in range(40):
        if not state.waiting:
            break
        seat = state.next_asked()
        viewer = Seat(dice.roll(table.seats))
        features, numbers = sight.features(state, viewer)
        assert len({*features}) == len(features)
        assert 0 < min(features) <= max(features) < sight.size
        assert len(numbers) == sight.numbers
        if not state.shut:
            world = imagine(state, viewer, dice)
            assert sight.features(world, viewer) == (features, numbers)
        state.take(seat, ask_masked(random_answer, state, state.ask(seat), dice))


def test_a_table_turned_looks_the_same_to_who_sits_there() -> None:
    """Seat 1 with seat 0's cards sees what seat 0 saw, but for who is to speak."""
    sight = FeatureEncoder(LEDUC.zones, LEDUC.table(2))
    here = dealt(Piece(0), Piece(3), Piece(5))
    there = dealt(Piece(3), Piece(0), Piece(5))
    mine, numbers = sight.features(here, 0)
    theirs, same = sight.features(there, 1)
    assert numbers == same
    assert mine != theirs
    assert [n for n in mine if n < sight.by_seat] == [
        n for n in theirs if n < sight.by_seat
    ]


# Where what is right is known


def error(learnt: ValueNetwork, exact: Exact) -> tuple[float, float]:
    """How far off values are, seen as often as they are; and if all were the same."""
    rows = list(exact.rows())
    often = np.array([row[2] for row in rows])
    right = np.array([row[3] for row in rows])
    said = np.array([learnt(state, Seat(viewer)) for state, viewer, _, _ in rows])
    mean = np.average(right, weights=often)
    off, spread = (
        sqrt(np.average((guess - right) ** 2, weights=often)) for guess in (said, mean)
    )
    return off, spread


def stored(name: str, exact: Exact) -> ValueNetwork:
    return ValueNetwork(LEARNT / f"{name}.npz", exact.sight)


def test_leduc_is_learnt() -> None:
    exact = leduc()
    off, spread = error(stored("leduc", exact), exact)
    assert off < 0.1 * spread


def test_barcelona_is_learnt() -> None:
    hands = [(red, black) for red in (2, 22, 49) for black in (0, 19, 31, 48)]
    exact = barcelona([(Piece(red), Piece(black)) for red, black in hands])
    off, spread = error(stored("barcelona", exact), exact)
    assert off < 0.2 * spread


@pytest.mark.parametrize("name", ["leduc", "barcelona"])
def test_the_curve_has_all_that_made_it(name: str) -> None:
    told = json.loads((LEARNT / f"{name}.json").read_text())
    curve = [point["held_out"] for point in told["curve"]]
    assert len(curve) == told["passes"]
    assert curve[-1] < curve[0]
    assert {"game", "edition", "seats", "bots", "seed", "samples", "rate"} <= {*told}


# Learning


def test_a_folder_is_gone_on_with_but_not_mixed_up(tmp_path: Path) -> None:
    wanted = SampleRun("leduc", 2, 400, ("random",))
    play(wanted, tmp_path, jobs=1)
    file = tmp_path / "samples-00000.npz"
    before = file.stat().st_mtime_ns
    play(SampleRun("leduc", 2, 800, ("random",)), tmp_path, jobs=1)
    assert file.stat().st_mtime_ns == before
    assert (tmp_path / "samples-00001.npz").is_file()
    with pytest.raises(BadInput, match="samples of another run"):
        play(SampleRun("leduc", 2, 400, ("random",), seed=2), tmp_path, jobs=1)


@pytest.mark.parametrize("everyone", [False, True])
def test_what_is_kept_is_as_much_as_was_asked_for(
    tmp_path: Path, everyone: bool
) -> None:
    kept: dict[int, int] = {}
    for part in (25, 100):
        wanted = SampleRun(
            "leduc", 2, 400, ("random",), sample_percent=part, all_seats=everyone
        )
        play(wanted, tmp_path / str(part), jobs=1)
        with np.load(tmp_path / str(part) / "samples-00000.npz") as file:
            kept[part] = len(file["got"])
            if everyone:  # what one wins the other loses
                assert file["got"].reshape(-1, 2).sum(1).max() == 0.0
    assert 0.2 < kept[25] / kept[100] < 0.3


@pytest.mark.parametrize(("strays", "kept"), [(101, 30), (-1, 30), (20, 0), (20, 101)])
def test_how_often_is_of_a_hundred(tmp_path: Path, strays: int, kept: int) -> None:
    with pytest.raises(BadInput, match="is a percentage from"):
        train("leduc", out=tmp_path / "new", explore=strays, sample_percent=kept)
    assert not (tmp_path / "new").exists()


def test_learning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from parlour.bots.values.learner import TrainingSettings, learn

    play(SampleRun("leduc", 2, 12_000, ("random",)), tmp_path, jobs=1)
    wanted = TrainingSettings(epochs=6, hidden=32, second=16, batch=256, rate=3e-3)

    def stopped(line: str) -> None:
        if json.loads(line)["pass"] == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learn(tmp_path, wanted, stopped)
    said: list[str] = []
    learn(tmp_path, wanted, said.append)
    assert [json.loads(line)["pass"] for line in said] == [3, 4, 5, 6]
    exact = leduc()
    off, spread = error(ValueNetwork(tmp_path / "value.npz", exact.sight), exact)
    assert off < 0.7 * spread


# Where rollouts end


def test_a_rollout_ends_with_the_value() -> None:
    asked: list[int] = []

    def value(state: State, seat: Seat) -> float:
        asked.append(seat)
        return 7.0

    declared = SearchHooks(caller, utility=LEDUC.utility, value=lambda table: value)
    table = LEDUC.table(2)
    state = dealt(Piece(0), Piece(3), Piece(5))
    rollouts = declared.rollouts(SearchSettings(depth=1), table, [Seat(1)])
    assert rollouts.play(state, 0, Dice(1)) == [0.0, 7.0]
    assert asked == [1]
    assert state.turn == 1  # one answer was given
    whole = declared.rollouts(SearchSettings(), table, [Seat(1)])
    assert whole.play(state, 0, Dice(1)) == [-1.0, 1.0]
    assert asked == [1]


def test_what_is_sealed_is_opened_before_a_value_is_asked() -> None:
    game = find("barcelona")
    table = game.table(2)
    state = table.blank()
    state.begin(Dice(3).seed())
    seen: list[int] = []

    def value(state: State, seat: Seat) -> float:
        seen.append(state.shut)
        return 0.0

    declared = SearchHooks(random_answer, game.deals, game.utility, lambda table: value)
    rollouts = declared.rollouts(SearchSettings(depth=1), table, [Seat(0)])
    rollouts.play(state, 0, Dice(1))
    assert seen == [0]


# What comes with games


@pytest.mark.parametrize("slug", GAMES)
def test_weights_come_with_a_depth_for_the_usual_table(slug: str) -> None:
    """And whoever has a depth has something to ask there."""
    game = find(slug)
    learnt = weights_for(game, game.table(game.usual_seats))
    assert (learnt is not None) == bool(settings_for(slug).depth)
    if learnt is not None:
        fewer = game.table(game.usual_seats - 1)
        assert weights_for(game, fewer) is None


def test_the_value_of_boneyard_tells_who_is_about_to_win() -> None:
    """Late in games of regulars that it never saw it is higher for who wins them."""
    game = find("boneyard")
    table = game.table(5)
    learnt = weights_for(game, table)
    assert learnt is not None
    regular = bots.find(game, "regular")
    winners: list[float] = []
    everyone: list[float] = []
    for seed in range(12):
        dice = Dice(1000 + seed)
        state = table.blank()
        state.begin(dice.seed())
        seen: list[list[float]] = []
        while state.waiting:
            if not state.shut:
                seen.append([learnt(state, seat) for seat in state.everyone()])
            seat = state.next_asked()
            state.take(seat, ask_masked(regular, state, state.ask(seat), dice))
        late = seen[-3]
        everyone += late
        winners += [
            value for value, rank in zip(late, state.ranks, strict=True) if rank == 1
        ]
    assert sum(winners) / len(winners) > 1.5 * sum(everyone) / len(everyone)


def test_a_gentle_player_needs_no_value() -> None:
    """Its look is short, and it thinks where nobody should wait for a file."""
    assert settings_for("boneyard").depth
    assert bots.gentle(find("boneyard")).settings.depth == 0


def test_values_need_no_numpy() -> None:
    """A server is installed without it, and its expert must be no weaker for that."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from parlour.bots import value_at\n"
        "from parlour.games import find\n"
        "game = find('boneyard')\n"
        "table = game.table(5)\n"
        "print(value_at(game, table)(game.new(5, seed=3), 2))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    game = find("boneyard")
    learnt = weights_for(game, game.table(5))
    assert learnt is not None
    assert float(ended.stdout) == learnt(game.new(5, seed=3), Seat(2))


def test_values_are_those_of_the_network() -> None:
    """In whole numbers it comes to what the same sums do in floats."""
    game = find("boneyard")
    table = game.table(5)
    learnt = weights_for(game, table)
    path = weights.shipped_weights(game.package)
    assert learnt is not None
    assert path is not None
    with np.load(path) as file:
        arrays = {name: file[name].astype(float) for name in file if name != "head"}
    rows = np.zeros((learnt.sight.size, arrays["first"].shape[1]))
    rows[arrays["used"].astype(int)] = arrays["first"]
    state, dice = table.blank(), Dice(5)
    state.begin(5)
    while state.waiting:
        seat = state.next_asked()
        found, numbers = learnt.sight.features(state, seat)
        hidden = rows[found].sum(0) + numbers @ arrays["dense"] + arrays["bias"]
        hidden = np.maximum(hidden, 0) @ arrays["second"] + arrays["second_bias"]
        said = np.maximum(hidden, 0) @ arrays["last"] + learnt.last_bias
        assert learnt(state, seat) == pytest.approx(1 / (1 + np.exp(-said)), abs=2e-5)
        state.take(seat, random_answer(state, state.ask(seat), dice))


@pytest.mark.parametrize("kind", [np.int64, np.float64])
def test_weights_of_another_kind_are_refused(tmp_path: Path, kind: type) -> None:
    path = tmp_path / "value.npz"
    np.savez(path, head=np.array("{}"), used=np.zeros(3, kind))
    with pytest.raises(ValueError, match="used has the unsupported type"):
        weights.read_weights(path)
