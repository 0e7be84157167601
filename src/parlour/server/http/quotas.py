"""How much a person, an address and everybody together may keep here."""

import hashlib

from parlour.server.http.answers import HttpProblem
from parlour.server.http.context import Asked, Context
from parlour.server.store.storage import Item

MEGABYTE = 1_048_576
PERSON = 64 * MEGABYTE
ADDRESS = 256 * MEGABYTE
"""Bytes of stories, pictures and uploaded replays."""


def tag_of(context: Context, address: str) -> str:
    """A name for an address that leads nobody to it who has only the database."""
    key = hashlib.sha256(context.settings.secret.encode()).digest()
    return hashlib.blake2b(address.encode(), key=key, digest_size=12).hexdigest()


async def room_for(asked: Asked, more: int) -> None:
    """Raises a problem where so many bytes more would be too many."""
    settings, address = asked.context.settings, tag_of(asked.context, asked.address)
    held = await asked.store.held(asked.person, address)
    if (
        held.person + more > PERSON
        or held.address + more > ADDRESS * settings.rate_factor
        or held.all + more > settings.max_uploads * MEGABYTE
    ):
        raise HttpProblem(
            413,
            "no-room",
            "There is no room for more files of yours now."
            " They go with their tables, and replays when nobody looks at them.",
        )


async def note(asked: Asked, kind: str, ref: str, size: int) -> None:
    """Writes down whose something is that is kept now."""
    address = tag_of(asked.context, asked.address)
    await asked.store.note(Item(kind, ref, asked.person, address, size))
