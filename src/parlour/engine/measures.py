"""Measures: what a game has to say about itself once it is over, in its own words.

A game that has some puts them into `measures.py` beside its rules, as `MEASURES`.
They are read off the events, which tell everything, and never change the game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from parlour.engine.events import second_number
from parlour.engine.pieces import Seat
from parlour.engine.state import SAID_TARGET, State
from parlour.engine.table import Event, Table


class Said(NamedTuple):
    """Something public that was told; see `State.say`."""

    message: str
    seat: int
    piece: int
    number: int
    of: int


class Paid(NamedTuple):
    """Chips that changed hands: seats, or pots from `ROW` on."""

    source: int
    target: int
    amount: int
    rule: str


class Told:
    """A finished game, as its events tell it."""

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.seats = table.seats
        self.state = state
        self.events: list[Event] = state.events or []
        self.sayings: list[Said] = []
        self.payments: list[Paid] = []
        for kind, first, second, third, _, text, rule in self.events:
            if kind == "said":
                of, number = second_number(third)
                seat = first % SAID_TARGET if first >= 0 else -1
                self.sayings.append(Said(text, seat, second, number, of))
            elif kind == "paid" and first >= 0:
                self.payments.append(Paid(first, second, third, rule))

    def said(self, *messages: str) -> list[Said]:
        """What was told in these messages, in order."""
        return [one for one in self.sayings if one.message in messages]

    def count(self, *messages: str) -> int:
        return len(self.said(*messages))

    def numbers(self, *messages: str) -> int:
        """The sum of the numbers that these messages told."""
        return sum([one.number for one in self.said(*messages)])

    def winners(self) -> list[Seat]:
        """The seats that won; all places are known once a game is over."""
        return [seat for seat in self.table.everyone if self.state.ranks[seat] == 1]

    def part_won(self, seat: int) -> float:
        """What of the win is this seat's: a shared one counts in parts."""
        winners = self.winners()
        return 1 / len(winners) if seat in winners else 0.0


@dataclass(frozen=True)
class Measure:
    """One figure of a finished game."""

    name: str
    """What studies call it: `rich-wins`."""
    says: str
    """What it is, in a few words that stand behind a number."""
    value: Callable[[Told], float | None]
    """None where this game has no such figure: no showdown, no share of them."""
    share: bool = True
    """Whether it lies between 0 and 1."""


def ratio(part: float, whole: float) -> float | None:
    """A share, where there is anything to share.

    >>> ratio(1, 4), ratio(0, 0)
    (0.25, None)
    """
    return part / whole if whole else None
