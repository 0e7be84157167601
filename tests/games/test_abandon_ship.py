"""Abandon Ship!: the worked examples, then each rule and ruling of the catalogue."""

import doctest
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, bot_says, offered, refusal, reply
from tests.games.positions import begun, each, from_the_top, laid_out
from tests.games.table import all_told, in_order, read_out, times_said, told

from parlour.bots.luck import random_answer
from parlour.engine.cursor import Cursor, playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.game import token_name
from parlour.engine.options import specs
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.abandon_ship import GAME, hints, rules
from parlour.games.abandon_ship.rules import (
    ASIDE,
    BOARD,
    BOAT,
    DECK,
    FIGHT,
    HAND,
    KEY,
    SEAT,
    SHOWN,
    SURRENDER,
    VALUES,
    AbandonShip,
    claim,
)
from parlour.testing.rivals import win_share

pytestmark = pytest.mark.rules

OPTIONS = list(specs(GAME.options))
CLUBS, DIAMONDS, HEARTS, SPADES = range(BOAT, BOAT + 4)


# Setting up and playing


def at_sea(
    hands: list[str], deck: str = "", boards: list[str] | None = None, **given: Any
) -> AbandonShip:
    """A round under way, seat 0 to act; the first card of `deck` is its top.

    What is not named lies aside. Names of zones and of fields go with `given`, the
    rest are options.
    """
    zones = {"deck": from_the_top(deck), **each("board", boards or [])}
    for name in ("clubs", "diamonds", "hearts", "spades"):
        zones[f"{name}-lifeboat"] = given.pop(name, "")
    zones["fight"] = given.pop("fight", "")
    return laid_out(
        AbandonShip,
        hands,
        zones,
        given,
        rest="aside",
        seed=5,
        phase="act",
        turn=Seat(0),
        waiting=1,
        round_number=1,
    )


def fighting(card: str, hands: list[str], **given: Any) -> AbandonShip:
    """Seat 0 has attacked seat 1 with this card."""
    given = {"deck": "2c 2d 2h 2s 3c 3d 3h 3s", **given}
    return at_sea(
        hands, fight=card, phase="fight", target=Seat(1), waiting=0b10, **given
    )


def sunk(
    hands: list[str], boards: list[str] | None = None, **given: Any
) -> AbandonShip:
    """The showdown: everybody who holds a card is asked for a key."""
    waiting = sum(1 << seat for seat, hand in enumerate(hands) if hand)
    state = at_sea(hands, "", boards, phase="showdown", waiting=waiting, **given)
    state.ask_sealed(waiting)
    return state


def stacked(seats: int, order: str, seed: int = 1, **given: Any) -> AbandonShip:
    """A game whose first deal begins with these cards."""
    given = {"first_dealer": 0, **given}
    return begun(AbandonShip, seats, order, given=given, seed=seed)


# The worked examples


def test_rulebook_showdown() -> None:
    """EX-1: ABS-31, ABS-32, ABS-34, ABS-35, ABS-R09."""
    state = sunk(
        ["4s 9c", "Qh 3c", "2h 3h 7h", ""],
        ["", "6h", "", "Ks Kh"],
        spades="Ts Js",
        hearts="8h 9h",
        clubs="Kc",
        target_score=500,
        max_rounds=1,
    )
    assert state.seats_in(state.waiting) == [0, 1, 2]  # seat 3 has no key to choose
    reply(state, "4s", "Qh", "2h")
    assert state.scores == [21, 17, 0, 0]
    assert times_said(state, "claims") == [(1, 18, "ABS-35"), (2, 12, "ABS-35")]
    assert times_said(state, "goes-down") == [(3, 0, "ABS-31")]
    assert [in_order(state, KEY + seat) for seat in range(4)] == ["4s", "Qh", "2h", ""]
    shown = [in_order(state, SHOWN + seat) for seat in range(4)]
    assert shown == ["9c", "3c", "3h 7h", ""]


ANSWERS = [
    # rule, fight so far, hand of who must answer, what is offered
    ("ABS-16, example", "9d", "9c Js", "Js surrender"),
    ("ABS-18, example: the only card", "2d", "Ac", "surrender"),
    ("ABS-16: strictly higher, ABS-R02", "9d", "9c 9h 9s 8c", "surrender"),
    ("ABS-16: any suit", "9d", "Tc Td Th Ts 2c", "Tc Td Th Ts surrender"),
    ("ABS-16: the last card counts", "2d 5c 8h", "6d 7d 9d", "9d surrender"),
    ("ABS-R01: the Ace is low", "2d", "Ac Ad Ah", "surrender"),
    ("ABS-R01: and beaten by a 2", "Ad", "Ac 2c 3c", "2c 3c surrender"),
    ("ABS-16: nothing beats a King", "Kd", "Kc Ks Ah", "surrender"),
    ("ABS-17: the last card", "2d", "Qc", "surrender"),
    ("ABS-17: unless it is a King", "2d", "Kc", "Kc surrender"),
    ("ABS-17: which must be higher too", "Kd", "Kc", "surrender"),
    ("ABS-17: two cards are not one", "2d", "Qc 3c", "Qc 3c surrender"),
]


@pytest.mark.parametrize(("rule", "fight", "hand", "able"), ANSWERS)
def test_answers_in_a_fight(rule: str, fight: str, hand: str, able: str) -> None:
    state = fighting(fight, ["4h 5h", hand], deck="")
    assert offered(state) == able, rule
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.rule) == ("answer", "ABS-16")  # whatever is held


CLAIMS = [
    # rule, two holdings in hearts, whether the first is better (1), worse (-1), equal
    ("ABS-35: strength", "Qh 6h", "2h 3h 7h", 1),
    ("ABS-35: other suits do not count", "Qh Ks Qs", "Qh 2h", -1),
    ("ABS-36: the single highest card", "Kh 2h", "9h 6h", 1),
    ("ABS-36: not the number of cards", "7h 3h", "4h 5h Ah", 1),
    ("ABS-37: the second highest", "Kh 8h Ah", "Kh/2 7h 2h", 1),
    ("ABS-37: the third", "Kh 7h 3h 2h", "Kh/2 7h/2 4h Ah", -1),
    ("ABS-37, ABS-R10: identical", "Kh 7h", "Kh/2 7h/2", 0),
    ("ABS-R19: cards of other suits never decide", "Kh 7h Ks", "Kh/2 7h/2 2s", 0),
]


@pytest.mark.parametrize(("rule", "one", "other", "better"), CLAIMS)
def test_claims(rule: str, one: str, other: str, better: int) -> None:
    pieces = GAME.table(6).pieces
    first, second = (
        claim([pieces.find_piece(name) for name in names.split()], 2)
        for names in (one, other)
    )
    assert (first > second) - (first < second) == better, rule


# Setting up


@pytest.mark.parametrize(
    ("seats", "packs", "aside", "deck"),
    [
        (2, 1, 5, 37),
        (3, 1, 0, 37),
        (4, 1, 0, 32),
        (5, 1, 0, 27),
        (6, 2, 10, 64),
        (7, 2, 5, 64),
        (8, 2, 0, 64),
    ],
)
def test_the_deal(seats: int, packs: int, aside: int, deck: int) -> None:
    """ABS-01 to ABS-05, ABS-R13: the packs and hands follow from the seats."""
    state = cast(AbandonShip, GAME.new(seats, seed=seats))
    assert len(state.zones[DECK]) == deck
    assert len(state.zones[ASIDE]) == aside
    for seat in state.everyone():
        assert len(state.zones[HAND + seat]) == 5
        assert not state.zones[BOARD + seat]
    for boat in range(BOAT, BOAT + 4):
        assert not state.zones[boat]
    placed = sorted(card for zone in state.zones for card in zone)
    assert placed == list(range(52 * packs))
    assert len({name.split("/")[0] for name in state.table.pieces.names}) == 52
    assert len(state.table.pieces) == 52 * packs


def test_players() -> None:
    """ABS-R13: there is nothing to choose but the number of players."""
    assert list(GAME.players) == [2, 3, 4, 5, 6, 7, 8]
    assert "two_decks" not in OPTIONS
    with pytest.raises(BadInput, match="no option"):
        GAME.agree(4, {"two_decks": True})
    with pytest.raises(BadInput, match="2 to 8 players"):
        GAME.agree(9)


def test_values() -> None:
    """ABS-R01: one scale for fights and points, for both packs."""
    pieces = GAME.table(8).pieces
    for name, value in (("Ac", 1), ("2d", 2), ("Th", 10), ("Js", 11), ("Qc", 12)):
        assert VALUES[pieces.find_piece(name)] == value
        assert VALUES[pieces.find_piece(f"{name}/2")] == value
    assert VALUES[pieces.find_piece("Kd/2")] == 13
    assert sum(VALUES[card] for card in range(52)) == 4 * 91


def test_the_dealer_begins() -> None:
    """ABS-06"""
    for dealer in range(3):
        state = cast(AbandonShip, GAME.new(3, {"first_dealer": dealer}, seed=2))
        assert state.dealer == state.turn == state.next_asked() == dealer
    reply(state, f"{in_order(state, HAND + 2).split()[0]} lifeboat")
    assert state.next_asked() == 0  # to the left


def test_the_first_dealer_may_be_anybody() -> None:
    found = [cast(AbandonShip, GAME.new(4, seed=s)).dealer for s in range(200)]
    assert min(found.count(Seat(seat)) for seat in range(4)) > 30
    with pytest.raises(BadInput, match="seat from 0 to 3 or random"):
        GAME.agree(4, {"first_dealer": 4})


def test_cards_set_aside_are_never_seen() -> None:
    """ABS-03, ABS-04: by nobody, in play and at the end of the game."""
    for seats in (2, 6, 7):
        state = cast(AbandonShip, GAME.new(seats, {"max_rounds": 1}, seed=seats))
        dice = Dice(seats)
        while state.waiting:
            for viewer in [*state.everyone(), AUDIENCE]:
                assert set(view(state, viewer).zones[ASIDE]) == {HIDDEN}
            answer_at_random(state, dice)
        for viewer in [*state.everyone(), AUDIENCE]:
            assert set(view(state, viewer).zones[ASIDE]) == {HIDDEN}


# A turn


def test_drawing_up_to_five() -> None:
    """ABS-10: the next player draws what is missing, before acting."""
    state = at_sea(["9c 9d", "4c 4d 4h", "5c"], "Kc Kd Kh Ks")
    reply(state, "9c lifeboat")
    assert in_order(state, HAND + 1) == "4c 4d 4h Kc Kd"
    assert in_order(state, DECK) == "Kh Ks"
    assert state.next_asked() == 1


def test_five_in_hand_draw_nothing() -> None:
    """ABS-10"""
    state = at_sea(["9c 9d", "4c 4d 4h 4s 5c"], "Kc Kd")
    reply(state, "9c lifeboat")
    assert in_order(state, HAND + 1) == "4c 4d 4h 4s 5c"
    assert in_order(state, DECK) == "Kc Kd"


SINKING = [
    # rule, deck, hand of the next player before, and after
    ("ABS-11, ABS-R05: exactly the fifth", "Kc", "4c 4d 4h 4s", "4c 4d 4h 4s Kc"),
    ("ABS-11, ABS-R04: still below five", "Kc", "4c 4d", "4c 4d Kc"),
    ("ABS-R04", "Kc Kd", "4c", "4c Kc Kd"),
    ("ABS-R15, ABS-R21: from an empty hand", "Kc", "", "Kc"),
]


@pytest.mark.parametrize(("rule", "deck", "before", "after"), SINKING)
def test_the_last_card_sinks_the_ship(
    rule: str, deck: str, before: str, after: str
) -> None:
    state = at_sea(["9c 9d", before, ""], deck)
    reply(state, "9c lifeboat")
    assert in_order(state, HAND + 1) == after, rule
    assert state.phase == "showdown"
    assert state.seats_in(state.waiting) == [0, 1]  # no turn for the one who drew
    assert state.sealing
    assert times_said(state, "sinks") == [(1, 0, "ABS-11")]


def test_one_card_left_in_the_deck_is_no_shipwreck() -> None:
    """ABS-11, ABS-R15: two lie there, one is drawn, and the turn goes on."""
    state = at_sea(["9c 9d", "4c 4d 4h 4s"], "Kc Kd")
    reply(state, "9c lifeboat")
    assert state.phase == "act"
    assert len(state.zones[HAND + 1]) == 5


def test_what_can_be_done_with_a_card() -> None:
    """ABS-12, ABS-15: the lifeboat, or anybody else who holds cards; no pass."""
    state = at_sea(["9c 2d 3d 4d 5d", "4c", "", "5c 6c"], "Kc")
    assert offered(state) == "9c 2d 3d 4d 5d"
    assert offered(state, "9c") == "lifeboat seat-1 seat-3"
    assert offered(state, "9c seat-1") == ""
    assert refusal(state) == ("too-few", "ABS-12")
    assert refusal(state, "9c") == ("too-few", "ABS-12")


REFUSED = [
    (("seat-1",), "card-first", "ABS-12"),
    (("lifeboat",), "card-first", "ABS-12"),
    (("9c", "2d"), "one-card", "ABS-12"),
    (("9c", "seat-0"), "yourself", "ABS-12"),
    (("9c", "seat-2"), "nothing-to-win", "ABS-15"),
    (("9c", "seat-7"), "not-offered", "ABS-12"),
    (("9c", "surrender"), "not-offered", "ABS-12"),
    (("9c", "lifeboat", "seat-1"), "not-offered", "ABS-12"),
    (("Kh", "lifeboat"), "on-your-board", "ABS-22"),
    (("Ks", "lifeboat"), "not-in-your-hand", "ABS-12"),
    (("4c", "lifeboat"), "not-in-your-hand", "ABS-12"),
]


@pytest.mark.parametrize(("choices", "message", "rule"), REFUSED)
def test_refused_on_a_turn(choices: tuple[str, ...], message: str, rule: str) -> None:
    state = at_sea(["9c 2d 3d 4d 5d", "4c", "", "5c 6c"], "Kc", ["Kh", "Ks", "", ""])
    assert refusal(state, " ".join(choices)) == (message, rule)
    assert in_order(state, HAND) == "2d 3d 4d 5d 9c"


@pytest.mark.parametrize(
    ("card", "boat"), [("9c", CLUBS), ("2d", DIAMONDS), ("3h", HEARTS), ("Ks", SPADES)]
)
def test_discarding(card: str, boat: int) -> None:
    """ABS-13, ABS-R06: any card, into its own lifeboat; the turn is over."""
    state = at_sea(["9c 2d 3h Ks 5d", "4c 4d 4h 4s 6c"], "Kc Kd")
    reply(state, f"{card} lifeboat")
    assert [
        in_order(state, one) for one in range(BOAT, BOAT + 4) if state.zones[one]
    ] == [card]
    assert in_order(state, boat) == card
    assert state.next_asked() == state.turn == 1


def test_second_copies_go_into_the_same_lifeboat() -> None:
    """ABS-13 with two packs"""
    state = at_sea(["9c 9c/2 9s/2", "4c", "5c", "6c", "7c", "8c"], "Kc")
    reply(state, "9c/2 lifeboat")
    assert in_order(state, CLUBS) == "9c/2"


def test_lifeboats_lie_open() -> None:
    """ABS-R14: everybody sees all of every lifeboat, at any time."""
    state = at_sea(["9c 2d", "4c"], "Kc", clubs="Ac 2c Qc", spades="3s")
    for viewer in [*state.everyone(), AUDIENCE]:
        assert view(state, viewer).zones[CLUBS] == cards("Ac 2c Qc")
        assert view(state, viewer).zones[SPADES] == cards("3s")


# Fights


def test_a_fight() -> None:
    """ABS-14, ABS-19, ABS-20, ABS-21, ABS-R03."""
    state = at_sea(["5c Jd 2d 3d 4d", "9c 9d 9h 9s Tc", "8h Qs 7c"], "Kc Kd Kh Ks Ac")
    reply(state, "5c seat-2")
    assert state.phase == "fight"
    assert in_order(state, FIGHT) == "5c"  # ABS-14
    assert times_said(state, "attacked") == [(2, 0, "ABS-14")]
    assert state.next_asked() == 2
    reply(state, "8h")
    assert state.next_asked() == 0  # ABS-19
    reply(state, "Jd")
    assert state.next_asked() == 2
    reply(state, "surrender")
    assert times_said(state, "wins-fight") == [(0, 0, "ABS-20")]
    won = in_order(state, BOARD)
    assert won in ("Qs", "7c")  # ABS-20
    assert in_order(state, CLUBS) == "5c"  # ABS-21
    assert in_order(state, DIAMONDS) == "Jd"  # the winning card too
    assert in_order(state, HEARTS) == "8h"
    assert in_order(state, FIGHT) == ""
    assert in_order(state, HAND) == "2d 3d 4d"  # nobody draws before the own turn
    assert in_order(state, HAND + 2) == ("7c" if won == "Qs" else "Qs")
    assert state.phase == "act"
    assert state.next_asked() == 1  # ABS-R03: one action a turn


def test_after_a_fight_it_is_left_of_the_attacker() -> None:
    """ABS-21: not left of the one who was attacked, nor of the winner."""
    state = at_sea(["5c 2d 3d", "8h 7c 7d 7h 7s", "9c 9d 9h"], "Kc Kd Kh")
    reply(state, "5c seat-2", "surrender")
    assert state.next_asked() == 1
    state = at_sea(["5c 2d 3d", "8h 7c 7d 7h 7s", "9c 9d 9h"], "Kc Kd Kh")
    reply(state, "5c seat-2", "9c", "surrender")
    assert len(state.zones[BOARD + 2]) == 1
    assert state.next_asked() == 1


def test_the_attacker_may_lose() -> None:
    """ABS-20: then the card comes from the attacker's hand."""
    state = at_sea(["5c 2d", "8h 7c 7d 7h 7s"], "Kc Kd Kh")
    reply(state, "5c seat-1", "8h", "surrender")
    assert in_order(state, BOARD + 1) == "2d"
    assert in_order(state, HAND) == ""


def test_giving_up_with_a_higher_card() -> None:
    """ABS-18"""
    state = fighting("5d", ["4h 5h", "Kc Ks"])
    reply(state, "surrender")
    assert in_order(state, BOARD) in ("Kc", "Ks")


def test_forced_and_voluntary_surrenders_look_alike() -> None:
    """ABS-18, ABS-R17: the same question and the same log for the others."""
    told = []
    for hand in ("Kc Ks", "Ac Ad"):
        state = fighting("9d", ["4h 5h", hand], deck="2c 2d 2h 2s")
        assert state.next_asked() == 1
        told.append(flat_events(reply(state, "surrender")))
    assert told[0] == told[1]


def flat_events(state: AbandonShip) -> list[dict[str, Any]]:
    """What the attacker is told, less the name of the card that is won."""
    events = all_told(state, viewer=0)
    for event in events:
        if event.get("to") == "board 0":
            event["piece"] = "a card"
    return events


def test_the_spoil_is_any_card() -> None:
    """ABS-20, ABS-R07: each card alike, and then everybody sees it."""
    found = []
    for seed in range(400):
        state = fighting("9d", ["4h 5h", "Ac Kc 7c 8c"])
        state.seed = scatter(seed)
        reply(state, "surrender")
        found.append(in_order(state, BOARD))
        for viewer in [*state.everyone(), AUDIENCE]:
            assert view(state, viewer).zones[BOARD] == state.zones[BOARD]
    assert {name: found.count(name) > 70 for name in found} == dict.fromkeys(
        ["Ac", "Kc", "7c", "8c"], True
    )


def test_the_spoil_is_drawn_by_place() -> None:
    """ABS-R07: what the cards are has no part in which of them is taken."""
    places = []
    for hand in ("Ac Kc 7c 8c", "8c 7c Kc Ac", "2c 3h 4s Ks"):
        state = fighting("9d", ["4h 5h", hand], deck="Tc Td Th Ts Jc")
        held = state.zones[HAND + 1][:]
        reply(state, "surrender")
        places.append(held.index(state.zones[BOARD][0]))
    assert len(set(places)) == 1


def test_the_last_card_rule() -> None:
    """ABS-17: refused with its rule, and the King that is allowed wins."""
    state = fighting("9d", ["4h 5h", "Qc"], boards=["", "Ks"])
    assert refusal(state, "Qc") == ("last-card", "ABS-17")
    assert refusal(state, "Ks") == ("on-your-board", "ABS-22")
    assert refusal(state, "5h") == ("not-in-your-hand", "ABS-16")
    assert refusal(state, "seat-0") == ("not-offered", "ABS-16")
    state = fighting("Kd", ["4h 5h", "Kc"])
    assert refusal(state, "Kc") == ("not-higher", "ABS-16")  # a King, but no higher
    state = fighting("9d", ["4h 5h", "Kc"])
    assert offered(state) == "Kc surrender"
    reply(state, "Kc")
    assert offered(state) == "surrender"
    reply(state, "surrender")
    assert len(state.zones[BOARD + 1]) == 1


def test_a_low_card_is_refused() -> None:
    """ABS-16, ABS-R02"""
    state = fighting("9d", ["4h 5h", "9c 8c Tc"])
    assert refusal(state, "9c") == ("not-higher", "ABS-16")
    assert refusal(state, "8c") == ("not-higher", "ABS-16")
    assert refusal(state, "Tc surrender") == ("too-many", "ABS-16")


def test_two_copies_are_equal() -> None:
    """ABS-R18"""
    state = at_sea(["9c 2d 3d 4d 5d", "9c/2 8c", "5c", "6c", "7c", "8d"], "Kc Kd")
    reply(state, "9c seat-1")
    assert offered(state) == "surrender"
    assert refusal(state, "9c/2") == ("not-higher", "ABS-16")


def test_all_five_cards_in_one_fight() -> None:
    """ABS-R16, ABS-15: a fifth King empties the attacker's hand, so discard."""
    state = at_sea(["Ac 3c 5c 7c Kc", "2d 4d 6d 8d 9d"], "Qc Qd Qh Qs Jc Jd Jh")
    reply(state, "Ac seat-1", "2d", "3c", "4d", "5c", "6d", "7c", "8d")
    assert offered(state) == "Kc surrender"  # ABS-17: the last card, but a King
    reply(state, "Kc", "surrender")
    assert in_order(state, HAND) == ""
    assert in_order(state, BOARD) == "9d"
    assert state.next_asked() == 1
    assert offered(state, in_order(state, HAND + 1).split()[0]) == "lifeboat"
    first = in_order(state, HAND + 1).split()[0]
    assert refusal(state, f"{first} seat-0") == ("nothing-to-win", "ABS-15")


def test_board_cards_stay() -> None:
    """ABS-22: no discard, no fight, no spoil, no key."""
    state = at_sea(["9c 2d", "4c 5c"], "Kc Kd Kh Ks", ["Qh", "Qs"])
    assert refusal(state, "Qh lifeboat") == ("on-your-board", "ABS-22")
    assert refusal(state, "Qh seat-1") == ("on-your-board", "ABS-22")
    reply(state, "9c seat-1", "surrender")
    assert in_order(state, BOARD + 1) == "Qs"
    state = sunk(["9c", "4c"], ["Qh", "Qs"])
    assert offered(state) == "9c"
    assert refusal(state, "Qh") == ("on-your-board", "ABS-22")


def test_there_is_always_a_card_to_win() -> None:
    """ABS-17, ABS-20, ABS-R15: a fight's loser holds a card, over many games."""
    fights = 0
    for seed in range(60):
        seats = 2 + seed % 7
        state = cast(AbandonShip, GAME.new(seats, {"max_rounds": 2}, seed=seed))
        dice = Dice(seed)
        while state.waiting:
            if state.phase == "act":
                assert len(state.zones[HAND + state.turn]) == 5
            elif state.phase == "fight":
                fights += 1
                assert state.zones[HAND + state.next_asked()]
            answer_at_random(state, dice)
    assert fights > 500


# The showdown


def test_keys_are_sealed() -> None:
    """ABS-30, ABS-32: nothing is seen before the last key is in."""
    state = sunk(["9c 2d", "4c 5s"], clubs="Tc", diamonds="Td", max_rounds=1)
    reply(state, "9c")
    for viewer in (1, AUDIENCE):
        assert view(state, viewer).sealed[0] == []
        assert view(state, viewer).zones[KEY] == []
        assert view(state, viewer).zones[HAND] == [HIDDEN, HIDDEN]
    assert state.waiting == 0b10
    reply(state, "5s")
    assert in_order(state, KEY) == "9c"
    assert in_order(state, KEY + 1) == "5s"
    assert (in_order(state, SHOWN), in_order(state, SHOWN + 1)) == ("2d", "4c")
    assert view(state, AUDIENCE).zones[SHOWN] == cards("2d")
    order = [event["to"] for event in told(state, "moved")]
    assert order == ["key-card 0", "key-card 1", "shown 0", "shown 1"]  # ABS-32


def test_a_key_is_a_must() -> None:
    """ABS-30, ABS-R06, ABS-R08: the last card too, and it need be no King."""
    state = sunk(["2d", "4c 5s"])
    assert refusal(state) == ("too-few", "ABS-30")
    assert refusal(state, "4c") == ("not-in-your-hand", "ABS-30")
    assert refusal(state, "surrender") == ("not-offered", "ABS-30")
    assert offered(state) == "2d"
    reply(state, "2d")
    assert state.waiting == 0b10


def test_an_empty_hand_scores_nothing() -> None:
    """ABS-31, whatever the board."""
    state = sunk(["2d", ""], ["", "Kd Qd Jd"], diamonds="Td 9d", max_rounds=1)
    reply(state, "2d")
    assert state.scores == [19, 0]


SHOWDOWNS = [
    # rule, hands (the first card is the key), boards, lifeboats, scores
    ("ABS-34: one contender", ["9c", "4s"], ["", ""], {"clubs": "Kc 2c"}, [15, 0]),
    ("ABS-34: an empty lifeboat", ["9c", "4s"], ["", ""], {"hearts": "Kh"}, [0, 0]),
    ("ABS-35", ["9c 2c", "Tc"], ["", ""], {"clubs": "Kc"}, [13, 0]),
    ("ABS-35, ABS-R09: boards", ["9c", "Tc"], ["2c", ""], {"clubs": "Kc"}, [13, 0]),
    ("ABS-35: the suit only", ["9c Kd", "Tc"], ["Ks", ""], {"clubs": "Kc"}, [0, 13]),
    ("ABS-35: no second choice", ["9c 2d", "Tc"], ["", ""], {"diamonds": "Kd"}, [0, 0]),
    ("ABS-36", ["9c 2c", "8c 3c"], ["", ""], {"clubs": "Kc"}, [13, 0]),
    (
        "ABS-36: key and board alike",
        ["2c", "8c 3c"],
        ["9c", ""],
        {"clubs": "Kc"},
        [13, 0],
    ),
    ("ABS-38: nothing else", ["9c 8c", "4s"], ["7c", "Ks"], {"clubs": "2c"}, [2, 0]),
    ("ABS-38: nobody ran", ["9c", "4s"], ["", ""], {"hearts": "Kh Qh"}, [0, 0]),
]


@pytest.mark.parametrize(("rule", "hands", "boards", "boats", "scores"), SHOWDOWNS)
def test_showdown(
    rule: str,
    hands: list[str],
    boards: list[str],
    boats: dict[str, str],
    scores: list[int],
) -> None:
    state = sunk(hands, boards, max_rounds=1, **boats)
    reply(state, *[hand.split()[0] for hand in hands])
    assert state.scores == scores, rule


SEVEN = ["Kh 7h", "Kh/2 7h/2", "9h", "2s", "3s", "4s"]


@pytest.mark.parametrize(
    ("identical_tie", "scores"), [("none", [0, 0, 0]), ("split", [12, 12, 0])]
)
def test_identical_claims(identical_tie: str, scores: list[int]) -> None:
    """ABS-37, ABS-R10: a weaker third does not inherit; shares are rounded down."""
    state = sunk(SEVEN, hearts="Qh Jh 2h", max_rounds=1, identical_tie=identical_tie)
    reply(state, "Kh", "7h/2", "9h", "2s", "3s", "4s")
    assert state.scores[:3] == scores
    assert times_said(state, "identical") == [(-1, 0, "ABS-R10")]


def test_identical_claims_by_lot() -> None:
    """ABS-37, ABS-R10 with identical_tie = random: one of the two, all of it."""
    found = []
    for seed in range(100):
        state = sunk(SEVEN, hearts="Qh Jh 2h", max_rounds=1, identical_tie="random")
        state.seed = scatter(seed)
        reply(state, "Kh", "7h/2", "9h", "2s", "3s", "4s")
        found.append(state.scores[:3])
    assert min(found.count([25, 0, 0]), found.count([0, 25, 0])) > 30
    assert found.count([25, 0, 0]) + found.count([0, 25, 0]) == 100


def test_equal_strength_with_two_packs() -> None:
    """ABS-37, ABS-R19: the next cards of the suit decide, other suits never."""
    state = sunk(
        ["Kh 8h Ah", "Kh/2 7h 2h Ks Qs", "2s", "3s", "4s", "5s"],
        hearts="Th",
        max_rounds=1,
        identical_tie="split",
    )
    reply(state, "Ah", "2h", "2s", "3s", "4s", "5s")
    assert state.scores[:2] == [10, 0]
    assert not times_said(state, "identical")


# Rounds and the end


def finish_round(state: AbandonShip) -> AbandonShip:
    return reply(state, "9c", "4s")


def last_showdown(scores: list[int], **given: Any) -> AbandonShip:
    """Seat 0 is about to score 20 in clubs, seat 1 10 in spades."""
    return sunk(["9c", "4s"], clubs="Kc 7c", spades="Ts", scores=scores, **given)


def test_the_next_round() -> None:
    """ABS-33, ABS-01, ABS-05, ABS-R20: the deal passes left, all is shuffled in."""
    state = finish_round(last_showdown([0, 0], dealer=Seat(0)))
    assert state.scores == [20, 10]
    assert state.round_number == 2
    assert state.dealer == state.next_asked() == 1
    assert state.phase == "act"
    assert len(state.zones[DECK]) == 37
    assert len(state.zones[ASIDE]) == 5
    for zone in (*range(BOAT, BOAT + 4), KEY, KEY + 1, SHOWN, SHOWN + 1, BOARD):
        assert not state.zones[zone]


def test_cards_set_aside_come_back() -> None:
    """ABS-R20: over rounds every card is set aside now and then."""
    for seats in (2, 7):
        state = cast(AbandonShip, GAME.new(seats, {"target_score": 9999}, seed=1))
        dice = Dice(1)
        number = 0
        aside: set[Piece] = set()
        while state.waiting:
            if state.round_number > number:
                number = state.round_number
                aside |= set(state.zones[ASIDE])
            answer_at_random(state, dice)
        assert number == 50
        assert len(aside) > 80 if seats == 7 else len(aside) > 45


def test_dealers_take_turns() -> None:
    """ABS-33"""
    state = cast(AbandonShip, GAME.new(3, {"target_score": 999, "first_dealer": 1}))
    dice = Dice(4)
    while state.waiting:
        assert state.dealer == state.round_number % 3
        answer_at_random(state, dice)
    assert state.round_number > 5


ENDINGS = [
    # rule, scores before, options, ranks or None if it goes on, whether it is capped
    ("ABS-39, ABS-R11: exactly 200", [180, 0], {}, [1, 2], False),
    ("ABS-39: one point short", [179, 0], {}, None, False),
    ("ABS-39: the highest total", [180, 195], {}, [2, 1], False),
    ("ABS-39: reached by another", [0, 190], {}, [2, 1], False),
    ("ABS-39: target_score", [0, 0], {"target_score": 20}, [1, 2], False),
    ("ABS-R12: shared", [185, 195], {}, [1, 1], False),
    ("ABS-R22: extra round", [185, 195], {"game_tie": "extra_round"}, None, False),
    ("ABS-R22: no tie", [195, 195], {"game_tie": "extra_round"}, [1, 2], False),
    (
        "ABS-R22: up to max_rounds",
        [185, 195],
        {"game_tie": "extra_round", "max_rounds": 1},
        [1, 1],
        True,
    ),
    ("max_rounds", [0, 0], {"max_rounds": 1}, [1, 2], True),
    ("max_rounds, a tie", [0, 10], {"max_rounds": 1}, [1, 1], True),
    ("max_rounds, reached anyway", [180, 0], {"max_rounds": 1}, [1, 2], False),
]


@pytest.mark.parametrize(("rule", "scores", "options", "ranks", "capped"), ENDINGS)
def test_the_end(
    rule: str,
    scores: list[int],
    options: dict[str, Any],
    ranks: list[int] | None,
    capped: bool,
) -> None:
    state = finish_round(last_showdown(scores, **options))
    assert (state.ranks or None) == ranks, rule
    assert (state.phase == "over") == (ranks is not None)
    assert state.capped == capped
    tied = ranks is None and bool(options)
    assert bool(times_said(state, "extra-round")) == tied


def test_extra_rounds_are_for_all() -> None:
    """ABS-R22: the deal goes on to the left, and a third player may win."""
    state = sunk(
        ["9c", "4s", "5h"],
        clubs="Kc",
        spades="Ks",
        hearts="2h",
        scores=[190, 190, 185],
        game_tie="extra_round",
        dealer=Seat(2),
    )
    reply(state, "9c", "4s", "5h")
    assert state.scores == [203, 203, 187]
    assert state.dealer == state.next_asked() == 0
    assert [len(state.zones[HAND + seat]) for seat in range(3)] == [5, 5, 5]
    state = sunk(
        ["9c", "4s", "5h"],
        hearts="Kh 4h",
        scores=[203, 203, 187],
        round_number=2,
        game_tie="extra_round",
    )
    reply(state, "9c", "4s", "5h")
    assert state.ranks == [2, 2, 1]


def test_somebody_always_has_a_key() -> None:
    """ABS-R21, and the bound holds for every number of players."""
    for seed in range(80):
        seats = 2 + seed % 7
        table = GAME.table(seats, {"max_rounds": 3})
        state = cast(AbandonShip, table.blank())
        state.begin(scatter(seed))
        dice = Dice(seed)
        decisions = 0
        while state.waiting:
            if state.phase == "showdown":
                assert state.zones[HAND + state.turn]  # who drew the last card
            pick = state.question()
            assert pick is not None
            answer = random_answer(state, pick, dice)
            decisions += len(answer)
            state.take(pick.seat, answer)
        assert decisions <= GAME.bound(table.options, seats)


def test_a_deal_can_be_stacked() -> None:
    """ABS-02, ABS-03: hands first, then the cards that nobody gets."""
    state = stacked(2, "2c 3c 4c 5c 6c 2d 3d 4d 5d 6d Ks Kh Kd Kc Qs Ah")
    assert in_order(state, HAND) == "2c 3c 4c 5c 6c"
    assert in_order(state, HAND + 1) == "2d 3d 4d 5d 6d"
    assert sorted(state.zones[ASIDE]) == sorted(cards("Ks Kh Kd Kc Qs"))
    reply(state, "2c lifeboat", "2d lifeboat")
    assert in_order(state, HAND) == "3c 4c 5c 6c Ah"


def test_options_are_refused_when_they_make_no_sense() -> None:
    for name, value in (
        ("target_score", 0),
        ("max_rounds", 0),
        ("identical_tie", "duel"),
        ("game_tie", "plank"),
        ("first_dealer", "nobody"),
    ):
        with pytest.raises(BadInput, match=name):
            GAME.agree(4, {name: value})


# Secrets, bots, hints and words


def test_what_others_may_know() -> None:
    """Hands are the owner's; imagined worlds deal them anew, with the deck."""
    state = cast(AbandonShip, GAME.new(4, {"first_dealer": 0}, seed=3))
    for viewer in state.everyone():
        seen = view(state, viewer)
        for seat in state.everyone():
            hand = seen.zones[HAND + seat]
            assert len(hand) == 5
            assert (HIDDEN in hand) == (seat != viewer)
        assert set(seen.zones[DECK]) == {HIDDEN}
    world = imagine(state, 0, Dice(1))
    assert world.zones[HAND] == state.zones[HAND]
    assert world.zones[HAND + 1] != state.zones[HAND + 1]


def test_token_by_token() -> None:
    """ABS-12: a card, then what it is for."""
    state = at_sea(["9c 2d 3d 4d 5d", "4c"], "Kc Kd Kh Ks Ac")
    cursor = Cursor(state)
    assert sorted(cursor.legal) == sorted(cards("9c 2d 3d 4d 5d"))
    cursor.step(cards("9c")[0])
    names = [token_name(state.table, token) for token in cursor.legal]
    assert names == ["lifeboat", "seat-1"]
    cursor.step(cursor.legal[0])
    assert in_order(state, CLUBS) == "9c"
    assert cursor.seat == 1


def test_random_games_end() -> None:
    for seed in range(30):
        state = GAME.new(2 + seed % 7, seed=seed)
        playout(state, Dice(seed))
        assert max(state.scores) >= 200
        assert not state.capped


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_regular_beats_random(seats: int) -> None:
    assert win_share(GAME, seats, 40) > 1.4 / seats


def test_the_bot_runs_for_what_it_can_win() -> None:
    state = sunk(
        ["9c 2d 3h", "4c 5s", "6c 7s"],
        ["8c", "", ""],
        clubs="Kc Qc Jc Tc 7c",
        diamonds="Kd",
        hearts="Kh Qh",
    )
    assert bot_says(state) == "9c"


def test_the_bot_gives_up_what_it_cannot_win() -> None:
    """It keeps its only key to a full lifeboat out of fights."""
    state = fighting(
        "9d", ["4h 5h 6h", "Qc 2d"], deck="2c 2h", clubs="Kc Jc Tc 9c 8c 7c"
    )
    assert bot_says(state) == "surrender"


def test_hints() -> None:
    """What section 8 asks for: totals by suit, the deck, a safe key, what to beat."""
    state = at_sea(
        ["9c 2d", "4c 5c"], "Ks Qs", ["8c", "Kc 2s"], clubs="Tc", dealer=Seat(1)
    )
    lines = read_out(state, 0)
    assert "Round 1, dealt by 1. Playing to 200 points." in lines
    assert "The ship sinks in 2 draws." in lines
    assert (
        "Clubs: lifeboat 10, you 17, best rival board 13, unseen 51." in lines
    )  # 91 less 10, 17 and 13
    assert "Spades: lifeboat 0, you 0, best rival board 2, unseen 89." in lines
    state = sunk(["9c 2d", "4c 5c"], ["8c", "Kc"], clubs="Tc Jc Qc 7c 6c")
    sure = "With 9c nobody can be stronger than you."
    assert sure not in read_out(state, 0)  # 13 + 5 + 4
    state = sunk(["9c 2d", "4d"], ["8c", "Ac"], clubs="Tc Jc Qc 7c 6c")
    assert sure in read_out(state, 0)  # at most 1 + 13
    state = fighting("9d", ["4h 5h", "Qc"])
    assert read_out(state, 1)[-1].startswith("To beat: 9d, worth 9. Your last card")
    state = fighting("9d", ["4h 5h", "Qc Kc"])
    assert read_out(state, 1)[-1] == "To beat: 9d, worth 9."
    assert "To beat" not in read_out(state, 0)[-1]
    over = finish_round(last_showdown([190, 0]))
    assert hints.hints(over, Seat(0)) == []


def test_a_last_card_can_be_answered_by_kings_alone() -> None:
    """ABS-17: higher cards that are no Kings do not count then."""
    state = fighting("9d", ["4h 5h", "6c 7c"])
    state.zones[FIGHT].clear()
    state.enter("act")
    state.turn_to(Seat(0))
    four, rival = cards("4h")[0], Token(SEAT + 1)
    state.zones[HAND + 1] = cards("6c")
    one = hints.preview(state, Seat(0), [four, rival])[0][1]
    assert (one["held"], one["higher"]) == (1, 4)
    state.zones[HAND + 1] = cards("6c 7c")
    assert int(hints.preview(state, Seat(0), [four, rival])[0][1]["higher"]) > 20


def test_previews() -> None:
    """Section 8: what a card adds, what a fight asks for, what a key is worth."""
    state = at_sea(["9c 2d", "4c 5c"], "Ks Qs", ["8c", "Kc 2s"], clubs="Tc")
    seat = state.next_asked()
    assert hints.preview(state, seat, []) == []
    card = state.zones[HAND + seat][0]
    name, values = hints.preview(state, seat, [card])[0]
    assert (name, values["act"]) == ("would-throw", "throw")
    assert values["boat"] == (10 if card & 3 == 0 else 0) + int(values["number"])
    fight = hints.preview(state, seat, [card, Token(SEAT + 1 - seat)])[0][1]
    assert (fight["seat"], fight["held"]) == (
        1 - seat,
        len(state.zones[HAND + 1 - seat]),
    )
    state = fighting("9d", ["4h 5h", "Qc Kc"])
    assert hints.preview(state, Seat(1), [SURRENDER])[0][0] == "would-give-up"
    king = max(state.zones[HAND + 1])
    answer = hints.preview(state, Seat(1), [king])[0]
    assert (answer[0], answer[1]["higher"], answer[1]["seat"]) == ("would-answer", 0, 0)
    state = sunk(["9c 2d", "4d"], ["8c", "Ac"], clubs="Tc Jc Qc 7c 6c")
    claim = hints.preview(state, Seat(0), [max(state.zones[HAND])])[0][1]
    assert (claim["suit"], claim["strength"], claim["boat"]) == ("clubs", 17, 46)


@pytest.mark.parametrize("module", [rules, hints])
def test_documented_examples(module: Any) -> None:
    assert doctest.testmod(module, extraglobs={"cards": cards}).failed == 0
