"""A decent player of Boneyard: quiet totals for rich buckets."""

from math import exp
from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.boneyard.rules import (
    BUCKET,
    BUCKETS,
    HAND,
    TAKE,
    VALUE,
    Boneyard,
    possible_totals,
    worth,
)

KEEP: Final = [0, 10, 0, 7, 0, 5, 0, 4, 0, 0, 3]
"""The preference for keeping a card of each value: small ones make unusual totals."""
MAX_TOTAL: Final = 60
"""Larger totals are not thought of."""
MAX_OVERBID: Final = 4
"""Nor are bids above the richest bucket by more than this."""
NO_WAY_COST: Final = 1 << 20

NAIVE_SHARE: Final = 0.4
"""The share of rivals who bid what they first think of."""
PAIR_FREQUENCY: Final = 0.35
"""The frequency of rivals' first thoughts with two cards, where one card is 1."""
UNIQUE_BID_CHANCE: Final = 0.8
"""The probability that a higher bid is not cancelled."""
BID_SCALE_DOLLARS: Final = 1.5
"""Dollars by which a better bid is about three times as likely."""

TARGET_DOLLARS: Final = 6.0
"""Dollars that reaching the target is worth."""
FIRST_CLAIM_DOLLARS: Final = 3.0
"""Dollars that the first claim is worth when a rival is about to win."""
RUIN_DOLLARS: Final = 12.0
"""Dollars that being out costs."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: Boneyard, pick: Pick, dice: Dice) -> list[Token]:
    if view.phase == "claims":
        return [richest(view, pick)]
    return bid(view, pick, dice)


def richest(view: Boneyard, pick: Pick) -> Token:
    """Returns the bucket with the most money; of equals the one with more cards."""
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
    """Returns a total that probably nobody else bids, for what it probably gets."""
    hand = pick.options
    if len(hand) == 1:
        return [hand[0]]
    buckets = sorted([worth(view.zones[BUCKET + k]) for k in range(BUCKETS)])[::-1]
    top = buckets[0]
    highest = min(top + MAX_OVERBID, MAX_TOTAL)
    for card in hand:
        if VALUE[card] > highest:
            highest = VALUE[card]
    crowd = expected_crowd(view, pick.seat, buckets, highest)
    gains, first = prospects(crowd, buckets, view.options.target - worth(hand))
    cost, chosen = ways_to_bid(hand, highest)
    guard = FIRST_CLAIM_DOLLARS if threatened(view, pick.seat, top) else 0.0
    money = worth(hand)
    totals: list[int] = []
    values: list[float] = []
    for total in range(1, highest + 1):
        if cost[total] < NO_WAY_COST:
            value = gains[total] + guard * first[total] - cost[total] / 20
            if total == money:
                value -= (1.0 - exp(-crowd[total])) * RUIN_DOLLARS
            totals.append(total)
            values.append(value)
    mask = chosen[totals[draw_by_value(values, dice)]]
    return [hand[place] for place in range(len(hand)) if mask >> place & 1]


def draw_by_value(values: list[float], dice: Dice) -> int:
    """Returns one of several at random, the better ones far more often."""
    best = max(values)
    weights = [exp((value - best) / BID_SCALE_DOLLARS) for value in values]
    rest = sum(weights) * dice.roll(1 << 20) / (1 << 20)
    for number in range(len(weights)):
        rest -= weights[number]
        if rest < 0:
            return number
    return len(weights) - 1


def expected_crowd(
    view: Boneyard, me: Seat, buckets: list[int], highest: int
) -> list[float]:
    """Estimates the number of rivals who bid each total.

    First thoughts are single cards and pairs; on second thoughts one avoids those.
    """
    naive = [0.0] * (highest + 1)
    able: list[list[int]] = []
    for seat in view.everyone():
        if seat != me:
            hand = [card for card in view.zones[HAND + seat] if card != HIDDEN]
            if hand:
                first_thought(hand, naive)
                able.append(reachable(hand, highest))
    gains, _ = prospects(naive, buckets, NO_WAY_COST)
    best = max(gains)
    appeal = [exp((gain - best) / BID_SCALE_DOLLARS) for gain in gains]
    crowd = [NAIVE_SHARE * one for one in naive]
    for totals in able:
        whole = 0.0
        for total in totals:
            whole += appeal[total]
        share = (1.0 - NAIVE_SHARE) / whole
        for total in totals:
            crowd[total] = crowd[total] + appeal[total] * share
    return crowd


def first_thought(hand: list[Piece], crowd: list[float]) -> None:
    """Adds what somebody bids who does not think: one card, sometimes two."""
    highest = len(crowd) - 1
    size = len(hand)
    whole = size + PAIR_FREQUENCY * size * (size - 1) / 2
    for one in range(size):
        value = VALUE[hand[one]]
        total = min(value, highest)
        crowd[total] = crowd[total] + 1.0 / whole
        for other in range(one):
            total = min(value + VALUE[hand[other]], highest)
            crowd[total] = crowd[total] + PAIR_FREQUENCY / whole


def reachable(hand: list[Piece], highest: int) -> list[int]:
    """Returns the totals that a hand can make; the highest stands for all beyond it."""
    sums = possible_totals(hand)
    totals = [total for total in range(1, highest) if sums >> total & 1]
    if sums >> highest:
        totals.append(highest)
    return totals


def prospects(
    crowd: list[float], buckets: list[int], missing: int
) -> tuple[list[float], list[float]]:
    """Estimates the gain of each total, and the probability that it claims first.

    `missing` is what its bidder needs to win; reaching that is worth more.
    """
    gains = [0.0] * len(crowd)
    first = [0.0] * len(crowd)
    higher = 0.0
    for total in range(len(crowd) - 1, 0, -1):
        lonely = exp(-crowd[total])
        chance = exp(-higher)  # that exactly this many claim before
        gain = 0.0
        rest = 1.0
        for place in range(BUCKETS):
            worth_it = buckets[place]
            if worth_it - total >= missing:
                gain += chance * (worth_it + TARGET_DOLLARS)
            else:
                gain += chance * worth_it
            rest -= chance
            if place == 0:
                first[total] = lonely * chance
            chance *= higher / (place + 1)
        gains[total] = lonely * (gain + rest * total) - total
        higher += crowd[total] * UNIQUE_BID_CHANCE
    return gains, first


def ways_to_bid(hand: list[Piece], highest: int) -> tuple[list[int], list[int]]:
    """Returns, for each total, the set of cards one would miss least, and how much."""
    cost = [NO_WAY_COST] * (highest + 1)
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


def threatened(view: Boneyard, me: Seat, top: int) -> bool:
    """Returns whether the richest bucket takes a rival to the target, or nearly."""
    for seat in view.everyone():
        if seat != me:
            cards = [card for card in view.zones[HAND + seat] if card != HIDDEN]
            if worth(cards) + top - 5 >= view.options.target:
                return True
    return False
