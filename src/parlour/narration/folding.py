"""Summaries: the events folded into a line, and the numbers computed from them."""

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
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def add_sums(line: Line, group: EventGroup, narrator: "LogNarrator") -> None:
    """Adds the outcome of a line, as values for its sentence.

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
        add_move_sums(line, seat, events_of(Moved, folded), narrator)
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
    line: Line, seat: int, moves: list[Moved], narrator: "LogNarrator"
) -> None:
    shares: dict[int, Row] = {}
    lost: dict[int, Row] = {}
    goals = {move.target for move in moves}
    came = [move for move in moves if move.source != move.target]  # others are shown
    if len(goals) == 1:
        line.zones.setdefault("zone", goals.pop())
    hands = [
        narrator.hand(move.target)
        for move in moves
        if narrator.owner(move.target) == seat
    ]
    if hands and "hand" not in line.values:
        narrator.add_hand(line, seat, hands[0])
    for move in moves:
        taker = narrator.owner(move.target)
        if taker is not None:
            shares.setdefault(taker, []).append(move.piece)
        giver = narrator.owner(move.source)
        if giver is not None:
            lost.setdefault(giver, []).append(move.piece)
        if move.source is not None:
            way = f"moved-{narrator.kind(move.source)}-{narrator.kind(move.target)}"
            line.pieces.setdefault(way, []).append(move.piece)
    yours = [piece for piece in shares.get(narrator.viewer, []) if piece is not None]
    if yours:
        line.pieces["yours"] = list(yours)
    if seat in shares:
        got = [move.piece for move in came if narrator.owner(move.target) == seat]
        line.pieces["got"] = got or shares[seat]  # or what is shown in its place
    taken = [
        move.piece
        for move in moves
        if narrator.owner(move.target) == seat
        and narrator.owner(move.source) not in (None, seat)
    ]
    if taken:
        line.pieces["taken"] = taken
    laid = [move.piece for move in came if narrator.owner(move.source) == seat]
    if laid:
        line.pieces["laid"] = laid
    seen = {
        taker: [piece for piece in row if piece is not None]
        for taker, row in (dict(sorted(shares.items())) or lost).items()
    }
    line.shares = [(taker, list(row)) for taker, row in seen.items() if row]
    owners = {narrator.owner(move.target) for move in came} - {None, seat}
    takers = [taker for taker in shares if taker in owners]
    if len(takers) == 1 and "target" in narrator.uses(line):
        line.seats.setdefault("target", takers)
    name_hidden_pieces(line, seat, moves, narrator)


def name_hidden_pieces(
    line: Line, seat: int, moves: list[Moved], narrator: "LogNarrator"
) -> None:
    """Names the pieces of a choice that were hidden until they moved."""
    chosen = line.pieces.get("pieces", [])
    left = [
        move.piece
        for move in moves
        if narrator.owner(move.source) == seat and move.piece not in chosen
    ]
    if None in chosen and len(left) >= chosen.count(None):
        named = iter(left)
        line.pieces["pieces"] = [
            next(named) if piece is None else piece for piece in chosen
        ]
        line.pieces["first"] = line.pieces["pieces"][:1]
        line.pieces["second"] = line.pieces["pieces"][1:2]
