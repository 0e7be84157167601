"""A decent player of Brain Baseball!: goes for strikes, catches what is worth it."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.brain_baseball.rules import (
    BALL,
    CATCH,
    DISCARD,
    FIELDING,
    HAND,
    NOBODY,
    PACK,
    PASS,
    STRIKES,
    SWING,
    WON,
    BrainBaseball,
)
from parlour.kit.values import VALUE

KEEP: Final = [0.0, 7.0, 6.0, 3.0, 2.0, 1.5, 1.5, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0]
"""The worth of a card of each value in the hand, in points."""
GAME_WON_POINTS: Final = 60.0
"""The worth of winning at once with three strikes, in points."""
SWING_CHANCE: Final = 0.6
"""The probability that players who can swing, or field, do so."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: BrainBaseball, pick: Pick, dice: Dice) -> list[Token]:
    match view.phase:
        case "pitch":
            return [choose_pitch(view, pick, dice)]
        case "swing":
            return [choose_swing(view, pick)]
        case _:
            return [choose_catch(view, pick)]


def choose_pitch(view: BrainBaseball, pick: Pick, dice: Dice) -> Token:
    """Returns the ball that brings most: its points, strikes, and what is kept."""
    chances = strike_chances(view, pick.seat, unseen_cards(view, pick.seat))
    hand = sorted(pick.options, key=VALUE.__getitem__)
    needed = STRIKES - view.streak
    if view.options.three_strike_rule and 0 < needed <= len(hand):
        outlook = 1.0
        for card in hand[:needed]:
            outlook *= chances[VALUE[card]]
        if outlook > 0.2:
            return hand[needed - 1]  # the surest ball is for the last strike
    best = hand[0]
    most = -100.0
    for card in hand:
        value = VALUE[card]
        worth = chances[value] * (value + 3.0) - KEEP[value]
        if view.options.gambling:
            worth -= 0.5 * value
        worth += dice.roll(100) / 1000  # among equals, anyone
        if worth > most:
            most = worth
            best = card
    return best


def choose_swing(view: BrainBaseball, pick: Pick) -> Token:
    """Swings to stop a third strike, and else only where it costs little."""
    swings = [card for card in pick.options if card != PASS]
    if not swings:
        return PASS
    cheapest = swings[0]
    for card in swings:
        if KEEP[VALUE[card]] < KEEP[VALUE[cheapest]]:
            cheapest = card
    if view.taker == NOBODY and view.options.three_strike_rule:
        if view.streak == STRIKES - 1:
            return cheapest
        if view.streak == STRIKES - 2 and KEEP[VALUE[cheapest]] <= 2.0:
            return cheapest
    ball = VALUE[view.zones[BALL][0]]
    uncaught = 1.0
    unseen = unseen_cards(view, pick.seat)
    share = share_of(unseen, ball)
    for seat in view.everyone():
        if seat != pick.seat:
            held = len(view.zones[HAND + seat])
            uncaught *= 1 - SWING_CHANCE * (1 - without(share, held))
    chances = strike_chances(view, pick.seat, unseen)
    gain = uncaught * (ball + pitching(view, pick.seat, cheapest, chances))
    return cheapest if gain > KEEP[VALUE[cheapest]] * thrift(view) else PASS


def choose_catch(view: BrainBaseball, pick: Pick) -> Token:
    """Catches a ball that is worth more than the card, or a turn to pitch."""
    ball = VALUE[view.zones[BALL][0]]
    unseen = unseen_cards(view, pick.seat)
    chances = strike_chances(view, pick.seat, unseen)
    left = thrift(view)
    best = PASS
    most = 0.0
    for card in pick.options:
        if card == PASS:
            continue
        gain = ball + pitching(view, pick.seat, card, chances)
        share = share_of(unseen, FIELDING[card] + 1)
        seat = view.left_of(pick.seat)
        while seat != view.hitter:
            held = len(view.zones[HAND + seat])
            gain *= 1 - SWING_CHANCE * (1 - without(share, held))
            seat = view.left_of(seat)
        gain -= KEEP[VALUE[card]] * left
        if gain > most:
            most = gain
            best = card
    return best


def pitching(
    view: BrainBaseball, seat: Seat, spent: Piece, chances: list[float]
) -> float:
    """Returns the worth of pitching next, once a card is spent."""
    values = sorted([VALUE[card] for card in view.zones[HAND + seat] if card != spent])
    if not values:
        return 0.0
    if len(values) < STRIKES or not view.options.three_strike_rule:
        return 1.0
    outlook = GAME_WON_POINTS
    for value in values[:STRIKES]:
        outlook *= chances[value]
    return 1.0 + outlook


def thrift(view: BrainBaseball) -> float:
    """Returns the weight of cards in hand; the last of them count for nothing."""
    others = 0
    for seat in view.everyone():
        others += len(view.zones[HAND + seat])
    return min(1.0, others / (3 * view.seats))


def strike_chances(view: BrainBaseball, seat: Seat, unseen: list[Piece]) -> list[float]:
    """Returns, for a ball of each value, the chance that nobody swings at it."""
    count = max(1, len(unseen))
    low = [0] * 14
    for card in unseen:
        low[VALUE[card]] = low[VALUE[card]] + 1
    eager = 1.0 if view.streak == STRIKES - 1 else SWING_CHANCE
    chances = [1.0] * 14
    able = 0
    for value in range(1, 14):
        able += low[value]
        for other in view.everyone():
            if other != seat:
                held = len(view.zones[HAND + other])
                lets_be = 1 - eager * (1 - without(able / count, held))
                chances[value] = chances[value] * lets_be
    return chances


def share_of(unseen: list[Piece], least: int) -> float:
    """Returns the share of unseen cards that catch from this value up."""
    able = 0
    for card in unseen:
        if FIELDING[card] >= least:
            able += 1
    return able / max(1, len(unseen))


def without(share: float, held: int) -> float:
    """Returns the chance that none of the cards held is one of such a share of all.

    >>> without(0.5, 2)
    0.25
    """
    chance = 1.0
    for _ in range(held):
        chance *= 1 - share
    return chance


def unseen_cards(view: BrainBaseball, seat: Seat) -> list[Piece]:
    """Returns cards that this seat has not seen in this inning."""
    seen = [False] * len(PACK)
    zones = view.zones
    for card in zones[HAND + seat] + zones[BALL] + zones[DISCARD]:
        seen[card] = True
    for other in view.everyone():
        for card in zones[WON + other] + zones[SWING + other] + zones[CATCH + other]:
            seen[card] = True
    return [card for card in PACK if not seen[card]]
