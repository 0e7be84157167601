"""Assigns bots to seats so that no bot profits from its seat or neighbours."""

from collections import Counter
from collections.abc import Collection, Sequence
from fractions import Fraction
from itertools import combinations
from math import factorial, prod

from parlour.engine.dice import Dice

Seating = tuple[str, ...]
"""The bot in each seat."""


def in_turn(bots: Sequence[str], seats: int, first: int = 0) -> Seating:
    """Seats the bots in turn, repeated as needed, starting with bot `first`."""
    return tuple(bots[(first + seat) % len(bots)] for seat in range(seats))


def companies(bots: Sequence[str], seats: int) -> list[Seating]:
    """Lists the combinations of bots that play together, balanced over bots.

    >>> companies(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    >>> companies(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if len(bots) > seats:
        found = [tuple(sorted(some)) for some in combinations(bots, seats)]
    else:
        found = [
            tuple(sorted(in_turn(bots, seats, first))) for first in range(len(bots))
        ]
    return list(dict.fromkeys(found))


def most_seatings(bots: Sequence[str], seats: int) -> int:
    """Computes the maximum number of games per deal."""
    return sum(
        seats if len(set(company)) > 1 else 1 for company in companies(bots, seats)
    )


def mean_seatings(bots: Sequence[str], seats: int) -> Fraction:
    """Computes the mean number of games per deal.

    Some orders repeat before every bot sat in every seat, such as a, b, a, b after two
    moves. These take fewer games.

    >>> mean_seatings(["a", "b"], 4), mean_seatings(["a", "b"], 3)
    (Fraction(10, 3), Fraction(6, 1))
    """
    return sum(
        (mean_period(company) for company in companies(bots, seats)), start=Fraction(0)
    )


def mean_period(company: Seating) -> Fraction:
    """Computes the mean number of moves until a random order repeats."""
    counts, seats = Counter(company).values(), len(company)
    total = orders(counts)
    found = Fraction(0)
    exactly: dict[int, int] = {}
    for period in range(1, seats + 1):
        repeats = seats // period
        if seats % period or any(count % repeats for count in counts):
            continue
        within = orders([count // repeats for count in counts])
        shorter = sum(many for one, many in exactly.items() if period % one == 0)
        exactly[period] = within - shorter
        found += Fraction(period * exactly[period], total)
    return found


def orders(counts: Collection[int]) -> int:
    """Counts the orders of a multiset with these multiplicities."""
    return factorial(sum(counts)) // prod(map(factorial, counts))


def seatings(bots: Sequence[str], seats: int, dice: Dice) -> list[Seating]:
    """Lists the seatings of one deal: each bot in each seat equally often.

    A combination sits down in random order, because neighbours matter, and then moves
    round the table until every bot sat in every seat.
    """
    found: dict[Seating, None] = {}
    for company in companies(bots, seats):
        order = [company[number] for number in dice.order(seats)]
        for shift in range(seats):
            found[(*order[shift:], *order[:shift])] = None
    return list(found)
