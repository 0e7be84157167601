"""Observations and masks as the spaces of Gymnasium, for single seats."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parlour.engine.cursor import Cursor
from parlour.engine.game import Game
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.learn.table_batch import SeatObserver, observation_size

Observation = dict[str, NDArray[Any]]
"""`observation`, the numbers, and `action_mask`, 1 for each legal action."""

NUMBER_BOUND: Final = 2**31 - 1
"""No number of a table is larger."""


def observation_space(table: Table, actions: int = 0) -> spaces.Dict:
    """Returns the space of the observations of one seat, with a mask for `actions`."""
    numbers = observation_size(table)
    size = actions or len(table.token_names)
    return spaces.Dict(
        {
            "observation": spaces.Box(
                -NUMBER_BOUND, NUMBER_BOUND, (numbers,), np.int32
            ),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )


def most_won(game: Game, table: Table) -> float:
    """Returns the most that a seat can win or lose."""
    return game.utility(table.options, table.seats) if game.utility else 1.0


class SeatReader:
    """Reads observations of single seats."""

    def __init__(self, table: Table) -> None:
        self.observer = SeatObserver(table)
        observation, mask = self.observer.buffers()
        self.observation = np.frombuffer(observation, np.int32)
        self.mask = np.frombuffer(mask, np.int8)

    def read(
        self, state: State, seat: int, chosen: list[Token], legal: list[Token]
    ) -> Observation:
        """Returns what a seat may know, what it has chosen and what it may choose."""
        self.observer.look(state, Seat(seat), chosen, legal)
        return {
            "observation": self.observation.copy(),
            "action_mask": self.mask.copy(),
        }

    def read_asked(self, cursor: Cursor, seat: int) -> Observation:
        """Returns what a seat may know and do; it may do nothing unless it is asked."""
        if seat == cursor.seat:
            return self.read(cursor.state, seat, cursor.chosen, cursor.legal)
        return self.read(cursor.state, seat, [], [])
