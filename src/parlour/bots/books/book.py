"""A book: for each point of a game and each class of hands, how often to give each
answer."""

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
CERTAIN_CODE: Final = 254
UNKNOWN_CODE: Final = 255
MAX_UNPACKED_BYTES: Final = 1 << 25
"""No book unpacks to more."""


class Policy(Protocol):
    """A way to play that knows some questions and says so where it does not."""

    def answer(self, view: Any, pick: Pick, dice: Dice) -> list[Token] | None:
        """Returns a legal answer, drawn by these dice; None if it is unknown."""

    def odds(self, view: Any, pick: Pick) -> list[tuple[list[Token], float]] | None:
        """Returns the answers with their probabilities; None if they are unknown."""


Spot: TypeAlias = tuple[str, int, list[list[Token]]]
"""A point of a book, a class there, and the answers it mixes, in its order; no answers
where the question is none for books."""


class BookReader(Protocol):
    """The module `book` of a game: how its questions are found in a book."""

    def settings(self, options: Any, seats: int) -> Mapping[str, int | str] | None:
        """Returns the options that play depends on at such a table; None if no book can
        fit."""

    def spot(self, view: Any, pick: Pick) -> Spot:
        """Returns the place of this question in a book."""


class Fit(msgspec.Struct, frozen=True):
    """The tables that a book is for."""

    game: str
    edition: int
    seats: int
    settings: dict[str, int | str]

    def describe(self) -> str:
        pairs = " ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.game}, edition {self.edition}, {self.seats} seats, {pairs}"

    def checksum(self) -> str:
        """Returns a hash of all fields."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class BookPoint(msgspec.Struct, frozen=True, array_like=True):
    """A point of the book and the size of its table."""

    name: str
    classes: int
    answers: int

    def size(self) -> int:
        return self.classes * (self.answers - 1)


class BookHead(msgspec.Struct, frozen=True):
    """Header of a book file."""

    fit: Fit
    mark: str
    """Hash of `fit`, so that an edited header is noticed."""
    made: dict[str, Any]
    """Program, settings and measured strength of the book."""


class Book:
    """A book that is open: a policy for the tables it fits."""

    def __init__(
        self, head: BookHead, points: list[BookPoint], table: bytes, reader: BookReader
    ) -> None:
        self.head = head
        self.points = points
        self.table = table
        self.reader = reader
        self.places: dict[str, tuple[BookPoint, int]] = {}
        start = 0
        for point in points:
            self.places[point.name] = (point, start)
            start += point.size()

    def weights(self, name: str, class_: int) -> list[int] | None:
        """Returns how often each answer is given, in 254ths; None if unknown."""
        found = self.places.get(name)
        if found is None:
            return None
        point, start = found
        if not 0 <= class_ < point.classes:
            return None
        at = start + class_
        rest = CERTAIN_CODE
        weights: list[int] = []
        for place in range(at, at + point.size(), point.classes):
            weight = self.table[place]
            if weight == UNKNOWN_CODE:
                return None
            weights.append(weight)
            rest -= weight
        weights.append(rest)
        return weights

    def mix_answers(self, view: Any, pick: Pick) -> tuple[list[list[Token]], list[int]]:
        """Returns the answers to a question with their weights; empty if unknown."""
        name, class_, answers = self.reader.spot(view, pick)
        weights = self.weights(name, class_)
        if weights is None or len(answers) != len(weights):
            return [], []
        return answers, weights

    def answer(self, view: Any, pick: Pick, dice: Dice) -> list[Token] | None:
        answers, weights = self.mix_answers(view, pick)
        if not answers:
            return None
        rest = dice.roll(CERTAIN_CODE)
        for place, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return answers[place]
        return answers[-1]

    def odds(self, view: Any, pick: Pick) -> list[tuple[list[Token], float]] | None:
        answers, weights = self.mix_answers(view, pick)
        if not answers:
            return None
        shares = [weight / CERTAIN_CODE for weight in weights]
        return [one for one in zip(answers, shares, strict=True) if one[1]]


# Files


def fit_of(game: Game, reader: BookReader, options: Any, seats: int) -> Fit | None:
    """Returns the description of tables like this one; None if no book can fit."""
    settings = reader.settings(options, seats)
    if settings is None:
        return None
    return Fit(game.slug, game.edition, seats, dict(settings))


def read_head(path: Path) -> tuple[BookHead, bytes]:
    """Returns the header of a book and its packed content; BadInput if it is not a
    book."""
    try:
        with path.open("rb") as file:
            if file.readline(len(FIRST_LINE)) != FIRST_LINE:
                raise BadInput(
                    f"{path} is not a book, or of another version of Parlour;"
                    " compute it again with parlour book make"
                )
            head = msgspec.json.decode(file.readline(), type=BookHead)
            packed = file.read()
    except OSError as wrong:
        raise BadInput(f"cannot read {path}: {wrong.strerror}") from None
    except msgspec.MsgspecError as wrong:
        raise BadInput(f"{path} is a damaged book: {wrong}") from None
    if head.mark != head.fit.checksum():
        raise BadInput(f"{path} is a damaged book: the checksum of its header is wrong")
    return head, packed


def read_book(path: Path, fit: Fit, reader: BookReader) -> Book:
    """Reads the book in a file for such tables; BadInput explains why it cannot be
    used."""
    head, packed = read_head(path)
    if head.mark != fit.checksum():
        raise BadInput(f"{path} is for {head.fit.describe()}; this is {fit.describe()}")
    try:
        whole = zlib.decompressobj().decompress(packed, MAX_UNPACKED_BYTES)
        listed, _, table = whole.partition(b"\n")
        points = msgspec.json.decode(listed, type=list[BookPoint])
    except (zlib.error, msgspec.MsgspecError):
        raise BadInput(f"{path} is a damaged book: decompression failed") from None
    if len(table) != sum(point.size() for point in points):
        raise BadInput(f"{path} is a damaged book: the table has the wrong length")
    return Book(head, points, table, reader)


def write_book(
    path: Path, head: BookHead, points: list[BookPoint], table: bytes
) -> int:
    """Writes a book; how many bytes it takes."""
    packed = zlib.compress(msgspec.json.encode(points) + b"\n" + table, 9)
    whole = FIRST_LINE + msgspec.json.encode(head) + b"\n" + packed
    path.write_bytes(whole)
    return len(whole)


def describe_book(head: BookHead) -> Iterator[str]:
    """Describes a book in lines of text."""
    yield f"A book for {head.fit.describe()}."
    yield "Made with " + ", ".join(f"{k} {v}" for k, v in head.made.items()) + "."
