"""What is different between two scenes of one reader, and how a client takes it in.

An update tells only that: docs/protocol.md, "What changed". Both scenes are what the
reader is shown, so nothing is compared that they may not see. Browsers take it in in
web/src/table/live/changes.ts.
"""

from typing import Any

from parlour.engine.shown import TableView
from parlour.server.games.frames import Scene, SceneChange, TableInfo

APART = ("table", "view", "pad", "hints")
REPLACED = tuple(name for name in Scene.__struct_fields__ if name not in APART)
"""What is told anew where anything of it is different."""


def changed(before: Scene, now: Scene) -> SceneChange:
    """What a reader who was shown the one scene has to know to have the other.

    `now.pad` holds the rows that they do not have yet.
    """
    told: SceneChange = {}
    if now.table is not before.table:
        table = table_changed(before.table, now.table)
        if table:
            told["table"] = table
    if now.view is None or before.view is None:
        if now.view is not before.view:
            told["view"] = now.view
    else:
        view = view_changed(before.view, now.view)
        if view:
            told["view"] = view
    for name in REPLACED:
        value = getattr(now, name)
        if value != getattr(before, name):
            told[name] = value
    if now.pad:
        told["pad"] = now.pad
    if now.hints != before.hints:
        told["hints"] = [
            before.hints.index(hint) if hint in before.hints else hint
            for hint in now.hints
        ]
    return told


def table_changed(before: TableInfo, now: TableInfo) -> dict[str, object]:
    return {
        name: value
        for name in TableInfo.__struct_fields__
        if (value := getattr(now, name)) != getattr(before, name)
    }


def view_changed(before: TableView, now: TableView) -> dict[str, object]:
    """Fields that differ; of zones and facts those that do. What is gone is None."""
    then: Any = before
    told: dict[str, object] = {}
    for name, value in now.items():
        if name not in then:
            told[name] = value
        elif name == "zones":
            both = zip(now["zones"], before["zones"], strict=True)
            zones = [one for one, old in both if one is not old and one != old]
            if zones:
                told[name] = zones
        elif name == "facts":
            old_facts = before["facts"]
            facts = {
                fact: value
                for fact, value in now["facts"].items()
                if old_facts[fact] != value
            }
            if facts:
                told[name] = facts
        elif value != then[name]:
            told[name] = value
    for name in then:
        if name not in now:
            told[name] = None
    return told
