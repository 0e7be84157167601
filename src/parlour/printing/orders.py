"""Print orders from clients, made in a process with limited resources."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
from msgspec import Struct

from parlour.games import find
from parlour.presentation.pages import STORY
from parlour.printing.documents import make_pdf
from parlour.printing.request import FilledPad, PrintRequest, make_request


class Order(Struct, kw_only=True):
    """A document of one table."""

    game: str
    document: str
    seats: int | None = None
    options: Mapping[str, str] = {}
    paper: str = "a4"
    language: str = "en"
    written: FilledPad | None = None
    """Content of a score pad; None for an empty one."""

    def make_request(self) -> PrintRequest:
        """Returns the table of the order; BadInput explains what is wrong."""
        found = make_request(
            None if self.game == STORY else find(self.game),
            seats=self.seats,
            options=self.options,
            paper=self.paper,
            language=self.language,
        )
        return replace(found, written=self.written)


def make_ordered_pdf(order: bytes | bytearray) -> bytes:
    """Returns the PDF of an order that was checked before."""
    read = msgspec.json.decode(order, type=Order)
    return make_pdf(read.make_request(), read.document)
