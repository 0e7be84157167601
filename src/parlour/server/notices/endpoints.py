"""Push endpoints: public addresses only, never this machine's network.

A browser names the address, and anybody can be a browser. So it is HTTPS at the usual
port, what its name stands for is looked at before anything is sent and then used as
it was looked at, nothing that comes back leads elsewhere, and everything ends in time.
"""

import asyncio
import re
import socket
import ssl
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httptools

from parlour.server.access import addresses

MAX_URL_LENGTH: Final = 1_000
"""Characters of an address."""
TIMEOUT_S: Final = 10.0
"""Seconds for the whole exchange."""
MAX_ANSWER_BYTES: Final = 16_384
"""Bytes that are read of an answer."""
MAX_RETRY_AFTER_S: Final = 24 * 3_600.0
"""Seconds that a push service may put us off for."""
HTTPS_PORT: Final = 443
USUAL: Final = (HTTPS_PORT, 80)
NAME: Final = re.compile(
    r"(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*\.[a-z][a-z0-9-]{1,62}"
)
PATH: Final = re.compile(r"/[!-~]*")
WORLD: Final = ip_network("2000::/3")
"""All that was ever given out of IPv6; what else there is leads somewhere near."""
SPECIAL: Final = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8"),
            *("169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"),
            *("192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
            *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
            *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
            *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48"),
            "3fff::/20",
        ),
    )
)
"""The special-purpose registries of IANA, and multicast. Python's `is_global` depends
on its version. Behind 2002::/16 (6to4) and 2001::/32 (Teredo) any IPv4 address may be;
so it may behind 64:ff9b::/96 (NAT64), which is not in 2000::/3."""


class Unreachable(Exception):
    """The endpoint cannot be reached. The text gives the reason and no address."""


class Endpoint(NamedTuple):
    secure: bool
    host: str
    port: int
    path: str
    named: bool = False
    """By the operator."""


def place(endpoint: str, hosts: tuple[str, ...] = ()) -> Endpoint | None:
    """Parses an endpoint; None if nothing may be sent there.

    Those that the operator names (`hosts`) may be anywhere, and without HTTPS; at odd
    ports if they are named too.
    """
    if len(endpoint) > MAX_URL_LENGTH:
        return None
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return None
    host, path = parts.hostname or "", asked_for(parts)
    if "@" in parts.netloc or parts.fragment or not PATH.fullmatch(path):
        return None
    secure = parts.scheme == "https"
    if parts.scheme in ("http", "https"):
        at = port or (HTTPS_PORT if secure else 80)
        if f"{host}:{at}" in hosts or (host in hosts and at in USUAL):
            return Endpoint(secure, host, at, path, named=True)
    if not secure or port not in (None, HTTPS_PORT) or not NAME.fullmatch(host):
        return None
    return Endpoint(secure, host, HTTPS_PORT, path)


def asked_for(parts: SplitResult) -> str:
    path = parts.path or "/"
    return f"{path}?{parts.query}" if parts.query else path


def origin(endpoint: str) -> str:
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def is_public(host: str) -> bool:
    """Returns whether an address is one of the whole world's.

    >>> is_public("1.1.1.1"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    address = addresses.read(host)
    if address is None or (isinstance(address, IPv6Address) and address not in WORLD):
        return False
    return address.is_global and not any(address in network for network in SPECIAL)


async def resolve_address(found: Endpoint) -> str:
    """Returns one IP address of a host; Unreachable unless all of them are public."""
    loop = asyncio.get_running_loop()
    try:
        infos = await loop.getaddrinfo(found.host, found.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("its name is not known") from None
    given = [str(info[4][0]) for info in infos]
    if not given:
        raise Unreachable("its name is not known")
    if not found.named and not all(map(is_public, given)):
        raise Unreachable("its address is not public")
    return given[0]


class AnswerHead:
    """The first lines of an answer; the rest is of no interest."""

    def __init__(self) -> None:
        self.complete = False
        self.wait = 0.0

    def on_header(self, name: bytes, value: bytes) -> None:
        text = value.strip()
        if name.lower() == b"retry-after" and text.isdigit() and len(text) < 9:
            self.wait = min(float(text), MAX_RETRY_AFTER_S)

    def on_headers_complete(self) -> None:
        self.complete = True


async def post(
    endpoint: str, headers: dict[str, str], body: bytes, hosts: tuple[str, ...] = ()
) -> tuple[int, float]:
    """Returns the status and the seconds of Retry-After; raises Unreachable."""
    found = place(endpoint, hosts)
    if found is None:
        raise Unreachable("nothing is sent to such an address")
    try:
        async with asyncio.timeout(TIMEOUT_S):
            return await exchange(found, await resolve_address(found), headers, body)
    except TimeoutError:
        raise Unreachable("it does not answer in time") from None
    except (OSError, httptools.HttpParserError, httptools.HttpParserUpgrade) as wrong:
        raise Unreachable(type(wrong).__name__) from None


async def exchange(
    found: Endpoint, address: str, headers: dict[str, str], body: bytes
) -> tuple[int, float]:
    reader, writer = await asyncio.open_connection(
        address,
        found.port,
        limit=MAX_ANSWER_BYTES,
        ssl=tls_context() if found.secure else None,
        server_hostname=found.host if found.secure else None,
    )
    try:
        host = found.host if found.port in USUAL else f"{found.host}:{found.port}"
        lines = [
            f"POST {found.path} HTTP/1.1",
            f"Host: {host}",
            *(f"{name}: {value}" for name, value in headers.items()),
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*lines, "\r\n"]).encode("ascii") + body)
        await writer.drain()
        head = AnswerHead()
        parser = httptools.HttpResponseParser(head)
        left = MAX_ANSWER_BYTES
        while not head.complete:
            data = await reader.read(left)
            left -= len(data)
            if not data or left <= 0:
                raise Unreachable("its answer cannot be read")
            parser.feed_data(data)
        return parser.get_status_code(), head.wait
    finally:
        writer.transport.abort()


@lru_cache(maxsize=1)
def tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()
