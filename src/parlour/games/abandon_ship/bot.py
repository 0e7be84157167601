"""A decent player of Abandon Ship!: feeds the lifeboat it can win, fights to win."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.abandon_ship.rules import (
    BOARD,
    BOAT,
    DECK,
    DISCARD,
    FIGHT,
    HAND,
    KING,
    SEAT,
    SUITS,
    SURRENDER,
    VALUES,
    AbandonShip,
)

CARD_WON_POINTS: Final = 5.0
"""The worth of a card won in a fight, in points of the round."""
GIVE_UP_CHANCE: Final = 0.4
"""The probability that players give up although they could answer."""
SECOND_BOAT_WEIGHT: Final = 0.3
"""The weight of the second best lifeboat beside the best."""
WASTED_POINT_WEIGHT: Final = 0.15
"""The weight of a point that others will probably score."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: AbandonShip, pick: Pick, dice: Dice) -> list[Token]:
    """Does what leaves the best prospects of a full lifeboat."""
    outlook = Outlook(view, pick.seat)
    match view.phase:
        case "act":
            return outlook.turn(view, dice)
        case "fight":
            return outlook.answer(view, pick)
        case _:
            return outlook.key(view, dice)


class Outlook:
    """Returns the expected gain of a seat from each lifeboat."""

    def __init__(self, view: AbandonShip, seat: Seat) -> None:
        zones = view.zones
        self.seat = seat
        self.hand: list[Piece] = zones[HAND + seat]
        self.boats = [0.0] * 4
        """Estimates the final worth of each lifeboat."""
        self.held = [0] * 4
        """Cards in hand of each suit."""
        self.strength = [0] * 4
        self.rivals: list[list[float]] = [[], [], [], []]
        """For each suit the strength to be expected of each rival."""
        draws = len(zones[DECK])
        self.late = draws == 0
        self.blur = 5.0 + 0.25 * draws
        for card in self.hand:
            self.held[card & 3] = self.held[card & 3] + 1
            self.strength[card & 3] = self.strength[card & 3] + VALUES[card]
        self.unseen = unseen_cards(view, seat)
        hidden = [0] * 4
        self.higher = [0] * (KING + 2)
        """Counts the unseen cards that have at least each value."""
        for card in self.unseen:
            hidden[card & 3] = hidden[card & 3] + VALUES[card]
            self.higher[VALUES[card]] = self.higher[VALUES[card]] + 1
        for value in range(KING, 0, -1):
            self.higher[value] = self.higher[value] + self.higher[value + 1]
        for suit in SUITS:
            self.boats[suit] = 0.9 * draws
            for card in zones[BOAT + suit]:
                self.boats[suit] = self.boats[suit] + VALUES[card]
            for other in view.everyone():
                if other != seat:
                    size = len(zones[HAND + other])
                    mean = size * hidden[suit] / max(1, len(self.unseen))
                    self.rivals[suit].append(1.3 * mean)
            self.add_boards(view, suit)
        for card in zones[FIGHT]:
            self.boats[card & 3] = self.boats[card & 3] + VALUES[card]

    def add_boards(self, view: AbandonShip, suit: int) -> None:
        rivals = self.rivals[suit]
        number = 0
        for other in view.everyone():
            for card in view.zones[BOARD + other]:
                if card & 3 == suit:
                    if other == self.seat:
                        self.strength[suit] = self.strength[suit] + VALUES[card]
                    else:
                        rivals[number] = rivals[number] + VALUES[card]
            if other != self.seat:
                number += 1

    def chance(self, suit: int, strength: int) -> float:
        """Returns the chance to board a lifeboat with this strength."""
        chance = 1.0
        runs = 0.45  # how likely each rival runs for it
        for rival in self.rivals[suit]:
            ahead = strength - rival
            loses = 0.5 - 0.5 * ahead / (abs(ahead) + self.blur)
            chance *= 1 - runs * loses
        return chance

    def prospects(self, without: Piece) -> float:
        """Values the round once a card has gone into its lifeboat."""
        best = 0.0
        second = 0.0
        gone = without & 3
        for suit in SUITS:
            held = self.held[suit]
            strength = self.strength[suit]
            boat = self.boats[suit]
            if suit == gone and without >= 0:
                held -= 1
                strength -= VALUES[without]
                boat += VALUES[without]
            if held == 0 and not self.late:
                strength = strength // 2  # a key may still be drawn
            elif held == 0:
                continue
            worth = boat * self.chance(suit, strength)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return best + SECOND_BOAT_WEIGHT * second

    def turn(self, view: AbandonShip, dice: Dice) -> list[Token]:
        answer: list[Token] = []
        most = -1000.0
        others = dice.order(view.seats)  # nobody is attacked for where they sit
        for card in self.hand:
            value = VALUES[card]
            base = self.prospects(card) + dice.roll(100) / 10_000
            waste = 1 - self.chance(card & 3, self.strength[card & 3] - value)
            base -= WASTED_POINT_WEIGHT * waste * value
            if base > most:
                most = base
                answer = [card, DISCARD]
            for other in others:
                size = len(view.zones[HAND + other])
                if other == self.seat or size == 0:
                    continue
                gain = CARD_WON_POINTS * (2 * self.victory(value, size) - 1)
                if base + gain > most:
                    most = base + gain
                    answer = [card, Token(SEAT + other)]
        return answer

    def victory(self, value: int, size: int) -> float:
        """Returns the chance that a hand of this size does not answer a card."""
        beaten_by = self.higher[KING if size == 1 else value + 1]
        if value == KING:
            return 1.0
        none = 1.0
        share = beaten_by / max(1, len(self.unseen))
        for _ in range(size):
            none *= 1 - share
        return none + (1 - none) * GIVE_UP_CHANCE

    def answer(self, view: AbandonShip, pick: Pick) -> list[Token]:
        """Returns the card whose loss costs less than the fight is worth, or none."""
        rival = view.rival_of(self.seat)
        size = len(view.zones[HAND + rival])
        now = self.prospects(HIDDEN)
        best = SURRENDER
        most = 0.0
        for card in pick.options:
            if card != SURRENDER:
                gain = 2 * CARD_WON_POINTS * self.victory(VALUES[card], size)
                gain += self.prospects(card) - now
                gain -= WASTED_POINT_WEIGHT * VALUES[card]
                if len(self.hand) < 3:
                    gain -= CARD_WON_POINTS
                if gain > most:
                    most = gain
                    best = card
        return [best]

    def key(self, view: AbandonShip, dice: Dice) -> list[Token]:
        """Returns the lowest card of the suit that promises most, and not always
        that."""
        best = self.hand[0]
        most = -1.0
        for card in self.hand:
            suit = card & 3
            worth = self.boats[suit] * self.chance(suit, self.strength[suit])
            worth *= 0.9 + 0.2 * dice.roll(100) / 100
            if worth > most:
                most = worth
                best = card
        return [best]


def unseen_cards(view: AbandonShip, seat: Seat) -> list[Piece]:
    """Returns cards that this seat has not seen in this round."""
    seen = [False] * view.table.piece_count
    zones = view.zones
    for card in zones[HAND + seat] + zones[FIGHT]:
        seen[card] = True
    for suit in SUITS:
        for card in zones[BOAT + suit]:
            seen[card] = True
    for other in view.everyone():
        for card in zones[BOARD + other]:
            seen[card] = True
    return [Piece(card) for card in range(len(seen)) if not seen[card]]
