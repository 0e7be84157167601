"""Zones: the places of a table, and who sees into them.

A game declares its zones once, as they lie on the table. A shared zone has one
number; a zone for each seat has a row of ten, so that `HAND + seat` is the hand
of that seat; and a zone for each hand of a cast, where seats hold several hands or
none, has a row of its own, so that `UP + hand` belongs to that hand. Visibility
lives here and nowhere else: to show a card is to move it to a zone that everyone
sees.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ROW: Final = 10
"""Seats in a row of zones; no game seats more."""

AUDIENCE: Final = ROW
"""Number of the viewer who only watches, after the seats 0 to 9."""


@dataclass(frozen=True)
class Zone:
    name: str
    first: int
    """The zone's number, or that of seat 0 or of the first hand."""
    shared: bool
    """Whether it belongs to the table and not to a seat."""
    seen: str
    """The viewers who see into it: `all`, `owner` or `nobody`."""
    layout: str
    """The layout in clients: `pile`, `row`, `fan` or `grid`."""
    ordered: bool
    """Whether the place of a piece in it means anything, as in a pile."""
    hands: int = 0
    """The most hands of a cast that have such a zone each; 0 for other zones."""
    in_hand: bool = False
    """Whether pieces in it are in somebody's hand, and not laid out face down."""


class Zones:
    """The zones of one game, numbered in the order they are declared."""

    def __init__(self) -> None:
        self.all: list[Zone] = []
        self.blends: list[list[int]] = []
        self.size = 0

    def pile(self, name: str, *, seen: bool = False, layout: str = "pile") -> int:
        """Makes one zone for the whole table, face down unless `seen`."""
        number = self.size
        seers = "all" if seen else "nobody"
        self.all.append(Zone(name, number, True, seers, layout, layout == "pile"))
        self.size += 1
        return number

    def each(
        self,
        name: str,
        *,
        seen: bool | None = None,
        layout: str = "fan",
        ordered: bool = False,
        in_hand: bool = True,
    ) -> int:
        """Makes one zone for each seat, seen by its owner, by all or by nobody.

        Piles have an order; a row has one where its places mean something. A fan that
        its owner alone sees is a hand, unless `in_hand` says otherwise.
        """
        number = -(-self.size // ROW) * ROW
        seers = "owner" if seen is None else "all" if seen else "nobody"
        ordered = ordered or layout == "pile"
        hand = in_hand and seen is None and layout == "fan"
        self.all.append(Zone(name, number, False, seers, layout, ordered, 0, hand))
        self.size = number + ROW
        return number

    def hands(
        self,
        name: str,
        most: int,
        *,
        seen: bool | None = None,
        layout: str = "fan",
        ordered: bool = False,
    ) -> int:
        """Makes one zone for each hand of the cast, seen by its holder, by all or
        nobody."""
        number = self.size
        seers = "owner" if seen is None else "all" if seen else "nobody"
        ordered = ordered or layout == "pile"
        hand = seen is None and layout == "fan"
        self.all.append(Zone(name, number, False, seers, layout, ordered, most, hand))
        self.size += most
        return number

    def blend(self, *zones: int) -> None:
        """Declares that pieces pass unseen between these zones of one seat.

        A card that everyone saw you take and that you now play face down must
        not betray itself: others know that it is in one of these zones.
        """
        self.blends.append(list(zones))

    def eyes(self, seats: int, holders: Sequence[int] = ()) -> list[int]:
        """Returns, for each zone number, the viewers who see into it, as a bitmask.

        `holders` has the seat that holds each hand of the cast.
        """
        everyone = (1 << seats) - 1 | 1 << AUDIENCE
        eyes = [0] * self.size
        for zone in self.all:
            for number in self.numbers(zone, seats, len(holders)):
                place = number - zone.first
                if zone.seen == "all":
                    eyes[number] = everyone
                elif zone.seen == "owner":
                    eyes[number] = 1 << (holders[place] if zone.hands else place)
        return eyes

    @staticmethod
    def numbers(zone: Zone, seats: int, hands: int = 0) -> list[int]:
        """Lists the numbers in use at a table with this number of seats and hands."""
        if zone.hands:
            return list(range(zone.first, zone.first + hands))
        if zone.shared:
            return [zone.first]
        return list(range(zone.first, zone.first + seats))
