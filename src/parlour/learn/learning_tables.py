"""Tables of one game that advance together.

Subclasses write what learners read into flat arrays of `librt.vecs`: compiled code
stores into them directly, and numpy reads their memory without a copy.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.bots.bot_input import Bot, SearchBot, make_input, make_memory
from parlour.bots.past_answers import AnswerMemory
from parlour.engine.cursor import Cursor
from parlour.engine.dice import Dice, scatter
from parlour.engine.masked_view import ask_masked
from parlour.engine.pieces import Seat
from parlour.engine.state import State
from parlour.engine.table import Table

BOTS_DICE_SALT: Final = 0x5DEECE66D
"""Added to a game's seed for the dice of the bots at its table."""


class LearningTables:
    """Tables of one game at each of which a learner is asked.

    `bots[player]` answers for a player; None is a learner. If the seats rotate, player
    `p` of the n-th game at a table sits in seat `(p + n) % seats`.
    """

    def __init__(
        self,
        table: Table,
        count: int,
        bots: Sequence[Bot | None],
        rotate: bool,
        skip_forced: bool,
    ) -> None:
        self.table = table
        self.count = count
        self.bots = list(bots)
        self.rotate = rotate
        self.skip_forced = skip_forced
        self.learners = [player for player, bot in enumerate(bots) if bot is None]
        self.alone = len(self.learners) == table.seats
        """Whether only learners play."""
        others = [bot for bot in bots if bot is not None]
        self.has_memory = make_memory(others) is not None
        self.cursors: list[Cursor] = []
        self.memories: list[AnswerMemory] = [AnswerMemory() for _ in range(count)]
        self.dice: list[Dice] = [Dice(0) for _ in range(count)]
        """The dice of the bots at each table, and of what is drawn for its learner."""
        self.seeds = [0] * count
        """The seed of the game at each table."""
        self.games = [0] * count
        """The number of games that were finished at each table."""
        self.finished: vec[i32] = vec[i32](zeros32(count))
        """The number of those that the last step finished."""
        self.seats: vec[i32] = vec[i32](zeros32(count))
        self.players: vec[i32] = vec[i32](zeros32(count))
        self.rewards: vec[float] = vec[float](zeros64(count * table.seats))
        self.ended: vec[u8] = vec[u8](zeros8(count))

    # What a subclass does

    def choose_forced(self, number: int, cursor: Cursor) -> bool:
        """Chooses for the learner if it has no choice; false if it has one."""
        raise NotImplementedError

    def write(self, number: int) -> None:
        """Writes what the learner at this table may know and do."""
        raise NotImplementedError

    def write_final(self, number: int, state: State) -> None:
        """Writes what is kept of a game that just ended."""

    # Games

    def reset(self, seeds: list[int]) -> None:
        """Deals a new game at every table."""
        self.seeds = seeds[:]
        self.games = [0] * self.count
        self.cursors = []
        for number in range(self.count):
            self.cursors.append(self.deal_game(number))
            self.clear_rewards(number)
            self.advance(number)
            self.show(number)

    def deal_game(self, number: int) -> Cursor:
        """Deals the game of this table's seed."""
        seed = scatter(self.seeds[number])
        state = self.table.blank()
        state.begin(seed)
        self.dice[number] = Dice(seed + BOTS_DICE_SALT)
        if self.has_memory:
            self.memories[number] = AnswerMemory()
        return Cursor(state)

    def finish_answer(self, number: int) -> None:
        """Gives the complete answer of the seat that is asked."""
        cursor = self.cursors[number]
        if self.has_memory:
            self.memories[number].note(cursor.state, cursor.seat, cursor.chosen)
        cursor.finish()

    def advance(self, number: int) -> None:
        """Plays on until a learner has a choice, over the ends of games."""
        cursor = self.cursors[number]
        while True:
            if not cursor.legal:
                self.end(number, cursor.state)
                cursor = self.deal_game(number)
                self.cursors[number] = cursor
            elif not self.alone and self.answer_by_bot(number, cursor):
                self.finish_answer(number)
            elif not self.skip_forced or not self.choose_forced(number, cursor):
                return

    def answer_by_bot(self, number: int, cursor: Cursor) -> bool:
        """Lets the bot of the asked seat choose; false if there is none."""
        bot = self.bots[self.player_in(number, cursor.seat)]
        if bot is None:
            return False
        state = cursor.state
        pick = cursor.pick
        assert pick is not None
        if pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            answer = [pick.options[0]]
        elif isinstance(bot, SearchBot):
            memory = self.memories[number]
            given = make_input(state, cursor.seat, self.dice[number], memory)
            answer = bot.think(given).answer
        else:
            answer = ask_masked(bot, state, pick, self.dice[number])
        cursor.chosen = answer
        return True

    def player_in(self, number: int, seat: Seat) -> int:
        """Returns the player in a seat of a table."""
        if not self.rotate:
            return seat
        return (seat - self.games[number]) % self.table.seats

    def end(self, number: int, state: State) -> None:
        """Writes the results of a game, and takes the seed of the next."""
        won = state.returns()
        seats = self.table.seats
        for seat in self.table.everyone:
            place = number * seats + self.player_in(number, seat)
            self.rewards[place] = self.rewards[place] + won[seat]
        self.ended[number] = 1
        self.finished[number] = self.finished[number] + 1
        self.write_final(number, state)
        self.games[number] = self.games[number] + 1
        self.seeds[number] = scatter(self.seeds[number])

    def clear_rewards(self, number: int) -> None:
        """Forgets what the last step brought."""
        self.ended[number] = 0
        self.finished[number] = 0
        place: i64 = number * self.table.seats
        end: i64 = place + self.table.seats
        while place < end:
            self.rewards[place] = 0.0
            place += 1

    def show(self, number: int) -> None:
        """Writes who is asked at a table, and what the learner there sees."""
        seat = self.cursors[number].seat
        self.seats[number] = i32(seat)
        self.players[number] = i32(self.player_in(number, seat))
        self.write(number)


def zeros32(count: int) -> list[i32]:
    zero: i32 = 0
    return [zero] * count


def zeros8(count: int) -> list[u8]:
    zero: u8 = 0
    return [zero] * count


def zeros64(count: int) -> list[float]:
    return [0.0] * count
