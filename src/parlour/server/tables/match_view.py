"""What a match shows: its view with marks, a question, and what an answer would do.

A game at its table, a contest in a story and a replay are all shown this way.
"""

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

from parlour.engine.data import piece_facts, token_names, tokens_by_name
from parlour.engine.partial_answers import PartialAnswer, addable, check_partial
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.shown import ZoneData
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.presentation.hints import Hint, preview_of
from parlour.presentation.layout import layout_of
from parlour.server.tables import frames as common

if TYPE_CHECKING:
    from parlour.server.tables.act import ToQuestion

# The view


def uncover_table(match: Match) -> State:
    """Returns the whole table face up: for finished games, and for what is long past.

    It is its own view for those who watch.
    """
    twin = match.state.copy()
    twin.eyes = [eyes | 1 << AUDIENCE for eyes in match.table.eyes]
    return twin


def marks(
    match: Match, seen: State, zones: list[ZoneData]
) -> dict[str, dict[str, int | str]]:
    """Returns, by name of the pieces in sight, what their looks depend on."""
    layout = layout_of(match.game)
    facts = piece_facts(match.game, seen, zones)
    found: dict[str, dict[str, int | str]] = {}
    if not facts:
        return found
    for zone in zones:
        attached = layout.attached.get(zone["zone"])
        for piece in zone.get("pieces", ()):
            if piece is None or piece not in facts:
                continue
            known = facts[piece]
            looks = {
                look: known[fact]
                for look, fact in layout.marks.items()
                if fact in known
            }
            if attached is not None and attached.by in known:
                looks["on"] = known[attached.by]
            if looks:
                found[piece] = looks
    return found


def hints(found: list[Hint]) -> list[common.Hint]:
    return [common.Hint(hint=name, values=values) for name, values in found]


# Questions

MAX_PREVIEWED_WORDS = 6
"""With more words to choose from, a question says of none what it would do."""


class Asked:
    """A seat's pending question, and since which entry and time it is asked."""

    __slots__ = ("at", "pick", "question", "seq")

    def __init__(self, seq: int, at: float, pick: Pick) -> None:
        self.seq = seq
        self.at = at
        self.pick = pick
        """Detached: it stays as it was asked while the state moves on."""
        self.question: common.Question | None = None
        """As the seat is sent it; made when somebody first looks from there."""


def asked_since(
    match: Match,
    before: dict[int, Asked],
    now: tuple[int, float],
    has_answered: Callable[[int], bool],
) -> dict[int, Asked]:
    """Returns each seat that is asked, by entry and time. The same question stays as it
    was, but for those who have just answered. Called after each change of the state."""
    found: dict[int, Asked] = {}
    state = match.state
    for seat in state.seats_in(state.waiting):
        pick = state.ask(seat)
        old = before.get(seat)
        since = now
        if old is not None and not has_answered(seat) and same(old, pick):
            since = (old.seq, old.at)
        found[seat] = Asked(*since, pick.detached())
    return found


def check_asked(asked: dict[int, Asked], seat: int, at: int) -> None:
    """Raises a Refusal unless a seat is asked, and still what it was asked then."""
    if seat not in asked:
        raise Refusal("not-your-turn")
    if asked[seat].seq != at:
        raise Refusal("moved-on")


def same(before: Asked, pick: Pick) -> bool:
    """Returns whether the same is asked as before."""
    return (
        before.pick.prompt == pick.prompt
        and before.pick.least == pick.least
        and before.pick.most == pick.most
        and before.pick.options == pick.options
    )


def question(match: Match, asked: Asked, seen: State) -> common.Question:
    """Returns what a seat is asked, from its own view: made once, and a copy for each
    call."""
    if asked.question is None:
        pick = asked.pick
        able = addable(seen, pick, [])
        asked.question = common.Question(
            seat=pick.seat,
            prompt=pick.prompt,
            options=token_names(match.table, pick.options),
            least=pick.least,
            most=pick.most,
            next=token_names(match.table, able),
            staged=pick.staged,
            window=pick.window,
            sealed=match.state.sealing,
            rule=pick.rule,
            at=asked.seq,
            openings=openings(match, pick, able, seen),
        )
    return copy(asked.question)


def openings(
    match: Match, pick: Pick, able: list[Token], seen: State
) -> list[common.Opening]:
    """Returns what nothing chosen, each word and the least amount would do."""
    table, spoken = match.table, match.game.words
    after = DONE + len(spoken.names)
    words = [
        token for token in able if DONE < token < after and not spoken.is_seat(token)
    ]
    amounts = [token for token in able if token >= after]
    first = [*(words if len(words) <= MAX_PREVIEWED_WORDS else []), *amounts[:1]]
    names = [[], *[[name] for name in token_names(table, first)]]
    made = []
    for place, chosen in enumerate([[], *[[token] for token in first]]):
        found, shown = preview_answer(match, pick, seen, chosen)
        made.append(
            common.Opening(
                chosen=names[place],
                next=token_names(table, found.able) if chosen else [],
                enough=not found.able or DONE in found.able,
                hints=shown,
            )
        )
    return made


def consider_answer(
    match: Match,
    seat: int,
    request: "ToQuestion",
    refusal: Callable[[BadInput], common.No],
) -> common.Considered:
    """Computes what an answer picked so far would do, from the seat's own view."""
    seen = view(match.state, seat)
    pick = match.state.ask(Seat(seat))
    chosen = tokens_by_name(match.table, request.chosen)
    found, shown = preview_answer(match, pick, seen, chosen)
    return common.Considered(
        id=request.id,
        next=token_names(match.table, found.able),
        enough=found.may_end(),
        hints=shown,
        no=None if found.wrong is None else refusal(found.wrong),
    )


def preview_answer(
    match: Match, pick: Pick, seen: State, chosen: list[Token]
) -> tuple[PartialAnswer, list[common.Hint]]:
    """Computes how far an answer is legal, and what that much of it would do."""
    found = check_partial(seen, pick, chosen)
    meant = seen.spelled(pick, found.fits)
    return found, hints(preview_of(match.game)(seen, pick.seat, meant))
