"""Reaction windows: everyone who might answer is asked, one after another.

Who is asked depends on public facts only, because not being asked tells the
table. Somebody who holds nothing to answer with can only pass; in *fast* mode
such forced answers are given at once, in *sealed* mode at everybody's pace.
"""

from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.kit.betting import next_of


def line_up(state: State, first: Seat, eligible: int) -> list[Seat]:
    """The eligible seats clockwise from `first`."""
    return [seat for seat in state.clockwise(first) if eligible >> seat & 1]


def ask_next(state: State, queue: list[Seat]) -> bool:
    """Asks the next seat in line; false when there is none and the window closes."""
    if not queue:
        return False
    state.waiting = 1 << queue.pop(0)
    return True


def ask_after(state: State, seat: Seat, to_ask: int) -> bool:
    """Asks the first of a set of seats clockwise after `seat`; false for none.

    For windows that go round until all in the set have passed.
    """
    if not to_ask:
        return False
    state.waiting = 1 << next_of(to_ask, seat)
    return True


def forced_answer(state: State, seat: Seat) -> list[Token] | None:
    """The only answer this seat can give, or None if it has a choice."""
    pick = state.ask(seat)
    answer: list[Token] = []
    able = state.narrow(pick, answer)
    while able:
        if len(able) > 1:
            return None
        if able[0] == DONE:
            break
        answer.append(able[0])
        able = state.narrow(pick, answer)
    return answer
