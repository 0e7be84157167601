"""Facts of Brain Baseball! that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Moved, Said
from parlour.engine.pieces import Piece, Seat
from parlour.games.brain_baseball.bot import unseen_cards
from parlour.games.brain_baseball.rules import (
    BALL,
    CATCH,
    FIELDING,
    HAND,
    NOBODY,
    PASS,
    SWING,
    WON,
    BrainBaseball,
)
from parlour.kit.values import VALUE, total

KnownFacts = dict[str, str | int]

MAX_PRECIOUS_VALUE = 2
"""Aces and deuces are high in the field, so they are kept for it."""
MAX_MIDDLING_VALUE = 8
"""Cards above the middling ones are kept to catch with, too."""


def lesson_facts(
    view: BrainBaseball, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the points, what a card could do now, and how the last ball went."""
    others = [other for other in view.everyone() if other != seat]
    points = {other: total(view.zones[WON + other]) for other in view.everyone()}
    rival = max(others, key=lambda other: points[other])
    facts: KnownFacts = {
        "held": len(view.zones[HAND + seat]),
        "points": points[seat],
        "rival": rival,
        "rival-points": points[rival],
        "pitcher": view.pitcher,
        "strikes": view.streak,
    }
    cards = [Piece(card) for card in view.ask(seat).options if card != PASS]
    match view.phase:
        case "pitch":
            facts |= pitch_facts(view, seat, cards)
        case "swing":
            facts |= ball_facts(view, view.pitcher, seat)
            facts |= swing_facts(view, seat, cards)
        case _:
            facts |= ball_facts(view, view.hitter, seat)
            facts |= field_facts(view, seat, cards)
    return facts | last_ball(view, happened)


def pitch_facts(view: BrainBaseball, seat: Seat, cards: list[Piece]) -> KnownFacts:
    """Returns the ball that fewest can hit, and a low one that can be spared."""
    low = min(cards, key=lambda card: (VALUE[card], card))
    spare = [card for card in cards if VALUE[card] > MAX_PRECIOUS_VALUE] or cards
    ball = min(spare, key=lambda card: (VALUE[card], card))
    unseen = unseen_cards(view, seat)
    facts: KnownFacts = {"unseen": len(unseen)}
    for kind, card in (("low", low), ("pitch", ball)):
        facts |= {
            kind: name(view, card),
            f"{kind}-value": VALUE[card],
            f"{kind}-hit": sum(VALUE[one] <= VALUE[card] for one in unseen),
        }
    return facts


def ball_facts(view: BrainBaseball, stop: Seat, seat: Seat) -> KnownFacts:
    """Returns the ball, who leads, and how many are asked after this seat."""
    ball = view.zones[BALL][0]
    later = 0
    other = view.left_of(seat)
    while other != stop:
        later += bool(view.zones[HAND + other])
        other = view.left_of(other)
    facts: KnownFacts = {
        "ball": name(view, ball),
        "value": VALUE[ball],
        "later": later,
        "leading": int(view.taker != NOBODY),
    }
    if view.taker != NOBODY:
        row = SWING if view.phase == "swing" else CATCH
        facts["leader"] = view.taker
        facts["best"] = name(view, view.zones[row + view.taker][0])
    return facts


def swing_facts(view: BrainBaseball, seat: Seat, cards: list[Piece]) -> KnownFacts:
    """Returns a swing that can be spared, as high as the ball or low, and what could
    top it."""
    facts: KnownFacts = {"able": len(cards)}
    ball = VALUE[view.zones[BALL][0]]
    spare = [
        card for card in cards if MAX_PRECIOUS_VALUE < VALUE[card] <= MAX_MIDDLING_VALUE
    ]
    facts["spare"] = len(spare)
    if cards:
        least = min(spare or cards, key=lambda card: (VALUE[card], card))
        swing = next((card for card in spare if VALUE[card] == ball), least)
        unseen = unseen_cards(view, seat)
        facts |= {
            "swing": name(view, swing),
            "swing-value": VALUE[swing],
            "topped": sum(VALUE[swing] < VALUE[one] <= ball for one in unseen),
        }
    return facts


def field_facts(view: BrainBaseball, seat: Seat, cards: list[Piece]) -> KnownFacts:
    """Returns the lowest card that would be the best catch, and what could top it."""
    facts: KnownFacts = {"able": len(cards), "hitter": view.hitter}
    if cards:
        catch = min(cards, key=lambda card: (FIELDING[card], card))
        unseen = unseen_cards(view, seat)
        facts |= {
            "catch": name(view, catch),
            "catch-counts": FIELDING[catch],
            "catch-precious": int(VALUE[catch] <= MAX_PRECIOUS_VALUE),
            "higher": sum(FIELDING[one] > FIELDING[catch] for one in unseen),
        }
    return facts


def last_ball(view: BrainBaseball, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns who hit, caught and won the ball that the last answer was about."""
    facts: KnownFacts = {}
    for event in happened:
        if isinstance(event, Said) and event.seat is not None:
            if event.message == "hit":
                facts |= {"hit-by": event.seat, "hit-with": event.piece or ""}
            elif event.message == "caught":
                facts |= {"caught-by": event.seat, "caught-with": event.piece or ""}
            elif event.message == "strike":
                facts |= {"strike": event.number, "thrower": event.seat}
        elif isinstance(event, Moved) and event.source == "ball":
            ball = view.table.token_numbers[event.piece or ""]
            facts |= {
                "won": event.piece or "",
                "won-value": VALUE[ball],
                "winner": int(event.target.removeprefix("balls ")),
            }
            break
    return facts


def name(view: BrainBaseball, card: Piece) -> str:
    return view.table.pieces.names[card]
