"""Tables whose learners choose among whole answers, each with features of its own."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i32, i64

from parlour.bots.bot_input import Bot
from parlour.bots.candidates import Worthy, all_answers, answers_to_score
from parlour.bots.values.answer_features import AnswerEncoder
from parlour.bots.values.features import FeatureEncoder
from parlour.engine.cursor import Cursor
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.learn.learning_tables import LearningTables, zeros32


class RaggedRows:
    """Rows of numbers of unequal length, one after the other."""

    def __init__(self) -> None:
        self.numbers: vec[i32] = vec[i32](zeros32(1024))
        self.ends: vec[i32] = vec[i32](zeros32(64))
        """Where each row ends."""
        self.length = 0
        self.rows = 0

    def clear(self) -> None:
        self.length = 0
        self.rows = 0

    def add(self, row: list[int]) -> None:
        end = self.length + len(row)
        if end > len(self.numbers):
            self.numbers = twice_as_long(self.numbers, end)
        if self.rows == len(self.ends):
            self.ends = twice_as_long(self.ends, self.rows + 1)
        place: i64 = self.length
        numbers = self.numbers
        for number in row:
            numbers[place] = i32(number)
            place += 1
        self.ends[self.rows] = i32(end)
        self.rows += 1
        self.length = end

    def buffers(self) -> list[memoryview]:
        """Returns the memory with the numbers and with the ends of the rows."""
        numbers = memoryview(self.numbers)
        ends = memoryview(self.ends)
        return [numbers[: self.length], ends[: self.rows]]


def twice_as_long(old: vec[i32], least: int) -> vec[i32]:
    """Returns a copy with room for at least twice as much as it must hold."""
    new: vec[i32] = vec[i32](zeros32(2 * least))
    for place in range(len(old)):
        new[place] = old[place]
    return new


class AnswerBatch(LearningTables):
    """Tables with the answers that each learner may give, and their features.

    `most` is the number of answers from which a question is answered by a selection.
    With `skip_forced`, nobody is asked if there is only one answer.
    """

    def __init__(
        self,
        table: Table,
        count: int,
        bots: Sequence[Bot | None],
        rotate: bool,
        skip_forced: bool,
        sight: FeatureEncoder,
        encoder: AnswerEncoder,
        regular: Bot,
        worthy: Worthy | None,
        most: int,
        critic: bool,
    ) -> None:
        super().__init__(table, count, bots, rotate, skip_forced)
        self.sight = sight
        self.encoder = encoder
        self.regular = regular
        self.worthy = worthy
        self.most = most
        self.critic = critic
        self.answers: list[list[list[Token]]] = [[] for _ in range(count)]
        """For each table the answers that its learner chooses from."""
        self.number = 0
        """The table that is being written."""
        self.state_features = RaggedRows()
        self.critic_features = RaggedRows()
        self.answer_features = RaggedRows()
        self.numbers: vec[i32] = vec[i32](zeros32(count * sight.numbers))
        self.counts: vec[i32] = vec[i32](zeros32(count))
        """The number of answers at each table."""
        self.sampled: vec[i32] = vec[i32](zeros32(count))
        self.hints: list[int] = []
        """Features of the hints at that table."""

    def buffers(self) -> list[memoryview]:
        """Returns the memory that `reset` and `step` write: features of tables, of
        critics and of answers, each with the ends of its rows; numbers; the number of
        answers at each table; sampled choices, seats, players, rewards, whether games
        ended, and how many."""
        return [
            *self.state_features.buffers(),
            *self.critic_features.buffers(),
            *self.answer_features.buffers(),
            memoryview(self.numbers),
            memoryview(self.counts),
            memoryview(self.sampled),
            memoryview(self.seats),
            memoryview(self.players),
            memoryview(self.rewards),
            memoryview(self.ended),
            memoryview(self.finished),
        ]

    def reset(self, seeds: list[int]) -> None:
        self.clear()
        super().reset(seeds)

    def clear(self) -> None:
        self.state_features.clear()
        self.critic_features.clear()
        self.answer_features.clear()

    def check(self, choices: list[int]) -> None:
        """Raises BadInput unless each choice is one of the answers of its table."""
        if len(choices) != self.count:
            raise BadInput(f"expected {self.count} choices, not {len(choices)}")
        for number in range(self.count):
            answers = len(self.answers[number])
            if not 0 <= choices[number] < answers:
                raise BadInput(
                    f"choice {choices[number]} at table {number} is not one of its"
                    f" {answers} answers"
                )

    def step(self, choices: list[int]) -> None:
        """Gives an answer at every table. A game that ends is followed by the next."""
        self.check(choices)
        self.clear()
        for number in range(self.count):
            if self.ended[number]:
                self.clear_rewards(number)
            self.cursors[number].chosen = self.answers[number][choices[number]]
            self.finish_answer(number)
            self.advance(number)
            self.show(number)

    def choose_forced(self, number: int, cursor: Cursor) -> bool:
        pick = cursor.pick
        assert pick is not None
        only = all_answers(cursor.state, pick, 1)
        if not only:
            return False
        cursor.chosen = only[0]
        self.finish_answer(number)
        return True

    def write(self, number: int) -> None:
        cursor = self.cursors[number]
        state = cursor.state
        pick = cursor.pick
        assert pick is not None
        seat = pick.seat
        self.number = number
        ask_masked(self.look, state, pick, self.dice[number])
        found, numbers = self.sight.features(state, seat)
        self.state_features.add(found + self.hints)
        place: i64 = number * self.sight.numbers
        for one in numbers:
            self.numbers[place] = i32(one)
            place += 1
        if self.critic:
            seen, _ = self.sight.features(state, seat, self.table.all_seats)
            self.critic_features.add(seen + self.hints)
        answers = len(self.answers[number])
        self.counts[number] = i32(answers)
        self.sampled[number] = i32(self.dice[number].roll(answers))

    def look(self, view: State, pick: Pick, dice: Dice) -> list[Token]:
        """Finds the answers and their features in a seat's view; for `ask_masked`."""
        encoder = self.encoder
        self.hints = []
        encoder.add_hints(view, pick, self.sight.size, self.hints)
        answers = answers_to_score(
            view, pick, self.regular, self.most, dice, self.worthy
        )
        for answer in answers:
            self.answer_features.add(encoder.features(view, pick, answer))
        self.answers[self.number] = answers
        return []
