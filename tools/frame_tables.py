"""Write docs/frames.md: every frame, entry and body, made from the server's classes.

tools/frame_tables.py
"""

import ast
import inspect
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, is_typeddict

from msgspec import inspect as types

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from parlour.engine.happened import AnyEvent  # noqa: E402
from parlour.games import GAMES, find  # noqa: E402
from parlour.match.log import Log  # noqa: E402
from parlour.server.api.openapi import ROUTES  # noqa: E402
from parlour.server.games import acts  # noqa: E402
from parlour.server.games import frames as wire  # noqa: E402
from parlour.server.games.fold import entries  # noqa: E402
from parlour.server.http.answers import Problem  # noqa: E402
from parlour.server.http.routes import Route  # noqa: E402
from parlour.server.pads import acts as pad_acts  # noqa: E402
from parlour.server.pads import room as pad_entries  # noqa: E402
from parlour.server.pads import table as pad_table  # noqa: E402
from parlour.server.stories import acts as story_acts  # noqa: E402
from parlour.server.stories import room as story_room  # noqa: E402
from parlour.server.stories import scenes  # noqa: E402
from parlour.story import entries as story_entries  # noqa: E402

TARGET = ROOT / "docs" / "frames.md"
HEAD = """\
# Every frame, field by field

Made by `tools/frame_tables.py` from the server's classes; do not edit. How they work
together is in [the protocol](protocol.md). `text`, `int`, `number` and `yes/no` are
JSON's own kinds; `≤` tells how long or how large something may be. A field with `?` may
be left out of what goes to the server, which may have no fields besides these; of what
comes from it, skip what you do not know.
"""
FACTS = """\
The `facts` of a `TableView`, as each game declares them; see [facts](clients.md#facts).
Those about single pieces come as `marks` of the scene:
"""
KIND = "kind"
"""The field that tells a game's table from a story's."""
CHANGE = "Those fields that are different: [what changed](protocol.md#what-changed)."
ROWS = """\
What the server keeps of a table: one row for each entry, with `seq` (from 1, without
gaps), `at` (seconds since 1970) and this as its body. `by` is the person, `id` the
request; what says nothing is left out. Only servers read them.
"""


def written() -> str:
    """The whole page."""
    parts = [HEAD]
    parts += section(
        "A table of a game: `/ws/<id>`", "do", acts.Request, "is", wire.Message
    )
    parts += ["What happened, by its `event`; see [events](events.md):\n"]
    parts += [table("event", members(AnyEvent))]
    parts += [FACTS, facts()]
    parts += section(
        "A story: `/ws/<id>`",
        "do",
        story_acts.Request,
        "is",
        scenes.Message,
        known=set(reached(wire.Message)),
    )
    parts += ["## Entries of a story's journal\n"]
    parts += [
        "What `write` takes as `entry`. "
        + ", ".join(f"`{tag(kind)}`" for kind in story_entries.SERVER_ONLY)
        + " are written by the table alone.\n"
    ]
    told = set(reached(scenes.Message))
    parts += [table("is", members(story_entries.AnyEntry))]
    inner = [one for one in reached(story_entries.AnyEntry) if not tag(one)]
    parts += [table("part", [one for one in inner if one not in told])]
    parts += section(
        "A score pad: `/ws/<id>`",
        "do",
        pad_acts.Request,
        "is",
        pad_table.Message,
        known=set(reached(wire.Message)),
    )
    told |= set(reached(pad_table.Message))
    parts += ["## Over HTTP\n", paths(ROUTES)]
    bodies = [kind for one in ROUTES for kind in reached(one.takes, one.gives)]
    bodies.append(Problem)
    seen = told | set(reached(wire.Message, Log))
    parts += [table("body", [one for one in dict.fromkeys(bodies) if one not in seen])]
    parts += ["## Rows of the log\n"]
    parts += [ROWS]
    parts += [table("is", members(entries.AnyEntry))]
    parts += ["Of a story:\n", table("is", members(story_room.AnyRow))]
    parts += [table("part", [story_entries.Line])]
    parts += ["Of a score pad:\n", table("is", members(pad_entries.AnyEntry))]
    parts += ["## The log file of a game\n", table("part", reached(Log))]
    return "\n".join(parts)


def section(
    title: str,
    do: str,
    asked: Any,
    sent_by: str,
    sent: Any,
    known: Iterable[type] = (),
) -> list[str]:
    inner = [one for one in reached(sent) if not tag(one) and one not in known]
    return [
        f"## {title}\n",
        "What a client sends:\n",
        table(do, members(asked)),
        "What it is sent:\n",
        table(sent_by, members(sent)),
        "What these are made of:\n",
        table("part", inner),
    ]


# Classes


def members(union: Any) -> list[type]:
    """The classes of a union, in order."""
    return list(union.__args__)


def reached(*wanted: Any) -> list[type]:
    """All classes that these are made of, themselves included."""
    found: dict[type, None] = {}

    def walk(info: Any) -> None:
        if isinstance(info, types.StructType | types.TypedDictType):
            if info.cls in found:
                return
            found[info.cls] = None
            for field in info.fields:
                walk(field.type)
        for name in ("types", "item_types"):
            for inner in getattr(info, name, ()):
                walk(inner)
        for name in ("item_type", "key_type", "value_type", "type"):
            if isinstance(getattr(info, name, None), types.Type):
                walk(getattr(info, name))

    for kind in wanted:
        if kind is not None and not (isinstance(kind, str) or kind is bytes):
            walk(types.type_info(kind))
    return list(found)


def tag(kind: Any) -> str:
    """What a frame, an entry or an event is told apart by."""
    if is_typeddict(kind) or kind.__struct_config__.tag_field == KIND:
        return ""
    return str(kind.__struct_config__.tag or "")


@lru_cache
def explained(kind: type) -> dict[str, str]:
    """What is written under the fields of a class and of those it is made from."""
    found: dict[str, str] = {}
    for cls in kind.__mro__[::-1]:
        if not cls.__module__.startswith("parlour."):
            continue
        body = ast.parse(inspect.getsource(cls)).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, note in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(note, ast.Expr)
                and isinstance(note.value, ast.Constant)
            ):
                found[field.target.id] = line(str(note.value.value))
    return found


def line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("None", "null")


# Tables


def table(label: str, kinds: Iterable[type]) -> str:
    rows = [f"| {label} | fields | meaning |", "|---|---|---|"]
    for kind in kinds:
        whole = getattr(kind, "of", None) if is_typeddict(kind) else None
        if whole is not None:
            rows.append(f"| `{kind.__name__}` | any of `{whole.__name__}` | {CHANGE} |")
            continue
        info = types.type_info(kind)
        assert isinstance(info, types.StructType | types.TypedDictType)
        notes = explained(kind)
        meaning = [line(vars(kind).get("__doc__") or "")]
        meaning += [
            f"`{field.encode_name}`: {notes[field.name]}"
            for field in info.fields
            if field.name in notes
        ]
        fields = ", ".join(named(field) for field in info.fields)
        if isinstance(info, types.StructType) and info.tag_field == KIND:
            fields = f"`{KIND}` `{info.tag}`, {fields}"
        if isinstance(info, types.StructType) and info.array_like:
            fields = f"a list of {fields}"
        told = " ".join(part for part in meaning if part)
        rows.append(f"| `{tag(kind) or kind.__name__}` | {fields} | {told} |")
    return "\n".join(rows) + "\n"


def facts() -> str:
    rows = ["| game | fact | value |", "|---|---|---|"]
    for game in map(find, GAMES):
        for name, fact in game.shows.items():
            rows.append(f"| `{game.slug}` | `{name}` | {fact.meaning} |")
    return "\n".join(rows) + "\n"


def named(field: types.Field) -> str:
    maybe = "" if field.required else "?"
    return f"`{field.encode_name}`{maybe} {spelled(field.type)}"


def paths(every: Iterable[Route]) -> str:
    rows = ["| path | takes | gives | errors |", "|---|---|---|---|"]
    for one in every:
        query = "".join(f"?{name}=" for name in one.query)
        errors = ", ".join(map(str, one.problems))
        rows.append(
            f"| `{one.method} {one.path}{query}` | {carried(one.takes)} |"
            f" {one.status} {carried(one.gives)} | {errors} |"
        )
    return "\n".join(rows) + "\n"


def carried(kind: Any) -> str:
    if kind is None:
        return ""
    if kind is bytes:
        return "a file"
    if isinstance(kind, str):
        return f"`{kind}`"
    return f"`{kind.__name__}`" if hasattr(kind, "__struct_fields__") else "an object"


def spelled(info: Any) -> str:
    """A type in words."""
    match info:
        case types.StructType() | types.TypedDictType():
            return f"`{tag(info.cls) or info.cls.__name__}`"
        case types.UnionType():
            fields = [
                getattr(one, "tag_field", "") for one in filter(tagged, info.types)
            ]
            if len(fields) > 3:
                return f"one of them by its `{fields[0]}`"
            return " or ".join(spelled(one) for one in info.types)
        case types.LiteralType():
            return " / ".join(f"`{value}`" for value in info.values)
        case types.ListType() | types.VarTupleType():
            most = getattr(info, "max_length", None)
            return f"list{f' ≤{most}' if most else ''} of {spelled(info.item_type)}"
        case types.TupleType():
            return f"[{', '.join(spelled(one) for one in info.item_types)}]"
        case types.DictType():
            inner = (
                ""
                if isinstance(info.value_type, types.AnyType)
                else spelled(info.value_type)
            )
            return f"object{f' of {inner}' if inner else ''}"
        case types.StrType():
            if info.pattern:
                return f"`{info.pattern}`".replace("|", "\\|")
            return f"text{f' ≤{info.max_length}' if info.max_length else ''}"
        case types.IntType() | types.FloatType():
            whole = "int" if isinstance(info, types.IntType) else "number"
            if info.ge is not None and info.le is not None:
                return f"{whole} {info.ge}–{info.le}"
            return whole if info.ge is None else f"{whole} ≥{info.ge}"
        case types.BoolType():
            return "yes/no"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "anything"
    return "left out"


def tagged(info: Any) -> bool:
    return isinstance(info, types.StructType) and bool(tag(info.cls))


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)} is written")
