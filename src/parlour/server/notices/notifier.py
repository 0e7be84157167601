"""Notifier: notifies players of their turns, if they asked for it and are not there.

The store has beside each table who is waited for, and since which entry. Each worker
stores whose turns began at the tables it wrote to. One of them, the leader, compares
everything now and then and after a worker is lost, and sends the notices. It claims
each way to reach somebody before it sends, so nobody is notified twice. No table waits
for any of this.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from parlour.server.notices import turns
from parlour.server.notices.config import Config
from parlour.server.notices.mail import MailSender
from parlour.server.notices.sending import (
    Accepted,
    Dead,
    Down,
    Later,
    Letter,
    NoticeSender,
    Outcome,
    Unsent,
)
from parlour.server.notices.texts import Links
from parlour.server.notices.turns import NoticedTurn, Settled, Waits
from parlour.server.notices.ways import Kind, Way, forget_old
from parlour.server.store.lease import Lease
from parlour.server.store.rows import NEVER, Unavailable
from parlour.server.store.store import Store
from parlour.server.tables.registry import Tables

POLL_INTERVAL_S = 10.0
"""Seconds between two looks at what is new."""
FULL_SCAN_S = 600.0
"""Seconds after which everything is looked at again."""
FIRST_NOTICE_S = 60.0
"""Seconds that somebody is waited for before they are notified; they may be coming."""
HOUR_S, DAY_S = 3_600.0, 86_400.0
REMINDERS_S = (DAY_S, 3 * DAY_S)
"""Times after which a waiting player is reminded."""
BATCH_SIZE = 100
"""Ways that are claimed together."""
CLAIM_S = 300.0
"""Seconds for which ways are claimed: longer than sending takes."""
LEASE_S = 45.0
"""Seconds after which another worker takes over from one that is silent."""
SHUTDOWN_S = 3.0
"""Seconds for what is being sent when the server stops."""
PRESENCE_TIMEOUT_S = 1.0
"""Seconds that other workers have to say who is at a table."""
RETRY_PAUSES_S = (60.0, 300.0, 1_800.0, 2 * HOUR_S, 6 * HOUR_S, DAY_S)
"""Seconds until the next try, after each failure; the last again and again."""
MAX_FAILURES = 10
"""Failures in a row after which a way is given up: five days."""
MAX_PER_DAY = {"push": 60, "mail": 30}
"""Messages that anybody is sent in a day, whatever happens."""
CONSENT_S = 2 * DAY_S
"""Time within which a mail address must be confirmed."""

logger = logging.getLogger("parlour.notices")


def next_due(since: float, sent: int, now: float) -> float:
    """Returns the time at which the next notice is due, after `sent` notices."""
    if sent == 0:
        return since + FIRST_NOTICE_S
    if sent > len(REMINDERS_S):
        return NEVER
    return max(since + REMINDERS_S[sent - 1], now + DAY_S / 2)


def pause(failures: int) -> float:
    return RETRY_PAUSES_S[min(failures, len(RETRY_PAUSES_S)) - 1]


def make_senders(config: Config, links: Links) -> dict[Kind, NoticeSender]:
    """Returns the senders that the operator has set up."""
    senders: dict[Kind, NoticeSender] = {}
    if config.push:
        from parlour.server.notices.push import PushSender  # its library loads slowly

        senders["push"] = PushSender(config.push)
    if config.mail:
        senders["mail"] = MailSender(config.mail, links)
    return senders


@dataclass(eq=False)
class Notifier:
    store: Store
    tables: Tables
    senders: dict[Kind, NoticeSender]
    clock: Callable[[], float]
    keep_days: int = 30
    """Days after which people who sit nowhere are forgotten."""
    alone: bool = True
    """No other worker has this database."""

    def __post_init__(self) -> None:
        self.news: set[str] = set()
        """Tables at which something happened since the last look."""
        self.all = True
        """Whether a leader looks at all tables."""
        self.workers: set[str] = set()
        """The other workers at the last look."""
        self.lease = Lease(self.store, "notices", LEASE_S, self.clock, self.alone)
        self.term = 0
        """The term in which this leader looked at all tables, or is about to."""
        self.forgot = self.looked = self.clock()
        self.wake = asyncio.Event()
        self.down_until = 0.0
        """Until when no mail is tried, as the mail server is down."""
        self.downs = 0
        self.said: dict[str, float] = {}
        """Times of the last log lines: once an hour is enough."""
        self.working: set[asyncio.Future[None]] = set()

    def receive_news(self, table: str, seq: int) -> None:
        """Notes that something was written at a table; -1 if news was missed."""
        if table and self.senders:  # else nobody ever looks at it
            self.news.add(table)
        else:
            self.all = True

    async def run(self) -> None:
        """Runs until cancelled. If nothing is set up, nothing is done."""
        if not self.senders:
            return
        loops = (self.repeat(self.look), self.repeat(self.send_mail))
        await asyncio.gather(self.check_senders(), *loops)

    async def check_senders(self) -> None:
        """Logs at once if no mail can be sent, before anybody waits for one."""
        for sender in self.senders.values():
            self.log_trouble(await sender.check())

    async def repeat(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Runs every few seconds. Mail may be slow, and nothing else waits for it."""
        while True:
            try:
                await self.finish(work())
            except Unavailable:
                self.log_trouble("notices: database unavailable")
            except Exception:
                logger.exception("notices: loop failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), POLL_INTERVAL_S)
            self.wake.clear()

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this even if the server stops in between: what was sent is noted."""
        task = asyncio.ensure_future(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        await asyncio.shield(task)

    async def stop(self) -> None:
        for sender in self.senders.values():
            sender.close()
        if self.working:
            _, late = await asyncio.wait(self.working, timeout=SHUTDOWN_S)
            for task in late:
                task.cancel()
        await self.lease.end()

    async def look(self) -> None:
        """Reads news of tables, and collects the notices to push."""
        now = self.clock()
        leads = await self.leads()
        before, self.workers = self.workers, set(self.tables.neighbours.last)
        if before - self.workers or now - self.looked > FULL_SCAN_S:
            self.looked, self.all = now, True
        await self.take_note(now, everywhere=leads and self.all)
        if not leads:
            return
        if "push" in self.senders:
            await self.notify("push", now)
        if now - self.forgot > HOUR_S:
            self.forgot = now
            await forget_old(self.store, now - CONSENT_S, now - self.keep_days * DAY_S)

    async def send_mail(self) -> None:
        now = self.clock()
        if "mail" not in self.senders or now < self.down_until:
            return
        if not await self.leads():
            return
        await self.notify("mail", now)
        if now >= self.down_until:
            ways = await turns.find_unasked(self.store, now, BATCH_SIZE)
            await self.deliver("mail", [Letter(way, []) for way in ways], now)

    async def leads(self) -> bool:
        """Returns whether this worker is the one that does it."""
        held = await self.lease.holds()
        if self.term != self.lease.term:
            self.term, self.all = self.lease.term, True
        return held

    # What is waited for

    async def take_note(self, now: float, *, everywhere: bool) -> None:
        """Stores whose turn began, and removes those whose turn is over."""
        news, self.news = self.news, set()
        self.all = self.all and not everywhere
        try:
            tables = None if everywhere else news
            found = await turns.find_waits(self.store, tables, now)
            put = [begin_turn(one, now) for one in found if is_new(one)]
            drop = [(one.way, one.table) for one in found if is_over(one)]
            await turns.write_turns(self.store, put, drop)
        except BaseException:
            self.news |= news  # nothing is forgotten
            self.all = self.all or everywhere
            raise

    # Sending

    async def notify(self, kind: Kind, now: float) -> None:
        found = await turns.find_due(self.store, now, kind, BATCH_SIZE)
        here = await self.company({at.table for one in found for at in one.about})
        letters: list[Letter] = []
        put: list[NoticedTurn] = []
        drop: list[tuple[str, str]] = []
        for way in found:
            drop += way.strays
            wanted = []
            for one in way.about:
                if is_over(one) or is_new(one):
                    drop.append((one.way, one.table))  # the next look sees what is so
                    self.receive_news(one.table, 0)
                elif one.person in here[one.table]:
                    put.append(count_notice(one, now))
                else:
                    wanted.append(one)
            waiting = [one for one in wanted if not one.closed]
            if wanted:  # tables that were closed have a message of their own, later
                letters.append(Letter(way.way, waiting or wanted))
        await turns.write_turns(self.store, put, drop)
        await self.deliver(kind, letters, now)

    async def company(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """Returns the people who have a page of each table open, at any worker."""
        live, neighbours = self.tables.open, self.tables.neighbours
        shut = [table for table in tables if table not in live]
        if shut and neighbours.last:
            neighbours.watch(shut)
            await asyncio.sleep(PRESENCE_TIMEOUT_S)
        found = {
            table: live[table].around()
            if table in live
            else set(neighbours.persons(table))
            for table in tables
        }
        neighbours.unwatch(shut)
        return found

    async def deliver(self, kind: Kind, letters: Sequence[Letter], now: float) -> None:
        """Sends these, if nobody else does, and stores the outcomes."""
        today, claimed = int(now // DAY_S), now + CLAIM_S
        mine = await turns.claim(self.store, [one.way for one in letters], claimed)
        own = [one for one in letters if one.way.id in mine]
        sent = [one for one in own if not too_many(one.way, today)]
        outcomes = await self.senders[kind].send(sent, now)
        done = [
            self.settle(letter, outcome, now, claimed)
            for letter, outcome in zip(sent, outcomes, strict=True)
        ]
        tomorrow = (today + 1) * DAY_S
        done += [
            Settled(way=replace(one.way, next=tomorrow), claimed=claimed)
            for one in own
            if too_many(one.way, today)
        ]
        await turns.settle(self.store, done)

    def settle(
        self, letter: Letter, outcome: Outcome, now: float, claimed: float
    ) -> Settled:
        way = letter.way
        done = Settled(way=way, claimed=claimed)
        match outcome:
            case Accepted():
                self.log_recovery(way.kind)
                today = int(now // DAY_S)
                done.way = replace(
                    way,
                    state="on" if letter.about else "asked",
                    next=now + way.pace if letter.about else now,
                    failures=0,
                    day=today,
                    sent=way.sent + 1 if way.day == today else 1,
                )
                done.turns = [count_notice(one, now) for one in letter.about]
            case Dead():
                done.gone = True
            case Later(seconds, why):
                self.log_trouble(why, about=way.kind)
                failures = way.failures + 1
                wait = max(seconds, pause(failures))
                done.way = replace(way, next=now + wait, failures=failures)
                done.gone = failures >= MAX_FAILURES
                if done.gone:
                    fields = {"failures": failures}
                    logger.info("notices: channel dropped", extra=fields)
            case Down(why, in_hand):
                self.log_trouble(f"no mail is sent: {why}")
                if self.down_until <= now:
                    self.downs += 1
                    self.down_until = now + pause(self.downs)
                if in_hand:
                    done.way = replace(way, next=self.down_until)
            case Unsent():
                self.log_trouble("notices: mail delayed, the mail server is slow")
        return done

    # Logging

    def log_trouble(self, why: str, about: str = "") -> None:
        """Logs one line an hour, for each thing or for all that is about the same."""
        now, name = self.clock(), about or why
        if why and self.said.get(name, -HOUR_S) + HOUR_S <= now:
            self.said[name] = now
            logger.warning("%s", why)

    def log_recovery(self, kind: str) -> None:
        if kind == "mail" and self.downs:
            self.downs = 0
            logger.info("notices: mail server available again")


def is_new(one: Waits) -> bool:
    """Returns true if the table waits for a person who was not notified yet."""
    known = one.known
    return one.asked is not None and (known is None or known.turn != one.asked)


def is_over(one: Waits) -> bool:
    return one.asked is None and one.known is not None


def begin_turn(one: Waits, now: float) -> NoticedTurn:
    return NoticedTurn(
        way=one.way,
        table=one.table,
        turn=one.asked or 0,
        since=now,
        due=next_due(now, 0, now),
    )


def count_notice(one: Waits, now: float) -> NoticedTurn:
    """Returns a turn of which somebody was notified once more, or has seen it."""
    assert one.known is not None
    sent, since = one.known.sent + 1, min(one.known.since, now)
    due = NEVER if one.closed else next_due(since, sent, now)
    return replace(one.known, sent=sent, since=since, due=due)


def too_many(way: Way, today: int) -> bool:
    return way.day == today and way.sent >= MAX_PER_DAY[way.kind]
