"""Effects of special cards once nobody answers them any more (KNI-304, KNI-410 ...)."""

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters.battle import turn_away
from parlour.games.domino_knights.chapters.graves import (
    bury,
    end_effect,
    kill_candidate,
    kill_raised,
    kill_recruit,
)
from parlour.games.domino_knights.chapters.kingdoms import (
    BEFORE,
    CANDIDATES,
    CARD,
    COURAGE,
    DEATH,
    DISCARD,
    GRAVEYARD,
    HAND,
    HOME,
    KNIGHTS,
    LIFE,
    LOW,
    LOYALTY,
    NECROMANCER,
    NOBODY,
    NUMBER,
    ON_KNIGHT,
    ON_SEAT,
    PENDING,
    PLAYER,
    POWER,
    RAISED,
    RECRUIT,
    RECRUITS,
    SEAT,
    TURNED,
    UNDER,
    USED,
    WEALTH,
    WIZARD,
    Kingdoms,
    effect,
)
from parlour.games.domino_knights.chapters.knights import change_hands, knights_in_play
from parlour.games.domino_knights.chapters.moments import is_during_battle
from parlour.games.domino_knights.chapters.recruits import pair_up
from parlour.games.domino_knights.chapters.specials import life_suit
from parlour.games.domino_knights.chapters.train import drop_doublings


def settle(state: Kingdoms, takes_effect: bool) -> Seat:
    """Ends the chain (KNI-304).

    Returns the player who must now name the Candidates that are no longer covered by
    their training cards, if any (KNI-432).
    """
    card = Piece(state.pending[0][CARD])
    seat = Seat(state.pending[0][PLAYER])
    kind = state.special(card)
    lasting = takes_effect and COURAGE <= kind <= LIFE
    if not lasting:
        state.move(card, PENDING, DISCARD)
    for link in state.pending[1:]:
        state.move(Piece(link[CARD]), PENDING, DISCARD)
    aim = state.aim
    state.pending = []
    state.aim = []
    asked = Seat(-1)
    if not takes_effect:
        state.say("negated", seat, card, rule="KNI-305")
        give_back(state, seat, kind, aim)
    elif kind == WIZARD:
        asked = negate(state, aim[0])
    else:
        take_effect(state, seat, card, kind, aim)
    return asked


def give_back(state: Kingdoms, seat: Seat, kind: int, aim: list[Token]) -> None:
    """Puts back the cards shown with a negated Life (KNI-424)."""
    if kind != LIFE or state.in_play(aim[0]):
        return
    if state.options.dominoless:
        home = CANDIDATES if len(aim) > 2 else HAND  # all know it now
        for card in aim[:2]:
            state.move(card, PENDING, home + seat)
        return
    state.move(aim[0], PENDING, RECRUITS + seat)
    if not state.options.old:
        state.move(aim[-1], PENDING, HAND + seat)


def negate(state: Kingdoms, card: Token) -> Seat:
    """Ends a card that was in force, by a Wizard (KNI-465)."""
    for row in state.ongoing:
        if row[CARD] != card:
            continue
        owner = Seat(row[ON_SEAT])
        end_effect(state, row)
        state.say("disrupted", piece=card, rule="KNI-465")
        if state.special(card) == WEALTH and row[HOME] < 0:
            drop_doublings(state, owner, card)
            again = state.options.multi_turn_training
            if not again and state.zones[CANDIDATES + owner]:
                return owner
        break
    return Seat(-1)


def take_effect(
    state: Kingdoms, seat: Seat, card: Piece, kind: int, aim: list[Token]
) -> None:
    if kind == DEATH:
        strike_dead(state, aim)
    elif kind == LIFE:
        give_life(state, seat, card, aim)
    elif kind == POWER:
        attach(state, seat, card, aim[0])
    elif kind == NECROMANCER:
        raise_dead(state, seat, aim[0])
    elif kind != WEALTH:
        affected = aim[0] - SEAT
        lie_before(state, card, affected, affected)
        if kind == LOYALTY and is_during_battle(state.window):
            turn_away(state, affected, state.table.pieces.suits[card])
    elif state.options.dominoless:
        hire(state, seat, card, aim[0])
    else:
        lie_before(state, card, seat, NOBODY)  # it ends when it has proved its worth


def lie_before(state: Kingdoms, card: Piece, seat: int, clock: int) -> None:
    """Lays a card before the player it affects (KNI-401, KNI-402)."""
    state.move(card, PENDING, BEFORE + seat)
    state.ongoing.append(effect(card, seat=seat, clock=clock))


def attach(state: Kingdoms, seat: Seat, card: Piece, knight: Piece) -> None:
    """Lays Life or Power under a Knight (KNI-402)."""
    holder = state.controller[knight]
    clock: int = NOBODY
    if not state.options.old:
        clock = seat if state.options.ace_clock == "player" else holder
    state.move(card, PENDING, UNDER + holder)
    state.ongoing.append(effect(card, knight=knight, clock=clock))


def strike_dead(state: Kingdoms, aim: list[Token]) -> None:
    """Lets Death take a Knight, a Candidate or a Recruit (KNI-410)."""
    target = aim[0]
    if target >= SEAT:
        seat = target - SEAT
        number = aim[2] - NUMBER - 1
        row = RECRUITS if aim[1] == RECRUIT else CANDIDATES
        dead = -1 if state.options.dominoless else state.zones[row + seat][number]
        if aim[1] == RECRUIT:
            kill_recruit(state, seat, number)
        else:
            kill_candidate(state, seat, number)
        if dead >= 0:
            state.say("dies", seat, dead, rule="KNI-410")
        return
    if not state.in_play(target):  # without dominoes, a pair that was raised
        for seat in state.everyone():
            if target in state.zones[CANDIDATES + seat]:
                kill_raised(state, seat, target)
        return
    copies = [k for k in knights_in_play(state) if state.model[k] == target]
    state.say("dies", state.controller[target], target, rule="KNI-410")
    bury(state, target)
    if state.options.doppel_death_spreads:  # KNI-R55
        for double in copies:
            bury(state, double)


def give_life(state: Kingdoms, seat: Seat, card: Piece, aim: list[Token]) -> None:
    """Lets a Knight act on and on, or stands one up at once (KNI-420, KNI-421)."""
    knight = aim[0]
    if not state.in_play(knight):
        state.move(knight, PENDING, KNIGHTS + seat)
        if state.options.dominoless:
            state.move(aim[1], PENDING, UNDER + seat)
            pair_up(state, seat, knight, aim[1])
        else:
            suit = life_suit(state)
            if not state.options.old:
                lesson = aim[-1]
                state.move(lesson, PENDING, UNDER + seat)
                state.put_under(lesson, knight)
                suit = state.table.pieces.suits[lesson]
            state.enter_play(knight, seat, suit, TURNED if LOW in aim else 0)
    attach(state, seat, card, knight)
    if state.options.old:
        for other in knights_in_play(state):
            if other == knight or state.model[other] == knight:  # KNI-503
                state.marks[other] = state.marks[other] & ~USED


def hire(state: Kingdoms, seat: Seat, card: Piece, knight: Piece) -> None:
    """Has a Mercenary change sides (KNI-475, KNI-704)."""
    home = state.controller[knight]
    for row in state.ongoing:
        if row[ON_KNIGHT] == knight and row[HOME] >= 0:
            home = row[HOME]
            break
    change_hands(state, knight, seat)
    state.move(card, PENDING, UNDER + seat)
    lasting = state.options.mercenary_duration == "until_disrupted"
    clock = NOBODY if lasting else seat
    state.ongoing.append(effect(card, seat=seat, knight=knight, clock=clock, home=home))


def raise_dead(state: Kingdoms, seat: Seat, target: Token) -> None:
    """Brings somebody back by a Necromancer (KNI-470, KNI-707)."""
    if target < SEAT:  # a Knight fallen on this battlefield (KNI-706)
        owner = state.controller[target]
        mate = Piece(state.under[target])
        for row in state.ongoing[:]:
            if row[ON_KNIGHT] == target:
                state.ongoing.remove(row)
                state.move(Piece(row[CARD]), UNDER + owner, DISCARD)
        state.move(target, KNIGHTS + owner, CANDIDATES + seat)
        state.move(mate, UNDER + owner, CANDIDATES + seat)
        state.fallen.remove(target)
        state.leave_battle(target)
        state.forget(target)
        return
    grave = state.zones[GRAVEYARD + target - SEAT]
    if state.options.dominoless:
        for card in grave[:]:
            state.move(card, GRAVEYARD + target - SEAT, CANDIDATES + seat)
        return
    tile = grave[-1]
    state.move(tile, GRAVEYARD + target - SEAT, RECRUITS + seat)
    state.marks[tile] = RAISED
