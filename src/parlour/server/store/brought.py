"""What people bring along to a story: a host's deck, portraits, handouts, scenes, and
content-sets as they were parsed.

It is kept beside the logs, not in a folder: so it is gone with its table, comes along
in every backup, and every worker has it, over PostgreSQL too.
"""

from typing import Final

from sqlalchemy import delete, select

from parlour.server.store.schema import CONTENT_SETS, PICTURES, STORED, putting
from parlour.server.store.store import Store

BROUGHT: Final = "brought"
"""Stands for the deck where a picture is none of a deck's cards."""
KEEP: Final = putting(PICTURES)
KEEP_CONTENT: Final = putting(
    CONTENT_SETS, "form = excluded.form, body = excluded.body"
)


async def keep_picture(
    store: Store, table: str, deck: str, card: str, media: str, body: bytes
) -> None:
    """One picture in a transaction of its own: no table waits for a whole deck."""
    await store.writer.execute(
        KEEP, table_id=table, deck=deck, card=card, media=media, body=body
    )


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
    await store.writer.execute(old)


async def drop_brought(store: Store, table: str, file: str) -> None:
    """Forgets a portrait, a handout or a scene's picture, in the books too."""
    old = delete(PICTURES).where(
        PICTURES.c.table_id == table,
        PICTURES.c.deck == BROUGHT,
        PICTURES.c.card == file,
    )
    noted = delete(STORED).where(STORED.c.kind == "picture", STORED.c.ref == file)
    await store.writer.execute(old, noted)


async def brought_types(store: Store, table: str) -> dict[str, str]:
    """Media types of all portraits, handouts and scene pictures, by file."""
    found = await store.select(
        select(PICTURES.c.card, PICTURES.c.media).where(
            PICTURES.c.table_id == table, PICTURES.c.deck == BROUGHT
        )
    )
    return {one.card: one.media for one in found}


async def keep_content(
    store: Store, table: str, digest: str, form: str, body: bytes
) -> None:
    """Keeps a parsed content-set, known by its file; `form` says how it is written."""
    await store.writer.execute(
        KEEP_CONTENT, table_id=table, digest=digest, form=form, body=body
    )


async def parsed_content(
    store: Store, table: str, digest: str, form: str
) -> bytes | None:
    """A content-set that was parsed before and is still written like this."""
    found = await store.select(
        select(CONTENT_SETS.c.body).where(
            CONTENT_SETS.c.table_id == table,
            CONTENT_SETS.c.digest == digest,
            CONTENT_SETS.c.form == form,
        )
    )
    return bytes(found[0].body) if found else None
