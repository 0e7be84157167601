"""What lies on the table, who has what, and what was told, for tests of any game."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeVar, cast

from msgspec import to_builtins

from parlour.engine.events import REFEREE, name_events
from parlour.engine.game import Game
from parlour.engine.pieces import Piece, Seat, cards
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.kit.values import VALUE
from parlour.presentation.hints import hints_of
from parlour.words.messages import Messages

S = TypeVar("S", bound=State)


def game_of(kind: type[State]) -> Game:
    """The game of these rules, which lie in its package."""
    game = import_module(kind.__module__.rpartition(".")[0]).GAME
    assert isinstance(game, Game)
    return game


# What lies there


def names(state: State, zone: int) -> str:
    """What lies in a zone, as it lies there."""
    return listed(state, state.zones[zone])


def in_order(state: State, zone: int) -> str:
    """What lies in a zone, the lowest piece first."""
    return listed(state, sorted(state.zones[zone]))


def by_value(state: State, zone: int) -> str:
    """What lies in a zone, the highest value first."""
    pieces = sorted(state.zones[zone], key=lambda card: (-VALUE[card], card))
    return listed(state, pieces)


def by_name(state: State, zone: int) -> str:
    """What lies in a zone, in the order of names."""
    return " ".join(sorted(names(state, zone).split()))


def listed(state: State, pieces: Sequence[Piece]) -> str:
    return " ".join(state.table.pieces.names[piece] for piece in pieces)


def same_cards(pieces: Sequence[int], expected: str) -> bool:
    """Whether these are the cards named, in any order."""
    return sorted(pieces) == sorted(cards(expected))


def purses(state: State) -> list[int]:
    """The chips of each seat."""
    return state.chips[: state.seats]


# What was told


def told(state: State, kind: str, viewer: int = REFEREE) -> list[dict[str, Any]]:
    """The events of one kind, as this viewer may see them."""
    events = all_told(state, viewer)
    return [event for event in events if event["event"] == kind]


def all_told(state: State, viewer: int = REFEREE) -> list[dict[str, Any]]:
    """All events as JSON, as this viewer may see them."""
    game = game_of(type(state))
    told = name_events(game, state.table, state.events or [], viewer)
    return [to_builtins(event) for event in told]


def said(state: State) -> list[str]:
    """The messages told so far."""
    return [event["message"] for event in told(state, "said")]


def said_by_rule(state: State) -> list[tuple[str, str]]:
    """The messages told so far, each with its rule."""
    return [(event["message"], event["rule"]) for event in told(state, "said")]


def said_of(state: State) -> list[tuple[str, int, str]]:
    """The messages told so far: message, seat or -1, rule."""
    return [
        (event["message"], event.get("seat", -1), event["rule"])
        for event in told(state, "said")
    ]


def times_said(state: State, message: str) -> list[tuple[int, int, str]]:
    """How often something was said: seat or -1, number, rule."""
    return [
        (event.get("seat", -1), event["number"], event.get("rule", ""))
        for event in saying(state, message)
    ]


def saying(state: State, message: str) -> list[dict[str, Any]]:
    """The events in which this was said."""
    return [event for event in told(state, "said") if event["message"] == message]


# What one seat sees


def seen_by(state: S, seat: int) -> S:
    """The view of a seat."""
    return cast(S, view(state, seat))


def hinted(state: State, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """The hints of a seat: names and values."""
    return [*hints_of(game_of(type(state)))(view(state, seat), Seat(seat))]


def read_out(state: State, seat: int) -> list[str]:
    """The hints of a seat, as sentences."""
    words = Messages(game_of(type(state)))
    return [
        words.text(f"hint-{name}", **for_reader(values, seat))
        for name, values in hinted(state, seat)
    ]


def for_reader(values: dict[str, Any], you: int) -> dict[str, Any]:
    """The values of a hint, with whether its seats are the reader's own."""
    roles = (("seat", "who"), ("other", "whom"))
    said = {role: values.get(key) for key, role in roles}
    persons = {role: "you" if seat == you else "one" for role, seat in said.items()}
    return {**persons, **values}
