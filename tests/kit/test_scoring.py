"""The sums of a score pad: what is refused, what adds up, and how it ends."""

from typing import Any

import pytest

from parlour.kit.scoring import PadMessage, PadPlan, Scoring, Wrong

pytestmark = pytest.mark.rules


def pad(seats: int = 3, dealer: int = 0, **plan: Any) -> Scoring:
    plan = {"adds": "won", "total": "sum", "check_rule": "X-1", "rule": "X-2"} | plan
    return Scoring(PadPlan(**plan), None, seats, dealer)


def write(on: Scoring, *points: int) -> list[dict[str, int | str]]:
    row = [{"won": one} for one in points]
    on.check_row(row)
    return on.write(row)


def refused(on: Scoring, *points: int) -> tuple[str, str, dict[str, int]]:
    with pytest.raises(Wrong) as found:
        on.check_row([{"won": one} for one in points])
    return found.value.message, found.value.rule, found.value.values


def test_points_are_added_up_seat_by_seat() -> None:
    on = pad()
    write(on, 3, 0, 5)
    assert write(on, 4, 2, -1) == [
        {"won": 4, "sum": 7},
        {"won": 2, "sum": 2},
        {"won": -1, "sum": 4},
    ]
    assert (on.rows, on.totals) == (2, [7, 2, 4])
    assert (on.places(), on.leaders()) == ([1, 3, 2], [0])
    assert on.begins() == {"sum": 0}


def test_row_has_the_sum_that_is_fixed() -> None:
    on = pad(total_of=10)
    values = {"sum": 13, "must": 10, "over": 3}
    assert refused(on, 6, 6, 1) == ("pad-sum", "X-1", values)
    assert refused(on, 0, 9, 0)[2]["over"] == -1
    write(on, 6, 3, 1)


def test_row_has_no_more_than_there_is() -> None:
    on = pad(most_of_all=10)
    most = {"sum": 11, "most": 10}
    assert refused(on, 6, 5, 0) == ("pad-sum-most", "X-1", most)
    write(on, 5, 5, 0)
    write(on, 0, 0, 0)


def test_row_has_no_more_winners_than_there_can_be() -> None:
    on = pad(most_winners=1)
    assert refused(on, 1, 1, 0) == ("pad-too-many-winners", "X-1", {"most": 1})
    write(on, 0, 1, -1)
    write(on, 0, 0, 0)


def test_game_ends_at_its_target() -> None:
    on = pad(target=10)
    write(on, 9, 0, 9)
    assert on.end_message() is None
    write(on, 1, 0, 1)
    assert on.end_message() == PadMessage(
        "pad-end-target", "X-2", [0, 2], {"target": 10}
    )
    assert on.goal() == 10
    assert not on.tied_on()


def test_shared_lead_at_the_target_is_played_off() -> None:
    on = pad(target=10, tie_again=True)
    write(on, 9, 9, 0)
    assert not on.tied_on()
    write(on, 1, 1, 0)
    assert on.end_message() is None
    assert on.tied_on()
    write(on, 0, 1, 0)
    assert on.end_message() == PadMessage("pad-end-target", "X-2", [1], {"target": 10})
    assert not on.tied_on()


@pytest.mark.parametrize(
    ("limit", "message"), [("rounds", "pad-end-rounds"), ("cap", "pad-end-cap")]
)
def test_game_ends_after_its_rounds(limit: str, message: str) -> None:
    on = pad(**{limit: 2})
    write(on, 1, 0, 0)
    assert on.end_message() is None
    write(on, 0, 1, 0)
    assert on.end_message() == PadMessage(message, "X-2", (), {"rounds": 2})


def test_game_without_a_plan_for_its_end_goes_on() -> None:
    on = pad()
    write(on, 100, 0, 0)
    assert on.end_message() is None
    assert on.goal() is None
    assert not on.tied_on()


def test_next_player_still_in_the_game_deals() -> None:
    assert Scoring(PadPlan("won", "sum"), None, 4).dealer == 0
    on = pad(4, dealer=2)
    write(on, 0, 0, 0, 0)
    assert on.dealer == 3
    write(on, 0, 0, 0, 0)
    assert on.dealer == 0
    on.go_out(1)
    write(on, 0, 0, 0, 0)
    assert on.dealer == 2
    assert [on.after(seat) for seat in range(4)] == [2, 2, 3, 0]


def test_last_one_in_the_game_ends_it() -> None:
    on = pad()
    assert on.last_one("X-3") is None
    on.rows = 1
    on.go_out(0)
    assert on.last_one("X-3") is None
    on.rows = 2
    on.go_out(2)
    on.go_out(0)
    assert on.gone == [1, 0, 2]
    assert on.playing() == [1]
    assert on.last_one("X-3") == PadMessage("pad-end-last-one", "X-3", [1])
    on.go_out(1)
    assert on.last_one("X-3") == PadMessage("pad-end-all-out")
