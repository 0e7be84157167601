"""A decent player of Penniless and Insane: plans its money and keeps good cards."""

from math import exp
from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.penniless_and_insane.rules import (
    DISCARD,
    HAND,
    PACK,
    POOL,
    TRICKS,
    PennilessAndInsane,
)
from parlour.kit.packs import missing
from parlour.kit.values import ORDER, VALUE, total

TOP_PLACE: Final = max(ORDER) + 1
"""More than any place in the order of bids."""

COINS_PER_TRICK: Final = 6.0
"""Coins that a player spends in a trick, about."""
GUESS_ERROR_COINS: Final = 3.0
"""The usual error of such guesses."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: PennilessAndInsane, pick: Pick, dice: Dice) -> list[Token]:
    """Bids for the best hand on average, the bonus included; buys the best card."""
    if view.phase == "purchases":
        return [best_art(view, pick)]
    best = pick.options[0]
    most = -1.0
    unseen = below_each(not_seen(view, pick.seat))
    kept = bonus(view, pick.seat, view.chips[pick.seat])
    for card in pick.options:
        worth = worth_of(view, pick.seat, card, unseen, kept)
        worth += dice.roll(100) / 100_000  # among equals, anyone
        if worth > most:
            most = worth
            best = card
    return [best]


def best_art(view: PennilessAndInsane, pick: Pick) -> Piece:
    """Returns the highest card of the pool."""
    best = pick.options[0]
    for card in pick.options:
        if ORDER[card] > ORDER[best]:
            best = card
    return best


def worth_of(
    view: PennilessAndInsane, seat: Seat, bid: Piece, unseen: list[int], kept: float
) -> float:
    """Estimates the score of the hand after this bid.

    `kept` is what counts for points where the money is kept.
    """
    held = total(view.zones[HAND + seat])
    money = view.chips[seat]
    cost = VALUE[bid]
    if cost > money:
        return held * kept
    art = sorted([VALUE[card] for card in view.zones[POOL]], reverse=True)
    before = places(view, seat, bid, unseen)
    spent = bonus(view, seat, money - cost)
    worth = 0.0
    for place in range(view.seats):
        if place < len(art):
            worth += before[place] * ((held - cost + art[place]) * spent)
        else:
            worth += before[place] * (held * kept)
    return worth


def bonus(view: PennilessAndInsane, seat: Seat, money: int) -> float:
    """Returns the weight of a point with the chance of the bonus, from this money
    left."""
    later = TRICKS - view.trick
    mine = max(0.0, money - COINS_PER_TRICK * later)
    chance = 1.0
    for rival in view.everyone():
        if rival != seat:
            theirs = max(0.0, view.chips[rival] - COINS_PER_TRICK * (later + 1))
            chance *= 1.0 / (1.0 + exp((mine - theirs - 0.5) / GUESS_ERROR_COINS))
    return 1.0 + 2.0 * chance


def not_seen(view: PennilessAndInsane, seat: Seat) -> list[int]:
    """Returns the places in the order of bids of all cards that may be hidden in a
    hand."""
    zones = view.zones
    seen = zones[POOL] + zones[DISCARD]
    for other in view.everyone():
        seen += zones[HAND + other]
    return [ORDER[card] for card in missing(PACK, seen)]


def below_each(places: list[int]) -> list[int]:
    """Counts the places below each place, and at last all of them."""
    here = [0] * TOP_PLACE
    for place in places:
        here[place] = here[place] + 1
    below = [0]
    for count in here:
        below.append(below[-1] + count)
    return below


def places(
    view: PennilessAndInsane, seat: Seat, bid: Piece, unseen: list[int]
) -> list[float]:
    """Returns the probabilities that 0, 1, 2 and so on rivals buy before this bid."""
    likely = [1.0] + [0.0] * (view.seats - 1)
    for rival in view.everyone():
        if rival == seat:
            continue
        hand = view.zones[HAND + rival]
        known = [ORDER[card] for card in hand if card != HIDDEN]
        below = min(ORDER[bid], 4 * view.chips[rival] + 4)  # and within their means
        share = unseen[below] / unseen[TOP_PLACE]
        lower = len([place for place in known if place < below])
        share = (share * (len(hand) - len(known)) + lower) / len(hand)
        for place in range(view.seats - 1, 0, -1):
            here = likely[place]
            likely[place] = here + share * (likely[place - 1] - here)
        likely[0] = likely[0] * (1.0 - share)
    return likely
