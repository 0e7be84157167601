"""The operator's key: compared in constant time, wrong ones limited, never shown."""

import base64
import binascii
import hashlib
import hmac
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from parlour.server.access.limits import Buckets, Rate
from parlour.server.access.tokens import bearer_in

WRONG: Final = Rate(8, 0.1, "keys")
"""Wrong keys of one address; beyond that no key is looked at."""
LONGEST: Final = 1_000
"""Characters of a header in which a key may be."""

Verdict: TypeAlias = Literal["in", "none", "wrong", "wait"]


class Gate:
    def __init__(self, key: str, clock: Callable[[], float]) -> None:
        if not key:
            raise ValueError("there is no page without a key")
        self.digest = digest(key)
        self.buckets = Buckets(clock)

    def verdict(self, header: str, address: str) -> Verdict:
        """What becomes of somebody who sends this Authorization header.

        A try is paid for before the key is looked at, and given back if it was right.
        """
        sent = key_in(header)
        if sent is None:
            return "none"
        if not self.buckets.allow(WRONG, address):
            return "wait"
        if not hmac.compare_digest(digest(sent), self.digest):
            return "wrong"
        self.buckets.allow(WRONG, address, many=-1)
        return "in"


def digest(key: str) -> bytes:
    """Of one length, whatever is sent: comparing tells nothing about the key's."""
    return hashlib.sha256(key.encode(errors="surrogateescape")).digest()


def key_in(header: str) -> str | None:
    """The key that a browser's dialog (any name) or a script sends; None for none.

    >>> key_in("Basic YW5uOm9wZW4gc2VzYW1l"), key_in("Bearer open"), key_in("")
    ('open sesame', 'open', None)
    """
    if not header:
        return None
    if len(header) > LONGEST:
        return ""
    bearer = bearer_in(header)
    if bearer is not None:
        return bearer
    scheme, _, coded = header.strip().partition(" ")
    if scheme.lower() != "basic":
        return ""
    try:
        told = base64.b64decode(coded.strip(), validate=True)
    except (binascii.Error, ValueError):
        return ""
    return told.decode(errors="surrogateescape").partition(":")[2]
