"""Series of games: the same whatever the number of workers, figures with intervals."""

import pytest

from parlour.engine.dice import Dice
from parlour.engine.happened import Ended
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.lab.figures import mean, share, share_of_deals
from parlour.lab.play import Header, Outcome, game_seed
from parlour.lab.simulate import Series, run
from parlour.lab.summary import summary
from parlour.testing.chance import random_options


def outcomes(series: Series, jobs: int = 1) -> list[Outcome]:
    return [outcome for chunk, _ in run(series, jobs) for outcome in chunk]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    series = Series(
        game="willow", seats=3, games=600, seed=5, bots=("random", "regular")
    )
    assert outcomes(series, 1) == outcomes(series, 2)


def test_events_change_nothing_but_the_telling() -> None:
    quiet = Series(game="willow", seats=3, games=20, bots=("regular",))
    loud = Series(game="willow", seats=3, games=20, bots=("regular",), tell=True)
    assert outcomes(quiet) == outcomes(loud)
    told = [event for _, events in run(loud) for event in events]
    assert sum(isinstance(event, Header) for event in told) == 20
    assert sum(isinstance(event, Ended) for event in told) == 20


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
def test_random_options_are_played(slug: str) -> None:
    series = Series(game=slug, seats=0, games=30, random_options=True)
    played = outcomes(series)
    assert len(played) == 30
    assert all(outcome.ranks for outcome in played)
    assert outcomes(series) == played


def test_random_options_vary() -> None:
    game = find("domino-avatars")
    found = [random_options(game, Dice(seed)) for seed in range(40)]
    assert len({seats for seats, _ in found}) > 3
    assert len({str(options) for _, options in found}) > 30


def test_neighbouring_games_have_different_seeds() -> None:
    assert len({game_seed(1, index) for index in range(1000)}) == 1000
    assert game_seed(1, 2) != game_seed(2, 1)


def test_shares_and_means() -> None:
    half = share(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert share(0, 10).low == 0.0
    assert share(0, 0).high == 1.0
    alike = share_of_deals([1.0, 0.0] * 50)
    assert alike.value == 0.5
    assert abs(alike.low - half.low) < 0.002
    assert share_of_deals([0.0] * 10) == share(0, 10)
    few = mean([1.0, 2.0, 3.0])
    assert few.value == 2.0
    assert round(few.half, 2) == 2.47  # three values: 4.3 errors, not 2
    assert mean([]).value == 0.0


def test_a_shared_win_counts_in_parts() -> None:
    tie = Outcome(0, 2, [1, 1], [0.0, 0.0], 3, False, ["a", "b"])
    win = Outcome(1, 2, [1, 2], [0.5, -0.5], 3, True, ["a", "b"])
    series = Series("any", 2, 2, bots=("a", "b"), balanced=False)
    found = summary(series, [tie, win])
    assert found.by_bot["a"].value == 0.75
    assert found.by_seat == []
    assert found.ties.value == 0.5
    assert found.capped.value == 0.5


def test_games_of_one_deal_count_as_one() -> None:
    """Two mirrored games say nothing about luck, however often they are played."""
    series = Series("any", 2, 8, bots=("a", "b"))
    mirrored = [
        Outcome(deal, 2, [1, 2], [0.5, -0.5], 3, False, names)
        for deal in range(4)
        for names in (["a", "b"], ["b", "a"])
    ]
    found = summary(series, mirrored)
    assert (found.games, found.deals) == (8, 4)
    assert found.by_bot["a"] == share(2, 4)
    assert (found.returns["a"].value, found.returns["a"].half) == (0.0, 0.0)
    assert (found.returns["a"].low, found.returns["a"].high) == (-0.5, 0.5)
    assert found.by_seat[0].value == 1.0


BAD = [
    (Series(game="wilow", seats=3, games=1), "did you mean"),
    (Series(game="willow", seats=30, games=1), "players"),
    (Series(game="willow", seats=3, games=0), "at least one"),
    (Series(game="willow", seats=3, games=1, bots=("clever",)), "no bot"),
    (Series(game="willow", seats=3, games=1, options={"antee": 1}), "did you mean"),
]


@pytest.mark.parametrize(("series", "reason"), BAD)
def test_bad_series_are_refused(series: Series, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        outcomes(series)
