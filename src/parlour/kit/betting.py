"""Betting: who speaks next, how much may be bet, and how pots are shared out.

Sets of seats are bitmasks. What each seat has put in is a list by seat, and a pot
is an account of the state's chips. Ids such as WIL-41 are entries in the rule
catalogue of Willow, which says these things best.
"""

from typing import Final

from parlour.engine.options import NONE
from parlour.engine.pieces import Seat
from parlour.engine.state import LOWEST, MEMBERS, State

POT_LIMIT: Final = -3
"""The word `pot` as the largest bet: the pot as it would be after the call."""


def next_of(seats: int, seat: Seat) -> Seat:
    """Returns the first of these seats clockwise after `seat`, which comes last itself.

    >>> [next_of(0b10110, Seat(seat)) for seat in range(5)]
    [1, 2, 4, 4, 1]
    """
    later = seats & -(2 << seat)
    return LOWEST[later or seats]


def one_at_most(seats: int) -> bool:
    """Returns whether these are fewer than two seats.

    >>> one_at_most(0), one_at_most(0b100), one_at_most(0b101)
    (True, True, False)
    """
    return seats & (seats - 1) == 0


def largest_bet(limit: int, least: int, pot: int, owed: int) -> int:
    """Returns the most that a limit lets anybody bet, or raise beyond what they owe.

    `POT_LIMIT` counts the pot as if the call were paid, and is no less than the
    smallest bet (WIL-46). `NONE` leaves it to the stack (WIL-47).

    >>> largest_bet(10, 1, 40, 5), largest_bet(POT_LIMIT, 1, 40, 5)
    (10, 45)
    """
    if limit == POT_LIMIT:
        return max(least, pot + owed)
    return limit


def within_stack(most: int, stack: int, owed: int) -> int:
    """Returns what is left of the largest bet or raise once the call is paid (WIL-39).

    >>> within_stack(10, 12, 5), within_stack(NONE, 12, 5), within_stack(10, 3, 5)
    (7, 7, -2)
    """
    left = stack - owed
    return left if most == NONE or left < most else most


def winnable(put_in: list[int], seat: Seat, more: int) -> int:
    """Returns the part of the pot that a seat may win if it puts in this much more
    (WIL-41).

    Of each player's chips no more than its own total, its earlier ones included.

    >>> winnable([11, 1], Seat(1), 4), winnable([11, 5, 2], Seat(2), 9)
    (6, 18)
    """
    total = put_in[seat] + more
    reach = 0
    for paid in put_in:
        reach += min(total, paid)
    return reach


def return_unmatched(state: State, pot: int, put_in: list[int], rule: str = "") -> None:
    """Gives back what one seat put in beyond everybody else (WIL-43)."""
    top = max(put_in)
    seat = put_in.index(top)
    matched = 0
    for other in state.everyone():
        if other != seat and put_in[other] > matched:
            matched = put_in[other]
    if matched < top:
        put_in[seat] = matched
        state.pay(pot, seat, top - matched, rule)


def layers(put_in: list[int], still_in: int) -> list[tuple[int, int]]:
    """Returns the pots that all-ins make: the chips in each, and the seats who paid it
    all.

    Everybody's chips count up to each total of a seat still in, those of seats
    that folded too; what lies above all of them is with the last (WIL-41).

    >>> layers([5, 20, 20, 12], 0b0111)
    [(20, 7), (37, 6)]
    """
    marks = sorted({put_in[seat] for seat in MEMBERS[still_in]})
    pots: list[tuple[int, int]] = []
    below = 0
    for mark in marks:
        amount = 0
        for paid in put_in:
            if paid > below:
                amount += (
                    paid - below if paid < mark or mark == marks[-1] else mark - below
                )
        payers = 0
        for seat in MEMBERS[still_in]:
            if put_in[seat] >= mark:
                payers |= 1 << seat
        pots.append((amount, payers))
        below = mark
    return pots


def best_of(values: list[int], seats: list[Seat]) -> list[Seat]:
    """Returns those of some seats with the highest value, in the same order."""
    best: list[Seat] = []
    for seat in seats:
        if best and values[seat] > values[best[0]]:
            best = []
        if not best or values[seat] == values[best[0]]:
            best.append(seat)
    return best


def split(
    state: State, pot: int, amount: int, winners: list[Seat], rule: str = ""
) -> None:
    """Shares chips of a pot; odd ones go one each to the first winners (WIL-34).

    Where odd chips stay in the pot, leave them out of the amount.
    """
    share = amount // len(winners)
    odd = amount - share * len(winners)
    for seat in winners:
        due = share + 1 if odd > 0 else share
        odd -= 1
        if due:
            state.pay(pot, seat, due, rule)
