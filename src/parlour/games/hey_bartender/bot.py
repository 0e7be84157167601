"""A decent player of Hey, Bartender!: offers each card when it fetches most."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.hey_bartender.rules import (
    BARTENDER,
    DECK,
    DISCARD,
    HAND,
    PACK,
    HeyBartender,
)
from parlour.kit.change import change, due_of, dues, totals, with_card
from parlour.kit.packs import missing
from parlour.kit.values import VALUE

USUAL: Final = [
    *(0.0, 2.9, 3.5, 3.2, 3.1, 2.4, 2.2),
    *(1.9, 1.6, 1.2, 0.9, 0.7, 0.5, 0.5),
]
"""About four fifths of what each value scores at a good moment, as measured."""

REPLY_WEIGHT: Final = 0.5
"""The weight of the next player's chances against one's own points."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: HeyBartender, pick: Pick, dice: Dice) -> list[Token]:
    """Offers the card that scores best against what its value usually does."""
    hand = pick.options
    if len(hand) == 1:
        return [hand[0]]
    unseen = not_seen(view, pick.seat)
    copies = [0] * 14  # of each value
    for card in unseen:
        copies[VALUE[card]] = copies[VALUE[card]] + 1
    bartender = view.zones[BARTENDER]
    amounts = dues(bartender)
    best = hand[0]
    most = -100.0
    for card in hand:
        price = VALUE[card]
        left = [card]
        if amounts[price]:
            points = float(amounts[price] - price)
            left += bartender
            for taken in change(bartender, amounts[price]):
                left.remove(taken)
        else:
            points = after_drawing(view, price, unseen, dice)
        worth = (
            points - USUAL[price] - REPLY_WEIGHT * chances(left, copies, len(unseen))
        )
        worth += dice.roll(100) / 100_000  # among equals, anyone
        if worth > most:
            most = worth
            best = card
    return [best]


def after_drawing(
    view: HeyBartender, price: int, unseen: list[Piece], dice: Dice
) -> float:
    """Returns the points to be expected where the bartender has to draw for his
    change."""
    deck = unseen
    if not view.zones[DECK]:
        if view.options.deck_out == "short":
            return 0.0  # HEY-R03
        deck = view.zones[DISCARD]
    points = 0
    has = totals(view.zones[BARTENDER])
    for first in deck:
        grown = with_card(has, first)
        amount = due_of(grown, price)
        while not amount:
            grown = with_card(grown, deck[dice.roll(len(deck))])
            amount = due_of(grown, price)
        points += amount - price
    return points / max(1, len(deck))


def chances(bartender: list[Piece], copies: list[int], count: int) -> float:
    """Returns the score of an average unseen card with this bartender."""
    amounts = dues(bartender)
    points = 0
    for price in range(1, 14):
        if amounts[price] > price:
            points += (amounts[price] - price) * copies[price]
    return points / max(1, count)


def not_seen(view: HeyBartender, seat: Seat) -> list[Piece]:
    """Returns the cards that are in the deck or in other hands."""
    zones = view.zones
    seen = zones[HAND + seat] + zones[BARTENDER] + zones[DISCARD]
    return missing(PACK, seen)
