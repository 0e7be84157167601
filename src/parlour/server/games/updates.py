"""What readers are sent after an act: what differs between the room before and now.

What is public is compared once for all readers. A state has no secrets but pieces in
zones, sealed answers, and what a game conceals (`State.conceal`); these are compared
for each viewer. The shape of an update is in docs/api/websocket.md, "Updates". After
rare things readers are sent a whole scene (`whole_change`).
"""

from typing import NamedTuple

from msgspec import Raw

from parlour.engine.data import (
    facts_data,
    forgetful,
    forgets,
    places,
    somewhere_data,
    zone_data,
    zone_entry,
)
from parlour.engine.game import token_name
from parlour.engine.pieces import HIDDEN, Piece
from parlour.engine.state import State
from parlour.engine.views import blanked, suspected, view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.server.games import frames, scenes
from parlour.server.games.fold.room import Room, RoomCheckpoint
from parlour.server.games.frames import SceneChange
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


def is_comparable(before: RoomCheckpoint, room: Room) -> bool:
    """Whether nothing but play and talk is between two states of a room."""
    return (
        room.match is not None
        and before.match is room.match
        and before.fields["arranged"] == room.arranged
        and room.state == "playing"
    )


OWN = scenes.Own.__struct_fields__


class Sight(NamedTuple):
    """What only one viewer is shown after an entry, kept to compare the next with."""

    seq: int
    own: scenes.Own


class Changes:
    """What an act changed, for any number of readers."""

    def __init__(
        self,
        before: RoomCheckpoint,
        room: Room,
        company: Company,
        now: float,
        sights: dict[int, Sight],
    ) -> None:
        assert room.match is not None
        assert before.state is not None
        self.before = before
        self.room = room
        self.company = company
        self.now = now
        self.sights = sights
        """By viewer; brought up to date here."""
        self.match: Match = room.match
        self.old: State = before.state
        self.state = room.match.state
        self.played = len(room.choosers) != before.choices
        self.always: SceneChange = {}
        """What is in every update."""
        if room.clocks is not None:
            self.always["clocks"] = raw(scenes.clocks(room, now))
        if room.wish is not before.fields["wish"]:
            self.always["wish"] = room.wish.seat if room.wish else None
        self.shared: SceneChange = {}
        """What everybody is sent who sees the table."""
        self.view: dict[str, object] = {}
        self.zones: ChangedZones | None = None
        self.marked = any(fact.by_piece for fact in self.match.game.shows.values())
        """Whether the game has facts about single pieces."""
        if self.played:
            self.compare()

    def compare(self) -> None:
        """Compares what is public."""
        game, old, state = self.match.game, self.old, self.state
        rounds = self.room.rounds[-1]
        if rounds.finished != self.before.finished:
            self.shared["finished"] = rounds.finished
        self.zones = ChangedZones(self.match, old, state)
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
        self.view = {name: raw(value) for name, value in found.items()}

    # For one reader

    def scene(self, reader: Reader, finished: int) -> SceneChange:
        """What this reader is sent. `finished` is the number of rounds on their pad."""
        change = {**self.always}
        if not self.played or not scenes.may_see(self.room, reader):
            return change
        change |= self.shared
        rows = self.room.rounds[-1].gained_since(finished)
        if rows:
            change["pad"] = rows
        viewer, seat = reader.viewer, reader.looking
        shown = self.seen_by(viewer)
        if shown:
            change["view"] = shown
        if seat is None and not self.marked:
            return change
        old = self.sights.get(viewer)
        fits = old is not None and old.seq == self.before.fields["seq"]
        then = old.own if old is not None and fits else None
        own = self.own(viewer, seat)
        self.sights[viewer] = Sight(self.room.seq, own)
        for name in OWN:
            value = getattr(own, name)
            if then is None or value != getattr(then, name):
                change[name] = value
        if then is not None and "hints" in change:
            change["hints"] = hints_changed(then.hints, own.hints)
        return change

    def own(self, viewer: int, seat: int | None) -> scenes.Own:
        room, match, state = self.room, self.match, self.state
        seen = view(state, viewer)
        made = scenes.Own()
        if seat is not None:
            scenes.own(room, match, seat, made, seen, self.company, self.now)
        if self.marked:
            game = match.game
            shown = forgetful(state, viewer, seen) if forgets(game, state) else seen
            zones = zone_data(game, match.table, state, shown)
            made.marks = marks(match, seen, zones)
        return made

    def seen_by(self, viewer: int) -> dict[str, object]:
        """What changed in the view of somebody."""
        assert self.zones is not None
        game, table = self.match.game, self.match.table
        shown = {**self.view}
        if self.state.has_secret_facts():
            facts = facts_data(game, view(self.state, viewer), view(self.old, viewer))
            if facts:
                shown["facts"] = facts
        zones = self.zones.seen_by(viewer)
        if zones:
            shown["zones"] = zones
        if (self.old.shut | self.state.shut) >> viewer & 1 and viewer < AUDIENCE:
            was, is_ = own_answer(self.old, viewer), own_answer(self.state, viewer)
            if was != is_:
                shown["sealed"] = is_
        if table.blends and self.zones.recalls:
            guess = suspected(self.state, viewer)
            if guess != suspected(self.old, viewer):
                found = somewhere_data(game, table, guess)
                shown["somewhere"] = found or None
        return shown


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


class ChangedZones:
    """The zones that differ between two states, for any number of viewers. Viewers who
    see the same of a zone share its bytes."""

    def __init__(self, match: Match, old: State, state: State) -> None:
        game, table = match.game, match.table
        self.old = old
        self.state = state
        self.recalls = not forgets(game, state)
        """Whether people are shown what they saw once; else they must remember it."""
        self.mixed = len(table.back_counts) > 1
        self.made: dict[tuple[int, tuple[Piece, ...]], Raw] = {}
        known = old.known != state.known
        self.places = [
            place
            for place in places(game, table.seats, tuple(table.holders))
            if old.zones[place.number] != state.zones[place.number]
            or (known and self.is_known_otherwise(place.number))
        ]

    def is_known_otherwise(self, zone: int) -> bool:
        """Whether anybody knows more or less of the pieces that lie in a zone."""
        was, is_ = self.old.known, self.state.known
        return any(was[piece] != is_[piece] for piece in self.state.zones[zone])

    def pile(self, state: State, zone: int, bit: int) -> list[Piece]:
        """What a viewer is shown of the pieces in a zone."""
        pile = state.zones[zone]
        if not pile or state.eyes[zone] & bit:
            return pile
        return blanked(state, zone, bit) if self.recalls else [HIDDEN] * len(pile)

    def seen_by(self, viewer: int) -> list[Raw]:
        found: list[Raw] = []
        bit = 1 << viewer
        for place in self.places:
            zone = place.number
            pile = self.pile(self.state, zone, bit)
            was = self.pile(self.old, zone, bit)
            if pile == was and not (self.mixed and HIDDEN in pile):
                continue
            key = (zone, tuple(pile))
            if key not in self.made:
                self.made[key] = raw(zone_entry(place, self.state, pile))
            found.append(self.made[key])
        return found
