"""How somebody wants to be told of their turns; and the links in mails."""

import msgspec

from parlour.server.access import limits
from parlour.server.access.addresses import site_of
from parlour.server.access.limits import Rate
from parlour.server.access.stored_limits import spend_token
from parlour.server.api.notices import data
from parlour.server.http.answers import HttpProblem, missing, too_fast
from parlour.server.http.context import Asked
from parlour.server.http.quotas import tag_of
from parlour.server.http.routes import Routes
from parlour.server.notices import kept
from parlour.server.notices.config import is_address
from parlour.server.notices.endpoints import place
from parlour.server.notices.kept import Way
from parlour.server.store import devices
from parlour.words.messages import ENGLISH, languages

MOST = 20
"""Browsers in which one person is told."""
PACES: dict[data.Pace, int] = {"soon": 900, "hourly": 3_600, "daily": 86_400}
"""Seconds between two mails, at least."""
PUSHES = 60
"""And between two push messages."""
WAYS = Rate(20, 0.02, "notices")
"""Browsers and addresses that somebody wants to be told at."""
ADDRESSES = Rate(5, 0.001, "addresses")
"""Mail addresses that a person, or a network address, enters: each is sent a mail."""
ONE_ADDRESS = Rate(2, 1 / 86_400, "addresses")
"""Confirmation mails to one mail address, no matter who enters it."""

route = Routes()


@route("GET /api/me/notices")
async def my_notices(asked: Asked) -> data.Notices:
    config, person = asked.context.notices, asked.person
    ways = await kept.ways_of(asked.store, person) if person else []
    names = {one.id: one.label for one in await devices.devices(asked.store, person)}
    return data.Notices(
        push=config.push.public if config.push else None,
        mail=config.mail is not None,
        ways=[told(asked, way, names.get(way.device, "")) for way in ways],
        quiet=await kept.muted_by(asked.store, person) if person else [],
    )


def told(asked: Asked, way: Way, device: str) -> data.WayTold:
    pace: data.Pace = "soon"
    for name, seconds in PACES.items():
        pace = name if way.pace >= seconds else pace
    return data.WayTold(
        id=way.id,
        kind=way.kind,
        label=device if way.kind == "push" else masked(way.address),
        this=way.kind == "push" and way.device == asked.device,
        answered=way.state == "on",
        language=way.language,
        pace=pace,
    )


def masked(address: str) -> str:
    """Enough of an address for whoever has it to know it again.

    >>> masked("annabel@example.org")
    'a…l@example.org'
    """
    name, _, domain = address.rpartition("@")
    return f"{name[0]}…{name[-1] if len(name) > 2 else ''}@{domain}"


def mailbox(address: str) -> str:
    """Where mail ends up. Most mail servers ignore case and what follows a plus, and
    the largest ignores dots.

    >>> mailbox("An.n+games@example.org")
    'ann@example.org'
    """
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain}"


def spoken(language: str) -> str:
    return language if language in languages() else ENGLISH


@route("POST /api/me/notices/push", problems=(404, 409), rate=WAYS)
async def push_to_me(asked: Asked, body: data.PushBody) -> data.Notices:
    """Tells this browser from now on."""
    config = asked.context.notices.push
    if config is None:
        raise missing("This server cannot push.")
    keys = read_keys(body)
    unusable = HttpProblem(422, "bad-endpoint", "Nothing can be pushed to that.")
    if place(body.endpoint, config.hosts) is None or keys is None:
        raise unusable
    person = asked.need_person()
    id_ = kept.way_id("push", body.endpoint)
    others = [one for one in await kept.ways_of(asked.store, person) if one.id != id_]
    pushes = [one for one in others if one.kind == "push"]
    replaced = [one for one in pushes if one.device == asked.device]
    language = body.language or next((one.language for one in replaced), ENGLISH)
    if len(pushes) - len(replaced) >= MOST:
        raise HttpProblem(409, "too-many", "Turn another browser off first.")
    now = asked.context.clock()
    way = Way(
        id=id_,
        person=person,
        kind="push",
        address=body.endpoint,
        keys=keys,
        device=asked.device,
        language=spoken(language),
        state="on",
        pace=PUSHES,
        since=now,
        next=now,
    )
    if not await kept.put_way(asked.store, way):
        raise unusable
    for old in replaced:
        await kept.forget_way(asked.store, old.id)  # its browser has a new one
    return await my_notices(asked)


def read_keys(body: data.PushBody) -> str | None:
    """A browser's keys as they are kept, if they are some."""
    from parlour.server.notices.push import Keys

    keys = Keys(body.p256dh, body.auth)
    try:
        keys.bytes()
    except ValueError:
        return None
    return msgspec.json.encode(keys).decode()


@route("POST /api/me/notices/mail", problems=(404, 409), rate=WAYS)
async def mail_to_me(asked: Asked, body: data.MailBody) -> data.Notices:
    """Tells an address, once it has said that it wants to be told."""
    if asked.context.notices.mail is None:
        raise missing("This server sends no mail.")
    if not is_address(body.address):
        raise HttpProblem(422, "bad-address", "No mail can be sent to that address.")
    person, now = asked.need_person(), asked.context.clock()
    id_ = kept.way_id("mail", body.address.lower(), person)
    known = {one.id for one in await kept.ways_of(asked.store, person)}
    if id_ not in known:
        await limit_consent_mails(asked, body.address)
    way = Way(
        id=id_,
        person=person,
        kind="mail",
        address=body.address,
        language=spoken(body.language),
        state="new",
        pace=PACES[body.pace],
        since=now,
        next=now,
    )
    await kept.put_way(asked.store, way)
    await kept.forget_other_mail(asked.store, person, id_)
    asked.context.teller.wake.set()
    return await my_notices(asked)


async def limit_consent_mails(asked: Asked, address: str) -> None:
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
        raise HttpProblem(409, "asked", "That address was asked already.")


async def spend(asked: Asked, rate: Rate, bucket: str) -> bool:
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
async def change_notices(asked: Asked, body: data.ChangeBody) -> data.Notices:
    """In which language somebody is told, and how often by mail."""
    ways = await kept.ways_of(asked.store, asked.person) if asked.person else []
    way = next((one for one in ways if one.id == body.id), None)
    if way is None:
        raise missing("You are not told by that.")
    way.language = spoken(body.language)
    if way.kind == "mail":
        way.pace = PACES[body.pace]
    await kept.change_way(asked.store, way)
    return await my_notices(asked)


@route("POST /api/me/notices/off", problems=(404,), rate=limits.STIRS)
async def notices_off(asked: Asked, body: data.WayBody) -> data.Notices:
    """Nothing is told by this way any more; an address is forgotten."""
    if not await kept.forget_way(asked.store, body.id, asked.person):
        raise missing("You are not told by that.")
    return await my_notices(asked)


@route("PUT /api/tables/{id}/notices", problems=(403,), rate=limits.STIRS)
async def notices_about(asked: Asked, body: data.AboutBody) -> data.Notices:
    """Whether somebody who sits there is told of this table."""
    table = await asked.table()
    if not table.room.seats_of(asked.person):
        raise HttpProblem(403, "not-at-this-table", "You do not sit there.")
    await kept.mute(asked.store, asked.person, table.room.id, quiet=not body.on)
    return await my_notices(asked)


# Links in mails: whoever has one needs no cookie


@route("POST /api/mail/off/{token}", problems=(404,))
async def mail_off(asked: Asked) -> data.MailedOff:
    """What a mail program asks for that unsubscribes by itself, and our page too."""
    way, table = asked.context.tokens.mail("off", asked.path("token"))
    if not way:
        raise missing("This link is not whole. Copy all of it.")
    if table:
        person = await kept.person_of(asked.store, way)
        if person and await asked.store.table(table) is not None:
            await kept.mute(asked.store, person, table, quiet=True)
    else:
        await kept.forget_way(asked.store, way)
    return data.MailedOff(table=table)


@route("POST /api/mail/yes/{token}", problems=(404,))
async def mail_yes(asked: Asked) -> data.MailedOff:
    """An address says that it wants to be told."""
    way, _ = asked.context.tokens.mail("yes", asked.path("token"))
    if not way or not await kept.confirm(asked.store, way):
        raise missing("This link is not good any more. Enter your address again.")
    return data.MailedOff(table="")
