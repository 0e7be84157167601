"""Nobody is better off by a chair or a neighbour, and no artefact is reported."""

from collections import Counter

import pytest

from parlour.engine.dice import Dice
from parlour.lab.seatings import (
    companies,
    in_turn,
    mean_seatings,
    most_seatings,
    seatings,
)
from parlour.lab.simulate import Series, deal_seatings, run
from parlour.lab.summary import Summary, summary

LINE_UPS = [
    (("a",), 5, 1),
    (("a", "b"), 2, 2),
    (("a", "b"), 3, 6),
    (("a", "b"), 4, 4),
    (("a", "b", "c"), 2, 6),
    (("a", "b", "c"), 5, 15),
    (("a", "b", "c", "d"), 3, 12),
]


@pytest.mark.parametrize(("bots", "seats", "most"), LINE_UPS)
def test_every_bot_sits_in_every_chair_equally_often(
    bots: tuple[str, ...], seats: int, most: int
) -> None:
    assert most_seatings(bots, seats) == most
    for seed in range(10):
        found = seatings(bots, seats, Dice(seed))
        assert len(set(found)) == len(found) <= most
        for chair in range(seats):
            times = Counter(seating[chair] for seating in found)
            assert set(times) == set(bots)
            if len(companies(bots, seats)) == 1:
                assert len(set(times.values())) == 1


@pytest.mark.parametrize(("bots", "seats", "most"), LINE_UPS)
def test_mean_seatings_is_what_deals_take_on_average(
    bots: tuple[str, ...], seats: int, most: int
) -> None:
    found = [len(seatings(bots, seats, Dice(seed))) for seed in range(400)]
    mean = float(mean_seatings(bots, seats))
    assert mean <= most
    assert sum(found) / len(found) == pytest.approx(mean, rel=0.05)


def test_series_plays_about_as_many_games_as_asked() -> None:
    """Deals of two bots at four chairs take four games, or two: 262 of 320 before."""
    series = Series("hey-bartender", 4, 320, bots=("regular", "random"))
    games = sum(len(deal_seatings(series, 4, deal)) for deal in range(series.deals))
    assert games == pytest.approx(320, rel=0.05)


def test_over_many_deals_no_bot_has_a_chair_more_often() -> None:
    """Where companies differ, one deal may have more seatings of one than another."""
    times: Counter[tuple[int, str]] = Counter()
    for seed in range(300):
        for seating in seatings(("a", "b", "c"), 4, Dice(seed)):
            times.update(enumerate(seating))
    low, high = min(times.values()), max(times.values())
    assert (high - low) / high < 0.1


def test_every_order_round_the_table_comes_up() -> None:
    orders = {
        seating[1:]
        for seed in range(200)
        for seating in seatings(("a", "b", "c", "d"), 4, Dice(seed))
        if seating[0] == "a"
    }
    assert len(orders) == 6


def test_bots_sit_down_in_turn() -> None:
    assert in_turn(["a", "b"], 3) == ("a", "b", "a")
    assert in_turn(["a", "b"], 3, 1) == ("b", "a", "b")


def played(series: Series) -> Summary:
    return summary(series, [one for chunk, _ in run(series) for one in chunk])


def test_a_chair_does_not_win_by_who_sat_there() -> None:
    series = Series("lamarckian-poker", 3, 300, bots=("regular", "random"))
    found = played(series)
    assert all(seat.low < 1 / 3 < seat.high for seat in found.by_seat)
    assert found.by_bot["regular"].low > 1 / 3 > found.by_bot["random"].high


@pytest.mark.parametrize(
    ("bots", "balanced", "means_something"),
    [
        (("regular", "random"), True, True),
        (("regular",), False, True),
        (("regular", "random"), False, False),
    ],
)
def test_seats_are_compared_where_all_are_equals(
    bots: tuple[str, ...], balanced: bool, means_something: bool
) -> None:
    series = Series("willow", 3, 12, bots=bots, balanced=balanced)
    found = played(series)
    assert len(found.by_seat) == (3 if means_something else 0)
    assert len(found.by_bot) == (2 if len(bots) == 2 else 0)


def test_seats_of_different_tables_are_not_compared() -> None:
    series = Series("willow", 0, 6, bots=("regular",), random_options=True)
    assert played(series).by_seat == []
