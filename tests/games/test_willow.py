"""Willow: the worked examples, each rule of the catalogue, then a second opinion."""

import doctest
import json
from collections import Counter
from itertools import combinations, groupby
from typing import Any, cast

import hypothesis
import pytest
from tests.games.answers import bot_says, play
from tests.games.positions import begun
from tests.games.table import all_told, purses, said, seen_by, told

from parlour.engine.cursor import playout
from parlour.engine.data import load, save
from parlour.engine.dice import Dice, scatter
from parlour.engine.events import name_events
from parlour.engine.game import token_name, token_named
from parlour.engine.options import options_as_text
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.willow import GAME, hands, hints
from parlour.games.willow.bot import FIRST_CARD, regular
from parlour.games.willow.hands import PACKS, hand_worth
from parlour.games.willow.rules import CALL, DOWN, FOLD, POT, STOCK, UP, Willow
from parlour.narration import LogNarrator, Reading
from parlour.testing.chance import Trial
from parlour.testing.strategies import trials
from parlour.testing.telling import log_of
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules


# Setting up and playing


def sit(stacks: list[int], deal: str = "", dealer: int = -1, **given: Any) -> Willow:
    """A hand just dealt to these stacks, the last seat dealing unless told.

    `deal` names the first cards in betting order, then the second ones.
    """
    seats = len(stacks)
    table = GAME.table(seats, given)
    state = cast(Willow, table.blank())
    state.lay()
    state.events = []
    state.seed = scatter(1)
    for seat in state.everyone():
        state.stake(seat, stacks[seat])
        state.playing |= (stacks[seat] > 0 or not staked(state)) << seat
    state.dealer = Seat(dealer % seats)
    state.fill(STOCK, PACKS[3])
    table.stacks = [cards(deal)]
    state.shuffle(STOCK)
    state.deal_hand()
    state.go_on()
    return state


def staked(state: Willow) -> bool:
    return state.options.bankroll == "table_stakes"


def around(seats: int, deal: str = "", **given: Any) -> Willow:
    """A hand of the usual kind, on open balances."""
    return sit([0] * seats, deal, **given)


def offer(state: Willow) -> str:
    """What the seat to act is offered: `1: fold call 1-10`."""
    pick = state.question()
    if pick is None:
        return "over"
    names = [token_name(state.table, token) for token in pick.options]
    words = [name for name in names if not name.isdigit()]
    numbers = [int(name) for name in names if name.isdigit()]
    if numbers:
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        words.append(f"{numbers[0]}-{numbers[-1]}")
    return f"{pick.seat}: {' '.join(words)}"


# The cards and what they are worth

A_WINS, B_WINS, TIE = 1, -1, 0

SHOWDOWNS = [
    # rule, hand a, hand b, result
    ("rulebook", "2c Td", "5c Qd", A_WINS),
    ("WIL-13", "2c 2d", "Ac Qd", A_WINS),
    ("WIL-32", "Ac Ad", "Qc Qd", A_WINS),
    ("WIL-32", "Qc Qd", "Jc Jd", A_WINS),
    ("WIL-32", "Jc Jd", "Tc Td", A_WINS),
    ("WIL-32", "3c 3d", "2c 2d", A_WINS),
    ("WIL-14", "Ac Qd", "2c Qc", A_WINS),
    ("WIL-14", "Ac 2c", "Ad Qc", B_WINS),
    ("WIL-15", "3c Jc", "2c Tc", A_WINS),
    ("WIL-15", "4c Qc", "3c Jc", A_WINS),
    ("WIL-R06", "Ac 9c", "2c Tc", B_WINS),
    ("WIL-R06", "Ac 9c", "3c Jc", B_WINS),
    ("WIL-R21", "Ac 2c", "Jd Qd", B_WINS),
    ("WIL-33", "2c Td", "Th 2d", TIE),
    ("WIL-33", "Ac Qd", "Ad Qh", TIE),
]


@pytest.mark.parametrize(("rule", "a", "b", "result"), SHOWDOWNS)
def test_which_hand_is_better(rule: str, a: str, b: str, result: int) -> None:
    one, other = hand_worth(*cards(a)), hand_worth(*cards(b))
    assert (one > other) - (one < other) == result


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(hands, extraglobs={"cards": cards}).failed == 0


def test_all_hands() -> None:
    """WIL-16, WIL-17: 78 values; pairs are unique, the others come nine ways."""
    pack = PACKS[3]
    assert len(pack) == 36
    worths = Counter(hand_worth(a, b) for a, b in combinations(pack, 2))
    pairs = {worth: ways for worth, ways in worths.items() if worth >= 0x100}
    gaps = Counter[int]()
    for worth, ways in worths.items():
        if worth < 0x100:
            assert ways == 9
            gaps[worth >> 4] += ways
    assert len(worths) == 78
    assert len(pairs) == 12
    assert set(pairs.values()) == {3}  # two such hands need four cards of a rank
    assert gaps == {gap: 9 * (12 - gap) for gap in range(1, 12)}
    by_key = sorted(combinations(pack, 2), key=lambda two: key(*two))
    assert [hand_worth(*two) for two in by_key] == sorted(worths.elements())


def key(a: int, b: int) -> tuple[int, int, int]:
    """The comparison key as the catalogue writes it (WIL-17)."""
    low, high = sorted((rank + 1) % 13 + 1 for rank in (a // 4, b // 4))
    if low == high:
        return 1, 13 if low == 1 else low, 0
    return 0, high - low, high


@pytest.mark.parametrize("removed", ["c", "d", "h", "s"])
def test_the_pack(removed: str) -> None:
    """WIL-R12: any suit may be taken out, and the Kings always are."""
    state = cast(Willow, GAME.new(2, {"removed_suit": removed}))
    names = [state.table.pieces.names[card] for pile in state.zones for card in pile]
    assert len(names) == 36
    assert {name[0] for name in names} == set("A23456789TJQ")
    assert {name[1] for name in names} == set("cdhs") - {removed}


def test_ten_players_have_cards_enough() -> None:
    """WIL-R16: twenty of the 36 cards are dealt."""
    state = play(around(10), "1 " + "call " * 9)
    assert state.phase == "second"
    assert len(state.zones[STOCK]) == 16
    assert all(len(state.zones[UP + seat]) == 1 for seat in range(10))


# The start of a hand


def test_the_first_dealer_is_random() -> None:
    """WIL-01, WIL-R11: each seat deals first about as often as the others."""
    dealers = Counter(
        cast(Willow, GAME.new(4, seed=seed)).dealer for seed in range(2000)
    )
    assert set(dealers) == {0, 1, 2, 3}
    assert all(420 < times < 580 for times in dealers.values())


@pytest.mark.parametrize("dealer", range(4))
def test_betting_order(dealer: int) -> None:
    """WIL-24: from the dealer's left, the dealer last, in both rounds."""
    state = sit([0] * 4, dealer=dealer)
    order = []
    for _ in range(2):
        for choice in ("2", "call", "call", "call"):
            order.append((state.phase, int(state.turn)))
            play(state, choice)
    seats = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert order == [(name, seat) for name in ("first", "second") for seat in seats]


@pytest.mark.parametrize("ante", [0, 1, 5])
def test_everybody_antes(ante: int) -> None:
    """WIL-02, and WIL-06: the ante does not count towards the level."""
    state = around(3, ante=ante)
    assert state.chips[POT] == 3 * ante
    assert purses(state) == [-ante] * 3
    assert state.level == 0
    play(state, "4")
    assert offer(state) == "1: fold call 1-10"
    play(state, "call")
    assert purses(state)[1] == -ante - 4


def test_one_hidden_card_each() -> None:
    """WIL-25, WIL-R20: only its owner sees a first card."""
    state = around(3, "2c 3c 4c")
    assert [state.zones[DOWN + seat] for seat in range(3)] == [
        [card] for card in cards("2c 3c 4c")
    ]
    for viewer in (0, 1, 2, 10):
        seen = view(state, viewer)
        for seat in range(3):
            lies = state.zones[DOWN + seat] if viewer == seat else [HIDDEN]
            assert seen.zones[DOWN + seat] == lies
        assert set(seen.zones[STOCK]) == {HIDDEN}
    dealt = [event for event in told(state, "moved") if event["from"] == "stock"]
    assert [event["to"] for event in dealt] == [
        "face-down 0",
        "face-down 1",
        "face-down 2",
    ]


# Betting

TURNS = [
    # rule, seats, what was said, what the next seat is offered
    ("WIL-03", 3, "", "0: fold 1-10"),
    ("WIL-03", 3, "fold", "1: fold 1-10"),
    ("WIL-04", 3, "5", "1: fold call 1-10"),
    ("WIL-04", 3, "5 call", "2: fold call 1-10"),
    ("WIL-05", 3, "5 10", "2: fold call 1-10"),
    ("WIL-08", 2, "", "0: fold 1-10"),
    ("WIL-R17", 2, "", "0: fold 1-10"),
    ("WIL-26, one raise", 2, "5 1", "0: fold call 1-10"),
    ("WIL-26, two", 2, "5 1 1", "1: fold call 1-10"),
    ("WIL-26, three", 2, "5 1 1 1", "0: fold call"),
    ("WIL-R04, heads-up too", 2, "10 10 10 10", "0: fold call"),
    ("WIL-26, not one for each", 4, "1 1 1 1", "0: fold call"),
    ("WIL-26, for all the others", 4, "1 1 1 1 call", "1: fold call"),
    ("WIL-27, all others again", 3, "1 call 2", "0: fold call 1-10"),
    ("WIL-27, who called too", 3, "1 call 2 call", "1: fold call 1-10"),
    ("WIL-20, who folded is not asked", 3, "1 fold 2", "0: fold call 1-10"),
    ("WIL-20", 3, "fold 1 2", "1: fold call 1-10"),
    ("WIL-11", 3, "1 call call", "0: fold 2-20"),
    ("WIL-11, first still in", 3, "fold 1 call", "1: fold 2-20"),
    ("WIL-11", 3, "1 call 1 fold call", "1: fold 2-20"),
    ("WIL-R02", 2, "1 call 2", "1: fold call 2-20"),
    ("WIL-30, WIL-R03", 2, "1 1 1 1 call 2 2 2", "1: fold call 2-20"),
    ("WIL-30", 2, "1 1 1 1 call 2 2 2 2", "0: fold call"),
    ("WIL-31", 2, "9 call", "0: fold 2-20"),
]


@pytest.mark.parametrize(("rule", "seats", "choices", "expected"), TURNS)
def test_whose_turn_and_what_may_be_said(
    rule: str, seats: int, choices: str, expected: str
) -> None:
    assert offer(play(around(seats), choices)) == expected


LEVELS = [
    # rule, what was said, level, paid in this round by seats 0, 1, 2
    ("WIL-06, a bet", "5", 5, [5, 0, 0]),
    ("WIL-04, a call", "5 call", 5, [5, 5, 0]),
    ("WIL-06, a raise", "5 3", 8, [5, 8, 0]),
    ("WIL-06, two raises", "5 3 10", 18, [5, 8, 18]),
    ("WIL-04, up to the level", "5 3 10 call", 18, [18, 8, 18]),
    ("WIL-05", "5 10 1", 16, [5, 15, 16]),
    ("WIL-30, afresh", "5 call call", 0, [0, 0, 0]),
    ("WIL-30", "5 call call 2 3", 5, [2, 5, 0]),
]


@pytest.mark.parametrize(("rule", "choices", "level", "paid"), LEVELS)
def test_the_level(rule: str, choices: str, level: int, paid: list[int]) -> None:
    state = play(around(3), choices)
    assert state.level == level
    assert state.paid == paid


ROUND_ENDS = [
    # rule, seats, what was said, the phase then
    ("WIL-07", 3, "1 call", "first"),
    ("WIL-07", 3, "1 call call", "second"),
    ("WIL-07, one must call the raise", 3, "1 call 2 call", "first"),
    ("WIL-07", 3, "1 call 2 call call", "second"),
    ("WIL-07, a fold can be the end", 3, "1 call 2 call fold", "second"),
    ("WIL-R05, the opener is not asked", 2, "10 call", "second"),
    ("WIL-27, nor is the last raiser", 3, "1 1 1 call call", "second"),
]


@pytest.mark.parametrize(("rule", "seats", "choices", "phase"), ROUND_ENDS)
def test_the_end_of_a_round(rule: str, seats: int, choices: str, phase: str) -> None:
    assert play(around(seats), choices).phase == phase


ALONE = [
    # rule, what was said, result of seats 0, 1, 2 (each anted 1)
    ("WIL-28, WIL-R01: no bet needed", "fold fold", [-1, -1, 2]),
    ("WIL-09", "5 fold fold", [2, -1, -1]),
    ("WIL-09, a raise took it", "5 7 fold fold", [-6, 7, -1]),
    ("WIL-20, what was paid stays", "5 call 3 fold fold", [-6, -6, 12]),
    ("WIL-28, in the second round", "5 call call fold fold", [-6, -6, 12]),
    ("WIL-09, in the second round", "5 call call 20 fold fold", [12, -6, -6]),
]


@pytest.mark.parametrize(("rule", "choices", "expected"), ALONE)
def test_alone_in_the_hand(rule: str, choices: str, expected: list[int]) -> None:
    state = play(around(3, hands=1), choices)
    assert state.phase == "over"
    assert purses(state) == expected
    assert said(state)[-1] == "alone"


def test_the_last_one_need_not_show() -> None:
    """WIL-R13, WIL-09: nobody's hidden card is shown, and no card is dealt."""
    state = play(around(3, hands=1), "fold fold")
    assert len(state.zones[STOCK]) == 33
    for seat in range(3):
        card = state.zones[DOWN + seat][0]
        assert state.known[card] == 1 << seat
        assert not state.zones[UP + seat]
    assert view(state, 0).zones[DOWN + 2] == [HIDDEN]


def test_a_folded_card_is_never_shown() -> None:
    """WIL-12: at the showdown only those still in turn up their cards."""
    state = play(around(3, hands=1), "1 fold call 2 call")
    assert [len(state.zones[UP + seat]) for seat in range(3)] == [2, 0, 2]
    assert state.known[state.zones[DOWN + 1][0]] == 0b010


def test_out_of_turn() -> None:
    """WIL-21: nobody may act out of turn."""
    state = around(3)
    with pytest.raises(Refusal) as refusal:
        state.play(Seat(1), [token_named(state.table, "fold")])
    assert refusal.value.message == "not-your-turn"


def test_a_fold_may_be_free() -> None:
    """WIL-21, WIL-22: where checking is allowed, so is folding for nothing."""
    state = around(2, hands=1, allow_check=True)
    assert offer(state) == "0: fold check 1-10"
    play(state, "fold")
    assert purses(state) == [-1, 1]


CHECKS = [
    # what was said, the phase then, what is offered
    ("", "first", "0: fold check 1-10"),
    ("check", "first", "1: fold check 1-10"),
    ("check check", "first", "2: fold check 1-10"),
    ("check check check", "second", "0: fold check 2-20"),
    ("check check 3", "first", "0: fold call 1-10"),
    ("check check 3 call", "first", "1: fold call 1-10"),
    ("check check 3 call call", "second", "0: fold check 2-20"),
    ("check 3 call call", "second", "0: fold check 2-20"),
    ("check fold check", "second", "0: fold check 2-20"),
]


@pytest.mark.parametrize(("choices", "phase", "expected"), CHECKS)
def test_checking(choices: str, phase: str, expected: str) -> None:
    """WIL-22: the round may end without a bet; after a bet all must act."""
    state = play(around(3, allow_check=True), choices)
    assert state.phase == phase
    assert offer(state) == expected


REFUSALS = [
    # rule, stacks (0: open), options, what was said, then, message
    ("WIL-08", 0, {}, "", "check", "no-check"),
    ("WIL-04", 0, {"allow_check": True}, "3", "check", "no-check-after-bet"),
    ("WIL-R17", 0, {}, "", "call", "nothing-to-call"),
    ("WIL-26", 0, {}, "1 1 1 1", "1", "no-raise-left"),
    ("WIL-03", 0, {}, "", "0", "too-small"),
    ("WIL-03", 0, {}, "", "11", "too-large"),
    ("WIL-04", 0, {}, "1", "11", "too-large"),
    ("WIL-03", 0, {}, "1 call call", "1", "too-small"),
    ("WIL-22", 0, {"allow_check": True}, "", "11", "too-large"),
    ("WIL-48", 0, {"min_raise": "last_raise"}, "5", "4", "less-than-last"),
    ("WIL-23", 9, {}, "", "9", "more-than-you-have"),
    ("WIL-23", 9, {}, "4", "5", "more-than-you-have"),
    ("WIL-39", 9, {"r1_min": 5}, "5", "5", "too-short-to-raise"),
    ("WIL-46", 99, {"structure": "pot_limit"}, "", "4", "more-than-the-pot"),
    ("WIL-47", 99, {"structure": "no_limit"}, "", "99", "more-than-you-have"),
    ("WIL-03", 0, {}, "", "Kc", "not-offered"),
]


@pytest.mark.parametrize(
    ("rule", "stack", "given", "choices", "then", "message"), REFUSALS
)
def test_refusals(
    rule: str,
    stack: int,
    given: dict[str, Any],
    choices: str,
    then: str,
    message: str,
) -> None:
    if stack:
        given = {"bankroll": "table_stakes", "starting_stack": stack, **given}
    state = play(sit([stack] * 3, **given), choices)
    before = save(state)
    with pytest.raises(Refusal) as refusal:
        play(state, then)
    expected = "WIL-23" if message == "more-than-you-have" else rule
    assert (refusal.value.message, refusal.value.rule) == (message, expected)
    assert save(state) == before
    assert Messages(GAME).text(f"refused-{message}", token=then)


# The second card and the showdown


def test_second_cards() -> None:
    """WIL-10, WIL-29, WIL-R14: face up, in betting order, not to who folded."""
    state = sit([0] * 4, "2c 3c 4c 5c Ac 6c 7c", dealer=1)
    play(state, "1 fold call call")
    assert state.dealer == 1
    assert [state.zones[UP + seat] for seat in range(4)] == [
        cards("6c"),
        cards("7c"),
        cards("Ac"),
        [],
    ]
    assert view(state, 10).zones[UP + 2] == cards("Ac")
    assert offer(state) == "2: fold 2-20"


POTS = [
    # rule, first and second cards of seats 0, 1, 2, what was said, results
    ("WIL-18", "2c 5c 8c Td Qd 9d", "1 call call 2 call call", [8, -4, -4]),
    ("WIL-13", "2c 5c Ac 2d Qd Qc", "1 call call 2 call call", [8, -4, -4]),
    ("WIL-32", "Ac 5c Qc Ad 6d Qd", "1 call call 2 call call", [8, -4, -4]),
    ("WIL-15", "Ac 2c 3c 9d Td Jd", "1 call call 2 call call", [-4, -4, 8]),
    ("WIL-33, three tie", "2c 2d 2h Tc Td Th", "1 call call 2 call call", [0, 0, 0]),
    ("WIL-29, WIL-34", "2c 2d 9h Tc Td", "1 call fold 2 call", [1, 0, -1]),
]


@pytest.mark.parametrize(("rule", "deal", "choices", "expected"), POTS)
def test_the_pot(rule: str, deal: str, choices: str, expected: list[int]) -> None:
    state = play(around(3, deal, hands=1), choices)
    assert state.phase == "over"
    assert purses(state) == expected


ODD_CHIPS = [
    # rule, seats, dealer, cards in betting order, what was said, results
    ("WIL-34", 3, 2, "2c 2d 9h Tc Td", "1 call fold 2 call", [1, 0, -1]),
    ("WIL-R08", 3, 1, "2c 9h 2d Tc Td", "1 fold call 2 call", [-1, 0, 1]),
    ("WIL-R08", 3, 0, "9h 2c 2d Tc Td", "fold 1 call 2 call", [0, -1, 1]),
    (
        "WIL-34, WIL-R07: two",
        5,
        4,
        "2c 2d 2h 3c 3d Tc Td Th",
        "1 call call fold fold 2 call call",
        [1, 1, 0, -1, -1],
    ),
    (
        "WIL-R07, WIL-R08: two",
        5,
        0,
        "2c 3c 2d 3d 2h Tc Td Th",
        "1 fold call fold call 2 call call",
        [0, 1, -1, 1, -1],
    ),
]


@pytest.mark.parametrize(
    ("rule", "seats", "dealer", "deal", "choices", "expected"), ODD_CHIPS
)
def test_odd_chips(
    rule: str, seats: int, dealer: int, deal: str, choices: str, expected: list[int]
) -> None:
    state = play(sit([0] * seats, deal, dealer, hands=1), choices)
    assert purses(state) == expected
    payments = [event for event in told(state, "paid") if event["from"] == "pot"]
    assert {event["rule"] for event in payments} == {"WIL-34"}


def test_all_show_before_anybody_is_paid() -> None:
    """WIL-12, WIL-R15: everybody still in turns up the hidden card."""
    state = play(around(3, "2c 5c 8c Td Qd 9d", hands=1), "1 call call 2 call call")
    events = all_told(state, viewer=10)
    shows = [
        number
        for number, event in enumerate(events)
        if event["event"] == "moved" and event["to"].startswith("face-up")
    ]
    assert [events[number]["piece"] for number in shows[3:]] == ["2c", "5c", "8c"]
    pays = [
        number
        for number, event in enumerate(events)
        if event["event"] == "paid" and event["from"] == "pot"
    ]
    assert max(shows) < min(pays)


REASONS = [
    # rule, first and second cards of seats 0, 1, what is said, and told of the winner
    (
        "WIL-13",
        "2c 5c 2d Qd",
        ("wins-pair", 0, 2),
        "Ann wins 8 chips with a pair of twos, which beats any gap.",
    ),
    (
        "WIL-32",
        "Ac Qc Ad Qd",
        ("wins-pair", 0, 13),
        "Ann wins 8 chips with a pair of Aces, the highest pair.",
    ),
    (
        "WIL-14",
        "2c 5c Td Qd",
        ("wins-gap", 0, 8),
        "Ann wins 8 chips with a gap of 8, the widest.",
    ),
    (
        "WIL-15",
        "2c 3c Td Jd",
        ("wins-high", 1, 8),
        "Ben wins 8 chips: the same gap of 8, but Jd is the higher card.",
    ),
    (
        "WIL-33",
        "2c 2d Td Tc",
        ("shares", 1, 0),
        "Ann and Ben share the pot: equal hands.",
    ),
]


def test_raises_one_after_another_are_told_apart() -> None:
    """WIL-04: each is told with what it comes to, and the pot with the second card."""
    lines = log_of(GAME, play(around(3, "2c 5c 7c Td Qd 9d"), "1 1 1 call call"))
    assert [line for line in lines if "raises" in line] == [
        "Ben raises by 1, to 2, and puts in 2.",
        "Cleo raises by 1, to 3, and puts in 3.",
    ]
    assert lines[-1].endswith(" The pot is 12.")


@pytest.mark.parametrize(("rule", "deal", "expected", "text"), REASONS)
def test_the_reason(
    rule: str, deal: str, expected: tuple[str, int, int], text: str
) -> None:
    state = play(around(2, deal, hands=1), "1 call 2 call")
    last = told(state, "said")[-1]
    assert (last["message"], last["seat"], last["number"]) == expected
    events = name_events(GAME, state.table, state.events or [])
    lines = LogNarrator(GAME, state.table, AUDIENCE).lines(events)
    assert text in Reading(Messages(GAME), ["Ann", "Ben"], None, str).read(lines)
    assert said(state).count("shows-gap") + said(state).count("shows-pair") == 2


# The session


def test_the_deal_goes_round() -> None:
    """WIL-19, WIL-35, WIL-R10: one hand for each player, then it is over."""
    state = around(3)
    dealers = []
    while state.waiting:
        dealers.append(int(state.dealer))
        assert len(state.zones[STOCK]) == 33
        play(state, "fold fold")
    assert dealers == [2, 0, 1]
    assert state.phase == "over"
    assert purses(state) == [0, 0, 0]
    assert state.ranks == [1, 1, 1]


@pytest.mark.parametrize("hands", [1, 2, 7])
def test_as_many_hands_as_agreed(hands: int) -> None:
    """WIL-35."""
    state = cast(Willow, GAME.new(3, {"hands": hands}))
    assert playout(state, Dice(3)) > 0
    assert state.hand == hands


def test_every_hand_is_shuffled_anew() -> None:
    """WIL-25: who folded with a card nobody saw may find it anywhere next time."""
    state = play(around(2), "fold")
    assert state.hand == 2
    assert state.known[state.zones[DOWN][0]] == 0b01
    assert state.known[state.zones[DOWN + 1][0]] == 0b10
    assert all(state.known[card] == 0 for card in state.zones[STOCK])
    assert len(state.zones[STOCK]) == 34


def test_open_balances() -> None:
    """WIL-R09: by default one may owe, so nobody is ever all-in."""
    state = play(around(2, hands=1), "10 10 10 10 call 20 20 20 20")
    assert purses(state) == [-1 - 40 - 60, -1 - 40 - 80]
    play(state, "fold")
    assert purses(state) == [-101, 101]
    assert state.returns() == [-101.0, 101.0]
    assert state.ranks == [2, 1]


def test_the_worst_hand_costs_121() -> None:
    state = around(2, "2c 5c Td Qd", hands=1)
    play(state, "10 10 10 10 call 20 20 20 20 call")
    assert state.returns() == [121.0, -121.0]


LONGEST = [
    # options, the longest first round of three seats, the second
    ({}, "1 call 1 call 1 call 1 call call", "2 call 2 call 2 call 2 call call"),
    (
        {"allow_check": True},
        "check check 1 call 1 call 1 call 1 call call",
        "check check 2 call 2 call 2 call 2 call call",
    ),
    ({"max_raises": 0}, "1 call call", "2 call call"),
]


@pytest.mark.parametrize(("given", "first", "second"), LONGEST)
def test_the_longest_hand(given: dict[str, Any], first: str, second: str) -> None:
    """WIL-26, WIL-22: as many decisions as the stated bound, and no more."""
    state = play(around(3, hands=1, **given), f"{first} {second}")
    assert state.phase == "over"
    assert len(f"{first} {second}".split()) == GAME.bound(state.options, 3)


# Other structures


def stakes(stacks: list[int], deal: str = "", dealer: int = -1, **given: Any) -> Willow:
    """A hand with table stakes."""
    return sit(stacks, deal, dealer, bankroll="table_stakes", **given)


STRUCTURES = [
    # rule, options, stack, what was said, offer
    ("WIL-45", {"structure": "fixed"}, 0, "", "0: fold 10-10"),
    ("WIL-45", {"structure": "fixed"}, 0, "10", "1: fold call 10-10"),
    ("WIL-45", {"structure": "fixed"}, 0, "10 10 call call", "0: fold 20-20"),
    ("WIL-45", {"structure": "fixed"}, 0, "10 call call 20", "1: fold call 20-20"),
    ("WIL-46", {"structure": "pot_limit"}, 99, "", "0: fold 1-3"),
    ("WIL-46", {"structure": "pot_limit"}, 99, "3", "1: fold call 1-9"),
    ("WIL-46", {"structure": "pot_limit"}, 99, "3 call", "2: fold call 1-12"),
    ("WIL-46", {"structure": "pot_limit"}, 99, "3 9", "2: fold call 1-30"),
    ("WIL-46", {"structure": "pot_limit"}, 99, "3 9 call", "0: fold call 1-39"),
    ("WIL-46", {"structure": "pot_limit"}, 99, "1 call call", "0: fold 2-6"),
    ("WIL-46", {"structure": "pot_limit", "ante": 0}, 99, "", "0: fold 1-1"),
    ("WIL-46", {"r1_min": 5, "r1_max": "pot"}, 99, "", "0: fold 5-5"),
    ("WIL-46", {"structure": "pot_limit"}, 4, "2", "1: fold call 1-1"),
    ("WIL-47", {"structure": "no_limit"}, 99, "", "0: fold 1-98"),
    ("WIL-47", {"structure": "no_limit"}, 99, "50", "1: fold call 1-48"),
    ("WIL-47", {"structure": "no_limit"}, 99, "10 5 call", "0: fold call 1-83"),
    ("WIL-47", {"structure": "no_limit"}, 99, "1 call call", "0: fold 2-97"),
    ("WIL-48", {"min_raise": "last_raise"}, 0, "", "0: fold 1-10"),
    ("WIL-48", {"min_raise": "last_raise"}, 0, "5", "1: fold call 5-10"),
    ("WIL-48", {"min_raise": "last_raise"}, 0, "5 7", "2: fold call 7-10"),
    ("WIL-48", {"min_raise": "last_raise"}, 0, "5 7 call", "0: fold call 7-10"),
    ("WIL-48", {"min_raise": "last_raise"}, 0, "5 call call", "0: fold 2-20"),
    ("WIL-48", {"min_raise": "last_raise"}, 0, "5 call call 3", "1: fold call 3-20"),
    ("WIL-05", {"min_raise": "range"}, 0, "5 7", "2: fold call 1-10"),
    ("WIL-26", {"max_raises": 0}, 0, "5", "1: fold call"),
    ("WIL-26", {"max_raises": 1}, 0, "5", "1: fold call 1-10"),
    ("WIL-26", {"max_raises": 1}, 0, "5 1", "2: fold call"),
    ("WIL-26", {"max_raises": "none"}, 0, "1" + " 1" * 19, "2: fold call 1-10"),
    ("WIL-26", {"max_raises": "none"}, 0, "1" + " 1" * 20, "0: fold call"),
]


@pytest.mark.parametrize(("rule", "given", "stack", "choices", "expected"), STRUCTURES)
def test_structures(
    rule: str, given: dict[str, Any], stack: int, choices: str, expected: str
) -> None:
    assert offer(play(sit([stack] * 3, **given), choices)) == expected


# Table stakes


def test_everybody_gets_a_stack() -> None:
    """WIL-23: the result is the change of it."""
    given = {"bankroll": "table_stakes", "starting_stack": 50, "hands": 1}
    state = cast(Willow, GAME.new(3, given))
    assert purses(state) == [49, 49, 49]
    assert state.chips[POT] == 3
    play(state, "fold fold")
    assert sorted(state.returns()) == [-1, -1, 2]


ALL_IN = [
    # rule, stacks, options, dealer, what was said, offer
    ("WIL-23, no more than the stack", [8, 99], {}, 1, "", "0: fold 1-7"),
    ("WIL-23, no decisions", [3, 50, 50], {}, 2, "2 call call", "1: fold 2-20"),
    ("WIL-23, nor on a raise", [3, 50, 50], {}, 2, "2 call 5", "1: fold call 1-10"),
    ("WIL-36", [3, 50, 50], {"ante": 5}, 2, "", "1: fold 1-10"),
    ("WIL-36, just enough", [5, 50, 50], {"ante": 5}, 2, "", "1: fold 1-10"),
    ("WIL-37", [50, 4, 50], {}, 2, "10", "1: fold call"),
    ("WIL-37, the level stays", [50, 4, 50], {}, 2, "10 call", "2: fold call 1-10"),
    ("WIL-38, WIL-R19", [3, 50, 50], {}, 2, "1 call call", "0: fold 1-1"),
    ("WIL-38, WIL-R19", [3, 50, 50], {}, 2, "1 call call 1", "1: fold call 2-20"),
    ("WIL-38", [4, 50], {"r1_min": 8}, 1, "", "0: fold 3-3"),
    ("WIL-38", [4, 50], {"r1_min": 8, "allow_check": True}, 1, "", "0: fold check 3-3"),
    (
        "WIL-38, WIL-48",
        [3, 50, 50],
        {"min_raise": "last_raise"},
        2,
        "1 call call 1",
        "1: fold call 2-20",
    ),
    ("WIL-39, call and more", [50, 14, 50], {}, 2, "10", "1: fold call 1-3"),
    ("WIL-39, call and minimum", [50, 12, 50], {}, 2, "10", "1: fold call 1-1"),
    ("WIL-39, the call", [50, 11, 50], {}, 2, "10", "1: fold call"),
    ("WIL-39, less", [50, 10, 50], {}, 2, "10", "1: fold call"),
    ("WIL-39, minimum 2", [50, 13, 50], {}, 2, "1 call call 10", "1: fold call"),
    ("WIL-39", [50, 14, 50], {}, 2, "1 call call 10", "1: fold call 2-2"),
    (
        "WIL-39, WIL-48",
        [50, 18, 50],
        {"min_raise": "last_raise"},
        2,
        "9",
        "1: fold call",
    ),
    ("WIL-40, a bet is answered", [3, 50], {}, 1, "2", "1: fold call"),
    ("WIL-40, rivals with chips", [3, 9, 9], {}, 2, "2 call call", "1: fold 2-6"),
    ("WIL-40, not asked", [3, 50], {"hands": 1}, 1, "2 call", "over"),
    ("WIL-40", [3, 3, 50], {"hands": 1}, 2, "2 call call", "over"),
    ("WIL-40, WIL-R18", [3, 9, 9], {"hands": 1}, 2, "2 call call fold", "over"),
    ("WIL-40, both rounds", [1, 1, 50], {"hands": 1}, 2, "", "over"),
    ("WIL-40, from the start", [1, 1, 1], {"hands": 1}, 2, "", "over"),
    ("WIL-40, WIL-36", [3, 3, 50], {"hands": 1, "ante": 4}, 2, "", "over"),
    ("WIL-43, a bet beyond the rival's", [50, 3], {"hands": 1}, 1, "9 call", "over"),
]


@pytest.mark.parametrize(
    ("rule", "stacks", "given", "dealer", "choices", "expected"), ALL_IN
)
def test_all_in(
    rule: str,
    stacks: list[int],
    given: dict[str, Any],
    dealer: int,
    choices: str,
    expected: str,
) -> None:
    state = play(stakes(stacks, dealer=dealer, **given), choices)
    assert offer(state) == expected
    assert sum(state.chips) == sum(stacks)


def test_all_in_stays_in_the_hand() -> None:
    """WIL-23: a seat with nothing left gets its second card and may win."""
    state = stakes([3, 50, 50], "Ac 5c 6c Ad 7c 9c", hands=1)
    play(state, "2 call call")
    assert state.zones[UP] == cards("Ad")
    assert state.all_in == 0b001
    assert said(state).count("all-in") == 1
    play(state, "2 call")
    assert purses(state) == [9, 45, 49]


SIDE_POTS = [
    # rule, stacks, first and second cards, options, what was said, stacks then
    (
        "WIL-41, WIL-42: three layers",
        [6, 21, 51, 51],
        "Ac 2c 3c 4c Ad Qc Qd 5c",
        {"structure": "no_limit"},
        "5 15 call 10 call 20 fold",
        [24, 45, 40, 20],
    ),
    (
        "WIL-42: the best hand takes what it paid for, the next best the rest",
        [6, 51, 51],
        "Ac 2c 3c Ad Qc Jd",
        {},
        "5 call call 2 call",
        [18, 47, 43],
    ),
    (
        "WIL-42: the best hand can take all layers",
        [6, 51, 51],
        "5c 2c Ac 6d Qc Ad",
        {},
        "5 call call 2 call",
        [0, 43, 65],
    ),
    (
        "WIL-34, WIL-42: odd chips in each layer",
        [3, 50, 50, 50],
        "2c 2d 2h 9c Tc Td Th 9d",
        {},
        "2 call 3 call call 2 call fold",
        [4, 53, 52, 44],
    ),
    (
        "WIL-36, WIL-41: a short ante is a layer",
        [2, 50, 50],
        "Ac 2c 3c Ad Qc Jd",
        {"ante": 5},
        "1 call 2 call",
        [6, 54, 42],
    ),
    (
        "WIL-37, WIL-43: called for less",
        [50, 6],
        "5c Ac 6c Ad",
        {},
        "10 call",
        [44, 12],
    ),
    (
        "WIL-43: matched by somebody who folded",
        [50, 50, 4],
        "5c 2c Ac 6c Ad",
        {},
        "6 5 call fold",
        [43, 49, 12],
    ),
    (
        "WIL-43: a bet beyond the rival's chips",
        [50, 3],
        "Ac 5c Ad 6c",
        {},
        "9 call",
        [53, 0],
    ),
    (
        "WIL-43, WIL-40: the loser keeps the excess",
        [50, 3],
        "5c Ac 6c Ad",
        {},
        "9 call",
        [47, 6],
    ),
]


@pytest.mark.parametrize(
    ("rule", "stacks", "deal", "given", "choices", "expected"), SIDE_POTS
)
def test_side_pots(
    rule: str,
    stacks: list[int],
    deal: str,
    given: dict[str, Any],
    choices: str,
    expected: list[int],
) -> None:
    state = play(stakes(stacks, deal, hands=1, **given), choices)
    assert state.phase == "over"
    assert purses(state) == expected
    returned = [event for event in told(state, "paid") if event.get("rule") == "WIL-43"]
    assert len(returned) == ("WIL-43" in rule or "three layers" in rule)


def test_who_is_broke_leaves() -> None:
    """WIL-19, WIL-44: no more cards for seat 0, and the deal passes it by."""
    state = stakes([3, 50, 50], "5c Ac 8c 6c Ad Tc", hands=5)
    play(state, "2 call call 2 call")
    assert state.hand == 2
    assert purses(state) == [0, 57, 44]
    assert "leaves" in said(state)
    assert state.playing == 0b110
    assert state.dealer == 1  # not 0, the next seat after 2
    assert not state.zones[DOWN]
    assert offer(state) == "2: fold 1-10"
    play(state, "1 call")
    assert not state.zones[UP]


def test_all_in_is_for_one_hand() -> None:
    """WIL-23: who won all-in bets again in the next hand."""
    state = stakes([3, 50, 50], "Ac 5c 6c Ad 7c 9c", hands=5)
    play(state, "2 call call 2 call 1 call")
    assert state.hand == 2
    assert offer(state) == "0: fold call 1-7"


def test_one_seat_has_all_chips() -> None:
    """WIL-44: the session is over before the agreed number of hands."""
    state = stakes([20, 20], "Ac 5c Ad 6c", structure="no_limit", hands=9)
    play(state, "19 call")
    assert state.phase == "over"
    assert state.hand == 1
    assert state.ranks == [1, 2]
    assert purses(state) == [40, 0]


# Options

SETTLED = [
    # what is given, what it comes to
    ({}, "1 10 2 20 open"),
    ({"structure": "spread"}, "1 10 2 20 open"),
    ({"structure": "fixed"}, "10 10 20 20 open"),
    ({"structure": "pot_limit"}, "1 pot 2 pot table_stakes"),
    ({"structure": "no_limit"}, "1 none 2 none table_stakes"),
    ({"preset": "spread"}, "1 10 2 20 open"),
    ({"preset": "fixed"}, "10 10 20 20 open"),
    ({"preset": "pot_limit"}, "1 pot 2 pot table_stakes"),
    ({"preset": "no_limit"}, "1 none 2 none table_stakes"),
    ({"preset": "fixed", "r2_max": 40}, "10 10 20 40 open"),
    ({"bankroll": "table_stakes"}, "1 10 2 20 table_stakes"),
    ({"r1_min": 3, "r2_max": 30}, "3 10 2 30 open"),
    ({"r2_max": "pot"}, "1 10 2 pot table_stakes"),
    ({"r1_max": "none"}, "1 none 2 20 table_stakes"),
    ({"structure": "pot_limit", "r1_max": 5, "r2_max": 9}, "1 5 2 9 open"),
    ({"structure": "fixed", "r1_min": 5}, "5 10 20 20 open"),
]


@pytest.mark.parametrize(("given", "expected"), SETTLED)
def test_what_the_options_come_to(given: dict[str, Any], expected: str) -> None:
    """WIL-45, WIL-46, WIL-47: structures set what is left on auto."""
    options = options_as_text(GAME.agree(4, given))
    names = ("r1_min", "r1_max", "r2_min", "r2_max", "bankroll")
    assert " ".join(str(options[name]) for name in names) == expected
    assert options["hands"] == 4
    again = options_as_text(GAME.agree(4, options))
    assert again == options


CONTRADICTIONS = [
    # what is given, what the refusal names
    ({"structure": "pot_limit", "bankroll": "open"}, "r1_max pot needs"),
    ({"structure": "no_limit", "bankroll": "open"}, "r1_max none needs"),
    ({"r2_max": "none", "bankroll": "open"}, "r2_max none needs"),
    ({"r1_max": 5, "r2_max": "pot", "bankroll": "open"}, "bankroll table_stakes"),
    ({"r1_min": 11}, "lower r1_min or raise r1_max"),
    ({"r2_min": 9, "r2_max": 8}, "r2_min is 9 and r2_max only 8"),
    ({"structure": "fixed", "r2_max": 19}, "r2_min is 20 and r2_max only 19"),
    ({"starting_stack": 10_001}, "from 1 to 10000"),
    ({"ante": 10_001}, "from 0 to 10000"),
    ({"r1_max": 10_001}, "from 1 to 10000 or auto or pot or none"),
    ({"r1_min": 0}, "from 1"),
    ({"hands": 0}, "from 1"),
]


@pytest.mark.parametrize(("given", "message"), CONTRADICTIONS)
def test_contradictions(given: dict[str, Any], message: str) -> None:
    """WIL-47: without stacks there must be limits; ranges must make sense."""
    with pytest.raises(BadInput, match=message):
        GAME.agree(4, given)


@pytest.mark.parametrize(
    ("given", "largest"),
    [
        ({}, 20),
        ({"r1_max": 10_000}, 10_000),
        ({"bankroll": "table_stakes"}, 20),
        ({"bankroll": "table_stakes", "starting_stack": 3}, 12),
        ({"structure": "no_limit"}, 800),
        ({"r1_max": "pot", "starting_stack": 10_000}, 40_000),
    ],
)
def test_every_amount_has_an_action(given: dict[str, Any], largest: int) -> None:
    table = GAME.table(4, given)
    assert table.token_names[-1] == str(largest)


def test_the_largest_amount_can_be_bet() -> None:
    """WIL-47: a seat that owns nearly everything bets nearly everything."""
    given: dict[str, Any] = {"structure": "no_limit", "starting_stack": 10_000}
    state = play(sit([99_990, 10] + [0] * 8, dealer=1, **given), "99989")
    assert offer(state) == "1: fold call"
    assert state.chips[POT] == 99_991


# A second opinion: a referee who hears the events and counts chip by chip


def referee(state: Willow) -> int:
    """Checks every payout of a session; the number of hands it saw."""
    told_hands: list[tuple[int, list[dict[str, Any]]]] = []
    for event in all_told(state):
        if event["event"] == "said" and event["message"] == "hand":
            told_hands.append((event["seat"], []))
        if told_hands:
            told_hands[-1][1].append(event)
    for dealer, events in told_hands:
        check_hand(state.seats, dealer, events)
    return len(told_hands)


def check_hand(seats: int, dealer: int, events: list[dict[str, Any]]) -> None:
    put_in = [0] * seats
    won = [0] * seats
    held: list[list[str]] = [[] for _ in range(seats)]
    folded = set()
    dealt = set()
    for event in events:
        if event["event"] == "paid" and event["to"] == "pot":
            put_in[event["from"]] += event["amount"]
        elif event["event"] == "paid":
            won[event["to"]] += event["amount"]
        elif event["event"] == "moved" and event["from"] == "stock":
            seat = int(event["to"].split()[-1])
            dealt.add(seat)
            held[seat].append(event["piece"])
        elif event["event"] == "decided" and event["chosen"] == ["fold"]:
            folded.add(event["seat"])
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    left = [seat for seat in order if seat in dealt - folded]
    assert won == fair_payout(put_in, left, held)


def fair_payout(put_in: list[int], left: list[int], held: list[list[str]]) -> list[int]:
    """Each height of the stacks is a pot; those with the same claimants are one."""
    won = [0] * len(put_in)
    if len(left) == 1:
        won[left[0]] = sum(put_in)
        return won
    heights = []
    for height in range(1, max(put_in) + 1):
        payers = [seat for seat, paid in enumerate(put_in) if paid >= height]
        if len(payers) == 1:
            won[payers[0]] += 1  # nobody matched it
        else:
            heights.append(([seat for seat in left if seat in payers], len(payers)))
    for claimants, pots in groupby(heights, key=lambda pot: pot[0]):
        chips = sum(amount for _, amount in pots)
        keys = {seat: key(*cards(" ".join(held[seat]))) for seat in claimants}
        best = [seat for seat in claimants if keys[seat] == max(keys.values())]
        for number, seat in enumerate(best):
            won[seat] += chips // len(best) + (number < chips % len(best))
    return won


@hypothesis.given(trials(GAME))
def test_every_payout(trial: Trial) -> None:
    """WIL-18, WIL-34, WIL-41, WIL-42, WIL-43 and no chip lost, whatever the options."""
    state = begun(Willow, trial.seats, given=trial.options, seed=trial.seed)
    dice = Dice(trial.seed)
    chips = sum(state.chips)
    decisions = 0
    while state.waiting:
        pick = state.ask(state.turn)
        answer = [pick.options[dice.roll(len(pick.options))]]
        if dice.chance(40) and len(pick.options) > 1:
            answer = [pick.options[1]]  # fewer raises: more hands see a showdown
        state.record_answer(state.turn, answer)
        state.play(state.turn, answer)
        decisions += 1
        assert sum(state.chips) == chips
        assert not staked(state) or min(state.chips) >= 0
    assert decisions <= GAME.bound(state.options, trial.seats)
    assert referee(state) == state.hand
    returns = state.returns()
    assert sum(returns) == 0
    assert GAME.utility is not None
    assert max(map(abs, returns)) <= GAME.utility(state.options, trial.seats)
    assert state.ranks[returns.index(max(returns))] == 1


@hypothesis.given(trials(GAME))
def test_a_world_imagined_looks_the_same(trial: Trial) -> None:
    """WIL-25: nothing that is asked or seen depends on cards one cannot see."""
    state = cast(Willow, GAME.table(trial.seats, trial.options).blank())
    state.begin(scatter(trial.seed))
    dice = Dice(trial.seed)
    while state.waiting:
        if dice.chance(20):
            viewer = state.everyone()[dice.roll(trial.seats)]
            world = imagine(state, viewer, dice)
            mine, dreamt = save(view(state, viewer)), save(view(world, viewer))
            assert mine == dreamt
            assert world.ask(state.turn).options == state.ask(state.turn).options
        if dice.chance(5):
            state = cast(Willow, load(state.table, json.loads(json.dumps(save(state)))))
        pick = state.ask(state.turn)
        state.take(state.turn, [pick.options[dice.roll(len(pick.options))]])


# What the table works out


def read_hints(state: Willow, seat: int) -> list[str]:
    """The hints of a seat, read out."""
    lines = []
    for name, values in hints.hints(seen_by(state, seat), Seat(seat)):
        read: dict[str, Any] = {**values, "seat": f"Seat {values.get('seat')}"}
        lines.append(Messages(GAME).text(f"hint-{name}", **read))
    return lines


def test_hints_in_the_first_round() -> None:
    state = play(around(3, "4c Ac Qd"), "5")
    assert read_hints(state, 1) == [
        "Hand 1 of 3; Seat 2 deals.",
        "In the pot: 8. To stay in this round costs 5 in all. Raises left: 3.",
        "Your Ac can become a pair, or a gap of up to 11.",
        "Seat 0 has put in 6.",
        "Seat 2 has put in 1.",
        "A call costs 5 for a pot of 8: it pays if you win 39 times in a hundred.",
    ]
    assert read_hints(around(3), 0)[1] == "In the pot: 3. Nobody has bet in this round."
    assert read_hints(state, 0)[2] == "Your 4c can become a pair, or a gap of up to 8."


STAKED: dict[str, Any] = {"bankroll": "table_stakes"}


def test_a_short_call_is_priced_by_what_it_can_win() -> None:
    """Stacks of 30 and 5, a bet of 10: four chips may win six, so 40 in a hundred."""
    state = play(sit([30, 5], **STAKED), "10")
    assert read_hints(state, 1)[-1] == (
        "A call takes your last 4, and you can win 6 of the pot:"
        " it pays if you win 40 times in a hundred."
    )
    assert read_hints(play(sit([30, 30], **STAKED), "10"), 1)[-1].startswith(
        "A call costs 10 for a pot of 12"
    )


@pytest.mark.parametrize("value", range(1, 13))
def test_the_bot_prices_a_short_call_by_what_it_can_win(value: int) -> None:
    card = {1: "A", 10: "T", 11: "J", 12: "Q"}.get(value, str(value))
    state = play(sit([30, 5], f"5d {card}c", **STAKED), "10")
    seen = seen_by(state, 1)
    pays = FIRST_CARD[value][1] * 10 > 4
    assert regular(seen, seen.ask(Seat(1)), Dice(1)) == [CALL if pays else FOLD]


def test_nobody_is_raised_who_is_all_in() -> None:
    """WIL-R22; with a third who has chips, the raise is between these two."""
    state = play(sit([5, 30], **STAKED), "4")
    assert offer(state) == "1: fold call"
    assert state.ask(Seat(1)).rule == "WIL-R22"
    with pytest.raises(Refusal) as refused:
        play(state, "5")
    assert (refused.value.message, refused.value.rule) == ("nobody-to-raise", "WIL-R22")
    assert offer(play(sit([5, 30, 30], **STAKED), "4")) == "1: fold call 1-10"
    assert offer(play(sit([5, 30, 30], **STAKED), "4 fold")) == "2: fold call"


SECOND_ROUNDS = [
    # first and second cards of seats 0, 1, 2; seat 2's hints of itself and of seat 0
    ("2c 3c 5c Tc Td Qc", "a gap of 7, Qc high", "a pair at best", 78),
    ("2c 3c Th Tc Td Ac", "a gap of 9, Th high", "a gap of 9 at best, no pair", 97),
    ("2c 3c Ah Tc Td Ac", "a pair of Aces", "a pair at best", 100),
]


@pytest.mark.parametrize(("deal", "own", "rival", "percent"), SECOND_ROUNDS)
def test_hints_in_the_second_round(
    deal: str, own: str, rival: str, percent: int
) -> None:
    """WIL-16: three cards of a rank, so two seen elsewhere leave no pair."""
    told = read_hints(play(around(3, deal), "1 call call"), 2)
    assert told[2] == f"You have {own}."
    assert told[3] == (
        f"Seat 0 has put in 2 and shows Tc: {rival}."
        f" You are ahead of {percent}% of the cards that may hide under it."
    )


def test_hints_for_who_folded_or_won() -> None:
    state = play(around(3, "2c 3c 5c Tc Td", hands=1), "1 call fold")
    assert read_hints(state, 2)[2:] == [
        "Seat 0 has put in 2 and shows Tc: a pair at best.",
        "Seat 1 has put in 2 and shows Td: a pair at best.",
    ]
    assert read_hints(play(state, "fold"), 1) == []


def test_the_share_of_lower_hands() -> None:
    assert doctest.testmod(hints).failed == 0


# The regular


@hypothesis.given(trials(GAME))
def test_the_regular_plays_by_the_rules(trial: Trial) -> None:
    state = cast(Willow, GAME.table(trial.seats, trial.options).blank())
    state.begin(scatter(trial.seed))
    dice = Dice(trial.seed)
    while state.waiting:
        seat = state.turn
        pick = state.ask(seat)
        if dice.chance(50):
            answer = [pick.options[dice.roll(len(pick.options))]]
        else:
            answer = regular(seen_by(state, seat), pick, dice)
        state.play(seat, answer)


@pytest.mark.parametrize("structure", ["spread", "fixed", "pot_limit", "no_limit"])
def test_the_regular_beats_chance(structure: str) -> None:
    table = GAME.table(5, {"structure": structure})
    dice = Dice(1)
    won = 0.0
    for number in range(150):
        state = cast(Willow, table.blank())
        state.begin(dice.seed())
        me = number % 5
        while state.waiting:
            seat = state.turn
            pick = state.ask(seat)
            if seat == me:
                answer = regular(seen_by(state, seat), pick, dice)
            else:
                answer = [pick.options[dice.roll(len(pick.options))]]
            state.take(seat, answer)
        won += state.returns()[me]
    assert won / 150 > 25


THOUGHTS = [
    # what the regular holds first in seat 0 of so many, and does
    ("Qc", 2, "raises"),
    ("Ac", 6, "raises"),
    ("6c", 6, "folds"),
    ("7c", 10, "folds"),
]


@pytest.mark.parametrize(("card", "seats", "does"), THOUGHTS)
def test_the_regular_opens_with_wide_cards(card: str, seats: int, does: str) -> None:
    state = around(seats, card)
    assert (bot_says(state, seat=0) == "fold") == (does == "folds")


# What an answer would do


def read_preview(state: Willow, seat: int, said: str) -> list[str]:
    """The preview of an answer, read out, and its button."""
    words = Messages(GAME)
    token = token_named(state.table, said)
    told = hints.preview(seen_by(state, seat), Seat(seat), [token])
    lines = []
    read: dict[str, Any] = {}
    for name, values in told:
        read |= values
        lines.append(words.text(f"hint-{name}", **read))
    prompt = f"prompt-{state.ask(Seat(seat)).prompt}"
    return [
        *lines,
        words.text(prompt, "do", **read),
        words.text(prompt, "sure", **read),
    ]


def test_previews_tell_the_cost_and_confirm_large_raises() -> None:
    state = play(around(3, "4c Ac Qd"), "5")
    assert hints.preview(state, Seat(1), []) == []
    assert read_preview(state, 1, "fold") == [
        "You leave your one chip in the pot.",
        "Fold",
        "",
    ]
    assert read_preview(state, 1, "call") == [
        "You put in 5. The pot is then 13.",
        "Call 5",
        "",
    ]
    assert read_preview(state, 1, "4") == [
        "You put in 9. The pot is then 17, and staying in this round costs 9 in all.",
        "Raise by 4, 9 in all",
        "",
    ]
    assert "15 of your chips" in read_preview(state, 1, "10")[2]
    assert read_preview(around(3), 0, "3")[1] == "Bet 3"


def test_previews_know_a_short_stack() -> None:
    state = play(sit([9, 4, 9], "4c Ac Qd", bankroll="table_stakes"), "6")
    assert read_preview(state, 1, "call")[:2] == [
        "You put in 3. The pot is then 12.",
        "Call 3",
    ]
