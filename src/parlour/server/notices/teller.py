"""Teller: sees whose turn it is, and tells those who asked for it and are not there.

What is waited for stands in the store beside each table, since which entry too. That
is compared with what was told, so nothing is lost with a worker, and nobody is told
twice: of several workers one does it, and takes each way to reach somebody in hand
before it sends. No table waits for any of this.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from parlour.server.notices import turns
from parlour.server.notices.config import Config
from parlour.server.notices.kept import Kind, Way, forget_old
from parlour.server.notices.outcome import Dead, Down, Later, Outcome, Sent, Unsent
from parlour.server.notices.sending import Letter, Post
from parlour.server.notices.turns import Settled, Turn, Waits
from parlour.server.store.rows import NEVER, Unavailable
from parlour.server.store.store import Store
from parlour.server.tables.registry import Tables

LOOK = 10.0
"""Seconds between two looks at what is new."""
ALL = 600.0
"""Seconds after which everything is looked at anew."""
SOON = 60.0
"""Seconds that somebody is waited for before they are told; they may be coming."""
HOUR, DAY = 3_600.0, 86_400.0
REMINDERS = (DAY, 3 * DAY)
"""How long they are waited for when they are reminded."""
AT_ONCE = 100
"""Ways that are taken in hand together."""
HELD = 300.0
"""Seconds for which they are: longer than sending takes."""
LEASE = 45.0
"""Seconds after which another worker takes over from one that is silent."""
LAST_WORDS = 3.0
"""Seconds for what is being sent when the server stops."""
ANSWERS = 1.0
"""Seconds that other workers have to say who is at a table."""
PAUSES = (60.0, 300.0, 1_800.0, 2 * HOUR, 6 * HOUR, DAY)
"""Seconds until the next try, after each failure; the last again and again."""
TRIES = 10
"""After so many in a row a way is given up: five days."""
A_DAY = {"push": 60, "mail": 30}
"""Messages that anybody is sent in a day, whatever happens."""
UNANSWERED = 2 * DAY
"""How long an address may take to say that it wants mail."""
NAME = "notices"

logger = logging.getLogger("parlour.notices")


def next_due(since: float, told: int, now: float) -> float:
    """When somebody who was told so often hears of it again: not soon after."""
    if told == 0:
        return since + SOON
    if told > len(REMINDERS):
        return NEVER
    return max(since + REMINDERS[told - 1], now + DAY / 2)


def pause(failures: int) -> float:
    return PAUSES[min(failures, len(PAUSES)) - 1]


@dataclass(eq=False)
class Teller:
    store: Store
    tables: Tables
    config: Config
    post: Post
    clock: Callable[[], float]
    keep_days: int = 30
    """Days after which people who sit nowhere are forgotten."""
    alone: bool = True
    """No other worker has this database."""
    me: str = field(default_factory=lambda: secrets.token_hex(8))

    def __post_init__(self) -> None:
        self.news: set[str] | None = None
        """Tables at which something happened since the last look; None for any."""
        self.leads_until = 0.0
        self.forgot = self.looked = self.clock()
        self.wake = asyncio.Event()
        self.down_until = 0.0
        """Until when no mail is tried, as the mail server is down."""
        self.downs = 0
        self.said: dict[str, float] = {}
        """What the log was told, and when: once an hour is enough."""
        self.working: set[asyncio.Future[None]] = set()

    def heard(self, table: str, seq: int) -> None:
        """Something was written at a table; -1 if news was missed."""
        if seq < 0:
            self.news = None
        elif self.news is not None:
            self.news.add(table)

    async def run(self) -> None:
        """Until cancelled. Where nothing is set up, nothing is done."""
        if not self.config.mail and not self.config.push:
            return
        loops = (self.again(self.look), self.again(self.send_mail))
        await asyncio.gather(self.try_mail(), *loops)

    async def try_mail(self) -> None:
        """Says at once if no mail can be sent, before anybody waits for one."""
        self.trouble(await self.post.tried())

    async def again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Every few seconds. Mail may be slow, and nothing else waits for it."""
        while True:
            try:
                await self.whole(work())
            except Unavailable:
                self.trouble("the database does not answer")
            except Exception:
                logger.exception("people could not be told")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK)
            self.wake.clear()

    async def whole(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this even if the server stops meanwhile: what was sent is noted."""
        task = asyncio.ensure_future(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        await asyncio.shield(task)

    async def stop(self) -> None:
        self.post.close()
        if self.working:
            _, late = await asyncio.wait(self.working, timeout=LAST_WORDS)
            for task in late:
                task.cancel()
        if self.leads_until:
            with suppress(Unavailable):
                await self.store.end_lease(NAME, self.me)

    async def look(self) -> None:
        """What is new at the tables, and what is to be pushed."""
        now = self.clock()
        if not await self.leads(now):
            self.news = None  # once it is this one's business, all is looked at
            return
        if now - self.looked > ALL:
            self.looked, self.news = now, None
        await self.take_note(now)
        if self.config.push:
            await self.tell("push", now)
        if now - self.forgot > HOUR:
            self.forgot = now
            await forget_old(self.store, now - UNANSWERED, now - self.keep_days * DAY)

    async def send_mail(self) -> None:
        now = self.clock()
        if not self.config.mail or now < self.down_until or not await self.leads(now):
            return
        await self.tell("mail", now)
        if now >= self.down_until:
            ways = await turns.to_ask(self.store, now, AT_ONCE)
            await self.deliver("mail", [Letter(way, []) for way in ways], now)

    async def leads(self, now: float) -> bool:
        """Whether this worker is the one that does it."""
        if self.alone or now < self.leads_until - LEASE / 2:
            return True
        until = now + LEASE
        if not await self.store.take_lease(NAME, self.me, now, until):
            self.leads_until = 0.0
            return False
        if now > self.leads_until:
            self.news = None
        self.leads_until = until
        return True

    # What is waited for

    async def take_note(self, now: float) -> None:
        """Writes down whose turn began, and strikes out whose is over."""
        news, self.news = self.news, set()
        if news is not None and not news:
            return
        try:
            found = await turns.waiting(self.store, news, now)
            put = [begun(one, now) for one in found if is_new(one)]
            drop = [(one.way, one.table) for one in found if is_over(one)]
            await turns.write_turns(self.store, put, drop)
        except BaseException:
            self.news = None  # nothing of it is forgotten
            raise

    # Telling

    async def tell(self, kind: Kind, now: float) -> None:
        found = await turns.due(self.store, now, kind, AT_ONCE)
        here = await self.company({at.table for one in found for at in one.about})
        letters: list[Letter] = []
        put: list[Turn] = []
        drop: list[tuple[str, str]] = []
        for way in found:
            drop += way.strays
            for one in way.about:
                if is_over(one) or is_new(one):
                    drop.append((one.way, one.table))  # the next look sees what is so
                    self.heard(one.table, 0)
                elif one.person in here[one.table]:
                    put.append(after(one, now))
            wanted = [one for one in way.about if is_told(one, here)]
            waiting = [one for one in wanted if not one.closed]
            if wanted:  # tables that were closed have a message of their own, later
                letters.append(Letter(way.way, waiting or wanted))
        await turns.write_turns(self.store, put, drop)
        await self.deliver(kind, letters, now)

    async def company(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Who has a page of each table open, at any worker."""
        live, neighbours = self.tables.open, self.tables.neighbours
        shut = [table for table in tables if table not in live]
        if shut and neighbours.last:
            neighbours.watch(shut)
            await asyncio.sleep(ANSWERS)
        found = {
            table: live[table].around()
            if table in live
            else set(neighbours.persons(table))
            for table in tables
        }
        neighbours.unwatch(shut)
        return found

    async def deliver(self, kind: Kind, letters: Sequence[Letter], now: float) -> None:
        """Sends these, if nobody else does, and writes down what came of it."""
        today = int(now // DAY)
        spared = [one for one in letters if too_many(one.way, today)]
        sent = [one for one in letters if not too_many(one.way, today)]
        claimed = now + HELD
        mine = await turns.claim(self.store, [one.way for one in letters], claimed)
        own = {way.id for way in mine}
        sent = [one for one in sent if one.way.id in own]
        send = self.post.push if kind == "push" else self.post.mail
        outcomes = await send(sent, now)
        done = [
            self.settled(letter, outcome, now, claimed)
            for letter, outcome in zip(sent, outcomes, strict=True)
        ]
        tomorrow = (today + 1) * DAY
        done += [
            Settled(way=replace(one.way, next=tomorrow), claimed=claimed)
            for one in spared
            if one.way.id in own
        ]
        await turns.settle(self.store, done)

    def settled(
        self, letter: Letter, outcome: Outcome, now: float, claimed: float
    ) -> Settled:
        way = letter.way
        match outcome:
            case Sent():
                self.works(way.kind)
                today = int(now // DAY)
                way = replace(
                    way,
                    state="on" if letter.about else "asked",
                    next=now + way.pace if letter.about else now,
                    failures=0,
                    day=today,
                    sent=way.sent + 1 if way.day == today else 1,
                )
                told = [after(one, now) for one in letter.about]
                return Settled(way=way, claimed=claimed, turns=told)
            case Dead():
                return Settled(way=way, claimed=claimed, gone=True)
            case Later(seconds, why):
                self.trouble(why, about=way.kind)
                failures = way.failures + 1
                if failures >= TRIES:
                    logger.info("a way to reach somebody was given up")
                    return Settled(way=way, claimed=claimed, gone=True)
                wait = max(seconds, pause(failures))
                way = replace(way, next=now + wait, failures=failures)
                return Settled(way=way, claimed=claimed)
            case Down(why, in_hand):
                self.trouble(f"no mail is sent: {why}")
                if self.down_until <= now:
                    self.downs += 1
                    self.down_until = now + pause(self.downs)
                if in_hand:
                    way = replace(way, next=self.down_until)
                return Settled(way=way, claimed=claimed)
            case Unsent():
                self.trouble("mail waits: the mail server is slow")
                return Settled(way=way, claimed=claimed)

    # What the log is told

    def trouble(self, why: str, about: str = "") -> None:
        """One line an hour, for each thing or for all that is about the same."""
        now, name = self.clock(), about or why
        if why and self.said.get(name, -HOUR) + HOUR <= now:
            self.said[name] = now
            logger.warning("%s", why)

    def works(self, kind: str) -> None:
        if kind == "mail" and self.downs:
            self.downs = 0
            logger.info("mail is sent again")


def is_new(one: Waits) -> bool:
    """Whether somebody is waited for who was not told so yet."""
    known = one.known
    return one.asked is not None and (known is None or known.turn != one.asked)


def is_over(one: Waits) -> bool:
    return one.asked is None and one.known is not None


def is_told(one: Waits, here: dict[str, set[str]]) -> bool:
    return not is_over(one) and not is_new(one) and one.person not in here[one.table]


def begun(one: Waits, now: float) -> Turn:
    return Turn(
        way=one.way,
        table=one.table,
        turn=one.asked or 0,
        since=now,
        due=next_due(now, 0, now),
    )


def after(one: Waits, now: float) -> Turn:
    """A turn of which somebody was told once more, or has seen it."""
    assert one.known is not None
    told, since = one.known.told + 1, min(one.known.since, now)
    due = NEVER if one.closed else next_due(since, told, now)
    return replace(one.known, told=told, since=since, due=due)


def too_many(way: Way, today: int) -> bool:
    return way.day == today and way.sent >= A_DAY[way.kind]
