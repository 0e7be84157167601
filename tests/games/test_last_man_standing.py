"""Last Man Standing: the worked examples, then each rule and ruling."""

import doctest
from statistics import mean, stdev
from typing import Any, cast

import pytest
from tests.games.answers import answer_at_random, play, refusal
from tests.games.positions import begun, laid_out
from tests.games.table import names, purses, read_out, seen_by, told

from parlour.bots.luck import random_answer
from parlour.engine.cursor import playout
from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.options import options_as_text
from parlour.engine.pieces import HIDDEN, Seat, cards
from parlour.engine.refusals import BadInput
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE, ROW
from parlour.games.last_man_standing import GAME, rules
from parlour.games.last_man_standing.bot import coins_from_round, regular
from parlour.games.last_man_standing.hints import hints
from parlour.games.last_man_standing.rules import (
    ASIDE,
    BANK,
    DECK,
    DISCARD,
    FIGHTERS,
    HAND,
    LINE,
    PACK,
    POT,
    PRICES,
    LastManStanding,
    attacks,
    wages,
)
from parlour.match import Match
from parlour.narration import result_lines
from parlour.testing.telling import log_of
from parlour.words.messages import Messages

pytestmark = pytest.mark.rules

FILLING = ("4c", "4d", "4h", "4s", "5c", "5d", "5h", "5s")
"""Cards that nobody plays, one for each hand."""


# Setting up and playing


def battle(
    sent: str, standing: dict[int, str] | None = None, pot: int = 100, **given: Any
) -> LastManStanding:
    """A round in which each seat is about to send out the next of these cards.

    Everybody holds one more card besides, a four or a five.
    """
    hands = [f"{card} {FILLING[seat]}" for seat, card in enumerate(sent.split())]
    zones = {f"fighters {seat}": team for seat, team in (standing or {}).items()}
    chips = [0] * (ROW + 2)
    chips[POT] = pot
    state = laid_out(
        LastManStanding,
        hands,
        zones,
        given,
        rest="deck",
        seed=2,
        round_number=1,
        game_number=1,
        chips=chips,
    )
    state.enter("battle")
    state.ask_sealed(state.table.all_seats)
    return state


def fought(sent: str, *args: Any, **given: Any) -> LastManStanding:
    """The same after all have sent their card out."""
    return play(battle(sent, *args, **given), sent)


def dealt(seats: int, stack: str = "", seed: int = 1, **given: Any) -> LastManStanding:
    """A game just begun; the deck is stacked with these cards, the first on top."""
    return begun(LastManStanding, seats, stack, given=given, seed=seed)


def buy_cheapest(state: LastManStanding) -> LastManStanding:
    """Everybody takes the oldest card until the auction is over."""
    while state.phase == "auction":
        state.play(state.next_asked(), [state.zones[LINE][0]])
    return state


def to_the_end(state: LastManStanding, dice: Dice) -> LastManStanding:
    while state.waiting:
        answer_at_random(state, dice)
    return state


def left(state: LastManStanding) -> str:
    """The fighters on the table, seat by seat."""
    teams = [names(state, FIGHTERS + seat) for seat in state.everyone()]
    return " ".join(team for team in teams if team)


def said_with_numbers(state: LastManStanding) -> list[tuple[str, int, str]]:
    """What was said so far: message, number, rule."""
    return [(e["message"], e["number"], e["rule"]) for e in told(state, "said")]


# Worked examples


def test_kills_3_4_and_5_pay_12() -> None:
    """LMS-18: the rulebook's figure."""
    assert wages(2, 3) == 3 + 4 + 5 == 12
    assert [wages(kills, 1) for kills in range(4)] == [1, 2, 3, 4]


def test_the_rulebook_s_combat() -> None:
    """LMS-10 to LMS-18: 2, 3, 3, 5, 9, J; the 9 is the last man standing."""
    state = fought("2c 3c 3d 5h 9s Jd")
    assert purses(state) == [1, 0, 0, 9, 5, 0]
    assert left(state) == "9s"
    assert sorted(state.zones[DISCARD]) == cards("2c 3c 3d 5h Jd")
    assert state.chips[POT] == 85
    assert said_with_numbers(state)[:4] == [
        ("blocked", 3, "LMS-15"),
        ("attacks", 1, "LMS-13"),  # which kill of the round it begins with
        ("attacks", 2, "LMS-14"),
        ("attacks", 5, "LMS-14"),
    ]


COMBATS = [
    # rule, cards sent out, standing before, coins, fighters left
    ("LMS-13: one of the highest", "2c 9c 9d Kh", {}, [1, 0, 0, 0], "2c 9c 9d"),
    ("LMS-13: several", "2c Kc Kd 7h", {}, [3, 0, 0, 3], "7h"),
    ("LMS-R07: blocked and killed", "2c Kc Kd 2d", {}, [0] * 4, "2c Kc Kd 2d"),
    ("LMS-R06: two ranks", "2c Kc Kd Kh", {}, [6, 0, 0, 0], "2c"),
    ("LMS-33: hi stays hi", "2c 3c Qd Kd", {}, [1, 2, 3, 0], "Qd"),
    ("LMS-34, LMS-R18", "2c 9c 9d Kd", {}, [1, 0, 0, 0], "2c 9c 9d"),
    ("LMS-35, LMS-R05, LMS-R16", "7c 7d 7h 7s", {}, [0] * 4, "7c 7d 7h 7s"),
    ("LMS-14: also the lowest", "2c 6c Qd Kd", {}, [1, 2, 3, 0], "Qd"),
    ("LMS-15, LMS-36, LMS-R04", "2c 2d 9c Kd", {}, [0, 0, 3, 3], "Kd"),
    ("LMS-R19: the safe King acts", "2c 2d 3c Kd", {}, [0, 0, 3, 3], "Kd"),
    ("LMS-37: blocked, killed", "6c 6d 9c Kd", {}, [0, 0, 3, 3], "Kd"),
    ("LMS-16: dead before its turn", "3c 8c 8d Qh", {}, [1, 0, 0, 0], "3c 8c 8d"),
    ("LMS-R16: no kill at all", "2c 2d Kc Kd", {}, [0] * 4, "2c 2d Kc Kd"),
    ("LMS-R08: own ones block", "2c 9d Qc Kd", {1: "9h"}, [1, 0, 9, 0], "Qc"),
    ("LMS-19: own ones killed", "3c 9d Qc Kd", {1: "8h"}, [1, 5, 4, 0], "Qc"),
    ("LMS-40: survivors act again", "3c Td Qc Kd", {0: "5h"}, [3, 3, 4, 0], "Qc"),
    ("LMS-R04: the lowest is dead", "2c 3c Kc Kd", {}, [3, 3, 0, 0], "3c"),
    ("LMS-R03: the Ace is high", "2c 9c Kc Ad", {}, [1, 2, 3, 0], "Kc"),
]


@pytest.mark.parametrize(("rule", "sent", "standing", "paid", "survivors"), COMBATS)
def test_combat(
    rule: str, sent: str, standing: dict[int, str], paid: list[int], survivors: str
) -> None:
    state = fought(sent, standing)
    assert purses(state) == paid, rule
    assert sorted(left(state).split()) == sorted(survivors.split()), rule
    assert state.takings == paid
    assert state.round_number == 2  # LMS-09, LMS-40
    everybody = sent.split() + " ".join(standing.values()).split()
    dead = [card for card in everybody if card not in survivors.split()]
    assert sorted(names(state, DISCARD).split()) == sorted(dead)  # LMS-22


def test_a_lone_fighter_does_not_kill_itself() -> None:
    """LMS-35, LMS-R05: lowest and highest in one."""
    one = [0] * 15
    one[7] = 1
    assert attacks(one) == []


def test_kills_are_counted_anew_each_round() -> None:
    """LMS-11, LMS-38: across all players, from 0 in every round."""
    state = battle("2c 6c Qd Kd", {}, round_number=2)
    state.move(cards("7h")[0], DECK, HAND)
    state.move(cards("9h")[0], DECK, HAND + 1)
    play(state, "2c 6c Qd Kd")
    assert state.takings == [1, 2, 3, 0]
    play(state, "7h 9h 4h 4s")  # the Queen is still there
    assert state.takings == [1 + 2, 3, 4, 0]


def test_same_rank_lives_or_dies_together() -> None:
    """LMS-12, LMS-17: so blocking at the reveal and at the attack are the same."""
    for seed in range(300):
        dice = Dice(seed)
        standing = [0] + [dice.roll(4) * dice.roll(2) for _ in range(14)]
        if not any(standing):
            continue
        alive = standing[:]
        order = [attack.rank for attack in attacks(standing)]
        assert order == sorted(set(order))
        for attack in attacks(standing):
            low, high = attack.lowest, attack.highest
            assert standing[attack.rank] == alive[attack.rank] == 1
            assert attack.killed == sum(alive[low : high + 1])
            assert not low <= attack.rank <= high
            for rank in range(low, high + 1):
                assert alive[rank] in (0, standing[rank])
                alive[rank] = 0
        assert any(alive)  # LMS-25: somebody is always left


def test_victims_of_one_attack_in_any_order() -> None:
    """LMS-R15: one owner is paid for all of them together."""
    state = fought("8c 6c 6d Kd", {0: "5h", 2: "5s 7h"})
    paid = told(state, "paid")
    assert (paid[0]["to"], paid[0]["amount"]) == (2, 1 + 2 + 3 + 4)
    assert all(e["from"] == "pot" and e["rule"] == "LMS-18" for e in paid)


# Setup


@pytest.mark.parametrize(
    ("seats", "ante"), [(4, 15), (5, 16), (6, 18), (7, 20), (8, 22)]
)
def test_setup(seats: int, ante: int) -> None:
    """LMS-01, LMS-02, LMS-04, LMS-31: the ante table is the third worked example."""
    state = dealt(seats)
    assert [len(state.zones[HAND + seat]) for seat in range(seats)] == [2] * seats
    assert purses(state) == [-ante] * seats
    assert state.chips[POT] == seats * ante
    assert len(state.zones[LINE]) == 4
    assert state.prices == [0, 2, 4, 6]  # LMS-R01
    assert len(state.zones[DECK]) == 52 - 2 * seats - 4
    assert state.next_asked() == state.turn == state.first
    for viewer in [*state.everyone(), AUDIENCE]:
        seen = view(state, viewer)
        assert seen.zones[LINE] == state.zones[LINE]
        assert seen.zones[DECK] == [HIDDEN] * len(state.zones[DECK])
        for seat in state.everyone():
            own = state.zones[HAND + seat]
            assert seen.zones[HAND + seat] == (own if seat == viewer else [HIDDEN] * 2)
    buy_cheapest(state)
    assert len(state.zones[DECK]) == 52 - 6 * seats - 4  # LMS-31: 0 with eight


def test_the_start_seat_is_random() -> None:
    """LMS-03."""
    firsts = [dealt(5, seed=seed).first for seed in range(200)]
    assert min(firsts.count(Seat(seat)) for seat in range(5)) > 15


def test_the_first_card_lies_in_the_cheapest_spot() -> None:
    """LMS-04."""
    stack = "2c 2d 3c 3d 4c 4d 5c 5d 7h 8h 9h Th"
    state = dealt(4, stack)
    assert [names(state, HAND + seat) for seat in range(4)] == [
        "2c 2d",
        "3c 3d",
        "4c 4d",
        "5c 5d",
    ]
    assert names(state, LINE) == "7h 8h 9h Th"


# The auction

STACK = "2c 2d 3c 3d 4c 4d 5c 5d 7h 8h 9h Th Jh Qh Kh Ah"

PURCHASES = [
    # bought, price, the line afterwards
    ("7h", 0, "8h 9h Th Jh"),
    ("8h", 2, "7h 9h Th Jh"),
    ("9h", 4, "7h 8h Th Jh"),
    ("Th", 6, "7h 8h 9h Jh"),
]


@pytest.mark.parametrize(("bought", "price", "line"), PURCHASES)
def test_a_purchase(bought: str, price: int, line: str) -> None:
    """LMS-05, LMS-06, LMS-07, LMS-28, LMS-29, LMS-R02."""
    state = dealt(4, STACK)
    buyer = state.turn
    pick = state.question()
    assert pick is not None
    assert (pick.prompt, pick.rule, pick.least, pick.most) == (
        "buy-card",
        "LMS-05",
        1,
        1,
    )
    assert pick.options == cards("7h 8h 9h Th")
    play(state, bought)
    assert names(state, LINE) == line
    assert bought in names(state, HAND + buyer)
    assert purses(state)[buyer] == -15 - price
    assert state.chips[POT] == 60 + price
    assert state.next_asked() == state.left_of(buyer)
    for viewer in [*state.everyone(), AUDIENCE]:  # everybody saw it go there
        assert cards(bought)[0] in view(state, viewer).zones[HAND + buyer]


def test_money_for_cards_may_leave_the_game() -> None:
    """LMS-06 with auction_money = bank."""
    state = play(dealt(4, STACK, auction_money="bank"), "Th 9h")
    assert state.chips[POT] == 60
    assert state.chips[BANK] == 10
    to_the_end(state, Dice(3))
    assert sum(state.returns()) == -state.chips[BANK] < 0


def test_there_is_no_passing() -> None:
    """LMS-32."""
    state = dealt(4, STACK)
    assert refusal(state) == ("too-few", "LMS-05")
    assert refusal(state, "7h 8h") == ("too-many", "LMS-05")
    assert refusal(state, "2c") == ("not-in-line", "LMS-05")
    assert refusal(state, "Ah") == ("not-in-line", "LMS-05")


@pytest.mark.parametrize("seats", GAME.players)
def test_four_laps(seats: int) -> None:
    """LMS-05, LMS-08, LMS-29, LMS-R13: the line is filled up after the last, too."""
    state = dealt(seats)
    buyers = []
    while state.phase == "auction":
        buyers.append(state.next_asked())
        state.play(buyers[-1], [state.zones[LINE][1]])
        assert len(state.zones[LINE] + state.zones[ASIDE]) == 4
    assert buyers == state.clockwise(state.first) * 4
    assert [len(state.zones[HAND + seat]) for seat in range(seats)] == [6] * seats
    assert state.zones[LINE] == []
    assert len(state.zones[ASIDE]) == 4
    for viewer in state.everyone():  # four of each hand are known, and the line
        seen = view(state, viewer)
        assert seen.zones[ASIDE] == state.zones[ASIDE]
        for seat in state.everyone():
            hidden = seen.zones[HAND + seat].count(HIDDEN)
            assert hidden == (0 if seat == viewer else 2)


def test_all_rows_of_prices() -> None:
    """LMS-R01: the figure is missing, so any four rising prices up to 6 will do."""
    assert len(PRICES) == 20
    assert {"0_2_4_6", "3_4_5_6", "1_2_4_6", "0_1_2_6"} < set(PRICES)
    for written, prices in PRICES.items():
        assert prices == sorted(set(prices))
        assert prices[3] == 6
        state = dealt(4, STACK, auction_prices=written)
        assert state.prices == prices
        buyer = state.turn
        play(state, "8h")
        assert purses(state)[buyer] == -15 - prices[1]
    for wrong in ("6-4-2-0", "0-2-4-7", "0_0_4_6", "2-4-6", "free"):
        with pytest.raises(BadInput, match="auction_prices is one of"):
            GAME.agree(4, {"auction_prices": wrong})
    text = Messages(GAME).text("option-auction_prices", "help")
    assert "assumption" in text


# The battle


def test_all_choose_in_secret() -> None:
    """LMS-09, LMS-44: also those who have fighters out; nothing shows before."""
    state = battle("2c 9c 9d Kd", {0: "8h"})
    assert state.waiting == 0b1111
    assert [state.ask(seat).rule for seat in state.everyone()] == ["LMS-09"] * 4
    before = [view_data(GAME, state, viewer) for viewer in (1, AUDIENCE)]
    play(state, "2c")
    after = [view_data(GAME, state, viewer) for viewer in (1, AUDIENCE)]
    for old, new in zip(before, after, strict=True):
        assert new["answered"] == [0]
        assert new["zones"] == old["zones"]
    assert all(event["chosen"] == [] for event in told(state, "decided", 1))
    state.unseal(Seat(0))
    play(state, "4c 9c 9d Kd")  # it may be changed until all are ready
    sent = [event for event in told(state, "moved") if event["from"] != event["to"]]
    revealed = [event["piece"] for event in sent][:4]
    assert " ".join(revealed) == "4c 9c 9d Kd"


def test_a_bought_card_does_not_betray_itself() -> None:
    """LMS-44: known cards stay in the hand until the reveal."""
    state = buy_cheapest(dealt(4))
    seat = state.next_asked()
    for card in state.zones[HAND + seat]:
        other = state.copy()
        other.take(seat, [card])
        assert view_data(GAME, other, 3)["zones"] == view_data(GAME, state, 3)["zones"]


def test_refusals_of_the_battle() -> None:
    """LMS-09, LMS-40."""
    state = battle("2c 9c 9d Kd", {0: "8h"})
    assert refusal(state, "8h") == ("already-out", "LMS-40")
    assert refusal(state, "9c") == ("not-in-hand", "LMS-09")
    assert refusal(state, "Qh") == ("not-in-hand", "LMS-09")
    assert refusal(state) == ("too-few", "LMS-09")
    assert left(state) == "8h"


def test_reveal_shows_all() -> None:
    """LMS-10."""
    state = fought("2c 9c 9d Kd")
    for viewer in [*state.everyone(), AUDIENCE]:
        seen = view(state, viewer)
        for seat in state.everyone():
            assert seen.zones[FIGHTERS + seat] == state.zones[FIGHTERS + seat]
        assert seen.zones[DISCARD] == state.zones[DISCARD]


def test_aces_low() -> None:
    """LMS-R03 with ace = low: the Ace is the lowest and kills the King."""
    state = fought("2c 9c Kc Ad", ace="low")
    assert purses(state) == [2, 3, 0, 1]
    assert left(state) == "9c"


# The pot runs out


def test_the_pot_runs_short() -> None:
    """LMS-20, LMS-39, LMS-21, LMS-R09: all victims fall, then it is over at once."""
    state = fought("2c 3c 3d 5h 9s Jd", pot=4)
    assert purses(state) == [1, 0, 0, 3, 0, 0]  # 9 due, 3 left
    assert left(state) == "5h 9s"  # the 5 has killed all three; the 9 never acts
    assert not state.waiting
    assert ("emptied", 0, "LMS-21") in said_with_numbers(state)
    assert state.ranks == [2, 3, 3, 1, 3, 3]
    assert state.returns() == [1.0, 0.0, 0.0, 3.0, 0.0, 0.0]


def test_a_pot_that_is_paid_out_exactly() -> None:
    """LMS-21: it is at 0, so there is nothing to divide."""
    state = fought("2c 9c 9d Kd", pot=1)
    assert purses(state) == [1, 0, 0, 0]
    assert not state.waiting
    assert left(state) == "2c 9c 9d"


# The end


def test_round_five_is_the_last() -> None:
    """LMS-23, LMS-24, LMS-26, LMS-R14, LMS-R20: one card is left, unseen."""
    state = fought("2c 6c Qd Kd", {}, pot=30, round_number=5)
    assert not state.waiting
    assert purses(state) == [1, 2, 27, 0]
    assert ("survivors", 1, "LMS-24") in said_with_numbers(state)
    for viewer in [*state.everyone(), AUDIENCE]:
        seen = view(state, viewer)
        for seat in state.everyone():
            own = seat == viewer
            unplayed = cards(FILLING[seat]) if own else [HIDDEN]
            assert seen.zones[HAND + seat] == unplayed


def test_five_rounds() -> None:
    """LMS-09, LMS-40: six cards, five fighters each."""
    for seed in range(20):
        state = buy_cheapest(dealt(5, seed=seed))
        rounds = []
        while state.waiting:
            rounds.append(state.round_number)
            for seat in state.everyone():
                state.play(seat, [state.zones[HAND + seat][0]])
        assert rounds == list(range(1, 6)) or state.chips[POT] == 0
        if rounds[-1] == 5:
            assert [len(state.zones[HAND + seat]) for seat in range(5)] == [1] * 5


SHARES = [
    # rule, pot, who bought first, standing before, coins
    ("LMS-24", 40, 0, {}, [10, 10, 10, 10]),
    ("LMS-41, LMS-R10: a share each", 50, 0, {1: "2h"}, [10, 20, 10, 10]),
    ("LMS-27, LMS-R11: odd coins", 43, 0, {}, [11, 11, 11, 10]),
    ("LMS-27: from the first buyer", 42, 2, {}, [10, 10, 11, 11]),
    ("LMS-27: over the end", 42, 3, {}, [11, 10, 10, 11]),
    ("LMS-27: own fighters in turn", 52, 1, {1: "2h"}, [10, 22, 10, 10]),
]


@pytest.mark.parametrize(("rule", "pot", "first", "standing", "paid"), SHARES)
def test_shares(
    rule: str, pot: int, first: int, standing: dict[int, str], paid: list[int]
) -> None:
    sent = "2c 2d Kc Kd"
    state = fought(sent, standing, pot=pot, first=Seat(first), round_number=5)
    assert purses(state) == paid, rule
    assert state.chips[POT] == 0


def test_a_seat_without_survivors_gets_nothing() -> None:
    """LMS-41."""
    state = fought("2c 2d 3c Kd", {}, pot=100, round_number=5)
    assert purses(state) == [0, 0, 3, 97]
    lines = log_of(GAME, state)
    end = lines.index("Dev gets 94 coins for Kd.")
    assert lines[end - 1] == (
        "All five rounds are over."
        " One fighter is still standing and takes the pot: 94 coins."
    )


def test_the_log_says_who_kills_whose_fighters_and_what_that_pays() -> None:
    """LMS-13 to LMS-18, LMS-40: those who fight on, equal ones, the price of kills."""
    state = fought("2c 3c 3d 9s", {0: "5h"}, pot=100, round_number=5)
    lines = log_of(GAME, state)
    first = lines.index("Still standing from before: Ann 5h.")
    assert lines[first + 1 :][:6] == [
        "Sent out: Ann 2c, Ben 3c, Cleo 3d, Dev 9s.",
        "The threes block each other: equal fighters do not attack.",
        (
            "Ann attacks with 2c, the lowest, and kills the highest: Dev 9s."
            " That earns 1 coin, for kill 1 of the round."
        ),
        (
            "Ann attacks with 5h and kills all lower ones: Ann 2c, Ben 3c, Cleo 3d."
            " That earns 9 coins, for kills 2 to 4 of the round."
        ),
        (
            "All five rounds are over."
            " One fighter is still standing and takes the pot: 90 coins."
        ),
        "Ann gets 90 coins for 5h.",
    ]


def test_the_log_says_that_equal_lowest_fighters_spare_the_highest() -> None:
    """LMS-36."""
    blocked = "{} block each other: equal fighters do not attack{}."
    lines = log_of(GAME, fought("2c 2d 3c Kd"))
    assert blocked.format("The twos", ", and nobody kills the highest") in lines
    lines = log_of(GAME, fought("2c 3d 3c Kd"))
    assert blocked.format("The threes", "") in lines


def test_odd_coins_are_told() -> None:
    """LMS-27."""
    state = fought("2c 2d Kc Kd", {}, pot=43, round_number=5)
    lines = log_of(GAME, state)
    where = lines.index(
        "The 3 odd coins go to the first of them in the order of the auction."
    )
    assert lines[where + 1 :][:4] == [
        "Ann gets 11 coins for 2c.",
        "Ben gets 11 coins for 2d.",
        "Cleo gets 11 coins for Kc.",
        "Dev gets 10 coins for Kd.",
    ]


def test_the_sum_of_several_games_decides() -> None:
    """LMS-43: stacks are set back, so the coins of the last game do not say who won."""
    options = {"bankroll": 30, "games": 2}
    state = fought("2c 2d 3c Kd", {}, pot=20, round_number=5, game_number=2, **options)
    best = max(state.results())
    winner = state.results().index(best)
    assert ("end-sum", best, "LMS-43") in said_with_numbers(state)
    assert state.ranks[winner] == 1


def test_odd_coins_carried_over_in_the_last_game() -> None:
    """LMS-42: they are taken out and reported."""
    given = {"odd_coins": "carry_over", "round_number": 5}
    state = fought("2c 2d Kc Kd", {}, pot=43, **given)
    assert purses(state) == [10] * 4
    assert state.chips[BANK] == 3
    assert ("left-over", 3, "LMS-42") in said_with_numbers(state)
    assert sum(state.returns()) == 40


def test_odd_coins_carried_over_to_the_next_game() -> None:
    """LMS-42."""
    given = {"odd_coins": "carry_over", "games": 2, "round_number": 5}
    state = fought("2c 2d Kc Kd", {}, pot=43, **given)
    assert ("carried-over", 3, "LMS-42") in said_with_numbers(state)
    assert state.game_number == 2
    assert state.chips[POT] == 3 + 4 * 15
    assert purses(state) == [10 - 15] * 4


# Money and sessions


def test_a_stack_must_cover_the_ante() -> None:
    """LMS-43, LMS-R12."""
    with pytest.raises(BadInput, match="at least the ante of 15"):
        GAME.agree(4, {"bankroll": 14})
    with pytest.raises(BadInput, match="at least the ante of 20"):
        GAME.agree(4, {"bankroll": 19, "ante": 20})
    assert GAME.agree(4, {"bankroll": 15}).bankroll == 15
    assert options_as_text(GAME.agree(4))["bankroll"] == "open"
    assert purses(dealt(4, bankroll=20)) == [5] * 4


def test_only_what_one_can_pay_for() -> None:
    """LMS-43: dearer cards are refused."""
    state = dealt(4, STACK, bankroll=19)  # four coins left
    pick = state.question()
    assert pick is not None
    assert pick.options == cards("7h 8h 9h")
    assert refusal(state, "Th") == ("cannot-pay", "LMS-43")
    buyer = state.turn
    play(state, "9h")
    assert purses(state)[buyer] == 0


def test_nothing_to_pay_with() -> None:
    """LMS-43: the cheapest card for all that is left."""
    state = dealt(4, STACK, bankroll=17, auction_prices="3_4_5_6")
    pick = state.question()
    assert pick is not None
    assert pick.options == cards("7h")
    assert refusal(state, "8h") == ("cannot-pay", "LMS-43")
    buyer = state.turn
    play(state, "7h")
    assert purses(state)[buyer] == 0
    assert state.chips[POT] == 62
    buy_cheapest(state)
    assert purses(state) == [0] * 4
    assert state.chips[POT] == 4 * 17


def test_a_large_stack_never_binds() -> None:
    """LMS-43: the ante and four times 6."""
    state = dealt(4, bankroll=15 + 24)
    while state.phase == "auction":
        pick = state.question()
        assert pick is not None
        assert len(pick.options) == 4
        state.play(pick.seat, [pick.options[3]])
    assert purses(state) == [0] * 4


def test_stacks_are_set_back_between_games() -> None:
    """LMS-43, LMS-45: balances are kept beside the stacks."""
    given = {"bankroll": 30, "games": 2, "round_number": 5}
    state = battle("2c 6c Qd Kd", {}, pot=70, **given)
    state.chips[:4] = [15, 5, 20, 10]
    play(state, "2c 6c Qd Kd")
    assert state.game_number == 2
    assert state.earned == [16 - 30, 7 - 30, 87 - 30, 10 - 30]
    assert purses(state) == [15] * 4  # 30 less the next ante
    assert state.results() == [n - 15 for n in state.earned]
    to_the_end(state, Dice(1))
    assert state.returns() == [float(n) for n in state.results()]


def test_standing_tells_the_sums_of_all_games() -> None:
    """LMS-43: stacks are set back, so in the end they are those of the last game."""
    match = Match(GAME, 4, {"bankroll": 30, "games": 2}, seed="sums")
    dice = Dice(1)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, random_answer(match.state, match.state.ask(seat), dice))
    state = cast(LastManStanding, match.state)
    assert any(state.earned)
    line = result_lines(match)[-1]
    assert {seat: count for seat, _, count in line.standing} == dict(
        enumerate(state.results())
    )
    assert line.message == "standing-from-zero"


def test_sessions_add_up() -> None:
    """LMS-45, LMS-R17: a new deal and a new start seat for every game."""
    firsts = []
    for seed in range(60):
        state = dealt(4, seed=seed, games=2)
        first = state.first
        dice = Dice(seed)
        while state.game_number == 1:
            answer_at_random(state, dice)
        assert state.phase == "auction"
        assert state.round_number == 0
        assert [len(state.zones[HAND + seat]) for seat in range(4)] == [2] * 4
        assert len(state.zones[DECK]) == 52 - 8 - 4
        assert sum(purses(state)) + state.chips[POT] == 0
        firsts.append((state.first - first) % 4)
        to_the_end(state, dice)
        assert state.returns() == [float(n) for n in purses(state)]
        assert sum(state.returns()) == 0
    assert min(firsts.count(step) for step in range(4)) > 5


@pytest.mark.parametrize("seats", GAME.players)
def test_results_sum_to_zero(seats: int) -> None:
    """Section 5, LMS-R02, LMS-27."""
    dice = Dice(seats)
    for seed in range(30):
        state = to_the_end(dealt(seats, seed=seed), dice)
        assert sum(state.returns()) == 0
        best = max(purses(state))
        ranks = [1 if n == best else 0 for n in purses(state)]
        assert [1 if rank == 1 else 0 for rank in state.ranks] == ranks
        survivors = sum(len(state.zones[FIGHTERS + s]) for s in range(seats))
        assert survivors >= 1  # LMS-25


def test_ante_and_other_options() -> None:
    """LMS-02: an ante of one's own; impossible values are refused."""
    assert purses(dealt(4, ante=7)) == [-7] * 4
    assert options_as_text(GAME.agree(8))["ante"] == 22
    for name, value in (("ante", 0), ("games", 0), ("ace", "none"), ("bankroll", 0)):
        with pytest.raises(BadInput, match=f"option {name} is"):
            GAME.agree(4, {name: value})
    for seats in (3, 9):
        with pytest.raises(BadInput, match="4 to 8 players"):
            GAME.agree(seats)


# What players are told


def test_hints_of_the_auction() -> None:
    state = dealt(4, STACK, games=2)
    sentences = read_out(state, 0)
    assert "Game 1 of 2." in sentences
    assert "In the pot: 60. Your result so far: −15." in sentences
    assert "9h costs 4." in sentences
    assert "Everybody still buys 4 cards, this lap included." in sentences
    unseen = sentences[-1]
    assert "2×2" in unseen  # its own two are not among them
    assert "7×3" in unseen


def test_hints_of_the_battle() -> None:
    state = battle("8c 9c 9d Kd", {0: "6h", 1: "6s", 2: "Qh"}, round_number=3)
    sentences = read_out(state, 0)
    assert "Round 3 of 5." in sentences
    assert "Your kills of the last round paid nothing." in sentences
    blocked = "6h of 0 is standing and blocked: another of its rank is there."
    assert blocked in sentences
    assert "Qh of 2 is standing." in sentences
    lone = "Against those standing, your 8c alone would bring 3 coins and fall."
    assert lone in sentences
    low = "Against those standing, your 4c alone would bring 1 coin and live."
    assert low in sentences
    assert read_out(fought("2c 2d Kc Kd", round_number=5), 0) == []


def test_hints_say_only_what_may_be_known() -> None:
    dice = Dice(9)
    for seed in range(6):
        state = dealt(5, seed=seed)
        while state.waiting:
            for seat in state.everyone():
                world = imagine(state, seat, dice)
                real = hints(seen_by(state, seat), seat)
                assert hints(cast(LastManStanding, view(world, seat)), seat) == real
            answer_at_random(state, dice)


# Bots and speed


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_regular_beats_random(seats: int) -> None:
    """By four standard errors of what the regulars of a game win together."""
    table = GAME.table(seats)
    dice = Dice(4)
    won: list[float] = []
    for number in range(60):
        state = cast(LastManStanding, table.blank())
        state.begin(dice.seed())
        while state.waiting:
            seat = state.next_asked()
            pick = state.ask(seat)
            if (seat + number) % 2:
                answer = regular(seen_by(state, seat), pick, dice)
                state.play(seat, answer)
            else:
                state.take(seat, random_answer(state, pick, dice))
        won.append(sum(n for s, n in enumerate(state.returns()) if (s + number) % 2))
    assert mean(won) > 4 * stdev(won) / len(won) ** 0.5


def test_the_bot_reckons_a_round_as_the_rules_do() -> None:
    for seed in range(400):
        dice = Dice(seed)
        standing = [0] + [dice.roll(4) * dice.roll(2) for _ in range(14)]
        if not any(standing):
            continue
        mine = [dice.roll(many + 1) for many in standing]
        pot = dice.roll(30)
        for last in (False, True):
            assert coins_from_round(pot, last, standing, mine) == reckoned(
                pot, last, standing, mine
            )


def reckoned(pot: int, last: bool, standing: list[int], mine: list[int]) -> float:
    """What a round brings whoever has some of the fighters, attack by attack."""
    alive, own = standing[:], mine[:]
    coins = kills = 0
    for attack in attacks(standing):
        due = min(pot, wages(kills, attack.killed))
        pot -= due
        kills += attack.killed
        coins += due if own[attack.rank] else 0
        for rank in range(attack.lowest, attack.highest + 1):
            alive[rank] = own[rank] = 0
        if not pot:
            return coins
    return coins + pot * sum(own) / sum(alive) if last else coins


@pytest.mark.parametrize("ace", ["high", "low"])
def test_regular_plays_to_the_end(ace: str) -> None:
    dice = Dice(2)
    for options in ({"bankroll": 16, "auction_prices": "3_4_5_6"}, {"games": 2}):
        state = cast(LastManStanding, GAME.new(5, {"ace": ace, **options}, 3))
        while state.waiting:
            seat = state.next_asked()
            answer = regular(seen_by(state, seat), state.ask(seat), dice)
            state.play(seat, answer)


def test_bound_and_utility() -> None:
    """Section 5: four purchases and five fighters each, no more."""
    table = GAME.table(6)
    dice = Dice(1)
    for _ in range(50):
        state = table.blank()
        state.begin(dice.seed())
        assert playout(state, dice) <= GAME.bound(table.options, 6) == 54
        assert GAME.utility is not None
        assert max(map(abs, state.returns())) <= GAME.utility(table.options, 6)


def test_doctests() -> None:
    assert doctest.testmod(rules).failed == 0
    assert len(PACK) == 52
