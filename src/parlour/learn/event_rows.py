"""Events as rows of numbers, for learners that remember."""

from typing import Any, Final

from numpy.typing import NDArray

from parlour.engine.data import zone_names
from parlour.engine.game import Game
from parlour.engine.happened import (
    AnyEvent,
    Decided,
    Ended,
    Entered,
    Moved,
    Paid,
    Said,
    Scored,
    Shuffled,
    Turned,
)
from parlour.engine.table import Table

KINDS: Final = (
    Moved,
    Shuffled,
    Turned,
    Paid,
    Scored,
    Said,
    Decided,
    Entered,
    Ended,
)
"""The events that a seat can see."""


class EventEncoder:
    """Encodes events of one game, each as a row; `labels` names its numbers.

    A row has a 1 for the kind of event, one for each piece, zone and seat in it, and
    the amount, if it has one.
    """

    def __init__(self, game: Game, table: Table) -> None:
        zones = [zone_names(game)[zone] for zone in table.live]
        seats = range(table.seats)
        self.labels = [f"event {kind.__struct_config__.tag}" for kind in KINDS]
        self.labels += [f"token {name}" for name in table.token_names]
        self.labels += [f"from {zone}" for zone in zones]
        self.labels += [f"to {zone}" for zone in zones]
        self.labels += [f"phase {name}" for name in game.phases]
        self.labels += [f"seat {seat}" for seat in seats]
        self.labels += [f"other seat {seat}" for seat in seats]
        self.labels += [f"from {pot}" for pot in game.pots]
        self.labels += [f"to {pot}" for pot in game.pots]
        self.labels += ["amount"]
        self.places = {name: place for place, name in enumerate(self.labels)}
        self.size = len(self.labels)

    def encode(self, event: AnyEvent, row: NDArray[Any]) -> None:
        """Writes an event into an empty row."""
        self.mark(row, f"event {event.__struct_config__.tag}")
        match event:
            case Moved():
                self.mark(row, f"token {event.piece}")
                self.mark(row, f"from {event.source}")
                self.mark(row, f"to {event.target}")
            case Shuffled():
                self.mark(row, f"to {event.zone}")
                row[-1] = event.count
            case Turned():
                self.mark(row, f"token {event.piece}")
                row[-1] = event.facing
            case Paid():
                self.mark_account(row, "seat", "from", event.source)
                self.mark_account(row, "other seat", "to", event.target)
                row[-1] = event.amount
            case Scored():
                self.mark(row, f"seat {event.seat}")
                row[-1] = event.points
            case Said():
                self.mark(row, f"token {event.piece}")
                self.mark(row, f"seat {event.seat}")
                self.mark(row, f"other seat {event.target}")
                row[-1] = event.number
            case Decided():
                self.mark(row, f"seat {event.seat}")
                for place, token in enumerate(event.chosen, start=1):
                    self.mark(row, f"token {token}", place)
            case Entered():
                self.mark(row, f"phase {event.phase}")
            case Ended():
                for seat in event.winners:
                    self.mark(row, f"seat {seat}")

    def mark(self, row: NDArray[Any], label: str, number: int = 1) -> None:
        """Writes a number into the column of this name, if there is one."""
        place = self.places.get(label)
        if place is not None:
            row[place] = number

    def mark_account(
        self, row: NDArray[Any], seat: str, pot: str, account: int | str | None
    ) -> None:
        """Marks whose chips they are: a seat's or a pot's."""
        known = f"{seat} {account}" if isinstance(account, int) else f"{pot} {account}"
        self.mark(row, known)
