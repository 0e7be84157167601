"""The information set of a seat in numbers: a list for learners, a key for searches."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.dice import LOW_32_BITS, MULTIPLIER
from parlour.engine.picks import DONE
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import is_blurred
from parlour.engine.zones import ROW

MAX_PLACES: Final = 256
"""More than there are zones in any game."""
SPREAD_FACTOR: Final = 0x9E3779B1
SCATTER_FACTOR: Final = 0x2C1B3C6D
"""Odd numbers that neighbours are multiplied by to lie far apart. The second is below
2^30, as `MULTIPLIER` is, so that no product leaves 62 bits."""


def observe(state: State, viewer: int) -> list[int]:
    """Returns a fixed-size list of numbers for learners: all that this seat may know.

    For each piece the zone it is known to lie in (from 1; 0 is unknown), then
    the size of each zone, the phase, turn and who is awaited, scores and chips,
    and the game's own public numbers.
    """
    table = state.table
    bit = 1 << viewer
    zones = state.zones
    known = state.known
    numbers = table.unknown[:]
    live = table.live
    for place in range(len(live)):
        zone = live[place]
        pile = zones[zone]
        numbers.append(len(pile))
        if table.blend_of[zone] < 0 or not is_blurred(state, zone, bit):
            for piece in pile:
                if known[piece] & bit:
                    numbers[piece] = place + 1
    numbers.append(table.phase_numbers.get(state.phase, 0))
    numbers.append(state.turn)
    numbers.append(state.waiting)
    numbers.extend(state.scores)
    for account in table.accounts:
        numbers.append(state.chips[account])
    for name in table.number_fields:
        number: int = getattr(state, name)
        numbers.append(number + 0)  # a bool becomes a number
    for name in table.list_fields:
        row: list[int] = getattr(state, name)
        fits = len(row) == state.seats
        numbers.extend(row if fits else (row + table.nil)[: state.seats])
    for name in table.piece_fields:
        row = getattr(state, name)
        numbers.extend(row)
    return numbers


def fingerprint(state: State, viewer: int) -> i64:
    """Computes one number for all that `observe` tells of a table.

    Tables that tell something else have the same number about as often as dice repeat
    themselves: one time in 2^60.
    """
    table = state.table
    bit: i64 = 1 << viewer
    zones = state.zones
    known = state.known
    blends = bool(table.blends)
    key: i64 = 1
    spot_mix: i64 = 0
    place: i64 = 0
    for zone in table.live:
        place += 1
        pile = zones[zone]
        size: i64 = len(pile)
        key = MULTIPLIER * ((key ^ size) & LOW_32_BITS) + (key >> 32)
        if blends and table.blend_of[zone] >= 0 and is_blurred(state, zone, bit):
            continue
        for piece in pile:
            spot: i64 = piece
            who: i64 = known[spot]
            if who & bit:  # in whatever order they lie there
                spot = ((spot * MAX_PLACES + place) * SPREAD_FACTOR) & LOW_32_BITS
                spot = ((spot ^ (spot >> 15)) * SCATTER_FACTOR) & LOW_32_BITS
                spot_mix ^= (spot ^ (spot >> 13)) * MULTIPLIER
    key = MULTIPLIER * ((key ^ spot_mix) & LOW_32_BITS) + (key >> 32)
    key = MULTIPLIER * ((key ^ (spot_mix >> 32)) & LOW_32_BITS) + (key >> 32)
    phase = table.phase_numbers.get(state.phase, 0)
    key = mix_in(key, ((phase << ROW | state.waiting) << 4) + state.turn)
    for number in state.scores:
        key = mix_in(key, number)
    chips = state.chips
    for account in table.accounts:
        key = mix_in(key, chips[account])
    for name in table.number_fields:
        number = getattr(state, name)
        key = mix_in(key, number)
    for name in table.list_fields:
        row: list[int] = getattr(state, name)
        fits = len(row) == state.seats
        for number in row if fits else (row + table.nil)[: state.seats]:
            key = mix_in(key, number)
    for name in table.piece_fields:
        row = getattr(state, name)
        for number in row:
            key = mix_in(key, number)
    return key


def mix_in(key: i64, number: int) -> i64:
    """Returns a key with one more number in it, by the multiplications of `dice`."""
    low: i64 = number & LOW_32_BITS
    key = MULTIPLIER * ((key ^ low) & LOW_32_BITS) + (key >> 32)
    if number > LOW_32_BITS:
        return mix_in(key, number >> 32)
    return key


def mask(table: Table, legal: list[Token]) -> bytearray:
    """Returns, for learners, a byte for each action number: 1 where it may be
    chosen."""
    marks = table.unmarked.copy()
    words = table.piece_count - DONE
    for token in legal:
        marks[token if token < DONE else token + words] = 1
    return marks
