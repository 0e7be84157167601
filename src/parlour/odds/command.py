"""The commands of `parlour odds`. Each works out one table and shows it."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from parlour.engine.options import read_pairs

odds = App(
    name="odds",
    help="Odds of the Fugue system: tasks, twists and contests, as tables and plots.",
)

Plot = Annotated[
    Path | None, Parameter(help="Draw it too, into a file such as odds.svg.")
]
Options = Annotated[
    list[str],
    Parameter(name=["--option", "-o"], help="name=value; may be given again."),
]
Json = Annotated[bool, Parameter(name="--json")]


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
    """Exact odds of a skilled action, or how long it takes.

    Parameters
    ----------
    difficulty
        From 2 to 12; all of them if left out.
    time
        How long it takes, by the rule Time Passes.
    numbers
        What aces and court cards count: their rank, or as in a contest.
    compare
        Whether time needs more than the difficulty, or at least it.
    """
    from parlour.odds.reports import task_table, time_table

    table = task_table(numbers, difficulty)
    if time:
        table = time_table(numbers, compare, difficulty)
    show_odds(table, plot, json_)


@odds.command(name="deal")
def odds_deal(*, plot: Plot = None, json_: Json = False) -> None:
    """Exact odds of what two cards are worth."""
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
    """Exact odds of twisting on until a total is reached.

    Parameters
    ----------
    target
        Stop at this total or more, with two cards at least.
    held
        Cards that lie face up already, such as "7s 3p".
    others
        Cards that opponents show or that lie in the discard, such as "M18 Kc".
    """
    from parlour.odds.reports import twist_table

    show_odds(twist_table(target, held, others), plot, json_)


@odds.command(name="signifier")
def odds_signifier(
    live: int = 3, *, cards: int = 8, plot: Plot = None, json_: Json = False
) -> None:
    """Exact odds that Signifiers are among the cards that come face up.

    Parameters
    ----------
    live
        Signifiers that can be turned up: one for each persona but the Dealer's.
    cards
        Up to how many cards.
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
    """Contests played out between bots, with 95 % intervals.

    Parameters
    ----------
    cast
        Who takes part, in the notation of the game: 0a@-.db is a persona with one
        ability against a game-character, 2v1 is two against one.
    seats
        Seats at the table, the Dealer's last; as the cast needs if left out.
    bots
        naive, patient or random; several with commas sit down in turn.
    contests
        How many.
    seed
        The same seed gives the same contests, whatever the number of jobs.
    jobs
        Processes to use; -1 for all cores.
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
    """Long contests round by round, under each value of an option.

    Parameters
    ----------
    cast
        Who takes part, in one group.
    compare
        The option: wild_carry, wild_limit, draw_rule and others that have few values.
    seats
        Seats at the table, the Dealer's last; as the cast needs if left out.
    bots
        naive, patient or random; several with commas sit down in turn.
    contests
        How many, for each value.
    seed
        The same seed gives the same contests, whatever the number of jobs.
    jobs
        Processes to use; -1 for all cores.
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
