"""Marks: everyone chooses a card of the hand in secret, and it goes hunting.

Until the last is chosen a mark stays in its hand, so that nobody's view changes.
"""

from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State


def choose_mark(state: State, seat: Seat, hand: int, rule: str) -> Pick:
    """Asks which card of the hand is the mark."""
    return Pick(seat, "choose-mark", state.zones[hand + seat], rule=rule)


def no_mark(state: State, pool: int, token: Token, fresh: str, rule: str) -> Refusal:
    """Explains why a card cannot be the mark: it lies in the pool, or is not in the
    hand."""
    if token in state.zones[pool]:
        return Refusal("in-the-pool", fresh)
    return Refusal("not-in-hand", rule)


def turn_up(state: State, hand: int, mark: int) -> list[Seat]:
    """Lays all marks open; the seats that chose one."""
    seats = [seat for seat in state.everyone() if state.sealed[seat]]
    for seat in seats:
        state.move(state.sealed[seat][0], hand + seat, mark + seat)
    return seats
