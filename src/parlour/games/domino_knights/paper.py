"""The reference card: a turn, and every special card as this table plays it."""

from typing import Final

from parlour.games.domino_knights.options import HEALTH, Options
from parlour.kit.paper import Fact, Line, Part, Sheet

TURN: Final = Part(crib=2)
FORGOTTEN: Final = Part(crib=4)
"""Where they stand on the crib sheet."""

READY: Final = Line("setup", (), ("KNI-003", "KNI-004"))
BATTLE: Final = (
    Line("declare", (), ("KNI-201",)),
    Line("aid-attack", (), ("KNI-203",)),
    Line("block", (), ("KNI-205",)),
    Line("aid-defence", (), ("KNI-206",)),
    Line("compare", (), ("KNI-220",)),
)
KNIGHT: Final = Line("facing", (), ("KNI-121",))
DEATH: Final = Line("death", ("As",), ("KNI-410",))
LIFE: Final = Line("life", ("Ah",), ("KNI-420",))
WEALTH: Final = Line("wealth", ("Ad",), ("KNI-430",))
MERCENARY: Final = Line("mercenary", ("Ad",), ("KNI-475",))
POWER: Final = Line("power", ("Ac",), ("KNI-435",))
COURTS: Final = (
    Line("majesty", ("K",), ("KNI-440",)),
    Line("loyalty", ("Q",), ("KNI-450",)),
    Line("courage", ("J",), ("KNI-460",)),
)
OTHERS: Final = (
    Line("wizard", ("T",), ("KNI-465",)),
    Line("necromancer", ("Joker",), ("KNI-470",)),
)
NOTES: Final = (
    Line("when", (), ("KNI-300", "KNI-400")),
    Line("training", (), ("KNI-130",)),
)


def reference(options: Options, seats: int) -> Sheet:
    return Sheet(
        parts=(
            TURN,
            Part(head="battle", lines=BATTLE),
            Part(head="ready", lines=(READY,)),
            *knight(options),
            Part(head="aces", lines=aces(options)),
            Part(head="courts", lines=COURTS),
            Part(head="others", lines=OTHERS),
            Part(head="special", lines=NOTES),
            FORGOTTEN,
        ),
        aim="pad-goal",
        words=("reference", "attack", "defence"),
        values={
            "bonus": options.highest // 3,
            "highest": options.highest,
            "old": int(options.old),
            "famous": int(options.goal not in (*HEALTH, "random")),
            "pairs": int(options.dominoless),
            "recruits": int(mortal_recruits(options)),
        },
    )


def knight(options: Options) -> list[Part]:
    """Which half of a tile does what."""
    if options.dominoless:
        return []
    tile: Fact = (min(options.domino_set, 6), 3)
    shows: dict[str, Fact] = {"kind": "tile", "tile": tile}
    return [Part(head="knight", shows=shows, lines=(KNIGHT,))]


def mortal_recruits(options: Options) -> bool:
    """Whether Death reaches them; without dominoes there are none (KNI-709)."""
    return options.death_targets == "any_domino" and not options.dominoless


def aces(options: Options) -> tuple[Line, ...]:
    if not options.dominoless:
        return DEATH, LIFE, WEALTH, POWER
    if options.ace_of_diamonds == "mercenary":
        return DEATH, LIFE, MERCENARY, POWER
    return DEATH, LIFE, POWER  # KNI-703
