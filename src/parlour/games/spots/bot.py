"""A decent player of Spots: every card is paid in sooner or later, so when?"""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Token
from parlour.games.spots.rules import DECK, HAND, MIDDLE, PACK, PILE, PLAYED, Spots
from parlour.kit.change import (
    change,
    due,
    due_in_fewest,
    due_of,
    totals,
    with_card,
)
from parlour.kit.packs import missing
from parlour.kit.values import VALUE, total

USUAL: Final = [0.0, 3.7, 3.3, 2.6, 2.2, 1.6, 1.3, 1.0, 0.9, 0.8, 0.9]
"""About four fifths of what each value fetches beyond the price, measured in play."""

REPLY_WEIGHT: Final = 0.6
"""The weight of an only rival's best excess against one's own."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: Spots, pick: Pick, dice: Dice) -> list[Token]:
    """Pays the card that does best against what its value usually fetches."""
    if view.phase == "change":
        return chosen_change(view, pick, dice)
    best = pick.options[0]
    most = -100.0
    if len(pick.options) > 1:
        unseen = in_the_deck(view)
        for card in pick.options:
            worth = promise(view, pick, card, unseen, dice) - USUAL[VALUE[card]]
            worth += dice.roll(100) / 100_000  # among equals, anyone
            if worth > most:
                most = worth
                best = card
    return [best]


def promise(
    view: Spots, pick: Pick, card: Piece, unseen: list[Piece], dice: Dice
) -> float:
    """Returns the excess a card brings now, less what it then leaves to the next
    player."""
    middle = view.zones[MIDDLE]
    price = VALUE[card]
    amount = amount_due(view, middle, price)
    if amount:
        left = [card, *middle]
        for taken in change(middle, amount):
            left.remove(taken)
        return amount - price - reply(view, pick, left)
    if not unseen:
        return total(middle) - price  # SPO-29
    gain = 0.0
    least = view.options.overpay_rule == "least_excess"
    has = totals(middle)
    for first in unseen:
        if least:
            marks = with_card(has, first)
            amount = due_of(marks, price)
            while not amount:
                marks = with_card(marks, unseen[dice.roll(len(unseen))])
                amount = due_of(marks, price)
        else:
            grown = [*middle, first]
            amount = due_in_fewest(grown, price)
            while not amount:
                grown.append(unseen[dice.roll(len(unseen))])
                amount = due_in_fewest(grown, price)
        gain += amount - price
    return gain / len(unseen) - reply(view, pick, [card])


def reply(view: Spots, pick: Pick, middle: list[Piece]) -> float:
    """Returns the next player's best gain from a middle, weighted."""
    best = 0.0
    least = view.options.overpay_rule == "least_excess"
    marks = totals(middle)
    for card in view.zones[HAND + view.left_of(pick.seat)]:
        price = VALUE[card]
        amount = due_of(marks, price) if least else due_in_fewest(middle, price)
        excess = amount - price - USUAL[price]
        if excess > best:
            best = excess
    return REPLY_WEIGHT * best / (view.seats - 1)  # one rival of several gains


def amount_due(view: Spots, middle: list[Piece], price: int) -> int:
    if view.options.overpay_rule == "least_excess":
        return due(middle, price)
    return due_in_fewest(middle, price)


def in_the_deck(view: Spots) -> list[Piece]:
    """Returns the cards that may be turned up next; all others lie open."""
    zones = view.zones
    if not zones[DECK]:
        if view.options.deck_out == "short":
            return []
        piled: list[Piece] = []  # SPO-13: the score piles are the next deck
        for seat in view.everyone():
            piled += zones[PILE + seat]
        return piled
    open_cards = zones[MIDDLE] + zones[PLAYED]
    for seat in view.everyone():
        open_cards += zones[HAND + seat]
        open_cards += zones[PILE + seat]
    return missing(PACK, open_cards)


def chosen_change(view: Spots, pick: Pick, dice: Dice) -> list[Token]:
    """Returns the set that leaves the next player least, named by where it differs."""
    best: list[Piece] = []
    least = 100.0
    for some in view.offers():
        left = [card for card in view.zones[MIDDLE] if card not in some]
        worth = reply(view, pick, left + view.zones[PLAYED])
        worth += dice.roll(100) / 100_000
        if worth < least:
            least = worth
            best = some
    answer: list[Token] = []
    able = view.narrow(pick, answer)
    while able:
        for card in best:
            if card in able:
                answer.append(card)
                break
        able = view.narrow(pick, answer)
    return answer
