"""What every command that plays many games is asked: how many seats, which options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from parlour.engine.options import read_pairs

Options = Annotated[
    list[str],
    Parameter(name=["--option", "-o"], help="name=value; may be given again."),
]
Json = Annotated[bool, Parameter(name="--json", help="Tell it as JSON.")]
Jobs = Annotated[int, Parameter(help="Processes to use; -1 for all cores.")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked:
    """How games are to be played, whatever is asked about them.

    Parameters
    ----------
    seats
        Number of players; the game's usual number if left out.
    seed
        The same seed gives the same games, whatever the number of jobs.
    """

    seats: int | None = None
    seed: int = 1
    option: Options = field(default_factory=list)
    jobs: Jobs = 1
    json: Json = False

    @property
    def options(self) -> Mapping[str, object]:
        return read_pairs(self.option)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class AskedToKeep(Asked):
    """The same of long runs.

    Parameters
    ----------
    file
        Keep what was played in this SQLite file, and go on from there next time.
    """

    file: Path | None = None


AS_USUAL: Final = Asked()
KEEPING_NOTHING: Final = AskedToKeep()
