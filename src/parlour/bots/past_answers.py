"""Past answers, and the same answers in another world.

A determinized world differs from the real table only in the names of the pieces that a
seat cannot identify. So it is a renaming, and the same renaming of a past table gives
that moment as it would have been in this world.
"""

from typing import Final

from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.state import State

MAX_REMEMBERED: Final = 40
"""Maximum number of remembered answers; older ones carry hardly any information."""


class PastAnswer:
    """An answer of the past: the table before it, who gave it, and what it was."""

    def __init__(self, state: State, seat: Seat, answer: list[Token]) -> None:
        self.state = state
        self.seat = seat
        self.answer = answer


class AnswerMemory:
    """Answers since the last shuffle.

    The driver of a game keeps them. Bots never get this object: `Worlds` gives a seat's
    bot the answers that the seat saw. A shuffle clears the memory, because pieces lose
    their places there.
    """

    def __init__(self) -> None:
        self.moments: list[PastAnswer] = []

    def note(self, state: State, seat: Seat, answer: list[Token]) -> None:
        """Keeps an answer; called just before it is taken."""
        moments = self.moments
        if moments and moments[-1].state.shuffles != state.shuffles:
            self.moments = moments = []
        elif len(moments) == MAX_REMEMBERED:
            del moments[0]
        moments.append(PastAnswer(state.copy(), seat, answer[:]))

    def retract(self, seat: Seat) -> None:
        """Forgets the last answer of a seat, which took it back."""
        for place in range(len(self.moments) - 1, -1, -1):
            if self.moments[place].seat == seat:
                del self.moments[place]
                return


def renaming(state: State, world: State) -> list[Piece]:
    """Returns, for each piece, the piece that is in its real place in this world."""
    names = [Piece(piece) for piece in range(state.table.piece_count)]
    for zone in state.table.live:
        here = state.zones[zone]
        there = world.zones[zone]
        for place in range(len(here)):
            names[here[place]] = there[place]
    return names


def rename_pieces(moment: PastAnswer, names: list[Piece]) -> PastAnswer:
    """Returns a past answer with other names for the pieces, knowledge included."""
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
            then.sealed[seat] = rename_tokens(then.sealed[seat], names)
    return PastAnswer(then, moment.seat, rename_tokens(moment.answer, names))


def rename_tokens(tokens: list[Token], names: list[Piece]) -> list[Token]:
    return [names[token] if token < DONE else token for token in tokens]
