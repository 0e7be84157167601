"""A score pad's table and its frames, the same for everybody who has its link.

`acts` has what it takes. The browser's types are made from these classes.
"""

from itertools import takewhile
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.engine.options import Value
from parlour.engine.refusals import BadInput, Refusal
from parlour.kit.scoring import Cell, PadMessage, Wrong
from parlour.presentation.pad import Ask, Pad, columns
from parlour.scorekeeping.plans import pad_to_keep
from parlour.server.pads import acts
from parlour.server.pads.room import PadEntry, PadRoom, Undoes, decode
from parlour.server.tables.act import Act, make_refusal
from parlour.server.tables.checkpoint import Checkpoint
from parlour.server.tables.frames import EveryMessage, No, SeatInfo, Sent, fill
from parlour.server.tables.room import Company, Lines, Reader, TableState
from parlour.server.tables.table import OpenTable, Shown
from parlour.words import messages
from parlour.words.messages import Messages


class PadTableInfo(Struct, kw_only=True, tag_field="kind", tag="pad"):
    """The parts of a pad that rows do not change: game, names, questions."""

    id: str
    code: str
    game: str
    state: TableState
    seats: list[SeatInfo]
    """Names; nobody sits at a pad, anybody who has its link may write."""
    watchers: int
    """Number of people who look at it."""
    you_host: bool
    options: dict[str, Value]
    """With `seats`, what messages of the pad are given."""
    row_called: str
    """The message that a row is called by."""
    columns: list[str]
    """Columns of each seat: `pad-LABEL`."""
    total: str
    """The column that decides."""
    side: list[str]
    notes: list[str]
    rules: list[str]
    asks: list[Ask]
    adds: str
    total_of: int | None
    """The sum of `adds` in a row; one empty cell is computed."""
    begins: dict[str, Cell]
    """The cells of the first line."""
    rounds: int | None
    """Number of rows of the game, if it is known."""
    next: str | None = None
    """Id of the pad with which the same people go on, once it exists."""


class PadSentence(Struct, kw_only=True):
    """A sentence: the message, and what it names; lists are names."""

    message: str
    rule: str
    values: dict[str, int | str | list[str]]


class PadLine(Struct, kw_only=True):
    """A row of the pad."""

    row: int
    seq: int
    """The entry that wrote it last."""
    by: str
    """The name of that person; empty for guests without a name."""
    cells: list[dict[str, Cell]]
    shown: list[dict[str, Cell]]
    side: dict[str, Cell]
    wrong: PadSentence | None
    """The reason why it is wrong now that an earlier row was corrected."""


class PadScene(Struct, kw_only=True):
    table: PadTableInfo
    looking: None
    lines: list[PadLine]
    counted: list[int]
    """The score of each seat."""
    places: list[int]
    playing: list[int]
    """The seats that the next row is about."""
    dealer: int | None
    """The seat that deals next, or begins."""
    says: list[PadSentence]
    """The score and what comes next; when it is over, why and who won."""
    over: bool
    winners: list[int]
    undo: int
    """The number of the change that would be undone next; 0 for none."""
    undoes: Undoes


class PadWelcome(Sent, tag="welcome"):
    seq: int
    scene: PadScene


class PadUpdate(Sent, tag="update"):
    seq: int
    kept: int
    """Number of unchanged lines at the beginning; `lines` has those that follow."""
    scene: PadScene


Message: TypeAlias = EveryMessage | PadWelcome | PadUpdate


class PadTable(OpenTable[PadRoom, PadEntry]):
    read_entry = staticmethod(decode)
    decode = staticmethod(msgspec.json.Decoder(acts.Request).decode)

    def refusal(self, act: Act, wrong: BadInput) -> No:
        room = self.room
        words = Messages(room.game)
        if not isinstance(wrong, Refusal):
            return make_refusal(act, wrong, str(wrong))
        if not isinstance(wrong, Wrong):
            return make_refusal(act, wrong, messages.refusal_text(words, wrong))
        why = explain(room, wrong)
        given: dict[str, Any] = {**why.values}
        if wrong.column:
            of_game: dict[str, Any] = {**room.sheet.given, "seats": len(room.names)}
            given["column"] = words.text(f"pad-{wrong.column}", **of_game)
        made = make_refusal(act, wrong, words.text(why.message, **given))
        made.values = {
            name: one for name, one in why.values.items() if not isinstance(one, list)
        }
        return made

    def restless(self) -> bool:
        return False

    def send_news(self, lines: Lines, before: Checkpoint) -> None:
        self.send_updates()

    def make_update(
        self, reader: Reader, company: Company, since: int, known: tuple[Any, ...]
    ) -> Shown:
        """Leaves out the lines at the beginning that the reader has already."""
        made = make_scene(self.room, reader, company)
        now = versions(made.lines)
        pairs = zip(known, now, strict=False)
        kept = len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])
        fresh = replace(made, lines=made.lines[kept:])
        frame = PadUpdate(seq=self.room.seq, kept=kept, scene=fresh)
        return Shown(frame, frame.seq, now)

    def make_welcome(self, reader: Reader, since: int | None) -> Shown:
        made = make_scene(self.room, reader, self.company())
        frame = PadWelcome(seq=self.room.seq, scene=made)
        return Shown(frame, frame.seq, versions(made.lines))

    def info(self, reader: Reader) -> PadTableInfo:
        return table_info(self.room, reader, self.company())


def versions(lines: list[PadLine]) -> tuple[tuple[int, str], ...]:
    """Returns what distinguishes each line from others that were in its place after the
    same lines: the entry that wrote it, and the names in what is wrong with it."""
    return tuple(
        (line.seq, str(line.wrong.values) if line.wrong else "") for line in lines
    )


# Making frames


def table_info(room: PadRoom, reader: Reader, company: Company) -> PadTableInfo:
    pad, keeps = pad_to_keep(room.game)
    sheet = room.sheet
    return fill(
        PadTableInfo,
        room,
        sheet,
        pad,
        keeps,
        game=room.opened.game,
        seats=[SeatInfo(seat=seat, name=name) for seat, name in enumerate(room.names)],
        watchers=company.watchers,
        you_host=reader.host,
        options=sheet.given,
        row_called=row_message(room, pad),
        columns=columns(pad, sheet.given),
        rounds=sheet.scoring.plan.rounds,
    )


def row_message(room: PadRoom, pad: Pad) -> str:
    return f"pad-{pad.rows}" if pad.rows else f"fact-{room.game.rounds}"


def make_scene(room: PadRoom, reader: Reader, company: Company) -> PadScene:
    sheet = room.sheet
    scoring = sheet.scoring
    step = room.steps[-1] if room.steps and not room.closed else None
    return PadScene(
        table=table_info(room, reader, company),
        looking=None,
        lines=[
            fill(
                PadLine,
                line,
                row=number,
                seq=row.seq,
                by=row.name,
                cells=[dict(cells) for cells in line.cells],
                wrong=explain(room, line.wrong) if line.wrong else None,
            )
            for number, (row, line) in enumerate(
                zip(room.rows, sheet.lines, strict=True), start=1
            )
        ],
        counted=[*scoring.scores()],
        places=scoring.places() if room.rows else [1] * sheet.seats,
        playing=scoring.playing(),
        dealer=scoring.dealer if sheet.leads and not room.over else None,
        says=say_ending(room) if room.over else say_standing(room),
        over=room.over,
        winners=scoring.leaders() if room.over else [],
        undo=step.seq if step else 0,
        undoes=step.undoes if step else "",
    )


def explain(room: PadRoom, wrong: Wrong) -> PadSentence:
    """Makes the sentence for a mistake; `column` is a label."""
    values: dict[str, int | str | list[str]] = {**wrong.values}
    if wrong.seat >= 0:
        values["name"] = room.names[wrong.seat]
    if wrong.column:
        values["column"] = wrong.column
    return PadSentence(
        message=f"refused-{wrong.message}", rule=wrong.rule, values=values
    )


def say_standing(room: PadRoom) -> list[PadSentence]:
    """Makes the sentences for the next row and the score."""
    sheet, scoring = room.sheet, room.sheet.scoring
    found: list[PadSentence] = []
    if sheet.leads or scoring.next_row_values():
        values: dict[str, int | str | list[str]] = {
            "row": scoring.rows + 1,
            **scoring.next_row_values(),
        }
        if sheet.leads:
            left = scoring.after(scoring.dealer)
            values |= {"dealer": room.names[scoring.dealer], "left": room.names[left]}
        found.append(PadSentence(message="pad-next", rule="", values=values))
    return [*found, *(name_seats(room, one) for one in sheet.standing())]


def say_ending(room: PadRoom) -> list[PadSentence]:
    """Makes the sentences for the end. If a game ends in a way that the pad does not
    see, it has a message for that."""
    scoring = room.sheet.scoring
    called = Messages(room.game).has("pad-end-called")
    why = room.sheet.ended or PadMessage("pad-end-called" if called else "pad-stopped")
    winners = scoring.leaders()
    points = {"points": scoring.scores()[winners[0]] if winners else 0}
    won = PadMessage("pad-wins", "", winners, points)
    return [name_seats(room, why), name_seats(room, won)]


def name_seats(room: PadRoom, said: PadMessage) -> PadSentence:
    names = [room.names[seat] for seat in said.seats]
    return PadSentence(
        message=said.message,
        rule=said.rule,
        values={**said.values, "names": names, "count": len(names)},
    )
