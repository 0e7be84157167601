"""HTML made of elements, so that no text in it can ever be taken for a tag."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element, tostring

Part: TypeAlias = "Element | str | None"

WIDE: Final = 240
HIGH: Final = 44
"""Of a curve, in its own units."""


def el(tag: str, *parts: Part, **attributes: str | None) -> Element:
    """An element. `class_` is the attribute class, `aria_label` is aria-label, and
    one that is None is left out."""
    made = Element(tag)
    for name, value in attributes.items():
        if value is not None:
            made.set(name.rstrip("_").replace("_", "-"), value)
    add(made, parts)
    return made


def add(made: Element, parts: Iterable[Part]) -> None:
    for part in parts:
        if isinstance(part, Element):
            made.append(part)
        elif part and len(made):
            made[-1].tail = (made[-1].tail or "") + part
        elif part:
            made.text = (made.text or "") + part


def written(page: Element) -> bytes:
    made: bytes = tostring(page, encoding="utf-8", method="html")
    return b"<!doctype html>\n" + made


def rows(heads: Sequence[str], body: Iterable[Sequence[Part]], caption: str) -> Element:
    """A table: words in its first column, numbers in all others."""
    names = [
        el("th", head, scope="col", class_="number" if place else None)
        for place, head in enumerate(heads)
    ]
    lines = [
        el(
            "tr",
            el("th", line[0], scope="row"),
            *(el("td", cell, class_="number") for cell in line[1:]),
        )
        for line in body
    ]
    # Where it is too wide for a phone, the table scrolls and not the page.
    return el(
        "div",
        el(
            "table",
            el("caption", caption, class_="hidden"),
            el("thead", el("tr", *names)),
            el("tbody", *lines),
        ),
        class_="wide",
        role="region",
        tabindex="0",
        aria_label=caption,
    )


def facts(told: Iterable[tuple[str, Part]]) -> Element:
    """Names and what they are."""
    made = el("dl")
    for name, value in told:
        made.append(el("div", el("dt", name), el("dd", value)))
    return made


def curve(values: Sequence[float], about: str) -> Element:
    """A row of bars, the newest on the right; sixty fill it."""
    top = max([*values, 1e-9])
    step = WIDE / 60
    bars = []
    for place, value in enumerate(reversed(values[-60:])):
        high = max(1.0 if value else 0.0, HIGH * value / top)
        bars.append(
            el(
                "rect",
                x=f"{WIDE - (place + 1) * step:.1f}",
                y=f"{HIGH - high:.1f}",
                width=f"{step - 1:.1f}",
                height=f"{high:.1f}",
            )
        )
    return el(
        "svg",
        *bars,
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="none",
        role="img",
        aria_label=about,
        class_="curve",
    )


def bar(part: float, about: str) -> Element:
    """How full something is, from 0 to 1."""
    filled = min(1.0, max(0.0, part))
    return el(
        "svg",
        el("rect", width="100", height="6", rx="3", class_="rest"),
        el("rect", width=f"{100 * filled:.1f}", height="6", rx="3"),
        viewBox="0 0 100 6",
        preserveAspectRatio="none",
        role="img",
        aria_label=about,
        class_="bar full" if filled > 0.9 else "bar",
    )
