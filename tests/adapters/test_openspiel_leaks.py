"""Information states: perfect recall of what a seat was told, and nothing else."""

import json
import random
from typing import Any

import pytest

from parlour.adapters.openspiel import GameNode, load, replay_history
from parlour.engine.dice import Dice
from parlour.engine.game import action_of
from parlour.engine.options import options_as_text
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.learn.observations import observe_seat
from parlour.testing.chance import random_options

pytestmark = pytest.mark.in_bulk

CHOOSING = '{"choosing"'


def random_moment(slug: str, number: int) -> GameNode:
    """A place in a game with random options, reached by random play."""
    lots = random.Random(number)
    options = random_options(find(slug), Dice(number))
    moment: GameNode = load(slug, *options).opening
    moves = lots.randrange(1, 40)
    while moment.legal() and (moves or moment.sides):
        moves -= not moment.sides
        moment = moment.after(lots.choice(moment.legal()))
    return moment


def path(moment: GameNode) -> list[GameNode]:
    """The moments after the deal and after each choice that led here."""
    found = [moment]
    while found[-1].before is not None:
        found.append(found[-1].before)
    return found[::-1]


def seen(moment: GameNode, seat: int) -> tuple[str, list[int]]:
    chosen = moment.chosen(seat)
    return moment.recall(seat), observe_seat(moment.state, seat, chosen)


# Worlds in which two pieces that a seat never saw are swapped


def spoken(text: str) -> set[str]:
    """The pieces that are named in what a seat was told."""
    events = [json.loads(line) for line in text.splitlines()]
    names = {event.get("piece") for event in events}
    return names.union(*(event.get("chosen", []) for event in events))


def swapped(moment: GameNode, seat: int, lots: random.Random) -> list[int]:
    """Each piece for itself, but two that the seat never saw for each other.

    Empty if it has seen too many.
    """
    pieces = moment.setting.table.pieces
    told = spoken(moment.recall(seat))
    unseen = [n for n, name in enumerate(pieces.names) if name not in told]
    pairs = [
        (first, second)
        for first in unseen
        for second in unseen
        if first < second and pieces.backs[first] == pieces.backs[second]
    ]
    if not pairs:
        return []
    swap = list(range(len(pieces.names)))
    first, second = lots.choice(pairs)
    swap[first], swap[second] = second, first
    return swap


def compare(moment: GameNode, seat: int, swap: list[int]) -> int:
    """Plays the same game with pieces swapped; the number of answers compared.

    After each answer the seat must have been told and offered the same. Ends early
    where another seat could not have answered so in the other world.
    """
    table = moment.setting.table
    options = options_as_text(table.options)
    setting = load(moment.setting.game, table.seats, options).opening.setting
    setting.table.relabel = swap
    done = action_of(table, DONE)
    world = GameNode(setting, None, 0, [])
    answer: list[int] = []
    compared = 0
    for real in path(moment):
        if real.before is not None:
            answer.append(real.action)
            if real.cursor is not None and real.cursor.chosen:
                continue  # more of this answer is to come
            chooser = real.before.player()
            for action in translated(real.before, answer, swap, done) or [done]:
                if action not in world.legal():
                    assert chooser != seat
                    return compared
                world = world.after(action)
            if world.cursor is not None and world.cursor.chosen:
                world = world.after(done)
            answer = []
        for roll in real.rolls:
            world = world.after(roll)
        assert world.player() == real.player()
        assert seen(world, seat) == seen(real, seat)
        if real.player() == seat:
            assert world.legal() == real.legal()
        compared += 1
    return compared


def translated(
    asked: GameNode, answer: list[int], swap: list[int], done: int
) -> list[int]:
    """An answer in the world where pieces are swapped, in its one spelling."""
    actions = [swap[a] if a < len(swap) else a for a in answer if a != done]
    staged = asked.cursor and asked.cursor.pick and asked.cursor.pick.staged
    return actions if staged else sorted(actions)


def hides(moment: GameNode) -> bool:
    """Whether anything on the table is hidden from anybody."""
    return moment.cursor is not None and any(
        HIDDEN in pile
        for seat in range(moment.setting.table.seats)
        for pile in view(moment.cursor.state, seat).zones
    )


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_is_told_what_they_cannot_see(slug: str) -> None:
    compared = 0
    hidden = False
    for number in range(60):
        moment = random_moment(slug, number)
        hidden = hidden or hides(moment)
        lots = random.Random(number)
        seat = lots.randrange(moment.setting.table.seats)
        swap = swapped(moment, seat, lots)
        compared += compare(moment, seat, swap) if swap else 0
    assert compared > 200 or not hidden


def test_the_comparison_finds_a_leak() -> None:
    """Swapping a piece that the seat did see is noticed."""
    noticed = 0
    for number in range(20):
        moment = random_moment("lamarckian-poker", number)
        hand = next(n for n, k in enumerate(moment.state.known) if k & 1)
        swap = list(range(len(moment.state.known)))
        swap[hand], swap[hand - 1] = hand - 1, hand
        try:
            compare(moment, 0, swap)
        except AssertionError:
            noticed += 1
    assert noticed == 20


# Recall


@pytest.mark.parametrize("slug", [*GAMES, "leduc"])
def test_nothing_told_is_forgotten(slug: str) -> None:
    """What a seat was told begins with all that it was told before."""
    for number in range(5):
        moment = random_moment(slug, number)
        here = replay_history(moment.setting.name, [])
        told = [""] * moment.setting.table.seats
        for action in moment.history():
            here = here.after(action)
            for seat, before in enumerate(told):
                told[seat] = here.recall(seat).split(CHOOSING)[0]
                assert told[seat].startswith(before)


def test_a_selection_is_seen_by_its_own_seat_only() -> None:
    met = 0
    for slug in GAMES:
        for number in range(60):
            moment = random_moment(slug, number)
            if moment.cursor is None or not moment.cursor.chosen:
                continue
            met += 1
            start: Any = moment
            while start.cursor.chosen:
                start = start.before
            for seat in range(moment.setting.table.seats):
                alike = seen(moment, seat) == seen(start, seat)
                assert alike == (seat != moment.player())
    assert met > 20
