"""The HTTP interface: people, tables, words, pages and replays."""

import asyncio
import hashlib
from io import BytesIO
from urllib.parse import quote

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from parlour import __version__, laying
from parlour.bots import names as bot_names
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.pages import credits_page
from parlour.server import (
    api,
    catalogue,
    dealing,
    limits,
    lobby,
    looks,
    openapi,
    outdated,
    replays,
)
from parlour.server import entries as log
from parlour.server.acts import free_name, readable
from parlour.server.codes import tidy
from parlour.server.confined import OWN
from parlour.server.desk import Asker, Desk, given, need_person, read_body
from parlour.server.devices import make_link
from parlour.server.live import Live
from parlour.server.packed import packed, ready_packed
from parlour.server.problems import HttpProblem, bad_options, busy, gone, unread
from parlour.server.quotas import note, room_for
from parlour.server.replies import answer
from parlour.server.room import Room
from parlour.server.rooms import Gone
from parlour.server.store.devices import Linked

CARDS = 30
"""Tables in each list of the lobby."""


def missing(text: str) -> HttpProblem:
    return HttpProblem(404, "missing", text)


# People


async def me(desk: Desk, request: Request, who: Asker) -> Response:
    name = await desk.store.person(who.person) if who.person else None
    return answer(api.Me(person=bool(who.person), name=name or ""))


async def name_me(desk: Desk, request: Request, who: Asker) -> Response:
    body = await given(request, api.NameBody)
    desk.limit(limits.NAMES, who)
    name = shown_name(body.name)
    await desk.store.name_person(need_person(who), name)
    return answer(api.Me(person=True, name=name))


def shown_name(name: str) -> str:
    plain = readable(name)
    if not plain:
        raise HttpProblem(422, "bad-input", "A name needs at least one letter.")
    return plain


# Games and their words


async def games(desk: Desk, request: Request, who: Asker) -> Response:
    body = await asyncio.to_thread(catalogue.games_json)
    return packed(request, body, "application/json")


async def words(desk: Desk, request: Request, who: Asker) -> Response:
    found = catalogue.words_text(
        request.path_params["language"], request.path_params["slug"]
    )
    if found is None:
        raise missing("There are no such words.")
    return packed(request, found.encode(), "text/plain")


async def pages(desk: Desk, request: Request, who: Asker) -> Response:
    path = request.path_params
    found = None
    if path["page"] in ("rules", "crib"):
        found = catalogue.page_data(path["language"], path["slug"], path["page"])
    if found is None:
        raise missing("There is no such page.")
    return packed(request, msgspec.json.encode(found), "application/json")


async def credits_data(desk: Desk, request: Request, who: Asker) -> Response:
    page = api.Page(html=catalogue.html(credits_page()))
    return packed(request, msgspec.json.encode(page), "application/json")


# Tables


async def tables(desk: Desk, request: Request, who: Asker) -> Response:
    mine = await desk.store.of_person(who.person, CARDS) if who.person else []
    own = {row.id for row in mine}
    rows = await desk.store.open_tables(2 * CARDS)
    others = [row for row in rows if row.id not in own and lobby.worth_showing(row)]
    return answer(
        api.Tables(
            mine=[lobby.card(row, who.person) for row in mine if lobby.goes_on(row)],
            open=[lobby.card(row, who.person) for row in others[:CARDS]],
        )
    )


async def new_table(desk: Desk, request: Request, who: Asker) -> Response:
    body = await given(request, api.TableBody)
    desk.limit(limits.TABLES, who)
    if len(desk.rooms.open) >= desk.rooms.most:
        raise busy()
    opened, seed = agreed(body)
    host = need_person(who)
    opened.by = host
    name = shown_name(body.name or await desk.store.person(host) or "Guest")
    if body.name:
        await desk.store.name_person(host, name)
    sitting = seated(opened, host, [name, *(body.names or [])], body.pledge)
    if body.begin and len(sitting) < opened.bots.count(None):
        raise HttpProblem(422, "bad-input", "A game begins when no chair is free.")
    if body.begin or opened.guided:
        sitting = [*sitting, begun(opened, sitting)]
    room = await desk.rooms.create(opened, sitting, seed=seed)
    desk.metrics.created.labels(opened.game).inc()
    made = api.TableMade(id=room.id, code=room.code, link=f"/t/{room.id}")
    return answer(made, 201)


def agreed(body: api.TableBody) -> tuple[log.Opened, str | None]:
    """The table that is asked for, or a problem that says what is wrong."""
    if body.game not in shelf():
        raise HttpProblem(422, "no-such-game", "There is no game of that name.")
    game = find(body.game)
    seats, options, seed = (
        body.seats or game.usual_seats,
        game.for_people(body.options),
        None,
    )
    bots = body.bots
    if body.guide:
        plan = laying.guide(game)
        if plan is None:
            raise HttpProblem(422, "no-guide", f"{game.title} has no guided game yet.")
        seats, options, seed = plan.seats, dict(plan.options), plan.seed
        bots = [None, *["regular"] * (seats - 1)]
    try:
        settled = shown(game.agree(seats, options))
    except BadInput as wrong:
        raise bad_options(wrong) from None
    bots = [*bots, *[None] * (seats - len(bots))]
    if len(bots) > seats or None not in bots:
        raise HttpProblem(422, "bad-input", "One seat at least is for you.")
    strengths = bot_names(game)
    if any(bot is not None and bot not in strengths for bot in bots):
        raise HttpProblem(422, "no-such-bot", f"Bots are {' or '.join(strengths)}.")
    if len(body.names or []) > bots.count(None) - 1:
        raise HttpProblem(422, "bad-input", "There are more people than seats.")
    opened = log.Opened(
        game=game.slug,
        edition=game.edition,
        seats=seats,
        options=settled,
        public=body.public and not body.guide,
        watch=body.watch,
        delay=body.delay,
        pace=body.pace,
        candle=0 if body.guide or body.pace == "fast" else body.candle,
        clock=None if body.guide else body.clock,
        guided=body.guide,
        bots=bots,
    )
    return opened, seed


def seated(
    opened: log.Opened, host: str, names: list[str], pledge: str | None = None
) -> list[log.AnyEntry]:
    """The host, and the others at the host's screen, each on a seat for people.

    All of them share what the host's browser adds to the deal.
    """
    room = Room("", "", "")
    room.apply(1, 0.0, opened)
    free = [seat for seat, bot in enumerate(opened.bots) if bot is None]
    made: list[log.AnyEntry] = []
    for seat, name in zip(free, names, strict=False):
        sat = log.Sat(seat=seat, name=free_name(room, name), by=host)
        sat.pledge = "" if made else pledge or ""
        room.apply(room.seq + 1, 0.0, sat)
        made.append(sat)
    return made


def begun(opened: log.Opened, sitting: list[log.AnyEntry]) -> log.AnyEntry:
    """How a table begins at which everybody sits already."""
    if opened.guided:
        return log.Began(by=opened.by)  # a lesson has a deal of its own
    room = Room("", "", "")
    for entry in (opened, *sitting):
        room.apply(room.seq + 1, 0.0, entry)
    entry = dealing.begun(room)
    entry.by = opened.by
    return entry


async def join(desk: Desk, request: Request, who: Asker) -> Response:
    body = await given(request, api.CodeBody)
    desk.limit(limits.CODES, who)
    row = await desk.store.by_code(tidy(body.code))
    if row is None or row.state == "closed":
        raise HttpProblem(
            404, "no-such-code", "No table has this code. Ask for it once more."
        )
    story = "" if row.game in shelf() else row.game
    return answer(api.TableFound(id=row.id, game=story))


async def live(desk: Desk, request: Request) -> Live:
    try:
        return await desk.rooms.live(request.path_params["id"])
    except Gone:
        raise gone() from None


async def table(desk: Desk, request: Request, who: Asker) -> Response:
    """What a visitor may know before sitting down."""
    found = await live(desk, request)
    room = found.room
    if who.person in room.banned:
        raise gone()
    reader = looks.Reader(
        None,
        tuple(room.seats_of(who.person)),
        bool(who.person) and who.person == room.host,
    )
    return answer(looks.table_info(room, reader, found.company()))


async def table_qr(desk: Desk, request: Request, who: Asker) -> Response:
    found = await live(desk, request)
    link = f"{address(desk, request)}/t/{found.room.id}"
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, scale=6, border=2, omitsize=True
    )
    return Response(
        drawn.getvalue(),
        media_type="image/svg+xml",
        headers={"Cache-Control": "no-store"},
    )


def address(desk: Desk, request: Request) -> str:
    """Where the asker reached us; another device should find us there too."""
    if desk.settings.url:
        return desk.settings.url
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if host else desk.settings.address


async def seat_link(desk: Desk, request: Request, who: Asker) -> Response:
    body = await given(request, api.SeatBody)
    found = await live(desk, request)
    if body.seat not in found.room.seats_of(who.person):
        raise HttpProblem(403, "not-your-seat", "That is not your seat.")
    linked = Linked(who.person, found.room.id, body.seat)
    return answer(api.Link(link=await make_link(desk, request, who, linked)))


async def table_log(desk: Desk, request: Request, who: Asker) -> Response:
    room = (await live(desk, request)).room
    if room.outdated:
        rows = await desk.store.read(room.id)
        lines = [(row.seq, row.at, log.decode(row.body)) for row in rows]
        kept = outdated.record(room, lines)
    else:
        kept = room.match.log() if room.match and room.state == "over" else None
    if kept is None:
        raise HttpProblem(409, "not-over", "The log is told when the game is over.")
    name = quote(f"{room.opened.game}-{room.replay[:8]}.json")
    return Response(
        kept.written(),
        media_type="application/json",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


# Replays


async def import_log(desk: Desk, request: Request, who: Asker) -> Response:
    desk.limit(limits.UPLOADS, who)
    with desk.taking_in(limits.LOG_BODY, who):
        text = await read_body(request, limits.LOG_BODY)
        await room_for(desk, who, len(text))
        try:
            kept = await desk.confined.run(replays.admitted, text, by=who.address)
        except BadInput as wrong:
            raise unread(wrong, "bad-log") from None
    id_ = hashlib.sha256(b"import:" + kept).hexdigest()[:32]
    await desk.store.keep_replay(id_, kept)
    await note(desk, who, "replay", id_, len(kept))
    return answer(api.TableFound(id=id_), 201)


async def show_replay(desk: Desk, request: Request, who: Asker) -> Response:
    desk.limit(limits.REPLAYS, who)
    kept = await desk.store.replay(request.path_params["id"])
    if kept is None:
        raise missing("There is no such replay.")
    seen_as = request.query_params.get("as", "watcher").encode()
    try:
        made = await desk.confined.run(
            replays.steps, kept, seen_as, by=who.address, bounds=OWN
        )
    except BadInput as wrong:
        raise unread(wrong, "bad-input") from None
    return await asyncio.to_thread(ready_packed, request, made, "application/json")


# The server itself


async def health(desk: Desk, request: Request, who: Asker) -> Response:
    database = await desk.store.alive()
    made = api.Health(ok=database, database=database, version=__version__)
    return answer(made, 200 if database else 503)


async def description(desk: Desk, request: Request, who: Asker) -> Response:
    return packed(request, openapi.description(), "application/json")
