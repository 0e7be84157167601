"""The bot's attacks, and its placing of blockers."""

from typing import Final, TypeAlias

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_knights.chapters.battle import (
    groups_for,
    seat_named,
    spelled_force,
)
from parlour.games.domino_knights.chapters.kingdoms import APART, KNIGHTS, Kingdoms
from parlour.games.domino_knights.chapters.knights import (
    attack_of,
    committable,
    defence_of,
    strength,
)
from parlour.games.domino_knights.playing.tactics import price

EXPOSED_SHARE: Final = 0.45
"""The feared part of an enemy attack for each Knight that is not at home."""
MIN_ATTACK_WORTH: Final = 0.5
"""An attack must promise more than this."""
FAME_WORTH: Final = 6.0
"""The worth of a point of Fame, where Knights are worth 4 and half their pips."""
LAST_STANDING: Final = ("fame_last_standing", "fame_attrition")
MAX_GANG_KNIGHTS: Final = 3
"""The largest number of Knights before one group."""

# Attacking


def threats(view: Kingdoms, me: Seat) -> list[int]:
    """Returns the attacks that can come before my next turn, the strongest first."""
    attacks: list[int] = []
    for seat in view.everyone():
        if seat != me and view.living(seat):
            for knight in view.zones[KNIGHTS + seat]:
                if view.in_play(knight):
                    attacks.append(strength(view, knight, defending=False))
    attacks.sort(reverse=True)
    return attacks


def exposures(view: Kingdoms, me: Seat, ready: int) -> list[float]:
    """Lists the damage to fear for a Kingdom with 0, 1, 2 ... Knights at home."""
    blows = [gain_unblocked(view, attack, me) for attack in threats(view, me)]
    share = 1.0 / max(1, view.alive.bit_count() - 1)
    fears: list[float] = []
    for at_home in range(ready + 1):
        fear = sum(blows[at_home:]) * EXPOSED_SHARE * share
        deadly = view.by_health() and fear * 2 > view.scores[me]
        fears.append(fear * 2 if deadly else fear)
    return fears


def boldness(view: Kingdoms) -> float:
    """Returns the worth of attacking at all: somebody has to begin.

    It grows with the rounds, so that nobody sits behind a wall of Knights for ever.
    Where unblocked attacks bring nothing it is needed from the start.
    """
    if view.by_health():
        return 0.4 * max(0, view.round_number - 5)
    return 0.5 * view.round_number


def attack(view: Kingdoms, me: Seat, pick: Pick, dice: Dice) -> list[Token]:
    """Returns the opponent and the force that promise most, or nothing; ties go by
    lot."""
    home = len(committable(view, me))
    fears = exposures(view, me, home)
    bold = boldness(view)
    most = MIN_ATTACK_WORTH
    answer: list[Token] = []
    for place in dice.order(len(pick.options)):
        target = pick.options[place]
        other = seat_named(target)
        force = fighters(view, committable(view, me, other))
        blockers = fighters(view, committable(view, other))
        for size in range(1, len(force) + 1):
            fear = fears[home - size] - fears[home]
            for groups in formations(view, force[:size]):
                value = promise(view, other, groups, blockers) - fear + bold
                if value > most:
                    most = value
                    answer = [target, *in_order(view, groups)]
    return answer


Fighter: TypeAlias = tuple[int, int, float, Piece]
"""Attack, defence, worth and name of a Knight."""


def fighters(view: Kingdoms, knights: list[Piece]) -> list[Fighter]:
    """Returns Knights as fighters, the best attack first."""
    found: list[Fighter] = [
        (
            strength(view, knight, defending=False),
            strength(view, knight, defending=True),
            4 + 0.5 * view.pips(knight),
            knight,
        )
        for knight in knights
    ]
    found.sort(reverse=True)
    return found[:12]


def formations(view: Kingdoms, force: list[Fighter]) -> list[list[list[Fighter]]]:
    """Lists ways to send a force: one by one and, if units may fight, together."""
    ways = [[[fighter] for fighter in force]]
    if view.options.attack_as_unit and len(force) > 1:
        ways.append([force])
        half = len(force) // 2
        if half and len(force) > 2:
            ways.append([[fighter] for fighter in force[:half]] + [force[half:]])
    return ways


def in_order(view: Kingdoms, groups: list[list[Fighter]]) -> list[Token]:
    """Groups of attackers as an answer spells them."""
    tokens: list[Token] = []
    for group in groups:
        if tokens and view.options.attack_as_unit:
            tokens.append(APART)
        tokens += [fighter[3] for fighter in group]
    return spelled_force(tokens, [])


def totals(group: list[Fighter]) -> tuple[int, int, float]:
    """Returns attack, defence and worth of a group."""
    hit = 0
    shield = 0
    worth = 0.0
    for fighter in group:
        hit += fighter[0]
        shield += fighter[1]
        worth += fighter[2]
    return hit, shield, worth


def promise(
    view: Kingdoms,
    other: Seat,
    groups: list[list[Fighter]],
    blockers: list[Fighter],
) -> float:
    """Estimates the gain from an attack if the defender blocks sensibly."""
    left = blockers[:]
    value = 0.0
    through = 0
    later = len(groups)
    for group in groups:
        later -= 1
        hit, shield, worth = totals(group)
        stake = gain_unblocked(view, hit, other)
        gain, block = best_block(left, hit, shield, worth, stake, later)
        if block:
            left = [fighter for fighter in left if fighter not in block]
            value -= gain - stake
        else:
            through += hit
            value += stake
    if view.by_health():
        if through >= view.scores[other]:
            value += 50
        value += 0.02 * (view.options.health_start - view.scores[other])
    return value


def gain_unblocked(view: Kingdoms, hit: int, other: Seat) -> float:
    """Returns the gain of a group against a Kingdom if it meets nobody (KNI-R63)."""
    rule = view.options.fame_unblocked
    if view.by_health():
        return float(hit)
    if rule == "none":
        return 0.0
    if view.goal in LAST_STANDING:  # who has no Fame still stands while Knights do
        return FAME_WORTH / 4 if view.scores[other] else 0.0
    lost = FAME_WORTH if view.scores[other] else 0.0
    return lost + FAME_WORTH if rule == "transfer_one" else lost


def best_block(
    able: list[Fighter],
    hit: int,
    shield: int,
    worth: float,
    stake: float,
    later: int,
) -> tuple[float, list[Fighter]]:
    """Chooses the blockers of a group, one or several, and returns their gain.

    `stake` is what it brings to have the group blocked at all. Several stand
    together only if enough are left for the groups that come later.
    """
    found = 0.0
    best: list[Fighter] = []
    for fighter in able:
        gain = stake + exchange([fighter], hit, shield, worth)
        if gain > found:
            found = gain
            best = [fighter]
    for size in range(2, min(len(able) - later, MAX_GANG_KNIGHTS) + 1):
        gang = able[:size]  # the best attackers
        gain = stake + exchange(gang, hit, shield, worth) - 0.5 * size
        if gain > found:
            found = gain
            best = gang
    return found, best


def exchange(block: list[Fighter], hit: int, shield: int, worth: float) -> float:
    """Returns the gain of a fight for the blockers: the fallen on either side."""
    back, wall, price = totals(block)
    gain = worth if back > shield else 0.0
    return gain - price if hit > wall else gain


def aid_attack(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Helps against the leader with what need not stay at home."""
    best = max([view.scores[s] for s in view.everyone() if s != me])
    if view.scores[view.defender] < best or not view.by_health():
        return []
    spare = len(pick.options) - 2
    blockers = len(committable(view, view.defender))
    if spare <= 0 or blockers > len(view.attackers):
        return []
    ranked = fighters(view, pick.options)
    return in_order(view, [[fighter] for fighter in ranked[:spare]])


# Defending


def block(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Blocks to kill, to survive, and rather than take too much."""
    return defence(view, me, pick, must=True)


def defence(view: Kingdoms, me: Seat, pick: Pick, must: bool) -> list[Token]:
    """Returns Knights and the groups they stand against; the heaviest blow comes
    first."""
    left = fighters(view, pick.options)
    groups: list[tuple[int, int]] = []
    for number in range(len(view.attackers)):
        if view.attackers[number] and not view.defenders[number]:
            groups.append((-attack_of(view, view.attackers[number]), number))
    groups.sort()
    coming = -sum([hit for hit, _ in groups])
    answer: list[list[Token]] = []
    later = len(groups)
    for minus, number in groups:
        later -= 1
        hit = -minus
        attackers = view.attackers[number]
        leader = Token(attackers[0])
        stake = 0.0
        if must:
            deadly = view.by_health() and coming >= view.scores[me]
            stake = max(2.0, gain_unblocked(view, hit, me)) * (3.0 if deadly else 1.0)
        able = [one for one in left if leader in groups_for(view, one[3])]
        shield = defence_of(view, attackers)
        worth = price(view, attackers)
        _, stand = best_block(able, hit, shield, worth, stake, later)
        if stand:
            coming -= hit
            left = [fighter for fighter in left if fighter not in stand]
            answer += [[fighter[3], leader] for fighter in stand]
    answer.sort()
    return [token for pair in answer for token in pair]


def aid_defence(view: Kingdoms, me: Seat, pick: Pick) -> list[Token]:
    """Helps the weakest against the strongest, where it costs nothing."""
    if view.by_health() and view.scores[view.turn] < view.scores[me]:
        return []
    if len(pick.options) < 3 and view.by_health():
        return []
    return defence(view, me, pick, must=False)
