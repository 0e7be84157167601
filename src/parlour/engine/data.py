"""States and views as plain data: what is saved, sent and compared."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from parlour.engine.game import Game, token_name, token_named
from parlour.engine.partial_answers import addable
from parlour.engine.picks import DONE
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.shown import Fact, PickData, Somewhere, TableView, ZoneData
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import pieces_somewhere, view
from parlour.engine.zones import AUDIENCE

MAX_LISTED_NUMBERS = 20
"""The longest row of numbers that is listed in full; of longer ones only the ends
are."""


def save(state: State) -> dict[str, Any]:
    """Returns everything about a state, for JSON; only for the program that runs the
    table."""
    data = {name: getattr(state, name) for name in state.table.saved}
    data["own"] = {name: getattr(state, name) for name in state.table.fields}
    return data


def load(table: Table, data: Any) -> State:
    """Returns the state that `save` wrote, at the same table; BadInput for anything
    else."""
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
        wrong = find_flaw(table, state)
    except TypeError as error:  # the compiled build looks at each value itself
        wrong = str(error)
    if wrong:
        raise BadInput(f"this saved state is damaged: {wrong}")
    return state.copy()


def find_flaw(table: Table, state: State) -> str:
    """Describes what makes a state impossible at this table; empty if it is sound."""
    fresh = table.blank()
    fresh.lay()
    for name in (*table.saved, *table.fields):
        value = getattr(state, name)
        if value_kind(value) != value_kind(getattr(fresh, name)) or not is_plain(value):
            return f"{name} is not what it should be"
    for name in ("zones", "known", "batch", "sealed", "scores", "chips"):
        if len(getattr(state, name)) != len(getattr(fresh, name)):
            return f"{name} does not fit this table"
    if not all(value_kind(part) == "list" for part in [*state.zones, *state.sealed]):
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


def value_kind(value: object) -> str:
    """Returns a number, a list or a word; a flag is a number too."""
    return "number" if isinstance(value, int) else type(value).__name__


def is_plain(value: object) -> bool:
    """Returns whether this is a number, a word, or numbers in lists."""
    if isinstance(value, list):
        return all(
            isinstance(part, int)
            or (isinstance(part, list) and all(isinstance(n, int) for n in part))
            for part in value
        )
    return isinstance(value, int | str)


class ZoneSlot:
    """A zone of one table by its number, with the fields of its data that never
    change."""

    def __init__(self, number: int, ordered: bool, fixed: ZoneData) -> None:
        self.number = number
        self.ordered = ordered
        self.fixed = fixed


@lru_cache(maxsize=256)
def zone_slots(game: Game, seats: int, holders: tuple[int, ...]) -> list[ZoneSlot]:
    """Lists the zones of a table in the order in which views list them."""
    found = []
    for zone in game.zones.all:
        for number in game.zones.numbers(zone, seats, len(holders)):
            fixed: ZoneData = {"zone": zone.name, "count": 0}
            if zone.hands:
                fixed["seat"] = holders[number - zone.first]
                fixed["hand"] = number - zone.first + 1
            elif not zone.shared:
                fixed["seat"] = number - zone.first
            found.append(ZoneSlot(number, zone.ordered, fixed))
    return found


@lru_cache(maxsize=256)
def zone_owners(game: Game, seats: int, holders: tuple[int, ...]) -> dict[int, int]:
    """Returns the seat that each zone belongs to, by number; shared ones are
    nobody's."""
    slots = [(place.number, place.fixed) for place in zone_slots(game, seats, holders)]
    return {number: zone["seat"] for number, zone in slots if "seat" in zone}


def zone_data(game: Game, table: Table, state: State, seen: State) -> list[ZoneData]:
    """Lists the zones of a view: the number of pieces in each, and the visible ones."""
    return [
        zone_entry(place, state, seen.zones[place.number])
        for place in zone_slots(game, table.seats, tuple(table.holders))
    ]


def zone_entry(place: ZoneSlot, state: State, pile: list[Piece]) -> ZoneData:
    """Returns one zone as a viewer sees it: the number of pieces, the visible ones, and
    the backs of the others if a game has several."""
    table = state.table
    names = table.pieces.names
    entry = place.fixed.copy()
    entry["count"] = len(pile)
    if not pile:
        return entry
    shown: list[str | None] = [names[piece] for piece in pile if piece != HIDDEN]
    if shown and place.ordered and len(shown) < len(pile):
        shown = [names[p] if p != HIDDEN else None for p in pile]
    if shown:
        entry["pieces"] = shown
    if len(table.back_counts) > 1 and HIDDEN in pile:
        backs = table.pieces.backs
        hidden = set(state.zones[place.number]) - set(pile)
        kinds = sorted(backs[piece] for piece in hidden)
        entry["backs"] = {back: kinds.count(back) for back in kinds}
    return entry


def forgets(game: Game, state: State) -> bool:
    """Returns true if players must remember pieces that are out of their sight."""
    if game.recall is None or not state.waiting:
        return False
    return not game.recall(state.table.options)


def hide_remembered(state: State, viewer: int, seen: State) -> State:
    """Returns the view without pieces in zones that the viewer does not see into."""
    seen = seen.copy()
    for zone in seen.table.live:
        if not state.eyes[zone] >> viewer & 1:
            seen.zones[zone] = [HIDDEN] * len(seen.zones[zone])
    return seen


def view_data(
    game: Game,
    state: State,
    viewer: int,
    seen: State | None = None,
) -> TableView:
    """Returns what a viewer may know of the table, for JSON.

    A caller that has the view already may pass it; the view is not changed.
    """
    table = state.table
    if seen is None:
        seen = view(state, viewer)
    hints = pieces_somewhere(state, viewer)
    if forgets(game, state):
        seen = hide_remembered(state, viewer, seen)
        hints = []
    data: TableView = {
        "game": game.slug,
        "seats": table.seats,
        "you": viewer if viewer < AUDIENCE else None,
        "phase": seen.phase,
        "turn": seen.turn,
        "waiting": [*seen.seats_in(seen.waiting)],
        "answered": [*seen.seats_in(seen.shut)],
        "zones": zone_data(game, table, state, seen),
        "scores": seen.scores,
        "facts": facts_data(game, seen),
    }
    if game.cast is not None:
        data["cast"] = table.holders
    if game.pots:
        data["chips"] = seen.chips[: table.seats]
        data["pots"] = seen.chips[AUDIENCE:]
    if viewer < AUDIENCE and seen.shut >> viewer & 1:
        data["sealed"] = [token_name(table, token) for token in seen.sealed[viewer]]
    if hints:
        data["somewhere"] = somewhere_data(game, table, hints)
    if seen.ranks:
        data["ranks"] = seen.ranks
        data["capped"] = seen.capped
    return data


def somewhere_data(
    game: Game, table: Table, hints: list[tuple[list[int], list[Piece]]]
) -> list[Somewhere]:
    """Lists groups of zones, with the pieces known to be in one zone of each."""
    return [
        {
            "zones": [zone_names(game)[number] for number in group],
            "pieces": [table.pieces.names[piece] for piece in pieces],
        }
        for group, pieces in hints
    ]


def facts_data(game: Game, seen: State, before: State | None = None) -> dict[str, Fact]:
    """Returns the facts that a game shows, of a view; those that differ from `before`,
    if that is given."""
    found: dict[str, Fact] = {}
    table = seen.table
    names = table.pieces.names
    for name, fact in game.shows.items():
        if fact.by_piece:
            continue
        value = getattr(seen, fact.field)
        if before is not None and value == getattr(before, fact.field):
            continue
        if fact.kind == "piece":
            value = names[value] if value >= 0 else ""
        elif fact.kind == "piece-groups":
            value = [[names[piece] for piece in row if piece >= 0] for row in value]
        elif fact.kind == "tokens":
            value = [token_name(table, token) for token in value]
        found[name] = value
    return found


def piece_facts(
    game: Game, seen: State, zones: list[ZoneData]
) -> dict[str, dict[str, int | str]]:
    """Returns, by name of the pieces in sight, the facts that a game shows of single
    pieces.

    A mark is there unless it is 0, and the piece below unless there is none.
    """
    marked: dict[str, dict[str, int | str]] = {}  # few are, of all that lie there
    names = seen.table.pieces.names
    for name, fact in game.shows.items():
        if fact.kind == "piece-mark":
            for piece, value in enumerate(getattr(seen, fact.field)):
                if value & fact.bits:
                    marked.setdefault(names[piece], {})[name] = value & fact.bits
        elif fact.kind == "piece-below":
            for piece, below in enumerate(getattr(seen, fact.field)):
                if below >= 0:
                    marked.setdefault(names[piece], {})[name] = names[below]
    if not marked:
        return marked
    lying = [piece for zone in zones for piece in zone.get("pieces", ()) if piece]
    return {piece: marked[piece] for piece in lying if piece in marked}


@lru_cache(maxsize=256)
def zone_names(game: Game) -> dict[int, str]:
    """Returns `stock`, or `hand 2` for the hand of seat 2; hands of a cast count from
    1."""
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


def zone_by_name(game: Game, name: str) -> int:
    """Returns the reverse of `zone_names`."""
    for number, known in zone_names(game).items():
        if known == name:
            return number
    raise BadInput(f"{game.title} has no zone called {name!r}")


def pick_data(game: Game, state: State, seat: Seat) -> PickData:
    """Returns the question this seat is asked, for JSON; only for that seat."""
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
    """Returns a position built by hand, for tests and puzzles.

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
        zone = zone_by_name(game, name)
        if zone not in table.live:
            raise BadInput(f"there is no {name} at a table of {seats}")
        try:
            listed = [table.pieces.find_piece(piece) for piece in pieces.split()]
        except ValueError as unknown:
            raise BadInput(str(unknown)) from None
        if placed & set(listed) or len(set(listed)) < len(listed):
            raise BadInput(f"a piece lies in two places: {pieces}")
        placed |= set(listed)
        state.fill(zone, listed)
    if rest:
        others = [Piece(p) for p in range(len(names)) if Piece(p) not in placed]
        state.fill(zone_by_name(game, rest), others)
    for name, value in facts.items():
        if not hasattr(state, name):
            raise BadInput(f"{game.title} has no {name!r} to set")
        setattr(state, name, value)
    return state


def tokens_by_name(table: Table, names: list[str]) -> list[Token]:
    return [token_named(table, name) for name in names]


def token_names(table: Table, tokens: list[Token]) -> list[str]:
    """Returns tokens by name; of a long row of numbers only its ends, as `1..200`."""
    names: list[str] = []
    start = 0
    while start < len(tokens):
        end = start + 1
        while end < len(tokens) and tokens[end] == tokens[end - 1] + 1:
            end += 1
        first = int(tokens[start])
        if first >= DONE:
            first += table.piece_count - DONE
        row = table.token_names[first : first + end - start]
        for place, name in enumerate(row):
            if (
                len(row) - place > MAX_LISTED_NUMBERS and name.isdigit()
            ):  # all that follow are
                names.append(f"{name}..{row[-1]}")
                break
            names.append(name)
        start = end
    return names
