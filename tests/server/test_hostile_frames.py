"""Random and mutated frames over real sockets: none harms the server.

A short seeded part runs always; `make soak` sends a hundred thousand frames.
"""

import contextlib
import json
import os
import random
import socket
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.server.sockets import rest, send
from tests.server.test_strangers import resident

GROWTH = 40_000_000
"""Bytes that the server may grow while it is attacked, however many frames come."""
TOGETHER = 12
"""Frames of one connection, at most: the first bad one ends it."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    server.start()
    yield server
    server.stop()


def encode_frame(chance: random.Random, head: int, data: bytes) -> bytes:
    """A masked frame with the right length."""
    mask = chance.randbytes(4)
    size = len(data)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 65_536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return bytes((head,)) + length + mask + masked


ACTS = [
    {"do": "hello"},
    {"do": "say", "id": "1", "text": "für dich"},
    {"do": "ping"},
    {"do": "look", "seat": 0},
    {"do": "play", "id": "3", "seat": 0, "at": 1, "chosen": ["x"] * 40},
]


def hostile_frames(chance: random.Random) -> Iterator[bytes]:
    """Good frames, frames with wrong heads, mutated bytes, and plain noise."""
    while True:
        act = json.dumps(chance.choice(ACTS)).encode()
        kind = chance.randrange(10)
        if kind < 3:
            made = encode_frame(chance, 0x81, act)
        elif kind < 5:  # fragments, control frames between them
            cut = chance.randrange(len(act))
            made = encode_frame(chance, 0x01, act[:cut])
            if chance.random() < 0.5:
                made += encode_frame(chance, 0x89, chance.randbytes(cut % 126))
            made += encode_frame(chance, chance.choice([0x80, 0x00]), act[cut:])
        elif kind < 6:  # any head
            made = encode_frame(chance, chance.randrange(256), act)
        elif kind < 7:  # any control frame
            head = chance.choice([0x88, 0x89, 0x8A, 0x08, 0xC8])
            made = encode_frame(
                chance, head, chance.randbytes(chance.choice([0, 1, 2, 60, 125, 126]))
            )
        elif kind < 8:  # a length that is a lie
            size = chance.choice([0, 125, 65_535, 65_537, 2**31, 2**63 - 1, 2**64 - 1])
            made = b"\x81\xff" + size.to_bytes(8, "big") + chance.randbytes(20)
        elif kind < 9:  # mutated
            changed = bytearray(encode_frame(chance, 0x81, act))
            for _ in range(chance.randint(1, 5)):
                changed[chance.randrange(len(changed))] = chance.randrange(256)
            made = bytes(changed)
        else:
            made = chance.randbytes(chance.randint(1, 200))
        yield made


def attack(served: Served, seed: int, many: int) -> int:
    """Sends this many frames over as many connections as it takes."""
    made, cookie = served.ask("POST", "/api/tables", {"game": "willow", "name": "Eve"})
    chance = random.Random(seed)
    frames = islice(hostile_frames(chance), many)
    hello = encode_frame(chance, 0x81, b'{"do": "hello"}')
    head = (
        f"GET /ws/{made['id']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    connections = 0
    while batch := list(islice(frames, chance.randint(1, TOGETHER))):
        connections += 1
        with socket.create_connection(("127.0.0.1", served.port)) as line:
            line.settimeout(PATIENCE)
            send(line, head)
            assert line.recv(12).startswith(b"HTTP/1.1 101"), connections
            send(line, (hello if chance.random() < 0.8 else b"") + b"".join(batch))
            how = chance.randrange(3)
            if how == 0:  # half-closed; the server has to close the other half
                send(line, b"", last=True)
                rest(line)
            elif how == 1:  # gone with a reset
                linger = (1).to_bytes(4, "little") + (0).to_bytes(4, "little")
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            else:  # closed by the rules
                send(line, encode_frame(chance, 0x88, b"\x03\xe8"), last=True)
                with contextlib.suppress(ConnectionError):
                    rest(line)
    return connections


def check(served: Served, seed: int, many: int) -> None:
    assert served.process is not None
    pid = served.process.pid
    attack(served, seed + 1_000, 500)  # caches and buffers have their size from here on
    before, files = resident(pid), len(os.listdir(f"/proc/{pid}/fd"))
    connections = attack(served, seed, many)
    grown = resident(pid) - before
    print(f"{many} frames, {connections} connections, {grown / 1e6:.1f} MB more")
    assert served.ask("GET", "/health")[0]["ok"]
    assert grown < GROWTH
    assert len(os.listdir(f"/proc/{pid}/fd")) < files + 20
    log = served.log()
    for word in ("failed", "error", "Traceback", "exception"):
        assert word not in log, log[-2_000:]


def test_a_few_hostile_frames(served: Served) -> None:
    check(served, seed=7, many=3_000)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_many_hostile_frames(served: Served, seed: int) -> None:
    check(served, seed, many=25_000)
