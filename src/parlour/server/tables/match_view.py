"""What a match shows: its view with marks, a question, and what an answer would do.

A game at its table, a contest in a story and a replay are all shown this way.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.engine.data import named_tokens, tokens_named, view_data
from parlour.engine.game import token_name
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.shown import TableView
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.engine.weighing import addable, weighed
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.presentation.hints import Hint, preview_of
from parlour.presentation.layout import layout_of, mark_read
from parlour.server.tables import frames as common

# The view


def open_data(match: Match) -> TableView:
    """The whole table face up: for finished games, and for what is long past."""
    twin = match.state.copy()
    twin.eyes = [eyes | 1 << AUDIENCE for eyes in match.table.eyes]
    return view_data(match.game, twin, AUDIENCE, twin)  # all of it may be seen


def with_heads(match: Match, shown: TableView) -> TableView:
    """The view with heads of lanes, clashes and aims by their names."""
    names = match.table.pieces.names
    layout = layout_of(match.game)
    facts: dict[str, Any] = shown["facts"]
    for lane in layout.lanes:
        for fact in lane.heads:
            piece = facts.get(fact, -1)
            if isinstance(piece, int):
                facts[fact] = names[piece] if piece >= 0 else ""
    for fact in layout.clashes:
        facts[fact] = [
            [names[piece] for piece in group if piece >= 0]
            for group in facts.get(fact, [])
        ]
    if layout.pending is not None and layout.pending.aim:
        aim = layout.pending.aim
        facts[aim] = [token_name(match.table, token) for token in facts.get(aim, [])]
    return shown


def marks(match: Match, shown: TableView) -> dict[str, dict[str, int | str]]:
    """By name of the pieces in sight, what their looks depend on."""
    layout = layout_of(match.game)
    if not layout.marks and not layout.attached:
        return {}
    facts: dict[str, Any] = shown["facts"]
    names = match.table.pieces.names
    marked: dict[str, dict[str, int | str]] = {}  # few are, of all that lie there
    for mark, fact in layout.marks.items():
        source, bits = mark_read(fact)
        row = facts.get(source, [])
        for piece in [p for p, value in enumerate(row) if value and value & bits]:
            marked.setdefault(names[piece], {})[mark] = int(row[piece] & bits)
    under: dict[str, dict[str, str]] = {}
    for fact in {one.by for one in layout.attached.values()}:
        row = facts.get(fact, [])
        under[fact] = {names[p]: names[on] for p, on in enumerate(row) if on >= 0}
    found: dict[str, dict[str, int | str]] = {}
    for zone in shown["zones"]:
        pieces = zone.get("pieces")
        if not pieces:
            continue
        for name in [one for one in pieces if one in marked]:
            found[name] = marked[name]
        attached = layout.attached.get(zone["zone"])
        on = under[attached.by] if attached is not None else {}
        for name in [one for one in pieces if one in on]:
            found[name] = {**found.get(name, {}), "on": on[name]}
    return found


def hints(told: list[Hint]) -> list[common.Hint]:
    return [common.Hint(hint=name, values=values) for name, values in told]


# Questions


@dataclass(frozen=True)
class Asked:
    """Since when a seat is asked what it is asked now."""

    seq: int
    at: float
    pick: Pick
    options: list[Token]
    """Those of the pick as they were: they may lie in the state itself."""


def asked_since(
    match: Match,
    before: dict[int, Asked],
    now: tuple[int, float],
    anew: Callable[[int], bool],
) -> dict[int, Asked]:
    """Each seat that is asked, by entry and time; nobody is asked the same thing anew,
    but for those who have just answered."""
    found: dict[int, Asked] = {}
    for seat in match.table.everyone:
        if match.state.asks(seat):
            pick = match.state.ask(seat)
            old = before.get(seat)
            since = now
            if old is not None and not anew(seat) and same(old, pick):
                since = (old.seq, old.at)
            found[seat] = Asked(*since, pick, pick.options[:])
    return found


def same(before: Asked, pick: Pick) -> bool:
    """Whether the same is asked as before."""
    return (
        before.pick.prompt == pick.prompt
        and before.pick.least == pick.least
        and before.pick.most == pick.most
        and before.options == pick.options
    )


def asked(match: Match, seat: int, at: int, seen: State) -> common.Question:
    """What a seat is asked since entry `at`, with its own view."""
    pick = match.state.ask(Seat(seat))
    return common.Question(
        seat=seat,
        prompt=pick.prompt,
        options=named_tokens(match.table, pick.options),
        least=pick.least,
        most=pick.most,
        next=named_tokens(match.table, addable(seen, pick, [])),
        staged=pick.staged,
        window=pick.window,
        sealed=match.state.sealing,
        rule=pick.rule,
        at=at,
    )


def considered(
    match: Match,
    seat: int,
    request: common.Consider,
    refusal: Callable[[BadInput], common.No],
) -> common.Considered:
    """What an answer picked so far would do, from the seat's own view."""
    seen = view(match.state, seat)
    pick = match.state.ask(Seat(seat))
    found = weighed(seen, pick, tokens_named(match.table, request.chosen))
    meant = seen.spelled(pick, found.fits)
    return common.Considered(
        id=request.id,
        next=named_tokens(match.table, found.able),
        enough=found.enough(),
        hints=hints(preview_of(match.game)(seen, Seat(seat), meant)),
        no=None if found.wrong is None else refusal(found.wrong),
    )
