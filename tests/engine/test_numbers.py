"""What a seat may know in numbers: the list of them, and one number for the list."""

import itertools
from typing import Any

import pytest
from tests.engine.toys import (
    HUSH,
    HUSH_BET,
    HUSH_SEAT,
    MASK_DOWN,
    MASK_HAND,
    MASK_POOL,
    MASKS,
    TIDE_DISCARD,
    TIDE_HAND,
    TIDE_STOCK,
    TIDES,
    Tides,
)

from parlour.bots.luck import random_answer
from parlour.engine.data import position
from parlour.engine.dice import Dice, scatter
from parlour.engine.numbers import fingerprint, mask, observe
from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat, Token, cards
from parlour.engine.state import State
from parlour.engine.views import Unseen, imagine
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, YARDSTICKS, find

STEPS = 60


# The list


def tide_position(**facts: Any) -> Tides:
    """A small table of three: one card known to all, a hand each, a stock of two."""
    state = position(
        TIDES,
        3,
        zones={"stock": "2c 3c", "discard": "4c", "hand 0": "5c 6c", "hand 1": "7c"},
        **{"phase": "turn", "turn": Seat(2), "waiting": 0b100, **facts},
    )
    assert isinstance(state, Tides)
    return state


def test_observation_lists_places_sizes_and_public_numbers() -> None:
    state = tide_position(rounds=4, drawn=[7, 8, 9])
    state.scores = [30, -5, 0]
    sizes = [2, 1, 2, 1, 0]
    public = [1, 2, 0b100, 30, -5, 0, 4, 7, 8, 9]
    for viewer, own in ((0, {"5c": 3, "6c": 3}), (1, {"7c": 4}), (AUDIENCE, {})):
        places = [0] * state.table.piece_count
        for name, place in {"4c": 2, **own}.items():
            places[cards(name)[0]] = place
        assert observe(state, viewer) == places + sizes + public


def test_observation_has_chips_and_flags_as_numbers() -> None:
    state = HUSH.table(2).blank()
    state.lay()
    state.chips[:2], state.chips[10] = [15, 25], 7
    state.phase, state.waiting = "stop", 0b10
    zones = [0] * len(state.table.live)
    fields = state.table.number_fields
    assert fields == ["rounds", "stopped"]
    for stopped in (False, True):
        setattr(state, "stopped", stopped)  # noqa: B010
        numbers = observe(state, 0)[state.table.piece_count :]
        assert numbers == [*zones, 3, 0, 0b10, 0, 0, 15, 25, 7, 0, int(stopped)]
        assert type(numbers[-1]) is int


@pytest.mark.parametrize("drawn", [[7], [7, 8, 9, 6]])
def test_observation_keeps_its_size_when_a_list_changes_its_own(
    drawn: list[int],
) -> None:
    state = tide_position(drawn=drawn)
    assert observe(state, 0)[-3:] == [*drawn, 0, 0][:3]
    assert len(observe(state, 0)) == len(observe(tide_position(), 0))
    same = tide_position(drawn=[*drawn, 0, 0][:3])
    assert fingerprint(state, 0) == fingerprint(same, 0)


def test_unknown_phase_is_number_zero() -> None:
    place = TIDES.table(3).piece_count + 5
    assert observe(tide_position(phase="elsewhere"), 0)[place] == 0
    assert observe(tide_position(phase="over"), 0)[place] == 2


@pytest.mark.parametrize("owner", [0, 1])
def test_observation_does_not_tell_blended_zones_apart(owner: int) -> None:
    state = position(MASKS, 2, zones={"pool": "5c 6c"}, rest="stock", phase="take")
    for card in cards("5c 6c"):
        state.move(card, MASK_POOL, MASK_HAND + owner)
    state.move(cards("5c")[0], MASK_HAND + owner, MASK_DOWN + owner)
    other = state.copy()
    other.move(cards("5c")[0], MASK_DOWN + owner, MASK_HAND + owner)
    other.move(cards("6c")[0], MASK_HAND + owner, MASK_DOWN + owner)
    for viewer in (1 - owner, AUDIENCE):
        assert observe(state, viewer) == observe(other, viewer)
        assert fingerprint(state, viewer) == fingerprint(other, viewer)
    assert observe(state, owner) != observe(other, owner)
    assert fingerprint(state, owner) != fingerprint(other, owner)


def test_mask_has_a_one_for_each_legal_action() -> None:
    table = HUSH.table(2)
    marks = mask(table, [Token(5), DONE, Token(HUSH_SEAT + 1), Token(HUSH_BET)])
    numbers = [5, *(table.token_numbers[name] for name in ("done", "seat-1", "0"))]
    assert marks == bytearray(int(n in numbers) for n in range(len(table.token_names)))


# The one number


def unlike_tables() -> list[State]:
    """Tables of which no two tell an onlooker the same; some differ in one number."""
    found: list[State] = []
    zones = (TIDE_STOCK, TIDE_DISCARD, TIDE_HAND, TIDE_HAND + 1)
    pieces = cards("2c 3c 4c 5c Ad")
    for places in itertools.product(zones, repeat=len(pieces)):
        state = TIDES.table(2).blank()
        state.lay()
        for piece, zone in zip(pieces, places, strict=True):
            state.fill(zone, [piece])
            state.show(piece, state.table.all_viewers)
        found.append(state)
    for shown in range(1, 1 << len(pieces)):
        state = found[0].copy()
        for number, piece in enumerate(pieces):
            state.known[piece] = 0 if shown >> number & 1 else state.known[piece]
        found.append(state)
    amounts = (-3, -2, 1, 2, 3, 1 << 31, 1 << 32, (1 << 32) + 1, 1 << 33, 1 << 40)
    for amount, seat in itertools.product(amounts, range(2)):
        for name in ("scores", "drawn"):
            state = found[0].copy()
            getattr(state, name)[seat] = amount
            found.append(state)
    for phase, waiting, turn in itertools.product(("turn", "over"), range(4), range(2)):
        for rounds in range(3):
            state = found[0].copy()
            state.phase, state.waiting, state.turn = phase, waiting, Seat(turn)
            setattr(state, "rounds", rounds)  # noqa: B010
            found.append(state)
    return found


def test_fingerprints_differ_where_observations_do() -> None:
    tables = unlike_tables()
    for viewer in (1, AUDIENCE):
        assert len({tuple(observe(table, viewer)) for table in tables}) == len(tables)
        keys = [fingerprint(table, viewer) for table in tables]
        assert len(set(keys)) == len(tables)
        assert all(0 < key < 1 << 62 for key in keys)


def test_fingerprint_does_not_tell_what_the_viewer_cannot_know() -> None:
    one, other = tide_position(), tide_position()
    other.zones[TIDE_STOCK], other.zones[TIDE_HAND + 1] = cards("7c 3c"), cards("2c")
    other.known[cards("7c")[0]], other.known[cards("2c")[0]] = 0, 0b10
    for viewer in (0, 2, AUDIENCE):
        assert fingerprint(one, viewer) == fingerprint(other, viewer)
    assert fingerprint(one, 1) != fingerprint(other, 1)


def test_fingerprint_has_chips_in_it() -> None:
    keys = set()
    for account in (0, 1, 10):
        state = HUSH.table(2).blank()
        state.lay()
        state.chips[account] = 5
        keys.add(fingerprint(state, 0))
    assert len(keys) == 3


# In real games


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
