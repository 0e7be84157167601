"""What is shown of a score pad: the same to everybody who has its link."""

from parlour.kit.scoring import Said, Wrong
from parlour.presentation.pad import Keeps, Pad, columns
from parlour.scorekeeping.plans import pad_to_keep
from parlour.server.pads import frames
from parlour.server.pads.room import Kept, PadRoom, Renamed, Stopped, Wrote
from parlour.server.tables import frames as common
from parlour.server.tables.room import Company, Reader
from parlour.words.messages import Messages


def table(room: PadRoom, reader: Reader, company: Company) -> frames.PadTable:
    pad, keeps = pad_to_keep(room.game)
    sheet = room.sheet
    return frames.PadTable(
        id=room.id,
        code=room.code,
        game=room.opened.game,
        state=room.state,
        seats=[
            common.SeatInfo(seat=seat, name=name)
            for seat, name in enumerate(room.names)
        ],
        watchers=company.watchers,
        you_host=reader.host,
        options=sheet.given,
        row_called=row_called(room, pad),
        columns=columns(pad, sheet.given),
        total=keeps.total,
        side=pad.side,
        notes=pad.notes,
        rules=pad.rules,
        asks=sheet.asks,
        adds=keeps.adds,
        total_of=keeps.total_of,
        begins=sheet.begins,
        rounds=sheet.scoring.plan.rounds,
    )


def row_called(room: PadRoom, pad: Pad) -> str:
    return f"pad-{pad.rows}" if pad.rows else f"fact-{room.game.rounds}"


def scene(room: PadRoom, reader: Reader, company: Company) -> frames.Scene:
    sheet = room.sheet
    scoring = sheet.scoring
    _, keeps = pad_to_keep(room.game)
    undo, undoes = undoable(room)
    return frames.Scene(
        table=table(room, reader, company),
        looking=None,
        lines=lines(room),
        counted=[*scoring.counted()],
        places=scoring.places() if room.kept else [1] * sheet.seats,
        playing=scoring.playing(),
        dealer=scoring.dealer if sheet.leads and not room.over else None,
        says=ending(room) if room.over else so_far(room, keeps),
        over=room.over,
        winners=scoring.leaders() if room.over else [],
        undo=undo,
        undoes=undoes,
    )


def lines(room: PadRoom) -> list[frames.Line]:
    return [
        frames.Line(
            row=number,
            seq=kept.seq,
            by=kept.name,
            cells=[dict(cells) for cells in line.cells],
            shown=line.shown,
            side=line.side,
            wrong=why_not(room, line.wrong) if line.wrong else None,
        )
        for number, (kept, line) in enumerate(
            zip(room.kept, room.sheet.lines, strict=True), start=1
        )
    ]


def why_not(room: PadRoom, wrong: Wrong) -> frames.Told:
    """Why something cannot stand there; `column` is a label."""
    values: dict[str, int | str | list[str]] = {**wrong.values}
    if wrong.seat >= 0:
        values["name"] = room.names[wrong.seat]
    if wrong.column:
        values["column"] = wrong.column
    return frames.Told(
        message=f"refused-{wrong.message}", rule=wrong.rule, values=values
    )


def undoable(room: PadRoom) -> tuple[int, frames.Undoes]:
    if not room.steps or room.closed:
        return 0, ""
    step = room.steps[-1]
    what: frames.Undoes = "row"
    match step.entry:
        case Wrote() if isinstance(step.before, Kept):
            what = "correction"
        case Stopped():
            what = "stop"
        case Renamed():
            what = "names"
    return step.seq, what


def so_far(room: PadRoom, keeps: Keeps) -> list[frames.Told]:
    """What comes next, and how it stands."""
    sheet, scoring = room.sheet, room.sheet.scoring
    found: list[frames.Told] = []
    if sheet.leads or scoring.foretold():
        values: dict[str, int | str | list[str]] = {
            "row": scoring.rows + 1,
            **scoring.foretold(),
        }
        if sheet.leads:
            left = scoring.after(scoring.dealer)
            values |= {"dealer": room.names[scoring.dealer], "left": room.names[left]}
        found.append(frames.Told(message="pad-next", rule="", values=values))
    if not room.kept:
        return found
    leaders = scoring.leaders()
    if len(leaders) == sheet.seats and not scoring.tied_on():
        leaders = []  # nobody is ahead yet
    top = scoring.counted()[leaders[0]] if leaders else 0
    if scoring.tied_on():
        found.append(told(room, Said("pad-tied-on", keeps.rule, leaders)))
    elif leaders:
        found.append(told(room, Said("pad-leads", "", leaders, {"points": top})))
    goal = scoring.goal()
    if goal is not None and leaders and top < goal:
        lacks = {"lacks": goal - top, "target": goal}
        found.append(told(room, Said("pad-lacks", keeps.rule, leaders, lacks)))
    out = [seat for seat in range(sheet.seats) if seat not in scoring.playing()]
    if out:
        found.append(told(room, Said("pad-out", scoring.out_rule, out)))
    return found


def ending(room: PadRoom) -> list[frames.Told]:
    """Why it is over, and who won."""
    scoring = room.sheet.scoring
    why = room.sheet.ended or Said(stopped(room))
    winners = scoring.leaders()
    points = {"points": scoring.counted()[winners[0]] if winners else 0}
    won = Said("pad-wins", "", winners, points)
    return [told(room, why), told(room, won)]


def stopped(room: PadRoom) -> str:
    """Some games end in a way that the pad does not see, and say so."""
    own = Messages(room.game).has("pad-end-called")
    return "pad-end-called" if own else "pad-stopped"


def told(room: PadRoom, said: Said) -> frames.Told:
    names = [room.names[seat] for seat in said.seats]
    return frames.Told(
        message=said.message,
        rule=said.rule,
        values={**said.values, "names": names, "count": len(names)},
    )
