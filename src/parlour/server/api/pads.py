"""Score pads over HTTP: new ones, and exports for spreadsheets and paper."""

import csv
import io
from typing import Any

from starlette.responses import Response

from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.kit.scoring import Cell
from parlour.presentation.pad import cell_text, columns
from parlour.printing.orders import Order
from parlour.printing.request import FilledPad
from parlour.scorekeeping.plans import has_pad, new_sheet, pad_to_keep
from parlour.server.access import limits
from parlour.server.api.data import PadBody, TableMade
from parlour.server.api.games import print_document
from parlour.server.api.people import shown_name
from parlour.server.api.tables import create_table
from parlour.server.http.answers import HttpProblem, bad_options, busy, download
from parlour.server.http.context import ApiRequest
from parlour.server.http.routes import Routes
from parlour.server.kinds import SCORE_PAD
from parlour.server.pads.acts import different_names
from parlour.server.pads.room import PadOpened, PadRoom
from parlour.server.pads.table import PadTable, row_message
from parlour.words.messages import MINUS, Messages

FORMULAS = ("=", "+", "-", "@")
"""First letters of a name that a spreadsheet would compute."""

route = Routes()


@route("POST /api/pads", status=201, rate=limits.TABLES)
async def new_pad(asked: ApiRequest, body: PadBody) -> TableMade:
    if asked.context.tables.full():
        raise busy()
    opened = check_pad(body)
    opened.by = asked.need_person()
    return await create_table(asked, SCORE_PAD, [opened])


def check_pad(body: PadBody) -> PadOpened:
    """Returns the first entry of the pad, or raises a problem."""
    if body.game not in shelf():
        raise HttpProblem(422, "no-such-game", "There is no game of that name.")
    game = find(body.game)
    if not has_pad(game):
        raise HttpProblem(422, "no-pad", f"{game.title} has no score pad.")
    seats = len(body.names)
    try:
        options = game.agree(seats, game.for_people(body.options))
        new_sheet(game, options, seats)
    except BadInput as wrong:
        raise bad_options(wrong) from None
    if body.dealer >= seats:
        raise HttpProblem(
            422, "bad-input", "The first dealer must be one of the players."
        )
    return PadOpened(
        game=game.slug,
        edition=game.edition,
        options=options_as_text(options),
        names=different_names([shown_name(one) for one in body.names]),
        dealer=body.dealer,
    )


@route("GET /api/tables/{id}/pad.csv", gives="text/csv", query=("language",))
async def pad_csv(asked: ApiRequest) -> Response:
    """Returns the pad as a table, under headings in `?language=`."""
    room: PadRoom = (await asked.table_of(PadTable)).room
    mark = "\ufeff"  # by which spreadsheets know UTF-8
    body = mark + format_csv(room, asked.language())
    return download(body, "text/csv; charset=utf-8", f"{room.opened.game}-pad.csv")


@route(
    "GET /api/tables/{id}/pad.pdf",
    gives="application/pdf",
    problems=(422, 501),
    query=("language", "paper"),
    rate=limits.PRINTS,
)
async def pad_pdf(asked: ApiRequest) -> Response:
    """Returns the pad on paper, filled in as it stands."""
    room: PadRoom = (await asked.table_of(PadTable)).room
    order = order_of(room, asked.query("paper", "a4"), asked.language())
    return await print_document(asked, order)


def order_of(room: PadRoom, paper: str, language: str) -> Order:
    return Order(
        game=room.opened.game,
        document="pad",
        seats=len(room.names),
        options={name: str(value) for name, value in room.sheet.given.items()},
        paper=paper,
        language=language,
        written=fill_in(room),
    )


def format_csv(room: PadRoom, language: str) -> str:
    """Formats a row for each round; columns are a name and what is written under it."""
    pad, _ = pad_to_keep(room.game)
    each, words = columns(pad, room.sheet.given), Messages(room.game, language)
    values: dict[str, Any] = {**room.sheet.given, "seats": len(room.names)}

    def title(label: str) -> str:
        return words.text(f"pad-{label}", **values)

    head = [words.text(row_message(room, pad))]
    names = [quote_formula(name) for name in room.names]
    head += [f"{name}: {title(label)}" for name in names for label in each]
    head += [title(label) for label in pad.side]
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(head)
    for number, line in enumerate(room.sheet.lines, start=1):
        cells = [
            format_number(cell_text(words, label, own.get(label, "")))
            for own in line.shown
            for label in each
        ]
        cells += [format_number(line.side.get(label, "")) for label in pad.side]
        writer.writerow([number, *cells])
    return out.getvalue()


def format_number(value: Cell) -> Cell:
    """Formats a number as spreadsheets read it.

    >>> format_number("−1½"), format_number("½"), format_number(7)
    ('-1.5', '0.5', 7)
    """
    if isinstance(value, str) and value.endswith("½"):
        sign = "-" if value.startswith(MINUS) else ""
        return f"{sign}{value.strip(MINUS + '½') or 0}.5"
    return value


def quote_formula(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULAS) else name


def fill_in(room: PadRoom) -> FilledPad:
    """Returns the pad as it is put on paper."""
    pad, _ = pad_to_keep(room.game)
    each = columns(pad, room.sheet.given)
    return FilledPad(
        names=room.names,
        columns=each,
        rows=[
            [[own.get(label, "") for label in each] for own in line.shown]
            for line in room.sheet.lines
        ],
        side=[
            [line.side.get(label, "") for label in pad.side]
            for line in room.sheet.lines
        ],
    )
