"""Lamarckian Poker: the worked examples, then each rule of the catalogue."""

import doctest
from itertools import permutations
from typing import Any, cast

import pytest
from tests.games.answers import bot_says, offered, play, refusal
from tests.games.positions import laid_out
from tests.games.table import (
    all_told,
    in_order,
    names,
    said_of,
    same_cards,
    seen_by,
    told,
)

from parlour.engine.cursor import playout
from parlour.engine.data import pick_data, position, save, view_data
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import options_as_text
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games.lamarckian_poker import GAME, rules
from parlour.games.lamarckian_poker.bot import regular
from parlour.games.lamarckian_poker.hints import hints, preview
from parlour.games.lamarckian_poker.rules import (
    DECK,
    DISCARD,
    HAND,
    MARK,
    PACK,
    POOL,
    LamarckianPoker,
    turns_in_all,
)
from parlour.testing.telling import end_reasons, log_of
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules


# Setting up and playing


def choosing(
    hands: list[str], pool: str, deck: str = "", turns: int = 3, **given: Any
) -> LamarckianPoker:
    """Marks are to be chosen; seats without cards are extinct since turn 1.

    All other cards lie in the discard pile. With no deck, the showdown follows.
    """
    alive = sum(1 << seat for seat, hand in enumerate(hands) if hand)
    state = laid_out(
        LamarckianPoker,
        hands,
        {"pool": pool, "deck": deck},
        given,
        rest="discard",
        turns=turns,
        alive=alive,
        extinct=[0 if hand else 1 for hand in hands],
    )
    state.enter("marks")
    state.ask_sealed(alive)
    return state


def random_games(
    seats: int, count: int, given: dict[str, object] | None = None
) -> list[LamarckianPoker]:
    dice = Dice(seats)
    table = GAME.table(seats, given)
    games = []
    for seed in range(count):
        state = cast(LamarckianPoker, table.blank())
        state.begin(scatter(seed))
        playout(state, dice)
        games.append(state)
    return games


# Captures

CAPTURES = [
    # rule, pool, marks by seat, what each seat captures, the pool after the last mark
    (
        "LAM-06, LAM-07, LAM-R02, rulebook: the Queen of spades",
        "2s Ks Qd 9h",
        "Qs 3c",
        ["2s Ks Qd", ""],
        "9h Qs 3c",
    ),
    (
        "LAM-05, LAM-R01, rulebook: three players",
        "Ah Qc 9s 5h",
        "As Tc 9h",
        ["Ah 9s", "Qc", "5h"],
        "As Tc 9h",
    ),
    (
        "LAM-05: not in the order of seats",
        "Ah Qc 9s 5h",
        "9h As Tc",
        ["5h", "Ah 9s", "Qc"],
        "As Tc 9h",
    ),
    ("LAM-05, LAM-R01: Ace, then King", "7d", "Kd Ad", ["Ad", "7d"], "Kd"),
    ("LAM-05: the two is last", "7d", "2d 3d", ["3d", "7d"], "2d"),
    ("LAM-17: spades before hearts", "7d", "7h 7s", ["7s", "7d"], "7h"),
    ("LAM-17: hearts before diamonds", "7c", "7d 7h", ["7h", "7c"], "7d"),
    ("LAM-17: diamonds before clubs", "7s", "7c 7d", ["7d", "7s"], "7c"),
    ("LAM-06: suit or rank", "9s 4h 4d 8c", "4s 2c", ["9s 4h 4d", "8c"], "4s 2c"),
    ("LAM-R02: all that match", "2s 3s 4s 5s", "9s 9h", ["2s 3s 4s 5s", "9s"], "9h"),
    ("LAM-18: nothing matches", "2s 3s", "9d 8c", ["", ""], "2s 3s 9d 8c"),
    ("LAM-07: no mark takes itself", "2s", "9d 2c", ["", "2s"], "9d 2c"),
    ("LAM-19, LAM-R03: fallen marks", "2s", "Ah 9h 3h", ["", "Ah", "9h"], "2s 3h"),
    ("LAM-19: of the same rank too", "2s", "5c 5h 5d", ["5d", "", "5h"], "2s 5c"),
    ("LAM-19: only by later marks", "2s", "4h Jh", ["Jh", ""], "2s 4h"),
]


@pytest.mark.parametrize(("rule", "pool", "marks", "captures", "left"), CAPTURES)
def test_captures(
    rule: str, pool: str, marks: str, captures: list[str], left: str
) -> None:
    spare = ["2h", "6c", "6d"]  # keeps everybody alive whatever happens
    played = marks.split()
    hands = [f"{mark} {spare[seat]}" for seat, mark in enumerate(played)]
    state = play(choosing(hands, pool), marks)
    for seat, captured in enumerate(captures):
        held = f"{captured} {spare[seat]}"
        assert same_cards(state.zones[HAND + seat], held), rule
    discarded = [
        event["piece"]
        for event in told(state, "moved")
        if (event["from"], event["to"]) == ("pool", "discard")
    ]
    assert discarded == left.split(), rule


def test_marks_are_always_in_a_strict_order() -> None:
    """LAM-R04: no two cards are alike, so any order of answers ends the same."""
    hands = ["7s 2c", "7h 3c", "7d 4c"]
    ends = []
    for order in permutations([(0, "7s"), (1, "7h"), (2, "7d")]):
        state = choosing(hands, "7c 9h 9d 2s")
        for seat, mark in order:
            state.play(Seat(seat), list(cards(mark)))
        ends.append(save(state))
    assert all(end == ends[0] for end in ends)
    # LAM-17: the first takes seven and spade, the next two live on fallen marks
    assert same_cards(state.zones[HAND], "2c 7c 2s")
    assert same_cards(state.zones[HAND + 1], "3c 9h 7s")
    assert same_cards(state.zones[HAND + 2], "4c 9d 7h")


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_deal(seats: int) -> None:
    """LAM-01: four cards each, face down. LAM-02: four in the pool, face up."""
    state = GAME.new(seats, seed=4)
    assert len(state.zones[DECK]) == 52 - 4 * seats - 4
    for viewer in [*range(seats), AUDIENCE]:
        seen = view(state, viewer)
        assert len(seen.zones[POOL]) == 4
        assert HIDDEN not in seen.zones[POOL]
        assert set(seen.zones[DECK]) == {HIDDEN}
        for seat in range(seats):
            hand = seen.zones[HAND + seat]
            assert len(hand) == 4
            assert (HIDDEN in hand) == (seat != viewer)
    laid = [piece for zone in state.table.live for piece in state.zones[zone]]
    assert sorted(laid) == PACK


def test_deal_follows_the_deck() -> None:
    """LAM-01, LAM-02 with a stacked deck."""
    table = GAME.table(2)
    table.stacks = [cards("2c 3c 4c 5c 2d 3d 4d 5d 9s Ts Js Qs")]
    state = table.blank()
    state.begin(1)
    assert in_order(state, HAND) == "2c 3c 4c 5c"
    assert in_order(state, HAND + 1) == "2d 3d 4d 5d"
    assert in_order(state, POOL) == "9s Ts Js Qs"


def test_only_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(BadInput, match="2 to 6 players"):
            GAME.table(seats)


@pytest.mark.parametrize(("seats", "turns"), [(2, 11), (3, 10), (4, 9), (5, 8), (6, 7)])
def test_number_of_turns(seats: int, turns: int) -> None:
    """LAM-14, LAM-R13: every pool has four cards, also after extinctions."""
    assert turns_in_all(seats) == turns
    table = GAME.table(seats, {"sole_survivor": "plays_on"})
    dice = Dice(seats)
    died_early = 0
    for seed in range(150):
        state = cast(LamarckianPoker, table.blank())
        state.begin(scatter(seed))
        while state.waiting:
            assert len(state.zones[POOL]) == 4
            assert len(state.zones[DECK]) == 4 * (turns - state.turns)
            seat = state.next_asked()
            hand = state.zones[HAND + seat]
            state.take(seat, [hand[dice.roll(len(hand))]])
        if state.alive:
            assert state.turns == turns
            assert not state.zones[DECK]
            died_early += any(0 < turn < turns for turn in state.extinct)
    assert died_early


# Marks


def test_everybody_alive_is_asked_at_once_for_one_card() -> None:
    """LAM-03: sealed, after seeing the pool, one card of the own hand."""
    state = choosing(["2c 3c", "", "4h 5h 6h"], "9s Ts Js Qs", "2d 3d 4d 5d")
    assert state.waiting == 0b101
    assert state.sealing
    pick = pick_data(GAME, state, Seat(2))
    assert pick["options"] == ["4h", "5h", "6h"]
    assert (pick["least"], pick["most"], pick["rule"]) == (1, 1, "LAM-03")
    assert pick["sealed"]
    for viewer in (0, 2):
        assert same_cards(view(state, viewer).zones[POOL], "9s Ts Js Qs")


REFUSALS = [
    # rule, answer of seat 0, message, rule cited
    ("LAM-03: a rival's card", "4h", "not-in-hand", "LAM-03"),
    ("LAM-03: a card from the deck", "2d", "not-in-hand", "LAM-03"),
    ("LAM-03: two marks", "2c 3c", "too-many", "LAM-03"),
    ("LAM-08: a card of the pool", "9s", "in-the-pool", "LAM-08"),
    ("LAM-15, LAM-R06: passing", "", "too-few", "LAM-03"),
]


@pytest.mark.parametrize(("rule", "answer", "message", "cited"), REFUSALS)
def test_refusals(rule: str, answer: str, message: str, cited: str) -> None:
    state = choosing(["2c 3c", "4h 5h"], "9s Ts Js Qs", "2d 3d 4d 5d")
    assert refusal(state, answer, seat=0) == (message, cited), rule
    assert Messages(GAME).has(f"refused-{message}")


def test_no_pass_with_a_single_card() -> None:
    """LAM-15, LAM-R06: the last card must be played too, and costs the game."""
    state = choosing(["2c", "4h 5h", "6h 7h"], "9s Ts Js Qs", "2d 3d 4d 5d")
    assert refusal(state, "", seat=0) == ("too-few", "LAM-03")
    play(state, "2c 4h 6h")
    assert state.extinct == [3, 0, 0]


def test_an_extinct_seat_is_refused() -> None:
    """LAM-10: out for good."""
    state = choosing(["2c 3c", "", "4h 5h"], "9s Ts Js Qs", "2d 3d 4d 5d")
    assert refusal(state, "2c", seat=1) == ("not-your-turn", "")


def test_a_chosen_mark_tells_nothing() -> None:
    """LAM-16, LAM-R16: it counts as a card of the hand until all are in."""
    hands = ["8c 8d 2c 3c", "Kh Kd 4c", "5c 6c"]
    seen = []
    for mark in ("8c", "2c"):
        state = choosing(hands, "9s Ts Js Qs", "2d 3d 4d 5d")
        for known in cards("8c 8d"):
            state.known[known] = state.table.all_viewers  # captured in the open
        before: dict[str, Any] = {**view_data(GAME, state, 1)}
        state.events = []
        play(state, mark)
        assert same_cards(state.zones[HAND], hands[0])
        views = [view_data(GAME, state, viewer) for viewer in (1, 2, AUDIENCE)]
        told_to = [all_told(state, v) for v in (1, 2, AUDIENCE)]
        seen.append((views, told_to))
        # that the seat has chosen is all that changed
        after: dict[str, Any] = {**views[0]}
        assert after.pop("answered") == [0]
        assert before.pop("answered") == []
        assert after.pop("waiting") == [1, 2]
        assert before.pop("waiting") == [0, 1, 2]
        assert after == before
        hand = {"zone": "hand", "count": 4, "seat": 0, "pieces": ["8c", "8d"]}
        assert hand in after["zones"]
        assert view_data(GAME, state, 0)["sealed"] == [mark]
    assert seen[0] == seen[1]


def test_marks_are_revealed_together() -> None:
    """LAM-04: all marks are turned up before the first one acts."""
    state = choosing(["2c 3c", "Ah 4h", "5h 6d"], "2h 3h 8d 8s")
    assert not told(state, "moved")
    play(state, "2c 4h")
    assert not told(state, "moved")
    play(state, "5h")
    moves = [(e["piece"], e["from"], e["to"]) for e in told(state, "moved")]
    assert moves[:3] == [
        ("2c", "hand 0", "mark 0"),
        ("4h", "hand 1", "mark 1"),
        ("5h", "hand 2", "mark 2"),
    ]
    # LAM-05, LAM-07: then one by one, each falling in after its captures
    assert moves[3:9] == [
        ("2h", "pool", "hand 2"),
        ("3h", "pool", "hand 2"),
        ("5h", "mark 2", "pool"),
        ("5h", "pool", "hand 1"),
        ("4h", "mark 1", "pool"),
        ("2c", "mark 0", "pool"),
    ]
    assert not any(state.zones[MARK + seat] for seat in range(3))


def test_a_mark_can_be_changed_until_all_are_in() -> None:
    state = choosing(["2c 3c", "4h 5h"], "9s Ts Js Qs", "2d 3d 4d 5d")
    play(state, "2c")
    state.unseal(Seat(0))
    play(state, "3c 4h")
    assert same_cards(state.zones[HAND], "2c")


def test_captured_cards_serve_from_the_next_turn_on() -> None:
    """LAM-08: captured now, a mark next turn at the earliest."""
    state = choosing(["As 2c", "3c 4c"], "Ks Qs 9h 8d", "2d 3d 4d 5d")
    assert offered(state, seat=0) == "As 2c"
    play(state, "As 3c")
    assert state.turns == 4
    assert offered(state, seat=0) == "2c Ks Qs"


# End of a turn


def test_the_pool_is_discarded_and_dealt_anew() -> None:
    """LAM-09: marks included. LAM-12: cards in the deck, so another turn."""
    deck = "2d 3d 4d 5d 6d 7d 9d Td"
    state = choosing(["As 2c", "3c 4c 5c"], "Ks Qs 9h 8d", deck)
    gone = len(state.zones[DISCARD])
    play(state, "As 3c")
    assert state.waiting == 0b11
    assert same_cards(state.zones[DISCARD][gone:], "9h 8d As 3c")
    assert same_cards(state.zones[POOL], "6d 7d 9d Td")
    play(state, "Ks 4c")
    assert same_cards(state.zones[POOL], "2d 3d 4d 5d")
    assert not state.zones[DECK]
    play(state, "Qs 5c")
    assert state.phase == "over"  # LAM-12: no cards in the deck
    assert not state.zones[POOL]


LAST_CARDS = [
    # rule, hand of seat 0, pool, marks, the turn it dies out in (0: it lives)
    ("LAM-10", "2c", "9s Ts Js Qs", "2c Kh 7h", 3),
    ("LAM-20, LAM-R05: it captured something", "2s", "9s Ts Js Qs", "2s Kh 7h", 0),
    ("LAM-20: a fallen mark will do", "2h", "9s Ts Js Qs", "2h Kh 7h", 0),
    ("LAM-10: the only target was taken", "2c", "9c Ts Js Qs", "2c 9h 7h", 3),
    ("LAM-10: it came too early", "Ad", "9c Tc Jc Qc", "Ad Kh 7h", 3),
]


@pytest.mark.parametrize(("rule", "hand", "pool", "marks", "turn"), LAST_CARDS)
@pytest.mark.parametrize("deck", ["3c 4c 5c 6c", ""])
def test_last_cards(
    deck: str, rule: str, hand: str, pool: str, marks: str, turn: int
) -> None:
    """LAM-20, LAM-R15: checked once a pool, in the last turn as well."""
    state = choosing([hand, f"{marks.split()[1]} 8c", "7h 8d"], pool, deck)
    play(state, marks)
    assert state.extinct == [turn, 0, 0], rule
    assert (("extinct", 0, "LAM-10") in said_of(state)) == (turn > 0)
    if deck:
        assert state.waiting == (0b110 if turn else 0b111)
    else:
        assert state.phase == "over"
        shows = [seat for message, seat, _ in said_of(state) if message == "shows"]
        assert shows == ([1, 2] if turn else [0, 1, 2])  # LAM-25
        assert state.ranks[0] == 3 or not turn


def test_extinct_for_good() -> None:
    """LAM-10: an extinct seat is never asked again and gets no cards."""
    deck = "3d 4d 5d 6d 7d 8s 9d Td"
    state = choosing(["2c", "Kh 8c Kc", "7h 8d 7c"], "9s Ts Js Qs", deck)
    play(state, "2c Kh 7h")
    assert state.extinct[0] == 3
    for _ in range(2):
        assert state.waiting == 0b110
        for seat in (1, 2):
            state.play(Seat(seat), state.zones[HAND + seat][:1])
        assert not state.zones[HAND]
    assert state.phase == "over"


def test_nobody_is_asked_without_cards() -> None:
    """LAM-R07: whoever has no card is extinct already."""
    for seats in (2, 4, 6):
        dice = Dice(seats)
        for seed in range(60):
            state = cast(LamarckianPoker, GAME.new(seats, seed=seed))
            while state.waiting:
                for seat in state.everyone():
                    alive = state.extinct[seat] == 0
                    assert state.asks(seat) or not alive or state.shut >> seat & 1
                    assert bool(state.zones[HAND + seat]) == alive
                seat = state.next_asked()
                hand = state.zones[HAND + seat]
                state.take(seat, [hand[dice.roll(len(hand))]])


# Survivors


def test_the_sole_survivor_wins_at_once() -> None:
    """LAM-11, LAM-R08: whatever the hand, and with cards in the deck."""
    state = choosing(["5h", "2c 3h"], "9s Ts Js Qs", "2d 3d 4d 5d")
    play(state, "5h 2c")
    assert state.phase == "over"
    assert state.ranks == [2, 1]
    assert len(state.zones[DECK]) == 4
    assert ("end-survived", 1, "LAM-11") in said_of(state)


def test_the_survivor_of_the_last_turn_shows_nothing() -> None:
    """LAM-R17: no showdown of one; it wins by LAM-11."""
    state = choosing(["5d", "2c 3h"], "9s Ts Js Qs")
    play(state, "5d 2c")
    assert state.ranks == [2, 1]
    assert ("end-survived", 1, "LAM-11") in said_of(state)
    assert view(state, 0).zones[HAND + 1] == [HIDDEN]


def test_the_survivor_plays_on() -> None:
    """LAM-21: alone, a mark each turn, to the end of the deck."""
    deck = "Ad Kd Qd Jd Ac Kc Qc Jc"
    state = choosing(
        ["5d", "2c 3h 4h 6h"], "9s Ts Js Qs", deck, sole_survivor="plays_on"
    )
    play(state, "5d 2c")
    assert state.extinct == [3, 0]
    for turn in (4, 5):
        assert state.turns == turn
        assert state.waiting == 0b10
        play(state, names(state, HAND + 1).split()[0])
    assert state.phase == "over"
    assert state.ranks == [2, 1]
    assert ("end-survived", 1, "LAM-21") in said_of(state)


@pytest.mark.parametrize(("how", "ranks"), [("shared", [2, 1]), ("no_winner", [3, 2])])
def test_the_survivor_may_still_die_out(how: str, ranks: list[int]) -> None:
    """LAM-21 leads to LAM-22 with the survivor as the only one concerned."""
    state = choosing(
        ["5d", "2c 3h"],
        "9s Ts Js Qs",
        "Ad Kd Qd Jd Ac Kc Qc Jc",
        sole_survivor="plays_on",
        all_extinct=how,
    )
    play(state, "5d 2c 3h")
    assert state.phase == "over"
    assert state.extinct == [3, 4]
    assert state.ranks == ranks


@pytest.mark.parametrize(
    ("how", "ranks", "message", "returns"),
    [
        ("shared", [1, 3, 1], "end-all-extinct", [0.5 - 1 / 3, -1 / 3, 0.5 - 1 / 3]),
        ("no_winner", [2, 4, 2], "end-no-winner", [0.0, 0.0, 0.0]),
    ],
)
def test_all_die_out_together(
    how: str, ranks: list[int], message: str, returns: list[float]
) -> None:
    """LAM-22, LAM-R09: those of this very turn share the win, or nobody wins."""
    state = choosing(["5c", "", "2d"], "9s Ts Js Qs", "Ah Kh Qh Jh", all_extinct=how)
    play(state, "5c 2d")
    assert state.phase == "over"
    assert state.extinct == [3, 1, 3]
    assert state.ranks == ranks
    assert (message, -1, "LAM-22") in said_of(state)
    assert state.returns() == pytest.approx(returns)


# Showdown

SHOWDOWNS = [
    # rule, hands after the last turn, places
    ("LAM-13: the best hand wins", ["Kc Kd", "Ac Qd Jh 9s 8c"], [1, 2]),
    ("LAM-23: best five of seven", ["2c 3c 4d 5d 6h 9h Ts", "Ac Ad Ah"], [1, 2]),
    ("LAM-23, LAM-R10: four to a flush", ["Ah Kh Qh Jh", "2c 2d"], [2, 1]),
    ("LAM-23, LAM-R10: four to a straight", ["9c Td Jh Qs", "2c 2d"], [2, 1]),
    ("LAM-23, LAM-R10: a missing kicker", ["8c 8d", "8h 8s 2c"], [2, 1]),
    ("LAM-23: an extra card beats none", ["Ac", "Ad 2c"], [2, 1]),
    ("LAM-23: the first card decides", ["Ac", "Kd Qh Jc 9s 8c"], [1, 2]),
    ("LAM-24, LAM-R11: equal hands", ["Kc Qd", "Kh Qs"], [1, 1]),
    ("LAM-24: suits do not count", ["As Ks Qs Js 9s", "Ac Kc Qc Jc 9c"], [1, 1]),
    ("LAM-24: three ways", ["Kc Qd", "Kh Qs", "Kd Qc"], [1, 1, 1]),
    ("LAM-25: extinct", ["2c", "", "3d"], [2, 3, 1]),
    ("section 5", ["2c 7d", "", "9d 9c", "2d 7c"], [2, 4, 1, 2]),
]


@pytest.mark.parametrize(("rule", "hands", "places"), SHOWDOWNS)
def test_showdown(rule: str, hands: list[str], places: list[int]) -> None:
    # Everybody's mark finds nothing in an empty pool: an Ace to a King of one
    # suit would, so the marks are threes and fives that match nothing.
    marks = ["3s", "4c", "5h", "6d"]
    alive = [seat for seat, hand in enumerate(hands) if hand]
    given = [f"{hand} {marks[seat]}" if hand else "" for seat, hand in enumerate(hands)]
    state = choosing(given, "")
    play(state, " ".join(marks[seat] for seat in alive))
    assert state.phase == "over"
    assert state.ranks == places, rule
    for viewer in [*range(len(hands)), AUDIENCE]:
        seen = view(state, viewer)
        for seat, hand in enumerate(hands):
            assert same_cards(seen.zones[HAND + seat], hand)  # LAM-13: all shown
    assert [seat for message, seat, _ in said_of(state) if message == "shows"] == alive


def test_the_hand_is_named_at_the_showdown() -> None:
    state = play(choosing(["Kc Kd 3s", "Ac Ad Ah 4c"], ""), "3s 4c")
    assert log_of(GAME, state)[-3:] == [
        "The deck is used up, and the best poker hand of five cards wins.",
        "Ann shows Kc Kd: a pair.",
        "Ben shows Ac Ad Ah: three of a kind.",
    ]
    assert end_reasons(GAME, state) == [
        "Ben’s hand is the best: three of a kind.",
        "The next best hand, that of Ann, is a pair.",
    ]
    many = play(choosing(["Kc Kd 3s", "Ac Ad Ah 2c 3c 5c 4c"], ""), "3s 4c")
    shown = "Ben shows 2c 3c 5c Ac Ad Ah: three of a kind, Ah Ad Ac 5c 3c."
    assert shown in log_of(GAME, many)


def test_whose_hand_was_next_is_told() -> None:
    """LAM-24, PKR-14."""
    hands = ["Kc Kd 3s", "Ac Ad 4c", "Qc Qd 5h"]
    state = play(choosing(hands, ""), "3s 4c 5h")
    assert end_reasons(GAME, state) == [
        "Ben’s hand is the best: a pair.",
        "Ann’s is of the same kind, but Ad decides: it beats a King.",
    ]


def test_a_turn_says_who_captures_and_who_does_not() -> None:
    """LAM-05, LAM-06: in the order of their marks."""
    state = play(choosing(["9c 2s", "Kh 2d", "Qd 2c"], "9d Qs"), "9c Kh Qd")
    lines = log_of(GAME, state)
    first = lines.index("Ben captures nothing with Kh.")
    assert lines[first + 1 :][:2] == [
        "Cleo captures 9d Qs with Qd.",
        "Ann captures nothing with 9c.",
    ]


def test_equal_hands_are_told_together() -> None:
    """LAM-24: equal hands share the win, and the log says so."""
    state = play(choosing(["Kc 3s", "Kd 4c"], ""), "3s 4c")
    assert end_reasons(GAME, state) == [
        "Ann and Ben have a high card each, and their hands are equal."
    ]


def test_the_extinct_are_ranked_by_turn() -> None:
    """Section 5, LAM-25: later is better, the same turn is equal."""
    state = choosing(["9c", "3s 2c", "", "8d 2d", "7h", ""], "", turns=5)
    state.extinct[2] = 2
    state.extinct[5] = 4
    play(state, "9c 3s 8d 7h")
    assert state.extinct == [5, 0, 2, 0, 5, 4]
    assert state.ranks == [3, 1, 6, 1, 3, 5]


# What can be seen


def test_what_can_be_seen() -> None:
    """LAM-R12: discards and captured cards are known, dealt cards are not."""
    table = GAME.table(2)
    table.stacks = [cards("As 3c 4c 5c 2d 3d 4d 5d Ks Qs 9h 8h")]
    state = cast(LamarckianPoker, table.blank())
    state.begin(1)
    play(state, "As 2d")
    for viewer in (1, AUDIENCE):
        seen = view(state, viewer)
        assert same_cards(seen.zones[HAND][:2], "Qs Ks")  # captured in the open
        assert seen.zones[HAND][2:] == [HIDDEN] * 3
        assert same_cards(seen.zones[DISCARD], "9h 8h As 2d")
    assert len(view(state, 0).zones[HAND + 1]) == 3  # LAM-R12: the number is public


def test_an_extinct_hand_has_no_secrets() -> None:
    """LAM-R14: every card it ever held was played face up."""
    table = GAME.table(2, {"sole_survivor": "plays_on"})
    pools = "4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 6h 7h 8h 9h Th"
    table.stacks = [cards(f"2c 2d 3c 3d Ah Kh Qh Jh {pools}")]
    state = cast(LamarckianPoker, table.blank())
    state.begin(1)
    play(state, "2c Ah 2d Kh 3c Qh 3d Jh")
    assert state.extinct == [4, 0]
    for viewer in (0, 1, AUDIENCE):
        seen = view(state, viewer)
        assert seen.zones[HAND] == []
        assert set(cards("2c 2d 3c 3d")) <= set(seen.zones[DISCARD])


# Options


def test_options() -> None:
    assert options_as_text(GAME.agree(4)) == {
        "sole_survivor": "ends_game",
        "all_extinct": "shared",
        "memory_aid": True,
    }
    assert GAME.usual_seats == 4
    with pytest.raises(BadInput, match="ends_game, plays_on"):
        GAME.agree(4, {"sole_survivor": "maybe"})


def test_the_memory_aid_changes_no_rule() -> None:
    with_aid = random_games(4, 30, {"memory_aid": True})
    without = random_games(4, 30, {"memory_aid": False})
    assert [save(state) for state in with_aid] == [save(state) for state in without]


def test_random_games_end_in_time() -> None:
    for seats in GAME.players:
        dice = Dice(seats)
        table = GAME.table(seats)
        for seed in range(40):
            state = table.blank()
            state.begin(scatter(seed))
            assert playout(state, dice) <= GAME.bound(table.options, seats)
            assert 1 in state.ranks


# The regular bot


def share_won(seats: int, games: int) -> float:
    """What the bot wins, in each seat in turn, against random players."""
    dice = Dice(1)
    table = GAME.table(seats)
    won = 0.0
    for number in range(games):
        state = cast(LamarckianPoker, table.blank())
        state.begin(scatter(number))
        bot = number % seats
        while state.waiting:
            seat = state.next_asked()
            pick = state.ask(seat)
            answer = [pick.options[dice.roll(len(pick.options))]]
            if seat == bot:
                answer = regular(seen_by(state, seat), pick, dice)
            state.play(seat, answer)
        if state.ranks[bot] == 1:
            won += 1 / state.ranks.count(1)
    return won / games


def test_the_bot_beats_random_players() -> None:
    assert share_won(2, 60) > 0.9
    assert share_won(4, 60) > 0.7


BOT = [
    # what it should see, hand, pool, mark
    ("the only match", "2c 9d", "3d Ks Kh Qs", "9d"),
    ("many beat one", "Kc 7h", "2c 3h 4h 5h", "7h"),
    ("a pair is worth keeping", "9s 9h 2s", "3s 4c 5d 6d", "2s"),
]


@pytest.mark.parametrize(("why", "hand", "pool", "mark"), BOT)
def test_the_bot_sees_the_obvious(why: str, hand: str, pool: str, mark: str) -> None:
    state = choosing([hand, "As Ad Ac"], pool, "Tc Td Th Ts")
    assert bot_says(state, seat=0) == mark, why


# Hints and words


def test_hints() -> None:
    """The turn, the own hand, and what each card would take as the pool lies."""
    state = choosing(["2c 2d 9h", "Ks Qs Js"], "2s 4h Th", "Tc Td 5c 5d")
    assert hints(state, Seat(0)) == [
        ("turn", {"turn": 3, "turns": 11}),
        ("hand", {"number": 1, "pieces": "2d 2c 9h"}),
        ("takes", {"piece": "9h", "pieces": "4h Th", "n": 2}),
        ("takes", {"piece": "2d", "pieces": "2s", "n": 1}),
        ("takes", {"piece": "2c", "pieces": "2s", "n": 1}),
        ("higher", {}),
    ]
    state = choosing(["2c", "", "Ks Qs Js"], "4h Th 5d 6d", "Tc Td 5c 5h")
    assert hints(state, Seat(0))[-1] == ("nothing", {})
    assert hints(state, Seat(1)) == []
    words = Messages(GAME)
    for seat in state.everyone():
        for name, values in hints(state, seat):
            given: dict[str, Any] = {**values}
            part = "tag" if name == "takes-none" else ""
            assert words.text(f"hint-{name}", part, **given)


def test_a_preview_tells_what_a_mark_takes_and_why() -> None:
    state = choosing(["2c 2d 9h", "Ks Qs Js"], "2s 4h Td", "Tc 6d 5c 5d")
    assert preview(state, Seat(0), []) == []
    assert preview(state, Seat(0), cards("2d")) == [
        ("same-rank", {"piece": "2s"}),
        ("no-match", {"piece": "4h"}),
        ("same-suit", {"piece": "Td"}),
        ("would-take", {"piece": "2d", "pieces": "2s Td", "n": 2, "risk": 0}),
    ]
    state = choosing(["2c", "As"], "4h Ts 5d 6d", "Tc Td 5c 5h")
    assert preview(state, Seat(0), cards("2c"))[-1] == (
        "would-take-none",
        {"piece": "2c", "pieces": "", "n": 0, "risk": 1},
    )
    assert preview(state, Seat(1), cards("As"))[-1][0] == "would-take-first"
    words = Messages(GAME)
    assert "extinct" in words.text("prompt-choose-mark", "sure", risk=1)
    assert words.text("prompt-choose-mark", "sure", risk=0) == ""


def test_words() -> None:
    words = Messages(GAME)
    state = choosing(["2c 3c", "4h 5h"], "9s Ts Js Qs")
    assert words.has(f"prompt-{state.ask(Seat(0)).prompt}")
    for zone in GAME.zones.all:
        assert words.has(f"zone-{zone.name}")
    for phase in GAME.phases:
        assert words.has(f"phase-{phase}")


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(rules).failed == 0


def test_without_the_memory_aid_captures_are_left_to_memory() -> None:
    """LAM-16: what is captured is known to all, and shown only with the aid."""
    counts = []
    for aid in (True, False):
        state = GAME.new(3, {"memory_aid": aid}, seed=11)
        while not state.zones[DISCARD] and state.waiting:
            seat = state.next_asked()
            state.play(seat, [state.ask(seat).options[0]])
        zones = view_data(GAME, state, 0)["zones"]
        hands = [z for z in zones if z["zone"] == "hand" and z["seat"] != 0]
        counts.append(sum(len(zone.get("pieces", [])) for zone in hands))
    assert counts[0] > 0
    assert counts[1] == 0


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("8c 8d Kc 9c", "8h 8s Kd 7d", ("9c", 7)),  # the fourth card of two pairs
        ("8c 8d", "8h 8s Kd", ("Kd", 0)),  # PKR-22: nothing to set against it
        ("9c 9d 2c", "8h 8s Kd", ("9d", 8)),
        ("8c 8d", "Kd Qc", None),  # the kinds of hand decide
        ("8c 8d Kc", "8h 8s Kd", None),  # nothing does
    ],
)
def test_what_decided_is_said(
    one: str, other: str, expected: tuple[str, int] | None
) -> None:
    state = position(GAME, 2, zones={"hand 0": one, "hand 1": other}, alive=0b11)
    assert isinstance(state, LamarckianPoker)
    state.events = []
    state.showdown()
    said = [e for e in all_told(state) if "message" in e]
    told = [(e["piece"], e["number"]) for e in said if e["message"] == "end-decides"]
    assert told == ([expected] if expected else [])
