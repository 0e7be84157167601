"""Joint deals: the seed is mixed from a part of the server and one of each player.

The server commits to its part when a table is created. Every browser commits to a part
before any part is revealed. Anyone who knows all parts can compute the seed; without
one of them nobody can. docs/api/fair-deal.md gives the exact bytes.
"""

import hashlib
import re
from collections.abc import Sequence

import msgspec

from parlour.engine.refusals import BadInput

PART_PATTERN = r"[0-9a-f]{64}"
"""A browser's part: 256 random bits, in hexadecimal digits. A pledge looks alike."""
SERVER_PART_PATTERN = r"[ -~]{1,80}"
"""The server's part: anything that is one line."""


class Person(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One person's part; several people at one screen are one person here."""

    seats: list[int]
    pledge: str | None = None
    """Commitment of the browser; None if it sent none."""
    part: str | None = None
    """Revealed part; None for a person who was left out."""


class Mix(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Parts from which the seed of a deal is made."""

    server: str
    """The server's part, whose hash was published before the deal."""
    people: list[Person]
    """All persons at the table at the deal, in seat order."""


def pledge(part: str) -> str:
    """Returns the commitment to a part: its hash, so that the part cannot be changed
    later."""
    return hashlib.sha256(f"parlour-part:{part}".encode()).hexdigest()


def mix_text(slug: str, mix: Mix) -> str:
    """Returns the text whose hash is the seed; it is unique for each mix."""
    lines = ["parlour-deal 1", f"game {slug}", f"server {mix.server}"]
    for person in mix.people:
        seats = ",".join(str(seat) for seat in person.seats)
        lines.append(f"person {seats} {person.pledge or '-'} {person.part or '-'}")
    return "".join(f"{line}\n" for line in lines)


def seed_of(slug: str, mix: Mix) -> str:
    """Returns the 128-bit seed that these parts make together."""
    return hashlib.sha256(mix_text(slug, mix).encode()).hexdigest()[:32]


def check_mix(slug: str, names: Sequence[str], mix: Mix, seed: str) -> None:
    """Checks that every part matches its commitment and that the seed follows from the
    parts.

    The caller checks the commitment to the server's part.
    """
    if not re.fullmatch(SERVER_PART_PATTERN, mix.server):
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
    """Checks that every person has seats, that no seat is used twice, and the seat
    order."""
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
    for value in (person.pledge, person.part):
        if value is not None and not re.fullmatch(PART_PATTERN, value):
            raise BadInput(f"the part of {name!r} in this log is not 64 hex digits")
    if person.part is not None and person.pledge is None:
        raise BadInput(f"{name!r} has a part in this log, but no commitment")
    if person.part is not None and pledge(person.part) != person.pledge:
        raise BadInput(
            f"the part of {name!r} in this log does not match its commitment"
        )
