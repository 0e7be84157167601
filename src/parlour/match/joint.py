"""A deal that belongs to nobody: its seed is mixed from everybody's parts.

The server promises its part when a table is made, every browser promises one before
any is told, and only then are they told. Whoever knows all of them can mix the seed
again; whoever lacks one cannot. docs/protocol.md gives the exact bytes.
"""

import hashlib
import re
from collections.abc import Sequence

import msgspec

from parlour.engine.refusals import BadInput

PART = r"[0-9a-f]{64}"
"""A browser's part: 256 random bits, in hexadecimal digits. A pledge looks alike."""
LINE = r"[ -~]{1,80}"
"""The server's part: anything that is one line."""


class Person(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One person's part; several people at one screen are one person here."""

    seats: list[int]
    pledge: str | None = None
    """What they promised; None if their browser never did."""
    part: str | None = None
    """None for somebody who was left out."""


class Mix(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the seed of a deal is made from."""

    server: str
    """The server's part, whose hash was told before the deal."""
    people: list[Person]
    """Everybody who sat at the table when the cards were dealt, in seat order."""


def pledge(part: str) -> str:
    """What a browser promises: the part cannot be changed afterwards."""
    return hashlib.sha256(f"parlour-part:{part}".encode()).hexdigest()


def spelled(slug: str, mix: Mix) -> str:
    """The text whose hash is the seed; no two mixes are spelled alike."""
    lines = ["parlour-deal 1", f"game {slug}", f"server {mix.server}"]
    for person in mix.people:
        seats = ",".join(str(seat) for seat in person.seats)
        lines.append(f"person {seats} {person.pledge or '-'} {person.part or '-'}")
    return "".join(f"{line}\n" for line in lines)


def seed_of(slug: str, mix: Mix) -> str:
    """The seed of 128 bits that these parts make together."""
    return hashlib.sha256(spelled(slug, mix).encode()).hexdigest()[:32]


def check(slug: str, names: Sequence[str], mix: Mix, seed: str) -> None:
    """BadInput unless every part is the one promised and the seed follows from them.

    That the server's part is the promised one is checked by whoever has the promise.
    """
    if not re.fullmatch(LINE, mix.server):
        raise BadInput("the server's part in this log is not one line of text")
    check_seats(len(names), mix)
    pledges = [person.pledge for person in mix.people if person.pledge is not None]
    if len(set(pledges)) != len(pledges):
        raise BadInput("two people in this log have the same commitment")
    for person in mix.people:
        check_part(names[person.seats[0]], person)
    if seed_of(slug, mix) != seed:
        raise BadInput("the seed in this log does not follow from the parts in it")


def check_seats(seats: int, mix: Mix) -> None:
    """Everybody sits somewhere, nobody on two laps, and all are in seat order."""
    taken = [seat for person in mix.people for seat in person.seats]
    firsts = [person.seats[:1] for person in mix.people]
    if (
        [] in firsts
        or firsts != sorted(firsts)
        or any(person.seats != sorted(person.seats) for person in mix.people)
        or len(set(taken)) != len(taken)
        or not all(0 <= seat < seats for seat in taken)
    ):
        raise BadInput("the parts in this log do not match its seats, in order")


def check_part(name: str, person: Person) -> None:
    for told in (person.pledge, person.part):
        if told is not None and not re.fullmatch(PART, told):
            raise BadInput(f"the part of {name!r} in this log is not 64 hex digits")
    if person.part is not None and person.pledge is None:
        raise BadInput(f"{name!r} has a part in this log, but no commitment")
    if person.part is not None and pledge(person.part) != person.pledge:
        raise BadInput(
            f"the part of {name!r} in this log does not match its commitment"
        )
