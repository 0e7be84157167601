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
    rivals = rivals_before(view, pick.seat)
    for card in pick.options:
        worth = worth_of(view, pick.seat, card, rivals)
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
    view: PennilessAndInsane, seat: Seat, bid: Piece, rivals: list[float]
) -> float:
    """What the hand scores on average after this bid."""
    held = total(view.zones[HAND + seat])
    money = view.chips[seat]
    cost = VALUE[bid]
    if cost > money:
        return scored(view, seat, held, money)
    art = sorted([VALUE[card] for card in view.zones[POOL]], reverse=True)
    before = places(view, seat, bid, rivals)
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


def rivals_before(view: PennilessAndInsane, seat: Seat) -> list[float]:
    """The cards this seat has not seen."""
    zones = view.zones
    seen = zones[HAND + seat] + zones[POOL] + zones[DISCARD]
    return [float(ORDER[card]) for card in PACK if card not in seen]


def places(
    view: PennilessAndInsane, seat: Seat, bid: Piece, unseen: list[float]
) -> list[float]:
    """How likely so many rivals buy before this bid: 0, 1, 2 and so on."""
    likely = [1.0] + [0.0] * (view.seats - 1)
    for rival in view.everyone():
        if rival == seat:
            continue
        known = [float(ORDER[c]) for c in view.zones[HAND + rival] if c != HIDDEN]
        hidden = len(view.zones[HAND + rival]) - len(known)
        reach = min(float(ORDER[bid]), 4.0 * view.chips[rival] + 4.0)
        share = len([one for one in unseen if one < reach]) / max(1, len(unseen))
        share = (share * hidden + len([one for one in known if one < reach])) / 3.0
        for place in range(view.seats - 1, 0, -1):
            likely[place] += share * (likely[place - 1] - likely[place])
        likely[0] *= 1.0 - share
    return likely
