"""Games, stories and score pads, as each fills in the life of a table."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from parlour.games import find, shelf
from parlour.match.bounds import bounded
from parlour.presentation.pages import STORY
from parlour.scorekeeping.plans import has_pad
from parlour.server.games import frames as game_frames
from parlour.server.games.driver import GameDriver
from parlour.server.games.fold.room import Room
from parlour.server.games.requests import GameRequests
from parlour.server.games.table import GameTable
from parlour.server.pads import frames as pad_frames
from parlour.server.pads.driver import PadDriver
from parlour.server.pads.requests import PadRequests
from parlour.server.pads.room import PadRoom
from parlour.server.pads.table import PadTable
from parlour.server.stories import frames as story_frames
from parlour.server.stories.driver import StoryDriver
from parlour.server.stories.requests import StoryRequests
from parlour.server.stories.room import StoryRoom
from parlour.server.stories.table import StoryTable, contents
from parlour.server.tables.frames import Asked
from parlour.server.tables.registry import Kind
from parlour.server.tables.room import PAD


def reading(union: Any) -> Callable[[bytes], Asked]:
    decode: Callable[[bytes | bytearray], Asked] = msgspec.json.Decoder(union).decode
    return bounded(decode)


GAME: Final = Kind(
    table=GameTable,
    driver=GameDriver,
    requests=GameRequests,
    decode=reading(game_frames.Request),
    room=Room,
)
TALE: Final = Kind(
    table=StoryTable,
    driver=StoryDriver,
    requests=StoryRequests,
    decode=reading(story_frames.Request),
    room=StoryRoom,
    prepare=contents,
)
SCORE_PAD: Final = Kind(
    table=PadTable,
    driver=PadDriver,
    requests=PadRequests,
    decode=reading(pad_frames.Request),
    room=PadRoom,
)


def kind_of(slug: str) -> Kind | None:
    """How something is played; None for a game that is not installed here."""
    if slug == STORY:
        return TALE
    game = slug.removeprefix(PAD)
    if game not in shelf():
        return None
    if game == slug:
        return GAME
    return SCORE_PAD if has_pad(find(game)) else None
