"""Shared functions of the contract checks: comparisons and failure messages."""

import json
from typing import Any, Final

from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.game import token_name, token_of
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import AUDIENCE

COMPARED_MOMENTS: Final = 6
"""Moments of a game at which a costly comparison is made."""


def expect(kept: bool, otherwise: str) -> None:
    if not kept:
        raise AssertionError(otherwise)


def state_text(state: State) -> str:
    """Returns a whole state as text, to compare byte by byte."""
    return json.dumps(save(state), sort_keys=True)


def same(one: Any, other: Any, where: str) -> None:
    """Compares data and says where it differs."""
    if one != other:
        path, left, right = difference(one, other)
        raise AssertionError(f"{where}, {path} tells: {left!r} or {right!r}")


def difference(one: Any, other: Any) -> tuple[str, Any, Any]:
    """Returns the first place in which two pieces of data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *other]:
            if one.get(name) != other.get(name):
                path, left, right = difference(one.get(name), other.get(name))
                return f"{name} {path}".strip(), left, right
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                path, left, right = difference(left, right)
                return f"{number} {path}".strip(), left, right
    return "", one, other


def viewers(seats: int) -> list[int]:
    """Returns everybody who looks on: the seats and the audience."""
    return [*range(seats), AUDIENCE]


def viewer_name(viewer: int) -> str:
    return "the audience" if viewer == AUDIENCE else f"seat {viewer}"


def spell_tokens(state: State, tokens: list[Token]) -> str:
    return " ".join(token_name(state.table, token) for token in tokens) or "nothing"


def refusal(state: State, seat: Seat, tokens: list[Token]) -> Refusal | None:
    try:
        state.checked(seat, tokens)
    except Refusal as why:
        return why
    return None


def any_tokens(table: Table, dice: Dice) -> list[Token]:
    """Returns up to three of all the tokens there are."""
    count = 1 + dice.roll(3)
    return [token_of(table, dice.roll(len(table.token_names))) for _ in range(count)]
