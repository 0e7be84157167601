"""What readers are sent is what the engine lets them see: log, facts, marks, chat."""

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.test_changes import from_scratch
from tests.server.told import by_chance, update

from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import joint
from parlour.presentation.layout import layout_of
from parlour.server.games import acts, scenes
from parlour.server.games.records import BotReason, EntryRecord
from parlour.server.games.room import GameRoom
from parlour.server.games.table import GameTable
from parlour.server.process.bot_answer import ReasonData, WeighedData
from parlour.server.tables.match_view import marks


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def events_for(live: GameTable, viewer: int) -> list[Any]:
    """The events of each entry, as the engine shows them to a viewer."""
    room = live.room
    assert room.match is not None
    return [
        plain(name_events(room.game, room.match.table, record.events, viewer))
        for record in room.records
    ]


@pytest.mark.parametrize("slug", ["willow", "hey-bartender"])
async def test_log_has_the_events_that_its_reader_saw(slug: str) -> None:
    async for heard in by_chance(slug, 25):
        for viewer, guest in enumerate(heard.all):
            seat = viewer if guest.conn.looking is not None else AUDIENCE
            saw = events_for(heard.live, seat)
            for told in msgspec.json.decode(update(guest))["told"]:
                assert told["events"] == saw[told["seq"] - 1]
    late = heard.live
    for viewer, person in ((0, heard.seated[0].conn.person), (AUDIENCE, "yes")):
        reader = late.reader_for(person, None if viewer == AUDIENCE else viewer)
        found = plain(scenes.log_since(late.room, reader, 0, late.room))
        assert [told.get("events", []) for told in found] == events_for(late, viewer)


async def test_who_may_not_watch_is_sent_neither_moves_nor_chat() -> None:
    house = House()
    live = await house.open(people="ann bob", watch="none")
    ann, bob, zed = house.guests(live, "ann bob zed")
    assert zed.scene is not None
    assert zed.scene.view is None
    await ann.ask(acts.Say(id="s", text="between us"))
    seat = min(live.room.asked)
    await (ann, bob)[seat].play(any_answer(live, seat, Dice(1)), seat)
    await ann.ask(acts.Host(id="p", act="pause"))
    for guest in (bob, zed):
        guest.read()
    late = house.guest(live, "yes").join()
    assert b"between us" in b"".join(bob.sent)
    for guest in (zed, late):
        assert b"between us" not in b"".join(guest.sent)
        told = [one for message in guest.heard for one in getattr(message, "told", [])]
        assert [one.note.note for one in told if one.note][-1] == "pause"
        assert all(one.note and not one.events and not one.chat for one in told)


@pytest.mark.parametrize("slug", ["willow", "boneyard"])
async def test_fact_that_is_kept_from_a_viewer_is_in_no_update(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game at a table has such facts yet; games in stories do."""
    field = {"willow": "level", "boneyard": "bids"}[slug]
    monkeypatch.setattr(State, "has_secret_facts", lambda self: True)

    name = find(slug).shows[field].field

    def conceal(self: State, viewer: int) -> None:
        if viewer:
            old = getattr(self, name)
            setattr(self, name, [0] * len(old) if isinstance(old, list) else 0)

    monkeypatch.setattr(State, "conceal", conceal)
    shown: set[bool] = set()
    async for heard in by_chance(slug, 12):
        for viewer, guest in enumerate(heard.all):
            assert guest.drawn.scene == from_scratch(heard.live, guest)
            change = msgspec.json.decode(update(guest))["scene"].get("view", {})
            fact = change.get("facts", {}).get(field)
            values = fact if isinstance(fact, list) else [fact]
            if any(values):
                shown.add(viewer == 0)
    assert shown == {True}


def looks_of(
    game: Game, state: State, seen: list[Any]
) -> dict[str, dict[str, int | str]]:
    """The marks of all pieces that are seen, from the fields of the state itself."""
    names = state.table.pieces.names
    layout = layout_of(game)
    found: dict[str, dict[str, int | str]] = {}
    for zone in seen:
        attached = layout.attached.get(zone["zone"])
        for name in zone["pieces"]:
            piece = names.index(name)
            looks: dict[str, int | str] = {}
            for look, mark in layout.marks.items():
                fact = game.shows[mark]
                value = dict(enumerate(getattr(state, fact.field))).get(piece, 0)
                if value & fact.bits:
                    looks[look] = value & fact.bits
            if attached is not None:
                below = getattr(state, game.shows[attached.by].field)
                on = dict(enumerate(below)).get(piece, -1)
                if on >= 0:
                    looks["on"] = names[on]
            if looks:
                found[name] = looks
    return found


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("domino-avatars", {"facing", "used"}),
        ("domino-knights", {"facing", "used", "on"}),
    ],
)
async def test_marks_are_those_of_pieces_in_sight(
    slug: str, expected: set[str]
) -> None:
    kinds: set[str] = set()
    async for heard in by_chance(slug, 90, seed=3):
        match = heard.live.room.match
        assert match is not None
        for viewer in (0, 1, AUDIENCE):
            seen = view(match.state, viewer)
            zones = view_data(match.game, match.state, viewer, seen)["zones"]
            sight = [
                {**zone, "pieces": [one for one in zone.get("pieces", ()) if one]}
                for zone in zones
            ]
            found = marks(match, seen, zones)
            assert found == looks_of(match.game, match.state, sight)
            kinds |= {look for looks in found.values() for look in looks}
    assert kinds == expected


async def test_seed_and_secret_are_sent_at_the_end_alone() -> None:
    house = House()
    live = await house.open(people="ann bob", seed="never to be shown")
    guests: list[Guest] = house.guests(live, "ann bob")
    dice = Dice(1)
    for _ in range(5):
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice), seat)
    await guests[0].ask(acts.Host(id="p", act="pause"))
    late = house.guest(live, "zed").join()
    sent = b"".join(b"".join(guest.sent) for guest in (*guests, late))
    assert b"never to be shown" not in sent
    assert live.room.match is not None
    assert live.room.match.seed.encode() not in sent


async def test_parts_of_the_deal_are_sent_at_the_end_alone() -> None:
    house = House()
    live = await house.open(people="ann bob", begin=False)
    guests = house.guests(live, "ann bob zed")
    parts = {"ann": "a" * 64, "bob": "b" * 64}
    for guest in guests[:2]:
        promise = joint.pledge(parts[guest.conn.person])
        await guest.ask(acts.Pledge(id="p", pledge=promise))
    await guests[0].ask(acts.Begin(id="b"))
    await guests[0].ask(acts.Reveal(id="r", part=parts["ann"]))
    scene = guests[2].read() and guests[2].scene
    assert scene
    assert [(one.told, one.part) for one in scene.table.parts] == [
        (True, None),
        (False, None),
    ]
    await guests[1].ask(acts.Reveal(id="r", part=parts["bob"]))
    assert live.room.state == "playing"
    for guest in guests:
        guest.read()
        assert guest.scene is not None
        assert guest.scene.table.parts == []
        sent = b"".join(guest.sent)
        assert not any(part.encode() in sent for part in parts.values())


@pytest.mark.parametrize(
    ("deal", "state", "kept", "whole"),
    [
        (1, "playing", False, False),
        (2, "playing", False, True),
        (2, "playing", True, False),
        (1, "over", False, True),
        (1, "over", True, True),
    ],
)
def test_reason_says_what_was_held_and_weighed_once_it_is_of_no_use(
    deal: int, state: str, kept: bool, whole: bool
) -> None:
    weighed = [WeighedData(["Ah"], "chance", "50"), WeighedData(["2c"], "chance", "10")]
    why = BotReason(
        bot="expert",
        public=ReasonData("reason-told", {}, weighed),
        whole=ReasonData("reason-whole", {}, weighed),
    )
    record = EntryRecord(7, 0.0, bot=1, why=why, asked_in=1, held=["Ah"], kept=kept)
    now = cast(
        GameRoom,
        SimpleNamespace(
            state=state, is_uncovered=lambda asked: state == "over" or asked < deal
        ),
    )
    found = scenes.reason_for(record, now)
    assert found is not None
    assert found.whole == whole
    assert found.message == ("reason-whole" if whole else "reason-told")
    assert bool(found.held) == whole
    assert len(found.weighed) == 2 * whole
    assert scenes.reason_for(EntryRecord(7, 0.0, bot=1), now) is None
    assert scenes.reason_for(EntryRecord(7, 0.0, why=why), now) is None
