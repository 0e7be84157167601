"""What readers are sent after an act: what differs between the room before and now.

What is public is compared once for all readers. A state has no secrets but pieces in
zones, sealed answers, and what a game conceals (`State.conceal`); these are compared
for each viewer. The shape of an update is in docs/api/websocket.md, "Updates". After
rare things readers are sent a whole scene (`whole_change`).
"""

from typing import TypeAlias

from msgspec import Raw

from parlour.engine.data import (
    ZoneSlot,
    facts_data,
    forgets,
    hide_remembered,
    somewhere_data,
    zone_data,
    zone_entry,
    zone_slots,
)
from parlour.engine.game import token_name
from parlour.engine.pieces import HIDDEN, Piece
from parlour.engine.state import State
from parlour.engine.views import mask_zone, pieces_somewhere, view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.server.games import frames, scenes
from parlour.server.games.frames import SceneChange
from parlour.server.games.room import GameRoom, RoomCheckpoint
from parlour.server.tables import frames as common
from parlour.server.tables.connection import encode
from parlour.server.tables.match_view import marks
from parlour.server.tables.room import Company, Reader


def whole_change(scene: frames.Scene, *, had_view: bool) -> SceneChange:
    """A change that leaves nothing of the scene before it."""
    change: SceneChange = {
        name: getattr(scene, name) for name in scene.__struct_fields__
    }
    if scene.view is not None and had_view:
        change["view"] = {"sealed": None, "somewhere": None, **scene.view}
    return change


def is_comparable(before: RoomCheckpoint, room: GameRoom) -> bool:
    """Whether nothing but play and talk is between two states of a room."""
    return (
        room.match is not None
        and before.match is room.match
        and before.fields["arranged"] == room.arranged
        and room.state == "playing"
    )


Sights: TypeAlias = dict[int, tuple[int, scenes.Own]]
"""By viewer, what only they were shown, and after which entry."""


class Changes:
    """What an act changed, for any number of readers. Readers who see the same of
    something share its bytes."""

    def __init__(
        self,
        before: RoomCheckpoint,
        room: GameRoom,
        now: float,
        sights: Sights,
    ) -> None:
        assert room.match is not None
        assert before.state is not None
        self.before, self.room = before, room
        self.now, self.sights = now, sights
        """Brought up to date here."""
        self.match: Match = room.match
        self.old: State = before.state
        self.state = room.match.state
        self.played = len(room.choosers) != before.choices
        self.always: SceneChange = {}
        """What is in every update."""
        if room.clocks is not None:
            self.always["clocks"] = raw(scenes.clock_info(room, now))
        if room.wish is not before.fields["wish"]:
            self.always["wish"] = room.wish.seat if room.wish else None
        self.marked = any(fact.by_piece for fact in self.match.game.shows.values())
        """Whether the game has facts about single pieces."""
        if self.played:
            self.finished = room.rounds[-1].finished
            self.recalls = not forgets(self.match.game, self.state)
            """Whether people are shown what they saw once; else they remember it."""
            self.public = self.compare_public()
            self.places = self.changed_places()
            self.zones: dict[tuple[int, tuple[Piece, ...]], Raw] = {}
            """Zones that somebody was shown already, by what is seen of them."""

    def compare_public(self) -> dict[str, object]:
        """What changed in the view of everybody."""
        game, old, state = self.match.game, self.old, self.state
        found: dict[str, object] = {}
        if old.phase != state.phase:
            found["phase"] = state.phase
        if old.turn != state.turn:
            found["turn"] = state.turn
        if old.waiting != state.waiting:
            found["waiting"] = state.seats_in(state.waiting)
        if old.shut != state.shut:
            found["answered"] = state.seats_in(state.shut)
        if old.scores != state.scores:
            found["scores"] = state.scores
        if game.pots and old.chips != state.chips:
            found["chips"] = state.chips[: state.seats]
            found["pots"] = state.chips[AUDIENCE:]
        if not state.has_secret_facts():
            facts = facts_data(game, state, old)
            if facts:
                found["facts"] = facts
        return {name: raw(value) for name, value in found.items()}

    def changed_places(self) -> list[ZoneSlot]:
        """The zones of which anybody may see more, less or something else."""
        table, old, state = self.match.table, self.old, self.state
        pairs = zip(old.known, state.known, strict=True)
        known = {piece for piece, (was, is_) in enumerate(pairs) if was != is_}
        return [
            place
            for place in zone_slots(self.match.game, table.seats, tuple(table.holders))
            if old.zones[place.number] != state.zones[place.number]
            or not known.isdisjoint(state.zones[place.number])
        ]

    # For one reader

    def scene(self, reader: Reader, finished: int, company: Company) -> SceneChange:
        """What this reader is sent. `finished` is the number of rounds on their pad."""
        change = {**self.always}
        if not self.played or not scenes.may_see(self.room, reader):
            return change
        if self.finished != self.before.finished:
            change["finished"] = self.finished
        rows = self.room.rounds[-1].gained_since(finished)
        if rows:
            change["pad"] = rows
        viewer, seat = reader.viewer, reader.looking
        shown = self.view(viewer)
        if shown:
            change["view"] = shown
        if seat is None and not self.marked:
            return change
        seq, old = self.sights.get(viewer, (0, None))
        if seq != self.before.fields["seq"]:
            old = None
        own = self.own(viewer, seat, company)
        self.sights[viewer] = self.room.seq, own
        for name in own.__struct_fields__:
            value = getattr(own, name)
            if old is None or value != getattr(old, name):
                change[name] = value
        if old is not None and "hints" in change:
            change["hints"] = hints_changed(old.hints, own.hints)
        return change

    def own(self, viewer: int, seat: int | None, company: Company) -> scenes.Own:
        match, state = self.match, self.state
        seen = view(state, viewer)
        own = scenes.Own()
        if seat is not None:
            own = scenes.own_parts(self.room, match, seat, seen, company, self.now)
        if self.marked:
            shown = seen if self.recalls else hide_remembered(state, viewer, seen)
            zones = zone_data(match.game, match.table, state, shown)
            own.marks = marks(match, seen, zones)
        return own

    def view(self, viewer: int) -> dict[str, object]:
        """What changed in the view of somebody."""
        game, old, state = self.match.game, self.old, self.state
        shown = {**self.public}
        if state.has_secret_facts():
            facts = facts_data(game, view(state, viewer), view(old, viewer))
            if facts:
                shown["facts"] = facts
        zones = self.zones_seen(viewer)
        if zones:
            shown["zones"] = zones
        if (old.shut | state.shut) >> viewer & 1 and viewer < AUDIENCE:
            was, is_ = own_answer(old, viewer), own_answer(state, viewer)
            if was != is_:
                shown["sealed"] = is_
        if self.match.table.blends and self.recalls:
            guess = pieces_somewhere(state, viewer)
            if guess != pieces_somewhere(old, viewer):
                found = somewhere_data(game, self.match.table, guess)
                shown["somewhere"] = found or None
        return shown

    def zones_seen(self, viewer: int) -> list[Raw]:
        """The zones that look different to somebody now."""
        mixed = len(self.match.table.back_counts) > 1
        found: list[Raw] = []
        for place in self.places:
            zone = place.number
            was = self.pile(self.old, zone, viewer)
            pile = self.pile(self.state, zone, viewer)
            if pile == was and not (mixed and HIDDEN in pile):
                continue
            key = (zone, tuple(pile))
            if key not in self.zones:
                self.zones[key] = raw(zone_entry(place, self.state, pile))
            found.append(self.zones[key])
        return found

    def pile(self, state: State, zone: int, viewer: int) -> list[Piece]:
        """What a viewer is shown of the pieces in a zone."""
        pile, bit = state.zones[zone], 1 << viewer
        if not pile or state.eyes[zone] & bit:
            return pile
        return mask_zone(state, zone, bit) if self.recalls else [HIDDEN] * len(pile)


def raw(value: object) -> Raw:
    """A value that is encoded once for all readers."""
    return Raw(encode(value))


def own_answer(state: State, seat: int) -> list[str] | None:
    """A seat's own sealed answer, while those of others are awaited."""
    if not state.shut >> seat & 1:
        return None
    return [token_name(state.table, token) for token in state.sealed[seat]]


def hints_changed(
    was: list[common.Hint], is_: list[common.Hint]
) -> list[common.Hint | int]:
    """Hints that stay by the place they had, others whole."""
    return [was.index(hint) if hint in was else hint for hint in is_]
