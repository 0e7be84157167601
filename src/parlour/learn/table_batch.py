"""Tables whose learners choose one token at a time."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.bots.bot_input import Bot
from parlour.engine.cursor import Cursor
from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import is_blurred
from parlour.learn.learning_tables import LearningTables, zeros8, zeros32

NOTHING: Final[list[Token]] = []


class TableBatch(LearningTables):
    """Tables with an observation and a mask for each learner."""

    def __init__(
        self,
        table: Table,
        count: int,
        bots: Sequence[Bot | None],
        rotate: bool,
        skip_forced: bool,
        keep_finals: bool,
    ) -> None:
        super().__init__(table, count, bots, rotate, skip_forced)
        self.keep_finals = keep_finals
        self.actions = len(table.token_names)
        self.numbers = observation_size(table)
        self.observations: vec[i32] = vec[i32](zeros32(count * self.numbers))
        self.masks: vec[u8] = vec[u8](zeros8(count * self.actions))
        self.sampled: vec[i32] = vec[i32](zeros32(count))
        kept = count * self.numbers if keep_finals else 0
        self.finals: vec[i32] = vec[i32](zeros32(kept))

    def buffers(self) -> list[memoryview]:
        """Returns the memory that `reset` and `step` write: observations, masks, seats,
        players, sampled actions, rewards, whether games ended, how many, and their last
        observations."""
        return [
            memoryview(self.observations),
            memoryview(self.masks),
            memoryview(self.seats),
            memoryview(self.players),
            memoryview(self.sampled),
            memoryview(self.rewards),
            memoryview(self.ended),
            memoryview(self.finished),
            memoryview(self.finals),
        ]

    def check(self, actions: list[int]) -> None:
        """Raises BadInput if an action is not legal; nothing is changed then."""
        if len(actions) != self.count:
            raise BadInput(f"expected {self.count} actions, not {len(actions)}")
        masks = self.masks
        start: i64 = 0
        size: i64 = self.actions
        for number in range(self.count):
            action: i64 = actions[number]
            if action < 0 or action >= size or not masks[start + action]:
                raise BadInput(
                    f"action {actions[number]} is not legal at table {number}: see the"
                    " action mask"
                )
            start += size

    def step(self, actions: list[int]) -> None:
        """Chooses a token at every table. A game that ends is followed by the next."""
        self.check(actions)
        pieces = self.table.piece_count
        words = DONE - pieces
        for number in range(self.count):
            if self.ended[number]:
                self.clear_rewards(number)
            action = actions[number]
            token = Token(action if action < pieces else action + words)
            if self.cursors[number].choose(token):
                self.finish_answer(number)
            self.advance(number)
            self.show(number)

    def choose_forced(self, number: int, cursor: Cursor) -> bool:
        if len(cursor.legal) > 1:
            return False
        if cursor.choose(cursor.legal[0]):
            self.finish_answer(number)
        return True

    def write(self, number: int) -> None:
        cursor = self.cursors[number]
        legal = cursor.legal
        table = self.table
        write_mask(self.masks, number * self.actions, table, legal)
        drawn: i64 = legal[self.dice[number].roll(len(legal))]
        if drawn >= DONE:
            drawn += table.piece_count - DONE
        self.sampled[number] = i32(drawn)
        write_observation(
            self.observations,
            number * self.numbers,
            cursor.state,
            cursor.seat,
            cursor.chosen,
        )

    def write_final(self, number: int, state: State) -> None:
        if self.keep_finals:
            first = self.learners[0] + (self.games[number] if self.rotate else 0)
            seat = Seat(first % self.table.seats)
            write_observation(self.finals, number * self.numbers, state, seat, NOTHING)


class SeatObserver:
    """The observation and the mask of one seat, in memory that numpy can read."""

    def __init__(self, table: Table) -> None:
        self.actions = len(table.token_names)
        self.observation: vec[i32] = vec[i32](zeros32(observation_size(table)))
        self.mask: vec[u8] = vec[u8](zeros8(self.actions))

    def buffers(self) -> list[memoryview]:
        """Returns the memory that `look` writes: the observation and the mask."""
        return [memoryview(self.observation), memoryview(self.mask)]

    def look(
        self, state: State, seat: Seat, chosen: list[Token], legal: list[Token]
    ) -> None:
        """Writes what a seat may know, what it has chosen and what it may choose."""
        write_observation(self.observation, 0, state, seat, chosen)
        write_mask(self.mask, 0, state.table, legal)


def observation_size(table: Table) -> int:
    """Returns how many numbers an observation has."""
    state = table.blank()
    state.lay()
    size = table.piece_count + len(table.live) + 3 + table.seats + len(table.accounts)
    size += len(table.number_fields) + len(table.list_fields) * table.seats
    for name in table.piece_fields:
        row: list[int] = getattr(state, name)
        size += len(row)
    return size + len(table.token_names)


def write_mask(out: vec[u8], start: i64, table: Table, legal: list[Token]) -> None:
    """Writes 1 for each action that is legal, and 0 for the others."""
    place: i64 = start
    end: i64 = start + len(table.token_names)
    while place < end:  # `for _ in range` would make an object of every number
        out[place] = 0
        place += 1
    words: i64 = table.piece_count - DONE
    for token in legal:
        action: i64 = token
        if action >= DONE:
            action += words
        out[start + action] = 1


def write_observation(
    out: vec[i32], start: i64, state: State, viewer: Seat, chosen: list[Token]
) -> None:
    """Writes the numbers of `observe`, then for each action its index in the
    selection."""
    table = state.table
    bit: i64 = 1 << viewer
    zones = state.zones
    known = state.known
    place: i64 = start
    pieces: i64 = table.piece_count
    end: i64 = start + pieces
    while place < end:
        out[place] = 0
        place += 1
    mark: i32 = 0
    blends = bool(table.blends)
    for zone in table.live:
        pile = zones[zone]
        mark += 1
        size: i64 = len(pile)
        out[place] = i32(size)
        place += 1
        if not size:
            continue
        if blends and table.blend_of[zone] >= 0 and is_blurred(state, zone, int(bit)):
            continue
        for piece in pile:
            spot: i64 = piece
            who: i64 = known[spot]
            if who & bit:
                out[start + spot] = mark
    out[place] = i32(table.phase_numbers.get(state.phase, 0))
    out[place + 1] = i32(state.turn)
    out[place + 2] = i32(state.waiting)
    place += 3
    for score in state.scores:
        out[place] = i32(score)
        place += 1
    chips = state.chips
    for account in table.accounts:
        out[place] = i32(chips[account])
        place += 1
    for name in table.number_fields:
        number: int = getattr(state, name)
        out[place] = i32(number + 0)  # a bool becomes a number
        place += 1
    seats: i64 = state.seats
    for name in table.list_fields:
        row: list[int] = getattr(state, name)
        length: i64 = len(row)
        seat: i64 = 0
        while seat < seats:
            out[place] = i32(row[seat]) if seat < length else i32(0)
            place += 1
            seat += 1
    for name in table.piece_fields:
        row = getattr(state, name)
        for number in row:
            out[place] = i32(number)
            place += 1
    first: i64 = place
    end = first + len(table.token_names)
    while place < end:
        out[place] = 0
        place += 1
    if state.shut >> viewer & 1:
        chosen = state.sealed[viewer]
    words: i64 = pieces - DONE
    for order, token in enumerate(chosen):
        action: i64 = token
        if action >= DONE:
            action += words
        out[first + action] = i32(order + 1)
