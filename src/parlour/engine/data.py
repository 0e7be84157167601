"""States and views as plain data: what is saved, sent and compared."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from parlour.engine.game import Game, token_name, token_named
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.shown import PickData, TableView, Zone
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import suspected, view
from parlour.engine.weighing import addable
from parlour.engine.zones import AUDIENCE

LONG_ROW = 20
"""Numbers in a row beyond which only the ends are told."""


def save(state: State) -> dict[str, Any]:
    """Everything about a state, for JSON; only for whoever runs the table."""
    data = {name: getattr(state, name) for name in state.table.saved}
    data["own"] = {name: getattr(state, name) for name in state.table.fields}
    return data


def load(table: Table, data: Any) -> State:
    """The state that `save` wrote, at the same table; BadInput for anything else."""
    if not isinstance(data, Mapping) or not {*table.saved, "own"} <= set(data):
        raise BadInput("this is not a saved state, or parts of it are missing")
    own = data["own"]
    if not isinstance(own, Mapping) or set(own) != set(table.fields):
        raise BadInput("this saved state does not belong to this game")
    state = table.blank()
    try:
        for name in table.saved:
            setattr(state, name, data[name])
        for name in table.fields:
            setattr(state, name, own[name])
        wrong = flaw(table, state)
    except TypeError as error:  # the compiled build looks at each value itself
        wrong = str(error)
    if wrong:
        raise BadInput(f"this saved state is damaged: {wrong}")
    return state.copy()


def flaw(table: Table, state: State) -> str:
    """What makes a state impossible at this table; nothing if it is sound."""
    fresh = table.blank()
    fresh.lay()
    for name in (*table.saved, *table.fields):
        value = getattr(state, name)
        if kind(value) != kind(getattr(fresh, name)) or not plain(value):
            return f"{name} is not what it should be"
    for name in ("zones", "known", "batch", "sealed", "scores", "chips"):
        if len(getattr(state, name)) != len(getattr(fresh, name)):
            return f"{name} does not fit this table"
    if not all(kind(part) == "list" for part in [*state.zones, *state.sealed]):
        return "zones and sealed answers are lists"
    lying = [piece for pile in state.zones for piece in pile]
    in_use = sum(len(state.zones[zone]) for zone in table.live)
    if len(set(lying)) != len(lying) or not len(lying) == state.laid == in_use:
        return "a piece is missing, or lies in two places"
    if not all(0 <= piece < table.piece_count for piece in lying):
        return "there is no such piece"
    if not 0 <= state.waiting | state.shut <= table.all_seats:
        return "there is no such seat"
    return ""


def kind(value: object) -> str:
    """A number, a list or a word; a flag is a number too."""
    return "number" if isinstance(value, int) else type(value).__name__


def plain(value: object) -> bool:
    """Whether this is a number, a word, or numbers in lists."""
    if isinstance(value, list):
        return all(
            isinstance(part, int)
            or (isinstance(part, list) and all(isinstance(n, int) for n in part))
            for part in value
        )
    return isinstance(value, int | str)


def seats_in(mask: int) -> list[int]:
    """The seats of a bitmask."""
    return [seat for seat in range(AUDIENCE) if mask >> seat & 1]


class Place:
    """A zone of one table by its number, and what is always told of it."""

    def __init__(self, number: int, ordered: bool, told: Zone) -> None:
        self.number = number
        self.ordered = ordered
        self.told = told


@lru_cache(maxsize=256)
def places(game: Game, seats: int, holders: tuple[int, ...]) -> list[Place]:
    """The zones of a table in the order they are told."""
    found = []
    for zone in game.zones.all:
        for number in game.zones.numbers(zone, seats, len(holders)):
            told: Zone = {"zone": zone.name, "count": 0}
            if zone.hands:
                told["seat"] = holders[number - zone.first]
                told["hand"] = number - zone.first + 1
            elif not zone.shared:
                told["seat"] = number - zone.first
            found.append(Place(number, zone.ordered, told))
    return found


@lru_cache(maxsize=256)
def zone_owners(game: Game, seats: int, holders: tuple[int, ...]) -> dict[int, int]:
    """The seat that each zone belongs to, by number; shared ones are nobody's."""
    told = [(place.number, place.told) for place in places(game, seats, holders)]
    return {number: zone["seat"] for number, zone in told if "seat" in zone}


class Kept:
    """The zones that a viewer was told last: those that lie as before are the same."""

    def __init__(self) -> None:
        self.piles: list[list[Piece]] = []
        self.zones: list[Zone] = []


def zone_data(
    game: Game, table: Table, state: State, seen: State, kept: Kept
) -> list[Zone]:
    """The zones of a view: how many pieces lie in each, and those it shows.

    Of the others the backs are told, where a game has several.
    """
    data: list[Zone] = []
    names = table.pieces.names
    backs = table.pieces.backs
    mixed = len(table.back_counts) > 1
    piles = seen.zones
    before = kept.piles
    told = kept.zones
    for place in places(game, table.seats, tuple(table.holders)):
        number = place.number
        pile = piles[number]
        veiled = mixed and HIDDEN in pile
        if before and not veiled and pile == before[number]:
            data.append(told[len(data)])
            continue
        entry = place.told.copy()
        entry["count"] = len(pile)
        data.append(entry)
        if not pile:
            continue
        shown: list[str | None] = [names[piece] for piece in pile if piece != HIDDEN]
        if shown and place.ordered and len(shown) < len(pile):
            shown = [names[p] if p != HIDDEN else None for p in pile]
        if shown:
            entry["pieces"] = shown
        if veiled:
            hidden = set(state.zones[number]) - set(pile)
            kinds = sorted(backs[piece] for piece in hidden)
            entry["backs"] = {back: kinds.count(back) for back in kinds}
    kept.piles = piles
    kept.zones = data
    return data


def forget(seen: State, eyes: list[int], viewer: int) -> None:
    """Leaves it to people to remember what lies in zones they do not see into."""
    for zone in seen.table.live:
        if not eyes[zone] >> viewer & 1:
            seen.zones[zone] = [HIDDEN] * len(seen.zones[zone])


def view_data(
    game: Game,
    state: State,
    viewer: int,
    seen: State | None = None,
    kept: Kept | None = None,
) -> TableView:
    """What a viewer may know of the table, for JSON.

    Whoever has made the view already may give it; it stays as it is. `kept` is what
    the same viewer was told last.
    """
    table = state.table
    if seen is None:
        seen = view(state, viewer)
    hints = suspected(state, viewer)
    if game.recall is not None and seen.waiting and not game.recall(table.options):
        seen = seen.copy()
        forget(seen, state.eyes, viewer)
        hints = []
    data: TableView = {
        "game": game.slug,
        "seats": table.seats,
        "you": viewer if viewer < AUDIENCE else None,
        "phase": seen.phase,
        "turn": seen.turn,
        "waiting": seats_in(seen.waiting),
        "answered": seats_in(seen.shut),
        "zones": zone_data(game, table, state, seen, kept or Kept()),
        "scores": seen.scores,
        "facts": {name: getattr(seen, name) for name in table.fields},
    }
    if game.cast is not None:
        data["cast"] = table.holders
    if game.pots:
        data["chips"] = seen.chips[: table.seats]
        data["pots"] = seen.chips[AUDIENCE:]
    if viewer < AUDIENCE and seen.shut >> viewer & 1:
        data["sealed"] = [token_name(table, token) for token in seen.sealed[viewer]]
    if hints:
        data["somewhere"] = [
            {
                "zones": [zone_names(game)[number] for number in group],
                "pieces": [table.pieces.names[piece] for piece in pieces],
            }
            for group, pieces in hints
        ]
    if seen.ranks:
        data["ranks"] = seen.ranks
        data["capped"] = seen.capped
    return data


@lru_cache(maxsize=256)
def zone_names(game: Game) -> dict[int, str]:
    """`stock`, or `hand 2` for the hand of seat 2; hands of a cast count from 1."""
    names: dict[int, str] = {}
    for zone in game.zones.all:
        if zone.hands:
            for hand in range(zone.hands):
                names[zone.first + hand] = f"{zone.name} {hand + 1}"
        elif zone.shared:
            names[zone.first] = zone.name
        else:
            for seat in range(AUDIENCE):
                names[zone.first + seat] = f"{zone.name} {seat}"
    return names


def zone_numbered(game: Game, name: str) -> int:
    """The reverse of `zone_names`."""
    for number, known in zone_names(game).items():
        if known == name:
            return number
    raise BadInput(f"{game.title} has no zone called {name!r}")


def pick_data(game: Game, state: State, seat: Seat) -> PickData:
    """The question this seat is asked, for JSON; only for that seat."""
    pick = state.ask(seat)
    table = state.table
    return {
        "seat": seat,
        "prompt": pick.prompt,
        "options": [token_name(table, token) for token in pick.options],
        "least": pick.least,
        "most": pick.most,
        "next": [token_name(table, t) for t in addable(state, pick, [])],
        "staged": pick.staged,
        "rule": pick.rule,
        "sealed": state.sealing,
    }


def position(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    zones: Mapping[str, str],
    rest: str = "",
    seed: int = 0,
    **facts: Any,
) -> State:
    """A position built by hand, for tests and puzzles.

    `zones` names what lies where (`{"hand 0": "7h Td"}`), `rest` the zone of all
    other pieces, and `facts` any other field of the state, such as `phase`,
    `turn`, `waiting` or the game's own. Everybody knows what they can see.
    """
    table = game.table(seats, options)
    state = table.blank()
    state.lay()
    state.seed = seed
    names = table.pieces.names
    placed: set[Piece] = set()
    for name, pieces in zones.items():
        zone = zone_numbered(game, name)
        if zone not in table.live:
            raise BadInput(f"there is no {name} at a table of {seats}")
        try:
            listed = [table.pieces.named(piece) for piece in pieces.split()]
        except ValueError as unknown:
            raise BadInput(str(unknown)) from None
        if placed & set(listed) or len(set(listed)) < len(listed):
            raise BadInput(f"a piece lies in two places: {pieces}")
        placed |= set(listed)
        state.fill(zone, listed)
    if rest:
        others = [Piece(p) for p in range(len(names)) if Piece(p) not in placed]
        state.fill(zone_numbered(game, rest), others)
    for name, value in facts.items():
        if not hasattr(state, name):
            raise BadInput(f"{game.title} has no {name!r} to set")
        setattr(state, name, value)
    return state


def tokens_named(table: Table, names: list[str]) -> list[Token]:
    return [token_named(table, name) for name in names]


def named_tokens(table: Table, tokens: list[Token]) -> list[str]:
    """Tokens by name; of a long row of numbers only its ends, as `1..200`."""
    names: list[str] = []
    start = 0
    while start < len(tokens):
        end = start + 1
        while end < len(tokens) and tokens[end] == tokens[end - 1] + 1:
            end += 1
        for place in range(start, end):
            name = token_name(table, tokens[place])
            if end - place > LONG_ROW and name.isdigit():  # then all that follow are
                names.append(f"{name}..{token_name(table, tokens[end - 1])}")
                break
            names.append(name)
        start = end
    return names
