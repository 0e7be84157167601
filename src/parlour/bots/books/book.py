"""A book: for each point of a game and each class of hands, how often to say what.

In a file it is a line that says what it is, a line of JSON with what it fits and
how it was made, and the rest packed: a line with its points, then for each of them,
answer after answer but the last, a byte for each class. 254 is always and 255 is for a
class that is not in the book.
"""

import hashlib
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.refusals import BadInput

FIRST_LINE: Final = b"a book of Parlour, 1\n"
ALWAYS: Final = 254
UNKNOWN: Final = 255
MOST_BYTES: Final = 1 << 25
"""No book unpacks to more."""


class Policy(Protocol):
    """A way to play that knows some questions and says so where it does not."""

    def answer(self, view: Any, pick: Pick, dice: Dice) -> list[Token] | None:
        """A legal answer, drawn by these dice; None where it does not know."""

    def odds(self, view: Any, pick: Pick) -> list[tuple[list[Token], float]] | None:
        """The answers it mixes and how often it gives each; None as above."""


Spot: TypeAlias = tuple[str, int, list[list[Token]]]
"""A point of a book, a class there, and the answers it mixes, in its order; no answers
where the question is none for books."""


class Reader(Protocol):
    """The module `book` of a game: how its questions are found in a book."""

    def settings(self, options: Any, seats: int) -> Mapping[str, int | str] | None:
        """What play depends on at such a table; None where no book can fit."""

    def spot(self, view: Any, pick: Pick) -> Spot:
        """Where in a book to look this question up."""


class Fit(msgspec.Struct, frozen=True):
    """The tables that a book is for."""

    game: str
    edition: int
    seats: int
    settings: dict[str, int | str]

    def told(self) -> str:
        pairs = " ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.game}, edition {self.edition}, {self.seats} seats, {pairs}"

    def mark(self) -> str:
        """A hash of all of it."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class Point(msgspec.Struct, frozen=True, array_like=True):
    """A point of the book and the size of its table."""

    name: str
    classes: int
    answers: int

    def size(self) -> int:
        return self.classes * (self.answers - 1)


class Head(msgspec.Struct, frozen=True):
    """What stands at the head of a book."""

    fit: Fit
    mark: str
    """Of `fit`, so that nobody makes a book fit by changing its head."""
    made: dict[str, Any]
    """By what it was made, with which settings, and what came out."""


class Book:
    """A book that is open: a policy for the tables it fits."""

    def __init__(
        self, head: Head, points: list[Point], table: bytes, reader: Reader
    ) -> None:
        self.head = head
        self.points = points
        self.table = table
        self.reader = reader
        self.places: dict[str, tuple[Point, int]] = {}
        start = 0
        for point in points:
            self.places[point.name] = (point, start)
            start += point.size()

    def weights(self, name: str, class_: int) -> list[int] | None:
        """How often each answer is given of 254 times; None if it is not known."""
        found = self.places.get(name)
        if found is None:
            return None
        point, start = found
        if not 0 <= class_ < point.classes:
            return None
        at = start + class_
        rest = ALWAYS
        weights: list[int] = []
        for place in range(at, at + point.size(), point.classes):
            weight = self.table[place]
            if weight == UNKNOWN:
                return None
            weights.append(weight)
            rest -= weight
        weights.append(rest)
        return weights

    def mixed(self, view: Any, pick: Pick) -> tuple[list[list[Token]], list[int]]:
        """The answers to a question with their weights; nothing if not known."""
        name, class_, answers = self.reader.spot(view, pick)
        weights = self.weights(name, class_)
        if weights is None or len(answers) != len(weights):
            return [], []
        return answers, weights

    def answer(self, view: Any, pick: Pick, dice: Dice) -> list[Token] | None:
        answers, weights = self.mixed(view, pick)
        if not answers:
            return None
        rest = dice.roll(ALWAYS)
        for place, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return answers[place]
        return answers[-1]

    def odds(self, view: Any, pick: Pick) -> list[tuple[list[Token], float]] | None:
        answers, weights = self.mixed(view, pick)
        if not answers:
            return None
        shares = [weight / ALWAYS for weight in weights]
        return [one for one in zip(answers, shares, strict=True) if one[1]]


# Files


def fit_of(game: Game, reader: Reader, options: Any, seats: int) -> Fit | None:
    """The tables like this one; None where no book can fit."""
    settings = reader.settings(options, seats)
    if settings is None:
        return None
    return Fit(game.slug, game.edition, seats, dict(settings))


def read_head(path: Path) -> tuple[Head, bytes]:
    """The head of a book and the rest, packed; BadInput if it is none."""
    try:
        with path.open("rb") as file:
            if file.readline(len(FIRST_LINE)) != FIRST_LINE:
                raise BadInput(
                    f"{path} is not a book, or of another version of Parlour"
                )
            head = msgspec.json.decode(file.readline(), type=Head)
            packed = file.read()
    except OSError as wrong:
        raise BadInput(f"cannot read {path}: {wrong.strerror}") from None
    except msgspec.MsgspecError as wrong:
        raise BadInput(f"{path} is a damaged book: {wrong}") from None
    if head.mark != head.fit.mark():
        raise BadInput(f"{path} is a damaged book: the checksum of its header is wrong")
    return head, packed


def read_book(path: Path, fit: Fit, reader: Reader) -> Book:
    """The book in a file, for such tables; BadInput says why it cannot be used."""
    head, packed = read_head(path)
    if head.mark != fit.mark():
        raise BadInput(f"{path} is for {head.fit.told()}; this is {fit.told()}")
    try:
        whole = zlib.decompressobj().decompress(packed, MOST_BYTES)
        listed, _, table = whole.partition(b"\n")
        points = msgspec.json.decode(listed, type=list[Point])
    except (zlib.error, msgspec.MsgspecError):
        raise BadInput(f"{path} is a damaged book: decompression failed") from None
    if len(table) != sum(point.size() for point in points):
        raise BadInput(f"{path} is a damaged book: the table has the wrong length")
    return Book(head, points, table, reader)


def write_book(path: Path, head: Head, points: list[Point], table: bytes) -> int:
    """Writes a book; how many bytes it takes."""
    packed = zlib.compress(msgspec.json.encode(points) + b"\n" + table, 9)
    whole = FIRST_LINE + msgspec.json.encode(head) + b"\n" + packed
    path.write_bytes(whole)
    return len(whole)


def lines(head: Head) -> Iterator[str]:
    """What a book says of itself."""
    yield f"A book for {head.fit.told()}."
    yield "Made with " + ", ".join(f"{k} {v}" for k, v in head.made.items()) + "."
