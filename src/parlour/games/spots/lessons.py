"""Facts of Spots that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Moved, Said
from parlour.engine.pieces import Seat
from parlour.games.spots.hints import halves, name_cards
from parlour.games.spots.rules import HAND, MIDDLE, Spots
from parlour.kit.change import change
from parlour.kit.values import VALUE, total

KnownFacts = dict[str, str | int]


def lesson_facts(view: Spots, seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns the standing, what the own cards would fetch, and what the last did."""
    hand = view.zones[HAND + seat]
    middle = view.zones[MIDDLE]
    others = [other for other in view.everyone() if other != seat]
    rival = max(others, key=view.adjust_points)
    amounts = {card: view.amount_due(VALUE[card]) for card in hand}
    short = [card for card in hand if not amounts[card]]
    facts: KnownFacts = {
        "left": len(hand),
        "total": total(middle),
        "hand": view.start_totals[seat],
        "least": min(view.start_totals),
        "pile": view.points(seat),
        "mine": halves(view.adjust_points(seat)),
        "rival": rival,
        "rival-hand": view.start_totals[rival],
        "rival-handicap": halves(view.handicaps[rival]),
        "theirs": halves(view.adjust_points(rival)),
        "next": view.left_of(seat),
        "short": name_cards(view, sorted(short, key=lambda card: -VALUE[card])[:1]),
        "excess": -1,
    }
    able = [card for card in hand if amounts[card]]
    if able:
        best = max(able, key=lambda card: (amounts[card] - VALUE[card], VALUE[card]))
        facts["best"] = name_cards(view, [best])
        facts["pays"] = name_cards(view, change(middle, amounts[best]))
        facts["excess"] = amounts[best] - VALUE[best]
    return facts | last_card(seat, happened)


def last_card(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what the own last card fetched, and the cards turned up for it."""
    actor = -1
    paid = ""
    turned: list[str] = []
    fetched: list[str] = []
    for event in happened:
        if isinstance(event, Decided):
            actor = event.seat
        elif isinstance(event, Moved) and actor == seat:
            if event.target == "played":
                paid = event.piece or ""
            elif event.source == "deck":
                turned.append(event.piece or "")
            elif event.source == "middle":
                fetched.append(event.piece or "")
        elif isinstance(event, Said) and event.message in ("exact", "excess"):
            if event.seat != seat:
                continue
            return {
                "paid": paid,
                "turned": " ".join(turned),
                "fetched": " ".join(fetched),
                "got": event.number,
            }
    return {}
