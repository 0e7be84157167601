"""Zones of a contest, and its vocabulary."""

from typing import Final

from parlour.engine.pieces import Token
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.games.contest.cast import MOST_ABILITIES, MOST_HANDS, PARTS, SIDES

ZONES: Final = Zones()
DECK: Final = ZONES.pile("deck")
DISCARD: Final = ZONES.pile("discard", seen=True)
UNSEEN: Final = ZONES.pile("unseen")
DOWN: Final = ZONES.hands("down", MOST_HANDS)
UP: Final = ZONES.hands("up", MOST_HANDS, seen=True, layout="row")
WILD: Final = ZONES.hands("wild", MOST_HANDS, layout="row", ordered=True)
TASK: Final = ZONES.pile("task", seen=True)


def several(names: list[str]) -> Token:
    """Declares words in a row; the first of them."""
    tokens = [WORDS.word(name) for name in names]
    return tokens[0]


WORDS: Final = Words()
TWIST: Final = WORDS.word("twist")
STAND: Final = WORDS.word("stand")
DECLARE: Final = WORDS.word("declare")
ABILITY: Final = several([f"ability-{n}" for n in range(1, MOST_ABILITIES + 1)])
JOIN: Final = WORDS.word("join")
HOLD: Final = WORDS.word("hold")
GIVE_UP: Final = WORDS.word("give-up")
WOUND: Final = WORDS.word("wound")
MAIM: Final = WORDS.word("maim")
INCAPACITATE: Final = WORDS.word("incapacitate")
KNOCK_OUT: Final = WORDS.word("knock-out")
KILL: Final = WORDS.word("kill")
ESCAPE: Final = WORDS.word("escape")
END: Final = WORDS.word("end")
TELL: Final = WORDS.word("tell")
BEGIN: Final = WORDS.word("begin")
DESCRIBE: Final = WORDS.word("describe")
YES: Final = WORDS.word("yes")
NO: Final = WORDS.word("no")
WHOLE: Final = WORDS.word("whole")
SIDE: Final = several([f"side-{letter}" for letter in SIDES])
PART: Final = several(PARTS)
WHO: Final = several([f"who-{n}" for n in range(1, MOST_HANDS + 1)])
