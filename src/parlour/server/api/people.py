"""People over HTTP: who asks, by what name, and on which devices."""

import secrets

from msgspec.structs import asdict

from parlour.server.access import limits
from parlour.server.access.tokens import first_device
from parlour.server.api import data
from parlour.server.http.answers import HttpProblem, gone_problem, missing
from parlour.server.http.context import ApiRequest, Context
from parlour.server.http.routes import Routes
from parlour.server.notices.ways import forget_devices
from parlour.server.store import devices as kept
from parlour.server.store.devices import Device, Linked
from parlour.server.tables import frames as common
from parlour.words.names import readable_name

LINK_LIFETIME_S = 3_600
"""Seconds in which a seat link may be used, once."""
MAX_DEVICES = 20
"""Devices of one person."""
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "Chromebook"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)

route = Routes()


@route("GET /api/me")
async def me(asked: ApiRequest) -> data.Me:
    name = await asked.store.person(asked.person) if asked.person else None
    return data.Me(person=bool(asked.person), name=name or "")


@route("PUT /api/me", rate=limits.NAMES)
async def name_me(asked: ApiRequest, body: data.NameBody) -> data.Me:
    name = shown_name(body.name)
    await asked.store.name_person(asked.need_person(), name)
    return data.Me(person=True, name=name)


async def save_name(asked: ApiRequest, name: str | None) -> str:
    """Saves the name of a person who opens a table, if it is new, and returns it."""
    person = asked.need_person()
    known = await asked.store.person(person) or ""
    if not name or name == known:  # which may be older than the rules for names
        return readable_name(known) or "Guest"
    readable = shown_name(name)
    await asked.store.name_person(person, readable)
    return readable


def shown_name(name: str) -> str:
    """Returns a name that somebody types now; a problem if it cannot be shown."""
    plain = readable_name(name)
    if not plain:
        text = "A name has at least one letter or digit, and is not a link."
        raise HttpProblem(422, "bad-input", text)
    return plain


# Devices: links that add one, who is let in, and signing out


def label(agent: str) -> str:
    """Returns a browser's label in two words, by which people recognise it.

    >>> label("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    >>> label("curl/8")
    ''
    """
    found = (
        next((name for sign, name in signs if sign in agent), "")
        for signs in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name)


def this_device(asked: ApiRequest, id_: str) -> Device:
    agent = asked.request.headers.get("user-agent", "")
    return Device(id_, label(agent), asked.context.clock())


async def note(asked: ApiRequest, person: str, id_: str) -> None:
    """Notes the device that asks as a person's own, unless it is known already."""
    await kept.add_device(asked.store, person, this_device(asked, id_))


# Links


async def make_link(asked: ApiRequest, linked: Linked) -> str:
    """Makes the path of a link that makes another device the same person, once."""
    token = secrets.token_urlsafe(24)
    until = asked.context.clock() + LINK_LIFETIME_S
    await kept.keep_link(asked.store, token, linked, until)
    await note(asked, asked.person, asked.device)
    return f"/seat/{token}"


async def check_offer(asked: ApiRequest, token: str) -> Linked:
    """Reads a link; raises a problem if it is used up or void."""
    context = asked.context
    found = await kept.find_link(context.store, token, context.clock())
    if found is None:
        raise gone_problem()
    seats = await context.seats_of(found.table, found.person, asked.address)
    if found.seat not in seats:
        raise gone_problem()
    return found


@route("POST /api/seat/look", problems=(404,), rate=limits.CODES)
async def look_at_seat(asked: ApiRequest, body: data.TokenBody) -> data.SeatOffer:
    """Returns the person that a link makes of this browser, and the current one."""
    linked = await check_offer(asked, body.token)
    store, person = asked.store, asked.person
    other = person not in ("", linked.person)
    return data.SeatOffer(
        name=await store.person(linked.person) or "",
        you=await store.person(person) or "" if other else "",
        tables=len(await store.of_person(person, MAX_DEVICES)) if other else 0,
        yours=person == linked.person,
    )


@route("POST /api/seat", problems=(404, 409), rate=limits.CODES)
async def take_seat(asked: ApiRequest, body: data.TokenBody) -> data.TableTaken:
    """Makes this browser the person of a seat link, which is used up by it."""
    linked = await check_offer(asked, body.token)
    if asked.person != linked.person:
        if len(await kept.devices(asked.store, linked.person)) >= MAX_DEVICES:
            raise HttpProblem(409, "too-many", "Sign out another device first.")
        if not await kept.use_link(asked.store, body.token):
            raise gone_problem()
        await forget_devices(asked.store, [asked.device])
        device = secrets.token_hex(12)
        await note(asked, linked.person, device)
        asked.person, asked.device, asked.fresh = linked.person, device, True
    return data.TableTaken(table=linked.table)


# The list


@route("GET /api/me/devices")
async def my_devices(asked: ApiRequest) -> data.Devices:
    found = await kept.devices(asked.store, asked.person) if asked.person else []
    if asked.person and asked.device not in {device.id for device in found}:
        found.append(this_device(asked, asked.device))
    return data.Devices(
        devices=[
            data.DeviceInfo(**asdict(device), this=device.id == asked.device)
            for device in found
        ]
    )


@route("POST /api/me/devices/sign-out", problems=(404,), rate=limits.STIRS)
async def sign_out(asked: ApiRequest, body: data.DeviceBody) -> data.Devices:
    """Signs out a device: it is nobody's, and what it has open is closed."""
    if body.id == asked.device == first_device(asked.person):
        await note(asked, asked.person, asked.device)
    if not await kept.end_device(asked.store, asked.person, body.id):
        raise missing("You have no such device.")
    await forget_devices(asked.store, [body.id])
    asked.context.signed_in.turned_away(body.id)
    turn_out(asked.context, {body.id})
    return await my_devices(asked)


def turn_out(context: Context, ended: set[str]) -> None:
    """Closes what signed-out devices have open; they come back as strangers."""
    for live in context.tables.open.values():
        for conn in live.conns:
            if conn.device in ended:
                conn.close(common.RESTART)


async def turn_out_ended(context: Context) -> None:
    """Does the same for devices that were signed out at another worker."""
    lives = context.tables.open.values()
    names = list({conn.device for live in lives for conn in live.conns})
    for start in range(0, len(names), 500):
        turn_out(
            context,
            await kept.list_signed_out(context.store, names[start : start + 500]),
        )
