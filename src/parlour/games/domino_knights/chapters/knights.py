"""Values and rights of a Knight, under the cards in play."""

from parlour.engine.pieces import Piece, Seat
from parlour.games.domino_knights.chapters.kingdoms import (
    BARRED,
    CARD,
    COURAGE,
    KNIGHTS,
    LIFE,
    LOYALTY,
    MAJESTY,
    NOBODY,
    ON_KNIGHT,
    ON_SEAT,
    OVERWORKED,
    POWER,
    TIRED,
    TURNED,
    UNDER,
    USED,
    Kingdoms,
    replace_at,
)

# Values


def base(state: Kingdoms, knight: int, defending: bool) -> int:
    """Returns the half that attacks, or the half that defends."""
    faces = state.table.pieces
    if state.options.dominoless:
        half = state.under[knight] if defending else knight
        return faces.ranks[half]
    low = defending != (state.marks[knight] & TURNED != 0)
    return faces.low[knight] if low else faces.high[knight]


def strength(state: Kingdoms, knight: int, defending: bool) -> int:
    """Returns attack or defence with all that bears on it now (KNI-480 to KNI-483)."""
    model = state.model[knight]
    if model >= 0:
        value = base(state, model, defending)
    elif state.doppelganger(Piece(knight)):
        value = 0
    else:
        value = base(state, knight, defending)
    if not state.ongoing:
        return value
    owner = state.controller[knight]
    suit = state.suit_of[knight]
    bonus = state.bonus()
    old = state.options.old
    powers = 0
    for row in state.ongoing:
        card = Piece(row[CARD])
        kind = state.special(card)
        if kind == COURAGE:
            if row[ON_SEAT] == owner and state.table.pieces.suits[card] == suit:
                value += bonus
        elif kind == POWER and (
            row[ON_KNIGHT] == knight or row[ON_KNIGHT] == model >= 0
        ):
            if old:
                powers += 1  # after all Jacks, however they were played (KNI-480)
            else:
                value *= 2  # in the order they were played (KNI-483)
    return value << powers


def attack_of(state: Kingdoms, knights: list[int]) -> int:
    total = 0
    for knight in knights:
        total += strength(state, knight, defending=False)
    return total


def defence_of(state: Kingdoms, knights: list[int]) -> int:
    total = 0
    for knight in knights:
        total += strength(state, knight, defending=True)
    return total


# What lies on a Knight


def faced(state: Kingdoms, seat: int, kind: int, suit: int) -> bool:
    """Returns whether a King, Queen or Jack of this suit lies before a player."""
    if suit < 0:
        return False
    for row in state.ongoing:
        card = Piece(row[CARD])
        before = row[ON_SEAT] == seat and state.table.pieces.suits[card] == suit
        if before and state.special(card) == kind:
            return True
    return False


def lives(state: Kingdoms, knight: int) -> bool:
    """Returns whether Life is in force on it, or on the Knight it copies (KNI-421)."""
    model = state.model[knight]
    for row in state.ongoing:
        on = row[ON_KNIGHT]
        its = on == knight or on == model >= 0
        if its and state.special(Piece(row[CARD])) == LIFE:
            return True
    return False


def majestic(state: Kingdoms, knight: int) -> bool:
    """Returns whether a King covers it (KNI-440)."""
    return faced(state, state.controller[knight], MAJESTY, state.suit_of[knight])


def barred(state: Kingdoms, knight: int) -> bool:
    """Returns whether it was turned away and must wait (KNI-454)."""
    return any(bar[BARRED] == knight for bar in state.bars)


def shuns(state: Kingdoms, one: int, other: int) -> bool:
    """Returns whether a Queen keeps two Knights from fighting each other (KNI-452)."""
    suit = state.suit_of[one]
    here = state.controller[one]
    there = state.controller[other]
    if suit != state.suit_of[other] or here == there:
        return False
    return faced(state, here, LOYALTY, suit) or faced(state, there, LOYALTY, suit)


# Committing


def why_idle(state: Kingdoms, knight: int, against: Seat) -> str:
    """Explains why a Knight cannot be committed; empty if it can (KNI-210).

    `against` is the player it would attack; nobody, if it would defend.
    """
    marks = state.marks[knight]
    if knight in state.engaged:
        return "engaged"
    if marks & TIRED:
        return "tired"
    if state.bars and barred(state, knight):
        return "barred"
    if marks & USED and (
        state.options.old
        or not state.ongoing
        or not (lives(state, knight) or majestic(state, knight))
    ):
        return "used"
    if against < 0 or not state.ongoing:
        return ""
    loyal = faced(state, against, LOYALTY, state.suit_of[knight])  # KNI-451
    return "loyal" if loyal else ""


def committable(state: Kingdoms, seat: Seat, against: Seat = NOBODY) -> list[Piece]:
    """Returns the Knights a player may commit now, in ascending order."""
    ready: list[Piece] = []
    for knight in state.zones[KNIGHTS + seat]:
        if state.in_play(knight) and not why_idle(state, knight, against):
            ready.append(knight)
    if len(ready) > 1:
        ready.sort()
    return ready


def commit(state: Kingdoms, knight: Piece) -> None:
    """Sends a Knight into battle (KNI-211, KNI-212)."""
    state.engaged.append(knight)
    marks = state.marks[knight]
    if not state.ongoing:
        state.marks[knight] = marks | USED
        return
    living = lives(state, knight)
    driven = majestic(state, knight)
    if state.options.old:
        if not living and not driven:
            state.marks[knight] = marks | USED
    elif marks & USED and driven and not living:  # KNI-R39
        state.marks[knight] = marks | OVERWORKED
    else:
        state.marks[knight] = marks | USED


# Changing hands


def change_hands(state: Kingdoms, knight: Piece, seat: int) -> None:
    """Gives somebody else control of a Knight; all that lies on it goes along
    (KNI-704)."""
    was = state.controller[knight]
    if was == seat:
        return
    state.leave_battle(knight)
    state.move(knight, KNIGHTS + was, KNIGHTS + seat)
    for card in cards_under(state, knight):
        state.move(card, UNDER + was, UNDER + seat)
    state.controller = replace_at(state.controller, knight, seat)


def cards_under(state: Kingdoms, knight: Piece) -> list[Piece]:
    """Returns training cards in the order laid, then attachments (KNI-R81)."""
    seat = state.controller[knight]
    cards = [card for card in state.zones[UNDER + seat] if state.under[card] == knight]
    for row in state.ongoing:
        if row[ON_KNIGHT] == knight:
            cards.append(Piece(row[CARD]))
    return cards


def knights_in_play(state: Kingdoms) -> list[Piece]:
    """Returns all Knights that have not fallen, in ascending order."""
    knights: list[Piece] = []
    for seat in state.everyone():
        for knight in state.zones[KNIGHTS + seat]:
            if state.in_play(knight):
                knights.append(knight)
    knights.sort()
    return knights
