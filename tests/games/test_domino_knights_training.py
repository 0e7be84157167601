"""Domino Knights: set-up, Draw, Promote, Train and Discard."""

import doctest
from collections.abc import Mapping

import pytest
from tests.games.answers import asked, say
from tests.games.knights import (
    OLD,
    K,
    before,
    cast,
    halves,
    hush,
    options_of,
    piece,
    realm,
    refused,
    shrug,
    upto,
)
from tests.games.positions import begun
from tests.games.table import names, said

from parlour.engine.pieces import Piece, Seat
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.chapters import goals, kingdoms, lots
from parlour.games.domino_knights.chapters.kingdoms import (
    CANDIDATES,
    DECK,
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    PEASANTS,
    PENDING,
    RAISED,
    RECRUITS,
    TRAINING,
    UNDER,
)
from parlour.games.domino_knights.chapters.lots import Lot, lot_of
from parlour.games.domino_knights.rules import DominoKnights
from parlour.kit import windows
from parlour.match import Match

pytestmark = pytest.mark.rules

LATE = {"train_after_discard": True}
SEVERAL = {"multi_turn_training": True}


def fresh(seats: int, given: Mapping[str, object], *stacks: str) -> DominoKnights:
    """A game just dealt from stacked piles: cards, cards again, tiles."""
    return begun(DominoKnights, seats, *stacks, given=given, seed=3)


# Set-up


def test_doctests() -> None:
    for module in (goals, kingdoms, lots, windows):
        assert doctest.testmod(module).failed == 0


def test_kingdoms_have_names() -> None:
    """KNI-001, KNI-R73: the names at the table, without any effect."""
    match = Match(GAME, 2, names=["Avalon", "Bree"], seed="1")
    assert match.names == ["Avalon", "Bree"]
    other = Match(GAME, 2, names=["Camelot", "Dale"], seed="1")
    assert match.state.zones == other.state.zones
    for called in (["Avalon", "Avalon"], ["Avalon", ""], ["Avalon", 31 * "a"]):
        with pytest.raises(BadInput):
            Match(GAME, 2, names=called, seed="1")
    longest = ["Avalon", 30 * "a"]
    assert Match(GAME, 2, names=longest, seed="1").names == longest


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("7c Kd 2h", 1),  # Kings are high
        ("2c Ad Ah", 0),  # Aces are low
        ("Joker Kc 3c 2d", 0),  # KNI-R05: a Joker is redrawn at once
        ("9c 9d 4h 5c 8d", 1),  # tied players draw again
        ("9c 9d 9h 5c 5d 2h 3s 4s", 1),
    ],
)
def test_highest_card_goes_first(cards: str, first: int) -> None:
    """KNI-003, KNI-R05."""
    state = fresh(3, {}, cards)
    assert state.first == first
    assert state.turn == first
    assert not state.zones[PENDING]


def test_the_deal() -> None:
    """KNI-004, KNI-006, KNI-E1: five cards, two Recruits, Health 27."""
    state = fresh(4, {}, "Kc 2c 3c 4c")
    assert state.first == 0
    sizes = [len(state.zones[HAND + seat]) for seat in range(4)]
    assert sizes == [6, 5, 5, 5]  # the first player has drawn her sixth
    assert [len(state.zones[RECRUITS + seat]) for seat in range(4)] == [2] * 4
    assert state.scores == [27] * 4
    assert len(state.zones[PEASANTS]) == 55 - 8
    assert len(state.table.pieces.packs) == 3  # two packs for four players


@pytest.mark.parametrize(
    ("tiles", "count", "health"),
    [(6, 28, 18), (9, 55, 27), (12, 91, 36), (15, 136, 45)],
)
def test_domino_sets(tiles: int, count: int, health: int) -> None:
    """KNI-006: three times the highest half."""
    state = fresh(2, {"domino_set": tiles})
    assert len(state.table.pieces.packs[0]) == count
    assert state.scores == [health, health]


def test_starter_card_in_0_8() -> None:
    """KNI-005, KNI-114, KNI-R88: the first player may take it, if it is 2 to 9."""
    deal = "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d"
    state = fresh(2, OLD, "Kc 2c", f"{deal} 7h")
    assert names(state, DISCARD) == "7h"
    assert hush(state) == ("draw-source", 0)
    say(state, 0, "7h")
    assert "7h" in names(state, HAND)
    assert len(state.zones[HAND]) == 6
    state = fresh(2, OLD, "Kc 2c", f"{deal} Th")  # KNI-R06
    hush(state)
    assert names(state, DISCARD) == "Th"
    assert state.phase == "train"
    assert not fresh(2, {}, "Kc 2c").zones[DISCARD]  # 0.9 turns none


GOALS = [
    ("5c", "last_standing"),
    ("5d", "first_to_fame"),
    ("5h", "most_fame_at_time"),
    ("5s", "fame_attrition"),
    ("Joker 5s", "fame_attrition"),
]


@pytest.mark.parametrize(("cards", "goal"), GOALS)
def test_random_goal(cards: str, goal: str) -> None:
    """KNI-002, KNI-R69, KNI-E10: a card decides; a Joker is redrawn."""
    state = fresh(2, {"goal": "random"}, cards)
    assert state.goal == goal
    assert state.scores[0] == (27 if goal == "last_standing" else 10)
    assert sum(len(state.zones[zone]) for zone in (DECK, HAND, HAND + 1)) == 54


def test_vote_on_the_goal() -> None:
    """KNI-002: most votes win, and a tie turns another card."""
    given = {"goal": "random", "random_goal_joker": "vote"}
    state = fresh(3, given, "Joker 5h")
    assert state.sealing
    for seat, vote in enumerate(("fame_attrition", "first_to_fame", "fame_attrition")):
        say(state, seat, vote)
    assert state.goal == "fame_attrition"
    state = fresh(2, given, "Joker 5h")
    say(state, 0, "last_standing")
    say(state, 1, "first_to_fame")
    assert state.goal == "most_fame_at_time"
    assert "vote-tied" in said(state)


# The turn


def test_order_of_phases() -> None:
    """KNI-100, KNI-101: promotion follows the draw in 0.9 and precedes it in 0.8."""
    kingdoms = (
        K(recruits="5-2", candidates="9-2=9h,2h", hand="3c 4c 5c 6c 7c"),
        K(hand="8c"),
    )
    state = realm(*kingdoms, step="upkeep")
    assert (state.window, len(state.zones[HAND])) == (1, 6)
    assert len(state.zones[RECRUITS]) == 2
    assert not state.zones[KNIGHTS]
    hush(state)
    assert asked(state) == ("orient", 0)  # KNI-E2: with the new Recruits in sight
    state = realm(*kingdoms, step="upkeep", given=OLD)
    assert asked(state) == ("orient", 0)
    assert (len(state.zones[HAND]), len(state.zones[RECRUITS])) == (5, 1)
    say(state, 0)
    assert state.window == 1
    assert len(state.zones[HAND]) == 5
    hush(state)
    assert state.phase == "train"
    assert (len(state.zones[HAND]), len(state.zones[RECRUITS])) == (6, 2)


def test_glossary_lines_do_not_rule() -> None:
    """KNI-R86: in 0.8 Peasants come in Draw, after Maintain; attack follows Train."""
    state = realm(K(hand="2c", knights="6/3h"), K(hand="2d"), step="upkeep", given=OLD)
    assert (state.window, state.step) == (1, "draw")
    assert not state.zones[RECRUITS]
    upto(state, 2)
    assert len(state.zones[RECRUITS]) == 2
    hush(state)
    say(state, 0)
    assert hush(state) == ("attack", 0)


@pytest.mark.parametrize(
    ("given", "recruits", "drawn"),
    [
        ({}, "6-3", 1),
        ({}, "6-3 5-5", 0),
        (OLD, "6-3", 1),
        (OLD, "6-3 5-5 4-4", 0),  # KNI-111
    ],
)
def test_recruits_are_drawn(
    given: Mapping[str, object], recruits: str, drawn: int
) -> None:
    """KNI-111, KNI-112."""
    state = realm(K(recruits=recruits), K(), step="draw", given=given)
    assert len(state.zones[RECRUITS]) == len(recruits.split()) + drawn


@pytest.mark.parametrize(("given", "total"), [({}, 3), (OLD, 2)])
def test_raised_recruits(given: Mapping[str, object], total: int) -> None:
    """KNI-112, KNI-471, KNI-R11: in 0.9 a raised Recruit does not count."""
    state = realm(
        K(grave="8-8", hand="Joker"),
        K(hand="2c"),
        window=10,
        step="upkeep",
        given=given,
    )
    cast(state, 0, "Joker seat-0")
    assert state.marks[piece(state, "8-8")] & RAISED
    upto(state, 2)
    assert len(state.zones[RECRUITS]) == total


def test_no_peasants_without_fame() -> None:
    """KNI-113, KNI-614."""
    given = {"goal": "first_to_fame"}
    state = realm(K(recruits="6-3", score=0), K(), step="draw", given=given)
    assert names(state, RECRUITS) == "6-3"
    state = realm(K(recruits="6-3", score=1), K(), step="draw", given=given)
    assert len(state.zones[RECRUITS]) == 2


def test_graveyards_give_back_their_dead() -> None:
    """KNI-110, KNI-R10: under five Peasants, all but the tops return, of all seats."""
    state = realm(
        K(recruits="9-0 9-1", grave="6-6 5-5"),
        K(grave="4-4 3-3"),
        K(grave="2-2"),
        step="draw",
        peasants="1-0 1-1 2-0 2-1",
    )
    tops = [names(state, GRAVEYARD + seat) for seat in range(3)]
    assert tops == ["5-5", "3-3", "2-2"]
    assert "6-6" in names(state, PEASANTS)
    assert "4-4" in names(state, PEASANTS)
    assert "dead-return" in said(state)


def test_five_peasants_are_enough() -> None:
    """KNI-110."""
    state = realm(
        K(recruits="9-0 9-1"),
        K(grave="4-4 3-3"),
        step="draw",
        peasants="1-0 1-1 2-0 2-1 2-2",
    )
    assert names(state, GRAVEYARD + 1) == "4-4 3-3"


def test_fewer_recruits_when_none_are_left() -> None:
    """KNI-110, KNI-R12: the pool runs dry, and there is nobody to give back."""
    tiles = GAME.table(2, {"domino_set": 3}).pieces.names[:10]
    state = realm(
        K(recruits=tiles[0]),
        K(recruits=" ".join(tiles[1:9])),
        step="draw",
        peasants="",
        given={"domino_set": 3},
    )
    assert len(state.zones[GRAVEYARD]) == 1
    assert len(state.zones[RECRUITS]) == 1


def test_cards_are_drawn_up_to_six() -> None:
    """KNI-115, KNI-R07: more than six stay."""
    for hand, held in (("", 6), ("2c 3c 4c 5c", 6), ("2c 3c 4c 5c 6c 7c 8c", 7)):
        state = realm(K(hand=hand), K(), step="draw")
        assert len(state.zones[HAND]) == held


def test_deck_is_renewed_at_once() -> None:
    """KNI-116, KNI-R08: the last card is drawn, and the discards are shuffled in."""
    hand = "2c 3c 4c 5c 6c"
    state = realm(K(hand=hand), K(hand="2d"), step="draw", deck="9h")
    assert names(state, HAND).endswith("9h")
    assert not state.zones[DISCARD]
    assert len(state.zones[DECK]) == 54 - 7
    assert "deck-renewed" in said(state)


def test_nothing_left_to_draw() -> None:
    """KNI-116, KNI-R09: fewer cards, and play goes on."""
    everything = [n for n in GAME.table(2).pieces.names if "-" not in n]
    held = " ".join(everything[2:])
    state = realm(K(hand=""), K(hand=held), step="draw", deck=" ".join(everything[:2]))
    assert len(state.zones[HAND]) == 2
    assert not state.zones[DECK]
    assert state.waiting


@pytest.mark.parametrize(
    ("discard", "hand", "offered"),
    [
        ("7h", "2c", True),
        ("7h Qd", "2c", False),  # a special card hides what lies under it
        ("Ah", "2c", False),
        ("7h", "2c 3c 4c 5c 6c 8c", False),
    ],
)
def test_drawing_from_the_discards(discard: str, hand: str, offered: bool) -> None:
    """KNI-114: one card of 2 to 9, and only with fewer than six in hand."""
    state = realm(K(hand=hand), K(), step="draw", discard=discard, given=OLD)
    assert (state.phase == "draw-source") == offered
    if offered:
        assert options_of(state, 0) == ["7h", "deck"]
        say(state, 0, "7h")
        assert "7h" in names(state, HAND)
        assert len(state.zones[HAND]) == 6
    state = realm(K(hand=hand), K(), step="draw", discard=discard)
    assert state.phase != "draw-source"


def test_deck_instead_of_the_discard() -> None:
    """KNI-114."""
    state = realm(K(hand="2c"), K(), step="draw", discard="7h", given=OLD)
    say(state, 0, "deck")
    assert names(state, DISCARD) == "7h"
    assert len(state.zones[HAND]) == 6


def test_taken_discard_is_known_until_cards_are_laid() -> None:
    """Section 3: then it is known to be in the hand or under a Candidate."""
    state = realm(
        K(hand="2c", recruits="5-2"), K(hand="2d"), step="draw", discard="7h", given=OLD
    )
    say(state, 0, "7h")
    hush(state)
    assert Piece(-1) in view(state, 1).zones[HAND]
    say(state, 0, "5-2 7h")
    seen = view(state, 1)
    assert seen.zones[TRAINING] == [Piece(-1)]
    assert piece(state, "7h") not in seen.zones[HAND]


# Promote


def test_promotion_shows_all() -> None:
    """KNI-120, KNI-121, KNI-R98: tile and cards are turned up, the owner turns it."""
    state = realm(
        K(candidates="9-2=9h,2h 5-5=Tc", hand="2c"), K(hand="3c"), step="promote"
    )
    assert asked(state) == ("orient", 0)
    assert options_of(state, 0) == ["9-2"]  # a double looks the same both ways
    assert names(state, KNIGHTS) == "9-2 5-5"
    assert names(state, UNDER) == "9h 2h Tc"
    say(state, 0, "9-2")
    assert halves(state, "9-2") == (2, 9)
    hush(state)
    say(state, 0)
    hush(state)
    assert asked(state) == ("attack", 0)  # it may act this very turn
    say(state, 0, "seat-1 9-2")
    assert state.attackers == [[piece(state, "9-2")]]


def test_high_half_attacks_unless_turned() -> None:
    """KNI-120, KNI-E2."""
    state = realm(K(candidates="9-2=9h,2h"), K(), step="promote")
    say(state, 0)
    assert halves(state, "9-2") == (9, 2)
    assert state.suit_of[piece(state, "9-2")] == 2


def test_wealth_goes_at_promotion() -> None:
    """KNI-122, KNI-106, KNI-433, KNI-R03: 0.9 in Promote, 0.8 in Maintain."""
    for given in ({}, OLD):
        state = realm(
            K(hand="Ad 9h 2c", recruits="9-9"), K(hand="3c"), step="train", given=given
        )
        say(state, 0, "Ad")
        say(state, 1)
        say(state, 0, "9-9 9h")  # KNI-E3: with Wealth a single 9 suffices
        say(state, 0)
        hush(state)
        state.step = "upkeep"
        state.window = 0
        state.go_on()
        if given == OLD:
            assert before(state, 0) == ""
            assert names(state, KNIGHTS) == "9-9"
        else:
            assert before(state, 0) == "Ad"
            hush(state)
            assert before(state, 0) == ""
            assert names(state, KNIGHTS) == "9-9"


# Train


@pytest.mark.parametrize(
    ("rule", "hand", "recruit", "text", "verdict"),
    [
        ("KNI-130", "9h 9d", "9-9", "", "cannot"),
        ("KNI-130, KNI-E3", "9h 9d Th", "9-9", "9-9 9h Th", ""),
        ("KNI-130, the order does not matter", "9h 9d Th", "9-9", "9-9 Th 9h", ""),
        ("KNI-130, equal is enough", "7h 2c", "5-2", "5-2 7h", ""),
        ("KNI-R14, more is allowed", "7h 8h", "5-2", "5-2 7h 8h", ""),
        ("KNI-130, one suit", "7h 8c", "5-2", "5-2 7h 8c", "one-suit"),
        ("KNI-130, short", "3h 5h", "5-2", "5-2 3h", "too-few"),
        ("KNI-R13, Aces do not train", "7h Ah", "5-2", "5-2 Ah", "trains-nobody"),
        ("KNI-R13, nor do Jokers", "7h Joker", "5-2", "5-2 Joker", "trains-nobody"),
        ("KNI-130, faces count 11 to 13", "Kh", "9-4", "9-4 Kh", ""),
        ("KNI-131", "2h", "0-0", "0-0 2h", ""),
        ("KNI-131, KNI-R15", "2h 3h", "0-0", "0-0 2h 3h", "one-card-only"),
    ],
)
def test_training(rule: str, hand: str, recruit: str, text: str, verdict: str) -> None:
    state = realm(K(hand=f"{hand} As", recruits=recruit), K(hand="3c"), step="train")
    if verdict == "cannot":
        assert recruit not in options_of(state, 0)
        assert refused(state, 0, f"{recruit} 9h") == ("cannot-pay", "KNI-130")
    elif verdict:
        assert refused(state, 0, text)[0] == verdict
    else:
        say(state, 0, text)
        assert names(state, CANDIDATES) == recruit
        assert sorted(names(state, TRAINING).split()) == sorted(text.split()[1:])
        assert state.phase == "train"  # any number of Recruits


def test_hand_first_is_refused() -> None:
    state = realm(K(hand="9h", recruits="5-2"), K(), step="train")
    assert refused(state, 0, "9h 5-2") == ("tile-first", "KNI-130")


def test_training_is_hidden() -> None:
    """KNI-130: others see a tile and a number of cards; the place is told."""
    state = realm(K(hand="4h 3h", recruits="5-2 6-1"), K(hand="3c"), step="train")
    say(state, 0, "6-1 3h 4h")
    seen = view(state, 1)
    assert seen.zones[CANDIDATES] == [Piece(-1)]
    assert seen.zones[TRAINING] == [Piece(-1), Piece(-1)]
    events = state.events or []
    assert ("said", 0, -1, 2) in [event[:4] for event in events]


def test_train_again_after_a_reaction() -> None:
    """KNI-134, KNI-133: a card played in RW-3 opens the step again."""
    state = realm(K(hand="9h 2c", recruits="5-2"), K(hand="Jc"), step="train")
    assert options_of(state, 0) == ["5-2"]
    say(state, 0)
    assert state.window == 3
    cast(state, 1, "Jc seat-1")
    assert hush(state) == ("train", 0)
    say(state, 0)
    assert state.window == 3
    assert hush(state) == ("discard", 0)


def test_training_over_several_turns() -> None:
    """KNI-132, KNI-R16: begun below the cost, topped up in the suit, then named."""
    state = realm(
        K(hand="4h 5h 6c", recruits="9-2"), K(hand="3c"), step="train", given=SEVERAL
    )
    say(state, 0, "9-2 4h")
    assert refused(state, 0, "9-2 6c")[0] != "allowed"
    say(state, 0)
    hush(state)
    state.step = "promote"
    state.go_on()
    assert asked(state) == ("promote", 0)
    assert options_of(state, 0) == []  # it is not finished, and stays
    say(state, 0)
    hush(state)
    say(state, 0, "9-2 5h")
    assert names(state, TRAINING) == "4h 5h"
    assert state.training_total(0, 0) == 9


def test_finished_candidates_are_promoted() -> None:
    """KNI-132: at the first Promote after the cost was met, and never later."""
    state = realm(
        K(candidates="9-2=9h,2h 8-8=Th", hand="Kh Qh"),
        K(hand="3c"),
        step="promote",
        given=SEVERAL,
    )
    assert options_of(state, 0) == ["9-2"]
    assert refused(state, 0, "")[0] == "too-few"
    say(state, 0, "9-2")
    assert names(state, KNIGHTS) == "9-2"
    assert names(state, CANDIDATES) == "8-8"
    say(state, 0)
    hush(state)
    assert refused(state, 0, "9-2 Kh")[0] == "not-offered"
    say(state, 0, "8-8 Kh")
    assert state.finished(0, 0)
    assert refused(state, 0, "8-8 Qh")[0] == "in-training"  # KNI-R16


def test_double_blank_over_several_turns() -> None:
    """KNI-R17: one card completes it."""
    state = realm(
        K(hand="2h 3h", recruits="0-0"), K(hand="3c"), step="train", given=SEVERAL
    )
    say(state, 0, "0-0 2h")
    assert state.finished(0, 0)
    assert options_of(state, 0) == []


def test_train_after_discard() -> None:
    """KNI-102, KNI-135, KNI-R18: after Discard and just before the next Draw."""
    state = realm(
        K(hand="7h 8h 9c", recruits="5-2 6-1"), K(hand="3c"), step="attack", given=LATE
    )
    assert asked(state) == ("discard", 0)
    say(state, 0)
    assert (state.phase, state.step) == ("train", "train-a")
    say(state, 0, "5-2 7h")
    say(state, 0)
    assert state.window == 10
    hush(state)
    assert state.turn == 1
    while state.turn == 1:
        shrug(state)
    assert (state.phase, state.step) == ("train", "train-b")
    assert not state.zones[KNIGHTS]
    say(state, 0, "6-1 8h")
    say(state, 0)
    assert state.window == 3  # she did something
    hush(state)
    assert asked(state) == ("orient", 0)
    assert len(state.placing) == 2


def test_nothing_done_no_window() -> None:
    """KNI-102: RW-3 follows Train-B only if she did something; none in round 1."""
    state = realm(K(hand="2c"), K(hand="3c"), step="train-b", given=LATE)
    say(state, 0)
    assert state.window == 1
    state = fresh(2, LATE, "Kc 2c")
    assert state.window == 1


# Wealth


def wealthy(
    *, given: Mapping[str, object] | None = None, other: str = "Tc"
) -> DominoKnights:
    state = realm(
        K(hand="Ad 9h 4c 5d", recruits="9-9 5-2"),
        K(hand=other),
        step="train",
        given=given,
    )
    say(state, 0, "Ad")
    return state


def test_wealth_doubles_what_is_laid_afterwards() -> None:
    """KNI-430, KNI-431, KNI-R20, KNI-E3."""
    state = realm(
        K(hand="Ad 9h 4h 4c 3c", recruits="9-9 5-2"), K(hand="3d"), step="train"
    )
    assert options_of(state, 0) == ["5-2", "Ad"]
    say(state, 0, "5-2 4c 3c")
    say(state, 0, "Ad")
    say(state, 1)
    assert state.training_total(0, 0) == 7  # laid before
    assert options_of(state, 0) == ["9-9"]
    say(state, 0, "9-9 9h")
    assert state.training_total(0, 1) == 18


def test_two_wealths() -> None:
    """KNI-431, KNI-R22, KNI-403: four times the value; one may be undone alone."""
    state = realm(
        K(hand="Ad Ad/2 5h 9c", recruits="9-9"),
        K(hand="Tc"),
        step="train",
        given={"decks": 2},
    )
    say(state, 0, "Ad")
    say(state, 1)
    say(state, 0, "Ad/2")
    say(state, 1)
    say(state, 0, "9-9 5h")
    assert state.training_total(0, 0) == 20
    say(state, 0)
    cast(state, 1, "Tc Ad/2")
    assert asked(state) == ("dissolve", 0)
    assert state.training_total(0, 0) == 10
    say(state, 0, "9-9")
    assert before(state, 0) == "Ad"


def test_wealth_negated() -> None:
    """KNI-305, KNI-465: pending, it is answered like any card."""
    state = wealthy()
    assert asked(state) == ("disrupt", 1)
    say(state, 1, "Tc")
    say(state, 0)  # no Ten against the Ten
    assert names(state, DISCARD) == "Ad Tc"
    assert asked(state) == ("train", 0)
    assert options_of(state, 0) == ["5-2"]


def test_wealth_disrupted_after_training() -> None:
    """KNI-432, KNI-R21: what is not paid for goes back unseen."""
    state = wealthy()
    say(state, 1)
    say(state, 0, "9-9 9h")
    say(state, 0, "5-2 4c")
    say(state, 0)
    assert state.window == 3
    cast(state, 1, "Tc Ad")
    assert asked(state) == ("dissolve", 0)
    assert refused(state, 0, "9-9")[0] == "too-few"
    say(state, 0, "9-9 5-2")
    assert names(state, RECRUITS) == "9-9 5-2" or names(state, RECRUITS) == "5-2 9-9"
    assert set(names(state, HAND).split()) == {"9h", "4c", "5d"}
    assert view(state, 1).zones[RECRUITS] == [Piece(-1), Piece(-1)]


def test_wealth_disrupted_over_several_turns() -> None:
    """KNI-432: with training over several turns the Candidate stays unfinished."""
    state = wealthy(given=SEVERAL)
    say(state, 1)
    say(state, 0, "9-9 9h")
    say(state, 0)
    cast(state, 1, "Tc Ad")
    assert state.phase == "react"
    assert names(state, CANDIDATES) == "9-9"
    assert not state.finished(0, 0)


@pytest.mark.parametrize("given", [SEVERAL, SEVERAL | OLD])
def test_doubling_stays_when_wealth_is_gone(given: Mapping[str, object]) -> None:
    """KNI-431, KNI-433, KNI-132: it has proved what was paid."""
    state = realm(
        K(hand="Ad 5h 8h As", recruits="9-9"), K(hand="3c"), step="train", given=given
    )
    say(state, 0, "Ad")
    say(state, 1)
    say(state, 0, "9-9 5h")
    say(state, 0)
    while not (state.turn == 0 and state.step in ("trained", "train")):
        shrug(state)
    while state.phase != "train" or state.turn != 0 or before(state, 0):
        shrug(state)
    assert state.training_total(0, 0) == 10
    say(state, 0, "9-9 8h")
    assert state.finished(0, 0)


def test_wealth_is_only_a_marker_later() -> None:
    """KNI-433: no Wizard reaches it after the Train step."""
    state = wealthy()
    say(state, 1)
    say(state, 0, "9-9 9h")
    say(state, 0)
    hush(state)
    say(state, 0)
    assert state.window == 10
    say(state, 0)
    assert options_of(state, 1) == []
    assert refused(state, 1, "Tc Ad") == ("no-target", "KNI-400")


def test_wealth_with_late_training() -> None:
    """KNI-465, KNI-R18: with Train after Discard, up to RW-1 of the next turn."""
    state = realm(
        K(hand="Ad 9h 4c", recruits="9-9"), K(hand="Tc"), step="train-a", given=LATE
    )
    say(state, 0, "Ad")
    say(state, 1)
    say(state, 0, "9-9 9h")
    say(state, 0)
    while not (state.window == 1 and state.turn == 0):
        shrug(state)
    cast(state, 1, "Tc Ad")
    assert asked(state) == ("dissolve", 0)
    say(state, 0, "9-9")
    assert "9h" in names(state, HAND)


def test_wealth_is_for_oneself_and_needs_a_card() -> None:
    """KNI-430, KNI-R19: only in one's own training, with a training card in hand."""
    state = realm(K(hand="Ad Ah", recruits="9-9"), K(hand="Tc"), step="train")
    assert options_of(state, 0) == []
    state = realm(K(hand="2c"), K(hand="Ad 2d"), window=2, step="train")
    say(state, 0)
    assert options_of(state, 1) == []
    assert refused(state, 1, "Ad") == ("wealth-in-training", "KNI-430")


# Discard


def test_discarding() -> None:
    """KNI-150: down to five, or more; specials do nothing."""
    state = realm(K(hand="2c 3c 4c 5c 6c 7c Ac"), K(knights="6/3h"), step="discard")
    assert refused(state, 0, "2c")[0] == "too-few"
    say(state, 0, "2c Ac")
    assert len(state.zones[HAND]) == 5
    assert not state.ongoing
    state = realm(K(hand="2c 3c"), K(), step="discard")
    say(state, 0, "3c 2c")
    assert not state.zones[HAND]


def test_order_of_discards_in_0_8() -> None:
    """KNI-150: the last one lies on top."""
    state = realm(K(hand="2c 9c 5c"), K(hand="2d"), step="discard", given=OLD)
    say(state, 0, "9c 2c 5c")
    assert names(state, DISCARD) == "9c 2c 5c"


def test_rounds() -> None:
    """KNI-007: a round ends when play passes the first seat, alive or not."""
    state = realm(K(hand="2c"), K(hand="3c"), K(hand="4c"), step="discard", turn=2)
    state.first = Seat(0)
    state.alive = 0b110
    say(state, 2)
    hush(state)
    assert (state.turn, state.round_number) == (1, 3)
    kingdoms = (K(hand="2c"), K(hand="3c"), K(hand="4c"), K(hand="5c"))
    state = realm(*kingdoms, step="discard", turn=2)
    state.alive = 0b0110
    say(state, 2)
    hush(state)
    assert (state.turn, state.round_number) == (1, 3)


def test_lot_is_saved_as_one_number() -> None:
    """Saved states keep this number: its parts must not move."""
    assert Lot(candidate=2, settled=1, wealths=0b101).number() == 2 * 64 + 1 * 8 + 0b101
    lot = lot_of(2 * 64 + 1 * 8 + 0b101)
    assert (lot.candidate, lot.settled, lot.wealths) == (2, 1, 0b101)
    assert lot.doublings() == 3
