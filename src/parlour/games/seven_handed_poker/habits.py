"""Players of Seven-Handed Poker with one habit each, for questions to the lab."""

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.seven_handed_poker.bot import regular
from parlour.games.seven_handed_poker.hands import best_of
from parlour.games.seven_handed_poker.rules import SevenHandedPoker


def twos(view: SevenHandedPoker, pick: Pick, dice: Dice) -> list[Token]:
    """Lays down its two best cards, and sends those of the other as `regular` does."""
    return lay_best(view, pick, dice, 2)


def threes(view: SevenHandedPoker, pick: Pick, dice: Dice) -> list[Token]:
    return lay_best(view, pick, dice, 3)


def fours(view: SevenHandedPoker, pick: Pick, dice: Dice) -> list[Token]:
    return lay_best(view, pick, dice, 4)


def lay_best(view: SevenHandedPoker, pick: Pick, dice: Dice, size: int) -> list[Token]:
    if pick.prompt == "choose-spot":
        return regular(view, pick, dice)
    return sorted(best_of(pick.options, min(size, pick.most)))
