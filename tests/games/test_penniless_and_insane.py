"""Penniless and Insane: the worked examples, then each rule and ruling."""

from collections import Counter
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, asked, bot_says, play, refusal
from tests.games.positions import laid_out
from tests.games.table import by_name, purses, read_out, saying, told

from parlour.engine.cursor import playout
from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE, ROW
from parlour.games.penniless_and_insane import GAME, hints
from parlour.games.penniless_and_insane.rules import (
    BANK,
    BID,
    DECK,
    DISCARD,
    HAND,
    POOL,
    POT,
    PennilessAndInsane,
)
from parlour.kit.values import VALUE, total
from parlour.testing.rivals import win_share
from parlour.testing.telling import log_of

pytestmark = pytest.mark.rules


# Setting up and playing


def lying(
    hands: list[str], pool: str, money: list[int] | None = None, **given: Any
) -> PennilessAndInsane:
    """A trick about to be bid for, the last of the round unless told."""
    seats = len(hands)
    had = money or [20] * seats
    chips = [*had, *[0] * (ROW - seats), 0, 0]
    chips[POT if given.get("gambling") else BANK] = 20 * seats - sum(had)
    state = laid_out(
        PennilessAndInsane,
        hands,
        {"pool": pool},
        given,
        rest="deck",
        seed=3,
        phase="bids",
        round_number=1,
        trick=3,
        chips=chips,
    )
    state.ask_sealed(state.table.all_seats)
    state.events = []
    return state


def new(seats: int, seed: int = 1, **given: Any) -> PennilessAndInsane:
    return cast(PennilessAndInsane, GAME.new(seats, given, seed))


def said_to(state: PennilessAndInsane, message: str) -> list[tuple[int, str]]:
    """Who was told this, and by which rule."""
    return [(event["seat"], event["rule"]) for event in saying(state, message)]


# Worked examples


@pytest.mark.parametrize(("seats", "pool"), [(3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_the_deal(seats: int, pool: int) -> None:
    """Rulebook: four players, three cards in the pool. PEN-01, PEN-03, PEN-20."""
    state = new(seats)
    assert len(state.zones[POOL]) == pool
    assert [len(state.zones[HAND + seat]) for seat in range(seats)] == [3] * seats
    assert len(state.zones[DECK]) == 52 - 3 * seats - pool
    assert purses(state) == [20] * seats
    for viewer in (*range(seats), AUDIENCE):
        seen = view(state, viewer)
        assert seen.zones[POOL] == state.zones[POOL]
        assert set(seen.zones[DECK]) == {HIDDEN}
        for seat in range(seats):
            own = state.zones[HAND + seat] if seat == viewer else [HIDDEN] * 3
            assert seen.zones[HAND + seat] == own


ORDERS = [
    # rule, the third card of each hand is bid, the order in which they buy
    ("rulebook, PEN-25", ["Th", "Tc", "Kd"], [1, 0]),
    ("PEN-25: c d h s", ["7s", "7h", "7d", "7c"], [3, 2, 1]),
    ("PEN-24: Ace first", ["2c", "As", "3c"], [1, 0]),
    ("PEN-24: J Q K last", ["Qc", "Jd", "Ts", "Kc"], [2, 1, 0]),
    ("PEN-24: Ac lowest, Ks highest", ["Ks", "2c", "Ac", "Kh"], [2, 1, 3]),
    ("PEN-R12: no seats", ["5c", "4c", "3c", "2c"], [3, 2, 1]),
    ("PEN-R12: no seats", ["2c", "3c", "4c", "5c"], [0, 1, 2]),
]


@pytest.mark.parametrize(("rule", "bids", "order"), ORDERS)
def test_low_bids_act_first(rule: str, bids: list[str], order: list[int]) -> None:
    fillers = ["8c 8d", "8h 8s", "9c 9d", "9h 9s"]
    hands = [f"{fillers[seat]} {bid}" for seat, bid in enumerate(bids)]
    pool = ["6c", "6d", "6h"][: len(bids) - 1]
    state = play(lying(hands, " ".join(pool), trick=1), " ".join(bids))
    buyers = []
    for card in pool:
        buyers.append(int(state.next_asked()))
        play(state, card)
    assert buyers == order, rule
    last = ({*range(len(bids))} - {*order}).pop()
    assert said_to(state, "nothing-left") == [(last, "PEN-07")]  # PEN-R13


# The round


def test_every_round_starts_alike() -> None:
    """PEN-01, PEN-02, PEN-11, PEN-20, PEN-R08: 20 coins, a whole pack, 3 tricks."""
    for seats in GAME.players:
        state = new(seats, seed=seats, target=10_000, max_rounds=12)
        dice = Dice(seats)
        rounds = tricks = 0
        before = (0, 0)
        while state.waiting:
            if (state.round_number, state.trick) != before:
                before = (state.round_number, state.trick)
                tricks += 1
                assert state.phase == "bids"
                if state.trick == 1:
                    rounds += 1
                    assert purses(state) == [20] * seats
                    assert not state.zones[DISCARD]
                    assert state.shuffles == rounds
                    used = 3 * seats + seats - 1
                    assert len(state.zones[DECK]) == 52 - used
            answer_at_random(state, dice)
        assert (rounds, tricks) == (12, 36)


def test_the_pack_is_always_enough() -> None:
    """PEN-02, PEN-R10: seven players use 39 cards."""
    left = []
    state = new(7, target=10_000, max_rounds=3)
    dice = Dice(1)
    while state.waiting:
        left.append(len(state.zones[DECK]))
        answer_at_random(state, dice)
    assert min(left) == 52 - 39


def test_hands_always_hold_three() -> None:
    """PEN-30: after every trick, whoever bought and whoever did not."""
    for seats in GAME.players:
        state = new(seats, seed=seats)
        dice = Dice(seats)
        while state.waiting:
            if state.phase == "bids":
                for seat in range(seats):
                    assert len(state.zones[HAND + seat]) == 3
                    assert not state.zones[BID + seat]
                assert len(state.zones[POOL]) == seats - 1
            answer_at_random(state, dice)


# Bids


def test_a_bid_is_any_card_of_the_hand() -> None:
    """PEN-04, PEN-21, PEN-R03: one card, no pass, also one that costs too much."""
    state = lying(["Kc 2c 3c", "4c 4d 4h", "5c 5d 5h"], "8c 8d", [1, 20, 20])
    assert state.waiting == 0b111
    pick = state.ask(Seat(0))
    assert (pick.prompt, pick.least, pick.most) == ("choose-bid", 1, 1)
    names = [token_name(state.table, token) for token in pick.options]
    assert names == ["Kc", "2c", "3c"]
    assert refusal(state) == ("too-few", "PEN-04")
    assert refusal(state, "Kc 2c") == ("too-many", "PEN-04")
    assert refusal(state, "8c") == ("on-sale", "PEN-04")
    assert refusal(state, "4c") == ("not-in-hand", "PEN-04")
    assert refusal(state, "9c") == ("not-in-hand", "PEN-04")
    play(state, "Kc")


def test_bids_are_sealed_until_all_are_in() -> None:
    """PEN-05, PEN-23: a known card that is bid does not betray itself."""
    hands = ["Kc 2c 3c", "4c 4d 4h", "5c 5d 5h"]
    views = []
    for bid in ("Kc", "2c", "3c"):
        state = lying(hands, "8c 8d")
        state.show(cards("Kc")[0], state.table.all_viewers)  # as if bought before
        play(state, bid)
        assert not state.zones[BID]
        for viewer in (1, 2, AUDIENCE):
            assert view(state, viewer).zones[HAND] == [*cards("Kc"), HIDDEN, HIDDEN]
        views.append([view_data(GAME, state, viewer) for viewer in (1, 2, AUDIENCE)])
        assert told(state, "decided", viewer=1)[-1]["chosen"] == []
        play(state, "4c 5c")
        assert [by_name(state, BID + seat) for seat in range(3)] == [bid, "4c", "5c"]
    assert views[0] == views[1] == views[2]


# Purchases


def test_a_purchase() -> None:
    """PEN-08, PEN-27, PEN-28, PEN-29: discard the bid, take the art, pay."""
    state = lying(["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"], "8c 3d", trick=2)
    play(state, "2c 6c 9c")
    pick = state.question()
    assert pick is not None
    assert (pick.seat, pick.prompt, pick.rule) == (0, "take-art", "PEN-08")
    names = [token_name(state.table, token) for token in pick.options]
    assert names == ["8c", "3d"]
    play(state, "3d")
    assert by_name(state, HAND) == "3d Kc Kd"
    assert by_name(state, DISCARD) == "2c"
    assert purses(state) == [18, 20, 20]
    assert state.chips[BANK] == 2
    payment = told(state, "paid")[-1]
    assert (payment["from"], payment["to"], payment["rule"]) == (0, "bank", "PEN-29")
    for viewer in (1, 2, AUDIENCE):  # all saw it go into the hand
        assert cards("3d")[0] in view(state, viewer).zones[HAND]
    play(state, "8c")
    assert said_to(state, "nothing-left") == [(2, "PEN-07")]
    assert state.trick == 3
    play(state, "3d")  # PEN-28: what was bought may be bid
    assert not state.zones[BID]


def test_taking_is_compulsory() -> None:
    """PEN-26, PEN-R04: nothing is no answer, nor is a card that is not for sale."""
    state = play(lying(["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"], "8c 3d"), "2c 6c 9c")
    assert refusal(state) == ("too-few", "PEN-08")
    assert refusal(state, "2c") == ("not-for-sale", "PEN-08")
    assert refusal(state, "Kc") == ("not-for-sale", "PEN-08")
    assert refusal(state, "8c 3d") == ("too-many", "PEN-08")


MEANS = [
    # rule, money, who buys, money afterwards, hands afterwards
    ("PEN-07, PEN-R16", [20, 20, 20], [0, 1], [18, 14, 20], "9c Jc Jd"),
    ("PEN-06, PEN-R05", [20, 5, 20], [0, 2], [18, 5, 11], "Jc Jd 3d"),
    ("PEN-06, PEN-R14", [0, 20, 20], [1, 2], [0, 14, 11], "Jc Jd 3d"),
    ("PEN-06, PEN-R13", [0, 0, 20], [2], [0, 0, 11], "8c Jc Jd"),
    ("PEN-06, PEN-10", [0, 0, 0], [], [0, 0, 0], "9c Jc Jd"),
    ("PEN-09", [2, 6, 9], [0, 1], [0, 0, 9], "9c Jc Jd"),
    ("PEN-09", [1, 6, 9], [1, 2], [1, 0, 0], "Jc Jd 3d"),
]


@pytest.mark.parametrize(("rule", "had", "buyers", "left", "last"), MEANS)
def test_who_can_buy(
    rule: str, had: list[int], buyers: list[int], left: list[int], last: str
) -> None:
    """PEN-R02, PEN-R16: whoever cannot take the bid back, and nothing else happens."""
    hands = ["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"]
    state = play(lying(hands, "8c 3d", had, trick=1), "2c 6c 9c")
    bought = []
    for card in ("8c", "3d"):
        if state.phase == "purchases":
            bought.append(int(state.next_asked()))
            play(state, card)
    assert bought == buyers, rule
    assert purses(state) == left, rule
    assert by_name(state, HAND + 2) == " ".join(sorted(last.split())), rule
    for seat in range(3):
        if seat not in buyers:
            assert by_name(state, HAND + seat) == " ".join(sorted(hands[seat].split()))
    failed = [seat for seat in range(3) if had[seat] < [2, 6, 9][seat]]
    assert said_to(state, "cannot-pay") == [(seat, "PEN-06") for seat in failed]
    assert len(state.zones[DISCARD]) == 2  # PEN-10: bids of buyers and art left
    assert state.trick == 2
    assert {VALUE[card] for card in state.zones[DISCARD]} <= {2, 6, 9, 8, 3}


def test_returned_bids_are_known() -> None:
    """PEN-06: everybody saw the bid that goes back to the hand."""
    state = lying(["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"], "8c 3d", [0, 0, 0], trick=1)
    play(state, "2c 6c 9c")
    for seat, bid in enumerate(cards("2c 6c 9c")):
        seen = view(state, AUDIENCE).zones[HAND + seat]
        assert seen == [bid, HIDDEN, HIDDEN]
        for seed in range(20):
            assert bid in imagine(state, AUDIENCE, Dice(seed)).zones[HAND + seat]


def test_money_is_open() -> None:
    """PEN-R09."""
    state = play(lying(["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"], "8c 3d"), "2c 6c 9c 8c")
    for viewer in (0, 1, 2, AUDIENCE):
        assert view_data(GAME, state, viewer)["chips"] == [18, 20, 20]


# Scoring

SCORES = [
    # rule, money when nobody can pay for a bid any more, points
    ("PEN-13, PEN-32", [0, 5, 9], [93, 18, 13]),
    ("PEN-13, PEN-R15: not zero", [9, 5, 9], [31, 54, 13]),
    ("PEN-31: a tie", [3, 9, 3], [93, 18, 39]),
    ("PEN-31, PEN-R07: all", [4, 4, 4], [93, 54, 39]),
]


@pytest.mark.parametrize(("rule", "had", "points"), SCORES)
def test_scoring(rule: str, had: list[int], points: list[int]) -> None:
    """PEN-12, PEN-14, PEN-R06: bids that came back count, totals grow."""
    hands = ["9c Tc Qc", "2c 3c Kc", "As Ac Jd"]
    state = lying(hands, "8c 8d", had, scores=[100, 7, 0], target=1000)
    play(state, "Qc Kc Jd")
    assert state.scores == [100 + points[0], 7 + points[1], points[2]], rule
    least = [seat for seat in range(3) if had[seat] == min(had)]
    assert said_to(state, "penniless") == [(seat, "PEN-13") for seat in least]
    for event in told(state, "scored"):
        assert event["rule"] == ("PEN-13" if event["seat"] in least else "PEN-32")
        assert event["points"] == points[event["seat"]]
    assert state.round_number == 2
    assert purses(state) == [20, 20, 20]  # PEN-R08


def test_the_log_says_how_a_round_was_scored() -> None:
    """PEN-12, PEN-13, PEN-16, PEN-29: the cards, the money left, the sum."""
    hands = ["9c Tc Qc", "2c 3c Kc", "As Ac Jd"]
    state = lying(hands, "8c 8d", [12, 5, 9], target=60)
    lines = log_of(GAME, play(state, "9c 2c As 8c 8d"))
    assert lines[1:] == [
        "Cleo buys 8c with As for 1 coin; 8 are left.",
        "Ben buys 8d with 2c for 2 coins; 3 are left.",
        "Nothing is left for Ann, who takes 9c back.",
        "Ann ends the round with 12 coins and 9c Tc Qc: 31 points, 31 in all.",
        (
            "Ben ends the round with 3 coins, the least, and 3c 8d Kc:"
            " three times 24 are 72 points, 72 in all."
        ),
        "Cleo ends the round with 8 coins and 8c Jd Ac: 20 points, 20 in all.",
        "60 points are reached, so this was the last round.",
    ]


def test_the_log_says_who_cannot_pay_and_what_is_not_sold() -> None:
    """PEN-06, PEN-27."""
    hands = ["9c Tc Qc", "2c 3c Kc", "As Ac Jd"]
    state = lying(hands, "8c 8d", [12, 2, 9], target=60)
    lines = log_of(GAME, play(state, "9c Kc Jd 8c"))
    assert lines[1:5] == [
        "Ann buys 8c with 9c for 9 coins; 3 are left.",
        "Cleo has too little money for the bid Jd and takes it back.",
        "Ben has too little money for the bid Kc and takes it back.",
        "Not sold, and discarded: 8d.",
    ]


def test_the_best_round() -> None:
    """PEN-12, PEN-13: three Kings and the bonus."""
    state = lying(["Kc Kd Kh", "2c 3c Qc", "As Ac Qd"], "8c 8d", [0, 5, 9])
    assert play(state, "Kc Qc Qd").scores[0] == 117


def test_hands_are_shown_when_they_score() -> None:
    state = lying(["9c Tc Qc", "2c 3c Kc", "As Ac Jd"], "8c 8d", [0, 5, 9], target=1)
    play(state, "Qc Kc Jd")
    seen = view(state, AUDIENCE)
    assert [total(seen.zones[HAND + seat]) for seat in range(3)] == [31, 18, 13]


# The end


def scored(points: list[int], **given: Any) -> PennilessAndInsane:
    """The end of a round in which everybody scores 63: all hands are worth 21."""
    hands = ["9c Ad Jc", "8s 2d Jd", "9h As Jh"]
    state = lying(hands, "8c 8d", [4, 4, 4], scores=points[:], **given)
    return play(state, "Jc Jd Jh")


ENDS = [
    # rule, options, scores before 63 more for all, over, ranks
    ("PEN-15", {}, [86, 50, 20], False, []),
    ("PEN-15, PEN-16: exactly", {}, [87, 50, 20], True, [1, 2, 3]),
    ("PEN-16, PEN-R01", {}, [90, 95, 88], True, [2, 1, 3]),
    ("PEN-17, PEN-R01", {}, [90, 90, 40], False, []),
    ("PEN-17: a tie below the top", {}, [90, 95, 90], True, [2, 1, 2]),
    ("PEN-17: shared", {"target_tie": "shared"}, [90, 90, 40], True, [1, 1, 3]),
    ("PEN-17: a tie too low", {"target_tie": "shared"}, [50, 50, 40], False, []),
    ("target", {"target": 100}, [40, 20, 20], True, [1, 2, 2]),
    ("target", {"target": 200}, [120, 20, 20], False, []),
    ("PEN-18", {"max_rounds": 1}, [20, 30, 10], True, [2, 1, 3]),
    ("PEN-18: joint", {"max_rounds": 1}, [30, 30, 10], True, [1, 1, 3]),
    ("PEN-18: joint", {"max_rounds": 1}, [90, 90, 10], True, [1, 1, 3]),
]


@pytest.mark.parametrize(("rule", "given", "points", "over", "ranks"), ENDS)
def test_the_end(
    rule: str, given: dict[str, Any], points: list[int], over: bool, ranks: list[int]
) -> None:
    state = scored(points, **given)
    assert state.scores == [one + 63 for one in points]
    assert (state.phase == "over") == over, rule
    assert state.ranks == ranks, rule
    assert state.capped == (rule[:6] == "PEN-18")
    if not over:
        assert state.round_number == 2


def test_an_extra_round_is_for_everybody() -> None:
    """PEN-17, PEN-R17: full rounds, and an outsider may overtake."""
    state = scored([90, 90, 40])
    assert ("tied", "PEN-17") in [
        (event["message"], event["rule"]) for event in told(state, "said")
    ]
    assert state.waiting == 0b111
    assert [len(state.zones[HAND + seat]) for seat in range(3)] == [3, 3, 3]
    dice = Dice(1)
    while state.round_number == 2 and state.waiting:
        answer_at_random(state, dice)
    state = lying(
        ["9c Ad 2c", "8s 2d 3d", "Kh Ks Kd"],
        "8c 8d",
        [1, 1, 0],
        scores=[153, 153, 103],
        round_number=2,
    )
    play(state, "2c 3d Kd")
    assert state.scores == [165, 166, 220]
    assert state.ranks == [3, 2, 1]


def test_the_cap_is_no_cap_when_somebody_wins() -> None:
    """PEN-18: a win in the last round is an ordinary win."""
    state = scored([90, 95, 88], max_rounds=1)
    assert state.phase == "over"
    assert not state.capped


# Gambling


def gamble(had: list[int], hands: list[str], **given: Any) -> PennilessAndInsane:
    """The end of a round of gambling; the bids cost more than anybody has."""
    state = lying(hands, "8c 8d", had, gambling=True, **given)
    return play(state, " ".join(hand.split()[-1] for hand in hands))


def awarded(state: PennilessAndInsane) -> list[tuple[int, int]]:
    return [
        (event["to"], event["amount"])
        for event in told(state, "paid")
        if event.get("rule") == "PEN-33"
    ]


POTS = [
    # rule, money, hands, options, who takes how much, what stays in the pot
    (
        "PEN-33, PEN-R11: the highest score of the round",
        [0, 5, 9],
        ["Ac 2c Jc", "9d Td Qd", "As 3s Js"],
        {},
        [(0, 46)],
        0,
    ),
    (
        "PEN-33: of the round, not of the game",
        [0, 5, 9],
        ["Ac 2c Jc", "9d Td Qd", "As 3s Js"],
        {"scores": [0, 0, 100]},
        [(0, 46)],
        0,
    ),
    (
        "PEN-33: not the bonus as such",
        [0, 5, 9],
        ["Ac As Tc", "Kc Kd Kh", "2s 3s Js"],
        {},
        [(1, 46)],
        0,
    ),
    (
        "PEN-33: the bonus, if agreed",
        [0, 5, 9],
        ["Ac As Tc", "Kc Kd Kh", "2s 3s Js"],
        {"gambling_winner": "penniless"},
        [(0, 46)],
        0,
    ),
    (
        "PEN-34, PEN-R11: an even split",
        [4, 9, 4],
        ["9c Ad Jc", "8s 2d Jd", "9h As Jh"],
        {"gambling_winner": "penniless"},
        [(0, 21), (2, 21)],
        1,
    ),
    (
        "PEN-34: by score",
        [4, 4, 5],
        ["9c Ad Jc", "8s 2d Jd", "9h As Jh"],
        {},
        [(0, 23), (1, 23)],
        1,
    ),
    (
        "PEN-35: the last round",
        [4, 9, 4],
        ["9c Ad Jc", "8s 2d Jd", "9h As Jh"],
        {"gambling_winner": "penniless", "max_rounds": 1},
        [(0, 22), (2, 21)],
        0,
    ),
    (
        "PEN-35: the last round, three ways",
        [3, 3, 4],
        ["9c Ad Jc", "8s 2d Jd", "9h As Jh"],
        {"target": 20},
        [(0, 25), (1, 25)],
        0,
    ),
]


@pytest.mark.parametrize(("rule", "had", "hands", "given", "shares", "stays"), POTS)
def test_the_pot(
    rule: str,
    had: list[int],
    hands: list[str],
    given: dict[str, Any],
    shares: list[tuple[int, int]],
    stays: int,
) -> None:
    state = gamble(had, hands, **given)
    assert awarded(state) == shares, rule
    assert state.chips[POT] == stays, rule
    won = [one - 20 for one in had]
    for seat, amount in shares:
        won[seat] += amount
    assert state.purse == won  # PEN-36
    assert sum(won) == -stays


def test_money_spent_forms_the_pot() -> None:
    """PEN-19, PEN-29: with gambling; otherwise it is out of the game."""
    hands = ["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"]
    for gambling, pot, bank in ((True, 8, 0), (False, 0, 8)):
        state = lying(hands, "8c 3d", trick=1, gambling=gambling)
        play(state, "2c 6c 9c 8c 3d")
        assert (state.chips[POT], state.chips[BANK]) == (pot, bank)
        assert purses(state) == [18, 14, 20]


def test_purses() -> None:
    """PEN-36: 20 coins from one's own purse each round; points decide all the same."""
    for seed in range(25):
        state = new(4, seed=seed, gambling=True)
        state.events = []
        dice = Dice(seed)
        spent = [0, 0, 0, 0]
        while state.waiting:
            if state.trick == 1 and state.phase == "bids":
                assert purses(state) == [20, 20, 20, 20]
                assert sum(state.purse) == -state.chips[POT]
            answer_at_random(state, dice)
        won = [0, 0, 0, 0]
        for event in told(state, "paid"):
            if event.get("rule") == "PEN-29":
                assert event["to"] == "pot"
                spent[event["from"]] += event["amount"]
            elif event.get("rule") == "PEN-33":
                won[event["to"]] += event["amount"]
        assert state.purse == [w - s for w, s in zip(won, spent, strict=True)]
        assert sum(state.purse) == 0
        assert state.chips[POT] == 0
        best = max(state.scores)
        assert [rank == 1 for rank in state.ranks] == [s == best for s in state.scores]
        results = {
            event["seat"]: (event["message"], event["number"])
            for event in told(state, "said")
            if event.get("rule") == "PEN-36"
        }
        for seat, purse in enumerate(state.purse):
            message = "ahead" if purse > 0 else "behind" if purse < 0 else "even"
            assert results[seat] == (message, abs(purse))
    plain = new(4, seed=1)
    playout(plain, Dice(1))
    assert plain.purse == [0, 0, 0, 0]


# Options and ends


@pytest.mark.parametrize(
    "given", [{"target": 0}, {"max_rounds": 0}, {"gambling_winner": "nobody"}]
)
def test_options_that_make_no_sense(given: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.agree(3, given)


def test_three_to_seven_players() -> None:
    for seats in (2, 8):
        with pytest.raises(BadInput, match="3 to 7"):
            GAME.agree(seats)


@pytest.mark.parametrize("given", [{}, {"gambling": True}, {"max_rounds": 2}])
def test_random_games_end(given: dict[str, object]) -> None:
    lengths = Counter[int]()
    for seats in GAME.players:
        table = GAME.table(seats, given)
        for seed in range(20):
            state = cast(PennilessAndInsane, table.blank())
            dice = Dice(seed)
            state.begin(dice.seed())
            assert playout(state, dice) <= GAME.bound(table.options, seats)
            assert state.phase == "over"
            assert 1 in state.ranks
            lengths[state.round_number] += 1
    assert max(lengths) <= 8  # section 5: three or four rounds, mostly


# Bots and words


@pytest.mark.parametrize("seats", [3, 6])
def test_regular_beats_random(seats: int) -> None:
    assert win_share(GAME, seats, 60) > 1.6 / seats


def test_the_bot_takes_the_best_art() -> None:
    state = play(lying(["2c Kc Kd", "6c Qc Qd", "9c Jc Jd"], "8c Th"), "2c 6c 9c")
    assert asked(state) == ("purchases", 0)
    assert bot_says(state) == "Th"


def test_hints() -> None:
    """What a bid costs and leaves, what the hand counts, who has the least."""
    state = lying(["5c Kc 2d", "6c Qc Qd", "9c Jc Jd"], "8c 3d", [8, 20, 5], trick=2)
    assert read_out(state, 0) == [
        "Round 1, trick 2 of 3. The game is to 150 points.",
        "The least money is 5 (one player has it). You have 8.",
        (
            "Your hand counts 20 as it is, and 60 with the bonus."
            " Spend 3 more to be level with the least money."
        ),
        "2d costs 2 and would leave you 6.",
        "5c costs 5 and would leave you 3.",
        "Kc costs 13: you cannot pay this, so it would come back to your hand.",
    ]
    assert read_out(state, 2)[2] == (
        "Your hand counts 31 as it is, and 93 with the bonus, which would be yours now."
    )
    play(state, "5c 6c 9c")
    assert read_out(state, 0)[3:] == [
        "Bids still to act, the lowest first: 5c 6c 9c.",
        "5c is your bid. When you buy, you pay 5 and have 3 left.",
    ]
    assert "you cannot pay this" in read_out(state, 2)[-1]
    over = scored([90, 95, 88])
    assert hints.hints(over, Seat(0)) == []


def test_hints_of_gamblers() -> None:
    """PEN-19, PEN-36: the pot and the purse."""
    state = gamble([0, 5, 9], ["Ac 2c Jc", "9d Td Qd", "As 3s Js"])
    assert read_out(state, 0)[1:3] == [
        "In the pot for this round’s winner: 0.",
        "Coins you won in the rounds before: 26.",
    ]
