"""Reports the strength of bots in the terminal."""

import dataclasses
import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid

from parlour.extras import require
from parlour.lab.advantage import Advantage, Comparison, advantage, compare_bots
from parlour.lab.figures import Share
from parlour.lab.simulate import Series, at_table
from parlour.lab.summary import Summary, summary
from parlour.terminal.parameters import ResumableParameters
from parlour.terminal.progress import check_jobs, show_progress

if TYPE_CHECKING:
    from parlour.lab.ladder import Rating


def show_ladder(
    name: str, bots: tuple[str, ...], asked: ResumableParameters, *, games: int
) -> None:
    """Plays all bots of a game against each other and rates them."""
    check_jobs(asked.jobs)
    require("openskill", "learn")
    from parlour.lab.ladder import climb, entrants, ratings

    game, kept_as, seats = at_table(name, asked.seats)
    series = Series(
        game=kept_as,
        seats=seats,
        games=games,
        seed=asked.seed,
        options=asked.options,
        bots=entrants(game, bots),
    )
    deals = climb(series, asked.jobs, asked.file)
    outcomes = [
        one for deal in show_progress(name, series.deals, deals) for one in deal
    ]
    found, rated = summary(series, outcomes), ratings(series.bots, outcomes)
    if asked.json:
        data = {
            "series": dataclasses.asdict(series),
            "ratings": {bot: dataclasses.asdict(rated[bot]) for bot in rated},
            "summary": dataclasses.asdict(found),
        }
        print(json.dumps(data, indent=1))
    else:
        print_ladder(series, found, rated)


def print_ladder(series: Series, found: Summary, rated: "dict[str, Rating]") -> None:
    console = Console(highlight=False)
    console.print(
        f"{series.game}, {series.seats} seats: {found.games} games of"
        f" {found.deals} deals, seed {series.seed}"
    )
    grid = Grid("bot", "rating", "won per seat, 95 % interval", "result")
    for bot in sorted(rated, key=lambda bot: -rated[bot].value):
        grid.add_row(
            bot, str(rated[bot]), str(found.by_bot[bot]), format_result(found, bot)
        )
    console.print(grid)


def format_result(found: Summary, bot: str) -> str:
    result = found.returns[bot]
    return f"{result.value:+.2f} ± {result.half:.2f}"


def show_comparison(
    name: str,
    guest: str,
    asked: ResumableParameters,
    *,
    hosts: str,
    games: int,
    rollouts: int,
) -> None:
    """Compares a bot with the one that all others are."""
    check_jobs(asked.jobs)
    _, kept_as, seats = at_table(name, asked.seats)
    wanted = Comparison(
        game=kept_as,
        seats=seats,
        games=games,
        guest=guest,
        hosts=hosts,
        rollouts=rollouts,
        seed=asked.seed,
        options=asked.options,
    )
    deals = compare_bots(wanted, asked.jobs, asked.file)
    gains = [one for deal in show_progress(name, wanted.deals, deals) for one in deal]
    found = advantage(wanted, gains)
    if asked.json:
        data = {
            "comparison": dataclasses.asdict(wanted),
            "advantage": dataclasses.asdict(found),
        }
        print(json.dumps(data, indent=1))
    else:
        print_comparison(wanted, found)


def clip_share(value: float, half: float) -> Share:
    """Clips a share and its interval to 0 and 1.

    >>> print(clip_share(0.95, 0.1))
    95.0% (85.0%–100.0%)
    """
    edges = [min(1.0, max(0.0, edge)) for edge in (value, value - half, value + half)]
    return Share(*edges)


def print_comparison(wanted: Comparison, found: Advantage) -> None:
    console = Console(highlight=False)
    console.print(
        f"{wanted.game}, {wanted.seats} seats: {wanted.guest} among {wanted.hosts},"
        f" {found.games} games of {found.deals} deals, seed {wanted.seed}"
    )
    won, returned = found.won, found.returned
    grid = Grid("", "95 % interval")
    grid.add_row("win rate above baseline", f"{won.value:+.1%} ± {won.half:.1%}")
    grid.add_row(
        "estimated win rate", str(clip_share(found.fair + won.value, won.half))
    )
    grid.add_row("equal share of wins", f"{found.fair:.1%}")
    grid.add_row(
        "result above baseline", f"{returned.value:+.2f} ± {returned.half:.2f}"
    )
    grid.add_row("win rate without variance reduction", str(found.raw_won))
    console.print(grid)
    console.print(
        f"decisions per game: {found.decisions.value:.1f}, {found.different:.0%}"
        f" unlike {wanted.hosts}, {found.seconds:.4f} s each"
    )
