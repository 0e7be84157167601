"""Flat search: answers side by side in the same worlds, fewer and fewer of them."""

from parlour.bots.belief import Belief
from parlour.bots.bot_input import BotInput
from parlour.bots.candidates import Worthy, candidates
from parlour.bots.rollouts import Rollouts
from parlour.bots.search_result import SearchResult
from parlour.engine.dice import Dice


def search_flat(
    given: BotInput,
    rollouts: Rollouts,
    belief: Belief,
    budget: int,
    most: int,
    trust: float,
    worthy: Worthy | None = None,
) -> SearchResult:
    """Tries up to `most` answers by sequential halving.

    Each world is played on after every answer still in the running with the same
    dice, so that luck mostly cancels. What `regular` says stays to the end, and is
    taken unless another answer beats it by `trust` standard errors.
    """
    dice = given.dice
    answers = candidates(given.view, given.pick, rollouts.regular, most, dice, worthy)
    found = SearchResult(answers)
    if len(answers) == 1:
        return found
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
    return found


def play_side_by_side(
    given: BotInput,
    rollouts: Rollouts,
    belief: Belief,
    found: SearchResult,
    here: list[int],
    dice: Dice,
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
        found.tried[number].values.append(value)
        found.rollouts += 1
