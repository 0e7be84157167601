"""The advantage sum: what many results say, from few games."""

from pathlib import Path

import pytest

from parlour.engine.refusals import BadInput
from parlour.lab.advantage import Advantage, Comparison, Gain, advantage, compare_bots
from parlour.lab.simulate import Series, run
from parlour.lab.summary import summary

BOTS = '''
"""Bots that are easy to reason about."""


def bold(view, pick, dice):
    """Says the last thing there is to say: in Leduc it raises."""
    return [pick.options[-1]]
'''


@pytest.fixture(autouse=True)
def simple_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "simple_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)


def gains(wanted: Comparison, jobs: int = 1, file: Path | None = None) -> list[Gain]:
    return [gain for deal in compare_bots(wanted, jobs, file) for gain in deal]


def found(wanted: Comparison) -> Advantage:
    return advantage(wanted, gains(wanted))


def without_time(played: list[Gain]) -> list[tuple[object, ...]]:
    return [
        (one.deal, one.chair, one.won, one.returned, one.different) for one in played
    ]


def test_a_bot_has_no_advantage_over_itself() -> None:
    name = "simple_bots:bold"
    same = found(Comparison("leduc", 2, 6, guest=name, hosts=name))
    assert (same.won.value, same.returned.value, same.different) == (0.0, 0.0, 0.0)
    assert same.fair == 1 / 2


def test_it_says_what_results_say() -> None:
    """Leduc against players who choose at random: 6,000 games beside 300."""
    guest = "simple_bots:bold"
    series = Series("leduc", 2, 6000, bots=("random", guest))
    results = summary(series, [one for chunk, _ in run(series) for one in chunk])
    truth = results.returns[guest]
    summed = found(Comparison("leduc", 2, 300, guest=guest, hosts="random", rollouts=8))
    both = summed.returned.half + truth.half
    assert abs(summed.returned.value - truth.value) < both
    assert summed.returned.half < summed.raw_returned.half


def test_random_is_worse_than_regular() -> None:
    worse = found(Comparison("lamarckian-poker", 4, 20, guest="random", rollouts=4))
    assert worse.won.value + worse.won.half < 0
    assert 0 < worse.different < 1


def test_the_number_of_workers_changes_nothing() -> None:
    wanted = Comparison("willow", 3, 6, guest="random", rollouts=2)
    assert without_time(gains(wanted, 1)) == without_time(gains(wanted, 2))


BAD = [
    (Comparison("wilow", 3, 1, guest="random"), "did you mean"),
    (Comparison("willow", 3, 0, guest="random"), "at least one game"),
    (Comparison("willow", 3, 1, guest="random", rollouts=0), "must be 1 or more"),
    (Comparison("willow", 3, 1, guest="clever"), "no bot"),
    (Comparison("willow", 3, 1, guest="random", hosts="clever"), "no bot"),
    (Comparison("willow", 30, 1, guest="random"), "players"),
]


@pytest.mark.parametrize(("wanted", "reason"), BAD)
def test_bad_comparisons_are_refused(wanted: Comparison, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        gains(wanted)
