"""Poker hands: what any number of cards is worth, as one number to compare.

A value is six hexadecimal digits: the category, then up to five ranks with the
Ace as e, and 0 for each missing one. Kings and sixes with an Ace are 0x2d6e00. So
the larger number is the better hand (PKR-14), a missing card is lower than any 2
(PKR-22, PKR-R04), no cards at all are 0 (PKR-18), and suits, Jokers and the number
of cards leave nothing to break a tie with (PKR-16, PKR-23, PKR-R10, PKR-R11).
Ids such as PKR-17 are entries in the rule catalogue.
"""

from typing import Final

from parlour.engine.pieces import CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, Piece
from parlour.engine.pieces import rank as rank_of

HIGH_CARD: Final = 0  # PKR-11
PAIR: Final = 1  # PKR-10
TWO_PAIR: Final = 2  # PKR-09
THREE_OF_A_KIND: Final = 3  # PKR-08
STRAIGHT: Final = 4  # PKR-07
FLUSH: Final = 5  # PKR-06
FULL_HOUSE: Final = 6  # PKR-05
FOUR_OF_A_KIND: Final = 7  # PKR-04
STRAIGHT_FLUSH: Final = 8  # PKR-03
ROYAL_FLUSH: Final = 9  # PKR-02
FIVE_OF_A_KIND: Final = 10  # PKR-01

ACE: Final = 14

# Ranks held are 13 bits with the 2 lowest; the four suits lie side by side in one int.
ALL_RANKS: Final = 0x1FFF
PLACE: Final[list[int]] = [1 << 13 * (card & 3) + (card >> 2) for card in range(52)]

# The five highest of the ranks held, as digits, highest first. So the highest is
# TOP_FIVE[held] >> 16, and the last digit is not 0 if at least five are held.
TOP_FIVE: Final[list[int]] = [0]
for _rank in range(2, ACE + 1):
    TOP_FIVE.extend([_rank << 16 | lower >> 4 for lower in TOP_FIVE])

# The ranks of a straight, by its top rank. PKR-20: in the lowest, RUN[5], the Ace
# stands below the 2. PKR-21: there is none around the corner.
RUN: Final[list[int]] = [0] * 5 + [0x100F] + [0x1F << top - 6 for top in range(6, 15)]

# How many cards each rank of a value takes. Straights have only their top rank.
COPIES: Final[list[list[int]]] = [
    [1, 1, 1, 1, 1],  # high card
    [2, 1, 1, 1],
    [2, 2, 1],
    [3, 1, 1],
    [],
    [1, 1, 1, 1, 1],  # flush
    [3, 2],
    [4, 1],
    [],
    [],
    [5],
]


def hand_value(cards: list[Piece]) -> int:
    """Returns the value of cards without Jokers, of the best five if more (PKR-17).

    >>> hex(hand_value(cards("Kc 6h 3c Kd Ad 6s")))
    '0x2d6e00'
    >>> hand_value(cards("8c 8d 2c")) > hand_value(cards("8h 8s"))
    True
    """
    clubs, diamonds, hearts, spades = _suits(cards)
    black = clubs | spades
    red = diamonds | hearts
    one = black | red
    two = clubs & spades | diamonds & hearts | black & red
    if two:
        three = clubs & spades & red | diamonds & hearts & black
        value = _alike(one, two, three, clubs & spades & diamonds & hearts)
    else:
        value = TOP_FIVE[one]
    if TOP_FIVE[one] & 15:  # PKR-12, PKR-R06: the rest takes five different ranks
        top = _straight(one)
        if top:
            value = max(value, STRAIGHT << 20 | top << 16)
        for held in (clubs, diamonds, hearts, spades):
            if TOP_FIVE[held] & 15:
                value = max(value, _value_suited(TOP_FIVE[held], _straight(held)))
    return value


def wild_value(cards: list[Piece], any_card: bool = True) -> int:
    """Returns the value of cards with up to two Jokers, of the best five if more
    (PKR-15).

    With any_card a Joker in a flush may be a second Ace; without, the five ranks of
    a flush must differ (PKR-26).

    >>> hex(wild_value(cards("Joker Ah Kh 9h 4h")))
    '0x5eed94'
    >>> hex(wild_value(cards("Joker Ah Kh 9h 4h"), any_card=False))
    '0x5edc94'
    """
    natural = [card for card in cards if card < JOKER]
    jokers = len(cards) - len(natural)
    if jokers == 0:
        return hand_value(natural)
    clubs, diamonds, hearts, spades = _suits(natural)
    black = clubs | spades
    red = diamonds | hearts
    one = black | red
    two = clubs & spades | diamonds & hearts | black & red
    three = clubs & spades & red | diamonds & hearts & black
    four = clubs & spades & diamonds & hearts
    five = 0
    for _ in range(jokers):  # PKR-24: each joins the rank with the most copies
        most = four or three or two or one
        joined = 1 << (TOP_FIVE[most] >> 16) - 2 if most else 1 << ACE - 2  # PKR-25
        five |= four & joined
        four |= three & joined
        three |= two & joined
        two |= one & joined
        one |= joined
    if five:
        return FIVE_OF_A_KIND << 20 | TOP_FIVE[five] >> 16 << 16
    value = _alike(one, two, three, four)
    if len(cards) < 5:  # PKR-12, PKR-R06
        return value
    top = _wild_straight(black | red, jokers)
    if top:
        value = max(value, STRAIGHT << 20 | top << 16)
    for held in (clubs, diamonds, hearts, spades):
        if TOP_FIVE[held] >> 4 * jokers & 15:  # the Jokers make it five
            five_ranks = _wild_flush(held, jokers, any_card)
            value = max(value, _value_suited(five_ranks, _wild_straight(held, jokers)))
    return value


def category(value: int) -> int:
    """Returns the category, from HIGH_CARD to FIVE_OF_A_KIND; an empty hand counts as
    high card.

    >>> category(hand_value(cards("Qc Qd Qh 3c 3s"))) == FULL_HOUSE
    True
    """
    return value >> 20


def ranks(value: int) -> list[int]:
    """Returns the ranks that tell hands of one category apart, in order of weight.

    >>> ranks(hand_value(cards("Kc 6h Kd Ad 6s")))
    [13, 6, 14]
    >>> ranks(hand_value(cards("Ac 2d 3h 4s 5s")))
    [5]
    """
    digits = [value >> shift & 15 for shift in range(16, -1, -4)]
    return [digit for digit in digits if digit]


def deciding(a: int, b: int) -> int:
    """Returns which rank, counted from 0, decides between two hands of a category.

    A rank that one of them lacks decides too (PKR-22). -1 if the categories
    decide, or nothing does.

    >>> deciding(hand_value(cards("8c 8d Kc 9c")), hand_value(cards("8h 8s Kd 7d")))
    2
    """
    if a == b or category(a) != category(b):
        return -1
    place = 0
    while (a ^ b) >> 16 - 4 * place == 0:
        place += 1
    return place


def decider(laid: list[Piece], best: int, other: int) -> tuple[Piece, int]:
    """Returns the card of the better hand that decides between two of a category.

    With it the rank that the other hand has there, 0 for none; (-1, 0) where the
    categories decide, or nothing does. The hand is laid out as `stands_for` has it.

    >>> mine, theirs = cards("8c 8d Kc 9c"), cards("8h 8s Kd 7d")
    >>> card, there = decider(mine, hand_value(mine), hand_value(theirs))
    >>> card == mine[3], there
    (True, 7)
    """
    place = deciding(best, other)
    if place >= 0:
        shift = 16 - 4 * place
        for card in laid:
            if rank_of(card) == best >> shift & 15:
                return card, other >> shift & 15  # PKR-22: 0 for no card
    return Piece(-1), 0


def best_five(cards: list[Piece], any_card: bool = True) -> list[Piece]:
    """Returns the cards that make the value, in order of weight; all of them up to
    five.

    >>> best_five(cards("6h Ad Kc 3c 6s Joker")) == cards("6s 6h Joker Ad Kc")
    True
    """
    return _lay_out(cards, any_card)[0]


def stands_for(cards: list[Piece], any_card: bool = True) -> list[Piece]:
    """Returns the same as best_five, with the card each Joker stands for in its place.

    >>> stands_for(cards("6h Ad Kc 3c 6s Joker")) == cards("6s 6h 6d Ad Kc")
    True
    """
    return _lay_out(cards, any_card)[1]


def _suits(cards: list[Piece]) -> tuple[int, int, int, int]:
    """Returns the ranks held in clubs, diamonds, hearts and spades."""
    held = 0
    for card in cards:
        held |= PLACE[card]
    return held & ALL_RANKS, held >> 13 & ALL_RANKS, held >> 26 & ALL_RANKS, held >> 39


def _alike(one: int, two: int, three: int, four: int) -> int:
    """Returns value of the ranks held at least once, twice and so on, by equal ranks
    alone.

    Ranks that are not there are 0 digits, so this serves small hands too (PKR-19).
    """
    if four:
        top = TOP_FIVE[four] >> 16
        kicker = TOP_FIVE[one ^ 1 << top - 2] >> 16  # PKR-R03, here and below
        return FOUR_OF_A_KIND << 20 | top << 16 | kicker << 12
    if three:
        top = TOP_FIVE[three] >> 16
        pair = TOP_FIVE[two ^ 1 << top - 2] >> 16  # a second three serves as well
        if pair:
            return FULL_HOUSE << 20 | top << 16 | pair << 12  # PKR-R02
        kickers = TOP_FIVE[one ^ 1 << top - 2] >> 12
        return THREE_OF_A_KIND << 20 | top << 16 | kickers << 8  # PKR-R07
    if two:
        top = TOP_FIVE[two] >> 16
        pair = TOP_FIVE[two] >> 12 & 15
        if pair:
            kicker = TOP_FIVE[one ^ 1 << top - 2 ^ 1 << pair - 2] >> 16
            return TWO_PAIR << 20 | top << 16 | pair << 12 | kicker << 8
        kickers = TOP_FIVE[one ^ 1 << top - 2] >> 8
        return PAIR << 20 | top << 16 | kickers << 4
    return TOP_FIVE[one]


def _straight(held: int) -> int:
    """Returns the top rank of the highest straight in the ranks held, 0 if there is
    none."""
    lowest = held & held >> 1 & held >> 2 & held >> 3 & held >> 4
    if lowest:
        return (TOP_FIVE[lowest] >> 16) + 4
    return 5 if held & RUN[5] == RUN[5] else 0


def _wild_straight(held: int, jokers: int) -> int:
    """Returns the same with Jokers for missing ranks."""
    for top in range(ACE, 4, -1):
        if TOP_FIVE[held & RUN[top]] >> 4 * jokers & 15:
            return top
    return 0


def _value_suited(five_ranks: int, top: int) -> int:
    """Returns the value of five cards of a suit, which hold a straight if they have its
    top."""
    if top == ACE:
        return ROYAL_FLUSH << 20 | top << 16
    if top:
        return STRAIGHT_FLUSH << 20 | top << 16
    return FLUSH << 20 | five_ranks  # PKR-R01, PKR-R12


def _wild_flush(held: int, jokers: int, any_card: bool) -> int:
    """Returns the five ranks of the best flush in a suit with enough cards."""
    if not any_card:  # PKR-26: each Joker is the highest rank that is missing
        for _ in range(jokers):
            held |= 1 << (TOP_FIVE[held ^ ALL_RANKS] >> 16) - 2
        return TOP_FIVE[held]
    five_ranks = TOP_FIVE[held]
    for _ in range(jokers):  # PKR-R09: each Joker is an Ace
        five_ranks = ACE << 16 | five_ranks >> 4
    return five_ranks


def _lay_out(cards: list[Piece], any_card: bool) -> tuple[list[Piece], list[Piece]]:
    """Returns the cards that make the value, and what they stand for."""
    value = wild_value(cards, any_card)
    wanted = _spelled(value)
    if category(value) not in (FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH):
        return _find(wanted, [SPADES, HEARTS, DIAMONDS, CLUBS], cards)
    used: list[Piece] = []
    meant: list[Piece] = []
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        if len(used) < 5:
            used, meant = _find(wanted, [suit], cards)
    return used, meant


def _spelled(value: int) -> list[int]:
    """Returns the rank of each card that a value needs.

    >>> _spelled(0x6C3000), _spelled(0x450000)
    ([12, 12, 12, 3, 3], [5, 4, 3, 2, 14])
    """
    kind = category(value)
    if kind in (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH):
        top = value >> 16 & 15
        return [top, top - 1, top - 2, top - 3, top - 4 if top > 5 else ACE]
    spelled: list[int] = []
    for rank, copies in zip(ranks(value), COPIES[kind], strict=False):
        spelled += [rank] * copies
    return spelled


def _find(
    wanted: list[int], suits: list[int], cards: list[Piece]
) -> tuple[list[Piece], list[Piece]]:
    """Returns cards of the ranks wanted in any of the suits, Jokers where there is
    none.

    And what they stand for: a Joker is a card that is not in the hand, unless only
    a copy will do (PKR-24).
    """
    jokers = [card for card in cards if card >= JOKER]
    used: list[Piece] = []
    meant: list[Piece] = []
    for rank in wanted:
        faces = [Piece((rank - 2) * 4 + suit) for suit in suits]
        held = [face for face in faces if face in cards and face not in used]
        free = [face for face in faces if face not in cards and face not in meant]
        if held:
            used.append(held[0])
            meant.append(held[0])
        elif jokers:
            used.append(jokers.pop(0))
            meant.append(free[0] if free else faces[0])
    return used, meant
