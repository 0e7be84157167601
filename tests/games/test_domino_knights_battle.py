"""Domino Knights: attacks, aid, defence, resolution and clean-up."""

from collections.abc import Mapping

import pytest
from tests.games.answers import asked, say
from tests.games.knights import (
    AID,
    OLD,
    K,
    cast,
    halves,
    hush,
    next_after,
    options_of,
    piece,
    realm,
    refused,
    upto,
)
from tests.games.table import names

from parlour.engine.pieces import Seat
from parlour.games.domino_knights.chapters.kingdoms import (
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    UNDER,
    USED,
)
from parlour.games.domino_knights.rules import DominoKnights

pytestmark = pytest.mark.rules

UNITS = {"attack_as_unit": True}
LOOT = {"loot_battlefield": True}


def fought(state: DominoKnights) -> None:
    """Everybody passes until the battle is over."""
    while state.defender >= 0 and state.phase not in ("loot", "stack"):
        hush(state, *AID)
        if state.phase == "defend":
            say(state, state.next_asked())
        elif state.phase in ("loot", "stack", "attack", "discard", "over"):
            break


def duel(attack: str, defence: str, **options: object) -> DominoKnights:
    """Seat 0 attacks with all it has; seat 1 blocks the first with all it has."""
    state = realm(
        K(knights=attack, hand="2c"), K(knights=defence, hand="3c"), given=options
    )
    tiles = [state.table.pieces.names[k] for k in state.zones[KNIGHTS]]
    say(state, 0, "seat-1 " + " ".join(tiles))
    hush(state)
    if state.phase == "defend":
        leader = tiles[0]
        mine = [state.table.pieces.names[k] for k in state.zones[KNIGHTS + 1]]
        say(state, 1, " ".join(f"{tile} {leader}" for tile in mine))
    fought(state)
    return state


# Declaring


def test_attacking() -> None:
    """KNI-140, KNI-201: an opponent and Knights, each its own group."""
    state = realm(K(knights="6/3h 5/2c", hand="2c"), K(hand="3c"), K(hand="4c"))
    assert options_of(state, 0) == ["seat-1", "seat-2"]
    assert refused(state, 0, "6-3") == ("opponent-first", "KNI-140")
    assert refused(state, 0, "seat-0 6-3") == ("no-opponent", "KNI-140")
    assert refused(state, 0, "seat-1") == ("too-few", "KNI-140")  # KNI-R89
    say(state, 0, "seat-1 6-3 5-2")
    assert sorted(state.attackers) == [
        [piece(state, "5-2")],
        [piece(state, "6-3")],
    ]
    assert state.window == 4


def test_each_opponent_once() -> None:
    """KNI-140, KNI-E4: four players, two attacked, only the third is left."""
    state = realm(
        K(knights="6/3h 5/2h 4/1h", hand="2c"), K(hand="3c"), K(hand="4c"), K(hand="5c")
    )
    for seat, tile in ((1, "6-3"), (2, "5-2")):
        say(state, 0, f"seat-{seat} {tile}")
        fought(state)
        assert hush(state) == ("attack", 0)
    assert options_of(state, 0) == ["seat-3"]
    assert refused(state, 0, "seat-1 4-1") == ("attacked-already", "KNI-140")


def test_no_attack_without_knights() -> None:
    """KNI-R23, KNI-140: aid cannot begin an attack."""
    state = realm(K(hand="2c"), K(hand="3c"), K(knights="6/3h"))
    assert asked(state) == ("discard", 0)
    state = realm(K(knights="6/3h", hand="2c"), K(hand="3c"), window=9)
    state.marks[piece(state, "6-3")] |= USED
    hush(state)
    assert asked(state) == ("discard", 0)


def test_steps_of_a_battle() -> None:
    """KNI-200, KNI-301, KNI-R01: a window after each step, in order."""
    state = realm(
        K(knights="6/3h", hand="2c"), K(knights="5/2c", hand="3c"), K(hand="4c")
    )
    say(state, 0, "seat-1 6-3")
    seen = []
    while state.phase != "attack" and state.phase != "discard":
        if state.phase == "react" and state.window not in seen:
            seen.append(state.window)
        say(state, state.next_asked())
    assert seen == [4, 5, 6, 7, 8, 9]


def test_a_fizzled_attack_counts() -> None:
    """KNI-R24, KNI-140, KNI-200: no attacker left, straight to the clean-up."""
    state = realm(K(knights="6/3h 5/2c", hand="2c"), K(knights="9/9c", hand="As"))
    say(state, 0, "seat-1 6-3")
    cast(state, 1, "As 6-3")
    windows = set()
    while state.phase == "react":
        windows.add(state.window)
        say(state, state.next_asked())
    assert windows == {4, 9}
    assert asked(state) == ("discard", 0)
    assert state.attacked == 2


# Committing


def test_used_knights() -> None:
    """KNI-210, KNI-211, KNI-212: committed once, a Knight is used, or tapped."""
    for given in ({}, OLD):
        state = realm(
            K(knights="6/3h", hand="2c"),
            K(knights="5/5c", hand="3c"),
            K(hand="4c"),
            given=given,
        )
        say(state, 0, "seat-1 6-3")
        assert state.marks[piece(state, "6-3")] & USED
        hush(state)
        say(state, 1, "5-5 6-3")
        assert state.marks[piece(state, "5-5")] & USED
        fought(state)
        assert hush(state) == ("discard", 0)  # nobody is left to attack with


def test_knights_rest_until_their_owners_turn() -> None:
    """KNI-105, KNI-106, KNI-R04."""
    for given in ({}, OLD):
        state = realm(
            K(knights="6/3h"), K(knights="5/5c"), step="upkeep", turn=1, given=given
        )
        for tile in ("6-3", "5-5"):
            state.marks[piece(state, tile)] |= USED
        state.step = "upkeep"
        state.window = 0
        state.go_on()
        assert not state.marks[piece(state, "5-5")] & USED
        assert state.marks[piece(state, "6-3")] & USED


def test_refresh_every_turn() -> None:
    """KNI-R04: the other reading, as an option."""
    for refresh, used in (("owner_turn", True), ("every_turn", False)):
        state = realm(
            K(knights="6/3h", hand="2c"),
            K(hand="3c"),
            step="discard",
            given={"refresh": refresh},
        )
        state.marks[piece(state, "6-3")] |= USED
        say(state, 0)
        hush(state)
        assert bool(state.marks[piece(state, "6-3")] & USED) == used


def test_refusals_of_knights() -> None:
    """KNI-210: each with its reason."""
    state = realm(K(knights="6/3h 5/2c", hand="2c"), K(hand="3c"))
    state.marks[piece(state, "6-3")] |= USED
    assert refused(state, 0, "seat-1 6-3") == ("used", "KNI-210")
    state.bars.append([piece(state, "5-2"), 0])
    state.marks[piece(state, "6-3")] = 0
    assert refused(state, 0, "seat-1 5-2") == ("barred", "KNI-210")


# Resolution


@pytest.mark.parametrize(
    ("rule", "attack", "defence", "attacker_falls", "defender_falls"),
    [
        ("KNI-220", "6/3h", "5/5c", True, True),
        ("KNI-220", "6/3h", "2/6c", False, False),
        ("KNI-R28, equal numbers", "5/5h", "5/5c", False, False),
        ("KNI-220", "9/4h", "4/3c", False, True),
        ("KNI-220", "3/2h", "5/4c", True, False),
    ],
)
def test_one_against_one(
    rule: str, attack: str, defence: str, attacker_falls: bool, defender_falls: bool
) -> None:
    if attack == defence.replace("c", "h"):
        state = realm(K(knights="5/5h", hand="2c"), K(knights="4/5c", hand="3c"))
        say(state, 0, "seat-1 5-5")
        hush(state)
        say(state, 1, "5-4 5-5")
        fought(state)
    else:
        state = duel(attack, defence)
    assert bool(state.zones[GRAVEYARD]) == attacker_falls
    assert bool(state.zones[GRAVEYARD + 1]) == defender_falls
    assert state.scores == [27, 27]  # KNI-221: surplus is lost


def test_unblocked_attack() -> None:
    """KNI-221, KNI-222: the Kingdom takes it."""
    state = realm(K(knights="6/3h 9/1c", hand="2c"), K(knights="9/9d", hand="3c"))
    say(state, 0, "seat-1 6-3 9-1")
    hush(state)
    say(state, 1, "9-9 9-1")
    fought(state)
    assert state.scores == [27, 21]
    assert names(state, GRAVEYARD) == "9-1"


def test_several_defenders_are_one_unit() -> None:
    """KNI-205, KNI-220: sums on their side, all fall or none."""
    state = duel("9/6h", "4/4c 3/5d")
    assert state.zones[GRAVEYARD] == [piece(state, "9-6")]  # 7 against 6
    assert not state.zones[GRAVEYARD + 1]  # 9 against 9
    state = duel("9/8h", "4/4c 3/4d")
    assert not state.zones[GRAVEYARD]
    assert asked(state) == ("stack", 1)  # both fall


def test_attackers_as_a_unit() -> None:
    """KNI-202, KNI-R29: the attacker forms groups; unblocked, the sum counts."""
    state = realm(
        K(knights="6/3h 5/2c 4/4d", hand="2c"),
        K(knights="5/5c", hand="3c"),
        given=UNITS,
    )
    assert set(next_after(state, 0, "seat-1 5-2")) == {
        "apart",
        "done",
        "4-4",
        "6-3",
    } - {"4-4" if piece(state, "4-4") < piece(state, "5-2") else ""}
    say(state, 0, "seat-1 6-3 5-2 apart 4-4")
    groups = sorted(sorted(group) for group in state.attackers)
    assert groups == sorted(
        [sorted([piece(state, "6-3"), piece(state, "5-2")]), [piece(state, "4-4")]]
    )
    fought(state)
    assert state.scores[1] == 27 - 15
    state = realm(
        K(knights="6/3h 5/2c", hand="2c"), K(knights="5/9c", hand="3c"), given=UNITS
    )
    say(state, 0, "seat-1 6-3 5-2")
    hush(state)
    say(state, 1, "9-5 5-2")
    fought(state)
    assert names(state, GRAVEYARD + 1) == "9-5"  # 11 against 9
    assert not state.zones[GRAVEYARD]  # 5 against 5


def test_no_units_in_0_8_or_without_the_option() -> None:
    """KNI-201."""
    state = realm(K(knights="6/3h 5/2c", hand="2c"), K(hand="3c"))
    assert "apart" not in next_after(state, 0, "seat-1 5-2")
    say(state, 0, "seat-1 6-3 5-2")
    assert len(state.attackers) == 2


def test_groups_fight_at_the_same_time() -> None:
    """KNI-220: the outcome of one does not touch another."""
    state = realm(K(knights="6/3h 5/4c", hand="2c"), K(knights="4/7d 6/5s", hand="3c"))
    say(state, 0, "seat-1 6-3 5-4")
    hush(state)
    say(state, 1, "7-4 6-3 6-5 5-4")
    fought(state)
    assert asked(state) == ("stack", 0)  # 4 against 3, 6 against 4
    assert not state.zones[GRAVEYARD + 1]  # 6 against 7, 5 against 5


# Aid


def four(given: Mapping[str, object] | None = None) -> DominoKnights:
    state = realm(
        K(knights="6/3h", hand="2c"),
        K(knights="5/5c", hand="3c"),
        K(knights="9/1d 2/2d", hand="4c"),
        K(knights="8/8s", hand="5c"),
        given=given,
    )
    say(state, 0, "seat-1 6-3")
    upto(state, 4)
    while state.phase == "react":
        say(state, state.next_asked())
    return state


def test_aid_for_the_attack() -> None:
    """KNI-203, KNI-R90: from the attacker's left, until all others pass."""
    state = four()
    assert asked(state) == ("aid-attack", 2)
    say(state, 2)
    assert asked(state) == ("aid-attack", 3)
    say(state, 3, "8-8")
    assert asked(state) == ("aid-attack", 2)  # asked again after a commitment
    say(state, 2, "9-1 2-2")
    assert len(state.attackers) == 4  # each its own group
    assert state.window == 5  # seat 3 has nobody left
    assert state.marks[piece(state, "9-1")] & USED


def test_aid_in_units() -> None:
    """KNI-204, KNI-R84: aiders join a group unasked, or form one."""
    state = four(UNITS)
    say(state, 2, "6-3 9-1 apart 2-2")
    groups = sorted(sorted(group) for group in state.attackers)
    one = sorted([piece(state, "6-3"), piece(state, "9-1")])
    assert groups == sorted([one, [piece(state, "2-2")]])
    state = four(UNITS)
    say(state, 2, "9-1 2-2")
    assert len(state.attackers) == 2


def test_one_side_only() -> None:
    """KNI-207, KNI-R25: who aided the attack is not asked for the defence."""
    state = four()
    say(state, 2, "9-1")
    say(state, 3)
    hush(state)
    assert asked(state) == ("defend", 1)
    say(state, 1)
    hush(state)
    assert asked(state) == ("aid-defence", 3)
    say(state, 3)
    assert state.window == 7


def test_aid_for_the_defence() -> None:
    """KNI-206, KNI-R82, KNI-R83: also where the defender placed nobody; one unit."""
    state = four()
    say(state, 2)
    say(state, 3)
    hush(state)
    say(state, 1)
    hush(state)
    assert asked(state) == ("aid-defence", 2)  # from the defender's left
    say(state, 2, "2-2 6-3")
    say(state, 3, "8-8 6-3")
    assert asked(state) == ("aid-defence", 2)
    say(state, 2)
    assert len(state.defenders[0]) == 2
    fought(state)
    assert names(state, GRAVEYARD) == "6-3"
    assert state.scores[1] == 27


def test_used_knights_do_not_aid() -> None:
    """KNI-R26, KNI-210: in both editions."""
    for given in ({}, OLD):
        state = realm(
            K(knights="6/3h", hand="2c"),
            K(hand="3c"),
            K(knights="9/1d", hand="4c"),
            given=given,
        )
        state.marks[piece(state, "9-1")] |= USED
        say(state, 0, "seat-1 6-3")
        upto(state, 5)
        assert state.attackers == [[piece(state, "6-3")]]


def test_defence_is_named_in_pairs() -> None:
    """KNI-205: a Knight and the attacker it faces, in any order of pairs."""
    state = realm(K(knights="6/3h 5/2c", hand="2c"), K(knights="4/4c 8/1c", hand="3c"))
    say(state, 0, "seat-1 6-3 5-2")
    hush(state)
    assert refused(state, 1, "4-4 8-1") == ("group-next", "KNI-205")
    assert refused(state, 1, "4-4") == ("too-few", "KNI-205")
    say(state, 1, "8-1 6-3 4-4 5-2")
    assert sorted(map(len, state.defenders)) == [1, 1]


# Blockers and attackers that go away


def test_blocker_killed() -> None:
    """KNI-221, KNI-R30: unblocked again, or blocked by the other reading."""
    for reading, health in (("unblocked", 21), ("blocked", 27)):
        state = realm(
            K(knights="6/3h", hand="As"),
            K(knights="5/9c", hand="3c"),
            given={"blocker_removed": reading},
        )
        say(state, 0, "seat-1 6-3")
        hush(state)
        say(state, 1, "9-5 6-3")
        cast(state, 0, "As 9-5")
        fought(state)
        assert state.scores[1] == health


def test_attacker_killed() -> None:
    """KNI-R31: its blockers do nothing and stay used."""
    state = realm(K(knights="6/3h 5/2c", hand="2c"), K(knights="9/9c", hand="As"))
    say(state, 0, "seat-1 6-3 5-2")
    hush(state)
    say(state, 1, "9-9 6-3")
    cast(state, 1, "As 6-3")
    fought(state)
    assert state.scores[1] == 22
    assert state.marks[piece(state, "9-9")] & USED


# Clean-up


def test_fallen_knights_are_cleared_away() -> None:
    """KNI-223, KNI-R81: tile to the controller, training cards, then attachments."""
    state = realm(K(knights="6/3h=4h,5h", hand="Ac"), K(knights="9/9c", hand="3c"))
    say(state, 0, "seat-1 6-3")
    cast(state, 0, "Ac 6-3")
    hush(state)
    say(state, 1, "9-9 6-3")
    fought(state)
    assert names(state, GRAVEYARD) == "6-3"
    assert names(state, DISCARD).startswith("4h 5h Ac")
    assert not state.zones[UNDER]
    assert not state.ongoing


def test_order_of_the_fallen() -> None:
    """KNI-223, KNI-R59: each controller chooses, the active player first."""
    state = realm(K(knights="9/1h 8/1h", hand="2c"), K(knights="9/2c 8/2c", hand="3c"))
    say(state, 0, "seat-1 9-1 8-1")
    hush(state)
    say(state, 1, "9-2 9-1 8-2 8-1")
    fought(state)
    assert asked(state) == ("stack", 0)
    say(state, 0, "9-1 8-1")
    assert names(state, GRAVEYARD) == "9-1 8-1"
    assert asked(state) == ("stack", 1)
    say(state, 1, "8-2 9-2")
    assert names(state, GRAVEYARD + 1) == "8-2 9-2"
    assert state.window == 9


def test_looting() -> None:
    """KNI-224, KNI-R60: the victor may take one of the fallen."""
    state = realm(
        K(knights="9/5h 8/1h", hand="2c"), K(knights="4/2c 8/2c", hand="3c"), given=LOOT
    )
    say(state, 0, "seat-1 9-5 8-1")
    hush(state)
    say(state, 1, "4-2 9-5 8-2 8-1")
    fought(state)
    assert asked(state) == ("loot", 0)  # one lost, two felled
    assert set(options_of(state, 0)) == {"4-2", "8-2", "8-1"}
    say(state, 0, "8-2")
    assert names(state, GRAVEYARD) == "8-1 8-2"  # the loot on top
    assert names(state, GRAVEYARD + 1) == "4-2"


@pytest.mark.parametrize(
    ("attack", "defence", "victor"),
    [
        ("9/5h", "4/2c", 0),
        ("3/2h", "5/4c", 1),
        ("9/1h", "8/2c", -1),  # one each, and no Health was lost
    ],
)
def test_who_is_victorious(attack: str, defence: str, victor: int) -> None:
    """KNI-R60."""
    state = duel(attack, defence, **LOOT)
    assert (state.phase == "loot") == (victor >= 0)
    if victor >= 0:
        assert state.next_asked() == victor
        say(state, victor)  # declined


def test_health_decides_an_even_battle() -> None:
    """KNI-R60: equal losses, and damage was dealt; an ejected player takes nothing."""
    state = realm(
        K(knights="9/1h 5/5c", hand="2c"), K(knights="8/2c", hand="3c"), given=LOOT
    )
    say(state, 0, "seat-1 9-1 5-5")
    hush(state)
    say(state, 1, "8-2 9-1")
    fought(state)
    assert asked(state) == ("loot", 0)
    for trigger in ("battle", "ejection"):
        state = realm(
            K(knights="9/1h 8/1h 5/5c", hand="2c"),
            K(knights="9/2c 8/9c", hand="3c", score=5),
            K(hand="4c"),
            given=LOOT | {"loot_trigger": trigger},
        )
        say(state, 0, "seat-1 9-1 8-1 5-5")
        hush(state)
        say(state, 1, "9-2 9-1 9-8 8-1")
        fought(state)
        assert not state.living(1)
        assert asked(state) == ("loot", 0)
    state = duel("9/5h", "4/2c", loot_battlefield=True, loot_trigger="ejection")
    assert state.phase != "loot"


# Ejection


def test_ejection() -> None:
    """KNI-222, KNI-620, KNI-R61, KNI-R47: all goes, the graveyard stays in order."""
    state = realm(
        K(knights="9/5h", hand="2c"),
        K(
            knights="4/2c 3/3c",
            hand="3c 4d",
            recruits="1-0",
            candidates="2-1=3d",
            grave="1-1",
            score=9,
        ),
        K(hand="4c"),
    )
    say(state, 0, "seat-1 9-5")
    fought(state)
    assert state.scores[1] == 0
    assert not state.living(1)
    assert names(state, GRAVEYARD + 1) == "1-1 1-0 2-1 4-2 3-3"
    assert not state.zones[HAND + 1]
    assert {"3c", "4d", "3d"} <= set(names(state, DISCARD).split())
    assert state.turn == 0  # KNI-622: the attacker's turn goes on
    hush(state)
    say(state, 0)
    hush(state)
    assert state.turn == 2  # ejected seats are skipped


def test_fallen_of_an_ejected_kingdom_follow() -> None:
    """KNI-620: at B6, in order of commitment."""
    state = realm(
        K(knights="9/5h 8/4h 7/7h", hand="2c"),
        K(knights="4/2c 3/3c 6/6c", hand="3c", score=7),
        K(hand="4c"),
    )
    say(state, 0, "seat-1 9-5 8-4 7-7")
    hush(state)
    say(state, 1, "4-2 9-5 3-3 8-4")
    upto(state, 8)
    assert names(state, GRAVEYARD + 1) == "6-6"
    hush(state)
    assert names(state, GRAVEYARD + 1) == "6-6 3-3 4-2"


def test_last_kingdom_standing() -> None:
    """KNI-600, KNI-R97: at once."""
    state = realm(K(knights="9/5h", hand="2c"), K(hand="3c", score=9))
    say(state, 0, "seat-1 9-5")
    fought(state)
    assert state.phase == "over"
    assert state.ranks == [1, 2]
    assert not state.capped


def test_health_never_goes_below_zero() -> None:
    """KNI-222."""
    state = realm(K(knights="9/5h", hand="2c"), K(hand="3c", score=3), K(hand="4c"))
    say(state, 0, "seat-1 9-5")
    fought(state)
    assert state.scores == [27, 0, 27]


def test_values_show_what_bears_on_a_knight() -> None:
    """KNI-482: effects count as they stand at B5."""
    state = realm(K(knights="5/4s", hand="Js"), K(knights="6/6c", hand="Ts"))
    say(state, 0, "seat-1 5-4")
    cast(state, 0, "Js seat-0")
    assert halves(state, "5-4") == (8, 7)
    cast(state, 1, "Ts Js")
    assert halves(state, "5-4") == (5, 4)
    assert state.turn == Seat(0)
