"""Write web/src/story/wire.ts: the types of a story table, for the browser.

tools/story_types.py
"""

import msgspec
import wire_types

from parlour.server import story_wire

TARGET = wire_types.ROOT / "web" / "src" / "story" / "wire.ts"
HEAD = """\
// Made by tools/story_types.py from src/parlour/server/story_wire.py; do not edit.
"""


def written() -> str:
    """The whole file."""
    (asked, sent), parts = msgspec.json.schema_components(
        [story_wire.Request, story_wire.Message]
    )
    told = wire_types.reached(sent, parts)
    blocks = [wire_types.interface(parts[name], whole=name in told) for name in parts]
    blocks += [
        wire_types.union("Request", asked),
        wire_types.union("Message", sent),
    ]
    return "\n".join([HEAD, *blocks]) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
