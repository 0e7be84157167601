"""The Attack phase: one battle after another, step by step (KNI-140, KNI-200)."""

from typing import Final

from parlour.engine.pieces import Seat, Token
from parlour.games.domino_knights.chapters import battle
from parlour.games.domino_knights.chapters.kingdoms import Kingdoms
from parlour.games.domino_knights.chapters.moments import (
    ATTACK_AIDED,
    ATTACK_DECLARED,
    CLEANED_UP,
    DEFENCE_AIDED,
    DEFENCE_PLACED,
    RESOLVED,
)
from parlour.kit.windows import ask_after

AT_WAR: Final = ("aid-attack", "defend", "aid-defence", "resolve")
"""Steps for which somebody must still attack."""


def next_step(state: Kingdoms) -> None:
    """Continues an attack and all that follows it; a window may open before the next
    step."""
    step = state.step
    if step in AT_WAR and battle.no_attack_left(state):
        state.step = "loot"  # KNI-R24
        return
    match step:
        case "attack":
            if battle.targets(state, state.turn):
                state.put("attack", state.turn)
            else:
                state.step = "discard"
        case "aid-attack":
            state.to_ask = battle.aiders(state, "attack")
            ask_for_aid(state, state.turn)
        case "defend":
            if battle.blockers(state, state.defender):
                state.put("defend", state.defender)
            else:
                if state.events is not None and battle.worn_out(state, state.defender):
                    state.say("cannot-defend", state.defender, rule="KNI-211")
                state.open_window(DEFENCE_PLACED, "aid-defence")
        case "aid-defence":
            state.to_ask = battle.aiders(state, "defence")
            ask_for_aid(state, state.defender)
        case "resolve":
            battle.resolve(state)
            state.unchecked = True
            state.open_window(RESOLVED, "loot")
        case "loot":
            state.step = "bury"
            if battle.may_loot(state):
                state.put("loot", state.victor)
        case _:
            seat = battle.bury_fallen(state)
            if seat >= 0:
                state.put("stack", seat)
            else:
                battle.end_battle(state)
                state.unchecked = True
                state.open_window(CLEANED_UP, "attack")


def take(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Applies a player's decision in a battle, aid apart."""
    match state.phase:
        case "attack":
            if tokens:
                battle.declare(state, seat, tokens)
                state.open_window(ATTACK_DECLARED, "aid-attack")
            else:
                state.step = "discard"
        case "defend":
            battle.defend(state, seat, tokens)
            state.open_window(DEFENCE_PLACED, "aid-defence")
        case "loot":
            if tokens:
                state.looted = tokens[0]
        case _:
            battle.stack(state, tokens)


# Aid


def ask_for_aid(state: Kingdoms, seat: Seat) -> None:
    """Asks the next player who may aid, clockwise after `seat` (KNI-203, KNI-206)."""
    if ask_after(state, seat, state.to_ask):
        state.enter(state.step)
    elif state.step == "aid-attack":
        state.open_window(ATTACK_AIDED, "defend")
    else:
        state.open_window(DEFENCE_AIDED, "resolve")


def take_aid(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Takes aid in turn until all others have passed (KNI-203, KNI-206)."""
    attack = state.step == "aid-attack"
    if tokens:
        if attack:
            battle.join(state, tokens, state.options.attack_as_unit)
            state.attacking |= 1 << seat
        else:
            battle.defend(state, seat, tokens)
        state.to_ask = battle.aiders(state, "attack" if attack else "defence")
    state.to_ask &= ~(1 << seat)
    state.waiting = 0
    ask_for_aid(state, seat)
    if not state.waiting:
        state.go_on()
