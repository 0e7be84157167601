"""Many tables at which learners choose one token at a time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import index
from types import TracebackType
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.bots import Bot
from parlour.engine.cursor import Cursor
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.learn.observations import ObservationField, observation_fields
from parlour.learn.setup import Seeds, TableSetup, lay_tables
from parlour.learn.shares import (
    Layout,
    Memory,
    OwnShare,
    SharedOut,
    arrays_in,
    make_memory,
    share_out,
)
from parlour.learn.table_batch import TableBatch, observation_size


@dataclass(frozen=True)
class TableStep:
    """The observations of the learners at all tables, and the rewards of the last step.

    The next step overwrites the arrays: copy what you keep. Each has a row per table.
    """

    observation: NDArray[np.int32]
    """What the asked seat may know; `VectorTables.fields` names the numbers."""
    action_mask: NDArray[np.int8]
    """1 for each action that is legal now."""
    seat: NDArray[np.int32]
    """The seat that is asked."""
    player: NDArray[np.int32]
    """The player in that seat; they differ only if the seats rotate."""
    sampled: NDArray[np.int32]
    """A legal action drawn at random."""
    reward: NDArray[np.float64]
    """What each player won with the games that ended in this step; otherwise 0."""
    ended: NDArray[np.bool_]
    """Whether a game ended in this step; the rest of the row is the next game's."""
    finished: NDArray[np.int32]
    """How many games ended: more than one if a game ended before a learner was asked.
    """
    final_observation: NDArray[np.int32]
    """What the first learner sees at the end of the game that ended last. Without
    `keep_finals` it has no numbers."""


class VectorTables:
    """Many tables of one game, each with a learner that chooses a token next.

    An action is a token, as in `Cursor` and PettingZoo. A game that ends is followed by
    the next one in the same step. The n-th table plays exactly the games of a
    PettingZoo environment with the seed `seed + n`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        *,
        tables: SupportsIndex = 256,
        seed: SupportsIndex | None = None,
        bots: Sequence[str | Bot | None] = (),
        rotate: bool = False,
        skip_forced: bool = False,
        keep_finals: bool = False,
        processes: SupportsIndex = 1,
    ) -> None:
        """Lays the tables; call `reset` to deal.

        `bots` has a bot for each player, by name or as a function, and None for each
        player that learns; without it all learn. With `rotate`, players change seats
        after every game. With `skip_forced` nobody is asked if only one token is legal.
        With `keep_finals` each step has the last observation of games that ended.
        """
        setup, self.tables = lay_tables(
            game, seats, options, tables, bots, rotate, skip_forced
        )
        self.game = setup.find_game()
        self.seats = setup.seats
        self.table = setup.table()
        self.seeds = Seeds(seed)
        self.fields: dict[str, ObservationField] = observation_fields(
            self.game, self.table
        )
        """The blocks of an observation by name."""
        self.action_names: list[str] = self.table.token_names
        layout = layout_of(setup, self.tables, keep_finals)
        memory = make_memory(layout, shared=index(processes) > 1)
        self.actions, *arrays = arrays_in(memory, layout)
        self.arrays = TableStep(*arrays)
        self.rows = np.arange(self.tables)
        self.stepping = False
        make = partial(TableShare, setup, keep_finals, memory, self.tables)
        self.shares: list[OwnShare | SharedOut] = share_out(
            make, self.tables, setup.checked_processes(processes, self.tables)
        )

    def reset(self, seed: SupportsIndex | None = None) -> TableStep:
        """Deals a new game at every table. Without a seed, the second and later calls
        take the next one."""
        seeds = self.seeds.of_tables(self.tables, seed)
        for share in self.shares:
            share.ask(seeds[share.rows])
        self.stepping = True
        return self.step_wait()

    def step(self, actions: ArrayLike) -> TableStep:
        """Plays an action at every table; BadInput for an illegal one changes
        nothing."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: ArrayLike) -> None:
        """Starts a step and returns at once; `step_wait` returns its result."""
        if self.stepping:
            raise BadInput("the last step is not over: call step_wait")
        self.actions[:] = self.checked(actions)
        for share in self.shares:
            share.ask(None)
        self.stepping = True

    def step_wait(self) -> TableStep:
        """Waits for the step that was started and returns what it brought."""
        if not self.stepping:
            raise BadInput("no step was started")
        self.stepping = False
        for share in self.shares:
            share.wait()
        return self.arrays

    def checked(self, actions: ArrayLike) -> NDArray[Any]:
        """Returns the actions, one per table; BadInput unless each of them is legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise BadInput(
                f"expected {self.tables} whole numbers as actions, not"
                f" {chosen.dtype} of shape {chosen.shape}"
            )
        mask = self.arrays.action_mask
        known = (chosen >= 0) & (chosen < mask.shape[1])
        if not known.all() or not mask[self.rows, chosen].all():
            legal = known & (mask[self.rows, np.where(known, chosen, 0)] == 1)
            table = int(np.flatnonzero(~legal)[0])
            raise BadInput(
                f"action {chosen[table]} is not legal at table {table}: see the action"
                " mask; before the first step, call reset"
            )
        return chosen

    def cursor(self, number: int) -> Cursor:
        """Returns the game at a table, if this process plays it."""
        mine = self.shares[0]
        if isinstance(mine, SharedOut) or not isinstance(mine.share, TableShare):
            raise BadInput("other processes play these tables")
        return mine.share.batch.cursors[number]

    def close(self) -> None:
        """Ends the processes."""
        for share in self.shares:
            share.close()
        self.shares = []

    def __enter__(self) -> "VectorTables":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def layout_of(setup: TableSetup, tables: int, keep_finals: bool) -> Layout:
    """Returns shape and type of the actions, then of each array of a step."""
    table = setup.table()
    numbers = observation_size(table)
    return [
        ((tables,), np.int64),
        ((tables, numbers), np.int32),
        ((tables, len(table.token_names)), np.int8),
        ((tables,), np.int32),
        ((tables,), np.int32),
        ((tables,), np.int32),
        ((tables, setup.seats), np.float64),
        ((tables,), np.bool_),
        ((tables,), np.int32),
        ((tables, numbers if keep_finals else 0), np.int32),
    ]


class TableShare:
    """Some of the tables, and the rows of the arrays that they fill."""

    def __init__(
        self,
        setup: TableSetup,
        keep_finals: bool,
        memory: Memory,
        tables: int,
        rows: slice,
    ) -> None:
        actions, *arrays = arrays_in(memory, layout_of(setup, tables, keep_finals))
        self.actions = actions[rows]
        self.batch = TableBatch(
            setup.table(),
            len(self.actions),
            setup.find_bots(),
            setup.rotate,
            setup.skip_forced,
            keep_finals,
        )
        targets = [array[rows] for array in arrays]
        self.copies = [
            (target, np.frombuffer(buffer, target.dtype).reshape(target.shape))
            for target, buffer in zip(targets, self.batch.buffers(), strict=True)
            if target.size
        ]

    def play(self, seeds: list[int] | None) -> None:
        if seeds is None:
            self.batch.step(self.actions.tolist())
        else:
            self.batch.reset(seeds)
        for target, source in self.copies:
            np.copyto(target, source)
