"""A decent player of Seven-Handed Poker: what a coin is worth, and what a hand costs.

It keeps the chance of winning each coin, and folds them into the chance of winning
the game. A hidden hand is judged by its size alone.
"""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.seven_handed_poker.hands import best_few, by_rank
from parlour.games.seven_handed_poker.rules import (
    CARDS_DRAWN,
    COINS,
    GOAL,
    PLACING,
    SPOT_WORDS,
    SPOTS,
    SevenHandedPoker,
)
from parlour.kit.poker import best_five

ALL_COINS: Final = (1 << COINS) - 1

VERDICTS: Final = [
    (1.0 + int(GOAL[mine]) - int(GOAL[ALL_COINS ^ mine])) / 2
    for mine in range(1 << COINS)
]
"""The result of a game in which these coins are mine and the others are not."""

TYPICAL: Final[list[list[int]]] = [
    [0x0D0, 0x123, 0x16A, 0x19B, 0x1C0, 0x1E0, 0x292, 0x330, 0x4A0],
    [0x030, 0x090, 0x0C0, 0x0C0, 0x0D0, 0x0D0, 0x0E0, 0x0E0, 0x0E0],
    [0x130, 0x150, 0x170, 0x180, 0x1A0, 0x1B0, 0x1C0, 0x1D0, 0x1E0],
    [0x12C, 0x163, 0x19D, 0x1D3, 0x1EB, 0x330, 0x350, 0x370, 0x3A0],
    [0x243, 0x263, 0x274, 0x285, 0x294, 0x2A5, 0x2B2, 0x2B8, 0x2C9],
    [0x2C5, 0x460, 0x480, 0x4B0, 0x4C0, 0x4E0, 0x5C9, 0x5DC, 0x5ED],
]
"""Hands of any size, then of one to five cards, as this bot lays them down against
itself: the values that part them into tenths, by category and two ranks."""

WINS: Final = [0.5, 0.08, 0.41, 0.65, 0.62, 0.84]
"""The probability that a hand of each size then wins its coin."""

CARD_PRICE: Final = 0.15
"""The cost of a card, as a chance of winning, with one card for each spot to fill."""
KEPT_HAND_WORTH: Final = 0.1
"""The worth of keeping a hand that beats any other."""
GUESS_CHANCE: Final = 0.7
"""The probability that the other sends my cards where I expect it."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: SevenHandedPoker, pick: Pick, dice: Dice) -> list[Token]:
    """Lays down what gains most; sends the other's cards where they harm least."""
    if pick.prompt == "choose-spot":
        return [choose_spot(view, pick, dice)]
    return choose_cards(view, pick, dice)


# The worth of a coin


def outlook(view: SevenHandedPoker, me: Seat) -> list[float]:
    """Returns this seat's chance of winning each coin, as far as it can tell."""
    rival = view.left_of(me)
    chances: list[float] = []
    for spot in range(COINS):
        mine = view.zones[SPOTS[spot] + me]
        theirs = view.zones[SPOTS[spot] + rival]
        if mine and theirs:
            yes = view.won[me] >> spot & 1
            no = view.won[rival] >> spot & 1
            chances.append((1.0 + yes - no) / 2)
        elif mine:
            chances.append(beats(view.value(mine), 0))
        else:
            chances.append(1.0 - WINS[len(theirs)] if theirs else 0.5)
    return chances


def decide_first_coin(row: list[float], chance: float) -> list[float]:
    """Returns the worth of games by the coins that follow, once the first is
    decided."""
    if chance == 0.0:
        return row[::2]
    if chance == 1.0:
        return row[1::2]
    return [row[k] + chance * (row[k + 1] - row[k]) for k in range(0, len(row), 2)]


def win_chance(row: list[float], chances: list[float], first: int = 0) -> float:
    """Returns my chance of winning the game, if coins were decided independently.

    `row` has the worth of the game by the coins from `first` on.
    """
    for spot in range(first, COINS):
        row = decide_first_coin(row, chances[spot])
    return row[0]


def stakes(chances: list[float], spots: list[int]) -> tuple[list[float], list[float]]:
    """Returns this seat's chance of winning the game without each of these coins, and
    with it."""
    without: list[float] = []
    with_it: list[float] = []
    row = VERDICTS
    for spot in range(COINS):
        if spot in spots:
            without.append(win_chance(decide_first_coin(row, 0.0), chances, spot + 1))
            with_it.append(win_chance(decide_first_coin(row, 1.0), chances, spot + 1))
        row = decide_first_coin(row, chances[spot])
    return without, with_it


def beats(value: int, size: int) -> float:
    """Returns the probability that a value beats a hand of this size; 0 is any size."""
    short = value >> 12
    below = 0.5
    for step in TYPICAL[size]:
        if short < step:
            break
        below += 0.5 if short == step else 1.0
    return below / 10


# Choosing a spot for the other's cards


def choose_spot(view: SevenHandedPoker, pick: Pick, dice: Dice) -> Token:
    """Returns the spot that leaves me the best chance, knowing only how many cards go
    there."""
    me = pick.seat
    count = len(view.zones[PLACING + view.left_of(me)])
    spots = [token - SPOT_WORDS[0] for token in pick.options]
    if len(spots) == 1:
        return pick.options[0]
    without, with_it = stakes(outlook(view, me), spots)
    best = 0
    most = -1.0
    for place, spot in enumerate(spots):
        mine = view.zones[SPOTS[spot] + me]
        chance = beats(view.value(mine), count) if mine else 1.0 - WINS[count]
        worth = without[place] + chance * (with_it[place] - without[place])
        worth += dice.roll(100) / 100_000  # among equals, any
        if worth > most:
            most = worth
            best = place
    return pick.options[best]


# Choosing cards


def choose_cards(view: SevenHandedPoker, pick: Pick, dice: Dice) -> list[Token]:
    """Returns the hand that gains most where the other is likely to send it, less its
    price."""
    me = pick.seat
    rival = view.left_of(me)
    hand = pick.options
    spots = [token - SPOT_WORDS[0] for token in view.empty_spots(me)]
    sizes = [len(view.zones[SPOTS[spot] + rival]) for spot in spots]
    without, with_it = stakes(outlook(view, me), spots)
    gains = [with_it[place] - without[place] for place in range(len(spots))]
    left = len(spots) - 1
    price = CARD_PRICE * (left + 1) / (len(hand) + CARDS_DRAWN * left)
    places = [likely_spot(without, gains, sizes, count) for count in range(6)]
    elsewhere = (1.0 - GUESS_CHANCE) / len(spots)
    best: list[Token] = []
    most = -1000.0
    for cards in candidates(view, hand, pick.most):
        count = len(cards)
        place = places[count]
        value = view.value(cards)
        worth = 0.0
        for other in range(len(spots)):
            share = elsewhere + GUESS_CHANCE if other == place else elsewhere
            chance = beats(value, sizes[other])
            worth += share * (without[other] + chance * gains[other])
        if left:  # the last hand need not save anything
            kept = [card for card in hand if card not in cards]
            worth += KEPT_HAND_WORTH * beats(view.value(kept), 0) - price * count
        worth += value / 1_000_000_000  # a kicker is better than nothing
        worth += dice.roll(100) / 1_000_000_000_000  # among equals, any
        if worth > most:
            most = worth
            best = cards
    return sorted(best)


def likely_spot(
    without: list[float], gains: list[float], sizes: list[int], count: int
) -> int:
    """Predicts where the other will send this many cards of mine, not knowing them."""
    place = 0
    least = 2.0
    for other in range(len(sizes)):
        chance = WINS[count]
        if sizes[other]:
            chance /= chance + WINS[sizes[other]]
        worth = without[other] + chance * gains[other]
        if worth < least:
            least = worth
            place = other
    return place


def worthy(view: SevenHandedPoker, pick: Pick) -> list[list[Token]]:
    """Lists the hands that a searching bot compares; it tries all spots anyway."""
    if pick.prompt == "choose-spot":
        return []
    return [sorted(cards) for cards in candidates(view, pick.options, pick.most)]


def candidates(
    view: SevenHandedPoker, hand: list[Piece], most: int
) -> list[list[Piece]]:
    """Hands worth a thought: the best of each size, equal ranks, and chaff."""
    held = by_rank(hand)
    found = [best_few(held, size) for size in range(1, min(most, 4) + 1)]
    if most == 5:
        found.append(best_five(hand, view.options.wild_flush == "any_card"))
    chaff = [cards[0] for cards in held[2:] if len(cards) == 1]
    for cards in held[2:]:
        if len(cards) > 1:
            found.append(cards)
            if chaff and len(cards) < 4:
                found.append([*cards, chaff[0]])
    for size in range(1, min(len(chaff), 3) + 1):
        found.append(chaff[:size])
    return found
