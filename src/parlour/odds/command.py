"""The commands of `parlour odds`. Each computes one table and prints it."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from parlour.engine.options import read_pairs

odds = App(
    name="odds",
    help="Compute odds of the Fugue system: tasks, twists and contests.",
)

Plot = Annotated[
    Path | None, Parameter(help="Also draw a plot into this file, such as odds.svg.")
]
Options = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative="",
        show_default=False,
        help="Set a game option, as name=value; repeat the flag for more options.",
    ),
]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON instead of text.")]


@odds.command(name="task")
def odds_task(
    difficulty: int | None = None,
    *,
    time: bool = False,
    numbers: Literal["rank", "contest"] = "rank",
    compare: Literal["beat", "meet"] = "beat",
    plot: Plot = None,
    json_: Json = False,
) -> None:
    """Compute the exact odds of a skilled action, or how long it takes.

    Parameters
    ----------
    difficulty
        Difficulty from 2 to 12; defaults to all of them.
    time
        Show how long the action takes, by the rule Time Passes.
    numbers
        Value of aces and court cards: their rank, or their value in a contest.
    compare
        With --time: beat needs more than the difficulty, meet at least the
        difficulty.
    """
    from parlour.odds.reports import task_table, time_table

    table = task_table(numbers, difficulty)
    if time:
        table = time_table(numbers, compare, difficulty)
    show_odds(table, plot, json_)


@odds.command(name="deal")
def odds_deal(*, plot: Plot = None, json_: Json = False) -> None:
    """Compute the exact odds of each value of two cards."""
    from parlour.odds.reports import deal_table

    show_odds(deal_table(), plot, json_)


@odds.command(name="twist")
def odds_twist(
    target: int = 17,
    *,
    held: str = "",
    others: str = "",
    plot: Plot = None,
    json_: Json = False,
) -> None:
    """Compute the exact odds of twisting until a total is reached.

    Parameters
    ----------
    target
        Stop at this total or more, with two cards at least.
    held
        Own cards that are face up already, such as "7s 3p".
    others
        Other visible cards, of opponents or in the discard, such as "M18 Kc".
    """
    from parlour.odds.reports import twist_table

    show_odds(twist_table(target, held, others), plot, json_)


@odds.command(name="signifier")
def odds_signifier(
    live: int = 3, *, cards: int = 8, plot: Plot = None, json_: Json = False
) -> None:
    """Compute the exact odds that Signifiers are among the cards turned up.

    Parameters
    ----------
    live
        Number of Signifiers in the deck: one per persona except the Dealer's.
    cards
        Largest number of cards to show.
    """
    from parlour.odds.reports import signifier_table

    show_odds(signifier_table(live, cards), plot, json_)


@odds.command(name="contest")
def odds_contest(
    cast: str = "0a.db",
    *,
    seats: int | None = None,
    bots: str = "patient",
    contests: int = 5000,
    seed: int = 1,
    jobs: int = 1,
    option: Options = [],  # noqa: B006
    plot: Plot = None,
    json_: Json = False,
) -> None:
    """Play contests between bots and report wins with 95 % confidence intervals.

    Parameters
    ----------
    cast
        Participants, in the game's notation: 0a@-.db is a persona with one ability
        against a game-character, 2v1 is two against one.
    seats
        Number of seats, the Dealer's last; defaults to what the cast needs.
    bots
        Bots, separated by commas and seated in turn: naive, patient or random.
    contests
        Number of contests.
    seed
        Random seed; the same seed gives the same contests for any number of jobs.
    jobs
        Number of processes; -1 uses all cores.
    """
    from parlour.odds.contests import contests as played
    from parlour.odds.contests import seats_for
    from parlour.odds.reports import contest_table

    names = tuple(bots.split(","))
    many = seats_for(cast) if seats is None else seats
    result = played(
        cast,
        many,
        names,
        count=contests,
        seed=seed,
        jobs=jobs,
        options=read_pairs(option),
    )
    show_odds(contest_table(cast, names, result), plot, json_)


@odds.command(name="rounds")
def odds_rounds(
    cast: str = "0a@-.db@-",
    *,
    compare: str = "wild_carry",
    seats: int | None = None,
    bots: str = "patient",
    contests: int = 2000,
    seed: int = 1,
    jobs: int = 1,
    option: Options = [],  # noqa: B006
    plot: Plot = None,
    json_: Json = False,
) -> None:
    """Play long contests and compare them round by round under each option value.

    Parameters
    ----------
    cast
        Participants, in one group.
    compare
        Option to compare: wild_carry, wild_limit, draw_rule or another with few
        values.
    seats
        Number of seats, the Dealer's last; defaults to what the cast needs.
    bots
        Bots, separated by commas and seated in turn: naive, patient or random.
    contests
        Number of contests per option value.
    seed
        Random seed; the same seed gives the same contests for any number of jobs.
    jobs
        Number of processes; -1 uses all cores.
    """
    from parlour.odds.contests import by_round, seats_for, values_of
    from parlour.odds.reports import rounds_table

    many = seats_for(cast) if seats is None else seats
    found = {
        value: by_round(
            cast,
            many,
            tuple(bots.split(",")),
            count=contests,
            seed=seed,
            jobs=jobs,
            options={**read_pairs(option), compare: value},
        )
        for value in values_of(compare)
    }
    show_odds(rounds_table(cast, compare, found, contests), plot, json_)


def show_odds(table: Any, plot: Path | None, as_json: bool) -> None:
    from parlour.odds.tables import plot as draw

    if plot is not None:
        draw(table, plot)
    if as_json:
        print(json.dumps(table.data(), indent=1))
    else:
        print("\n".join(table.lines()))
