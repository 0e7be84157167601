"""Shows odds as a text table, as JSON and as a plot."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.lab.figures import Mean, Share

COLOURS = ("#8a3b2f", "#2f5d50", "#b58b3a")
"""Colours of the bars, by column; distinguishable in grey too."""

Figure: TypeAlias = Fraction | Share | Mean | float | int
"""A chance, exact or measured, or a number."""


@dataclass(frozen=True)
class OddsTable:
    """A titled table of figures with named rows."""

    title: str
    columns: Sequence[str]
    """The first is over the names of the rows."""
    rows: Sequence[tuple[str, Sequence[Figure]]]
    notes: Sequence[str] = ()
    averages: Sequence[str] = ()
    """Columns that are plain numbers and not chances."""
    aside: Sequence[str] = ()
    """Columns that a plot leaves out."""
    within: Sequence[str] = ()
    """Rows that are sums or parts of others: a plot draws them hollow, below a line."""
    wholes: Sequence[int] = ()
    """Denominator of exact odds, by row: 78 cards, 3003 pairs."""

    def lines(self) -> list[str]:
        """Formats the table as plain text."""
        cells = [list(self.columns)]
        for number, (name, figures) in enumerate(self.rows):
            whole = self.wholes[number] if self.wholes else 0
            shown = [
                format_figure(figure, column in self.averages, whole)
                for column, figure in zip(self.columns[1:], figures, strict=True)
            ]
            cells.append([name, *shown])
        widths = [max(len(row[n]) for row in cells) for n in range(len(self.columns))]
        lines = [self.title, ""]
        for row in cells:
            first = row[0].ljust(widths[0])
            rest = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
            lines.append("  ".join([first, *rest[1:]]).rstrip())
        return lines + [line for note in self.notes for line in ("", note)]

    def data(self) -> dict[str, Any]:
        """Returns the table as data: exact chances as fractions and as numbers."""
        return {
            "title": self.title,
            "rows": [
                {
                    self.columns[0]: name,
                    **{
                        column: figure_data(figure)
                        for column, figure in zip(
                            self.columns[1:], figures, strict=True
                        )
                    },
                }
                for name, figures in self.rows
            ],
            "notes": list(self.notes),
        }


def format_figure(figure: Figure, average: bool, whole: int) -> str:
    match figure:
        case Fraction() if average:
            return f"{float(figure):.2f}"
        case Fraction() if whole:
            return f"{figure * whole}/{whole} = {float(figure):.2%}"
        case Fraction():
            return f"{float(figure):.4%}"
        case float():
            return f"{figure:.2f}"
        case _:
            return str(figure)


def figure_data(figure: Figure) -> Any:
    match figure:
        case Fraction():
            return {"exact": str(figure), "value": float(figure)}
        case Share():
            return {"value": figure.value, "low": figure.low, "high": figure.high}
        case Mean():
            return {"value": figure.value, "half": figure.half}
        case _:
            return figure


def height(figure: Figure) -> float:
    return figure.value if isinstance(figure, Share | Mean) else float(figure)


def error(figure: Figure) -> tuple[float, float]:
    """Returns the error bars of a measured figure, below and above."""
    match figure:
        case Share():
            return max(0, figure.value - figure.low), max(0, figure.high - figure.value)
        case Mean():
            return figure.half, figure.half
        case _:
            return 0.0, 0.0


def plot(table: OddsTable, path: Path) -> None:
    """Draws a table as bars, in the format of the file's extension.

    Needs Matplotlib, which comes with `parlour[lab]`.
    """
    if not path.suffix:
        raise BadInput(f"{path} needs a file extension such as .svg")
    require("matplotlib", "lab")
    from matplotlib import rcParams
    from matplotlib.figure import Figure as Canvas

    rcParams["svg.hashsalt"] = "parlour"  # the same table draws the same file
    shown = [column for column in table.columns[1:] if column not in table.aside]
    panels = [
        ([column for column in shown if column not in table.averages], "%", 100.0),
        ([column for column in shown if column in table.averages], "on average", 1.0),
    ]
    panels = [panel for panel in panels if panel[0]]
    size = (8.0 + 3.0 * (len(panels) - 1), max(2.6, 0.36 * len(table.rows) + 1.7))
    canvas = Canvas(figsize=size, layout="constrained")
    canvas.suptitle(table.title, x=0.01, ha="left")
    for axes, (columns, unit, scale) in zip(
        canvas.subplots(1, len(panels), sharey=True, squeeze=False)[0],
        panels,
        strict=True,
    ):
        bars(axes, table, columns, scale)
        axes.set_xlabel(unit)
        if len(columns) > 1:  # above the bars, never over them
            axes.legend(
                frameon=False,
                ncols=len(columns),
                loc="lower right",
                bbox_to_anchor=(1, 1),
                borderaxespad=0.2,
            )
        axes.spines[["top", "right"]].set_visible(False)
    try:
        canvas.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except (OSError, ValueError) as wrong:
        raise BadInput(f"cannot draw {path}: {wrong}") from None


def bars(axes: Any, table: OddsTable, columns: Sequence[str], scale: float) -> None:
    """Draws a bar per figure of these columns, from the top like the table."""
    wide = 0.8 / len(columns)
    hollow = [name in table.within for name, _ in table.rows]
    for number, column in enumerate(columns):
        place = list(table.columns[1:]).index(column)
        figures = [figures[place] for _, figures in table.rows]
        spread = [[scale * error(f)[side] for f in figures] for side in (0, 1)]
        shift = (number - (len(columns) - 1) / 2) * wide
        colour = COLOURS[number % len(COLOURS)]
        axes.barh(
            [row + shift for row in range(len(figures))],
            [scale * height(figure) for figure in figures],
            wide,
            xerr=spread if any(map(any, spread)) else None,
            label=column,
            color=["none" if empty else colour for empty in hollow],
            edgecolor=colour,
        )
    if any(hollow):
        axes.axhline(hollow.index(True) - 0.5, color="#888888", lw=0.8, ls=":")
    axes.set_yticks(range(len(table.rows)), [name for name, _ in table.rows])
    axes.set_ylim(len(table.rows) - 0.4, -0.6)
    axes.set_ylabel(table.columns[0])
