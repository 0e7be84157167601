"""One token at a time through the questions of a game.

Bots that search and learners see the same questions as people, but choose one
token after another. A cursor can be copied in the middle of a selection.
"""

from parlour.engine.dice import Dice
from parlour.engine.numbers import mask, observe
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import LOWEST, State


class Cursor:
    """A state and the selection being made in it.

    `legal` is what may be chosen now by `seat`; it is empty once the game is
    over. Seats that answer at once are asked lowest first.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat: Seat = Seat(-1)
        self.pick: Pick | None = None
        self.chosen: list[Token] = []
        self.legal: list[Token] = []
        self.look()

    def look(self) -> None:
        """Reads the next question."""
        state = self.state
        if self.chosen:
            self.chosen = []
        if not state.waiting:
            self.seat = Seat(-1)
            self.pick = None
            self.legal = []
            return
        seat = LOWEST[state.waiting]
        pick = state.ask(seat)
        self.seat = seat
        self.pick = pick
        if pick.least == 1 and pick.most == 1:
            self.legal = pick.options
        else:
            self.legal = state.narrow(pick, self.chosen)

    def step(self, token: Token) -> None:
        """Chooses a token of `legal`."""
        if self.choose(token):
            self.finish()

    def choose(self, token: Token) -> bool:
        """Adds a token of `legal` to the answer; true if the answer is complete then.

        A complete answer is in `chosen`, until `finish` gives it.
        """
        pick = self.pick
        if pick is None:
            raise ValueError("the game is over")
        if token != DONE:
            chosen = self.chosen
            chosen = [*chosen, token] if chosen else [token]
            self.chosen = chosen
            if pick.most > 1:
                after = self.state.narrow(pick, chosen)
                if len(after) > 1 or (after and after[0] != DONE):
                    self.legal = after
                    return False
        return True

    def finish(self) -> None:
        """Gives the complete answer, and reads the next question."""
        state = self.state
        if state.events is not None:
            state.record_answer(self.seat, self.chosen)
        state.take(self.seat, self.chosen)
        self.look()

    def observe(self) -> list[int]:
        """Returns what the seat to choose may know, in numbers; see `views.observe`."""
        return observe(self.state, self.seat)

    def mask(self) -> bytearray:
        """Returns the legal tokens by action number; see `views.mask`."""
        return mask(self.state.table, self.legal)

    def copy(self) -> "Cursor":
        """Returns an independent cursor at the same place, mid-selection included."""
        other = Cursor(self.state.copy())
        if self.chosen:
            other.chosen = self.chosen[:]
            other.legal = self.legal[:]
        return other

    def within(self, world: State) -> "Cursor":
        """Returns this seat's selection so far, in an imagined world."""
        other = Cursor(world)
        if self.chosen and other.seat == self.seat and other.pick is not None:
            other.chosen = self.chosen[:]
            other.legal = world.narrow(other.pick, other.chosen)
        return other


def playout(state: State, dice: Dice) -> int:
    """Plays random answers to the end; the number of tokens chosen."""
    decisions = 0
    while state.waiting:
        seat = LOWEST[state.waiting]
        pick = state.ask(seat)
        options = pick.options
        if pick.least == 1 and pick.most == 1:
            decisions += 1
            state.take(seat, [options[dice.roll(len(options))]])
            continue
        chosen: list[Token] = []
        able = state.narrow(pick, chosen)
        while able:
            decisions += 1
            token = able[dice.roll(len(able))]
            if token == DONE:
                break
            chosen.append(token)
            able = state.narrow(pick, chosen)
            if len(able) == 1 and able[0] == DONE:
                break
        state.take(seat, chosen)
    return decisions
