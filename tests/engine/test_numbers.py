"""What a seat may know as one number: as good as the whole list of it."""

import pytest

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice, scatter
from parlour.engine.numbers import fingerprint, observe
from parlour.engine.state import State
from parlour.engine.views import Unseen, imagine
from parlour.games import GAMES, YARDSTICKS, find

STEPS = 60


def tables(slug: str, dice: Dice) -> list[State]:
    """The tables of one random game, as far as it goes."""
    game = find(slug)
    state = game.table(game.usual_seats).blank()
    state.begin(scatter(4))
    found: list[State] = []
    while state.waiting and len(found) < STEPS:
        seat = state.next_asked()
        state.take(seat, random_answer(state, state.ask(seat), dice))
        found.append(state.copy())
    return found


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", [*YARDSTICKS, *GAMES])
def test_who_knows_the_same_has_the_same_number(slug: str) -> None:
    dice = Dice(8)
    numbers: dict[tuple[int, ...], int] = {}
    for state in tables(slug, dice):
        for seat in state.everyone():
            for table in (state, imagine(state, seat, dice)):
                known = (seat, *observe(table, seat))
                number = numbers.setdefault(known, fingerprint(table, seat))
                assert fingerprint(table, seat) == number
    assert len({(seat, numbers[seat, *row]) for seat, *row in numbers}) == len(numbers)


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", [*YARDSTICKS, *GAMES])
def test_many_worlds_of_one_table_are_as_imagined_one_by_one(slug: str) -> None:
    dice = Dice(8)
    for state in tables(slug, dice)[::7]:
        seat = state.everyone()[-1]
        unseen = Unseen(state, seat)
        one, other = Dice(3), Dice(3)
        for _ in range(3):
            world, alone = unseen.world(one), imagine(state, seat, other)
            assert world.zones == alone.zones
            assert world.known == alone.known
            assert one.state == other.state
