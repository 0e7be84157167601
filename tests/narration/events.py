"""Events in few words, and what is told of them."""

from collections.abc import Iterator

from tests.engine.toys import HUSH

from parlour.engine.game import Game
from parlour.engine.happened import (
    AnyEvent,
    Decided,
    Moved,
    Paid,
    Said,
    Scored,
    Turned,
)
from parlour.engine.table import Table
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.narration import Line, LogNarrator, Reading
from parlour.testing.telling import reading

Events = list[AnyEvent]


def moved(pieces: str, source: str | None, target: str) -> Events:
    """`7h ?` is a card that is seen and one that is not."""
    return [
        Moved(piece=one, back="card", source=source, target=target)
        for one in row(pieces)
    ]


def row(names: str) -> list[str | None]:
    return [None if one == "?" else one for one in names.split()]


def turned(pieces: str) -> Events:
    return [Turned(piece=one, facing=1) for one in pieces.split()]


def chose(seat: int, prompt: str, chosen: str = "", sealed: bool = False) -> Events:
    return [Decided(seat=seat, prompt=prompt, sealed=sealed, chosen=row(chosen))]


def said(
    message: str,
    seat: int | None = None,
    number: int = 0,
    piece: str | None = None,
    *,
    target: int | None = None,
    of: int | None = None,
    rule: str = "",
) -> Events:
    found = Said(message=message, seat=seat, number=number, piece=piece, rule=rule)
    found.target, found.of = target, of
    return [found]


def paid(
    source: int | str | None, target: int | str, amount: int, rule: str = ""
) -> Events:
    return [Paid(source=source, target=target, amount=amount, rule=rule)]


def scored(seat: int, points: int, total: int, rule: str = "") -> Events:
    return [Scored(seat=seat, points=points, total=total, rule=rule)]


def game_of(slug: str) -> Game:
    """A game by its name; `hush` has no sentences of its own."""
    return HUSH if slug == "hush" else find(slug)


def table_of(slug: str) -> Table:
    """The usual table; in a contest Ben holds the hands 2 and 3."""
    game = game_of(slug)
    if slug == "contest":
        return game.table(2, {"cast": "1v2"})
    return game.table(game.usual_seats, {})


def teller_of(slug: str, viewer: int = AUDIENCE) -> LogNarrator:
    return LogNarrator(game_of(slug), table_of(slug), viewer)


def told(
    slug: str, events: Events, viewer: int = AUDIENCE, language: str = "en"
) -> list[str]:
    """Sentences, each followed by those it sums up, indented."""
    you = viewer if viewer < AUDIENCE else None
    words = reading(game_of(slug), you, language)
    return list(indented(words, teller_of(slug, viewer).lines(events)))


def indented(words: Reading, lines: list[Line], by: str = "") -> Iterator[str]:
    for line in lines:
        for text in words.read([line]):
            yield by + text
        yield from indented(words, line.detail, f"{by}  ")
