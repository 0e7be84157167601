"""News from the story that the rules of a contest cannot know, in words.

    ability who-1 hand_r+arm_r   somebody gained an ability (`-` relies on no part)
    bar who-1 ability-2          the Dealer rules it out; its wild card lasts the round
    arm who-1 / disarm who-1     a weapon is in hand, or is not
    arrive who-3                 somebody who was away is at hand
    arrive who-3 side-a          and takes that side in the group that plays
    missed                       the moment of the Fool and the World has gone
    wound who-1 arm_l            and `maim`, `tend`: wounds, and care for them
    status who-1 able            and `dazed`, `felled`, `dead`, `left`
    body who-1 arm_l+head head   all that is wounded now, and what of it bleeds
    relies who-1 ability-2 eye_l an ability relies on other parts
    flip / clear                 the top card is turned for a task; it is done with

Whatever is wrong is refused before anything changes.
"""

from parlour.engine.refusals import BadInput
from parlour.games.contest import effects
from parlour.games.contest.cast import (
    AWAY,
    MOST_ABILITIES,
    MOST_IN_GROUP,
    NO_GROUP,
    NO_SIDE,
    PARTS,
    SIDES,
    parts_of,
)
from parlour.games.contest.hands import Hands
from parlour.games.contest.words import DISCARD, TASK
from parlour.kit.tarot import TWO_MAJORS

STATUS: dict[str, str] = {
    "able": "recovered",
    "dazed": "incapacitated",
    "felled": "knocked-out",
    "dead": "killed",
    "left": "left",
}
"""The statuses of a character, and their messages."""


def hear(state: Hands, words: list[str]) -> None:
    """Takes one piece of news."""
    kind, *rest = words or [""]
    match kind, rest:
        case "missed", []:
            miss_moment(state)
        case "ability", [who, parts]:
            gain(state, hand_named(state, who), parts)
        case "bar", [who, ability]:
            bar(state, hand_named(state, who), ability)
        case (("arm" | "disarm"), [who]):
            arm(state, hand_named(state, who), kind == "arm")
        case "arrive", [who]:
            arrive(state, hand_named(state, who), "")
        case "arrive", [who, side]:
            arrive(state, hand_named(state, who), side)
        case (("wound" | "maim" | "tend"), [who, part]):
            treat(state, kind, hand_named(state, who), part)
        case "body", [who, hurt, bleeding]:
            lie(state, hand_named(state, who), parts_of(hurt), parts_of(bleeding))
        case "relies", [who, ability, parts]:
            rely(state, hand_named(state, who), ability, parts_of(parts))
        case "flip", []:
            flip(state)
        case "clear", []:
            state.sweep(TASK, DISCARD)
        case "status", [who, status]:
            become(state, hand_named(state, who), status)
        case _:
            raise BadInput(f"a contest knows no news such as {' '.join(words)!r}")


def hand_named(state: Hands, name: str) -> int:
    number = name.removeprefix("who-")
    if name != number and number.isascii() and number.isdigit() and len(number) < 3:
        hand = int(number) - 1
        if 0 <= hand < state.hands:
            return hand
    raise BadInput(f"nobody in this contest is called {name!r}")


def part_named(name: str) -> int:
    if name not in PARTS:
        raise BadInput(f"{name!r} is no part of the body")
    return PARTS.index(name)


def miss_moment(state: Hands) -> None:
    """Gives up the unlimited action; the round is still won (FUG-R56)."""
    if state.phase != "moment":
        raise BadInput("no moment is open that could be missed")
    state.tier = TWO_MAJORS
    state.say_of_hand("missed", state.winner, "FUG-R56")
    effects.begin_effects(state)


def gain(state: Hands, hand: int, parts: str) -> None:
    """Adds a gift or a flashback in the middle of it (FUG-B16)."""
    relied_on = parts_of(parts)
    if not state.is_persona(hand):
        raise BadInput("game-characters gain no abilities (FUG-F09)")
    if len(state.skills[hand]) == MOST_ABILITIES:
        raise BadInput(f"a character shows at most {MOST_ABILITIES} abilities here")
    state.gain(hand, relied_on)
    state.say_of_hand("gained", hand, "FUG-B16")


def bar(state: Hands, hand: int, ability: str) -> None:
    """Bars an ability that is not relevant, or blocked (FUG-R29)."""
    number = ability_named(state, hand, ability)
    state.barred[hand] = state.barred[hand] | 1 << number
    state.say_of_hand("barred", hand, "FUG-B15")


def ability_named(state: Hands, hand: int, ability: str) -> int:
    names = [f"ability-{number + 1}" for number in range(len(state.skills[hand]))]
    if ability not in names:
        raise BadInput(f"who-{hand + 1} has no {ability!r}")
    return names.index(ability)


def lie(state: Hands, hand: int, hurt: int, bleeding: int) -> None:
    """Sets the body to the state of its sheet; causes are logged elsewhere."""
    state.hurt[hand] = hurt
    state.bleeding[hand] = bleeding


def rely(state: Hands, hand: int, ability: str, parts: int) -> None:
    """Changes an ability that the Dealer reworded or that was learned again
    (FUG-W03)."""
    state.skills[hand][ability_named(state, hand, ability)] = parts


def flip(state: Hands) -> None:
    """Flips for tasks between two rounds from the same deck (FUG-B37)."""
    if not state.can_draw():
        raise BadInput("no card is left anywhere (FUG-B08)")
    state.draw_to(TASK)


def arm(state: Hands, hand: int, armed: bool) -> None:
    if armed:
        state.armed |= 1 << hand
    else:
        state.armed &= ~(1 << hand)
    state.say_of_hand("armed" if armed else "disarmed", hand, "FUG-B02")


def arrive(state: Hands, hand: int, side: str) -> None:
    """Notes that somebody is there now, and may join from the next round on
    (FUG-B04)."""
    letter = side.removeprefix("side-")
    if side and (letter not in SIDES or len(letter) != 1 or letter == side):
        raise BadInput(f"{side!r} is no side")
    if state.sides[hand] not in (AWAY, NO_SIDE):
        raise BadInput(f"who-{hand + 1} is in the contest already")
    here = state.members(state.group)
    if side and here.bit_count() >= MOST_IN_GROUP:
        raise BadInput(f"a group has at most {MOST_IN_GROUP} people")
    state.sides[hand] = SIDES.index(letter) if side else NO_SIDE
    state.groups[hand] = state.group if side else NO_GROUP
    state.say_of_hand("arrived", hand, "FUG-B04")
    if side:
        state.say_of_hand(f"joins-{letter}", hand, "FUG-B04")
    ask_again(state)


def treat(state: Hands, kind: str, hand: int, part: str) -> None:
    """Notes wounds by the Dealer's hand, and tending them (FUG-B37)."""
    where = part_named(part)
    if kind != "tend":
        effects.wound(state, hand, where, kind == "maim")
        return
    if not state.hurt[hand] >> where & 1:
        raise BadInput(f"who-{hand + 1} has no wound there")
    if state.bleeding[hand] >> where & 1:  # closed; what relied on it stays lost
        state.bleeding[hand] = state.bleeding[hand] & ~(1 << where)
    else:
        state.hurt[hand] = state.hurt[hand] & ~(1 << where)
    state.say_of_hand("tended", hand, "FUG-B37")


def become(state: Hands, hand: int, status: str) -> None:
    """Applies the Dealer's word on somebody who holds no cards just now (FUG-J07)."""
    if status not in STATUS:
        raise BadInput(f"a status is one of {', '.join(STATUS)}, not {status!r}")
    if state.joined >> hand & 1 and state.phase != "join":
        raise BadInput(f"who-{hand + 1} is in this round: finish it first")
    if hand == state.witness or hand in state.bells:
        raise BadInput(f"who-{hand + 1} has just remembered something: let them say")
    bit = 1 << hand
    for_good = ~bit
    state.dead &= for_good
    state.left &= for_good
    state.felled &= for_good
    state.dazed &= for_good
    match status:
        case "dead":
            state.dead |= bit
        case "left":
            state.left |= bit
        case "felled":
            state.felled |= bit
        case "dazed":
            state.dazed |= bit
    state.say_of_hand(STATUS[status], hand, "FUG-J07")
    ask_again(state)


def ask_again(state: Hands) -> None:
    """Gives sealed answers about joining back, because the possible joiners changed."""
    if state.phase == "join":
        state.rejoin()
