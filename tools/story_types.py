"""Write web/src/wire/story.ts: the types of a story table, for the browser.

tools/story_types.py
"""

import msgspec
import wire_types

from parlour.server.stories import acts, scenes
from parlour.story.entries import AnyEntry

TARGET = wire_types.ROOT / "web" / "src" / "wire" / "story.ts"
HEAD = """\
// Made by tools/story_types.py from src/parlour/server/stories/scenes.py; do not edit.
"""


def written() -> str:
    """The whole file. What a table of any game has too is taken from there."""
    (asked, sent, entries), parts = msgspec.json.schema_components(
        [acts.Request, scenes.Message, AnyEntry]
    )
    blocks = wire_types.interfaces(parts, sent, scenes.Message)
    unions = [wire_types.union("Request", asked), wire_types.union("Message", sent)]
    unions += [wire_types.union(wire_types.ENTRY, entries)]
    own = wire_types.without_known(blocks, parts, unions)
    return "\n".join([HEAD, *own, *unions, ""])


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
