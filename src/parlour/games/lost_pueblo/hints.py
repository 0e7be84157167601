"""Hints for a player of The Lost Pueblo of Doctor Green."""

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.lost_pueblo.rules import (
    ACCUSE,
    ACE,
    GIVE,
    HAND,
    PENALTY_CARDS,
    REFUSE,
    SEAT,
    WINNING_CARDS,
    LostPueblo,
)

Hint = tuple[str, dict[str, str | int]]


def hints(view: LostPueblo, seat: Seat) -> list[Hint]:
    """Returns your own aim, and what everybody has seen of the others."""
    if not view.waiting:
        return []
    hints: list[Hint] = []
    if view.options.hands > 1:
        hints.append(
            ("hand", {"number": view.round_number, "hands": view.options.hands})
        )
    hints.append(("turn", {"number": view.turns, "cap": view.options.turn_cap}))
    hints.append(own_aim(view, seat))
    for other in view.everyone():
        if other != seat:
            hints += others(view, other)
    return hints


def holdings(view: LostPueblo) -> tuple[str, list[int]]:
    """Hands won, where several are played."""
    if view.options.hands < 2:
        return "", []
    return "hands", view.scores[: view.seats]


def own_aim(view: LostPueblo, seat: Seat) -> Hint:
    """Returns whether you are the thief, and what you still need."""
    held = len(view.zones[HAND + seat])
    if seat not in view.seats_in(view.still_in):
        return "you-are-out", {}
    if ACE in view.zones[HAND + seat]:
        return "thief", {"number": held}
    return "innocent", {"number": WINNING_CARDS - held}


def others(view: LostPueblo, other: Seat) -> list[Hint]:
    """Lists a player's actions, and what they proved."""
    if other not in view.seats_in(view.still_in):
        return [("out", {"seat": other})]
    hints: list[Hint] = []
    hand = view.zones[HAND + other]
    gave, asked, accused = view.gave[other], view.asked[other], view.accused[other]
    if gave or asked or accused:
        did: dict[str, str | int] = {"gave": gave, "asked": asked, "accused": accused}
        hints.append(("did", {"seat": other, **did}))
    if ACE in hand:
        hints.append(("exposed", {"seat": other}))
    elif other in view.seats_in(view.cleared):
        hints.append(("cleared", {"seat": other}))
    known: list[Piece] = [card for card in hand if card not in (HIDDEN, ACE)]
    if known:
        names = " ".join([view.table.pieces.names[card] for card in known])
        hints.append(("gave-them", {"seat": other, "pieces": names}))
    return hints


def final_hand(view: LostPueblo, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the Ace of spades, where it was found: it decided the game for the
    winners."""
    found = any(ACE in view.zones[HAND + other] for other in view.everyone())
    return ([ACE] if found and view.ranks[seat] == 1 else []), None


def preview(view: LostPueblo, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the result of a turn or a hand-over, as far as anybody can tell.

    `risk` says what is to be confirmed: an accusation, the last card of a hand, or
    the sixth one of somebody else.
    """
    if view.phase == "turn":
        if len(chosen) < 2:
            return []
        target = view.everyone()[chosen[1] - SEAT]
        if chosen[0] == ACCUSE:
            return accusing(view, seat, target)
        if chosen[0] == GIVE:
            return handing(view, seat, target, chosen[2:])
        held = len(view.zones[HAND + target])
        kind = "asking-may-refuse" if view.options.may_refuse else "asking"  # LPG-26
        return [(kind, {"seat": target, "count": held, "risk": "none"})]
    if not chosen:
        return []
    if chosen[0] == REFUSE:
        return [("refusing", {"seat": view.turn, "risk": "refuse"})]
    receiver = view.turn if view.phase == "asked" else view.target
    return handing(view, seat, receiver, chosen)


def accusing(view: LostPueblo, seat: Seat, target: Seat) -> list[Hint]:
    """Shows the stakes, and the number of possible thieves as far as this seat
    knows."""
    held = len(view.zones[HAND + seat])
    count = min(PENALTY_CARDS, held)
    values: dict[str, str | int] = {"seat": target, "risk": "accuse"}
    if ACE in view.zones[HAND + seat]:  # LPG-30: with two cards both go, the Ace last
        if held == 1 or (held == PENALTY_CARDS and view.options.ace_as_second_card):
            return [("bluff-escapes", {**values, "risk": "none"})]
        count -= held == PENALTY_CARDS  # LPG-R18: the other card only
        hints: list[Hint] = [("bluff", values)]
        if held == PENALTY_CARDS:
            hints.append(("bluff-exposes", {}))
        return hints + wins_by_penalty(view, target, count)
    hints = [("stake", {**values, "count": count})]
    wins = wins_by_penalty(view, target, count)
    hints += wins
    if held <= PENALTY_CARDS and not wins:  # LPG-15: before LPG-16
        hints.append(("penalty-last", {}))
    able = suspects(view, seat)
    if target in view.seats_in(view.cleared):
        hints.append(("cleared", {"seat": target}))
    elif target in able:
        hints.append(("suspects", {"count": len(able)}))
    elif view.exposed:
        hints.append(("exposed", {"seat": able[0]}))
    else:
        hints += [hint for hint in others(view, target) if hint[0] == "gave-them"]
    return hints


def suspects(view: LostPueblo, seat: Seat) -> list[Seat]:
    """Lists the seats that may have the Ace of spades, as far as this seat can tell."""
    able: list[Seat] = []
    for other in view.everyone():
        hand = view.zones[HAND + other]
        if other == seat or other in view.seats_in(view.cleared):
            continue
        if ACE in hand:
            return [other]
        if HIDDEN in hand:
            able.append(other)
    return able


def wins_by_penalty(view: LostPueblo, target: Seat, count: int) -> list[Hint]:
    """Warns that somebody wrongly accused may win by the cards they get (LPG-15)."""
    held = len(view.zones[HAND + target]) + count
    return [("penalty-wins", {"seat": target, "count": held})] * (held >= WINNING_CARDS)


def handing(
    view: LostPueblo, giver: Seat, receiver: Seat, given: list[Piece]
) -> list[Hint]:
    """Shows the cards that both would hold, and what that may end."""
    left = len(view.zones[HAND + giver]) - len(given)
    held = len(view.zones[HAND + receiver]) + len(given)
    thief = ACE in view.zones[HAND + receiver]
    sixth = (
        held >= WINNING_CARDS and not thief and ACE not in given
    )  # LPG-15: before LPG-16
    last = not left and ACE not in given
    risk = "six" if sixth else "last" if last else "none"
    hints: list[Hint] = [("handing", {"seat": receiver, "count": held, "risk": risk})]
    if ACE in given:
        hints.append(("away", {}))
    if sixth:
        hints.append(("sixth", {"seat": receiver}))
    if last:
        hints.append(("out-of-it", {}))
    return hints
