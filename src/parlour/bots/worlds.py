"""Where a seat's bot gets its worlds from, and what it remembers of the past."""

from parlour.bots.moments import Memory, Moment, renamed, renaming
from parlour.engine.dice import Dice
from parlour.engine.pieces import Piece, Seat
from parlour.engine.state import State
from parlour.engine.views import Unseen


class Worlds:
    """Tables that one seat cannot tell from the real one, as many as a bot likes.

    Nothing else of the real table comes out of here: with the same dice, two tables
    that the seat cannot tell apart give the same worlds with the same past.
    """

    def __init__(self, state: State, seat: Seat, memory: Memory | None = None) -> None:
        self.state = state
        self.seat = seat
        self.told: list[Moment] = []
        if memory is not None:
            self.told = told(state, seat, memory.moments)
        self.unseen: Unseen | None = None

    def imagine(self, dice: Dice) -> State:
        """A world, dealt anew where the seat cannot know; it may be played on."""
        unseen = self.unseen
        if unseen is None:
            unseen = Unseen(self.state, self.seat)
            self.unseen = unseen
        return unseen.world(dice)

    def past(self, world: State, most: int) -> list[Moment]:
        """The last answers of others as they would have been in this world.

        A moment at which the seat knew a piece that has another name in this
        world is left out: it tells nothing of it.
        """
        if not self.told:
            return []
        names = renaming(self.state, world)
        past: list[Moment] = []
        for seen in self.told[-most:]:
            moment = self.otherwise(seen, names)
            if moment is not None:
                past.append(moment)
        return past

    def at(self, world: State, number: int) -> Moment | None:
        """One of the answers that were told as it would have been in this world."""
        return self.otherwise(self.told[number], renaming(self.state, world))

    def otherwise(self, moment: Moment, names: list[Piece]) -> Moment | None:
        """A moment with these names; None if the seat knew that a piece was not so."""
        known = moment.state.known
        bit = 1 << self.seat
        for piece in range(len(names)):
            if names[piece] != piece and known[piece] & bit:
                return None
        return renamed(moment, names)

    def exchanged(self, dice: Dice) -> "Worlds":
        """The same with another real table, which the seat cannot tell from this one.

        For the contract: whatever a bot says must not depend on which it is.
        """
        world = self.imagine(dice)
        names = renaming(self.state, world)
        other = Worlds(world, self.seat)
        other.told = [renamed(moment, names) for moment in self.told]
        return other


def told(state: State, seat: Seat, moments: list[Moment]) -> list[Moment]:
    """Those answers of others that are not sealed any more.

    Where all are sealed together, the last answer of a seat that waits is the one.
    """
    sealed = state.shut
    found: list[Moment] = []
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
