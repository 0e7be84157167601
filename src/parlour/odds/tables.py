"""Odds as people read them: a table of figures, JSON for programs, and a plot."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from parlour.engine.refusals import BadInput
from parlour.lab.figures import Mean, Share

Figure: TypeAlias = Fraction | Share | Mean | float | int
"""A chance, exact or measured, or a number."""


@dataclass(frozen=True)
class Table:
    """Rows of figures under a title, and what they are called."""

    title: str
    columns: Sequence[str]
    """The first is over the names of the rows."""
    rows: Sequence[tuple[str, Sequence[Figure]]]
    notes: Sequence[str] = ()
    chances: bool = True
    """Whether figures are chances, and plotted in percent."""
    averages: Sequence[str] = field(default=())
    """Columns that are plain numbers and not chances."""

    def lines(self) -> list[str]:
        """The table in plain text."""
        cells = [list(self.columns)]
        for name, figures in self.rows:
            told = [
                spelled(figure, column in self.averages)
                for column, figure in zip(self.columns[1:], figures, strict=True)
            ]
            cells.append([name, *told])
        widths = [max(len(row[n]) for row in cells) for n in range(len(self.columns))]
        lines = [self.title, ""]
        for row in cells:
            first = row[0].ljust(widths[0])
            rest = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
            lines.append("  ".join([first, *rest[1:]]).rstrip())
        return lines + [line for note in self.notes for line in ("", note)][:]

    def data(self) -> dict[str, Any]:
        """The table for programs: exact chances as fractions, and as numbers."""
        return {
            "title": self.title,
            "rows": [
                {
                    self.columns[0]: name,
                    **{
                        column: plain(figure)
                        for column, figure in zip(
                            self.columns[1:], figures, strict=True
                        )
                    },
                }
                for name, figures in self.rows
            ],
            "notes": list(self.notes),
        }


def spelled(figure: Figure, average: bool) -> str:
    match figure:
        case Fraction() if average:
            return f"{float(figure):.2f}"
        case Fraction():
            return f"{figure} = {float(figure):.2%}"
        case float():
            return f"{figure:.2f}"
        case _:
            return str(figure)


def plain(figure: Figure) -> Any:
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
    """How far a measured figure may be off, below and above."""
    match figure:
        case Share():
            return figure.value - figure.low, figure.high - figure.value
        case Mean():
            return figure.half, figure.half
        case _:
            return 0.0, 0.0


def plot(table: Table, path: Path) -> None:
    """Draws a table as bars, as SVG or whatever the file's name says.

    Needs Matplotlib, which comes with `parlour[plots]`.
    """
    if not path.suffix:
        raise BadInput(f"{path} needs an ending that says what it is, such as .svg")
    try:
        from matplotlib import rcParams
        from matplotlib.figure import Figure as Canvas
    except ImportError:
        raise BadInput(
            "a plot needs Matplotlib: install parlour[plots], or leave --plot out"
        ) from None
    rcParams["svg.hashsalt"] = "parlour"  # the same table draws the same file
    columns = [c for c in table.columns[1:] if c not in table.averages]
    columns = columns or list(table.columns[1:])
    scale = 100 if table.chances and columns[0] not in table.averages else 1
    canvas = Canvas(figsize=(max(6.0, 0.8 * len(table.rows) + 2), 4.2))
    axes = canvas.subplots()
    wide = 0.8 / len(columns)
    for number, column in enumerate(columns):
        place = list(table.columns[1:]).index(column)
        figures = [figures[place] for _, figures in table.rows]
        spread = [[scale * error(f)[side] for f in figures] for side in (0, 1)]
        axes.bar(
            [
                row + (number - (len(columns) - 1) / 2) * wide
                for row in range(len(figures))
            ],
            [scale * height(f) for f in figures],
            wide,
            yerr=spread if any(map(any, spread)) else None,
            label=column,
        )
    axes.set_xticks(range(len(table.rows)), [name for name, _ in table.rows])
    axes.set_xlabel(table.columns[0])
    axes.set_ylabel("%" if scale == 100 else ", ".join(columns))
    axes.set_title(table.title)
    if len(columns) > 1:
        axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    canvas.tight_layout()
    try:
        canvas.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except (OSError, ValueError) as wrong:
        raise BadInput(f"cannot draw {path}: {wrong}") from None
