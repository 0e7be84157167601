"""Signed cookies: who a browser is, and which of a person's devices."""

import hashlib

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "parlour"
COOKIE_LASTS = 365 * 24 * 3600


class Tokens:
    """Nobody without the secret can make one."""

    def __init__(self, secret: str) -> None:
        self.people = URLSafeSerializer(secret, salt="parlour person")

    def cookie(self, person: str, device: str) -> str:
        first = device == first_device(person)
        return str(self.people.dumps(person if first else [person, device]))

    def person(self, cookie: str) -> tuple[str, str]:
        """Person and device of a cookie; nothing if it is not ours."""
        try:
            found = self.people.loads(cookie)
        except BadSignature:
            return "", ""
        match found:
            case str(person):
                return person, first_device(person)
            case [str(person), str(device)]:
                return person, device
        return "", ""


def cookie_in(header: str) -> str:
    """Our cookie among a browser's, just as it was sent.

    Ours need no quotes. Undoing those of others, as is usual, takes seconds where
    somebody sends thousands of backslashes.

    >>> cookie_in('a="b\\\\"; parlour=token; c')
    'token'
    """
    found = ""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            found = value.strip()
    return found


def first_device(person: str) -> str:
    """The device on which somebody came first: its cookie names no other."""
    return hashlib.sha256(f"device:{person}".encode()).hexdigest()[:24]
