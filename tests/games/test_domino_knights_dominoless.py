"""Domino Knights without dominoes: pairs of cards, Mercenaries, blank cards."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.answers import asked, say
from tests.games.knights import (
    AID,
    K,
    cast,
    halves,
    hush,
    next_after,
    options_of,
    piece,
    realm,
    refused,
)
from tests.games.positions import begun
from tests.games.table import names

from parlour.engine.views import view
from parlour.games.domino_knights.chapters.kingdoms import (
    CANDIDATES,
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    PENDING,
    RECRUITS,
    TRAINING,
    UNDER,
    USED,
)
from parlour.games.domino_knights.chapters.knights import committable
from parlour.games.domino_knights.rules import DominoKnights

pytestmark = pytest.mark.rules

BARE: dict[str, object] = {"dominoless": True}
BARE_OLD: dict[str, object] = {"dominoless": True, "edition": "0.8"}
FIELD: dict[str, object] = BARE | {"graveyard_mode": "battlefield_only"}
BLANKS: dict[str, object] = BARE | {"blank_cards": 1}
HERE: Any = {"window": 2, "step": "train"}


def hired(state: DominoKnights, name: str) -> int:
    """Who controls a Knight."""
    return state.controller[piece(state, name)]


def test_the_table() -> None:
    """KNI-700, KNI-R74: Health 39, a Jack is worth 4, and there are no tiles."""
    state = begun(DominoKnights, 3, given=BARE)
    assert state.scores == [39, 39, 39]
    assert state.bonus() == 4
    assert state.table.piece_count == 54
    assert not state.zones[RECRUITS]


def test_training_a_pair() -> None:
    """KNI-701: one suit, no cost, face down; the halves are set at promotion."""
    state = realm(K(hand="Kh 7h 5c 2d"), K(hand="3c"), step="train", given=BARE)
    assert options_of(state, 0) == ["7h"]  # the lower card comes first
    assert refused(state, 0, "5c 7h")[0] == "pair-needed"
    say(state, 0, "Kh 7h")
    assert len(state.zones[TRAINING]) == 2
    assert view(state, 1).zones[TRAINING] == [-1, -1]
    assert refused(state, 0, "7h")[0] == "not-offered"


def test_training_card_by_card() -> None:
    """KNI-701, KNI-132: with several turns, one card now and one later."""
    state = realm(
        K(hand="Kh 7h 5c As"),
        K(hand="3c"),
        step="train",
        given=BARE | {"multi_turn_training": True},
    )
    say(state, 0, "Kh")
    assert not state.finished(0, 0)
    say(state, 0, "Kh 7h")
    assert state.finished(0, 0)
    assert state.lots[0] == [0, 0]
    say(state, 0, "5c")
    say(state, 0)
    hush(state)
    state.step = "promote"
    state.go_on()
    assert asked(state) == ("orient-pair", 0)
    say(state, 0, "7h")
    assert names(state, TRAINING) == "5c"  # it waits


@pytest.mark.parametrize("given", [BARE, BARE_OLD])
def test_promotion_of_pairs(given: Mapping[str, object]) -> None:
    """KNI-701, KNI-R75: assigned in Promote, in 0.8 within Maintain."""
    state = realm(
        K(candidates="Kh,7h 5c,4c", hand="2c"),
        K(hand="3c"),
        step="promote",
        given=given,
    )
    assert asked(state) == ("orient-pair", 0)
    say(state, 0, "7h")
    assert asked(state) == ("orient-pair", 0)
    say(state, 0, "5c")
    assert halves(state, "7h") == (7, 13)
    assert halves(state, "5c") == (5, 4)
    assert state.pips(piece(state, "7h")) == 20  # KNI-709


# Life


@pytest.mark.parametrize("given", [BARE, BARE_OLD])
def test_life_brings_a_pair_into_play(given: Mapping[str, object]) -> None:
    """KNI-702: from the hand, attack card first; in 0.8 it never taps."""
    state = realm(K(hand="Ah 9s 4s 2c"), K(hand="3c"), **HERE, given=given)
    assert set(next_after(state, 0, "Ah")) == {"9s", "4s"}
    cast(state, 0, "Ah 4s 9s")
    assert halves(state, "4s") == (4, 9)
    assert state.suit_of[piece(state, "4s")] == 3
    hush(state)
    say(state, 0)
    hush(state)
    say(state, 0, "seat-1 4s")
    used = bool(state.marks[piece(state, "4s")] & USED)
    assert used == (given == BARE)


def test_life_for_a_candidate() -> None:
    """KNI-702, KNI-R77: one's own complete Candidate; negated, it is known."""
    state = realm(K(hand="Ah 2c", candidates="9s,4s"), K(hand="Tc"), **HERE, given=BARE)
    cast(state, 0, "Ah 9s 4s", (1, "Tc"))
    assert names(state, CANDIDATES) == "9s 4s"
    assert not state.lots[0]
    assert view(state, 1).zones[CANDIDATES] == state.zones[CANDIDATES]
    assert names(state, DISCARD) == "Ah Tc"
    state = realm(K(hand="Ah 2c", candidates="9s,4s"), K(hand="3c"), **HERE, given=BARE)
    cast(state, 0, "Ah 9s 4s")
    assert halves(state, "9s") == (9, 4)


def test_life_negated_from_the_hand() -> None:
    """KNI-424, KNI-702: the pair goes back."""
    state = realm(K(hand="Ah 9s 4s"), K(hand="Tc"), **HERE, given=BARE)
    cast(state, 0, "Ah 9s 4s", (1, "Tc"))
    assert set(names(state, HAND).split()) == {"9s", "4s"}
    assert not state.zones[PENDING]


# Mercenaries


@pytest.mark.parametrize("given", [BARE, BARE_OLD])
def test_mercenary(given: Mapping[str, object]) -> None:
    """KNI-475, KNI-703, KNI-704, KNI-R78: all that lies on it goes along."""
    state = realm(
        K(hand="Ad Ac 2c"), K(hand="Td 3c", knights="9h/4h"), **HERE, given=given
    )
    cast(state, 0, "Ac 9h")
    cast(state, 0, "Ad 9h")
    assert hired(state, "9h") == 0
    assert names(state, KNIGHTS) == "9h"
    assert set(names(state, UNDER).split()) == {"4h", "Ac", "Ad"}
    assert halves(state, "9h") == (18, 8)
    cast(state, 1, "Td Ad")
    assert hired(state, "9h") == 1
    assert names(state, UNDER + 1) == "4h Ac"


def test_hiring_one_s_own_knight() -> None:
    """KNI-R78: illegal."""
    state = realm(K(hand="Ad 2c", knights="9h/4h"), K(hand="3c"), **HERE, given=BARE)
    assert options_of(state, 0) == []


def test_inert_ace() -> None:
    """KNI-703, KNI-R79: neither Mercenary nor Wealth."""
    state = realm(
        K(hand="Ad 2c 3c"),
        K(hand="4c", knights="9h/4h"),
        **HERE,
        given=BARE | {"ace_of_diamonds": "inert"},
    )
    assert options_of(state, 0) == []
    hush(state)
    assert options_of(state, 0) == ["2c"]


@pytest.mark.parametrize(
    ("given", "stays"),
    [
        (BARE, False),
        (BARE_OLD, True),
        (BARE | {"mercenary_duration": "until_disrupted"}, True),
        (BARE_OLD | {"mercenary_duration": "round"}, False),
    ],
)
def test_how_long_mercenaries_serve(given: Mapping[str, object], stays: bool) -> None:
    """KNI-475, KNI-402, KNI-106."""
    state = realm(
        K(hand="Ad 2c"),
        K(hand="3c", knights="9h/4h"),
        window=10,
        step="upkeep",
        given=given,
    )
    cast(state, 0, "Ad 9h")
    hush(state)
    assert hired(state, "9h") == (0 if stays else 1)


def test_several_mercenaries_on_one_knight() -> None:
    """KNI-704: the latest still attached rules."""
    state = realm(
        K(hand="Ad 2c"),
        K(hand="Td Tc 3c", knights="9h/4h"),
        K(hand="Ad/2 4c"),
        **HERE,
        given=BARE | {"decks": 2},
    )
    cast(state, 0, "Ad 9h")
    cast(state, 2, "Ad/2 9h")
    assert hired(state, "9h") == 2
    cast(state, 1, "Td Ad/2")
    assert hired(state, "9h") == 0
    cast(state, 1, "Tc Ad")
    assert hired(state, "9h") == 1


def test_mercenary_leaves_the_battle() -> None:
    """KNI-704, KNI-R30, KNI-R94: hired away, it does not come back."""
    state = realm(
        K(hand="Ad 2c", knights="9h/4h"),
        K(hand="3c", knights="8c/7c"),
        given=BARE,
    )
    say(state, 0, "seat-1 9h")
    hush(state)
    say(state, 1, "8c 9h")
    cast(state, 0, "Ad 8c")
    assert hired(state, "8c") == 0
    assert state.defenders == [[]]
    assert piece(state, "8c") in state.engaged
    hush(state)
    assert state.scores[1] == 30


def test_death_of_a_mercenary() -> None:
    """KNI-704, KNI-410: into its present controller's graveyard."""
    state = realm(K(hand="Ad As"), K(hand="3c", knights="9h/4h"), **HERE, given=BARE)
    cast(state, 0, "Ad 9h")
    cast(state, 0, "As 9h")
    assert names(state, GRAVEYARD) == "9h 4h"


def test_hirer_ejected() -> None:
    """KNI-704, KNI-R93, KNI-620: hired Knights go back first."""
    state = realm(
        K(hand="2c", knights="Kh/Qh"),
        K(hand="Ad 3c", knights="5c/4c", score=13),
        K(hand="4d", knights="9d/8d"),
        window=2,
        step="attack",
        given=BARE_OLD,
    )
    cast(state, 1, "Ad 9d")
    assert hired(state, "9d") == 1
    hush(state)
    say(state, 0, "seat-1 Kh")
    hush(state, *AID)
    say(state, 1)
    hush(state, *AID)
    assert not state.living(1)
    assert hired(state, "9d") == 2
    assert names(state, GRAVEYARD + 1) == "5c 4c"


def test_old_owner_ejected() -> None:
    """KNI-704: then the Knight goes to her graveyard."""
    state = realm(
        K(hand="Ad 2c", knights="Kh/Qh"),
        K(hand="3c", knights="9d/8d", score=13),
        K(hand="Tc 4d"),
        window=2,
        step="attack",
        given=BARE_OLD,
    )
    cast(state, 0, "Ad 9d")
    hush(state)
    say(state, 0, "seat-1 Kh")
    hush(state, *AID)
    assert not state.living(1)
    assert hired(state, "9d") == 0
    while state.phase != "react":
        say(state, state.next_asked())
    cast(state, 2, "Tc Ad")
    assert names(state, GRAVEYARD + 1) == "9d 8d"


# Graveyards


def test_last_only() -> None:
    """KNI-705: a newer pair replaces the older one; a single card is no Knight."""
    state = realm(
        K(hand="As As/2"),
        K(hand="3c", knights="9h/4h 8c/7c", candidates="5s"),
        **HERE,
        given=BARE | {"decks": 2, "multi_turn_training": True},
    )
    cast(state, 0, "As 9h")
    assert names(state, GRAVEYARD + 1) == "9h 4h"
    cast(state, 0, "As/2 seat-1 candidate 1")
    assert names(state, GRAVEYARD + 1) == "9h 4h"
    assert names(state, DISCARD) == "As As/2 5s"
    state = realm(
        K(hand="As As/2"),
        K(hand="3c", knights="9h/4h", candidates="8c,7c"),
        **HERE,
        given=BARE | {"decks": 2},
    )
    cast(state, 0, "As 9h")
    cast(state, 0, "As/2 seat-1 candidate 1")  # KNI-709
    assert names(state, GRAVEYARD + 1) == "8c 7c"
    assert names(state, DISCARD) == "As As/2 9h 4h"


def test_joker_without_dominoes() -> None:
    """KNI-707, KNI-R76: a complete Candidate whose identity is public."""
    state = realm(K(hand="Joker 2c"), K(hand="3c", grave="9h 4h"), **HERE, given=BARE)
    cast(state, 0, "Joker seat-1")
    assert names(state, CANDIDATES) == "9h 4h"
    assert view(state, 1).zones[CANDIDATES] == state.zones[CANDIDATES]
    hush(state)
    state.step = "promote"
    state.go_on()
    assert asked(state) == ("orient-pair", 0)


def test_death_of_a_raised_pair() -> None:
    """KNI-707, KNI-410: named by its card, for all know it."""
    state = realm(
        K(hand="Joker 2c"), K(hand="As 3c", grave="9h 4h"), **HERE, given=BARE
    )
    cast(state, 0, "Joker seat-1")
    cast(state, 1, "As 9h")
    assert names(state, GRAVEYARD) == "9h 4h"


def test_battlefield_only() -> None:
    """KNI-706: a Joker raises only a Knight fallen in this battle, in RW-8."""
    state = realm(
        K(hand="2c", knights="9h/4h"), K(hand="Joker 3c", knights="Kc/9c"), given=FIELD
    )
    say(state, 0, "seat-1 9h")
    hush(state)
    say(state, 1, "Kc 9h")
    seen = []
    while state.phase == "react":
        if state.next_asked() == 1 and options_of(state, 1):
            seen.append(state.window)
            cast(state, 1, "Joker 9h")
        else:
            say(state, state.next_asked())
    assert seen == [8]
    assert names(state, CANDIDATES + 1) == "9h 4h"
    assert halves(state, "Kc") == (13, 9)


def test_no_graveyards() -> None:
    """KNI-706: other dead Knights are discarded; lean keeps RW-8 open."""
    state = realm(K(hand="As"), K(hand="3c", knights="9h/4h"), **HERE, given=FIELD)
    cast(state, 0, "As 9h")
    assert names(state, DISCARD) == "As 9h 4h"
    assert not state.zones[GRAVEYARD + 1]
    state = realm(
        K(hand="2c", knights="9h/4h"),
        K(hand="3c"),
        given=FIELD | {"reaction_windows": "lean"},
    )
    say(state, 0, "seat-1 9h")
    seen = set()
    while state.phase == "react":
        seen.add(state.window)
        say(state, state.next_asked())
    assert seen == {5, 7, 8}


# Blank cards


def test_blank_cards() -> None:
    """KNI-708, KNI-500: a blank and a training card are a Doppelganger."""
    state = realm(
        K(candidates="Blank,5h", hand="2c"),
        K(hand="3c", knights="9h/4h"),
        step="promote",
        given=BLANKS,
    )
    assert halves(state, "Blank") == (9, 4)
    assert state.pips(piece(state, "Blank")) == 0
    assert state.suit_of[piece(state, "Blank")] == 2


def test_blank_is_no_special_card() -> None:
    """KNI-708: it can only be trained."""
    state = realm(K(hand="Blank 5h 2c"), K(hand="3c"), **HERE, given=BLANKS)
    assert options_of(state, 0) == []
    assert refused(state, 0, "Blank") == ("no-special", "KNI-400")
    hush(state)
    say(state, 0, "5h Blank")
    assert len(state.zones[TRAINING]) == 2


def test_blanks_are_redrawn() -> None:
    """KNI-708: for the first player and for the goal."""
    given = BLANKS | {"goal": "random"}
    state = begun(DominoKnights, 2, "Blank 5c Kc 2c", given=given)
    assert (state.goal, state.first) == ("last_standing", 0)
    state = begun(DominoKnights, 2, "5c Blank Kc 2c", given=given)
    assert state.first == 0


def test_two_doppelgangers_choose_in_turn() -> None:
    """KNI-501: the active player first, then clockwise."""
    state = realm(
        K(hand="2c", knights="Blank+5h"),
        K(hand="As", knights="Blank/2+6h"),
        K(hand="3c", knights="9h/4h 8h/3h 7h/2h"),
        **HERE,
        turn=1,
        given=BLANKS | {"blank_cards": 2},
    )
    for seat in (1, 0):
        assert asked(state) == ("copy", seat)
        say(state, seat, "9h")
    cast(state, 1, "As 9h")
    assert asked(state) == ("copy", 1)
    say(state, 1, "8h")
    assert asked(state) == ("copy", 0)
    say(state, 0, "7h")
    assert halves(state, "Blank") == (7, 2)
    assert halves(state, "Blank/2") == (8, 3)


def test_no_fame_no_candidates() -> None:
    """KNI-R80: without Fame nobody new is trained."""
    state = realm(
        K(hand="9h 4h", knights="Kc/2c", score=0),
        K(hand="3c"),
        step="train",
        given=BARE | {"goal": "first_to_fame"},
    )
    assert options_of(state, 0) == []
    assert committable(state, state.turn)
    half = realm(
        K(hand="9h 4c", candidates="4h", score=0),
        K(hand="3c"),
        step="train",
        given=BARE | {"goal": "first_to_fame", "multi_turn_training": True},
    )
    assert options_of(half, 0) == ["4h"]  # who is committed may be finished
    say(half, 0, "4h 9h")
    assert half.finished(half.turn, 0)
