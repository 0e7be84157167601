"""Flat search: answers side by side in the same worlds, fewer and fewer of them."""

from typing import Final

from parlour.bots.belief import Belief
from parlour.bots.bot_input import BotInput
from parlour.bots.candidates import Worthy, candidates
from parlour.bots.rollouts import Rollouts
from parlour.bots.search_result import SearchResult
from parlour.engine.dice import Dice
from parlour.engine.pieces import Token
from parlour.engine.state import State

CHECK_SHARE: Final = 5
"""One in this many rollouts checks the best answers."""
CHECKED: Final = 3
"""Number of answers that are checked, the chosen one included."""


def search_flat(
    given: BotInput,
    rollouts: Rollouts,
    belief: Belief,
    budget: int,
    most: int,
    trust: float,
    thrift: bool = False,
    worthy: Worthy | None = None,
    alike: list[int] | None = None,
) -> SearchResult:
    """Tries up to `most` answers by sequential halving.

    Each world is played on after every answer still in the running with the same
    dice, so that luck mostly cancels. What `regular` says stays to the end, and is
    taken unless another answer beats it by `trust` standard errors. With `thrift`, an
    answer that spends fewer pieces is taken unless it is worse by as much.

    The best of many answers is partly the luckiest. So the best few are compared again
    in worlds that had no part in the choice, and explanations use only these.
    """
    dice = given.dice
    regular = rollouts.regular
    answers = candidates(given.view, given.pick, regular, most, dice, worthy, alike)
    found = SearchResult(answers)
    if len(answers) == 1:
        return found
    checking = budget // CHECK_SHARE
    budget -= checking
    running = list(range(len(answers)))
    rounds = max(1, (len(answers) - 1).bit_length())
    while len(running) > 1:
        here = running if 0 in running else [0, *running]
        for _ in range(max(1, budget // (rounds * len(here)))):
            play_side_by_side(given, rollouts, belief, found, here, dice)
        by_gap = [(-found.gap(number, 0)[0], number) for number in running]
        by_gap.sort()
        running = [number for _, number in by_gap[: (len(running) + 1) // 2]]
    found.settle(running[0], trust)
    if thrift:
        spent = [count_spent(given.view, answer) for answer in answers]
        found.save_pieces(spent, trust)
    best_few = [found.best, *found.others()[: CHECKED - 1]]
    for _ in range(checking // len(best_few)):
        play_side_by_side(given, rollouts, belief, found, best_few, dice, check=True)
    return found


def count_spent(view: State, answer: list[Token]) -> int:
    """Returns the number of pieces of this answer that lie in a hand."""
    table = view.table
    spent = 0
    for zone in table.live:
        if table.in_hand[zone]:
            for piece in view.zones[zone]:
                if piece in answer:
                    spent += 1
    return spent


def play_side_by_side(
    given: BotInput,
    rollouts: Rollouts,
    belief: Belief,
    found: SearchResult,
    here: list[int],
    dice: Dice,
    check: bool = False,
) -> None:
    """Plays one world on after each of these answers with the same dice."""
    seat = given.pick.seat
    world = belief.world(dice)
    deal = rollouts.deal(world)
    cards = dice.seed()
    luck = dice.seed()
    for number in here:
        copy = world.copy()
        copy.seed = cards
        copy.take(seat, found.tried[number].answer[:])
        value = rollouts.play(copy, deal, Dice(luck))[seat]
        tried = found.tried[number]
        (tried.checks if check else tried.values).append(value)
        found.rollouts += 1
