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
from parlour.kit.values import ORDER, VALUE, total

SPENDING: Final = 6.0
"""Coins that a player spends in a trick, about."""
SPREAD: Final = 3.0
"""How far off such guesses are."""


def regular(view: PennilessAndInsane, pick: Pick, dice: Dice) -> list[Token]:
    """Bids for the best hand on average, the bonus included; buys the best card."""
    if view.phase == "purchases":
        return [best_art(view, pick)]
    best = pick.options[0]
    most = -1.0
    unseen = not_seen(view, pick.seat)
    for card in pick.options:
        worth = worth_of(view, pick.seat, card, unseen)
        worth += dice.roll(100) / 100_000  # among equals, anyone
        if worth > most:
            most = worth
            best = card
    return [best]


def best_art(view: PennilessAndInsane, pick: Pick) -> Piece:
    """The highest card of the pool."""
    best = pick.options[0]
    for card in pick.options:
        if ORDER[card] > ORDER[best]:
            best = card
    return best


def worth_of(
    view: PennilessAndInsane, seat: Seat, bid: Piece, unseen: list[int]
) -> float:
    """What the hand scores on average after this bid."""
    held = total(view.zones[HAND + seat])
    money = view.chips[seat]
    cost = VALUE[bid]
    if cost > money:
        return scored(view, seat, held, money)
    art = sorted([VALUE[card] for card in view.zones[POOL]], reverse=True)
    before = places(view, seat, bid, unseen)
    worth = 0.0
    for place in range(view.seats):
        if place < len(art):
            after = held - cost + art[place]
            worth += before[place] * scored(view, seat, after, money - cost)
        else:
            worth += before[place] * scored(view, seat, held, money)
    return worth


def scored(view: PennilessAndInsane, seat: Seat, held: int, money: int) -> float:
    """The worth of a hand with the chance of the bonus, from this money left."""
    later = TRICKS - view.trick
    mine = max(0.0, money - SPENDING * later)
    chance = 1.0
    for rival in view.everyone():
        if rival != seat:
            theirs = max(0.0, view.chips[rival] - SPENDING * (later + 1))
            chance *= 1.0 / (1.0 + exp((mine - theirs - 0.5) / SPREAD))
    return held * (1.0 + 2.0 * chance)


def not_seen(view: PennilessAndInsane, seat: Seat) -> list[int]:
    """The places in the order of bids of all cards that may be hidden in a hand."""
    zones = view.zones
    seen = zones[POOL] + zones[DISCARD]
    for other in view.everyone():
        seen += zones[HAND + other]
    return [ORDER[card] for card in PACK if card not in seen]


def places(
    view: PennilessAndInsane, seat: Seat, bid: Piece, unseen: list[int]
) -> list[float]:
    """How likely so many rivals buy before this bid: 0, 1, 2 and so on."""
    likely = [1.0] + [0.0] * (view.seats - 1)
    for rival in view.everyone():
        if rival == seat:
            continue
        hand = view.zones[HAND + rival]
        known = [ORDER[card] for card in hand if card != HIDDEN]
        below = min(ORDER[bid], 4 * view.chips[rival] + 4)  # and within their means
        share = len([place for place in unseen if place < below]) / len(unseen)
        lower = len([place for place in known if place < below])
        share = (share * (len(hand) - len(known)) + lower) / len(hand)
        for place in range(view.seats - 1, 0, -1):
            likely[place] += share * (likely[place - 1] - likely[place])
        likely[0] *= 1.0 - share
    return likely
