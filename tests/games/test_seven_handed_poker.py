"""Seven-Handed Poker: the worked examples, then each rule of the catalogue."""

import doctest
from itertools import combinations
from typing import Any, cast

import pytest
from tests.games.answers import refusal
from tests.games.table import all_told, same_cards, saying, seen_by, told

from parlour.bots.luck import random_answer
from parlour.engine.cursor import playout
from parlour.engine.data import pick_data, position, save, view_data
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import options_as_text
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games.seven_handed_poker import GAME, hands
from parlour.games.seven_handed_poker.bot import regular
from parlour.games.seven_handed_poker.hands import best_of
from parlour.games.seven_handed_poker.hints import hints
from parlour.games.seven_handed_poker.rules import (
    DECK,
    GOAL,
    HAND,
    PLACING,
    SPOT_WORDS,
    SPOTS,
    SevenHandedPoker,
)
from parlour.kit.poker import category, wild_value
from parlour.match import Match
from parlour.presentation.pages import rule_text
from parlour.testing.contract import check_contract
from parlour.testing.telling import log_of
from parlour.testing.telling import narrate_message as sentence
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules


# Setting up and playing

WINNERS = ["Ac", "Kc", "Qc", "Jc", "Tc", "9c", "8c"]
EQUALS = ["Ad", "Kd", "Qd", "Jd", "Td", "9d", "8d"]
LOSERS = ["2h", "3h", "4h", "5h", "6h", "7h", "2s"]


def table_with(
    row: str = ".......",
    placed: dict[str, str] | None = None,
    hands: tuple[str, str] = ("3s 4s 5s 6s 7s 8s 9s", "3c 4c 5c 6c 7c 3d 4d"),
    deck: str | None = None,
    turn: int = 0,
    **given: Any,
) -> SevenHandedPoker:
    """Seat `turn` is to choose cards.

    The row says whose the coins are: 0, 1, = for tied, or a dot for open ones.
    `placed` are hands at open coins: {"3 0": "8c 8d"} is seat 0's at the fourth. All
    other cards are in the deck, or with seat 1 if the deck is given.
    """
    zones: dict[str, str] = {}
    for spot, coin in enumerate(row):
        if coin != ".":
            first, second = WINNERS[spot], LOSERS[spot]
            if coin == "=":
                second = EQUALS[spot]
            elif coin == "1":
                first, second = second, first
            zones[f"spot-{spot + 1} 0"] = first
            zones[f"spot-{spot + 1} 1"] = second
    for where, cards_there in (placed or {}).items():
        place, _, side = where.partition(" ")
        zones[f"spot-{int(place) + 1} {side}"] = cards_there
    zones["hand 0"], zones["hand 1"] = hands
    if deck is not None:
        zones["deck"] = deck
    won = [0, 0]
    for spot, coin in enumerate(row):
        for seat in (0, 1):
            if coin in f"={seat}":
                won[seat] |= 1 << spot
    state = cast(
        SevenHandedPoker,
        position(
            GAME,
            2,
            given,
            zones=zones,
            rest="deck" if deck is None else "hand 1",
            phase="cards",
            turn=Seat(turn),
            waiting=1 << turn,
            won=won,
            scores=[coins.bit_count() for coins in won],
        ),
    )
    for spot, coin in enumerate(row):
        if coin != ".":
            for card in state.zones[SPOTS[spot]] + state.zones[SPOTS[spot] + 1]:
                state.show(card, state.table.all_viewers)
    state.seed = scatter(1)
    state.events = []
    return state


def answer(state: SevenHandedPoker, tokens: list[Token]) -> None:
    seat = state.next_asked()
    state.record_answer(seat, tokens)
    state.play(seat, tokens)


def lay(state: SevenHandedPoker, names: str) -> SevenHandedPoker:
    answer(state, cards(names))
    return state


def send(state: SevenHandedPoker, spot: int) -> SevenHandedPoker:
    answer(state, [SPOT_WORDS[spot]])
    return state


def spots_offered(state: SevenHandedPoker, seat: int) -> list[int]:
    return [token - SPOT_WORDS[0] for token in state.ask(Seat(seat)).options]


def dealt(seed: int = 1, **given: object) -> SevenHandedPoker:
    return cast(SevenHandedPoker, GAME.new(2, given, seed))


# Showdowns

SHOWDOWNS = [
    # rule, seat 0's hand, seat 1's hand, whose the coin is, Jokers, flush
    ("SHP-18, catalogue: 2 as a kicker", "8c 8d", "8h 8s 2c", "1", 0, ""),
    ("SHP-06, catalogue: exactly equal", "Kc 9d", "Kh 9s", "01", 0, ""),
    ("SHP-18: a lone Ace beats five low cards", "As", "Kh Qd Jc 9h 8h", "0", 0, ""),
    ("SHP-18, rulebook: a kicker beats nothing", "As", "Ah 2d", "1", 0, ""),
    (
        "SHP-18: a better kicker beats more of them",
        "8c 8d Kc",
        "8h 8s Qd Jd",
        "0",
        0,
        "",
    ),
    ("SHP-18: category first", "2c 2d", "Ah Kd Qs", "0", 0, ""),
    ("SHP-18: full house beats flush", "2c 2d 2h 3c 3d", "Ah Kh 9h 5h 4h", "0", 0, ""),
    ("SHP-06: suits do not decide", "As", "Ac", "01", 0, ""),
    ("SHP-R11: four hearts are no flush", "2h 4h 6h 8h", "3c 3d", "1", 0, ""),
    ("SHP-R11: four in a row are no straight", "9c Td Jh Qs", "Kd", "1", 0, ""),
    ("SHP-R11: five are", "8c 9c Td Jh Qs", "Kd Ks Kh", "0", 0, ""),
    ("SHP-20, SHP-R09: a Joker is wild", "Joker Kc", "Qc Qd", "0", 1, ""),
    ("SHP-20: a lone Joker is an Ace", "Joker", "Ac", "01", 1, ""),
    ("SHP-R09: five of a kind", "Joker 7c 7d 7h 7s", "Ah Kh Qh Jh Th", "0", 1, ""),
    ("SHP-R09: two of them", "Joker Joker2 4d", "3c 3d 3h", "0", 2, ""),
    ("SHP-R10: no penalty for Jokers", "Joker 9c 9d", "9h 9s Joker2", "01", 2, ""),
    ("SHP-R10: natural and wild tie", "Joker Kc", "Kd Kh", "01", 1, ""),
    ("wild_flush on: a second Ace", "Joker Ah Kh 9h 4h", "As Ks Qs 9s 4s", "0", 1, ""),
    (
        "wild_flush missing_only: a Queen, and equal",
        "Joker Ah Kh 9h 4h",
        "As Ks Qs 9s 4s",
        "01",
        1,
        "missing_only",
    ),
]


@pytest.mark.parametrize(
    ("rule", "first", "second", "owners", "jokers", "flush"), SHOWDOWNS
)
def test_showdowns(
    rule: str, first: str, second: str, owners: str, jokers: int, flush: str
) -> None:
    given: dict[str, Any] = {"jokers": jokers, "wild_flush": flush or "any_card"}
    for turn in (0, 1):  # whoever completes the spot
        hand, waiting = (first, second) if turn == 0 else (second, first)
        seats = (first, "") if turn == 0 else ("", second)
        state = table_with(
            placed={f"3 {1 - turn}": waiting}, hands=seats, turn=turn, **given
        )
        send(lay(state, hand), 3)
        won = [8 if str(seat) in owners else 0 for seat in (0, 1)]
        assert state.won == won, rule
        assert state.scores == [bool(coins) for coins in won], rule
        messages = told(state, "said")
        ties = [last["rule"] for last in messages if last["message"] == "tied"]
        assert ties == (["SHP-06"] if owners == "01" else []), rule
        winners = saying(state, "wins-coin")
        assert winners == messages[-len(owners) :]
        assert [last["seat"] for last in winners] == [int(one) for one in owners], rule
        for last in winners:
            assert (last["rule"], last["number"]) == ("SHP-18", 4)


EXPLAINED = [
    # hands, what the table says
    (
        "8c 8d",
        "8h 8s 2c",
        ["Ann and Ben both have a pair", "2c decides: against it Ann has no card"],
    ),
    (
        "8c 8d Kd",
        "8h 8s Qc",
        ["Ann and Ben both have a pair", "Kd decides", "Ben has only a Queen."],
    ),
    ("9c 9d", "8h 8s Qc", ["Ann and Ben both have a pair", "9d decides", "only an 8."]),
    (
        "As",
        "2h 2s",
        ["a high card", "a pair", "Ben wins the coin at spot 4 and has 1 coin now."],
    ),
    ("Joker Kc", "Qh Qs", ["Ann’s Joker stands for Ks", "decides", "only a Queen."]),
    ("Joker Kc", "Kh Kd", ["Ann’s Joker stands for Ks", "counts for both"]),
    (
        "9c 9d",
        "9h 9s",
        [
            "The hands are equal, and the coin counts for both.",
            "Ann and Ben win the coin at spot 4 and have 1 coin each now.",
        ],
    ),
    (
        "6c 5c 4c 3d 2s",
        "Ah 2h 3h 4h 5s",
        ["Ann and Ben both have a straight", "6c decides", "only a 5."],
    ),
]


@pytest.mark.parametrize(("first", "second", "expected"), EXPLAINED)
def test_showdowns_are_explained(first: str, second: str, expected: list[str]) -> None:
    """Section 8: both hands, the deciding card, what Jokers stand for."""
    state = table_with(placed={"3 1": second}, hands=(first, ""), jokers=1)
    send(lay(state, first), 3)
    text = " ".join(log_of(GAME, state))
    for part in expected:
        assert part in text
        text = text.split(part, 1)[1]


def test_the_log_says_whose_hand_goes_where_and_what_is_drawn() -> None:
    """SHP-04, SHP-09."""
    state = table_with(hands=("8c 8d", ""))
    send(lay(state, "8c 8d"), 3)
    watched, mine = log_of(GAME, state), log_of(GAME, state, 0)
    assert "Ben puts Ann’s hand at spot 4." in watched
    assert watched[-1] == "Ann draws 3 cards face down."
    drawn = [
        event["piece"]
        for event in all_told(state)
        if event["event"] == "moved" and event["from"] == "deck"
    ]
    assert mine[-2:] == [
        "Ben puts your hand at spot 4.",
        f"You draw {' '.join(drawn)}.",
    ]


# Setup


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_the_deal(jokers: int) -> None:
    """SHP-01: seven empty spots each. SHP-11: seven cards each, hidden."""
    state = dealt(jokers=jokers)
    assert len(SPOTS) == 7
    assert not any(state.zones[spot + seat] for spot in SPOTS for seat in (0, 1))
    assert state.won == [0, 0]
    assert len(state.zones[DECK]) == 52 + jokers - 14
    assert ("Joker" in state.table.pieces.names) == (jokers > 0)
    for viewer in (0, 1, AUDIENCE):
        seen = view(state, viewer)
        assert set(seen.zones[DECK]) == {HIDDEN}
        for seat in (0, 1):
            hand = seen.zones[HAND + seat]
            assert len(hand) == 7
            assert (HIDDEN in hand) == (seat != viewer)
    laid = [piece for zone in state.table.live for piece in state.zones[zone]]
    assert sorted(laid) == list(range(52 + jokers))


def test_the_deal_follows_the_deck() -> None:
    """SHP-11 with a stacked deck."""
    table = GAME.table(2)
    table.stacks = [cards("2c 3c 4c 5c 6c 7c 8c 2d 3d 4d 5d 6d 7d 8d As Ks Qs")]
    state = table.blank()
    state.begin(1)
    assert same_cards(state.zones[HAND], "2c 3c 4c 5c 6c 7c 8c")
    assert same_cards(state.zones[HAND + 1], "2d 3d 4d 5d 6d 7d 8d")


def test_chance_names_the_first_player_and_turns_alternate() -> None:
    """SHP-12, SHP-10."""
    first = [dealt(seed).turn for seed in range(200)]
    assert 70 < first.count(Seat(0)) < 130
    state = dealt(5)
    for number in range(4):
        active = (first[5] + number) % 2
        assert (state.turn, state.phase, state.waiting) == (
            active,
            "cards",
            1 << active,
        )
        lay(state, state.table.pieces.names[state.zones[HAND + active][0]])
        assert state.phase == "spot"
        send(state, 2 * number % 7)


def test_only_two_players() -> None:
    for seats in (1, 3):
        with pytest.raises(BadInput, match="exactly 2 players"):
            GAME.table(seats)


# Choosing cards


def test_one_to_five_cards_of_the_own_hand() -> None:
    """SHP-02, SHP-13: at least one, at most five."""
    state = table_with()
    pick = pick_data(GAME, state, Seat(0))
    assert pick["options"] == ["3s", "4s", "5s", "6s", "7s", "8s", "9s"]
    assert (pick["least"], pick["most"], pick["rule"]) == (1, 5, "SHP-02")
    assert not state.asks(1)
    for names in ("3s", "3s 9s", "3s 5s 7s 8s 9s"):
        state = lay(table_with(), names)
        assert same_cards(state.zones[PLACING], names)
        assert len(state.zones[HAND]) == 7 - len(names.split())


@pytest.mark.parametrize(
    ("hand", "most"), [("3s 4s 5s", 3), ("3s 4s 5s 6s", 4), ("3s 4s 5s 6s 7s 8s", 5)]
)
def test_the_hand_limits_the_choice(hand: str, most: int) -> None:
    """SHP-R17, SHP-02: with three cards, one to three."""
    state = table_with(hands=(hand, ""))
    assert state.ask(Seat(0)).most == most
    chosen = " ".join(hand.split()[:most])
    assert same_cards(lay(state, chosen).zones[PLACING], chosen)


REFUSED_CARDS = [
    # rule, answer of seat 0, message, rule cited
    ("SHP-13, SHP-R03: no cards", "", "too-few", "SHP-02"),
    ("SHP-02: six cards", "3s 4s 5s 6s 7s 8s", "too-many", "SHP-02"),
    ("SHP-02: one card twice", "3s 3s", "chosen-twice", "SHP-02"),
    ("SHP-02: the opponent's card", "3c", "not-in-hand", "SHP-02"),
    ("SHP-02: a card of the deck", "Ah", "not-in-hand", "SHP-02"),
    ("SHP-17, SHP-R06: a placed card", "Js", "already-placed", "SHP-17"),
    ("SHP-04: the opponent names the spot", "spot-3", "not-your-spot", "SHP-04"),
]


@pytest.mark.parametrize(("rule", "names", "message", "cited"), REFUSED_CARDS)
def test_refused_cards(rule: str, names: str, message: str, cited: str) -> None:
    state = table_with(placed={"2 0": "Js"})
    assert refusal(state, names, seat=0) == (message, cited), rule
    assert Messages(GAME).has(f"refused-{message}")
    assert rule_text(GAME, cited)


def test_nobody_passes() -> None:
    """SHP-13, SHP-R03: no answer without a card is offered, to anybody."""
    state = table_with()
    assert DONE not in state.narrow(state.ask(Seat(0)), [])
    lay(state, "3s")
    assert refusal(state, "", seat=1) == ("too-few", "SHP-04")


def test_the_number_is_announced() -> None:
    """SHP-03."""
    for names in ("3s", "3s 4s 5s"):
        state = lay(table_with(), names)
        count = len(names.split())
        for viewer in (0, 1, AUDIENCE):
            event = told(state, "said", viewer)[0]
            assert (event["message"], event["seat"]) == ("announces", 0)
            assert (event["number"], event["rule"]) == (count, "SHP-03")


def test_only_the_number_is_known() -> None:
    """SHP-14, SHP-16, SHP-R04: the same view, question and events for any cards."""
    seen = []
    for names in ("3s 4s", "8s 9s"):
        state = lay(table_with(), names)
        looks: list[object] = [pick_data(GAME, state, Seat(1))]
        for viewer in (1, AUDIENCE):
            looks += [view_data(GAME, state, viewer), all_told(state, viewer)]
        send(state, 4)
        for viewer in (1, AUDIENCE):
            looks += [view_data(GAME, state, viewer), all_told(state, viewer)]
            known = view(state, viewer)
            assert known.zones[SPOTS[4]] == [HIDDEN] * 2
            assert known.zones[HAND] == [HIDDEN] * 8  # SHP-16: nor what was drawn
        seen.append(looks)
    assert seen[0] == seen[1]


def test_owners_may_look_at_their_cards() -> None:
    """SHP-14, SHP-R05: while they wait for a spot, and at the spot."""
    state = lay(table_with(), "3s 9s")
    assert same_cards(view(state, 0).zones[PLACING], "3s 9s")
    send(state, 4)
    for _ in range(2):
        assert same_cards(view(state, 0).zones[SPOTS[4]], "3s 9s")
        lay(state, "3c" if state.turn else "5s")
        send(state, 1)


# Choosing the spot


def test_the_opponent_chooses_any_empty_spot() -> None:
    """SHP-04, SHP-15: empty on the active side, whatever lies opposite."""
    placed = {"3 0": "Js", "4 1": "Qs", "5 1": "Ks Kh"}
    state = lay(table_with("01.....", placed), "3s")
    assert (state.turn, state.waiting) == (0, 0b10)
    assert spots_offered(state, 1) == [2, 4, 5, 6]
    assert refusal(state, "spot-3", seat=0) == ("not-your-turn", "")
    before = save(state)
    for spot in spots_offered(state, 1):
        state = lay(table_with("01.....", placed), "3s")
        assert save(state) == before
        send(state, spot)
        assert same_cards(state.zones[SPOTS[spot]], "3s")
        assert not state.zones[PLACING]


REFUSED_SPOTS = [
    # rule, answer of seat 1, message, rule cited
    ("SHP-17: a coin that is decided", "spot-1", "spot-taken", "SHP-17"),
    ("SHP-17, SHP-R06: a hand that waits", "spot-4", "spot-taken", "SHP-17"),
    ("SHP-04: a card", "3c", "choose-a-spot", "SHP-04"),
    ("SHP-04: two spots", "spot-3 spot-5", "too-many", "SHP-04"),
]


@pytest.mark.parametrize(("rule", "names", "message", "cited"), REFUSED_SPOTS)
def test_refused_spots(rule: str, names: str, message: str, cited: str) -> None:
    state = lay(table_with("0......", {"3 0": "Js", "4 1": "Qs"}), "3s")
    assert refusal(state, names, seat=1) == (message, cited), rule
    assert Messages(GAME).has(f"refused-{message}")
    assert rule_text(GAME, cited)


def test_placed_hands_are_final() -> None:
    """SHP-17, SHP-R06: whatever is played, a placed hand stays as it is."""
    dice = Dice(4)
    for seed in range(40):
        state = dealt(seed)
        placed: dict[int, list[Piece]] = {}
        while state.waiting:
            if state.phase == "spot":
                for spot in spots_offered(state, state.next_asked()):
                    assert SPOTS[spot] + state.turn not in placed
            random_step(state, dice)
            for zone, hand in placed.items():
                assert state.zones[zone] == hand
            for spot in SPOTS:
                for zone in (spot, spot + 1):
                    if state.zones[zone]:
                        placed[zone] = state.zones[zone][:]
        assert all(1 <= len(hand) <= 5 for hand in placed.values())  # SHP-02


def test_a_single_spot_left_is_forced() -> None:
    """SHP-R12: still a question, which a fast table answers by itself."""
    state = lay(table_with("0101...", {"4 0": "Js", "5 0": "Qs"}), "3s")
    assert spots_offered(state, 1) == [6]
    dice = Dice(3)
    forced = 0
    for seed in range(30):
        match = Match(GAME, 2, seed=str(seed), pace="fast")
        while not match.over():
            now = cast(SevenHandedPoker, match.state)
            seat = now.next_asked()
            if now.phase == "spot":
                assert len(now.empty_spots(now.turn)) > 1
            match.play_tokens(seat, random_answer(now, now.ask(seat), dice))
        last = match.choices[-1].chosen or []
        placed = sum(bool(match.state.zones[spot + match.state.turn]) for spot in SPOTS)
        forced += placed == 7 and last[0].startswith("spot")
    assert forced


def random_step(state: SevenHandedPoker, dice: Dice) -> None:
    seat = state.next_asked()
    state.play(seat, random_answer(state, state.ask(seat), dice))


# Showdown


def test_hands_are_turned_up_only_when_both_are_there() -> None:
    """SHP-05, SHP-19: both at once, ahead of the comparison, and they stay open."""
    state = send(lay(table_with(), "3s 4s"), 2)
    assert [event["message"] for event in told(state, "said")] == ["announces"]
    assert view(state, 1).zones[SPOTS[2]] == [HIDDEN] * 2
    state.events = []
    send(lay(state, "3c 3d 5c"), 2)
    events = all_told(state, AUDIENCE)
    shows = [e for e in events if e["event"] == "moved" and e["from"] == e["to"]]
    assert [(e["piece"], e["to"]) for e in shows] == [
        ("3s", "spot-3 0"),
        ("4s", "spot-3 0"),
        ("3c", "spot-3 1"),
        ("3d", "spot-3 1"),
        ("5c", "spot-3 1"),
    ]
    kinds = [e.get("message", e["event"]) for e in events]
    assert kinds.index("shows") > max(events.index(e) for e in shows)
    for spot in (5, 6, 0):  # and for the rest of the game
        lay(state, state.table.pieces.names[state.zones[HAND + state.turn][0]])
        send(state, spot)
        for viewer in (0, 1, AUDIENCE):
            seen = view(state, viewer)
            assert same_cards(seen.zones[SPOTS[2]], "3s 4s")
            assert same_cards(seen.zones[SPOTS[2] + 1], "3c 3d 5c")


def test_an_unopposed_hand_brings_no_showdown() -> None:
    """SHP-05, SHP-15: the neighbours of a hand do not matter."""
    state = send(lay(table_with(placed={"3 1": "Js", "5 1": "Qs"}), "3s"), 4)
    assert state.won == [0, 0]
    assert view(state, 0).zones[SPOTS[3] + 1] == [HIDDEN]


# The end

GOALS = [
    # rule, coins, whether they win
    ("SHP-21: the first three", "111....", True),
    ("SHP-21: in the middle", "..111..", True),
    ("SHP-21: the last three", "....111", True),
    ("SHP-R13: no neighbours round the corner", "1....11", False),
    ("SHP-R13: nor this way", "11....1", False),
    ("SHP-21: two and one", "11.1...", False),
    ("SHP-07: four anywhere", "1.1.1.1", True),
    ("SHP-07: four in pairs", "11...11", True),
    ("SHP-R14: three neighbours and four in all", "111.1..", True),
    ("SHP-07: three apart", "1.1.1..", False),
    ("none", ".......", False),
]


@pytest.mark.parametrize(("rule", "coins", "wins"), GOALS)
def test_goals(rule: str, coins: str, wins: bool) -> None:
    """SHP-07, SHP-21; played as well: the last coin of the set decides."""
    mask = sum(1 << spot for spot, coin in enumerate(coins) if coin == "1")
    assert GOAL[mask] == wins, rule
    if not mask:
        return
    last = coins.rindex("1")
    row = coins[:last].replace("1", "0") + coins[last:].replace("1", ".")
    state = table_with(row, {f"{last} 1": "3c 4c"}, ("As Ah", "7d"))
    send(lay(state, "As Ah"), last)
    assert state.won == [mask, 0]
    assert state.ranks == ([1, 2] if wins else []), rule
    goals = [e for e in told(state, "said") if e["rule"] in ("SHP-07", "SHP-21")]
    if wins:  # SHP-R14: one win, told once
        assert [e["seat"] for e in goals] == [0]
        assert goals[0]["rule"] == ("SHP-07" if mask.bit_count() >= 4 else "SHP-21")
        assert state.returns() == [0.5, -0.5]
    else:
        assert goals == []


ENDS = [
    # rule, row, spot, seat 0's hand, seat 1's hand, places
    ("SHP-08: exactly one", "00.11..", 2, "As Ah", "3c 4c", [1, 2]),
    ("SHP-08: the one who waited", "00.11..", 2, "3s", "4c", [2, 1]),
    ("SHP-22, SHP-R07: both", "00.11..", 2, "3s 4s", "3c 4c", [1, 1]),
    ("SHP-22: both with four", "010101.", 6, "3s", "3c", [1, 1]),
    ("SHP-22: three neighbours and four", "00.1.11", 2, "3s", "3c", [1, 1]),
    ("SHP-R08: a tied coin takes one to the goal", "00..1..", 2, "3s", "3c", [1, 2]),
    ("SHP-R08: by earlier ties", "0=..1..", 2, "4s", "3c", [1, 2]),
    ("SHP-06: a tie counts towards four", "0.0.=..", 6, "As", "3c", [1, 2]),
    ("SHP-06: equal, and nobody there yet", "0.....1", 3, "3s", "3c", []),
    ("SHP-R16: the other might still reach it", "00.1.1.", 2, "As", "3c", [1, 2]),
]


@pytest.mark.parametrize(("rule", "row", "spot", "first", "second", "places"), ENDS)
def test_ends(
    rule: str, row: str, spot: int, first: str, second: str, places: list[int]
) -> None:
    for turn in (0, 1):
        hand, waiting = (first, second) if turn == 0 else (second, first)
        spare = ("4d", "5d 6d") if turn == 0 else ("5d 6d", "4d")
        hands_held = [spare[0], spare[1]]
        hands_held[turn] += " " + hand
        state = table_with(
            row,
            {f"{spot} {1 - turn}": waiting},
            (hands_held[0], hands_held[1]),
            turn=turn,
        )
        send(lay(state, hand), spot)
        assert state.ranks == places, rule
        assert (state.waiting == 0) == bool(places), rule
        if places == [1, 1]:
            assert state.returns() == [0.0, 0.0]
        if places:
            assert refusal(state, "4d", seat=0) == ("game-over", "")


@pytest.mark.parametrize("reveal", [True, False])
def test_unopposed_hands_mean_nothing(reveal: bool) -> None:
    """SHP-23, SHP-R15: royal as they may be; the option shows them at the end."""
    royal = "Ts Js Qs Ks As"
    placed = {"2 1": "4c", "4 1": royal, "5 1": "8h 9h", "6 0": "7d"}
    state = table_with("00.....", placed, ("5s 6s", "3c"), reveal_at_end=reveal)
    send(lay(state, "5s"), 2)
    assert state.ranks == [1, 2]
    assert state.won == [0b111, 0]
    for viewer in (0, AUDIENCE):
        seen = view(state, viewer)
        assert same_cards(seen.zones[SPOTS[4] + 1], royal) == reveal
        assert (HIDDEN in seen.zones[SPOTS[5] + 1]) != reveal
        assert seen.zones[HAND + 1] == [HIDDEN]  # hands in hand are nobody's business
    assert (HIDDEN in view(state, 1).zones[SPOTS[6]]) != reveal
    turned_up = [
        event["piece"]
        for event in all_told(state, AUDIENCE)
        if event["event"] == "moved" and event["from"] == event["to"]
    ]
    hidden = cards(f"{royal} 8h 9h 7d") if reveal else []
    assert sorted(cards(" ".join(turned_up))) == sorted(cards("5s 4c") + hidden)


# The draw


@pytest.mark.parametrize("names", ["3s", "3s 4s 5s", "3s 4s 5s 6s 7s"])
def test_three_cards_are_drawn_whatever_was_played(names: str) -> None:
    """SHP-09, SHP-10."""
    state = send(lay(table_with(), names), 3)
    assert len(state.zones[HAND]) == 7 - len(names.split()) + 3
    assert len(state.zones[HAND + 1]) == 7
    assert (state.turn, state.waiting) == (1, 0b10)


def test_the_draw_comes_after_the_showdown() -> None:
    """SHP-R01: and there is none when the showdown ends the game."""
    state = send(lay(table_with(placed={"3 1": "Jd Jh"}), "3s"), 3)
    events = all_told(state)
    order = [e.get("message", e.get("from")) for e in events]
    assert order.index("deck") > order.index("wins-coin")
    assert len(state.zones[HAND]) == 9
    state = table_with("00.....", {"2 1": "4c"}, ("5s 6s", "3c"))
    deck = state.zones[DECK][:]
    send(lay(state, "5s"), 2)
    assert state.ranks == [1, 2]
    assert state.zones[DECK] == deck
    assert same_cards(state.zones[HAND], "6s")


def test_hands_may_grow() -> None:
    """SHP-24: with a card a turn, thirteen after three turns."""
    state = dealt(3)
    first = state.turn
    for spot in (0, 1, 2):
        for other in (spot, spot + 3):  # no showdowns
            lay(state, state.table.pieces.names[state.zones[HAND + state.turn][0]])
            send(state, other)
    assert state.turn == first
    assert [len(state.zones[HAND + seat]) for seat in (0, 1)] == [13, 13]
    assert len(state.ask(first).options) == 13


def test_a_short_deck_is_drawn_out() -> None:
    """SHP-25, SHP-R02: two cards, one, none."""
    for deck, count in (("Ah Kh", 2), ("Ah", 1), ("", 0)):
        state = table_with(hands=("3s 4s", ""), deck=deck)
        send(lay(state, "3s"), 3)
        assert len(state.zones[HAND]) == 1 + count
        assert not state.zones[DECK]
        assert state.turn == 1


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_cards_always_suffice(jokers: int) -> None:
    """Section 5, SHP-R02: 6 to 14 placements, a result, three cards or more a turn."""
    dice = Dice(jokers)
    lengths = []
    for seed in range(150):
        state = dealt(seed, jokers=jokers)
        placements = 0
        while state.waiting:
            if state.phase == "cards":
                assert len(state.zones[HAND + state.turn]) >= 3
                assert state.empty_spots(state.turn)
                placements += 1
                active = state.turn
                deck = len(state.zones[DECK])
            random_step(state, dice)
            if state.waiting and state.phase == "cards" and deck < 3:
                assert not state.empty_spots(active)
        lengths.append(placements)
        assert 1 in state.ranks
        assert not state.capped
        both = state.won[0] & state.won[1]
        assert state.scores == [coins.bit_count() for coins in state.won]
        assert (state.ranks == [1, 1]) <= bool(both)  # SHP-22
    assert min(lengths) >= 6
    assert max(lengths) in (13, 14)


def test_random_games_end_in_time() -> None:
    for jokers in (0, 2):
        table = GAME.table(2, {"jokers": jokers})
        dice = Dice(jokers)
        for seed in range(60):
            state = table.blank()
            state.begin(scatter(seed))
            assert playout(state, dice) <= GAME.bound(table.options, 2)


def test_the_contract() -> None:
    check_contract(GAME, games=2)


# Options


def test_options() -> None:
    assert options_as_text(GAME.agree(2)) == {
        "jokers": 0,
        "wild_flush": "any_card",
        "reveal_at_end": True,
    }
    with pytest.raises(BadInput, match="from 0 to 2"):
        GAME.agree(2, {"jokers": 3})
    with pytest.raises(BadInput, match="any_card, missing_only"):
        GAME.agree(2, {"wild_flush": "never"})


# The best hand of each size


def test_best_of_each_size() -> None:
    """SHP-R11 and Jokers: against all hands of that size."""
    dice = Dice(9)
    for number in range(120):
        pack = [Piece(card) for card in range(52 + number % 3)]
        held = [pack.pop(dice.roll(len(pack))) for _ in range(5 + number % 5)]
        held += [card for card in cards("Joker Joker2") if card in pack][: number % 3]
        for size in range(1, 6):
            best = best_of(held, size)
            assert len(set(best) & set(held)) == size
            values = [wild_value(list(some)) for some in combinations(held, size)]
            assert wild_value(best) == max(values)


# The regular bot


def test_the_bot_beats_random_players() -> None:
    dice = Dice(1)
    won = 0.0
    for number in range(60):
        state = dealt(number, jokers=number % 3)
        bot = number % 2
        while state.waiting:
            seat = state.next_asked()
            if seat == bot:
                seen = seen_by(state, seat)
                state.play(seat, regular(seen, state.ask(seat), dice))
            else:
                random_step(state, dice)
        if state.ranks[bot] == 1:
            won += 1 / state.ranks.count(1)
    assert won / 60 > 0.95


def bot_answer(state: SevenHandedPoker) -> list[Token]:
    seat = state.next_asked()
    return regular(seen_by(state, seat), state.ask(seat), Dice(1))


BOT_SPOTS = [
    # why, row, placed, cards laid down by seat 0, spots it may choose
    (
        "three neighbours threaten",
        "00.....",
        {"4 1": "2c"},
        "3s 4s 5s 6s 7s",
        {3, 4, 5, 6},
    ),
    ("four coins threaten, one is guarded", "00.0.0.", {"2 1": "Ks Kh Kd"}, "3s", {2}),
    ("one card is beaten cheaply", ".......", {"3 1": "8s 8h"}, "3s", {3}),
    (
        "five cards go where little is lost",
        ".......",
        {"3 1": "2c"},
        "3s 4s 5s 6s 7s",
        {3},
    ),
    (
        "five cards keep off a good hand",
        ".......",
        {"3 1": "Ks Kh Kd"},
        "3s 4s 5s 6s 7s",
        {0, 1, 2, 4, 5, 6},
    ),
]


@pytest.mark.parametrize(("why", "row", "placed", "hand", "spots"), BOT_SPOTS)
def test_the_bot_chooses_spots(
    why: str, row: str, placed: dict[str, str], hand: str, spots: set[int]
) -> None:
    state = lay(table_with(row, placed, ("3s 4s 5s 6s 7s", "7d")), hand)
    assert bot_answer(state)[0] - SPOT_WORDS[0] in spots, why


def test_the_bot_plays_its_best_last_hand() -> None:
    state = table_with("010101.", None, ("2c 2d 9s Ts Js Qs", "7d"))
    assert same_cards(bot_answer(state), "2c 2d Ts Js Qs")


# Hints and words


def test_hints() -> None:
    """Section 8: coins, threats, own hidden hands, the best cards of each size."""
    placed = {"3 0": "8h 8s", "4 1": "Qs"}
    state = table_with("00....1", placed, ("3s 3d 9s", "5c 6c 7c"))
    seen = seen_by(state, 0)
    assert hints(seen, Seat(0)) == [
        ("coins", {"seat": 0, "count": 2, "spots": "1, 2", "cards": 3}),
        ("needs", {"seat": 0, "spots": "3"}),
        ("coins", {"seat": 1, "count": 1, "spots": "7", "cards": 3}),
        ("deck", {"count": 37}),
        ("face-down", {"spot": 4, "number": 1, "pieces": "8h 8s"}),
        ("best", {"count": 1, "number": 0, "pieces": "9s"}),
        ("best", {"count": 2, "number": 1, "pieces": "3s 3d"}),
        ("best", {"count": 3, "number": 1, "pieces": "3s 3d 9s"}),
    ]
    lay(state, "3s 3d")
    for seat in (0, 1):
        told_now = hints(seen_by(state, seat), Seat(seat))
        assert told_now[-1] == ("placing", {"seat": 0, "count": 2})
        assert [h for h, _ in told_now].count("face-down") == 1
    words = Messages(GAME)
    for name, values in hints(seen, Seat(0)):
        given: dict[str, Any] = {**values}
        text = words.text(f"hint-{name}", **given)
        assert text != f"hint-{name}"
    state.waiting = 0
    assert hints(state, Seat(0)) == []


def test_words() -> None:
    words = Messages(GAME)
    for zone in GAME.zones.all:
        assert words.has(f"zone-{zone.name}")
    for phase in GAME.phases:
        assert words.has(f"phase-{phase}")
    for word in GAME.words.names:
        assert words.has(f"word-{word}")
    for prompt in ("choose-cards", "choose-spot"):
        assert words.text(f"prompt-{prompt}", least=1, most=5)
    for value in ("2c", "Ac Ad", "Joker Kc Kd Kh Ks"):
        number = category(wild_value(cards(value)))
        assert sentence(GAME, "shows", number=number).startswith("Ann has ")


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(hands, extraglobs={"cards": cards}).failed == 0
