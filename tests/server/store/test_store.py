"""Tables, people and replays, on both databases."""

import asyncio
import time

import pytest
from tests.server.store.making import bodies, new_table, started

from parlour.server.store.rows import NEVER, Clash, Unavailable
from parlour.server.store.store import Store


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = new_table(public=False, facts=b'{"seats": 4}')
    await store.create(table, [b"one", b"two"])
    assert await store.table(table.id) == table
    assert await store.by_code(table.code) == table
    assert await bodies(store, table.id) == [b"one", b"two"]
    assert [row.seq for row in await store.read(table.id, after=1)] == [2]


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.table("nowhere") is None
    assert await store.by_code("nowhere") is None
    assert await store.read("nowhere") == []
    assert await store.person("nobody") is None
    assert await store.replay("nothing") is None


async def test_size_of_a_log_is_its_entries_and_their_bytes(store: Store) -> None:
    table, other = await started(store), await started(store)
    await store.append(table, 1, [b"ab", b"cde"])
    assert await store.log_size(table) == (3, len(b"first" + b"ab" + b"cde"))
    assert await store.log_size(other) == (1, len(b"first"))
    assert await store.log_size("nowhere") == (0, 0)


async def test_last_entries_of_many_tables(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.store.store.MAX_QUERY_TABLES", 2)
    tables = [await started(store) for _ in range(5)]
    await store.append(tables[3], 1, [b"second", b"third"])
    found = await store.last_entries([*tables, "nowhere"])
    assert found == {id_: 3 if id_ == tables[3] else 1 for id_ in tables}
    assert await store.last_entries([]) == {}


async def test_codes_and_ids_are_given_once(store: Store) -> None:
    table = new_table()
    await store.create(table, [b"one"])
    with pytest.raises(Clash):
        await store.create(new_table(code=table.code), [b"other"])
    with pytest.raises(Clash):
        await store.create(new_table(id=table.id), [b"other"])
    assert await bodies(store, table.id) == [b"one"]


async def test_code_is_passed_on_once(store: Store) -> None:
    """Two people press *Play again* at once: the second finds the code gone."""
    old, next_ = new_table(), new_table()
    code, spare = old.code, next_.code
    await store.create(old, [b"one"])
    await store.create(new_table(id="next", code=code), [b"two"], [], (old.id, spare))
    lost = new_table(id="lost", code="free")
    with pytest.raises(Clash):
        await store.create(lost, [b"three"], [], (old.id, "another"))
    assert await store.table("lost") is None
    found = [await store.by_code(one) for one in (code, spare, "free", "another")]
    assert [one and one.id for one in found] == ["next", old.id, None, None]


async def test_an_append_may_change_the_table(store: Store) -> None:
    table = await started(store)
    at = await store.append(table, 1, [b"plain"])
    found = await store.table(table)
    assert found is not None
    assert (found.state, found.facts, found.touched) == ("gathering", b"{}", at)
    at = await store.append(table, 2, [b"begun"], state="playing")
    await store.append(table, 3, [b"more"], facts=b'{"round": 2}')
    found = await store.table(table)
    assert found is not None
    assert (found.state, found.facts) == ("playing", b'{"round": 2}')
    assert (await store.read(table, 2))[0].at == at


@pytest.mark.parametrize("after", [2, 7])
async def test_a_log_never_gets_a_gap(store: Store, after: int) -> None:
    table = await started(store)
    with pytest.raises(Clash):
        await store.append(table, after, [b"too far"])
    assert await bodies(store, table) == [b"first"]


async def test_appending_to_nothing_is_a_clash(store: Store) -> None:
    with pytest.raises(Clash):
        await store.append("nowhere", 1, [b"lost"])
    with pytest.raises(ValueError, match="adds entries"):
        await store.append("nowhere", 1, [])
    with pytest.raises(ValueError, match="adds entries"):
        await store.append("nowhere", 0, [b"first"])


async def test_my_tables_are_those_i_sit_at(store: Store) -> None:
    first, second = await started(store), await started(store)
    await store.append(first, 1, [b"sat"], persons=["ann", "bob", "bob"])
    await store.append(second, 1, [b"sat"], persons=["ann"])
    assert [t.id for t in await store.of_person("ann", 9)] == [second, first]
    assert [t.id for t in await store.of_person("ann", 1)] == [second]
    assert [t.id for t in await store.of_person("bob", 9)] == [first]
    await store.append(first, 2, [b"bob left"], persons=["ann"])
    assert await store.of_person("bob", 9) == []
    await store.append(second, 2, [b"over"], state="closed")
    assert [t.id for t in await store.of_person("ann", 9)] == [first]


async def test_closed_tables_of_a_person_are_the_latest_first(store: Store) -> None:
    tables = [await started(store) for _ in range(4)]
    for at, table in enumerate(tables[:3], start=1000):
        await store.append(table, 1, [b"sat"], persons=["ann"], at=at)
        await store.append(table, 2, [b"over"], state="closed", at=at)
    await store.append(tables[3], 1, [b"sat"], persons=["ann"])
    first, second, third, _ = tables

    async def closed(person: str, since: float, limit: int = 9) -> list[str]:
        return [one.id for one in await store.closed_of_person(person, since, limit)]

    assert await closed("ann", 1000) == [third, second, first]
    assert await closed("ann", 1001) == [third, second]
    assert await closed("ann", 1000, limit=1) == [third]
    assert await closed("bob", 1000) == []


async def test_open_tables_are_public_and_going_on(store: Store) -> None:
    await started(store, public=False)
    await started(store, state="over")
    await started(store, state="closed")
    playing = await started(store, state="playing", touched=time.time() + 60)
    gathering = await started(store)
    assert [t.id for t in await store.open_tables(9)] == [gathering, playing]
    assert [t.id for t in await store.open_tables(1)] == [gathering]


async def test_people_keep_the_last_name_they_gave(store: Store) -> None:
    await store.name_person("ann", "Ann")
    await store.name_person("ann", "Anna 🂡")
    assert await store.person("ann") == "Anna 🂡"


async def test_a_replay_is_kept_once_and_for_all(store: Store) -> None:
    await store.keep_replay("game", b"first")
    await store.keep_replay("game", b"second")
    assert await store.replay("game") == b"first"


async def test_old_tables_are_forgotten_and_replays_are_not(store: Store) -> None:
    old = [new_table(touched=10.0) for _ in range(250)]
    for table in old:
        await store.create(table, [b"first"], ["ann", "bob"])
    new = await started(store)
    await store.append(new, 1, [b"sat"], persons=["ann"])
    for person in ("ann", "bob"):
        await store.name_person(person, person.title())
    await store.keep_replay("game", b"kept")
    assert await store.forget(older_than=20.0) == 250
    assert await store.forget(older_than=20.0) == 0
    assert await store.table(old[0].id) is None
    assert await store.read(old[0].id) == []
    assert [t.id for t in await store.of_person("ann", 9)] == [new]
    assert await store.of_person("bob", 9) == []
    assert await store.replay("game") == b"kept"
    with pytest.raises(Clash):
        await store.append(old[0].id, 1, [b"too late"])
    assert await store.person("bob") == "Bob"


OLD = 1_000.0
TABLES = [
    ({"touched": OLD - 1}, True),
    ({"touched": OLD}, False),
    ({"touched": OLD - 1, "wakes": OLD - 1, "state": "playing"}, True),
    ({"touched": OLD - 1, "wakes": OLD, "state": "playing"}, False),
    ({"touched": OLD - 1, "wakes": NEVER - 1, "state": "playing"}, False),
    ({"touched": OLD - 1, "wakes": NEVER, "state": "playing"}, True),
    ({"touched": OLD - 1, "wakes": OLD, "state": "over"}, True),
    ({"touched": OLD, "wakes": OLD - 1, "state": "playing"}, False),
]


@pytest.mark.parametrize(("changes", "goes"), TABLES)
async def test_which_tables_are_forgotten(
    store: Store, changes: dict[str, object], goes: bool
) -> None:
    """Those that nobody has touched since, unless something is still to come."""
    table = await started(store, **changes)
    assert await store.forget(OLD) == int(goes)
    assert (await store.table(table) is None) == goes


async def test_replays_are_forgotten_after_their_own_time(store: Store) -> None:
    await store.keep_replay("game", b"kept")
    now = time.time()
    await store.forget(0, replays=now - 3600)
    assert await store.replay("game") == b"kept"
    await store.forget(0, replays=now + 3600)
    assert await store.replay("game") is None


async def test_names_are_forgotten_unless_their_people_still_sit(store: Store) -> None:
    later = time.time() + 3600
    await store.create(new_table(touched=later), [b"first"], ["ann"])
    for person in ("ann", "bob"):
        await store.name_person(person, person.title())
    assert await store.forget(older_than=time.time() + 60) == 0
    assert await store.person("ann") == "Ann"
    assert await store.person("bob") is None


async def test_closing_writes_what_is_pending(store: Store) -> None:
    tables = [await started(store) for _ in range(20)]
    writes = [asyncio.create_task(store.append(t, 1, [b"last"])) for t in tables]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(Unavailable):
        await store.append(tables[0], 2, [b"after the end"])


async def test_a_table_row_does_not_show_its_seed(store: Store) -> None:
    found = await store.table(await started(store))
    assert found is not None
    assert found.seed == "never told"
    assert "never told" not in repr(found)


async def test_alive(store: Store) -> None:
    assert await store.alive()


async def test_last_listener_replaces_the_one_before(store: Store) -> None:
    first: list[tuple[str, int]] = []
    last: list[tuple[str, int]] = []
    store.listen(lambda table, seq: first.append((table, seq)))
    store.listen(lambda table, seq: last.append((table, seq)))
    table = await started(store)
    await store.append(table, 1, [b"second", b"third"])
    assert first == []
    named = [news for news in last if news[0]]
    assert named == [(table, 3)]  # a new table is no news


async def test_rows_are_copies(store: Store) -> None:
    table = new_table()
    await store.create(table, [b"first"])
    table.state = "closed"
    found = await store.table(table.id)
    assert found is not None
    found.facts = b"changed"
    again = await store.table(table.id)
    assert again is not None
    assert (again.state, again.facts) == ("gathering", b"{}")


async def test_overdue_tables_come_in_the_order_in_which_they_were_due(
    store: Store,
) -> None:
    late = await started(store, state="playing", wakes=20.0)
    later = await started(store, state="playing", wakes=10.0)
    await started(store, state="over", wakes=10.0)
    await started(store, state="playing", wakes=40.0)
    assert await store.overdue(30.0, 9) == [later, late]
    assert await store.overdue(30.0, 1) == [later]


async def test_a_table_is_overdue_from_its_second_on(store: Store) -> None:
    table = await started(store, state="playing", wakes=30.0)
    assert await store.overdue(29.9, 9) == []
    assert await store.overdue(30.0, 9) == [table]


async def test_planned_tables_are_those_in_play(store: Store) -> None:
    playing = await started(store, state="playing")
    over = await started(store, state="over")
    for table in (playing, over):
        for seat in (0, 1):
            await store.put_plan(table, seat, "ann", b"x")
    await started(store, state="playing")
    assert await store.list_planned() == [playing]


async def test_a_seat_has_one_plan_at_each_table(store: Store) -> None:
    table, other = await started(store), await started(store)
    await store.put_plan(table, 0, "ann", b"first")
    await store.put_plan(table, 0, "bob", b"second")
    await store.put_plan(table, 1, "bob", b"third")
    await store.put_plan(other, 0, "ann", b"fourth")
    assert sorted(await store.plans(table)) == [b"second", b"third"]
    await store.drop_plan(table, 0)
    await store.drop_plan(table, 0)
    assert await store.plans(table) == [b"third"]
    assert await store.plans(other) == [b"fourth"]
    assert await store.plans("nowhere") == []


async def test_nothing_is_kept_beside_a_table_that_is_gone(store: Store) -> None:
    table = await started(store, touched=1.0)
    await store.put_plan(table, 0, "ann", b"plan")
    await store.keep_picture(table, "deck", "card", "image/png", b"picture")
    await store.keep_content(table, "digest", "form", b"content")
    await store.forget(2.0)
    assert await store.plans(table) == []
    assert await store.picture(table, "deck", "card") is None
    assert await store.parsed_content(table, "digest", "form") is None
    await store.drop_plan(table, 0)
    await store.drop_brought(table, "card")
    await store.drop_pictures(table)
    for late in (
        store.put_plan(table, 0, "ann", b"plan"),
        store.keep_picture(table, "deck", "card", "image/png", b"picture"),
        store.keep_content(table, "digest", "form", b"content"),
    ):
        with pytest.raises(Clash):
            await late


async def test_unfinished_tables_gather_or_are_in_play(store: Store) -> None:
    states = ("gathering", "playing", "over", "closed")
    tables = [await started(store, state=state) for state in states]
    found = await store.list_unfinished()
    assert {row.id: row.state for row in found} == {
        tables[0]: "gathering",
        tables[1]: "playing",
    }
