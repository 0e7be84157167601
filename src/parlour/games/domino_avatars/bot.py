"""A decent player of Domino Avatars: counts colours and bids no more than it must.

It sets what a capture is worth against the cards it costs, guesses what an opponent
can reply from the cards it has not seen, and begrudges everybody else their points.
The numbers below are those that did best against other settings of themselves.
"""

from math import exp
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

PIP_POINTS: Final = 0.025
"""Points that a pip in hand is worth for each use still ahead in the round."""
MAX_USES: Final = 2.0
"""More uses than these do not make cards dearer."""
ATTACKS_PER_PLAYER: Final = 1.0
"""Attacks to expect from each player whose turn is still to come, if all are aimed
at one place."""
MAX_AID_CARDS: Final = 2
"""The most cards to spend on somebody else's defence."""
LOGISTIC_SLOPE: Final = 1.7
"""Makes the logistic curve follow the normal distribution."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: DominoAvatars, pick: Pick, dice: Dice) -> list[Token]:
    """Returns a legal answer to any question of the game."""
    me = pick.seat
    match view.phase:
        case "place":
            return sorted(pick.options)  # the high half defends: it works every turn
        case "attack":
            return best_attack(view, me)
        case "counter":
            return best_counter(view, me, pick.options)
        case "aid-attack":
            return []  # it would only help somebody to points
        case "aid-defence" if me != view.defender:
            return aid_defence(view, me, pick.options)
        case _:
            return defence(view, pick.options)


# Cards


class Subsets:
    """The totals that some cards of one colour can make, each with few cards."""

    def __init__(self, view: DominoAvatars, cards: list[Piece]) -> None:
        ranks = view.table.pieces.ranks
        worths = sorted([(-WORTH[ranks[card]], card) for card in cards])
        self.cards = [card for _, card in worths]
        self.total = -sum([worth for worth, _ in worths])
        masks = [-1] * (self.total + 1)
        masks[0] = 0
        top = 0
        for number, (minus, _) in enumerate(worths):
            for made in range(top, -1, -1):
                if masks[made] >= 0 and masks[made - minus] < 0:
                    masks[made - minus] = masks[made] | 1 << number
            top -= minus
        self.masks = masks
        """For each total, the cards that make it; -1 where none do."""

    def least(self, need: int) -> int:
        """Returns the smallest total of one card or more that reaches `need`, or -1."""
        for total in range(max(need, 1), self.total + 1):
            if self.masks[total] >= 0:
                return total
        return -1

    def cards_for(self, total: int) -> list[Token]:
        mask = self.masks[total]
        picked = [card for n, card in enumerate(self.cards) if mask >> n & 1]
        return sorted(picked)


class UnseenColours:
    """The cards this player cannot see, by colour: how many, and how strong."""

    def __init__(self, view: DominoAvatars, me: Seat) -> None:
        decks = view.options.decks
        self.count = 52 * decks
        self.sums = [182 * decks, 182 * decks]
        self.squares = [1638 * decks, 1638 * decks]
        faces = view.table.pieces
        for zone in (HAND + me, DISCARD, ATTACK, DEFENCE):
            for card in view.zones[zone]:
                worth = WORTH[faces.ranks[card]]
                colour = faces.colours[card]
                self.count -= 1
                self.sums[colour] = self.sums[colour] - worth
                self.squares[colour] = self.squares[colour] - worth * worth

    def reply(self, colour: int, hand: int) -> tuple[float, float]:
        """Returns the mean and deviation of what this many cards add to a defence."""
        if not hand:
            return 0.0, 0.0
        mean = self.sums[colour] / self.count
        spread = self.squares[colour] / self.count - mean * mean
        return float(hand * mean), float((hand * spread) ** 0.5)


def of_colour(view: DominoAvatars, cards: list[Piece], colour: int) -> Subsets:
    colours = view.table.pieces.colours
    return Subsets(view, [card for card in cards if colours[card] == colour])


def price(view: DominoAvatars, me: Seat) -> float:
    """Returns the worth of a pip in hand for the rest of the round.

    Nothing, once there is no attack left to make or to fear: cards are gathered
    in anyway. Without rounds the hand is filled up after one's own turn.
    """
    if view.options.continuous_draw:
        return PIP_POINTS * (0.3 if view.turn == me else MAX_USES)
    row = view.zones[AVATAR + me]
    turns = view.seats * view.turns_each() - view.turns - 1
    uses = 0.0
    if view.turn == me:
        uses = len(view.ready(me)) - 2.0
    elif (me - view.turn) % view.seats <= turns:
        uses = len(view.ready(me)) - 1.0
    if row:
        uses += ATTACKS_PER_PLAYER * turns / (view.seats - 1)
    return PIP_POINTS * min(max(uses, 0.0), MAX_USES)


def prize(view: DominoAvatars, tile: Piece) -> int:
    """Returns the worth of an Avatar to the player who captures it."""
    return view.pips(tile) + view.options.domino_set


# Attacking


def best_attack(view: DominoAvatars, me: Seat) -> list[Token]:
    """Returns the Avatar, target and cards that promise most, or the end of the
    turn."""
    unseen = UnseenColours(view, me)
    hand = view.zones[HAND + me]
    cost = price(view, me)
    most = 0.0
    answer = [END_TURN]
    for colour in (0, 1):
        sets = of_colour(view, hand, colour)
        for other in view.everyone():
            if other == me:
                continue
            mean, deviation = unseen.reply(colour, len(view.zones[HAND + other]))
            for target in view.zones[AVATAR + other]:
                gain = prize(view, target)
                for striker in view.ready(me)[1:]:
                    gap = view.defence_base(target) + 1 - view.attack_base(striker)
                    value, total = best_bid(sets, gap, mean, deviation, gain, cost)
                    if value > most:
                        most = value
                        answer = [striker, target, *sets.cards_for(total)]
    return answer


def best_counter(view: DominoAvatars, me: Seat, cards: list[Token]) -> list[Token]:
    """Returns the cards that promise most against the Avatar that attacked, or none."""
    unseen = UnseenColours(view, me)
    gap = view.defence_base(view.striker) + 1 - view.attack_base(view.target)
    gain = prize(view, view.striker)
    cost = price(view, me)
    most = 0.0
    answer: list[Token] = []
    for colour in (0, 1):
        sets = of_colour(view, cards, colour)
        hand = len(view.zones[HAND + view.attacker])
        mean, deviation = unseen.reply(colour, hand)
        value, total = best_bid(sets, gap, mean, deviation, gain, cost)
        if value > most:
            most = value
            answer = sets.cards_for(total)
    return answer


def best_bid(
    sets: Subsets, gap: int, mean: float, deviation: float, gain: int, cost: float
) -> tuple[float, int]:
    """Returns the value of an attack, and the total of cards to bid for it.

    Tries bids from a little below the expected reply to far above it, and all
    there is.
    """
    most = 0.0
    bid = 0
    for step in range(-1, 6):
        total = sets.total
        if step < 5:
            total = sets.least(int(gap + mean + deviation * step / 2))
        if total <= 0:
            continue
        value = chance(total - gap, mean, deviation) * gain - cost * total
        if value > most:
            most = value
            bid = total
    return most, bid


def chance(margin: int, mean: float, deviation: float) -> float:
    """Returns the probability that a reply stays at or below `margin`."""
    if margin < 0:
        return 0.0
    if deviation == 0:
        return 1.0
    return 1 / (1 + exp(LOGISTIC_SLOPE * (mean - margin - 0.5) / deviation))


# Defending


def shortfall(view: DominoAvatars) -> int:
    """Returns what the defence still needs to hold."""
    need = view.attack_score - view.defence_score
    if not view.options.bare_defence and not view.zones[DEFENCE]:
        need = max(need, 1)
    return need


def cheapest_cover(view: DominoAvatars, cards: list[Token]) -> tuple[int, list[Token]]:
    """Returns the smallest total of cards that repels the attack, with the cards."""
    need = shortfall(view)
    if need <= 0 or not cards:
        return 0, []
    sets = Subsets(view, cards)
    total = sets.least(need)
    return (total, sets.cards_for(total)) if total > 0 else (0, [])


def defence(view: DominoAvatars, cards: list[Token]) -> list[Token]:
    """Holds if that costs no more than three times what falls."""
    total, cover = cheapest_cover(view, cards)
    if total > 3 * prize(view, view.target) and not wins(view):
        return []
    return cover


def aid_defence(view: DominoAvatars, me: Seat, cards: list[Token]) -> list[Token]:
    """Denies somebody a capture, if a card or two will do."""
    total, cover = cheapest_cover(view, cards)
    if wins(view):
        return cover
    share = prize(view, view.target) / (view.seats - 1)
    if len(cover) > MAX_AID_CARDS or total * price(view, me) > share:
        return []
    return cover


def wins(view: DominoAvatars) -> bool:
    """Returns whether this capture would reach the points goal."""
    goal = view.options.goal_points
    score = view.scores[view.attacker] + prize(view, view.target)
    return goal != NONE and score >= goal
