"""Players of Following Suit with one habit each, for questions to the lab."""

from math import exp

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Token, suit
from parlour.games.following_suit.bot import cards_by_suit, likely_marks, prey_of
from parlour.games.following_suit.rules import POOL, PREY, FollowingSuit, suit_sums


def capturing(view: FollowingSuit, pick: Pick, dice: Dice) -> list[Token]:
    """Takes what promises most points now, whatever it has to give for it."""
    return [richest(view, pick, pick.options)]


def saving(view: FollowingSuit, pick: Pick, dice: Dice) -> list[Token]:
    """Returns the same, but never with a card of the suit of which it holds most
    points."""
    sums = suit_sums(pick.options)
    treasured = sums.index(max(sums))
    others = [card for card in pick.options if suit(card) != treasured]
    return [richest(view, pick, others or pick.options)]


def richest(view: FollowingSuit, pick: Pick, marks: list[Piece]) -> Piece:
    """Returns the mark with the most points to capture, times the chance to be
    first."""
    pool = suit_sums(view.zones[POOL])
    crowd = cards_by_suit(view.zones[POOL])
    likely = likely_marks(view, pick.seat, pool)
    best = marks[0]
    most = -1.0
    for mark in marks:
        above = sum([likely[card] for card in range(mark + 4, 52, 4)])
        points, _ = prey_of(PREY[suit(mark)], pool, crowd, likely)
        if points * exp(-above) > most:
            most = points * exp(-above)
            best = mark
    return best
