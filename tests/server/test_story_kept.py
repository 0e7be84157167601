"""What cannot be kept changes nothing at a story table, and visits keep it open."""

from typing import Any

import pytest
from tests.server.house import Clock, MemoryStore
from tests.server.story_house import StoryHouse
from tests.story.table import SET

from parlour.server import story_wire, wire
from parlour.server.rooms import LINGER
from parlour.server.store import Unavailable
from parlour.server.story_room import StoryRoom
from parlour.story import entries as e


class Failing(MemoryStore):
    """A store that fails as long as it is told to."""

    fails = False

    async def append(self, *given: Any, **more: Any) -> float:
        if self.fails:
            raise Unavailable
        return await super().append(*given, **more)

    async def person(self, id: str) -> str | None:  # noqa: A002
        if self.fails:
            raise Unavailable
        return await super().person(id)


async def test_a_story_that_is_visited_is_not_forgotten() -> None:
    house = StoryHouse()
    ann = (await house.open("ann", SET))[0]
    live = ann.live
    live.leave(ann.conn)
    house.clock.now += LINGER - 1
    assert await house.stories.live(live.room.id) is live  # somebody is on the way
    house.clock.now += 2
    house.stories.sweep()
    assert house.stories.open == {live.room.id: live}
    house.clock.now += LINGER
    house.stories.sweep()
    assert not house.stories.open


async def test_a_request_while_the_store_is_away_is_answered() -> None:
    store = Failing(Clock())
    house = StoryHouse(store)
    people = await house.open("ann", SET, watchers="bob")
    store.fails = True
    told = await people[1].ask(story_wire.Sit(id="s"))
    assert isinstance(told, wire.Oops)
    assert told.code == "busy"


async def test_what_could_not_be_kept_was_never_at_the_table() -> None:
    store = Failing(Clock())
    house = StoryHouse(store)
    ann, bob = await house.open("ann bob", SET)
    room = ann.live.room
    before = (room.seq, room.story_seq, room.facts())
    store.fails = True
    knows = story_wire.Write(id="w", seat=0, entry=e.KnowsStory())
    assert isinstance(await ann.ask(knows), wire.Oops)
    assert ann.live.room is room
    assert (room.seq, room.story_seq, room.facts()) == before
    store.fails = False
    assert isinstance(await ann.ask(knows), wire.Done)
    assert bob.seq == before[1] + 1


async def test_a_change_that_breaks_is_tried_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = StoryHouse()
    ann, bob = await house.open("ann bob", SET)
    room = ann.live.room
    facts = StoryRoom.facts
    broken: list[StoryRoom] = []

    def explode(self: StoryRoom) -> bytes:
        broken.append(self)
        raise RuntimeError("a bug")

    seq = room.seq
    monkeypatch.setattr(StoryRoom, "facts", explode)
    knows = story_wire.Write(id="w", seat=0, entry=e.KnowsStory())
    with pytest.raises(RuntimeError):
        await ann.ask(knows)
    assert room not in broken
    assert room.seq == seq
    monkeypatch.setattr(StoryRoom, "facts", facts)
    assert isinstance(await ann.ask(knows), wire.Done)
    assert ann.seq == bob.seq == (await house.rebuilt(ann.live)).story_seq
