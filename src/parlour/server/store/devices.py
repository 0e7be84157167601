"""Devices of a person, and the links by which they get another one."""

import hashlib
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from parlour.server.store.schema import DEVICES, LINKS, putting
from parlour.server.store.store import Store

ADD: Final = putting(DEVICES)
YEAR_S: Final = 365 * 24 * 3600


class Device(Struct, frozen=True):
    id: str
    label: str
    """What its browser calls itself, in a few words."""
    since: float


class Linked(Struct, frozen=True):
    """The seat and person that a seat link stands for."""

    person: str
    table: str
    seat: int


async def add_device(store: Store, person: str, device: Device) -> None:
    """Notes a device; one that is known already stays as it is."""
    values = {**msgspec.structs.asdict(device), "person": person, "ended": False}
    await store.writer.execute(ADD, **values)


async def devices(store: Store, person: str) -> list[Device]:
    found = await store.select(
        select(DEVICES.c.id, DEVICES.c.label, DEVICES.c.since)
        .where(DEVICES.c.person == person, DEVICES.c.ended.is_(False))
        .order_by(DEVICES.c.since)
    )
    return [Device(row.id, row.label, row.since) for row in found]


async def end_device(store: Store, person: str, device: str) -> bool:
    """Signs a device out; false if the person has no such device."""
    theirs = update(DEVICES).where(DEVICES.c.person == person, DEVICES.c.id == device)
    return await store.writer.execute(theirs.values(ended=True)) > 0


async def list_signed_out(store: Store, names: list[str]) -> set[str]:
    """Lists those of these devices that were signed out."""
    found = await store.select(
        select(DEVICES.c.id).where(DEVICES.c.id.in_(names), DEVICES.c.ended)
    )
    return {row.id for row in found}


# Links


async def keep_link(store: Store, token: str, linked: Linked, until: float) -> None:
    """Keeps a link; the person's earlier ones are void, and so are old ones."""
    row = (digest(token), linked.person, linked.table, linked.seat, until)
    await store.writer.execute(
        delete(LINKS).where(LINKS.c.person == linked.person),
        insert(LINKS).values(row),
    )


async def find_link(store: Store, token: str, now: float) -> Linked | None:
    """Returns what an unused link stands for; looking does not use it up."""
    found = await store.select(
        select(LINKS).where(LINKS.c.id == digest(token), LINKS.c.until >= now)
    )
    return Linked(found[0].person, found[0].table_id, found[0].seat) if found else None


async def use_link(store: Store, token: str) -> bool:
    """Uses a link up; false if somebody else was faster."""
    used = delete(LINKS).where(LINKS.c.id == digest(token))
    return await store.writer.execute(used) > 0


async def forget_links(store: Store, now: float) -> None:
    """Forgets links that ran out, and devices whose cookies have."""
    await store.writer.execute(
        delete(LINKS).where(LINKS.c.until < now),
        delete(DEVICES).where(DEVICES.c.since < now - 2 * YEAR_S),
    )


def digest(token: str) -> str:
    """Hashes a secret: nobody who reads the database can use what is in it."""
    return hashlib.sha256(f"link:{token}".encode()).hexdigest()
