"""Hey, Bartender!: the worked examples, then each rule and ruling of the catalogue."""

import doctest
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, bot_says, play, refusal
from tests.games.positions import from_the_top, laid_out
from tests.games.table import all_told, by_value, read_out, said_by_rule

from parlour.engine.cursor import playout
from parlour.engine.dice import Dice
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import imagine, view
from parlour.games.hey_bartender import GAME, hints, rules
from parlour.games.hey_bartender.rules import (
    BARTENDER,
    COUNTER,
    DECK,
    DISCARD,
    HAND,
    PACK,
    HeyBartender,
    hand_size,
)
from parlour.kit.values import VALUE, total
from parlour.testing.rivals import win_share
from parlour.testing.telling import log_of

pytestmark = pytest.mark.rules


# Setting up and playing


def lying(
    bartender: str, hands: list[str], deck: str = "", **given: Any
) -> HeyBartender:
    """A deal under way, seat 0 to offer; the first card of `deck` is its top."""
    zones = {
        "bartender": bartender,
        "deck": from_the_top(deck),
        "discard": given.pop("discard", ""),
    }
    return laid_out(
        HeyBartender,
        hands,
        zones,
        given,
        seed=3,
        phase="offer",
        turn=Seat(0),
        waiting=1,
        round_number=1,
    )


def new(seats: int, seed: int = 1, **given: Any) -> HeyBartender:
    return cast(HeyBartender, GAME.new(seats, given, seed))


# Worked examples

CHANGE = [
    # rule, bartender, deck, offer, change, points, bartender afterwards
    ("EX-1, rulebook; HEY-04", "8d 5c 3c 2h", "", "8h", "8d", 0, "8h 5c 3c 2h"),
    ("EX-2, rulebook; HEY-04", "4c 3d 6h As", "", "7h", "6h As", 0, "7h 4c 3d"),
    ("derived; HEY-05", "2c 5d 5h 6s", "", "9h", "5d 5h", 1, "9h 6s 2c"),
    ("derived; HEY-06, HEY-08", "Kd", "", "Ah", "Kd", 12, "Ah"),
    ("derived; HEY-R12", "Ac 2d 3h 4s", "", "Th", "4s 3h 2d Ac", 0, "Th"),
    ("derived; HEY-R07", "4c 9d 9s", "", "5h", "9d", 4, "9s 5h 4c"),
    ("HEY-04: fewest cards", "6c 3d 2h As 4s", "", "9h", "6c 3d", 0, "9h 4s 2h As"),
    ("HEY-R01", "7c 4d As 3s 2c", "", "Qh", "7c 4d As", 0, "Qh 3s 2c"),
    ("HEY-R09", "3c 3d 3h Ks", "", "8h", "3c 3d 3h", 1, "Ks 8h"),
    ("HEY-03, HEY-R06", "2c", "4d Ks", "5h", "4d 2c", 1, "5h"),
    ("HEY-03: one at a time", "Ac", "2d 3s Qd Kd", "Jh", "Qd", 1, "Jh 3s 2d Ac"),
    ("HEY-R05", "Kd 2c", "5s", "5h", "Kd", 8, "5h 2c"),
    ("HEY-R12", "Kd 2c", "5s", "Kh", "Kd", 0, "Kh 2c"),
]


@pytest.mark.parametrize(
    ("rule", "bartender", "deck", "offer", "change", "points", "left"), CHANGE
)
def test_change(
    rule: str,
    bartender: str,
    deck: str,
    offer: str,
    change: str,
    points: int,
    left: str,
) -> None:
    """HEY-02, HEY-06, HEY-R02, HEY-R11 in every row."""
    state = lying(bartender, [f"{offer} Tc", "8s 7s"], deck)
    play(state, offer)
    assert by_value(state, DISCARD) == change, rule
    assert state.scores == [points, 0], rule
    assert by_value(state, BARTENDER) == left, rule  # HEY-R02: not handed back itself
    assert by_value(state, HAND) == "Tc"  # HEY-R11: hands only shrink
    assert by_value(state, COUNTER) == ""
    assert state.next_asked() == 1


# The deal


@pytest.mark.parametrize(
    ("seats", "hand", "deck"),
    [(2, 7, 31), (3, 7, 24), (4, 7, 17), (5, 6, 15), (6, 6, 9)],
)
def test_the_deal(seats: int, hand: int, deck: int) -> None:
    """HEY-01: hands, seven for the bartender, and left of the dealer starts."""
    state = new(seats, first_dealer=seats - 1)
    assert hand_size(seats) == hand
    assert [len(state.zones[HAND + seat]) for seat in range(seats)] == [hand] * seats
    assert len(state.zones[BARTENDER]) == 7
    assert len(state.zones[DECK]) == deck
    assert state.next_asked() == 0
    assert new(seats, first_dealer=0).next_asked() == 1
    for viewer in state.everyone():
        seen = view(state, viewer)
        assert seen.zones[BARTENDER] == state.zones[BARTENDER]
        for seat in state.everyone():
            hidden = [HIDDEN] * hand
            own = state.zones[HAND + seat]
            assert seen.zones[HAND + seat] == (own if seat == viewer else hidden)
        assert seen.zones[DECK] == [HIDDEN] * deck


def test_first_dealer() -> None:
    """HEY-01 with first_dealer: a seat that exists, or chance."""
    found = [new(4, seed=seed).dealer for seed in range(200)]
    assert min(found.count(Seat(seat)) for seat in range(4)) > 25
    assert {new(4, seed=seed, first_dealer=2).dealer for seed in range(9)} == {2}
    with pytest.raises(BadInput, match="first_dealer is a seat from 0 to 3"):
        GAME.agree(4, {"first_dealer": 4})
    with pytest.raises(BadInput, match="first_dealer"):
        GAME.agree(4, {"first_dealer": "nobody"})


# Turns


def test_any_card_and_no_pass() -> None:
    """HEY-02: also a card that he cannot cover."""
    state = lying("2c", ["Kh Ah 5d", "3h 3s 3d"], "Qc 8c")
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.least, pick.most, pick.rule) == (
        "offer-card",
        1,
        1,
        "HEY-02",
    )
    assert sorted(pick.options) == sorted(cards("Kh Ah 5d"))
    assert refusal(state) == ("too-few", "HEY-02")
    assert refusal(state, "Kh Ah") == ("too-many", "HEY-02")
    play(state, "Kh")
    assert by_value(state, DISCARD) == "Qc 2c"


def test_refusals() -> None:
    """HEY-02, HEY-R11: hidden cards and cards in other hands sound alike."""
    state = lying("2c", ["Kh Ah", "3h 3s"], "Qc", discard="5c")
    assert refusal(state, "2c") == ("his-card", "HEY-02")
    assert refusal(state, "5c") == ("discarded", "HEY-R11")
    assert refusal(state, "3h") == ("not-in-your-hand", "HEY-02")
    assert refusal(state, "Qc") == ("not-in-your-hand", "HEY-02")
    assert by_value(state, HAND) == "Kh Ah"


def test_turns_go_left_until_hands_are_empty() -> None:
    """HEY-07, HEY-R10: the bartender has cards at the start of every turn."""
    for seats in GAME.players:
        state = new(seats, seed=seats)
        dice = Dice(seats)
        turns = []
        while state.waiting:
            assert state.zones[BARTENDER]
            turns.append(state.next_asked())
            answer_at_random(state, dice)
        first = state.left_of(state.dealer)
        count = seats * hand_size(seats)
        assert turns == [(first + turn) % seats for turn in range(count)]
        assert not any(state.zones[HAND + seat] for seat in range(seats))


def test_an_offer_serves_the_next() -> None:
    """HEY-06: the card offered is the bartender's afterwards."""
    state = play(lying("6c", ["6h Ac", "6d 2s"]), "6h 6d")
    assert by_value(state, DISCARD) == "6c 6h"
    assert by_value(state, BARTENDER) == "6d"
    assert said_by_rule(state) == [("exact", "HEY-08"), ("exact", "HEY-08")]


def test_the_log_says_what_the_bartender_has_and_when_it_is_over() -> None:
    """HEY-01, HEY-09."""
    state = new(2)
    state.events = []
    state.deal_out()
    (line,) = [one for one in log_of(GAME, state) if "starts" in one]
    held = " ".join(
        event["piece"] for event in all_told(state) if event.get("to") == "bartender"
    )
    assert f"starts, and the bartender has {held}." in line
    last = play(lying("6c", ["6h", ""]), "6h")
    assert "All cards have been offered." in log_of(GAME, last)


# The deck runs out


def test_discards_become_the_deck() -> None:
    """HEY-R03: what is left of the deck first, then the discards."""
    state = lying("Ac", ["Kh 2h", "Qh 3h"], "2d", discard="9c 8c 7c")
    play(state, "Kh")
    drawn = total(cards("Ac 2d"))
    changed = state.zones[DISCARD]
    assert state.shuffles == 1
    assert total(changed) >= 13
    assert state.scores[0] == total(changed) - 13
    rest = state.zones[BARTENDER] + changed + state.zones[DECK]
    assert sorted(rest) == sorted(cards("Ac 2d Kh 9c 8c 7c"))
    assert drawn < 13
    for seat in state.everyone():
        assert set(view(state, seat).zones[DECK]) <= {HIDDEN}


def test_reshuffled_discards_are_not_imagined_into_hands() -> None:
    """HEY-R03: everybody knows which cards the new deck holds."""
    state = lying("Ac", ["Kh 2h", "Qh 3h Jh"], discard="9c 8c 7c 6c 5c")
    play(state, "Kh")
    left = cards("9c 8c 7c 6c 5c")
    for seed in range(20):
        world = imagine(state, 0, Dice(seed))
        assert not set(world.zones[HAND + 1]) & set(left)
        assert set(world.zones[DECK]) <= set(left)


def test_short_change() -> None:
    """HEY-R03 with deck_out = short: everything, for no points."""
    given = {"discard": "9c 8c", "deck_out": "short"}
    state = lying("Ac 3c", ["Kh 2h", "Qh 3h"], "2d", **given)
    play(state, "Kh")
    assert by_value(state, DISCARD) == "9c 8c 3c 2d Ac"
    assert by_value(state, BARTENDER) == "Kh"  # HEY-R10
    assert state.scores == [0, 0]
    assert said_by_rule(state) == [("gives-all", "HEY-R03")]
    play(state, "Qh")
    assert state.scores == [0, 1]


def test_there_is_always_enough() -> None:
    """HEY-R04: sixteen cards outside the hands at least, worth 40 or more."""
    assert total(sorted(PACK, key=lambda card: VALUE[card])[:16]) == 40
    assert min(52 - seats * hand_size(seats) for seats in GAME.players) == 16
    reshuffles = 0
    for seed in range(150):
        state = new(6, seed=seed)
        dice = Dice(seed)
        while state.waiting:
            answer_at_random(state, dice)
        assert len([card for zone in state.zones for card in zone]) == 52
        reshuffles += state.shuffles - 1
    assert reshuffles > 0


# Scores


def test_scores_add_up() -> None:
    """HEY-08: the sum of what was given beyond the worth, never negative."""
    for seed in range(30):
        state = new(4, seed=seed)
        state.events = []
        dice = Dice(seed)
        while state.waiting:
            seat, before = state.next_asked(), state.scores[:]
            count = len(state.zones[DISCARD])
            answer_at_random(state, dice)
            change = state.zones[DISCARD][count:]
            excess = total(change) - VALUE[state.zones[BARTENDER][-1]]
            before[seat] += excess
            assert excess >= 0
            assert state.scores == before
        scored = [0, 0, 0, 0]
        for event in all_told(state):
            if event["event"] == "scored":
                scored[event["seat"]] += event["points"]
                assert event["rule"] == "HEY-06"
        assert state.scores == scored


@pytest.mark.parametrize(
    ("rule", "scores", "ranks"),
    [
        ("HEY-09", [5, 3], [1, 2]),
        ("HEY-09", [2, 3], [2, 1]),
        ("HEY-09, HEY-R08", [3, 3], [1, 1]),
    ],
)
def test_the_highest_score_wins(rule: str, scores: list[int], ranks: list[int]) -> None:
    state = lying("9c", ["9h", ""], scores=scores)
    play(state, "9h")
    assert state.phase == "over"
    assert state.ranks == ranks, rule


def test_several_deals() -> None:
    """HEY-R13: all 52 cards anew, the dealer one further, scores kept."""
    state = new(3, seed=6, deals=3, first_dealer=2)
    dice = Dice(6)
    turns = 0
    while state.waiting:
        number, scores = state.round_number, state.scores[:]
        assert state.dealer == (2 + number - 1) % 3
        answer_at_random(state, dice)
        turns += 1
        if state.waiting and state.round_number > number:
            assert [len(state.zones[HAND + seat]) for seat in range(3)] == [7, 7, 7]
            assert len(state.zones[BARTENDER]) == 7
            assert len(state.zones[DECK]) == 24
            assert not state.zones[DISCARD]
            assert state.next_asked() == state.left_of(state.dealer)
            assert all(
                new >= old for old, new in zip(scores, state.scores, strict=True)
            )
            assert sum(state.scores) > 0
    assert state.round_number == 3
    assert turns == 3 * 21


@pytest.mark.parametrize("given", [{}, {"deck_out": "short"}, {"deals": 2}])
def test_random_games_end(given: dict[str, object]) -> None:
    """Exactly so many turns, for every number of seats."""
    for seats in GAME.players:
        table = GAME.table(seats, given)
        for seed in range(6):
            state = table.blank()
            dice = Dice(seed)
            state.begin(dice.seed())
            assert playout(state, dice) == GAME.bound(table.options, seats)
            assert state.phase == "over"
            assert 1 in state.ranks


# Bots and words


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_regular_beats_random(seats: int) -> None:
    assert win_share(GAME, seats, 90) > 1.4 / seats


def test_the_bot_takes_the_bargain() -> None:
    state = lying("Kc", ["Ah Kh 9h", "2h 2s 2d"], "9d 8d 7d")
    assert bot_says(state) == "Ah"


def test_hints() -> None:
    """What the player is told: the bartender's cards, each own card's change."""
    state = lying("2c Kd 5d 5h 6s", ["9h 2h", "8s 7s"], "Ac")
    assert read_out(state, 0) == [
        "The bartender holds Kd 6s 5d 5h 2c, 31 dollars; 1 card in the deck.",
        "9h fetches 5d 5h: 1 point.",
        "2h fetches 2c: exact change.",
    ]
    told = hints.hints(lying("2c", ["6h", "2h"], "Ac"), Seat(0))
    assert ("draws", {"piece": "6h"}) in told
    told = hints.hints(lying("2c", ["6h", "2h"], deck_out="short"), Seat(0))
    assert ("short", {"piece": "6h"}) in told
    assert not hints.hints(play(lying("9c", ["9h", ""]), "9h"), Seat(0))


def test_documented_examples() -> None:
    assert doctest.testmod(rules).failed == 0
