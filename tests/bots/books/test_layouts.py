"""A game laid out whole is the game: the same questions, the same ends."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.bots.books import Book, book_for
from parlour.bots.books.make import measure_book
from parlour.bots.books.pack import strategy_of
from parlour.bots.books.shelf import reader_of
from parlour.bots.books.trees import LayoutTree
from parlour.engine.dice import Dice
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.games import find
from parlour.games.barcelona.book import CARDS_PER_COLOUR, PLACE
from parlour.games.willow import rules as willow
from parlour.games.willow.hands import VALUES
from parlour.games.willow.hints import HIGHEST_VALUE
from parlour.kit.books import DealTree, End, Fork

pytestmark = pytest.mark.in_bulk

FIXED = {"structure": "fixed", "hands": 1}
ONE = {"hands": 1}


def willow_deal(state: Any) -> tuple[int, int]:
    """The column of a deal, any open cards if there are none; who speaks first."""
    first = state.left_of(state.dealer)
    seats = state.clockwise(first)
    column = 0
    for zone in (willow.DOWN, willow.UP):
        for seat in seats:
            cards = state.zones[zone + seat]
            column = column * HIGHEST_VALUE + (VALUES[cards[0]] - 1 if cards else 0)
    return column, first


def barcelona_deal(state: Any) -> tuple[int, int]:
    reds = [PLACE[state.red_card(seat)] for seat in range(2)]
    blacks = [PLACE[state.black_card(seat)] for seat in range(2)]
    red = reds[1] - (reds[1] > reds[0])
    black = blacks[1] - (blacks[1] > blacks[0])
    column = (reds[0] * CARDS_PER_COLOUR + blacks[0]) * (CARDS_PER_COLOUR - 1) + red
    return column * (CARDS_PER_COLOUR - 1) + black, 0


def laid(slug: str, options: dict[str, object]) -> DealTree:
    game = find(slug)
    reader: Any = reader_of(game)
    layout = reader.layout(game.agree(2, options), 2)
    assert isinstance(layout, DealTree)
    return layout


GAMES = [
    pytest.param("willow", FIXED, willow_deal, id="willow"),
    pytest.param("willow", {**FIXED, "max_raises": 1}, willow_deal, id="willow-1"),
    pytest.param("barcelona", ONE, barcelona_deal, id="barcelona"),
    pytest.param(
        "barcelona",
        {**ONE, "ace_high_showdown": True},
        barcelona_deal,
        id="ace-high",
        marks=pytest.mark.soak,
    ),
]


@pytest.mark.parametrize(("slug", "options", "deal"), GAMES)
def test_random_hands_are_followed_through_the_layout(
    slug: str,
    options: dict[str, object],
    deal: Callable[[State], tuple[int, int]],
) -> None:
    layout = laid(slug, options)
    table = find(slug).table(2, options)
    reader: Any = reader_of(find(slug))
    dice = Dice(11)
    for _ in range(300):
        state = table.blank()
        state.begin(dice.seed())
        here: Fork | End = layout.root
        while state.waiting:
            seat = state.next_asked()
            name, class_, answers = reader.spot(view(state, seat), state.ask(seat))
            column, first = deal(state)
            assert isinstance(here, Fork)
            assert here.point == name
            assert here.classes[column] == class_
            assert here.seats[column] == (seat != first)
            assert len(here.after) == len(answers)
            place = dice.roll(len(answers))
            state.play(seat, answers[place])
            here = here.after[place]
        assert isinstance(here, End)
        assert here.won[column] == state.returns()[first]


SHIPPED = [
    pytest.param("willow", FIXED, id="willow"),
    pytest.param("barcelona", ONE, id="barcelona", marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("slug", "options"), SHIPPED)
def test_a_book_loses_no_more_than_it_says(
    slug: str, options: dict[str, object]
) -> None:
    game = find(slug)
    book = book_for(game, game.agree(2, options), 2)
    assert isinstance(book, Book)
    tree = LayoutTree(laid(slug, options))
    found = measure_book(tree, strategy_of(book, tree.names))
    for name, value in found.items():
        assert value == pytest.approx(book.head.made[name], abs=2e-6)
