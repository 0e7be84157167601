"""Reaction windows: everyone who might answer is asked, one after another.

Only public facts decide which seats are asked, because not being asked tells the
table something. Somebody who holds nothing to answer with can only pass; in *fast* mode
such forced answers are given at once, in *sealed* mode at everybody's pace.
"""

from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.kit.betting import next_of


def line_up(state: State, first: Seat, eligible: int) -> list[Seat]:
    """Returns the eligible seats clockwise from `first`."""
    return state.seats_in(eligible, first)[:]


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


def ask_from(state: State, first: Seat, to_ask: int) -> bool:
    """Asks the first of a set of seats clockwise, `first` before all; false for none.

    For windows in which priority goes back to `first` after each play.
    """
    if not to_ask:
        return False
    state.waiting = 1 << state.seats_in(to_ask, first)[0]
    return True


def holders(state: State, hands: int, seats: int) -> int:
    """Returns those of some seats that hold cards, which is all that the table
    knows."""
    able = 0
    for seat in state.seats_in(seats):
        if state.zones[hands + seat]:
            able |= 1 << seat
    return able


def stands(answers: int) -> bool:
    """Returns True if the lowest card of a chain takes effect, with this many cards
    upon it.

    A response to a response is a window on top, and each card in a chain undoes
    the one below it.

    >>> [stands(answers) for answers in range(4)]
    [True, False, True, False]
    """
    return answers % 2 == 0


def forced_answer(state: State, seat: Seat) -> list[Token] | None:
    """Returns the only answer this seat can give, or None if it has a choice."""
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
