"""Notices of turns: how somebody gets them, links in mails, and holidays."""

import msgspec

from parlour.engine.refusals import Refusal
from parlour.server.access import limits
from parlour.server.access.addresses import site_of
from parlour.server.access.limits import Rate
from parlour.server.access.stored_limits import spend_token
from parlour.server.api import cards, data, holidays
from parlour.server.games.table import GameTable
from parlour.server.http.answers import HttpProblem, missing, too_fast
from parlour.server.http.context import ApiRequest
from parlour.server.http.quotas import tag_of
from parlour.server.http.routes import Routes
from parlour.server.notices import ways
from parlour.server.notices.config import is_address
from parlour.server.notices.endpoints import place
from parlour.server.notices.ways import Way
from parlour.server.store import devices
from parlour.server.store.rows import TableRow
from parlour.server.tables.registry import Gone
from parlour.words.messages import ENGLISH, languages

MAX_BROWSERS = 20
"""Browsers in which one person is notified."""
MAIL_PACES_S: dict[data.Pace, int] = {"soon": 900, "hourly": 3_600, "daily": 86_400}
"""Seconds between two mails, at least."""
PUSH_PACE_S = 60
"""And between two push messages."""
WAYS = Rate(20, 0.02, "notices")
"""Browsers and addresses that somebody enters."""
ADDRESSES = Rate(5, 0.001, "addresses")
"""Mail addresses that a person, or a network address, enters: each is sent a mail."""
ONE_ADDRESS = Rate(2, 1 / 86_400, "addresses")
"""Confirmation mails to one mail address, no matter who enters it."""

MAX_TABLES = 100
"""Tables of one person for a holiday: those at which something happened last."""

route = Routes()


@route("GET /api/me/notices")
async def my_notices(asked: ApiRequest) -> data.Notices:
    config, person = asked.context.notices, asked.person
    own = await ways.ways_of(asked.store, person) if person else []
    names = {one.id: one.label for one in await devices.devices(asked.store, person)}
    return data.Notices(
        push=config.push.public if config.push else None,
        mail=config.mail is not None,
        ways=[show_way(asked, way, names.get(way.device, "")) for way in own],
        quiet=await ways.muted_by(asked.store, person) if person else [],
    )


def show_way(asked: ApiRequest, way: Way, device: str) -> data.WayInfo:
    pace: data.Pace = "soon"
    for name, seconds in MAIL_PACES_S.items():
        pace = name if way.pace >= seconds else pace
    return data.WayInfo(
        id=way.id,
        kind=way.kind,
        label=device if way.kind == "push" else mask_address(way.address),
        this=way.kind == "push" and way.device == asked.device,
        answered=way.state == "on",
        language=way.language,
        pace=pace,
    )


def mask_address(address: str) -> str:
    """Hides an address, but for what its owner needs to know it again.

    >>> mask_address("annabel@example.org")
    'a…l@example.org'
    """
    name, _, domain = address.rpartition("@")
    return f"{name[0]}…{name[-1] if len(name) > 2 else ''}@{domain}"


def mailbox(address: str) -> str:
    """Returns where mail ends up. Most mail servers ignore case and what follows a
    plus, and the largest ignores dots.

    >>> mailbox("An.n+games@example.org")
    'ann@example.org'
    """
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain}"


def known_language(language: str) -> str:
    return language if language in languages() else ENGLISH


@route("POST /api/me/notices/push", problems=(404, 409), rate=WAYS)
async def push_to_me(asked: ApiRequest, body: data.PushBody) -> data.Notices:
    """Notifies this browser from now on."""
    config = asked.context.notices.push
    if config is None:
        raise missing("This server cannot push.")
    keys = read_keys(body)
    unusable = HttpProblem(422, "bad-endpoint", "This push endpoint is not allowed.")
    if place(body.endpoint, config.hosts) is None or keys is None:
        raise unusable
    person = asked.need_person()
    id_ = ways.way_id("push", body.endpoint)
    others = [one for one in await ways.ways_of(asked.store, person) if one.id != id_]
    pushes = [one for one in others if one.kind == "push"]
    replaced = [one for one in pushes if one.device == asked.device]
    language = body.language or next((one.language for one in replaced), ENGLISH)
    if len(pushes) - len(replaced) >= MAX_BROWSERS:
        raise HttpProblem(409, "too-many", "Turn off push in another browser first.")
    now = asked.context.clock()
    way = Way(
        id=id_,
        person=person,
        kind="push",
        address=body.endpoint,
        keys=keys,
        device=asked.device,
        language=known_language(language),
        state="on",
        pace=PUSH_PACE_S,
        since=now,
        next=now,
    )
    if not await ways.put_way(asked.store, way):
        raise unusable
    for old in replaced:
        await ways.forget_way(asked.store, old.id)  # its browser has a new one
    return await my_notices(asked)


def read_keys(body: data.PushBody) -> str | None:
    """Reads a browser's keys as they are kept, if they are some."""
    from parlour.server.notices.push import Keys

    keys = Keys(body.p256dh, body.auth)
    try:
        keys.bytes()
    except ValueError:
        return None
    return msgspec.json.encode(keys).decode()


@route("POST /api/me/notices/mail", problems=(404, 409), rate=WAYS)
async def mail_to_me(asked: ApiRequest, body: data.MailBody) -> data.Notices:
    """Notifies an address, once its owner has agreed."""
    if asked.context.notices.mail is None:
        raise missing("This server sends no mail.")
    if not is_address(body.address):
        raise HttpProblem(422, "bad-address", "Emails cannot be sent to that address.")
    person, now = asked.need_person(), asked.context.clock()
    id_ = ways.way_id("mail", body.address.lower(), person)
    known = {one.id for one in await ways.ways_of(asked.store, person)}
    if id_ not in known:
        await limit_consent_mails(asked, body.address)
    way = Way(
        id=id_,
        person=person,
        kind="mail",
        address=body.address,
        language=known_language(body.language),
        state="new",
        pace=MAIL_PACES_S[body.pace],
        since=now,
        next=now,
    )
    await ways.put_way(asked.store, way)
    await ways.forget_other_mail(asked.store, person, id_)
    asked.context.notifier.wake.set()
    return await my_notices(asked)


async def limit_consent_mails(asked: ApiRequest, address: str) -> None:
    """Raises once too many strangers were asked whether they want mail.

    This is counted in the database: it holds after a restart and over all workers.
    """
    shared = ADDRESSES.times(asked.context.settings.rate_factor)
    wanted = [
        (shared.times(limits.ADDRESSES_PER_SITE), "from", site_of(asked.address)),
        (shared, "from", asked.address),
        (ADDRESSES, "by", "" if asked.fresh else asked.person),
    ]
    for rate, whose, name in wanted:
        if name and not await spend(asked, rate, f"consent mails {whose} {name}"):
            raise too_fast()
    if not await spend(asked, ONE_ADDRESS, f"consent mails to {mailbox(address)}"):
        raise HttpProblem(
            409, "asked", "A confirmation email was already sent. Try tomorrow."
        )


async def spend(asked: ApiRequest, rate: Rate, bucket: str) -> bool:
    """Takes a token from a bucket in the database; false if there is none."""
    context = asked.context
    allowed = await spend_token(
        asked.store,
        tag_of(context, bucket),
        rate.burst,
        rate.each_second,
        context.clock(),
    )
    if not allowed:
        context.buckets.reached[rate.name] += 1
    return allowed


@route("PUT /api/me/notices", problems=(404,), rate=limits.STIRS)
async def change_notices(asked: ApiRequest, body: data.ChangeBody) -> data.Notices:
    """Sets the language of notices, and how often mail comes."""
    own = await ways.ways_of(asked.store, asked.person) if asked.person else []
    way = next((one for one in own if one.id == body.id), None)
    if way is None:
        raise missing("You have no such notification channel.")
    way.language = known_language(body.language)
    if way.kind == "mail":
        way.pace = MAIL_PACES_S[body.pace]
    await ways.change_way(asked.store, way)
    return await my_notices(asked)


@route("POST /api/me/notices/off", problems=(404,), rate=limits.STIRS)
async def notices_off(asked: ApiRequest, body: data.WayBody) -> data.Notices:
    """Turns a way off; an address is forgotten."""
    if not await ways.forget_way(asked.store, body.id, asked.person):
        raise missing("You have no such notification channel.")
    return await my_notices(asked)


@route("PUT /api/tables/{id}/notices", problems=(403,), rate=limits.STIRS)
async def notices_about(asked: ApiRequest, body: data.AboutBody) -> data.Notices:
    """Turns notices about one table on or off, for somebody who sits there."""
    table = await asked.table()
    if not table.room.seats_of(asked.person):
        raise HttpProblem(403, "not-at-this-table", "You do not sit there.")
    await ways.mute(asked.store, asked.person, table.room.id, quiet=not body.on)
    return await my_notices(asked)


# Links in mails: they need no cookie


@route("POST /api/mail/off/{token}", problems=(404,))
async def mail_off(asked: ApiRequest) -> data.MailedOff:
    """Unsubscribes; mail programs and our page send this."""
    way, table = asked.context.tokens.mail("off", asked.path("token"))
    if not way:
        raise missing("This link is incomplete. Copy the whole link.")
    if table:
        person = await ways.person_of(asked.store, way)
        if person and await asked.store.table(table) is not None:
            await ways.mute(asked.store, person, table, quiet=True)
    else:
        await ways.forget_way(asked.store, way)
    return data.MailedOff(table=table)


@route("POST /api/mail/yes/{token}", problems=(404,))
async def mail_yes(asked: ApiRequest) -> data.MailedOff:
    """Confirms an address."""
    way, _ = asked.context.tokens.mail("yes", asked.path("token"))
    if not way or not await ways.confirm(asked.store, way):
        raise missing("This link is invalid or has expired. Enter your address again.")
    return data.MailedOff(table="")


# Holidays: somebody is away for some days, at all of their tables


async def unfinished_tables(asked: ApiRequest) -> list[TableRow]:
    """Returns the tables of this person that are not over."""
    rows = await asked.store.of_person(asked.person, MAX_TABLES) if asked.person else []
    return [row for row in rows if row.state in ("gathering", "playing")]


def show_holiday(rows: list[TableRow], person: str, now: float) -> data.HolidayInfo:
    """Reads it from what is stored beside the tables; leaves out what is over."""
    found = []
    for row in rows:
        until = cards.card(row, person).away
        known = until if until is not None and until > now else None
        found.append(data.AwayAt(table=row.id, until=known))
    ends = [one.until for one in found if one.until is not None]
    return data.HolidayInfo(
        until=max(ends, default=None), most=holidays.MAX_HOLIDAY_DAYS, tables=found
    )


@route("GET /api/me/away")
async def my_holiday(asked: ApiRequest) -> data.HolidayInfo:
    return show_holiday(
        await unfinished_tables(asked), asked.person, asked.context.clock()
    )


@route("PUT /api/me/away", rate=limits.STIRS)
async def be_away(asked: ApiRequest, body: data.AwayBody) -> data.HolidayInfo:
    """Lets clocks stand still at each table for as long as that table allows."""
    person, until, now = asked.need_person(), body.until, asked.context.clock()
    if (
        until is not None
        and not now < until <= now + holidays.MAX_HOLIDAY_DAYS * holidays.DAY_S
    ):
        text = f"A holiday is over within {holidays.MAX_HOLIDAY_DAYS} days."
        raise HttpProblem(422, "bad-holiday", text)
    tables = asked.context.tables
    for row in await unfinished_tables(asked):
        was_open = row.id in tables.open
        try:
            found = await tables.live(row.id, asked.address)
        except Gone:
            continue
        if isinstance(found, GameTable):
            await note_absence(found, person, until)
        if not (was_open or found.conns or found.lock.locked()):
            await tables.drop(found)  # all of them may be more than may be open
    return await my_holiday(asked)


async def note_absence(table: GameTable, person: str, until: float | None) -> None:
    """Writes it down at one table, unless its rules forbid it."""
    now = table.clock()
    async with table.lock:
        try:
            await table.write(
                lambda room: (
                    holidays.come_back(room, person, now)
                    if until is None
                    else holidays.go(room, person, until, now)
                )
            )
        except Refusal:
            return  # its answer says that it does not hold there
