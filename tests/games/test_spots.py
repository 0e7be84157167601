"""Spots: the worked examples, then each rule and ruling of the catalogue."""

import doctest
from itertools import combinations
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, bot_says, offered, play, refusal
from tests.games.positions import begun, each, from_the_top, laid_out
from tests.games.table import by_value, read_out, seen_by, told

from parlour.bots.luck import random_answer
from parlour.engine.cursor import Cursor, playout
from parlour.engine.dice import Dice
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN, Seat, cards, rank
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.views import imagine, view
from parlour.games.spots import GAME, hints, rules
from parlour.games.spots.bot import in_the_deck
from parlour.games.spots.rules import (
    DECK,
    HAND,
    MIDDLE,
    MOST_ROUNDS,
    PACK,
    PILE,
    PLAYED,
    Spots,
    handicap,
)
from parlour.kit.values import VALUE, total
from parlour.testing.rivals import win_share
from parlour.testing.telling import end_reasons, log_of

pytestmark = pytest.mark.rules


# Setting up and playing


def lying(middle: str, hands: list[str], deck: str = "", **given: Any) -> Spots:
    """A round under way, seat 0 to play; the first card of `deck` is its top.

    Names of fields and score piles go with `given`, the rest are options.
    """
    zones = {"middle": middle, "deck": from_the_top(deck)}
    zones |= each("score-pile", given.pop("piles", []))
    return laid_out(
        Spots, hands, zones, given, seed=3, phase="play", turn=Seat(0), waiting=1
    )


def dealt(hands: list[str], rest: str = "", seed: int = 1, **given: Any) -> Spots:
    """The first round of a game with these hands; `rest` begins with the middle."""
    stack = " ".join([*hands, rest])
    return begun(Spots, len(hands), stack, given=given, seed=seed)


def said_in_full(state: Spots) -> list[tuple[str, int, int, str]]:
    """What was said so far: message, seat, number, rule."""
    return [
        (event["message"], event.get("seat", -1), event["number"], event["rule"])
        for event in told(state, "said")
    ]


# The worked example of the rulebook, and our own


@pytest.mark.parametrize(
    ("rule", "hand", "low", "rounding", "halves"),
    [
        ("SPO-05, rulebook", 24, 16, "exact", 8),
        ("SPO-20", 16, 16, "exact", 0),
        ("SPO-05, SPO-R08: halves stay", 19, 16, "exact", 3),
        ("SPO-22", 19, 16, "down", 2),
        ("SPO-22", 19, 16, "up", 4),
        ("SPO-22: whole points stay", 20, 16, "down", 4),
        ("SPO-22: whole points stay", 20, 16, "up", 4),
    ],
)
def test_handicap(rule: str, hand: int, low: int, rounding: str, halves: int) -> None:
    assert handicap(hand, low, rounding) == halves, rule


CHANGE = [
    # rule, middle, deck, card played, change, middle afterwards, options
    ("SPO-11, illustration", "4c 9d", "", "6h", "9d", "6h 4c", {}),
    ("SPO-09, illustration", "2c", "4d Ts", "5h", "4d 2c", "5h", {}),
    ("SPO-10: exact", "4c 9d 2h", "", "6h", "4c 2h", "9d 6h", {}),
    (
        "SPO-10: the fewest cards",
        "3c 2d As 4h 6c",
        "",
        "6h",
        "6c",
        "6h 4h 3c 2d As",
        {},
    ),
    ("SPO-11, SPO-R02: the next total", "9c 2d", "", "8h", "9c", "8h 2d", {}),
    ("SPO-11: then the fewest cards", "5c 5d 6h 4s", "", "8h", "5c 4s", "8h 6h 5d", {}),
    ("SPO-11: excess before cards", "5c 4d Ts", "", "8h", "5c 4d", "Ts 8h", {}),
    ("SPO-12, SPO-R03", "4c 3d 6h As", "", "7h", "6h As", "7h 4c 3d", {}),
    ("SPO-12: second card", "7c 4d Ah 2s 3s", "", "Th", "7c 3s", "Th 4d 2s Ah", {}),
    ("SPO-12", "5c 4d 3h As 2c", "", "Th", "5c 4d As", "Th 3h 2c", {}),
    ("SPO-28: lowest suit", "6s 6d 6h", "", "6c", "6d", "6c 6h 6s", {}),
    ("SPO-25, SPO-R04: no draw", "9c", "As 2s", "Ah", "9c", "Ah", {}),
    ("SPO-25: equal is enough", "4c 3d", "As", "7h", "4c 3d", "7h", {}),
    ("SPO-30: drawn cards stay", "2c", "Ts", "7h", "Ts", "7h 2c", {}),
    ("SPO-R05: one at a time", "As", "2s 4d 9c", "7h", "4d 2s As", "7h", {}),
    (
        "SPO-26: fewest cards first",
        "5c 4d Ts",
        "",
        "8h",
        "Ts",
        "8h 5c 4d",
        {"overpay_rule": "fewest_cards"},
    ),
    (
        "SPO-26: then the smallest total",
        "5c 4d Ts 9s",
        "",
        "8h",
        "9s",
        "Ts 8h 5c 4d",
        {"overpay_rule": "fewest_cards"},
    ),
    (
        "SPO-26: exact change first of all",
        "5c 3d Ts",
        "",
        "8h",
        "5c 3d",
        "Ts 8h",
        {"overpay_rule": "fewest_cards"},
    ),
]


@pytest.mark.parametrize(
    ("rule", "middle", "deck", "card", "change", "left", "options"), CHANGE
)
def test_change(
    rule: str,
    middle: str,
    deck: str,
    card: str,
    change: str,
    left: str,
    options: dict[str, str],
) -> None:
    """SPO-07, SPO-08, SPO-14, SPO-31, SPO-R01 in every row."""
    state = lying(middle, [f"{card} Tc", "8d 8s"], deck, **options)
    play(state, card)
    assert by_value(state, PILE) == change, rule  # SPO-14, not the hand
    assert by_value(state, HAND) == "Tc"
    assert by_value(state, MIDDLE) == left  # SPO-31, and never its own change (SPO-08)
    assert by_value(state, PLAYED) == ""
    assert state.next_asked() == 1


# Starting a round


def test_all_forty_cards() -> None:
    """SPO-02, SPO-19, SPO-03: five open cards each, one in the middle."""
    assert len(PACK) == 40
    assert total(PACK) == 220
    assert not [card for card in PACK if rank(card) in (11, 12, 13)]
    for seats in GAME.players:
        state = cast(Spots, GAME.new(seats, seed=seats))
        assert len(state.zones[MIDDLE]) == 1
        assert len(state.zones[DECK]) == 39 - 5 * seats
        placed = [card for zone in state.zones for card in zone]
        assert sorted(placed) == sorted(PACK)
        for viewer in state.everyone():
            seen = view(state, viewer)
            for seat in state.everyone():
                assert seen.zones[HAND + seat] == state.zones[HAND + seat]
                assert len(seen.zones[HAND + seat]) == 5
            assert set(seen.zones[DECK]) == {HIDDEN}
    first, second = (GAME.new(4, seed=seed).zones[HAND] for seed in (1, 2))
    assert first != second


HANDS = ["2c 3c 4c 5c 6c", "2d 3d 4d 5d 2h", "3h 4h 5h 6h 7h"]  # 20, 16, 25


def test_totals_handicaps_and_starter() -> None:
    """SPO-04, SPO-05, SPO-06, SPO-20: from the hands as dealt."""
    state = dealt(HANDS, "Ts")
    assert state.start_totals == [20, 16, 25]
    assert state.handicaps == [4, 0, 9]
    assert state.next_asked() == state.starter == 1
    assert said_in_full(state)[1] == ("begins", 1, 16, "SPO-06")
    assert dealt(HANDS, "Ts", handicap_rounding="down").handicaps == [4, 0, 8]
    assert dealt(HANDS, "Ts", handicap_rounding="up").handicaps == [4, 0, 10]


def test_several_smallest_hands_have_no_handicap() -> None:
    """SPO-20"""
    state = dealt(["2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "Th 9h 8h 7h 6h"], "Ts")
    assert state.handicaps == [0, 0, 20]


def test_handicaps_do_not_change_in_play() -> None:
    """SPO-21, SPO-R16: as dealt, and anew for each round."""
    state = dealt(HANDS, "Ts Tc Td Th")
    before = state.handicaps[:]
    for choice in ("2d", "3h", "2c"):
        play(state, choice)
        assert state.handicaps == before
        assert state.start_totals == [20, 16, 25]
    while state.round_number == 1:
        state.take(state.next_asked(), [state.zones[HAND + state.next_asked()][0]])
    totals = [total(state.zones[HAND + seat]) for seat in state.everyone()]
    assert state.start_totals == totals
    assert state.handicaps == [hand - min(totals) for hand in totals]


TIED = ["2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "2h 3h 4h 5h 6h", "Th 9h 8h 7h 6s"]


@pytest.mark.parametrize(
    ("dealer", "starts", "starter"),
    [
        (0, [0, 0, 0, 0], 1),  # first clockwise from the dealer's left
        (1, [0, 0, 0, 0], 2),
        (2, [0, 0, 0, 0], 0),  # seat 3 is not tied
        (0, [0, 1, 0, 5], 2),  # fewest starts before place
        (0, [1, 1, 1, 0], 1),  # seat 3 has fewer but is not tied
        (3, [1, 2, 1, 0], 0),
        (0, [0, 1, 1, 0], 0),
    ],
)
def test_tied_starters_take_turns(dealer: int, starts: list[int], starter: int) -> None:
    """SPO-23, SPO-R09"""
    state = dealt(TIED, "Ts")
    state.dealer = Seat(dealer)
    state.starts = starts
    assert state.first_player() == starter


def test_starts_are_counted() -> None:
    """SPO-23: each round adds a start for the seat that began it."""
    state = dealt(TIED, "Ts")
    assert state.starts == [0, 1, 0, 0]
    dice = Dice(5)
    begun = state.starts[:]
    number = 1
    while state.waiting:
        answer_at_random(state, dice)
        if state.round_number > number:
            number = state.round_number
            begun[state.starter] += 1
            assert state.starts == begun
    assert sum(begun) == number


def test_tied_starters_at_random() -> None:
    """SPO-23 with start_tie = random: any tied seat, no other."""
    found = [dealt(TIED, "Ts", seed, start_tie="random").starter for seed in range(300)]
    counts = [found.count(Seat(seat)) for seat in range(4)]
    assert counts[3] == 0
    assert min(counts[:3]) > 70
    clear = [dealt(HANDS, "Ts", seed, start_tie="random").starter for seed in range(9)]
    assert set(clear) == {1}


def test_dealer_moves_clockwise() -> None:
    """SPO-01"""
    state = cast(Spots, GAME.new(3, seed=4))
    dice = Dice(4)
    while state.waiting:
        assert state.dealer == (state.round_number - 1) % 3
        answer_at_random(state, dice)
    assert state.round_number > 4


# A turn


def test_any_card_may_be_played_and_one_must_be() -> None:
    """SPO-07, SPO-24, SPO-R07: no pass, and a card too dear is no exception."""
    state = lying("2c", ["Th As 5d", "3h 3s 3d"], "9c 8c")
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.least, pick.most, pick.rule) == (
        "play-card",
        1,
        1,
        "SPO-07",
    )
    assert sorted(pick.options) == sorted(cards("Th As 5d"))
    assert refusal(state) == ("too-few", "SPO-07")
    assert refusal(state, "Th As") == ("too-many", "SPO-07")
    play(state, "Th")  # 2 and 9 are turned into 11
    assert by_value(state, PILE) == "9c 2c"


def test_refusals() -> None:
    """SPO-07, SPO-14: what lies elsewhere cannot be played."""
    state = lying("2c", ["Th As", "3h 3s"], piles=["5c", "6c"])
    assert refusal(state, "2c") == ("in-the-middle", "SPO-07")
    assert refusal(state, "5c") == ("in-your-score-pile", "SPO-14")
    assert refusal(state, "6c") == ("not-in-your-hand", "SPO-07")
    assert refusal(state, "3h") == ("not-in-your-hand", "SPO-07")
    with pytest.raises(Refusal) as refused:
        state.play(Seat(1), cards("3h"))
    assert refused.value.message == "not-your-turn"
    assert by_value(state, HAND) == "Th As"


def test_clockwise_five_turns_each() -> None:
    """SPO-15, SPO-R10; SPO-R14: the middle is never empty at the start of a turn."""
    for seats in GAME.players:
        state = cast(Spots, GAME.new(seats, {"rounds_to_win": 1}, seed=seats))
        dice = Dice(seats)
        turns = []
        while state.waiting:
            assert state.zones[MIDDLE]
            turns.append(state.next_asked())
            answer_at_random(state, dice)
        first = turns[0]
        assert turns == [(first + turn) % seats for turn in range(5 * seats)]
        assert state.round_number == 1


def test_a_card_paid_in_serves_the_next() -> None:
    """SPO-31: what one player pays, the next may get."""
    state = lying("6c", ["6h As", "6d 2s"])
    play(state, "6h 6d")
    assert by_value(state, PILE) == "6c"
    assert by_value(state, PILE + 1) == "6h"
    assert by_value(state, MIDDLE) == "6d"


# The deck runs out


def test_score_piles_become_the_deck() -> None:
    """SPO-13, SPO-R06, SPO-R18: points are noted, and counted once."""
    state = lying("As", ["Th 2h", "9h 3h"], piles=["8c 7c", "6c 5c"])
    play(state, "Th")
    assert state.noted == [15, 11]
    assert ("points-noted", -1, 0, "SPO-13") in said_in_full(state)
    assert by_value(state, PILE + 1) == ""
    got = total(state.zones[PILE])
    assert got >= 10
    assert state.points(Seat(0)) == 15 + got
    assert state.points(Seat(1)) == 11
    placed = cards("As Th 2h 9h 3h 8c 7c 6c 5c")
    assert sorted(card for zone in state.zones for card in zone) == sorted(placed)
    for seat in state.everyone():  # all know what the deck holds, nobody its order
        assert set(view(state, seat).zones[DECK]) <= {HIDDEN}


def test_points_noted_twice() -> None:
    """SPO-13, SPO-R18: a second reshuffle adds to what was noted."""
    state = lying("As", ["Th 2h", "9h 3h"], piles=["2c", "Tc"], noted=[20, 30])
    play(state, "Th")
    assert state.noted == [22, 40]
    assert state.points(Seat(1)) == 40


def test_the_deck_is_used_up_first() -> None:
    """SPO-13: the piles stay while the deck has a card that will do."""
    state = lying("As", ["Th 2h", "9h 3h"], "9d", piles=["8c 7c", "6c 5c"])
    play(state, "Th")
    assert state.noted == [0, 0]
    assert by_value(state, PILE) == "9d 8c 7c As"


def test_what_is_outside_the_hands_always_suffices() -> None:
    """SPO-R06: ten cards at least, worth 18 or more; nobody gets less than paid."""
    assert total(sorted(PACK, key=lambda card: VALUE[card])[:10]) == 18
    reshuffles = 0
    for seed in range(40):
        state = cast(Spots, GAME.new(6, {"rounds_to_win": 1}, seed=seed))
        state.events = []
        dice = Dice(seed)
        while state.waiting:
            pick = state.question()
            assert pick is not None
            before = state.points(pick.seat)
            answer = random_answer(state, pick, dice)
            state.take(pick.seat, answer)
            assert state.points(pick.seat) >= before + VALUE[answer[0]]
        reshuffles += [what for what, *_ in said_in_full(state)].count("points-noted")
        for seat in state.everyone():  # SPO-R15: never below zero
            assert state.adjust_points(seat) >= 0
    assert reshuffles > 20


def test_short_change() -> None:
    """SPO-29: all of the middle, and the card is gone all the same."""
    piles = ["8c 7c", "6c 5c"]
    state = lying("As 2d", ["Th 2h", "9h 3h"], "3s", piles=piles, deck_out="short")
    play(state, "Th")
    assert by_value(state, PILE) == "8c 7c 3s 2d As"  # the deck's last card too
    assert by_value(state, MIDDLE) == "Th"
    assert by_value(state, HAND) == "2h"
    assert state.noted == [0, 0]
    assert said_in_full(state)[-1] == ("short", 0, 4, "SPO-29")
    play(state, "9h")  # and from then on there may be enough again
    assert by_value(state, PILE + 1) == "Th 6c 5c"


def test_short_change_may_end_below_zero() -> None:
    """SPO-R15: there is no floor."""
    state = lying(
        "As",
        ["Th", ""],
        deck_out="short",
        rounds_to_win=1,
        handicaps=[13, 40],
        noted=[0, 5],
    )
    play(state, "Th")
    assert state.adjust_points(Seat(0)) == 2 * 1 - 13
    assert state.adjust_points(Seat(1)) == 2 * 5 - 40
    assert state.ranks == [1, 2]
    assert [one[:2] for one in said_in_full(state)][-2:] == [
        ("wins-round-below-zero", 0),
        ("end-target", 0),
    ]


# Choosing between equal sets


def test_player_chooses() -> None:
    """SPO-27: between rank sets, by the cards in which they differ."""
    state = lying("4c 3d 6h As", ["7h Tc", "2h"], equal_change="player_chooses")
    play(state, "7h")
    assert state.phase == "change"
    assert state.next_asked() == 0
    assert offered(state) == "6h 4c"
    assert by_value(state, PLAYED) == "7h"  # SPO-08: not among what is offered
    assert refusal(state, "3d") == ("not-that-change", "SPO-27")
    assert refusal(state, "7h") == ("not-that-change", "SPO-27")
    assert refusal(state) == ("too-few", "SPO-27")
    other = cast(Spots, state.copy())
    play(state, "4c")
    assert by_value(state, PILE) == "4c 3d"
    assert by_value(state, MIDDLE) == "7h 6h As"
    assert (state.phase, state.next_asked()) == ("play", 1)
    play(other, "6h")
    assert by_value(other, PILE) == "6h As"


def test_common_cards_are_not_asked_for() -> None:
    """SPO-27: 5 + 4 + 1 or 5 + 3 + 2; the 5 comes anyway."""
    state = lying("5c 4d 3h As 2c", ["Th Tc", "2h"], equal_change="player_chooses")
    play(state, "Th")
    assert offered(state) == "4d 3h"
    play(state, "3h")
    assert by_value(state, PILE) == "5c 3h 2c"


def test_four_sets_take_two_choices() -> None:
    """SPO-27: 5 + 4 + 1, 5 + 3 + 2, 4 + 4 + 2 and 4 + 3 + 3 for a ten."""
    middle = "5c 4d 4h 3h 3s As 2c"
    state = lying(middle, ["Th Tc", "2h"], equal_change="player_chooses")
    play(state, "Th")
    assert len(state.offers()) == 4
    assert offered(state) == "5c 4d"
    assert offered(state, "5c") == "4d 3h"
    assert offered(state, "4d") == "4h 3h"
    assert offered(state, "5c 3h") == ""
    assert refusal(state, "5c") == ("too-few", "SPO-27")
    assert refusal(state, "5c 4h") == ("not-that-change", "SPO-27")
    state.play(Seat(0), cards("5c 3h"))
    assert by_value(state, PILE) == "5c 3h 2c"


def test_not_asked_without_a_choice() -> None:
    """SPO-27: suits make no second set; SPO-28 settles those."""
    state = lying("6s 6d As", ["7h Tc", "2h"], equal_change="player_chooses")
    play(state, "7h")
    assert state.phase == "play"
    assert by_value(state, PILE) == "6d As"


def test_choosing_with_other_options() -> None:
    """SPO-27 after a draw, above the price, with SPO-26 and with SPO-29."""
    chooses = {"equal_change": "player_chooses"}
    state = lying("3c As 2c 2d", ["9h Tc", "2h"], "5d 4d", **chooses)
    play(state, "9h")
    assert offered(state) == "3c 2c"
    play(state, "2c")
    assert by_value(state, PILE) == "5d 2c 2d"
    for overpay in ("least_excess", "fewest_cards"):
        given = {"overpay_rule": overpay, **chooses}
        state = lying("8c 2d 6h 4s", ["9h Tc", "2h"], **given)
        play(state, "9h")
        assert offered(state) == "8c 6h"
        play(state, "6h")
        assert by_value(state, PILE) == "6h 4s"
    state = lying("As", ["Th Tc", "2h"], deck_out="short", **chooses)
    play(state, "Th")
    assert by_value(state, PILE) == "As"


def test_every_set_can_be_chosen_once() -> None:
    """SPO-27: token by token, each rank set has exactly one spelling."""
    for seed in range(60):
        dice = Dice(seed)
        pack = [card for card in PACK if card not in cards("Th 2h")]
        middle = [pack.pop(dice.roll(len(pack))) for _ in range(9)]
        names = " ".join(GAME.table(2).pieces.names[card] for card in middle)
        state = lying(names, ["Th", "2h"], equal_change="player_chooses")
        play(state, "Th")
        if state.phase != "change":
            continue
        best = len(state.offers()[0])
        wanted = {
            tuple(sorted(VALUE[card] for card in some))
            for some in combinations(middle, best)
            if total(list(some)) == 10
        }
        found = []
        walks = [Cursor(state.copy())]
        while walks:
            walk = walks.pop()
            for token in walk.legal:
                assert token != DONE
                further = walk.copy()
                further.step(token)
                if further.state.phase == "change":
                    walks.append(further)
                else:
                    pile = further.state.zones[PILE]
                    found.append(tuple(sorted(VALUE[card] for card in pile)))
        assert len(found) == len(set(found))
        assert set(found) == wanted


# The end of a round and of the game


def last_turn(piles: list[str], **given: Any) -> Spots:
    """Seat 0 plays the last card of a round and gets it back in kind."""
    names = GAME.table(2).pieces.names
    placed = cards(" ".join(["9c 9d", *piles]))
    deck = " ".join(names[card] for card in PACK if card not in placed)
    state = lying("9c", ["9d", *[""] * (len(piles) - 1)], deck, piles=piles, **given)
    return play(state, "9d")


def test_points_less_handicap_win_the_round() -> None:
    """SPO-16, SPO-R17: points and not cards; SPO-R13: not the cards played."""
    state = last_turn(["As Ac", "Ts"], handicaps=[0, 0])
    assert state.scores == [1, 0]  # 11 against 10, and the 9 that was played is not 20
    state = last_turn(["As Ac", "Ts"], handicaps=[3, 0])
    assert state.scores == [0, 1]  # 9.5 against 10
    state = last_turn(["As Ac", "Ts 2c"], handicaps=[0, 3])
    assert state.scores == [1, 0]
    assert said_in_full(state)[3] == ("wins-round", 0, 11, "SPO-16")
    state = last_turn(["As Ac", "Ts 2c"], handicaps=[0, 1])
    assert said_in_full(state)[3] == ("wins-round-half", 1, 11, "SPO-16")


def test_the_log_says_how_a_round_was_won() -> None:
    """SPO-05, SPO-16, SPO-17: what everybody took, less the handicap."""
    state = last_turn(["As Ac", "Ts 2c"], handicaps=[1, 4], rounds_to_win=1)
    lines = log_of(GAME, state)
    where = lines.index("Ann has taken 11 points, less a handicap of ½.")
    assert lines[where + 1 :][:2] == [
        "Ben has taken 12 points, less a handicap of 2.",
        "Ann wins the round with 10½ points and has won 1 round now.",
    ]
    assert end_reasons(GAME, state) == ["Ann has won a round, and that wins the game."]
    shared = log_of(GAME, last_turn(["As", "Ts", "2c"]))
    assert "The best score is tied, and everybody who has it wins the round." in shared
    both = "Ann and Ben win the round with 10 points and have won 1 round each now."
    assert both in shared


def test_the_log_says_what_the_middle_gave() -> None:
    """SPO-05, SPO-09: what was turned up for it, and the hand all are measured by."""
    state = dealt(HANDS, "Ts")
    assert log_of(GAME, state) == [
        (
            "Round 1: everyone gets five cards. In the middle: Ts."
            " Pay a card into the middle and take out cards of the same worth,"
            " or of more where that cannot be made; while the middle has too little,"
            " cards are turned up. What you have taken are your points,"
            " and whoever wins 5 rounds first wins the game."
        ),
        (
            "Ben has the smallest hand, 16 points, and begins. The others have"
            " a handicap: half of what their hand is worth above that goes off"
            " their points."
        ),
    ]


def test_noted_points_count() -> None:
    """SPO-16, SPO-R18"""
    state = last_turn(["As", "Ts"], noted=[0, 1])
    assert state.scores == [0, 1]
    assert state.noted == [0, 0]  # the next round starts afresh


def test_tied_rounds() -> None:
    """SPO-32, SPO-R11"""
    piles = ["As", "Ts", "2c"]
    assert last_turn(piles).scores == [1, 1, 0]
    state = last_turn(piles, round_tie="none")
    assert state.scores == [0, 0, 0]
    assert ("tied-round", -1, 0, "SPO-32") in said_in_full(state)
    assert last_turn(["As", "9s", "2c"], round_tie="none").scores == [1, 0, 0]


def test_next_round_or_end() -> None:
    """SPO-17: all forty cards again, or the end."""
    state = cast(Spots, GAME.new(3, {"rounds_to_win": 2}, seed=8))
    dice = Dice(8)
    while state.waiting:
        number = state.round_number
        answer_at_random(state, dice)
        if state.waiting and state.round_number > number:
            assert max(state.scores) < 2
            assert [len(state.zones[HAND + seat]) for seat in range(3)] == [5, 5, 5]
            assert [state.zones[PILE + seat] for seat in range(3)] == [[], [], []]
            assert len(state.zones[DECK]) == 24
            assert state.noted == [0, 0, 0]
    assert max(state.scores) == 2
    assert [place == 1 for place in state.ranks] == [won == 2 for won in state.scores]


def test_winners_of_the_game() -> None:
    """SPO-18, SPO-R12: together if they get there together."""
    state = last_turn(["As", "Ts", "2c"], scores=[4, 4, 3])
    assert state.scores == [5, 5, 3]
    assert state.ranks == [1, 1, 3]
    assert state.returns() == pytest.approx([1 / 6, 1 / 6, -1 / 3])
    state = last_turn(["As", "9s", "2c"], scores=[4, 4, 3])
    assert state.ranks == [1, 2, 3]
    assert not state.capped
    state = last_turn(["As", "9s", "2c"], scores=[3, 4, 3])
    assert state.waiting


def test_a_hundred_rounds() -> None:
    """SPO-33: with no wins for ties there is a last round."""
    piles = ["As", "Ts", "2c"]
    given = {"round_tie": "none", "scores": [2, 4, 4]}
    state = last_turn(piles, round_number=MOST_ROUNDS, **given)
    assert state.ranks == [3, 1, 1]
    assert state.capped
    assert last_turn(piles, round_number=MOST_ROUNDS - 1, **given).waiting
    shared = last_turn(piles, round_number=MOST_ROUNDS, scores=[2, 3, 3])
    assert shared.waiting  # SPO-33 is for round_tie = none only


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"round_tie": "none", "rounds_to_win": 3},
        {"equal_change": "player_chooses", "overpay_rule": "fewest_cards"},
        {"deck_out": "short", "handicap_rounding": "up", "start_tie": "random"},
        {"rounds_to_win": 1, "handicap_rounding": "down"},
    ],
)
def test_random_games_end(given: dict[str, object]) -> None:
    """Termination inside the bound, for every number of seats."""
    for seats in GAME.players:
        table = GAME.table(seats, given)
        bound = GAME.bound(table.options, seats)
        for seed in range(4):
            state = cast(Spots, table.blank())
            dice = Dice(seed)
            state.begin(dice.seed())
            assert playout(state, dice) <= bound
            assert state.phase == "over"
            assert 1 in state.ranks


def test_options_are_checked() -> None:
    with pytest.raises(BadInput, match="rounds_to_win"):
        GAME.agree(4, {"rounds_to_win": 0})
    with pytest.raises(BadInput, match="2 to 6 players"):
        GAME.agree(7)


# Secrets, bots and words


def test_only_the_order_of_the_deck_is_secret() -> None:
    for seats in (2, 6):
        state = cast(Spots, GAME.new(seats, {"rounds_to_win": 1}, seed=seats))
        dice = Dice(seats)
        while state.waiting:
            for seat in state.everyone():
                world = imagine(state, seat, dice)
                for zone in state.table.live:
                    assert sorted(world.zones[zone]) == sorted(state.zones[zone])
                seen = seen_by(state, seat)
                if state.zones[DECK]:
                    assert sorted(in_the_deck(seen)) == sorted(state.zones[DECK])
            answer_at_random(state, dice)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_regular_beats_random(seats: int) -> None:
    assert win_share(GAME, seats, 60, {"rounds_to_win": 3}) > 1.3 / seats


def test_the_bot_takes_the_bargain() -> None:
    """An Ace for a lone ten, and the set that leaves the next player less."""
    state = lying("Tc", ["As 9h Th", "2h 2s 2d"], "9d 8d 7d")
    assert bot_says(state) == "As"
    state = lying("6c 4d 3h As", ["7h Tc", "2h 2s"], equal_change="player_chooses")
    play(state, "7h")
    # 6 and Ace leave 7 4 3, good for one; 4 and 3 leave 7 6 1, good for four
    assert bot_says(state) == "6c"


def test_hints() -> None:
    """What the player is told: the middle, everybody's round, each card's change."""
    state = lying(
        "4c 9d 3s",
        ["6h Th 7h", "2h 2s"],
        start_totals=[23, 20],
        handicaps=[3, 0],
        piles=["5c", ""],
    )
    lines = read_out(state, 0)
    assert "The middle holds 16 points; 0 cards in the deck." in lines
    assert "6h fetches 4c 3s: 1 extra." in lines
    assert "7h fetches 4c 3s: exact change." in lines
    assert (
        "0: hand of 23, handicap 1½; 5 points so far, 3½ after handicap;"
        " 3 cards left; 0 rounds won."
    ) in lines
    told = hints.hints(lying("2c", ["6h", "2h"]), Seat(0))
    assert ("draws", {"piece": "6h"}) in told
    told = hints.hints(lying("2c", ["6h", "2h"], deck_out="short"), Seat(0))
    assert ("short", {"piece": "6h", "pieces": "2c", "short": 4}) in told
    chooses = lying("4c 3d 6h As", ["7h", "2h"], equal_change="player_chooses")
    told = hints.hints(chooses, Seat(0))
    assert ("choice", {"piece": "7h", "count": 2, "excess": 0}) in told
    told = hints.hints(play(chooses, "7h"), Seat(0))
    assert ("set", {"pieces": "4c 3d"}) in told
    assert not hints.hints(last_turn(["As", "9s"], scores=[4, 0]), Seat(0))


@pytest.mark.parametrize("module", [rules, hints])
def test_documented_examples(module: Any) -> None:
    assert doctest.testmod(module, extraglobs={"cards": cards}).failed == 0
