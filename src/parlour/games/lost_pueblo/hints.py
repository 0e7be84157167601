"""What the table works out for a player of The Lost Pueblo of Doctor Green."""

from parlour.engine.pieces import HIDDEN, Piece, Seat
from parlour.games.lost_pueblo.rules import ACE, ENOUGH, HAND, LostPueblo

Hint = tuple[str, dict[str, str | int]]


def hints(view: LostPueblo, seat: Seat) -> list[Hint]:
    """Your own aim, and what everybody has seen of the others."""
    if not view.waiting:
        return []
    told: list[Hint] = []
    if view.options.hands > 1:
        told.append(
            ("hand", {"number": view.round_number, "hands": view.options.hands})
        )
    told.append(("turn", {"number": view.turns, "cap": view.options.turn_cap}))
    told.append(own_aim(view, seat))
    for other in view.everyone():
        if other != seat:
            told += others(view, other)
    return told


def own_aim(view: LostPueblo, seat: Seat) -> Hint:
    """Whether you are the thief, and what you still need."""
    held = len(view.zones[HAND + seat])
    if not view.still_in >> seat & 1:
        return "you-are-out", {}
    if ACE in view.zones[HAND + seat]:
        return "thief", {"number": held}
    return "innocent", {"number": ENOUGH - held}


def others(view: LostPueblo, other: Seat) -> list[Hint]:
    """What a player did, and what that proved."""
    if not view.still_in >> other & 1:
        return [("out", {"seat": other})]
    told: list[Hint] = []
    hand = view.zones[HAND + other]
    gave, asked, accused = view.gave[other], view.asked[other], view.accused[other]
    if gave or asked or accused:
        did: dict[str, str | int] = {"gave": gave, "asked": asked, "accused": accused}
        told.append(("did", {"seat": other, **did}))
    if ACE in hand:
        told.append(("exposed", {"seat": other}))
    elif view.cleared >> other & 1:
        told.append(("cleared", {"seat": other}))
    known: list[Piece] = [card for card in hand if card not in (HIDDEN, ACE)]
    if known:
        names = " ".join([view.table.pieces.names[card] for card in known])
        told.append(("gave-them", {"seat": other, "pieces": names}))
    return told
