"""What is written down at a table: the log is the game.

A table is the fold of its entries and nothing else. `by` is the person behind an
entry and `id` the name they gave their request, so that a request repeated after
a lost line is recognised. No entry holds a card that was not chosen by name, and
nobody but the server reads them.
"""

from typing import TYPE_CHECKING, TypeAlias, Union

import msgspec
from msgspec import Struct

from parlour.engine.options import Value
from parlour.match.joint import Person


class Reason(Struct, omit_defaults=True):
    """A message of our words or of a game's, with its values."""

    message: str
    values: dict[str, str | int] = {}


class Why(Struct, kw_only=True, omit_defaults=True):
    """Why a bot answered so, by its own account when it did."""

    bot: str
    """The one that was asked."""
    told: Reason
    """What may be said at once: it tells nothing of what the bot holds."""
    whole: Reason | None = None
    """The whole of it, where that is more."""


class Entry(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    """One line of the log."""

    by: str = ""
    id: str = ""


class Opened(Entry, tag="opened"):
    """The table as it was agreed on; `by` is the host."""

    game: str
    edition: int
    seats: int
    options: dict[str, Value]
    public: bool = False
    watch: str = "public"
    delay: float = 300
    """Seconds after which those who watch see all hands, where they do."""
    pace: str = "sealed"
    candle: float = 0
    clock: tuple[float, float] | None = None
    guided: bool = False
    bots: list[str | None] = []
    """For each seat the strength of its bot, or None for people."""


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    pledge: str = ""
    """The hash of what this person's browser will add to the deal."""


class Stood(Entry, tag="stood"):
    seat: int


class Pledged(Entry, tag="pledged"):
    """A browser promises its part of the deal; the last one of a person stands."""

    pledge: str


class Called(Entry, tag="called"):
    """The pledges are fixed; now each browser tells its part."""


class Revealed(Entry, tag="revealed"):
    """A browser tells its part, which fits its pledge. Nobody is shown it yet."""

    part: str


class Began(Entry, tag="began"):
    """The cards are dealt."""

    people: list[Person] | None = None
    """What went into the mix besides the server's part, and who was left out.

    None where the server's part alone is the seed: guided games, bots among
    themselves, and tables from before deals were mixed.
    """


class Chose(Entry, tag="chose"):
    """An answer; without `by` it was given by a bot or by the table."""

    seat: int
    chosen: list[str]
    why: Why | None = None
    """Of a bot's answer."""


class Retracted(Entry, tag="retracted"):
    seat: int


class Rang(Entry, tag="rang"):
    """The game's own time is up."""


class Wished(Entry, tag="wished"):
    """A seat asks all others whether it may go back to so many choices."""

    seat: int
    to: int


class Agreed(Entry, tag="agreed"):
    seat: int
    yes: bool


class TookBack(Entry, tag="took-back"):
    """Only the first `to` choices still stand."""

    seat: int
    to: int


class RanOut(Entry, tag="ran-out"):
    """A seat has no time left; the others choose what to do."""

    seat: int


class Voted(Entry, tag="voted"):
    seat: int
    answer: str


class Said(Entry, tag="said"):
    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None


class Hosted(Entry, tag="hosted"):
    act: str
    seat: int | None = None
    bot: str | None = None


class Followed(Entry, tag="followed"):
    """Another table plays it again."""

    next: str


if TYPE_CHECKING:
    AnyEntry: TypeAlias = Entry
else:
    AnyEntry = Union[tuple(Entry.__subclasses__())]  # noqa: UP007  all of the above

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
