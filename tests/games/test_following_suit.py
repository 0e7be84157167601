"""Following Suit: the worked examples, then each rule of the catalogue."""

import doctest
from typing import Any, cast

import pytest
from tests.games.answers import refusal
from tests.games.positions import begun, laid_out
from tests.games.table import all_told, by_name, saying, seen_by, told

from parlour.bots.luck import random_answer
from parlour.bots.playing import play_bots
from parlour.engine.cursor import playout
from parlour.engine.data import view_data
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import options_as_text
from parlour.engine.pieces import DIAMONDS, HEARTS, HIDDEN, SPADES, Seat, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games.following_suit import GAME, rules
from parlour.games.following_suit.bot import regular
from parlour.games.following_suit.hints import hints
from parlour.games.following_suit.rules import (
    DECK,
    DISCARD,
    HAND,
    HUNTER,
    MARK,
    PACK,
    POOL,
    PREY,
    FollowingSuit,
    suit_sums,
    turns_in_all,
)
from parlour.testing.telling import log_of
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules


# Setting up and playing


def choosing(
    hands: list[str],
    pool: str,
    deck: str = "",
    scores: list[int] | None = None,
    round_number: int = 1,
    **given: Any,
) -> FollowingSuit:
    """Marks are to be chosen. With no deck this is the last turn of the round.

    All other cards lie in the discard pile.
    """
    state = laid_out(
        FollowingSuit,
        hands,
        {"pool": pool, "deck": deck},
        given,
        rest="discard",
        round_number=round_number,
        turns=turns_in_all(len(hands)) if not deck else 2,
        scores=scores or [0] * len(hands),
    )
    state.enter("marks")
    state.ask_sealed(sum(1 << seat for seat, hand in enumerate(hands) if hand))
    return state


def mark(state: FollowingSuit, marks: str) -> None:
    """Everybody plays a mark, seat by seat; `-` for those who have none."""
    for seat, name in enumerate(marks.split()):
        if name != "-":
            state.play(Seat(seat), cards(name))


def ordered(text: str) -> str:
    return " ".join(sorted(text.split()))


def scored(state: FollowingSuit) -> list[tuple[int, int]]:
    return [(event["seat"], event["points"]) for event in told(state, "scored")]


# The rulebook's examples

SCORES = [
    # rule, the last hand, clubs, diamonds, hearts, spades, points
    ("EX-1, FOL-13", "Kh Qh As 9s 4s 3c", [3, 0, 25, 14], 25),
    ("FOL-12, FOL-R04: the Ace is 1", "Ac Ad 2d Ah", [1, 3, 1, 0], 3),
    ("FOL-12: court cards", "Jc Qd Kh Ts", [11, 12, 13, 10], 13),
    ("FOL-R14: two best suits count once", "Th 5h 9s 6s", [0, 0, 15, 15], 15),
    ("FOL-13: an empty hand", "", [0, 0, 0, 0], 0),
]


@pytest.mark.parametrize(("rule", "hand", "sums", "points"), SCORES)
def test_scoring(rule: str, hand: str, sums: list[int], points: int) -> None:
    assert suit_sums(cards(hand)) == sums, rule
    state = choosing(["2s", "3s " + hand, "5s"], "7s", max_rounds=1)
    mark(state, "2s 3s 5s")  # FOL-R16: the rest of the hand was never played
    assert state.scores == [0, points, 0], rule


TURNS = [
    # rule, pool, hands, marks, hands after it, discarded besides
    (
        "EX-2: FOL-04 to FOL-10, FOL-R04, FOL-R05, FOL-R06",
        "4s 5s 6h 7h 8d 9d 2c Jc",
        ["Js", "2s", "Ac", "Tc", "3h"],
        "Js 2s Ac Tc 3h",
        ["6h 7h 3h", "", "4s 5s Js 2s", "", "8d 9d"],
        "2c Jc Ac Tc",
    ),
    (
        "FOL-06: spades take hearts",
        "2h 3d 4c 5s",
        ["9s", "8s", "7s"],
        "9s 8s 7s",
        ["2h", "", ""],
        "3d 4c 5s 9s 8s 7s",
    ),
    (
        "FOL-06: hearts take diamonds",
        "2h 3d 4c 5s",
        ["9h", "8h", "7h"],
        "9h 8h 7h",
        ["3d", "", ""],
        "2h 4c 5s 9h 8h 7h",
    ),
    (
        "FOL-06: diamonds take clubs",
        "2h 3d 4c 5s",
        ["7d", "9d", "8d"],
        "7d 9d 8d",
        ["", "4c", ""],
        "2h 3d 5s 9d 8d 7d",
    ),
    (
        "FOL-06: clubs take spades",
        "2h 3d 4c 5s",
        ["7c", "8c", "9c"],
        "7c 8c 9c",
        ["", "", "5s"],
        "2h 3d 4c 9c 8c 7c",
    ),
    (
        "FOL-05, FOL-R04: the Ace beats the King",
        "2h 3h",
        ["Ks", "As", "Qs"],
        "Ks As Qs",
        ["", "2h 3h", ""],
        "Ks As Qs",
    ),
    (
        "FOL-07: marks are prey too, beaten ones included",
        "2h",
        ["9s", "Kh", "4h"],
        "9s Kh 4h",
        ["2h Kh 4h", "", ""],
        "9s",
    ),
    (
        "FOL-08: round the ring all capture and are captured",
        "2s 2h 2d 2c",
        ["9s", "8h", "7d", "6c"],
        "9s 8h 7d 6c",
        ["2h 8h", "2d 7d", "2c 6c", "2s 9s"],
        "",
    ),
    (
        "FOL-R15: an Ace in the pool is prey and beats no mark",
        "As Ah",
        ["3s", "2s", "2c"],
        "3s 2s 2c",
        ["Ah", "", "As 3s 2s"],
        "2c",
    ),
]


@pytest.mark.parametrize(
    ("rule", "pool", "hands", "marks", "after", "discarded"), TURNS
)
def test_captures(
    rule: str, pool: str, hands: list[str], marks: str, after: list[str], discarded: str
) -> None:
    kept = ["Kd", "Qd", "Jd", "Td", "5d"]
    both = [f"{hand} {kept[seat]}" for seat, hand in enumerate(hands)]
    state = choosing(both, pool, deck="Qh 6d")
    before = by_name(state, DISCARD)
    mark(state, marks)
    for seat, hand in enumerate(after):
        expected = ordered(f"{hand} {kept[seat]}")
        assert by_name(state, HAND + seat) == expected, (rule, seat)
        assert state.zones[MARK + seat] == []
    assert by_name(state, DISCARD) == ordered(f"{before} {discarded}"), rule
    assert by_name(state, POOL) == "6d Qh"


def test_the_turn_of_the_example_is_told() -> None:
    """EX-2, FOL-07: who captured which suit with which mark, and what of it."""
    rule, pool, hands, marks, _, _ = TURNS[0]
    state = choosing(hands, pool)
    mark(state, marks)
    found = [(e["seat"], e["piece"], e["number"]) for e in saying(state, "captures")]
    assert found == [(2, "Ac", SPADES), (0, "Js", HEARTS), (4, "3h", DIAMONDS)], rule
    lines = log_of(GAME, state)
    taken = [line for line in lines if " captures the " in line]
    assert [line.partition(":")[0] for line in taken] == [
        "Cleo captures the spades with Ac",
        "Ann captures the hearts with Js",
        "Edda captures the diamonds with 3h",
    ]
    assert sum(len(line.partition(": ")[2].split()) for line in taken) + 4 == 13


def test_the_ring_closes() -> None:
    """FOL-06: each suit has one hunter and one prey."""
    for kind in range(4):
        assert HUNTER[PREY[kind]] == kind
        assert PREY[PREY[PREY[PREY[kind]]]] == kind


def test_doctests() -> None:
    assert doctest.testmod(rules, extraglobs={"cards": cards}).failed == 0


# Rounds and turns

POOLS = [(3, [8] * 5), (4, [8, 8, 8, 8, 4]), (5, [8] * 4), (6, [8, 8, 8, 4])]


@pytest.mark.parametrize(("seats", "pools"), POOLS)
def test_pools_of_a_round(seats: int, pools: list[int]) -> None:
    """FOL-01, FOL-02, FOL-11, FOL-R03, FOL-R11."""
    state = cast(FollowingSuit, GAME.new(seats, {"max_rounds": 1}, seed=3))
    for seat in state.everyone():
        assert len(state.zones[HAND + seat]) == 4  # FOL-01
    assert turns_in_all(seats) == len(pools)
    dice = Dice(5)
    found = []
    while state.waiting:
        found.append(len(state.zones[POOL]))
        assert state.turns == len(found)
        left = 52 - 4 * seats - sum(found)
        assert len(state.zones[DECK]) == left  # FOL-R11: nothing comes back
        for seat in state.everyone():
            if state.asks(seat):
                state.take(seat, random_answer(state, state.ask(seat), dice))
    assert found == pools


def test_a_new_round_has_all_cards() -> None:
    """FOL-15, FOL-01: all 52 cards are shuffled again and nobody knows any."""
    state = choosing(["2c", "3c", "4c"], "5s 6h")
    mark(state, "2c 3c 4c")
    assert state.round_number == 2
    assert state.turns == 1
    assert [len(state.zones[HAND + seat]) for seat in range(3)] == [4, 4, 4]
    assert len(state.zones[POOL]) == 8
    assert len(state.zones[DECK]) == 32
    assert state.zones[DISCARD] == []
    for seat in range(3):
        rivals = [view(state, seat).zones[HAND + other] for other in range(3)]
        del rivals[seat]
        assert rivals == [[HIDDEN] * 4, [HIDDEN] * 4]


def test_stacked_deal() -> None:
    """FOL-01, FOL-02: four cards each, then the pool."""
    stack = "Ac 2c 3c 4c Ad 2d 3d 4d Ah 2h 3h 4h As 2s 3s 4s 5s 6s 7s 8s"
    state = begun(FollowingSuit, 3, stack)
    assert by_name(state, HAND) == "2c 3c 4c Ac"
    assert by_name(state, HAND + 2) == "2h 3h 4h Ah"
    assert by_name(state, POOL) == "2s 3s 4s 5s 6s 7s 8s As"


def test_marks_are_sealed() -> None:
    """FOL-03, FOL-04: nobody sees a mark before all are down."""
    state = choosing(["2c 3c", "4d 5d", "6h 7h"], "Ks", deck="Qs")
    state.play(Seat(0), cards("3c"))
    for viewer in (1, 2, AUDIENCE):
        assert view(state, viewer).sealed[0] == []
        assert len(view(state, viewer).zones[HAND]) == 2
    assert by_name(state, HAND) == "2c 3c"
    assert state.zones[MARK] == []
    state.play(Seat(2), cards("6h"))
    state.play(Seat(1), cards("5d"))
    assert by_name(state, HAND) == "2c Ks"


def test_choosing_a_mark() -> None:
    """FOL-03: exactly one card of the own hand."""
    state = choosing(["2c 3c", "4d 5d", "6h 7h"], "Ks Qs", deck="Js")
    assert refusal(state, "", seat=0) == ("too-few", "FOL-03")  # no pass
    assert refusal(state, "2c 3c", seat=0) == ("too-many", "FOL-03")
    assert refusal(state, "Ks", seat=0) == ("in-the-pool", "FOL-03")
    assert refusal(state, "4d", seat=0) == ("not-in-hand", "FOL-03")
    assert refusal(state, "Js", seat=0) == ("not-in-hand", "FOL-03")
    assert state.waiting == 0b111
    state.play(Seat(0), cards("2c"))
    assert refusal(state, "3c", seat=0) == ("not-your-turn", "")


def test_all_choose_at_once() -> None:
    """FOL-R12: no dealer and no order; any seat may answer first, to the same end."""
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = choosing(["2c 3c", "4d 5d", "6h 7h"], "Ks Qs", deck="Js")
        assert state.waiting == 0b111
        assert state.turn == 0
        for seat in order:
            state.play(Seat(seat), [state.zones[HAND + seat][0]])
        ends.append([sorted(zone) for zone in state.zones])
    assert ends[0] == ends[1] == ends[2]


def test_captured_cards_are_playable() -> None:
    """FOL-09, FOL-R13."""
    deck = "2s 3s 4s 5s 6s 7s 8s Ts Js"
    state = choosing(["9s 2c", "4d 5d", "6c 7c"], "Kh", deck)
    mark(state, "9s 4d 6c")
    assert by_name(state, HAND) == "2c Kh"
    assert cards("Kh")[0] in state.ask(Seat(0)).options
    mark(state, "Kh 5d 7c")
    assert "5d" in by_name(state, HAND)


# Empty hands


def test_sitting_out() -> None:
    """FOL-R01, FOL-R17: without cards you are not asked, and score nothing."""
    state = choosing(["9s", "4d 5d", "6d 7d"], "Kd 2s", deck="3s 4s")
    mark(state, "9s 4d 6d")
    assert state.zones[HAND] == []
    assert [event["seat"] for event in saying(state, "sits-out")] == [0]
    assert state.waiting == 0b110
    assert refusal(state, "9s", seat=0) == ("not-your-turn", "")
    mark(state, "- 5d 7d")
    assert (0, 0) in scored(state)
    assert state.round_number == 2
    assert state.waiting == 0b111  # dealt in again
    assert len(state.zones[HAND]) == 4


def test_nobody_has_a_mark() -> None:
    """FOL-R02, FOL-R17: the pool is discarded and the round goes on to its end."""
    state = choosing(["9s", "8s", "7s"], "Kd 2s", deck="2h 3h 4h 5h 6h 7h 8h 9h Th")
    state.events = []
    mark(state, "9s 8s 7s")
    assert scored(state) == [(0, 0), (1, 0), (2, 0)]
    events = all_told(state)
    gone = [e["piece"] for e in events if e.get("to") == "discard"]
    assert {"2h", "Th"} <= set(gone)
    assert state.round_number == 2
    assert state.scores == [0, 0, 0]
    assert state.waiting == 0b111


# The end


def last_turn(scores: list[int], **given: Any) -> FollowingSuit:
    """The hands score 5, 13 and 7 after this turn, in which nothing is captured."""
    state = choosing(["5h 2s", "Kd 3s", "7c 4s"], "8s", scores=scores, **given)
    mark(state, "2s 3s 4s")
    assert scored(state) == [(0, 5), (1, 13), (2, 7)]
    return state


ENDS = [
    # rule, totals before, options, places, or none if the game goes on
    ("FOL-14", [100, 187, 190], {}, [3, 1, 2]),
    ("FOL-R07: exactly 200", [0, 187, 0], {}, [3, 1, 2]),
    ("FOL-15: 199 is not enough", [0, 186, 0], {}, []),
    ("FOL-14: two over 200, the higher wins", [210, 200, 0], {}, [1, 2, 3]),
    ("FOL-14, FOL-R10: a shared lead", [0, 190, 196], {}, []),
    ("FOL-R09: a shared lead below 200", [0, 100, 106], {}, []),
    ("FOL-14: not the leaders are tied", [208, 195, 201], {}, [1, 2, 2]),
    ("target_score", [0, 27, 0], {"target_score": 40}, [3, 1, 2]),
    ("target_score", [0, 26, 0], {"target_score": 40}, []),
]


@pytest.mark.parametrize(("rule", "scores", "given", "ranks"), ENDS)
def test_the_end(
    rule: str, scores: list[int], given: dict[str, Any], ranks: list[int]
) -> None:
    state = last_turn(scores, **given)
    assert state.ranks == ranks, rule
    assert state.capped is False
    if ranks:
        assert state.waiting == 0
        assert state.phase == "over"
    else:
        assert state.waiting == 0b111, rule  # FOL-R10: everybody goes on
        assert state.round_number == 2


def test_overtaking_in_the_extra_round() -> None:
    """FOL-14, FOL-R10: an untied player may win the round that breaks the tie."""
    state = last_turn([195, 190, 196])
    assert state.scores == [200, 203, 203]
    assert [event["number"] for event in saying(state, "tied")] == [203]
    state = choosing(["Kh Qh 2s", "3s", "4s"], "8s", scores=state.scores)
    mark(state, "2s 3s 4s")
    assert state.scores == [225, 203, 203]
    assert state.ranks == [1, 2, 2]


def test_max_rounds() -> None:
    """The safety cap: the highest total wins and ties share."""
    state = last_turn([0, 0, 0], max_rounds=1)
    assert state.capped is True
    assert state.ranks == [3, 1, 2]
    state = last_turn([0, 0, 6], max_rounds=4, round_number=4)
    assert state.ranks == [3, 1, 1]
    assert state.capped is True
    state = last_turn([0, 0, 6], max_rounds=4, round_number=3)
    assert state.ranks == []
    state = last_turn([0, 0, 200], max_rounds=1)
    assert state.capped is False  # decided in its last round all the same
    state = last_turn([0, 190, 196], max_rounds=1)
    assert state.capped is True
    assert state.ranks == [3, 1, 1]


# What can be seen


def test_known_cards() -> None:
    """FOL-R08: captured cards are hidden in the hand; watchers may remember."""
    state = choosing(["9s 2c", "4d 5d", "6d 7d"], "Kh Qh", deck="Js")
    mark(state, "9s 4d 6d")
    seen = view(state, 1).zones[HAND]
    assert sorted(seen) == sorted([HIDDEN, *cards("Kh Qh")])
    assert sorted(view(state, AUDIENCE).zones[HAND]) == sorted(seen)


@pytest.mark.parametrize("aid", [False, True])
def test_show_known_cards(aid: bool) -> None:
    """FOL-R08: clients show captured cards only if the table agreed on it."""
    state = choosing(["9s 2c", "4d 5d", "6d 7d"], "Kh Qh", "Js", show_known_cards=aid)
    mark(state, "9s 4d 6d")
    for viewer in (1, AUDIENCE):
        shown_hand = next(
            zone
            for zone in view_data(GAME, state, viewer)["zones"]
            if zone["zone"] == "hand" and zone["seat"] == 0
        )
        assert shown_hand["count"] == 3
        seen = [piece for piece in shown_hand.get("pieces", []) if piece]
        assert sorted(seen) == (["Kh", "Qh"] if aid else [])
    own = view_data(GAME, state, 0)["zones"]
    assert next(zone for zone in own if zone.get("seat") == 0)["pieces"]


def test_hands_are_shown_when_scored() -> None:
    """FOL-13: the best suit is named, and at the end all hands lie open."""
    state = last_turn([0, 187, 0])
    assert [(e["seat"], e["number"]) for e in saying(state, "best-suit")] == [
        (0, 2),
        (1, 1),
        (2, 0),
    ]
    assert view(state, AUDIENCE).zones[HAND + 1] == cards("Kd")
    hands = view_data(GAME, state, AUDIENCE)["zones"]
    assert ["Kd"] in [zone.get("pieces") for zone in hands]


def test_hints() -> None:
    state = choosing(["9s Kh 2h", "4d 5d", "6d 7d"], "Ah Qh 2d 8c", deck="Js")
    told_here = dict(hints(seen_by(state, 0), Seat(0)))
    assert told_here["turn"] == {"round": 1, "turn": 2, "turns": 5, "target": 200}
    assert told_here["table"] == {"spades": 0, "hearts": 13, "diamonds": 2, "clubs": 8}
    assert told_here["hand"]["best"] == 15
    assert told_here["spades"] == {"points": 13}
    assert told_here["hearts"] == {"points": 2}
    assert "clubs" not in told_here
    words = Messages(GAME)
    for name, values in told_here.items():
        assert words.text(f"hint-{name}", "", **values) != f"hint-{name}"
    over = last_turn([0, 187, 0])
    assert hints(seen_by(over, 0), Seat(0)) == []


# Options, bots


def test_players_and_options() -> None:
    for seats in (2, 7):
        with pytest.raises(BadInput):
            GAME.table(seats)
    assert options_as_text(GAME.agree(4)) == {
        "target_score": 200,
        "show_known_cards": False,
        "max_rounds": 100,
    }
    for wrong in ({"target_score": 0}, {"max_rounds": 0}, {"show_known_cards": 3}):
        with pytest.raises(BadInput):
            GAME.table(4, wrong)


@pytest.mark.parametrize("seats", GAME.players)
def test_random_games_end(seats: int) -> None:
    table = GAME.table(seats)
    bound = GAME.bound(table.options, seats)
    for seed in range(40):
        state = cast(FollowingSuit, table.blank())
        state.begin(scatter(seed))
        assert playout(state, Dice(seed)) <= bound
        assert max(state.scores) >= 200
        assert state.ranks.count(1) == 1
        assert sorted(card for zone in state.zones for card in zone) == PACK


def test_the_bot_takes_the_rich_suit() -> None:
    """A high spade for a pool full of hearts; an Ace is never beaten."""
    hand = "As 3c 2h 2d"
    pool = "Kh Qh Jh Th 2s 3d 4c 9h"
    state = choosing([hand, "4d 5d", "6d 7d"], pool, deck="Js")
    for seed in range(20):
        seen = seen_by(state, 0)
        assert regular(seen, state.ask(Seat(0)), Dice(seed)) == cards("As")


def test_the_bot_keeps_what_it_collects() -> None:
    """In the last turn it gives away what does not count."""
    state = choosing(["Kh Qh 2c", "4d 5d", "6d 7d"], "3h 4h")
    for seed in range(20):
        seen = seen_by(state, 0)
        assert regular(seen, state.ask(Seat(0)), Dice(seed)) == cards("2c")


def test_the_bot_beats_chance() -> None:
    wins = 0
    for seed in range(60):
        state = GAME.new(3, seed=seed)
        bots = [random_answer, random_answer, random_answer]
        bots[seed % 3] = cast(Any, regular)
        play_bots(state, bots, Dice(seed))
        wins += state.ranks[seed % 3] == 1
    assert wins > 45
