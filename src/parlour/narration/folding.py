"""What a line sums up: the events folded into it, and the figures made of them."""

from typing import TYPE_CHECKING, Any

from parlour.narration.lines import Line, Row

if TYPE_CHECKING:
    from parlour.narration.teller import Teller


class Group:
    """Events told in one sentence, and those that it sums up."""

    __slots__ = ("aim", "at", "details", "events", "message", "part")

    def __init__(self, message: str, part: str, at: int, event: dict[str, Any]) -> None:
        self.message = message
        self.part = part
        self.at = at
        self.events = [event]
        self.details: list[Group] = []
        self.aim: list[str | None] = []
        """The rest of an untold choice that this is said of."""


def echoes(last: Group, message: str, event: dict[str, Any]) -> bool:
    """Whether the same is said once more, of somebody else."""
    if event["event"] != "said" or message != last.message or last.details:
        return False
    seats = [one.get("seat") for one in last.events]
    own = {name: value for name, value in event.items() if name != "seat"}
    before = {name: value for name, value in last.events[0].items() if name != "seat"}
    seat = event.get("seat")
    return own == before and seat is not None and seat not in seats


def sums(line: Line, group: Group, teller: "Teller") -> None:
    """Adds to a line what came of it, for its sentence to tell.

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
    if group.events[0]["event"] != "moved":
        moves = [event for event in folded if event["event"] == "moved"]
        sum_moves(line, seat, moves, teller)
    for event in folded:
        if event["event"] == "said":
            line.values[f"said-{event['message']}"] = event["number"]
            if "piece" in event:
                named = line.pieces.setdefault(f"named-{event['message']}", [])
                named.append(event["piece"])
    paid = [event for event in folded if event["event"] == "paid"]
    figures = {
        "won": sum(one["amount"] for one in paid if one["to"] == seat),
        "lost": sum(one["amount"] for one in paid if one["from"] == seat),
        "each": max(
            (one["amount"] for one in paid if isinstance(one["from"], int)), default=0
        ),
    }
    line.values.update({name: figure for name, figure in figures.items() if figure})
    scored = [event for event in folded if event["event"] == "scored"]
    if scored and "points" not in line.values:
        mine = [event for event in scored if event["seat"] == seat]
        line.values["points"] = sum(event["points"] for event in mine)
        line.values["total"] = mine[-1]["total"] if mine else 0


def sum_moves(line: Line, seat: int, moves: list[Any], teller: "Teller") -> None:
    shares: dict[int, Row] = {}
    lost: dict[int, Row] = {}
    goals = {move["to"] for move in moves}
    if len(goals) == 1:
        line.zones.setdefault("zone", goals.pop())
    hands = [
        teller.hand(move["to"]) for move in moves if teller.owner(move["to"]) == seat
    ]
    if hands and "hand" not in line.values:
        teller.tell_hand(line, seat, hands[0])
    for move in moves:
        taker = teller.owner(move["to"])
        if taker is not None:
            shares.setdefault(taker, []).append(move["piece"])
        giver = teller.owner(move["from"])
        if giver is not None:
            lost.setdefault(giver, []).append(move["piece"])
        way = f"moved-{teller.kind(move['from'])}-{teller.kind(move['to'])}"
        line.pieces.setdefault(way, []).append(move["piece"])
    yours = [piece for piece in shares.get(teller.viewer, []) if piece is not None]
    if yours:
        line.pieces["yours"] = list(yours)
    if seat in shares:
        came = [  # else what is shown where it lies
            move["piece"]
            for move in moves
            if teller.owner(move["to"]) == seat and move["from"] != move["to"]
        ]
        line.pieces["got"] = came or shares[seat]
    taken = [
        move["piece"]
        for move in moves
        if teller.owner(move["to"]) == seat
        and teller.owner(move["from"]) not in (None, seat)
    ]
    if taken:
        line.pieces["taken"] = taken
    laid = [move["piece"] for move in moves if teller.owner(move["from"]) == seat]
    if laid:
        line.pieces["laid"] = laid
    seen = {
        taker: [piece for piece in row if piece is not None]
        for taker, row in (dict(sorted(shares.items())) or lost).items()
    }
    line.shares = [(taker, list(row)) for taker, row in seen.items() if row]
    takers = [taker for taker in shares if taker != seat]
    if len(takers) == 1 and "target" in teller.uses(line):
        line.seats.setdefault("target", takers)
    known(line, seat, moves, teller)


def known(line: Line, seat: int, moves: list[Any], teller: "Teller") -> None:
    """Names the pieces of a choice that were hidden until they moved."""
    chosen = line.pieces.get("pieces", [])
    left = [
        move["piece"]
        for move in moves
        if teller.owner(move["from"]) == seat and move["piece"] not in chosen
    ]
    if None in chosen and len(left) >= chosen.count(None):
        named = iter(left)
        line.pieces["pieces"] = [
            next(named) if piece is None else piece for piece in chosen
        ]
        line.pieces["first"] = line.pieces["pieces"][:1]
        line.pieces["second"] = line.pieces["pieces"][1:2]
