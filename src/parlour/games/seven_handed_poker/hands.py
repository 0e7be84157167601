"""The best hand of each size, for players and bots."""

from parlour.engine.pieces import JOKER, Piece, rank
from parlour.kit.poker import ACE, best_five


def by_rank(cards: list[Piece]) -> list[list[Piece]]:
    """Returns the cards of each rank up to 14, Jokers under 0."""
    held: list[list[Piece]] = [[] for _ in range(15)]
    for card in cards:
        held[rank(card) if card < JOKER else 0].append(card)
    return held


def best_of(cards: list[Piece], size: int, any_card: bool = True) -> list[Piece]:
    """Returns the best hand of this many cards, in order of weight.

    >>> best_of(cards("Kc Kd Kh 2s 2c Ad"), 2) == cards("Kc Kd")
    True
    >>> best_of(cards("Kc Kd 2s 2c Ad"), 4) == cards("Kc Kd 2s 2c")
    True
    """
    if size >= 5:
        return best_five(cards, any_card)
    return best_few(by_rank(cards), size)


def best_few(held: list[list[Piece]], size: int) -> list[Piece]:
    """Returns the same for fewer than five cards, where equal ranks are all that
    matters."""
    jokers = held[0]
    top = 0
    most = 0
    for value in range(ACE, 1, -1):
        count = len(held[value])
        if count or value == ACE:  # Jokers alone are Aces
            count = min(size, count + len(jokers))
            if count > most:
                most = count
                top = value
    hand = held[top][:size]
    hand += jokers[: size - len(hand)]
    if size - len(hand) == 2 and most == 2:  # SHP-R11: no more than two pair
        for value in range(ACE, 1, -1):
            if value != top and len(held[value]) >= 2:
                return hand + held[value][:2]
    for value in range(ACE, 1, -1):
        if value != top and len(hand) < size:
            hand += held[value][: size - len(hand)]
    return hand
