"""CFR by sampled games, for tables of any size: through the rules, game after game.

In every game one seat wonders: where it is asked it tries each answer the book knows
and plays on from there, while the others answer once, in proportion to their regrets.
In long games it wonders at one question only, or it would never come to an end.

Some of the others may be regulars. A strategy worked out among itself alone is safe
at two seats; at more it is just a strategy, and one that met regulars does better.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from joblib import delayed

from parlour.bots import Bot, find
from parlour.bots.books.book import Reader, Spot
from parlour.bots.books.shelf import reader_of
from parlour.engine.dice import Dice, scatter
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.veil import veiled
from parlour.games import look_up
from parlour.processes import run_parallel

PARTS: Final = 16
"""A round is cut into so many, whatever the number of processes."""
FINE: Final = 1 << 20

Rows: TypeAlias = dict[tuple[str, int], list[list[float]]]
"""By point and class: regrets by answer, and sums of what was played."""


class Lesson:
    """What is to be learnt: a table, and how."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.regulars = 50
        """How often in a hundred another seat is a regular for a whole game."""
        self.wonder = 100
        """How often in a hundred the wondering seat does; below it, only once."""
        self.seed = 1


class Pupil:
    """Plays games and keeps regrets."""

    def __init__(self, lesson: Lesson, rows: Rows) -> None:
        game = look_up(lesson.game)
        reader = reader_of(game)
        if reader is None:
            raise BadInput(
                f"{game.title} does not support books: it has no module book.py"
            )
        self.reader: Reader = reader
        self.lesson = lesson
        self.table = game.table(lesson.seats, lesson.options)
        self.regular: Bot = find(game, "regular")
        self.rows = rows
        """What is played by; it does not change."""
        self.news: Rows = {}
        """What these games add."""
        self.dice = Dice(0)
        self.guests = 0
        """The seats of regulars in this game."""
        self.found: Spot = ("", 0, [])
        """Where the last question was found."""

    def play(self, seed: int, games: int) -> Rows:
        """So many games from this seed; what they add to regrets and sums."""
        self.dice = Dice(seed)
        for number in range(games):
            state = self.table.blank()
            state.begin(self.dice.seed())
            me = Seat(number % self.table.seats)
            self.guests = 0
            for seat in state.everyone():
                if seat != me and self.dice.chance(self.lesson.regulars):
                    self.guests |= 1 << seat
            self.value(state, me, wondering=True)
        return self.news

    def value(self, state: State, me: Seat, *, wondering: bool) -> float:
        """Plays to the end; what `me` wins."""
        while state.waiting:
            seat = state.next_asked()
            pick = state.ask(seat)
            if pick.least == pick.most == len(pick.options) and not pick.staged:
                state.take(seat, state.spelled(pick, pick.options))
                continue
            if self.guests >> seat & 1:
                said = veiled(self.regular, state, pick, self.dice)
                state.take(seat, state.spelled(pick, said))
                continue
            veiled(self.look, state, pick, self.dice)
            name, class_, answers = self.found
            if not answers:
                said = veiled(self.regular, state, pick, self.dice)
            elif len(answers) == 1:
                said = answers[0]
            else:
                spot = (name, class_)
                chances = self.chances(spot, len(answers))
                if seat == me and wondering and self.dice.chance(self.lesson.wonder):
                    return self.wonder(state, me, spot, answers, chances)
                if seat != me:
                    self.note(spot, chances)
                said = answers[self.drawn(chances)]
            state.take(seat, state.spelled(pick, said))
        return state.returns()[me]

    def look(self, seen: State, pick: Pick, dice: Dice) -> list[Token]:
        """Finds a question in the book, through the eyes of who is asked."""
        self.found = self.reader.spot(seen, pick)
        return []

    def wonder(
        self,
        state: State,
        me: Seat,
        spot: tuple[str, int],
        answers: list[list[Any]],
        chances: list[float],
    ) -> float:
        """Tries every answer, all with the same luck; notes what each wins more."""
        pick = state.ask(me)
        luck = self.dice.seed()
        onward = self.lesson.wonder == 100
        won: list[float] = []
        for answer in answers:
            copy = state.copy()
            copy.take(me, copy.spelled(pick, answer))
            self.dice = Dice(luck)
            won.append(self.value(copy, me, wondering=onward))
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
        """In proportion to regrets, those below zero left out."""
        found = self.rows.get(spot)
        if found is not None:
            held = [max(0.0, regret) for regret in found[0]]
            total = sum(held)
            if total > 0:
                return [regret / total for regret in held]
        return [1.0 / answers] * answers

    def drawn(self, chances: list[float]) -> int:
        rest = self.dice.roll(FINE) / FINE
        for place, chance in enumerate(chances):
            rest -= chance
            if rest < 0:
                return place
        return len(chances) - 1


def learn(lesson: Lesson, rounds: int, games: int, jobs: int = 1) -> Iterator[Rows]:
    """Regrets and sums after each round of so many games, later ones counting more.

    Between rounds everything is put together, so that the number of processes
    changes nothing.
    """
    rows: Rows = {}
    for number in range(1, rounds + 1):
        each = max(1, games // PARTS)
        parts = [
            delayed(part)(lesson, rows, scatter(lesson.seed ^ number << 8 ^ k), each)
            for k in range(PARTS)
        ]
        for news in [*run_parallel(jobs, parts)]:  # all begin from the same rows
            gather(rows, news, float(number))
        yield rows


def part(lesson: Lesson, rows: Rows, seed: int, games: int) -> Rows:
    return Pupil(lesson, rows).play(seed, games)


def gather(rows: Rows, news: Rows, weight: float) -> None:
    """Adds what some games brought, so many times."""
    for spot, lists in news.items():
        found = rows.get(spot)
        if found is None:
            rows[spot] = [[weight * one for one in amounts] for amounts in lists]
            continue
        for amounts, more in zip(found, lists, strict=True):
            for place, one in enumerate(more):
                amounts[place] += weight * one
