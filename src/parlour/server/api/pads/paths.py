"""Score pads over HTTP: new ones, and what is taken home."""

from starlette.responses import Response

from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.printing.orders import Order
from parlour.scorekeeping.plans import has_pad, new_sheet
from parlour.server.access import limits
from parlour.server.api.data import TableMade
from parlour.server.api.games import printed
from parlour.server.api.pads.data import PadBody
from parlour.server.api.people import shown_name
from parlour.server.api.tables import laid
from parlour.server.http.answers import HttpProblem, bad_options, busy, download
from parlour.server.http.context import Asked
from parlour.server.http.routes import Routes
from parlour.server.kinds import SCORE_PAD
from parlour.server.pads.acts import different_names
from parlour.server.pads.exports import as_csv, written
from parlour.server.pads.room import Opened, PadRoom
from parlour.server.pads.table import PadTable

route = Routes()


@route("POST /api/pads", status=201, rate=limits.TABLES)
async def new_pad(asked: Asked, body: PadBody) -> TableMade:
    if asked.context.tables.full():
        raise busy()
    opened = agreed(body)
    opened.by = asked.need_person()
    return await laid(asked, SCORE_PAD, [opened])


def agreed(body: PadBody) -> Opened:
    """The pad that is asked for, or a problem that says what is wrong."""
    if body.game not in shelf():
        raise HttpProblem(422, "no-such-game", "There is no game of that name.")
    game = find(body.game)
    if not has_pad(game):
        raise HttpProblem(422, "no-pad", f"Nobody keeps score in {game.title}.")
    seats = len(body.names)
    try:
        options = game.agree(seats, game.for_people(body.options))
        new_sheet(game, options, seats)
    except BadInput as wrong:
        raise bad_options(wrong) from None
    if body.dealer >= seats:
        raise HttpProblem(422, "bad-input", "Whoever deals first sits at the table.")
    return Opened(
        game=game.slug,
        edition=game.edition,
        options=shown(options),
        names=different_names([shown_name(one) for one in body.names]),
        dealer=body.dealer,
    )


@route("GET /api/tables/{id}/pad.csv", gives="text/csv", query=("language",))
async def pad_csv(asked: Asked) -> Response:
    """The pad as a table, under headings in `?language=`."""
    room: PadRoom = (await asked.table_of(PadTable)).room
    body = "\ufeff" + as_csv(room, asked.language())  # by which spreadsheets know UTF-8
    return download(body, "text/csv; charset=utf-8", f"{room.opened.game}-pad.csv")


@route(
    "GET /api/tables/{id}/pad.pdf",
    gives="application/pdf",
    problems=(422, 501),
    query=("language", "paper"),
    rate=limits.PRINTS,
)
async def pad_pdf(asked: Asked) -> Response:
    """The pad on paper, filled in as it stands."""
    room: PadRoom = (await asked.table_of(PadTable)).room
    order = order_of(room, asked.query("paper", "a4"), asked.language())
    return await printed(asked, order)


def order_of(room: PadRoom, paper: str, language: str) -> Order:
    return Order(
        game=room.opened.game,
        document="pad",
        seats=len(room.names),
        options={name: str(value) for name, value in room.sheet.given.items()},
        paper=paper,
        language=language,
        written=written(room),
    )
