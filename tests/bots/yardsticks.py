"""Small games in which what a seat may expect can be worked out exactly.

For everything that a seat can see: how often it is seen, and what the seat gets on
average from there on. Other deals that look the same are all counted.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations

from parlour.bots import Bot, find
from parlour.bots.values.features import FeatureEncoder
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.masked_view import ask_masked
from parlour.engine.pieces import Piece
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.games import find as find_game

Sighted = dict[tuple[int, ...], list[float]]
"""By features and numbers: how often, and the sum of what came of it."""


class Exact:
    """Everything that seats see in some deals, and what it is worth."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.table = game.table(seats, options)
        self.sight = FeatureEncoder(game.zones, self.table)
        self.seen: Sighted = {}
        self.states: dict[tuple[int, ...], tuple[State, int]] = {}

    def note(self, state: State, got: Sequence[float], chance: float) -> None:
        if state.shut:
            return
        for viewer in range(self.table.seats):
            found, numbers = self.sight.features(state, viewer)
            key = (viewer, *found, -1, *numbers)
            row = self.seen.setdefault(key, [0.0, 0.0])
            row[0] += chance
            row[1] += chance * got[viewer]
            self.states.setdefault(key, (state.copy(), viewer))

    def rows(self) -> Iterator[tuple[State, int, float, float]]:
        """A table, who looks at it, how often that is seen, what it is worth."""
        for key, (often, total) in self.seen.items():
            yield *self.states[key], often, total / often


def dealt(table: Table, *stacks: list[Piece]) -> State:
    table.stacks = [list(stack) for stack in stacks]
    state = table.blank()
    state.begin(1)
    return state


def leduc() -> Exact:
    """Leduc among players who say anything as often as anything else."""
    exact = Exact(find_game("leduc"), 2, {})

    def walk(state: State, chance: float) -> list[float]:
        if not state.waiting:
            return state.returns()
        seat = state.next_asked()
        options = state.ask(seat).options
        total = [0.0, 0.0]
        for token in options:
            after = state.copy()
            after.take(seat, [token])
            for place, got in enumerate(walk(after, chance / len(options))):
                total[place] += got / len(options)
        exact.note(state, total, chance)
        return total

    for cards in permutations(range(6), 3):
        walk(dealt(exact.table, [Piece(card) for card in cards]), 1.0)
    return exact


def barcelona(hands: Sequence[tuple[Piece, Piece]]) -> Exact:
    """Two regulars play one hand of Barcelona; what seat 0 sees who holds these."""
    game = find_game("barcelona")
    exact = Exact(game, 2, {"hands": 1})
    regular = find(game, "regular")
    reds, blacks = exact.table.pieces.packs
    for red, black in hands:
        for theirs in reds:
            for other in blacks:
                if theirs != red and other != black:
                    state = dealt(exact.table, [red, theirs], [black, other])
                    follow(exact, state, regular)
    exact.seen = {key: row for key, row in exact.seen.items() if key[0] == 0}
    return exact


def follow(exact: Exact, state: State, regular: Bot) -> None:
    """Plays a deal to its end, and notes what was seen on the way."""
    on_the_way = []
    while state.waiting:
        on_the_way.append(state.copy())
        seat = state.next_asked()
        state.take(seat, ask_masked(regular, state, state.ask(seat), Dice(1)))
    got = state.returns()
    for one in on_the_way:
        exact.note(one, got, 1.0)
