"""Write web/src/wire/table.ts: the browser's types, made from the server's frames.

tools/wire_types.py
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, is_typeddict

import frame_tables
import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from parlour.engine.happened import AnyEvent  # noqa: E402
from parlour.server.games import acts  # noqa: E402
from parlour.server.games import frames as wire  # noqa: E402
from parlour.server.tables import frames as common  # noqa: E402

TARGET = ROOT / "web" / "src" / "wire" / "table.ts"
HEAD = """\
// Made by tools/wire_types.py from src/parlour/server/games/frames.py; do not edit.
"""
CLOSE_CODES = ("RESTART", "GONE", "KICKED", "ELSEWHERE", "FLOOD")
EVENT = "AnyEvent"
ENTRY = "AnyEntry"
UNIONS = {"event": EVENT, "is": ENTRY}
"""What is a type of its own, by the field that tells its members apart."""
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def written() -> str:
    """The whole file."""
    (asked, sent, events), parts = msgspec.json.schema_components(
        [acts.Request, wire.Message, AnyEvent]
    )
    blocks = list(interfaces(parts, sent, wire.Message).values())
    blocks += [union("Request", asked), union("Message", sent)]
    blocks += [union(EVENT, events)]
    blocks += [
        f"export const {name} = {getattr(common, name)};" for name in CLOSE_CODES
    ]
    return "\n".join([HEAD, *blocks]) + "\n"


def reached(schema: Any, parts: dict[str, Any]) -> set[str]:
    """Names of all types that this one is made of."""
    found: set[str] = set()
    wanted = references(schema)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted |= references(parts[name])
    return found


def interfaces(parts: dict[str, Any], sent: Any, *kinds: Any) -> dict[str, str]:
    """Types by name: a browser receives `kinds`, whose schema is `sent`, and their
    parts, and sends all others."""
    told = reached(sent, parts)
    spared = {kind.__name__ for kind in frame_tables.reached(*kinds) if sparing(kind)}
    return {
        name: interface(part, whole=name in told and name not in spared)
        for name, part in parts.items()
    }


def sparing(kind: Any) -> bool:
    """Whether a type is sent without the fields that say nothing."""
    if is_typeddict(kind):
        return True
    unset = msgspec.UNSET in kind.__struct_defaults__
    return unset or bool(kind.__struct_config__.omit_defaults)


def references(schema: Any) -> set[str]:
    return set(re.findall(r"'#/\$defs/(\w+)'", repr(schema)))


def without_known(
    blocks: dict[str, str], parts: dict[str, Any], more: Iterable[str] = ()
) -> list[str]:
    """Types by name, less those that a game's table has too: they come from there.

    All that they are made of must be the same, for a name may mean another thing there.
    `more` is what else is written there.
    """
    known = written()
    shared = [
        name
        for name in sorted(blocks)
        if all(blocks[one] in known for one in {name} | reached(parts[name], parts))
    ]
    own = [block for name, block in blocks.items() if name not in shared]
    words = set(re.findall(r"\w+", "".join([*own, *more])))
    used = sorted(words & {EVENT, *shared})
    names = "".join(f"  {name},\n" for name in used)
    return [f'import type {{\n{names}}} from "./table";\n', *own]


def interface(schema: dict[str, Any], *, whole: bool) -> str:
    """What is sent always has all its fields; what is asked may leave some out."""
    lines = []
    if "description" in schema:
        lines.append(f"/** {schema['description'].splitlines()[0]} */")
    if schema.get("type") == "array":
        return "\n".join(
            [*lines, f"export type {schema['title']} = {spelled(schema)};\n"]
        )
    lines.append(f"export interface {schema['title']} {{")
    required = schema.get("required", [])
    for name, part in schema["properties"].items():
        mark = "" if whole or name in required else "?"
        lines.append(f"  {name}{mark}: {spelled(part)};")
    return "\n".join([*lines, "}"]) + "\n"


def union(name: str, schema: dict[str, Any]) -> str:
    members = "".join(f"\n  | {spelled(part)}" for part in schema["anyOf"])
    return f"export type {name} ={members};\n"


def spelled(schema: dict[str, Any]) -> str:
    """A schema as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    told_apart = schema.get("discriminator", {}).get("propertyName")
    if told_apart in UNIONS:
        return UNIONS[told_apart]
    if "anyOf" in schema:
        return " | ".join(spelled(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(
            msgspec.json.encode(value).decode() for value in schema["enum"]
        )
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(spelled(part) for part in schema['prefixItems'])}]"
        inner = spelled(schema["items"])
        several = " | " in inner and not inner.startswith("Record<")
        return f"({inner})[]" if several else f"{inner}[]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {spelled(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)} is written")
