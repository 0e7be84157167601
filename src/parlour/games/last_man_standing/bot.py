"""A decent manager: buys tens to Queens, and fights out each round in its head."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.last_man_standing.hints import not_seen
from parlour.games.last_man_standing.rules import (
    FIGHTERS,
    HAND,
    LINE,
    POT,
    ROUNDS,
    TOP_RANK,
    LastManStanding,
    wages,
)

IMAGINED_ROUNDS: Final = 8
"""Rounds imagined before a fighter is sent out."""

LASTS: Final = [0, 2, 1, 2, 3, 6, 9, 13, 19, 28, 42, 54, 52, 40, 16]
"""Times in a hundred that a fighter of each rank survives a round it joins."""

LATE_CHANCE_SHARES: Final = 4.0
"""The price of that chance before the last round, in equal shares of the pot."""

SECOND_CARD_WORTH: Final = 0.5
"""The worth of a second card of a rank that one already holds."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: LastManStanding, pick: Pick, dice: Dice) -> list[Token]:
    """Buys what will last, and sends out what earns most in imagined rounds."""
    if len(pick.options) == 1:
        return [pick.options[0]]
    if view.phase == "auction":
        return [best_buy(view, pick)]
    return [best_fighter(view, pick, dice)]


def best_buy(view: LastManStanding, pick: Pick) -> Piece:
    """Returns the card with the best chance of a share in the end, for its price."""
    ranks = view.rank_of()
    held = [ranks[card] for card in view.zones[HAND + pick.seat]]
    share = view.chips[POT] / 3  # of what will lie in the pot, a good guess
    best = pick.options[0]
    most = -100.0
    for place, card in enumerate(view.zones[LINE][: len(pick.options)]):
        rank = ranks[card]
        worth = LASTS[rank] * share / 200  # every other card is needed early
        if rank in held:
            worth *= SECOND_CARD_WORTH
        worth -= view.prices[place]
        if worth > most:
            most = worth
            best = card
    return best


def best_fighter(view: LastManStanding, pick: Pick, dice: Dice) -> Piece:
    """Returns the card that brings most on average against rivals at random."""
    seat = pick.seat
    ranks = view.rank_of()
    table = [0] * (TOP_RANK + 1)
    mine = table[:]
    for other in view.everyone():
        for card in view.zones[FIGHTERS + other]:
            table[ranks[card]] = table[ranks[card]] + 1
            if other == seat:
                mine[ranks[card]] = mine[ranks[card]] + 1
    last = view.round_number == ROUNDS
    pot = view.chips[POT]
    cards: list[Piece] = []
    worth: list[float] = []
    for card in pick.options:
        if all(ranks[card] != ranks[other] for other in cards):
            cards.append(card)
            spared = (
                0.0 if last else LATE_CHANCE_SHARES * view.chips[POT] / view.seats / 100
            )
            worth.append(-IMAGINED_ROUNDS * spared * LASTS[ranks[card]])
    unseen = not_seen(view, seat)
    for _ in range(IMAGINED_ROUNDS):
        rivals = imagine_fighters(view, seat, unseen, dice)
        for card in rivals:
            table[ranks[card]] = table[ranks[card]] + 1
        for place, card in enumerate(cards):
            rank = ranks[card]
            table[rank] = table[rank] + 1
            mine[rank] = mine[rank] + 1
            worth[place] = worth[place] + coins_from_round(pot, last, table, mine)
            table[rank] = table[rank] - 1
            mine[rank] = mine[rank] - 1
        for card in rivals:
            table[ranks[card]] = table[ranks[card]] - 1
    return cards[worth.index(max(worth))]


def imagine_fighters(
    view: LastManStanding, seat: Seat, unseen: list[Piece], dice: Dice
) -> list[Piece]:
    """Returns a card that each rival might send out: one that all know, or any
    unseen."""
    sent: list[Piece] = []
    for rival in view.everyone():
        if rival != seat:
            hand = view.zones[HAND + rival]
            card = hand[dice.roll(len(hand))]
            if card == HIDDEN:
                card = unseen[dice.roll(len(unseen))]
            sent.append(card)
    return sent


def coins_from_round(pot: int, last: bool, table: list[int], mine: list[int]) -> float:
    """Returns my coins from a round, in the last one including those of my survivors.

    In one pass, with the result of `attacks`: a fighter alone in its rank kills all
    below, but the lowest kills the highest.
    """
    highest = TOP_RANK
    while not table[highest]:
        highest -= 1
    lowest = 0
    coins = kills = left = own = 0
    below = own_below = 0  # who stands below the attacker
    top, own_top = table[highest], mine[highest]
    for attacker in range(1, highest + 1):
        many, ours = table[attacker], mine[attacker]
        if not many:
            continue
        left += many
        own += ours
        if attacker == highest:
            many, ours = top, own_top
        killed = own_killed = 0
        if many == 1:
            if lowest:
                killed, own_killed = below, own_below
                below = own_below = 0
            elif highest > attacker:
                killed, own_killed = top, own_top
                top = own_top = 0
        if killed:
            due = wages(kills, killed)
            if due > pot:
                due = pot
            pot -= due
            kills += killed
            left -= killed
            own -= own_killed
            if ours:
                coins += due
            if not pot:
                return float(coins)
        lowest = lowest or attacker
        below += many
        own_below += ours
    if last:
        return coins + pot * own / left
    return float(coins)
