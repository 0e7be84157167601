"""A decent player of Following Suit: win the prey of a suit worth collecting."""

from math import exp
from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, suit
from parlour.games.following_suit.rules import (
    DISCARD,
    HAND,
    PACK,
    POOL,
    PREY,
    FollowingSuit,
    suit_sums,
    turns_in_all,
)
from parlour.kit.values import VALUE

SIDE_SUIT_WEIGHT: Final = 0.3
"""The worth of a point outside the best suit while turns are left."""
CARD_POINTS: Final = 2.0
"""The worth of having a card to play."""
DENIED_POINT_WEIGHT: Final = 0.1
"""The worth of a point that a rival collecting that suit does not get."""
RICH_POINTS: Final = 15
"""Points of a suit that make somebody known to collect it."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: FollowingSuit, pick: Pick, dice: Dice) -> list[Token]:
    """Weighs what each mark may capture against what is left in the hand."""
    hand = pick.options
    if len(hand) == 1:
        return [hand[0]]
    left = turns_in_all(view.seats) - view.turns
    pool = suit_sums(view.zones[POOL])
    crowd = cards_by_suit(view.zones[POOL])
    likely = likely_marks(view, pick.seat, pool)
    sums = suit_sums(hand)
    preys = [prey_of(kind, pool, crowd, likely) for kind in range(4)]
    rich = collected_by_rivals(view, pick.seat)
    denied = [
        DENIED_POINT_WEIGHT * pool[kind] if rich[kind] else 0.0 for kind in range(4)
    ]
    size = float(len(view.zones[HAND + pick.seat]) - 1)
    best = hand[0]
    most = -1.0
    for mark in hand:
        prey = PREY[suit(mark)]
        promise = worth_of_mark(
            mark, sums, size, preys[prey], denied[prey], likely, left
        )
        promise += dice.roll(100) / 200  # near-equals are mixed
        if promise > most:
            most = promise
            best = mark
    return [best]


def prey_of(
    kind: int, pool: list[int], crowd: list[int], likely: list[float]
) -> tuple[float, float]:
    """Returns the points and the cards of a suit that may be captured this turn."""
    points = float(pool[kind])
    count = float(crowd[kind])
    for card in range(kind, 52, 4):
        chance = likely[card]
        points += chance * VALUE[card]
        count += chance
    return points, count


def worth_of_mark(
    mark: Piece,
    sums: list[int],
    size: float,
    prey: tuple[float, float],
    denied: float,
    likely: list[float],
    left: int,
) -> float:
    """Estimates the worth of the hand after this mark."""
    above = 0.0
    for card in range(mark + 4, 52, 4):
        above += likely[card]
    safe = exp(-above)
    points, count = prey
    kind = suit(mark)
    kept = [float(points_held) for points_held in sums]
    kept[kind] = kept[kind] - VALUE[mark]
    lost = worth(kept, size, left)
    kind = PREY[kind]
    kept[kind] = kept[kind] + points
    won = worth(kept, size + count, left) + denied
    return safe * won + (1.0 - safe) * lost


def worth(sums: list[float], size: float, left: int) -> float:
    """Returns a hand by its points in each suit, its size and the turns left to
    play."""
    best = 0.0
    total = 0.0
    for points in sums:
        total += points
        if points > best:
            best = points
    if not left:
        return best
    ammunition = min(size, left + 1.0)
    return best + SIDE_SUIT_WEIGHT * (total - best) + CARD_POINTS * ammunition


def collected_by_rivals(view: FollowingSuit, me: Seat) -> list[bool]:
    """Returns, for each suit, whether somebody else is known to hold a lot of it."""
    rich = [False] * 4
    for seat in view.everyone():
        if seat != me:
            known = [0, 0, 0, 0]
            for card in view.zones[HAND + seat]:
                if card != HIDDEN:
                    known[suit(card)] = known[suit(card)] + VALUE[card]
            for kind in range(4):
                if known[kind] >= RICH_POINTS:
                    rich[kind] = True
    return rich


def cards_by_suit(cards: list[Piece]) -> list[int]:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[suit(card)] = counts[suit(card)] + 1
    return counts


def likely_marks(view: FollowingSuit, me: Seat, pool: list[int]) -> list[float]:
    """Returns, for each card, how likely a rival plays it now: rich prey, high rank."""
    zones = view.zones
    seen = [False] * 52
    for zone in (HAND + me, POOL, DISCARD):
        for card in zones[zone]:
            seen[card] = True
    lure = [pool[PREY[kind]] for kind in range(4)]
    likely = [0.0] * 52  # at first how much each card is wanted
    totals: list[float] = []
    hidden: list[int] = []
    known: list[list[Piece]] = []
    for seat in view.everyone():
        if seat != me and zones[HAND + seat]:
            shown = [card for card in zones[HAND + seat] if card != HIDDEN]
            for card in shown:
                seen[card] = True
            known.append(shown)
            hidden.append(len(zones[HAND + seat]) - len(shown))
            totals.append(total_demand(shown, lure, likely))
    unseen = [card for card in PACK if not seen[card]]
    average = total_demand(unseen, lure, likely) / max(len(unseen), 1)
    share = 0.0
    for number in range(len(known)):
        total = totals[number] + hidden[number] * average
        for card in known[number]:
            likely[card] = likely[card] / total
        share += hidden[number] / total
    if unseen:
        share /= len(unseen)
        for card in unseen:
            likely[card] = likely[card] * share
    return likely


def total_demand(cards: list[Piece], lure: list[int], each: list[float]) -> float:
    """Returns the demand for some cards together, noting that of each."""
    total = 0.0
    for card in cards:
        appeal = 1.0 + lure[card & 3] * ((card >> 2) + 1) / 40
        each[card] = appeal
        total += appeal
    return total
