"""Errors of reading files that users name."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.engine.refusals import BadInput


@contextmanager
def explain_read_errors(file: Path) -> Iterator[None]:
    """Turns errors of reading this file into one line of text."""
    try:
        yield
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not UTF-8 text") from None
