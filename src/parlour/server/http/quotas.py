"""Storage quotas of a person, of an address and of everybody together."""

import hashlib

from parlour.server.access.addresses import site_of
from parlour.server.access.limits import ADDRESSES_PER_SITE
from parlour.server.http.answers import HttpProblem
from parlour.server.http.context import ApiRequest, Context
from parlour.server.store.storage import Item

MEGABYTE = 1_048_576
PERSON_QUOTA_BYTES = 64 * MEGABYTE
ADDRESS_QUOTA_BYTES = 256 * MEGABYTE
"""Bytes of stories, pictures and uploaded replays."""
TABLE_QUOTA_BYTES = 4 * MEGABYTE
"""Bytes of content-sets at one table: all of its log is in memory while it is open."""


def tag_of(context: Context, address: str) -> str:
    """Returns a name for an address that leads nobody to it who has only the
    database."""
    key = hashlib.sha256(context.settings.secret.encode()).digest()
    return hashlib.blake2b(address.encode(), key=key, digest_size=12).hexdigest()


def tags_of(asked: ApiRequest) -> tuple[str, str]:
    """Tags of an address and of its network; IPv4 addresses have no network."""
    site = site_of(asked.address)
    return (
        tag_of(asked.context, asked.address),
        tag_of(asked.context, site) if site else "",
    )


async def room_for(asked: ApiRequest, more: int, table: str = "") -> None:
    """Raises a problem if this number of bytes would exceed a quota.

    No address and no network may keep more than it leaves for others. So nobody can
    take all the room that there is for everybody.
    """
    settings = asked.context.settings
    address, site = tags_of(asked)
    held = await asked.store.sum_stored(asked.person, address, site, table)
    left = settings.upload_quota_mb * MEGABYTE - held.all - more
    most = ADDRESS_QUOTA_BYTES * settings.rate_factor
    if (
        held.person + more > PERSON_QUOTA_BYTES
        or held.address + more > min(most, left)
        or held.site + more > min(most * ADDRESSES_PER_SITE, left)
        or (table and held.table + more > TABLE_QUOTA_BYTES)
    ):
        raise HttpProblem(
            413,
            "no-room",
            "There is no storage space left for your files. Close a table that you"
            " no longer need: its files are deleted with it.",
        )


async def note(asked: ApiRequest, kind: str, ref: str, size: int) -> None:
    """Writes down whose something is that is kept now."""
    address = "".join(tags_of(asked))
    await asked.store.note(Item(kind, ref, asked.person, address, size))
