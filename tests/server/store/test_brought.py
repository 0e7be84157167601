"""Pictures and content-sets in both databases: each belongs to one table."""

from tests.server.store.making import started

from parlour.server.store.rows import BROUGHT
from parlour.server.store.storage import Item
from parlour.server.store.store import Store


async def keep(store: Store, table: str, deck: str, card: str) -> None:
    body = f"{table} {deck} {card}".encode()
    await store.keep_picture(table, deck, card, f"image/{card}", body)


async def kept(store: Store, tables: list[str]) -> set[tuple[int, str, str]]:
    found = set()
    for place, table in enumerate(tables):
        for deck in ("old", "new", BROUGHT):
            for card in ("one", "two"):
                if one := await store.picture(table, deck, card):
                    body = f"{table} {deck} {card}".encode()
                    assert one == (f"image/{card}", body)
                    found.add((place, deck, card))
    return found


async def some(store: Store) -> list[str]:
    """Two tables with decks and pictures of the same names."""
    tables = [await started(store) for _ in range(2)]
    for table in tables:
        for deck in ("old", "new", BROUGHT):
            for card in ("one", "two"):
                await keep(store, table, deck, card)
    return tables


async def test_a_picture_is_found_by_table_deck_and_card(store: Store) -> None:
    tables = [await started(store) for _ in range(2)]
    await keep(store, tables[0], "old", "one")
    assert await kept(store, tables) == {(0, "old", "one")}


async def test_the_first_picture_of_a_name_stays(store: Store) -> None:
    table = await started(store)
    await store.keep_picture(table, "old", "one", "image/png", b"first")
    await store.keep_picture(table, "old", "one", "image/gif", b"second")
    assert await store.picture(table, "old", "one") == ("image/png", b"first")


async def test_a_new_deck_replaces_the_old_one_of_its_table(store: Store) -> None:
    tables = await some(store)
    before = await kept(store, tables)
    await store.drop_pictures(tables[0], but="new")
    gone = {(0, "old", "one"), (0, "old", "two")}
    assert await kept(store, tables) == before - gone
    await store.drop_pictures(tables[0])
    assert await kept(store, tables) == {one for one in before if one[0]} | {
        (0, BROUGHT, "one"),
        (0, BROUGHT, "two"),
    }


async def test_a_picture_that_is_dropped_counts_no_more(store: Store) -> None:
    tables = await some(store)
    before = await kept(store, tables)
    for item in (
        Item("picture", "one", "ann", "home", 1),
        Item("picture", "two", "ann", "home", 10),
        Item("replay", "one", "ann", "home", 100),
    ):
        await store.note(item)
    await store.drop_brought(tables[0], "one")
    assert await kept(store, tables) == before - {(0, BROUGHT, "one")}
    assert (await store.sum_stored("ann", "home")).person == 110


async def test_media_types_of_what_was_brought(store: Store) -> None:
    table, other = await started(store), await started(store)
    await keep(store, table, "old", "card")
    await keep(store, table, BROUGHT, "one")
    await keep(store, table, BROUGHT, "two")
    await keep(store, other, BROUGHT, "three")
    found = await store.brought_types(table)
    assert found == {"one": "image/one", "two": "image/two"}


async def test_a_content_set_is_found_in_the_form_it_is_written_in(
    store: Store,
) -> None:
    table, other = await started(store), await started(store)
    await store.keep_content(table, "a", "v1", b"one")
    assert await store.parsed_content(table, "a", "v1") == b"one"
    assert await store.parsed_content(table, "a", "v2") is None
    assert await store.parsed_content(table, "b", "v1") is None
    assert await store.parsed_content(other, "a", "v1") is None
    await store.keep_content(table, "b", "v1", b"other")
    await store.keep_content(table, "a", "v2", b"two")
    assert await store.parsed_content(table, "a", "v1") is None
    assert await store.parsed_content(table, "a", "v2") == b"two"
    assert await store.parsed_content(table, "b", "v1") == b"other"
