"""Commands that play many games and measure: what a rule does, how strong bots are.

What they need is imported when they run, so that every other command starts at once.
"""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.engine.options import read_pairs

Options = Annotated[
    list[str],
    Parameter(name=["--option", "-o"], help="name=value; may be given again."),
]


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    option: Options = [],  # noqa: B006
    bots: str = "random",
    balance: bool = True,
    random_options: bool = False,
    jobs: int = 1,
    events: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Play many games between bots and report who won, how long it took, how sure.

    Parameters
    ----------
    game
        The game's name.
    seats
        Number of players; the game's usual number if left out.
    games
        How many games; a few more where the last deal takes them.
    seed
        The same seed gives the same games, whatever the number of jobs.
    bots
        Who plays, by name: random, gentle, regular, expert, expert@500 for so many
        rollouts a decision; several with commas.
    balance
        Play each deal with every bot in every chair equally often; otherwise they
        sit as they are named.
    random_options
        Draw seats and options anew for each game.
    jobs
        Processes to use; -1 for all cores.
    events
        Write every event of every game to this file, one JSON object a line.
    """
    from parlour.terminal.reports import run_series

    run_series(
        game,
        seats=seats,
        games=games,
        seed=seed,
        options=read_pairs(option),
        bots=tuple(bots.split(",")),
        balance=balance,
        random_options=random_options,
        jobs=jobs,
        events=events,
        as_json=json_,
    )


def compare(
    game: str,
    bot: str,
    *,
    among: str = "regular",
    seats: int | None = None,
    games: int = 200,
    rollouts: int = 16,
    seed: int = 1,
    option: Options = [],  # noqa: B006
    jobs: int = 1,
    file: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Measure what a bot wins more than another in its chair, with little luck.

    Parameters
    ----------
    game
        The game's name.
    bot
        The bot to measure; it plays each deal in every chair.
    among
        The bot that all others are, and that it is compared with.
    seats
        Number of players; the game's usual number if left out.
    games
        How many games; a few more where the last deal takes them.
    rollouts
        How often each answer that the other bot would not have given is played on.
    seed
        The same seed gives the same games, whatever the number of jobs.
    jobs
        Processes to use; -1 for all cores.
    file
        Keep what was played here, and go on from there next time.
    """
    from parlour.terminal.strength import show_comparison

    show_comparison(
        game,
        bot,
        hosts=among,
        seats=seats,
        games=games,
        rollouts=rollouts,
        seed=seed,
        options=read_pairs(option),
        jobs=jobs,
        file=file,
        as_json=json_,
    )


def ladder(
    game: str,
    *,
    bots: str | None = None,
    seats: int | None = None,
    games: int = 400,
    seed: int = 1,
    option: Options = [],  # noqa: B006
    jobs: int = 1,
    file: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Let all bots of a game play against each other, and rate them.

    Parameters
    ----------
    game
        The game's name.
    bots
        Who plays, with commas; all that the game has if left out.
    seats
        Number of players; the game's usual number if left out.
    games
        How many games; a few more where the last deal takes them.
    seed
        The same seed gives the same games, whatever the number of jobs.
    jobs
        Processes to use; -1 for all cores.
    file
        Keep what was played here, and go on from there next time.
    """
    from parlour.terminal.strength import show_ladder

    show_ladder(
        game,
        bots=tuple(bots.split(",")) if bots else (),
        seats=seats,
        games=games,
        seed=seed,
        options=read_pairs(option),
        jobs=jobs,
        file=file,
        as_json=json_,
    )


def bench(*, rounds: int = 5) -> None:
    """Measure decisions a second of every listed game on this machine.

    `make bench` in the source tree also measures OpenSpiel and RLCard beside it.

    Parameters
    ----------
    rounds
        The best of so many rounds counts.
    """
    from parlour.terminal.reports import show_speed

    show_speed(rounds)
