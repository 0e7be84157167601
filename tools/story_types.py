"""Write web/src/wire/story.ts: the types of a story table, for the browser.

tools/story_types.py
"""

from typing import Any

import msgspec
import wire_types

from parlour.server.stories import frames

TARGET = wire_types.ROOT / "web" / "src" / "wire" / "story.ts"
HEAD = """\
// Made by tools/story_types.py from src/parlour/server/stories/frames.py; do not edit.
"""


def written() -> str:
    """The whole file. What a table of any game has too is taken from there."""
    (asked, sent), parts = msgspec.json.schema_components(
        [frames.Request, frames.Message]
    )
    told = wire_types.reached(sent, parts)
    blocks = {
        name: wire_types.interface(part, whole=name in told)
        for name, part in parts.items()
    }
    known = wire_types.written()
    shared = [
        name
        for name in sorted(blocks)
        if all(blocks[one] in known for one in with_parts(name, parts))
    ]
    names = "".join(f"  {name},\n" for name in shared)
    return "\n".join(
        [
            HEAD,
            f'import type {{\n{names}}} from "./table";\n',
            *(block for name, block in blocks.items() if name not in shared),
            wire_types.union("Request", asked),
            wire_types.union("Message", sent),
            "",
        ]
    )


def with_parts(name: str, parts: dict[str, Any]) -> set[str]:
    """A type and all it is made of: a name alone may mean another thing there."""
    return {name} | wire_types.reached(parts[name], parts)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
