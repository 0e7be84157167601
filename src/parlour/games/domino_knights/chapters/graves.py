"""The end of Knights, Candidates, Recruits, effects and whole Kingdoms."""

from parlour.engine.pieces import Piece, Seat
from parlour.games.domino_knights.chapters.kingdoms import (
    BAR_CLOCK,
    BEFORE,
    CANDIDATES,
    CARD,
    CLOCK,
    DISCARD,
    FALLEN,
    GRAVEYARD,
    HAND,
    HOME,
    KNIGHTS,
    NOTHING,
    ON_KNIGHT,
    ON_SEAT,
    RECRUITS,
    TRAINING,
    UNDER,
    WEALTH,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import cards_under, change_hands
from parlour.games.domino_knights.chapters.lots import with_doublings_settled

# Knights, Candidates, Recruits


def bury(state: Kingdoms, knight: Piece, looter: int = -1) -> None:
    """Moves a Knight out of play to its controller's graveyard (KNI-223, KNI-410).

    Or to the looter's (KNI-224).
    """
    seat = state.controller[knight]
    owner = looter if looter >= 0 else seat
    state.leave_battle(knight)
    cards = cards_under(state, knight)
    if state.options.dominoless:
        pair = [knight, Piece(state.under[knight])]
        entomb(state, owner, pair, KNIGHTS + seat, UNDER + seat)
        cards.remove(pair[1])
    else:
        state.move(knight, KNIGHTS + seat, GRAVEYARD + owner)
    for card in cards:
        state.move(card, UNDER + seat, DISCARD)
        state.put_under(card, NOTHING)
    if state.ongoing:
        state.ongoing = [row for row in state.ongoing if row[ON_KNIGHT] != knight]
    state.forget(knight)


def entomb(
    state: Kingdoms, seat: int, pair: list[Piece], first: int, second: int
) -> None:
    """Puts a dead pair in place of the one in the graveyard, if there are graveyards.

    `first` and `second` are the zones that its cards come from (KNI-705, KNI-706).
    """
    target = GRAVEYARD + seat
    if state.options.graveyard_mode == "battlefield_only":
        target = DISCARD
    else:
        state.sweep(GRAVEYARD + seat, DISCARD)
    state.move(pair[0], first, target)
    state.move(pair[1], second, target)


def kill_candidate(state: Kingdoms, seat: int, number: int) -> None:
    """Kills a Candidate; all see what it was (KNI-410, KNI-R47)."""
    if state.options.dominoless:
        pair = state.lesson(seat, number)
        target = DISCARD  # KNI-705: one card alone is nobody to bury
        if len(pair) == 2 and state.options.graveyard_mode == "last_only":
            state.sweep(GRAVEYARD + seat, DISCARD)
            target = GRAVEYARD + seat
        state.release(seat, number, target)
        return
    tile = state.zones[CANDIDATES + seat][number]
    state.move(tile, CANDIDATES + seat, GRAVEYARD + seat)
    state.marks[tile] = 0
    state.release(seat, number, DISCARD)


def kill_raised(state: Kingdoms, seat: int, card: Piece) -> None:
    """Kills a pair that a Necromancer raised once more (KNI-707)."""
    zone = CANDIDATES + seat
    entomb(state, seat, raised_pair(state, seat, card), zone, zone)


def raised_pair(state: Kingdoms, seat: int, card: Piece) -> list[Piece]:
    """Returns the pair that a card belongs to; pairs lie one after the other."""
    row = state.zones[CANDIDATES + seat]
    place = row.index(card) & ~1
    return [row[place], row[place + 1]]


def kill_recruit(state: Kingdoms, seat: int, number: int) -> None:
    tile = state.zones[RECRUITS + seat][number]
    state.move(tile, RECRUITS + seat, GRAVEYARD + seat)
    state.marks[tile] = 0


# Effects


def end_effect(state: Kingdoms, row: list[int]) -> None:
    """Discards a card that was in force and ends what it did (KNI-425)."""
    card = Piece(row[CARD])
    knight = Piece(row[ON_KNIGHT])
    state.ongoing.remove(row)
    if knight >= 0:
        state.move(card, UNDER + state.controller[knight], DISCARD)
    else:
        state.move(card, BEFORE + row[ON_SEAT], DISCARD)
    if row[HOME] >= 0 and state.in_play(knight):
        fall_back(state, knight, row[HOME])


def fall_back(state: Kingdoms, knight: Piece, home: int) -> None:
    """Ends a Mercenary: the latest that is left rules, or the old owner (KNI-704)."""
    seat = home
    for row in state.ongoing:
        if row[ON_KNIGHT] == knight and row[HOME] >= 0:
            seat = row[ON_SEAT]
    if seat == state.controller[knight]:
        return
    change_hands(state, knight, seat)
    if not state.living(seat):
        bury(state, knight)


def end_clock(state: Kingdoms, seat: Seat) -> None:
    """Ends all that lasts until this seat's upkeep (KNI-105, KNI-106, KNI-402)."""
    for row in state.ongoing[:]:
        if row[CLOCK] == seat and row in state.ongoing:
            end_effect(state, row)
    if state.bars:
        state.bars = [bar for bar in state.bars if bar[BAR_CLOCK] != seat]


def spend_wealth(state: Kingdoms, seat: Seat) -> None:
    """Spends Wealth that has proved what was paid: its doublings stay (KNI-122,
    KNI-433)."""
    for row in state.ongoing[:]:
        kind = state.special(Piece(row[CARD]))
        if row[ON_SEAT] == seat and kind == WEALTH and row[HOME] < 0:
            end_effect(state, row)
    state.lots[seat] = with_doublings_settled(state.lots[seat])


# Kingdoms


def eject(state: Kingdoms, seat: Seat) -> None:
    """Ejects a Kingdom; its graveyard stays for Necromancers (KNI-620)."""
    state.say("ejected", seat, rule="KNI-620")
    state.alive &= ~(1 << seat)
    for row in state.ongoing[:]:  # KNI-R93: hired Knights go back first
        hired = row[ON_SEAT] == seat and row[HOME] >= 0
        if hired and row in state.ongoing and state.in_play(row[ON_KNIGHT]):
            end_effect(state, row)
    end_clock(state, seat)
    for row in state.ongoing[:]:
        if row[ON_SEAT] == seat and row[ON_KNIGHT] < 0:
            end_effect(state, row)
    state.sweep(HAND + seat, DISCARD)
    for tile in state.zones[RECRUITS + seat][:]:
        state.move(tile, RECRUITS + seat, GRAVEYARD + seat)
        state.marks[tile] = 0
    while state.zones[TRAINING + seat]:
        kill_candidate(state, seat, 0)
    while state.zones[CANDIDATES + seat]:  # without dominoes, those who were raised
        kill_raised(state, seat, state.zones[CANDIDATES + seat][0])
    for knight in state.zones[KNIGHTS + seat][:]:
        if not state.marks[knight] & FALLEN:  # those follow after the battle
            bury(state, knight)
