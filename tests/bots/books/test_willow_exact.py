"""What the book for two at Willow, fixed limit, wins of `regular`: no luck in it.

Every deal counts, so the value in docs/contributing/decisions/books.md is exact.
`regular` is asked at every point of the layout with every hand; chance is in its
answers only where it may bluff.
"""

from itertools import product

import numpy as np
import pytest

from parlour.bots.books.book import Book
from parlour.bots.books.shelf import book_for
from parlour.bots.books.trees import LayoutTree, Strategy
from parlour.engine.options import options_as_text
from parlour.engine.pieces import Piece
from parlour.engine.views import view
from parlour.games import find
from parlour.games.willow import book as willow_book
from parlour.games.willow.bot import BLUFF_PERCENT, regular
from parlour.games.willow.hands import VALUES
from parlour.games.willow.options import Options
from parlour.games.willow.rules import DOWN, GAME, UP, Willow

FIXED = {"structure": "fixed", "hands": 1}


class Fate:
    """Dice that always bluff, or never."""

    def __init__(self, bluffs: bool) -> None:
        self.bluffs = bluffs

    def chance(self, percent: int) -> bool:
        assert percent == BLUFF_PERCENT
        return self.bluffs


def dealt(values: tuple[int, ...]) -> list[Piece] | None:
    """Different cards of these values, if there are so many."""
    cards: list[Piece] = []
    for value in values:
        left = [p for p in range(len(VALUES)) if VALUES[p] == value and p not in cards]
        if not left:
            return None
        cards.append(Piece(left[0]))
    return cards


def by_regular(
    tree: LayoutTree, state: Willow, strategy: Strategy, done: set[str]
) -> None:
    """Asks `regular` here, with all hands, and at all that may follow."""
    if not state.waiting:
        return
    seat = state.next_asked()
    name = willow_book.point(state, seat)
    if name not in done:
        done.add(name)
        own = [DOWN + seat]
        rival = state.left_of(seat)
        zones = own if state.phase == "first" else [*own, UP + seat, UP + rival]
        for values in product(range(1, 13), repeat=len(zones)):
            cards = dealt(values)
            if cards is None:
                continue
            copy = state.copy()
            for zone, card in zip(zones, cards, strict=True):
                copy.zones[zone] = [card]
            seen, pick = view(copy, seat), copy.ask(seat)
            assert isinstance(seen, Willow)
            where, class_, _ = willow_book.spot(seen, pick)
            assert where == name
            table = strategy[tree.names.index(name)]
            table[:, class_] = 0
            for bluffs, often in (
                (True, BLUFF_PERCENT / 100),
                (False, 1 - BLUFF_PERCENT / 100),
            ):
                (token,) = regular(seen, pick, Fate(bluffs))  # type: ignore[arg-type]
                table[pick.options.index(token), class_] += often
    for token in state.ask(seat).options:
        copy = state.copy()
        copy.take(seat, [token])
        assert isinstance(copy, Willow)
        by_regular(tree, copy, strategy, done)


def written(tree: LayoutTree, book: Book) -> Strategy:
    strategy = tree.even()
    for table, name in zip(strategy, tree.names, strict=True):
        for class_ in range(table.shape[1]):
            weights = book.weights(name, class_)
            if weights is not None:
                table[:, class_] = np.array(weights) / sum(weights)
    return strategy


def test_the_book_for_two_wins_of_regular_and_cannot_be_read() -> None:
    game = find("willow")
    options = game.table(2, FIXED).options
    assert isinstance(options, Options)
    layout = willow_book.layout(options, 2)
    book = book_for(game, options, 2)
    assert layout is not None
    assert isinstance(book, Book)
    tree = LayoutTree(layout)
    state = GAME.table(2, {**options_as_text(options), **willow_book.LESSON}).blank()
    assert isinstance(state, Willow)
    state.script = willow_book.ROLLS[:]
    state.begin(0)
    usual, asked = tree.even(), set[str]()
    by_regular(tree, state, usual, asked)
    assert asked == {*tree.names}
    ours = written(tree, book)
    wins = (tree.value(ours, usual) - tree.value(usual, ours)) / 2
    assert wins == pytest.approx(0.2639, abs=0.0001)
    assert wins >= 0.25
    assert tree.loses(ours) <= 0.05
    assert tree.loses(usual) == pytest.approx(1.339, abs=0.001)
