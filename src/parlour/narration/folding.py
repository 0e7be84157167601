"""Summaries: the events folded into a line, and the numbers computed from them."""

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from parlour.engine.happened import AnyEvent, Happened, Moved, Paid, Said, Scored
from parlour.narration.lines import Line, Row

if TYPE_CHECKING:
    from parlour.narration.log_narrator import LogNarrator


class EventGroup:
    """Events that share one sentence, and the groups that it sums up."""

    __slots__ = ("aim", "at", "details", "events", "message", "part")

    def __init__(self, message: str, part: str, at: int, event: AnyEvent) -> None:
        self.message = message
        self.part = part
        self.at = at
        self.events = [event]
        self.details: list[EventGroup] = []
        self.aim: list[str | None] = []
        """The rest of an untold choice that this is said of."""


Kind = TypeVar("Kind", bound=Happened)


def events_of(kind: type[Kind], events: list[AnyEvent]) -> list[Kind]:
    """Returns the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


class Needs:
    """The parts of the summed-up moves that a sentence asks for; the rest is not
    made."""

    def __init__(self, wanted: frozenset[str]) -> None:
        def any_of(*names: str) -> bool:
            return any(name in wanted or f"{name}-count" in wanted for name in names)

        self.zone = any_of("zone")
        self.hand = any_of("hand")
        self.yours = any_of("yours")
        self.got = any_of("got")
        self.taken = any_of("taken")
        self.laid = any_of("laid")
        self.shares = any_of("shares")
        self.target = "target" in wanted
        self.takers = self.yours or self.got or self.shares or self.target
        """Whether it matters what came to whom."""
        self.ways = {
            name.removesuffix("-count") for name in wanted if name.startswith("moved-")
        }


@lru_cache(maxsize=4096)
def needs_of(wanted: frozenset[str]) -> Needs:
    return Needs(wanted)


def add_sums(
    line: Line, group: EventGroup, narrator: "LogNarrator", wanted: frozenset[str]
) -> None:
    """Adds the outcome of a line, as far as its sentence asks for it.

    `yours` are the pieces that came to the reader, `got` those that came to `seat` or,
    where none did, were shown there, `taken` those of them that were another's, `laid`
    those that left `seat`, `moved-deck-pool` those that went that way, `shares` what
    was seen to come to whom, or to leave whom where it came to nobody; `target` is who
    else got something.
    `won` and `lost` are the chips that came to and left `seat`, `each` what everybody
    paid, `points` what `seat` scored, `said-mistakes` the number of what is said so and
    `named-mistakes` the pieces.
    """
    seat = line.seats.get("seat", [-1])[0]
    folded = [event for detail in group.details for event in detail.events]
    if not isinstance(group.events[0], Moved):
        moves = events_of(Moved, folded)
        if moves:
            add_move_sums(line, seat, moves, narrator, needs_of(wanted))
            if len(moves) == len(folded):
                return
    for said in events_of(Said, folded):
        line.values[f"said-{said.message}"] = said.number
        if said.piece is not None:
            named = line.pieces.setdefault(f"named-{said.message}", [])
            named.append(said.piece)
    paid = events_of(Paid, folded)
    if paid:
        antes = [one.amount for one in paid if isinstance(one.source, int)]
        line.values["won"] = sum(one.amount for one in paid if one.target == seat)
        line.values["lost"] = sum(one.amount for one in paid if one.source == seat)
        line.values["each"] = max(antes, default=0)
    scored = [event for event in events_of(Scored, folded) if event.seat == seat]
    if scored:
        line.values["points"] = sum(event.points for event in scored)
        line.values["total"] = scored[-1].total


def add_move_sums(
    line: Line, seat: int, moves: list[Moved], narrator: "LogNarrator", needs: Needs
) -> None:
    places, owners = narrator.places, narrator.places.owners
    if needs.zone:
        goals = {move.target for move in moves}
        if len(goals) == 1:
            line.zones.setdefault("zone", goals.pop())
    if needs.hand and "hand" not in line.values:
        for move in moves:
            if owners.get(move.target) == seat:
                narrator.add_hand(line, seat, places.hands.get(move.target, 0))
                break
    if needs.ways:
        for move in moves:
            way = places.way(move.source, move.target)
            if way in needs.ways:
                line.pieces.setdefault(way, []).append(move.piece)
    came = moves
    if needs.got or needs.laid or needs.target:  # others are shown
        came = [move for move in moves if move.source != move.target]
    shares: dict[int, Row] = {}
    if needs.takers:
        for move in moves:
            taker = owners.get(move.target)
            if taker is not None:
                shares.setdefault(taker, []).append(move.piece)
    if needs.yours:
        yours = [piece for piece in shares.get(narrator.viewer, []) if piece]
        if yours:
            line.pieces["yours"] = [*yours]
    if needs.got and seat in shares:
        got = [move.piece for move in came if owners.get(move.target) == seat]
        line.pieces["got"] = got or shares[seat]  # or what is shown in its place
    if needs.taken:
        taken = [
            move.piece
            for move in moves
            if owners.get(move.target) == seat and owners.get(move.source, seat) != seat
        ]
        if taken:
            line.pieces["taken"] = taken
    if needs.laid:
        laid = [move.piece for move in came if owners.get(move.source) == seat]
        if laid:
            line.pieces["laid"] = laid
    if needs.shares:
        line.shares = list_shares(shares, moves, owners)
    if needs.target:
        others = {owners.get(move.target) for move in came} - {None, seat}
        takers = [taker for taker in shares if taker in others]
        if len(takers) == 1:
            line.seats.setdefault("target", takers)
    if None in line.pieces.get("pieces", ()):
        name_hidden_pieces(line, seat, moves, owners)


def list_shares(
    shares: dict[int, Row], moves: list[Moved], owners: dict[str | None, int]
) -> list[tuple[int, Row]]:
    """Returns what was seen to come to whom, or to leave whom where it came to
    nobody."""
    if shares:
        parts = sorted(shares.items())
    else:
        lost: dict[int, Row] = {}
        for move in moves:
            giver = owners.get(move.source)
            if giver is not None:
                lost.setdefault(giver, []).append(move.piece)
        parts = [*lost.items()]
    seen = [
        (taker, [piece for piece in row if piece is not None]) for taker, row in parts
    ]
    return [(taker, [*row]) for taker, row in seen if row]


def name_hidden_pieces(
    line: Line, seat: int, moves: list[Moved], owners: dict[str | None, int]
) -> None:
    """Names the pieces of a choice that were hidden until they moved."""
    chosen = line.pieces["pieces"]
    left = [
        move.piece
        for move in moves
        if owners.get(move.source) == seat and move.piece not in chosen
    ]
    if len(left) >= chosen.count(None):
        named = iter(left)
        line.pieces["pieces"] = [
            next(named) if piece is None else piece for piece in chosen
        ]
        line.pieces["first"] = line.pieces["pieces"][:1]
        line.pieces["second"] = line.pieces["pieces"][1:2]
