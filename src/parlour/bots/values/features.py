"""Features for learners: what one seat may know of a table, for every game.

A binary feature says, for example, that a card is in a zone or on top of it, that a
zone has three sevens, or that a score is 12. Plain numbers such as sizes and scores are
added. Everything is relative to the viewer: its own zones and scores come first, the
others follow clockwise. Nothing is included that the seat may not know.
"""

from typing import Final

from parlour.engine.pieces import DOMINO
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import is_blurred
from parlour.engine.zones import Zones

MAX_COUNTED: Final = 6
"""Maximum count of pieces of one rank, suit or domino half in a zone that has its own
feature."""
LEAST_EXACT: Final = -4
MOST_EXACT: Final = 20
EXACT_NUMBERS: Final = MOST_EXACT - LEAST_EXACT + 1
"""Numbers from here to there are features as well."""
MAX_MARKS: Final = 8
"""Marks of a piece, from -1, that have their own feature."""


class FeatureEncoder:
    """Features of the tables of one game; feature 0 is never there."""

    def __init__(self, zones: Zones, table: Table) -> None:
        seats = table.seats
        live = table.live
        self.table = table
        self.places = [places(zones, table, viewer) for viewer in range(seats)]
        """By viewer: the index of each zone among those in use."""
        self.faces, self.kinds = faces(table)
        """By piece: its rank and suit or halves, and the number of all such."""
        self.fields = 1 + len(table.number_fields)
        """Turn and who is awaited, and numbers that may be a seat or a set of seats."""
        rows = 2 * seats - 1 + len(table.accounts) + seats * len(table.list_fields)
        self.numbers = len(live) + rows + len(table.number_fields)
        self.by_face = 1 + 2 * table.piece_count * len(live)
        self.by_number = self.by_face + len(live) * self.kinds * MAX_COUNTED
        self.by_seat = self.by_number + self.numbers * EXACT_NUMBERS
        self.by_phase = self.by_seat + self.fields * 2 * seats
        self.by_mark = self.by_phase + len(table.phase_numbers) + 1
        marks = len(table.piece_fields) * table.piece_count * MAX_MARKS
        self.size = self.by_mark + marks

    def features(
        self, state: State, viewer: int, eyes: int = 0
    ) -> tuple[list[int], list[int]]:
        """Returns the features that are set, and the plain numbers.

        `eyes` is a bitmask of viewers. It has what any of these knows, for critics that
        see more in training than the viewer in play; by default it is the viewer alone.
        """
        found: list[int] = []
        numbers = self.pieces(state, viewer, found, eyes or 1 << viewer)
        self.standing(state, viewer, numbers)
        self.own(state, viewer, found, numbers)
        start = self.by_number
        for number in numbers:
            if LEAST_EXACT <= number <= MOST_EXACT:
                found.append(start + number - LEAST_EXACT)
            start += EXACT_NUMBERS
        return found, numbers

    def pieces(
        self, state: State, viewer: int, found: list[int], bit: int
    ) -> list[int]:
        """Adds the places and counts of known pieces; returns the zones' sizes."""
        table = self.table
        known = state.known
        zones = state.zones
        faces = self.faces
        kinds = self.kinds
        count = table.piece_count
        turned = self.places[viewer]
        sizes = [0] * len(table.live)
        for zone in table.live:
            pile = zones[zone]
            if not pile:
                continue
            place = turned[zone]
            sizes[place] = len(pile)
            if table.blend_of[zone] >= 0 and is_blurred(state, zone, bit):
                continue
            held = [0] * kinds
            start = 1 + place * count
            for piece in pile:
                if known[piece] & bit:
                    found.append(start + piece)
                    for face in faces[piece]:
                        held[face] += 1
            if table.ordered[zone] and known[pile[-1]] & bit:
                found.append(start + len(table.live) * count + pile[-1])
            start = self.by_face + place * kinds * MAX_COUNTED - 1
            for number in held:
                if number:
                    found.append(start + min(number, MAX_COUNTED))
                start += MAX_COUNTED
        return sizes

    def standing(self, state: State, viewer: int, numbers: list[int]) -> None:
        """Adds scores, by how much the viewer leads, and chips."""
        seats = state.seats
        scores = state.scores
        mine = scores[viewer]
        for step in range(seats):
            numbers.append(scores[(viewer + step) % seats])
        for step in range(1, seats):
            numbers.append(mine - scores[(viewer + step) % seats])
        for account in self.table.accounts:
            if account < seats:
                account = (viewer + account) % seats
            numbers.append(state.chips[account])

    def own(
        self, state: State, viewer: int, found: list[int], numbers: list[int]
    ) -> None:
        """Adds the phase, whose turn it is, and the game's own numbers."""
        table = self.table
        found.append(self.by_phase + table.phase_numbers.get(state.phase, 0))
        seats = state.seats
        start = self.by_seat
        found.append(start + (state.turn - viewer) % seats)
        start += seats
        for seat in range(seats):
            if state.waiting >> seat & 1:
                found.append(start + (seat - viewer) % seats)
        for name in table.number_fields:
            field: int = getattr(state, name)
            field += 0  # a bool becomes a number
            numbers.append(field)
            start += seats
            self.seat(field, viewer, start, found)
            start += seats
        for name in table.list_fields:
            row: list[int] = getattr(state, name)
            if len(row) != seats:
                row = (row + table.nil)[:seats]
            for step in range(seats):
                numbers.append(row[(viewer + step) % seats])
        start = self.by_mark + 1
        for name in table.piece_fields:
            marks: list[int] = getattr(state, name)
            for piece in range(len(marks)):
                mark = marks[piece]
                if mark:
                    mark = min(max(mark, -1), MAX_MARKS - 2)
                    found.append(start + piece * MAX_MARKS + mark)
            start += table.piece_count * MAX_MARKS

    def seat(self, number: int, viewer: int, start: int, found: list[int]) -> None:
        """Marks a number as the seat it may be, and as the seats it may have in it."""
        seats = self.table.seats
        if 0 <= number < seats:
            found.append(start + (number - viewer) % seats)
        if 0 < number < 1 << seats:
            for seat in range(seats):
                if number >> seat & 1:
                    found.append(start + seats + (seat - viewer) % seats)


def places(zones: Zones, table: Table, viewer: int) -> list[int]:
    """Returns the index of each zone among those in use, with the viewer as seat 0."""
    found = [0] * zones.size
    seats = table.seats
    for zone in zones.all:
        for number in zones.numbers(zone, seats, len(table.holders)):
            there = number
            if not zone.shared and not zone.hands:
                there = zone.first + (number - zone.first - viewer) % seats
            found[number] = table.live.index(there)
    return found


def faces(table: Table) -> tuple[list[list[int]], int]:
    """Returns the shared features of pieces: rank and suit, or domino halves."""
    pieces = table.pieces
    known: dict[tuple[str, int], int] = {}
    found: list[list[int]] = []
    for piece in range(len(pieces)):
        if pieces.backs[piece] == DOMINO:
            faces_of_piece = {("half", pieces.high[piece]), ("half", pieces.low[piece])}
        else:
            faces_of_piece = {
                ("rank", pieces.ranks[piece]),
                ("suit", pieces.suits[piece]),
            }
        found.append(
            [known.setdefault(face, len(known)) for face in sorted(faces_of_piece)]
        )
    return found, len(known)
