"""Measures: what a game has to say about itself once it is over, in its own words.

A game that has some puts them into `measures.py` beside its rules, as `MEASURES`.
They are read off the events, which tell everything, and never change the game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from parlour.engine.events import second_number
from parlour.engine.pieces import Seat
from parlour.engine.state import SAID_TARGET_FACTOR, State
from parlour.engine.table import Event, Table


class Statement(NamedTuple):
    """A public fact that the game announced; see `State.say`."""

    message: str
    seat: int
    piece: int
    number: int
    of: int
    target: int
    """The seat that it is done to, or -1."""


class Payment(NamedTuple):
    """Chips that changed hands: seats, or pots from `ROW` on."""

    source: int
    target: int
    amount: int
    rule: str


class PieceMove(NamedTuple):
    """A piece that went from zone to zone; the same twice where it was only shown."""

    piece: int
    source: int
    target: int


class GivenAnswer(NamedTuple):
    """The answer of a seat to a question."""

    seat: int
    prompt: str
    tokens: list[int]


RecordItem: TypeAlias = Statement | Payment | PieceMove | GivenAnswer


class FinishedGame:
    """A finished game, as its events tell it."""

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.seats = table.seats
        self.state = state
        self.events: list[Event] = state.events or []
        self.record: list[RecordItem] = []
        """The items that games are measured by, in order."""
        tokens: list[int] = []
        for kind, first, second, third, _, text, rule in self.events:
            if kind == "said":
                of, number = second_number(third)
                seat = first % SAID_TARGET_FACTOR if first >= 0 else -1
                target = first // SAID_TARGET_FACTOR - 1 if first >= 0 else -1
                self.record.append(Statement(text, seat, second, number, of, target))
            elif kind == "paid" and first >= 0:
                self.record.append(Payment(first, second, third, rule))
            elif kind == "moved":
                self.record.append(PieceMove(first, second, third))
            elif kind == "decided":
                tokens = []
                self.record.append(GivenAnswer(first, text, tokens))
            elif kind == "chose":
                tokens.append(second)
        self.all_statements = [one for one in self.record if isinstance(one, Statement)]
        self.payments = [one for one in self.record if isinstance(one, Payment)]
        self.moves = [one for one in self.record if isinstance(one, PieceMove)]
        self.answers = [one for one in self.record if isinstance(one, GivenAnswer)]

    def statements(self, *messages: str) -> list[Statement]:
        """Lists the statements with these messages, in order."""
        return [one for one in self.all_statements if one.message in messages]

    def count(self, *messages: str) -> int:
        return len(self.statements(*messages))

    def numbers(self, *messages: str) -> int:
        """Sums up the numbers of these messages."""
        return sum([one.number for one in self.statements(*messages)])

    def parts(self, *messages: str) -> list[list[RecordItem]]:
        """Cuts the record before each of these messages: hands, rounds, attacks.

        Items before the first message are left out.
        """
        found: list[list[RecordItem]] = []
        for one in self.record:
            if isinstance(one, Statement) and one.message in messages:
                found.append([])
            if found:
                found[-1].append(one)
        return found

    def winners(self) -> list[Seat]:
        """Returns the seats that won; all places are known once a game is over."""
        return [seat for seat in self.table.everyone if self.state.ranks[seat] == 1]

    def part_won(self, seat: int) -> float:
        """Returns the share of the win that this seat has: a shared win counts in
        parts."""
        winners = self.winners()
        return 1 / len(winners) if seat in winners else 0.0


@dataclass(frozen=True)
class Measure:
    """One figure of a finished game."""

    name: str
    """The name in studies: `rich-wins`."""
    says: str
    """A few words that follow the number."""
    value: Callable[[FinishedGame], float | None]
    """None where this game has no such figure: no showdown, no share of them."""
    share: bool = True
    """Whether it lies between 0 and 1."""
    signed: bool = False
    """Whether it may be below zero, as gains may; counts and shares may not."""


def mean(values: list[float]) -> float | None:
    """Returns the average, where there is anything.

    >>> mean([1.0, 2.0]), mean([])
    (1.5, None)
    """
    return sum(values) / len(values) if values else None


def ratio(part: float, whole: float) -> float | None:
    """Returns a share, where there is anything to share.

    >>> ratio(1, 4), ratio(0, 0)
    (0.25, None)
    """
    return part / whole if whole else None
