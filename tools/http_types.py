"""Write web/src/wire/http.ts: what the browser gets over HTTP, for the browser.

tools/http_types.py
"""

import msgspec
import wire_types

from parlour.match import joint
from parlour.server.api import data as api
from parlour.server.api import story_data as story_api

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
    api.Page,
    story_api.Sets,
    joint.Mix,
)
"""Of what the browser asks for, all that has a type; a mix comes in a replay's log."""


def written() -> str:
    """The whole file."""
    _, parts = msgspec.json.schema_components(ANSWERS)
    sparing = [one.__name__ for one in ANSWERS if one.__struct_config__.omit_defaults]
    blocks = [
        wire_types.interface(part, whole=name not in sparing)
        for name, part in parts.items()
    ]
    return "\n".join([HEAD, *blocks])


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
