"""Write web/src/wire/pad.ts: the types of a score pad, for the browser.

tools/pad_types.py
"""

import msgspec
import wire_types

from parlour.server.pads import acts, table

TARGET = wire_types.ROOT / "web" / "src" / "wire" / "pad.ts"
HEAD = """\
// Made by tools/pad_types.py from src/parlour/server/pads/table.py; do not edit.
"""


def written() -> str:
    """The whole file. What a table of any game has too is taken from there."""
    (asked, sent), parts = msgspec.json.schema_components([acts.Request, table.Message])
    blocks = wire_types.interfaces(parts, sent, table.Message)
    unions = [wire_types.union("Request", asked), wire_types.union("Message", sent)]
    own = wire_types.without_known(blocks, parts, unions)
    return "\n".join([HEAD, *own, *unions, ""])


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(wire_types.ROOT)} is written")
