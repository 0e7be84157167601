"""Context: what all handlers of one application share; ApiRequest: a request."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.match.bounds import UNREADABLE, bound_integers
from parlour.server.access import limits
from parlour.server.access.addresses import network_of, site_of
from parlour.server.access.handover import Handover
from parlour.server.access.limits import Buckets, Occupancy, Rate
from parlour.server.access.signed_in import SignedIn
from parlour.server.access.tokens import (
    COOKIE,
    COOKIE_LIFETIME_S,
    Tokens,
    cookie_in,
    first_device,
)
from parlour.server.http.answers import (
    HttpProblem,
    gone_problem,
    not_played_here,
    too_fast,
    unreadable_file,
)
from parlour.server.http.batching import FrameBatcher
from parlour.server.http.downloads import Downloads
from parlour.server.http.intake import IncomingBody, Intake
from parlour.server.kinds import kind_of
from parlour.server.lab.queue import Lab
from parlour.server.notices.config import read_config
from parlour.server.notices.notifier import Notifier, make_senders
from parlour.server.notices.texts import Links
from parlour.server.process.bot_pool import BotPool
from parlour.server.process.bounds import STRANGER_BOUNDS, Bounds
from parlour.server.process.clock import steady
from parlour.server.process.metrics import Metrics
from parlour.server.process.neighbours import Neighbours
from parlour.server.process.sandbox import Sandbox
from parlour.server.process.sandbox_job import Work
from parlour.server.process.settings import Settings
from parlour.server.store.store import Store
from parlour.server.tables import codes
from parlour.server.tables.registry import Gone, Tables, Unplayable
from parlour.server.tables.table import OpenTable
from parlour.server.tables.waking import Waker
from parlour.words.messages import ENGLISH, languages

Given = TypeVar("Given")
AnyTable = TypeVar("AnyTable", bound=OpenTable[Any, Any])


@dataclass
class Context:
    settings: Settings
    thinkers: BotPool
    clock: Callable[[], float] = steady
    metrics: Metrics = field(default_factory=Metrics)
    sockets: int = 0
    lines: Occupancy = field(default_factory=Occupancy)
    """Open sockets by address."""
    handover: Handover | None = None
    """Where connections go whose table another worker owns."""

    def __post_init__(self) -> None:
        self.tokens = Tokens(self.settings.secret)
        self.buckets = Buckets(self.clock, self.settings.rate_factor)
        self.confined = Sandbox(None if self.thinkers.processes else 0)
        """Strangers' files and replays are read apart: nobody waits for them."""
        self.intake = Intake(self.settings.rate_factor)
        self.downloads = Downloads(self.settings.rate_factor)
        self.notices = read_config(self.settings)
        """How people can be notified of their turns here."""

    def open(self, store: Store, *, driven: bool = True) -> None:
        self.store = store
        self.batcher = FrameBatcher()
        self.lab = Lab(store, self.settings)
        self.signed_in = SignedIn(store, self.clock)
        self.neighbours = Neighbours(store.tell_workers, time.monotonic)
        self.tables = Tables(
            store,
            kind_of,
            self.thinkers,
            self.settings.bot_delay / 1000,
            self.clock,
            most=self.settings.max_tables,
            most_each=limits.TABLE_BYTES_PER_ADDRESS * self.settings.rate_factor,
            driven=driven,
            neighbours=self.neighbours,
            confined=self.confined,
            aside=asyncio.to_thread,
        )
        store.listen_to_workers(self.neighbours.receive_message)
        self.notifier = Notifier(
            store,
            self.tables,
            make_senders(self.notices, Links(self.tokens, self.settings.address)),
            self.clock,
            keep_days=self.settings.keep_days,
            alone=not store.shared,
        )
        self.waker = Waker(store, self.tables, self.clock, alone=self.notifier.alone)
        store.listen(self.receive_news)

    def receive_news(self, table: str, seq: int) -> None:
        """Hears news from the store, for the table and for those who are not there."""
        self.tables.receive_news(table, seq)
        self.notifier.receive_news(table, seq)

    async def seats_of(self, table: str, person: str, address: str) -> list[int]:
        """Returns the seats of a person at a table, if there is one, for somebody who
        asks."""
        seats: list[int] = []
        with contextlib.suppress(Gone):
            seats = (await self.tables.live(table, address)).room.seats_of(person)
        return seats


@dataclass
class Asker:
    """The sender of a request: a person by cookie, at an address."""

    context: Context
    request: HTTPConnection
    person: str
    device: str
    """Which of the person's devices it is."""
    fresh: bool = False
    """The person was made just now and needs a cookie."""

    def __post_init__(self) -> None:
        client = self.request.client
        self.address = network_of(client.host if client else "")
        self.store = self.context.store

    @classmethod
    async def of(cls, context: Context, request: HTTPConnection, rate: Rate) -> Self:
        """Identifies the sender; a device that was signed out is nobody's.

        The limit comes first: no request beyond it reaches the database.
        """
        sent = request.headers.get("cookie", "")
        asker = cls(context, request, *context.tokens.person(cookie_in(sent)))
        asker.limit(rate)
        if asker.person and not await context.signed_in.good(asker.device):
            asker.person = asker.device = ""
        return asker

    def need_person(self) -> str:
        """Returns the person who asks, made now if the browser is new."""
        if not self.person:
            self.person = codes.fresh_id()
            self.device = first_device(self.person)
            self.fresh = True
        return self.person

    def cookie(self) -> str:
        """Returns the Set-Cookie header of this person's device."""
        response = Response()
        response.set_cookie(
            COOKIE,
            self.context.tokens.cookie(self.person, self.device),
            max_age=COOKIE_LIFETIME_S,
            httponly=True,
            samesite="lax",
            secure=self.context.settings.secure,
        )
        return response.headers["set-cookie"]

    def limit(self, rate: Rate) -> None:
        """Raises once an address, or the person behind it, asks too much.

        A person who was made just now has no bucket: it would be one for each request.
        """
        person = "" if self.fresh else self.person
        if not self.context.buckets.allow_both(rate, person, self.address, people=1):
            raise too_fast()


class ApiRequest(Asker):
    """A request over HTTP, with its sender."""

    request: Request
    body: IncomingBody | None = None
    """A large body that there is room for."""

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str, usual: str = "") -> str:
        return self.request.query_params.get(name, usual)

    def language(self) -> str:
        """Returns the language that is asked for; English where there are no words in
        it."""
        wanted = self.query("language", ENGLISH)
        return wanted if wanted in languages() else ENGLISH

    async def table(self) -> OpenTable[Any, Any]:
        """Returns the table of the path; there is none for people who were removed."""
        try:
            found = await self.context.tables.live(self.path("id"), self.address)
        except Unplayable:
            raise not_played_here() from None
        except Gone:
            raise gone_problem() from None
        if self.person in found.room.banned:
            raise gone_problem()
        return found

    async def table_of(self, kind: type[AnyTable]) -> AnyTable:
        """Returns the table of a path that only this kind of table has."""
        found = await self.table()
        if not isinstance(found, kind):
            raise gone_problem()
        return found

    async def read_json(
        self, kind: type[Given], most: int = limits.MAX_BODY_BYTES
    ) -> Given:
        """Reads the JSON body, checked against its type."""
        media = self.request.headers.get("content-type", "").partition(";")[0].strip()
        if media.lower() != "application/json":
            raise HttpProblem(415, "not-json", "Send this as application/json.")
        body = await self.read(most)
        try:
            return bound_integers(msgspec.json.Decoder(kind).decode)(body)
        except UNREADABLE as wrong:
            text = f"That cannot be read: {wrong}"
            raise HttpProblem(422, "bad-input", text) from None

    async def run_sandboxed(
        self,
        error: str,
        work: Work,
        *given: bytes | bytearray,
        bounds: Bounds = STRANGER_BOUNDS,
    ) -> bytes:
        """Returns what comes of a file that was sent, or a problem of that name."""
        try:
            return await self.context.confined.run(
                work,
                *given,
                by=self.address,
                site=site_of(self.address),
                bounds=bounds,
            )
        except BadInput as wrong:
            raise unreadable_file(wrong, error) from None

    @contextlib.contextmanager
    def taking_in(self, most: int) -> Iterator[None]:
        """Holds room for a large body; a problem where too many come at once."""
        site = site_of(self.address) or self.address
        with self.context.intake.room(self.address, site, most) as body:
            self.body = body
            try:
                yield
            finally:
                self.body = None

    async def read(self, most: int = limits.MAX_BODY_BYTES) -> bytearray:
        """Reads the body, at most `most` bytes."""
        if self.body is not None:
            return await self.body.read(read_body(self.request, self.body.size))
        return await read_body(self.request, most)


def digits(text: str) -> bool:
    """Returns whether this can be read as a number of sensible length."""
    return text.isascii() and text.isdigit() and len(text) < 16


async def read_body(request: Request, limit: int) -> bytearray:
    """Returns the body of a request, or a problem as soon as it is too long."""
    too_big = HttpProblem(413, "too-big", f"The body may have at most {limit} bytes.")
    length = request.headers.get("content-length", "0")
    if not digits(length) or int(length) > limit:
        raise too_big
    body = bytearray()
    async for part in request.stream():
        if len(body) + len(part) > limit:
            raise too_big
        body += part
    return body
