"""Post: what is to be told, put into words and handed over."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage

import msgspec

from parlour.server.notices import texts
from parlour.server.notices.config import Config
from parlour.server.notices.kept import Way
from parlour.server.notices.links import Links
from parlour.server.notices.mail import Mailer
from parlour.server.notices.outcome import Dead, Later, Outcome, Unsent
from parlour.server.notices.texts import Table
from parlour.server.notices.turns import Waits

AT_ONCE = 32
"""Push messages on their way at once."""


@dataclass(frozen=True)
class Letter:
    """One message: all that is to be told by one way. About nothing, it asks an
    address whether it wants any."""

    way: Way
    about: list[Waits]


class Post:
    def __init__(self, config: Config, links: Links) -> None:
        self.config = config
        self.links = links
        self.mailer = Mailer(config.mail) if config.mail else None
        self.doors = asyncio.Semaphore(AT_ONCE)

    async def tried(self) -> str:
        """Why no mail can be sent, as one line; empty if it can."""
        why = await self.mailer.tried() if self.mailer else ""
        return f"no mail is sent: {why}" if why else ""

    def close(self) -> None:
        if self.mailer:
            self.mailer.close()

    async def push(self, letters: Sequence[Letter], now: float) -> list[Outcome]:
        """What came of each. Those that worked before go first: nobody waits behind
        a browser that never answered."""
        known = sorted(letters, key=lambda one: (one.way.failures, not one.way.sent))
        came = await asyncio.gather(*(self.push_one(one, now) for one in known))
        found = dict(zip((one.way.id for one in known), came, strict=True))
        return [found[one.way.id] for one in letters]

    async def push_one(self, letter: Letter, now: float) -> Outcome:
        from parlour.server.notices.push import Keys, pushed

        key, way = self.config.push, letter.way
        if key is None:
            return Unsent()
        tables = tables_of(letter, now)
        try:
            keys = msgspec.json.decode(way.keys, type=Keys)
            keys.bytes()
        except ValueError:
            return Dead()
        async with self.doors:
            try:
                return await pushed(
                    key,
                    way.address,
                    keys,
                    texts.push_text(way.language, tables),
                    topic=texts.topic(tables),
                    now=now,
                )
            except Exception as wrong:  # others are told all the same
                return Later(why=f"a message cannot be pushed ({kind_of(wrong)})")

    async def mail(self, letters: Sequence[Letter], now: float) -> list[Outcome]:
        if self.mailer is None or not letters:
            return [Unsent()] * len(letters)
        sender = self.mailer.server.sender
        made = [self.written(sender, one, now) for one in letters]
        mails = [one for one in made if isinstance(one, EmailMessage)]
        came = iter(await self.mailer.send(mails) if mails else ())
        return [next(came) if isinstance(one, EmailMessage) else one for one in made]

    def written(self, sender: str, letter: Letter, now: float) -> EmailMessage | Later:
        try:
            if not letter.about:
                return texts.question(letter.way, sender, self.links)
            return texts.mail(letter.way, sender, self.links, tables_of(letter, now))
        except Exception as wrong:  # others are told all the same
            return Later(why=f"a mail cannot be written ({kind_of(wrong)})")


def kind_of(wrong: Exception) -> str:
    """For the log, and without what it says: that may be an address."""
    return type(wrong).__name__


def tables_of(letter: Letter, now: float) -> list[Table]:
    return [
        Table(
            id=one.table,
            turn=one.asked or 0,
            game=one.game,
            closed=one.closed,
            title=one.facts.title,
            names=others(one),
            reminds=one.known is not None and one.known.told > 0,
            days=int(max(now - one.known.since, 0) // 86_400) if one.known else 0,
        )
        for one in letter.about
    ]


def others(one: Waits) -> list[str]:
    """Who else sits there."""
    facts = one.facts
    return [
        name
        for name, person in zip(facts.names, facts.people, strict=True)
        if name and person != one.person
    ]
