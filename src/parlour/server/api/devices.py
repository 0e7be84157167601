"""A person's devices: links that add one, who is let in, and signing out."""

import secrets

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.access.tokens import first_device
from parlour.server.api import data
from parlour.server.http.answers import HttpProblem, answer, gone
from parlour.server.http.context import Asker, Context, given
from parlour.server.http.routes import Routes
from parlour.server.store import devices as kept
from parlour.server.store.devices import Device, Linked
from parlour.server.tables import frames as common

LINK_LASTS = 3_600
"""Seconds in which a seat link may be used, once."""
MOST = 20
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


def label(agent: str) -> str:
    """What a browser calls itself, in two words, by which people know it again.

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


def this_device(context: Context, request: Request, id_: str) -> Device:
    return Device(id_, label(request.headers.get("user-agent", "")), context.clock())


async def note(context: Context, request: Request, person: str, id_: str) -> None:
    """Notes the device that asks as a person's own, unless it is known already."""
    await kept.add_device(context.store, person, this_device(context, request, id_))


# Links


async def make_link(
    context: Context, request: Request, who: Asker, linked: Linked
) -> str:
    """The path of a link that makes another device the same person, once."""
    context.limit(limits.STIRS, who)
    token = secrets.token_urlsafe(24)
    until = context.clock() + LINK_LASTS
    await kept.keep_link(context.store, token, linked, until)
    await note(context, request, who.person, who.device)
    return f"/seat/{token}"


async def offered(context: Context, token: str) -> Linked:
    """What a link stands for, if it may still be used."""
    found = await kept.linked(context.store, token, context.clock())
    if found is None:
        raise gone()
    if found.seat not in await context.seats_of(found.table, found.person):
        raise gone()
    return found


@route("POST /api/seat/look", data.TokenBody, data.SeatOffer, 200, (404,))
async def look_at_seat(context: Context, request: Request, who: Asker) -> Response:
    """Whom a link would make of this browser, and who it is now."""
    body = await given(request, data.TokenBody)
    context.limit(limits.CODES, who)
    linked = await offered(context, body.token)
    other = who.person not in ("", linked.person)
    tables = await context.store.of_person(who.person, MOST) if other else []
    return answer(
        data.SeatOffer(
            name=await context.store.person(linked.person) or "",
            you=await context.store.person(who.person) or "" if other else "",
            tables=len(tables),
            yours=who.person == linked.person,
        )
    )


@route("POST /api/seat", data.TokenBody, data.TableTaken, 200, (404, 409))
async def take_seat(context: Context, request: Request, who: Asker) -> Response:
    """Makes this browser the person of a seat link, which is used up by it."""
    body = await given(request, data.TokenBody)
    context.limit(limits.CODES, who)
    linked = await offered(context, body.token)
    if who.person != linked.person:
        if len(await kept.devices(context.store, linked.person)) >= MOST:
            raise HttpProblem(409, "too-many", "Sign another device out first.")
        if not await kept.use_link(context.store, body.token):
            raise gone()
        device = secrets.token_hex(12)
        await note(context, request, linked.person, device)
        who.person, who.device, who.fresh = linked.person, device, True
    return answer(data.TableTaken(table=linked.table))


# The list


@route("GET /api/me/devices", gives=data.Devices)
async def my_devices(context: Context, request: Request, who: Asker) -> Response:
    found = await kept.devices(context.store, who.person) if who.person else []
    if who.person and who.device not in {device.id for device in found}:
        found.append(this_device(context, request, who.device))
    return answer(
        data.Devices(
            devices=[
                data.Device(**asdict(device), this=device.id == who.device)
                for device in found
            ]
        )
    )


@route("POST /api/me/devices/sign-out", data.DeviceBody, data.Devices, 200, (404,))
async def sign_out(context: Context, request: Request, who: Asker) -> Response:
    """From now on a device is nobody's; what it has open is closed."""
    body = await given(request, data.DeviceBody)
    context.limit(limits.STIRS, who)
    if body.id == who.device == first_device(who.person):
        await note(context, request, who.person, who.device)
    if not await kept.end_device(context.store, who.person, body.id):
        raise HttpProblem(404, "missing", "You have no such device.")
    context.signed_in.turned_away(body.id)
    turn_out(context, {body.id})
    return await my_devices(context, request, who)


def turn_out(context: Context, ended: set[str]) -> None:
    """Closes what signed-out devices have open; they come back as strangers."""
    for live in context.tables.open.values():
        for conn in live.conns:
            if conn.device in ended:
                conn.close(common.RESTART)


async def turn_out_ended(context: Context) -> None:
    """The same for devices that were signed out at another worker."""
    lives = context.tables.open.values()
    names = list({conn.device for live in lives for conn in live.conns})
    for start in range(0, len(names), 500):
        turn_out(context, await kept.ended(context.store, names[start : start + 500]))
