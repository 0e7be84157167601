"""The bot's choice of Candidates and of their training cards."""

from typing import Final

from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters.kingdoms import (
    KNIGHTS,
    RECRUITS,
    WIZARD,
    Kingdoms,
    halved,
)
from parlour.games.domino_knights.chapters.train import (
    narrow_train,
    partners,
    training_cards,
)
from parlour.games.domino_knights.playing.tactics import might

SPECIAL_CARD_PIPS: Final = 7
"""Pips that a Ten or a face card is worth beyond its training value."""


def card_price(view: Kingdoms, card: Piece) -> int:
    """Returns the cost of laying a card under a Candidate."""
    worth = view.worth(card)
    return worth + SPECIAL_CARD_PIPS if worth >= 10 else worth


def training(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Returns the most pips for the fewest pips' worth of cards."""
    if view.options.dominoless:
        return train_pair(view, me, pick)
    best: list[Token] = []
    most = 0.0
    wealth: Token = Token(-1)
    doublings = view.doublings_of(me)
    richer = 0.0
    for tile in pick.options:
        if tile in view.hand(me):
            wealth = tile
    tiles = [tile for tile in view.zones[RECRUITS + me] if tile in pick.options]
    for tile in tiles:
        value, cards = payment(view, me, tile, doublings)
        if cards and value > most:
            most = value
            best = [tile, *cards]
    if wealth >= 0:
        for tile in view.zones[RECRUITS + me]:
            value, cards = payment(view, me, tile, doublings + 1)
            if cards:
                richer = max(richer, value)
        if richer > most + 4:
            return [wealth]
    if best:
        return best
    for tile in pick.options:  # a Candidate that was begun
        if tile not in tiles and tile != wealth:
            able = narrow_train(view, pick, [tile])
            cards = [card for card in able if card_price(view, card) < 10]
            return [tile, cards[0]] if cards else []
    return []


def payment(
    view: Kingdoms, me: Seat, tile: Piece, doublings: int
) -> tuple[float, list[Token]]:
    """Returns the best way to pay for a Recruit, and what that is worth."""
    faces = view.table.pieces
    pips = faces.high[tile] + faces.low[tile]
    most = 0.0
    best: list[Token] = []
    for suit in range(4):
        cards = [c for c in training_cards(view, me) if faces.suits[c] == suit]
        if not cards:
            continue
        if view.doppelganger(tile):
            cards = [min(cards, key=lambda card: card_price(view, card))]
            value = model_might(view, suit)
            price = card_price(view, cards[0])
        else:
            cards = cheapest(view, cards, halved(pips, doublings))
            value = float(pips)
            price = sum([card_price(view, card) for card in cards])
        gain = value - 0.4 * price + 4
        if cards and value > 0 and gain > most:
            most = gain
            best = cards
    return most, best


def model_might(view: Kingdoms, suit: int) -> float:
    """Returns the best Knight that a Doppelganger of this suit could copy."""
    most = 0
    for seat in view.everyone():
        for knight in view.zones[KNIGHTS + seat]:
            copied = view.suit_of[knight] == suit and view.in_play(knight)
            if copied and not view.doppelganger(knight):
                most = max(most, might(view, knight))
    return float(most)


def cheapest(view: Kingdoms, cards: list[Piece], cost: int) -> list[Token]:
    """Returns the cards that cover a cost at the lowest price; none if they cannot."""
    best = 0
    least = 1000
    cards = cards[:10]
    for chosen in range(1, 1 << len(cards)):
        worth = 0
        price = 0
        for number in range(len(cards)):
            if chosen >> number & 1:
                worth += view.worth(cards[number])
                price += card_price(view, cards[number])
        if worth >= cost and price < least:
            least = price
            best = chosen
    return sorted([cards[n] for n in range(len(cards)) if best >> n & 1])


def train_pair(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Returns the strongest pair of plain cards; Kings and Queens fight well, too."""
    ranks = view.table.pieces.ranks
    best: list[Token] = []
    most = 0
    for card in pick.options:
        for mate in partners(view, me, card):
            value = 0
            for half in (card, mate):
                value += ranks[half] - (6 if ranks[half] == WIZARD else 0)
            if value > most and (card < mate or card not in view.hand(me)):
                most = value
                best = [card, mate]
    return best
