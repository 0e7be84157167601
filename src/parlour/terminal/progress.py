"""Long runs in the terminal: how many processes, how far they are."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from parlour.engine.refusals import BadInput

Part = TypeVar("Part")


def check_jobs(jobs: int) -> None:
    if jobs == 0 or jobs < -1:
        raise BadInput(
            f"--jobs is a number of processes, or -1 for all cores, not {jobs}"
        )


def show_progress(name: str, total: int, parts: Iterable[Part]) -> Iterator[Part]:
    """Yields the parts, with a progress bar if stderr is a terminal."""
    console = Console(stderr=True)
    hidden = not sys.stderr.isatty()
    with Progress(console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(name, total=total)
        for part in parts:
            bar.advance(task)
            yield part
