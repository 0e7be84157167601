"""Brain Baseball!: the worked examples, then each rule and ruling of the catalogue."""

import doctest
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, bot_says, offered, play, refusal
from tests.games.positions import each, laid_out
from tests.games.table import all_told, in_order, read_out, seen_by, times_said

from parlour.engine.cursor import playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.game import token_named
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.brain_baseball import GAME, bot, hints, rules
from parlour.games.brain_baseball.rules import (
    BALL,
    CATCH,
    DISCARD,
    FIELDING,
    HAND,
    POT,
    STOCK,
    SWING,
    WON,
    BrainBaseball,
)
from parlour.kit.values import VALUE, total
from parlour.testing.rivals import win_share

pytestmark = pytest.mark.rules


# Setting up and playing


def in_play(
    hands: list[str], balls: list[str] | None = None, **given: Any
) -> BrainBaseball:
    """An inning under way, seat 0 to pitch; what is not named lies in the stock.

    Names of fields go with `given`, the rest are options. `chips` are those of the
    seats, `pot` those of the pot.
    """
    pot = given.pop("pot", 0)
    chips = given.pop("chips", [0] * len(hands))
    state = laid_out(
        BrainBaseball,
        hands,
        each("balls", balls or []),
        given,
        rest="stock",
        seed=5,
        phase="pitch",
        turn=Seat(0),
        waiting=1,
        round_number=1,
    )
    state.chips[: len(hands)] = chips
    state.chips[POT] = pot
    return state


# The worked examples


SWINGS = [
    # rule, ball, swing so far, hand of the next player, what is offered
    ("BBB-04, rulebook", "7c", "4d", "3h 4h 5h 6h 7h 8h Ah", "5h 6h 7h pass"),
    ("BBB-04, derived: only an Ace", "As", "", "Ac 2c Kc", "Ac pass"),
    ("BBB-04: up to the ball", "7c", "", "3h 7h 8h", "3h 7h pass"),
    ("BBB-04: Aces are 1, deuces 2", "3c", "Ad", "Ah 2h 3h", "2h 3h pass"),
    ("BBB-R15: an equal swing is final", "7c", "7d", "6h 7h 8h", "pass"),
    ("BBB-05, BBB-R18: none that fits", "3c", "", "Kh Qh", "pass"),
]


@pytest.mark.parametrize(("rule", "ball", "swing", "hand", "able"), SWINGS)
def test_swings(rule: str, ball: str, swing: str, hand: str, able: str) -> None:
    state = in_play([f"{ball} 9s", f"{swing} 9d 9h", hand, "Jc"])
    play(state, f"{ball} {swing or 'pass'}")
    assert state.next_asked() == 2
    assert offered(state) == able, rule
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.rule) == ("swing", "BBB-04")


CATCHES = [
    # rule, ball, catch so far, hand of the next player, what is offered
    ("BBB-07, derived", "Qd", "", "Qc Kc 2c Ac Jc Tc", "Qc Kc 2c Ac pass"),
    ("BBB-07, derived: after a deuce", "Qd", "2d", "Kc 2c Ac", "Ac pass"),
    ("BBB-07, derived: after an Ace", "Qd", "Ad", "Kc 2c Ac", "pass"),
    ("BBB-R04, derived: any card", "As", "", "2c 3c Ac Kc", "2c 3c Ac Kc pass"),
    ("BBB-R04: a deuce ball is 2", "2s", "", "2c 3c Ac", "2c 3c Ac pass"),
    ("BBB-07: equal to the ball", "9d", "", "8c 9c Tc", "9c Tc pass"),
    ("BBB-07: then strictly higher", "9d", "Td", "9c Tc Jc", "Jc pass"),
    ("BBB-08: none that fits", "Qd", "", "3c 4c 5c", "pass"),
]


@pytest.mark.parametrize(("rule", "ball", "catch", "hand", "able"), CATCHES)
def test_catches(rule: str, ball: str, catch: str, hand: str, able: str) -> None:
    """Seat 3 hits with an equal card, seat 0 pitched and is asked first."""
    hitting = {"Qd": "Qs", "As": "Ah", "2s": "2h", "9d": "9s"}[ball]
    state = in_play([f"{ball} {catch} 8s", hand, "Jh", f"{hitting} 3h"])
    play(state, f"{ball} pass pass {hitting}")
    assert state.next_asked() == 0
    play(state, catch or "pass")
    assert state.next_asked() == 1
    assert offered(state) == able, rule
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.rule) == ("field", "BBB-07")


def test_values() -> None:
    """Aces and deuces are high for catching only."""
    for name, base, fielding in (
        ("Ac", 1, 15),
        ("2d", 2, 14),
        ("3h", 3, 3),
        ("Ts", 10, 10),
        ("Jc", 11, 11),
        ("Qd", 12, 12),
        ("Kh", 13, 13),
    ):
        card = cards(name)[0]
        assert (VALUE[card], FIELDING[card]) == (base, fielding)


# An inning


def test_the_deal() -> None:
    """BBB-01: seven cards each, and the dealer pitches."""
    for seats in GAME.players:
        for dealer in (0, 2):
            state = cast(BrainBaseball, GAME.new(seats, {"first_dealer": dealer}))
            assert state.pitcher == state.next_asked() == dealer
            assert state.phase == "pitch"
            assert state.streak == 0
            assert len(state.zones[STOCK]) == 52 - 7 * seats
            for seat in state.everyone():
                assert len(state.zones[HAND + seat]) == 7
    found = [cast(BrainBaseball, GAME.new(3, seed=seed)).dealer for seed in range(150)]
    assert min(found.count(Seat(seat)) for seat in range(3)) > 30
    with pytest.raises(BadInput, match="seat from 0 to 2 or random"):
        GAME.agree(3, {"first_dealer": 3})


def test_the_pitch() -> None:
    """BBB-03, BBB-R11: any card, and no pass."""
    state = in_play(["7c Ah Kd", "Kc Kh", "Qc Qd"])
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.rule) == ("pitch", "BBB-03")
    assert sorted(offered(state).split()) == ["7c", "Ah", "Kd"]
    assert refusal(state, "pass") == ("must-pitch", "BBB-03")
    assert refusal(state) == ("too-few", "BBB-03")
    assert refusal(state, "7c Ah") == ("too-many", "BBB-03")
    assert refusal(state, "Kc") == ("not-in-your-hand", "BBB-03")
    play(state, "Ah")
    assert in_order(state, BALL) == "Ah"
    assert in_order(state, HAND) == "7c Kd"
    for viewer in [*state.everyone(), AUDIENCE]:
        assert view(state, viewer).zones[BALL] == cards("Ah")


def test_everybody_has_one_swing() -> None:
    """BBB-04, BBB-05, BBB-06: from the pitcher's left, never the pitcher."""
    state = in_play(["9c 2c", "5c 6c", "3d 4d", "7h 8h"], turn=Seat(2), waiting=4)
    state.pitcher = Seat(2)
    asked = []
    play(state, "4d")
    while state.phase == "swing":
        asked.append(int(state.next_asked()))
        play(state, "pass")
    assert asked == [3, 0, 1]


def test_who_has_no_cards_is_left_out() -> None:
    """BBB-05, BBB-08: neither swings nor catches are asked for."""
    state = in_play(["9c 2c", "", "3d 4d", "", "9h 8h"])
    play(state, "9c")
    assert state.next_asked() == 2
    play(state, "3d")
    assert state.next_asked() == 4
    play(state, "9h")  # the hitter
    assert state.next_asked() == 0
    play(state, "pass")
    assert state.next_asked() == 2


def test_a_forced_pass_is_a_pass_like_any_other() -> None:
    """BBB-05, BBB-08, BBB-R18: asked, and told to the others in the same words."""
    told = []
    for hand in ("Kh Qh", "2h 3h"):  # nothing fits, or everything
        state = in_play(["4c 5c", hand, "9d 8d"])
        play(state, "4c")
        assert state.next_asked() == 1
        play(state, "pass")
        told.append(all_told(state, viewer=0))
    assert told[0] == told[1]
    told = []
    for hand in ("2s 3h", "Jh 3h"):
        state = in_play(["Tc 5c", hand, "9d 8d"])
        play(state, "Tc pass 9d pass")
        assert (state.phase, state.next_asked()) == ("field", 1)
        play(state, "pass")
        told.append(all_told(state, viewer=0))
    assert told[0] == told[1]


def test_refused_swings_and_catches() -> None:
    """BBB-04, BBB-07"""
    state = in_play(["7c Tc 4h", "5c 9c", "5d 6d 8d"])
    play(state, "7c")
    assert refusal(state, "9c") == ("above-the-ball", "BBB-04")
    assert refusal(state, "Tc") == ("not-in-your-hand", "BBB-04")
    play(state, "5c")
    assert refusal(state, "5d") == ("too-low-to-swing", "BBB-04")
    assert refusal(state, "8d") == ("above-the-ball", "BBB-04")
    assert refusal(state, "6d pass") == ("too-many", "BBB-04")
    play(state, "6d")
    assert refusal(state, "4h") == ("too-low-to-field", "BBB-07")
    play(state, "Tc")
    assert refusal(state, "9c") == ("too-low-to-field", "BBB-07")


def test_the_last_swing_hits() -> None:
    """BBB-06: it is the closest; swings are discarded, each shown with its player."""
    state = in_play(["9c 2c", "5c Kc", "7d 3d", "8h 3h"])
    play(state, "9c 5c 7d")
    assert in_order(state, SWING + 1) == "5c"
    assert in_order(state, SWING + 2) == "7d"
    assert state.phase == "swing"
    play(state, "pass")
    assert state.hitter == 2
    assert times_said(state, "hit") == [(2, 2, "BBB-06")]
    assert in_order(state, DISCARD) == "5c 7d"
    assert in_order(state, SWING + 1) == in_order(state, SWING + 2) == ""
    assert state.phase == "field"
    assert state.next_asked() == 3  # from the hitter's left


def test_everybody_but_the_hitter_may_catch() -> None:
    """BBB-07, BBB-R05: the pitcher and beaten swingers too, once each."""
    state = in_play(["9c 2c", "5c Kc", "7d 3d", "8h 3h"])
    play(state, "9c 5c 7d pass")
    asked = []
    while state.phase == "field":
        asked.append(int(state.next_asked()))
        play(state, "pass")
    assert asked == [3, 0, 1]


def test_a_catch() -> None:
    """BBB-09: the last card keeps the ball and pitches; the cards are discarded."""
    state = in_play(["9c 2c Jc", "5c Kc", "7d 3d", "Th 3h"])
    play(state, "9c 5c 7d pass Th Jc")
    assert (in_order(state, CATCH + 3), in_order(state, CATCH)) == ("Th", "Jc")
    play(state, "Kc")
    assert in_order(state, WON + 1) == "9c"
    assert in_order(state, BALL) == ""
    assert in_order(state, DISCARD) == "5c 7d Th Jc Kc"
    assert times_said(state, "caught") == [(1, 13, "BBB-09")]
    assert state.pitcher != 0


def test_a_catch_makes_the_pitcher() -> None:
    """BBB-09"""
    state = in_play(["9c 2c Jc", "5c Kc 4c", "7d 3d", "Th 3h"])
    play(state, "9c 5c 7d pass Th pass pass")
    assert in_order(state, WON + 3) == "9c"
    assert (state.phase, state.next_asked(), state.pitcher) == ("pitch", 3, 3)


def test_nobody_catches() -> None:
    """BBB-09: the hitter keeps the ball and pitches."""
    state = in_play(["9c 2c", "5c Kc", "7d 3d", "8h 3h"])
    play(state, "9c pass 7d pass pass pass pass")
    assert in_order(state, WON + 2) == "9c"
    assert times_said(state, "not-caught") == [(2, 0, "BBB-09")]
    assert (state.phase, state.next_asked()) == ("pitch", 2)


# Strikes


def test_a_strike() -> None:
    """BBB-06, BBB-10: the pitcher keeps the ball and pitches again."""
    state = in_play(["9c 2c", "5c Kc", "7d 3d"])
    play(state, "9c pass pass")
    assert in_order(state, WON) == "9c"
    assert state.streak == 1
    assert (state.phase, state.next_asked()) == ("pitch", 0)
    assert times_said(state, "strike") == [(0, 1, "BBB-10")]


def test_a_strike_needs_nobody_who_could_swing() -> None:
    """BBB-R20"""
    state = in_play(["2c 3c 4c", "Kc Kd", "Kh Ks"])
    play(state, "2c")
    assert offered(state) == "pass"
    play(state, "pass pass")
    assert state.streak == 1


def test_three_strikes_win() -> None:
    """BBB-10, BBB-15: at once and alone, whatever the scores."""
    state = in_play(["2c 3c 4c 5c", "Kc Kd", "Kh Ks"], scores=[0, 50, 30])
    play(state, "2c pass pass 3c pass pass")
    assert state.phase == "pitch"
    play(state, "4c pass pass")
    assert state.phase == "over"
    assert state.ranks == [1, 2, 3]
    assert state.scores == [0, 50, 30]
    assert times_said(state, "end-three-strikes") == [(0, 0, "BBB-15")]
    assert state.returns()[0] > 0 > state.returns()[1]


def test_three_strikes_need_not_win() -> None:
    """three_strike_rule off: play goes on, with the streak beyond three."""
    state = in_play(
        ["2c 3c 4c 5c 6c", "Kc Kd", "Kh Ks"], three_strike_rule=False, innings=1
    )
    play(state, "2c pass pass 3c pass pass 4c pass pass")
    assert (state.phase, state.streak) == ("pitch", 3)
    play(state, "5c pass pass")
    assert state.streak == 4
    assert not times_said(state, "end-three-strikes")


def test_a_hit_ends_the_streak() -> None:
    """BBB-11, BBB-R06: also if the pitcher catches the ball."""
    state = in_play(["9c Ac 2d 3d", "5c Kc 4c", "7d 3h 4h"], streak=2)
    play(state, "9c 5c pass pass Ac")
    assert in_order(state, WON) == "9c"
    assert (state.pitcher, state.streak) == (0, 0)
    state = in_play(["9c Ac 2d 3d", "5c Kc 4c", "7d 3h 4h"], streak=2)
    play(state, "9c 5c pass pass pass")
    assert (state.pitcher, state.streak) == (1, 0)


def test_the_third_strike_in_the_last_trick() -> None:
    """BBB-R09: it wins before the inning is counted."""
    state = in_play(["2c", "", "Kh"], ["", "Kc Kd", ""], streak=2, innings=1)
    play(state, "2c pass")
    assert state.ranks[0] == 1
    assert state.ranks.count(1) == 1
    assert state.scores == [0, 0, 0]


def test_the_pitch_passes_to_the_left() -> None:
    """BBB-02, BBB-R10, BBB-R16: to the first who has cards; strikes are lost."""
    state = in_play(["2c", "", "", "Kh Kd", "Qh Qd"], streak=1)
    play(state, "2c pass pass")
    assert in_order(state, WON) == "2c"
    assert (state.pitcher, state.next_asked(), state.streak) == (3, 3, 0)


def test_a_catcher_without_cards_passes_the_pitch_on() -> None:
    """BBB-02, BBB-09"""
    state = in_play(["5c 6c", "5d 7d", "9h"])
    play(state, "5c 5d pass 9h pass")
    assert in_order(state, WON + 2) == "5c"
    assert (state.pitcher, state.next_asked()) == (0, 0)


# The end of an inning


def test_the_inning_ends_with_one_hand() -> None:
    """BBB-12, BBB-13, BBB-R17: cards left in hand count for nothing."""
    state = in_play(["5c", "Ks Kd", ""], ["Ac 2c Jc", "3d", ""], innings=1)
    play(state, "5c pass")
    assert state.phase == "over"
    assert state.scores == [1 + 2 + 11 + 5, 3, 0]  # BBB-13: base values
    assert in_order(state, HAND + 1) == "Kd Ks"
    assert HIDDEN in view(state, 0).zones[HAND + 1]  # not shown


def test_the_last_trick_is_finished() -> None:
    """BBB-12, BBB-R07: the last player with cards may still swing and catch."""
    state = in_play(["5c", "3d", "Kh 4h 2h"], innings=1)
    play(state, "5c 3d")  # only seat 2 has cards now
    assert (state.phase, state.next_asked()) == ("swing", 2)
    assert offered(state) == "4h pass"
    play(state, "pass")
    assert (state.phase, state.next_asked()) == ("field", 2)
    play(state, "Kh")
    assert state.scores == [0, 0, 5]
    assert state.phase == "over"


def test_nobody_has_cards_left() -> None:
    """BBB-R08, BBB-12"""
    state = in_play(["5c", "3d", "Kh"], innings=1)
    play(state, "5c 3d pass Kh")
    assert state.phase == "over"
    assert state.scores == [0, 0, 5]


def test_nobody_is_left_to_catch() -> None:
    """BBB-08, BBB-09: then the hitter has the ball without a question."""
    state = in_play(["5c", "3d 4d", ""], innings=1)
    play(state, "5c 3d")
    assert state.phase == "over"
    assert state.scores == [0, 5, 0]


def test_two_hands_go_on() -> None:
    """BBB-12: the inning is over with one hand, not with two."""
    state = in_play(["5c 6c", "Ks Kd", ""], innings=1)
    play(state, "5c pass")
    assert state.phase == "pitch"


def test_the_next_inning() -> None:
    """BBB-14, BBB-01: all cards come back, the deal passes left."""
    state = in_play(["5c", "Ks Kd", ""], ["Ac", "3d", ""], dealer=Seat(0))
    play(state, "5c pass")
    assert state.round_number == 2
    assert state.dealer == state.pitcher == state.next_asked() == 1
    assert len(state.zones[STOCK]) == 52 - 21
    for seat in state.everyone():
        assert len(state.zones[HAND + seat]) == 7
        assert not state.zones[WON + seat]
    assert not state.zones[DISCARD]
    assert state.scores == [6, 3, 0]


@pytest.mark.parametrize(
    ("seats", "innings", "played"),
    [(3, "auto", 3), (5, "auto", 5), (4, 1, 1), (3, 7, 7)],
)
def test_innings(seats: int, innings: object, played: int) -> None:
    """BBB-14, BBB-R19: one for each player, or as many as agreed."""
    options = {"innings": innings, "three_strike_rule": False, "first_dealer": 1}
    state = cast(BrainBaseball, GAME.new(seats, options, seed=seats))
    dice = Dice(3)
    while state.waiting:
        assert state.dealer == state.round_number % seats  # the deal goes on left
        answer_at_random(state, dice)
    assert state.round_number == played
    assert sum(state.scores) > 0


STREAKS = [
    # rule, scope, hands, streak before, choices, streak after
    ("BBB-R03: lost", "inning", ["5c", "Ks Kd", ""], 1, "5c pass", 0),
    ("BBB-R03: not the dealer's", "game", ["5c", "Ks Kd", ""], 1, "5c pass", 0),
    ("BBB-R03: goes on", "game", ["Ks Kd", "5c", ""], 1, "5c pass", 2),
    ("BBB-R03: within an inning", "inning", ["Ks Kd", "5c", ""], 1, "5c pass", 0),
    ("BBB-R03: a hit ends it", "game", ["3s Kd", "5c", ""], 1, "5c 3s", 0),
]


@pytest.mark.parametrize(
    ("rule", "scope", "hands", "streak", "choices", "after"), STREAKS
)
def test_streaks_across_innings(
    rule: str, scope: str, hands: list[str], streak: int, choices: str, after: int
) -> None:
    """BBB-R03: the dealer of the next inning is seat 1, who pitches first."""
    pitcher = Seat(0 if hands[0] == "5c" else 1)
    state = in_play(
        hands,
        streak=streak,
        streak_scope=scope,
        pitcher=pitcher,
        turn=pitcher,
        waiting=1 << pitcher,
        dealer=Seat(0),
    )
    play(state, choices)
    assert state.round_number == 2
    assert state.next_asked() == 1
    assert state.streak == after, rule


def test_a_streak_across_innings_wins() -> None:
    """BBB-R03 with streak_scope = game: the third strike opens the next inning."""
    state = in_play(
        ["Ks Kd", "5c", ""],
        streak=1,
        streak_scope="game",
        pitcher=Seat(1),
        turn=Seat(1),
        waiting=2,
        dealer=Seat(0),
    )
    state.table.stacks = [cards("Kc Kd Kh Ks Qc Qd Qh 2c 3c 4c 5c 6c 7c 8c")]
    play(state, "5c pass")
    assert (state.round_number, state.streak) == (2, 2)
    play(state, "3c pass pass")
    assert state.ranks[1] == 1
    assert times_said(state, "end-three-strikes") == [(1, 0, "BBB-15")]


# Who wins


@pytest.mark.parametrize(
    ("rule", "scores", "ranks"),
    [
        ("BBB-16, BBB-R01: the highest total", [10, 30, 20], [3, 1, 2]),
        ("BBB-16, BBB-R02: shared", [25, 30, 20], [1, 1, 3]),
        ("BBB-16: all innings count", [26, 30, 20], [1, 2, 3]),
    ],
)
def test_the_highest_total_wins(rule: str, scores: list[int], ranks: list[int]) -> None:
    state = in_play(["5c", "Ks Kd", ""], scores=scores, innings=1)
    play(state, "5c pass")  # five points for seat 0
    assert state.ranks == ranks, rule
    assert state.phase == "over"


# For dollars


def test_pitches_are_paid_for() -> None:
    """BBB-30, BBB-03, BBB-R14: base values, below zero if need be."""
    state = in_play(["Ac Kc 2c", "Kd Qd", "Kh Qh"], gambling=True)
    play(state, "Ac pass pass")
    assert (state.chips[0], state.chips[POT]) == (-1, 1)
    play(state, "Kc pass pass")
    assert (state.chips[0], state.chips[POT]) == (-14, 14)
    plain = in_play(["Kc 2c", "Kd Qd", "Kh Qh"])
    play(plain, "Kc pass pass")
    assert plain.chips[POT] == plain.chips[0] == 0


POTS = [
    # rule, balls so far, pot before, innings, chips, pot after (seat 0 pitches a 5)
    ("BBB-31: most points", ["Kc", "Qd", "Qh"], 30, 2, [30, 0, 0], 0),
    ("BBB-31: of this inning", ["Ac", "Qd", "Jh"], 30, 2, [-5, 35, 0], 0),
    ("BBB-R12: shared", ["8c", "Kd", "2h"], 31, 2, [13, 18, 0], 0),
    ("BBB-R12: odd ones stay", ["8c", "Kd", "2h"], 30, 2, [12, 17, 0], 1),
    ("BBB-R12: to the dealer's left", ["8c", "Kd", "2h"], 30, 1, [12, 18, 0], 0),
    ("BBB-R12: all of them", ["8c", "Kd", "Kh"], 30, 1, [6, 13, 11], 0),
]


@pytest.mark.parametrize(("rule", "balls", "pot", "innings", "chips", "left"), POTS)
def test_the_pot(
    rule: str,
    balls: list[str],
    pot: int,
    innings: int,
    chips: list[int],
    left: int,
) -> None:
    """BBB-30, BBB-31: what is left over is in the pot of the next inning."""
    state = in_play(
        ["5c", "Ks Qs", ""],
        balls,
        gambling=True,
        pot=pot,
        innings=innings,
        scores=[0, 0, 99],
        dealer=Seat(0),
    )
    play(state, "5c pass")
    assert state.chips[:3] == chips, rule
    assert state.chips[POT] == left


def test_dollars_decide() -> None:
    """BBB-17: not points; ties share; the payoff is dollars."""
    state = in_play(
        ["5c", "Ks Qs", ""],
        ["Kc", "", ""],
        gambling=True,
        innings=1,
        chips=[-20, 40, -20],
        scores=[90, 0, 0],
    )
    play(state, "5c pass")
    assert state.scores == [108, 0, 0]
    assert state.chips[:3] == [-20, 40, -20]
    assert state.ranks == [2, 1, 2]
    assert state.returns() == [-20.0, 40.0, -20.0]
    state = in_play(["5c", "Ks Qs", ""], ["Kc", "", ""], gambling=True, innings=1)
    play(state, "5c pass")
    assert state.ranks == [1, 1, 1]


def test_three_strikes_for_dollars() -> None:
    """BBB-R13, BBB-15: the pot and the game, but dollars are dollars."""
    state = in_play(
        ["2c 3c", "Kc Kd", "Kh Ks"],
        gambling=True,
        streak=2,
        pot=10,
        chips=[-30, 50, -30],
    )
    play(state, "2c pass pass")
    assert state.chips[:3] == [-20, 50, -30]
    assert state.chips[POT] == 0
    assert state.ranks == [1, 2, 3]
    assert state.returns() == [-20.0, 50.0, -30.0]


def test_dollars_come_from_the_players() -> None:
    """BBB-30, BBB-31: nothing is made or lost, over whole games."""
    for seed in range(40):
        seats = 3 + seed % 5
        options = {"gambling": True, "three_strike_rule": bool(seed % 2)}
        state = GAME.new(seats, options, seed=seed)
        playout(state, Dice(seed))
        assert sum(state.chips) == 0
        assert state.chips[POT] == 0
        most = GAME.utility and GAME.utility(state.table.options, seats)
        assert max(map(abs, state.returns())) <= (most or 0)


def test_options_are_refused_when_they_make_no_sense() -> None:
    for name, value in (
        ("innings", 0),
        ("streak_scope", "season"),
        ("gambling", "perhaps"),
        ("first_dealer", "nobody"),
    ):
        with pytest.raises(BadInput, match=name):
            GAME.agree(4, {name: value})
    with pytest.raises(BadInput, match="3 to 7 players"):
        GAME.agree(2)


# Secrets, bots, hints and words


def test_random_games_end_within_the_bound() -> None:
    for seed in range(100):
        seats = 3 + seed % 5
        table = GAME.table(seats, {"three_strike_rule": bool(seed % 3)})
        state = cast(BrainBaseball, table.blank())
        state.begin(scatter(seed))
        assert playout(state, Dice(seed)) <= GAME.bound(table.options, seats)
        assert 1 in state.ranks


def test_what_others_may_know() -> None:
    state = cast(BrainBaseball, GAME.new(4, seed=3))
    for viewer in state.everyone():
        seen = view(state, viewer)
        for seat in state.everyone():
            assert (HIDDEN in seen.zones[HAND + seat]) == (seat != viewer)
        assert set(seen.zones[STOCK]) == {HIDDEN}
    world = imagine(state, 0, Dice(1))
    assert world.zones[HAND] == state.zones[HAND]
    assert world.zones[HAND + 1] != state.zones[HAND + 1]


@pytest.mark.in_bulk
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_regular_beats_random(seats: int) -> None:
    assert win_share(GAME, seats, 50) > 1.4 / seats


def test_the_bot_stops_a_third_strike() -> None:
    state = in_play(["9c 2c", "9d 6d Kd", "Kc Kh"], streak=2)
    play(state, "9c")
    assert bot_says(state) == "6d"


def test_the_bot_pitches_low_for_strikes() -> None:
    """Three low cards: the surest of them is kept for the third strike."""
    state = in_play(["Ac Ad 2c Kc Qc", "3d 4d", "3h 4h"])
    assert bot_says(state) == "2c"
    state = in_play(["Ac Ad Kc Qc", "3d 4d", "3h 4h"], streak=2)
    assert bot_says(state)[0] == "A"


def test_the_bot_catches_what_is_worth_it() -> None:
    state = in_play(["Qc 5c", "Jd 3d 4d", "Kh 8h 7h 9h Ts"])
    play(state, "Qc Jd")
    state.take(Seat(2), [token_named(state.table, "pass")])
    assert bot_says(state) == "Kh"


def test_hints() -> None:
    """What section 8 asks for: strikes, what fits, who is next, points, unseen."""
    state = in_play(
        ["7c Tc 4h", "4c 9c", "5d 6d Ad", "8d 2h"], ["Ac 3c", "", "", ""], streak=2
    )
    lines = read_out(state, 0)
    assert "Inning 1 of 4, dealt by 0." in lines
    assert "Pitching: 0, with two strikes. One more wins the game!" in lines
    assert "0: 4 this inning, 0 before it." in lines
    assert "Not seen yet: 3 Aces, 4 deuces." in lines
    assert "Played so far: A 3." in lines
    play(state, "7c 4c")
    lines = read_out(state, 2)
    assert "The ball is worth 7. To swing: 5 to 7." in lines
    assert "Asked after you: 1 player, first 3." in lines
    assert "Not seen yet: 2 Aces, 4 deuces." in lines
    assert "Played so far: A 3 4 7." in lines
    play(state, "6d")
    assert "The ball is worth 7. To swing: exactly 7." in read_out(state, 3)
    assert "Nobody is asked after you." in read_out(state, 3)
    play(state, "pass")
    catch = "The ball is worth 7. To catch it: 7 or more (deuce 14, Ace 15)."
    assert catch in read_out(state, 3)
    play(state, "8d")
    catch = "The ball is worth 7. To catch it: 9 or more (deuce 14, Ace 15)."
    assert catch in read_out(state, 0)
    state = in_play(["7c Tc", "7d 9c", "Ad 4d"], streak=1)
    assert "Pitching: 0, one strike." in read_out(state, 1)
    play(state, "7c 7d")
    assert any("nobody can top it" in line for line in read_out(state, 2))
    play(state, "pass Ad")
    assert any("an Ace is out" in line for line in read_out(state, 0))
    over = in_play(["5c", "Ks Kd", ""], innings=1)
    play(over, "5c pass")
    assert hints.hints(over, Seat(0)) == []


def test_previews() -> None:
    """Section 8: what a ball invites and what can still top a card."""

    def told(seat: int, name: str) -> tuple[str, dict[str, Any]]:
        seen = seen_by(state, seat)
        token = token_named(state.table, name)
        return hints.preview(seen, Seat(seat), [token])[0]

    state = in_play(["7c Tc 4h", "4c 9c", "5d 6d Ad", "8d 2h"], streak=2)
    assert hints.preview(state, Seat(0), []) == []
    name, values = told(0, "7c")
    assert (name, values["number"], values["last"]) == ("would-pitch", 7, 1)
    assert values["n"] == 26  # 28 cards up to 7, less the pitcher's own 7 and 4
    assert told(0, "Tc")[1]["n"] > values["n"]
    play(state, "7c")
    assert told(1, "4c")[1]["n"] == 11  # fives, sixes and the other sevens
    assert told(1, "pass")[0] == "would-pass"
    play(state, "4c 6d pass")
    assert told(3, "2h")[:1] == ("would-lead",)
    assert told(3, "2h")[1]["number"] == 14
    play(state, "8d")
    name, values = told(0, "Tc")
    assert (name, values["number"]) == ("would-lead", 10)


def test_points_are_totals_of_balls() -> None:
    """BBB-13 over a whole game: each inning adds what its balls are worth."""
    state = cast(BrainBaseball, GAME.new(4, {"three_strike_rule": False}, seed=8))
    dice = Dice(8)
    before = [0] * 4
    balls = [0] * 4
    number = 1
    while state.waiting:
        balls = [total(state.zones[WON + seat]) for seat in state.everyone()]
        answer_at_random(state, dice)
        if state.round_number > number:
            gained = [new - old for new, old in zip(state.scores, before, strict=True)]
            extra = [new - old for new, old in zip(gained, balls, strict=True)]
            assert sorted(extra)[:3] == [0, 0, 0]  # only the last ball came after
            assert max(extra) > 0
            before = state.scores[:]
            number = state.round_number


@pytest.mark.parametrize("module", [rules, hints, bot])
def test_documented_examples(module: Any) -> None:
    assert doctest.testmod(module, extraglobs={"cards": cards}).failed == 0
