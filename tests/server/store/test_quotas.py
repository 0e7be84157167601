"""How much everybody keeps here, and what is forgotten, at the bounds."""

import pytest
from sqlalchemy import update
from tests.server.store.making import new_table, started

from parlour.server.store import storage
from parlour.server.store.schema import PERSONS, REPLAYS
from parlour.server.store.storage import Held, Item, Size
from parlour.server.store.store import Store


async def test_a_story_grows_and_everything_else_is_replaced(store: Store) -> None:
    for kind in ("story", "deck", "picture", "replay"):
        for size in (1, 10):
            await store.note(Item(kind, "a", "ann", "home", size))
    found = await store.look(lambda line: storage.largest(line, 9))
    sizes = {one.kind: one.bytes for one in found}
    assert sizes == {"story": 11, "deck": 10, "picture": 10, "replay": 10}


async def test_what_a_person_an_address_and_all_keep(store: Store) -> None:
    assert await store.sum_stored("ann", "home") == Held(0, 0, 0, 0, 0)
    for ref, person, address, size in (
        ("a", "ann", "home", 1),
        ("b", "ann", "away", 10),
        ("c", "bob", "home", 100),
        ("d", "", "", 1_000),
    ):
        await store.note(Item("replay", ref, person, address, size))
    assert await store.sum_stored("ann", "home") == Held(11, 101, 0, 0, 1_111)
    assert await store.sum_stored("bob", "away") == Held(100, 10, 0, 0, 1_111)
    assert await store.sum_stored("", "") == Held(0, 0, 0, 0, 1_111)


async def test_what_a_network_keeps_and_what_a_story_holds(store: Store) -> None:
    """An address carries the tag of its network at its end."""
    for kind, ref, address, size in (
        ("story", "a", "home.net", 1),
        ("story", "a", "home.net", 10),
        ("deck", "a", "away.net", 100),
        ("story", "b", "home.web", 1_000),
    ):
        await store.note(Item(kind, ref, "ann", address, size))
    found = await store.sum_stored("ann", "home", site=".net", table="a")
    assert found == Held(person=1_111, address=1_011, site=111, table=11, all=1_111)
    assert (await store.sum_stored(table="b")).table == 1_000
    assert (await store.sum_stored(site=".web")).site == 1_000


async def test_the_largest_come_first(store: Store) -> None:
    items = [Item("replay", f"r{n}", "ann", "home", 10 * (n // 2)) for n in range(6)]
    for item in items:
        await store.note(item)
    found = await store.look(lambda line: storage.largest(line, 5))
    assert [one.ref for one in found] == ["r4", "r5", "r2", "r3", "r0"]
    assert found[0] == items[4]


async def test_sizes_of_everything(store: Store) -> None:
    table = new_table(facts=b"12345", touched=7.0, created=5.0)
    await store.create(table, [b"ab", b"cde"])
    await store.keep_picture(table.id, "deck", "card", "image/png", b"1234567")
    await store.keep_replay("r", b"12")
    await store.name_person("ann", "Anna")
    await store.writer.execute(update(REPLAYS).values(kept=8.0))
    await store.writer.execute(update(PERSONS).values(seen=9.0))
    assert await store.sizes() == [
        Size("tables", 1, 5, 7.0),
        Size("entries", 2, 5, 5.0),
        Size("pictures", 1, 7, 0.0),
        Size("replays", 1, 2, 8.0),
        Size("people", 1, 4, 9.0),
    ]


async def test_sizes_of_nothing(store: Store) -> None:
    assert {(one.count, one.bytes, one.oldest) for one in await store.sizes()} == {
        (0, 0, 0.0)
    }


OLD = 1_000.0


async def test_replays_and_names_are_forgotten_by_their_own_time(store: Store) -> None:
    for name, at in (("old", OLD - 1), ("kept", OLD)):
        await store.keep_replay(name, name.encode())
        await store.name_person(name, name)
        replay = update(REPLAYS).where(REPLAYS.c.id == name).values(kept=at)
        person = update(PERSONS).where(PERSONS.c.id == name).values(seen=at)
        await store.writer.execute(replay, person)
    await store.forget(OLD, OLD - 1)
    assert await store.replay("old") == b"old"
    assert await store.person("old") is None
    assert await store.person("kept") == "kept"
    replay = update(REPLAYS).values(kept=OLD - 1)  # looking kept it for longer
    await store.writer.execute(replay.where(REPLAYS.c.id == "old"))
    await store.forget(0, OLD)
    assert await store.replay("old") is None
    assert await store.replay("kept") == b"kept"


async def test_all_old_replays_go_however_many(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "FORGOTTEN_ROWS", 2)
    for number in range(5):
        await store.keep_replay(f"{number}", b"body")
    await store.forget(0, 2e10)
    assert [await store.replay(f"{number}") for number in range(5)] == [None] * 5


async def test_the_books_lose_what_is_gone_and_nothing_else(store: Store) -> None:
    table = await started(store)
    await store.keep_picture(table, "brought", "here", "image/png", b"body")
    await store.keep_replay("here", b"body")
    kept = [
        Item("story", table, "ann", "home", 1),
        Item("deck", table, "ann", "home", 2),
        Item("picture", "here", "ann", "home", 4),
        Item("replay", "here", "ann", "home", 8),
    ]
    gone = [
        Item("story", "gone", "ann", "home", 16),
        Item("deck", "gone", "ann", "home", 32),
        Item("picture", "gone", "ann", "home", 64),
        Item("replay", "gone", "ann", "home", 128),
        Item("picture", table, "ann", "home", 256),
        Item("story", "here", "ann", "home", 512),
    ]
    for item in (*kept, *gone):
        await store.note(item)
    await store.forget(0)
    found = await store.look(lambda line: storage.largest(line, 99))
    assert sorted(one.bytes for one in found) == [1, 2, 4, 8]
