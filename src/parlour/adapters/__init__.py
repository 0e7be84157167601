"""Adapters of all games for research tools: OpenSpiel and PettingZoo."""

from importlib import import_module

from parlour.engine.data import zone_names
from parlour.engine.game import Game, action_of
from parlour.engine.numbers import observe
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.table import Table
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


def observation_labels(game: Game, table: Table) -> list[str]:
    """Names what each number of an observation stands for, in order."""
    zones = zone_names(game)
    seats = range(table.seats)
    laid = table.blank()
    laid.lay()
    labels = [f"zone of {name}" for name in table.token_names[: table.piece_count]]
    labels += [f"size of {zones[zone]}" for zone in table.live]
    labels += ["phase", "turn", "waiting"]
    labels += [f"score of seat {seat}" for seat in seats]
    if game.pots:
        labels += [f"chips of seat {seat}" for seat in seats]
        labels += [f"chips in {pot}" for pot in game.pots]
    labels += table.number_fields
    labels += [f"{name} of seat {seat}" for name in table.list_fields for seat in seats]
    for name in table.piece_fields:
        labels += [f"{name} {place}" for place in range(len(getattr(laid, name)))]
    return labels + [f"chosen {name}" for name in table.token_names]
