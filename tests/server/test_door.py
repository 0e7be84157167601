"""What a connection may cost before anybody has asked for anything."""

import asyncio
import contextlib
import os
import socket
import struct
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.server.sockets import first, rest, send
from tests.server.test_strangers import Costs, resident, used
from tests.websocket import connect_sync
from websockets import Origin
from websockets.exceptions import ConnectionClosed

from parlour.server.access import addresses, connection_limits
from parlour.server.access.addresses import among, network_of
from parlour.server.access.limits import Buckets, Occupancy, Rate


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where one address gets what is usual."""
    folder = tmp_path_factory.mktemp("door")
    database = f"sqlite:///{folder / 'parlour.db'}"
    server = Served(folder, database, PARLOUR_RATE_FACTOR="1")
    server.start()
    yield server
    server.stop()


def line(served: Served) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", served.port))
    made.settimeout(PATIENCE)
    return made


def healthy(served: Served) -> bool:
    with urllib.request.urlopen(f"{served.address}/health", timeout=PATIENCE) as told:
        return bool(told.status == 200)


def test_headers_have_an_end(served: Served) -> None:
    assert served.process is not None
    before = resident(served.process.pid)
    for head in (b"X: " + b"a" * 4_000_000, b"X: a\r\n" * 600_000, b"/" * 4_000_000):
        with line(served) as one:
            begun = b"GET " if head.startswith(b"/") else b"GET / HTTP/1.1\r\n"
            send(one, begun + head)
            told = rest(one)
            assert not told or told.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
    assert healthy(served)
    assert resident(served.process.pid) - before < 20_000_000


def test_an_honest_request_in_pieces_is_answered(served: Served) -> None:
    request = (
        b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        b"Content-Type: application/json\r\nContent-Length: 16\r\n\r\n"
        b'{"code":"a b c"}'
    )
    with line(served) as one:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for place in range(0, len(request), 7):
            one.sendall(request[place : place + 7])
        assert rest(one).startswith(b"HTTP/1.1 404")


def test_half_requests_are_counted_and_given_up(served: Served) -> None:
    """Others are served meanwhile; the slow are told so, or find the door shut."""
    with contextlib.ExitStack() as stack:
        slow = [
            stack.enter_context(line(served))
            for _ in range(connection_limits.HALF_REQUESTS_PER_ADDRESS + 20)
        ]
        for one in slow:
            send(one, b"GET / HTTP/1.1\r\nX: ")
        told = [rest(one) for one in slow]
        assert (
            sum(one.startswith(b"HTTP/1.1 408") for one in told)
            <= connection_limits.HALF_REQUESTS_PER_ADDRESS
        )
        assert b"" in told
    assert healthy(served)


HALVES = {
    "a body that does not come": b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{",
    "a body that nobody wants": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Length: 9\r\n\r\n",
    "empty lines": b"\r\n\r\n",
    "nothing": b"",
}


def test_no_half_request_stays(served: Served) -> None:
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(line(served)) for _ in HALVES]
        for one, half in zip(lines, HALVES.values(), strict=True):
            send(one, half)
        for one in lines:
            rest(one)  # or this runs out of patience


def test_a_body_that_keeps_pace_is_waited_for() -> None:
    """Whatever the number of bytes, one a second is not the pace."""
    assert (
        connection_limits.BODY_GRACE_S + 20_000_000 / connection_limits.BODY_BYTES_PER_S
        > 600
    )
    assert (
        connection_limits.BODY_GRACE_S + 600 / connection_limits.BODY_BYTES_PER_S < 30
    )


async def test_a_flood_of_frames_is_cut(served: Served) -> None:
    """Frames that say nothing cost as much as others, so they are counted too."""
    made, cookie = served.ask("POST", "/api/tables", {"game": "willow", "name": "Ann"})
    head = (
        f"GET /ws/{made['id']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    mask = os.urandom(4)
    ping = struct.pack("!BB", 0x89, 0x80) + mask
    begun = struct.pack("!BB", 0x01, 0x80) + mask
    more = struct.pack("!BB", 0x00, 0x80) + mask
    for flood in (ping * 200_000, begun + more * 200_000):
        costs = Costs(served)
        before = costs.cpu()
        with line(served) as one:
            one.sendall(head)
            assert one.recv(12).startswith(b"HTTP/1.1 101")
            send(one, flood)
            await asyncio.to_thread(rest, one)
        assert costs.cpu() - before < 1.3
    assert healthy(served)


def test_frame_of_bad_utf8_closes_its_socket_and_logs_nothing(served: Served) -> None:
    made, cookie = served.ask("POST", "/api/tables", {"game": "willow", "name": "Ann"})
    with connect_sync(
        f"ws://127.0.0.1:{served.port}/ws/{made['id']}",
        additional_headers={"Cookie": cookie},
        origin=Origin(served.address),
    ) as socket:
        socket.send('{"do": "hello"}')
        socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            deque(socket, maxlen=0)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert healthy(served)
    assert "UTF-8" not in served.log()
    assert "UnicodeDecodeError" not in served.log()


ODD = {
    "a long list": b"Sec-WebSocket-Protocol: " + b"a," * 14_000 + b"a\r\n",
    "many headers": b"a: b\r\n" * 4_000,
    "a wrong key": b"Sec-WebSocket-Key: " + b"x" * 9_000 + b"\r\n",
}


@pytest.mark.parametrize("what", ODD)
def test_a_socket_that_cannot_begin_ends(served: Served, what: str) -> None:
    with line(served) as one:
        told = first(
            one,
            b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + ODD[what]
            + b"\r\n",
        )
        assert told.startswith(b"HTTP/1.1 4")  # or it runs out of patience


def chunked(served: Served) -> bytes:
    return (
        "POST /api/replays HTTP/1.1\r\nContent-Type: application/json\r\n"
        f"Host: 127.0.0.1:{served.port}\r\nTransfer-Encoding: chunked\r\n\r\n"
    ).encode()


def whole(served: Served, length: int) -> bytes:
    head = chunked(served)
    return head.replace(b"Transfer-Encoding: chunked", b"Content-Length: %d" % length)


BESIDE = {
    "a body of chunks": (b"1\r\n[\r\n" * 1_000_000, b"0\r\n\r\n"),
    "what chunks are called": (b"1;" + b"a" * 20_000_000 + b"\r\n[\r\n0\r\n\r\n",),
    "what comes after the body": (b"1\r\n[\r\n0\r\n", *[b"a: b\r\n" * 100_000] * 60),
}


@pytest.mark.parametrize("what", BESIDE)
def test_little_may_come_beside_a_body(served: Served, what: str) -> None:
    """Sizes of chunks and trailers cost more than the body, and nobody needs them."""
    assert served.process is not None
    before, held = used(served.process.pid), resident(served.process.pid)
    with line(served) as one, contextlib.suppress(ConnectionError):
        one.sendall(chunked(served))
        for part in BESIDE[what]:
            one.sendall(part)
        rest(one)
    # 0.05 s on a quiet machine; an overloaded one has counted 0.7 s for the same work.
    assert used(served.process.pid) - before < 1.0
    assert resident(served.process.pid) - held < 20_000_000
    assert healthy(served)
    assert "failed" not in served.log()


def test_a_body_in_honest_pieces_is_read(served: Served) -> None:
    """As a slow line brings it; a log has more bytes than this."""
    for head, pieces in (
        (whole(served, 600 * 536), [b"[" * 536] * 600),
        (chunked(served), [*[b"40\r\n" + b"[" * 64 + b"\r\n"] * 2_000, b"0\r\n\r\n"]),
    ):
        with line(served) as one:
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            one.sendall(head)
            for piece in pieces:
                one.sendall(piece)
            assert one.recv(12) == b"HTTP/1.1 422"


def test_a_body_byte_by_byte_is_not(served: Served) -> None:
    assert served.process is not None
    before = used(served.process.pid)
    with line(served) as one, contextlib.suppress(ConnectionError):
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        one.sendall(whole(served, 1_000_000))
        for _ in range(200_000):
            one.sendall(b"[")
    # 0.05 s on a quiet machine; an overloaded one has counted 0.7 s for the same work.
    assert used(served.process.pid) - before < 1.0


def test_the_oldest_half_request_goes_when_all_are_taken() -> None:
    class Held:
        def __init__(self) -> None:
            self.gone = False

        def expire(self) -> None:
            self.gone = True
            there.complete(self)  # type: ignore[arg-type]

    there = connection_limits.Door.__new__(connection_limits.Door)
    there.factor, there.half = 1, {}
    there.halves = Occupancy()
    held = [Held() for _ in range(connection_limits.MAX_HALF_REQUESTS + 1)]
    for number, one in enumerate(held):
        assert there.wait_for(one, f"at {number}")  # type: ignore[arg-type]
    assert [one.gone for one in held] == [True] + [
        False
    ] * connection_limits.MAX_HALF_REQUESTS


# Addresses


def test_mapped_addresses_count_by_their_ipv4() -> None:
    people = [network_of(f"::ffff:192.0.2.{n}") for n in range(2)]
    assert people == ["192.0.2.0", "192.0.2.1"]
    buckets = Buckets(time.monotonic)
    assert all(buckets.allow(Rate(1, 0.001), one) for one in people)
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff")
    assert among("::ffff:10.0.0.9", ("10.0.0.0/8",))
    assert not among("192.0.2.1", ("10.0.0.0/8", "2001:db8::/32"))
    assert addresses.network_of("a socket") == "a socket"
    assert not among("a socket", ("0.0.0.0/0", "::/0"))
    assert among("10.0.0.9", ("192.0.2.0/24", "10.0.0.0/8"))


def test_ipv6_counts_by_household_and_site() -> None:
    """The last bit of a /64 and of a /48 still tells two apart, the next does not."""
    assert network_of("2001:db8:0:1::") == "2001:db8:0:1::/64"
    assert network_of("2001:db8::8000:0:0:0") == network_of("2001:db8::") != ""
    assert network_of("2001:db8:0:0:8000::") == "2001:db8::/64"
    assert addresses.site_of("2001:db8:0:8000::/64") == "2001:db8::/48"
    assert addresses.site_of("2001:db8:1::/64") == "2001:db8:1::/48"
    assert addresses.site_of("192.0.2.7") == addresses.site_of("a socket") == ""


async def test_people_over_ipv4_are_apart_on_a_server_for_both(tmp_path: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    served = Served(
        tmp_path,
        f"sqlite:///{tmp_path / 'parlour.db'}",
        PARLOUR_HOST="::",
        PARLOUR_RATE_FACTOR="1",
    )
    served.start()
    try:
        statuses = {
            source: [asked(served, source) for _ in range(15)]
            for source in ("127.0.0.1", "127.0.0.2")
        }
    finally:
        served.stop()
    assert 429 in statuses["127.0.0.1"]
    assert statuses["127.0.0.2"][0] == 404, "another's tries do not count"


def asked(served: Served, source: str) -> int:
    """The status of a wrong code, tried from one address."""
    with socket.create_connection(
        ("127.0.0.1", served.port), PATIENCE, (source, 0)
    ) as one:
        one.sendall(
            b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            b"Content-Type: application/json\r\nContent-Length: 16\r\n\r\n"
            b'{"code":"a b c"}'
        )
        return int(rest(one).split()[1])
