"""The scene of one socket, kept as a client keeps it."""

from typing import Any

from parlour.engine.shown import ZoneData


class Drawn:
    """What a client draws: the scene of its welcome, and what changed since."""

    def __init__(self) -> None:
        self.scene: Any = None

    def hear(self, message: Any) -> Any:
        """The scene after a message, if that has any news of it."""
        if "scene" not in message:
            return None
        whole = message["is"] == "welcome"
        change = message["scene"]
        self.scene = change if whole else folded(self.scene, change)
        return self.scene


def folded(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A scene as JSON after a change."""
    made = {**scene, **change}
    if "table" in change:
        made["table"] = {**scene["table"], **change["table"]}
    if change.get("view") and scene["view"]:
        made["view"] = folded_view(scene["view"], change["view"])
    if "hints" in change:
        made["hints"] = [
            scene["hints"][hint] if isinstance(hint, int) else hint
            for hint in change["hints"]
        ]
    rows = change.get("pad", [])
    made["pad"] = [*scene["pad"][: made["finished"] - len(rows)], *rows]
    return made


def folded_view(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    made = {**view, **change}
    made["facts"] = {**view["facts"], **change.get("facts", {})}
    fresh = {lies(zone): zone for zone in change.get("zones", ())}
    made["zones"] = [fresh.get(lies(zone), zone) for zone in view["zones"]]
    for name in ("sealed", "somewhere"):
        if made.get(name, ()) is None:
            del made[name]
    return made


def lies(zone: ZoneData) -> tuple[object, ...]:
    """Which zone it is."""
    return zone["zone"], zone.get("seat"), zone.get("hand")
