"""Caribbean Star: the worked examples, then each rule of the catalogue."""

import doctest
from itertools import combinations, product
from typing import Any, cast

import pytest
from tests.games.answers import refusal, say
from tests.games.table import all_told, said, same_cards, seen_by, told

from parlour.engine.cursor import playout
from parlour.engine.data import pick_data, position, view_data
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import options_as_text
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN, Seat, Token, cards, rank
from parlour.engine.refusals import BadInput
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.caribbean_star import GAME, shows
from parlour.games.caribbean_star.bot import regular
from parlour.games.caribbean_star.hints import hints, preview
from parlour.games.caribbean_star.rules import (
    DECK,
    DISCARD,
    HAND,
    PACK,
    PLAYED,
    PRACTICE,
    CaribbeanStar,
)
from parlour.games.caribbean_star.shows import (
    buffet_value,
    minutes,
    rehearsals,
    show_value,
    tricks_worth,
)
from parlour.kit.windows import forced_answer
from parlour.testing.telling import log_of
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules

RED, BLACK = Seat(0), Seat(1)


# Setting up and playing


def turn(
    red: str,
    black: str,
    red_pile: str = "",
    black_pile: str = "",
    deck: str = "",
    **given: Any,
) -> CaribbeanStar:
    """A turn begins; seat 0 owns red. All other cards lie in the discard pile."""
    zones = {
        "hand 0": red,
        "hand 1": black,
        "practice 0": red_pile,
        "practice 1": black_pile,
        "deck": deck,
    }
    state = cast(CaribbeanStar, position(GAME, 2, given, zones=zones, rest="discard"))
    state.aces_used = sum(rank(card) == 14 for card in state.zones[DISCARD])
    state.seed = scatter(1)
    state.events = []
    state.next_turn()
    return state


def put_down(state: CaribbeanStar, red: str, black: str) -> CaribbeanStar:
    assert state.phase == "play"
    say(state, RED, red)
    return say(state, BLACK, black)


def let_go(state: CaribbeanStar) -> CaribbeanStar:
    """Nobody stops any card."""
    while state.phase == "stop":
        say(state, state.next_asked(), "")
    return state


def both(state: CaribbeanStar, red: str, black: str) -> CaribbeanStar:
    return let_go(put_down(state, red, black))


def prompted(state: CaribbeanStar) -> str:
    """`1 stop-theirs` while seat 1 is asked to stop a card of seat 0."""
    pick = state.question()
    return f"{pick.seat} {pick.prompt}" if pick else "over"


def lies(state: CaribbeanStar, zone: int, expected: str) -> bool:
    return same_cards(state.zones[zone], expected)


def random_card(state: CaribbeanStar, seat: Seat, dice: Dice) -> list[Token]:
    able = state.narrow(state.ask(seat), [])
    token = able[dice.roll(len(able))]
    return [] if token == DONE else [token]


# What a show is worth

SHOWS = [
    # rule, practice pile, minutes, tricks count, value
    ("EX-1, rulebook", "Kh Kd Th 6h 4d 3h 2h", 20, 17, 16),
    ("two tens alone", "Th Td", 20, 15, 15),
    ("CAR-22: a lone Jack", "Jh", 5, 1, 1),
    ("CAR-23, CAR-24: below zero", "Jh 4h 4d 6h", 5, 1, -14),
    ("CAR-20: a Jack is worth 2", "Jh Jd Qh", 15, 8, 8),
    ("CAR-20: a Queen is worth 4", "Qh Qd Jh", 15, 10, 10),
    ("CAR-20: a King is worth 6", "Kh Kd Qh", 15, 16, 16),
    ("CAR-20: a ten is worth 10, in 10 minutes", "Th Kh", 15, 16, 16),
    ("CAR-22: 5 minutes", "Kh", 5, 3, 3),
    ("CAR-22: 10 minutes, two faces", "Kh Qh", 10, 7, 7),
    ("CAR-22: 10 minutes, a ten", "Th", 10, 5, 5),
    ("CAR-22, CAR-R09: one of two Kings", "Kh Kd", 10, 9, 9),
    ("CAR-22: 20 minutes", "Th Kh Kd", 20, 17, 17),
    ("CAR-22: 20 minutes, four faces", "Kh Kd Qh Qd", 20, 17, 17),
    ("CAR-22, CAR-R10: 25 minutes", "Th Td Jh", 25, 11, 11),
    ("CAR-22: 25 minutes, five faces", "Kh Kd Qh Qd Jh", 25, 11, 11),
    ("CAR-22: 30 minutes", "Th Td Kh Kd", 30, 0, 0),
    ("CAR-22: 50 minutes", "Th Td Kh Kd Qh Qd Jh Jd", 50, 0, 0),
    ("CAR-23: in full, even if tricks are halved", "Kh 4h", 5, 3, -1),
    ("CAR-23: 30 minutes leave only mistakes", "Th Td Kh Kd 2h 3h", 30, 0, -5),
    ("CAR-24: one rehearsal", "Th Kh 6h", 15, 16, 32),
    ("CAR-24: two rehearsals", "Th Kh 6h 6d", 15, 16, 64),
    ("CAR-24: the best show of all", "Th Kh Kd 6h 6d", 20, 17, 68),
    ("CAR-24: the worst", "Th Td Kh Kd 2h 2d 3h 3d 4h 4d 6h 6d", 30, 0, -72),
    ("CAR-24: after the mistakes", "Th Kh 4h 6h", 15, 16, 24),
    ("CAR-21, CAR-R08: only mistakes", "2h 3h 4h", 0, 0, 0),
    ("CAR-21: mistakes and rehearsals", "4h 4d 6h 6d", 0, 0, 0),
    ("CAR-21, CAR-R07: no cards", "", 0, 0, 0),
]


@pytest.mark.parametrize(("rule", "pile", "length", "tricks", "value"), SHOWS)
def test_show(rule: str, pile: str, length: int, tricks: int, value: int) -> None:
    assert minutes(cards(pile)) == length, rule
    assert tricks_worth(cards(pile)) == tricks, rule
    assert show_value(cards(pile)) == value, rule


def second_opinion(pile: list[Token]) -> int:
    """A show scored trick by trick, in half points."""
    worth = {10: 10, 11: 2, 12: 4, 13: 6}
    tricks = sorted(worth[rank(card)] for card in pile if rank(card) in worth)
    length = sum(10 if points == 10 else 5 for points in tricks)
    if not length:
        return 0
    halves = [2 * points for points in tricks]
    off = abs(length - 15)
    if length >= 30:
        halves = []
    elif off == 10:
        halves = [points // 2 for points in halves]
    elif off == 5:
        halves[-1] //= 2
    assert sum(halves) % 2 == 0  # CAR-R10
    total = sum(halves) // 2 - sum(r for r in map(rank, pile) if r < 5)
    for card in pile:
        total *= 2 if rank(card) == 6 else 1
    return total


def test_shows_against_a_second_opinion() -> None:
    """CAR-20 to CAR-24, CAR-R09, CAR-R10 on every set of tricks and some more."""
    tricks = cards("Th Td Jh Jd Qh Qd Kh Kd")
    extras = [cards(names) for names in ("", "2h", "4h 4d", "6h", "3h 6h", "2d 6h 6d")]
    for size in range(9):
        for some, more in product(combinations(tricks, size), extras):
            pile = [*some, *more]
            assert show_value(pile) == second_opinion(pile)


@pytest.mark.parametrize(
    ("trick", "points"), [("Jh", 1), ("Qh", 2), ("Kh", 3), ("Th", 5)]
)
def test_buffet_value(trick: str, points: int) -> None:
    """CAR-14, CAR-R10, EX-2: half the points, always whole."""
    assert buffet_value(cards(trick)[0]) == points


# Setup


def test_the_deal() -> None:
    """CAR-01: five cards each, the rest face down."""
    state = GAME.new(2, seed=3)
    assert len(state.zones[DECK]) == 42
    for viewer in (0, 1, AUDIENCE):
        seen = view(state, viewer)
        assert set(seen.zones[DECK]) == {HIDDEN}
        for seat in (0, 1):
            assert len(seen.zones[HAND + seat]) == 5
            assert (HIDDEN in seen.zones[HAND + seat]) == (seat != viewer)
    laid = [piece for zone in state.table.live for piece in state.zones[zone]]
    assert sorted(laid) == PACK


def test_colours() -> None:
    """CAR-01 and the option `red_seat`: hearts and diamonds are red."""
    for value, reds in ((0, {0}), (1, {1}), ("random", {0, 1})):
        owners = set()
        for seed in range(30):
            state = cast(CaribbeanStar, GAME.new(2, {"red_seat": value}, seed))
            owners.add(state.red)
            for card, red in (("2h", True), ("Kd", True), ("7c", False), ("8s", False)):
                assert (state.owner(cards(card)[0]) == state.red) == red
        assert owners == reds


def test_the_owner_of_red_is_told() -> None:
    state = GAME.table(2, {"red_seat": 1}).blank()
    state.events = []
    state.begin(1)
    events = all_told(state)
    assert {
        "event": "said",
        "message": "red",
        "seat": 1,
        "target": 0,
        "number": 0,
        "rule": "CAR-01",
    } in events


def test_only_two_players() -> None:
    with pytest.raises(BadInput, match="exactly 2 players"):
        GAME.table(3)


def test_options() -> None:
    assert options_as_text(GAME.agree(2)) == {
        "red_seat": 0,
        "ace_priority": "opponent_first",
        "game_tie": "draw",
    }
    assert (
        options_as_text(GAME.agree(2, {"red_seat": "random"}))["red_seat"] == "random"
    )
    for wrong in ({"red_seat": 2}, {"ace_priority": "me"}, {"game_tie": "fight"}):
        with pytest.raises(BadInput):
            GAME.agree(2, wrong)


# Putting down a card


def test_both_are_asked_at_once() -> None:
    """CAR-02: sealed, one card that is not an Ace."""
    state = turn("2h As 9c", "3h Ad Ac")
    assert state.waiting == 0b11
    assert state.sealing
    pick = pick_data(GAME, state, RED)
    assert pick["options"] == ["2h", "9c"]
    assert (pick["least"], pick["most"], pick["rule"]) == (1, 1, "CAR-02")
    assert pick_data(GAME, state, BLACK)["options"] == ["3h"]


REFUSALS = [
    # rule, answer of seat 0, message, rule cited
    ("CAR-02, CAR-R01: an Ace", "As", "aces-only-stop", "CAR-02"),
    ("CAR-02: a rival's card", "3h", "not-in-hand", "CAR-02"),
    ("CAR-02: a rival's Ace", "Ad", "not-in-hand", "CAR-02"),
    ("CAR-02: two cards", "2h 9c", "too-many", "CAR-02"),
    ("CAR-02: none", "", "too-few", "CAR-02"),
]


@pytest.mark.parametrize(("rule", "answer", "message", "cited"), REFUSALS)
def test_refusals(rule: str, answer: str, message: str, cited: str) -> None:
    state = turn("2h As 9c", "3h Ad 4h")
    assert refusal(state, answer, seat=RED) == (message, cited), rule


def test_cards_are_secret_until_both_are_down() -> None:
    """CAR-03: nothing is to be seen of the first card but that it is there."""
    seen = []
    for card in ("2h", "9c"):
        state = turn("2h As 9c", "3h Ad 4h")
        state.events = []
        say(state, RED, card)
        views = [view_data(GAME, state, viewer) for viewer in (1, AUDIENCE)]
        events = [all_told(state, v) for v in (1, AUDIENCE)]
        seen.append((views, events))
        assert lies(state, HAND, "2h As 9c")
    assert seen[0] == seen[1]
    say(state, BLACK, "3h")
    for viewer in (0, 1, AUDIENCE):
        assert view(state, viewer).zones[PLAYED] == cards("9c")
        assert view(state, viewer).zones[PLAYED + 1] == cards("3h")


ORDER = [
    # rule, card of red, card of black, who goes first
    ("CAR-04: the two is lowest", "2s", "3c", RED),
    ("CAR-04: nine before ten", "Th", "9s", BLACK),
    ("CAR-04: ten before Jack", "Th", "Jc", RED),
    ("CAR-04: the King is last", "Kc", "Qs", BLACK),
    ("CAR-04, CAR-R04: clubs before diamonds", "4d", "4c", BLACK),
    ("CAR-04, CAR-R04: diamonds before hearts", "4d", "4h", RED),
    ("CAR-04, CAR-R04: hearts before spades", "4s", "4h", BLACK),
]


@pytest.mark.parametrize(("rule", "red", "black", "first"), ORDER)
def test_order(rule: str, red: str, black: str, first: Seat) -> None:
    state = put_down(turn(f"{red} Ac", f"{black} 8c"), red, black)
    assert state.resolving == first, rule
    let_go(state)
    moves = [e["piece"] for e in told(state, "moved") if e["from"].startswith("played")]
    assert moves == ([red, black] if first == RED else [black, red])  # both act


# Stop cards


def test_the_example_of_the_rulebook() -> None:
    """EX-3: CAR-04 to CAR-08, CAR-15, CAR-16."""
    state = turn("5h 2c 2s", "Td Ac 3s", red_pile="Kh Qh", deck="Js Jc", red_seat=0)
    put_down(state, "5h", "Td")
    assert prompted(state) == "1 stop-theirs"  # CAR-04: the 5 is lower
    assert pick_data(GAME, state, BLACK)["options"] == ["Ac"]
    say(state, BLACK, "")
    assert prompted(state) == "0 stop-yours"
    say(state, RED, "")
    assert lies(state, HAND, "Ac 3s")  # swapped
    assert cards("5h")[0] in state.zones[DISCARD]
    assert prompted(state) == "0 stop-theirs"  # CAR-07: red has that Ace now
    say(state, RED, "Ac")
    assert lies(state, PRACTICE, "Kh Qh")
    assert cards("Ac")[0] in state.zones[DISCARD]
    # CAR-16: then both draw; CAR-08: and play on with the next turn
    assert state.phase == "play"
    assert lies(state, HAND, "3s Td Jc")
    assert lies(state, HAND + 1, "2c 2s Js")


STOPS = [
    # rule, who stops, the order of answers
    ("CAR-05: the rival's card", BLACK, [(BLACK, "Ac")]),
    ("CAR-06: the own card", RED, [(BLACK, ""), (RED, "As")]),
]


@pytest.mark.parametrize("card", ["7h", "8h", "9h", "Th", "6h", "2h", "5h", "Tc"])
@pytest.mark.parametrize(("rule", "stopper", "answers"), STOPS)
def test_a_stopped_card(
    rule: str, stopper: Seat, answers: list[tuple[Seat, str]], card: str
) -> None:
    """CAR-05, CAR-R17: no effect, into the Ace player's hand, the Ace discarded."""
    state = turn(f"{card} As 3h", "Ks Ac 3d", red_pile="Kh Qh 4h", black_pile="Js Qs")
    put_down(state, card, "Ks")
    spent = state.zones[DISCARD][:]
    for seat, answer in answers:
        say(state, seat, answer)
    ace = "Ac" if stopper == BLACK else "As"
    assert lies(state, PRACTICE, "Kh Qh 4h")
    assert lies(state, PRACTICE + 1, "Js Qs")
    assert state.scores == [0, 0]
    assert state.zones[DISCARD] == spent + cards(ace)
    assert cards(card)[0] in state.zones[HAND + stopper], rule
    assert "stopped" in said(state)
    # CAR-06, CAR-07: nobody else is asked about it; the second card comes next
    assert prompted(state) == "0 stop-theirs"
    let_go(state)
    assert lies(state, PRACTICE + 1, "Js Qs Ks")


def test_an_ace_cannot_be_stopped() -> None:
    """CAR-06: after an Ace nobody is asked about that card any more."""
    state = put_down(turn("Kh Ad 3h", "Qs Ac 3d"), "Kh", "Qs")
    assert prompted(state) == "0 stop-theirs"
    say(state, RED, "Ad")
    assert prompted(state) == "1 stop-theirs"
    assert state.zones[PLAYED + 1] == []
    assert state.zones[PLAYED] == cards("Kh")


def test_two_aces_in_a_turn() -> None:
    """CAR-R16: one for each card, by different players or by the same."""
    state = put_down(turn("Kh Ad 3h", "Qs Ac 3d"), "Kh", "Qs")
    say(say(state, RED, "Ad"), BLACK, "Ac")
    assert lies(state, HAND, "3h Qs")
    assert lies(state, HAND + 1, "3d Kh")
    state = put_down(turn("Kh Ad Ac", "Qs 3h 3d"), "Kh", "Qs")
    say(say(say(state, RED, "Ad"), BLACK, ""), RED, "Ac")
    assert lies(state, HAND, "Qs Kh")
    assert state.phase == "play"


def test_a_card_taken_back_waits_for_the_next_turn() -> None:
    """CAR-08: it is no choice until the next cards are put down."""
    state = put_down(turn("Kh Ad 3h", "Qs Ac 3d"), "Kh", "Qs")
    say(state, RED, "Ad")
    assert lies(state, HAND, "3h Qs")
    assert state.zones[PLAYED] == cards("Kh")  # the card of this turn stays the same
    assert refusal(state, "Qs", seat=BLACK) == ("not-in-hand", "CAR-05")
    let_go(state)
    assert pick_data(GAME, state, RED)["options"] == ["3h", "Qs"]


PRIORITY = [
    # option, card of red and of black, who is asked and what
    (
        "opponent_first",
        ("3h", "4c"),
        ["1 stop-theirs", "0 stop-yours", "0 stop-theirs", "1 stop-yours"],
    ),
    (
        "opponent_first",
        ("4h", "3c"),
        ["0 stop-theirs", "1 stop-yours", "1 stop-theirs", "0 stop-yours"],
    ),
    (
        "player_first",
        ("3h", "4c"),
        ["0 stop-yours", "1 stop-theirs", "1 stop-yours", "0 stop-theirs"],
    ),
]


@pytest.mark.parametrize(("first", "played", "order"), PRIORITY)
def test_who_is_asked_first(
    first: str, played: tuple[str, str], order: list[str]
) -> None:
    """CAR-R02 and the option `ace_priority`."""
    state = turn(f"{played[0]} 8h", f"{played[1]} Ac", ace_priority=first)
    put_down(state, *played)
    questions = []
    while state.phase == "stop":
        questions.append(prompted(state))
        say(state, state.next_asked(), "")
    assert questions == order


def test_both_want_to_stop_the_same_card() -> None:
    """CAR-R02: whoever is asked first gets the card."""
    for first, taker in (("opponent_first", BLACK), ("player_first", RED)):
        state = turn("3h Ad 4h", "Ks Ac 4d", ace_priority=first)
        put_down(state, "3h", "Ks")
        say(state, taker, "Ad" if taker == RED else "Ac")
        assert cards("3h")[0] in state.zones[HAND + taker]


def test_asked_without_an_ace() -> None:
    """CAR-R03: the question is the same, and can only be passed."""
    state = put_down(turn("3h 4h", "Ks Ac"), "3h", "Ks")
    say(state, BLACK, "")
    assert prompted(state) == "0 stop-yours"
    pick = state.ask(RED)
    assert pick.options == []
    assert pick.window
    assert forced_answer(state, RED) == []
    assert refusal(state, "4h", seat=RED) == ("only-aces-stop", "CAR-05")
    assert refusal(state, "Ac", seat=RED) == ("not-in-hand", "CAR-05")
    assert refusal(state, "Ac", seat=BLACK) == ("not-your-turn", "")


def test_left_out_on_public_facts_only() -> None:
    """CAR-R03: all Aces in the discard, or no cards in hand."""
    state = put_down(turn("3h 4h", "Ks 4c"), "3h", "Ks")
    assert state.aces_used == 4
    assert state.phase == "play"  # nobody was asked anything
    assert lies(state, PRACTICE, "3h")
    state = turn("3h", "Ks", deck="Ac Ad 4h 4d")  # no card left in hand
    put_down(state, "3h", "Ks")
    assert state.phase == "play"
    assert lies(state, PRACTICE + 1, "Ks")
    state = put_down(turn("3h 4h", "Ks 4c", deck="Ac 2d"), "3h", "Ks")
    assert prompted(state) == "1 stop-theirs"  # an Ace in the deck might be in a hand


def test_the_last_ace_closes_the_second_window() -> None:
    """CAR-R03, CAR-07: with the fourth Ace gone nobody is asked again."""
    state = put_down(turn("3h 4h", "Ks Ac"), "3h", "Ks")
    say(state, BLACK, "Ac")
    assert state.aces_used == 4
    assert state.phase == "play"
    assert lies(state, PRACTICE + 1, "Ks")


def test_windows_do_not_tell_who_has_an_ace() -> None:
    """CAR-R03: worlds that look alike ask the same seats the same question."""
    dice = Dice(5)
    windows = 0
    for seed in range(20):
        state = cast(CaribbeanStar, GAME.new(2, seed=seed))
        while state.waiting:
            if state.phase == "stop":
                for viewer in (0, 1, AUDIENCE):
                    world = cast(CaribbeanStar, imagine(state, viewer, dice))
                    assert world.waiting == state.waiting
                    assert prompted(world) == prompted(state)
                    windows += 1
            seat = state.next_asked()
            state.take(seat, random_card(state, seat, dice))
    assert windows > 1000


# What the cards do

PILED = [
    # rule, card, whose pile
    *(("CAR-10", card, RED) for card in ("Th", "Jd", "Qh", "Kd")),
    *(("CAR-10", card, BLACK) for card in ("Tc", "Js", "Qc", "Ks")),
    ("CAR-11", "6h", RED),
    ("CAR-11", "6s", BLACK),
    *(("CAR-12", card, RED) for card in ("2h", "3d", "4h")),
    *(("CAR-12", card, BLACK) for card in ("2s", "3c", "4s")),
]


@pytest.mark.parametrize("player", [RED, BLACK])
@pytest.mark.parametrize(("rule", "card", "owner"), PILED)
def test_piled(rule: str, card: str, owner: Seat, player: Seat) -> None:
    """Into the practice pile of the colour's owner, whoever played it."""
    other = "5d"  # swaps hands and goes to the discard
    red, black = (card, other) if player == RED else (other, card)
    state = both(turn(f"{red} 8h", f"{black} 8c"), red, black)
    assert state.zones[PRACTICE + owner] == cards(card), rule
    assert not state.zones[PRACTICE + 1 - owner]
    assert state.scores == [0, 0]


@pytest.mark.parametrize("player", [RED, BLACK])
@pytest.mark.parametrize(
    ("card", "owner"), [("7h", RED), ("9d", RED), ("7c", BLACK), ("9s", BLACK)]
)
def test_showtime(card: str, owner: Seat, player: Seat) -> None:
    """CAR-13, CAR-R23: the owner performs, whoever played the card."""
    red, black = (card, "Kh") if player == RED else ("Kh", card)
    state = both(
        turn(f"{red} 8h", f"{black} 8c", "Th Kd 4h 6h", "Js 4c 4s 6c"), red, black
    )
    points = 24 if owner == RED else -14
    assert state.scores[owner] == points
    assert state.scores[1 - owner] == 0
    assert not [c for c in state.zones[PRACTICE + owner] if c != cards("Kh")[0]]
    gone = "Th Kd 4h 6h" if owner == RED else "Js 4c 4s 6c"
    assert set(cards(f"{gone} {card}")) <= set(state.zones[DISCARD])
    assert told(state, "scored")[0]["rule"] == "CAR-13"


@pytest.mark.parametrize(
    ("rule", "pile"), [("CAR-R07", ""), ("CAR-R08", "2h 3h 4h 4d 6h")]
)
def test_comedy_show(rule: str, pile: str) -> None:
    """CAR-13: compulsory. CAR-21: worth 0, and the pile is discarded."""
    state = both(turn("7h 8h", "8s 8c", pile), "7h", "8s")
    assert state.scores == [0, 0], rule
    assert not state.zones[PRACTICE]
    assert set(cards(f"{pile} 7h")) <= set(state.zones[DISCARD])
    assert "comedy" in said(state)


def test_the_sums_of_a_show_are_told() -> None:
    """CAR-20, CAR-22, CAR-23, CAR-24: each with its number."""
    state = both(turn("9h 8h", "8s 8c", "Kh Kd Th 6h 4d 3h 2h"), "9h", "8s")
    sums = [(e["message"], e["number"], e["rule"]) for e in told(state, "said")]
    assert sums == [
        ("no-buffet", 0, "CAR-R12"),
        ("show", 20, "CAR-20"),
        ("tricks", 17, "CAR-22"),
        ("mistakes", 9, "CAR-23"),
        ("rehearsed", 2, "CAR-24"),
    ]
    assert state.scores == [16, 0]
    assert log_of(GAME, state)[-1] == (
        "9h makes Ann perform 2h 3h 4d 6h Th Kd Kh for 20 minutes, 5 more than"
        " the best length, so the best trick counts half: 17 less 9 for mistakes,"
        " doubled for a rehearsal. That makes 16 points: 16 in all."
    )


@pytest.mark.parametrize("player", [RED, BLACK])
@pytest.mark.parametrize(
    ("trick", "points"), [("Kh", 3), ("Qd", 2), ("Jh", 1), ("Td", 5)]
)
def test_buffet(trick: str, points: int, player: Seat) -> None:
    """CAR-14, EX-2, CAR-R11: the owner chooses, whoever played the 8."""
    pile = "Kh Qd Jh Td 6h 4h"
    red, black = ("8h", "Ks") if player == RED else ("Ks", "8h")
    state = both(turn(f"{red} 3h", f"{black} 3c", pile), red, black)
    assert prompted(state) == "0 buffet"
    pick = pick_data(GAME, state, RED)
    assert sorted(pick["options"]) == ["Jh", "Kh", "Qd", "Td"]
    assert (pick["least"], pick["most"]) == (0, 1)
    say(state, RED, trick)
    assert state.scores == [points, 0]
    assert lies(state, PRACTICE, " ".join(c for c in pile.split() if c != trick))
    assert set(cards(f"8h {trick}")) <= set(state.zones[DISCARD])
    assert told(state, "scored")[0]["rule"] == "CAR-14"


def test_buffet_declined() -> None:
    """CAR-14: the owner may say no; the 8 is discarded all the same."""
    state = both(turn("8h 3h", "Ks 3c", "Kh Qh"), "8h", "Ks")
    say(state, RED, "")
    assert state.scores == [0, 0]
    assert lies(state, PRACTICE, "Kh Qh")
    assert cards("8h")[0] in state.zones[DISCARD]


def test_black_at_the_buffet() -> None:
    """CAR-14: a black 8 is black's."""
    state = both(turn("8s 3h", "Ks 3c", "Kh", "Qs"), "8s", "Ks")
    assert prompted(state) == "1 buffet"
    say(state, BLACK, "Qs")
    assert state.scores == [0, 2]


@pytest.mark.parametrize(
    ("answer", "message"),
    [("6h", "only-tricks"), ("4h", "only-tricks"), ("Ks", "not-in-pile")],
)
def test_refused_at_the_buffet(answer: str, message: str) -> None:
    """CAR-14: one trick of the own pile, nothing else."""
    state = both(turn("8h 3h", "9d 3c", "Kh Qh 6h 4h", "Ks"), "8h", "9d")
    assert refusal(state, answer, seat=RED) == (message, "CAR-14")
    assert refusal(state, "Kh Qh", seat=RED) == ("too-many", "CAR-14")


def test_no_trick_for_the_buffet() -> None:
    """CAR-R12: nothing happens, the 8 is discarded."""
    state = both(turn("8h 3h", "Ks 3c", "6h 4h", "Qs"), "8h", "Ks")
    assert state.phase == "play"
    assert lies(state, PRACTICE, "6h 4h")
    assert cards("8h")[0] in state.zones[DISCARD]


def test_the_window_comes_before_the_buffet() -> None:
    """CAR-R18: once a trick is chosen, the 8 cannot be stopped."""
    state = put_down(turn("8h 3h", "Ks Ac", "Kh"), "8h", "Ks")
    assert prompted(state) == "1 stop-theirs"
    let_go_one = say(say(state, BLACK, ""), RED, "")
    assert prompted(let_go_one) == "0 buffet"
    assert refusal(state, "Ac", seat=BLACK) == ("not-your-turn", "")
    say(state, RED, "Kh")
    assert prompted(state) == "0 stop-theirs"  # that is about the King already
    assert state.zones[PLAYED] == []


@pytest.mark.parametrize("five", ["5h", "5d", "5c", "5s"])
@pytest.mark.parametrize("player", [RED, BLACK])
def test_the_swap(five: str, player: Seat) -> None:
    """CAR-15: of either colour; the cards just played stay out of it."""
    red, black = (five, "Ks") if player == RED else ("Ks", five)
    state = both(turn(f"{red} 3h 4h", f"{black} 3c 4c"), red, black)
    assert lies(state, HAND, "3c 4c")
    assert lies(state, HAND + 1, "3h 4h")
    assert lies(state, PRACTICE + 1, "Ks")
    assert cards(five)[0] in state.zones[DISCARD]


def test_two_swaps() -> None:
    """CAR-R05: back again, with the second window on the swapped hands."""
    state = put_down(turn("5c 3h Ad", "5h 3c 4c"), "5c", "5h")
    say(say(state, BLACK, ""), RED, "")
    assert lies(state, HAND + 1, "3h Ad")
    assert prompted(state) == "0 stop-theirs"
    say(state, RED, "")
    assert pick_data(GAME, state, BLACK)["options"] == ["Ad"]
    back = cast(CaribbeanStar, state.copy())
    say(back, BLACK, "")
    assert lies(back, HAND, "3h Ad")
    assert lies(back, HAND + 1, "3c 4c")
    say(state, BLACK, "Ad")  # stopped: the first swap stands
    assert lies(state, HAND, "3c 4c")
    assert lies(state, HAND + 1, "3h 5h")


def test_a_swap_of_nothing() -> None:
    """CAR-R06: legal in the last turn."""
    state = put_down(turn("5h", "Ks", black_pile="Qs Js"), "5h", "Ks")
    assert state.phase == "over"
    assert "swapped" in said(state)
    assert state.scores == [0, 12]


def test_what_a_swap_tells() -> None:
    """CAR-R22: both know what changed hands, both ways; watchers do not."""
    state = turn("5h 3h 4h Qh", "Ks 3c 4c Jc", deck="7c 7d")
    for card in cards("4h"):
        state.known[card] = state.table.all_viewers  # taken back with an Ace
    both(state, "5h", "Ks")
    assert sorted(view(state, 1).zones[HAND]) == [HIDDEN, *cards("3c 4c Jc")]
    assert sorted(view(state, 0).zones[HAND + 1]) == [HIDDEN, *cards("3h 4h Qh")]
    watched = view(state, AUDIENCE)
    assert watched.zones[HAND] == [HIDDEN] * 4
    assert watched.zones[HAND + 1] == [*cards("4h"), HIDDEN, HIDDEN, HIDDEN]
    # until they are played or move again
    both(state, "3c", "Qh")
    assert sorted(view(state, 0).zones[HAND + 1]) == [HIDDEN, *cards("3h 4h")]


def test_a_stopped_card_is_known() -> None:
    """Section 3: everybody saw what the Ace brought back."""
    state = put_down(turn("3h 4h Qh", "Ks Ac 4c"), "3h", "Ks")
    say(state, BLACK, "Ac")
    for viewer in (0, AUDIENCE):
        assert view(state, viewer).zones[HAND + 1] == [*cards("3h"), HIDDEN]


# End of a turn, end of the game


def test_both_draw() -> None:
    """CAR-16: one each, seat 0 first, while there are cards."""
    state = both(turn("3h 4h", "Ks 4c", deck="7c 7d"), "3h", "Ks")
    assert lies(state, HAND, "4h 7d")  # 7d lay on top
    assert lies(state, HAND + 1, "4c 7c")
    both(state, "4h", "4c")
    assert lies(state, HAND, "7d")
    assert lies(state, HAND + 1, "7c")
    assert state.phase == "play"


ENDINGS = [
    # rule, hands, whether the game ends before the next turn
    ("CAR-25: both hands empty", "", "", True),
    ("CAR-25, CAR-R13: red has only Aces", "Ac Ad", "3h 4h", True),
    ("CAR-25, CAR-R13: black has only Aces", "3h 4h", "Ac Ad", True),
    ("CAR-25: both have only Aces", "Ac Ad", "Ah As", True),
    ("CAR-25: everybody can play", "Ac 3h", "Ad 4h", False),
]


@pytest.mark.parametrize(("rule", "red", "black", "over"), ENDINGS)
def test_the_end(rule: str, red: str, black: str, over: bool) -> None:
    state = turn(red, black, "Kh", "Js 4s")
    assert (state.phase == "over") == over, rule
    if over:
        # CAR-26: farewell shows, compulsory (CAR-R19), cards in hand count nothing
        assert state.scores == [3, -3]
        assert state.ranks == [1, 2]
        assert not state.zones[PRACTICE]
        assert not state.zones[PRACTICE + 1]
        assert [e["rule"] for e in told(state, "scored")] == ["CAR-26", "CAR-26"]
        for viewer in (0, 1, AUDIENCE):
            for seat in (0, 1):
                hand = view(state, viewer).zones[HAND + seat]
                assert set(hand) <= {HIDDEN} or seat == viewer  # not shown
    assert ("only-aces" in said(state)) == (over and bool(red))


def test_the_farewell_cannot_be_stopped() -> None:
    """CAR-R19: nobody is asked, Aces or not."""
    state = put_down(turn("3h Ac", "Ks Ad", "Kh", "Qs"), "3h", "Ks")
    let_go(state)
    assert state.phase == "over"
    assert state.scores == [0, 7]  # (3 - 3) and (6 / 2 + 4)


@pytest.mark.parametrize(
    ("red", "black", "ranks", "returns"),
    [
        ("Kh", "Js", [1, 2], [0.5, -0.5]),
        ("Jh", "Ks", [2, 1], [-0.5, 0.5]),
        ("Jh", "Jc", [1, 1], [0.0, 0.0]),
        ("", "2s 6s", [1, 1], [0.0, 0.0]),
    ],
)
def test_the_winner(
    red: str, black: str, ranks: list[int], returns: list[float]
) -> None:
    """CAR-27: the higher score wins; CAR-R14: equal scores are a draw."""
    state = turn("", "", red, black)
    assert state.ranks == ranks
    assert state.returns() == returns


def test_only_aces_in_the_middle_of_a_turn() -> None:
    """CAR-R21: the game goes on, and those Aces still stop cards."""
    state = turn("3h Ac Ad Ah As", "Ks 4c 4s 4h 4d", deck="7c 7d")
    put_down(state, "3h", "Ks")
    assert lies(state, HAND, "Ac Ad Ah As")
    say(state, BLACK, "")
    assert pick_data(GAME, state, RED)["options"] == ["Ac", "Ad", "Ah", "As"]
    say(state, RED, "")
    say(state, RED, "As")
    let_go(state)
    assert state.phase == "play"  # five cards again, one of them no Ace
    assert pick_data(GAME, state, RED)["options"] == ["Ks", "7d"]


def test_no_third_rehearsal() -> None:
    """CAR-R20: each colour has two 6s."""
    state = GAME.new(2)
    sixes = [card for card in PACK if rank(card) == 6]
    owners = [cast(CaribbeanStar, state).owner(card) for card in sixes]
    assert sorted(owners) == [0, 0, 1, 1]
    assert rehearsals(sixes) == 4


@pytest.mark.parametrize("given", [{}, {"ace_priority": "player_first"}])
def test_what_holds_in_every_game(given: dict[str, object]) -> None:
    """CAR-R15, CAR-R20, CAR-R21 and the length of a game, in random games."""
    dice = Dice(3)
    ends = set()
    for seed in range(150):
        state = cast(CaribbeanStar, GAME.new(2, given, seed))
        turns = decisions = 0
        while state.waiting:
            if state.phase == "play" and not state.shut:
                turns += 1
                hands = [state.zones[HAND], state.zones[HAND + 1]]
                assert len(hands[0]) == len(hands[1])  # CAR-R15
                for hand in hands:
                    assert any(rank(card) < 14 for card in hand)  # CAR-R21
                left = len(state.zones[DECK]) // 2
                assert turns + len(hands[0]) + left == 27
            seat = state.next_asked()
            # lavish with Aces or stingy, so that games end in both ways
            answer = random_card(state, seat, dice)
            if state.phase == "stop" and seed % 2:
                answer = []
            assert rehearsals(state.zones[PRACTICE + seat]) <= 2  # CAR-R20
            state.play(seat, answer)
            decisions += 1
        assert decisions <= GAME.bound(state.table.options, 2)
        left_over = len(state.zones[HAND])
        assert left_over == len(state.zones[HAND + 1])
        assert turns == 26 - left_over
        ends.add(left_over > 0)
    assert ends == {True, False}


def test_imagined_worlds_are_not_over() -> None:
    """CAR-25: while the game goes on, nobody can be thought to hold only Aces."""
    state = turn("Ac 3h", "Ad 4h")
    dice = Dice(1)
    for _ in range(50):
        world = cast(CaribbeanStar, imagine(state, AUDIENCE, dice))
        assert all(world.ask(seat).options for seat in world.everyone())
    assert not turn_of_aces().plausible(RED)


def turn_of_aces() -> CaribbeanStar:
    zones = {"hand 0": "Ac Ad", "hand 1": "3h 4h"}
    state = position(GAME, 2, zones=zones, rest="discard", phase="play", waiting=3)
    return cast(CaribbeanStar, state)


def test_random_games_end_in_time() -> None:
    table = GAME.table(2)
    dice = Dice(2)
    for seed in range(60):
        state = table.blank()
        state.begin(scatter(seed))
        assert playout(state, dice) <= GAME.bound(table.options, 2)


# The regular bot


def test_the_bot_beats_random_players() -> None:
    dice = Dice(1)
    table = GAME.table(2, {"red_seat": "random"})
    won = 0
    for number in range(100):
        state = cast(CaribbeanStar, table.blank())
        state.begin(scatter(number))
        while state.waiting:
            seat = state.next_asked()
            answer = random_card(state, seat, dice)
            if seat == number % 2:
                seen = seen_by(state, seat)
                answer = regular(seen, state.ask(seat), dice)
            state.play(seat, answer)
        won += state.ranks[number % 2] == 1
    assert won > 75


def test_the_bot_sees_the_obvious() -> None:
    deck = "2c 2d 3c 3d 4c 4d 5c 5d"

    def answer(state: CaribbeanStar, seat: Seat = RED) -> list[Token]:
        seen = seen_by(state, seat)
        return regular(seen, state.ask(seat), Dice(1))

    # performs a perfect show rather than spoiling it
    state = turn("7h Jh 4h", "Ks Qs Js", "Th Kh 6h", deck=deck)
    assert answer(state) == cards("7h")
    # makes the rival perform a wreck
    state = turn("7c Jh 4h", "Ks Qs Js", "", "Jc 4s 3s 6c", deck=deck)
    assert answer(state) == cards("7c")
    # stops the card that would ruin a perfect show
    state = turn("7h Ac 2h", "Td Ks Qs", "Th Kh 6h", deck=deck)
    put_down(state, "2h", "Td")
    say(say(state, BLACK, ""), RED, "")
    assert prompted(state) == "0 stop-theirs"
    assert answer(state) == cards("Ac")
    # cuts a show of 30 minutes down at the buffet
    state = both(turn("8h 3h", "4s Ks", "Th Td Kh Kd", deck=deck), "8h", "4s")
    assert prompted(state) == "0 buffet"
    assert answer(state) != []


# Hints and words


def test_hints() -> None:
    """The own colour, both piles as CAR-20 to CAR-24 count them, the card at stake."""
    state = turn("8h 3h", "Ks Ac", "Kh Kd Th 6h 4d", "2s 6s", deck="7c 7d")
    words = Messages(GAME)
    red = {"minutes": 20, "tricks": 17, "mistakes": 4, "times": 2, "value": 26}
    black = {"minutes": 0, "tricks": 0, "mistakes": 2, "times": 2, "value": 0}
    added = {"piece": "3h", "mine": 1, "before": 26, "after": 20, "minutes": 20}
    assert hints(state, RED) == [
        ("own-red", {"turns": 3}),
        ("show", {"seat": 0, **red}),
        ("comedy", {"seat": 1, **black}),
        ("card-feed", {"piece": "8h", "mine": 1}),
        ("card-add", {**added, "change": "−6"}),
    ]
    put_down(state, "8h", "Ks")
    assert hints(state, BLACK)[0] == ("own-black", {"turns": 2})
    assert hints(state, BLACK)[-1] == ("acting", {"piece": "8h"})
    for name, values in hints(state, RED):
        given: dict[str, Any] = {**values}
        assert words.text(f"hint-{name}", **given)
    assert hints(turn("", ""), RED) == []


def test_previews() -> None:
    """CAR-10 to CAR-15 before they happen, an Ace, and the buffet."""
    state = turn("5h 7s Kc 8h Qh", "Ks Ac", "Kh Kd Th", "Qs Js 2s", deck="7c 7d")
    assert preview(state, RED, []) == []
    assert preview(state, RED, cards("5h"))[0][0] == "would-swap"
    spoilt = ("would-perform", {"piece": "7s", "mine": 0, "value": 2})
    assert preview(state, RED, cards("7s")) == [spoilt]
    longer = preview(state, RED, cards("Kc"))[0][1]
    assert (longer["mine"], longer["before"], longer["after"]) == (0, 2, 10)
    put_down(state, "8h", "Ks")
    assert preview(state, BLACK, [])[0][0] == "would-feed"
    assert preview(state, BLACK, cards("Ac")) == [("would-stop", {"piece": "8h"})]
    answer_all(state, "buffet")
    assert preview(state, RED, []) == [("would-decline", {"before": 17})]
    cashed = {"number": 5, "before": 17, "after": 9}
    assert preview(state, RED, cards("Th")) == [("would-cash", cashed)]


def answer_all(state: CaribbeanStar, phase: str) -> None:
    """Passes until this phase."""
    while state.phase != phase:
        state.play(state.next_asked(), [])


def test_words() -> None:
    words = Messages(GAME)
    for zone in GAME.zones.all:
        assert words.has(f"zone-{zone.name}")
    for phase in GAME.phases:
        assert words.has(f"phase-{phase}")
    for prompt in ("play-face-down", "stop-yours", "stop-theirs", "buffet"):
        assert words.has(f"prompt-{prompt}")


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(shows, extraglobs={"cards": cards}).failed == 0
