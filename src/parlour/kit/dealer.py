"""The first dealer: a seat that was agreed on, or one that chance names."""

from typing import Any

from parlour.engine.options import RANDOM, chair
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadOption
from parlour.engine.state import State


def dealer_option(players: range) -> Any:
    """Returns an option `first_dealer`: a seat or, as usual, `random`."""
    return chair(RANDOM, most=players[-1] - 1, typical=(0, 1, 2))


def check_dealer(first: int, seats: int) -> None:
    """Refuses a first dealer who does not sit at the table."""
    if first >= seats:
        raise BadOption(
            f"first_dealer is a seat from 0 to {seats - 1} or random, not {first}",
            "dealer",
            option="first_dealer",
            seats=seats,
        )


def first_dealer(state: State, agreed: int) -> Seat:
    """Returns the seat that was agreed on, or any."""
    return state.everyone()[state.roll(state.seats) if agreed == RANDOM else agreed]
