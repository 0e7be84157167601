"""Parameters that several commands share: seats, options, seed, jobs, output."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from parlour.engine.options import read_pairs

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
Jobs = Annotated[int, Parameter(help="Number of processes; -1 uses all cores.")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PlayParameters:
    """Parameters of every command that plays many games.

    Parameters
    ----------
    seats
        Number of players; defaults to the game's usual number.
    seed
        Random seed; the same seed gives the same games for any number of jobs.
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
class ResumableParameters(PlayParameters):
    """Parameters of long runs that can be resumed.

    Parameters
    ----------
    file
        Save played games to this SQLite file and resume from it next time.
    """

    file: Path | None = None


DEFAULT_PLAY: Final = PlayParameters()
DEFAULT_RESUMABLE: Final = ResumableParameters()
