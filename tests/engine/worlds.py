"""Every way chance can fall, for exact comparisons with imagined worlds."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt

from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.refusals import ChanceNeeded
from parlour.engine.state import State
from parlour.engine.views import imagine

Scene = Callable[[State], None]
World = tuple[tuple[int, ...], ...]


def outcomes(game: Game, seats: int, scene: Scene) -> Iterator[tuple[State, Fraction]]:
    """Plays a scene with every possible roll; the end of each, and its chance."""
    open_ends: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while open_ends:
        rolls, chance = open_ends.pop()
        state = game.table(seats).blank()
        state.lay()
        state.events = []
        state.script = rolls[:]
        try:
            scene(state)
        except ChanceNeeded as needed:
            share = chance / needed.sides
            open_ends += [([*rolls, n], share) for n in range(needed.sides)]
        else:
            yield state, chance


def world(state: State) -> World:
    """Where everything lies, the order in stocks that nobody has looked at left out."""
    zones = []
    for zone in state.table.live:
        pile = state.zones[zone]
        loose = state.loose >> zone & 1
        zones.append(tuple(sorted(pile) if loose else pile))
    return tuple(zones)


def posterior(
    game: Game, ends: list[tuple[State, Fraction]], viewer: int
) -> list[tuple[State, dict[World, Fraction]]]:
    """For all that a viewer may have seen, the worlds it may be in and how likely."""
    seen: dict[str, tuple[State, dict[World, Fraction]]] = {}
    for state, chance in ends:
        told = str(name_events(game, state.table, state.events or [], viewer))
        if told not in seen:
            seen[told] = (state, defaultdict(Fraction))
        seen[told][1][world(state)] += chance
    return list(seen.values())


def imagined(state: State, viewer: int, count: int) -> dict[World, int]:
    """How often each world is imagined, half of them from within an imagined one."""
    dice = Dice(count)
    found: dict[World, int] = defaultdict(int)
    for number in range(count):
        dreamt = imagine(state, viewer, dice)
        if number % 2:
            dreamt = imagine(dreamt, viewer, dice)
        found[world(dreamt)] += 1
    return found


def unlike(worlds: dict[World, Fraction], found: dict[World, int]) -> float:
    """How far off the counts are, in standard deviations of chi-square.

    Infinite for a world that cannot be.
    """
    if not set(found) <= set(worlds):
        return float("inf")
    count = sum(found.values())
    whole = sum(worlds.values())
    total = 0.0
    for one, chance in worlds.items():
        expected = float(count * chance / whole)
        total += (found.get(one, 0) - expected) ** 2 / expected
    freedom = max(1, len(worlds) - 1)
    return (total - freedom) / sqrt(2 * freedom)
