"""Large answers: sent in pieces, only a few at once to one address.

A slow reader keeps an answer in memory until it is sent. So an answer goes out in
small pieces, the next one when the reader has taken the last, and an address has a
few answers on their way at once.
"""

from collections.abc import Callable
from typing import Final, Self

from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from parlour.server.access.limits import Occupancy
from parlour.server.http.answers import HttpProblem

PIECE_BYTES: Final = 65_536
DOWNLOADS_PER_ADDRESS: Final = 4
"""Large answers that are being made for one address or sent to it."""


def too_many_downloads() -> HttpProblem:
    return HttpProblem(
        429,
        "downloads",
        "Other downloads of yours are not finished yet. Try again when they are.",
    )


class Downloads:
    """Counts the large answers of each address."""

    def __init__(self, factor: float = 1) -> None:
        self.most = DOWNLOADS_PER_ADDRESS * max(1, factor)
        self.held = Occupancy()

    def begin(self, address: str) -> "Download":
        """Returns a place for one more; a problem if the address, or its site, has too
        many."""
        if not self.held.has_room(address, self.most):
            raise too_many_downloads()
        self.held.add(address)
        return Download(lambda: self.held.add(address, -1))


class Download:
    """A place that is free again when the block fails or its answer is sent."""

    def __init__(self, end: Callable[[], None]) -> None:
        self.end: Callable[[], None] | None = end

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, wrong: object, trace: object) -> None:
        if self.end is not None:
            self.end()

    def answer(self, made: Response) -> "Piecewise":
        """Returns the same answer, which keeps the place until it is sent."""
        assert self.end is not None
        end, self.end = self.end, None
        return Piecewise(made, end)


class Piecewise(Response):
    """Another answer, sent in pieces."""

    def __init__(self, made: Response, end: Callable[[], None]) -> None:
        self.made = made
        self.end = end
        self.status_code = made.status_code
        self.raw_headers = made.raw_headers
        self.background = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if isinstance(self.made, StreamingResponse):
                await self.made(scope, receive, send)
            else:
                await self.send_body(send)
        finally:
            self.end()

    async def send_body(self, send: Send) -> None:
        await send(
            {
                "type": "http.response.start",
                "status": self.status_code,
                "headers": self.raw_headers,
            }
        )
        body = memoryview(self.made.body)
        for begin in range(0, len(body), PIECE_BYTES):
            piece = bytes(body[begin : begin + PIECE_BYTES])
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
