"""Files that somebody names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.engine.refusals import BadInput


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Around what reads a file: where it cannot be read, one line says why."""
    try:
        yield
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not UTF-8 text") from None
