"""What was answered before, and how it would have been in another world.

An imagined world differs from the real table in the names of pieces that a seat
cannot tell, and in nothing else. So it is a renaming, and the same renaming of a
table of the past gives that moment as it would have been in this world.
"""

from typing import Final

from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.state import State

KEPT: Final = 40
"""Answers that a driver remembers; what is older hardly tells anything."""


class Moment:
    """An answer of the past: the table before it, who gave it, and what it was."""

    def __init__(self, state: State, seat: Seat, answer: list[Token]) -> None:
        self.state = state
        self.seat = seat
        self.answer = answer


class Memory:
    """What was answered since the last shuffle. Whoever drives a game keeps it.

    No bot is handed it: `Worlds` tells a seat's bot what that seat saw of it. A
    shuffle ends it, because pieces lose their places there.
    """

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def note(self, state: State, seat: Seat, answer: list[Token]) -> None:
        """Keeps an answer; called just before it is taken."""
        moments = self.moments
        if moments and moments[-1].state.shuffles != state.shuffles:
            self.moments = moments = []
        elif len(moments) == KEPT:
            del moments[0]
        moments.append(Moment(state.copy(), seat, answer[:]))

    def retract(self, seat: Seat) -> None:
        """Forgets the last answer of a seat, which took it back."""
        for place in range(len(self.moments) - 1, -1, -1):
            if self.moments[place].seat == seat:
                del self.moments[place]
                return


def renaming(state: State, world: State) -> list[Piece]:
    """For each piece, which one lies in the world where it really lies."""
    names = [Piece(piece) for piece in range(state.table.piece_count)]
    for zone in state.table.live:
        here = state.zones[zone]
        there = world.zones[zone]
        for place in range(len(here)):
            names[here[place]] = there[place]
    return names


def renamed(moment: Moment, names: list[Piece]) -> Moment:
    """A moment with other names for the pieces, who knows them included."""
    then = moment.state.copy()
    for zone in then.table.live:
        pile = then.zones[zone]
        for place in range(len(pile)):
            pile[place] = names[pile[place]]
    known = moment.state.known
    batch = moment.state.batch
    fresh = known[:]
    mixed = batch[:]
    for piece in range(len(known)):
        fresh[names[piece]] = known[piece]
        mixed[names[piece]] = batch[piece]
    then.known = fresh
    then.batch = mixed
    for seat in then.everyone():
        if then.sealed[seat]:
            then.sealed[seat] = retold(then.sealed[seat], names)
    return Moment(then, moment.seat, retold(moment.answer, names))


def retold(tokens: list[Token], names: list[Piece]) -> list[Token]:
    return [names[token] if token < DONE else token for token in tokens]
