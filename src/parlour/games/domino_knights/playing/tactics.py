"""The outcome of a battle as it stands: for previews, and for the bot."""

from typing import Final

from parlour.engine.pieces import Piece, Seat
from parlour.games.domino_knights.chapters.battle import refuses
from parlour.games.domino_knights.chapters.goals import models_for
from parlour.games.domino_knights.chapters.kingdoms import KNIGHTS, Kingdoms
from parlour.games.domino_knights.chapters.knights import (
    attack_of,
    defence_of,
    strength,
)

OPEN: Final = 0
"""Nobody stands before the group."""
STANDOFF: Final = 1
"""Only Knights that may not fight it."""
NOBODY_FALLS: Final = 2
"""Nobody falls."""
ATTACK_FALLS: Final = 3
DEFENCE_FALLS: Final = 4
BOTH_FALL: Final = 5


def preview(view: Kingdoms, number: int) -> tuple[int, int, int, int, int]:
    """Returns the result of a group: outcome, attack and defence, and the Knights it
    meets."""
    group = view.attackers[number]
    attack = attack_of(view, group)
    defence = defence_of(view, group)
    stand = view.defenders[number]
    if not stand:
        once = view.blocked_once >> number & 1 == 1
        kept = once and view.options.blocker_removed == "blocked"
        return STANDOFF if kept else OPEN, attack, defence, 0, 0
    fight = [knight for knight in stand if not refuses(view, knight, group)]
    if not fight:
        return STANDOFF, attack, defence, 0, 0
    back = attack_of(view, fight)
    shield = defence_of(view, fight)
    outcome = NOBODY_FALLS
    if back > defence:
        outcome = BOTH_FALL if attack > shield else ATTACK_FALLS
    elif attack > shield:
        outcome = DEFENCE_FALLS
    return outcome, attack, defence, back, shield


def falling(view: Kingdoms) -> list[int]:
    """Returns the Knights that would fall, group by group (KNI-220)."""
    knights: list[int] = []
    for number in range(len(view.attackers)):
        group = view.attackers[number]
        if not group:
            continue
        outcome, _, _, _, _ = preview(view, number)
        if outcome in (ATTACK_FALLS, BOTH_FALL):
            knights += group
        if outcome in (DEFENCE_FALLS, BOTH_FALL):
            stand = view.defenders[number]
            knights += [k for k in stand if not refuses(view, k, group)]
    return knights


def bereft(view: Kingdoms) -> list[Piece]:
    """Returns doppelgangers that would not fall, yet have nobody left to copy
    (KNI-501)."""
    fallen = falling(view)
    found: list[Piece] = []
    for seat in view.everyone():
        for knight in view.zones[KNIGHTS + seat]:
            if view.model[knight] in fallen and knight not in fallen:
                models = models_for(view, view.suit_of[knight])
                if all(model in fallen for model in models):
                    found.append(knight)
    return found


def might(view: Kingdoms, knight: int) -> int:
    """Returns attack and defence together."""
    return strength(view, knight, defending=False) + strength(
        view, knight, defending=True
    )


def side_of(view: Kingdoms, seat: Seat) -> int:
    """Returns 1 for those who attack in this battle, -1 for those who defend, else
    0."""
    if view.defender < 0:
        return 0
    if seat == view.turn or view.attacking >> seat & 1:
        return 1
    return -1 if view.defending >> seat & 1 else 0


def damage(view: Kingdoms) -> int:
    """Returns the damage that would get through to the defending Kingdom."""
    total = 0
    for number in range(len(view.attackers)):
        if view.attackers[number]:
            outcome, attack, _, _, _ = preview(view, number)
            if outcome == OPEN:
                total += attack
    return total


def balance(view: Kingdoms) -> float:
    """Values the battle for the attack: Health taken, Knights felled and lost."""
    value = 0.0
    through = 0
    for number in range(len(view.attackers)):
        group = view.attackers[number]
        if not group:
            continue
        outcome, attack, _, _, _ = preview(view, number)
        if outcome == OPEN:
            through += attack
        elif outcome in (ATTACK_FALLS, BOTH_FALL):
            value -= price(view, group)
        if outcome in (DEFENCE_FALLS, BOTH_FALL):
            stand = view.defenders[number]
            value += price(view, [k for k in stand if not refuses(view, k, group)])
    if view.by_health():
        value += through
        if through >= view.scores[view.defender]:
            value += 100
    return value


def price(view: Kingdoms, knights: list[int]) -> float:
    """Returns the worth of Knights to their controllers."""
    total = 0.0
    for knight in knights:
        pips = view.pips(Piece(knight))
        total += 4 + 0.5 * pips
    return total
