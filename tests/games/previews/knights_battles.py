"""Domino Knights: the groups of a battle, their numbers and what is at stake."""

from typing import Any

from tests.games.previews.knights_table import special_told
from tests.games.previews.told import spelled

from parlour.engine.views import view
from parlour.games import find
from parlour.games.domino_knights.chapters import battle
from parlour.games.domino_knights.chapters import kingdoms as knights
from parlour.games.domino_knights.chapters.knights import strength
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values

UNDECIDED = ("aid-attack", "defend", "aid-defence", "resolve")
FOUGHT = {
    "fought-open": (False, False),
    "fought-standoff": (False, False),
    "fought-held": (False, False),
    "fought-attack-falls": (True, False),
    "fought-defence-falls": (False, True),
    "fought-both-fall": (True, True),
}
"""Whether the attack fell, and whether the defence did."""


def groups_told(f: PreviewedAnswer) -> int:
    """What is told of a battle that goes on or is over, and of one that would be."""
    before = f.before
    compared = 0
    for seat in before.everyone():
        if seat == f.seat or not before.asks(seat):
            hints = hints_of(find("domino-knights"))(view(before, seat), seat)
            compared += battle_told(before, hints)
            special_told(before, hints)
    trial = before.copy()
    trial.events = None
    match before.phase:
        case "attack" if len(f.answer) > 1:
            battle.declare(trial, f.seat, f.answer)
        case "aid-attack" if f.answer:
            battle.join(trial, f.answer, before.options.attack_as_unit)
        case "defend" | "aid-defence":
            battle.defend(trial, f.seat, f.answer)
        case _:
            return compared
    expected = groups(trial)
    if before.phase in ("defend", "aid-defence") and not before.by_health():
        expected.append(("no-stake", {"damage": 0}))
    told = [hint for hint in f.hints if hint[0] not in ("bereft", "target")]
    assert told == expected, (told, expected)
    return compared + len(told)


def battle_told(state: Any, hints: Hints) -> int:
    """Each group before it fights, and after it while it lies there."""
    kinds = ("group-", "at-stake")
    told = [hint for hint in hints if hint[0].startswith(kinds)]
    going_on = state.round_number and state.defender >= 0 and state.step in UNDECIDED
    assert told == (groups(state) if going_on else [])
    fought = [hint for hint in hints if hint[0] in FOUGHT]
    assert not fought or state.step in ("loot", "bury")
    for name, values in fought:
        over(state, name, values)
    return len(told) + len(fought)


def groups(state: Any) -> Hints:
    """How each group would fare, by fighting it out on a copy."""
    trial = state.copy()
    trial.events = None
    battle.resolve(trial)
    told: Hints = []
    through = 0
    for number, group in enumerate(state.attackers):
        if group:
            kind, values = group_of(state, number, set(trial.fallen))
            told.append((f"group-{kind}", values))
            through += int(values["attack"]) * (kind == "open")
    if state.by_health():
        lost = state.scores[state.defender] - trial.scores[state.defender]
        assert lost == min(through, state.scores[state.defender])
        told.append(("at-stake", {"seat": state.defender, "damage": through}))
    return told


def group_of(state: Any, number: int, fallen: set[int]) -> tuple[str, Values]:
    """What becomes of a group, and the numbers of both sides."""
    group, stand = state.attackers[number], state.defenders[number]
    fight = [one for one in stand if not battle.refuses(state, one, group)]
    values: Values = {
        "piece": spelled(state, group[:1]),
        "attackers": spelled(state, group),
        "attack": total(state, group, defending=False),
        "defence": total(state, group, defending=True),
    }
    spared = state.blocked_once >> number & 1
    if not stand and not (spared and state.options.blocker_removed == "blocked"):
        damage = values["attack"] if state.by_health() else 0
        return "open", {**values, "against": state.defender, "damage": damage}
    values["defenders"] = spelled(state, fight or stand)
    values["back"] = total(state, fight, defending=False)
    values["shield"] = total(state, fight, defending=True)
    if not fight:
        return "standoff", values
    match (group[0] in fallen, fight[0] in fallen):
        case (True, True):
            return "both-fall", values
        case (True, False):
            return "attack-falls", {**values, "against": state.turn}
        case (False, True):
            return "defence-falls", {**values, "against": state.defender}
    return "held", values


def total(state: Any, group: list[int], *, defending: bool) -> int:
    return sum(strength(state, knight, defending=defending) for knight in group)


def over(state: Any, name: str, values: Values) -> None:
    """Who fell lies there, and the numbers of the group are those of its Knights."""
    named = state.table.pieces.find_piece
    group = [named(one) for one in str(values["attackers"]).split()]
    stand = [named(one) for one in str(values.get("defenders", "")).split()]
    attack_fell, defence_fell = FOUGHT[name]
    assert [state.in_play(one) for one in group] == [not attack_fell] * len(group)
    assert [state.in_play(one) for one in stand] == [not defence_fell] * len(stand)
    assert group in state.attackers
    assert values["piece"] == spelled(state, group[:1])
    assert values["attack"] == total(state, group, defending=False)
    assert values["defence"] == total(state, group, defending=True)
    if name not in ("fought-open", "fought-standoff"):
        assert values["back"] == total(state, stand, defending=False)
        assert values["shield"] == total(state, stand, defending=True)
        attack, shield = int(values["attack"]), int(values["shield"])
        back, defence = int(values["back"]), int(values["defence"])
        assert (back > defence, attack > shield) == (attack_fell, defence_fell)


def first_said(f: PreviewedAnswer) -> None:
    """Each kind of answer has something said of it first."""
    said = [name for name, _ in f.hints]
    match f.before.phase:
        case "train" if f.answer and f.before.options.dominoless:
            assert said == ["pair"]
        case "train" if f.answer and f.answer[0] in f.before.hand(f.seat):
            assert said == ["special-wealth"]
        case "train" if f.answer:
            assert said in (["paying"], ["paid"])
            assert f.hints[0][1]["piece"] == spelled(f.before, f.answer[:1])
        case "train" if not f.before.options.dominoless:
            tiles = f.before.zones[knights.RECRUITS + f.seat]
            assert [v["piece"] for _, v in f.hints] == spelled(f.before, tiles).split()
            assert said == ["costs"] * len(tiles)
        case "attack" if f.answer:
            assert said[0] == "target"
        case "react" if f.answer:
            assert said[0].startswith("special-")
        case "disrupt" if f.answer:
            assert said in (["would-stand"], ["would-fail"])
            announced = f.before.pending[0][0]
            assert f.hints[0][1]["piece"] == spelled(f.before, [announced])
        case "draw-source":
            assert said in (["draw-top"], ["draw-deck"])
        case "orient" | "copy":
            assert said == ["becomes"] * len(f.answer)
        case "discard":
            assert said == ["keeps"]
        case "aid-attack" | "defend" | "aid-defence":
            pass
        case "react" | "disrupt":
            assert set(said) <= {"playable"}
        case _:
            assert not said
