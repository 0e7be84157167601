"""Plans: what somebody answers once they are asked, said ahead of time.

Pure, like the room, and in none of its entries: nobody else must learn of a plan before
it is carried out, not even by how much is written. What it waits for is looked at with
the eyes of whoever made it.
"""

from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.engine.data import named_tokens, tokens_named, zone_owners
from parlour.engine.events import named
from parlour.engine.happened import Decided
from parlour.engine.pieces import HIDDEN
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.engine.weighing import weighed
from parlour.match import Match
from parlour.server.games.frames import Case, Fate, Foreseen

if TYPE_CHECKING:
    from parlour.server.games.fold.room import Room


class Planned(Struct, kw_only=True):
    """A plan as it is kept, with what became of it."""

    id: str
    """The name that its maker gave it; the entry that carries it out has it too."""
    seat: int
    person: str
    after: int
    """Choices that stood when it was made."""
    upon: int = 0
    """The entry of the last of them; 0 if it was made before there was one."""
    cases: list[Case]
    words: list[str]
    span: str
    begun: int
    """In which round, turn or the like it was made that it lasts for."""
    fate: Fate = ""

    @property
    def waits(self) -> bool:
        return not self.fate


# What one is made of


def own_tokens(match: Match, seat: int) -> list[str]:
    """What a seat may ever name in an answer: pieces that it sees, and words."""
    seen = view(match.state, seat)
    zones = [seen.zones[zone] for zone in match.table.live]
    pieces = {piece for zone in zones for piece in zone if piece != HIDDEN}
    return [*named_tokens(match.table, sorted(pieces)), *said_tokens(match)]


def said_tokens(match: Match) -> list[str]:
    """Words, seats and numbers, as far as the table has them."""
    beyond = match.table.token_names[match.table.piece_count :]
    seats = {f"seat-{seat}" for seat in range(match.table.seats)}
    return [
        name
        for name in beyond
        if name != "done" and (not name.startswith("seat-") or name in seats)
    ]


def foreseen(room: "Room", seat: int, id_: str) -> Foreseen:
    """What a plan of this seat can be made of: from its own view alone."""
    match = room.match
    assert match is not None
    seen = view(match.state, seat)
    owners = zone_owners(match.game, match.table.seats, tuple(match.table.holders))
    elsewhere = {
        piece
        for zone in match.table.live
        if owners.get(zone, seat) == seat
        for piece in seen.zones[zone]
        if piece != HIDDEN
    }
    in_play = {piece for zone in match.state.zones for piece in zone}
    theirs = sorted(in_play - elsewhere)
    hand = {
        piece
        for zone in match.table.live
        if owners.get(zone) == seat
        for piece in seen.zones[zone]
        if piece != HIDDEN
    }
    words = [name for name in said_tokens(match) if not name.isdigit()]
    return Foreseen(
        id=id_,
        seats=[other for other in range(match.table.seats) if other != seat],
        answers=[*named_tokens(match.table, theirs), *words],
        chosen=[*named_tokens(match.table, sorted(hand)), *words],
    )


# Carrying it out


def answer(room: "Room", plan: Planned) -> tuple[list[str] | None, Fate]:
    """What a plan answers to the question that stands, or what becomes of it."""
    match = room.match
    assert match is not None
    if went_back(room, plan):
        return None, "taken-back"
    if plan.words:
        if plan.span and match.scope(plan.span) != plan.begun:
            return None, "over"
        for word in plan.words:
            if fits(room, match, plan.seat, [word]):
                return [word], ""
        return None, "question"
    for case in plan.cases:
        if met(match, plan, case):
            fit = fits(room, match, plan.seat, case.chosen)
            return (case.chosen, "") if fit else (None, "question")
    return None, "otherwise"


def went_back(room: "Room", plan: Planned) -> bool:
    """Whether what had happened when a plan was made is no longer so, even if others
    have played on since."""
    if len(room.chosen_at) < plan.after:
        return True
    return bool(plan.upon) and last_choice(room, plan.after) != plan.upon


def last_choice(room: "Room", count: int) -> int:
    """The entry of the last of so many choices."""
    return room.chosen_at[count - 1] if count else 0


def fits(room: "Room", match: Match, seat: int, chosen: list[str]) -> bool:
    """Whether this is an answer to what the seat is asked."""
    pick = room.asked[seat].pick
    return weighed(match.state, pick, tokens_named(match.table, chosen)).whole()


def met(match: Match, plan: Planned, case: Case) -> bool:
    """Whether somebody has answered so since the plan was made, as its maker saw it."""
    if case.seat is None:
        return True
    wanted = set(case.answer)
    for events in match.events[plan.after + 1 :]:
        told = named(match.game, match.table, events, plan.seat)
        spoke = [
            one for one in told if isinstance(one, Decided) and one.seat == case.seat
        ]
        if not wanted and spoke:
            return True
        tokens = {token for one in spoke for token in one.chosen if token is not None}
        tokens |= laid_open(match, events, plan.seat, case.seat)
        if wanted and wanted <= tokens:
            return True
    return False


def laid_open(match: Match, events: list[Event], viewer: int, seat: int) -> set[str]:
    """The pieces that left what is this seat's own, as far as the viewer saw them."""
    owners = zone_owners(match.game, match.table.seats, tuple(match.table.holders))
    names = match.table.pieces.names
    return {
        names[piece]
        for kind, piece, source, _, eyes, *_ in events
        if kind == "moved" and owners.get(source) == seat and eyes >> viewer & 1
    }


def stale(room: "Room", plan: Planned) -> bool:
    """Whether a plan has nothing to say any more to anybody: its maker has no such seat
    now, or the game is over."""
    if room.state != "playing":
        return True
    return room.sitters[plan.seat].person != plan.person


def is_own(plan: Planned, by: str, id_: str) -> bool:
    """Whether an entry carries this plan out."""
    return by == plan.person and id_.partition(" ")[0] == plan.id
