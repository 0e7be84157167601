"""Games, stories and score pads, as each fills in the life of a table."""

from typing import Final

from parlour.games import find, shelf
from parlour.presentation.pages import STORY
from parlour.scorekeeping.plans import has_pad
from parlour.server.games.driver import GameDriver
from parlour.server.games.room import GameRoom
from parlour.server.games.table import GameTable
from parlour.server.pads.room import PadRoom
from parlour.server.pads.table import PadTable
from parlour.server.store.rows import TableRow
from parlour.server.stories.driver import StoryDriver
from parlour.server.stories.room import StoryRoom
from parlour.server.stories.table import StoryTable, prepare_contents
from parlour.server.tables.driver import Driver
from parlour.server.tables.registry import Kind
from parlour.server.tables.room import PAD, facts_of

GAME: Final = Kind(
    table=GameTable,
    driver=GameDriver,
    room=GameRoom,
)
TALE: Final = Kind(
    table=StoryTable,
    driver=StoryDriver,
    room=StoryRoom,
    prepare=prepare_contents,
)
SCORE_PAD: Final = Kind(
    table=PadTable,
    driver=Driver,
    room=PadRoom,
)


def kind_of(slug: str) -> Kind | None:
    """Finds the kind of something to play; None for a game that is not installed."""
    if slug == STORY:
        return TALE
    game = slug.removeprefix(PAD)
    if game not in shelf():
        return None
    if game == slug:
        return GAME
    return SCORE_PAD if has_pad(find(game)) else None


def goes_on(row: TableRow) -> bool:
    """Returns whether what was not finished at a table still can be, by the rules we
    have."""
    if row.state == "over" or row.game == STORY:
        return True
    game = row.game.removeprefix(PAD)
    if game not in shelf():
        return False
    if game != row.game:
        return True  # sums do not go by an edition
    edition = facts_of(row.facts).edition
    return not edition or edition in find(row.game).knows
