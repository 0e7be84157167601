"""Write web/src/wire/http.ts: what the browser gets over HTTP, for the browser.

tools/http_types.py
"""

from typing import is_typeddict

import frame_tables
import msgspec
import wire_types

from parlour.server.api import data as api
from parlour.server.api import story_data as story_api
from parlour.server.games import catalogue, replays

TARGET = wire_types.ROOT / "web" / "src" / "wire" / "http.ts"
HEAD = """\
// Made by tools/http_types.py from src/parlour/server/api; do not edit.
"""
ANSWERS = (
    api.Me,
    api.TableMade,
    api.TableFound,
    api.SeatOffer,
    api.Devices,
    api.TableTaken,
    api.Link,
    api.BotToken,
    api.Tables,
    catalogue.Page,
    catalogue.Games,
    replays.Replay,
    story_api.Sets,
)
"""What the browser asks for."""


def written() -> str:
    """The whole file."""
    _, parts = msgspec.json.schema_components(ANSWERS)
    spared = {kind.__name__ for kind in frame_tables.reached(*ANSWERS) if spares(kind)}
    blocks = {
        name: wire_types.interface(part, whole=name not in spared)
        for name, part in parts.items()
    }
    return "\n".join([HEAD, *wire_types.without_known(blocks, parts)])


def spares(kind: type[msgspec.Struct]) -> bool:
    """Whether a type is sent without the fields that say nothing."""
    if is_typeddict(kind):
        return True
    unset = msgspec.UNSET in kind.__struct_defaults__
    return kind.__struct_config__.omit_defaults or unset


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
