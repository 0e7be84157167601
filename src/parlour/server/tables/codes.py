"""Table ids that cannot be guessed, and codes that can be said aloud."""

import base64
import hashlib
import secrets
from functools import lru_cache
from importlib.resources import files

PROGRAM = "program:"


def fresh_id() -> str:
    """Makes 144 bits: for a table, which anybody who has the id may visit, for a
    person, and for the name of a picture."""
    return secrets.token_urlsafe(18)


def id_after(table: str, secret: str) -> str:
    """Returns the id of the table that plays the same again: always one and the same,
    so that a person who asks twice gets no second table. Nobody can guess it before the
    end."""
    made = hashlib.sha256(f"after:{table}:{secret}".encode()).digest()[:18]
    return base64.urlsafe_b64encode(made).decode()


def program_id() -> str:
    """Returns the id of a program that plays one chair; it is nobody's, and never asks
    by a cookie."""
    return PROGRAM + fresh_id()


def is_program(person: str) -> bool:
    return person.startswith(PROGRAM)


@lru_cache(maxsize=1)
def words() -> tuple[str, ...]:
    """Returns short words that nobody confuses on the phone."""
    text = files("parlour.server.tables").joinpath("code-words.txt").read_text("utf-8")
    return tuple(text.split())


def code(*, public: bool) -> str:
    """Makes four words for a public table, such as `plum-kettle-nine-otter`; otherwise
    five.

    Five words are 47 bits. With a thousand tables, and a thousand addresses that guess
    as fast as they may, somebody would find one in about 75 years; with four words in
    about a month. A limit over all addresses would let anybody lock everybody out.
    """
    return "-".join(secrets.choice(words()) for _ in range(4 if public else 5))


def tidy(text: str) -> str:
    """Returns a code as somebody typed it, in its one spelling."""
    return "-".join("".join(c if c.isalpha() else " " for c in text.lower()).split())
