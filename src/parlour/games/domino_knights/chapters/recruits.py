"""Upkeep, Draw and Promote: Recruits come, Candidates become Knights (KNI-105 ...)."""

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters.graves import end_clock, spend_wealth
from parlour.games.domino_knights.chapters.kingdoms import (
    CANDIDATES,
    DECK,
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    OVERWORKED,
    PEASANTS,
    RAISED,
    RECRUITS,
    TIRED,
    TURNED,
    UNDER,
    USED,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.moments import (
    AFTER_FIRST_PHASE,
    AFTER_SECOND_PHASE,
)

# Upkeep


def upkeep(state: Kingdoms, seat: Seat) -> None:
    """Ends effects that last a round, and makes Knights fresh (KNI-105, KNI-106)."""
    end_clock(state, seat)
    if state.options.old:
        spend_wealth(state, seat)
    marks = state.marks
    tiring = state.options.majesty_fatigue
    for knight in state.zones[KNIGHTS + seat]:
        now = marks[knight]
        if now & (USED | OVERWORKED | TIRED):
            fresh = now & ~(USED | OVERWORKED | TIRED)
            if tiring and now & OVERWORKED:  # KNI-442
                fresh |= TIRED
            marks[knight] = fresh


# Draw


def draw_up(state: Kingdoms) -> None:
    seat = state.turn
    draw_tiles(state, seat)
    if may_take_discard(state, seat):
        state.put("draw-source", seat)
    else:
        go_on_after_draw(state)


def go_on_after_draw(state: Kingdoms) -> None:
    draw_cards(state, state.turn)
    if state.options.old:
        state.open_window(AFTER_SECOND_PHASE, "train")
    else:
        state.open_window(AFTER_FIRST_PHASE, "promote")


def draw_tiles(state: Kingdoms, seat: Seat) -> None:
    """Fills the pool of Recruits up (KNI-110 to KNI-113)."""
    if state.options.dominoless:
        return
    if len(state.zones[PEASANTS]) < 5:
        recycle(state)
    if not state.by_health() and state.scores[seat] == 0:
        return  # KNI-113
    recruits = state.zones[RECRUITS + seat]
    count = len(recruits)
    if not state.options.old:  # KNI-112: raised ones do not count
        for tile in recruits:
            if state.marks[tile] & RAISED:
                count -= 1
    while count < 2:
        if not state.zones[PEASANTS]:
            recycle(state)
        if not state.zones[PEASANTS]:
            return  # KNI-R12
        state.draw(PEASANTS, RECRUITS + seat)
        count += 1


def recycle(state: Kingdoms) -> None:
    """Has all graveyards give back all but their top tile (KNI-110, KNI-R10)."""
    buried = False
    for seat in state.everyone():
        if len(state.zones[GRAVEYARD + seat]) > 1:
            buried = True
    if not buried:
        return
    state.say("dead-return", rule="KNI-110")
    state.loose &= ~(1 << PEASANTS)  # the order it had means nothing any more
    for seat in state.everyone():
        for tile in state.zones[GRAVEYARD + seat][:-1]:
            state.move(tile, GRAVEYARD + seat, PEASANTS)
    state.shuffle(PEASANTS)


def may_take_discard(state: Kingdoms, seat: Seat) -> bool:
    """Returns True if the top discard may be taken: in 0.8, if it is 2 to 9 (KNI-114,
    KNI-R06)."""
    if not state.options.old or len(state.hand(seat)) >= 6:
        return False
    pile = state.zones[DISCARD]
    return bool(pile) and 2 <= state.table.pieces.ranks[pile[-1]] <= 9


def draw_cards(state: Kingdoms, seat: Seat) -> None:
    """Draws up to six cards (KNI-115, KNI-R07, KNI-R09)."""
    while len(state.hand(seat)) < 6 and draw_card(state, HAND + seat):
        pass


def draw_card(state: Kingdoms, target: int) -> bool:
    """Draws one card from the deck, which is renewed the moment it is gone
    (KNI-116)."""
    if not state.zones[DECK]:
        renew_deck(state)
    if not state.zones[DECK]:
        return False
    state.draw(DECK, target)
    if not state.zones[DECK]:  # KNI-R08
        renew_deck(state)
    return True


def renew_deck(state: Kingdoms) -> None:
    if state.zones[DISCARD]:
        state.say("deck-renewed", rule="KNI-116")
        state.gather([DISCARD], DECK)


# Promote


def promote_all(state: Kingdoms) -> None:
    """Turns Candidates up; with training over several turns, only the owner knows which
    of them are finished (KNI-120, KNI-132)."""
    seat = state.turn
    state.step = "orient"
    if state.options.dominoless:
        promote_pairs(state, seat)
    elif not named_when_finished(state):
        promote(state, seat, state.zones[CANDIDATES + seat][:])
    elif state.zones[CANDIDATES + seat]:
        state.put("promote", seat)


def named_when_finished(state: Kingdoms) -> bool:
    """Returns whether only the owner knows which Candidates are finished (KNI-132)."""
    return state.options.multi_turn_training and not state.options.dominoless


def finished_tiles(state: Kingdoms, seat: Seat) -> list[Token]:
    """Returns the Candidates that are fully paid."""
    row = state.zones[CANDIDATES + seat]
    return [row[n] for n in range(len(row)) if state.finished(seat, n)]


def promote(state: Kingdoms, seat: Seat, tiles: list[Token]) -> None:
    """Makes these Candidates Knights: cards and tile are turned up (KNI-120)."""
    for tile in tiles:
        number = state.zones[CANDIDATES + seat].index(tile)
        state.move(tile, CANDIDATES + seat, KNIGHTS + seat)
        for card in state.release(seat, number, UNDER + seat):
            state.put_under(card, tile)
        state.placing.append(tile)


def promote_pairs(state: Kingdoms, seat: Seat) -> None:
    """Turns all pairs up in a game without dominoes (KNI-701, KNI-707)."""
    number = 0
    while number < state.candidate_count(seat):
        if state.finished(seat, number):
            state.placing += state.release(seat, number, UNDER + seat)
        else:
            number += 1
    for card in state.zones[CANDIDATES + seat][:]:
        state.move(card, CANDIDATES + seat, UNDER + seat)
        state.placing.append(card)


def orient(state: Kingdoms) -> None:
    """Lets the owner turn new Knights as she likes (KNI-120)."""
    if state.options.dominoless:
        orient_pairs(state)
    elif to_turn(state):
        state.put("orient", state.turn)
    else:
        place_tiles(state, [])


def to_turn(state: Kingdoms) -> list[Token]:
    """Returns new Knights whose halves differ."""
    faces = state.table.pieces
    return [tile for tile in state.placing if faces.high[tile] != faces.low[tile]]


def place_tiles(state: Kingdoms, turned: list[Token]) -> None:
    for tile in state.placing:
        place(state, state.turn, tile, tile in turned)
    state.placing = []
    state.unchecked = True
    state.step = "promoted"


def place(state: Kingdoms, seat: Seat, tile: Piece, low_attacks: bool) -> None:
    """Stands a tile as a Knight, once and for all (KNI-121)."""
    suit = -1
    for card in state.zones[UNDER + seat]:
        if state.under[card] == tile:
            suit = state.table.pieces.suits[card]
            break
    state.enter_play(tile, seat, suit, TURNED if low_attacks else 0)


def orient_pairs(state: Kingdoms) -> None:
    """Places pairs one by one; only unlike cards need a decision (KNI-701)."""
    ranks = state.table.pieces.ranks
    while state.placing:
        one, other = state.placing[0], state.placing[1]
        if state.doppelganger(other):
            place_pair(state, other, one)
        elif state.doppelganger(one) or ranks[one] == ranks[other]:
            place_pair(state, one, other)
        else:
            state.put("orient-pair", state.turn)
            return
    state.unchecked = True
    state.step = "promoted"


def place_pair(state: Kingdoms, attack: Piece, defence: Piece) -> None:
    """Stands a pair as a Knight; both cards lie under it so far (KNI-700)."""
    seat = state.turn
    state.move(attack, UNDER + seat, KNIGHTS + seat)
    pair_up(state, seat, attack, defence)
    state.placing = state.placing[2:]


def pair_up(state: Kingdoms, seat: Seat, attack: Piece, defence: Piece) -> None:
    state.put_under(attack, defence)
    state.put_under(defence, attack)
    state.enter_play(attack, seat, state.table.pieces.suits[defence])


def go_on_after_promotion(state: Kingdoms) -> None:
    if state.options.old:
        state.open_window(AFTER_FIRST_PHASE, "draw")
        return
    spend_wealth(state, state.turn)  # KNI-122
    late = state.options.train_after_discard
    state.open_window(AFTER_SECOND_PHASE, "attack" if late else "train")
