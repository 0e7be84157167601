"""Adapters of all games for research tools: OpenSpiel and PettingZoo."""

from importlib import import_module

from parlour.engine.game import Game, action_of
from parlour.engine.numbers import observe
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.games import at, find


def game_at(address: str | Game) -> Game:
    """Returns a game by its name, or by where it is: `my_game.rules` or
    `my_game:OTHER`."""
    if isinstance(address, Game):
        return address
    return at(address) if "." in address or ":" in address else find(address)


def address_of(game: Game) -> str:
    """Returns the address by which another process finds this game."""
    module = game.state.__module__
    at_home = getattr(import_module(module), "GAME", None) is game
    return module if at_home else game.slug


def observe_seat(state: State, seat: int, chosen: list[Token]) -> list[int]:
    """Returns the observation of this seat: the table, and its own selection.

    After the values of `observe` comes a number for each action: its index in the
    current selection, or in the sealed answer of this seat; 0 if it is in neither.
    """
    places = [0] * len(state.table.token_names)
    if state.shut >> seat & 1:
        chosen = state.sealed[seat]
    for place, token in enumerate(chosen, start=1):
        places[action_of(state.table, token)] = place
    return observe(state, seat) + places
