"""What is asked for from afar, and made in a process that may cost only so much."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
from msgspec import Struct

from parlour.games import find
from parlour.presentation.pages import STORY
from parlour.printing.documents import printed
from parlour.printing.wanted import Wanted, Written, wanted


class Order(Struct, kw_only=True):
    """A document of one table."""

    game: str
    document: str
    seats: int | None = None
    options: Mapping[str, str] = {}
    paper: str = "a4"
    language: str = "en"
    written: Written | None = None
    """What stands on a score pad; an empty one without."""

    def wanted(self) -> Wanted:
        """The table it is for; BadInput says what is wrong with it."""
        found = wanted(
            None if self.game == STORY else find(self.game),
            seats=self.seats,
            options=self.options,
            paper=self.paper,
            language=self.language,
        )
        return replace(found, written=self.written)


def made(order: bytes | bytearray) -> bytes:
    """The PDF of an order that was looked over before."""
    read = msgspec.json.decode(order, type=Order)
    return printed(read.wanted(), read.document)
