"""Draws findings as SVG: a dot and an interval for every arm and level of bot.

Colours are those of the browser client, for light and dark mode. Levels differ in shape
as well as in colour, so that prints in grey can be read. The description has the same
values in words, and pages have them in a table.
"""

import math
from collections.abc import Mapping, Sequence
from html import escape
from textwrap import wrap
from typing import Final, NamedTuple

from parlour.lab.figures import digits

STYLE: Final = """
svg { --paper: #fffaee; --line: #dccbaa; --ink: #2a2019; --quiet: #5f4e3c;
  --first: #2a2019; --second: #a06e10; --third: #28624d; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #2e2017; --line: #5b4635; --ink: #f6eddd; --quiet: #d3c5af;
    --first: #f6eddd; --second: #e9b950; --third: #7fc4a5; }
}
@media print { svg { --paper: #ffffff; --line: #cccccc; } }
text { font: 13px Figtree, system-ui, sans-serif; fill: var(--ink); }
.title { font: 600 16px Fraunces, Georgia, serif; }
.quiet { fill: var(--quiet); font-size: 12px; }
.paper { fill: var(--paper); }
.line { stroke: var(--line); }
.fair { stroke: var(--ink); stroke-dasharray: 4 3; }
.first { stroke: var(--first); fill: var(--paper); }
.second { stroke: var(--second); fill: var(--second); }
.third { stroke: var(--third); fill: var(--third); }
.first, .second, .third { stroke-width: 2; }
"""
"""The colours of the browser client, repeated because an image inherits none."""

SHAPES: Final = ("first", "second", "third")
WIDTH_PX: Final = 640
LEFT_PX: Final = 180
RIGHT_PX: Final = 90
"""Margins for names on the left and numbers on the right."""
TOP_PX: Final = 72
STEP_PX: Final = 20
"""Distance between two dots."""
TITLE_CHARACTERS: Final = 62
"""Characters of a title that fit into one line."""
GAP_PX: Final = 12
"""Additional distance between two arms."""
TICK_COUNT: Final = 5
"""Approximate number of grid lines."""


class Dot(NamedTuple):
    """A value with its interval."""

    value: float
    low: float
    high: float


def plot(
    says: str,
    arms: Mapping[str, Mapping[str, Dot]],
    *,
    share: bool,
    fair: float | None = None,
) -> str:
    """Draws an SVG image: a block per arm, and in each block a dot per level.

    `fair` adds a dashed line at that value.
    """
    says = says[:1].upper() + says[1:]
    levels = list(dict.fromkeys(level for dots in arms.values() for level in dots))
    dots = [dot for found in arms.values() for dot in found.values()]
    ticks = scale(dots, fair)
    titles = wrap(says, TITLE_CHARACTERS)
    below = (len(titles) - 1) * STEP_PX
    height = TOP_PX + sum(len(found) * STEP_PX + GAP_PX for found in arms.values()) + 34
    parts = [
        opening(height + below),
        f'<title id="t">{escape(says)}</title>',
        f'<desc id="d">{escape(describe_dots(arms, share))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH_PX}" height="{height + below}" rx="8"/>',
        *(
            f'<text class="title" x="20" y="{30 + n * STEP_PX}">{escape(text)}</text>'
            for n, text in enumerate(titles)
        ),
        *([f'<g transform="translate(0 {below})">'] if below else []),
        *legend(levels),
        *grid(ticks, height - 34, share),
    ]
    if fair is not None:
        x = place(fair, ticks)
        parts.append(line("fair", x, TOP_PX - 12, x, height - 34))
    y = TOP_PX + GAP_PX / 2
    for arm, found in arms.items():
        middle = y + (len(found) - 1) * STEP_PX / 2 + 4
        parts.append(f'<text x="20" y="{middle:g}">{escape(arm)}</text>')
        for level, dot in found.items():
            parts += whisker(dot, ticks, y, SHAPES[levels.index(level) % 3], share)
            y += STEP_PX
        y += GAP_PX
    return "\n".join([*parts, *(["</g>"] if below else []), "</svg>", ""])


# The scale


def scale(dots: Sequence[Dot], fair: float | None) -> list[float]:
    """Returns round numbers that span all intervals.

    >>> scale([Dot(0.3, 0.27, 0.34)], None)
    [0.26, 0.28, 0.3, 0.32, 0.34]
    """
    edges = [edge for dot in dots for edge in (dot.low, dot.high)]
    edges = [edge for edge in edges if math.isfinite(edge)] or [0.0, 1.0]
    if fair is not None:
        edges.append(fair)
    low, high = min(edges), max(edges)
    rough = (high - low or abs(high) or 1.0) / TICK_COUNT
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(n * power for n in (1, 2, 5, 10) if n * power >= rough * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(n * step, 10) for n in range(first, max(last, first + 1) + 1)]


def place(value: float, ticks: Sequence[float]) -> float:
    part = (value - ticks[0]) / (ticks[-1] - ticks[0])
    part = min(1.0, max(0.0, part))
    return round(LEFT_PX + part * (WIDTH_PX - LEFT_PX - RIGHT_PX), 1)


def grid(ticks: Sequence[float], bottom: float, share: bool) -> list[str]:
    parts: list[str] = []
    for tick in ticks:
        x = place(tick, ticks)
        text = f"{tick:.3g}" if not share else f"{tick * 100:.3g} %"
        parts.append(line("line", x, TOP_PX - 12, x, bottom))
        parts.append(
            f'<text class="quiet" x="{x:g}" y="{bottom + 20:g}"'
            f' text-anchor="middle">{text}</text>'
        )
    return parts


# Shapes and texts


def opening(height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH_PX} {height:g}"'
        f' width="{WIDTH_PX}" height="{height:g}" role="img" aria-labelledby="t d">'
    )


def text_at_end(text: str, y: float) -> str:
    return f'<text x="{WIDTH_PX - 16}" y="{y:g}" text-anchor="end">{text}</text>'


def legend(levels: Sequence[str]) -> list[str]:
    parts: list[str] = []
    x = 26.0
    for number, level in enumerate(levels):
        parts.append(mark(x, 48, SHAPES[number % 3]))
        parts.append(
            f'<text class="quiet" x="{x + 12:g}" y="52">{escape(level)}</text>'
        )
        x += 40 + 7 * len(level)
    return parts


def whisker(
    dot: Dot, ticks: Sequence[float], y: float, kind: str, share: bool
) -> list[str]:
    if math.isnan(dot.value):
        return [f'<text class="quiet" x="{LEFT_PX}" y="{y + 4:g}">never</text>']
    low, middle, high = (place(n, ticks) for n in (dot.low, dot.value, dot.high))
    return [
        line(kind, low, y, high, y),
        line(kind, low, y - 4, low, y + 4),
        line(kind, high, y - 4, high, y + 4),
        mark(middle, y, kind),
        text_at_end(format_number(dot.value, share), y + 4),
    ]


def mark(x: float, y: float, kind: str) -> str:
    """Draws a ring, a disc or a square."""
    if kind == "third":
        return (
            f'<rect class="{kind}" x="{x - 4:g}" y="{y - 4:g}" width="8" height="8"/>'
        )
    return f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="5"/>'


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def format_number(value: float, share: bool) -> str:
    """Formats a number, with a space before a percent sign."""
    return digits(value, share=share).replace("%", " %")


def describe_dots(arms: Mapping[str, Mapping[str, Dot]], share: bool) -> str:
    """Writes every value in words, for readers who cannot see the plot."""
    lines = [
        f"{arm}, {level}: {format_number(dot.value, share)}"
        f" ({format_number(dot.low, share)} to {format_number(dot.high, share)})"
        for arm, dots in arms.items()
        for level, dot in dots.items()
        if not math.isnan(dot.value)
    ]
    return "; ".join(lines)
