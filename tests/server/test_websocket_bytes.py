"""Any bytes in any pieces are read as the parser of `websockets` reads the whole."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.server.test_connections import HOME, UPGRADE, Place, frame, settle
from tests.server.test_serve import settings
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from parlour.server.access import websocket
from parlour.server.access.connection_limits import Door
from parlour.server.access.websocket import MAX_MESSAGE_BYTES

TEXT, BINARY, PART, PING, PONG, CLOSE = 0x81, 0x82, 0x80, 0x89, 0x8A, 0x88


def unmasked(frame: bytes) -> bytes:
    return bytes((frame[0], frame[1] & 0x7F)) + frame[2:]


def in_long_form(body: bytes) -> bytes:
    """A text whose length is written in eight bytes."""
    return b"\x81\xff" + len(body).to_bytes(8, "big") + b"\0\0\0\0" + body


BODIES = st.one_of(
    st.just(b""),
    st.text(max_size=8).map(str.encode),
    st.binary(max_size=8),
    st.integers(120, 130).map(lambda size: b"x" * size),
    st.sampled_from((16_000, 65_534, 65_535)).map(lambda size: b"y" * size),
)
SHORT = st.one_of(st.text(max_size=20).map(str.encode), st.binary(max_size=4))
FRAMES = st.one_of(
    st.builds(frame, BODIES, st.just(TEXT)),
    st.builds(frame, BODIES, st.sampled_from((TEXT, BINARY, PART, 0x01, 0x02, 0x00))),
    st.builds(frame, SHORT, st.sampled_from((PING, PONG, PING, PONG, CLOSE, 0x09))),
    st.builds(frame, SHORT, st.integers(0, 255)),
    st.one_of(
        SHORT, st.sampled_from((65_536, 65_537)).map(lambda size: b"z" * size)
    ).map(in_long_form),
    st.builds(frame, SHORT, st.just(TEXT)).map(unmasked),
    st.binary(max_size=6),
)


def expected(data: bytes) -> tuple[list[bytes], bytes]:
    """The messages in these bytes, and what they are answered with."""
    parser = ServerProtocol(state=State.OPEN, max_size=MAX_MESSAGE_BYTES)
    parser.receive_data(data)
    messages: list[bytes] = []
    parts: list[bytes] = []
    is_text = False
    for event in parser.events_received():
        assert isinstance(event, Frame)
        if event.opcode in (Opcode.TEXT, Opcode.BINARY):
            is_text, parts = event.opcode is Opcode.TEXT, []
        elif event.opcode is not Opcode.CONT:
            continue
        parts.append(bytes(event.data))
        if not event.fin:
            continue
        message = b"".join(parts)
        if is_text:
            try:
                message.decode()
            except UnicodeDecodeError:
                parser.fail(CloseCode.INVALID_DATA, "invalid UTF-8")
                break
        messages.append(message)
    return messages, b"".join(parser.data_to_send())


async def received(
    pieces: Sequence[bytes], first: bytes = b""
) -> tuple[list[bytes], bytes]:
    """The same for a socket that gets them in these pieces after its handshake, and the
    first in one packet with it."""
    door = Door(settings(rate_factor=1_000))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(websocket, "public_door", lambda: door)
        place = Place(door)
        made, line = place.socket(HOME)
        made.data_received(UPGRADE + first)
        await settle()
        assert line.sent.startswith(b"HTTP/1.1 101 ")
        line.sent = line.sent.partition(b"\r\n\r\n")[2]
        for piece in pieces:
            if not line.is_closing():
                made.data_received(piece)
        await settle()
        made.connection_lost(None)
        return place.app.reader.all, line.sent


@given(st.lists(FRAMES, max_size=8), st.lists(st.integers(0, 400), max_size=12))
@example([frame(b"hello", TEXT)], [11])
@example([frame(b"hello", TEXT)], [])
def test_any_pieces_of_any_frames_are_read_like_the_whole(
    frames: list[bytes], sizes: list[int]
) -> None:
    data = b"".join(frames)
    pieces, start = [], 0
    for size in sizes:
        pieces.append(data[start : start + size])
        start += size
    pieces.append(data[start:])
    assert asyncio.run(received(pieces)) == expected(data)
    if not expected(pieces[0])[1]:  # nothing in it has an answer of its own
        assert asyncio.run(received(pieces[1:], pieces[0])) == expected(data)
