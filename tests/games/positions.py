"""Games set up by hand: stacked before the deal, or laid out in the middle."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tests.games.table import game_of

from parlour.engine.data import position
from parlour.engine.dice import scatter
from parlour.engine.options import specs
from parlour.engine.state import State

S = TypeVar("S", bound=State)


def begun(
    kind: type[S],
    seats: int,
    *stacks: str,
    given: Mapping[str, object] | None = None,
    seed: int = 1,
) -> S:
    """A game just begun; its first shuffles end with these pieces on top."""
    table = game_of(kind).table(seats, given)
    named = table.pieces.find_piece
    table.stacks = [[named(name) for name in stack.split()] for stack in stacks]
    state = table.blank()
    assert isinstance(state, kind)
    state.events = []
    state.begin(scatter(seed))
    return state


def laid_out(
    kind: type[S],
    hands: Sequence[str],
    zones: Mapping[str, str],
    given: Mapping[str, Any],
    *,
    rest: str = "",
    seed: int = 1,
    **facts: Any,
) -> S:
    """A position with these hands, and what lies in other zones.

    `given` are options and fields of the state, as they come; the fields among
    `facts` are those that a test has not given.
    """
    game = game_of(kind)
    known = specs(game.options)
    options = {name: value for name, value in given.items() if name in known}
    fields = {name: value for name, value in given.items() if name not in known}
    state = position(
        game,
        len(hands),
        options,
        zones={**each("hand", hands), **zones},
        rest=rest,
        seed=scatter(seed),
        **{**facts, **fields},
    )
    assert isinstance(state, kind)
    state.events = []
    return state


def each(zone: str, contents: Sequence[str]) -> dict[str, str]:
    """What lies in a zone of each seat: `hand 0`, `hand 1` and so on."""
    return {f"{zone} {seat}": pieces for seat, pieces in enumerate(contents)}


def from_the_top(pieces: str) -> str:
    """A pile as it is filled, from one written with its top first."""
    return " ".join(pieces.split()[::-1])
