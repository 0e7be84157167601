"""Domino Knights: special cards, windows, chains, and every pair of them."""

from collections.abc import Mapping

import pytest
from tests.games.answers import asked, offered, say
from tests.games.knights import (
    AID,
    OLD,
    K,
    before,
    cast,
    halves,
    hush,
    next_after,
    options_of,
    piece,
    realm,
    refused,
    shrug,
    upto,
)
from tests.games.table import names

from parlour.engine.data import view_data
from parlour.engine.pieces import Piece, Seat
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.chapters.kingdoms import (
    BEFORE,
    CANDIDATES,
    CLOCK,
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    OVERWORKED,
    PENDING,
    RAISED,
    RECRUITS,
    TIRED,
    UNDER,
    USED,
)
from parlour.games.domino_knights.chapters.knights import barred, committable
from parlour.games.domino_knights.previews import battle_so_far
from parlour.games.domino_knights.rules import DominoKnights
from parlour.match import Match
from parlour.presentation.guide import guide_of
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules

NEW: Mapping[str, object] = {}
BOTH = [NEW, OLD]
LEAN = {"reaction_windows": "lean"}


def ready(state: DominoKnights, seat: int, against: int = -1) -> str:
    """The Knights a seat could commit."""
    found = committable(state, Seat(seat), Seat(against))
    return " ".join(state.table.pieces.names[knight] for knight in found)


# Windows


def test_priority() -> None:
    """KNI-302, KNI-305: the active player, then clockwise; holders of cards only."""
    state = realm(
        K(hand="2c"),
        K(hand="3c"),
        K(hand=""),
        K(hand="Jc"),
        window=2,
        turn=1,
        step="train",
    )
    order = []
    while state.phase == "react":
        order.append(state.next_asked())
        say(state, state.next_asked())
    assert order == [1, 3, 0]
    state = realm(K(hand="2c"), K(hand="3c"), K(hand="Jc Js"), window=2, step="train")
    say(state, 0)
    say(state, 1)
    cast(state, 2, "Jc seat-2")
    assert asked(state) == ("react", 0)  # priority starts again
    say(state, 0)
    say(state, 1)
    say(state, 2)
    assert state.phase == "train"


def test_chains() -> None:
    """KNI-303: two Tens on Death, and Death happens."""
    state = realm(
        K(hand="Tc"),
        K(hand="Td"),
        K(hand="2c", knights="6/3h"),
        K(hand="As"),
        turn=3,
        window=2,
        step="train",
    )
    say(state, 3, "As 6-3")
    assert asked(state) == ("disrupt", 0)
    say(state, 0)
    say(state, 1, "Td")
    assert asked(state) == ("disrupt", 2)
    say(state, 2)
    assert asked(state) == ("disrupt", 0)  # seat 3 holds no more cards
    say(state, 0, "Tc")
    assert asked(state) == ("disrupt", 2)
    say(state, 2)
    assert names(state, GRAVEYARD + 2) == "6-3"
    assert names(state, DISCARD).split()[:3] == ["As", "Td", "Tc"]  # KNI-304


def test_one_ten_negates() -> None:
    """KNI-303, KNI-305, KNI-304."""
    state = realm(K(hand="As 2c"), K(hand="Td", knights="6/3h"), window=2, step="train")
    cast(state, 0, "As 6-3", (1, "Td"))
    assert names(state, KNIGHTS + 1) == "6-3"
    assert names(state, DISCARD) == "As Td"
    assert not state.zones[PENDING]


def test_only_wizards_answer() -> None:
    """KNI-300, KNI-R02, KNI-R85: in a disruption window nothing but Tens."""
    state = realm(K(hand="As"), K(hand="Ac Kc", knights="6/3h"), window=2, step="train")
    say(state, 0, "As 6-3")
    assert asked(state) == ("disrupt", 1)
    assert options_of(state, 1) == []
    assert refused(state, 1, "Ac") == ("only-wizards", "KNI-303")


def test_no_specials_between_windows() -> None:
    """KNI-300, KNI-133: in a Train step only Wealth."""
    state = realm(K(hand="As Kc 2c", recruits="5-2"), K(knights="6/3h"), step="train")
    assert options_of(state, 0) == ["5-2"]
    assert refused(state, 0, "As 6-3")[0] == "trains-nobody"


def test_who_is_asked_tells_nothing() -> None:
    """KNI-305, KNI-307, KNI-R91: with or without a card to play."""
    for hand in ("2c", "Tc", "As"):
        state = realm(
            K(hand="3c"), K(hand=hand, knights="6/3h"), window=2, step="train"
        )
        say(state, 0)
        assert asked(state) == ("react", 1)
        assert state.ask(Seat(1)).window
        assert state.ask(Seat(1)).least == 0


def in_a_window() -> Match:
    """A match in which both hold cards to play, and seat 1 is asked."""
    match = Match(GAME, 2, LEAN, seed="3", pace="sealed")
    match.state = realm(
        K(hand="As 3c"),
        K(hand="Ah Ac", knights="6/3h"),
        window=2,
        step="train",
        given=LEAN,
    )
    match.play(0, [])
    assert asked(match.state) == ("react", 1)
    assert not match.beat(), "she has a choice"
    return match


def test_window_is_passed_for_a_seat_that_passes_ahead() -> None:
    """KNI-307, KNI-R92."""
    match = in_a_window()
    match.pass_ahead(1, "turn")
    assert match.beat()
    assert (match.choices[-1].seat, match.choices[-1].chosen) == (1, [])
    assert asked(match.state) == ("train", 0)


def test_passing_ahead_can_be_taken_back() -> None:
    """KNI-307, KNI-R92."""
    match = in_a_window()
    match.pass_ahead(1, "turn")
    match.pass_ahead(1, "")
    assert not match.beat()
    assert asked(match.state) == ("react", 1)


def test_passing_ahead_ends_with_the_turn() -> None:
    """KNI-307, KNI-R92: through all windows of the turn, and no further."""
    match = in_a_window()
    match.pass_ahead(1, "turn")
    windows = 0
    turn = match.scope("turn")
    while match.scope("turn") == turn:
        if match.beat():
            windows += 1
        else:
            match.play(asked(match.state)[1], [])
    assert windows == 2
    assert asked(match.state) == ("react", 1)
    assert not match.beat()


def test_passing_ahead_for_a_battle() -> None:
    """KNI-307: until it is over, and only while there is one."""
    match = Match(GAME, 2, seed="3", pace="sealed")
    with pytest.raises(BadInput, match="no battle is going on"):
        match.pass_ahead(1, "battle")
    state = realm(
        K(hand="As 2c", knights="6/3h"), K(hand="Ac Kd", knights="2/2c"), step="attack"
    )
    match.state = state
    match.play(0, ["seat-1", "6-3"])
    assert state.window == 4
    match.pass_ahead(1, "battle")
    match.play(0, [])
    assert state.asks(Seat(1))
    assert match.beat()
    match.play(0, [])
    assert match.beat()
    assert asked(state) == ("defend", 1)  # no window: she is asked
    assert not match.beat()
    match.play(1, ["2-2", "6-3"])
    while state.defender >= 0:
        seat = state.next_asked()
        assert match.beat() == (seat == 1)
        if seat == 0:
            match.play(0, [])
    assert state.window == 9
    assert match.auto_pass == {}


def test_lean_windows() -> None:
    """KNI-301, KNI-308, KNI-R92: two in a turn and two in a battle."""
    for mode, wanted in (
        ("full", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("lean", [2, 5, 7, 10]),
    ):
        state = realm(
            K(hand="2c", knights="6/3h", recruits="5-5 4-4"),
            K(hand="3c", knights="2/2c"),
            step="upkeep",
            given={"reaction_windows": mode},
        )
        seen: list[int] = []
        attacked = False
        while state.turn == 0:
            if state.window and state.window not in seen:
                seen.append(state.window)
            if state.phase == "attack" and not attacked:
                attacked = True
                say(state, 0, "seat-1 6-3")
            else:
                shrug(state)
        assert seen == wanted


def test_lean_keeps_the_window_on_wealth() -> None:
    """KNI-308: RW-3 while an undisrupted Wealth lies."""
    state = realm(
        K(hand="Ad 9h 2c", recruits="9-9"), K(hand="Tc"), step="train", given=LEAN
    )
    say(state, 0, "Ad")
    say(state, 1)
    say(state, 0)
    assert state.window == 3
    state = realm(K(hand="9h", recruits="9-9"), K(hand="Tc"), step="train", given=LEAN)
    say(state, 0)
    assert state.phase == "discard"


def test_windows_are_finite() -> None:
    """KNI-306, KNI-R72: each play costs a card for good."""
    state = realm(K(hand="Jc Jd Jh Js"), K(hand="Tc Td"), window=2, step="train")
    plays = 0
    while state.phase == "react":
        seat = state.next_asked()
        able = options_of(state, seat)
        if able and seat == 0:
            cast(state, seat, f"{able[0]} seat-0")
            plays += 1
        else:
            say(state, seat)
    assert plays == 4


# Death


@pytest.mark.parametrize(
    ("given", "target", "grave"),
    [
        (NEW, "6-3", "6-3"),
        (OLD, "6-3", "6-3"),
        (NEW, "seat-1 candidate 1", "9-2"),
        (OLD, "seat-1 candidate 1", "9-2"),
        (NEW, "seat-1 recruit 2", "4-4"),
    ],
)
def test_death(given: Mapping[str, object], target: str, grave: str) -> None:
    """KNI-400, KNI-410, KNI-R45, KNI-R47: revealed, on its controller's graveyard."""
    state = realm(
        K(hand="As"),
        K(knights="6/3h", recruits="5-5 4-4", candidates="9-2=9h,2h", hand="3c"),
        window=2,
        step="train",
        given=given,
    )
    cast(state, 0, f"As {target}")
    assert names(state, GRAVEYARD + 1) == grave
    if "candidate" in target:
        assert names(state, DISCARD) == "As 9h 2h"
        assert not state.lots[1]


def test_whom_death_cannot_reach() -> None:
    """KNI-410, KNI-R45, KNI-R87: no Recruits in 0.8, never Peasants or the dead."""
    kingdoms = (K(hand="As"), K(recruits="5-5", grave="6-6", hand="3c"))
    state = realm(*kingdoms, window=2, step="train", given=OLD)
    assert options_of(state, 0) == []
    state = realm(*kingdoms, window=2, step="train")
    assert next_after(state, 0, "As") == ["seat-1"]
    assert next_after(state, 0, "As seat-1") == ["recruit"]
    state = realm(
        *kingdoms, window=2, step="train", given={"death_targets": "knights_candidates"}
    )
    assert options_of(state, 0) == []
    state = realm(
        *kingdoms, window=2, step="train", given=OLD | {"death_targets": "any_domino"}
    )
    assert options_of(state, 0) == ["As"]


def test_death_on_one_s_own() -> None:
    """KNI-400: for or against anyone."""
    state = realm(K(hand="As", knights="6/3h"), K(hand="2c"), window=2, step="train")
    cast(state, 0, "As 6-3")
    assert names(state, GRAVEYARD) == "6-3"


# Life


def test_life_for_a_recruit_in_0_9() -> None:
    """KNI-420, KNI-402: with a training card that gives the suit, at once in play."""
    state = realm(
        K(hand="2c", knights="9/9c"),
        K(hand="Ah 7s 4d", recruits="6-3"),
        window=4,
        step="aid-attack",
    )
    state.defender = Seat(1)
    state.attackers = [[piece(state, "9-9")]]
    state.defenders = [[]]
    say(state, 0)
    assert set(next_after(state, 1, "Ah 6-3 low")) == {"7s", "4d"}
    cast(state, 1, "Ah 6-3 low 7s")
    assert halves(state, "6-3") == (3, 6)
    assert state.suit_of[piece(state, "6-3")] == 3
    assert names(state, UNDER + 1) == "7s Ah"
    assert state.ongoing[0][CLOCK] == 1
    hush(state, *AID)
    assert asked(state) == ("defend", 1)  # KNI-422: it may block
    assert options_of(state, 1) == ["6-3"]


def test_life_for_a_recruit_in_0_8() -> None:
    """KNI-420, KNI-423, KNI-R48: no card and no suit, unless hearts are agreed."""
    for suit, held in (("none", -1), ("hearts", 2)):
        state = realm(
            K(hand="Ah 2c", recruits="6-3"),
            K(hand="Qh 3c"),
            window=2,
            step="train",
            given=OLD | {"life_suit_08": suit},
        )
        cast(state, 0, "Ah 6-3 high")
        assert state.suit_of[piece(state, "6-3")] == held
        assert names(state, UNDER) == "Ah"
        cast(state, 1, "Qh seat-1")
        assert ready(state, 0, 1) == ("6-3" if held < 0 else "")  # KNI-455


def test_suitless_knights_are_left_alone() -> None:
    """KNI-423: no face card touches one, and nobody copies it."""
    state = realm(
        K(hand="Ah Jh Kh", recruits="6-3", candidates="0-0=5h"),
        K(hand="3c"),
        window=2,
        step="train",
        given=OLD,
    )
    cast(state, 0, "Ah 6-3 high")
    cast(state, 0, "Jh seat-0")
    assert halves(state, "6-3") == (6, 3)
    hush(state)
    state.step = "promote"
    state.go_on()
    assert names(state, GRAVEYARD) == "0-0"


@pytest.mark.parametrize("given", BOTH)
def test_life_for_a_knight(given: Mapping[str, object]) -> None:
    """KNI-420, KNI-421: used or tapped, it acts again and again."""
    state = realm(
        K(hand="Ah 2c", knights="6/3h"),
        K(hand="3c"),
        K(hand="4c"),
        given=given,
        window=9,
    )
    state.marks[piece(state, "6-3")] |= USED
    assert ready(state, 0) == ""
    cast(state, 0, "Ah 6-3")
    assert ready(state, 0) == "6-3"
    hush(state)
    for seat in (1, 2):
        say(state, 0, f"seat-{seat} 6-3")
        assert ready(state, 0) == ""  # KNI-R27: one engagement in a battle
        hush(state)
    assert state.scores == [27, 21, 21]
    assert bool(state.marks[piece(state, "6-3")] & USED) == (given == NEW)


@pytest.mark.parametrize("given", BOTH)
def test_life_disrupted(given: Mapping[str, object]) -> None:
    """KNI-425, KNI-R51: the Knight stays; 0.9 its used mark counts from now on."""
    state = realm(
        K(hand="Ah 7s 2c", recruits="6-3"),
        K(hand="Tc"),
        window=2,
        step="train",
        given=given,
    )
    cast(state, 0, "Ah 6-3 high 7s" if given == NEW else "Ah 6-3 high")
    cast(state, 1, "Tc Ah")
    assert names(state, KNIGHTS) == "6-3"
    assert names(state, UNDER) == ("7s" if given == NEW else "")
    assert ready(state, 0) == "6-3"


def test_life_negated() -> None:
    """KNI-424, KNI-305, KNI-471: all goes back, shown to everybody."""
    state = realm(
        K(hand="Ah Ts 2c", recruits="6-3"), K(hand="Tc"), window=2, step="train"
    )
    state.marks[piece(state, "6-3")] |= RAISED
    say(state, 0, "Ah 6-3 high Ts")
    assert names(state, PENDING) == "Ah 6-3 Ts"
    say(state, 1, "Tc")
    assert options_of(state, 0) == []  # the Ten was named as a training card
    say(state, 0)
    assert names(state, RECRUITS) == "6-3"
    assert state.marks[piece(state, "6-3")] & RAISED
    assert "Ts" in names(state, HAND)
    assert view(state, 1).zones[RECRUITS] == [piece(state, "6-3")]
    somewhere = view_data(GAME, state, 1)["somewhere"][0]["pieces"]
    assert somewhere == ["Ts"]  # known to be in that hand or under a Candidate


def test_life_needs() -> None:
    """KNI-R49, KNI-R50: a training card in 0.9; never another's Recruit."""
    state = realm(
        K(hand="Ah As", recruits="6-3"),
        K(hand="2c", recruits="5-5", knights="4/4c"),
        window=2,
        step="train",
    )
    assert next_after(state, 0, "Ah") == ["4-4"]


def test_life_of_the_attacker_waits() -> None:
    """KNI-422, KNI-R32: it joins the next battle; a third party's may aid."""
    state = realm(
        K(hand="Ah 7s", knights="9/9c", recruits="6-3"), K(hand="2c"), K(hand="3c")
    )
    say(state, 0, "seat-1 9-9")
    cast(state, 0, "Ah 6-3 high 7s")
    hush(state)
    assert options_of(state, 0) == ["seat-2"]
    state = realm(
        K(hand="2c", knights="9/9c"), K(hand="3c"), K(hand="Ah 7s", recruits="6-3")
    )
    say(state, 0, "seat-1 9-9")
    cast(state, 2, "Ah 6-3 high 7s")
    hush(state)
    assert asked(state) == ("aid-attack", 2)


# Power and Courage


@pytest.mark.parametrize(
    ("given", "order", "value"),
    [
        (OLD, ("Js seat-0", "Ac 5-4"), (16, 14)),
        (OLD, ("Ac 5-4", "Js seat-0"), (16, 14)),
        (NEW, ("Js seat-0", "Ac 5-4"), (16, 14)),
        (NEW, ("Ac 5-4", "Js seat-0"), (13, 11)),
    ],
)
def test_jack_and_power(
    given: Mapping[str, object], order: tuple[str, str], value: tuple[int, int]
) -> None:
    """KNI-480, KNI-483, KNI-435, KNI-460, KNI-R41, KNI-R42, KNI-E6."""
    state = realm(
        K(hand="Js Ac", knights="5/4s"),
        K(hand="2c"),
        window=2,
        step="train",
        given=given,
    )
    for text in order:
        cast(state, 0, text)
    assert halves(state, "5-4") == value


@pytest.mark.parametrize(
    ("tiles", "bonus"), [(6, 2), (9, 3), (12, 4), (15, 5), (10, 3)]
)
def test_bonus_of_courage(tiles: int, bonus: int) -> None:
    """KNI-460, KNI-R40, KNI-E11: a third of N, rounded down."""
    state = realm(
        K(hand="Js", knights="5/4s"),
        K(hand="2c"),
        window=2,
        step="train",
        given={"domino_set": tiles},
    )
    cast(state, 0, "Js seat-0")
    assert halves(state, "5-4") == (5 + bonus, 4 + bonus)


def test_courage_reaches_all_of_the_suit() -> None:
    """KNI-460, KNI-401, KNI-E5, KNI-481: hers only, those promoted later too."""
    state = realm(
        K(hand="2c", knights="5/4s 6/3s 7/2h"),
        K(hand="Js", knights="8/1s"),
        window=6,
        step="train",
    )
    cast(state, 1, "Js seat-0")
    assert before(state, 0) == "Js"
    assert [halves(state, t) for t in ("5-4", "6-3", "7-2", "8-1")] == [
        (8, 7),
        (9, 6),
        (7, 2),
        (8, 1),
    ]


def test_same_cards_stack() -> None:
    """KNI-403: two Jacks of two packs, disrupted one by one."""
    state = realm(
        K(hand="Js Js/2", knights="5/4s"),
        K(hand="Tc"),
        window=2,
        step="train",
        given={"decks": 2},
    )
    cast(state, 0, "Js seat-0")
    cast(state, 0, "Js/2 seat-0")
    assert halves(state, "5-4") == (11, 10)
    cast(state, 1, "Tc Js")
    assert halves(state, "5-4") == (8, 7)


# Durations


@pytest.mark.parametrize(
    ("given", "card", "stays"),
    [
        (NEW, "Ac 6-3", False),
        (OLD, "Ac 6-3", True),  # until defeated
        (NEW, "Ah 6-3", False),
        (OLD, "Ah 6-3", True),
        (NEW, "Kh seat-1", False),
        (OLD, "Kh seat-1", False),
        (NEW, "Qh seat-1", False),
        (OLD, "Jh seat-1", False),
    ],
)
def test_how_long_cards_last(
    given: Mapping[str, object], card: str, stays: bool
) -> None:
    """KNI-402, KNI-105, KNI-106, KNI-R03, KNI-R44: to the upkeep of who is affected."""
    state = realm(
        K(hand=f"{card.split()[0]} 2c"),
        K(hand="3c", knights="6/3h"),
        K(hand="4c"),
        window=10,
        step="end-turn",
        given=given,
    )
    cast(state, 0, card)
    assert len(state.ongoing) == 1
    hush(state)  # it is seat 1's turn, and its upkeep is over
    assert state.turn == 1
    assert bool(state.ongoing) == stays


@pytest.mark.parametrize(("clock", "seat"), [("controller", 1), ("player", 0)])
def test_whose_draw_ends_an_ace(clock: str, seat: int) -> None:
    """KNI-402, KNI-R43."""
    state = realm(
        K(hand="Ac 2c"),
        K(hand="3c", knights="6/3h"),
        window=2,
        step="train",
        given={"ace_clock": clock},
    )
    cast(state, 0, "Ac 6-3")
    assert state.ongoing[0][CLOCK] == seat


def test_clock_seat_ejected() -> None:
    """KNI-402, KNI-620: what lasts until her upkeep ends with her."""
    for clock, lasts in (("player", False), ("controller", True)):
        state = realm(
            K(hand="2c", knights="9/9c"),
            K(hand="Ac 3c", score=9),
            K(hand="4c", knights="6/3h"),
            window=2,
            step="attack",
            given={"ace_clock": clock},
        )
        cast(state, 1, "Ac 6-3")
        hush(state)
        say(state, 0, "seat-1 9-9")
        hush(state, *AID)
        assert not state.living(1)
        assert bool(state.ongoing) == lasts


# Majesty


def test_majesty_in_0_9() -> None:
    """KNI-440, KNI-R38: suited Knights act although used, attack and defence alike."""
    state = realm(
        K(hand="Kh 2c", knights="6/3h 5/2c"), K(hand="3c"), K(hand="4c"), window=9
    )
    for tile in ("6-3", "5-2"):
        state.marks[piece(state, tile)] |= USED
    cast(state, 0, "Kh seat-0")
    assert ready(state, 0) == "6-3"


def test_majesty_in_0_8() -> None:
    """KNI-440, KNI-441, KNI-211, KNI-R38: no tapping, but no untapping either."""
    state = realm(
        K(hand="Kh 2c", knights="6/3h 5/2h"),
        K(hand="3c"),
        K(hand="4c"),
        window=2,
        step="attack",
        given=OLD,
    )
    state.marks[piece(state, "5-2")] |= USED
    cast(state, 0, "Kh seat-0")
    assert ready(state, 0) == "6-3"
    hush(state)
    say(state, 0, "seat-1 6-3")
    assert not state.marks[piece(state, "6-3")] & USED
    hush(state)
    say(state, 0, "seat-2 6-3")
    hush(state)
    assert state.scores == [27, 21, 21]


def test_majesty_lost_after_commitment() -> None:
    """KNI-213, KNI-R33: the Knight stays in."""
    state = realm(K(hand="Kh 2c", knights="6/3h"), K(hand="Tc"), window=9)
    state.marks[piece(state, "6-3")] |= USED
    cast(state, 0, "Kh seat-0")
    hush(state)
    say(state, 0, "seat-1 6-3")
    cast(state, 1, "Tc Kh")
    assert state.attackers == [[piece(state, "6-3")]]
    hush(state)
    assert state.scores[1] == 21


def test_fatigue() -> None:
    """KNI-442, KNI-212, KNI-R39: driven on by a King alone, a Knight must rest."""
    for life in (False, True):
        state = realm(
            K(hand="Kh Ah 2c", knights="6/3h"),
            K(hand="3c"),
            K(hand="4c"),
            window=9,
            given={"majesty_fatigue": True},
        )
        knight = piece(state, "6-3")
        state.marks[knight] |= USED
        cast(state, 0, "Kh seat-0")
        if life:
            cast(state, 0, "Ah 6-3")
        hush(state)
        say(state, 0, "seat-1 6-3")
        assert bool(state.marks[knight] & OVERWORKED) != life
        hush(state)
        for turns in (1, 2):
            while state.turn == 0:
                shrug(state)
            while state.turn != 0:
                shrug(state)
            tired = turns == 1 and not life
            assert bool(state.marks[knight] & TIRED) == tired
            assert ready(state, 0) == ("" if tired else "6-3")
    state = realm(K(hand="Kh 2c", knights="6/3h"), K(hand="3c"), window=9)
    assert not state.options.majesty_fatigue


# Loyalty


def test_queen_keeps_her_suit_away() -> None:
    """KNI-450, KNI-451, KNI-455, KNI-R34: whatever King or Life say."""
    state = realm(
        K(hand="Kh Ah 2c", knights="6/3h 5/2c"),
        K(hand="Qh"),
        K(hand="4c"),
        window=2,
        step="attack",
    )
    cast(state, 1, "Qh seat-1")
    cast(state, 0, "Kh seat-0")
    cast(state, 0, "Ah 6-3")
    hush(state)
    assert refused(state, 0, "seat-1 6-3") == ("loyal", "KNI-451")
    assert next_after(state, 0, "seat-1") == ["5-2"]
    assert "6-3" in next_after(state, 0, "seat-2")


@pytest.mark.parametrize("given", BOTH)
def test_queen_turns_attackers_away(given: Mapping[str, object]) -> None:
    """KNI-453, KNI-454, KNI-R36, KNI-R37, KNI-R94: out, and barred in 0.9."""
    state = realm(
        K(hand="2c Tc", knights="6/3h 5/2c"),
        K(hand="Qh"),
        K(hand="4c", knights="9/1h"),
        given=given,
    )
    say(state, 0, "seat-1 6-3 5-2")
    hush(state)
    say(state, 2, "9-1")
    cast(state, 1, "Qh seat-1")
    assert [group for group in state.attackers if group] == [[piece(state, "5-2")]]
    for tile in ("6-3", "9-1"):
        knight = piece(state, tile)
        assert state.marks[knight] & USED
        assert barred(state, knight) == (given == NEW)
    cast(state, 0, "Tc Qh")
    assert len([group for group in state.attackers if group]) == 1
    hush(state)
    assert state.scores[1] == 22
    assert ready(state, 2) == ""
    while state.turn == 0:
        shrug(state)
    while state.turn != 0:
        shrug(state)
    assert not state.bars  # until the attacking player's next upkeep
    assert ready(state, 0) != ""


def test_queen_as_the_attack_is_declared() -> None:
    """KNI-453: in the first window of a battle as in the later ones."""
    state = realm(K(hand="2c", knights="6/3h 5/2c"), K(hand="Qh"))
    say(state, 0, "seat-1 6-3 5-2")
    assert state.window == 4
    cast(state, 1, "Qh seat-1")
    assert [group for group in state.attackers if group] == [[piece(state, "5-2")]]
    state = realm(K(hand="2c", knights="6/3h"), K(hand="Qh 3c"))
    say(state, 0, "seat-1 6-3")
    upto(state, 8)
    cast(state, 1, "Qh seat-1")  # too late
    assert not state.bars


def test_aiders_go_on_alone() -> None:
    """KNI-R24: the attacker's own Knights are turned away."""
    state = realm(
        K(hand="2c", knights="6/3h"), K(hand="Qh"), K(hand="4c", knights="9/1c")
    )
    say(state, 0, "seat-1 6-3")
    hush(state)
    say(state, 2, "9-1")
    cast(state, 1, "Qh seat-1")
    hush(state)
    assert state.scores[1] == 18


@pytest.mark.parametrize(
    ("reading", "blocks", "health"),
    [("idle_block", True, 27), ("step_aside", False, 21)],
)
def test_knights_that_may_not_fight(reading: str, blocks: bool, health: int) -> None:
    """KNI-452, KNI-R35: a stand-off, or no block at all."""
    state = realm(
        K(hand="2c Qh", knights="6/3h"),
        K(hand="3c", knights="9/2h"),
        window=2,
        step="attack",
        given={"queen_defender": reading},
    )
    cast(state, 0, "Qh seat-0")
    hush(state)
    say(state, 0, "seat-1 6-3")
    hush(state)
    assert (state.phase == "defend") == blocks
    if blocks:
        say(state, 1, "9-2 6-3")
        hush(state)
    assert state.scores[1] == health
    assert not state.zones[GRAVEYARD]
    assert not state.zones[GRAVEYARD + 1]


@pytest.mark.parametrize(
    ("reading", "health"), [("idle_block", 27), ("step_aside", 21)]
)
def test_queen_after_the_block(reading: str, health: int) -> None:
    """KNI-453 (b): blockers are idle, or leave the battle."""
    state = realm(
        K(hand="2c Qh", knights="6/3h"),
        K(hand="3c", knights="9/2h"),
        given={"queen_defender": reading},
    )
    say(state, 0, "seat-1 6-3")
    hush(state)
    say(state, 1, "9-2 6-3")
    cast(state, 0, "Qh seat-0")
    hush(state)
    assert state.scores[1] == health
    assert not state.zones[GRAVEYARD]


def test_others_fight_beside_an_idle_knight() -> None:
    """KNI-452, KNI-220: the rest of the unit fights the whole group."""
    state = realm(K(hand="2c Qh", knights="6/3h"), K(hand="3c", knights="9/9h 5/5c"))
    say(state, 0, "seat-1 6-3")
    hush(state)
    say(state, 1, "9-9 6-3 5-5 6-3")
    cast(state, 0, "Qh seat-0")
    assert dict(battle_so_far(state))["group-both-fall"]["defenders"] == "5-5"
    hush(state)
    assert names(state, GRAVEYARD) == "6-3"  # 5 against 3
    assert names(state, GRAVEYARD + 1) == "5-5"  # 6 against 5; 9-9 stood idle


def test_an_idle_blocker_can_be_killed() -> None:
    """KNI-R95, KNI-R30: it only takes no part in the fight; gone, it blocks no more."""
    state = realm(K(hand="As Qh", knights="6/3h"), K(hand="3c", knights="9/2h"))
    say(state, 0, "seat-1 6-3")
    hush(state)
    say(state, 1, "9-2 6-3")
    cast(state, 0, "Qh seat-0")
    cast(state, 0, "As 9-2")
    hush(state)
    assert names(state, GRAVEYARD + 1) == "9-2"
    assert state.scores[1] == 21


def test_queens_on_both_sides() -> None:
    """KNI-R96: each by itself, nothing cancels."""
    state = realm(
        K(hand="Qh 2c", knights="6/3h"),
        K(hand="Qh/2", knights="9/2h"),
        window=2,
        step="attack",
        given={"decks": 2},
    )
    cast(state, 0, "Qh seat-0")
    cast(state, 1, "Qh/2 seat-1")
    assert ready(state, 0, 1) == ""
    assert ready(state, 1, 0) == ""


# Wizards and Necromancers


def test_wizard_ends_what_lies_there() -> None:
    """KNI-465, KNI-482: value and freedom are gone at once."""
    state = realm(
        K(hand="Ac Kh", knights="6/3h"), K(hand="Tc Td"), window=2, step="train"
    )
    cast(state, 0, "Ac 6-3")
    cast(state, 0, "Kh seat-0")
    assert sorted(next_after(state, 1, "Tc")) == ["Ac", "Kh"]
    cast(state, 1, "Tc Ac")
    assert halves(state, "6-3") == (6, 3)
    cast(state, 1, "Td Kh")
    assert not state.ongoing
    assert names(state, DISCARD) == "Tc Ac Td Kh"


def test_ten_on_a_ten_aimed_at_a_card() -> None:
    """KNI-303: a Ten aimed at an ongoing card is the bottom of its chain."""
    state = realm(K(hand="Ac Th", knights="6/3h"), K(hand="Tc"), window=2, step="train")
    cast(state, 0, "Ac 6-3")
    cast(state, 1, "Tc Ac", (0, "Th"))
    assert halves(state, "6-3") == (12, 6)
    assert names(state, DISCARD) == "Tc Th"


def test_necromancer() -> None:
    """KNI-470, KNI-R52, KNI-R53, KNI-E9: the top of any graveyard, then Life."""
    state = realm(
        K(hand="Joker Ah 5s"),
        K(hand="2c", grave="4-4 9-9"),
        K(hand="3c"),
        window=2,
        step="train",
    )
    assert next_after(state, 0, "Joker") == ["seat-1"]
    cast(state, 0, "Joker seat-1")
    assert names(state, RECRUITS) == "9-9"
    assert names(state, GRAVEYARD + 1) == "4-4"
    assert view(state, 2).zones[RECRUITS] == [piece(state, "9-9")]
    cast(state, 0, "Ah 9-9 5s")
    assert names(state, KNIGHTS) == "9-9"
    assert not state.marks[piece(state, "9-9")] & RAISED


def test_raising_from_the_ejected() -> None:
    """KNI-470: ejected players' graveyards included."""
    state = realm(K(hand="Joker"), K(grave="9-9"), K(hand="3c"), window=2, step="train")
    state.alive = 0b101
    cast(state, 0, "Joker seat-1")
    assert names(state, RECRUITS) == "9-9"


def test_face_cards_lie_before_the_living() -> None:
    """KNI-401: any of them, chosen freely."""
    state = realm(K(hand="Kh"), K(hand="2c"), K(hand="3c"), window=2, step="train")
    state.alive = 0b011
    assert next_after(state, 0, "Kh") == ["seat-0", "seat-1"]


# The Doppelganger


@pytest.mark.parametrize("given", BOTH)
def test_doppelganger(given: Mapping[str, object]) -> None:
    """KNI-500, KNI-502, KNI-R54: it copies a Knight of its suit, anybody's."""
    state = realm(
        K(candidates="0-0=2h 5-4=9h", hand="2c"),
        K(knights="2/9h 8/1c", hand="3c"),
        step="promote",
        given=given,
    )
    say(state, 0)  # the 5-4 stands first
    assert asked(state) == ("copy", 0)
    assert set(options_of(state, 0)) == {"5-4", "9-2"}
    say(state, 0, "9-2")
    assert halves(state, "0-0") == (2, 9)


def test_doppelganger_without_a_model() -> None:
    """KNI-502: no Knight of its suit, straight to the graveyard; one, no question."""
    state = realm(
        K(candidates="0-0=2h", hand="2c"), K(knights="8/1c", hand="3c"), step="promote"
    )
    assert names(state, GRAVEYARD) == "0-0"
    assert names(state, DISCARD) == "2h"
    state = realm(
        K(candidates="0-0=2h", hand="2c"), K(knights="8/1h", hand="3c"), step="promote"
    )
    assert halves(state, "0-0") == (8, 1)


def doubled(
    mine: str = "", *, given: Mapping[str, object] | None = None, other: str = "3c"
) -> DominoKnights:
    """Seat 0's Doppelganger copies seat 1's 8-1; a 7-2 of hearts stands by."""
    state = realm(
        K(knights="0/0h", hand=f"2c {mine}"),
        K(knights="8/1h 7/2h", hand=other),
        window=2,
        step="attack",
        given=given,
    )
    assert asked(state) == ("copy", 0)
    say(state, 0, "8-1")
    return state


def test_model_is_lost() -> None:
    """KNI-501: another at once, or the grave."""
    state = doubled("As")
    cast(state, 0, "As 8-1")
    assert state.model[0] == piece(state, "7-2")
    state = doubled("As As/2", given={"decks": 2})
    cast(state, 0, "As 8-1")
    cast(state, 0, "As/2 7-2")
    assert names(state, GRAVEYARD) == "0-0"


def test_model_of_an_ejected_kingdom() -> None:
    """KNI-R62, KNI-620, KNI-501: it left play, so another is named."""
    state = realm(
        K(knights="0/0h 9/9c", hand="2c"),
        K(knights="8/1h", hand="3c", score=9),
        K(knights="7/2h 6/1h", hand="4c"),
    )
    assert asked(state) == ("copy", 0)
    say(state, 0, "8-1")
    say(state, 0, "seat-1 9-9")
    while state.phase in ("react", "aid-attack", "defend", "aid-defence"):
        say(state, state.next_asked())
    assert not state.living(1)
    assert asked(state) == ("copy", 0)
    say(state, 0, "7-2")
    assert halves(state, "0-0") == (7, 2)


def test_death_may_spread() -> None:
    """KNI-R55: not by the book; as an option."""
    state = doubled("As", given={"doppel_death_spreads": True})
    cast(state, 0, "As 8-1")
    assert names(state, GRAVEYARD) == "0-0"


@pytest.mark.parametrize("given", BOTH)
def test_what_reaches_a_doppelganger(given: Mapping[str, object]) -> None:
    """KNI-503, KNI-504, KNI-481, KNI-R56: Power on the model, its own Jacks only."""
    state = doubled("Ac Jh Tc", given=given)
    cast(state, 0, "Ac 8-1")
    assert halves(state, "0-0") == (16, 2)
    cast(state, 0, "Jh seat-1")
    assert halves(state, "0-0") == (16, 2)
    cast(state, 0, "Tc Ac")
    assert halves(state, "0-0") == (8, 1)
    state = doubled("Jh Ac", given=given)
    cast(state, 0, "Jh seat-0")
    assert halves(state, "0-0") == (11, 4)
    cast(state, 0, "Ac 0-0")
    assert halves(state, "8-1") == (8, 1)  # not backwards


@pytest.mark.parametrize("given", BOTH)
def test_life_on_the_model(given: Mapping[str, object]) -> None:
    """KNI-503, KNI-421, KNI-505: frees the Doppelganger too; marks are its own."""
    state = doubled("Ah", given=given)
    state.marks[0] |= USED
    assert ready(state, 0) == ""
    assert "8-1" in ready(state, 1)
    cast(state, 0, "Ah 8-1")
    assert ready(state, 0) == "0-0"
    assert bool(state.marks[0] & USED) == (given == NEW)


def test_new_model_with_life_in_0_8() -> None:
    """KNI-503: from the moment it copies that Knight, it is untapped."""
    state = doubled("Ah As", given=OLD)
    cast(state, 0, "Ah 7-2")
    state.marks[0] |= USED
    cast(state, 0, "As 8-1")
    assert state.model[0] == piece(state, "7-2")
    assert not state.marks[0] & USED


def test_life_on_a_double_blank() -> None:
    """KNI-502: only if a Knight of the suit is in play."""
    state = realm(
        K(hand="Ah 5h 5c", recruits="0-0"),
        K(knights="8/1h", hand="3c"),
        window=2,
        step="train",
    )
    assert next_after(state, 0, "Ah 0-0") == ["5h"]
    cast(state, 0, "Ah 0-0 5h")
    assert halves(state, "0-0") == (8, 1)
    for suit, able in (("none", False), ("hearts", True)):
        state = realm(
            K(hand="Ah", recruits="0-0"),
            K(knights="8/1h", hand="3c"),
            window=2,
            step="train",
            given=OLD | {"life_suit_08": suit},
        )
        assert ("0-0" in next_after(state, 0, "Ah")) == able


def test_both_fall() -> None:
    """KNI-R58: no new model for a Doppelganger that fell with its own."""
    state = realm(
        K(knights="0/0h 8/1h", hand="2c"), K(knights="9/9c 9/8c 7/7h", hand="3c")
    )
    assert asked(state) == ("copy", 0)
    say(state, 0, "8-1")
    say(state, 0, "seat-1 0-0 8-1")
    hush(state)
    say(state, 1, "9-9 0-0 9-8 8-1")
    hush(state)
    assert asked(state) == ("stack", 0)


def test_model_falls_in_battle() -> None:
    """KNI-501, KNI-290: the check after B5 names another."""
    state = realm(
        K(knights="8/1h", hand="2c"),
        K(knights="9/9c", hand="3c"),
        K(knights="0/0h", hand="4c"),
        K(knights="7/2h", hand="5c"),
    )
    assert asked(state) == ("copy", 2)
    say(state, 2, "8-1")
    say(state, 0, "seat-1 8-1")
    hush(state, *AID)
    say(state, 1, "9-9 8-1")
    hush(state, *AID)
    assert state.model[0] == piece(state, "7-2")


# Every card against every other


CARDS = ["As", "Ah", "Ad", "Ac", "Kh", "Qh", "Jh", "Tc", "Joker"]
AIMS = {
    "As": "6-3",
    "Ah": "6-3",
    "Ac": "6-3",
    "Kh": "seat-1",
    "Qh": "seat-1",
    "Jh": "seat-1",
    "Joker": "seat-1",
}
LASTING = ("Ah", "Ac", "Kh", "Qh", "Jh")


def table_of_two(first: str, second: str, given: Mapping[str, object]) -> DominoKnights:
    """Seat 0 holds the first card, seat 1 the second; 6-3 of hearts is seat 1's."""
    pack = 2 if first == second else 1
    other = f"{second}/2" if first == second else second
    return realm(
        K(hand=f"{first} 2c", knights="5/5h", grave="4-4"),
        K(hand=f"{other} 3c", knights="6/3h", grave="7-7 8-8"),
        window=2,
        step="train",
        given={**given, "decks": pack},
    )


def meet(state: DominoKnights, seat: int, card: str) -> bool:
    """Plays a card if it can be played; whether it could."""
    kind = card.removesuffix("/2")
    while state.phase == "react" and state.next_asked() != seat:
        say(state, state.next_asked())
    if state.phase != "react" or card not in options_of(state, seat):
        return False
    aim = AIMS.get(kind, "")
    if kind == "Tc":
        aim = next_after(state, seat, card)[0]
    if aim not in next_after(state, seat, card):
        return False
    cast(state, seat, f"{card} {aim}")
    return True


@pytest.mark.parametrize("given", BOTH)
@pytest.mark.parametrize("second", CARDS)
@pytest.mark.parametrize("first", CARDS)
def test_every_pair(first: str, second: str, given: Mapping[str, object]) -> None:
    """Section 4.8: what happens when one card has settled and the other comes.

    KNI-400, KNI-304: each has its full effect in turn, whatever the other was.
    """
    state = table_of_two(first, second, given)
    other = f"{second}/2" if first == second else second
    cards = len(state.table.pieces.packs[1])
    one = meet(state, 0, first)
    two = meet(state, 1, other)
    assert one == (first not in ("Ad", "Tc"))
    dead = first == "As" or (second == "As" and two)
    assert (names(state, KNIGHTS + 1) == "6-3") != dead
    if second == "Tc":  # a Wizard finds what lies there, and nothing else
        assert two == (first in LASTING)
        assert not state.ongoing
    elif second == "Ad":
        assert not two
    elif first == "As" and second in ("As", "Ah", "Ac"):
        assert not two  # its Knight is gone
    else:
        assert two
    attack, defence = halves(state, "6-3") if not dead else (0, 0)
    if not dead and second != "Tc":
        played = [card for card, was in ((first, one), (second, two)) if was]
        assert (attack, defence) == worked_out(played, given)
        used = ready_if_used(state, played, given)
        assert used == (ready(state, 1) == "6-3")
        loyal = "Qh" in played
        assert (ready(state, 0, 1) == "") == loyal
    if "Joker" in (first, second):
        seat = 0 if first == "Joker" else 1
        top = "6-3" if first == "As" and second == "Joker" else "8-8"
        assert top in names(state, RECRUITS + seat)
    lying = sum(
        len(state.zones[zone + s]) for zone in (HAND, BEFORE, UNDER) for s in (0, 1)
    )
    assert lying + len(state.zones[DISCARD]) + len(state.zones[1]) == cards * (
        2 if first == second else 1
    )


def worked_out(played: list[str], given: Mapping[str, object]) -> tuple[int, int]:
    """Attack and defence of the 6-3 after these cards, in the edition's order."""
    order = sorted(played, key=lambda c: c == "Ac") if given == OLD else played
    attack, defence = 6, 3
    for card in order:
        if card == "Jh":
            attack, defence = attack + 3, defence + 3
        elif card == "Ac":
            attack, defence = 2 * attack, 2 * defence
    return attack, defence


def ready_if_used(
    state: DominoKnights, played: list[str], given: Mapping[str, object]
) -> bool:
    """Marks the 6-3 as used, and says whether it should be able to act."""
    state.marks[piece(state, "6-3")] |= USED
    return given == NEW and ("Ah" in played or "Kh" in played)


@pytest.mark.parametrize("given", BOTH)
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("Ad", "Tc")])
def test_every_card_meets_a_wizard_while_pending(
    card: str, given: Mapping[str, object]
) -> None:
    """KNI-465, KNI-303, KNI-305: nothing happens, and both are discarded."""
    state = realm(
        K(hand=f"{card} 2c", knights="5/5h", grave="4-4"),
        K(hand="Tc 3c", knights="6/3h", grave="7-7 8-8"),
        window=2,
        step="train",
        given=given,
    )
    before_it = [list(zone) for zone in state.zones]
    cast(state, 0, f"{card} {AIMS[card]}", (1, "Tc"))
    assert names(state, DISCARD) == f"{card} Tc"
    assert not state.ongoing
    for zone in (KNIGHTS, KNIGHTS + 1, GRAVEYARD + 1, RECRUITS, CANDIDATES):
        assert state.zones[zone] == before_it[zone]


def test_printed_chances() -> None:
    """KNI-E7: 1/54 for an Ace, 12/54 for a face card, 4/54 for a Ten, 2/54 a Joker."""
    ranks = realm(K(), K()).table.pieces.ranks[55:]
    assert len(ranks) == 54
    counts = [ranks.count(14), sum(11 <= r <= 13 for r in ranks), ranks.count(10)]
    assert counts == [4, 12, 4]
    assert ranks.count(0) == 2


def test_hidden_targets_are_named_by_place() -> None:
    """KNI-410: nobody learns from a question what lies where."""
    state = realm(
        K(hand="As"),
        K(recruits="5-5 4-4", candidates="9-2=9h,2h 3-3=6h", hand="3c"),
        window=2,
        step="train",
    )
    assert next_after(state, 0, "As seat-1 candidate") == ["1", "2"]
    assert next_after(state, 0, "As seat-1 recruit") == ["1", "2"]
    cast(state, 0, "As seat-1 candidate 1")
    assert names(state, CANDIDATES + 1) == "3-3"
    assert state.lots[1] == [0]
    assert view(state, 0).zones[CANDIDATES + 1] == [Piece(-1)]


@pytest.mark.parametrize(
    ("language", "recruit"),
    [("en", "Recruit"), ("de", "Rekrut"), ("es", "recluta"), ("fr", "recrue")],
)
def test_guide_names_the_recruits_that_death_may_kill(
    language: str, recruit: str
) -> None:
    """KNI-410: in the first window of the guided game."""
    guide = guide_of(GAME)
    assert guide is not None
    match = Match(GAME, guide.seats, guide.options, seed=guide.seed)
    first = next(step for step in guide.steps if step.say == "windows")
    assert asked(match.state) == (first.prompt, 0)
    assert "seat-1" in offered(match.state, "As").split()
    assert "recruit" in offered(match.state, "As seat-1").split()
    words = Messages(GAME, language)
    said = words.text(f"guide-{first.say}", pieces="As", seat="Mara", health=27)
    assert recruit in said
