"""Score pads: the sums for people who play with their own cards.

`pad.json` beside a game's rules declares the questions after each round and the end of
the game. If that is not enough, `SCORING` in `scoring.py` is a subclass of `Scoring`.
It uses the functions of the rules and repeats none of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from parlour.engine.refusals import Refusal
from parlour.engine.state import standing

Cell: TypeAlias = int | str
"""A cell as written: a number, a mark (0 or 1), one of some words, or ranks."""
Cells: TypeAlias = Mapping[str, Cell]
"""The cells of one seat in one row, by question."""
Row: TypeAlias = Sequence[Cells]
"""A row as it is written: cells by seat."""
Shown: TypeAlias = dict[str, Cell]
"""The cells of the columns, after the sums."""


class Wrong(Refusal):
    """A row that is impossible, and the rule that says so."""

    def __init__(
        self,
        message: str,
        rule: str = "",
        seat: int = -1,
        column: str = "",
        **values: int,
    ) -> None:
        super().__init__(message, rule)
        self.seat = seat
        """The seat of the wrong cell, if a single cell is wrong."""
        self.column = column
        self.values = values


@dataclass(frozen=True)
class PadMessage:
    """A message with its values: numbers, and seats, which are shown by name."""

    message: str
    rule: str = ""
    seats: Sequence[int] = ()
    values: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class PadPlan:
    """The declaration of a pad, with the options of one table filled in."""

    adds: str
    """The column whose numbers are added up."""
    total: str
    """The column that they are added up in, and that decides."""
    total_of: int | None = None
    """The fixed sum of the numbers of a row, if there is one."""
    most_of_all: int | None = None
    """The most that they may add up to."""
    most_winners: int | None = None
    """The largest number of seats with more than 0 in a row."""
    check_rule: str = ""
    """The rule behind these three."""
    target: int | None = None
    """The total that ends the game."""
    rounds: int | None = None
    """Number of rows of the game."""
    cap: int | None = None
    """Number of rows after which the game ends in any case."""
    tie_again: bool = False
    """Whether a shared lead at the target means another row."""
    rule: str = ""
    """The rule by which it ends."""


class Scoring:
    """The score so far. Rows are checked and then written, one after the other."""

    out_rule = ""
    """The rule by which somebody is out of the game."""

    def __init__(
        self, plan: PadPlan, options: Any, seats: int, dealer: int = 0
    ) -> None:
        self.plan = plan
        self.options = options
        self.seats = seats
        self.dealer = dealer
        """The seat that deals or begins the next row, depending on the game."""
        self.rows = 0
        self.totals = [self.first()] * seats
        self.gone = [0] * seats
        """The row in which each seat went out of the game; 0 for those still in."""

    # What games say in their own way

    def first(self) -> int:
        """Returns the total that everybody begins with."""
        return 0

    def playing(self) -> list[int]:
        """Returns the seats that the next row is about."""
        return [seat for seat in range(self.seats) if not self.gone[seat]]

    def gains(self, row: Row) -> list[int]:
        """Returns the number added to each total."""
        return [int(cells.get(self.plan.adds, 0)) for cells in row]

    def check(self, row: Row) -> None:
        """Raises Wrong for an impossible row; single cells are already checked."""

    def enter(self, row: Row) -> list[Shown]:
        """Writes a row down and returns the cells of its columns, seat by seat."""
        gains = self.gains(row)
        shown: list[Shown] = []
        for seat, cells in enumerate(row):
            self.totals[seat] += gains[seat]
            own: Shown = {**cells, self.plan.adds: gains[seat]}
            own[self.plan.total] = self.totals[seat]
            shown.append(own)
        return shown

    def side(self) -> Shown:
        """Returns the cells of the columns that all seats share."""
        return {}

    def standings(self) -> list[int]:
        """Returns the numbers that decide the places, the highest first."""
        return self.totals

    def scores(self) -> list[int]:
        """Returns the score of each seat."""
        return self.totals

    def end_message(self) -> PadMessage | None:
        """Returns the reason why the game is over now, if it is."""
        return self.by_plan()

    def goal(self) -> int | None:
        """Returns the total that ends the game, where one does."""
        return self.plan.target

    def pass_on(self) -> None:
        """Lets the next player who is in the game deal."""
        self.dealer = self.after(self.dealer)

    def next_row_values(self) -> dict[str, int]:
        """Returns the values of the game's own sentence about the next row, in addition
        to its number and dealer."""
        return {}

    def begins(self) -> Shown:
        """Returns the cells of the first line, before play begins."""
        return {self.plan.total: self.first()}

    # What all have

    def after(self, seat: int) -> int:
        """Returns the next to the left who is in the game."""
        left = self.playing()
        order = [*range(seat + 1, self.seats), *range(seat + 1)]
        return next((one for one in order if one in left), seat)

    def check_row(self, row: Row) -> None:
        """Raises Wrong for a row that the rules do not allow."""
        gains, plan = self.gains(row), self.plan
        rule, sum_ = plan.check_rule, sum(gains)
        if plan.most_winners is not None:
            winners = [seat for seat in range(self.seats) if gains[seat] > 0]
            if len(winners) > plan.most_winners:
                raise Wrong("pad-too-many-winners", rule, most=plan.most_winners)
        if plan.total_of is not None and sum_ != plan.total_of:
            over = sum_ - plan.total_of
            raise Wrong("pad-sum", rule, sum=sum_, must=plan.total_of, over=over)
        if plan.most_of_all is not None and sum_ > plan.most_of_all:
            raise Wrong("pad-sum-most", rule, sum=sum_, most=plan.most_of_all)
        self.check(row)

    def write(self, row: Row) -> list[Shown]:
        self.rows += 1
        shown = self.enter(row)
        self.pass_on()
        return shown

    def places(self) -> list[int]:
        return standing(self.standings())

    def leaders(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def by_plan(self) -> PadMessage | None:
        """Returns the end by the target, the number of rows, or the cap."""
        plan, top = self.plan, max(self.totals)
        leaders = [seat for seat, one in enumerate(self.totals) if one == top]
        settled = len(leaders) == 1 or not plan.tie_again
        if plan.target is not None and top >= plan.target and settled:
            return PadMessage(
                "pad-end-target", plan.rule, leaders, {"target": plan.target}
            )
        if plan.rounds is not None and self.rows >= plan.rounds:
            return PadMessage("pad-end-rounds", plan.rule, (), {"rounds": plan.rounds})
        if plan.cap is not None and self.rows >= plan.cap:
            return PadMessage("pad-end-cap", plan.rule, (), {"rounds": plan.cap})
        return None

    def tied_on(self) -> bool:
        """Returns whether the game goes on only because the lead is shared."""
        plan = self.plan
        return (
            plan.tie_again
            and plan.target is not None
            and max(self.totals) >= plan.target
            and len(self.leaders()) > 1
        )

    def last_one(self, rule: str) -> PadMessage | None:
        """Returns the end where one seat at most is left."""
        left = self.playing()
        if len(left) > 1:
            return None
        return (
            PadMessage("pad-end-last-one", rule, left)
            if left
            else PadMessage("pad-end-all-out")
        )

    def go_out(self, seat: int) -> None:
        self.gone[seat] = self.gone[seat] or self.rows


def number(cells: Cells, label: str) -> int:
    """Returns the cell as a number; 0 if it is empty."""
    return int(cells.get(label) or 0)
