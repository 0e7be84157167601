"""Weights read at play: a small network in numpy, for the tables it was learnt at."""

import json
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from parlour.bots.values.sight import Sight
from parlour.engine.game import Game
from parlour.engine.options import shown
from parlour.engine.pieces import Seat
from parlour.engine.state import State
from parlour.engine.table import Table

if TYPE_CHECKING:
    import numpy.typing as npt

FILE: Final = "value.npz"
"""Beside a game's rules."""
FINE: Final = 5
"""Digits that count, for other machines may add up in another order."""


def weights_for(game: Game, table: Table) -> "Learnt | None":
    """The weights for such a table; None where there are none, or no numpy."""
    path = shipped(game.package) if game.package else None
    if path is None or find_spec("numpy") is None:
        return None
    learnt = Learnt(path, Sight(game.zones, table))
    return learnt if learnt.fits(game, table) else None


@lru_cache(maxsize=64)
def shipped(package: str) -> Path | None:
    path = Path(str(files(package).joinpath(FILE)))
    return path if path.is_file() else None


@lru_cache(maxsize=8)
def arrays(path: Path) -> "tuple[dict[str, Any], dict[str, npt.NDArray[Any]]]":
    """What a file holds, with a row for every feature; tables share it."""
    import numpy as np

    with np.load(path, allow_pickle=False) as file:
        head: dict[str, Any] = json.loads(str(file["head"]))
        wide = {name: file[name].astype(np.float32) for name in file if name in WIDE}
        rows = np.zeros((head["features"], wide["first"].shape[1]), np.float32)
        rows[file["used"]] = wide["first"]
    return head, {**wide, "first": rows}


class Learnt:
    """What a seat may expect by what it sees: a sum of rows and two small products."""

    def __init__(self, path: Path, sight: Sight) -> None:
        import numpy as np

        self.head, wide = arrays(path)
        self.sight = sight
        self.numpy = np
        self.first: npt.NDArray[np.float32] = wide["first"]
        self.dense, self.bias = wide["dense"], wide["bias"]
        self.second, self.second_bias = wide["second"], wide["second_bias"]
        self.last: npt.NDArray[np.float32] = wide["last"]
        self.last_bias = float(self.head["last_bias"])
        self.wins: bool = self.head["aim"] == "win"

    def fits(self, game: Game, table: Table) -> bool:
        """Whether it was learnt at such a table."""
        head = self.head
        return bool(
            head["game"] == game.slug
            and head["edition"] == table.edition
            and head["seats"] == table.seats
            and head["options"] == shown(table.options)
            and head["features"] == self.sight.size
        )

    def __call__(self, state: State, seat: Seat) -> float:
        """What this seat may expect: its part of the win, or its returns."""
        np = self.numpy
        found, numbers = self.sight.features(state, seat)
        hidden = self.first.take(found, 0).sum(0)
        hidden += np.array(numbers, np.float32) @ self.dense
        hidden += self.bias
        np.maximum(hidden, 0.0, out=hidden)
        hidden = hidden @ self.second
        hidden += self.second_bias
        np.maximum(hidden, 0.0, out=hidden)
        value = float(hidden @ self.last) + self.last_bias
        if self.wins:
            value = 1.0 / (1.0 + exp(-value)) if value > -30.0 else 0.0
        return round(value, FINE)


WIDE: Final = ("first", "dense", "bias", "second", "second_bias", "last")
"""The arrays of a file; besides, `used` has the features that were ever there."""
