"""Cards of the lobby: what a list of tables tells about each."""

from msgspec import Struct

from parlour.server.kinds import goes_on
from parlour.server.store.rows import TableRow, TableState
from parlour.server.tables.frames import fill
from parlour.server.tables.room import PAD, facts_of


class Card(Struct, kw_only=True):
    id: str
    code: str | None = None
    game: str
    state: TableState
    host: str
    names: list[str]
    """The names of the others; all names, if you have no seat."""
    seat: int | None = None
    """Your seat, the first if you have several; None if you have none."""
    taken: int
    seats: int
    your_move: bool
    round: int | None = None
    finished_at: float | None = None
    replay: str | None = None
    title: str = ""
    pad: bool = False
    """A score pad: people play the game with their own cards."""
    ends: float | None = None
    """When your time is up, where a slow clock runs."""
    away: float | None = None
    """Until when you said that you are away."""
    missed: bool = False
    """The same is played again, and you have not come yet."""
    outdated: bool = False
    """Closed by an upgrade that changed the game's rules."""


def card(row: TableRow, person: str) -> Card:
    """Returns a table as one person may see it in a list."""
    kept = facts_of(row.facts)
    mine = [
        seat for seat, owner in enumerate(kept.people) if person and owner == person
    ]
    missed = bool(set(mine) & set(kept.missed))
    waits = set(mine) & set(kept.waiting) or (bool(mine) and person in kept.turns)
    return fill(
        Card,
        row,
        kept,
        code=row.code if mine else None,
        game=row.game.removeprefix(PAD),
        names=[
            name
            for seat, name in enumerate(kept.names)
            if name and seat not in mine[:1]  # others at one's own screen are others
        ],
        taken=sum(bool(name) for name in kept.names),
        your_move=row.state == "playing" and bool(waits) and not missed,
        pad=row.game.startswith(PAD),
        seat=mine[0] if mine else None,
        ends=kept.ends.get(person) if mine else None,
        away=kept.away.get(person) if mine else None,
        missed=missed and row.state in ("gathering", "playing"),
        outdated=row.state == "closed" and kept.outdated,
    )


def was_closed_by_upgrade(row: TableRow) -> bool:
    """Returns whether a table was closed because an upgrade changed the game's
    rules."""
    return row.state == "closed" and facts_of(row.facts).outdated


def worth_showing(row: TableRow) -> bool:
    """Returns whether strangers can do something at an open table: sit down, or
    watch."""
    if not goes_on(row):
        return False
    kept = facts_of(row.facts)
    return row.state == "playing" or (not kept.locked and "" in kept.names)
