"""Facts of Hey, Bartender! that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Moved, Said, Scored
from parlour.engine.pieces import Seat
from parlour.games.hey_bartender.hints import name_cards
from parlour.games.hey_bartender.rules import BARTENDER, HAND, HeyBartender
from parlour.kit.change import DESCENDING, change, due
from parlour.kit.values import VALUE

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: HeyBartender, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the scores, what the own cards would fetch, and the last offers."""
    hand = sorted(view.zones[HAND + seat], key=DESCENDING.__getitem__)
    purse = view.zones[BARTENDER]
    others = [other for other in view.everyone() if other != seat]
    rival = max(others, key=lambda other: view.scores[other])
    amounts = {card: due(purse, VALUE[card]) for card in hand}
    facts: KnownFacts = {
        "left": len(hand),
        "score": view.scores[seat],
        "rival": rival,
        "rival-score": view.scores[rival],
        "short": name_cards(view, [card for card in hand if not amounts[card]][:1]),
        "points": 0,
    }
    able = [card for card in hand if amounts[card]]
    if able:
        best = max(able, key=lambda card: amounts[card] - VALUE[card])
        facts["costly"] = name_cards(view, able[:1])
        facts["best"] = name_cards(view, [best])
        facts["price"] = VALUE[best]
        facts["points"] = amounts[best] - VALUE[best]
        facts["pays"] = name_cards(view, change(purse, amounts[best]))
    return facts | last_offers(seat, happened)


def last_offers(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what the own last card fetched, and the best offer since by a rival."""
    facts: KnownFacts = {}
    gave: list[str] = []
    actor = -1
    offered = ""
    for event in happened:
        if isinstance(event, Decided):
            actor, gave = event.seat, []
        elif isinstance(event, Moved) and event.target == "counter":
            offered = event.piece or ""
        elif isinstance(event, Moved) and event.source == "bartender":
            gave.append(event.piece or "")
        elif isinstance(event, Scored) or (
            isinstance(event, Said) and event.message == "exact"
        ):
            got = event.points if isinstance(event, Scored) else 0
            if actor == seat:
                facts |= {"offered": offered, "gave": " ".join(gave), "got": got}
            elif got > int(facts.get("other-got", -1)):
                facts |= {"other": actor, "other-offered": offered, "other-got": got}
    return facts
