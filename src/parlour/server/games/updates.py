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
from parlour.presentation.hints import Hint
from parlour.server.games import frames, scenes
from parlour.server.games.frames import SceneChange
from parlour.server.games.room import GameRoom, RoomCheckpoint
from parlour.server.tables import frames as common
from parlour.server.tables.connection import encode
from parlour.server.tables.match_view import marks
from parlour.server.tables.room import Company, Reader


def whole_change(scene: frames.Scene, *, had_view: bool) -> SceneChange:
    """Returns a change that leaves nothing of the scene before it."""
    change: SceneChange = {
        name: getattr(scene, name) for name in scene.__struct_fields__
    }
    if scene.view is not None and had_view:
        change["view"] = {"sealed": None, "somewhere": None, **scene.view}
    return change


def is_comparable(before: RoomCheckpoint, room: GameRoom) -> bool:
    """Returns whether nothing but play and talk is between two states of a room."""
    return (
        room.match is not None
        and before.match is room.match
        and before.fields["seating_seq"] == room.seating_seq
        and room.state == "playing"
    )


Sights: TypeAlias = dict[int, tuple[int, scenes.Own]]
"""By viewer, what only they were shown, and after which entry."""


class Changes:
    """The changes of an act as JSON, for any number of readers. Readers who see the
    same of something share its bytes."""

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
        self.since: int = before.fields["seq"]
        self.match: Match = room.match
        self.old: State = before.state
        self.state = room.match.state
        self.played = len(room.choosers) != before.choices
        self.finished = room.rounds[-1].finished
        self.hidden: list[int] = []
        """The viewers of each of the events that not everybody sees, as bitmasks."""
        everyone = self.match.table.all_viewers
        for record in room.records[self.since :]:
            for event in record.events:
                if event[4] & everyone != everyone:
                    self.hidden.append(event[4])
        self.logs: dict[tuple[int, ...], bytes] = {}
        """New entries, by what the reader sees of these events."""
        always: SceneChange = {}
        if room.clocks is not None:
            always["clocks"] = scenes.clock_info(room, now)
        if room.wish is not before.fields["wish"]:
            always["wish"] = room.wish.seat if room.wish else None
        self.always = members(always)
        """What is in every update."""
        if self.played:
            self.compare()

    def compare(self) -> None:
        """Finds what changed in the view of everybody."""
        game, table = self.match.game, self.match.table
        self.marked = any(fact.by_piece for fact in game.shows.values())
        """Whether the game has facts about single pieces."""
        self.secret_facts = self.state.has_secret_facts()
        self.mixed = len(table.back_counts) > 1
        self.shared_parts = scenes.SharedParts.of(self.match, self.now)
        self.recalls = not forgets(game, self.state)
        """Whether people are shown what they saw once; else they remember it."""
        self.public = self.compare_public()
        self.places = changed_zones(
            zone_slots(game, table.seats, tuple(table.holders)), self.old, self.state
        )
        self.zones: dict[tuple[int, tuple[Piece, ...]], bytes] = {}
        """Zones that somebody was shown already, by what is seen of them."""

    def compare_public(self) -> list[bytes]:
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
        if not self.secret_facts:
            facts = facts_data(game, state, old)
            if facts:
                found["facts"] = facts
        return members(found)

    # For one reader

    def update(
        self,
        reader: Reader,
        sees: bool,
        finished: int,
        company: Company,
        seating: SceneChange | None,
    ) -> Raw:
        """Returns what this reader is sent, who `sees` cards or does not. `finished` is
        the number of rounds on their pad, `seating` what is new about the table."""
        seat = reader.looking
        viewer = AUDIENCE if seat is None else seat
        parts = self.always[:]
        if self.played and sees:
            rounds: SceneChange = {}
            if self.finished != self.before.finished:
                rounds["finished"] = self.finished
            if self.finished > finished:
                rounds["pad"] = self.room.rounds[-1].gained_since(finished)
            parts += members(rounds)
            shown = self.view(viewer)
            if shown:
                parts.append(b'"view":{%s}' % b",".join(shown))
            if seat is not None or self.marked:
                parts += members(self.own(viewer, seat, company))
        if seating is not None:
            parts += members({"table": seating})
        log = self.log(viewer if sees else None)
        scene = b",".join(parts)
        data = (self.room.seq, log, scene)
        return Raw(b'{"is":"update","seq":%d,"told":%s,"scene":{%s}}' % data)

    def log(self, viewer: int | None) -> bytes:
        """Returns the new entries, as a viewer may see them, or somebody who sees no
        cards."""
        sight: tuple[int, ...] = (-1,)
        if viewer is not None:
            sight = tuple([eyes >> viewer & 1 for eyes in self.hidden])
        found = self.logs.get(sight)
        if found is not None:
            return found
        lines: list[frames.SeenEntry] = []
        shared = True
        for record in self.room.records[self.since :]:
            if viewer is not None or record.note is not None:
                entry, personal = scenes.tell(self.room, record, viewer)
                lines.append(entry)
                shared = shared and not personal
        data = encode(lines)
        if shared:
            self.logs[sight] = data
        return data

    def own(self, viewer: int, seat: int | None, company: Company) -> SceneChange:
        """Returns what is new of what only this viewer is shown."""
        match, state = self.match, self.state
        seen = view(state, viewer)
        if seat is None:
            own = scenes.Own()
        else:
            own = scenes.own_parts(
                self.room, match, seat, seen, company, self.shared_parts
            )
        if self.marked:
            shown = seen if self.recalls else hide_remembered(state, viewer, seen)
            zones = zone_data(match.game, match.table, state, shown)
            own.marks = marks(match, seen, zones)
        seq, old = self.sights.get(viewer, (-1, own))
        self.sights[viewer] = self.room.seq, own
        fresh = seq != self.since
        change: SceneChange = {}
        for name in scenes.OWN:
            value = getattr(own, name)
            if fresh or value != getattr(old, name):
                change[name] = value
        if "hints" in change:
            change["hints"] = hints_changed([] if fresh else old.hints, own.hints)
        return change

    def view(self, viewer: int) -> list[bytes]:
        """Finds what changed in a viewer's view."""
        game, old, state = self.match.game, self.old, self.state
        shown = self.public[:]
        if self.secret_facts:
            facts = facts_data(game, view(state, viewer), view(old, viewer))
            if facts:
                shown += members({"facts": facts})
        if self.places:
            zones = self.zones_seen(viewer)
            if zones:
                shown.append(b'"zones":[%s]' % b",".join(zones))
        if (old.shut | state.shut) >> viewer & 1 and viewer < AUDIENCE:
            was, is_ = own_answer(old, viewer), own_answer(state, viewer)
            if was != is_:
                shown += members({"sealed": is_})
        if self.match.table.blends and self.recalls:
            guess = pieces_somewhere(state, viewer)
            if guess != pieces_somewhere(old, viewer):
                found = somewhere_data(game, self.match.table, guess)
                shown += members({"somewhere": found or None})
        return shown

    def zones_seen(self, viewer: int) -> list[bytes]:
        """Returns the zones that look different to somebody now."""
        found: list[bytes] = []
        for place in self.places:
            zone = place.number
            was = self.pile(self.old, zone, viewer)
            pile = self.pile(self.state, zone, viewer)
            if pile == was and not (self.mixed and HIDDEN in pile):
                continue
            key = (zone, tuple(pile))
            if key not in self.zones:
                self.zones[key] = encode(zone_entry(place, self.state, pile))
            found.append(self.zones[key])
        return found

    def pile(self, state: State, zone: int, viewer: int) -> list[Piece]:
        """Returns what a viewer is shown of the pieces in a zone."""
        pile, bit = state.zones[zone], 1 << viewer
        if not pile or state.eyes[zone] & bit:
            return pile
        return mask_zone(state, zone, bit) if self.recalls else [HIDDEN] * len(pile)


def members(values: dict[str, object]) -> list[bytes]:
    """Returns the members of an object in JSON, which others may follow."""
    return [encode(values)[1:-1]] if values else []


def own_answer(state: State, seat: int) -> list[str] | None:
    """Returns a seat's own sealed answer, while those of others are awaited."""
    if not state.shut >> seat & 1:
        return None
    return [token_name(state.table, token) for token in state.sealed[seat]]


def hints_changed(was: list[Hint], is_: list[Hint]) -> list[common.Hint | int]:
    """Returns hints that stay by the place they had, others whole."""
    found: list[common.Hint | int] = []
    for place, hint in enumerate(is_):
        if place < len(was) and was[place] == hint:
            found.append(place)
        elif hint in was:
            found.append(was.index(hint))
        else:
            found.append(common.Hint(hint=hint[0], values=hint[1]))
    return found


def changed_zones(places: list[ZoneSlot], old: State, state: State) -> list[ZoneSlot]:
    """Returns the zones of which anybody may see more, less or something else."""
    if old.known == state.known:
        known: set[int] = set()
    else:
        pairs = enumerate(zip(old.known, state.known, strict=True))
        known = {piece for piece, (was, is_) in pairs if was != is_}
    return [
        place
        for place in places
        if old.zones[place.number] != state.zones[place.number]
        or (known and not known.isdisjoint(state.zones[place.number]))
    ]
