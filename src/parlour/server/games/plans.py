"""Plans: what somebody answers once they are asked, said ahead of time.

They are kept in the store beside the log, and in no entry: nobody else must learn of a
plan before it is carried out, not even by how much is written. What a plan waits for is
looked at with the eyes of the person who made it.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec

from parlour.engine.data import token_names, tokens_by_name, zone_owners
from parlour.engine.events import name_events
from parlour.engine.happened import Decided
from parlour.engine.partial_answers import check_partial
from parlour.engine.pieces import HIDDEN, Piece
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.match import Match
from parlour.server.games import entries as log
from parlour.server.games.frames import Case, Fate, Foreseen, Planning
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.ports import StorePort
from parlour.server.tables.frames import fill

Outcome: TypeAlias = Fate | Literal["dropped"]
"""A fate, or its maker answered otherwise, has lost the seat, or the game is over."""


class StoredPlan(Planning, kw_only=True):
    """A plan as it is kept, with what became of it."""

    id: str
    """The name that its maker gave it; the entry that carries it out has it too."""
    seat: int
    person: str
    after: int
    """Choices that stood when it was made."""
    upon: int = 0
    """The table's last entry when it was made."""
    begun: int
    """In which round, turn or the like it was made that it lasts for."""
    fate: Fate = ""

    def look(self, room: GameRoom) -> tuple[list[str] | None, Outcome]:
        """Returns what it answers to the question that its seat is asked now, if it
        does, and what became of it by now."""
        if room.state != "playing" or room.sitters[self.seat].person != self.person:
            return None, "dropped"
        if self.fate:
            return None, ""
        seq, by, id_ = room.answers.get(self.seat, (0, "", ""))
        if seq > self.upon:
            if by == self.person and id_.partition(" ")[0] != self.id:
                return None, "dropped"
            if not self.words:
                return None, "used" if by else "over"
        if self.seat in room.asked and room.sitters[self.seat].plays:
            return self.answer(room)
        return None, ""

    def is_undone(self, room: GameRoom) -> bool:
        """Returns whether what had happened when it was made was taken back, even if
        others have played on since."""
        if len(room.chosen_at) < self.after:
            return True
        last = room.chosen_at[self.after - 1] if self.after else 0
        return 0 < self.upon < last

    def answer(self, room: GameRoom) -> tuple[list[str] | None, Fate]:
        """Returns what it answers to the question that is asked now, or what became of
        it."""
        match = room.match
        assert match is not None
        if self.is_undone(room):
            return None, "taken-back"
        if self.words:
            if self.span and match.scope(self.span) != self.begun:
                return None, "over"
            for word in self.words:
                if self.fits(room, match, [word]):
                    return [word], ""
            return None, "question"
        for case in self.cases:
            if self.is_met(match, case):
                fit = self.fits(room, match, case.chosen)
                return (case.chosen, "") if fit else (None, "question")
        return None, "otherwise"

    def fits(self, room: GameRoom, match: Match, chosen: list[str]) -> bool:
        """Returns whether this is an answer to what the seat is asked."""
        pick = room.asked[self.seat].pick
        return check_partial(
            match.state, pick, tokens_by_name(match.table, chosen)
        ).is_complete()

    def is_met(self, match: Match, case: Case) -> bool:
        """Returns whether somebody has answered so since the plan was made, as its
        maker saw it."""
        if case.seat is None:
            return True
        for events in match.events[self.after + 1 :]:
            shown = name_events(match.game, match.table, events, self.seat)
            spoke = [o for o in shown if isinstance(o, Decided) and o.seat == case.seat]
            tokens = {token for one in spoke for token in one.chosen if token}
            tokens |= pieces_shown(match, events, self.seat, case.seat)
            if (spoke or case.answer) and tokens.issuperset(case.answer):
                return True
        return False

    def entries(self, room: GameRoom, at: int) -> list[GameEntry]:
        """Returns its answer, if the question is still the one it was meant for."""
        chosen, _ = self.look(room)
        if chosen is None or not room.is_asked(self.seat, at):
            return []
        id_ = f"{self.id} {at}" if self.words else self.id
        return [log.Chose(seat=self.seat, chosen=chosen, by=self.person, id=id_)]


def pieces_shown(match: Match, events: list[Event], viewer: int, seat: int) -> set[str]:
    """Returns the pieces that left what is this seat's own, as far as the viewer saw
    them."""
    owners = owners_of_zones(match)
    names = match.table.pieces.names
    return {
        names[piece]
        for kind, piece, source, _, eyes, *_ in events
        if kind == "moved" and owners.get(source) == seat and eyes >> viewer & 1
    }


# What plans can be made of


def owners_of_zones(match: Match) -> dict[int, int]:
    return zone_owners(match.game, match.table.seats, tuple(match.table.holders))


def seen_pieces(match: Match, seat: int, zones: list[int]) -> set[Piece]:
    """Returns the pieces in some zones that a seat sees."""
    seen = view(match.state, seat)
    return {piece for zone in zones for piece in seen.zones[zone] if piece != HIDDEN}


def spoken_tokens(match: Match) -> list[str]:
    """Returns words, seats and numbers, as far as the table has them."""
    beyond = match.table.token_names[match.table.piece_count :]
    seats = {f"seat-{seat}" for seat in range(match.table.seats)}
    return [
        name
        for name in beyond
        if name != "done" and (not name.startswith("seat-") or name in seats)
    ]


def plan_tokens(match: Match, seat: int, id_: str) -> Foreseen:
    """Returns what a plan of this seat can be made of: from its own view alone."""
    owners, live = owners_of_zones(match), match.table.live
    hand = [zone for zone in live if owners.get(zone) == seat]
    near = [zone for zone in live if owners.get(zone, seat) == seat]
    in_play = {piece for zone in match.state.zones for piece in zone}
    theirs = in_play - seen_pieces(match, seat, near)
    words = [name for name in spoken_tokens(match) if not name.isdigit()]
    own = sorted(seen_pieces(match, seat, hand))
    return Foreseen(
        id=id_,
        seats=[other for other in range(match.table.seats) if other != seat],
        answers=[*token_names(match.table, sorted(theirs)), *words],
        chosen=[*token_names(match.table, own), *words],
    )


# Those of one table


@dataclass(eq=False)
class Plans:
    """A worker's knowledge of a table's plans; the store knows best."""

    store: StorePort
    table: str
    known: dict[int, StoredPlan] = field(default_factory=dict)
    doubtful: bool = False
    """Somebody is asked whose plan may have been made at another worker."""

    async def load(self) -> None:
        bodies = await self.store.plans(self.table)
        found = [msgspec.json.decode(body, type=StoredPlan) for body in bodies]
        self.known = {plan.seat: plan for plan in found}
        self.doubtful = False

    async def put(self, plan: StoredPlan) -> None:
        body = msgspec.json.encode(plan)
        await self.store.put_plan(self.table, plan.seat, plan.person, body)
        self.known[plan.seat] = plan

    async def end(self, plan: StoredPlan, fate: Fate) -> None:
        await self.put(msgspec.structs.replace(plan, fate=fate))

    async def drop(self, seat: int) -> None:
        await self.store.drop_plan(self.table, seat)
        self.known.pop(seat, None)

    def answers(self, room: GameRoom) -> dict[int, list[str]]:
        """Returns what plans answer to the questions that are asked now."""
        found = {seat: plan.look(room)[0] for seat, plan in self.known.items()}
        return {seat: chosen for seat, chosen in found.items() if chosen is not None}

    async def settle(self, room: GameRoom) -> set[str]:
        """Notes what became of plans by now, and says whose."""
        if self.doubtful:
            await self.load()
        changed = set()
        for seat, plan in list(self.known.items()):
            _, outcome = plan.look(room)
            if outcome == "dropped":
                await self.drop(seat)
            elif outcome:
                await self.end(plan, outcome)
            else:
                continue
            changed.add(plan.person)
        return changed

    def list_plans(self) -> dict[int, Planning]:
        return {seat: fill(Planning, plan) for seat, plan in self.known.items()}
