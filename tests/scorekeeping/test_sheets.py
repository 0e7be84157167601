"""Score pads: worked examples of the catalogues, sums, ends, ties and refusals."""

from typing import Any

import pytest

from parlour.engine.refusals import BadInput, BadOption
from parlour.games import GAMES, find
from parlour.kit.scoring import Wrong
from parlour.presentation.pad import Ask, pad_of
from parlour.scorekeeping.plans import has_pad, new_sheet, pad_to_keep
from parlour.scorekeeping.sheets import PadSheet, fill_row

PADS = [slug for slug in GAMES if has_pad(find(slug))]


def sheet(slug: str, seats: int, dealer: int = 0, **options: Any) -> PadSheet:
    game = find(slug)
    return PadSheet(game, game.agree(seats, options), seats, dealer)


def write(on: PadSheet, *cells: Any) -> None:
    """A row that is checked as people's are; a bare number is what is asked first."""
    row = on.checked([as_cells(on, one) for one in cells])
    on.add(row)


def as_cells(on: PadSheet, given: Any) -> dict[str, Any]:
    if isinstance(given, dict):
        return given
    values = given if isinstance(given, tuple) else (given,)
    return {ask.label: one for ask, one in zip(on.asks, values, strict=False)}


def refused(on: PadSheet, *cells: Any) -> str:
    before = [dict(line.shown[0]) for line in on.lines]
    with pytest.raises(Wrong) as found:
        write(on, *cells)
    assert [line.shown[0] for line in on.lines] == before
    return found.value.message


def over(on: PadSheet) -> str:
    return on.ended.message if on.ended else ""


def winners(on: PadSheet) -> list[int]:
    return on.scoring.leaders() if on.ended else []


def test_every_printed_pad_is_kept_in_the_app_too() -> None:
    assert [slug for slug in GAMES if pad_of(find(slug))] == PADS
    assert len(PADS) == 14


@pytest.mark.parametrize("slug", PADS)
def test_a_pad_asks_for_options_and_columns_that_there_are(slug: str) -> None:
    game = find(slug)
    pad = pad_of(game)
    assert pad is not None
    assert pad.keeps is not None
    known = set(game.options.__dataclass_fields__)
    keeps = pad.keeps
    named = [*keeps.options, keeps.target, keeps.rounds, keeps.cap]
    named += [name for ask in keeps.asks for name in ask.when]
    assert {name for name in named if name} <= known
    assert keeps.total in pad.columns
    for seats in (game.players[0], game.players[-1]):
        assert sheet(slug, seats).asks


def test_a_game_without_a_pad_is_refused() -> None:
    game = find("contest")
    assert not has_pad(game)
    with pytest.raises(BadInput, match="has no score pad"):
        pad_to_keep(game)


def test_the_first_seat_deals_if_nobody_says_who() -> None:
    game = find("following-suit")
    options = game.agree(3, {})
    assert new_sheet(game, options, 3).dealer == 0
    assert PadSheet(game, options, 3).dealer == 0


# Cells


def test_all_ranks_may_be_among_the_cards() -> None:
    on = sheet("caribbean-star", 2)
    write(on, {"pile": "6432JQKT"}, {})
    assert on.rows[0][0]["pile"] == "TKQJ2346"


def test_one_rank_too_often_is_refused_beside_others() -> None:
    on = sheet("caribbean-star", 2)
    assert refused(on, {"pile": "TTTK"}, {}) == "pad-card-twice"


def test_cells_of_who_is_out_may_be_empty_in_any_way() -> None:
    on = sheet("boneyard", 4)
    write(on, 26, 26, (1, "a"), (2, "b"))
    nothing = {"bid": 0, "took": ""}
    write(on, nothing, {"bid": None, "took": None}, (3, "a"), (4, "b"))
    assert on.rows[1][:2] == [{}, {}]


def test_an_empty_number_is_what_is_usual() -> None:
    on = sheet("abandon-ship", 3)
    write(on, {"scored": ""}, {"scored": None}, {})
    assert on.rows[0] == [{"scored": 0}] * 3


def test_a_number_is_needed_also_after_a_choice() -> None:
    asks = [Ask(label="took", kind="choice", choices=["a"]), Ask(label="bid")]
    scoring = sheet("boneyard", 4).scoring
    with pytest.raises(Wrong) as found:
        fill_row(asks, scoring, [{"took": "a"}, {"bid": 2}, {"bid": 3}, {"bid": 4}])
    assert (found.value.message, found.value.seat) == ("pad-missing", 0)
    assert found.value.column == "bid"


# Worked examples


def test_abandon_ship_ends_after_the_round_that_reaches_the_target() -> None:
    on = sheet("abandon-ship", 3, dealer=1, target_score=100)
    write(on, 60, 0, 31)
    assert on.scoring.totals == [60, 0, 31]
    assert on.scoring.dealer == 2
    write(on, 40, 5, 80)
    assert (over(on), winners(on)) == ("pad-end-target", [2])
    assert refused(on, 0, 0, 0) == "pad-is-over"


def test_abandon_ship_refuses_what_no_lifeboat_holds() -> None:
    on = sheet("abandon-ship", 4)
    assert refused(on, 92, 0, 0, 0) == "pad-most"  # ABS-34: 91 is all of a suit
    assert refused(on, -1, 0, 0, 0) == "pad-not-negative"
    assert refused(on, 10, 10) == "pad-not-a-row"
    assert refused(on, 10, 10, "ten", 0) == "pad-not-a-row"
    assert refused(on, 10, True, 0, {"scored": 3, "more": 1}) == "pad-not-a-row"
    two_packs = sheet("abandon-ship", 6)
    write(two_packs, 182, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(("tie", "ends"), [("shared", True), ("extra_round", False)])
def test_abandon_ship_shares_a_tie_or_plays_on(tie: str, ends: bool) -> None:
    on = sheet("abandon-ship", 3, target_score=50, game_tie=tie)
    write(on, 50, 50, 0)
    assert bool(on.ended) == ends
    if ends:
        assert winners(on) == [0, 1]
        return
    assert on.scoring.tied_on()
    write(on, 0, 1, 0)
    assert winners(on) == [1]


def test_barcelona_worked_examples() -> None:
    on = sheet("barcelona", 3, hands=2)
    write(on, -5, -1, 6)  # EX-1
    write(on, -1, -1, None)  # EX-2, the last one worked out
    assert on.scoring.totals == [-6, -2, 8]
    assert (over(on), winners(on)) == ("pad-end-rounds", [2])


def test_barcelona_refuses_what_cannot_be() -> None:
    on = sheet("barcelona", 3)
    assert refused(on, -5, -1, 7) == "pad-sum"
    assert refused(on, 3, 3, -6) == "pad-too-many-winners"
    assert refused(on, -12, -1, 13) == "loses-most"
    assert refused(on, 0, -4, 4) == "pad-ante"
    assert refused(on, None, None, 2) == "pad-missing"


def test_barcelona_for_chips_ends_when_one_has_them_all() -> None:
    on = sheet("barcelona", 2, stakes="table", starting_chips=4, ante=1)
    assert on.begins == {"balance": 4}
    assert refused(on, -5, 5) == "pad-more-than-had"
    write(on, -4, 4)
    assert (over(on), winners(on)) == ("pad-end-last-one", [1])


def test_boneyard_worked_example() -> None:
    """EX-1 of the rulebook, from buckets as they were then."""
    on = sheet("boneyard", 8)
    on.scoring.buckets = [17, 13, 7, 4, 3]  # type: ignore[attr-defined]
    bids = [10, 7, 7, 5, 4, 3, 1, 1]
    took = ["a", "", "", "b", "c", "d", "", ""]
    write(on, *zip(bids, took, strict=True))
    gained = [total - 26 for total in on.scoring.totals]
    assert gained == [7, -7, -7, 8, 3, 1, -1, -1]
    assert on.lines[0].side == {"a": 10, "b": 5, "c": 4, "d": 5, "e": 17}


def test_boneyard_from_the_start() -> None:
    on = sheet("boneyard", 4)
    write(on, 10, 10, (7, "a"), (5, "b"))
    assert on.lines[0].side == {"a": 7, "b": 5, "c": 5, "d": 3, "e": 21}
    assert on.scoring.totals == [16, 16, 29, 28]


def test_boneyard_refuses_what_the_bids_do_not_allow() -> None:
    on = sheet("boneyard", 4)
    assert refused(on, (10, "a"), 10, (7, "b"), (5, "c")) == "cancelled-takes-nothing"
    assert refused(on, 10, 10, (7, "a"), (5, "a")) == "bucket-twice"
    assert refused(on, 10, 10, 7, (5, "a")) == "takes-a-bucket"
    assert refused(on, 27, 10, 10, (5, "a")) == "pad-more-than-had"
    assert refused(on, 0, 10, 10, (5, "a")) == "bids-something"
    assert refused(on, 10, 10, (7, "f"), (5, "a")) == "pad-not-a-row"


def test_boneyard_those_without_money_are_out_and_one_is_left() -> None:
    on = sheet("boneyard", 4)
    write(on, 26, 26, (1, "a"), (2, "b"))
    assert on.scoring.playing() == [2, 3]
    assert refused(on, 1, {}, (3, "a"), (4, "b")) == "pad-is-out"
    last = sheet("boneyard", 4)
    write(last, 26, 26, 26, 26)
    assert (over(last), winners(last)) == ("pad-end-all-out", [0, 1, 2, 3])


def test_boneyard_overtime_is_won_below_the_target_too() -> None:
    on = sheet("boneyard", 4, target=30)
    on.scoring.totals = [30, 30, 20, 20]
    on.ended = on.scoring.end_message()
    assert on.ended is None
    assert on.scoring.tied_on()
    write(on, 26, 26, (2, "e"), (1, "a"))
    assert (over(on), winners(on)) == ("pad-end-overtime", [3])
    assert max(on.scoring.totals) == 29


def test_brain_baseball_three_strikes_win_whatever_the_scores() -> None:
    on = sheet("brain-baseball", 4)
    write(on, 30, 0, 20, 11)
    assert refused(on, (5, 1), 0, 0, 0) == "inning-not-scored"
    assert refused(on, (0, 1), (0, 1), 0, 0) == "pad-one-only"
    write(on, 0, (0, 1), 0, 0)
    assert (over(on), winners(on)) == ("pad-end-strikes", [1])
    assert on.scoring.totals == [30, 0, 20, 11]


def test_brain_baseball_for_dollars_keeps_odd_ones_for_the_next_inning() -> None:
    on = sheet(
        "brain-baseball", 3, dealer=0, gambling=True, innings=2, three_strike_rule=False
    )
    write(on, (10, 5), (10, 4), (2, 2))  # a pot of 11, shared: 5 each, one stays
    assert on.scoring.scores() == [0, 1, -2]
    write(on, (3, 1), (3, 0), (3, 2))  # BBB-R12: 4 for three, and the dealer is seat 1
    assert sum(on.scoring.scores()) == 0
    assert on.scoring.scores() == [0, 2, -2]
    assert winners(on) == [1]


def test_caribbean_star_worked_examples() -> None:
    on = sheet("caribbean-star", 2)
    write(on, {"pile": "KKT6432"}, {})  # EX-1
    shown = on.lines[0].shown[0]
    assert [shown[name] for name in ("minutes", "tricks", "mistakes")] == [20, 17, 9]
    write(on, {}, {"buffet": "K"})  # EX-2
    write(on, {}, {"pile": "J446"})
    assert on.scoring.totals == [16, 3 - 14]
    assert refused(on, {"pile": "K"}, {}) == "card-used-up"
    assert refused(on, {}, {"pile": "TTT"}) == "pad-card-twice"
    assert refused(on, {}, {"buffet": "TQ"}) == "pad-most-cards"
    assert refused(on, {}, {"pile": "A"}) == "pad-not-a-row"


def test_domino_avatars_counts_pips_and_bonus() -> None:
    on = sheet("domino-avatars", 3, goal_points=60, tie="most_captures")
    write(on, (1, 11), 0, 0)  # AVA-E3
    assert on.scoring.totals == [20, 0, 0]
    assert refused(on, (1, 19), 0, 0) == "pips-of-avatars"
    assert refused(on, (0, 1), 0, 0) == "pips-of-avatars"
    write(on, (2, 22), (2, 27), (2, 33))
    assert (over(on), winners(on)) == ("pad-end-target", [0])


def test_domino_avatars_equal_scores_go_by_captures() -> None:
    on = sheet("domino-avatars", 2, goal_rounds=1, tie="most_captures")
    write(on, (2, 0), (1, 9))
    assert on.scoring.totals == [18, 18]
    assert winners(on) == [0]


def test_domino_knights_last_one_standing() -> None:
    on = sheet("domino-knights", 3, dealer=2)
    assert on.begins == {"score": 27}
    assert refused(on, 1, 0, 0) == "pad-only-lost"
    assert refused(on, -28, 0, 0) == "pad-more-than-had"
    write(on, -27, -3, 0)
    assert on.scoring.playing() == [1, 2]
    assert on.scoring.dealer == 2
    write(on, {}, 0, -27)
    assert (over(on), winners(on)) == ("pad-end-last-one", [1])


def test_domino_knights_for_fame() -> None:
    on = sheet("domino-knights", 3, goal="first_to_fame", fame_target=14)
    assert refused(on, (-1, 1), 1, 0) == "out-without-fame"
    write(on, (-10, True), (3, 0), 2)
    assert on.rows[0] == [{"won": -10, "ejected": 1}, {"won": 3}, {"won": 2}]
    assert on.scoring.playing() == [1, 2]
    write(on, {}, 1, 2)
    assert (over(on), winners(on)) == ("pad-end-target", [1, 2])
    with pytest.raises(BadOption) as refused_:
        sheet("domino-knights", 3, goal="random")
    assert refused_.value.words == "parlour.games.domino_knights"


def test_following_suit_plays_on_until_somebody_leads_alone() -> None:
    on = sheet("following-suit", 3, target_score=80)
    assert refused(on, 92, 0, 0) == "pad-most"
    assert refused(on, None, 0, 0) == "pad-missing"
    write(on, 80, 80, 20)
    assert on.ended is None
    assert on.scoring.tied_on()
    write(on, 0, 5, 70)
    assert (over(on), winners(on)) == ("pad-end-target", [2])


def test_hey_bartender_counts_cards_and_deals() -> None:
    on = sheet("hey-bartender", 5, dealer=3, deals=2)
    assert refused(on, 13, 0, 0, 0, 0) == "pad-most"
    for _ in range(6):
        assert on.scoring.dealer == 3
        write(on, 1, None, 0, 0, 12)
    assert on.scoring.dealer == 4
    assert on.scoring.next_row_values() == {"deal": 2, "card": 1, "cards": 6}
    for _ in range(6):
        write(on, 0, 0, 0, 0, 0)
    assert (over(on), winners(on)) == ("pad-end-deals", [4])


def test_last_man_standing_minds_the_pot() -> None:
    on = sheet("last-man-standing", 4, games=2)
    rows = [(6, 20), (4, 30), (0, 10), (10, 20)]  # the ante of four is 15
    assert refused(on, *rows[:3], (10, 21)) == "pot-too-small"
    assert refused(on, *rows[:3], (10, 19)) == "pot-left"
    assert refused(on, (25, 20), *rows[1:]) == "pad-most"
    write(on, *rows)
    assert on.scoring.totals == [-1, 11, -5, -5]
    assert on.lines[0].shown[0]["paid"] == 21


def test_last_man_standing_carries_odd_coins_over() -> None:
    on = sheet("last-man-standing", 4, games=2, odd_coins="carry_over")
    write(on, (0, 20), (0, 20), (0, 18), 0)
    assert on.scoring.carried == 2  # type: ignore[attr-defined]
    write(on, (0, 62), 0, 0, 0)
    assert sum(on.scoring.totals) == 0


def test_lost_pueblo_has_one_winner_a_hand_or_none() -> None:
    on = sheet("lost-pueblo", 4, hands=2)
    assert refused(on, "innocent", "thief", {}, {}) == "pad-too-many-winners"
    write(on, {}, {}, {}, {})
    other = sheet("lost-pueblo", 4, hands=1)
    write(other, {}, {}, {}, {})
    assert (over(other), winners(other)) == ("pad-end-rounds", [])
    write(on, {}, "thief", {}, {})
    assert winners(on) == [1]


def test_penniless_triples_for_the_least_money_ties_included() -> None:
    on = sheet("penniless-and-insane", 3, target=60, target_tie="shared")
    assert refused(on, (21, 10), (0, 10), (0, 10)) == "pad-most"
    assert refused(on, (2, 40), (0, 10), (0, 10)) == "pad-most"
    write(on, (0, 20), (0, 20), (5, 30))
    assert [one["scored"] for one in on.lines[0].shown] == [60, 60, 30]
    assert (over(on), winners(on)) == ("pad-end-target", [0, 1])


def test_penniless_gambling_shares_the_pot_of_each_round() -> None:
    on = sheet("penniless-and-insane", 3, target=200, gambling=True)
    write(on, (0, 10), (10, 30), (9, 30))  # 41 spent; 30, 30 and 30 points (PEN-33)
    assert on.scoring.places() == [1, 1, 1]
    assert [one["coins"] for one in on.lines[0].shown] == [-7, 3, 2]  # PEN-34: 2 stay
    write(on, (20, 30), (20, 30), (18, 3))  # 2 and 2 spent before, for two
    assert [one["coins"] for one in on.lines[1].shown] == [-5, 5, 0]


def test_penniless_gambling_last_odd_coins_go_to_the_first_winners() -> None:
    on = sheet("penniless-and-insane", 3, target=30, gambling=True, target_tie="shared")
    write(on, (0, 10), (10, 30), (9, 30))  # a pot of 41 for three
    assert over(on) == "pad-end-target"
    assert [one["coins"] for one in on.lines[0].shown] == [-6, 4, 2]  # PEN-35


def test_penniless_gambling_pot_may_go_to_the_poorest() -> None:
    given: dict[str, Any] = {"gambling": True, "gambling_winner": "penniless"}
    on = sheet("penniless-and-insane", 3, target=200, **given)
    write(on, (5, 3), (6, 39), (10, 39))  # 39 spent
    assert [one["coins"] for one in on.lines[0].shown] == [24, -14, -10]
    plain = sheet("penniless-and-insane", 3, target=200)
    write(plain, (5, 3), (6, 39), (10, 39))
    assert "coins" not in plain.lines[0].shown[0]


def test_spots_handicaps_and_halves() -> None:
    on = sheet("spots", 3, rounds_to_win=2)
    write(on, (24, 20), (16, 15), (19, 17))
    shown = on.lines[0].shown
    assert [one["handicap"] for one in shown] == [4, 0, "1½"]  # SPO-05
    assert [one["result"] for one in shown] == [16, 15, "15½"]
    assert on.scoring.totals == [1, 0, 0]
    write(on, (16, 10), (16, 10), (20, 0))  # SPO-32: shared
    assert (over(on), winners(on)) == ("pad-end-wins", [0])
    none = sheet("spots", 2, rounds_to_win=1, round_tie="none")
    write(none, (16, 10), (16, 10))
    assert none.scoring.totals == [0, 0]


def test_willow_adds_up_to_nothing_and_those_without_chips_leave() -> None:
    on = sheet("willow", 3, dealer=2, structure="no_limit", starting_stack=20, hands=9)
    assert on.begins == {"balance": 20}
    assert refused(on, 20, -10, -9) == "pad-sum"
    assert refused(on, 21, -21, 0) == "pad-more-than-had"
    write(on, -20, 10, None)
    assert on.scoring.playing() == [1, 2]
    assert on.scoring.dealer == 1  # WIL-44: seat 0 has left
    write(on, {}, -30, 30)
    assert (over(on), winners(on)) == ("pad-end-last-one", [2])
    assert refused(sheet("willow", 2, ante=5), 3, -3) == "pad-ante"


# Corrections


def test_a_correction_carries_through_all_sums() -> None:
    on = sheet("following-suit", 3)
    write(on, 10, 20, 30)
    write(on, 1, 2, 3)
    assert on.until(1).checked([{"scored": 40}, {"scored": 20}, {"scored": 30}])
    changed = PadSheet(on.game, on.options, 3, rows=[[{"scored": 40}] * 3, on.rows[1]])
    assert changed.scoring.totals == [41, 42, 43]


def test_a_correction_is_checked_against_the_rows_before_it() -> None:
    on = sheet("following-suit", 3, target_score=80)
    write(on, 10, 20, 30)
    write(on, 90, 2, 3)
    assert over(on) == "pad-end-target"
    assert [on.until(number).rows for number in (1, 2, 3)] == [[], on.rows[:1], on.rows]
    before = on.until(3)
    assert before.ended is None  # a third row was played, and may be corrected
    assert before.scoring.totals == [100, 22, 33]


def test_a_row_that_no_longer_fits_is_marked_and_still_added_up() -> None:
    on = sheet("boneyard", 4)
    write(on, (10, "a"), (7, "b"), (5, "c"), (3, "d"))
    write(on, (26, "a"), (7, "b"), (5, "c"), (3, "d"))
    first: Any = [
        {"bid": 26},
        {"bid": 26},
        {"bid": 5, "took": "c"},
        {"bid": 3, "took": "d"},
    ]
    changed = PadSheet(on.game, on.options, 4, rows=[first, on.rows[1]])
    assert [bool(line.wrong) for line in changed.lines] == [False, True]


def test_a_row_is_wrong_by_one_of_its_cells_or_by_the_rules() -> None:
    on = sheet("following-suit", 3)
    on.add([{"scored": 92}, {"scored": 0}, {"scored": 0}])
    sums = sheet("barcelona", 3)
    sums.add([{"won": -5}, {"won": -1}, {"won": 7}])
    found = [line.wrong for line in (*on.lines, *sums.lines)]
    assert [one and one.message for one in found] == ["pad-most", "pad-sum"]
