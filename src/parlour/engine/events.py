"""Named events: converts the engine's tuples into the classes of `happened.py`.

Events are few and physical: `happened.py` has a class for each kind.
"""

from parlour.engine.data import zone_names
from parlour.engine.game import Game, token_name
from parlour.engine.happened import (
    AnyEvent,
    Decided,
    Ended,
    Entered,
    Mixed,
    Moved,
    Paid,
    Rolled,
    Said,
    Scored,
    Shuffled,
    Turned,
)
from parlour.engine.pieces import Token
from parlour.engine.state import MEMBERS, SAID_NUMBER_FACTOR, SAID_TARGET_FACTOR
from parlour.engine.table import Event, Table
from parlour.engine.zones import AUDIENCE, ROW

REFEREE = -1
"""The viewer who sees everything: recordings of finished games."""


def name_events(
    game: Game, table: Table, events: list[Event], viewer: int = REFEREE
) -> list[AnyEvent]:
    """Returns events as this viewer may see them, with pieces and zones named."""
    shown: list[AnyEvent] = []
    answer: list[str | None] = []
    names = table.pieces.names
    zones = zone_names(game)
    if viewer != REFEREE:
        events = hide_hand_order(table, events, viewer)
    for kind, first, second, third, seen, text, rule in events:
        visible = viewer == REFEREE or bool(seen >> viewer & 1)
        match kind:
            case "moved":
                piece = names[first] if visible else None
                source = zones[second] if second >= 0 else None
                target = zones[third]
                back = table.pieces.backs[first]
                shown.append(Moved(piece, back, source, target, rule=rule))
            case "shuffled":
                shown.append(Shuffled(zones[first], second, rule=rule))
            case "mixed":
                if viewer == REFEREE:
                    shown.append(Mixed(zone=zones[first]))
            case "rolled":
                if viewer == REFEREE:
                    shown.append(Rolled(sides=first, number=second))
            case "turned":
                shown.append(Turned(names[first], second, rule=rule))
            case "paid":
                giver = first if first < AUDIENCE else game.pots[first - ROW]
                taker = second if second < AUDIENCE else game.pots[second - ROW]
                paid = Paid(None if first < 0 else giver, taker, third, rule=rule)
                shown.append(paid)
            case "scored":
                shown.append(Scored(first, second, third, rule=rule))
            case "said":
                more, number = second_number(third)
                said = Said(text, number, rule=rule)
                if first >= 0:
                    said.seat = first % SAID_TARGET_FACTOR
                if first >= SAID_TARGET_FACTOR:
                    said.target = first // SAID_TARGET_FACTOR - 1
                if second >= 0:
                    said.piece = names[second]
                if more >= 0:
                    said.of = more
                shown.append(said)
            case "decided":
                answer = []
                shown.append(Decided(first, text, bool(second), answer, rule=rule))
            case "chose":
                if third == 0 or visible:
                    token = token_name(table, Token(second)) if visible else None
                    answer.append(token)
            case "phase":
                shown.append(Entered(text, rule=rule))
            case "ended":
                shown.append(Ended([*MEMBERS[first]], rule=rule))
    return shown


def hide_hand_order(table: Table, events: list[Event], viewer: int) -> list[Event]:
    """Puts pieces that leave a hand together in an order that shows nothing: visible
    pieces first.

    The order in which a hand is held is its owner's business: a known card among hidden
    ones must not show when the others came.
    """
    ordered: list[Event] = []
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
        ordered += run
        start = end
    return ordered


def second_number(packed: int) -> tuple[int, int]:
    """Returns the number that a said one is made from, or -1; and the said one itself.

    >>> second_number(7), second_number(-7), second_number(3 * SAID_OF - 7)
    ((-1, 7), (-1, -7), (2, -7))
    """
    high = (packed + SAID_NUMBER_FACTOR // 2) // SAID_NUMBER_FACTOR
    return high - 1, packed - high * SAID_NUMBER_FACTOR
