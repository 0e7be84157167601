"""The options of Willow: any betting structure known from poker."""

import dataclasses
from dataclasses import dataclass
from typing import Final

from parlour.engine.options import AUTO, NONE, choice, number, switch
from parlour.engine.refusals import BadOption
from parlour.kit.betting import POT_LIMIT

MOST_CHIPS: Final = 10_000
"""The largest ante, limit and starting stack: every amount is an action number."""
MOST_HANDS: Final = 1_000
RAISE_CAP: Final = 20
"""Raises in a round where `max_raises` is `none`, so that rounds end (WIL-26)."""

UNSET: Final = {"auto": AUTO}
LIMITS: Final = {"auto": AUTO, "pot": POT_LIMIT, "none": NONE}

RANGES: Final[dict[str, tuple[int, int, int, int]]] = {
    "spread": (1, 10, 2, 20),
    "fixed": (10, 10, 20, 20),  # WIL-45
    "pot_limit": (1, POT_LIMIT, 2, POT_LIMIT),  # WIL-46
    "no_limit": (1, NONE, 2, NONE),  # WIL-47
}
"""Smallest and largest bet of the first round, then of the second."""


@dataclass(frozen=True)
class Options:
    structure: str = choice("spread", "spread", "fixed", "pot_limit", "no_limit")
    """Sets the ranges and the bankroll where they are `auto`."""
    ante: int = number(1, most=MOST_CHIPS, typical=(0, 1, 5, 50))
    """Paid by everyone at the start of a hand (WIL-02)."""
    r1_min: int = number(AUTO, least=1, most=MOST_CHIPS, words=UNSET, typical=(1, 3))
    """Smallest bet and raise of the first round."""
    r1_max: int = number(
        AUTO,
        least=1,
        most=MOST_CHIPS,
        words=LIMITS,
        typical=(12,),
    )
    """Largest bet and raise of the first round."""
    r2_min: int = number(AUTO, least=1, most=MOST_CHIPS, words=UNSET, typical=(1, 5))
    """Smallest bet and raise of the second round."""
    r2_max: int = number(
        AUTO,
        least=1,
        most=MOST_CHIPS,
        words=LIMITS,
        typical=(25,),
    )
    """Largest bet and raise of the second round."""
    max_raises: int = number(3, most=100, words={"none": NONE}, typical=(0, 1, 3))
    """Raises in a round, the opening bet not counted (WIL-26)."""
    min_raise: str = choice("range", "range", "last_raise")
    """Whether a raise must be as large as the one before (WIL-05, WIL-48)."""
    allow_check: bool = switch(False)
    """Whether one may check while there is no bet (WIL-08, WIL-22)."""
    bankroll: str = choice("auto", "auto", "open", "table_stakes")
    """Balances that may go below zero, or nothing but one's stack (WIL-23)."""
    starting_stack: int = number(200, least=1, most=MOST_CHIPS, typical=(1, 7, 30, 200))
    """Chips of each seat at the start, with table stakes."""
    hands: int = number(AUTO, least=1, most=MOST_HANDS, words=UNSET, typical=(1, 8))
    """Hands in a session; `auto` is one for each player (WIL-35)."""
    removed_suit: str = choice("s", "c", "d", "h", "s")
    """The suit that is taken out (WIL-R12)."""


def settle(options: Options, seats: int) -> Options:
    """Returns options with every `auto` resolved; BadInput if they contradict each
    other."""
    ranges = RANGES[options.structure]
    r1_min = ranges[0] if options.r1_min == AUTO else options.r1_min
    r1_max = ranges[1] if options.r1_max == AUTO else options.r1_max
    r2_min = ranges[2] if options.r2_min == AUTO else options.r2_min
    r2_max = ranges[3] if options.r2_max == AUTO else options.r2_max
    for name, least, most in (("r1", r1_min, r1_max), ("r2", r2_min, r2_max)):
        if 0 < most < least:
            raise BadOption(
                f"{name}_min is {least} and {name}_max only {most};"
                f" lower {name}_min or raise {name}_max",
                "range",
                option=f"{name}_min",
                other=f"{name}_max",
                least=least,
                most=most,
            )
    bounded = r1_max > 0 and r2_max > 0
    bankroll = options.bankroll
    if bankroll == "auto":
        bankroll = "open" if bounded else "table_stakes"
    if bankroll == "open" and not bounded:  # WIL-47
        name = "r1_max" if r1_max < 0 else "r2_max"
        limit = r1_max if r1_max < 0 else r2_max
        word = "pot" if limit == POT_LIMIT else "none"
        raise BadOption(
            f"{name} {word} needs stacks that bound the bets: choose bankroll"
            f" table_stakes, or a number for {name}",
            "unbounded",
            option=name,
            other="bankroll",
        )
    return dataclasses.replace(
        options,
        r1_min=r1_min,
        r1_max=r1_max,
        r2_min=r2_min,
        r2_max=r2_max,
        max_raises=RAISE_CAP if options.max_raises == NONE else options.max_raises,
        bankroll=bankroll,
        hands=seats if options.hands == AUTO else options.hands,
    )


def largest_amount(options: Options, seats: int) -> int:
    """Returns more than anybody can bet or raise at once."""
    highest = max(options.r1_max, options.r2_max)
    if options.bankroll == "open":
        return highest
    chips = seats * options.starting_stack
    bounded = options.r1_max > 0 and options.r2_max > 0
    return min(highest, chips) if bounded else chips


def most_decisions(options: Options, seats: int) -> int:
    """Returns a bound: everybody answers the bet and every raise."""
    a_round = (options.max_raises + 1) * (seats - 1) + 1
    if options.allow_check:
        a_round += seats - 1
    return 2 * a_round * options.hands


def most_won(options: Options, seats: int) -> float:
    """Returns more than any seat can win or lose in a session."""
    if options.bankroll == "table_stakes":
        return float(options.starting_stack * (seats - 1))
    a_hand = options.ante
    a_hand += (options.max_raises + 1) * (options.r1_max + options.r2_max)
    return float(a_hand * (seats - 1) * options.hands)
