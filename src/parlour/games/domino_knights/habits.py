"""Players of Domino Knights with one habit each, for questions to the lab."""

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.games.domino_knights.bot import regular
from parlour.games.domino_knights.chapters.kingdoms import WIZARD, Kingdoms


def from_deck(view: Kingdoms, pick: Pick, dice: Dice) -> list[Token]:
    """Leaves the top discard alone (0.8)."""
    if pick.prompt == "draw-source":
        return [pick.options[1]]
    return regular(view, pick, dice)


def without_wizards(view: Kingdoms, pick: Pick, dice: Dice) -> list[Token]:
    """Plays no Ten as a Wizard."""
    if pick.prompt == "disrupt":
        return []
    answer = regular(view, pick, dice)
    ranks = view.table.pieces.ranks
    if pick.prompt == "react" and answer and ranks[answer[0]] == WIZARD:
        return []
    return answer
