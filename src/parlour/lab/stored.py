"""Long series kept in a file as they are played, to be gone on with.

The first line says what is played, each further line is one deal. A run that was cut
off goes on where it stopped; one that is asked for more deals plays only those that
are missing; and who repeats it from the beginning gets the same lines.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from joblib import Parallel, delayed

from parlour.engine.refusals import BadInput

Wanted = TypeVar("Wanted")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Kept(Generic[Wanted, Result]):
    """What a file is about."""

    wanted: Wanted
    """A dataclass with the settings."""
    edition: int
    """Of the game's rules: results under others cannot be compared."""
    results: type[list[Result]]
    """What a deal comes to."""

    def settings(self) -> dict[str, Any]:
        """What must be the same for results to go together: all but how many."""
        settings = asdict(self.wanted)  # type: ignore[call-overload]
        del settings["games"]
        return settings_in(msgspec.json.encode({**settings, "edition": self.edition}))


def kept(
    file: Path | None,
    about: Kept[Wanted, Result],
    play: Callable[[Wanted, int], list[Result]],
    deals: int,
    jobs: int,
) -> Iterator[list[Result]]:
    """The results of each deal in order: from the file, then played and kept there."""
    before = opened(file, about) if file else []
    yield from before[:deals]
    work = (delayed(play)(about.wanted, deal) for deal in range(len(before), deals))
    for results in Parallel(n_jobs=jobs, return_as="generator")(work):
        if file:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(results) + b"\n")
        yield results


def opened(file: Path, about: Kept[Wanted, Result]) -> list[list[Result]]:
    """The results that a file holds; a new one is begun, a strange one refused."""
    wanted = about.settings()
    try:
        text = file.read_bytes() if file.exists() else b""
        if not text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(wanted) + b"\n")
            return []
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [text]
        compare(file, settings_in(head), wanted)
        results = [msgspec.json.decode(line, type=about.results) for line in lines]
        if whole != text:  # a line that was cut off is played again
            file.write_bytes(whole)
    except msgspec.MsgspecError:
        raise BadInput(f"{file} holds something else: name another file") from None
    except OSError as wrong:
        raise BadInput(f"cannot use {file}: {wrong.strerror}") from None
    return results


def settings_in(line: bytes) -> dict[str, Any]:
    return msgspec.json.decode(line, type=dict[str, Any])


def compare(file: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuses a file that was played with other settings, and says which."""
    for name in {**wanted, **found}:
        there, here = found.get(name), wanted.get(name)
        if there != here:
            raise BadInput(
                f"{file} was played with {name} {there}, not {here}: name another file"
            )
