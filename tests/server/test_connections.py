"""Connections in this process, at a time that tests set: what each limit is exactly."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest
import uvicorn
from tests.server.test_serve import settings
from uvicorn.server import ServerState

from parlour.server.access import connection_limits, websocket
from parlour.server.access.connection_limits import (
    BODY_BYTES_PER_S,
    BODY_GRACE_S,
    BODY_PART_BYTES,
    CONNECTIONS_PER_ADDRESS,
    HALF_REQUESTS_PER_ADDRESS,
    HEAD_TIMEOUT_S,
    LINGER_S,
    LOCAL_HALF_REQUESTS,
    MAX_HEAD_BYTES,
    MAX_OVERHEAD_BYTES,
    MIN_PIECE_BYTES,
    RAW_FRAME_RATE,
    SLICE_BYTES,
    STALL_TIMEOUT_S,
    Door,
    Http,
    LocalDoor,
    note_answers,
)
from parlour.server.access.limits import MAX_QUEUED_BYTES, PEOPLE_PER_ADDRESS
from parlour.server.access.websocket import (
    CLOSE_WITHIN_S,
    MAX_MESSAGE_BYTES,
    PING_STEP_S,
    PONG_WITHIN_S,
    SILENCE_S,
    SOCKET,
    Socket,
)

HOME = "192.0.2.7"
PROXY = "10.0.0.1"
GET = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TOO_LONG = b"HTTP/1.1 431 "
TOO_SLOW = b"HTTP/1.1 408 "


@dataclass(eq=False)
class Alarm:
    when: float
    call: Callable[[], object]
    alarms: "list[Alarm]"

    def cancel(self) -> None:
        if self in self.alarms:
            self.alarms.remove(self)


@dataclass
class Time:
    """The part of an event loop that tells the time; it passes when a test says so."""

    now: float = 1000.0
    alarms: list[Alarm] = field(default_factory=list)

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, call: Callable[..., object]) -> Alarm:
        self.alarms.append(Alarm(when, call, self.alarms))
        return self.alarms[-1]

    def call_later(self, seconds: float, call: Callable[..., object]) -> Alarm:
        return self.call_at(self.now + seconds, call)

    def call_soon(self, call: Callable[[], object]) -> asyncio.Handle:
        return asyncio.get_running_loop().call_soon(call)

    def create_task(self, work: Any) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    def pass_by(self, seconds: float) -> None:
        until = self.now + seconds
        while due := [one for one in self.alarms if one.when <= until]:
            first = min(due, key=lambda one: one.when)
            self.alarms.remove(first)
            self.now = max(self.now, first.when)
            first.call()
        self.now = until


class EndedTime(Time):
    """That of a loop which runs no callbacks any more."""

    def call_soon(self, call: Callable[[], object]) -> Any:
        return None


class Line:
    """A transport that keeps what is written to it."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.sent = b""
        self.writes = 0
        self.waiting = 0
        """Bytes that nobody has read yet."""
        self.ended = ""
        self.said: list[str] = []
        """Whether to read."""
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self.host, 5), "sockname": ("127.0.0.1", 80)}.get(name)

    def write(self, data: bytes) -> None:
        if self.ended == "aborted":
            raise RuntimeError("uvloop raises this after a connection is lost")
        if not self.ended:
            self.sent += data
            self.writes += 1

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def end(self) -> str:
        return self.ended

    def is_closing(self) -> bool:
        return bool(self.ended)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def pause_reading(self) -> None:
        self.said.append("stop")

    def resume_reading(self) -> None:
        self.said.append("go on")


class App:
    """Reads a request, answers when it is told to, and keeps sockets open."""

    def __init__(self) -> None:
        self.answers_at_once = False
        self.bodies: list[bytes] = []
        self.reader = Messages()
        """Gets what sockets are sent."""
        self.hands_over = asyncio.Event()
        self.hands_over.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.talk(scope, receive, send)
            return
        body, more = b"", not self.answers_at_once
        while more:
            part = await receive()
            if part["type"] == "http.disconnect":
                return
            body, more = body + part["body"], part["more_body"]
        self.bodies.append(body)
        length = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": length})
        await send({"type": "http.response.body", "body": b"ok"})

    async def talk(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if scope["path"] == "/broken":
            raise ValueError
        if scope["path"] == "/forbidden":
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept", "headers": [(b"x-a", b"b")]})
        if scope["path"] == "/turned-away":
            await send({"type": "websocket.close", "code": 4001})
            return
        await self.hands_over.wait()
        scope["extensions"][SOCKET].hand_over(self.reader)


class Messages:
    """A reader that keeps what it gets."""

    def __init__(self) -> None:
        self.all: list[bytes] = []
        self.is_lost = False

    def receive(self, message: bytes) -> None:
        self.all.append(message)

    def lose(self) -> None:
        self.is_lost = True


class Place:
    """A server in this process without a network."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.time = Time()
        self.app = App()
        self.config = uvicorn.Config(note_answers(self.app), ws=Socket, log_config=None)
        self.config.load()

    def connect(self, host: str = HOME) -> tuple[Http, Line]:
        line = Line(host)
        self.state: Any = ServerState()
        made = Http(
            self.door,
            config=self.config,
            server_state=self.state,
            app_state={},
            _loop=self.time,
        )
        made.loop = self.time  # type: ignore[assignment]
        line.protocol = made
        made.connection_made(line)  # type: ignore[arg-type]
        return made, line

    def socket(self, host: str = HOME) -> tuple[Socket, Line]:
        line = Line(host)
        made = Socket(self.config, ServerState())
        made.loop, made.heard = self.time, self.time.now  # type: ignore[assignment]
        line.protocol = made
        made.connection_made(line)  # type: ignore[arg-type]
        return made, line


async def settle() -> None:
    """Lets tasks run until they wait."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    made = Door(settings(rate_factor=1, trusted_proxies=(f"{PROXY}/32",)))
    monkeypatch.setattr(websocket, "public_door", lambda: made)
    return made


@pytest.fixture
async def place(door: Door) -> Place:
    return Place(door)


# The door


def test_numbers_are_those_of_the_documentation() -> None:
    assert (MAX_HEAD_BYTES, HEAD_TIMEOUT_S) == (32_768, 10.0)
    assert (BODY_GRACE_S, BODY_BYTES_PER_S) == (20.0, 8_192)
    assert (
        HALF_REQUESTS_PER_ADDRESS,
        connection_limits.MAX_HALF_REQUESTS,
        CONNECTIONS_PER_ADDRESS,
    ) == (60, 1_000, 600)
    assert (LOCAL_HALF_REQUESTS, LINGER_S, STALL_TIMEOUT_S) == (32, 5.0, 60.0)
    assert (MIN_PIECE_BYTES, BODY_PART_BYTES, MAX_OVERHEAD_BYTES, SLICE_BYTES) == (
        256,
        65_536,
        262_144,
        4_096,
    )
    assert RAW_FRAME_RATE[:2] == (400, 60)


@pytest.mark.parametrize("factor", [1, 3])
def test_an_address_has_so_many_connections(factor: int) -> None:
    door = Door(settings(rate_factor=factor))
    most = CONNECTIONS_PER_ADDRESS * factor
    assert all(door.come(HOME) for _ in range(most))
    assert not door.come(HOME)
    assert door.come("192.0.2.8")
    door.leave(HOME)  # the one that was refused
    assert not door.come(HOME)
    door.leave(HOME)
    door.leave(HOME)
    assert door.come(HOME)


@pytest.mark.parametrize("factor", [1, 3])
def test_an_address_has_so_many_half_requests(factor: int) -> None:
    door = Door(settings(rate_factor=factor))
    halves: list[Any] = [
        object() for _ in range(HALF_REQUESTS_PER_ADDRESS * factor + 1)
    ]
    assert [door.wait_for(one, HOME) for one in halves] == [True] * (
        HALF_REQUESTS_PER_ADDRESS * factor
    ) + [False]
    door.complete(halves[-1])  # was not counted
    assert not door.wait_for(halves[-1], HOME)
    door.complete(halves[0])
    door.complete(halves[0])  # twice is once
    assert door.wait_for(halves[-1], HOME)
    assert not door.wait_for(halves[0], HOME)


def test_connections_of_a_proxy_belong_to_no_address(door: Door) -> None:
    assert door.address(None) == ""
    assert door.address(("", 5)) == ""
    assert door.address((PROXY, 5)) == ""
    assert door.address((HOME, 5)) == HOME
    assert door.address(("2001:db8:1:2:3::4", 5)) == "2001:db8:1:2::/64"
    assert all(door.come("") for _ in range(CONNECTIONS_PER_ADDRESS + 1))
    halves: list[Any] = [object() for _ in range(HALF_REQUESTS_PER_ADDRESS + 1)]
    assert all(door.wait_for(one, "") for one in halves)


async def test_the_local_door_counts_all_together(door: Door) -> None:
    local = LocalDoor(settings(rate_factor=1))
    assert local.address((HOME, 5)) == ""
    place_ = Place(local)
    lines = [place_.connect()[1] for _ in range(LOCAL_HALF_REQUESTS + 1)]
    assert [line.end() for line in lines] == ["closed"] + [""] * LOCAL_HALF_REQUESTS


def test_the_public_door_is_one_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "read_settings", settings)
    connection_limits.public_door.cache_clear()
    assert connection_limits.public_door() is connection_limits.public_door()
    connection_limits.public_door.cache_clear()


def test_last_words_are_a_whole_answer() -> None:
    assert connection_limits.last_words("408 Late", "Too late") == (
        b"HTTP/1.1 408 Late\r\ncontent-type: text/plain\r\nconnection: close\r\n"
        b"content-length: 8\r\n\r\nToo late"
    )


# Heads


async def test_a_connection_too_many_is_cut(place: Place) -> None:
    for _ in range(CONNECTIONS_PER_ADDRESS):
        assert place.door.come(HOME)
    made, line = place.connect()
    assert line.end() == "aborted"
    assert not place.door.half
    made.connection_lost(None)
    assert place.door.open.held[HOME] == CONNECTIONS_PER_ADDRESS


async def test_a_half_request_too_many_is_cut(place: Place) -> None:
    lines = [place.connect()[1] for _ in range(HALF_REQUESTS_PER_ADDRESS + 1)]
    assert [line.end() for line in lines] == [""] * HALF_REQUESTS_PER_ADDRESS + [
        "aborted"
    ]


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\n"])
async def test_a_head_has_so_many_seconds(place: Place, begun: bytes) -> None:
    made, line = place.connect()
    if begun:
        made.data_received(begun)
    place.time.pass_by(HEAD_TIMEOUT_S - 0.1)
    assert not line.end()
    place.time.pass_by(0.2)
    assert line.end() == "closed"
    assert line.sent.startswith(TOO_SLOW) if begun else not line.sent
    assert not place.door.half
    assert not place.door.halves.held


async def test_a_head_has_so_many_bytes(place: Place) -> None:
    made, line = place.connect()
    begun = b"GET / HTTP/1.1\r\nx: "
    made.data_received(begun + b"a" * (MAX_HEAD_BYTES - len(begun) - 1))
    assert not line.end()
    made.data_received(b"a")
    assert line.end() == "closed"
    assert line.sent.startswith(TOO_LONG)
    assert not place.door.half
    assert not place.time.alarms


async def test_bytes_beyond_a_head_too_long_are_not_read(place: Place) -> None:
    made, line = place.connect()
    made.data_received(
        b"GET / HTTP/1.1\r\nx: " + b"a" * MAX_HEAD_BYTES + b"\r\n\r\n" + GET
    )
    assert line.sent.startswith(TOO_LONG)
    assert line.sent.count(b"HTTP/1.1") == 1
    await settle()
    assert not place.app.bodies


async def test_a_head_in_two_pieces_has_no_more_bytes(place: Place) -> None:
    made, line = place.connect()
    made.data_received(b"GET / HTTP/1.1\r\nx: " + b"a" * 30_000)
    made.data_received(b"a" * 10_000 + b"\r\n\r\n")
    assert line.sent.startswith(TOO_LONG)


async def test_a_second_head_in_the_same_piece_has_no_more_bytes(
    place: Place,
) -> None:
    made, line = place.connect()
    made.data_received(GET + b"GET / HTTP/1.1\r\nx: " + b"a" * 2 * MAX_HEAD_BYTES)
    assert line.sent.startswith(TOO_LONG)


async def test_a_connection_that_asks_nothing_more_is_closed(place: Place) -> None:
    made, line = place.connect()
    made.data_received(GET)
    await settle()
    place.time.pass_by(place.config.timeout_keep_alive - 0.1)
    assert not line.end()
    place.time.pass_by(0.2)
    assert line.end() == "closed"


async def test_small_pieces_of_a_head_count_more(place: Place) -> None:
    made, line = place.connect()
    pieces = MAX_HEAD_BYTES // MIN_PIECE_BYTES
    head = b"GET / HTTP/1.1\r\nx: " + b"a" * pieces
    for place_ in range(pieces - 1):
        made.data_received(head[place_ : place_ + 1])
    assert not line.end()
    made.data_received(b"a")
    assert line.sent.startswith(TOO_LONG)


async def test_each_request_of_a_connection_has_a_head_of_its_own(
    place: Place,
) -> None:
    made, line = place.connect()
    long = GET[:-4] + b"\r\nx: " + b"a" * (MAX_HEAD_BYTES - 100) + b"\r\n\r\n"
    for _ in range(3):
        made.data_received(long)
        await settle()
        assert not place.door.half
        place.time.pass_by(1)
    assert place.app.bodies == [b"", b"", b""]
    made.data_received(b"GET")  # half a request again
    assert list(place.door.half) == [made]
    place.time.pass_by(HEAD_TIMEOUT_S + 0.1)
    assert line.end() == "closed"


async def test_a_connection_that_is_lost_counts_no_more(place: Place) -> None:
    made, _ = place.connect()
    made.data_received(b"GET")
    assert place.door.open.held == {HOME: 1}
    assert place.door.halves.held == {HOME: 1}
    made.connection_lost(None)
    assert not place.door.open.held
    assert not place.door.halves.held
    assert not place.door.half
    assert not place.time.alarms
    assert not place.state.connections


# Bodies


def post(length: int) -> bytes:
    return b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n" % length


async def test_a_body_has_so_many_seconds(place: Place) -> None:
    made, line = place.connect()
    place.time.pass_by(5)
    made.data_received(post(100_000))
    place.time.pass_by(BODY_GRACE_S - 0.1)
    assert not line.end()
    place.time.pass_by(0.2)
    assert line.end() == "aborted"  # somebody waits for it
    assert not line.sent
    assert not place.door.half


@pytest.mark.parametrize("more", [0.5, 3])
async def test_a_body_that_keeps_pace_gets_more_seconds(
    place: Place, more: float
) -> None:
    made, line = place.connect()
    made.data_received(post(100_000))
    place.time.pass_by(10)
    made.data_received(b"a" * int(BODY_BYTES_PER_S * more))
    place.time.pass_by(BODY_GRACE_S - 10 + more - 0.1)
    assert not line.end()
    place.time.pass_by(0.2)
    assert line.end() == "aborted"


async def test_a_body_whose_head_came_with_another_request_is_read(
    place: Place,
) -> None:
    made, line = place.connect()
    body = b"a" * 2 * MAX_HEAD_BYTES
    made.data_received(GET + post(len(body)))
    assert list(place.door.half) == [made]
    made.data_received(body)
    assert not place.door.half
    for _ in range(3):
        await settle()
    assert not line.end()
    assert place.app.bodies == [b"", body]


async def test_a_body_whose_head_came_with_another_request_has_its_time(
    place: Place,
) -> None:
    made, line = place.connect()
    made.data_received(GET + post(100))
    await settle()
    assert place.app.bodies == [b""]
    place.time.pass_by(BODY_GRACE_S - 0.1)
    assert not line.end()
    place.time.pass_by(0.2)
    assert line.end() == "aborted"
    assert not place.door.half


async def test_a_whole_body_is_read_and_answered(place: Place) -> None:
    made, line = place.connect()
    body = b"a" * 200_000
    made.data_received(post(len(body)) + body[:100])
    assert list(place.door.half) == [made]
    made.data_received(body[100:])
    assert not place.door.half
    await settle()
    assert place.app.bodies == [body]
    place.time.pass_by(4)  # fewer than a connection is kept alive
    assert not line.end()
    assert line.sent.endswith(b"ok")


async def test_what_is_answered_early_gets_a_few_seconds_for_its_rest(
    place: Place,
) -> None:
    place.app.answers_at_once = True
    place.config.timeout_keep_alive = 1_000
    made, line = place.connect()
    made.data_received(post(100_000))
    place.time.pass_by(1)
    await settle()
    assert line.sent.endswith(b"ok")
    place.time.pass_by(LINGER_S - 0.1)
    assert not line.end()
    place.time.pass_by(0.2)
    assert line.end() == "closed"
    assert TOO_SLOW not in line.sent


async def test_what_is_answered_whole_has_no_rest_to_wait_for(place: Place) -> None:
    place.config.timeout_keep_alive = 1_000
    made, line = place.connect()
    made.data_received(GET)
    await settle()
    place.time.pass_by(LINGER_S + HEAD_TIMEOUT_S + BODY_GRACE_S)
    assert not line.end()


async def test_chunks_may_take_so_many_bytes_beside_their_body(place: Place) -> None:
    made, line = place.connect()
    made.data_received(CHUNKED)
    one = b"1\r\na\r\n"  # a byte, five beside it, and what a piece counts
    too_many = next(
        n for n in count(1) if n * (5 + MIN_PIECE_BYTES) > MAX_OVERHEAD_BYTES + n // 2
    )
    for _ in range(too_many - 3):
        made.data_received(one)
    left = MAX_OVERHEAD_BYTES + (made.body + 1) // 2 - (made.fed - made.body)
    exactly = b"1;" + b"x" * (left - MIN_PIECE_BYTES - 6) + b"\r\na\r\n"
    made.data_received(exactly)
    assert not line.end()
    made.data_received(one)
    assert line.end() == "aborted"
    assert not place.door.half


async def test_a_body_in_large_pieces_may_have_half_as_much_beside_it(
    place: Place,
) -> None:
    made, line = place.connect()
    made.data_received(CHUNKED)
    part = b"a" * 4_000
    for _ in range(1_000):
        made.data_received(b"%x\r\n%s\r\n" % (len(part), part))
    assert not line.end()
    assert made.body == 4_000_000


async def test_what_came_with_a_head_counts_for_the_next_body_alone(
    place: Place,
) -> None:
    made, line = place.connect()
    for _ in range(4):
        made.data_received(CHUNKED)
        for _ in range(MAX_OVERHEAD_BYTES // (MIN_PIECE_BYTES + 10)):
            made.data_received(b"1\r\na\r\n")
        made.data_received(b"0\r\n\r\n")
        await settle()
    assert not line.end()
    assert len(place.app.bodies) == 4


# Answers


async def test_an_answer_that_nobody_takes_is_cut(place: Place) -> None:
    made, line = place.connect()
    made.data_received(GET)
    await settle()
    place.time.alarms.clear()
    made.pause_writing()
    assert not line.end()
    place.time.pass_by(STALL_TIMEOUT_S - 0.1)
    made.resume_writing()
    assert not line.end()
    place.time.pass_by(STALL_TIMEOUT_S)
    assert not line.end()
    made.pause_writing()
    place.time.pass_by(STALL_TIMEOUT_S + 0.1)
    assert line.end() == "aborted"


async def test_a_lost_connection_is_not_cut_later(place: Place) -> None:
    made, _ = place.connect()
    made.pause_writing()
    made.connection_lost(None)
    assert not place.time.alarms


async def test_answers_wait_for_whoever_does_not_read(place: Place) -> None:
    """uvicorn hears that its transport is full, and goes on when it is not."""
    made, line = place.connect()
    made.pause_writing()
    made.data_received(GET)
    await settle()
    assert b"ok" not in line.sent
    made.resume_writing()
    await settle()
    assert line.sent.endswith(b"ok")


# WebSockets


def upgrade(path: bytes) -> bytes:
    return UPGRADE.replace(b"/ws", path)


async def opened(place: Place) -> tuple[Socket, Line]:
    made, line = place.socket()
    made.data_received(UPGRADE)
    await settle()
    assert line.sent.startswith(b"HTTP/1.1 101 ")
    assert b"x-a: b\r\n" in line.sent
    line.sent = b""
    return made, line


def frame(text: bytes = b"", head: int = 0x81) -> bytes:
    """A masked frame, as browsers send them; a whole text unless the head says else."""
    size = len(text)
    if size < 126:
        return bytes((head, 0x80 + size)) + b"\0\0\0\0" + text
    return bytes((head, 0xFE)) + size.to_bytes(2, "big") + b"\0\0\0\0" + text


async def test_a_socket_counts_once(place: Place) -> None:
    """The request that became a socket does not count besides."""
    http, line = place.connect()
    assert place.door.open.held == {HOME: 1}
    http.data_received(UPGRADE)
    assert isinstance(line.protocol, Socket)
    assert place.door.open.held == {HOME: 1}
    assert not place.door.half
    assert line.protocol in place.state.connections
    await settle()
    line.protocol.connection_lost(None)
    assert not place.door.open.held
    assert not place.state.connections
    assert place.app.reader.is_lost


async def test_the_last_connection_of_an_address_may_become_a_socket(
    place: Place,
) -> None:
    for _ in range(CONNECTIONS_PER_ADDRESS - 1):
        assert place.door.come(HOME)
    http, line = place.connect()
    http.data_received(UPGRADE)
    assert not line.end()
    assert place.door.open.held == {HOME: CONNECTIONS_PER_ADDRESS}


async def test_an_upgrade_to_something_else_counts_on(place: Place) -> None:
    http, _ = place.connect()
    http.data_received(UPGRADE.replace(b"upgrade: websocket", b"upgrade: h2c"))
    assert place.door.open.held == {HOME: 1}
    http.connection_lost(None)
    assert not place.door.open.held


async def test_a_socket_too_many_is_cut(place: Place) -> None:
    for _ in range(CONNECTIONS_PER_ADDRESS):
        place.door.come(HOME)
    _, line = place.socket()
    assert line.end() == "aborted"


async def test_a_socket_may_send_so_many_frames_at_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place.door.buckets, "clock", lambda: 0.0)
    made, line = await opened(place)
    for _ in range(int(RAW_FRAME_RATE.burst) - 1):  # one was the handshake
        made.data_received(frame())
    assert not line.end()
    made.data_received(frame())
    assert line.end() == "aborted"
    assert len(place.app.reader.all) == RAW_FRAME_RATE.burst - 1


async def test_half_a_frame_counts_as_one(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place.door.buckets, "clock", lambda: 0.0)
    made, line = await opened(place)
    data = frame(b"a" * 100)
    for _ in range(int(RAW_FRAME_RATE.burst) // len(data) + 1):
        for byte in data:
            made.data_received(bytes((byte,)))
    assert line.end() == "aborted"


async def test_sockets_of_one_address_share_its_frames(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place.door.buckets, "clock", lambda: 0.0)
    lines: list[Line] = []
    for _ in range(PEOPLE_PER_ADDRESS + 1):
        made, line = (
            await opened(place) if len(lines) < PEOPLE_PER_ADDRESS else place.socket()
        )
        lines.append(line)
        many = int(RAW_FRAME_RATE.burst) - 1
        made.data_received(frame() * many if len(lines) <= PEOPLE_PER_ADDRESS else GET)
    assert [line.end() for line in lines] == [""] * PEOPLE_PER_ADDRESS + ["aborted"]


async def test_frames_are_counted_before_the_rest_is_read(place: Place) -> None:
    made, line = await opened(place)
    made.data_received(frame() * 20 * SLICE_BYTES)
    assert line.end() == "aborted"
    assert len(place.app.reader.all) < RAW_FRAME_RATE.burst
    assert place.door.buckets.reached == {"raw": 1}


async def test_a_handshake_that_cannot_be_read_is_answered(place: Place) -> None:
    made, line = place.socket()
    made.data_received(b"nonsense\r\n\r\n" * 1_000)
    assert line.end() == "closed"
    assert line.sent == connection_limits.UNREADABLE


async def test_a_wrong_handshake_is_answered(place: Place) -> None:
    made, line = place.socket()
    made.data_received(UPGRADE.replace(b"version: 13", b"version: 7"))
    assert line.end() == "closed"
    assert line.sent.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    ("path", "status"), [(b"/forbidden", b" 403 "), (b"/broken", b" 500 ")]
)
async def test_an_application_may_refuse_a_handshake(
    place: Place, path: bytes, status: bytes
) -> None:
    made, line = place.socket()
    made.data_received(upgrade(path))
    await settle()
    assert status in line.sent.partition(b"\r\n")[0]
    assert line.end() == "closed"


async def test_an_application_may_turn_an_accepted_socket_away(place: Place) -> None:
    made, line = place.socket()
    made.data_received(upgrade(b"/turned-away"))
    await settle()
    assert line.sent.endswith(b"\x88\x02" + (4001).to_bytes(2, "big"))
    assert not line.end()
    place.time.pass_by(CLOSE_WITHIN_S + 0.1)
    assert line.end() == "aborted"


async def test_messages_before_there_is_a_reader_are_kept(place: Place) -> None:
    place.app.hands_over.clear()
    made, line = await opened(place)
    made.data_received(frame(b"one") + frame(b"two"))
    assert line.said == ["stop"]
    assert not place.app.reader.all
    place.app.hands_over.set()
    await settle()
    assert place.app.reader.all == [b"one", b"two"]
    made.resume_reading()
    made.resume_reading()
    assert line.said == ["stop", "go on"]


async def test_a_reader_of_a_lost_socket_gets_what_had_come(place: Place) -> None:
    place.app.hands_over.clear()
    made, line = await opened(place)
    made.data_received(frame(b"one"))
    line.abort()
    made.connection_lost(None)
    place.app.hands_over.set()
    await settle()
    assert place.app.reader.all == [b"one"]
    assert place.app.reader.is_lost
    assert not place.time.alarms


async def test_fragments_are_put_together(place: Place) -> None:
    made, line = await opened(place)
    word = "für".encode()
    made.data_received(frame(word[:2], 0x01) + frame(b"x", 0x89))
    made.data_received(frame(b"", 0x00) + frame(word[2:], 0x80) + frame(b"b", 0x82))
    assert place.app.reader.all == [word, b"b"]
    assert line.sent == b"\x8a\x01x"  # the pong


CLOSED_WITH = {
    "bad UTF-8": (frame(b"\xff\xfe"), 1007),
    "half a letter": (frame(b"\xc3", 0x01) + frame(b"x", 0x80), 1007),
    "a continuation of nothing": (frame(b"x", 0x80), 1002),
    "a message inside another": (frame(b"x", 0x01) + frame(b"y"), 1002),
    "an opcode of nobody": (frame(b"x", 0x83), 1002),
    "a reserved bit, as compressed": (frame(b"x", 0xC1), 1002),
    "no mask": (b"\x81\x01x", 1002),
    "a long ping": (frame(b"x" * 126, 0x89), 1002),
    "a long pong": (frame(b"x" * 126, 0x8A), 1002),
    "half a ping": (frame(b"x", 0x09), 1002),
    "a long frame": (b"\x81\xff" + (MAX_MESSAGE_BYTES + 1).to_bytes(8, "big"), 1009),
    "an endless frame": (b"\x81\xff" + b"\xff" * 8, 1009),
    "fragments without end": (
        frame(b"x" * 60_000, 0x01) + frame(b"x" * 60_000, 0x00),
        1009,
    ),
    "a close of one byte": (frame(b"x", 0x88), 1002),
    "a close with a code of nobody": (frame(b"\x00\x01", 0x88), 1002),
    "a close with bad UTF-8": (frame(b"\x03\xe8\xff", 0x88), 1007),
    "a close": (frame(b"\x03\xe8", 0x88), 1000),
}


@pytest.mark.parametrize("what", CLOSED_WITH)
async def test_a_socket_closes_with_the_code_of(place: Place, what: str) -> None:
    made, line = await opened(place)
    data, code = CLOSED_WITH[what]
    made.data_received(data)
    assert line.sent[0] == 0x88
    assert int.from_bytes(line.sent[2:4], "big") == code
    assert line.end() == "closed"
    assert not place.app.reader.all
    made.data_received(frame(b"more"))
    assert not place.app.reader.all


async def test_compression_is_not_agreed_to(place: Place) -> None:
    made, line = place.socket()
    wish = b"sec-websocket-extensions: permessage-deflate\r\n\r\n"
    made.data_received(UPGRADE[:-2] + wish)
    await settle()
    assert line.sent.startswith(b"HTTP/1.1 101 ")
    assert b"deflate" not in line.sent.lower()


async def test_a_text_is_written_unless_too_much_waits(place: Place) -> None:
    made, line = await opened(place)
    line.waiting = MAX_QUEUED_BYTES
    assert made.write(b"hello") is True
    await settle()
    assert line.sent == b"\x81\x05hello"
    line.waiting = MAX_QUEUED_BYTES + 1
    assert made.write(b"more") is False
    await settle()
    assert line.sent == b"\x81\x05hello"


async def test_texts_of_one_moment_are_sent_in_one_write(place: Place) -> None:
    made, line = await opened(place)
    line.writes = 0
    for text in (b"update", b"done"):
        assert made.write(text) is True
    assert line.writes == 0
    await settle()
    assert line.sent == b"\x81\x06update\x81\x04done"
    assert line.writes == 1


async def test_texts_that_are_not_sent_yet_count_as_waiting(place: Place) -> None:
    made, _ = await opened(place)
    assert made.write(b"x" * (MAX_QUEUED_BYTES + 1)) is True
    assert made.write(b"more") is False
    await settle()
    assert made.write(b"more") is True


async def test_sockets_of_one_moment_send_in_one_callback(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = [await opened(place) for _ in range(3)]
    asked: list[Callable[[], object]] = []
    monkeypatch.setattr(Time, "call_soon", lambda _, call: asked.append(call))
    for made, _ in pairs:
        made.write(b"update")
    (send,) = asked
    send()
    assert [line.sent for _, line in pairs] == [b"\x81\x06update"] * 3


async def test_texts_unsent_at_the_end_of_a_loop_stop_nobody_in_the_next(
    place: Place,
) -> None:
    made, _ = await opened(place)
    made.loop = EndedTime()  # type: ignore[assignment]
    made.write(b"never sent")
    other, line = await opened(place)
    other.write(b"sent")
    await settle()
    assert line.sent.endswith(b"sent")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_texts_of_any_length_have_the_right_head(place: Place, size: int) -> None:
    made, line = await opened(place)
    made.write(b"x" * size)
    await settle()
    made.full_parser().send_text(b"x" * size)
    assert line.sent == b"".join(made.full_parser().data_to_send())


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 130, 3_000, 5_000])
async def test_masked_texts_are_read(place: Place, size: int) -> None:
    made, _ = await opened(place)
    text = (b"0123456789" * 500)[:size]
    mask = b"\x01\x02\x03\x04"
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    masked = frame(hidden).replace(b"\0\0\0\0", mask, 1)
    made.data_received(masked + frame(b"", 0x8A) + masked)
    assert place.app.reader.all == [text, text]


async def test_texts_and_pongs_need_no_parser(place: Place) -> None:
    made, line = await opened(place)
    made.data_received(frame(b"one") + frame(b"", 0x8A) + frame(b"x" * 200))
    made.data_received(frame(b"pong", 0x8A))
    assert made.parser is None
    assert not line.sent


async def test_parser_stays_after_a_frame_in_two_pieces(place: Place) -> None:
    made, _ = await opened(place)
    data = frame(b"one")
    made.data_received(frame(b"zero") + data[:5])
    made.data_received(data[5:] + frame(b"two"))
    made.data_received(frame(b"three"))
    assert place.app.reader.all == [b"zero", b"one", b"two", b"three"]


async def test_a_close_frame_comes_after_the_texts_before_it(place: Place) -> None:
    made, line = await opened(place)
    made.write(b"last")
    made.close(1000)
    assert line.sent == b"\x81\x04last\x88\x02\x03\xe8"


async def test_pongs_that_nobody_reads_end_a_socket(place: Place) -> None:
    made, line = await opened(place)
    line.waiting = 2 * MAX_QUEUED_BYTES
    made.data_received(frame(b"", 0x89))
    assert not line.end()
    line.waiting += 1
    made.data_received(frame(b"", 0x89))
    assert line.end() == "aborted"


@pytest.mark.parametrize("how", ["closes", "was left", "is cut"])
async def test_nothing_is_written_to_a_socket_that_ends(place: Place, how: str) -> None:
    made, line = await opened(place)
    if how == "closes":
        made.close(1000)
    elif how == "was left":
        made.data_received(frame(b"", 0x88))
    else:
        line.abort()
    line.sent = b""
    line.waiting = MAX_QUEUED_BYTES + 1  # whoever does not read is gone, not slow
    assert made.write(b"hello") is True
    made.close(1000)
    assert not line.sent


async def test_a_closing_socket_waits_for_the_other_side(place: Place) -> None:
    made, line = await opened(place)
    made.pause_reading()
    made.close(1008)
    assert line.sent == b"\x88\x02" + (1008).to_bytes(2, "big")
    assert line.said == ["stop", "go on"]
    made.data_received(frame(b"late"))
    assert not place.app.reader.all
    assert not line.end()
    made.data_received(frame(b"\x03\xf0", 0x88))
    assert line.end() == "closed"
    place.time.pass_by(CLOSE_WITHIN_S + 0.1)
    assert line.end() == "aborted"  # whoever does not take the rest


async def test_closing_a_lost_socket_does_nothing(place: Place) -> None:
    """A table closes it while the line is still busy with its last message."""
    made, line = await opened(place)
    line.abort()
    made.connection_lost(None)
    made.close(1008)
    made.shutdown()
    assert not line.sent
    assert not place.time.alarms


async def test_a_stopping_server_closes_sockets_with_1012(place: Place) -> None:
    made, line = await opened(place)
    made.shutdown()
    assert line.sent == b"\x88\x02" + (1012).to_bytes(2, "big")
    assert line.end() == "closed"


# Pings

PING = b"\x89\x00"


async def test_a_silent_peer_is_pinged_and_given_up(place: Place) -> None:
    made, line = await opened(place)
    place.time.pass_by(SILENCE_S - 0.1)
    assert not line.sent
    place.time.pass_by(0.1 + PING_STEP_S)
    assert line.sent == PING
    place.time.pass_by(PONG_WITHIN_S - 2 * PING_STEP_S)
    assert not line.end()
    place.time.pass_by(4 * PING_STEP_S)
    assert line.sent.startswith(PING + b"\x88")
    assert line.end() == "closed"
    made.connection_lost(None)
    assert not place.time.alarms


@pytest.mark.parametrize("what", [frame(b"", 0x8A), frame(b"a move")])
async def test_a_peer_that_answers_a_ping_stays(place: Place, what: bytes) -> None:
    made, line = await opened(place)
    for _ in range(5):
        place.time.pass_by(PONG_WITHIN_S + PING_STEP_S)
        assert line.sent == PING
        line.sent = b""
        made.data_received(what)
    assert not line.end()


async def test_a_peer_that_says_something_is_not_pinged(place: Place) -> None:
    made, line = await opened(place)
    for _ in range(8):
        place.time.pass_by(SILENCE_S - 5)
        made.data_received(frame(b"a move"))
    assert not line.sent


async def test_pings_that_are_due_about_the_same_time_are_sent_together(
    place: Place,
) -> None:
    for _ in range(100):  # a new socket every hundredth of a second
        await opened(place)
        late = place.time.alarms[-1].when - place.time.now - SILENCE_S
        assert 0 <= late <= PING_STEP_S + 1e-9
        place.time.pass_by(0.01)
    assert len({round(alarm.when, 3) for alarm in place.time.alarms}) == 6
