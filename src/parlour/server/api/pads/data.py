"""Score pads as data: what goes in."""

from typing import Annotated

from msgspec import Meta, field

from parlour.server.api.data import Body, OptionName, OptionValue
from parlour.server.tables.frames import Name, SeatNumber


class PadBody(Body):
    """A new score pad: people play with their own cards."""

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=10)]
    """Who plays, in the order they sit; nobody of them needs to be known here."""
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=100)] = field(
        default_factory=dict
    )
    dealer: SeatNumber = 0
    """Who deals first, or begins, where the game's pad asks for it."""
