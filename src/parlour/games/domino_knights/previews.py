"""Previews of a partial answer in Domino Knights.

Battles are tried out on a copy of the view, so that all that bears on them counts.
"""

from typing import Final, TypeAlias

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters import battle, goals, recruits
from parlour.games.domino_knights.chapters.effects import settle
from parlour.games.domino_knights.chapters.kingdoms import (
    CANDIDATES,
    CARD,
    COURAGE,
    DEATH,
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    LIFE,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    NOBODY,
    ON_KNIGHT,
    ON_SEAT,
    POWER,
    RECRUITS,
    SEAT,
    USED,
    WIZARD,
    Kingdoms,
    doubled,
    effect,
    rows,
)
from parlour.games.domino_knights.chapters.knights import committable, strength
from parlour.games.domino_knights.chapters.moments import is_during_battle
from parlour.games.domino_knights.chapters.specials import (
    announce,
    name_of,
    playable,
)
from parlour.games.domino_knights.playing.tactics import (
    ATTACK_FALLS,
    BOTH_FALL,
    DEFENCE_FALLS,
    OPEN,
    STANDOFF,
    bereft,
    damage,
)
from parlour.games.domino_knights.playing.tactics import preview as outlook

Hint: TypeAlias = tuple[str, dict[str, str | int]]

OUTCOMES: Final = (
    "open",
    "standoff",
    "held",
    "attack-falls",
    "defence-falls",
    "both-fall",
)

HARMFUL: Final = (DEATH, WIZARD)
"""Special cards that take something away from the Kingdom they are aimed at."""
HELPFUL: Final = (COURAGE, LOYALTY, MAJESTY, POWER, LIFE)
"""Special cards that make the Kingdom they are aimed at stronger."""

FELT_IN_BATTLE: Final = ("death", "power", "courage", "loyalty", "wizard", "mercenary")
"""Special cards that can change what a battle costs."""


def preview(view: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Returns totals, what is missing, how groups would fare, what a card does."""
    match view.phase:
        case "train":
            return training(view, seat, chosen) if chosen else prices(view, seat)
        case "attack":
            return attacking(view, seat, chosen) if chosen else []
        case "aid-attack":
            return aiding(view, chosen) if chosen else []
        case "defend" | "aid-defence":
            return defending(view, seat, chosen)
        case "react":
            return special(view, seat, chosen) if chosen else name_playable(view, seat)
        case "disrupt":
            return answering(view) if chosen else name_playable(view, seat)
        case "draw-source":
            top = bool(chosen) and chosen[0] in view.zones[DISCARD]
            return [("draw-top" if top else "draw-deck", {"top": int(top)})]
        case "orient":
            return turning(view, chosen)
        case "discard":
            return discarding(view, seat, chosen)
        case "copy":
            return [copying(view, knight) for knight in chosen]
    return []


def name_pieces(view: Kingdoms, pieces: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[piece] for piece in pieces])


# Training


def prices(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Shows the cost of each Recruit."""
    if view.options.dominoless:
        return []
    return [
        ("costs", {"piece": name_pieces(view, [tile]), "cost": view.cost(tile)})
        for tile in view.zones[RECRUITS + seat]
        if tile >= 0
    ]


def training(view: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the total of the cards beside the cost of a Recruit."""
    first = chosen[0]
    if view.options.dominoless:
        waits = len(chosen) == 1 and first not in view.zones[HAND + seat]
        laid = 0 if waits else len(chosen)
        return [("pair", {"count": laid, "pieces": name_pieces(view, chosen)})]
    if first in view.zones[HAND + seat]:
        return [("special-wealth", {})]
    doublings = view.doublings_of(seat)
    paid = 0
    for card in chosen[1:]:
        paid += doubled(view.worth(card), doublings)
    if first in view.zones[CANDIDATES + seat]:
        paid += view.training_total(seat, view.zones[CANDIDATES + seat].index(first))
    cost = view.cost(first)
    values: dict[str, str | int] = {
        "piece": name_pieces(view, [first]),
        "cost": cost,
        "paid": paid,
        "missing": max(0, cost - paid),
    }
    return [("paying" if paid < cost else "paid", values)]


# Battle


def battle_so_far(view: Kingdoms) -> list[Hint]:
    """Shows each group with its outcome, its companions, and the Health at stake."""
    hints: list[Hint] = []
    for number in range(len(view.attackers)):
        if view.attackers[number]:
            outcome, values = of_group(view, number)
            hints.append((f"group-{OUTCOMES[outcome]}", values))
    for double in bereft(view):
        model = Piece(view.model[double])
        names = {
            "piece": name_pieces(view, [double]),
            "model": name_pieces(view, [model]),
        }
        hints.append(("bereft", {**names}))
    if view.by_health():
        hints.append(("at-stake", {"seat": view.defender, "damage": damage(view)}))
    return hints


def battle_fought(view: Kingdoms) -> list[Hint]:
    """Shows the outcome of each group, while the fighters still lie there.

    Nothing of a group whose numbers no longer tell why: somebody has left it, or a
    card played since has changed them.
    """
    hints: list[Hint] = []
    for number in range(len(view.attackers)):
        group, stand = view.attackers[number], view.defenders[number]
        blocked = view.blocked_once >> number & 1 == 1
        gone = [knight for knight in group + stand if view.controller[knight] < 0]
        if not group or gone or blocked != bool(stand):
            continue
        outcome, values = of_group(view, number)
        attack_fell = outcome in (ATTACK_FALLS, BOTH_FALL)
        defence_fell = outcome in (DEFENCE_FALLS, BOTH_FALL)
        if fallen(view, group) == attack_fell and fallen(view, stand) == defence_fell:
            hints.append((f"fought-{OUTCOMES[outcome]}", values))
    return hints


def fallen(view: Kingdoms, knights: list[int]) -> bool:
    return any(not view.in_play(knight) for knight in knights)


def of_group(view: Kingdoms, number: int) -> tuple[int, dict[str, str | int]]:
    """Describes the outcome of a group, with the deciding numbers."""
    group = [Piece(knight) for knight in view.attackers[number]]
    outcome, attack, defence, back, shield = outlook(view, number)
    values: dict[str, str | int] = {
        "piece": name_pieces(view, group[:1]),
        "attackers": name_pieces(view, group),
        "attack": attack,
        "defence": defence,
    }
    if outcome in (OPEN, DEFENCE_FALLS):
        values["against"] = view.defender
    if outcome == OPEN:
        values["damage"] = attack if view.by_health() else 0
    elif outcome == ATTACK_FALLS:
        values["against"] = view.turn
    if outcome != OPEN:
        stand = [Piece(knight) for knight in view.defenders[number]]
        if outcome != STANDOFF:  # others only stand there (KNI-452)
            foes = view.attackers[number]
            stand = [k for k in stand if not battle.refuses(view, k, foes)]
        values["defenders"] = name_pieces(view, stand)
        values["back"] = back
        values["shield"] = shield
    return outcome, values


def attacking(view: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Lists possible blockers, and the damage if nobody blocks."""
    defender = battle.seat_named(chosen[0])
    if len(chosen) == 1:
        blockers = len(committable(view, defender, NOBODY))
        return [("target", {"seat": defender, "blockers": blockers})]
    trial = trial_copy(view)
    battle.declare(trial, seat, chosen)
    blockers = len(battle.blockers(trial, defender))
    return [
        ("target", {"seat": defender, "blockers": blockers}),
        *battle_so_far(trial),
    ]


def aiding(view: Kingdoms, chosen: list[Token]) -> list[Hint]:
    trial = trial_copy(view)
    battle.join(trial, chosen, view.options.attack_as_unit)
    return battle_so_far(trial)


def defending(view: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the outcome of each group; a Knight counts once it is placed (KNI-205)."""
    trial = trial_copy(view)
    placed = len(chosen) - len(chosen) % 2
    battle.defend(trial, seat, chosen[:placed])
    hints = battle_so_far(trial)
    if not view.by_health():
        hints.append(("no-stake", {"damage": 0}))  # for the question that confirms
    return hints


def trial_copy(view: Kingdoms) -> Kingdoms:
    """Returns a copy to try things out on, which notifies nobody."""
    trial = view.copy()
    assert isinstance(trial, Kingdoms)
    trial.events = None
    return trial


# Special cards


def name_playable(view: Kingdoms, seat: Seat) -> list[Hint]:
    """Names the special cards that may be played now."""
    ten = view.phase == "disrupt"
    hints: list[Hint] = []
    for card in playable(view, seat) if not ten else view.hand(seat):
        if not ten or view.special(card) == WIZARD:
            values = {"piece": name_pieces(view, [card]), "kind": name_of(view, card)}
            hints.append(("playable", {**values}))
    return hints


def special(view: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows the effect of a card, its target afterwards, and whom that hurts."""
    card = chosen[0]
    hints: list[Hint] = [(does(view, card), {"bonus": view.bonus()})]
    if len(chosen) < 2:
        return hints
    aim = chosen[1:]
    hints += consequences(view, seat, card, aim)
    return hints + warnings(view, seat, seat, card, aim)


def consequences(
    view: Kingdoms, seat: Seat, card: Piece, aim: list[Token]
) -> list[Hint]:
    """Shows what a card that this seat plays would lead to at its target."""
    kind = view.special(card)
    target = aim[0]
    hints: list[Hint] = []
    if kind == POWER:
        trial = trial_copy(view)
        trial.ongoing = [*rows(view.ongoing), effect(card, knight=target)]
        hints.append(becomes(trial, target))
    elif kind == COURAGE:
        trial = trial_copy(view)
        trial.ongoing = [*rows(view.ongoing), effect(card, seat=target - SEAT)]
        for knight in view.zones[KNIGHTS + target - SEAT]:
            if view.in_play(knight) and changed(view, trial, knight):
                hints.append(becomes(trial, knight))
    elif kind == MAJESTY and not view.options.old:
        freed = of_suit(view, card, [Seat(target - SEAT)])
        used = [knight for knight in freed if view.marks[knight] & USED]
        hints.append(("freed", {"seat": target - SEAT, "count": len(used)}))
    elif kind == LOYALTY:
        others = [other for other in view.everyone() if other != target - SEAT]
        count = len(of_suit(view, card, others))
        hints.append(("kept-off", {"seat": target - SEAT, "count": count}))
    elif kind == DEATH and target < SEAT:
        hints.append(("dies", {"piece": name_pieces(view, [target])}))
    elif kind == LIFE:
        hint = "lively" if view.in_play(target) else "knighted"
        hints.append((hint, {"piece": name_pieces(view, [target])}))
    elif kind == WIZARD:
        hints.append(("ends", {"piece": name_pieces(view, [target])}))
    elif (
        kind == NECROMANCER and target >= SEAT and view.zones[GRAVEYARD + target - SEAT]
    ):
        top = view.zones[GRAVEYARD + target - SEAT][-1]
        hints.append(("raised", {"piece": name_pieces(view, [top])}))
    return hints + battle_changed(view, seat, card, aim)


def battle_changed(
    view: Kingdoms, seat: Seat, card: Piece, aim: list[Token]
) -> list[Hint]:
    """Shows the Health that a card would save or cost in the battle going on."""
    if not is_during_battle(view.window) or not view.by_health():
        return []
    if name_of(view, card) not in FELT_IN_BATTLE or len(aim) > 1:
        return []
    if view.special(card) == DEATH and aim[0] >= SEAT:
        return []  # a Recruit or Candidate, of whom it is yet to be said which
    trial = trial_copy(view)
    trial.known = [0] * len(view.table.pieces.names)  # views do without; moves need it
    if not trial.pending:
        announce(trial, seat, [card, *aim])
    settle(trial, takes_effect=True)
    before, after = damage(view), damage(trial)
    if before == after:
        return []
    left = max(0, view.scores[view.defender] - after)
    values = {"seat": view.defender, "damage": after, "before": before, "left": left}
    return [("would-cost", {**values})]


def of_suit(view: Kingdoms, card: Piece, seats: list[Seat]) -> list[Piece]:
    """Lists the Knights in play of a card's suit in some Kingdoms."""
    suit = view.table.pieces.suits[card]
    return [
        knight
        for seat in seats
        for knight in view.zones[KNIGHTS + seat]
        if view.in_play(knight) and view.suit_of[knight] == suit
    ]


def warnings(
    view: Kingdoms, viewer: Seat, seat: Seat, card: Piece, aim: list[Token]
) -> list[Hint]:
    """Warns the viewer of a card that hits their own Kingdom, or that they play to the
    good of another one."""
    kind = view.special(card)
    hit = kingdom_hit(view, aim)
    if kind in HARMFUL and hit == viewer:
        return [("warn-hurts", {"mine": int(seat == viewer)})]
    if kind in HELPFUL and seat == viewer and hit not in (viewer, NOBODY):
        return [("warn-helps", {"seat": hit})]
    return []


def kingdom_hit(view: Kingdoms, aim: list[Token]) -> int:
    """Returns whose Kingdom a card is aimed at; NOBODY for the player's own Recruit."""
    target = aim[0]
    if target >= SEAT:
        return target - SEAT
    for row in view.ongoing:
        if row[CARD] == target:
            knight = row[ON_KNIGHT]
            return view.controller[knight] if knight >= 0 else row[ON_SEAT]
    return view.controller[target] if view.in_play(Piece(target)) else NOBODY


def does(view: Kingdoms, card: Piece) -> str:
    """Returns the hint that tells what a special card does, by edition and options."""
    kind = view.special(card)
    if kind == MAJESTY and view.options.old:
        return "special-majesty-untapped"  # KNI-440, KNI-441
    if kind == LIFE and view.options.dominoless:
        return "special-life-pair"  # KNI-702
    if kind == NECROMANCER and not view.has_graveyards():
        return "special-necromancer-fallen"  # KNI-706
    reach = view.options.death_targets == "any_domino"
    if kind == DEATH and reach and not view.options.dominoless:  # KNI-410, KNI-709
        return "special-death-any"
    return f"special-{name_of(view, card)}"


def changed(view: Kingdoms, trial: Kingdoms, knight: Piece) -> bool:
    before = strength(view, knight, defending=False)
    return strength(trial, knight, defending=False) != before


def becomes(trial: Kingdoms, knight: Piece) -> Hint:
    return (
        "becomes",
        {
            "piece": name_pieces(trial, [knight]),
            "attack": strength(trial, knight, defending=False),
            "defence": strength(trial, knight, defending=True),
        },
    )


def answering(view: Kingdoms) -> list[Hint]:
    """Shows the effect on the announced card if this Wizard is the last word."""
    card = Piece(view.pending[0][CARD])
    stands = len(view.pending) % 2 == 0  # one more link
    values: dict[str, str | int] = {"piece": name_pieces(view, [card])}
    return [("would-stand" if stands else "would-fail", values)]


# The rest


def turning(view: Kingdoms, chosen: list[Token]) -> list[Hint]:
    """Returns new Knights whose low half attacks, with all that bears on them."""
    trial = trial_copy(view)
    recruits.place_tiles(trial, chosen)
    return [becomes(trial, knight) for knight in chosen]


def copying(view: Kingdoms, model: Piece) -> Hint:
    """Shows the values of a Doppelganger that copies this Knight."""
    trial = trial_copy(view)
    double = goals.lost_doppelganger(trial)
    goals.copy_knight(trial, double, model)
    return becomes(trial, double)


def discarding(view: Kingdoms, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Counts the cards that are kept."""
    kept = len(view.zones[HAND + seat]) - len(chosen)
    return [("keeps", {"kept": kept, "over": max(0, kept - 5)})]
