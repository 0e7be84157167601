"""What each number of an observation means."""

from dataclasses import dataclass
from importlib import import_module

from parlour.engine.data import zone_names
from parlour.engine.game import Game, action_of
from parlour.engine.numbers import observe
from parlour.engine.pieces import HIDDEN, Token
from parlour.engine.refusals import BadInput
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


def observe_view(view: State, seat: int, chosen: list[Token]) -> list[int]:
    """Returns the same numbers as `observe_seat`, from a bot's view of the table.

    So a policy that was trained on observations can play as a Parlour bot.
    """
    seen = view.copy()
    seen.known = [0] * (view.table.piece_count + 1)  # the last is for hidden pieces
    for zone in view.table.live:
        for piece in view.zones[zone]:
            if piece != HIDDEN:
                seen.known[piece] = 1 << seat
    return observe_seat(seen, seat, chosen)


@dataclass(frozen=True)
class ObservationField:
    """One block of an observation: a name, where its numbers are, and their names."""

    name: str
    start: int
    labels: tuple[str, ...]

    @property
    def slice(self) -> slice:
        """Returns where its numbers are: `observation[..., field.slice]`."""
        return slice(self.start, self.start + len(self.labels))


def observation_fields(game: Game, table: Table) -> dict[str, ObservationField]:
    """Returns the blocks of an observation by name, in order.

    `pieces`, `sizes`, `phase`, `turn`, `waiting`, `scores`, `chips`, `pots`, the game's
    own fields by their names in the rules, and `chosen`.
    """
    zones = zone_names(game)
    seats = range(table.seats)
    laid = table.blank()
    laid.lay()
    by_seat = [f"of seat {seat}" for seat in seats]
    pieces = table.token_names[: table.piece_count]
    blocks: list[tuple[str, list[str]]] = [
        ("pieces", [f"zone of {name}" for name in pieces]),
        ("sizes", [f"size of {zones[zone]}" for zone in table.live]),
        ("phase", ["phase"]),
        ("turn", ["turn"]),
        ("waiting", ["waiting"]),
        ("scores", [f"score {seat}" for seat in by_seat]),
    ]
    if game.pots:
        blocks.append(("chips", [f"chips {seat}" for seat in by_seat]))
        blocks.append(("pots", [f"chips in {pot}" for pot in game.pots]))
    blocks += [(name, [name]) for name in table.number_fields]
    blocks += [
        (name, [f"{name} {seat}" for seat in by_seat]) for name in table.list_fields
    ]
    for name in table.piece_fields:
        places = range(len(getattr(laid, name)))
        blocks.append((name, [f"{name} {place}" for place in places]))
    blocks.append(("chosen", [f"chosen {name}" for name in table.token_names]))
    fields: dict[str, ObservationField] = {}
    start = 0
    for name, labels in blocks:
        if name in fields:
            raise BadInput(f"two fields of an observation are called {name!r}")
        fields[name] = ObservationField(name, start, tuple(labels))
        start += len(labels)
    return fields


def observation_labels(game: Game, table: Table) -> list[str]:
    """Names what each number of an observation stands for, in order."""
    fields = observation_fields(game, table).values()
    return [label for field in fields for label in field.labels]
