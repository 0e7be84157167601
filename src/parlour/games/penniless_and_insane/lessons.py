"""Facts of Penniless and Insane that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Moved, Said, Scored
from parlour.engine.pieces import HIDDEN, Piece, Seat
from parlour.games.penniless_and_insane.bot import not_seen
from parlour.games.penniless_and_insane.hints import sort_cards
from parlour.games.penniless_and_insane.rules import (
    BID,
    HAND,
    POOL,
    PennilessAndInsane,
)
from parlour.kit.values import ORDER, VALUE, total

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: PennilessAndInsane, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the money, what a bid or a card would bring, and what the last bid
    brought."""
    others = [other for other in view.everyone() if other != seat]
    poorest = min(others, key=lambda other: view.chips[other])
    rival = max(others, key=lambda other: view.scores[other])
    art = sort_cards(view.zones[POOL])[-1]
    facts: KnownFacts = {
        "round": view.round_number,
        "trick": view.trick,
        "money": view.chips[seat],
        "poorest": poorest,
        "least": view.chips[poorest],
        "art": name(view, art),
        "sale": len(view.zones[POOL]),
        "target": view.options.target,
        "score": view.scores[seat],
        "rival": rival,
        "rival-score": view.scores[rival],
    }
    if view.phase == "bids":
        facts |= bid_facts(view, seat, art)
    else:
        facts |= purchase_facts(view, seat, art)
    return facts | last_bid(seat, happened) | last_round(seat, happened)


def bid_facts(view: PennilessAndInsane, seat: Seat, art: Piece) -> KnownFacts:
    """Returns the cheapest bid, the card to spend money with, and the best last bid."""
    hand = sort_cards(view.zones[HAND + seat])
    money = view.chips[seat]
    least = min(view.chips[other] for other in view.everyone() if other != seat)
    low, middle = hand[0], hand[1]
    facts: KnownFacts = {
        "low": name(view, low),
        "low-price": VALUE[low],
        "low-left": money - VALUE[low],
        "lower": lower_cards(view, seat, low),
        "middle": name(view, middle),
        "middle-price": VALUE[middle],
        "middle-left": money - VALUE[middle],
        "gain": VALUE[art] - VALUE[low],
    }
    outcomes: list[tuple[int, int, Piece]] = []
    for card in hand:
        if VALUE[card] <= money:
            worth = total(hand) - VALUE[card] + VALUE[art]
            poor = money - VALUE[card] <= least
            outcomes.append((3 * worth if poor else worth, -ORDER[card], card))
    if outcomes:
        points, _, last = max(outcomes)
        worth = total(hand) - VALUE[last] + VALUE[art]
        facts |= {
            "last": name(view, last),
            "last-price": VALUE[last],
            "last-left": money - VALUE[last],
            "last-hand": worth,
            "last-points": points,
            "last-poor": int(money - VALUE[last] <= least),
        }
    return facts


def lower_cards(view: PennilessAndInsane, seat: Seat, low: Piece) -> int:
    """Counts the cards that a rival may hold and bid below a card."""
    places = not_seen(view, seat)
    for other in view.everyone():
        if other != seat:
            hand = view.zones[HAND + other]
            places += [ORDER[card] for card in hand if card != HIDDEN]
    return sum(place < ORDER[low] for place in places)


def purchase_facts(view: PennilessAndInsane, seat: Seat, art: Piece) -> KnownFacts:
    """Returns how many bids were lower, and what the best card would make of the
    hand."""
    bid = view.zones[BID + seat][0]
    left = view.chips[seat] - VALUE[bid]
    rivals = [view.chips[other] for other in view.everyone() if other != seat]
    worth = total(view.zones[HAND + seat]) + VALUE[art]
    return {
        "bid": name(view, bid),
        "price": VALUE[bid],
        "left": left,
        "before": sum(not view.zones[BID + other] for other in view.everyone()),
        "worth": worth,
        "triple": 3 * worth,
        "poor": int(left <= min(rivals)),
    }


def last_bid(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what the own last bid bought, or that it came back, and the last sale to
    somebody else."""
    facts: KnownFacts = {}
    buyer = -1
    for event in happened:
        if isinstance(event, Decided) and event.prompt == "take-art":
            buyer = event.seat
            if buyer == seat:
                facts["got"] = event.chosen[0] or ""
            else:
                facts |= {"buyer": buyer, "bought": event.chosen[0] or ""}
        elif isinstance(event, Moved) and event.target == "discard" and buyer >= 0:
            if event.source == f"bid {seat}":
                facts["paid"] = event.piece or ""
            elif event.source == f"bid {buyer}":
                facts["buyer-bid"] = event.piece or ""
        elif isinstance(event, Said) and event.seat == seat:
            if event.message == "left":
                facts["kept"] = event.number
            elif event.message in ("cannot-pay", "nothing-left"):
                facts["back"] = event.piece or ""
                facts["unpaid"] = int(event.message == "cannot-pay")
    return facts


def last_round(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what a round that ended just now brought, to oneself and to the poorest
    rival."""
    facts: KnownFacts = {}
    tripled = False
    for event in happened:
        if isinstance(event, Said) and event.message in ("hand", "penniless"):
            tripled = event.message == "penniless"
            if event.seat == seat:
                facts |= {
                    "ended-poor": int(tripled),
                    "ended-money": event.of or 0,
                    "ended-hand": event.number,
                }
            elif tripled and event.seat is not None:
                facts |= {
                    "heir": event.seat,
                    "heir-money": event.of or 0,
                    "heir-hand": event.number,
                }
        elif isinstance(event, Scored):
            if event.seat == seat:
                facts["ended-points"] = event.points
            elif tripled:
                facts["heir-points"] = event.points
    return facts


def name(view: PennilessAndInsane, card: Piece) -> str:
    return view.table.pieces.names[card]
