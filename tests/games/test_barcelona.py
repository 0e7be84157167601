"""Barcelona: the worked examples, then each rule and ruling of the catalogue."""

import doctest
from collections import Counter
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, bot_says, play, refusal
from tests.games.table import purses, read_out, said_by_rule, seen_by, told

from parlour.engine.cursor import playout
from parlour.engine.data import view_data
from parlour.engine.dice import Dice, scatter
from parlour.engine.game import token_name, token_named
from parlour.engine.pieces import BLACK as BLACK_COLOUR
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.pieces import RED as RED_COLOUR
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.barcelona import GAME, hints, rules
from parlour.games.barcelona.rules import (
    BLACK,
    BLACK_PACK,
    BLACKS,
    FORCE,
    IS_RED,
    POT,
    PRICE,
    RED,
    RED_PACK,
    REDS,
    SHOWN,
    Barcelona,
    strength,
)
from parlour.testing.rivals import win_share

pytestmark = pytest.mark.rules


# Setting up and playing


def sit(
    reds: str = "",
    blacks: str = "",
    *,
    seats: int = 0,
    chips: list[int] | None = None,
    **given: Any,
) -> Barcelona:
    """A hand just dealt: these red and black cards by seat, the rest by chance."""
    count = seats or len(chips or reds.split())
    if chips is not None:
        given["stakes"] = "table"
    table = GAME.table(count, {"hands": 1, **given})
    table.stacks = [cards(reds), cards(blacks)]
    state = cast(Barcelona, table.blank())
    state.events = []
    if chips is None:
        state.begin(scatter(1))
        return state
    state.lay()
    state.seed = scatter(1)
    for seat in state.everyone():
        state.stake(seat, chips[seat])
    state.fill(RED_PACK, REDS)
    state.fill(BLACK_PACK, BLACKS)
    state.shuffle(RED_PACK)
    state.shuffle(BLACK_PACK)
    state.deal_hand()
    return state


def paid(state: Barcelona, rule: str) -> list[tuple[Any, Any, int]]:
    return [
        (event["from"], event["to"], event["amount"])
        for event in told(state, "paid")
        if event.get("rule") == rule
    ]


# Worked examples

HANDS = [
    # rule, red cards, black cards, cards shown and choices, result of each seat
    ("EX-1", "4h Kd 9d", "8c 5s Jc", "8c 5s Jc drop force", [-5, -1, 6]),
    ("EX-2", "4h Kd 9d", "8c 5s Jc", "8c 5s Jc drop drop", [-1, -1, 2]),
    ("BAR-11: prices", "Ad 7h Td", "2c 3c Ks", "Ad 7h Td force", [-2, -8, 10]),
    ("BAR-11: face cards", "Jd Qh Kd", "2c 3c Ks", "2c 3c Ks force", [-11, -11, 22]),
    ("BAR-11: his own costs nothing", "Kd 2h", "Ks Qs", "Kd 2h force", [3, -3]),
    ("BAR-10: spade over club", "5d 6h", "9s 9c", "5d 9c force", [7, -7]),
    ("BAR-12", "5d 6h 7d", "9s 9c 2s", "5d 9c 2s force", [15, -7, -8]),
    ("BAR-13", "5d 6h", "2c 9c", "2c 9c drop", [-1, 1]),
    ("BAR-R03: K over Q over J", "2d 3h 4d", "Jc Qc Kc", "Jc Qc Kc force", [-3, -4, 7]),
    ("BAR-R01: black Ace low", "2d 3h", "As 2c", "2d 3h force", [-3, 3]),
    ("BAR-R12: two players", "2d 3h", "As Kc", "2d Kc drop", [-1, 1]),
]


@pytest.mark.parametrize(("rule", "reds", "blacks", "choices", "result"), HANDS)
def test_whole_hands(
    rule: str, reds: str, blacks: str, choices: str, result: list[int]
) -> None:
    """BAR-14 in every row: what one wins, others lose."""
    state = play(sit(reds, blacks), choices)
    assert state.phase == "over"
    assert purses(state) == result, rule
    assert sum(result) == 0
    assert state.chips[POT] == 0
    assert state.returns() == result


# The start of a hand


def test_the_packs() -> None:
    """BAR-01: diamonds and hearts, clubs and spades, 26 each."""
    names = GAME.table(2).pieces.names
    assert {names[card][1] for card in REDS} == {"d", "h"}
    assert {names[card][1] for card in BLACKS} == {"c", "s"}
    assert len(REDS) == len(BLACKS) == 26


def test_both_packs_are_whole_in_every_hand() -> None:
    """BAR-01, BAR-R13: each shuffled by itself, nothing stays out."""
    state = sit(seats=5, hands=300)
    dice = Dice(2)
    hand = 0
    drawn = Counter[int]()
    while state.waiting:
        if state.round_number > hand:
            hand = state.round_number
            assert state.shuffles == 2 * hand
            for pack, zone, own in ((REDS, RED_PACK, RED), (BLACKS, BLACK_PACK, BLACK)):
                held = [card for s in range(5) for card in state.zones[own + s]]
                assert len(held) == 5
                assert sorted(held + state.zones[zone]) == pack
                drawn.update(held)
        answer_at_random(state, dice)
    assert hand == 300
    assert len(drawn) == 52
    assert all(30 < times < 90 for times in drawn.values())  # about 58 each


@pytest.mark.parametrize("ante", [0, 1, 7])
def test_the_ante(ante: int) -> None:
    """BAR-02, BAR-14: the pot is one ante for each player."""
    state = sit("2d 3d 4d", "2c 3c 4c", ante=ante)
    assert state.chips[POT] == 3 * ante
    assert purses(state) == [-ante] * 3
    play(state, "2d 3d 4d drop drop")
    assert purses(state) == [-ante, -ante, 2 * ante]
    assert paid(state, "BAR-13") == ([("pot", 2, 3 * ante)] if ante else [])


def test_two_secret_cards_each() -> None:
    """BAR-03: one of each colour, seen by the owner alone; its colour by all."""
    state = sit("4h Kd 9d", "8c 5s Jc")
    for viewer in (0, 1, 2, AUDIENCE):
        seen = view(state, viewer)
        for seat in range(3):
            for zone in (RED + seat, BLACK + seat):
                own = state.zones[zone] if viewer == seat else [HIDDEN]
                assert seen.zones[zone] == own
        assert seen.zones[RED_PACK] == [HIDDEN] * 23
        assert seen.zones[BLACK_PACK] == [HIDDEN] * 23


@pytest.mark.parametrize("two_backs", [False, True])
def test_colours_are_never_mixed_up(two_backs: bool) -> None:
    """Section 3: of a hidden card everybody knows the colour, also in imagination."""
    state = play(sit("4h Kd 9d", "8c 5s Jc", two_backs=two_backs), "4h 5s Jc")
    assert [len(state.zones[RED + seat]) for seat in range(3)] == [0, 1, 1]
    found = Counter[int]()
    for seed in range(200):
        world = imagine(state, 2, Dice(seed))
        assert [IS_RED[card] for card in world.zones[RED + 1]] == [True]
        assert [IS_RED[card] for card in world.zones[BLACK + 0]] == [False]
        assert all(IS_RED[card] for card in world.zones[RED_PACK])
        found.update(world.zones[RED + 1] + world.zones[BLACK + 0])
    assert set(found) == set(REDS + BLACKS) - set(cards("4h 9d 5s Jc"))


def test_two_backs() -> None:
    """The option is for the eye: `card` and `card/2` look alike, the others do not."""
    for given, backs in (
        (False, {"card", "card/2"}),
        (True, {"red-card", "black-card"}),
    ):
        pieces = GAME.table(2, {"two_backs": given}).pieces
        assert set(pieces.backs) == backs
        assert len({pieces.backs[card] for card in REDS}) == 1
        assert {pieces.colours[card] for card in REDS} == {RED_COLOUR}
        assert {pieces.colours[card] for card in BLACKS} == {BLACK_COLOUR}
        assert pieces.names == GAME.table(2).pieces.names
        assert [pieces.ranks[card] for card in cards("2c Td Ah")] == [2, 10, 14]
        assert [len(pack) for pack in pieces.packs] == [26, 26]


# Showing a card


def test_all_show_at_once() -> None:
    """BAR-04: one of two cards, no pass, nothing seen before the last has chosen."""
    state = sit("4h Kd 9d", "8c 5s Jc")
    assert state.waiting == 0b111
    assert state.sealing
    pick = state.ask(Seat(1))
    assert (pick.prompt, pick.least, pick.most) == ("show-card", 1, 1)
    names = [token_name(state.table, token) for token in pick.options]
    assert names == ["Kd", "5s"]
    play(state, "4h Kd")
    assert [state.zones[SHOWN + seat] for seat in range(3)] == [[], [], []]
    for card in "Kd", "5s":
        twin = play(sit("4h Kd 9d", "8c 5s Jc"), f"4h {card}")
        for viewer in (0, 2, AUDIENCE):
            assert view_data(GAME, twin, viewer) == view_data(GAME, state, viewer)
            assert [event["chosen"] for event in told(twin, "decided", viewer)][1] == []
    play(state, "Jc")
    assert [state.zones[SHOWN + seat] for seat in range(3)] == [
        [card] for card in cards("4h Kd Jc")
    ]
    assert state.phase == "action"


def test_refusals_while_showing() -> None:
    """BAR-04, BAR-06: other people's cards sound like any other."""
    state = sit("4h Kd 9d", "8c 5s Jc")
    assert refusal(state, "Kd") == ("not-your-card", "BAR-04")
    assert refusal(state, "2d") == ("not-your-card", "BAR-04")
    assert refusal(state, "force") == ("show-first", "BAR-06")
    assert refusal(state, "drop") == ("show-first", "BAR-06")
    assert refusal(state) == ("too-few", "BAR-04")
    assert refusal(state, "4h 8c") == ("too-many", "BAR-04")


# Force or drop

ORDERS = [
    # rule, red cards, black cards, cards shown, seats in acting order
    ("BAR-05: Ace lowest", "Kd Ad 2h", "Ks 9c 9s", "Kd Ad 2h", [1, 2, 0]),
    ("BAR-05: suits", "9d 9h 2d 2h", "9s 9c 2s 2c", "9s 9c 2d 2h", [2, 3, 1, 0]),
    ("BAR-05: suits", "9d 9h 2d", "9s 9c 2s", "9d 9h 2s", [2, 0, 1]),
    ("BAR-05: one scale", "7d 8h 9d", "3c 4s Tc", "7d 4s Tc", [1, 0, 2]),
    ("BAR-R03: J < Q < K", "Qd Jd Kd", "2c 2s 3c", "Qd Jd Kd", [1, 0, 2]),
    ("BAR-R11: no seats", "6d 5d 4d 3d 2d", "2c 2s 3c 3s 4c", "", [4, 3, 2, 1, 0]),
]


@pytest.mark.parametrize(("rule", "reds", "blacks", "shown", "order"), ORDERS)
def test_acting_order(
    rule: str, reds: str, blacks: str, shown: str, order: list[int]
) -> None:
    """BAR-06, BAR-07, BAR-09: lowest first, the highest is never asked."""
    state = play(sit(reds, blacks), shown or reds)
    assert hints.acting_order(state) == order
    asked = []
    while state.waiting:
        assert state.waiting.bit_count() == 1
        asked.append(int(state.turn))
        play(state, "drop")
    assert asked == order[:-1], rule
    assert state.still_in == 1 << order[-1]  # BAR-R05
    assert said_by_rule(state)[-1] == ("survives", "BAR-13")


def test_force_or_drop_and_nothing_else() -> None:
    """BAR-06, BAR-R07: no pass, and nobody else may do anything."""
    state = play(sit("4h Kd 9d", "8c 5s Jc"), "8c 5s Jc")
    pick = state.question()
    assert pick is not None
    assert (pick.seat, pick.prompt, pick.rule) == (1, "force-or-drop", "BAR-06")
    names = [token_name(state.table, token) for token in pick.options]
    assert names == ["force", "drop"]
    assert refusal(state) == ("too-few", "BAR-06")
    assert refusal(state, "Kd") == ("force-or-drop", "BAR-R07")
    for seat in (0, 2):
        with pytest.raises(Refusal, match="not-your-turn"):
            state.play(Seat(seat), [FORCE])


def test_dropping_costs_the_ante_only() -> None:
    """BAR-07, BAR-R04: out for good, even with the best black card."""
    state = play(sit("Kd 2h 3h", "Ks 5s 4s", ante=2), "Kd 2h 3h force")
    assert purses(state) == [9, -4, -5]
    state = play(sit("2d Kh 3h", "Ks 5s 4s", ante=2), "2d Kh 3h drop force")
    assert purses(state) == [-2, 7, -5]


def test_forcing_takes_everybody_along() -> None:
    """BAR-08, BAR-R06: also those not asked yet, and it costs nothing itself."""
    state = play(sit("2d 8h 3h", "7s 5s 4s"), "2d 8h 3h force")
    assert purses(state) == [2 + 8 + 3, -1 - 8, -1 - 3]
    assert paid(state, "BAR-11") == [(1, 0, 8), (2, 0, 3)]
    assert paid(state, "BAR-12") == [("pot", 0, 3)]


# Showdown


def shown_to_all(state: Barcelona) -> list[str]:
    """What a watcher can read, seat by seat."""
    seen = view(state, AUDIENCE)
    names = state.table.pieces.names
    return [
        " ".join(
            names[card]
            for zone in (RED, BLACK, SHOWN)
            for card in seen.zones[zone + seat]
            if card != HIDDEN
        )
        for seat in range(state.seats)
    ]


@pytest.mark.parametrize(
    ("rule", "reveal_dropped", "seen"),
    [
        ("BAR-10, BAR-R04", False, ["4h 8c", "5s", "9d Jc"]),
        ("BAR-R04", True, ["4h 8c", "Kd 5s", "9d Jc"]),
    ],
)
def test_what_a_showdown_reveals(
    rule: str, reveal_dropped: bool, seen: list[str]
) -> None:
    state = sit("4h Kd 9d", "8c 5s Jc", reveal_dropped=reveal_dropped)
    play(state, "8c 5s Jc drop")
    assert shown_to_all(state) == ["8c", "5s", "Jc"]
    play(state, "force")
    assert shown_to_all(state) == seen, rule
    assert purses(state) == [-5, -1, 6]  # BAR-R04: they neither win nor pay
    assert said_by_rule(state)[-3:] == [
        ("wins", "BAR-10"),
        ("pays", "BAR-11"),
        ("takes", "BAR-12"),
    ]


def test_dropped_cards_are_told_to_nobody() -> None:
    """BAR-R04: nor do they come to light when the packs are gathered."""
    state = sit("4h Kd 9d", "8c 5s Jc", hands=2)
    play(state, "8c 5s Jc drop force")
    assert state.round_number == 2
    for viewer in (0, 2, AUDIENCE):
        assert "Kd" not in [event["piece"] for event in told(state, "moved", viewer)]
    assert "Kd" in [event["piece"] for event in told(state, "moved", 1)]


@pytest.mark.parametrize("reveal_dropped", [False, True])
def test_no_showdown_no_cards(reveal_dropped: bool) -> None:
    """BAR-13, BAR-R10: the survivor shows nothing."""
    state = sit("4h Kd 9d", "8c 5s Jc", reveal_dropped=reveal_dropped)
    play(state, "8c Kd Jc drop drop")
    assert shown_to_all(state) == ["8c", "Kd", "Jc"]


@pytest.mark.parametrize(
    ("rule", "high", "result"),
    [("BAR-R01", False, [-3, 3]), ("BAR-R01", True, [5, -5])],
)
def test_ace_high_showdown(rule: str, high: bool, result: list[int]) -> None:
    """It is lowest in the acting order and a red Ace costs 1, either way."""
    state = sit("2d 4h", "As Kc", ace_high_showdown=high)
    play(state, "As 4h")
    assert state.turn == 0
    play(state, "force")
    assert purses(state) == result, rule
    state = sit("Ad 4h", "2s Kc", ace_high_showdown=high)
    play(state, "2s 4h force")
    assert purses(state) == [-2, 2]


def test_no_two_black_cards_are_equal() -> None:
    """BAR-10, BAR-R02, BAR-R03: 26 places, by rank and then spades over clubs."""
    ascending = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "cs"]
    by_strength = sorted(BLACKS, key=lambda card: strength(card, False))
    assert by_strength == cards(" ".join(ascending))
    high = sorted(BLACKS, key=lambda card: strength(card, True))
    assert high == cards(" ".join(ascending[2:] + ascending[:2]))


def test_prices() -> None:
    """BAR-11, BAR-R03: the Ace 1, face cards 10."""
    reds = cards(" ".join(f"{rank}h" for rank in "A23456789TJQK"))
    assert [PRICE[card] for card in reds] == [*range(1, 11), 10, 10, 10]


# The session


@pytest.mark.parametrize("hands", [1, 3, 10])
def test_the_session(hands: int) -> None:
    """BAR-15, BAR-R08: so many hands, then the highest balance wins."""
    state = sit(seats=4, hands=hands)
    dice = Dice(hands)
    results = []
    while state.waiting:
        number, before = state.round_number, purses(state)
        answer_at_random(state, dice)
        if state.round_number > number or not state.waiting:
            results.append([b - a for a, b in zip(before, purses(state), strict=True)])
            assert sum(purses(state)) + state.chips[POT] == 0  # BAR-14
    assert len(results) == hands
    assert state.returns() == purses(state)
    best = max(purses(state))
    assert [rank == 1 for rank in state.ranks] == [n == best for n in purses(state)]


def test_ten_hands_unless_told() -> None:
    """BAR-R08."""
    assert GAME.agree(4).hands == 10


def test_equal_balances_share_the_win() -> None:
    """BAR-15."""
    state = play(sit("2d 3d 4d", "2c 3c 4c", ante=0), "2d 3d 4d drop drop")
    assert state.ranks == [1, 1, 1]
    state = play(sit("4h Kd 9d", "8c 5s Jc"), "8c 5s Jc drop drop")
    assert state.ranks == [2, 2, 1]


def test_seats_do_not_matter() -> None:
    """BAR-R11: turning the cards round the table turns the result round."""
    reds, blacks = ["4h", "Kd", "9d"], ["8c", "5s", "Jc"]
    for turn in range(3):
        red = reds[turn:] + reds[:turn]
        black = blacks[turn:] + blacks[:turn]
        state = sit(" ".join(red), " ".join(black))
        play(state, " ".join(black) + " drop force")
        result = [-5, -1, 6]
        assert purses(state) == result[turn:] + result[:turn]


# Table stakes

SHORT = [
    # chips, red cards, black cards, choices, chips afterwards
    ("BAR-R09: pays all there is", [4, 9], "Kd 2h", "3c 4c", "3c 4c force", [0, 13]),
    ("BAR-R09: nothing left to pay", [1, 9], "Kd 2h", "3c 4c", "3c 4c force", [0, 10]),
    ("BAR-R09: enough", [11, 9], "Kd 2h", "3c 4c", "3c 4c force", [0, 20]),
]


@pytest.mark.parametrize(("rule", "chips", "reds", "blacks", "choices", "after"), SHORT)
def test_nobody_pays_more_than_he_has(
    rule: str, chips: list[int], reds: str, blacks: str, choices: str, after: list[int]
) -> None:
    state = play(sit(reds, blacks, chips=chips), choices)
    assert purses(state) == after, rule


def test_a_short_ante_plays_for_the_whole_pot() -> None:
    """BAR-R09, BAR-14: the pot is smaller, and there are no side pots."""
    state = sit("2d 3h 4d", "Kc 4c 5c", chips=[2, 9, 9], ante=5)
    assert state.chips[POT] == 12
    assert purses(state) == [0, 4, 4]
    assert ("short", "BAR-R09") in said_by_rule(state)
    assert paid(state, "BAR-R09") == [(0, "pot", 2)]
    play(state, "2d 3h 4d force")
    assert purses(state) == [12 + 3 + 4, 1, 0]


def test_without_chips_one_sits_out() -> None:
    """BAR-R09: no cards, no ante, and nothing to decide."""
    state = sit("2d 4d", "Kc 5c", chips=[9, 0, 9])
    assert ("sits-out", "BAR-R09") in said_by_rule(state)
    assert state.waiting == 0b101
    assert state.chips[POT] == 2
    assert not state.zones[RED + 1] + state.zones[BLACK + 1]
    assert hints.hints(state, Seat(1)) == [
        ("hand", {"number": 1, "hands": 1, "pot": 2})
    ]
    play(state, "2d 4d drop")
    assert purses(state) == [8, 0, 10]


@pytest.mark.parametrize("chips", [[1, 3], [1, 1, 9]])
def test_the_session_ends_when_one_has_all_the_chips(chips: list[int]) -> None:
    """BAR-R09."""
    blacks = "3c 4c Kc" if len(chips) == 3 else "3c Kc"
    reds = "2d 3d 4d" if len(chips) == 3 else "2d 3d"
    state = sit(reds, blacks, chips=chips, hands=9)
    play(state, f"{reds} force")
    assert state.phase == "over"
    assert state.round_number == 1
    assert purses(state)[-1] == sum(chips)
    assert state.ranks[-1] == 1


def test_a_session_goes_on_between_two() -> None:
    """BAR-R09: who is out of chips stays out, the others play on."""
    state = sit("2d 3d 4d", "3c 4c Kc", chips=[1, 20, 20], hands=9)
    play(state, "2d 3d 4d force")
    assert state.round_number == 2
    assert purses(state) == [0, 15, 24]
    assert state.waiting == 0b110
    assert len(state.zones[RED_PACK]) == 24


def test_starting_chips() -> None:
    """BAR-R09, BAR-15: what counts is what was won."""
    state = cast(Barcelona, GAME.new(3, {"stakes": "table", "starting_chips": 20}))
    assert purses(state) == [19, 19, 19]
    state = sit("4h Kd 9d", "8c 5s Jc", stakes="table", starting_chips=20)
    play(state, "8c 5s Jc drop force")
    assert purses(state) == [15, 19, 26]
    assert state.returns() == [-5, -1, 6]
    ledger = sit("4h Kd 9d", "8c 5s Jc", starting_chips=20)
    assert purses(ledger) == [-1, -1, -1]


# Options and ends


@pytest.mark.parametrize(
    "given", [{"ante": -1}, {"hands": 0}, {"stakes": "none"}, {"starting_chips": 0}]
)
def test_options_that_make_no_sense(given: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.agree(3, given)


def test_two_to_five_players() -> None:
    for seats in (1, 6):
        with pytest.raises(BadInput, match="2 to 5"):
            GAME.agree(seats)


@pytest.mark.parametrize("given", [{}, {"stakes": "table", "starting_chips": 6}])
def test_random_games_end(given: dict[str, object]) -> None:
    """BAR-09: at most one choice fewer than there are players in each hand."""
    for seats in GAME.players:
        table = GAME.table(seats, given)
        assert GAME.utility is not None
        most = GAME.utility(table.options, seats)
        for seed in range(30):
            state = table.blank()
            dice = Dice(seed)
            state.begin(dice.seed())
            assert playout(state, dice) <= GAME.bound(table.options, seats)
            assert state.phase == "over"
            assert sum(state.returns()) == 0
            assert max(abs(won) for won in state.returns()) <= most


# Bots and words


@pytest.mark.parametrize("seats", [2, 5])
def test_regular_beats_random(seats: int) -> None:
    assert win_share(GAME, seats, 150) > 1.4 / seats


@pytest.mark.parametrize(
    ("reds", "blacks", "shown", "says"),
    [
        ("4h 9d", "8c Jc", "4h Jc", "drop"),  # beaten in plain sight
        ("4h 9d", "Qc Jc", "4h Jc", "force"),  # a sure win
        ("2h 9d", "Ks 5c", "2h 9d", "force"),  # nothing beats the King of spades
        ("Kh 9d", "2s 5c", "2s 9d", "drop"),  # dear and hopeless
    ],
)
def test_the_bot_forces_what_pays(
    reds: str, blacks: str, shown: str, says: str
) -> None:
    state = play(sit(reds, blacks), shown)
    assert bot_says(state) == says


def test_hints() -> None:
    """What one risks, and what each rival's cards are known to do."""
    state = sit("4h Kd 9d Ad", "8c 5s Jc 2s")
    assert read_out(state, 0) == [
        "Hand 1 of 1. In the pot: 4.",
        (
            "In a showdown your 8c beats 14 of the other 25 black cards."
            " If you lose one, you pay 4."
        ),
    ]
    play(state, "4h 5s Jc Ad drop")
    assert read_out(state, 0)[1:] == [
        "From the lowest card shown: 4h 5s Jc.",
        (
            "In a showdown you lose at most 4. You win if nobody still in has a black"
            " card above 8c."
        ),
        "1 shows 5s, which your black card beats. The red card is hidden.",
        "2 shows Jc, which beats your black card. The red card is hidden.",
    ]
    assert read_out(state, 1)[3] == (
        "0 shows 4h and pays 4 if beaten. The black card is hidden:"
        " yours is above 38% of what it may be."
    )
    assert read_out(state, 3)[2:] == [
        "0 shows 4h and pays 4 if beaten. The black card is hidden.",
        "1 shows 5s. The red card is hidden.",
        "2 shows Jc. The red card is hidden.",
    ]
    assert hints.hints(play(state, "force"), Seat(0)) == []


def test_hints_know_the_stakes() -> None:
    """BAR-R09: one cannot lose more than one has."""
    state = sit("Kd 2h", "3c 4c", chips=[4, 9])
    assert "If you lose one, you pay 3." in read_out(state, 0)[1]


def previewed(state: Barcelona, seat: int, name: str) -> tuple[str, dict[str, Any]]:
    token = token_named(state.table, name)
    (told,) = hints.preview(seen_by(state, seat), Seat(seat), [token])
    return told


def test_previews() -> None:
    """Section 8: at most what a showdown costs, and whether it can be won."""
    state = sit("4h Kd 9d Ad", "8c 5s Jc 2s")
    assert hints.preview(state, Seat(0), []) == []
    assert previewed(state, 0, "4h")[0] == "would-show-red"
    assert previewed(state, 0, "8c")[0] == "would-show-black"
    play(state, "4h 5s Jc Ad")
    assert previewed(state, 3, "drop")[0] == "would-drop"
    name, values = previewed(state, 3, "force")
    assert (name, values["price"]) == ("would-lose", 1)
    state = play(sit("2h Kd", "8c 5s"), "2h 5s")
    assert previewed(state, 0, "force")[0] == "would-win"
    state = play(sit("2h Kd", "8c 5s"), "2h Kd")
    name, values = previewed(state, 0, "force")
    assert name == "would-force"
    assert values["percent"] == 56  # 14 of 25 black cards are lower


def test_hopeless_for_what_is_hidden_is_not_said_of_what_lies_open() -> None:
    state = play(sit("2h Kd 9d", "Ac 5s Jc"), "2h Kd 9d")  # hardly one is lower
    assert previewed(state, 0, "force")[0] == "would-lose-blind"
    state = play(sit("2h Kd 9d", "Ac 5s Jc"), "2h Kd Jc")
    assert previewed(state, 0, "force")[0] == "would-lose"


def test_a_chance_counts_cards_that_two_cannot_both_hold() -> None:
    state = play(sit("2h Kd 9d", "3c 5s Jc"), "2h Kd 9d")
    seen = seen_by(state, 0)
    assert hints.chance(seen, Seat(0)) == 2  # 4/25 times 3/24, and never 0 or 100


def test_documented_examples() -> None:
    assert doctest.testmod(rules, extraglobs={"cards": cards}).failed == 0
