"""Context: what all handlers of one application share, and the asker of a request."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.access.addresses import network_of
from parlour.server.access.limits import Buckets, Rate
from parlour.server.access.signed_in import SignedIn
from parlour.server.access.tokens import (
    COOKIE,
    COOKIE_LASTS,
    Tokens,
    cookie_in,
    first_device,
)
from parlour.server.http.answers import UNREADABLE, HttpProblem, crowded, too_fast
from parlour.server.kinds import kind_of
from parlour.server.process.bot_pool import Thinkers
from parlour.server.process.clock import steady
from parlour.server.process.metrics import Metrics
from parlour.server.process.sandbox import Confined
from parlour.server.process.settings import Settings
from parlour.server.store import Store
from parlour.server.tables import codes
from parlour.server.tables.driver import Tempo
from parlour.server.tables.neighbours import Neighbours
from parlour.server.tables.registry import Gone, Tables
from parlour.words.messages import ENGLISH, languages

Given = TypeVar("Given")


@dataclass
class Context:
    settings: Settings
    tempo: Tempo
    thinkers: Thinkers
    clock: Callable[[], float] = steady
    metrics: Metrics = field(default_factory=Metrics)
    sockets: int = 0
    lines: Counter[str] = field(default_factory=Counter)
    """Open sockets by address."""

    def __post_init__(self) -> None:
        self.tokens = Tokens(self.settings.secret)
        self.buckets = Buckets(self.clock, self.settings.rate_factor)
        self.confined = Confined(None if self.thinkers.processes else 0)
        """Strangers' files and replays are read apart: nobody waits for them."""
        self.intake: Counter[str] = Counter()
        """Bytes of large bodies that are being taken in, by address."""
        self.exporting = asyncio.Lock()
        """One story to take home is made after the other: each fills much room."""

    def open(self, store: Store, *, driven: bool = True) -> None:
        self.store = store
        self.signed_in = SignedIn(store, self.clock)
        self.neighbours = Neighbours(store.tell_workers)
        self.tables = Tables(
            store,
            kind_of,
            self.thinkers,
            self.tempo,
            self.clock,
            most=self.settings.max_tables,
            driven=driven,
            neighbours=self.neighbours,
            confined=self.confined,
        )
        store.listen_to_workers(self.neighbours.heard)

    async def seats_of(self, table: str, person: str) -> list[int]:
        """The seats of a person at a table, if there is one."""
        seats: list[int] = []
        with contextlib.suppress(Gone):
            seats = (await self.tables.live(table)).room.seats_of(person)
        return seats

    @contextlib.contextmanager
    def taking_in(self, most: int, asker: "Asker") -> Iterator[None]:
        """Holds room for a large body; a problem where too many come at once."""
        factor = self.settings.rate_factor
        held = self.intake[asker.address]
        if (
            self.intake.total() + most > limits.INTAKE
            or held + most > limits.INTAKE_EACH * factor
        ):
            raise crowded()
        self.intake[asker.address] += most
        try:
            yield
        finally:
            self.intake[asker.address] -= most
            if not self.intake[asker.address]:
                del self.intake[asker.address]

    def limit(self, rate: Rate, asker: "Asker") -> None:
        """Raises once an address, or the person behind it, asks too much."""
        if not self.buckets.allow_both(rate, asker.person, asker.address, people=1):
            raise too_fast()


@dataclass
class Asker:
    """Who asks: a person by cookie, and an address."""

    person: str
    address: str
    fresh: bool = False
    """The person was made just now and needs a cookie."""
    device: str = ""
    """Which of the person's devices it is."""


async def asker(context: Context, connection: HTTPConnection) -> Asker:
    """Who asks; a device that was signed out is nobody's."""
    sent = connection.headers.get("cookie", "")
    person, device = context.tokens.person(cookie_in(sent))
    if person and not await context.signed_in.good(device):
        person, device = "", ""
    host = connection.client.host if connection.client else ""
    return Asker(person, network_of(host), device=device)


def need_person(who: Asker) -> str:
    """The person who asks, made now if the browser is new."""
    if not who.person:
        who.person = codes.fresh_id()
        who.device = first_device(who.person)
        who.fresh = True
    return who.person


def cookie_value(context: Context, who: Asker) -> str:
    """The Set-Cookie header of a person's device."""
    response = Response()
    response.set_cookie(
        COOKIE,
        context.tokens.cookie(who.person, who.device),
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure,
    )
    return response.headers["set-cookie"]


def digits(text: str) -> bool:
    """Whether this can be read as a number of sensible length."""
    return text.isascii() and text.isdigit() and len(text) < 16


async def read_body(request: Request, limit: int = limits.BODY) -> bytearray:
    """The body of a request, or a problem as soon as it is too long."""
    too_big = HttpProblem(413, "too-big", f"At most {limit} bytes, please.")
    length = request.headers.get("content-length", "0")
    if not digits(length) or int(length) > limit:
        raise too_big
    body = bytearray()
    async for part in request.stream():
        if len(body) + len(part) > limit:
            raise too_big
        body += part
    return body


def spoken(request: Request) -> str:
    """The language somebody asks for; English where there are no words in it."""
    wanted = request.query_params.get("language", ENGLISH)
    return wanted if wanted in languages() else ENGLISH


async def given(request: Request, kind: type[Given], most: int = limits.BODY) -> Given:
    """The JSON body of a request, checked against its type."""
    media = request.headers.get("content-type", "").partition(";")[0].strip()
    if media.lower() != "application/json":
        raise HttpProblem(415, "not-json", "Send this as application/json.")
    body = await read_body(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as wrong:
        raise HttpProblem(422, "bad-input", f"That cannot be read: {wrong}") from None
