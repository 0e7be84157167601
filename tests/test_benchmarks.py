"""The benchmarks play what they say they measure, and know a bar that is not met."""

from itertools import pairwise
from typing import Any

import pytest
from benchmarks.bars import bars
from benchmarks.loops import (
    AEC,
    CHECKED,
    COSTS,
    CURSOR,
    ENGINE,
    LEARNER,
    PYTHON,
    REGULAR,
    VECTOR,
    cost_jobs,
    game_jobs,
)
from benchmarks.measure import Job, side_by_side
from benchmarks.peers import (
    OPEN_SPIEL,
    RLCARD_STEP,
    pgx_jobs,
    spiel_jobs,
    spiel_vector_jobs,
)
from benchmarks.searches import (
    LINES,
    OURS,
    SIMULATIONS,
    THEIRS,
    our_position,
    search_jobs,
    their_position,
)
from benchmarks.speeds import best, head, rate, row

from parlour.games import GAMES, YARDSTICKS, find

SPIEL = ["leduc_poker", "hearts", "python_block_dominoes"]


@pytest.mark.parametrize("slug", [*YARDSTICKS, *GAMES])
def test_every_job_makes_decisions(slug: str) -> None:
    game = find(slug)
    jobs = game_jobs(game) + cost_jobs(game)
    loops = [PYTHON, CURSOR, ENGINE, LEARNER, VECTOR, AEC, CHECKED]
    loops += [REGULAR] if game.listed else []
    assert [job.name for job in jobs] == [*loops, *COSTS]
    for job in jobs:
        assert job.run(2) > 2


@pytest.mark.parametrize("name", SPIEL)
def test_peers_make_decisions(name: str) -> None:
    for job in spiel_jobs(name):
        assert job.run(1) > 1


def test_vector_peers_make_decisions() -> None:
    (theirs,) = spiel_vector_jobs("leduc_poker", 4)
    assert theirs.run(3) == 12
    for job in pgx_jobs("leduc_holdem", 4):
        assert job.run(1) == 400


def test_searches_are_counted_in_simulations() -> None:
    jobs = search_jobs()
    assert [job.name for job in jobs] == [OURS, THEIRS]
    for job in jobs:
        assert job.run(1) == len(LINES) * SIMULATIONS


@pytest.mark.parametrize("line", LINES)
def test_both_search_the_same_positions(line: str) -> None:
    ours, theirs = our_position(line), their_position(line)
    seat = theirs.current_player()
    assert ours.next_asked() == seat
    names = [ours.table.name_of(token) for token in ours.ask(seat).options]
    assert names == [
        theirs.action_to_string(seat, action).lower()
        for action in theirs.legal_actions()
    ]


def test_the_best_chunk_counts() -> None:
    def job(name: str, work: int) -> Job:
        def run(rounds: int) -> int:
            for _ in range(rounds):
                sum(range(work))
            return 7 * rounds

        return Job(name, run)

    rates = side_by_side([job("slow", 4000), job("fast", 1000)], rounds=3, chunk=0.01)
    assert rates["fast"].rounds > rates["slow"].rounds
    assert rates["fast"].decisions == pytest.approx(7 * rates["fast"].rounds)


def figures(ours: float, copying: float) -> dict[str, Any]:
    names = (OPEN_SPIEL, RLCARD_STEP, PYTHON, ENGINE, LEARNER)
    contest = {
        name: {"decisions": speed, "rounds": speed}
        for name, speed in zip(names, (1.0, 1.0, ours, ours, ours), strict=True)
    }
    game = {
        "listed": True,
        "decisions": {
            PYTHON: ours * 1e5,
            ENGINE: ours * 1e5,
            LEARNER: 4e5,
            VECTOR: 6e5,
            AEC: 1e5,
            REGULAR: ours * 1e4,
        },
        "microseconds": {"copy": copying, "imagine": 1.0},
    }
    slugs = ("leduc", "hearts", "block-dominoes")
    return {
        "contests": dict.fromkeys(slugs, contest),
        "searches": {
            OURS: {"decisions": ours, "rounds": ours},
            THEIRS: {"decisions": 12.0, "rounds": 12.0},
        },
        "games": {"willow": game, "leduc": {**game, "listed": False}},
    }


def test_a_bar_for_checked_answers() -> None:
    fast = figures(30.0, 1.0)
    game = {**fast["games"]["willow"]}
    game["decisions"] = {**game["decisions"], CHECKED: 200e3}
    slow = {**fast, "games": {"domino-knights": game}}
    short = {bar.about for bar in bars(slow, slow) if not bar.met}
    assert short == {f"domino-knights: {CHECKED}"}


@pytest.mark.parametrize(
    ("ours", "copying", "short"),
    [
        (30.0, 1.0, set()),
        (
            10.0,
            1.0,
            {
                "block-dominoes: loop in Python, to OpenSpiel",
                "median: decisions a second",
                "median: regular bots",
            },
        ),
        (30.0, 2.6, {"willow: copy"}),
    ],
)
def test_bars(ours: float, copying: float, short: set[str]) -> None:
    fast = figures(ours, copying)
    assert {bar.about for bar in bars(fast, fast) if not bar.met} == short


def test_speeds_count_games_in_cpu_time() -> None:
    """Those of the warm-up apart, each once, until the time is up."""
    asked: list[tuple[int, int]] = []

    def play(first: int, many: int) -> None:
        asked.append((first, many))
        for _ in range(200_000):
            pass

    found = rate(play, 0.05)
    warm, *counted = asked
    assert warm[0] == 0
    assert counted[0][0] == 0
    for (first, many), (then, _) in pairwise(counted):
        assert then == first + many
    assert 0 < found <= sum(many for _, many in counted) / 0.05


def test_speeds_before_and_after_stand_side_by_side() -> None:
    before = best(
        [{"random": 90.0, "regular": 10.0}, {"random": 80.0, "regular": 20.0}]
    )
    after = {"random": 1000.0, "regular": 50.0, "measured": 9.0}
    told = row("Spots, 4", [before, after])
    assert told == "| Spots, 4 | 90 | 1,000 | 20 | 50 | 9 | 2.5 |"
    assert head(2).splitlines()[0].count("|") == told.count("|")
    assert head(1).splitlines()[0].count("|") == row("Spots, 4", [after]).count("|")
