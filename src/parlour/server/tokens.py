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

    def person(self, cookie: str | None) -> tuple[str, str]:
        """Person and device of a cookie; nothing if it is not ours."""
        try:
            found = self.people.loads(cookie or "")
        except BadSignature:
            return "", ""
        match found:
            case str(person):
                return person, first_device(person)
            case [str(person), str(device)]:
                return person, device
        return "", ""


def first_device(person: str) -> str:
    """The device on which somebody came first: its cookie names no other."""
    return hashlib.sha256(f"device:{person}".encode()).hexdigest()[:24]
