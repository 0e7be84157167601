"""Who sits where, so that no bot is better off by its chair or its neighbours."""

from collections import Counter
from collections.abc import Collection, Sequence
from fractions import Fraction
from itertools import combinations
from math import factorial, prod

from parlour.engine.dice import Dice

Seating = tuple[str, ...]
"""The bot in each chair."""


def in_turn(bots: Sequence[str], seats: int, first: int = 0) -> Seating:
    """The bots round the table, repeated as needed, beginning with one of them."""
    return tuple(bots[(first + seat) % len(bots)] for seat in range(seats))


def companies(bots: Sequence[str], seats: int) -> list[Seating]:
    """Who plays together, each company once: every bot is in as many as any other.

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
    """How many games a deal takes at most."""
    return sum(
        seats if len(set(company)) > 1 else 1 for company in companies(bots, seats)
    )


def mean_seatings(bots: Sequence[str], seats: int) -> Fraction:
    """How many games a deal takes on average.

    Some orders look the same before everybody sat everywhere, as a, b, a, b does after
    two moves: these take fewer games.

    >>> mean_seatings(["a", "b"], 4), mean_seatings(["a", "b"], 3)
    (Fraction(10, 3), Fraction(6, 1))
    """
    return sum(
        (mean_period(company) for company in companies(bots, seats)), start=Fraction(0)
    )


def mean_period(company: Seating) -> Fraction:
    """After how many moves on average a company in any order sits as before."""
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
    """In how many orders things can be, so many of each kind."""
    return factorial(sum(counts)) // prod(map(factorial, counts))


def seatings(bots: Sequence[str], seats: int, dice: Dice) -> list[Seating]:
    """The seatings in which one deal is played: each bot in each chair equally often.

    A company sits down in an order of chance, since it matters who sits beside whom,
    and moves on round the table until everybody sat everywhere.
    """
    found: dict[Seating, None] = {}
    for company in companies(bots, seats):
        order = [company[number] for number in dice.order(seats)]
        for shift in range(seats):
            found[(*order[shift:], *order[:shift])] = None
    return list(found)
