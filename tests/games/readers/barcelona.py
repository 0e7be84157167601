"""Reads the facts of Barcelona's guide again."""

from fractions import Fraction

from tests.games.guided import LEARNER
from tests.games.readers.making_change import value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import AnyEvent, Decided, Moved, Paid, Said

RED_SUITS, BLACK_SUITS = "dh", "cs"
BLACK_PACK = [rank + suit for rank in "A23456789TJQK" for suit in BLACK_SUITS]


def read(table: SeenTable) -> Claims:
    of_hand = this_hand(table)
    shown = {
        seat: table.pieces("shown", seat)[0]
        for seat in range(table.view["seats"])
        if table.pieces("shown", seat)
    }
    own = [
        *table.pieces("red", LEARNER),
        *table.pieces("black", LEARNER),
        *table.pieces("shown", LEARNER),
    ]
    [red] = [card for card in own if card[1] in RED_SUITS]
    [black] = [card for card in own if card[1] in BLACK_SUITS]
    hands = [
        one for one in table.all if isinstance(one, Said) and one.message == "hand"
    ]
    claims: Claims = {
        "hand": len(hands),
        "hands": int(table.match.options()["hands"]),
        "pot": sum(
            one.amount
            for one in of_hand
            if isinstance(one, Paid) and one.target == "pot"
        ),
        "ante": int(table.match.options()["ante"]),
        "red": red,
        "black": black,
        "price": min(value_of(red), 10),
        "lower": sum(order(card) < order(black) for card in BLACK_PACK),
        "low": min(red, black, key=order),
    }
    if table.question["prompt"] == "force-or-drop":
        claims |= facing(of_hand, shown, black)
    return claims | ended(table)


def this_hand(table: SeenTable) -> list[AnyEvent]:
    found: list[AnyEvent] = []
    for event in table.all:
        if isinstance(event, Said) and event.message == "hand":
            found = []
        found.append(event)
    return found


def order(card: str) -> tuple[int, int]:
    """The Ace is lowest; suits are clubs, diamonds, hearts, spades (BAR-05)."""
    return value_of(card), "cdhs".index(card[1])


def facing(of_hand: list[AnyEvent], shown: dict[int, str], black: str) -> Claims:
    """What the rivals show, and the chance that the own black card is highest."""
    dropped = {
        one.seat
        for one in of_hand
        if isinstance(one, Decided) and one.chosen == ["drop"]
    }
    rivals = [
        seat
        for seat in sorted(shown, key=lambda one: order(shown[one]))
        if seat != LEARNER and seat not in dropped
    ]
    blacks = {black, *(card for card in shown.values() if card[1] in BLACK_SUITS)}
    unseen = [card for card in BLACK_PACK if card not in blacks]
    lower = sum(order(card) < order(black) for card in unseen)
    above = [
        seat
        for seat in rivals
        if shown[seat][1] in BLACK_SUITS and order(shown[seat]) > order(black)
    ]
    reds = [seat for seat in rivals if shown[seat][1] in RED_SUITS]
    share = Fraction(int(not above))
    for place in range(len(reds)):
        share *= Fraction(max(lower - place, 0), len(unseen) - place)
    percent = round(100 * share)
    if share not in (0, 1):
        percent = min(99, max(1, percent))
    claims: Claims = {
        "shows": shown[LEARNER],
        "percent": percent,
        "outshone": int(bool(above)),
    }
    if above:
        claims |= {"above": above[-1], "above-card": shown[above[-1]]}
    return claims


def ended(table: SeenTable) -> Claims:
    """How the hand before ended, if it did since the last answer: from its cards and
    coins alone."""
    if not table.said("hand"):
        return {}
    hands: list[list[AnyEvent]] = [[]]
    for event in table.all:
        if isinstance(event, Said) and event.message == "hand":
            hands.append([])
        hands[-1].append(event)
    if len(hands) < 3:  # nothing, and the first hand
        return {}
    paid = [event for event in hands[-2] if isinstance(event, Paid)]
    [pot] = [event for event in paid if event.source == "pot"]
    winner = int(pot.target)
    claims: Claims = {"winner": "me" if winner == LEARNER else "rival"}
    losses = [event for event in paid if event.target == winner and event is not pot]
    last = [event for event in hands[-2] if isinstance(event, Decided)][-1]
    if last.chosen != ["force"]:
        return claims | {"survived": winner}
    claims |= {
        "won-by": winner,
        "won-with": colour_of(hands[-2], winner, BLACK_SUITS),
        "taken": pot.amount + sum(event.amount for event in losses),
    }
    for event in losses:
        if event.source == LEARNER:
            claims["i-paid"] = event.amount
            claims["i-paid-for"] = colour_of(hands[-2], LEARNER, RED_SUITS)
    return claims


def colour_of(events: list[AnyEvent], seat: int, suits: str) -> str:
    """The card of a colour that everybody saw a seat have."""
    for event in events:
        if isinstance(event, Moved) and event.piece and event.piece[1] in suits:
            place = event.target.split()
            if place[0] in ("red", "black", "shown") and int(place[1]) == seat:
                return event.piece
    raise AssertionError(f"seat {seat} showed no such card")
