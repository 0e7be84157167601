"""Commands of the lab, which runs studies of rules.

Each command imports what it needs when it runs, so that other commands start fast.
"""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from parlour.terminal.parameters import Jobs, Json

lab = App(
    name="lab", help="Run studies: measure what a rule or an option changes in a game."
)

DEFAULT_RESULTS_FILE: Final = Path("lab.sqlite")

Bots = Annotated[
    str | None,
    Parameter(help="Bots to play instead of the study's bots, separated by commas."),
]
Games = Annotated[
    int | None,
    Parameter(help="Number of games per arm, instead of the study's number."),
]


def split_names(bots: str | None) -> tuple[str, ...]:
    return tuple(bots.split(",")) if bots else ()


@lab.command(name="run")
def run_study(
    study: Path,
    *,
    bots: Bots = None,
    games: Games = None,
    jobs: Jobs = 1,
    cluster: str | None = None,
    file: Path = DEFAULT_RESULTS_FILE,
    json: Json = False,
) -> None:
    """Play a study until it reaches its target precision, and report the results.

    Games that the results file has already are reused, also those of other studies.

    Parameters
    ----------
    study
        Study file, such as study.toml; `parlour lab new` writes one.
    cluster
        Play on the workers of a Dask scheduler, such as tcp://10.0.0.1:8786.
    file
        SQLite file for the results of any number of studies.
    """
    from parlour.terminal.studies import run

    run(study, split_names(bots), games, file, jobs, cluster, as_json=json)


@lab.command(name="show")
def show_study(
    study: Path,
    *,
    bots: Bots = None,
    games: Games = None,
    file: Path = DEFAULT_RESULTS_FILE,
    json: Json = False,
) -> None:
    """Report the stored results of a study, without playing any games.

    Parameters
    ----------
    study
        Study file, such as study.toml.
    file
        SQLite file with the results.
    """
    from parlour.terminal.studies import show

    show(study, split_names(bots), games, file, as_json=json)


@lab.command(name="new")
def new_study(game: str, *, into: Path = Path("study.toml")) -> None:
    """Write a study file that runs, with all options and measures as comments.

    Parameters
    ----------
    game
        Name of the game.
    into
        File to write; an existing file is never overwritten.
    """
    from parlour.terminal.studies import write_new

    write_new(game, into)


@lab.command(name="measures")
def list_measures(game: str) -> None:
    """List the measures of a game.

    Parameters
    ----------
    game
        Name of the game.
    """
    from parlour.terminal.studies import list_measures

    for line in list_measures(game):
        print(line)
