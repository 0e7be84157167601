"""Makes change by trying every set of cards, apart from the rules' own sums."""

from itertools import combinations

VALUES = "A23456789TJQK"


def value_of(card: str) -> int:
    return VALUES.index(card[0]) + 1


def total_of(cards: list[str]) -> int:
    return sum(value_of(card) for card in cards)


def highest_first(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (-value_of(card), card[1]))


def change_for(price: int, cards: list[str]) -> list[str]:
    """The least total that will do, in the fewest cards, the highest ones first; an
    empty list if all together fall short."""
    sums = {0}
    for card in cards:
        sums |= {one + value_of(card) for one in sums}
    able = [one for one in sums if one >= price]
    if not able:
        return []
    held = highest_first(cards)
    for count in range(1, len(held) + 1):
        found = [
            [*some]
            for some in combinations(held, count)
            if total_of([*some]) == min(able)
        ]
        if found:
            most = max([value_of(card) for card in some] for some in found)
            return next(
                some for some in found if [value_of(card) for card in some] == most
            )
    raise AssertionError("a total that can be made is made")
