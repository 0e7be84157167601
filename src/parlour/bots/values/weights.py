"""Evaluates learnt weights at play: a small network in integer arithmetic.

No library is needed, and every machine computes the same value. Weights are fractions
of 2^22, and a row of them is one large integer with a *lane* of bits for each. Adding
such integers, or multiplying one by a small number, does so in all lanes at once.
"""

import ast
import json
import struct
import zipfile
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp, prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from parlour.bots.values.features import FeatureEncoder
from parlour.engine.game import Game
from parlour.engine.options import options_as_text
from parlour.engine.pieces import Seat
from parlour.engine.state import State
from parlour.engine.table import Table

WEIGHTS_FILE: Final = "value.npz"
"""Beside a game's rules."""
SIGNIFICANT_DIGITS: Final = 5
"""Significant digits: weights are rounded, so their sums are no more exact."""
FRACTION_BITS: Final = 22
"""Bits behind the point of a weight: what that leaves out is less than counts."""
LANE_BYTES: Final = 8
"""Bytes per lane. After two products there are 44 bits behind the point and 19 before
it, far more than any sum of weights needs."""
LANE_MIDDLE: Final = 1 << 8 * LANE_BYTES - 1
KINDS: Final = {"<f2": "e", "<f4": "f", "<u4": "I"}
"""NumPy's names of numbers, and those of `struct`."""
MAGIC: Final = b"\x93NUMPY"
ROWS: Final = ("first", "dense", "bias", "second", "second_bias")
"""The arrays that are added up, as rows of lanes; `last` is a plain list of floats, and
`used` has the features for which `first` has a row."""


def weights_for(game: Game, table: Table) -> "ValueNetwork | None":
    """Returns the value network for such a table; None if there is none."""
    path = shipped_weights(game.package) if game.package else None
    if path is None:
        return None
    learnt = ValueNetwork(path, FeatureEncoder(game.zones, table))
    return learnt if learnt.fits(game, table) else None


@lru_cache(maxsize=64)
def shipped_weights(package: str) -> Path | None:
    path = Path(str(files(package).joinpath(WEIGHTS_FILE)))
    return path if path.is_file() else None


# Reading


class Weights(NamedTuple):
    """Contents of a weights file; tables share it."""

    head: dict[str, Any]
    first: dict[int, int]
    """The rows of features that were ever there."""
    dense: list[int]
    bias: int
    second: list[int]
    second_bias: int
    last: list[float]


@lru_cache(maxsize=8)
def read_weights(path: Path) -> Weights:
    with zipfile.ZipFile(path) as file:
        head: dict[str, Any] = json.loads(array_in(file, "head")[1][0])
        used = array_in(file, "used")[1]
        last = array_in(file, "last")[1]
        rows = {name: rows_in(*array_in(file, name)) for name in ROWS}
    return Weights(
        head=head,
        first=dict(zip(used, rows["first"], strict=True)),
        dense=rows["dense"],
        bias=rows["bias"][0],
        second=rows["second"],
        second_bias=rows["second_bias"][0],
        last=last,
    )


def array_in(file: zipfile.ZipFile, name: str) -> tuple[tuple[int, ...], list[Any]]:
    """Returns the shape of an array in NumPy's format, and its values row by row."""
    raw = file.read(f"{name}.npy")
    if raw[:6] != MAGIC or raw[6] != 1:
        raise ValueError(f"{file.filename}: {name} is not an array")
    (length,) = struct.unpack_from("<H", raw, 8)
    about = ast.literal_eval(raw[10 : 10 + length].decode("latin-1"))
    body, shape = raw[10 + length :], about["shape"]
    kind = about["descr"]
    if kind.startswith("<U"):
        return shape, [body.decode("utf-32-le").rstrip("\0")]
    code = KINDS.get(kind, "")
    if not code:
        raise ValueError(f"{file.filename}: {name} has the unsupported type {kind}")
    return shape, list(struct.unpack(f"<{prod(shape)}{code}", body))


def rows_in(shape: tuple[int, ...], values: Sequence[float]) -> list[int]:
    """Returns the rows of an array, each in one integer."""
    wide = shape[-1]
    return [in_lanes(values[at : at + wide]) for at in range(0, len(values), wide)]


# Lanes


def in_lanes(values: Sequence[float]) -> int:
    """Combines numbers side by side into one integer, as fractions of 2^22."""
    whole = [round(value * 2**FRACTION_BITS) + LANE_MIDDLE for value in values]
    packed = struct.pack(f"<{len(whole)}Q", *whole)
    return int.from_bytes(packed, "little") - middles(len(whole))


def from_lanes(packed: int, many: int) -> list[int]:
    """Returns the numbers in this many lanes.

    >>> packed = 3 * in_lanes([0.5, -2.0]) + in_lanes([0.0, 1.0])
    >>> [number / 2**FRACTION_BITS for number in from_lanes(packed, 2)]
    [1.5, -5.0]
    """
    raw = (packed + middles(many)).to_bytes(LANE_BYTES * many, "little")
    return [one - LANE_MIDDLE for one in struct.unpack(f"<{many}Q", raw)]


@lru_cache(maxsize=16)
def middles(many: int) -> int:
    """Returns the middle value of each lane; adding it makes every number positive."""
    return int.from_bytes(struct.pack(f"<{many}Q", *[LANE_MIDDLE] * many), "little")


class ValueNetwork:
    """Value function of a table: a sum of rows and two small matrix products."""

    def __init__(self, path: Path, sight: FeatureEncoder) -> None:
        self.weights = read_weights(path)
        self.head = self.weights.head
        self.sight = sight
        self.last_bias = float(self.head["last_bias"])
        self.wins: bool = self.head["aim"] == "win"
        self.hidden = len(self.weights.second)

    def fits(self, game: Game, table: Table) -> bool:
        """Returns True if it was learnt at such a table."""
        head = self.head
        return bool(
            head["game"] == game.slug
            and head["edition"] == table.edition
            and head["seats"] == table.seats
            and head["options"] == options_as_text(table.options)
            and head["features"] == self.sight.size
        )

    def __call__(self, state: State, seat: Seat) -> float:
        """Returns the expected result of this seat: its share of the win, or its
        returns."""
        weights = self.weights
        found, numbers = self.sight.features(state, seat)
        packed = weights.bias
        rows = weights.first
        for feature in found:
            packed += rows.get(feature, 0)
        for number, row in zip(numbers, weights.dense, strict=True):
            if number:
                packed += number * row
        second = weights.second_bias << FRACTION_BITS
        for number, row in zip(
            from_lanes(packed, self.hidden), weights.second, strict=True
        ):
            if number > 0:
                second += number * row
        value = 0.0
        for number, weight in zip(
            from_lanes(second, len(weights.last)), weights.last, strict=True
        ):
            if number > 0:
                value += number * weight
        value = value / 4**FRACTION_BITS + self.last_bias
        if self.wins:
            value = 1.0 / (1.0 + exp(-value)) if value > -30.0 else 0.0
        return round(value, SIGNIFICANT_DIGITS)
