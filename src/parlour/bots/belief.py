"""Which worlds are likely, by what the others have answered so far.

Uniform worlds make a search worse than no search wherever choices tell something.
In each imagined world every past answer of the others is held against what `regular`
would have said there; whoever would have answered otherwise makes it less likely.
"""

from typing import Final

from parlour.bots.handed import Bot
from parlour.bots.moments import Moment
from parlour.bots.worlds import Worlds
from parlour.engine.dice import Dice
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.veil import veiled

UNLAWFUL: Final = 0.01
"""What is left of a world in which somebody's answer would have broken the rules."""
FINE: Final = 1 << 30


class Belief:
    """A seat's worlds, each as often as it is likely."""

    def __init__(
        self,
        worlds: Worlds,
        regular: Bot,
        doubt: float,
        moments: int,
        size: int,
        dice: Dice,
    ) -> None:
        self.worlds = worlds
        self.kept: list[State] = []
        """Worlds that were weighed; none where no answer tells anything."""
        self.upto: list[float] = []
        """Their weights, added up one after the other."""
        if not moments or not worlds.told:
            return
        total = 0.0
        for _ in range(size):
            world = worlds.imagine(dice)
            past = worlds.past(world, moments)
            total += likelihood(past, regular, doubt, dice)
            self.kept.append(world)
            self.upto.append(total)

    def world(self, dice: Dice) -> State:
        """One world; it is shared, so copy it before playing on."""
        if not self.kept:
            return self.worlds.imagine(dice)
        wanted = self.upto[-1] * dice.roll(FINE) / FINE
        low = 0
        high = len(self.upto) - 1
        while low < high:
            middle = (low + high) // 2
            if self.upto[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return self.kept[low]

    def fresh(self, dice: Dice) -> State:
        """One world to be played on."""
        return self.world(dice).copy() if self.kept else self.worlds.imagine(dice)


def likelihood(past: list[Moment], regular: Bot, doubt: float, dice: Dice) -> float:
    """How well a world explains past answers: a doubt for each it does not."""
    weight = 1.0
    for moment in past:
        state = moment.state
        seat = moment.seat
        pick = state.ask(seat)
        if pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            continue
        if not lawful(state, pick, moment.answer):
            weight *= UNLAWFUL
            continue
        said = veiled(regular, state, pick, dice)
        if state.spelled(pick, said) != state.spelled(pick, moment.answer):
            weight *= doubt
    return weight


def lawful(state: State, pick: Pick, answer: list[Token]) -> bool:
    """Whether an answer could have been given in this world."""
    if pick.most == 1 and pick.least == 1 and not pick.staged:
        return len(answer) == 1 and answer[0] in pick.options
    spelt = state.spelled(pick, answer)
    for place in range(len(spelt)):
        if spelt[place] not in state.narrow(pick, spelt[:place]):
            return False
    after = state.narrow(pick, spelt)
    return not after or DONE in after
