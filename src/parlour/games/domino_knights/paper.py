"""The reference card: a turn, and every special card as this table plays it."""

from typing import Final

from parlour.games.domino_knights.options import HEALTH, Options
from parlour.kit.paper import Fact, PaperLine, PaperSection, PaperSheet

TURN: Final = PaperSection(crib=2)
FORGOTTEN: Final = PaperSection(crib=4)
"""Their places on the crib sheet."""

READY: Final = PaperLine("setup", (), ("KNI-003", "KNI-004"))
BATTLE: Final = (
    PaperLine("declare", (), ("KNI-201",)),
    PaperLine("aid-attack", (), ("KNI-203",)),
    PaperLine("block", (), ("KNI-205",)),
    PaperLine("aid-defence", (), ("KNI-206",)),
    PaperLine("compare", (), ("KNI-220",)),
)
KNIGHT: Final = PaperLine("facing", (), ("KNI-121",))
DEATH: Final = PaperLine("death", ("As",), ("KNI-410",))
LIFE: Final = PaperLine("life", ("Ah",), ("KNI-420",))
WEALTH: Final = PaperLine("wealth", ("Ad",), ("KNI-430",))
MERCENARY: Final = PaperLine("mercenary", ("Ad",), ("KNI-475",))
POWER: Final = PaperLine("power", ("Ac",), ("KNI-435",))
COURTS: Final = (
    PaperLine("majesty", ("K",), ("KNI-440",)),
    PaperLine("loyalty", ("Q",), ("KNI-450",)),
    PaperLine("courage", ("J",), ("KNI-460",)),
)
OTHERS: Final = (
    PaperLine("wizard", ("T",), ("KNI-465",)),
    PaperLine("necromancer", ("Joker",), ("KNI-470",)),
)
NOTES: Final = (
    PaperLine("when", (), ("KNI-300", "KNI-400")),
    PaperLine("training", (), ("KNI-130",)),
)


def reference(options: Options, seats: int) -> PaperSheet:
    return PaperSheet(
        parts=(
            TURN,
            PaperSection(head="battle", lines=BATTLE),
            PaperSection(head="ready", lines=(READY,)),
            *knight(options),
            PaperSection(head="aces", lines=aces(options)),
            PaperSection(head="courts", lines=COURTS),
            PaperSection(head="others", lines=OTHERS),
            PaperSection(head="special", lines=NOTES),
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


def knight(options: Options) -> list[PaperSection]:
    """Shows the meaning of each half of a tile."""
    if options.dominoless:
        return []
    tile: Fact = (min(options.domino_set, 6), 3)
    shows: dict[str, Fact] = {"kind": "tile", "tile": tile}
    return [PaperSection(head="knight", shows=shows, lines=(KNIGHT,))]


def mortal_recruits(options: Options) -> bool:
    """Returns whether Death reaches them; without dominoes there are none (KNI-709)."""
    return options.death_targets == "any_domino" and not options.dominoless


def aces(options: Options) -> tuple[PaperLine, ...]:
    if not options.dominoless:
        return DEATH, LIFE, WEALTH, POWER
    if options.ace_of_diamonds == "mercenary":
        return DEATH, LIFE, MERCENARY, POWER
    return DEATH, LIFE, POWER  # KNI-703
