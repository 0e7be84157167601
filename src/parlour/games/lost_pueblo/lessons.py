"""Facts of The Lost Pueblo of Doctor Green that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Moved, Said
from parlour.engine.pieces import Seat
from parlour.games.lost_pueblo.hints import suspects
from parlour.games.lost_pueblo.rules import (
    ACE,
    HAND,
    PENALTY_CARDS,
    WINNING_CARDS,
    LostPueblo,
)

KnownFacts = dict[str, str | int]

ENDS = ("caught", "escaped", "six", "lone", "drawn")


def lesson_facts(
    view: LostPueblo, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns who may be the thief, whom to ask, and what happened to oneself."""
    held = len(view.zones[HAND + seat])
    facts: KnownFacts = {
        "hand": view.round_number,
        "held": held,
        "more": held + 1,
        "need": WINNING_CARDS - held,
        "thief": int(ACE in view.zones[HAND + seat]),
        "score": view.scores[seat],
    }
    pick = view.ask(seat)
    match view.phase:
        case "turn":
            facts |= turn_facts(view, seat)
        case "asked":
            facts |= {
                "asker": view.turn,
                "asker-after": len(view.zones[HAND + view.turn]) + 1,
                "left": held - 1,
                "card": view.table.pieces.names[pick.options[0]],
            }
        case _:
            cards = [
                view.table.pieces.names[card] for card in pick.options[:PENALTY_CARDS]
            ]
            facts |= {
                "wronged": view.target,
                "wronged-after": len(view.zones[HAND + view.target]) + PENALTY_CARDS,
                "left": held - PENALTY_CARDS,
                "penalty": " ".join(cards),
                "suspects": len(suspects(view, seat)),
            }
    return facts | since_last_answer(seat, happened)


def turn_facts(view: LostPueblo, seat: Seat) -> KnownFacts:
    """Returns the likeliest thief, the largest hand, and the smallest one."""
    others = [other for other in view.seats_in(view.still_in) if other != seat]
    sizes = {other: len(view.zones[HAND + other]) for other in others}
    able = suspects(view, seat)
    most = max(others, key=lambda other: sizes[other])
    least = min(others, key=lambda other: sizes[other])
    facts: KnownFacts = {
        "suspects": len(able),
        "rich": most,
        "rich-word": f"seat-{most}",
        "rich-held": sizes[most],
        "poor": least,
        "poor-word": f"seat-{least}",
        "poor-after": sizes[least] + PENALTY_CARDS,
    }
    givers = [other for other in able if view.gave[other]]
    if givers:
        giver = max(givers, key=lambda other: view.gave[other])
        facts |= {
            "giver": giver,
            "giver-word": f"seat-{giver}",
            "gave": view.gave[giver],
        }
    if len(able) == 1:
        facts |= {"only": able[0], "only-word": f"seat-{able[0]}"}
    return facts


def since_last_answer(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what one got, who was wrongly accused, and how a hand ended."""
    facts: KnownFacts = {}
    asked = -1
    ended = False
    for event in happened:
        if isinstance(event, Decided) and event.prompt == "act":
            asked = event.seat if event.chosen[0] == "ask" else -1
        elif isinstance(event, Moved) and event.target == f"hand {seat}":
            if asked == seat and str(event.source).startswith("hand "):
                facts["got"] = event.piece or ""
                facts["got-from"] = int(str(event.source).removeprefix("hand "))
        elif isinstance(event, Said) and event.message == "innocent" and not ended:
            if event.target != seat and event.seat != seat:
                facts["cleared"] = -1 if event.seat is None else event.seat
                facts["accuser"] = -1 if event.target is None else event.target
        elif isinstance(event, Said) and event.message in ENDS:
            ended = True
            for name in ("got", "got-from", "cleared", "accuser"):
                facts.pop(name, None)
            facts["ended"] = event.message
            facts["winner"] = -1 if event.seat is None else event.seat
            facts["other"] = -1 if event.target is None else event.target
    return facts
