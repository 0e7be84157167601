"""The games of studies in the store, by arm: what was played, under which rules.

Works on a connection of either database.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from parlour.server.store.schema import STUDY_ARMS, STUDY_DEALS, putting

if TYPE_CHECKING:
    from parlour.lab.measures import Deal

PUT_ARM: Final = putting(STUDY_ARMS)
PUT_DEAL: Final = putting(STUDY_DEALS, "games = excluded.games")


def arm_id(content: str) -> str:
    """Returns a key for an arm: its content may be longer than an index takes."""
    return sha256(content.encode()).hexdigest()[:32]


class ReadDeals:
    """The deals of some arms, by their keys, as they were read from the store."""

    def __init__(self, line: Connection, arms: Iterable[str]) -> None:
        wanted = select(STUDY_DEALS.c.number, STUDY_DEALS.c.games)
        wanted = wanted.order_by(STUDY_DEALS.c.number)
        self.rows = {
            arm: line.execute(wanted.where(STUDY_DEALS.c.arm_id == arm)).all()
            for arm in arms
        }

    def of_arm(self, content: str) -> "dict[int, Deal]":
        from parlour.lab.measures import Record  # takes a while to import

        decoder = msgspec.json.Decoder(list[Record])
        rows = self.rows.get(arm_id(content), [])
        return {number: decoder.decode(games) for number, games in rows}


def save_deals(line: Connection, content: str, deals: "Mapping[int, Deal]") -> None:
    arm = add_arm(line, content)
    put_deals(line, arm, {one: msgspec.json.encode(deals[one]) for one in deals})


def put_deals(line: Connection, arm: str, deals: Mapping[int, bytes]) -> None:
    if deals:
        rows = [{"arm_id": arm, "number": one, "games": deals[one]} for one in deals]
        line.execute(PUT_DEAL, rows)
        more = STUDY_ARMS.c.bytes + sum(map(len, deals.values()))
        own = update(STUDY_ARMS).where(STUDY_ARMS.c.id == arm)
        line.execute(own.values(bytes=more))


def add_arm(line: Connection, content: str) -> str:
    arm = arm_id(content)
    empty = {"id": arm, "bytes": 0, "make": None, "unfinished": None}
    line.execute(PUT_ARM, empty)
    return arm


def save_make(line: Connection, content: str, make: bytes) -> None:
    """Notes by which source the deals of an arm were last seen to be as stored."""
    own = update(STUDY_ARMS).where(STUDY_ARMS.c.id == add_arm(line, content))
    line.execute(own.values(make=make))


def save_unfinished(line: Connection, content: str, deal: bytes | None) -> None:
    """Stores what was played of a deal that is interrupted."""
    own = update(STUDY_ARMS).where(STUDY_ARMS.c.id == add_arm(line, content))
    line.execute(own.values(unfinished=deal))


def read_arm(line: Connection, content: str) -> tuple[bytes | None, bytes | None]:
    """Reads the make of an arm, and its unfinished deal."""
    wanted = select(STUDY_ARMS.c.make, STUDY_ARMS.c.unfinished)
    found = line.execute(wanted.where(STUDY_ARMS.c.id == arm_id(content))).first()
    return (found.make, found.unfinished) if found is not None else (None, None)


def drop_arms(line: Connection, arms: Iterable[str]) -> None:
    """Deletes these arms, by their keys, with all their deals."""
    line.execute(delete(STUDY_ARMS).where(STUDY_ARMS.c.id.in_([*arms])))


def count_bytes(line: Connection) -> int:
    """Counts bytes of all deals that are stored; one that was replaced counts twice."""
    total = select(func.coalesce(func.sum(STUDY_ARMS.c.bytes), 0))
    return int(line.execute(total).scalar_one())
