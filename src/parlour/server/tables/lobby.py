"""What the store keeps beside a table, from which lists of tables are made."""

import msgspec
from msgspec import Struct

from parlour.games import find, shelf
from parlour.presentation.pages import STORY
from parlour.server.store.rows import TableRow
from parlour.server.tables.room import PAD


class Facts(Struct, omit_defaults=True):
    """What the store keeps beside a table for its card."""

    seats: int
    names: list[str]
    people: list[str]
    """The person of each seat; never sent to anybody."""
    host: str = ""
    waiting: list[int] = []
    missed: list[int] = []
    """Seats of those who have not come yet, where the same is played again."""
    round: int | None = None
    finished_at: float | None = None
    replay: str | None = None
    locked: bool = False
    edition: int = 0
    """Of the rules that the table plays; 0 where nobody noted it."""
    turns: dict[str, int] = {}
    """People for whose answer others wait, and since which entry; never sent either."""
    away: dict[str, float] = {}
    """People who said that they are away, and until when."""
    ends: dict[str, float] = {}
    """When the time of those is up who are asked, where a slow clock runs."""
    title: str = ""
    """What a story is called; games are known by their own name."""
    outdated: bool = False
    """The table's edition of the rules is no longer here."""


facts_of = msgspec.json.Decoder(Facts).decode


def goes_on(row: TableRow) -> bool:
    """Whether what was not finished at a table still can be, by the rules we have."""
    if row.state == "over" or row.game == STORY:
        return True
    game = row.game.removeprefix(PAD)
    if game not in shelf():
        return False
    if game != row.game:
        return True  # sums do not go by an edition
    edition = facts_of(row.facts).edition
    return not edition or edition in find(row.game).knows
