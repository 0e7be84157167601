"""Tables over a real database, people who are told of their turns, and a clock."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
from tests.server import house
from tests.server.notices.services import HERE, Browser, Mailbox, PushService

from parlour.server.access.tokens import Tokens
from parlour.server.games.table import GameTable
from parlour.server.notices import ways
from parlour.server.notices.config import Config, read_config
from parlour.server.notices.notifier import FIRST_NOTICE_S, Notifier, make_senders
from parlour.server.notices.texts import Links
from parlour.server.notices.ways import Way
from parlour.server.process.settings import Settings
from parlour.server.store.schema import METADATA
from parlour.server.store.store import Store

HOME = "https://games.example.org"
SETTINGS = Settings(
    data=Path("nowhere"),
    database_url="sqlite://",
    secret="s" * 40,
    url=HOME,
    mail_from="parlour@example.org",
    push_contact="mailto:op@example.org",
    push_hosts=("push.lan",),
)


def config(
    service: PushService | None = None,
    box: Mailbox | None = None,
    user: str = "parlour:right@",
) -> Config:
    given = replace(
        SETTINGS,
        mail_url=f"smtp://{user}{HERE}:{box.port}" if box else "",
        mail_from=SETTINGS.mail_from if box else "",
        push_hosts=(service.at,) if service else (),
    )
    found = read_config(given)
    assert not found.troubles
    return found


class House(house.House):
    """A house whose people may be elsewhere."""

    store: Store  # type: ignore[assignment]

    def __init__(self, store: Store, service: PushService, mails: Mailbox) -> None:
        clock = house.Clock()
        clock.now = 20_000 * 86_400.0
        setattr(store, "clock", clock)  # noqa: B010
        super().__init__(store=cast(house.MemoryStore, store))
        self.service = service
        self.mails = mails
        self.browsers: dict[str, Browser] = {}
        self.tokens = Tokens(SETTINGS.secret)
        self.notifier = self.another()

    def another(self, config_: Config | None = None, *, alone: bool = True) -> Notifier:
        """One more worker's."""
        config_ = config_ or config(self.service, self.mails)
        notifier = Notifier(
            self.store,
            self.tables,
            make_senders(config_, Links(self.tokens, HOME)),
            self.clock,
            alone=alone,
        )

        def heard(table: str, seq: int) -> None:
            self.tables.receive_news(table, seq)
            notifier.receive_news(table, seq)

        self.store.listen(heard)
        return notifier

    async def open(self, *given: Any, **more: Any) -> GameTable:
        """A table that has begun, as the last of its first entries tells."""
        live = await super().open(*given, **more)
        self.notifier.receive_news(live.room.id, live.room.seq)
        return live

    async def pushes(self, person: str, language: str = "en") -> Browser:
        """Somebody asks to be told in a browser."""
        browser = self.browsers[person] = Browser()
        endpoint = self.service.endpoint(person)
        way = Way(
            id=ways.way_id("push", endpoint),
            person=person,
            kind="push",
            address=endpoint,
            keys=msgspec.json.encode(browser.keys).decode(),
            device=f"device of {person}",
            language=language,
            state="on",
            pace=60,
            since=self.clock(),
            next=self.clock(),
        )
        await ways.put_way(self.store, way)
        return browser

    async def writes_to(
        self, person: str, language: str = "en", pace: int = 900
    ) -> Way:
        """Somebody has said yes to mail."""
        address = f"{person}@example.org"
        way = Way(
            id=ways.way_id("mail", address, person),
            person=person,
            kind="mail",
            address=address,
            language=language,
            state="on",
            pace=pace,
            since=self.clock(),
            next=self.clock(),
        )
        await ways.put_way(self.store, way)
        return way

    async def look(self, seconds: float = 0.0) -> None:
        """So much time goes by, and then the notifier looks."""
        self.clock.now += seconds
        await self.notifier.look()
        await self.notifier.send_mail()

    async def wait(self) -> None:
        """The notifier looks, and again when somebody was waited for long enough."""
        await self.look()
        await self.look(FIRST_NOTICE_S)

    def told(self, person: str) -> list[dict[str, str]]:
        return self.service.read(self.browsers[person], person)

    def times(self, person: str) -> int:
        """How often a browser was told anything."""
        return sum(one.path == f"/{person}" for one in self.service.got)

    async def ways(self, person: str) -> list[Way]:
        return await ways.ways_of(self.store, person)

    def first(self, live: GameTable) -> str:
        """Whose turn it is."""
        return live.room.sitters[min(live.room.asked)].person


@contextlib.asynccontextmanager
async def opened(
    url: str, service: PushService, mails: Mailbox
) -> AsyncIterator[House]:
    store = await Store.open(url)
    METADATA.create_all(store.engine)
    made = House(store, service, mails)
    try:
        yield made
    finally:
        await made.notifier.stop()
        await store.close()
