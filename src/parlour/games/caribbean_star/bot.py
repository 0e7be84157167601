"""A decent player of Caribbean Star: weighs both practice piles, card by card."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, rank
from parlour.games.caribbean_star.rules import (
    DECK,
    FIRST_ACE,
    HAND,
    PLAYED,
    PRACTICE,
    CaribbeanStar,
)
from parlour.games.caribbean_star.shows import (
    buffet_value,
    is_trick,
    minutes,
    mistakes,
    rehearsals,
    show_value,
)

SHOWTIME_POINTS: Final = 1.0
"""The worth of keeping a showtime for a better moment."""
ACE_POINTS: Final = 3.0
"""The worth of an Ace in hand while many turns are to come."""
UNSEEN_CARD_POINTS: Final = 1.5
"""The worth of an unseen card in a hand."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: CaribbeanStar, pick: Pick, dice: Dice) -> list[Token]:
    """Plays the card that does most for the own show and against the other."""
    if not pick.options:
        return []
    me = pick.seat
    match view.phase:
        case "play":
            return [best_play(view, me, pick.options, dice)]
        case "stop":
            return pick.options[:1] if wants_stop(view, me) else []
        case _:
            pile = view.zones[PRACTICE + me]
            trick = best_bite(pile, turns_left(view))
            return [] if trick == HIDDEN else [trick]


def turns_left(view: CaribbeanStar) -> int:
    """Returns turns to come after this one."""
    cards = len(view.zones[HAND]) + len(view.zones[DECK]) // 2
    return cards - 1 if view.phase == "play" else cards


# Playing a card


def best_play(view: CaribbeanStar, me: Seat, options: list[Token], dice: Dice) -> Token:
    left = turns_left(view)
    best = options[0]
    most = -1000.0
    for card in options:
        promise = change(view, me, [card], left) - kept_worth(view, me, card, left)
        promise += dice.roll(100) / 1000  # among equals, anyone
        if promise > most:
            most = promise
            best = card
    return best


def kept_worth(view: CaribbeanStar, seat: Seat, card: Piece, left: int) -> float:
    """Values a card in hand that is played at a better time."""
    if left == 0:
        return 0.0
    own = view.owner(card) == seat
    match rank(card):
        case 7 | 9:
            return SHOWTIME_POINTS
        case 6:
            return 3.0
        case 2 | 3 | 4:
            return 0.0 if own else 1.0
        case _:
            return 2.0 if own else 0.0


def wants_stop(view: CaribbeanStar, me: Seat) -> bool:
    """Returns whether an Ace is well spent on the card about to take effect."""
    left = turns_left(view)
    card = view.zones[PLAYED + view.resolving][0]
    later = view.zones[PLAYED + view.left_of(view.resolving)]
    let_go = change(view, me, [card, *later], left)
    stopped = change(view, me, later, left)
    if left:
        stopped += max(kept_worth(view, me, card, left), change(view, me, [card], left))
    return stopped - let_go > ACE_POINTS * min(left, 5) / 5


# What cards would change


def change(view: CaribbeanStar, me: Seat, pending: list[Piece], left: int) -> float:
    """Computes my gain against my rival once these cards have acted."""
    piles = [view.zones[PRACTICE][:], view.zones[PRACTICE + 1][:]]
    before = [outlook(piles[0], left), outlook(piles[1], left)]
    gain = 0.0
    for card in pending:
        owner = view.owner(card)
        sign = 1 if owner == me else -1
        pile = piles[owner]
        match rank(card):
            case 5:
                gain += swap_gain(view, me, left)
            case 7 | 9:
                gain += sign * show_value(pile)
                pile.clear()
            case 8:
                trick = best_bite(pile, left)
                if trick != HIDDEN:
                    gain += sign * buffet_value(trick)
                    pile.remove(trick)
            case _:
                pile.append(card)
    rival = view.left_of(me)
    mine = outlook(piles[me], left) - before[me]
    return gain + mine - outlook(piles[rival], left) + before[rival]


def outlook(pile: list[Piece], left: int) -> float:
    """Estimates the value of a practice pile for its owner."""
    value = float(show_value(pile))
    if left == 0:
        return value
    length = minutes(pile)
    doubled = rehearsals(pile)
    if length == 0:
        return 1.5 * doubled - 0.3 * mistakes(pile)
    if value > 0:
        value *= 0.7  # it may still be spoilt
    return value + 1.5 + doubled if length <= 10 else value


def best_bite(pile: list[Piece], left: int) -> Piece:
    """Returns the trick to cash in at the buffet, or HIDDEN for none."""
    most = outlook(pile, left)
    best = HIDDEN
    for trick in pile:
        if is_trick(trick):
            rest = [card for card in pile if card != trick]
            promise = buffet_value(trick) + outlook(rest, left)
            if promise > most:
                most = promise
                best = trick
    return best


def swap_gain(view: CaribbeanStar, me: Seat, left: int) -> float:
    """Computes my gain and my rival's loss from swapping hands."""
    rival = view.left_of(me)
    mine = view.zones[HAND + me]
    theirs = view.zones[HAND + rival]
    return (
        hand_worth(view, me, theirs, left)
        - hand_worth(view, me, mine, left)
        + hand_worth(view, rival, theirs, left)
        - hand_worth(view, rival, mine, left)
    ) / 2


def hand_worth(view: CaribbeanStar, seat: Seat, hand: list[Piece], left: int) -> float:
    """Values these cards in the hand of this seat."""
    total = 0.0
    for card in hand:
        if card == HIDDEN:
            total += UNSEEN_CARD_POINTS
        elif card >= FIRST_ACE:
            total += ACE_POINTS * min(left, 5) / 5
        elif rank(card) != 5:
            total += max(kept_worth(view, seat, card, left), 0.0)
    return total
