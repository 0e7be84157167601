"""Vocabulary: the words, seats and numbers that can be chosen, apart from pieces.

A game declares its vocabulary once. Every token also has an action number, so
that learners get a fixed set of actions with a legal mask.
"""

from parlour.engine.picks import DONE
from parlour.engine.pieces import Token
from parlour.engine.zones import ROW


class Words:
    """The vocabulary of one game, numbered in the order it is declared."""

    def __init__(self) -> None:
        self.names: list[str] = ["done"]
        self.counts = False
        self.seat_names = -1

    def word(self, name: str) -> Token:
        """Returns a word such as `fold`."""
        if self.counts:
            raise ValueError("numbers are declared last")
        self.names.append(name)
        return Token(DONE + len(self.names) - 1)

    def seats(self) -> Token:
        """Returns a token for each seat: `SEAT + seat`."""
        first = self.word("seat-0")
        for seat in range(1, ROW):
            self.word(f"seat-{seat}")
        self.seat_names = first
        return first

    def is_seat(self, token: Token) -> bool:
        return 0 <= self.seat_names <= token < self.seat_names + ROW

    def numbers(self) -> Token:
        """Returns a token for each number from 0 up: `AMOUNT + number`; declared
        last."""
        first = Token(DONE + len(self.names))
        self.counts = True
        return first
