"""Training Recruits with cards of one suit, and Wealth (KNI-130 to KNI-135)."""

from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.engine.refusals import Refusal
from parlour.games.domino_knights.chapters.kingdoms import (
    BLANK,
    CANDIDATES,
    HAND,
    RECRUITS,
    TRAINING,
    WEALTH,
    Kingdoms,
    doubled,
    halved,
)
from parlour.games.domino_knights.chapters.lots import Lot, without_wealth


def ask_train(state: Kingdoms, seat: Seat) -> Pick:
    """Offers affordable Recruits, Candidates to go on with, and Wealth (KNI-130)."""
    options = trainable(state, seat)
    if not state.options.dominoless:
        for card in state.hand(seat):
            if state.special(card) == WEALTH and training_cards(state, seat):
                options.append(card)  # KNI-430
    return Pick(seat, "train", options, 0, 60, "KNI-130", staged=True)


def training_cards(state: Kingdoms, seat: Seat) -> list[Piece]:
    return [card for card in state.hand(seat) if state.worth(card)]


def trainable(state: Kingdoms, seat: Seat) -> list[Token]:
    """Lists what a training can begin with: a tile, or without dominoes a card."""
    if state.options.dominoless:
        return trainable_cards(state, seat)
    if not state.hand(seat):
        return []
    totals = [0, 0, 0, 0]
    suits = state.table.pieces.suits
    for card in state.hand(seat):
        worth = state.worth(card)
        if worth:
            totals[suits[card]] = totals[suits[card]] + worth
    most = max(totals)
    if not most:
        return []
    doublings = state.doublings_of(seat)
    several = state.options.multi_turn_training
    tiles = [
        tile
        for tile in state.zones[RECRUITS + seat]
        if several or state.cost(tile) <= doubled(most, doublings)
    ]
    if several:
        row = state.zones[CANDIDATES + seat]
        for number in range(len(row)):
            if not state.finished(seat, number):
                suit = suits[state.lesson(seat, number)[0]]
                if suit >= 0 and totals[suit]:
                    tiles.append(row[number])
    return tiles


def trainable_cards(state: Kingdoms, seat: Seat) -> list[Token]:
    """Returns cards that have a partner, or may wait for one (KNI-701)."""
    cards: list[Token] = []
    several = state.options.multi_turn_training
    if state.by_health() or state.scores[seat]:  # KNI-R80: else no new ones
        for card in state.hand(seat):
            if pairable(state, card) and (several or mates_above(state, seat, card)):
                cards.append(card)
    if several:
        for number in range(state.candidate_count(seat)):
            lesson = state.lesson(seat, number)
            if len(lesson) == 1 and partners(state, seat, lesson[0]):
                cards.append(lesson[0])
    return cards


def pairable(state: Kingdoms, card: Piece) -> bool:
    """Returns whether a card can be half a Knight."""
    return state.worth(card) > 0 or state.table.pieces.ranks[card] == BLANK


def partners(state: Kingdoms, seat: Seat, card: Piece) -> list[Token]:
    """Returns the cards in hand that make a pair with this one (KNI-700, KNI-708)."""
    faces = state.table.pieces
    blank = faces.ranks[card] == BLANK
    found: list[Token] = []
    for other in state.hand(seat):
        if other == card:
            continue
        if faces.ranks[other] == BLANK:
            if not blank:
                found.append(other)
        elif state.worth(other) and (blank or faces.suits[other] == faces.suits[card]):
            found.append(other)
    return found


def mates_above(state: Kingdoms, seat: Seat, card: Piece) -> list[Token]:
    """Returns partners that come after a card, so that a pair has one spelling."""
    return [other for other in partners(state, seat, card) if other > card]


def narrow_train(state: Kingdoms, pick: Pick, chosen: list[Token]) -> list[Token]:
    """Returns a tile and then cards of one suit; or a pair; or Wealth."""
    seat = pick.seat
    if not chosen:
        return [*pick.options, DONE]
    if state.options.dominoless:
        return narrow_pair(state, seat, chosen)
    tile, laid = chosen[0], chosen[1:]
    if tile in state.hand(seat):
        return []  # KNI-133: Wealth, which needs no aim
    if state.doppelganger(tile):  # KNI-131: exactly one card
        return [] if laid else list(training_cards(state, seat))
    return narrow_cards(state, seat, tile, laid)


def narrow_cards(
    state: Kingdoms, seat: Seat, tile: Piece, laid: list[Token]
) -> list[Token]:
    """Returns cards of one suit in ascending order, until they pay for a tile
    (KNI-130)."""
    suits = state.table.pieces.suits
    suit = suit_so_far(state, seat, tile, laid)
    short = still_short(state, seat, tile, laid)
    last = laid[-1] if laid else -1
    cards = training_cards(state, seat)
    able: list[Token] = []
    for card in cards:
        in_turn = card > last and (suit < 0 or suits[card] == suit)
        if in_turn and (short <= 0 or within_reach(state, cards, card) >= short):
            able.append(card)
    if laid and short <= 0:
        able.append(DONE)
    return able


def suit_so_far(state: Kingdoms, seat: Seat, tile: Piece, laid: list[Token]) -> int:
    """Returns the suit that the next card must have; -1 if it may be any (KNI-130,
    KNI-132)."""
    suits = state.table.pieces.suits
    if laid:
        return suits[laid[0]]
    if tile in state.zones[CANDIDATES + seat]:
        number = state.zones[CANDIDATES + seat].index(tile)
        return suits[state.lesson(seat, number)[0]]
    return -1


def still_short(state: Kingdoms, seat: Seat, tile: Piece, laid: list[Token]) -> int:
    """Returns the value that further cards must have before Wealth (KNI-130, KNI-431).

    Nothing with training over several turns: any card will do (KNI-132).
    """
    if state.options.multi_turn_training:
        return 0
    short = halved(state.cost(tile), state.doublings_of(seat))
    for card in laid:
        short -= state.worth(card)
    return short


def within_reach(state: Kingdoms, cards: list[Piece], first: Piece) -> int:
    """Returns the total of a card and those of its suit that may follow it."""
    suits = state.table.pieces.suits
    total = 0
    for card in cards:
        if card >= first and suits[card] == suits[first]:
            total += state.worth(card)
    return total


def narrow_pair(state: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Token]:
    """Returns the partner of a card, in ascending order; a card laid earlier comes
    first."""
    if len(chosen) > 1:
        return []
    first = chosen[0]
    mates = partners(state, seat, first)
    if first not in state.hand(seat):
        return mates
    able = mates_above(state, seat, first)
    if state.options.multi_turn_training:
        able.append(DONE)
    return able


def train(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Takes a Recruit into training, or gives a Candidate more cards (KNI-130)."""
    state.acted = True
    if state.options.dominoless:
        laid = tokens
        if tokens[0] in state.zones[TRAINING + seat]:
            number = state.candidate_of(seat, tokens[0])
            laid = tokens[1:]
            state.say("goes-on-training", seat, number=number + 1, rule="KNI-701")
        else:
            number = state.candidate_count(seat)
            state.say("trains-pair", seat, number=len(laid), rule="KNI-701")
        lay_cards(state, seat, number, laid, wealths=0)
        return
    tile = tokens[0]
    if tile in state.zones[RECRUITS + seat]:
        slot = state.zones[RECRUITS + seat].index(tile)
        state.say("trains", seat, number=slot + 1, rule="KNI-130")
        number = len(state.zones[CANDIDATES + seat])
        state.move(tile, RECRUITS + seat, CANDIDATES + seat)
    else:
        number = state.zones[CANDIDATES + seat].index(tile)
        state.say("goes-on-training", seat, number=number + 1, rule="KNI-132")
    lay_cards(state, seat, number, tokens[1:], state.wealths_of(seat))


def lay_cards(
    state: Kingdoms, seat: Seat, number: int, cards: list[Token], wealths: int
) -> None:
    """Lays cards under a Candidate, each with the Wealths that double it (KNI-431)."""
    lot = Lot(number, settled=0, wealths=wealths)
    for card in cards:
        state.move(card, HAND + seat, TRAINING + seat)
        state.lots[seat].append(lot.number())


def why_not_train(
    state: Kingdoms, seat: Seat, chosen: list[Token], token: Token
) -> Refusal:
    held = token in state.hand(seat)
    if held and not state.worth(token):
        return Refusal("trains-nobody", "KNI-R13")
    if state.options.dominoless:
        return Refusal("pair-needed" if held else "not-offered", "KNI-701")
    mine = token in state.zones[RECRUITS + seat]
    if not chosen:
        if held:
            return Refusal("tile-first", "KNI-130")
        if token in state.zones[CANDIDATES + seat]:
            return Refusal("in-training", "KNI-R16")
        return Refusal("cannot-pay" if mine else "not-offered", "KNI-130")
    if held and state.doppelganger(chosen[0]):
        return Refusal("one-card-only", "KNI-131")
    if held and len(chosen) > 1 and token > chosen[-1]:
        suits = state.table.pieces.suits
        if suits[token] != suits[chosen[1]]:
            return Refusal("one-suit", "KNI-130")
    return Refusal("not-enough" if held else "not-offered", "KNI-130")


# Wealth disrupted


def drop_doublings(state: Kingdoms, seat: Seat, wealth: int) -> None:
    """Drops the doublings of a disrupted Wealth (KNI-432)."""
    bit = state.wealth_bit(wealth)
    state.lots[seat] = without_wealth(state.lots[seat], bit)


def unpaid_tiles(state: Kingdoms, seat: Seat) -> list[Token]:
    """Lists the Candidates whose training cards no longer cover their cost."""
    row = state.zones[CANDIDATES + seat]
    return [row[n] for n in range(len(row)) if not state.finished(seat, n)]


def dissolve(state: Kingdoms, seat: Seat, tiles: list[Token]) -> None:
    """Puts tiles and cards back unseen (KNI-432)."""
    for tile in tiles:
        number = state.zones[CANDIDATES + seat].index(tile)
        state.say("dissolved", seat, number=number + 1, rule="KNI-432")
        state.move(tile, CANDIDATES + seat, RECRUITS + seat)
        state.release(seat, number, HAND + seat)
