"""Ways to reach people, and tables of which they want to hear nothing."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select, update

from parlour.server.store.schema import (
    MUTED,
    SITTINGS,
    WAYS,
    putting,
)
from parlour.server.store.store import Store

Kind = Literal["push", "mail"]


class Way(Struct, kw_only=True):
    """A channel of notifications: a browser, or a mail address."""

    id: str
    person: str
    kind: Kind
    address: str
    keys: str = ""
    """Of a browser, so that nobody else can read it."""
    device: str = ""
    language: str
    state: Literal["new", "asked", "on"]
    """Mail addresses are asked first whether they want any."""
    pace: int
    """Seconds between two messages at least; what comes in between comes together."""
    since: float
    next: float
    """Nothing is sent before that."""
    failures: int = 0
    day: int = 0
    sent: int = 0
    """Number of notices on that day."""

    def __repr__(self) -> str:
        """Omits the address: this may end up in a log."""
        return f"Way({self.kind}, {self.state})"


def way_id(kind: Kind, address: str, person: str = "") -> str:
    """Names a way: the same browser is one way for all people; an address is one for
    each person."""
    words = f"{kind}:{person}:{address}"
    return hashlib.sha256(words.encode()).hexdigest()[:32]


# Ways


def way_of(row: Any) -> Way:
    return msgspec.convert(row, Way, from_attributes=True)


async def ways_of(store: Store, person: str) -> list[Way]:
    wanted = select(WAYS).where(WAYS.c.person == person).order_by(WAYS.c.since)
    return [way_of(row) for row in await store.select(wanted)]


async def person_of(store: Store, way: str) -> str:
    """Returns the owner of a channel; empty if the channel is gone."""
    found = await store.select(select(WAYS.c.person).where(WAYS.c.id == way))
    return str(found[0].person) if found else ""


PUT: Final = putting(
    WAYS,
    "person = excluded.person, keys = excluded.keys, device = excluded.device,"
    " language = excluded.language, pace = excluded.pace, failures = 0,"
    " next = CASE WHEN ways.failures > 0 THEN excluded.next ELSE ways.next END"
    " WHERE ways.person = excluded.person OR ways.keys = excluded.keys",
)


async def put_way(store: Store, way: Way) -> bool:
    """Notes a way. One that is known keeps its state, and waits as it has to, unless
    it was failing: it works again, as it seems.

    False if it is another person's and the keys differ. Only the browser itself has
    its keys; the endpoint alone is no secret.
    """
    return await store.writer.execute(PUT, **msgspec.structs.asdict(way)) > 0


async def change_way(store: Store, way: Way) -> None:
    """Changes its language and pace, if it is still theirs."""
    own = update(WAYS).where(WAYS.c.id == way.id, WAYS.c.person == way.person)
    await store.writer.execute(own.values(language=way.language, pace=way.pace))


async def forget_way(store: Store, way: str, person: str | None = None) -> bool:
    """Removes a way; false if the person has no such way."""
    whose = [] if person is None else [WAYS.c.person == person]
    gone = delete(WAYS).where(WAYS.c.id == way, *whose)
    return await store.writer.execute(gone) > 0


async def forget_other_mail(store: Store, person: str, way: str) -> None:
    """Forgets other addresses: somebody has one."""
    await store.writer.execute(
        delete(WAYS).where(
            WAYS.c.person == person, WAYS.c.kind == "mail", WAYS.c.id != way
        )
    )


async def forget_devices(store: Store, devices: Sequence[str]) -> None:
    """Removes browsers that are nobody's any more."""
    gone = delete(WAYS).where(WAYS.c.device.in_(devices), WAYS.c.device != "")
    await store.writer.execute(gone)


async def confirm(store: Store, way: str) -> bool:
    """Turns mail to this address on; false if it is not known any more."""
    asked = update(WAYS).where(WAYS.c.id == way).values(state="on")
    return await store.writer.execute(asked) > 0


async def forget_old(
    store: Store, unanswered_since: float, unseen_since: float
) -> None:
    """Forgets addresses that never said yes, and ways to people who sit nowhere."""
    seated = select(SITTINGS.c.person)
    await store.writer.execute(
        delete(WAYS).where(WAYS.c.state != "on", WAYS.c.since < unanswered_since),
        delete(WAYS).where(WAYS.c.since < unseen_since, WAYS.c.person.not_in(seated)),
    )


# Muted tables

MUTE: Final = putting(MUTED)


async def muted_by(store: Store, person: str) -> list[str]:
    wanted = select(MUTED.c.table_id).where(MUTED.c.person == person)
    return [row.table_id for row in await store.select(wanted)]


async def mute(store: Store, person: str, table: str, *, quiet: bool) -> None:
    if quiet:
        await store.writer.execute(MUTE, person=person, table_id=table)
    else:
        await store.writer.execute(
            delete(MUTED).where(MUTED.c.person == person, MUTED.c.table_id == table)
        )
