"""Belief weights: how likely each determinized world is, given the others' answers.

If choices carry information, a search over uniformly sampled worlds is worse than no
search. So in each sampled world, every past answer of the other seats is compared with
what `regular` would have answered there. Each mismatch makes the world less likely. If
hardly any world explains the pieces that others chose unseen, worlds can first be
resampled to fit those choices (`resample_to_fit`).
"""

from typing import Final

from parlour.bots.bot_input import Bot
from parlour.bots.past_answers import PastAnswer
from parlour.bots.worlds import Worlds
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Token
from parlour.engine.state import State

ILLEGAL_ANSWER_FACTOR: Final = 0.01
"""Factor for a world in which somebody's past answer would have broken the rules."""
RANDOM_STEPS: Final = 1 << 30
"""Resolution of random fractions."""


class Belief:
    """Worlds of a seat, each drawn as often as it is likely."""

    def __init__(
        self,
        worlds: Worlds,
        regular: Bot,
        doubt: float,
        moments: int,
        size: int,
        dice: Dice,
        resample: bool = False,
    ) -> None:
        self.worlds = worlds
        self.pool: list[State] = []
        """Weighed worlds; none if no past answer carries information."""
        self.cumulative_weights: list[float] = []
        """Cumulative weights of the pool."""
        if not moments or not worlds.seen_answers:
            return
        total = 0.0
        for _ in range(size):
            world = worlds.imagine(dice)
            if resample:
                other = world.copy()
                resample_to_fit(worlds, other, moments, regular, dice)
                if other.plausible(worlds.seat):
                    world = other
            past = worlds.past(world, moments)
            total += likelihood(past, regular, doubt, dice)
            self.pool.append(world)
            self.cumulative_weights.append(total)

    def world(self, dice: Dice) -> State:
        """Draws a world. It is shared, so copy it before playing on."""
        if not self.pool:
            return self.worlds.imagine(dice)
        wanted = self.cumulative_weights[-1] * dice.roll(RANDOM_STEPS) / RANDOM_STEPS
        low = 0
        high = len(self.cumulative_weights) - 1
        while low < high:
            middle = (low + high) // 2
            if self.cumulative_weights[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return self.pool[low]

    def fresh(self, dice: Dice) -> State:
        """Draws a world that may be played on."""
        return self.world(dice).copy() if self.pool else self.worlds.imagine(dice)


def likelihood(past: list[PastAnswer], regular: Bot, doubt: float, dice: Dice) -> float:
    """Computes how well a world explains past answers: one factor of `doubt` per
    mismatch."""
    weight = 1.0
    for moment in past:
        state = moment.state
        seat = moment.seat
        pick = state.ask(seat)
        if pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            continue
        if not is_legal(state, pick, moment.answer):
            weight *= ILLEGAL_ANSWER_FACTOR
            continue
        said = ask_masked(regular, state, pick, dice)
        if state.spelled(pick, said) != state.spelled(pick, moment.answer):
            weight *= doubt
    return weight


def resample_to_fit(
    worlds: Worlds, world: State, moments: int, regular: Bot, dice: Dice
) -> None:
    """Changes a world so that the others chose their unseen pieces as `regular` would.

    For each past answer, the pieces that `regular` would have chosen swap places with
    those that were chosen, as far as the seat can identify neither. For example, a hand
    that somebody laid face down becomes one that a player would lay down.
    """
    bit = 1 << worlds.seat
    count = len(worlds.seen_answers)
    for number in range(max(0, count - moments), count):
        moment = worlds.answer_in(world, number)
        if moment is None:
            continue
        state = moment.state
        pick = state.ask(moment.seat)
        if not are_unseen(world, moment.answer, bit):
            continue
        if not is_legal(state, pick, moment.answer):
            continue
        said = ask_masked(regular, state, pick, dice)
        if len(said) != len(moment.answer) or not are_unseen(world, said, bit):
            continue
        theirs = [piece for piece in moment.answer if piece not in said]
        better = [piece for piece in said if piece not in moment.answer]
        for place in range(len(theirs)):
            swap_pieces(world, theirs[place], better[place])


def are_unseen(world: State, tokens: list[Token], bit: int) -> bool:
    """Returns True if these are pieces and the seat can identify none of them."""
    known = world.known
    return not any(token >= DONE or known[token] & bit for token in tokens)


def swap_pieces(world: State, one: Piece, other: Piece) -> None:
    """Swaps two pieces; knowledge about them stays with the place."""
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


def is_legal(state: State, pick: Pick, answer: list[Token]) -> bool:
    """Returns True if the answer could have been given in this world."""
    if pick.most == 1 and pick.least == 1 and not pick.staged:
        return len(answer) == 1 and answer[0] in pick.options
    spelt = state.spelled(pick, answer)
    for place in range(len(spelt)):
        if spelt[place] not in state.narrow(pick, spelt[:place]):
            return False
    after = state.narrow(pick, spelt)
    return not after or DONE in after
