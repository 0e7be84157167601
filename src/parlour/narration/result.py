"""The result of a game: the reason, the winners, their lead, and all scores."""

from msgspec import Struct

from parlour.engine.events import name_events
from parlour.engine.happened import AnyEvent, Said
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.narration.folding import EventGroup
from parlour.narration.joining import join_lines
from parlour.narration.lines import Line
from parlour.narration.log_narrator import END_REASON_PREFIX, LogNarrator
from parlour.presentation.hints import ending_of, final_hand_of, holdings_of
from parlour.presentation.layout import layout_of

WON = ("won", "won-nobody")


def result_lines(match: Match) -> list[Line]:
    """Returns the end of a match in lines: the reasons, the winners, then what all
    have."""
    ranks = match.state.ranks
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    events = name_events(match.game, match.table, match.events[-1], AUDIENCE)
    reasons = stated_reasons(match, events) + ending(match, winners)
    lines = reasons or last_round(match)
    if match.state.capped:
        lines.append(Line(message="won-capped"))
    lines.append(Line(message=WON[0] if winners else WON[1], seats={"seat": winners}))
    if not reasons:  # what they have decided it, when all was played
        lines += margin(match, winners)
    lines += standing(match)
    for line in lines:
        line.at = len(events) - 1  # shown with the end itself
    return lines


class FinalHand(Struct, omit_defaults=True):
    """The pieces of a seat that counted at the end, by name, and the name of the
    hand."""

    pieces: list[str] = []
    said: Line | None = None


def final_hands(match: Match) -> list[FinalHand]:
    """Returns what counted of each seat's pieces; of those that everybody sees."""
    seen = view(match.state, AUDIENCE)
    names = match.table.pieces.names
    find = final_hand_of(match.game)
    hands = []
    for seat in match.table.everyone:
        pieces, hint = find(seen, seat)
        hand = FinalHand([names[piece] for piece in pieces])
        if hint is not None:
            hand.said = Line(message=f"final-{hint[0]}", values=hint[1])
        hands.append(hand)
    return hands if any(hand.pieces for hand in hands) else []


def closing_lines(match: Match) -> list[Line]:
    """Returns the end in the log: the reasons, then one line that sums up the rest."""
    lines = result_lines(match)
    at = next(at for at, line in enumerate(lines) if line.message in WON)
    closing, more = lines[at], lines[at + 1 :]
    if more and more[0].message.startswith("won-"):
        closing = more.pop(0)
        closing.message = closing.message.replace("won-", "closed-", 1)
    rounds = [line for line in lines[:at] if line.message.startswith("over-")]
    closing.detail = rounds + more
    return [line for line in lines[:at] if line not in rounds] + [closing]


def stated_reasons(match: Match, events: list[AnyEvent]) -> list[Line]:
    """Lists the reasons that the game stated in its last events."""
    narrator = LogNarrator(match.game, match.table, AUDIENCE)
    return join_lines(
        line
        for event in events
        if isinstance(event, Said)
        and f"said-{event.message}".startswith(END_REASON_PREFIX)
        for line in narrator.narrate(EventGroup(f"said-{event.message}", "", 0, event))
    )


def last_round(match: Match) -> list[Line]:
    """Returns a line that the agreed number of rounds is played, if rounds are
    counted."""
    layout = layout_of(match.game)
    state = match.state
    for fact in layout.facts:
        if fact.label != layout.rounds or not fact.of:
            continue
        played = match.game.fact_in(state, fact.value)
        limit = fact.of
        if isinstance(limit, str):
            options = match.table.options
            limit = (
                getattr(options, limit)
                if hasattr(options, limit)
                else match.game.fact_in(state, limit)
            )
        if played == limit and played > 1:
            return [Line(message=f"over-{fact.label}", values={"number": played})]
    return []


def ending(match: Match, winners: list[int]) -> list[Line]:
    """Lists the reasons that the game computes from the table at the end."""
    reasons = ending_of(match.game)(view(match.state, AUDIENCE))
    lines = []
    for name, values in reasons:
        seat = values.pop("seat", None)
        seats = {"seat": winners if seat is None else [int(seat)]}
        if "target" in values:
            seats["target"] = [int(values.pop("target"))]
        lines.append(Line(message=f"end-{name}", seats=seats, values=values))
    return lines


def margin(match: Match, winners: list[int]) -> list[Line]:
    """Returns a line with the winners' score and their lead over the next seat."""
    unit, counted = totals(match)
    if not counted or not winners:
        return []
    most = counted[winners[0]]
    others = [seat for seat in match.table.everyone if seat not in winners]
    line = Line(
        message="won-level",
        seats={"seat": winners},
        counts={"total": (unit, most)},
        values=unit_variant(match),
    )
    if any(counted[seat] != most for seat in winners):
        return []  # something else decided it
    best = max((counted[seat] for seat in others), default=most)
    if others and best >= most:
        return []
    if others:
        line.message = "won-ahead"
        line.seats["target"] = [seat for seat in others if counted[seat] == best]
        line.counts["more"] = (unit, most - best)
    if from_zero(match) and most > 0:
        line.message += "-from-zero"
    return [line]


def standing(match: Match) -> list[Line]:
    """Returns a line with all scores at the end, the winners first."""
    unit, counted = totals(match)
    if not counted:
        return []
    ranks = match.state.ranks
    seats = sorted(match.table.everyone, key=lambda seat: ranks[seat])
    return [
        Line(
            message="standing-from-zero" if from_zero(match) else "standing",
            standing=[
                (seat, "" if place else unit, counted[seat])
                for place, seat in enumerate(seats)
            ],
            values=unit_variant(match),
        )
    ]


def totals(match: Match) -> tuple[str, list[int]]:
    """Returns the unit that is counted, and how much of it each seat has."""
    count = holdings_of(match.game)
    if count is not None:
        return count(view(match.state, AUDIENCE))
    number = layout_of(match.game).number
    if number is None or number.source not in ("scores", "chips"):
        return "", []
    state = match.state
    found = state.chips if number.source == "chips" else state.scores
    return number.unit, found[: state.seats]


def from_zero(match: Match) -> bool:
    """Returns True if gains and losses are counted: nobody was given chips, or somebody
    has less than nothing."""
    number = layout_of(match.game).number
    if number is None or number.source != "chips":
        return False
    return sum(match.state.chips) == 0 or any(own < 0 for own in totals(match)[1])


def unit_variant(match: Match) -> dict[str, str | int]:
    """Returns the value that selects the words of the unit, if the game has one."""
    number = layout_of(match.game).number
    if number is None or not number.by:
        return {}
    return {"by": match.game.fact_in(match.state, number.by)}
