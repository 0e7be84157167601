"""Measures: what games say of themselves, and what is measured of all of them."""

import math
from collections.abc import Sequence

import msgspec
import pytest

from parlour.engine.game import Game
from parlour.engine.measures import FinishedGame
from parlour.engine.refusals import BadInput
from parlour.engine.table import Table
from parlour.games import GAMES, find
from parlour.lab.measures import (
    GENERAL,
    BegunDeal,
    Deal,
    GameWatcher,
    LaidSeries,
    Record,
    all_measures,
    bot_win_share,
    find_figure,
    leader,
    luck,
    measure_deals,
    measure_game,
    own_measures,
    skill_of,
)
from parlour.lab.play import Outcome, play_out
from parlour.lab.simulate import Series, chance_table

RARE = {
    "abandon-ship": {"rich-strength", "poor-strength"},
    "barcelona": {"kings-gain", "aces-gain"},
    "boneyard": {"watched"},
    "brain-baseball": {"low-hand-strikes"},
    "caribbean-star": {
        "more-aces",
        "show-5",
        "show-10",
        "show-15",
        "show-20",
        "show-25",
        "forced-points",
        "farewells-lose",
        "late-napper-wins",
    },
    "contest": {"first-remembers", "last-remembers"},
    "domino-avatars": {"counters", "counter-captures"},
    "domino-knights": {
        "from-discard",
        "king-wins",
        "life-wins",
        "power-wins",
        "mercenary-wins",
        "buried",
    },
    "lamarckian-poker": {"big-hand-wins", "small-hand-wins"},
    "last-man-standing": {"net-2", "net-3", "net-4"},
    "seven-handed-poker": {"four-win", "five-win", "tied-small"},
    "willow": {
        "split",
        "narrow-gaps-hold",
        "middle-gaps-hold",
        "wide-gaps-hold",
        "pairs-hold",
    },
}
"""What a few games at the usual table may say nothing about."""


def mean(series: Series, name: str, deals: int) -> float:
    wanted = find_figure(find(series.game), name, [series])
    values = [wanted.of_deal(deal) for deal in measure_deals(series, range(deals))]
    known_values = [value for value in values if value is not None]
    return sum(known_values) / len(known_values)


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_measured(slug: str) -> None:
    game = find(slug)
    series = Series(slug, game.usual_seats, 2, bots=("regular",))
    for (record,) in measure_deals(series, range(2)):
        assert {*record.values} == {*all_measures(game)}
        for one in all_measures(game).values():
            value = record.values[one.name]
            assert value is None or not one.share or 0 <= value <= 1, one.name


@pytest.mark.both_ways
@pytest.mark.parametrize("slug", GAMES)
def test_games_say_something_of_themselves(slug: str) -> None:
    game = find(slug)
    series = Series(slug, game.usual_seats, 3)
    records = [record for deal in measure_deals(series, range(3)) for record in deal]
    for one in own_measures(game):
        said = any(record.values[one.name] is not None for record in records)
        assert said or one.name in RARE.get(slug, ()), one.name
        assert one.says[-1] != "."


@pytest.mark.parametrize("slug", GAMES)
def test_measures_lie_within_their_bounds(slug: str) -> None:
    """At tables of any options; a share of two, or a count below zero, is none."""
    game = find(slug)
    for deal in range(8):
        series = Series(slug, game.usual_seats, 1, random_options=True)
        check_bounds(game, chance_table(game, series, deal), deal)


@pytest.mark.parametrize("tie", ["split", "random"])
def test_measures_of_boats_that_are_boarded_after_identical_claims(tie: str) -> None:
    game = find("abandon-ship")
    table = game.table(8, {"identical_tie": tie, "target_score": 200})
    met = False
    for deal in range(40, 60):
        told = check_bounds(game, table, deal)
        met = met or told.count("identical") > 0
    assert met, "or it says nothing"


def test_hand_that_wins_several_layers_is_counted_once() -> None:
    game = find("willow")
    table = game.table(4, {"bankroll": "table_stakes", "starting_stack": 60})
    layers = 0
    for deal in range(30):
        layers += check_bounds(game, table, deal).count("layer")
    assert layers > 20, "or it says nothing"


def check_bounds(game: Game, table: Table, deal: int) -> FinishedGame:
    """Plays a game at random, and sees that every measure is what it may be."""
    seen, single = GameWatcher(game), all_measures(game)
    names = ["random"] * table.seats
    state, _ = play_out(table, game, 1, deal, names, tell=True, watch=seen)
    told = FinishedGame(table, state)
    for name, value in measure_game(single, told, seen).items():
        if value is not None:
            assert value >= 0 or single[name].signed, name
            assert value <= 1 or not single[name].share, name
    return told


def test_counts_are_not_below_zero_and_gains_may_be() -> None:
    game = find("lamarckian-poker")
    series = [Series("lamarckian-poker", 4, 1, bots=("regular", "random"))]
    assert find_figure(game, "extinct", series).bounds == (0, math.inf)
    assert find_figure(game, "nothing", series).bounds == (0, 1)
    assert find_figure(game, "skill", series).bounds == (-math.inf, math.inf)
    gains = find_figure(find("willow"), "dealer-gains", [Series("willow", 4, 1)])
    assert gains.bounds == (-math.inf, math.inf)


class Interrupted(Exception):
    pass


@pytest.mark.both_ways
@pytest.mark.parametrize("slug", GAMES)
def test_interrupted_deal_comes_out_as_if_played_in_one_go(slug: str) -> None:
    """Interrupted after every 40 answers, written down and read again each time."""
    game = find(slug)
    laid = LaidSeries(Series(slug, game.usual_seats, 1, bots=("gentle",)))
    whole = laid.play_deal(3)
    begun, asked = BegunDeal(3), 0

    def pause() -> None:
        nonlocal asked
        asked += 1
        if asked == 40:
            raise Interrupted

    found: Deal | None = None
    for _ in range(500):
        try:
            found = laid.play_deal(3, begun, pause)
            break
        except Interrupted:
            begun = msgspec.json.decode(msgspec.json.encode(begun), type=BegunDeal)
            asked = 0
    assert found == whole


def test_names_are_taken_once() -> None:
    names = [one.name for one in GENERAL]
    assert len(set(names)) == len(names)
    for slug in GAMES:
        assert len(all_measures(find(slug))) == len(GENERAL) + len(
            own_measures(find(slug))
        )


# Figures that are known from elsewhere


@pytest.mark.both_ways
def test_of_two_cards_shown_one_is_the_highest() -> None:
    series = Series("barcelona", 2, 10, bots=("random",))
    for (record,) in measure_deals(series, range(10)):
        high, low = record.values["highest-wins"], record.values["lowest-wins"]
        assert high is not None
        assert low is not None
        assert high + low == pytest.approx(1)


@pytest.mark.both_ways
@pytest.mark.parametrize(
    ("slug", "seats", "parts", "whole"),
    [
        ("barcelona", 2, ["highest-gains", "lowest-gains"], 0),
        ("willow", 2, ["dealer-gains", "first-gains"], 0),
        ("lost-pueblo", 5, ["thief", "accuser", "collector", "drawn", "lone"], 1),
    ],
)
def test_parts_make_a_whole(
    slug: str, seats: int, parts: list[str], whole: float
) -> None:
    for (record,) in measure_deals(
        Series(slug, seats, 10, bots=("random",)), range(10)
    ):
        values = [record.values[name] or 0 for name in parts]
        assert sum(values) == pytest.approx(whole)


@pytest.mark.both_ways
def test_what_fighters_earn_is_what_the_pot_pays() -> None:
    ranks = {"low-ranks": 4, "middle-ranks": 5, "high-ranks": 4}
    for (record,) in measure_deals(Series("last-man-standing", 4, 10), range(10)):
        left, part = record.values["pot-left"], record.values["by-kills"]
        assert left is not None
        assert part is not None
        if not record.values["emptied"]:  # or the last kills are not paid in full
            earned = sum((record.values[name] or 0) * n for name, n in ranks.items())
            assert earned * (1 - part) == pytest.approx(left)


@pytest.mark.both_ways
def test_aid_decides_only_where_somebody_aids() -> None:
    """And with two, who begins a round and who comes last share all of it."""
    four = Series("domino-avatars", 4, 3, bots=("regular",))
    assert 0 < mean(four, "aid-decides", 3) <= mean(four, "aided", 3)
    two = Series("domino-avatars", 2, 2, bots=("regular",))
    assert mean(two, "aid-decides", 2) == 0
    both = mean(two, "round-first", 2) + mean(two, "round-last", 2)
    assert both == pytest.approx(2)


@pytest.mark.both_ways
def test_ties_are_of_small_hands() -> None:
    """Cards that are only shown are not counted again as laid."""
    series = Series("seven-handed-poker", 2, 60, bots=("regular",))
    assert mean(series, "tied-small", 60) > 0.8


@pytest.mark.both_ways
def test_a_hand_is_folded_or_shown() -> None:
    series = Series("willow", 3, 10, options={"hands": 8}, bots=("random",))
    for (record,) in measure_deals(series, range(10)):
        folded, seen = record.values["folded"], record.values["second-card"]
        assert folded is not None
        assert seen is not None
        assert folded + seen >= 1  # who sees the second card may still fold
        assert record.values["rounds"] == 8


@pytest.mark.both_ways
@pytest.mark.parametrize(
    ("slug", "seats", "name", "least", "most"),
    [
        # what prototypes with random play found, and some room for chance
        ("hey-bartender", 4, "exact", 0.33, 0.50),
        ("hey-bartender", 4, "points", 8.0, 13.0),
        ("hey-bartender", 2, "drawn", 0.0, 0.4),
        ("boneyard", 4, "rounds", 5.0, 9.0),
    ],
)
def test_random_play_is_as_it_was_elsewhere(
    slug: str, seats: int, name: str, least: float, most: float
) -> None:
    assert least <= mean(Series(slug, seats, 60), name, 60) <= most


# Of a whole deal


def deal(*games: tuple[Sequence[str], Sequence[int]]) -> Deal:
    return [
        Record(Outcome(0, len(bots), [*ranks], [0.0] * 2, 1, False, [*bots]), {})
        for bots, ranks in games
    ]


def test_a_deal_that_goes_to_a_chair_is_luck() -> None:
    lucky = deal(("ab", [1, 2]), ("ba", [1, 2]))
    skilled = deal(("ab", [1, 2]), ("ba", [2, 1]))
    assert (luck(lucky), luck(skilled)) == (1.0, 0.0)
    assert (bot_win_share("a")(lucky), bot_win_share("a")(skilled)) == (0.5, 1.0)
    assert (skill_of("a")(lucky), skill_of("a")(skilled)) == (0.0, 0.5)
    assert luck(deal(("aa", [1, 2]))) is None


def test_a_leader_leads_alone() -> None:
    assert [leader(values) for values in ([3, 1], [2, 2], [0, 1, 1], [])] == [
        0,
        -1,
        -1,
        -1,
    ]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exat", "did you mean 'exact'"),
        ("beauty", "there are: rounds"),
        ("won:expert", "no 'expert' plays in every arm"),
        ("seat:2", "counted from 0"),
        ("seat:left", "counted from 0"),
        ("luck", "two bots"),
    ],
)
def test_unknown_measures_are_refused(name: str, reason: str) -> None:
    series = Series("spots", 2, 1, bots=("regular",))
    with pytest.raises(BadInput, match=reason):
        find_figure(find("spots"), name, [series])
