"""Games over HTTP: the shelf, words and pages, new tables, and their logs."""

import asyncio
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.bots import names as bot_names
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput, Refusal
from parlour.games import find, shelf
from parlour.presentation.guide import guide_of
from parlour.presentation.pages import credits_page
from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.api.people import named
from parlour.server.api.tables import address, of_kind
from parlour.server.games import actions, catalogue, outdated
from parlour.server.games.fold import dealing
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room
from parlour.server.games.table import GameTable
from parlour.server.http.answers import HttpProblem, answer, bad_options, busy, missing
from parlour.server.http.context import Asker, Context, given, spoken
from parlour.server.http.files import packed
from parlour.server.http.routes import Routes
from parlour.server.kinds import GAME
from parlour.server.tables import codes
from parlour.server.tables.requests import free_name
from parlour.server.tables.room import fold
from parlour.words.messages import Messages, refused

route = Routes()


@route("GET /api/games", gives=catalogue.Games)
async def games(context: Context, request: Request, who: Asker) -> Response:
    body = await asyncio.to_thread(catalogue.games_json)
    return packed(request, body, "application/json")


@route("GET /api/words/{language}/{slug}", None, "text/plain", 200, (404,))
async def words(context: Context, request: Request, who: Asker) -> Response:
    found = catalogue.words_text(
        request.path_params["language"], request.path_params["slug"]
    )
    if found is None:
        raise missing("There are no such words.")
    return packed(request, found.encode(), "text/plain")


@route("GET /api/pages/{language}/{slug}/{page}", None, catalogue.Page, 200, (404,))
async def pages(context: Context, request: Request, who: Asker) -> Response:
    path = request.path_params
    found = None
    if path["page"] in ("rules", "crib"):
        found = catalogue.page_data(path["language"], path["slug"], path["page"])
    if found is None:
        raise missing("There is no such page.")
    return packed(request, msgspec.json.encode(found), "application/json")


@route("GET /api/credits", gives=catalogue.Page, query=("language",))
async def credits_data(context: Context, request: Request, who: Asker) -> Response:
    page = catalogue.written(credits_page, spoken(request))
    return packed(request, msgspec.json.encode(page), "application/json")


# Tables


@route("POST /api/tables", data.TableBody, data.TableMade, 201)
async def new_table(context: Context, request: Request, who: Asker) -> Response:
    body = await given(request, data.TableBody)
    context.limit(limits.TABLES, who)
    if context.tables.full():
        raise busy()
    opened, seed = agreed(body)
    name = await named(context, who, body.name)
    opened.by = who.person
    draft = fold(Room, "", "", "", [(1, 0.0, opened)])
    made = seated(draft, [name, *(body.names or [])], body.pledge or "")
    if body.begin and len(made) < opened.bots.count(None):
        raise HttpProblem(422, "bad-input", "A game begins when no chair is free.")
    if body.begin or opened.guided:
        made.append(begun(draft))
    room = await context.tables.create(GAME, [opened, *made], seed=seed)
    context.metrics.created.labels(opened.game).inc()
    link = f"/t/{room.id}"
    return answer(data.TableMade(id=room.id, code=room.code, link=link), 201)


def agreed(body: data.TableBody) -> tuple[log.Opened, str | None]:
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
        plan = guide_of(game)
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


def seated(room: Room, names: list[str], pledge: str) -> list[log.AnyEntry]:
    """The host, and the others at the host's screen, each on a seat for people.

    All of them share what the host's browser adds to the deal.
    """
    free = [seat for seat, bot in enumerate(room.opened.bots) if bot is None]
    made: list[log.AnyEntry] = []
    for seat, name in zip(free, names, strict=False):
        taken = {sitter.name for sitter in room.sitters}
        sat = log.Sat(seat=seat, name=free_name(taken, name), by=room.opened.by)
        sat.pledge = "" if made else pledge
        room.apply(room.seq + 1, 0.0, sat)
        made.append(sat)
    return made


def begun(room: Room) -> log.AnyEntry:
    """How a table begins at which everybody sits already."""
    # A lesson has a deal of its own.
    entry = log.Began() if room.opened.guided else dealing.begun(room)
    entry.by = room.opened.by
    return entry


@route("POST /api/tables/{id}/bot-token", data.BotTokenBody, data.BotToken, 200, (403,))
async def bot_token(context: Context, request: Request, who: Asker) -> Response:
    """Lets a program play a chair, by a token that is good for nothing else.

    A new one makes the old one void, and so does whoever gets the chair later.
    """
    body = await given(request, data.BotTokenBody)
    found = await of_kind(GameTable, context, request, who)
    context.limit(limits.STIRS, who)
    program = codes.program_id()

    def engaged(room: Room) -> list[log.AnyEntry]:
        return actions.engage(room, who.person, body.seat, body.name, program)

    try:
        async with found.lock:
            await found.write(engaged)
    except Refusal as wrong:
        status = 403 if wrong.message == "host-only" else 409
        text = refused(Messages(found.room.game), wrong)
        raise HttpProblem(status, wrong.message, text) from None
    socket = address(context, request).replace("http", "ws", 1)
    id_ = found.room.id
    token = context.tokens.chair(id_, program)
    return answer(data.BotToken(token=token, socket=f"{socket}/ws/{id_}"))


@route("GET /api/tables/{id}/log", None, dict[str, Any])
async def table_log(context: Context, request: Request, who: Asker) -> Response:
    room = (await of_kind(GameTable, context, request, who)).room
    if room.outdated:
        rows = await context.store.read(room.id)
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
