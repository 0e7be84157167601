"""Facts of Seven-Handed Poker that its guided first game speaks about."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from parlour.engine.happened import AnyEvent, Moved, Said
from parlour.engine.pieces import Piece, Seat
from parlour.games.seven_handed_poker.hints import threats
from parlour.games.seven_handed_poker.rules import (
    COINS,
    DECK,
    HAND,
    PLACING,
    SPOTS,
    SevenHandedPoker,
)
from parlour.kit.poker import (
    FOUR_OF_A_KIND,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIR,
    category,
)

KnownFacts = dict[str, str | int]

HIGHEST: Final = [
    HIGH_CARD,
    HIGH_CARD,
    PAIR,
    THREE_OF_A_KIND,
    FOUR_OF_A_KIND,
    ROYAL_FLUSH,
]
"""The best category that a number of cards can make, without Jokers."""


def lesson_facts(
    view: SevenHandedPoker, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the coins, what to lay down or where to send, and the last showdown."""
    rival = view.left_of(seat)
    facts: KnownFacts = {
        "rival": rival,
        "mine": view.won[seat].bit_count(),
        "theirs": view.won[rival].bit_count(),
        "deck": len(view.zones[DECK]),
        "laid": sum(len(view.zones[zone + seat]) > 0 for zone in SPOTS),
    }
    goals = threats(view, seat)
    if goals:
        facts["goal"] = goals[0] + 1
    dangers = threats(view, rival)
    if dangers:
        facts["danger"] = dangers[0] + 1
    if view.phase == "cards":
        facts |= hand_facts(view, seat)
    else:
        facts |= spot_facts(view, seat)
    return facts | last_showdown(seat, happened)


def hand_facts(view: SevenHandedPoker, seat: Seat) -> KnownFacts:
    """Returns the hand to lay down: the best that wastes no card."""
    hand = view.zones[HAND + seat]
    lay = hand_to_lay(view, hand)
    return {
        "held": len(hand),
        "lay": name_cards(view, lay),
        "lay-count": len(lay),
        "lay-number": category(view.value(lay)),
    }


def hand_to_lay(view: SevenHandedPoker, hand: list[Piece]) -> list[Piece]:
    """Returns a hand in which every card counts; without a pair, the highest card."""
    wanted = ((5, STRAIGHT), (4, TWO_PAIR), (3, THREE_OF_A_KIND), (2, PAIR))
    for size, least in wanted:
        if len(hand) >= size:
            best = best_of(view, hand, size)
            if category(view.value(best)) >= least:
                return best
    return best_of(view, hand, 1)


def best_of(view: SevenHandedPoker, hand: list[Piece], size: int) -> list[Piece]:
    """Returns the best hand of this many cards; of equal ones, the highest cards."""
    few = combinations(sorted(hand, reverse=True), size)
    return [*max(few, key=lambda cards: (view.value([*cards]), cards))]


def spot_facts(view: SevenHandedPoker, seat: Seat) -> KnownFacts:
    """Returns where the rival's cards would do least harm."""
    rival = view.left_of(seat)
    count = len(view.zones[PLACING + rival])
    facts: KnownFacts = {"coming": count, "best-possible": HIGHEST[count]}
    free = [spot for spot in range(COINS) if not view.zones[SPOTS[spot] + rival]]
    hidden = [spot for spot in free if view.zones[SPOTS[spot] + seat]]
    empty = [spot for spot in free if spot not in hidden]
    dangers = threats(view, rival)
    safe = [spot for spot in empty if spot not in dangers]
    if safe:
        facts["open"] = safe[0] + 1
    if not hidden:
        return facts
    values = {spot: view.value(view.zones[SPOTS[spot] + seat]) for spot in hidden}
    strong = max(hidden, key=lambda spot: values[spot])
    facts |= about_spot(view, seat, strong, "strong")
    sure = [spot for spot in hidden if category(values[spot]) > HIGHEST[count]]
    if sure:
        least = min(sure, key=lambda spot: values[spot])
        facts |= about_spot(view, seat, least, "sure")
    given = [spot for spot in hidden if spot not in dangers]
    if given:
        least = min(given, key=lambda spot: values[spot])
        facts |= about_spot(view, seat, least, "weak")
    return facts


def about_spot(
    view: SevenHandedPoker, seat: Seat, spot: int, name: str
) -> dict[str, str | int]:
    hand = view.zones[SPOTS[spot] + seat]
    return {
        name: f"spot-{spot + 1}",
        f"{name}-spot": spot + 1,
        f"{name}-cards": name_cards(view, hand),
        f"{name}-count": len(hand),
        f"{name}-number": category(view.value(hand)),
    }


def last_showdown(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns where the own cards went, and how the last coin was won."""
    put: list[str] = []
    shown: dict[bool, list[str]] = {True: [], False: []}
    winners: list[int] = []
    facts: KnownFacts = {"coin": 0}
    for event in happened:
        if isinstance(event, Moved) and event.source == f"placing {seat}":
            put.append(event.piece or "")
            facts["put-at"] = spot_of(event.target)
        elif isinstance(event, Moved) and event.source == event.target:
            shown[event.target.endswith(f" {seat}")].append(event.piece or "")
        elif isinstance(event, Said) and event.message == "wins-coin":
            winners.append(seat if event.seat is None else event.seat)
            facts["coin"] = event.number
    facts["put"] = " ".join(put)
    if winners:
        facts |= {
            "won-by": "both" if len(winners) > 1 else "me",
            "my-cards": " ".join(shown[True]),
            "their-cards": " ".join(shown[False]),
        }
        if winners != [seat] and len(winners) == 1:
            facts["won-by"] = "rival"
    return facts


def spot_of(zone: str) -> int:
    return int(zone.split()[0].removeprefix("spot-"))


def name_cards(view: SevenHandedPoker, cards: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[card] for card in cards])
