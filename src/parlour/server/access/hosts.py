"""Under which names this server may be asked for.

A page of another site can make its own name point here (DNS rebinding) and would
then be one of our pages to the browser. It cannot make an address of itself a name:
so addresses are always right, and of names only those that are ours.
"""

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from parlour.server.process.settings import Settings

ANY = "*"
MAX_HOST_LENGTH = 300
"""Characters of a Host header: a name has at most 253."""


@lru_cache(maxsize=8)
def names(settings: Settings) -> frozenset[str]:
    """Returns every name that is ours, in lower case."""
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    given = {
        "localhost",
        machine,
        first,
        f"{first}.local",
        settings.host.lower(),
        urlsplit(settings.url).hostname or "localhost",
        *settings.allowed_hosts,
    }
    return frozenset(given - {""})


def is_ours(host: str, settings: Settings) -> bool:
    """Returns whether a Host header names this server; no browser leaves it out."""
    if len(host) > MAX_HOST_LENGTH:
        return False
    name = host.strip().lower()
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    else:
        name = name.partition(":")[0].removesuffix(".")
    ours = names(settings)
    if not host or ANY in ours or name in ours or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
