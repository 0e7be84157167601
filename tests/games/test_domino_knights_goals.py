"""Domino Knights: Fame, timed goals, ejection and the end."""

from collections.abc import Mapping

import pytest
from tests.games.answers import asked, say
from tests.games.knights import AID, K, cast, hush, piece, realm, shrug
from tests.games.table import names, said

from parlour.engine.pieces import Seat
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.chapters.kingdoms import GRAVEYARD, HAND, RECRUITS
from parlour.games.domino_knights.rules import DominoKnights
from parlour.match import Match

pytestmark = pytest.mark.rules

FAME: dict[str, object] = {"goal": "first_to_fame"}
PIPS = FAME | {"fame_value": "pips"}
UNITS: dict[str, object] = {"attack_as_unit": True}


def clash(
    given: Mapping[str, object],
    *kingdoms: K,
    attack: str,
    aid: str = "",
    defence: str = "",
    help_with: str = "",
) -> DominoKnights:
    """Seat 0 attacks seat 1; seat 2 may aid the attack, or help the defence."""
    state = realm(*kingdoms, given=given)
    say(state, 0, f"seat-1 {attack}")
    answers = {"aid-attack": aid, "defend": defence, "aid-defence": help_with}
    while state.window < 8 and state.defender >= 0 and state.waiting:
        say(state, state.next_asked(), answers.pop(state.phase, ""))
    return state


def test_fame_for_the_fallen() -> None:
    """KNI-610, KNI-611: one point each way; who fells and falls gets both."""
    state = clash(
        FAME,
        K(knights="9/5h", hand="2c"),
        K(knights="4/2c", hand="3c"),
        attack="9-5",
        defence="4-2 9-5",
    )
    assert state.scores == [11, 9]
    state = clash(
        FAME,
        K(knights="9/1h", hand="2c"),
        K(knights="8/2c", hand="3c"),
        attack="9-1",
        defence="8-2 9-1",
    )
    assert state.scores == [10, 10]  # netted (KNI-612)


def test_unblocked_attacks_bring_no_fame() -> None:
    """KNI-610, KNI-R63: literally; house rules make them count."""
    for rule, scores in (
        ("none", [10, 10]),
        ("lose_one", [10, 9]),
        ("transfer_one", [11, 9]),
    ):
        state = clash(
            FAME | {"fame_unblocked": rule},
            K(knights="9/5h", hand="2c"),
            K(hand="3c"),
            attack="9-5",
        )
        assert state.scores == scores


def test_two_kingdoms_defend() -> None:
    """KNI-611, KNI-E8: each of them is credited in full."""
    state = clash(
        FAME,
        K(knights="6/5h", hand="2c"),
        K(knights="4/4c", hand="3c"),
        K(knights="3/3d", hand="4c"),
        attack="6-5",
        defence="4-4 6-5",
        help_with="3-3 6-5",
    )
    assert state.scores == [9, 11, 11]


@pytest.mark.parametrize(
    ("given", "scores"),
    [
        (FAME | UNITS, [11, 9, 11]),  # KNI-R66: each Kingdom in full
        (PIPS | UNITS, [10 + 3, 10 - 6, 10 + 3]),  # split (KNI-R65)
    ],
)
def test_mixed_attack_groups(given: Mapping[str, object], scores: list[int]) -> None:
    """KNI-611."""
    state = clash(
        given,
        K(knights="6/5h", hand="2c"),
        K(knights="4/2c", hand="3c"),
        K(knights="3/3d", hand="4c"),
        attack="6-5",
        aid="6-5 3-3",
        defence="4-2 6-5",
    )
    assert state.scores == scores


def test_odd_pips_go_to_the_attacking_player() -> None:
    """KNI-611, KNI-R65: the remainder."""
    state = clash(
        PIPS | UNITS,
        K(knights="6/5h", hand="2c"),
        K(knights="4/1c", hand="3c"),
        K(knights="3/3d", hand="4c"),
        attack="6-5",
        aid="6-5 3-3",
        defence="4-1 6-5",
    )
    assert state.scores == [13, 5, 12]


def test_pips_and_the_floor() -> None:
    """KNI-610, KNI-612, KNI-R57, KNI-R64: a double blank is worth nothing."""
    state = clash(
        PIPS,
        K(knights="9/9h", hand="2c"),
        K(knights="8/7c", hand="3c"),
        attack="9-9",
        defence="8-7 9-9",
    )
    assert state.scores == [25, 0]
    state = realm(
        K(knights="9/5h", hand="2c"), K(knights="0/0c 2/1c", hand="3c"), given=PIPS
    )
    assert state.pips(piece(state, "0-0")) == 0
    say(state, 0, "seat-1 9-5")
    hush(state)
    say(state, 1, "0-0 9-5")
    hush(state)
    assert state.scores == [10, 10]


def test_idle_knights_earn_nothing() -> None:
    """KNI-611: nor do they fall."""
    state = realm(
        K(hand="2c Qh", knights="6/3h"),
        K(hand="3c", knights="9/9h"),
        K(hand="4c", knights="5/7c"),
        given=FAME,
    )
    say(state, 0, "seat-1 6-3")
    hush(state, "aid-attack")
    say(state, 1, "9-9 6-3")
    hush(state)
    say(state, 2, "7-5 6-3")
    cast(state, 0, "Qh seat-0")
    hush(state)
    assert state.scores == [9, 10, 11]


def test_death_brings_no_fame() -> None:
    """KNI-613, KNI-R46: only those who fell in battle count; nor is it loot."""
    state = realm(
        K(hand="As 2c"),
        K(hand="3c", knights="6/3h", recruits="5-5"),
        window=2,
        step="train",
        given=FAME | {"loot_battlefield": True},
    )
    cast(state, 0, "As 6-3")
    assert state.scores == [10, 10]
    assert not state.fallen


def test_attrition() -> None:
    """KNI-615: losses only, and nothing is netted against them."""
    state = clash(
        {"goal": "fame_attrition"},
        K(knights="9/1h", hand="2c"),
        K(knights="8/2c", hand="3c", recruits="1-1"),
        attack="9-1",
        defence="8-2 9-1",
    )
    assert state.scores == [9, 9]


def test_first_to_fame() -> None:
    """KNI-615: at once; several, the highest."""
    state = clash(
        FAME,
        K(knights="9/5h", hand="2c", score=29),
        K(knights="4/2c", hand="3c"),
        attack="9-5",
        defence="4-2 9-5",
    )
    assert state.phase == "over"
    assert state.ranks == [1, 2]
    state = clash(
        FAME,
        K(knights="6/5h", hand="2c"),
        K(knights="4/4c", hand="3c", score=29),
        K(knights="3/3d", hand="4c", score=29),
        attack="6-5",
        defence="4-4 6-5",
        help_with="3-3 6-5",
    )
    assert state.ranks == [3, 1, 1]


def test_out_of_fame_and_out_of_men() -> None:
    """KNI-614, KNI-290: ejected, but during a battle only after the clean-up."""
    state = clash(
        FAME,
        K(knights="9/5h", hand="2c"),
        K(knights="4/2c", hand="3c", score=1),
        K(hand="4c", recruits="1-1"),
        attack="9-5",
        defence="4-2 9-5",
    )
    assert state.scores[1] == 0
    assert state.window == 8
    assert state.living(1)
    hush(state)
    assert not state.living(1)
    assert names(state, GRAVEYARD + 1) == "4-2"
    assert not state.zones[HAND + 1]
    state = realm(
        K(hand="As"),
        K(hand="3c", recruits="5-5", score=0),
        K(hand="4c"),
        window=2,
        step="train",
        given=FAME,
    )
    cast(state, 0, "As seat-1 recruit 1")
    assert not state.living(1)


def test_ejection_waits_for_the_end_of_a_battle() -> None:
    """KNI-614, KNI-290: the last Knight dies in mid-battle."""
    state = realm(
        K(knights="9/5h", hand="As 2c"),
        K(knights="4/2c", hand="3c", score=0),
        K(hand="4c", recruits="1-1"),
        given=FAME,
    )
    say(state, 0, "seat-1 9-5")
    cast(state, 0, "As 4-2")
    assert state.living(1)
    hush(state)
    assert not state.living(1)


def test_no_fame_but_men_left() -> None:
    """KNI-614, KNI-R68: a Candidate keeps her in, and a Joker may raise another."""
    state = realm(
        K(hand="As"),
        K(hand="3c Joker", recruits="5-5", grave="4-4", score=0),
        K(hand="4c"),
        window=2,
        step="train",
        given=FAME,
    )
    cast(state, 1, "Joker seat-1")
    cast(state, 0, "As seat-1 recruit 1")
    assert state.living(1)
    assert names(state, RECRUITS + 1) == "4-4"


def test_active_player_ejected() -> None:
    """KNI-622: her turn is over there, without another window."""
    state = realm(
        K(hand="2c 3d", recruits="5-5", score=0),
        K(hand="As"),
        K(hand="4c"),
        window=2,
        step="train",
        given=FAME,
    )
    cast(state, 1, "As seat-0 recruit 1")
    assert not state.living(0)
    assert state.turn == 1
    assert state.window == 1
    assert not state.zones[HAND]


def test_active_player_ejected_after_the_battle() -> None:
    """KNI-622, KNI-620: no RW-9, no Discard; used Knights still become fresh."""
    state = clash(
        FAME | {"refresh": "every_turn"},
        K(knights="3/2h", hand="2c", score=1),
        K(knights="8/7c", hand="3c"),
        K(hand="4c"),
        attack="3-2",
        defence="8-7 3-2",
    )
    hush(state)
    assert not state.living(0)
    assert state.turn == 1
    assert state.marks[piece(state, "8-7")] == 0


def test_all_out_at_once() -> None:
    """KNI-621, KNI-R67: the last ejected together share the win."""
    state = realm(
        K(hand="2c", score=0, recruits="1-1"),
        K(hand="As", score=0, candidates="0-0=5h"),
        K(hand="4c", score=0),
        step="promote",
        turn=1,
        given=FAME,
    )
    assert not state.living(2)  # checked as the position was laid
    assert state.living(0)
    state = realm(K(score=0), K(score=0), K(score=0), step="upkeep", given=FAME)
    assert state.phase == "over"
    assert state.ranks == [1, 1, 1]


def test_last_with_fame() -> None:
    """KNI-615, KNI-600, KNI-R97: also before the target or the clock."""
    for goal in ("fame_last_standing", "first_to_fame", "most_fame_at_time"):
        state = realm(
            K(hand="As"),
            K(hand="3c", recruits="5-5", score=0),
            window=2,
            step="train",
            given={"goal": goal},
        )
        cast(state, 0, "As seat-1 recruit 1")
        assert state.ranks == [1, 2]


# Time


@pytest.mark.parametrize("goal", ["healthiest_at_time", "most_fame_at_time"])
def test_round_limit(goal: str) -> None:
    """KNI-601, KNI-615, KNI-R70, KNI-R71: after full rounds; equal scores share."""
    state = realm(
        K(hand="2c", score=9),
        K(hand="3c", score=9),
        K(hand="4c", score=5),
        step="discard",
        turn=2,
        given={"goal": goal, "round_limit": 2},
    )
    say(state, 2)
    hush(state)
    assert state.phase == "over"
    assert state.ranks == [1, 1, 3]
    assert not state.capped


@pytest.mark.parametrize(
    ("check", "over"), [("end_of_turn", True), ("end_of_round", False)]
)
def test_clock(check: str, over: bool) -> None:
    """KNI-R70: the turn is finished, or the round."""
    state = realm(
        K(hand="2c", score=9),
        K(hand="3c", score=5),
        step="discard",
        given={
            "goal": "healthiest_at_time",
            "time_limit_minutes": 60,
            "time_check": check,
        },
    )
    state.clock()
    assert state.time_up
    say(state, 0)
    hush(state)
    assert (state.phase == "over") == over
    while state.waiting:
        shrug(state)
    assert state.ranks == [1, 2]
    assert state.round_number == 2


def test_no_clock_without_a_limit() -> None:
    """KNI-R70: rules never read a clock."""
    match = Match(GAME, 2, seed="5")
    match.ring()
    assert isinstance(match.state, DominoKnights)
    assert not match.state.time_up
    match = Match(
        GAME, 2, {"goal": "most_fame_at_time", "time_limit_minutes": 5}, seed="5"
    )
    match.ring()
    assert isinstance(match.state, DominoKnights)
    assert match.state.time_up


def test_safety_cap() -> None:
    """KNI-630, KNI-R72: decided like a timed goal, and marked as capped."""
    state = realm(
        K(hand="2c", score=5),
        K(hand="3c", score=9),
        step="discard",
        turn=1,
        given={"max_rounds": 2},
    )
    say(state, 1)
    hush(state)
    assert state.phase == "over"
    assert state.capped
    assert state.ranks == [2, 1]


def test_ejected_are_ranked_by_their_time() -> None:
    """KNI-600: the last to go comes second."""
    state = realm(
        K(knights="9/5h 8/5h", hand="2c"), K(hand="3c", score=9), K(hand="4c", score=8)
    )
    say(state, 0, "seat-1 9-5")
    hush(state, *AID)
    assert state.alive == 0b101
    say(state, 0, "seat-2 8-5")
    hush(state, *AID)
    assert state.ranks == [1, 3, 2]
    assert "ejected" in said(state)
    assert asked(state) == ("over", Seat(-1))
