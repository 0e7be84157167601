"""Games and stories, as the life of a table is filled in by each."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from parlour.games import shelf
from parlour.pages import STORY
from parlour.server import room, wire
from parlour.server.confined import OWN, Confined
from parlour.server.games.driver import GameDriver
from parlour.server.games.requests import GameRequests
from parlour.server.games.table import GameTable
from parlour.server.stories import frames
from parlour.server.stories import room as story_room
from parlour.server.stories.driver import StoryDriver
from parlour.server.stories.requests import StoryRequests
from parlour.server.stories.table import StoryTable
from parlour.server.story_contents import known
from parlour.server.tables.registry import Kind, Lines
from parlour.story.entries import ContentChosen


async def contents(lines: Lines, confined: Confined) -> None:
    """Has content-sets read apart, so that the fold need not."""
    for _, _, row in lines:
        if isinstance(row, story_room.Wrote):
            entry = row.line.entry
            if isinstance(entry, ContentChosen):
                await known(confined, entry.source, bounds=OWN)


def reading(union: Any) -> Callable[[bytes], Any]:
    decode: Callable[[bytes], Any] = msgspec.json.Decoder(union).decode
    return decode


GAME: Final = Kind(
    name="game",
    table=GameTable,
    driver=GameDriver,
    requests=GameRequests,
    decode=reading(wire.Request),
    fold=room.fold,
)
TALE: Final = Kind(
    name="story",
    table=StoryTable,
    driver=StoryDriver,
    requests=StoryRequests,
    decode=reading(frames.Request),
    fold=story_room.fold,
    prepare=contents,
)


def kind_of(slug: str) -> Kind | None:
    """How something is played; None for a game that is not installed here."""
    if slug == STORY:
        return TALE
    return GAME if slug in shelf() else None
