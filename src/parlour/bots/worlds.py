"""Determinizations: worlds consistent with what a seat knows, and their past."""

from parlour.bots.past_answers import AnswerMemory, PastAnswer, rename_pieces, renaming
from parlour.engine.dice import Dice
from parlour.engine.pieces import Piece, Seat
from parlour.engine.state import State
from parlour.engine.views import Unseen


class Worlds:
    """Source of worlds that one seat cannot distinguish from the real table.

    Nothing else about the real table is exposed: with the same dice, two tables that
    the seat cannot distinguish give the same worlds with the same past.
    """

    def __init__(
        self, state: State, seat: Seat, memory: AnswerMemory | None = None
    ) -> None:
        self.state = state
        self.seat = seat
        self.seen_answers: list[PastAnswer] = []
        if memory is not None:
            self.seen_answers = visible_answers(state, seat, memory.moments)
        self.unseen: Unseen | None = None

    def imagine(self, dice: Dice) -> State:
        """Samples a world: everything that the seat cannot know is dealt again. Callers
        may play it on."""
        unseen = self.unseen
        if unseen is None:
            unseen = Unseen(self.state, self.seat)
            self.unseen = unseen
        return unseen.world(dice)

    def past(self, world: State, most: int) -> list[PastAnswer]:
        """Returns the last answers of others as they would have been in this world.

        An answer is left out if the seat then knew a piece that has another name in
        this world: it carries no information.
        """
        if not self.seen_answers:
            return []
        names = renaming(self.state, world)
        past: list[PastAnswer] = []
        for seen in self.seen_answers[-most:]:
            moment = self.rename_answer(seen, names)
            if moment is not None:
                past.append(moment)
        return past

    def answer_in(self, world: State, number: int) -> PastAnswer | None:
        """Returns one visible answer as it would have been in this world."""
        return self.rename_answer(
            self.seen_answers[number], renaming(self.state, world)
        )

    def rename_answer(
        self, moment: PastAnswer, names: list[Piece]
    ) -> PastAnswer | None:
        """Renames the pieces of an answer; None if the seat knew otherwise."""
        known = moment.state.known
        bit = 1 << self.seat
        for piece in range(len(names)):
            if names[piece] != piece and known[piece] & bit:
                return None
        return rename_pieces(moment, names)

    def with_other_table(self, dice: Dice) -> "Worlds":
        """Returns the same source for another real table that the seat cannot
        distinguish.

        The contract test uses it: a bot's answer must not depend on the difference.
        """
        world = self.imagine(dice)
        names = renaming(self.state, world)
        other = Worlds(world, self.seat)
        other.seen_answers = [
            rename_pieces(moment, names) for moment in self.seen_answers
        ]
        return other


def visible_answers(
    state: State, seat: Seat, moments: list[PastAnswer]
) -> list[PastAnswer]:
    """Returns the answers of others that are no longer sealed.

    If all are sealed together, the last answer of a seat that waits is the sealed one.
    """
    sealed = state.shut
    found: list[PastAnswer] = []
    for place in range(len(moments) - 1, -1, -1):
        moment = moments[place]
        if moment.state.shuffles != state.shuffles:
            break
        if sealed >> moment.seat & 1:
            sealed &= ~(1 << moment.seat)
        elif moment.seat != seat:
            found.append(moment)
    found.reverse()
    return found
