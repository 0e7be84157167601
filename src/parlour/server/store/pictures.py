"""Pictures that people bring along: a host's deck, portraits, handouts, scenes.

They are kept beside the logs, not in a folder: so they are gone with their table,
come along in every backup, and every worker has them, over PostgreSQL too.
"""

from typing import Final

from sqlalchemy import Connection, delete, select, text

from parlour.server.store.schema import PICTURES, STORED
from parlour.server.store.store import Store

BROUGHT: Final = "brought"
"""Stands for the deck where a picture is none of a deck's cards."""
KEEP: Final = text(
    "INSERT INTO pictures (table_id, deck, card, media, body) "
    "VALUES (:table_id, :deck, :card, :media, :body) ON CONFLICT DO NOTHING"
)


async def keep_picture(
    store: Store, table: str, deck: str, card: str, media: str, body: bytes
) -> None:
    """One picture in a transaction of its own: no table waits for a whole deck."""
    values: dict[str, str | bytes] = {
        "table_id": table,
        "deck": deck,
        "card": card,
        "media": media,
        "body": body,
    }

    def write(connection: Connection) -> None:
        connection.execute(KEEP, values)

    await store.writer.run(write)


async def picture(
    store: Store, table: str, deck: str, card: str
) -> tuple[str, bytes] | None:
    """The media type and the bytes, if the table has this picture."""
    found = await store.select(
        select(PICTURES.c.media, PICTURES.c.body).where(
            PICTURES.c.table_id == table,
            PICTURES.c.deck == deck,
            PICTURES.c.card == card,
        )
    )
    return (found[0].media, bytes(found[0].body)) if found else None


async def drop_pictures(store: Store, table: str, but: str = "") -> None:
    """Forgets the decks of a table, but one."""
    old = delete(PICTURES).where(
        PICTURES.c.table_id == table, PICTURES.c.deck.not_in((but, BROUGHT))
    )

    def write(connection: Connection) -> None:
        connection.execute(old)

    await store.writer.run(write)


async def drop_brought(store: Store, table: str, file: str) -> None:
    """Forgets a portrait, a handout or a scene's picture, in the books too."""
    old = delete(PICTURES).where(
        PICTURES.c.table_id == table,
        PICTURES.c.deck == BROUGHT,
        PICTURES.c.card == file,
    )
    noted = delete(STORED).where(STORED.c.kind == "picture", STORED.c.ref == file)

    def write(connection: Connection) -> None:
        connection.execute(old)
        connection.execute(noted)

    await store.writer.run(write)
