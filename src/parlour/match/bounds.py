"""Bounds of numbers in input: integers of 64 bits, finite floats.

Python reads integers of up to 4,300 digits, but few operations expect them: they do not
fit into a float, a database or a sentence.
"""

import math
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

Decoded = TypeVar("Decoded")

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors of decoding malformed JSON; RecursionError is raised for deep nesting."""
MAX_INTEGER: Final = 2**64 - 1
LONG_NUMBER: Final = re.compile(rb"[0-9]{19}")
"""Digits that JSON with a large integer contains, and hardly any other JSON does."""


def check_numbers(value: object) -> None:
    """Raises ValueError if a number in this value is out of bounds."""
    if isinstance(value, int):
        if not -MAX_INTEGER <= value <= MAX_INTEGER:
            raise ValueError("integers have at most 64 bits")
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f"numbers are finite, not {value}")
    elif isinstance(value, dict):
        for one in value.values():
            check_numbers(one)
    elif isinstance(value, list):
        for one in value:
            check_numbers(one)


def check_integers(data: bytes | bytearray) -> None:
    """Refuses JSON with large integers as it refuses any other mistake."""
    found: Any = msgspec.json.decode(data)
    try:
        check_numbers(found)
    except ValueError as wrong:
        raise msgspec.ValidationError(str(wrong)) from None


def bound_integers(
    decode: Callable[[bytes | bytearray], Decoded],
) -> Callable[[bytes | bytearray], Decoded]:
    """Wraps a JSON decoder so that it also refuses large integers."""

    def read(data: bytes | bytearray) -> Decoded:
        if LONG_NUMBER.search(data) is not None:
            check_integers(data)
        return decode(data)

    return read
