"""A score pad as its rows make it: checked, added up, and what comes next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from parlour.engine.game import Game
from parlour.engine.options import options_as_text
from parlour.kit.scoring import Cell, PadMessage, Row, Scoring, Shown, Wrong
from parlour.presentation.pad import Ask
from parlour.scorekeeping.plans import asks, new_sheet, pad_to_keep

Given: TypeAlias = Sequence[Mapping[str, Cell | None]]
"""A row as it was sent: cells by seat, None or nothing for those left empty."""


@dataclass
class PadRow:
    """A row of the pad."""

    cells: Row
    shown: list[Shown]
    side: Shown
    dealer: int
    """Dealer of the row, if the game has one."""
    wrong: Wrong | None = None
    """Why it cannot be, since a row before it was corrected."""


@dataclass
class PadSheet:
    """The whole pad."""

    game: Game
    options: Any
    seats: int
    dealer: int = 0
    rows: list[Row] = field(default_factory=list)

    def __post_init__(self) -> None:
        _, keeps = pad_to_keep(self.game)
        self.asks = asks(keeps, self.options)
        self.given = options_as_text(self.options)
        self.leads = keeps.leads
        self.lines: list[PadRow] = []
        self.scoring = new_sheet(self.game, self.options, self.seats, self.dealer)
        self.begins = self.scoring.begins()
        self.ended: PadMessage | None = None
        rows, self.rows = self.rows, []
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Adds one row, which may be wrong because of an earlier one."""
        scoring = self.scoring
        self.rows.append(row)
        wrong: Wrong | None = None
        try:
            fill_row(self.asks, scoring, row)
            scoring.check_row(row)
        except Wrong as found:
            wrong = found
        dealer = scoring.dealer
        line = PadRow(row, scoring.write(row), scoring.side(), dealer, wrong)
        self.lines.append(line)
        self.ended = scoring.end_message()

    def checked(self, row: Given) -> Row:
        """Returns the next row with all cells filled in; raises Wrong if it is
        invalid."""
        if self.ended is not None:
            raise Wrong("pad-is-over", self.ended.rule)
        found = fill_row(self.asks, self.scoring, row)
        self.scoring.check_row(found)
        return found

    def standing(self) -> list[PadMessage]:
        """Names the leaders, what they lack, and players who are out."""
        scoring, found = self.scoring, list[PadMessage]()
        if not self.rows:
            return found
        _, keeps = pad_to_keep(self.game)
        leaders = scoring.leaders()
        if len(leaders) == self.seats and not scoring.tied_on():
            leaders = []  # nobody is ahead yet
        top = scoring.scores()[leaders[0]] if leaders else 0
        if scoring.tied_on():
            found.append(PadMessage("pad-tied-on", keeps.rule, leaders))
        elif leaders:
            found.append(PadMessage("pad-leads", "", leaders, {"points": top}))
        goal = scoring.goal()
        if goal is not None and leaders and top < goal:
            lacks = {"lacks": goal - top, "target": goal}
            found.append(PadMessage("pad-lacks", keeps.rule, leaders, lacks))
        out = [seat for seat in range(self.seats) if seat not in scoring.playing()]
        if out:
            found.append(PadMessage("pad-out", scoring.out_rule, out))
        return found

    def until(self, number: int) -> "PadSheet":
        """Returns the pad as it was before a row, counted from 1."""
        before = self.rows[: number - 1]
        sheet = PadSheet(self.game, self.options, self.seats, self.dealer, before)
        sheet.ended = None  # they played on, and so they may
        return sheet


def fill_row(asks: Sequence[Ask], scoring: Scoring, row: Given) -> Row:
    """Returns a row with all cells filled in; raises Wrong if it is invalid."""
    if len(row) != scoring.seats:
        raise Wrong("pad-not-a-row")
    labels = {ask.label for ask in asks}
    able = scoring.playing()
    cells: list[dict[str, Cell]] = []
    for seat, own in enumerate(row):
        if set(own) - labels:
            raise Wrong("pad-not-a-row")
        made: dict[str, Cell] = {}
        for ask in asks:
            value = own.get(ask.label)
            if value in (None, "", 0) and (seat not in able or ask.kind != "number"):
                continue
            if seat not in able:
                raise Wrong("pad-is-out", scoring.out_rule, seat, ask.label)
            if value is None or value == "":
                value = ask.usual
            if value is not None:
                made[ask.label] = read_cell(ask, value, seat)
        cells.append(made)
    for ask in asks:
        if ask.kind != "number":
            continue
        missing = [seat for seat in able if ask.label not in cells[seat]]
        whole = scoring.plan.total_of
        if len(missing) == 1 and ask.label == scoring.plan.adds and whole is not None:
            rest = whole - sum(int(own.get(ask.label, 0)) for own in cells)
            cells[missing[0]][ask.label] = read_cell(ask, rest, missing[0])
        elif missing:
            raise Wrong("pad-missing", "", missing[0], ask.label)
    return cells


def read_cell(ask: Ask, value: Cell, seat: int) -> Cell:
    """Checks a cell and returns its value."""
    match ask.kind, value:
        case "number", int() if not isinstance(value, bool):
            if value < ask.least:
                message = "pad-not-negative" if ask.least == 0 else "pad-least"
                raise Wrong(message, "", seat, ask.label, least=ask.least)
            if value > ask.most:
                raise Wrong("pad-most", "", seat, ask.label, most=ask.most)
            return value
        case "mark", 1:  # one that is not set is left out
            return 1
        case "choice", str() if value in ask.choices:
            return value
        case "cards", str() if set(value) <= set(ask.choices):
            if len(value) > ask.most:
                raise Wrong("pad-most-cards", "", seat, ask.label, most=ask.most)
            if any(value.count(rank) > ask.each for rank in value):
                raise Wrong("pad-card-twice", "", seat, ask.label, each=ask.each)
            return "".join(sorted(value, key=ask.choices.index))
    raise Wrong("pad-not-a-row")
