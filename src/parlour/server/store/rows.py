"""What goes into the store and what comes out of it."""

from typing import Literal, TypeAlias

from msgspec import Struct

NEVER = 1e15
"""When nothing is due."""
BROUGHT = "brought"
"""Stands for the deck where a picture is none of a deck's cards."""
FAR_S = 4 * 86_400.0
"""Seconds that no lease lasts: one that does comes from a wrong clock, which was set
right since."""
TableState: TypeAlias = Literal["gathering", "playing", "over", "closed"]


class Clash(Exception):
    """A lost race: another worker wrote this seq first, or the table is gone. Read it
    again."""


class Fenced(Clash):
    """Another worker owns the table now, or the table is gone: let go of it."""


class Unavailable(Exception):
    """The database does not answer now; whether the write was kept is not known."""


class Row(Struct, frozen=True):
    """One entry of a table's log."""

    seq: int
    at: float
    """When it was written, in seconds since 1970."""
    body: bytes


class TableRow(Struct, kw_only=True):
    """A table without its log."""

    id: str
    code: str
    game: str
    state: TableState
    public: bool
    seed: str
    created: float
    touched: float
    """When something was last written to its log."""
    facts: bytes
    """Small JSON that lobby cards are drawn from."""
    wakes: float | None = None
    """When something is due there with nobody looking; `NEVER` if nothing is."""
    owner: str | None = None
    """The worker that claimed it last."""
    epoch: int = 0
    """How often it was claimed."""
    shared: float = 0.0
    """Until when other workers may have it open as well."""

    def __repr__(self) -> str:
        """Omits the seed: this may end up in a log."""
        return f"TableRow({self.id!r}, {self.game!r}, {self.state!r})"
