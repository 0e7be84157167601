"""Summarizes a series of games, with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from parlour.lab.figures import Mean, Share, mean, share, share_of_deals
from parlour.lab.play import Outcome
from parlour.lab.simulate import Series


@dataclass(frozen=True)
class Summary:
    """The summary of a series."""

    games: int
    deals: int
    by_seat: list[Share]
    """Win share of each seat; empty if seats cannot be compared."""
    by_bot: dict[str, Share]
    """Win share per seat a bot sat in; equal skill gives one over the seats. Empty
    if one bot sat everywhere."""
    returns: dict[str, Mean]
    decisions: Mean
    ties: Share
    capped: Share


def summary(series: Series, outcomes: Sequence[Outcome]) -> Summary:
    """Summarizes outcomes; a deal is one observation, because its games share luck."""
    games = len(outcomes)
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.deal, []).append(outcome)
    bots = sorted(set(series.bots))
    by_seat: list[list[float]] = [
        [average([win_share(one, seat) for one in deal]) for deal in deals.values()]
        for seat in range(series.seats if series.seats_compare else 0)
    ]
    chairs: dict[str, list[list[Chair]]] = {bot: [] for bot in bots}
    for deal in deals.values():
        for bot in bots:
            sat = seats_of(bot, deal)
            if sat:
                chairs[bot].append(sat)
    return Summary(
        games=games,
        deals=len(deals),
        by_seat=[share_of_deals(parts) for parts in by_seat],
        by_bot={
            bot: share_of_deals(
                [average([win_share(*one) for one in deal]) for deal in sat]
            )
            for bot, sat in chairs.items()
            if len(bots) > 1
        },
        returns={bot: mean_return(sat) for bot, sat in chairs.items()},
        decisions=mean([float(outcome.decisions) for outcome in outcomes]),
        ties=share(sum(outcome.ranks.count(1) > 1 for outcome in outcomes), games),
        capped=share(sum(outcome.capped for outcome in outcomes), games),
    )


Chair: TypeAlias = tuple[Outcome, int]
"""A seat of a game."""


def seats_of(bot: str, deal: Sequence[Outcome]) -> list[Chair]:
    """Lists the seats in which a bot played this deal."""
    return [
        (outcome, seat)
        for outcome in deal
        for seat, name in enumerate(outcome.bots)
        if name == bot
    ]


def mean_return(deals: Sequence[Sequence[Chair]]) -> Mean:
    """Computes a bot's mean return per game, with the smallest and largest."""
    values = [[outcome.returns[seat] for outcome, seat in deal] for deal in deals]
    every = [value for deal in values for value in deal]
    return replace(
        mean([average(deal) for deal in values]),
        low=min(every, default=0.0),
        high=max(every, default=0.0),
    )


def win_share(outcome: Outcome, seat: int) -> float:
    """Returns this seat's share of the win; a shared win counts in parts."""
    return 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0


def average(values: Sequence[float]) -> float:
    return sum(values) / len(values)
