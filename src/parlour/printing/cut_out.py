"""Pieces to cut out: the dominoes of a table, the tarot deck, chips and markers."""

from typing import Any, Final

from parlour.engine.pieces import DOMINO, TAROT, Pieces
from parlour.presentation.drawings import card_picture
from parlour.presentation.layout import layout_of
from parlour.presentation.paper import paper_object
from parlour.printing.drawings import drawings
from parlour.printing.own import related_requests
from parlour.printing.request import PrintRequest

ACTED_LOOK: Final = "used"
"""The look of a piece that has acted; on paper a marker says so."""
SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">{}</svg>'
CHIPS_PER_SEAT: Final = {1: 12, 5: 8, 25: 4, 100: 2}
"""Chips of each value for a seat: enough for most evenings."""
MARKERS_PER_SEAT: Final = 4
"""Number of markers for pieces, per seat; there is one of each marker for people."""


def has_dominoes(want: PrintRequest) -> bool:
    return DOMINO in backs(want)


def has_tarot(want: PrintRequest) -> bool:
    return TAROT in backs(want)


def has_chips(want: PrintRequest) -> bool:
    """Returns True if there are chips or several markers; for one marker a coin will
    do."""
    return bool(chip_values(want)) or sum(one["count"] for one in markers(want)) > 1


def backs(want: PrintRequest) -> set[str]:
    return {back for pack in packs(want) for back in pack.backs}


def packs(want: PrintRequest) -> list[Pieces]:
    """Returns the packs of the table, and of the games that belong to it."""
    return [
        one.game.pieces(one.options, one.seats)
        for one in related_requests(want)
        if one.game
    ]


def dominoes(want: PrintRequest) -> dict[str, Any]:
    tiles = [
        (pack.high[piece], pack.low[piece])
        for pack in packs(want)
        for piece, back in enumerate(pack.backs)
        if back == DOMINO
    ]
    top = max(high for high, _ in tiles)
    return {
        **want.head("dominoes", count=len(tiles), top=top),
        "tiles": [
            {"name": f"{high}-{low}", "picture": tile(high, low)} for high, low in tiles
        ],
        "how": want.say("cut-how"),
    }


def tile(high: int, low: int) -> str:
    """Returns a domino as a drawing of 100 by 200."""
    halves = half(high) + f'<g transform="translate(0 100)">{half(low)}</g>'
    middle = '<path d="M14 100H86" stroke="#17181d" stroke-width="3"/>'
    return SVG.format(100, 200, halves + middle)


def half(count: int) -> str:
    """Returns the pips of a half, or a number where there are too many to count.

    >>> half(9).count("circle"), half(15).count("circle"), half(18).count("circle")
    (9, 15, 0)
    """
    found = spots(count)
    if len(found[1]) < count:
        return (
            '<text x="50" y="70" font-family="Fraunces" font-size="58"'
            f' text-anchor="middle" fill="#17181d">{count}</text>'
        )
    radius, places = found
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius}" fill="#17181d"/>'
        for x, y in places
    )


def spots(count: int) -> tuple[float, list[tuple[float, float]]]:
    """Returns the places of the pips of a half, as in `web/src/pieces/art.ts`."""
    drawn_in = drawings()["tiles"]
    grid = drawn_in["grid"].get(str(count))
    if grid is not None:
        places = [ord(letter) - ord("a") for letter in grid]
        return 9.8, [(23.0 + 27 * (at % 3), 23.0 + 27 * (at // 3)) for at in places]
    rows: list[int] = drawn_in["rows"].get(str(count), [])
    gap, radius = (17.5, 7.2) if 5 in rows else (19, 8.2)
    return radius, [
        (50 + (place - (many - 1) / 2) * gap, 23.0 + 27 * row)
        for row, many in enumerate(rows)
        for place in range(many)
    ]


def tarot(want: PrintRequest) -> dict[str, Any]:
    names = [
        name
        for pack in packs(want)
        for name, back in zip(pack.names, pack.backs, strict=True)
        if back == TAROT
    ]
    return {
        **want.head("tarot", count=len(names)),
        "cards": [tarot_card(want, name) for name in names],
        "signs": drawings()["signs"],
        "how": want.say("cut-how"),
    }


def tarot_card(want: PrintRequest, name: str) -> dict[str, Any]:
    title = want.words.text(f"tarot-{name}")
    picture = want.words.text(f"tarot-{name}", "picture")
    rank, suit = name[0], name[1]
    major = rank == "M"
    count = 0 if major else "A23456789T".find(rank) + 1 or 1
    return {
        "title": title,
        "numeral": roman(int(name[1:])) if major else rank.replace("T", "10"),
        "suit": "m" if major else suit,
        "signs": count,
        "picture": card_picture(name).decode(),
        "alt": f"{title}. {picture}",
    }


def roman(number: int) -> str:
    """Writes a number as a Roman numeral.

    >>> [roman(number) for number in (0, 4, 9, 18, 21)]
    ['0', 'IV', 'IX', 'XVIII', 'XXI']
    """
    tens, ones = divmod(number, 10)
    small = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
    return "X" * tens + small[ones] or "0"


def chips(want: PrintRequest) -> dict[str, Any]:
    return {
        **want.head("chips", seats=want.seats),
        "chips": [
            {"value": value, "count": CHIPS_PER_SEAT[value] * want.seats}
            for value in chip_values(want)
        ],
        "markers": markers(want),
        "how": want.say("cut-how"),
    }


def chip_values(want: PrintRequest) -> list[int]:
    """Returns the values of chips, for games that use any."""
    if want.game is None:
        return []
    number = layout_of(want.game).number
    paid = number is not None and "chips" in (number.source, number.unit)
    return list(CHIPS_PER_SEAT) if paid or want.game.pots else []


def markers(want: PrintRequest) -> list[dict[str, Any]]:
    """Returns the markers: dealer, starting player, and pieces that have acted."""
    if want.game is None:
        words = paper_object(want.package, "MARKERS") or ()
        return [
            {"label": want.words.text(f"paper-{word}"), "count": 1} for word in words
        ]
    layout = layout_of(want.game)
    found = [
        {"label": want.words.text(f"fact-{badge}"), "count": 1}
        for badge in layout.badges
    ]
    if ACTED_LOOK in layout.marks:
        used = {
            "label": want.say("marker-used"),
            "count": MARKERS_PER_SEAT * want.seats,
        }
        found.append(used)
    return found
