"""Special cards: when they may be played, on what, and what they do (KNI-400 ...)."""

from typing import Final

from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import HEARTS, NO_SUIT, Piece, Seat, Token
from parlour.engine.refusals import Refusal
from parlour.games.domino_knights.chapters.goals import models_for
from parlour.games.domino_knights.chapters.graves import (
    raised_pair,
)
from parlour.games.domino_knights.chapters.kingdoms import (
    BLANK,
    CANDIDATE,
    CANDIDATES,
    CARD,
    COURAGE,
    DEATH,
    GRAVEYARD,
    HAND,
    HIGH,
    LIFE,
    LOW,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    NUMBER,
    ON_KNIGHT,
    ON_SEAT,
    PENDING,
    POWER,
    RECRUIT,
    RECRUITS,
    SEAT,
    TRAINING,
    WEALTH,
    WIZARD,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import knights_in_play
from parlour.games.domino_knights.chapters.moments import RESOLVED, TRAINED
from parlour.games.domino_knights.chapters.train import (
    pairable,
    partners,
    training_cards,
)

# What can be played


def playable(state: Kingdoms, seat: Seat) -> list[Token]:
    """Returns the special cards in a hand that have something to act on (KNI-400)."""
    cards: list[Token] = []
    ranks = state.table.pieces.ranks
    for card in state.hand(seat):
        rank = ranks[card]
        if rank < WIZARD and rank != NECROMANCER:
            continue
        if COURAGE <= rank <= MAJESTY or targets_of(state, seat, card):
            cards.append(card)
    return cards


def targets_of(state: Kingdoms, seat: Seat, card: Piece) -> list[Token]:
    """Lists the first targets of a special card in an open window."""
    kind = state.special(card)
    if kind == WIZARD:
        return disruptable(state)
    if COURAGE <= kind <= MAJESTY:
        return [Token(SEAT + s) for s in state.everyone() if state.living(s)]
    if kind == POWER:
        return knights_in_play(state)
    if kind == DEATH:
        return death_targets(state)
    if kind == LIFE:
        return life_targets(state, seat, card)
    if kind == NECROMANCER:
        return graves(state)
    if state.options.dominoless and state.options.ace_of_diamonds == "mercenary":
        return [k for k in knights_in_play(state) if state.controller[k] != seat]
    return []


def disruptable(state: Kingdoms) -> list[Token]:
    """Returns cards in force that a Wizard can negate (KNI-465)."""
    cards: list[Token] = []
    for row in state.ongoing:
        card = Piece(row[CARD])
        knight = row[ON_KNIGHT]
        if knight >= 0:
            if state.in_play(knight):
                cards.append(card)
        elif state.special(card) != WEALTH or wealth_open(state, row[ON_SEAT]):
            cards.append(card)
    return cards


def wealth_open(state: Kingdoms, seat: int) -> bool:
    """Returns whether Wealth before this player can still be disrupted (KNI-433)."""
    if state.options.train_after_discard:
        return True
    return state.window == TRAINED and state.turn == seat


def death_targets(state: Kingdoms) -> list[Token]:
    """Returns Knights by name; seats, for Candidates and Recruits by their place
    (KNI-410)."""
    found: list[Token] = knights_in_play(state)
    for seat in state.everyone():
        if state.zones[TRAINING + seat] or recruits_at_risk(state, seat):
            found.append(Token(SEAT + seat))
        if state.options.dominoless:
            found += state.zones[CANDIDATES + seat][::2]
    return found


def recruits_at_risk(state: Kingdoms, seat: int) -> bool:
    if state.options.death_targets != "any_domino":
        return False
    return bool(state.zones[RECRUITS + seat])


def life_targets(state: Kingdoms, seat: Seat, card: Piece) -> list[Token]:
    """Returns any Knight, or something of one's own to make one of (KNI-420)."""
    found: list[Token] = knights_in_play(state)
    if state.options.dominoless:
        found += halves(state, seat)
        return found
    for tile in state.zones[RECRUITS + seat]:
        if state.options.old:
            lone = state.doppelganger(tile) and not models_for(state, life_suit(state))
            if not lone:  # KNI-502
                found.append(tile)
        elif lessons_for(state, seat, tile):  # KNI-R49
            found.append(tile)
    return found


def life_suit(state: Kingdoms) -> int:
    """Returns the suit of a Knight that Life makes in 0.8 (KNI-423)."""
    return HEARTS if state.options.life_suit_08 == "hearts" else NO_SUIT


def lessons_for(state: Kingdoms, seat: Seat, tile: Piece) -> list[Token]:
    """Returns the training cards that can go with a Recruit brought to Life
    (KNI-502)."""
    cards = training_cards(state, seat)
    if not state.doppelganger(tile):
        return cards
    suits = state.table.pieces.suits
    return [card for card in cards if models_for(state, suits[card])]


def halves(state: Kingdoms, seat: Seat) -> list[Token]:
    """Returns cards that can be the attack half of a Knight now (KNI-702)."""
    return [c for c in own_halves(state, seat) if other_halves(state, seat, c)]


def own_halves(state: Kingdoms, seat: Seat) -> list[Piece]:
    cards = [card for card in state.hand(seat) if pairable(state, card)]
    cards += state.zones[TRAINING + seat]
    cards += state.zones[CANDIDATES + seat]
    return cards


def other_halves(state: Kingdoms, seat: Seat, attack: Piece) -> list[Token]:
    """Returns the defence halves that go with a card; a blank can only come first."""
    if attack in state.hand(seat):
        found = partners(state, seat, attack)
    elif attack in state.zones[TRAINING + seat]:
        lesson = state.lesson(seat, state.candidate_of(seat, attack))
        found = [c for c in lesson if c != attack] if len(lesson) == 2 else []
    else:
        found = [c for c in raised_pair(state, seat, attack) if c != attack]
    found = [card for card in found if not state.doppelganger(card)]
    if state.doppelganger(attack):
        suits = state.table.pieces.suits
        found = [card for card in found if models_for(state, suits[card])]
    return found


def graves(state: Kingdoms) -> list[Token]:
    """Lists the graveyards to raise from, or the fallen themselves (KNI-470,
    KNI-706)."""
    found: list[Token] = []
    if state.options.dominoless and state.options.graveyard_mode != "last_only":
        return list(state.fallen) if state.window == RESOLVED else found
    for seat in state.everyone():
        if state.zones[GRAVEYARD + seat]:  # KNI-R53
            found.append(Token(SEAT + seat))
    return found


# Choosing


def narrow_react(state: Kingdoms, pick: Pick, chosen: list[Token]) -> list[Token]:
    """Returns a card, then what it is aimed at."""
    if not chosen:
        return [*pick.options, DONE]
    seat = pick.seat
    if len(chosen) == 1:
        return targets_of(state, seat, chosen[0])
    kind = state.special(chosen[0])
    if kind == DEATH:
        return narrow_death(state, chosen)
    return narrow_life(state, seat, chosen) if kind == LIFE else []


def narrow_death(state: Kingdoms, chosen: list[Token]) -> list[Token]:
    """Returns, after a seat, Recruit or Candidate, and which one."""
    if chosen[1] < SEAT:
        return []
    seat = chosen[1] - SEAT
    able: list[Token] = []
    if len(chosen) == 2:
        if recruits_at_risk(state, seat):
            able.append(RECRUIT)
        if state.zones[TRAINING + seat]:
            able.append(CANDIDATE)
    elif len(chosen) == 3:
        count = state.candidate_count(seat)
        if chosen[2] == RECRUIT:
            count = len(state.zones[RECRUITS + seat])
        able = [Token(NUMBER + 1 + n) for n in range(count)]
    return able


def narrow_life(state: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Token]:
    """Returns, after a Recruit, which half attacks, and in 0.9 a training card
    (KNI-424)."""
    first = chosen[1]
    if state.in_play(first):
        return []
    if state.options.dominoless:
        return other_halves(state, seat, first) if len(chosen) == 2 else []
    faces = state.table.pieces
    places = 2 if faces.high[first] == faces.low[first] else 3
    if len(chosen) < places:
        return [HIGH, LOW]
    if len(chosen) == places and not state.options.old:
        return lessons_for(state, seat, first)
    return []


def why_not_react(
    state: Kingdoms, seat: Seat, chosen: list[Token], token: Token
) -> Refusal:
    if not chosen and token in state.hand(seat):
        kind = state.special(token)
        if BLANK <= kind < WIZARD:
            return Refusal("no-special", "KNI-400")
        if kind == WEALTH and not state.options.dominoless:
            return Refusal("wealth-in-training", "KNI-430")
        return Refusal("no-target", "KNI-400")
    if chosen and state.special(chosen[0]) == WIZARD:
        for row in state.ongoing:
            if row[CARD] == token and state.special(token) == WEALTH:
                return Refusal("wealth-is-spent", "KNI-433")
    return Refusal("not-a-target" if chosen else "not-offered", "KNI-400")


# Announcing


KINDS: Final = {
    NECROMANCER: "necromancer",
    WIZARD: "wizard",
    COURAGE: "courage",
    LOYALTY: "loyalty",
    MAJESTY: "majesty",
    POWER: "power",
    WEALTH: "wealth",
    LIFE: "life",
    DEATH: "death",
}


def name_of(state: Kingdoms, card: Piece) -> str:
    """Returns the name of a special card."""
    kind = state.special(card)
    hired = kind == WEALTH and state.options.dominoless  # KNI-475
    return "mercenary" if hired else KINDS[kind]


def announce(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Takes a card from the hand, to wait for Wizards (KNI-303, KNI-305)."""
    card = tokens[0]
    state.move(card, HAND + seat, PENDING)
    state.pending.append([card, seat])
    state.aim = tokens[1:]
    if state.events is not None:
        state.say(f"plays-{name_of(state, card)}", seat, card, rule="KNI-400")
    if state.special(card) != LIFE or len(tokens) == 1 or state.in_play(tokens[1]):
        return
    if state.options.dominoless:
        announce_pair(state, seat, tokens[1:])
        return
    state.move(tokens[1], RECRUITS + seat, PENDING)
    if not state.options.old:
        state.move(tokens[-1], HAND + seat, PENDING)


def announce_pair(state: Kingdoms, seat: Seat, pair: list[Token]) -> None:
    """Shows a pair from the hand, or a Candidate, with Life (KNI-702)."""
    if pair[0] in state.hand(seat):
        for card in pair:
            state.move(card, HAND + seat, PENDING)
    elif pair[0] in state.zones[CANDIDATES + seat]:
        state.aim = [*pair, CANDIDATE]  # where it goes back to
        for card in pair:
            state.move(card, CANDIDATES + seat, PENDING)
    else:
        state.aim = [*pair, CANDIDATE]
        state.release(seat, state.candidate_of(seat, pair[0]), PENDING)


def disrupt(state: Kingdoms, seat: Seat, ten: Token) -> None:
    """Answers the card on top with a Wizard (KNI-303)."""
    state.move(ten, HAND + seat, PENDING)
    state.pending.append([ten, seat])
    state.say("plays-wizard", seat, ten, rule="KNI-303")
