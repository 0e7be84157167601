"""A decent player of Domino Avatars: counts colours and bids no more than it must."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.options import NONE
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_avatars.exchange import (
    ATTACK,
    AVATAR,
    DEFENCE,
    DISCARD,
    HAND,
    WORTH,
)
from parlour.games.domino_avatars.rules import END_TURN, DominoAvatars

import os
K_ATT = float(os.environ.get("K_ATT", "0.35"))
K_DEF = float(os.environ.get("K_DEF", "0.5"))
HARM = float(os.environ.get("HARM", "1.0"))
ORI = os.environ.get("ORI", "mixed")

SURE: Final = [0.5, 0.7, 0.84, 0.93, 0.98]
"""Chances of a bid that beats the expected reply by 0, 1/2, 1... deviations."""


class Subsets:
    """The totals that some cards can make, each with as few cards as will do."""

    def __init__(self, view: DominoAvatars, cards: list[Piece]) -> None:
        ranks = view.table.pieces.ranks
        self.cards = sorted(cards, key=lambda card: -WORTH[ranks[card]])
        worths = [WORTH[ranks[card]] for card in self.cards]
        total = sum(worths)
        masks = [-1] * (total + 1)
        masks[0] = 0
        top = 0
        for number, worth in enumerate(worths):
            bit = 1 << number
            for made in range(top, -1, -1):
                if masks[made] >= 0 and masks[made + worth] < 0:
                    masks[made + worth] = masks[made] | bit
            top += worth
        self.masks = masks
        self.total = total
        self.atleast = [0] * (total + 1)
        for made in range(total, -1, -1):
            self.atleast[made] = made if masks[made] >= 0 else self.atleast[made + 1]

    def least(self, need: int) -> int:
        """The smallest total of at least one card that reaches `need`; -1 if none."""
        need = max(need, 1)
        return self.atleast[need] if need <= self.total else -1

    def chosen(self, total: int) -> list[Token]:
        mask = self.masks[total]
        return sorted(c for n, c in enumerate(self.cards) if mask >> n & 1)


def regular(view: DominoAvatars, pick: Pick, dice: Dice) -> list[Token]:
    me = pick.seat
    match view.phase:
        case "place":
            return turned(view, me, pick.options)
        case "attack":
            return best_attack(view, me)
        case "counter":
            return best_counter(view, me, pick.options)
        case "defend":
            return defence(view, me, pick.options)
        case "aid-attack":
            return aid_attack(view, me, pick.options)
        case _:
            if me == view.defender:
                return defence(view, me, pick.options)
            return aid_defence(view, me, pick.options)


def turned(view: DominoAvatars, me: Seat, tiles: list[Token]) -> list[Token]:
    """Turns round, so that the high half defends, ..."""
    if ORI == "attack":
        return []
    if ORI == "defend":
        return sorted(tiles)
    row = view.zones[AVATAR + me]
    keep = max(row, key=lambda t: (view.pips(t), t))
    return [t for t in tiles if t == keep]


def prize(view: DominoAvatars, tile: Piece) -> int:
    return view.pips(tile) + view.options.domino_set


class Unseen:
    """How strong a reply to expect, from the cards that this player cannot see."""

    def __init__(self, view: DominoAvatars, me: Seat) -> None:
        decks = view.options.decks
        self.count = [26 * decks, 26 * decks]
        self.sum = [182 * decks, 182 * decks]
        self.squares = [1638 * decks, 1638 * decks]
        faces = view.table.pieces
        for zone in (HAND + me, DISCARD, ATTACK, DEFENCE):
            for card in view.zones[zone]:
                colour = faces.colours[card]
                worth = WORTH[faces.ranks[card]]
                self.count[colour] -= 1
                self.sum[colour] -= worth
                self.squares[colour] -= worth * worth
        self.all = max(1, self.count[0] + self.count[1])

    def reply(self, colour: int, hand: int) -> tuple[float, float]:
        """Mean and deviation of what so many unseen cards add in a colour."""
        mean = self.sum[colour] / self.all
        spread = self.squares[colour] / self.all - mean * mean
        return hand * mean, (hand * max(0.0, spread)) ** 0.5


def price(view: DominoAvatars, me: Seat, attacks: int) -> float:
    """What a pip in hand is worth for the rest of the round."""
    return K_ATT * min(1.0, uses(view, me, attacks) / 2)


def uses(view: DominoAvatars, me: Seat, attacks: int) -> float:
    """Attacks still to make and to expect in this round."""
    options = view.options
    if options.continuous_draw:
        return 2.0 if view.turn != me else 0.3
    left = view.seats * view.turns_each() - view.turns - 1
    standing = len(view.zones[AVATAR + me])
    mine = attacks
    if view.turn != me:
        ahead = (me - view.turn) % view.seats
        if ahead <= left:
            mine += sum(1 for tile in view.zones[AVATAR + me] if not view.spent[tile])
    threat = 0.0
    if standing:
        threat = left * 2.0 / max(1, view.seats - 1) * 0.7
    return mine + threat


def best_attack(view: DominoAvatars, me: Seat) -> list[Token]:
    unseen = Unseen(view, me)
    ready = [tile for tile in view.zones[AVATAR + me] if not view.spent[tile]]
    colours = view.table.pieces.colours
    hand = view.zones[HAND + me]
    cost = price(view, me, len(ready) - 1)
    best = 0.5
    answer: list[Token] = [END_TURN]
    sets = [Subsets(view, [c for c in hand if colours[c] == k]) for k in (0, 1)]
    for other in view.everyone():
        if other == me or not view.zones[AVATAR + other]:
            continue
        for colour in (0, 1):
            mean, deviation = unseen.reply(colour, len(view.zones[HAND + other]))
            for target in view.zones[AVATAR + other]:
                for striker in ready:
                    gap = view.defence_base(target) - view.attack_base(striker) + 1
                    value, total = best_bid(
                        sets[colour], gap, mean, deviation, prize(view, target), cost
                    )
                    if value > best:
                        best = value
                        answer = [striker, target, *sets[colour].chosen(total)]
    return answer


def best_bid(
    sets: Subsets, gap: int, mean: float, deviation: float, gain: int, cost: float
) -> tuple[float, int]:
    best = 0.0
    bid = -1
    for step in range(len(SURE)):
        total = sets.least(int(gap + mean + deviation * step / 2))
        if total < 0:
            break
        value = SURE[step] * gain - cost * total
        if value > best:
            best = value
            bid = total
        if deviation == 0:
            break
    return best, bid


def best_counter(view: DominoAvatars, me: Seat, cards: list[Token]) -> list[Token]:
    unseen = Unseen(view, me)
    colours = view.table.pieces.colours
    cost = price(view, me, 0)
    best = 0.5
    answer: list[Token] = []
    gap = view.defence_base(view.striker) - view.attack_base(view.target) + 1
    for colour in (0, 1):
        sets = Subsets(view, [c for c in cards if colours[c] == colour])
        mean, dev = unseen.reply(colour, len(view.zones[HAND + view.attacker]))
        value, total = best_bid(sets, gap, mean, dev, prize(view, view.striker), cost)
        if value > best:
            best = value
            answer = sets.chosen(total)
    return answer


def wins(view: DominoAvatars) -> bool:
    """Whether this capture would reach the points goal."""
    goal = view.options.goal_points
    score = view.scores[view.attacker] + prize(view, view.target)
    return goal != NONE and score >= goal


def shortfall(view: DominoAvatars) -> int:
    need = view.attack_score - view.defence_score
    if not view.options.bare_defence and not view.zones[DEFENCE]:
        need = max(need, 1)
    return need


def defence(view: DominoAvatars, me: Seat, cards: list[Token]) -> list[Token]:
    need = shortfall(view)
    if need <= 0:
        return []
    sets = Subsets(view, cards)
    total = sets.least(need)
    if total < 0:
        return []
    loss = prize(view, view.target) * (HARM + (1 - HARM) / (view.seats - 1))
    if not view.spent[view.target] and view.turn != me:
        loss += 3
    if wins(view) or total * price(view, me, 0) * K_DEF / K_ATT <= loss:
        return sets.chosen(total)
    return []


def leads(view: DominoAvatars, seat: Seat) -> bool:
    return view.scores[seat] == max(view.scores)


def aid_defence(view: DominoAvatars, me: Seat, cards: list[Token]) -> list[Token]:
    need = shortfall(view)
    if need <= 0 or not cards:
        return []
    sets = Subsets(view, cards)
    total = sets.least(need)
    if total < 0:
        return []
    answer = sets.chosen(total)
    if wins(view):
        return answer
    cost = price(view, me, 0)
    gain = prize(view, view.target) / (view.seats - 1)
    if leads(view, view.attacker) and len(answer) <= 2 and total * cost <= gain:
        return answer
    return []


def aid_attack(view: DominoAvatars, me: Seat, cards: list[Token]) -> list[Token]:
    return []
