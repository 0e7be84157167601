"""Why it ended so: who won, what decided it, and by how much."""

from parlour import laying
from parlour.engine.events import named
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.narration.lines import Line
from parlour.narration.teller import Teller

REASON = "said-end-"
"""What a game says of its end, such as `said-end-last-ship`."""


def result(match: Match) -> list[Line]:
    """The end of a match in lines: the winners first, then the reasons."""
    ranks = match.state.ranks
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    told = [Line(message="won" if winners else "won-nobody", seats={"seat": winners})]
    events = named(match.game, match.table, match.events[-1], AUDIENCE)
    for line in Teller(match.game, match.table, AUDIENCE).lines(events):
        for part in (line, *line.detail):
            if part.message.startswith(REASON):
                told.append(part)
    told += ending(match, winners)
    if len(told) == 1:  # no other reason: what they have decided it
        told += margin(match, winners)
    if match.state.capped:
        told.append(Line(message="won-capped"))
    return told


def ending(match: Match, winners: list[int]) -> list[Line]:
    """Reasons that the game works out from the table as it lies at the end."""
    reasons = laying.ending(match.game)(view(match.state, AUDIENCE))
    told = []
    for name, values in reasons:
        seat = values.pop("seat", None)
        seats = winners if seat is None else [int(seat)]
        told.append(Line(message=f"end-{name}", seats={"seat": seats}, values=values))
    return told


def margin(match: Match, winners: list[int]) -> list[Line]:
    """What the winners have, and how much more than the next."""
    number = laying.layout(match.game).number
    if number is None or number.source not in ("scores", "chips") or not winners:
        return []
    state = match.state
    totals = state.chips if number.source == "chips" else state.scores
    most = totals[winners[0]]
    others = [seat for seat in match.table.everyone if seat not in winners]
    line = Line(
        message="won-level",
        seats={"seat": winners},
        counts={"total": (number.unit, most)},
        values={"goal": str(getattr(state, "goal", "none"))},
    )
    if any(totals[seat] != most for seat in winners):
        return []  # something else decided it
    if not others:
        return [line]
    best = max(totals[seat] for seat in others)
    if best >= most:
        return []
    line.message = "won-ahead"
    line.seats["target"] = [seat for seat in others if totals[seat] == best]
    line.counts["more"] = (number.unit, most - best)
    return [line]
