"""Many tables at which learners choose among whole answers with features.

Answers of several tokens are scored one by one, each by its own features. So a policy
need not learn that two tokens are the beginning of a flush.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise
from types import TracebackType
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.bots import Bot, usual_bot, worthy_answers
from parlour.bots.values.survey import Survey, encoders_for, survey_game
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.learn.answer_batch import AnswerBatch
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

MAX_ANSWERS: Final = 32
"""Answers of a question that are offered, unless said otherwise."""
FEATURES_PER_TABLE: Final = 4096
"""Numbers that fit into shared memory for each table; more go by message."""


@dataclass(frozen=True)
class RaggedArray:
    """Rows of feature numbers of unequal length, one after the other."""

    numbers: NDArray[np.int32]
    ends: NDArray[np.int32]
    """Where each row ends."""
    size: int
    """How many features there are."""

    def __len__(self) -> int:
        return len(self.ends)

    def row(self, number: int) -> NDArray[np.int32]:
        """Returns the features of one row."""
        start = self.ends[number - 1] if number else 0
        return self.numbers[start : self.ends[number]]

    @property
    def offsets(self) -> NDArray[np.int64]:
        """Returns where each row starts, as `torch.nn.EmbeddingBag` has it."""
        return np.concatenate([[0], self.ends[:-1]]).astype(np.int64)

    def dense(self) -> NDArray[np.float32]:
        """Returns a row of zeros and ones for each row of feature numbers."""
        rows = np.zeros((len(self), self.size), np.float32)
        lengths = np.diff(self.ends, prepend=0)
        rows[np.repeat(np.arange(len(self)), lengths), self.numbers] = 1
        return rows


@dataclass(frozen=True)
class AnswerStep:
    """The choices of the learners at all tables, and the rewards of the last step."""

    state: RaggedArray
    """A row per table: the features of what the asked seat may know."""
    numbers: NDArray[np.int32]
    """A row per table: sizes, scores, chips and the like as plain numbers."""
    critic: RaggedArray
    """As `state`, with all pieces that any player knows: only for training, and only
    with `critic=True`."""
    answer: RaggedArray
    """A row per answer, those of the first table first."""
    counts: NDArray[np.int32]
    """The number of answers at each table."""
    sampled: NDArray[np.int32]
    """One of its answers at each table, drawn at random."""
    seat: NDArray[np.int32]
    """The seat that is asked."""
    player: NDArray[np.int32]
    """The player in that seat; they differ only if the seats rotate."""
    reward: NDArray[np.float64]
    """What each player won with the games that ended in this step; otherwise 0."""
    ended: NDArray[np.bool_]
    """Whether a game ended in this step; the rest of the row is the next game's."""
    finished: NDArray[np.int32]
    """How many games ended: more than one if a game ended before a learner was asked.
    """

    @property
    def first(self) -> NDArray[np.int64]:
        """Returns the row of each table's first answer."""
        return np.cumsum(self.counts, dtype=np.int64) - self.counts


class VectorAnswers:
    """Many tables of one game, each with a learner that chooses a whole answer next.

    A choice is the place of an answer among those of its table. Features are numbered
    by a survey of the game, which belongs to the weights that are learnt from them.
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
        skip_forced: bool = True,
        most: int = MAX_ANSWERS,
        critic: bool = False,
        survey: Survey | None = None,
        processes: SupportsIndex = 1,
    ) -> None:
        """Lays the tables; call `reset` to deal. See `VectorTables` for what both have.

        A question with more than `most` answers is answered by one of those that the
        game's bots think of, or of a random selection.
        """
        setup, self.tables = lay_tables(
            game, seats, options, tables, bots, rotate, skip_forced
        )
        count = setup.checked_processes(processes, self.tables)
        self.game = setup.find_game()
        self.seats = setup.seats
        self.table = setup.table()
        self.survey = survey or survey_game(self.game, self.table)
        sight, encoder = encoders_for(self.game, self.table, self.survey)
        self.state_size = sight.size + encoder.hint_size
        self.answer_size = encoder.size
        self.seeds = Seeds(seed)
        layout = layout_of(setup, self.tables, sight.numbers)
        memory = make_memory(layout, shared=count > 1)
        self.choices, self.ragged, *arrays = arrays_in(memory, layout)
        self.arrays = arrays
        make = partial(
            AnswerShare, setup, self.survey, most, critic, memory, self.tables
        )
        self.stepping = False
        self.shares: list[OwnShare | SharedOut] = share_out(make, self.tables, count)

    def reset(self, seed: SupportsIndex | None = None) -> AnswerStep:
        """Deals a new game at every table. Without a seed, the second and later calls
        take the next one."""
        seeds = self.seeds.of_tables(self.tables, seed)
        for share in self.shares:
            share.ask(seeds[share.rows])
        self.stepping = True
        return self.step_wait()

    def step(self, choices: ArrayLike) -> AnswerStep:
        """Gives an answer at every table; BadInput for an impossible one changes
        nothing."""
        self.step_async(choices)
        return self.step_wait()

    def step_async(self, choices: ArrayLike) -> None:
        """Starts a step and returns at once; `step_wait` returns its result."""
        if self.stepping:
            raise BadInput("the last step is not over: call step_wait")
        chosen = np.asarray(choices)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise BadInput(
                f"expected {self.tables} whole numbers as choices, not"
                f" {chosen.dtype} of shape {chosen.shape}"
            )
        counts = self.arrays[1]
        if not ((chosen >= 0) & (chosen < counts)).all():
            table = int(np.flatnonzero((chosen < 0) | (chosen >= counts))[0])
            raise BadInput(
                f"choice {chosen[table]} at table {table} is not one of its"
                f" {counts[table]} answers; before the first step, call reset"
            )
        self.choices[:] = chosen
        for share in self.shares:
            share.ask(None)
        self.stepping = True

    def step_wait(self) -> AnswerStep:
        """Waits for the step that was started and returns what it brought."""
        if not self.stepping:
            raise BadInput("no step was started")
        self.stepping = False
        parts = [self.parts_of(share, share.wait()) for share in self.shares]
        sizes = (self.state_size, self.state_size, self.answer_size)
        state, critic, answer = [
            join_rows([part[2 * kind : 2 * kind + 2] for part in parts], size)
            for kind, size in enumerate(sizes)
        ]
        numbers, counts, sampled, seat, player, reward, ended, finished = self.arrays
        return AnswerStep(
            state=state,
            numbers=numbers.copy(),
            critic=critic,
            answer=answer,
            counts=counts.copy(),
            sampled=sampled.copy(),
            seat=seat.copy(),
            player=player.copy(),
            reward=reward.copy(),
            ended=ended.copy(),
            finished=finished.copy(),
        )

    def parts_of(
        self, share: OwnShare | SharedOut, sent: "RaggedParts"
    ) -> list[NDArray[Any]]:
        """Returns the ragged arrays of a share: as they were sent, or from memory."""
        if sent.arrays:
            return sent.arrays
        room = self.ragged[share.rows].reshape(-1)
        ends = accumulate(sent.lengths, initial=0)
        return [room[start:end] for start, end in pairwise(ends)]

    def close(self) -> None:
        """Ends the processes."""
        for share in self.shares:
            share.close()
        self.shares = []

    def __enter__(self) -> "VectorAnswers":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def join_rows(parts: list[list[NDArray[Any]]], size: int) -> RaggedArray:
    """Returns the rows of all shares as one array."""
    numbers = np.concatenate([numbers for numbers, _ in parts])
    ends = []
    start = 0
    for row_numbers, row_ends in parts:
        ends.append(row_ends + np.int32(start))
        start += len(row_numbers)
    return RaggedArray(numbers, np.concatenate(ends), size)


def layout_of(setup: TableSetup, tables: int, numbers: int) -> Layout:
    """Returns shape and type of the choices, of room for features, and of the arrays of
    a step that have a row per table."""
    return [
        ((tables,), np.int64),
        ((tables, FEATURES_PER_TABLE), np.int32),
        ((tables, numbers), np.int32),
        ((tables,), np.int32),
        ((tables,), np.int32),
        ((tables,), np.int32),
        ((tables,), np.int32),
        ((tables, setup.seats), np.float64),
        ((tables,), np.bool_),
        ((tables,), np.int32),
    ]


@dataclass(frozen=True)
class RaggedParts:
    """Ragged arrays of a share: their lengths in shared memory or, if they do not fit
    there, the arrays."""

    lengths: list[int]
    arrays: list[NDArray[Any]]


class AnswerShare:
    """Some of the tables, and the rows of the arrays that they fill."""

    def __init__(
        self,
        setup: TableSetup,
        survey: Survey,
        most: int,
        critic: bool,
        memory: Memory,
        tables: int,
        rows: slice,
    ) -> None:
        game = setup.find_game()
        table = setup.table()
        sight, encoder = encoders_for(game, table, survey)
        arrays = arrays_in(memory, layout_of(setup, tables, sight.numbers))
        choices, ragged, *targets = [array[rows] for array in arrays]
        self.choices = choices
        self.room = ragged.reshape(-1)
        self.targets = targets
        self.batch = AnswerBatch(
            table,
            len(choices),
            setup.find_bots(),
            setup.rotate,
            setup.skip_forced,
            sight,
            encoder,
            usual_bot(game),
            worthy_answers(game),
            most,
            critic,
        )

    def play(self, seeds: list[int] | None) -> RaggedParts:
        if seeds is None:
            self.batch.step(self.choices.tolist())
        else:
            self.batch.reset(seeds)
        buffers = self.batch.buffers()
        for target, buffer in zip(self.targets, buffers[6:], strict=True):
            np.copyto(target, np.frombuffer(buffer, target.dtype).reshape(target.shape))
        ragged = [np.frombuffer(buffer, np.int32) for buffer in buffers[:6]]
        if sum(map(len, ragged)) > len(self.room):
            return RaggedParts([], [part.copy() for part in ragged])
        start = 0
        for part in ragged:
            self.room[start : start + len(part)] = part
            start += len(part)
        return RaggedParts([len(part) for part in ragged], [])
