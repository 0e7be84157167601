"""Facts of Barcelona that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Said
from parlour.engine.pieces import Seat
from parlour.games.barcelona.hints import (
    acting_order,
    below,
    chance,
    most_lost,
    outshone,
)
from parlour.games.barcelona.rules import (
    BLACKS,
    IS_RED,
    POT,
    SHOWN,
    Barcelona,
)
from parlour.kit.values import ORDER

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: Barcelona, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the own two cards, what the rivals show, and how the last hand went."""
    names = view.table.pieces.names
    red, black = view.red_card(seat), view.black_card(seat)
    facts: KnownFacts = {
        "hand": view.round_number,
        "hands": view.options.hands,
        "pot": view.chips[POT],
        "ante": view.options.ante,
        "red": names[red],
        "black": names[black],
        "price": most_lost(view, seat),
        "lower": len(below(view, black, BLACKS)),
        "low": names[red if ORDER[red] < ORDER[black] else black],
    }
    if view.phase == "action":
        facts |= {
            "shows": names[view.zones[SHOWN + seat][0]],
            "percent": chance(view, seat),
            "outshone": int(outshone(view, seat)),
        }
        for rival in acting_order(view):
            shown = view.zones[SHOWN + rival][0]
            if rival != seat and not IS_RED[shown] and not below(view, black, [shown]):
                facts["above"], facts["above-card"] = rival, names[shown]
    return facts | last_hand(seat, happened)


def last_hand(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns who won the hand that ended since the last answer, and what it cost."""
    facts: KnownFacts = {}
    for event in happened:
        match event:
            case Said(message="wins", seat=winner, piece=piece):
                facts["winner"] = "me" if winner == seat else "rival"
                facts["won-by"] = seat if winner is None else winner
                facts["won-with"] = piece or ""
            case Said(message="survives", seat=winner):
                facts["winner"] = "me" if winner == seat else "rival"
                facts["survived"] = seat if winner is None else winner
            case Said(message="pays", number=number, piece=piece, seat=loser):
                if loser == seat:
                    facts["i-paid"], facts["i-paid-for"] = number, piece or ""
            case Said(message="takes", number=number):
                facts["taken"] = number
            case _:
                pass
    return facts
