"""MCCFR: counterfactual regret minimization by sampled games, for tables of any size.

In every game one seat explores: at its decisions it tries each answer that the book
knows and plays on from there. The others answer once, in proportion to their regrets.
In long games it explores one decision only, or the game tree would explode.

Some of the others can be regulars. A strategy from self-play alone is safe at two
seats. At more seats it has no guarantee, and one that met regulars does better.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from joblib import delayed

from parlour.bots import Bot, find
from parlour.bots.books.book import BookReader, Spot
from parlour.bots.books.shelf import no_reader, reader_of
from parlour.engine.dice import Dice, scatter
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.games import look_up
from parlour.processes import run_parallel

ROUND_PARTS: Final = 16
"""Number of parts of a round, for any number of processes."""
RANDOM_STEPS: Final = 1 << 20
"""Resolution of random fractions."""

Rows: TypeAlias = dict[tuple[str, int], list[list[float]]]
"""By point and class: regrets per answer, and sums of what was played."""


class Lesson:
    """Learning task: a table, and how to learn."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.regular_percent = 50
        """Percentage of other seats that `regular` plays for a whole game."""
        self.branch_percent = 100
        """Percentage of decisions at which the learning seat explores all answers;
        below 100, at most one per game."""
        self.seed = 1


class SelfPlay:
    """Plays games and keeps regrets."""

    def __init__(self, lesson: Lesson, rows: Rows) -> None:
        game = look_up(lesson.game)
        reader = reader_of(game)
        if reader is None:
            raise no_reader(game)
        self.reader: BookReader = reader
        self.lesson = lesson
        self.table = game.table(lesson.seats, lesson.options)
        self.regular: Bot = find(game, "regular")
        self.rows = rows
        """Regrets that determine play; constant during these games."""
        self.news: Rows = {}
        """Changes that these games add."""
        self.dice = Dice(0)
        self.guests = 0
        """The seats of regulars in this game."""
        self.found: Spot = ("", 0, [])
        """Place of the last question in the book."""

    def play(self, seed: int, games: int) -> Rows:
        """Plays games from this seed and returns what they add to regrets and sums."""
        self.dice = Dice(seed)
        for number in range(games):
            state = self.table.blank()
            state.begin(self.dice.seed())
            me = Seat(number % self.table.seats)
            self.guests = 0
            for seat in state.everyone():
                if seat != me and self.dice.chance(self.lesson.regular_percent):
                    self.guests |= 1 << seat
            self.value(state, me, exploring=True)
        return self.news

    def value(self, state: State, me: Seat, *, exploring: bool) -> float:
        """Plays to the end and returns what `me` wins."""
        while state.waiting:
            seat = state.next_asked()
            pick = state.ask(seat)
            if pick.least == pick.most == len(pick.options) and not pick.staged:
                state.take(seat, state.spelled(pick, pick.options))
                continue
            if self.guests >> seat & 1:
                said = ask_masked(self.regular, state, pick, self.dice)
                state.take(seat, state.spelled(pick, said))
                continue
            ask_masked(self.find_spot, state, pick, self.dice)
            name, class_, answers = self.found
            if not answers:
                said = ask_masked(self.regular, state, pick, self.dice)
            elif len(answers) == 1:
                said = answers[0]
            else:
                spot = (name, class_)
                chances = self.chances(spot, len(answers))
                if (
                    seat == me
                    and exploring
                    and self.dice.chance(self.lesson.branch_percent)
                ):
                    return self.explore(state, me, spot, answers, chances)
                if seat != me:
                    self.note(spot, chances)
                said = answers[self.draw(chances)]
            state.take(seat, state.spelled(pick, said))
        return state.returns()[me]

    def find_spot(self, seen: State, pick: Pick, dice: Dice) -> list[Token]:
        """Finds a question in the book, from the view of the asked seat."""
        self.found = self.reader.spot(seen, pick)
        return []

    def explore(
        self,
        state: State,
        me: Seat,
        spot: tuple[str, int],
        answers: list[list[Any]],
        chances: list[float],
    ) -> float:
        """Tries every answer with the same luck, and adds to the regrets."""
        pick = state.ask(me)
        luck = self.dice.seed()
        onward = self.lesson.branch_percent == 100
        won: list[float] = []
        for answer in answers:
            copy = state.copy()
            copy.take(me, copy.spelled(pick, answer))
            self.dice = Dice(luck)
            won.append(self.value(copy, me, exploring=onward))
        mean = sum(chance * value for chance, value in zip(chances, won, strict=True))
        regrets = self.row(spot, len(answers))[0]
        for place, value in enumerate(won):
            regrets[place] += value - mean
        return mean

    def row(self, spot: tuple[str, int], answers: int) -> list[list[float]]:
        found = self.news.get(spot)
        if found is None:
            found = [[0.0] * answers, [0.0] * answers]
            self.news[spot] = found
        if len(found[0]) != answers:
            raise BadInput(f"{spot} has {len(found[0])} and {answers} answers")
        return found

    def note(self, spot: tuple[str, int], chances: list[float]) -> None:
        """Adds what is played to its sums."""
        sums = self.row(spot, len(chances))[1]
        for place, chance in enumerate(chances):
            sums[place] += chance

    def chances(self, spot: tuple[str, int], answers: int) -> list[float]:
        """Returns probabilities in proportion to positive regrets."""
        found = self.rows.get(spot)
        if found is not None:
            held = [max(0.0, regret) for regret in found[0]]
            total = sum(held)
            if total > 0:
                return [regret / total for regret in held]
        return [1.0 / answers] * answers

    def draw(self, chances: list[float]) -> int:
        rest = self.dice.roll(RANDOM_STEPS) / RANDOM_STEPS
        for place, chance in enumerate(chances):
            rest -= chance
            if rest < 0:
                return place
        return len(chances) - 1


def learn(lesson: Lesson, rounds: int, games: int, jobs: int = 1) -> Iterator[Rows]:
    """Yields regrets and sums after each round of games; later rounds have more weight.

    All processes are merged between rounds, so the number of processes changes nothing.
    """
    rows: Rows = {}
    for number in range(1, rounds + 1):
        each = max(1, games // ROUND_PARTS)
        parts = [
            delayed(learn_part)(
                lesson, rows, scatter(lesson.seed ^ number << 8 ^ k), each
            )
            for k in range(ROUND_PARTS)
        ]
        for news in [*run_parallel(jobs, parts)]:  # all begin from the same rows
            add_results(rows, news, float(number))
        yield rows


def learn_part(lesson: Lesson, rows: Rows, seed: int, games: int) -> Rows:
    return SelfPlay(lesson, rows).play(seed, games)


def add_results(rows: Rows, news: Rows, weight: float) -> None:
    """Adds the results of some games with a weight."""
    for spot, lists in news.items():
        found = rows.get(spot)
        if found is None:
            rows[spot] = [[weight * one for one in amounts] for amounts in lists]
            continue
        for amounts, more in zip(found, lists, strict=True):
            for place, one in enumerate(more):
                amounts[place] += weight * one
