"""Games over HTTP: the shelf, words, pages and paper, new tables, and their logs."""

import asyncio

import msgspec
from starlette.responses import Response

from parlour.bots import names as bot_names
from parlour.engine.options import options_as_text, read_pairs
from parlour.engine.refusals import BadInput, Refusal
from parlour.games import find, shelf
from parlour.match.log import Log
from parlour.presentation.guide import guide_of
from parlour.presentation.pages import credits_page
from parlour.printing.documents import document_names, file_name
from parlour.printing.orders import Order, make_ordered_pdf
from parlour.printing.typesetting import ready
from parlour.server.access import limits
from parlour.server.api import catalogue, data, replay_data
from parlour.server.api.people import save_name, shown_name
from parlour.server.api.tables import address, create_table
from parlour.server.games import entries as log
from parlour.server.games.clocks import SLOW_ANSWER_S
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.games.table import GameTable
from parlour.server.http.answers import (
    HttpProblem,
    bad_options,
    busy,
    download,
    missing,
    no_typst,
)
from parlour.server.http.context import ApiRequest, digits
from parlour.server.http.files import cached_response, find_docs
from parlour.server.http.routes import Routes
from parlour.server.kinds import GAME
from parlour.server.process.bounds import OWN_GAME_BOUNDS
from parlour.server.tables import codes
from parlour.server.tables.act import chosen_name, free_name, host_only
from parlour.server.tables.room import BOT_NAMES, fold
from parlour.words.messages import Messages, refusal_text

route = Routes()


@route("GET /api/games", gives=catalogue.Games)
async def games(asked: ApiRequest) -> Response:
    body = await asyncio.to_thread(
        catalogue.games_json,
        experts=asked.context.settings.experts > 0,
        lab=asked.context.lab.on,
        docs=find_docs() is not None,
    )
    return cached_response(asked.request, body, "application/json")


@route("GET /api/games/{slug}/effects", gives=catalogue.Effects, problems=(404,))
async def effects(asked: ApiRequest) -> Response:
    """Returns effects of single options, as measured in studies."""
    found = catalogue.effects_data(asked.path("slug"))
    if found is None:
        raise missing("There is no such game.")
    return cached_response(
        asked.request, msgspec.json.encode(found), "application/json"
    )


@route("GET /api/words/{language}/{slug}", gives="text/plain", problems=(404,))
async def words(asked: ApiRequest) -> Response:
    found = catalogue.words_text(asked.path("language"), asked.path("slug"))
    if found is None:
        raise missing("There are no such words.")
    return cached_response(asked.request, found.encode(), "text/plain")


@route("GET /api/pages/{language}/{slug}/{page}", gives=catalogue.Page, problems=(404,))
async def pages(asked: ApiRequest) -> Response:
    language, slug, page = map(asked.path, ("language", "slug", "page"))
    found = None
    if page in ("rules", "crib"):
        found = catalogue.page_data(language, slug, page)
    if found is None:
        raise missing("There is no such page.")
    return cached_response(
        asked.request, msgspec.json.encode(found), "application/json"
    )


@route("GET /api/credits", gives=catalogue.Page, query=("language",))
async def credits_data(asked: ApiRequest) -> Response:
    page = catalogue.read_page(credits_page, asked.language())
    return cached_response(asked.request, msgspec.json.encode(page), "application/json")


# Paper


@route("GET /api/print/{language}/{slug}", problems=(404,))
async def prints(asked: ApiRequest) -> catalogue.Prints:
    """Lists the documents of a game, or of the story table."""
    found = catalogue.prints(asked.path("language"), asked.path("slug"))
    if found is None:
        raise missing("There is nothing to print.")
    return found


@route(
    "GET /api/print/{language}/{slug}/{document}.pdf",
    gives="application/pdf",
    problems=(404, 422, 429, 501),
    query=("paper", "seats", "option"),
    rate=limits.PRINTS,
)
async def print_pdf(asked: ApiRequest) -> Response:
    """Returns a document for `?seats=` with each `&option=name=value`, on `&paper=`."""
    return await print_document(asked, read_order(asked))


async def print_document(asked: ApiRequest, order: Order) -> Response:
    """Makes the ordered document in another process."""
    try:
        want = order.make_request()
    except BadInput as wrong:
        raise bad_options(wrong) from None
    if order.document not in document_names(want):
        raise missing("There is no such document.")
    if not ready():
        raise no_typst()
    name = file_name(want, order.document)
    with asked.context.downloads.begin(asked.address) as place:
        body = await asked.run_sandboxed(
            "unprintable",
            make_ordered_pdf,
            msgspec.json.encode(order),
            bounds=OWN_GAME_BOUNDS,
        )
        return place.answer(download(body, "application/pdf", name, "inline"))


def read_order(asked: ApiRequest) -> Order:
    """Reads the order; raises a problem that names the mistake."""
    if catalogue.prints(asked.path("language"), asked.path("slug")) is None:
        raise missing("There is nothing to print.")
    seats = asked.query("seats")
    if seats and not digits(seats):
        raise HttpProblem(422, "bad-input", "`seats` must be a number.")
    try:
        options = read_pairs(asked.request.query_params.getlist("option"))
    except BadInput as wrong:
        raise bad_options(wrong) from None
    return Order(
        game=asked.path("slug"),
        document=asked.path("document"),
        seats=int(seats) if seats else None,
        options={name: str(value) for name, value in options.items()},
        paper=asked.query("paper", "a4"),
        language=asked.path("language"),
    )


# Tables


@route("POST /api/tables", status=201, rate=limits.TABLES)
async def new_table(asked: ApiRequest, body: data.TableBody) -> data.TableMade:
    if asked.context.tables.full():
        raise busy()
    opened, seed = read_table(body)
    others = list(map(shown_name, body.names or []))
    name = await save_name(asked, body.name)
    opened.by = asked.person
    draft = fold(GameRoom, "", "", "", [(1, 0.0, opened)])
    sitting = seat_people(draft, [name, *others], body.pledge or "")
    if body.begin and len(sitting) < opened.bots.count(None):
        raise HttpProblem(422, "bad-input", "A game begins when no chair is free.")
    if body.begin or opened.guided:
        sitting.append(begin_table(draft))
    return await create_table(asked, GAME, [opened, *sitting], seed)


def read_table(body: data.TableBody) -> tuple[log.Opened, str | None]:
    """Reads the first entry of a table; raises a problem that names the mistake."""
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
        settled = options_as_text(game.agree(seats, options))
    except BadInput as wrong:
        raise bad_options(wrong) from None
    bots = [*bots, *[None] * (seats - len(bots))]
    if len(bots) > seats or None not in bots:
        raise HttpProblem(422, "bad-input", "Leave at least one seat without a bot.")
    strengths = bot_names(game)
    if any(bot is not None and bot not in strengths for bot in bots):
        raise HttpProblem(
            422, "no-such-bot", f"Choose a bot: {' or '.join(strengths)}."
        )
    if len(body.names or []) > bots.count(None) - 1:
        raise HttpProblem(422, "bad-input", "There are more people than seats.")
    if body.clock is not None and body.per_move is not None:
        raise HttpProblem(422, "bad-input", "A table has one kind of clock.")
    slow = body.per_move is not None and body.per_move >= SLOW_ANSWER_S
    opened = log.Opened(
        game=game.slug,
        edition=game.edition,
        seats=seats,
        options=settled,
        public=body.public and not body.guide,
        watch=body.watch,
        delay=body.delay,
        pace=body.pace,
        candle=0 if body.guide or body.pace == "fast" or slow else body.candle,
        clock=None if body.guide else body.clock,
        per_move=0 if body.guide else body.per_move or 0,
        at_zero=body.at_zero,
        holiday=body.holiday if slow else 0,
        guided=body.guide,
        bots=bots,
    )
    return opened, seed


def seat_people(room: GameRoom, names: list[str], pledge: str) -> list[GameEntry]:
    """Returns the host, and the others at the host's screen, each on a seat for people.

    All of them share what the host's browser adds to the deal.
    """
    free = [seat for seat, bot in enumerate(room.opened.bots) if bot is None]
    made: list[GameEntry] = []
    for seat, name in zip(free, names, strict=False):
        taken = {sitter.name for sitter in room.sitters}
        sat = log.Sat(seat=seat, name=free_name(taken, name), by=room.opened.by)
        sat.pledge = "" if made else pledge
        room.apply(room.seq + 1, 0.0, sat)
        made.append(sat)
    return made


def begin_table(room: GameRoom) -> GameEntry:
    """Returns the first entry of play at a table that is full from the start."""
    # A lesson has a deal of its own.
    entry = log.Began() if room.opened.guided else log.call_or_deal(room)
    entry.by = room.opened.by
    return entry


@route("POST /api/tables/{id}/bot-token", problems=(403,), rate=limits.STIRS)
async def bot_token(asked: ApiRequest, body: data.BotTokenBody) -> data.BotToken:
    """Lets a program play a chair, by a token that is good for nothing else.

    A new token makes the old one void; so does the next player on that chair.
    """
    found = await asked.table_of(GameTable)
    program = codes.program_id()

    def engage_program(room: GameRoom) -> list[GameEntry]:
        return engage(room, asked.person, body.seat, body.name, program)

    try:
        async with found.lock:
            await found.write(engage_program)
    except Refusal as wrong:
        status = 403 if wrong.message == "host-only" else 409
        text = refusal_text(Messages(found.room.game), wrong)
        raise HttpProblem(status, wrong.message, text) from None
    socket = address(asked).replace("http", "ws", 1)
    id_ = found.room.id
    token = asked.context.tokens.chair(id_, program)
    return data.BotToken(token=token, socket=f"{socket}/ws/{id_}")


def engage(
    room: GameRoom, by: str, seat: int, name: str | None, program: str
) -> list[GameEntry]:
    """Gives a chair that nobody sits on to a program; one that was there is out."""
    host_only(room, by)
    room.check_open()
    if room.state == "over":
        raise Refusal("game-over")
    room.check_settled()
    if seat >= len(room.sitters):
        raise Refusal("no-such-seat")
    sitter = room.sitters[seat]
    if sitter.person and not sitter.program:
        raise Refusal("seat-taken")
    if room.opened.guided:
        raise Refusal("bots-teach")
    if not sitter.program and room.state == "playing" and not room.deal:
        raise Refusal("hand-stays")
    others = {one.name for place, one in enumerate(room.sitters) if place != seat}
    wanted = chosen_name(name) if name else sitter.name or BOT_NAMES[seat]
    return [log.Sat(seat=seat, name=free_name(others, wanted), by=program)]


@route("GET /api/tables/{id}/log", gives=Log)
async def table_log(asked: ApiRequest) -> Response:
    room = (await asked.table_of(GameTable)).room
    if room.outdated:
        rows = await asked.store.read(room.id)
        lines = [(row.seq, row.at, log.decode(row.body)) for row in rows]
        kept = replay_data.outdated_log(room, lines)
    else:
        kept = room.match.log() if room.match and room.state == "over" else None
    if kept is None:
        raise HttpProblem(
            409, "not-over", "The log is available once the game is over."
        )
    name = f"{room.opened.game}-{room.replay[:8]}.json"
    return download(kept.to_json(), "application/json", name)
