"""Write web/src/wire/http.ts: what the browser gets over HTTP, for the browser.

tools/http_types.py
"""

import msgspec
import wire_types

from parlour.server.api import catalogue, replay_data
from parlour.server.api import data as api
from parlour.server.lab import shown

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
    api.TableLists,
    api.TurnList,
    catalogue.Page,
    catalogue.Games,
    catalogue.Prints,
    catalogue.Effects,
    replay_data.Replay,
    api.Sets,
    shown.Studies,
    shown.StudyMade,
    shown.Measures,
    api.Notices,
    api.HolidayInfo,
    api.MailedOff,
)
"""What the browser asks for."""


def written() -> str:
    """The whole file."""
    given, parts = msgspec.json.schema_components(ANSWERS)
    blocks = wire_types.interfaces(parts, given, *ANSWERS)
    return "\n".join([HEAD, *wire_types.without_known(blocks, parts)])


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
