"""Table: the fixed facts that all states of one game in progress share."""

from typing import TYPE_CHECKING, TypeAlias

from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Pieces, Seat
from parlour.engine.zones import AUDIENCE, ROW, Zones

if TYPE_CHECKING:
    from parlour.engine.state import State

Event: TypeAlias = tuple[str, int, int, int, int, str, str]
"""kind, three numbers, the viewers who see the piece, a text, a rule."""


class Table:
    """Seats, options, pieces and zones of one game; it never changes in play."""

    def __init__(
        self,
        state: "type[State]",
        seats: int,
        options: object,
        pieces: Pieces,
        zones: Zones,
        pots: int,
        holders: list[int],
    ) -> None:
        self.state = state
        self.seats = seats
        self.options = options
        self.edition = 0
        """The edition of the rules that is played here."""
        self.pieces = pieces
        self.holders = holders
        """The seat that holds each hand, in a game with a cast."""
        self.everyone: list[Seat] = [Seat(seat) for seat in range(seats)]
        self.left: list[Seat] = [Seat((seat + 1) % seats) for seat in range(seats)]
        self.clockwise: list[list[Seat]] = [
            [Seat((first + step) % seats) for step in range(seats)]
            for first in range(seats)
        ]
        self.all_seats = (1 << seats) - 1
        self.all_viewers = self.all_seats | 1 << AUDIENCE
        self.eyes: list[int] = zones.eyes(seats, holders)
        self.live: list[int] = [
            number
            for zone in zones.all
            for number in zones.numbers(zone, seats, len(holders))
        ]
        """Zones in use at this many seats and hands."""
        self.closed: list[list[int]] = [
            [zone for zone in self.live if not self.eyes[zone] & 1 << seat]
            for seat in range(seats)
        ]
        """For each seat the zones that it does not see into."""
        self.ordered: list[bool] = [False] * zones.size
        self.in_hand: list[bool] = [False] * zones.size
        for zone in zones.all:
            for number in zones.numbers(zone, seats, len(holders)):
                self.ordered[number] = zone.ordered
                self.in_hand[number] = zone.in_hand
        self.blends: list[list[int]] = [
            [zone + seat for zone in group]
            for group in zones.blends
            for seat in range(seats)
        ]
        self.blend_of: list[int] = [-1] * zones.size
        for number, group in enumerate(self.blends):
            for place in group:
                self.blend_of[place] = number
        self.piece_count = len(pieces)
        backs = sorted(set(pieces.backs), key=pieces.backs.index)
        self.batches: list[int] = [1 << backs.index(back) for back in pieces.backs]
        """Pieces of different backs are never mixed up."""
        self.back_counts: dict[int, int] = {
            batch: self.batches.count(batch) for batch in set(self.batches)
        }
        """Number of pieces of each back."""
        self.bare: list[list[Piece]] = [[]] * zones.size
        """Zones not in use at this many seats share one list, never changed."""
        self.unsealed: list[list[Piece]] = [[]] * seats
        self.unknown: list[int] = [0] * len(pieces)
        self.nil: list[int] = [0] * seats
        self.broke: list[int] = [0] * (ROW + pots if pots else 0)
        self.accounts: list[int] = []
        """The accounts for chips, in a game that has pots: seats, then pots."""
        if pots:
            self.accounts = [*range(seats), *range(ROW, ROW + pots)]
        self.no_zones: list[list[Piece]] = []
        self.no_ints: list[int] = []
        self.saved: list[str] = []
        """Names of the fields of State itself that are saved."""
        self.fields: list[str] = []
        """Names of the fields that the game adds to State."""
        self.number_fields: list[str] = []
        self.list_fields: list[str] = []
        """Those of them that hold a number, and a number for each seat."""
        self.piece_fields: list[str] = []
        """Those that hold a number for each piece, or for each of one pack."""
        self.phase_numbers: dict[str, int] = {}
        self.token_names: list[str] = []
        """Names by action number: pieces, words, seats, numbers."""
        self.token_numbers: dict[str, int] = {}
        self.unmarked = bytearray()
        """A zero for each action number."""
        self.stacks: list[list[Piece]] = []
        """Orders for the first shuffles, for tests, puzzles and lessons."""
        self.relabel: list[Piece] = []
        """Pieces to lay out in place of others, for leak tests."""

    def share_names(self, other: "Table") -> None:
        """Takes names and fields from a table of the same game, seats and options."""
        self.phase_numbers = other.phase_numbers
        self.token_names = other.token_names
        self.token_numbers = other.token_numbers
        self.unmarked = other.unmarked
        self.saved = other.saved
        self.fields = other.fields
        self.number_fields = other.number_fields
        self.list_fields = other.list_fields
        self.piece_fields = other.piece_fields

    def name_of(self, token: int) -> str:
        """Returns the name of a token, or nothing if there is no such token."""
        number = token - DONE + self.piece_count if token >= DONE else token
        known = 0 <= token < self.piece_count or token >= DONE
        if known and number < len(self.token_names):
            return self.token_names[number]
        return ""

    def blank(self) -> "State":
        """Returns a state of this game with nothing on the table."""
        return self.state(self)
