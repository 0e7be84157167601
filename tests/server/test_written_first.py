"""Nothing is shown or counted before it is written, and a table has one owner."""

import asyncio
from typing import Any, ClassVar

import pytest
from tests.server.failing import FailingHouse
from tests.server.house import House
from tests.server.test_rematch import finished

from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games.room import GameRoom
from parlour.server.kinds import GAME
from parlour.server.store.rows import Clash, Fenced, Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.match_view import Asked, same
from parlour.server.tables.registry import Gone
from parlour.server.tables.table import Busy


async def settle() -> None:
    """Lets every task that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


# Writing


async def test_former_owner_shows_nothing_and_closes_its_copy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = FailingHouse()
    released = Releases(house, monkeypatch)
    live = await house.open()
    ann, bob, _ = house.guests(live)
    bob.read()
    seq = live.room.seq
    house.failing.failures = [Fenced()]
    assert await ann.ask(acts.Say(id="x", text="hello")) is None
    assert live.room.seq == live.durable_seq == seq
    assert bob.read() == []
    assert live.closed
    assert ann.conn.closing == bob.conn.closing == common.RESTART
    late = house.guest(live, "dot").join()
    assert late.conn.closing == common.RESTART
    assert late.sent == []
    fresh = await house.live(live.room.id)
    assert fresh is not live
    assert released.found == [live.room.id]
    assert isinstance(
        await house.guest(fresh, "ann").join().ask(acts.Say(id="x", text="hello")),
        common.Done,
    )
    assert fresh.room.seq == seq + 1


async def test_what_was_not_written_is_never_taken_for_done() -> None:
    house = FailingHouse()
    live = await house.open()
    for failure in (Fenced(), Unavailable()):
        house.failing.failures = [failure]
        async with live.lock:
            with pytest.raises(Busy):
                await live.write(lambda room: [log.Hosted(act="lock")])
        assert not live.room.locked


async def test_check_drops_a_copy_that_was_closed() -> None:
    house = House()
    live = await house.open()
    live.shut_copy(common.RESTART)
    await house.tables.check()
    assert live.room.id not in house.tables.open


@pytest.mark.parametrize("failure", [Unavailable(), None])
async def test_visitor_waits_until_the_room_is_durable(
    failure: Exception | None,
) -> None:
    house = FailingHouse()
    live = await house.open()
    ann, bob, _ = house.guests(live)
    seq = live.room.seq
    house.failing.gate, house.failing.failures = asyncio.Event(), [failure]
    asked = asyncio.create_task(ann.ask(acts.Say(id="x", text="hello")))
    await house.failing.begun.wait()
    bob.read()
    visit = asyncio.create_task(house.live(live.room.id))
    look = asyncio.create_task(bob.ask(acts.Why(id="w", at=1)))
    live.presence()
    await settle()
    assert not visit.done()
    assert not look.done()
    assert bob.read() == []
    house.failing.gate.set()
    await visit
    assert live.room.seq == live.durable_seq == seq + (failure is None)
    await look
    assert isinstance(await asked, common.Oops if failure else common.Done)


async def test_refusal_of_a_stale_copy_is_decided_again() -> None:
    house = House()
    other = House(store=house.store)
    live = await house.open(people="ann bob", seats=3, begin=False)
    there = await other.live(live.room.id)
    house.store.listeners.clear()
    await house.guest(live, "cat").ask(acts.Sit(id="s"))
    assert there.room.sitters[2].free, "it has not heard of that"
    done = await other.guest(there, "ann").ask(acts.Begin(id="b"))
    assert isinstance(done, common.Done)
    assert there.room.state == "playing"


async def test_clash_is_decided_again_until_it_fits() -> None:
    house = FailingHouse()
    live = await house.open()
    ann, *_ = house.guests(live)
    seq = live.room.seq
    house.failing.failures = [Clash(), Clash()]
    done = await ann.ask(acts.Say(id="x", text="hello"))
    assert isinstance(done, common.Done)
    assert done.seq == live.room.seq == seq + 1
    assert len(house.store.rows[live.room.id]) == seq + 1


async def test_clash_with_another_worker_is_caught_up_with() -> None:
    house = House()
    other = House(store=house.store)
    live = await house.open()
    there = await other.live(live.room.id)
    house.store.listeners.clear()
    await house.guest(live, "ann").ask(acts.Say(id="x", text="one"))
    bob = other.guest(there, "bob").join()
    done = await bob.ask(acts.Say(id="y", text="two"))
    assert isinstance(done, common.Done)
    assert done.seq == there.room.seq == live.room.seq + 1
    assert [row.seq for row in house.store.rows[live.room.id]][-1] == done.seq
    assert b"one" in b"".join(bob.sent), "it was missed before"


async def test_finished_game_is_kept_for_good() -> None:
    house = House()
    live, _ = await finished(house)
    await settle()
    assert live.room.replay in house.store.replays
    house.store.replays.clear()
    again = House(store=house.store)
    await again.live(live.room.id)
    assert live.room.replay in house.store.replays, "the next load makes up for it"


async def test_owners_are_written_after_catching_up() -> None:
    house = House()
    other = House(store=house.store)
    live = await house.open(people="ann", seats=3, begin=False)
    there = await other.live(live.room.id)
    house.store.listeners.clear()
    await other.guest(there, "bob").ask(acts.Sit(id="s", seat=1))
    assert house.store.people[live.room.id] == {"ann", "bob"}
    stand = acts.Stand(id="t", seat=1)
    assert isinstance(await house.guest(live, "bob").ask(stand), common.Done)
    assert house.store.people[live.room.id] == {"ann"}


async def test_append_names_what_has_changed_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    live = await house.open(people="ann", seats=3, begin=False)
    appends: list[dict[str, Any]] = []
    append = house.store.append

    async def noted(*given: Any, **more: Any) -> float:
        names = ("state", "facts", "persons", "wakes")
        appends.append({name: more[name] for name in names if more[name] is not None})
        return await append(*given, **more)

    monkeypatch.setattr(house.store, "append", noted)
    ann = house.guest(live, "ann")
    await ann.ask(acts.Say(id="a", text="hello"))
    assert appends.pop() == {}
    await house.guest(live, "bob").ask(acts.Sit(id="b"))
    assert appends[-1].keys() == {"facts", "persons"}
    assert appends.pop()["persons"] == ["ann", "bob"]
    await ann.ask(acts.Host(id="c", act="bot", seat=2))
    assert appends.pop().keys() == {"facts"}
    await ann.ask(acts.Begin(id="d"))
    begun = appends.pop()
    assert begun["state"] == "playing"
    assert begun.get("wakes", live.kept.wakes) == live.wakes(live.room)
    row = house.store.tables[live.room.id]
    assert (row.state, row.wakes) == ("playing", live.wakes(live.room))
    await ann.ask(acts.Say(id="e", text="hello"))
    assert appends.pop() == {}


async def test_stale_facts_in_the_store_are_written_again() -> None:
    house = House()
    live = await house.open()
    facts = house.store.tables[live.room.id].facts
    house.store.tables[live.room.id].facts = b"{}"
    other = House(store=house.store)
    there = await other.live(live.room.id)
    await other.guest(there, "ann").ask(acts.Say(id="a", text="hello"))
    assert house.store.tables[live.room.id].facts == facts


async def test_reader_who_may_not_look_is_sent_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    live = await house.open()
    monkeypatch.setattr(live, "may_look", lambda reader: False)
    zed = house.guest(live, "zed").join()
    assert zed.conn.closing == common.GONE
    assert zed.sent == []


# Claims


class Releases:
    """The tables that a house let go of."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        monkeypatch.setattr(house.store, "release", self.release)

    async def release(self, table: str) -> None:
        self.found.append(table)


async def test_table_is_released_once_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    released = Releases(house, monkeypatch)
    live = await house.open()
    assert released.found == []
    await house.tables.drop(live)
    assert released.found == [live.room.id]
    await house.tables.drop(live)
    assert released.found == [live.room.id]


async def test_claim_of_a_table_that_cannot_be_loaded_is_released(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    released = Releases(house, monkeypatch)
    with pytest.raises(Gone):
        await house.live("nix")
    assert released.found == ["nix"]


@pytest.mark.parametrize("loaded", [True, False])
async def test_table_that_is_open_again_is_not_released(
    loaded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House()
    released = Releases(house, monkeypatch)
    live = await house.open()
    last_words, read = asyncio.Event(), asyncio.Event()
    if loaded:
        read.set()
    log_size = house.store.log_size

    async def held(table: str) -> tuple[int, int]:
        await read.wait()
        return await log_size(table)

    monkeypatch.setattr(house.store, "log_size", held)
    live.spawn(last_words.wait())
    drop = asyncio.create_task(house.tables.drop(live))
    await settle()
    again = asyncio.create_task(house.live(live.room.id))
    await settle()
    assert again.done() == loaded
    last_words.set()
    await drop
    read.set()
    assert await again is not live
    assert released.found == []


@pytest.mark.parametrize("kept", [{}, {"seq": 1}])
async def test_copy_that_is_not_as_the_store_has_it_is_closed(
    kept: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House()
    live, idle = await house.open(), await house.open()
    ann = house.guest(live, "ann").join()

    async def last_entries(tables: list[str]) -> dict[str, int]:
        assert tables == [live.room.id]
        return dict.fromkeys(tables, kept["seq"]) if kept else {}

    monkeypatch.setattr(house.store, "last_entries", last_entries)
    await house.tables.check()
    assert ann.conn.closing == common.RESTART
    assert house.tables.open == {idle.room.id: idle}


async def test_load_that_ends_after_the_server_stops_is_released(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    live = await house.open()
    await house.tables.drop(live)
    released = Releases(house, monkeypatch)
    read = asyncio.Event()
    log_size = house.store.log_size

    async def held(table: str) -> tuple[int, int]:
        await read.wait()
        return await log_size(table)

    monkeypatch.setattr(house.store, "log_size", held)
    load = asyncio.create_task(house.live(live.room.id))
    await settle()
    await house.tables.close(common.RESTART)
    read.set()
    with pytest.raises(Busy):
        await load
    assert house.tables.open == {}
    assert released.found == [live.room.id]


async def test_server_that_stops_closes_all_and_opens_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    released = Releases(house, monkeypatch)
    lives = [await house.open(), await house.open()]
    guests = [house.guest(live, "ann").join() for live in lives]
    await house.tables.close(common.RESTART)
    assert [guest.conn.closing for guest in guests] == [common.RESTART] * 2
    assert house.tables.open == {}
    assert released.found == [], "the worker itself ends its claims"
    with pytest.raises(Busy):
        await house.live(lives[0].room.id)


# New tables


async def test_every_table_has_a_secret_of_its_own() -> None:
    house = House()
    live = await house.open()
    secrets = {
        (await house.tables.create(GAME, [live.room.opened])).secret for _ in range(3)
    }
    assert len(secrets) == 3
    assert min(map(len, secrets)) >= 32
    assert {row.seed for row in house.store.tables.values()} >= secrets


@pytest.mark.parametrize("clashes", [1, 100])
async def test_id_that_is_taken_is_drawn_again(
    clashes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House()
    live = await house.open()
    left = iter([True] * clashes)
    create = house.store.create

    async def clashing(*given: Any) -> None:
        if next(left, False):
            raise Clash
        await create(*given)

    monkeypatch.setattr(house.store, "create", clashing)
    if clashes > 1:
        with pytest.raises(Busy):
            await house.tables.create(GAME, [live.room.opened])
        assert len(house.store.tables) == 1
    else:
        room = await house.tables.create(GAME, [live.room.opened])
        assert isinstance(room, GameRoom)
        assert room.id in house.store.tables


# Rooms that are put back, and questions that stay


def test_checkpoint_removes_what_was_added() -> None:
    class Thing:
        GROWING: ClassVar = frozenset({"log", "done"})

        def __init__(self) -> None:
            self.log = [1]
            self.done = {"a": 1}
            self.kept = {"x"}

    thing = Thing()
    before = Checkpoint(thing)
    thing.log.append(2)
    thing.done |= {"b": 2, "c": 3}
    thing.kept.add("y")
    thing.fresh = True  # type: ignore[attr-defined]
    before.restore()
    assert vars(thing) == {"log": [1], "done": {"a": 1}, "kept": {"x"}}


def pick(**changes: Any) -> Pick:
    given: dict[str, Any] = {"prompt": "bid", "least": 1, "most": 2, "options": [5, 6]}
    return Pick(seat=Seat(0), **{**given, **changes})


@pytest.mark.parametrize(
    ("changes", "alike"),
    [
        ({}, True),
        ({"prompt": "call"}, False),
        ({"least": 0}, False),
        ({"most": 3}, False),
        ({"options": [5, 7]}, False),
    ],
)
def test_question_that_differs_in_anything_is_another(
    changes: dict[str, Any], alike: bool
) -> None:
    assert same(Asked(1, 0.0, pick()), pick(**changes)) == alike
