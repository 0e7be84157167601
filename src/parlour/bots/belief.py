"""Which worlds are likely, by what the others have answered so far.

Uniform worlds make a search worse than no search wherever choices tell something.
In each imagined world every past answer of the others is held against what `regular`
would have said there; whoever would have answered otherwise makes it less likely.
Where hardly any world explains what was chosen unseen, worlds can be bent to it first.
"""

from typing import Final

from parlour.bots.handed import Bot
from parlour.bots.moments import Moment
from parlour.bots.worlds import Worlds
from parlour.engine.dice import Dice
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Token
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
        bent: bool = False,
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
            if bent:
                other = world.copy()
                bend(worlds, other, moments, regular, dice)
                if other.plausible(worlds.seat):
                    world = other
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


def bend(worlds: Worlds, world: State, moments: int, regular: Bot, dice: Dice) -> None:
    """Makes a world one in which the others chose unseen pieces as `regular` would.

    Moment by moment those that it would have chosen change places with those that
    were, as far as the seat can tell neither. A hand that somebody laid face down is
    then one that somebody would lay down, and no three cards from anywhere.
    """
    bit = 1 << worlds.seat
    count = len(worlds.told)
    for number in range(max(0, count - moments), count):
        moment = worlds.at(world, number)
        if moment is None:
            continue
        state = moment.state
        pick = state.ask(moment.seat)
        if not unseen(world, moment.answer, bit):
            continue
        if not lawful(state, pick, moment.answer):
            continue
        said = veiled(regular, state, pick, dice)
        if len(said) != len(moment.answer) or not unseen(world, said, bit):
            continue
        theirs = [piece for piece in moment.answer if piece not in said]
        better = [piece for piece in said if piece not in moment.answer]
        for place in range(len(theirs)):
            exchange(world, theirs[place], better[place])


def unseen(world: State, tokens: list[Token], bit: int) -> bool:
    """Whether these are pieces, and the seat can tell none of them."""
    known = world.known
    return not any(token >= DONE or known[token] & bit for token in tokens)


def exchange(world: State, one: Piece, other: Piece) -> None:
    """Two pieces change places, and who knows which goes with the place."""
    if world.batch[one] != world.batch[other]:
        return
    for zone in world.table.live:
        pile = world.zones[zone]
        for place in range(len(pile)):
            if pile[place] == one:
                pile[place] = other
            elif pile[place] == other:
                pile[place] = one
    known = world.known
    mine = known[one]
    known[one] = known[other]
    known[other] = mine


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
