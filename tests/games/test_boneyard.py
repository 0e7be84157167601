"""Boneyard: the worked examples, then each rule of the catalogue."""

import doctest
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, bot_says, why_refused
from tests.games.table import saying, seen_by, told

from parlour.bots.luck import random_answer
from parlour.bots.playing import play_bots
from parlour.engine.cursor import playout
from parlour.engine.data import pick_data, position, view_data
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import options_as_text
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.shown import ZoneData
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games.boneyard import GAME, rules
from parlour.games.boneyard.bot import regular
from parlour.games.boneyard.hints import hints, list_totals, preview
from parlour.games.boneyard.rules import (
    BID,
    BUCKET,
    HAND,
    LETTERS,
    TAKE,
    VALUE,
    Boneyard,
    possible_totals,
    worth,
)
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules

START = ["10", "7", "5", "3", "1"]
"""The buckets at the start (BON-R17)."""
SET = "1 3 5 7 10"


# Setting up and playing


FACTS = ("round_number", "overtime", "out_in")


def pieces_for(seats: int) -> list[str]:
    return GAME.table(seats).pieces.names


def laid(
    hands: list[str], lying: list[str], *, spare: bool = False, **given: Any
) -> Boneyard:
    """Bids are to be chosen; hands and buckets are written by value: `10 7`.

    With `spare` everybody holds one card more, whichever there is most of.
    """
    seats = len(hands)
    stock: dict[int, list[str]] = {}
    for number, name in enumerate(pieces_for(seats)):
        stock.setdefault(VALUE[number], []).append(name)
    zones = {f"bucket-{letter}": lying[LETTERS.index(letter)] for letter in LETTERS}
    zones |= {f"hand {seat}": hand for seat, hand in enumerate(hands)}
    for zone, wanted in zones.items():
        zones[zone] = " ".join(stock[int(value)].pop() for value in wanted.split())
    if spare:
        for seat in range(seats):
            most = max(stock.values(), key=len)
            zones[f"hand {seat}"] += " " + most.pop()
    facts = {name: given.pop(name) for name in FACTS if name in given}
    state = cast(Boneyard, position(GAME, seats, given, zones=zones, **facts))
    state.events = []
    state.round_number = max(state.round_number - 1, 0)
    state.next_round()
    return state


def bid(state: Boneyard, *bids: str) -> None:
    """Everybody bids, by value, seat by seat; `-` for those who are out."""
    for seat, values in enumerate(bids):
        if values != "-":
            state.play(Seat(seat), chosen(state, seat, values))


def chosen(state: Boneyard, seat: int, values: str) -> list[Token]:
    hand = sorted(state.zones[HAND + seat])
    cards: list[Token] = []
    for value in values.split():
        card = next(card for card in hand if VALUE[card] == int(value))
        hand.remove(card)
        cards.append(card)
    return cards


def claim(state: Boneyard, letters: str) -> list[int]:
    """Those who are asked take these buckets; who they were."""
    asked = []
    for letter in letters.split():
        asked.append(int(state.next_asked()))
        assert state.phase == "claims"
        state.play(state.next_asked(), [bucket(letter)])
    return asked


def bucket(letter: str) -> Token:
    return Token(TAKE + LETTERS.index(letter.lower()))


def values(cards: list[Piece]) -> str:
    return " ".join(str(value) for value in sorted(VALUE[card] for card in cards))


def buckets(state: Boneyard) -> list[str]:
    return [values(state.zones[BUCKET + k]) for k in range(5)]


def totals(state: Boneyard) -> list[int]:
    return [worth(state.zones[HAND + seat]) for seat in state.everyone()]


# The rulebook's example, and others like it

ROUNDS = [
    # rule, buckets, bids, claims in order of the bids, buckets after it, gains
    (
        "EX-1: BON-03, BON-04, BON-05, BON-08, BON-09, BON-10, BON-11, BON-R07",
        ["10 7", "5 5 3", "7", "1 3", "3"],
        ["10", "7", "7", "5", "1 3", "3", "1", "1"],
        "A B C D",
        ["10", "5", "1 3", "1 1 3", "3 7 7"],
        [17 - 10, -7, -7, 13 - 5, 7 - 4, 4 - 3, -1, -1],
    ),
    (
        "derived: the start position with four players",
        START,
        ["10", "10", "7", "5"],
        "A B",
        ["7", "5", "5", "3", "1 10 10"],
        [-10, -10, 3, 2],
    ),
    (
        "BON-04, BON-R04: 10 matches 7 and 3",
        START,
        ["10", "7 3", "5", "3"],
        "A B",
        ["5", "3", "5", "3", "1 3 7 10"],
        [-10, -10, 5, 4],
    ),
    (
        "BON-05: the richest bucket is not a must; BON-R02: a poorer one is",
        START,
        ["10", "7", "5", "3"],
        "E D C B",
        ["10", "3", "5", "7", "10"],
        [1 - 10, 3 - 7, 0, 7 - 3],
    ),
    (
        "BON-R05: three 5s are more than two 7s; BON-R07: then C, not D",
        ["10 10 10", "10 7 3", "1 1", "1 1", "1"],
        ["5", "5", "5", "7", "7", "3"],
        "A",
        ["3", "3 7 10", "1 1", "1 1 7 7", "1 5 5 5"],
        [-5, -5, -5, -7, -7, 27],
    ),
    (
        "BON-R06: the smallest bucket may stay the smallest and get both sets",
        ["10 10", "10 7", "7 5", "7 5", "1"],
        ["3", "3", "1", "1", "10"],
        "A",
        ["10", "7 10", "5 7", "5 7", "1 1 1 3 3"],
        [-3, -3, -1, -1, 10],
    ),
    (
        "BON-R08: two 6s and three 4s are equal; the 6s fall first",
        ["10 10", "10 7", "10 5", "3", "1"],
        ["5 1", "5 1", "3 1", "3 1", "3 1", "7"],
        "A",
        ["7", "7 10", "5 10", "1 1 1 3 3 3 3", "1 1 1 5 5"],
        [-6, -6, -4, -4, -4, 13],
    ),
    (
        "all bids cancel: nobody claims anything",
        START,
        ["3", "3", "7", "7"],
        "",
        ["10", "7", "5", "3 3 3", "1 7 7"],
        [-3, -3, -7, -7],
    ),
]


@pytest.mark.parametrize(("rule", "before", "bids", "claims", "after", "gains"), ROUNDS)
def test_rounds(
    rule: str,
    before: list[str],
    bids: list[str],
    claims: str,
    after: list[str],
    gains: list[int],
) -> None:
    state = laid(bids, before, spare=True, target=1000)
    start = totals(state)
    bid(state, *bids)
    worths = [sum(map(int, one.split())) for one in bids]
    lone = sorted((b for b in worths if worths.count(b) == 1), reverse=True)
    assert claim(state, claims) == [worths.index(one) for one in lone], rule
    assert buckets(state) == after, rule
    assert [now - then for now, then in zip(totals(state), start, strict=True)] == gains
    assert all(state.zones[BID + seat] == [] for seat in state.everyone())
    assert state.round_number == 2


SET_ORDERS = [
    # which of the sets falls first, into E; the other one into D
    ("total", ["1 1", "1 1 7 7", "1 5 5 5"]),
    ("bid", ["1 1", "1 1 5 5 5", "1 7 7"]),
]


@pytest.mark.parametrize(("order", "after"), SET_ORDERS)
def test_set_order(order: str, after: list[str]) -> None:
    """BON-11, BON-R05."""
    _, before, bids, claims, _, _ = ROUNDS[4]
    state = laid(bids, before, spare=True, set_order=order, target=1000)
    bid(state, *bids)
    claim(state, claims)
    assert buckets(state)[2:] == after


SET_TARGETS = [
    ("recompute", ["10", "7 10", "5 7", "5 7", "1 1 1 3 3"]),
    ("distinct", ["1 1 10", "7 10", "5 7", "5 7", "1 3 3"]),
]


@pytest.mark.parametrize(("target", "after"), SET_TARGETS)
def test_set_target(target: str, after: list[str]) -> None:
    """BON-11, BON-R06: the bucket that got a set may get another, or not."""
    _, before, bids, claims, _, _ = ROUNDS[5]
    state = laid(bids, before, spare=True, set_target=target, target=1000)
    bid(state, *bids)
    claim(state, claims)
    assert buckets(state) == after


def test_four_sets_find_four_buckets() -> None:
    """BON-R20: eight bids make at most four sets."""
    hands = ["10 1", "10 1", "7 1", "7 1", "5 1", "5 1", "3 1", "3 1"]
    before = ["10 10 10", "3", "3", "3", "3"]
    state = laid(hands, before, set_target="distinct", target=1000)
    bid(state, "10", "10", "7", "7", "5", "5", "3", "3")
    assert buckets(state) == ["10 10 10", "3 3 3", "3 5 5", "3 7 7", "3 10 10"]


def test_doctests() -> None:
    found = doctest.testmod(rules)
    assert found.failed == 0


# Getting ready


@pytest.mark.parametrize("seats", GAME.players)
def test_the_start(seats: int) -> None:
    """BON-01, BON-R17: five cards each and one in every bucket."""
    state = cast(Boneyard, GAME.new(seats))
    for seat in state.everyone():
        assert values(state.zones[HAND + seat]) == SET
    assert buckets(state) == START
    assert state.laid == state.table.piece_count == 5 * (seats + 1)
    assert sum(VALUE[: state.laid]) == 26 * (seats + 1)
    assert state.waiting == (1 << seats) - 1
    assert state.phase == "bids"


def test_packs() -> None:
    """BON-01: two decks are enough for seven players, eight need a third."""
    names = pieces_for(8)
    assert names[:6] == ["Ac", "3c", "5c", "7c", "Tc", "Ad"]
    assert names[20:22] == ["Ac/2", "3c/2"]
    assert names[40:] == ["Ac/3", "3c/3", "5c/3", "7c/3", "Tc/3"]
    assert not any(name.endswith("/3") for name in pieces_for(7))


def test_nothing_is_left_to_chance() -> None:
    """BON-01: every deal is the same, whatever the seed."""
    states = [cast(Boneyard, GAME.new(5, seed=seed)) for seed in (1, 2)]
    assert states[0].zones == states[1].zones


def test_players() -> None:
    """BON-R15."""
    for seats in (3, 9):
        with pytest.raises(BadInput):
            GAME.table(seats)


# Bidding


def test_choosing_a_bid() -> None:
    """BON-02, BON-R03: one card or more, all of them the bidder's own."""
    state = cast(Boneyard, GAME.new(4))
    pick = state.ask(Seat(0))
    assert (pick.least, pick.most) == (1, 5)
    assert why_refused(state, 0, []) == ("too-few", "BON-02")
    theirs = state.zones[HAND + 1][0]
    assert why_refused(state, 0, [theirs]) == ("not-in-hand", "BON-02")
    assert why_refused(state, 0, [bucket("A")]) == ("not-in-hand", "BON-02")
    own = state.zones[HAND][0]
    assert why_refused(state, 0, [own, own]) == ("chosen-twice", "BON-02")
    state.play(Seat(0), state.zones[HAND][:])  # BON-R09: the whole hand
    assert why_refused(state, 0, [own]) == ("not-your-turn", "")


def test_bids_are_sealed() -> None:
    """BON-03, BON-R18: neither the cards nor their number show before the reveal."""
    views = []
    for cards in ("1", "3 5 7"):
        state = laid([SET] * 4, START)
        state.record_answer(Seat(0), chosen(state, 0, cards))
        bid(state, cards)
        assert state.shut == 1
        assert state.zones[BID] == []
        for viewer in (1, AUDIENCE):
            seen = view_data(GAME, state, viewer)
            hand = next(zone for zone in seen["zones"] if zone["zone"] == "hand")
            assert hand["count"] == 5
            assert seen["answered"] == [0]
            views.append((seen, told(state, "decided", viewer)))
    assert views[0] == views[2]
    assert views[1] == views[3]
    assert views[0][1] == [
        {
            "event": "decided",
            "seat": 0,
            "prompt": "choose-bid",
            "sealed": True,
            "chosen": [],
        }
    ]


def test_the_reveal() -> None:
    """BON-03, BON-04: all bids lie open with their values."""
    state = laid([SET] * 4, START)
    bid(state, "10", "1 3", "7 3", "5")
    assert values(state.zones[BID + 2]) == "3 7"
    assert state.bids == [10, 4, 10, 5]
    assert [(e["seat"], e["number"]) for e in saying(state, "bids")] == [
        (0, 10),
        (1, 4),
        (2, 10),
        (3, 5),
    ]
    assert [(e["seat"], e["number"]) for e in saying(state, "cancelled")] == [
        (0, 10),
        (2, 10),
    ]
    assert values(view(state, AUDIENCE).zones[BID + 1]) == "1 3"


# Claiming


def test_claims_in_descending_order() -> None:
    """BON-05, BON-R13: the highest first, and only what lay there before."""
    state = laid([SET] * 4, START)
    bid(state, "3", "10", "5", "7")
    assert state.waiting == 1 << 1
    assert why_refused(state, 0, [bucket("A")]) == ("not-your-turn", "")
    assert why_refused(state, 1, []) == ("too-few", "BON-05")  # BON-R02
    assert why_refused(state, 1, [Token(0)]) == ("no-bucket", "BON-05")
    assert why_refused(state, 1, [bucket("A"), bucket("B")]) == ("too-many", "BON-05")
    claim(state, "B")
    assert values(state.zones[HAND + 1]) == "1 3 5 7 7"
    assert state.zones[BUCKET + 1] == []
    assert state.waiting == 1 << 3
    assert why_refused(state, 3, [bucket("B")]) == ("bucket-taken", "BON-05")
    asked = pick_data(GAME, state, Seat(3))
    assert asked["options"] == ["a", "c", "d", "e"]
    assert claim(state, "A C D") == [3, 2, 0]
    assert buckets(state) == ["7", "10", "5", "3", "1"]  # BON-09


def test_too_few_buckets() -> None:
    """BON-06, BON-07: six unmatched bids, and the lowest comes back."""
    hands = ["10 1", "7 1", "5 1", "3 1", "1 3", "5 3 1", "5 3 3"]
    state = laid(hands, START, target=1000)
    bid(state, "10", "7", "5", "3", "1", "5 3", "5 3 3")  # 8 and 11 besides
    assert claim(state, "A B C D E") == [6, 0, 5, 1, 2]
    assert [(e["seat"], e["number"]) for e in saying(state, "empty-handed")] == [
        (3, 3),
        (4, 1),
    ]
    assert values(state.zones[HAND + 3]) == "1 3"
    assert values(state.zones[HAND + 4]) == "1 3"
    assert buckets(state) == ["3 3 5", "10", "3 5", "7", "5"]


def test_last_bucket_is_asked_for_too() -> None:
    """BON-05: the fifth claim has one bucket to choose from."""
    state = laid([SET] * 5, START)
    bid(state, "10", "7", "5", "3", "1")
    claim(state, "E D C B")
    assert pick_data(GAME, state, state.next_asked())["options"] == ["a"]


# All-in, and out


def test_all_in() -> None:
    """BON-R09, BON-12: with a bucket you play on; cancelled, you are out."""
    hands = ["10 3", "7 1", "5 3", "3 10"]
    state = laid(hands, START, target=1000)
    bid(state, "10 3", "7 1", "5", "3 10")
    assert claim(state, "A B") == [1, 2]
    assert totals(state) == [0, 10, 10, 0]
    assert [event["seat"] for event in saying(state, "out")] == [0, 3]
    assert state.out_in == [1, 0, 0, 1]
    assert buckets(state)[4] == "1 3 3 10 10"  # BON-08
    assert state.waiting == 0b0110  # BON-12, BON-R15: two play on
    assert why_refused(state, 0, [Token(0)]) == ("not-your-turn", "")
    bid(state, "-", "10", "3", "-")
    assert claim(state, "A B") == [1, 2]
    assert state.waiting == 0b0110


def test_all_in_without_a_bucket() -> None:
    """BON-R09, BON-07: the bid comes back and its owner stays in."""
    hands = ["10 1", "7 1", "5 1", "3 1", "1 3", "1"]
    state = laid(hands, START, target=1000)
    bid(state, "10", "7", "5", "3", "1 3", "1")
    assert claim(state, "A B C D E") == [0, 1, 2, 4, 3]
    assert totals(state)[5] == 1
    assert state.waiting == 0b111111


def test_buckets_are_never_empty() -> None:
    """BON-R16, BON-13: at the start of every round there is something in each."""
    for seed in range(30):
        state = cast(Boneyard, GAME.new(4 + seed % 5, seed=seed))
        dice = Dice(seed)
        while state.waiting:
            if state.phase == "bids":
                assert all(state.zones[BUCKET + k] for k in range(5))
            answer_at_random(state, dice)


# The end

ENDS = [
    # rule, hands, options, places, or none if the game goes on. The bids are 10, 7, 5
    # and 3, and each takes the bucket of that value: no total changes.
    (
        "BON-15, BON-R01: exactly 40",
        ["10 7 7 5 5 3 3", "7", "5", "3"],
        {},
        [1, 2, 3, 4],
    ),
    ("BON-13: 39 is not enough", ["10 7 7 5 5 3 1 1", "7", "5", "3"], {}, []),
    (
        "BON-15: two have 40, the higher wins",
        ["10 10 10 10", "7 7 7 7 5 5 3", "5", "3"],
        {},
        [2, 1, 3, 4],
    ),
    (
        "BON-16: the highest total is shared",
        ["10 10 10 10", "7 7 7 7 5 5 1 1", "5", "3"],
        {},
        [],
    ),
    (
        "BON-15: a tie below the highest total does not matter",
        ["10 10 10 10 1", "7 7 7 7 5 5 1 1", "5 1", "3 3"],
        {},
        [1, 2, 3, 3],
    ),
    ("target", ["10 10", "7", "5", "3"], {"target": 20}, [1, 2, 3, 4]),
    ("target", ["10 7 1 1", "7", "5", "3"], {"target": 20}, []),
    (
        "BON-16, BON-R12: below the target",
        ["10", "7", "5 5 5", "3"],
        {"overtime": True},
        [2, 3, 1, 4],
    ),
    (
        "BON-16: tied again, one more overtime round",
        ["10 5", "7 5 3", "5", "3"],
        {"overtime": True},
        [],
    ),
]


@pytest.mark.parametrize(("rule", "hands", "given", "ranks"), ENDS)
def test_the_end(
    rule: str, hands: list[str], given: dict[str, Any], ranks: list[int]
) -> None:
    state = laid(hands, START, **given)
    bid(state, "10", "7", "5", "3")
    claim(state, "A B C D")
    assert state.ranks == ranks, rule
    assert state.capped is False
    assert bool(state.waiting) is not bool(ranks)
    if ranks:
        assert state.scores == totals(state)  # BON-14
    else:
        assert state.waiting == 0b1111  # BON-16: everybody still in
        assert state.overtime is ("BON-16" in rule)
        assert bool(saying(state, "overtime")) is state.overtime


def test_overtime_won_by_somebody_else() -> None:
    """BON-16, BON-R12: two tie at 40, a third has the most after overtime."""
    state = laid(["10 10 10 10", "7 7 7 7 5 5 1 1", "5 5 3 3 3", "3 1 1"], START)
    bid(state, "10", "7", "5", "3")
    claim(state, "A B C D")
    assert totals(state) == [40, 40, 19, 5]
    assert state.overtime is True
    bid(state, "10 10", "7 7 5 1", "3", "1")
    assert claim(state, "A B") == [2, 3]
    assert totals(state) == [20, 20, 26, 11]
    assert buckets(state) == ["3", "1", "5", "3", "1 1 5 7 7 10 10"]
    assert state.ranks == [2, 2, 1, 4]


def test_overtime_may_reach_the_target() -> None:
    """BON-16: in overtime too the highest wins, at 40 or more."""
    state = laid(["10 10 10 10", "7", "5", "3"], START, overtime=True)
    bid(state, "10", "7", "5", "3")
    claim(state, "A B C D")
    assert state.ranks == [1, 2, 3, 4]


def test_one_player_left() -> None:
    """BON-17, BON-R10: the last with cards wins, whatever they are worth."""
    for overtime in (False, True):
        state = laid(["5 1", "7", "7", "5"], START, overtime=overtime)
        bid(state, "5", "7", "7", "5")
        assert totals(state) == [1, 0, 0, 0]
        assert state.ranks == [1, 2, 2, 2]
        assert state.waiting == 0


def test_one_player_left_with_enough() -> None:
    """BON-R11: the sole survivor also has the only total."""
    hands = ["10 10 10 10 1", "7", "7", "5", "5"]
    state = laid(hands, START)
    bid(state, "1", "7", "7", "5", "5")
    claim(state, "B")
    assert totals(state) == [47, 0, 0, 0, 0]
    assert state.ranks == [1, 2, 2, 2, 2]


def test_nobody_left() -> None:
    """BON-17, BON-R10: those who go out last share the win."""
    state = laid(
        ["7", "7", "", "5", "5"], START, round_number=3, out_in=[0, 0, 1, 0, 0]
    )
    assert state.waiting == 0b11011
    bid(state, "7", "7", "-", "5", "5")
    assert state.ranks == [1, 1, 5, 1, 1]
    assert state.out_in == [3, 3, 1, 3, 3]
    assert state.capped is False


def test_nobody_left_in_overtime() -> None:
    """BON-R19, BON-16: there is no further overtime at nothing each."""
    state = laid(["7", "7", "5", "5"], START, overtime=True)
    bid(state, "7", "7", "5", "5")
    assert state.ranks == [1, 1, 1, 1]
    assert saying(state, "overtime") == []


def test_places_of_those_who_are_out() -> None:
    """BON-17: after those with cards, the later out the better."""
    state = laid(
        ["10 10 10 10", "", "7", "7", "5 1"],
        START,
        round_number=3,
        out_in=[0, 2, 0, 0, 0],
    )
    bid(state, "10", "-", "7", "7", "5")
    claim(state, "A B")
    assert state.ranks == [1, 5, 3, 3, 2]


def test_no_check_before_the_first_round() -> None:
    """BON-R21: a target of 26 or less is looked at after the first round."""
    state = cast(Boneyard, GAME.new(4, {"target": 20}))
    assert state.waiting == 0b1111
    assert state.ranks == []
    bid(state, "10", "7", "5", "3")
    claim(state, "D A B C")
    assert totals(state) == [19, 29, 28, 28]
    assert state.ranks == [4, 1, 2, 2]


def test_endless_play_is_cut_off() -> None:
    """Termination: the start position can repeat for ever; max_rounds ends it."""
    state = cast(Boneyard, GAME.new(4, {"max_rounds": 3}))
    for number in (1, 2, 3):
        assert state.round_number == number
        bid(state, "10", "7", "5", "3")
        claim(state, "A B C D")
        assert buckets(state) == START
    assert state.capped is True
    assert state.ranks == [1, 1, 1, 1]


def test_max_rounds() -> None:
    """The highest total wins at the cap, in overtime too."""
    state = laid([SET] * 4, START, max_rounds=1)
    bid(state, "10", "7", "5", "3")
    claim(state, "B A C D")
    assert state.capped is True
    assert state.ranks == [4, 1, 2, 2]
    state = laid(["10 10 10 10", "7 7 7 7 5 5 1 1", "5", "3"], START, max_rounds=1)
    bid(state, "10", "7", "5", "3")
    claim(state, "A B C D")
    assert state.capped is True
    assert state.ranks == [1, 1, 3, 4]


# What can be seen


def hand_of(state: Boneyard, viewer: int, seat: int) -> ZoneData:
    zones = view_data(GAME, state, viewer)["zones"]
    return next(z for z in zones if z["zone"] == "hand" and z["seat"] == seat)


@pytest.mark.parametrize("shows", ["hidden", "tracked"])
def test_show_hands(shows: str) -> None:
    """BON-R14, BON-14: hands can be worked out; people see them if they agreed."""
    state = cast(Boneyard, GAME.new(4, {"show_hands": shows}))
    tracked = shows == "tracked"
    assert state.scores == ([26] * 4 if tracked else [0] * 4)
    bid(state, "10", "7", "5", "3")
    claim(state, "A C B D")
    for viewer in (1, AUDIENCE):
        seen = hand_of(state, viewer, 0)
        assert seen["count"] == 5
        assert ("pieces" in seen) is tracked
        assert values(view(state, viewer).zones[HAND + 2]) == "1 3 7 7 10"  # bots know
    assert len(hand_of(state, 0, 0)["pieces"]) == 5
    assert state.scores == ([26, 24, 28, 26] if tracked else [0] * 4)


def test_nothing_is_ever_unknown() -> None:
    """BON-R14: whoever watched knows where every card lies, but for sealed bids."""
    state = cast(Boneyard, GAME.new(6, seed=4))
    dice = Dice(4)
    while state.waiting:
        for viewer in (0, 5, AUDIENCE):
            assert all(HIDDEN not in zone for zone in view(state, viewer).zones)
        answer_at_random(state, dice)


def test_hints() -> None:
    state = laid([SET, "7 7", "5 3", "10"], ["10 7", "5", "3", "1", "1"])
    seen = seen_by(state, 0)
    found = dict(hints(seen, Seat(0)))
    assert found["round"] == {"round": 1, "target": 40}
    assert found["buckets"] == {"a": 17, "b": 5, "c": 3, "d": 1, "e": 1}
    at_buckets = [facts for name, facts in hints(seen, Seat(0)) if name == "bucket"]
    assert [(facts["zone"], facts["number"]) for facts in at_buckets] == [
        ("bucket-a", 17),
        ("bucket-b", 5),
        ("bucket-c", 3),
        ("bucket-d", 1),
        ("bucket-e", 1),
    ]
    assert found["hand"]["total"] == 26
    assert found["hand"]["totals"] == "1, 3–23, 25, 26"
    assert "rival" not in found
    assert "overtime" not in found
    state = cast(Boneyard, GAME.new(4, {"show_hands": "tracked"}))
    state.overtime = True
    told_here = hints(seen_by(state, 1), Seat(1))
    rivals = [facts["steps"] for name, facts in told_here if name == "rival"]
    assert rivals == [1, 2, 3]
    assert list_totals(laid(["7 1", "5 3", "5", "3"], START).zones[HAND]) == "1, 7, 8"
    assert ("overtime", {}) in told_here
    words = Messages(GAME)
    for name, facts in told_here:
        assert words.text(f"hint-{name}", "", **facts) != f"hint-{name}"
    state.finish([1, 2, 3, 4])
    assert hints(state, Seat(0)) == []


def test_previews_tell_what_a_bid_leaves_and_a_bucket_brings() -> None:
    state = laid([SET, "7 7", "5 3", "10"], ["10 7", "5", "3", "1", "1"])
    hand = state.zones[HAND]
    assert preview(state, Seat(0), []) == [
        ("no-bid", {"total": 0, "left": 26, "all": 0})
    ]
    told = {"total": 4, "left": 22, "all": 0, "richest": 17, "after": 39}
    assert preview(state, Seat(0), hand[:2])[0] == ("bid", told)
    assert preview(state, Seat(0), hand)[0][1]["all"] == 1
    for seat, bid in enumerate((hand[2:3], [], [], [])):
        state.play(Seat(seat), bid or state.zones[HAND + seat][:1])
    waiting = state.next_asked()
    told_bids = [one for one in hints(state, waiting) if one[0].startswith("bid-")]
    fares = [name for name, values in told_bids if "seat" in values]
    struck = [
        values["zone"]
        for _, values in told_bids
        if "void" in values and "zone" in values
    ]
    assert struck == ["bid 0", "bid 2"]
    assert fares == ["bid-cancelled", "bid-waits", "bid-cancelled", "bid-waits"]
    assert preview(state, waiting, []) == []
    taken = preview(state, waiting, [TAKE])
    assert taken[0] == ("would-take", {"gain": 17, "after": 17, "bid": 10})
    assert taken[1] == ("progress", {"now": 0, "after": 17, "goal": 40})


def test_possible_totals() -> None:
    """Section 8: which totals a hand can form."""
    state = laid(["7 7 1", "5", "5", "3"], START)
    sums = possible_totals(state.zones[HAND])
    assert [n for n in range(30) if sums >> n & 1] == [1, 7, 8, 14, 15]


# Options, bots


def test_options() -> None:
    assert options_as_text(GAME.agree(4)) == {
        "target": 40,
        "set_order": "total",
        "set_target": "recompute",
        "show_hands": "hidden",
        "max_rounds": 100,
    }
    for wrong in ({"target": 0}, {"set_order": "size"}, {"max_rounds": 0}):
        with pytest.raises(BadInput):
            GAME.table(4, wrong)


@pytest.mark.parametrize("seats", GAME.players)
def test_random_games_end(seats: int) -> None:
    table = GAME.table(seats)
    bound = GAME.bound(table.options, seats)
    for seed in range(40):
        state = cast(Boneyard, table.blank())
        state.begin(scatter(seed))
        assert playout(state, Dice(seed)) <= bound
        lying = sorted(card for zone in state.zones for card in zone)
        assert lying == list(range(5 * (seats + 1)))
        assert 1 in state.ranks


def test_the_bot_claims_the_richest_bucket() -> None:
    """Section 10: of equal ones the one with more cards."""
    state = laid(["10", "7", "5", "3"], ["10", "7 3", "5 3 1", "5 5", "1"])
    bid(state, "10", "7", "5", "3")
    assert bot_says(state) == "b"
    claim(state, "B")
    assert bot_says(state) == "d"


def test_the_bot_bids_within_reason() -> None:
    """Hardly above the richest bucket, not always the same; a last card if need be."""
    state = cast(Boneyard, GAME.new(5))
    found = []
    for seed in range(60):
        seen = seen_by(state, 0)
        answer = state.checked(Seat(0), regular(seen, state.ask(Seat(0)), Dice(seed)))
        found.append(worth(answer))
    assert max(found) <= 14
    assert len(set(found)) > 3
    state = laid(["10", "7", "5", "3"], ["1", "1", "1", "3", "3"])
    answer = regular(seen_by(state, 0), state.ask(Seat(0)), Dice(1))
    assert values(answer) == "10"


def test_the_bot_beats_chance() -> None:
    wins = 0
    for seed in range(60):
        state = GAME.new(4, seed=seed)
        bots = [random_answer] * 4
        bots[seed % 4] = cast(Any, regular)
        play_bots(state, bots, Dice(seed))
        wins += state.ranks[seed % 4] == 1
    assert wins > 45


@pytest.mark.parametrize(
    ("language", "told"), [("en", "42 dollars"), ("de", "42 Dollar")]
)
def test_scores_are_dollars(language: str, told: str) -> None:
    assert Messages(GAME, language).text("points", count=42) == told
