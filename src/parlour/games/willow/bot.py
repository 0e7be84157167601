"""A regular at the Willow table: counts cards and pot odds, and bluffs now and then.

In the first round it weighs its hidden card against hands it knows nothing of; in
the second it tries every card a rival may hide under the open one.
"""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.games.willow.hands import VALUES, hand_worth, worth_of
from parlour.games.willow.hints import (
    CARDS_PER_VALUE,
    HIGHEST_VALUE,
    lower_hands,
    unseen_values,
)
from parlour.games.willow.rules import AMOUNT, CALL, CHECK, DOWN, FOLD, POT, UP, Willow
from parlour.kit.betting import winnable

BLUFF_PERCENT: Final = 7  # times in a hundred
BLUFF_RIVALS: Final = 2
FRIGHTENING: Final = (1, 2, 11, 12)
"""Open cards that may well belong to a wide gap."""


def lower_share(worth: int) -> float:
    """Returns the share of all hands that are worse, ties counted half."""
    lower = 0.0
    total = 0.0
    for one in range(1, HIGHEST_VALUE + 1):
        for other in range(1, HIGHEST_VALUE + 1):
            ways = float(
                CARDS_PER_VALUE
                * (CARDS_PER_VALUE - 1 if one == other else CARDS_PER_VALUE)
            )
            total += ways
            rival = worth_of(one, other)
            if rival < worth:
                lower += ways
            elif rival == worth:
                lower += ways / 2
    return lower / total


def first_card_chances() -> list[list[float]]:
    """Returns the chance of the best hand in the end, by first card and number of
    rivals."""
    table = [[1.0] * 10]
    for value in range(1, HIGHEST_VALUE + 1):
        chances = [0.0] * 10
        for second in range(1, HIGHEST_VALUE + 1):
            ways = CARDS_PER_VALUE - 1 if value == second else CARDS_PER_VALUE
            beaten = lower_share(worth_of(value, second))
            likely = 1.0
            for rivals in range(10):
                chances[rivals] += likely * ways / (CARDS_PER_VALUE * HIGHEST_VALUE - 1)
                likely *= beaten
        table.append(chances)
    return table


FIRST_CARD: Final = first_card_chances()

LIKELY: Final = [round(100 * chances[2]) for chances in FIRST_CARD]
"""The probability that a rival stayed in with each first card, as weights."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: Willow, pick: Pick, dice: Dice) -> list[Token]:
    """Folds, calls by pot odds, raises with the better hands, and seldom bluffs."""
    seat = pick.seat
    rivals = rivals_of(view, seat)
    chance = chance_of_best(view, seat, rivals)
    # Against one rival this is the chance itself; several pay for longer odds.
    edge = chance * (len(rivals) + 1) / 2
    owed = view.level - view.paid[seat]
    if view.options.bankroll == "table_stakes":
        owed = min(owed, view.chips[seat])
    pot = view.chips[POT]
    least, most = amounts(pick)
    reach = min(most, max(least, pot + owed))  # a bet beyond the pot scares too many
    if most and edge > 0.8:
        return [Token(AMOUNT + reach)]
    if most and edge > 0.6:
        return [Token(AMOUNT + max(least, reach // 2))]
    price = owed or least
    worth_it = chance * (winnable(view.put_in, seat, price) + price) > price
    if owed and worth_it:
        return [CALL]
    if CHECK in pick.options[:2]:
        return [CHECK]
    if not owed and worth_it:
        return [Token(AMOUNT + least)]
    if most and view.phase == "second" and len(rivals) <= BLUFF_RIVALS:
        shown = VALUES[view.zones[UP + seat][0]]
        if shown in FRIGHTENING and dice.chance(BLUFF_PERCENT):
            return [Token(AMOUNT + max(least, reach // 2))]
    return [FOLD]


def explain_hand(view: Willow, pick: Pick) -> list[tuple[str, dict[str, str | int]]]:
    """Computes the probability that its hand was the best, to explain it afterwards."""
    seat = pick.seat
    rivals = rivals_of(view, seat)
    values: dict[str, str | int] = {
        "percent": round(100 * chance_of_best(view, seat, rivals)),
        "rivals": len(rivals),
    }
    if view.phase == "first":
        return [("first-card", values)]
    values["piece"] = view.table.pieces.names[view.zones[UP + seat][0]]
    return [("both-cards", values)]


def rivals_of(view: Willow, seat: Seat) -> list[Seat]:
    """Returns the others who are still in."""
    return view.seats_in(view.still_in & ~(1 << seat))


def chance_of_best(view: Willow, seat: Seat, rivals: list[Seat]) -> float:
    """Returns the probability that a hand is the best in the end."""
    if view.phase == "first":
        return FIRST_CARD[VALUES[view.zones[DOWN + seat][0]]][len(rivals)]
    return second_round_chance(view, seat, rivals)


def amounts(pick: Pick) -> tuple[int, int]:
    """Returns the smallest and largest bet or raise offered; (0, 0) for none."""
    options = pick.options
    for place in range(1, min(3, len(options))):
        if options[place] >= AMOUNT:
            return options[place] - AMOUNT, options[-1] - AMOUNT
    return 0, 0


def second_round_chance(view: Willow, seat: Seat, rivals: list[Seat]) -> float:
    """Returns the chance of the best hand, with every card a rival may hide tried
    out."""
    unseen = unseen_values(view, seat)
    weights = [unseen[value] * LIKELY[value] for value in range(HIGHEST_VALUE + 1)]
    own = hand_worth(view.zones[DOWN + seat][0], view.zones[UP + seat][0])
    chance = 1.0
    for rival in rivals:
        shown = VALUES[view.zones[UP + rival][0]]
        lower, total = lower_hands(own, shown, weights)
        chance *= lower / total
    return chance
