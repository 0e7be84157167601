"""What happened, named: the border between the engine's tuples and the world.

Events are few and physical. `docs/events.md` describes each kind.
"""

from typing import Any

from parlour.engine.data import seats_in, zone_name
from parlour.engine.game import Game, token_name
from parlour.engine.pieces import Token
from parlour.engine.state import SAID_OF, SAID_TARGET
from parlour.engine.table import Event, Table
from parlour.engine.zones import AUDIENCE, ROW

REFEREE = -1
"""The viewer who sees everything: recordings of finished games."""


def named(
    game: Game, table: Table, events: list[Event], viewer: int = REFEREE
) -> list[dict[str, Any]]:
    """Events as this viewer may see them, with pieces and zones named."""
    told: list[dict[str, Any]] = []
    if viewer != REFEREE:
        events = in_no_order(table, events, viewer)
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
                    event["seat"] = first % SAID_TARGET
                if first >= SAID_TARGET:
                    event["target"] = first // SAID_TARGET - 1
                if second >= 0:
                    event["piece"] = table.pieces.names[second]
                more, event["number"] = second_number(third)
                if more >= 0:
                    event["of"] = more
            case "decided":
                event |= {"seat": first, "prompt": text, "sealed": bool(second)}
                event["chosen"] = []
            case "chose":
                if third == 0 or visible:
                    name = token_name(table, Token(second)) if visible else None
                    told[-1]["chosen"].append(name)
                continue
            case "phase":
                event["phase"] = text
            case "ended":
                event["winners"] = seats_in(first)
        if rule:
            event["rule"] = rule
        told.append(event)
    return told


def in_no_order(table: Table, events: list[Event], viewer: int) -> list[Event]:
    """Pieces that leave a hand together, those the viewer sees told first.

    The order in which a hand is held is its owner's business: a known card among
    hidden ones must not tell when the others came.
    """
    told: list[Event] = []
    start = 0
    while start < len(events):
        end = start + 1
        kind, _, source, target, _, _, _ = events[start]
        if kind == "moved" and source >= 0 and not table.ordered[source]:
            while end < len(events) and events[end][:1] + events[end][2:4] == (
                kind,
                source,
                target,
            ):
                end += 1
        run = events[start:end]
        if len(run) > 1:
            seen_ones = sorted(event for event in run if event[4] >> viewer & 1)
            run = seen_ones + [event for event in run if not event[4] >> viewer & 1]
        told += run
        start = end
    return told


def second_number(packed: int) -> tuple[int, int]:
    """The number that a said one is made from, or -1; and the said one itself.

    >>> second_number(7), second_number(-7), second_number(3 * SAID_OF - 7)
    ((-1, 7), (-1, -7), (2, -7))
    """
    high = (packed + SAID_OF // 2) // SAID_OF
    return high - 1, packed - high * SAID_OF


def account(game: Game, number: int) -> str | int | None:
    """Whose chips: a seat, a pot, or nobody's at the start."""
    if number < 0:
        return None
    if number < AUDIENCE:
        return number
    return game.pots[number - ROW]
