"""What poker hands are worth, worked out apart from the kit."""

CARD_RANKS, CARD_SUITS = "23456789TJQKA", "cdhs"

Rank = tuple[int, list[tuple[int, int]]]
"""A category, and how many there are of each rank, the most first."""


def card_order(card: str) -> tuple[int, int]:
    return CARD_RANKS.index(card[0]), CARD_SUITS.index(card[1])


def poker_rank(cards: tuple[str, ...]) -> Rank:
    """The category of up to five cards, and their ranks by how many there are."""
    ranks = sorted((CARD_RANKS.index(card[0]) for card in cards), reverse=True)
    groups = sorted(((ranks.count(one), one) for one in {*ranks}), reverse=True)
    shape = [count for count, _ in groups]
    whole = len(cards) == 5
    flush = whole and len({card[1] for card in cards}) == 1
    low = ranks == [12, 3, 2, 1, 0]
    straight = whole and len(groups) == 5 and (ranks[0] - ranks[4] == 4 or low)
    if straight:
        groups = [(1, 3)] if low else [(1, ranks[0])]
    if straight and flush:
        return (9 if ranks[0] == 12 and not low else 8), groups
    if shape[0] == 4:
        return 7, groups
    if shape[:2] == [3, 2]:
        return 6, groups
    if flush:
        return 5, groups
    if straight:
        return 4, groups
    if shape[0] == 3:
        return 3, groups
    return (2 if shape[:2] == [2, 2] else int(shape[0] == 2)), groups
