"""Commands of the lab: what does this rule do?

What they need is imported when they run, so that every other command starts at once.
"""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from parlour.terminal.asked import Jobs, Json

lab = App(name="lab", help="The lab: studies of what a rule does.")

FILE: Final = Path("lab.sqlite")

Bots = Annotated[
    str | None,
    Parameter(help="Who plays instead of those that the study names, with commas."),
]
Games = Annotated[
    int | None, Parameter(help="Games of each arm, instead of what the study says.")
]


def split(bots: str | None) -> tuple[str, ...]:
    return tuple(bots.split(",")) if bots else ()


@lab.command(name="run")
def run_study(
    study: Path,
    *,
    bots: Bots = None,
    games: Games = None,
    jobs: Jobs = 1,
    cluster: str | None = None,
    file: Path = FILE,
    json: Json = False,
) -> None:
    """Play a study until it is sure enough, and report what came out.

    What was played before is taken from the file, whichever study played it.

    Parameters
    ----------
    study
        A study, such as study.toml; docs/lab.md describes it.
    cluster
        Have it played by the workers of a Dask scheduler: tcp://10.0.0.1:8786.
    file
        Where results are kept, of any number of studies.
    """
    from parlour.terminal.studies import run

    run(study, split(bots), games, file, jobs, cluster, as_json=json)


@lab.command(name="show")
def show_study(
    study: Path,
    *,
    bots: Bots = None,
    games: Games = None,
    file: Path = FILE,
    json: Json = False,
) -> None:
    """Report what is there of a study, and play nothing.

    Parameters
    ----------
    study
        A study, such as study.toml.
    file
        Where its results were kept.
    """
    from parlour.terminal.studies import show

    show(study, split(bots), games, file, as_json=json)


@lab.command(name="new")
def new_study(game: str, *, into: Path = Path("study.toml")) -> None:
    """Write a study that runs, with all that can be changed and measured in it.

    Parameters
    ----------
    game
        The game's name.
    into
        The file to write; one that is there is left alone.
    """
    from parlour.terminal.studies import write_new

    write_new(game, into)


@lab.command(name="measures")
def list_measures(game: str) -> None:
    """List what can be measured in a game.

    Parameters
    ----------
    game
        The game's name.
    """
    from parlour.terminal.studies import measures_listed

    for line in measures_listed(game):
        print(line)
