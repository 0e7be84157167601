"""Players of Penniless and Insane with one habit each, for questions to the lab."""

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.penniless_and_insane.bot import regular
from parlour.games.penniless_and_insane.rules import PennilessAndInsane
from parlour.kit.values import ORDER, VALUE


def early(view: PennilessAndInsane, pick: Pick, dice: Dice) -> list[Token]:
    """Bids its highest card in the first trick of a round."""
    if view.phase == "bids" and view.trick == 1:
        return [max(pick.options, key=ORDER.__getitem__)]
    return regular(view, pick, dice)


def late(view: PennilessAndInsane, pick: Pick, dice: Dice) -> list[Token]:
    """Bids its lowest card in the first trick of a round."""
    if view.phase == "bids" and view.trick == 1:
        return [min(pick.options, key=ORDER.__getitem__)]
    return regular(view, pick, dice)


def bluffing(view: PennilessAndInsane, pick: Pick, dice: Dice) -> list[Token]:
    """Bids what it cannot pay wherever it has such a card, and so keeps its money."""
    if view.phase == "bids":
        money = view.chips[pick.seat]
        unaffordable = [card for card in pick.options if VALUE[card] > money]
        if unaffordable:
            return [max(unaffordable, key=ORDER.__getitem__)]
    return regular(view, pick, dice)
