"""A decent player of Boneyard: quiet totals for rich buckets."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Token
from parlour.games.boneyard.rules import (
    BUCKET,
    BUCKETS,
    HAND,
    TAKE,
    VALUE,
    Boneyard,
    worth,
)

KEEP: Final = [0, 10, 0, 7, 0, 5, 0, 4, 0, 0, 3]
"""How gladly a card of each value is kept: small ones make unusual totals."""
REACH: Final = 4
"""Bids above the richest bucket by more than this are not thought of."""
NO_WAY: Final = 1 << 20

SINGLE: Final = 1.0
PAIR: Final = 0.35
TOO_HIGH: Final = 0.25
"""How often rivals bid one card, two cards, and more than the richest bucket."""
ALONE: Final = 0.8
"""How often a higher bid is not cancelled."""

HOME: Final = 6.0
"""Dollars that reaching the target is worth."""
GUARD: Final = 3.0
"""Dollars that the first claim is worth when a rival is about to win."""
RUIN: Final = 12.0
"""Dollars that being out costs."""
NEAR: Final = 1.0
"""Totals within so many dollars of the best are mixed."""


def regular(view: Boneyard, pick: Pick, dice: Dice) -> list[Token]:
    if view.phase == "claims":
        return [richest(view, pick)]
    return bid(view, pick, dice)


def richest(view: Boneyard, pick: Pick) -> Token:
    """The bucket with the most money; of equals the one with more cards."""
    best = pick.options[0]
    most = -1
    for token in pick.options:
        cards = view.zones[BUCKET + token - TAKE]
        wealth = worth(cards) * 100 + len(cards)
        if wealth > most:
            most = wealth
            best = token
    return best


def bid(view: Boneyard, pick: Pick, dice: Dice) -> list[Token]:
    """A total that probably nobody else bids, for what it probably gets."""
    hand = pick.options
    if len(hand) == 1:
        return [hand[0]]
    buckets = sorted([worth(view.zones[BUCKET + k]) for k in range(BUCKETS)])[::-1]
    highest = buckets[0] + REACH
    for card in hand:
        if VALUE[card] > highest:
            highest = VALUE[card]
    cost, chosen = ways_to_bid(hand, highest)
    rivals = [
        likely_bids(view.zones[HAND + seat], buckets[0], highest)
        for seat in view.everyone()
        if seat != pick.seat and view.zones[HAND + seat]
    ]
    money = worth(hand)
    guard = threatened(view, pick, buckets[0])
    totals: list[int] = []
    values: list[float] = []
    for total in range(1, highest + 1):
        if cost[total] < NO_WAY:
            value = expected(total, money, buckets, rivals, view.options.target, guard)
            totals.append(total)
            values.append(value - cost[total] / 20)
    best = max(values)
    good = [t for t, v in zip(totals, values, strict=True) if v >= best - NEAR]
    mask = chosen[good[dice.roll(len(good))]]
    return [hand[place] for place in range(len(hand)) if mask >> place & 1]


def ways_to_bid(hand: list[Piece], highest: int) -> tuple[list[int], list[int]]:
    """For each total the set of cards one would miss least, and how much."""
    cost = [NO_WAY] * (highest + 1)
    chosen = [0] * (highest + 1)
    cost[0] = 0
    for place in range(len(hand)):
        value = VALUE[hand[place]]
        kept = KEEP[value]
        for total in range(highest, value - 1, -1):
            missed = cost[total - value] + kept
            if missed < cost[total]:
                cost[total] = missed
                chosen[total] = chosen[total - value] | 1 << place
    return cost, chosen


def likely_bids(hand: list[Piece], top: int, highest: int) -> list[float]:
    """How likely a rival bids each total: mostly one card, sometimes two."""
    chances = [0.0] * (highest + 1)
    values = [VALUE[card] for card in hand if card != HIDDEN]
    whole = 0.0
    for one in range(len(values)):
        value = values[one]
        weight = SINGLE if value <= top else TOO_HIGH
        whole += weight
        chances[min(value, highest)] += weight
        for other in range(one):
            both = value + values[other]
            weight = PAIR if both <= top else PAIR * TOO_HIGH
            whole += weight
            chances[min(both, highest)] += weight
    if whole:
        chances = [chance / whole for chance in chances]
    return chances


def threatened(view: Boneyard, pick: Pick, top: int) -> bool:
    """Whether the richest bucket takes a rival to the target, or nearly."""
    for seat in view.everyone():
        if seat != pick.seat:
            cards = [card for card in view.zones[HAND + seat] if card != HIDDEN]
            if worth(cards) + top - 5 >= view.options.target:
                return True
    return False


def expected(
    total: int,
    money: int,
    buckets: list[int],
    rivals: list[list[float]],
    target: int,
    guard: bool,
) -> float:
    """What a bid of so much is expected to bring, in dollars."""
    lonely = 1.0
    places = [1.0] + [0.0] * BUCKETS  # how likely so many bids are before this one
    for chances in rivals:
        lonely *= 1.0 - chances[total]
        higher = 0.0
        for above in range(total + 1, len(chances)):
            higher += chances[above]
        higher *= ALONE
        for place in range(BUCKETS, 0, -1):
            stay = places[place] if place == BUCKETS else places[place] * (1.0 - higher)
            places[place] = stay + places[place - 1] * higher
        places[0] *= 1.0 - higher
    gain = places[BUCKETS] * total  # BON-07: it comes back
    for place in range(BUCKETS):
        gain += places[place] * buckets[place]
        if money - total + buckets[place] >= target:
            gain += places[place] * HOME
    if guard:
        gain += places[0] * GUARD
    value = lonely * gain - total
    if total == money:
        value -= (1.0 - lonely) * RUIN
    return value
