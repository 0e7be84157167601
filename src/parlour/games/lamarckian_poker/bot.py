"""A decent player of Lamarckian Poker: cards first, then the right cards."""

from math import exp
from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, suit
from parlour.games.lamarckian_poker.rules import (
    DISCARD,
    HAND,
    MATCHES,
    PACK,
    POOL,
    LamarckianPoker,
    turns_in_all,
)
from parlour.kit.poker import hand_value

TAKERS: Final = [
    [mark for mark in reversed(PACK) if MATCHES[mark][card] and mark != card]
    for card in PACK
]
"""The marks that take a card, the highest first."""

LATE_TURNS: Final = 3
"""The number of last turns in which the poker hand counts more than the number of
cards."""
PLENTY_CARDS: Final = 8
"""Cards beyond this number hardly help."""
CATEGORY_STEP: Final = 1 << 20
"""The step from one poker category to the next."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: LamarckianPoker, pick: Pick, dice: Dice) -> list[Token]:
    """Weighs what each mark may capture against what the hand is then worth."""
    hand = pick.options
    if len(hand) == 1:
        return [hand[0]]
    rivals = likely_marks(view, pick.seat)
    turns_left = turns_in_all(view.seats) - view.turns
    best = hand[0]
    most = -1.0
    for mark in hand:
        promise = worth(view, hand, mark, rivals, turns_left)
        promise += dice.roll(100) / 100_000  # among equals, anyone
        if promise > most:
            most = promise
            best = mark
    return [best]


def worth(
    view: LamarckianPoker,
    hand: list[Piece],
    mark: Piece,
    rivals: list[float],
    turns_left: int,
) -> float:
    """Estimates the quality of the hand after this mark."""
    kept = [card for card in hand if card != mark]
    grown = kept[:]
    caught = 0.0
    nothing = 1.0
    matches = MATCHES[mark]
    for card in view.zones[POOL]:
        if matches[card]:
            safe = exp(-expected_captors(rivals, card, mark))
            caught += safe
            nothing *= 1.0 - safe
            grown.append(card)
    matched = len(grown) - len(kept)
    fallen = 0.75 * expected_captors(rivals, mark, mark)
    nothing *= exp(-fallen)
    now = hand_value(kept) / CATEGORY_STEP
    if matched:
        gain = hand_value(grown) / CATEGORY_STEP - now
        now += gain * caught / matched
    if len(kept) < 2:
        return 10.0 * (1.0 - nothing) + now  # LAM-10: stay alive first
    size = len(kept) + caught + fallen
    cards = size if size < PLENTY_CARDS else PLENTY_CARDS + 0.3 * (size - PLENTY_CARDS)
    weight = 0.35 if turns_left >= LATE_TURNS else 1.5
    return cards + weight * now + 0.2 * longest_suit(grown)


def longest_suit(hand: list[Piece]) -> int:
    held = [0, 0, 0, 0]
    most = 0
    for card in hand:
        many = held[suit(card)] + 1
        held[suit(card)] = many
        if many > most:
            most = many
    return most


def expected_captors(rivals: list[float], card: Piece, mark: Piece) -> float:
    """Estimates the number of rival marks that act before `mark` and take or match
    `card`."""
    total = 0.0
    for other in TAKERS[card]:
        if other < mark:
            break
        total += rivals[other]
    return total


def likely_marks(view: LamarckianPoker, me: Seat) -> list[float]:
    """Returns, for each card, how likely a rival plays it now; what takes more lures
    more."""
    zones = view.zones
    seen = [False] * 52
    for card in zones[POOL]:
        seen[card] = True
    for card in zones[DISCARD]:
        seen[card] = True
    for seat in view.everyone():  # one's own hand too
        for card in zones[HAND + seat]:
            if card != HIDDEN:
                seen[card] = True
    lures = [0] * 52
    for card in zones[POOL]:
        for mark in TAKERS[card]:
            lures[mark] = lures[mark] + 1
    unseen = [card for card in PACK if not seen[card]]
    average = appeal(unseen, lures) / max(len(unseen), 1)
    likely = [0.0] * 52
    share = 0.0
    for seat in view.everyone():
        if seat != me and zones[HAND + seat]:
            known = [card for card in zones[HAND + seat] if card != HIDDEN]
            hidden = len(zones[HAND + seat]) - len(known)
            total = hidden * average + appeal(known, lures)
            for card in known:
                likely[card] = (1.0 + 2.0 * lures[card]) / total
            share += hidden / total
    if unseen:
        share /= len(unseen)
        for card in unseen:
            likely[card] = (1.0 + 2.0 * lures[card]) * share
    return likely


def appeal(marks: list[Piece], lures: list[int]) -> float:
    """Returns the demand for some marks together: each, and twice for all it takes."""
    taken = 0
    for mark in marks:
        taken += lures[mark]
    return len(marks) + 2.0 * taken
