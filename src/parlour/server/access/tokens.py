"""Signed tokens: cookies of browsers and devices, seats of programs, links in mails."""

import hashlib
from typing import Literal

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "parlour"
COOKIE_LIFETIME_S = 365 * 24 * 3600


class Tokens:
    """The signer of tokens: only the owner of the secret can make one."""

    def __init__(self, secret: str) -> None:
        self.people = URLSafeSerializer(secret, salt="parlour person")
        self.chairs = URLSafeSerializer(secret, salt="parlour chair")
        self.mails = URLSafeSerializer(secret, salt="parlour mail")

    def cookie(self, person: str, device: str) -> str:
        first = device == first_device(person)
        return str(self.people.dumps(person if first else [person, device]))

    def person(self, cookie: str) -> tuple[str, str]:
        """Returns person and device of a cookie; nothing if it is not ours."""
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

    def chair(self, table: str, program: str) -> str:
        """Returns a token that lets a program play at a table while it has a seat
        there."""
        return str(self.chairs.dumps([table, program]))

    def program(self, token: str, table: str) -> str:
        """Returns the program of a token for this table; empty if the token is
        invalid."""
        try:
            found = self.chairs.loads(token)
        except BadSignature:
            return ""
        match found:
            case [str(at), str(program)] if at == table:
                return program
        return ""

    def make_mail_token(
        self, act: Literal["off", "yes"], way: str, table: str = ""
    ) -> str:
        """Returns a token for a link in a mail: an action on the channel, for one table
        or all."""
        return str(self.mails.dumps([act, way, table]))

    def mail(self, act: Literal["off", "yes"], token: str) -> tuple[str, str]:
        """Returns way and table of a link that does this; nothing if it is not one of
        ours."""
        try:
            found = self.mails.loads(token)
        except BadSignature:
            return "", ""
        match found:
            case [does, str(way), str(table)] if does == act:
                return way, table
        return "", ""


def bearer_in(header: str) -> str | None:
    """Returns the token of an Authorization header, if it is for one.

    >>> bearer_in("Bearer token"), bearer_in("bearer"), bearer_in("Basic YTpi")
    ('token', '', None)
    """
    scheme, _, token = header.strip().partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_in(header: str) -> str:
    """Returns our cookie among a browser's, just as it was sent.

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
    """Returns the id of a person's first device; its cookie names no device."""
    return hashlib.sha256(f"device:{person}".encode()).hexdigest()[:24]
