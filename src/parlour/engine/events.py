"""What happened, named: the border between the engine's tuples and the world.

Events are few and physical. `docs/events.md` describes each kind.
"""

from typing import Any

from parlour.engine.data import zone_name
from parlour.engine.game import Game, token_name
from parlour.engine.pieces import Token
from parlour.engine.table import Event, Table
from parlour.engine.zones import AUDIENCE, ROW

REFEREE = -1
"""The viewer who sees everything: recordings of finished games."""


def named(
    game: Game, table: Table, events: list[Event], viewer: int = REFEREE
) -> list[dict[str, Any]]:
    """Events as this viewer may see them, with pieces and zones named."""
    told: list[dict[str, Any]] = []
    for kind, first, second, third, seen, text, rule in events:
        visible = viewer == REFEREE or bool(seen >> viewer & 1)
        event: dict[str, Any] = {"event": kind}
        match kind:
            case "moved":
                event["piece"] = table.pieces.names[first] if visible else None
                event["back"] = table.pieces.backs[first]
                event["from"] = zone_name(game, second) if second >= 0 else None
                event["to"] = zone_name(game, third)
            case "shuffled":
                event |= {"zone": zone_name(game, first), "count": second}
            case "turned":
                event |= {"piece": table.pieces.names[first], "facing": second}
            case "paid":
                event |= {
                    "from": account(game, first),
                    "to": account(game, second),
                    "amount": third,
                }
            case "scored":
                event |= {"seat": first, "points": second, "total": third}
            case "said":
                event["message"] = text
                if first >= 0:
                    event["seat"] = first
                if second >= 0:
                    event["piece"] = table.pieces.names[second]
                event["number"] = third
            case "decided":
                event |= {"seat": first, "sealed": bool(second), "chosen": []}
            case "chose":
                if third == 0 or visible:
                    name = token_name(table, Token(second)) if visible else None
                    told[-1]["chosen"].append(name)
                continue
            case "phase":
                event["phase"] = text
        if rule:
            event["rule"] = rule
        told.append(event)
    return told


def account(game: Game, number: int) -> str | int | None:
    """Whose chips: a seat, a pot, or nobody's at the start."""
    if number < 0:
        return None
    if number < AUDIENCE:
        return number
    return game.pots[number - ROW]
