"""Players of Abandon Ship! with one habit each, for questions to the lab."""

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.abandon_ship.bot import Outlook, regular
from parlour.games.abandon_ship.rules import AbandonShip


def safe(view: AbandonShip, pick: Pick, dice: Dice) -> list[Token]:
    """Runs for the lifeboat that it is surest to board, however little is in it."""
    if view.phase != "showdown":
        return regular(view, pick, dice)
    seen = Outlook(view, pick.seat)
    return [
        max(
            pick.options,
            key=lambda card: seen.chance(card & 3, seen.strength[card & 3]),
        )
    ]


def greedy(view: AbandonShip, pick: Pick, dice: Dice) -> list[Token]:
    """Runs for the richest lifeboat of which it holds a card."""
    if view.phase != "showdown":
        return regular(view, pick, dice)
    seen = Outlook(view, pick.seat)
    return [max(pick.options, key=lambda card: seen.boats[card & 3])]
