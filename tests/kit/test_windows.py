"""Windows: who is asked next, who can react, who has no choice."""

import doctest
from itertools import product
from typing import ClassVar

import pytest
from tests.engine.toys import HUSH, HUSH_HAND, Hush, hush

from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token, cards
from parlour.engine.state import State
from parlour.kit import windows
from parlour.kit.windows import (
    ask_after,
    ask_from,
    ask_next,
    forced_answer,
    holders,
    line_up,
)

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("first", range(4))
def test_next_in_the_set_is_asked(first: int) -> None:
    for to_ask in range(16):
        state = HUSH.table(4).blank()
        state.waiting = 0b1111
        rounds = [Seat((first + step) % 4) for step in range(5)]
        able = [seat for seat in rounds if to_ask >> seat & 1]
        assert ask_from(state, Seat(first), to_ask) == bool(able)
        assert state.waiting == (1 << able[0] if able else 0b1111)
        state.waiting = 0b1111
        able = [seat for seat in rounds[1:] if to_ask >> seat & 1]
        assert ask_after(state, Seat(first), to_ask) == bool(able)
        assert state.waiting == (1 << able[0] if able else 0b1111)


def test_everybody_in_line_is_asked_once() -> None:
    state = HUSH.table(4).blank()
    queue = line_up(state, Seat(2), 0b1101)
    assert queue == [2, 3, 0]
    for seat in (2, 3, 0):
        assert ask_next(state, queue)
        assert state.waiting == 1 << seat
    state.waiting = 0
    assert not ask_next(state, queue)
    assert state.waiting == 0


class Scripted(Hush):
    """Offers what a test lays down, by how much was chosen before."""

    offers: ClassVar[list[list[int]]] = []

    def ask(self, seat: Seat) -> Pick:
        return Pick(seat, "stop", [], 0, 9, window=True)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        return [Token(token) for token in self.offers[len(chosen)]]


@pytest.mark.parametrize(
    ("offers", "answer"),
    [
        ([[DONE]], []),  # nothing to answer with: a pass
        ([[7], [DONE]], [7]),
        ([[7], [9], []], [7, 9]),  # ends where nothing more can be added
        ([[7, DONE]], None),
        ([[7], [9, DONE]], None),  # the choice comes later
    ],
)
def test_answer_is_forced_if_every_step_allows_one_thing(
    offers: list[list[int]], answer: list[int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scripted, "offers", offers)
    state: State = hush(Scripted).table(2).blank()
    assert forced_answer(state, Seat(0)) == answer


def test_holders_are_those_of_the_seats_with_cards() -> None:
    for holding, seats in product(range(8), range(8)):
        state = HUSH.table(3).blank()
        state.lay()
        for seat, card in zip(range(3), cards("2c 3c 4c"), strict=True):
            if holding >> seat & 1:
                state.fill(HUSH_HAND + seat, [card])
        assert holders(state, HUSH_HAND, seats) == holding & seats


def test_examples_in_the_docstrings() -> None:
    assert doctest.testmod(windows).failed == 0
