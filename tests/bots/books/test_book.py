"""Books: how they are written, read, refused, and played by."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.test_cli import refused, run

from parlour.bots.books import Book, book_for
from parlour.bots.books.book import (
    CERTAIN_CODE,
    BookHead,
    BookPoint,
    Fit,
    fit_of,
    read_book,
    read_head,
    write_book,
)
from parlour.bots.books.bot import book as book_bot
from parlour.bots.books.make import make_tables
from parlour.bots.books.pack import pack_chances, pack_points, strategy_of
from parlour.bots.books.sampled import Lesson, learn
from parlour.bots.books.shelf import reader_of, shipped_books
from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.engine.views import view
from parlour.games import find

FIT = Fit("willow", 2, 2, {"ante": 1})
NAMES = ["one", "two"]
CHANCES = [
    np.array([[0.5, 1.0, 0.0], [0.5, 0.0, 1.0]]),
    np.array([[0.2, 0.0], [0.3, 0.0], [0.5, 0.0]]),
]


class Anywhere:
    """A reader that finds every question where it is told."""

    def __init__(self, name: str = "two", class_: int = 0) -> None:
        self.at = (name, class_)

    def settings(self, options: Any, seats: int) -> dict[str, int | str]:
        return {}

    def spot(self, view: Any, pick: Any) -> tuple[str, int, list[list[Any]]]:
        return (*self.at, [[7], [8], [9]])


def small_book(reader: Any) -> Book:
    points, table = pack_points(NAMES, CHANCES)
    return Book(BookHead(FIT, FIT.checksum(), {}), points, table, reader)


def test_chances_are_kept_to_a_254th() -> None:
    book = small_book(Anywhere())
    assert book.weights("one", 1) == [CERTAIN_CODE, 0]
    assert book.weights("one", 0) == [127, 127]
    found = strategy_of(book, NAMES)
    assert np.abs(found[1][:, 0] - CHANCES[1][:, 0]).max() < 1 / CERTAIN_CODE


def test_parts_always_add_up() -> None:
    dice = np.random.default_rng(5)
    chances = dice.random((4, 300)) ** 3
    parts = np.frombuffer(pack_chances(chances), np.uint8).reshape(3, 300)
    rest = CERTAIN_CODE - parts.sum(0, dtype=int)
    assert rest.min() >= 0
    assert (
        np.abs(rest / CERTAIN_CODE - chances[3] / chances.sum(0)).max()
        < 1.01 / CERTAIN_CODE
    )


@pytest.mark.parametrize(("name", "class_"), [("two", 1), ("two", 2), ("three", 0)])
def test_a_book_says_where_it_does_not_know(name: str, class_: int) -> None:
    book = small_book(Anywhere(name, class_))
    pick: Any = None
    assert book.answer(None, pick, Dice(1)) is None
    assert book.odds(None, pick) is None


def test_a_book_mixes_by_the_dice_it_is_handed() -> None:
    book = small_book(Anywhere())
    pick: Any = None
    dice = Dice(1)
    said = [book.answer(None, pick, dice) or [] for _ in range(2000)]
    first = [int(tokens[0]) for tokens in said]
    assert 0.16 < first.count(7) / 2000 < 0.24
    assert 0.46 < first.count(9) / 2000 < 0.54
    assert book.answer(None, pick, Dice(4)) == book.answer(None, pick, Dice(4))
    odds = book.odds(None, pick)
    assert odds is not None
    assert sum(share for _, share in odds) == pytest.approx(1)


def test_another_number_of_answers_is_not_known() -> None:
    pick: Any = None
    assert small_book(Anywhere("one", 0)).answer(None, pick, Dice(1)) is None


# Files


def written(folder: Path) -> Path:
    points, table = pack_points(NAMES, CHANCES)
    path = folder / "small.book"
    size = write_book(
        path, BookHead(FIT, FIT.checksum(), {"by": "hand"}), points, table
    )
    assert size == path.stat().st_size
    return path


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    read = read_book(written(tmp_path), FIT, Anywhere())
    assert read.table == small_book(Anywhere()).table
    assert read.head.made == {"by": "hand"}
    assert read.points[0] == BookPoint("one", 3, 2)


@pytest.mark.parametrize(
    "other",
    [
        Fit("willow", 3, 2, {"ante": 1}),
        Fit("willow", 2, 3, {"ante": 1}),
        Fit("willow", 2, 2, {"ante": 2}),
        Fit("leduc", 2, 2, {"ante": 1}),
    ],
)
def test_a_book_for_another_table_is_refused(tmp_path: Path, other: Fit) -> None:
    with pytest.raises(BadInput, match="willow, edition 2, 2 seats, ante=1"):
        read_book(written(tmp_path), other, Anywhere())


def damaged(path: Path, old: bytes, new: bytes) -> Path:
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    return path


def test_a_damaged_book_is_refused(tmp_path: Path) -> None:
    for old, new in [
        (b"a book", b"a bone"),
        (b'"edition":2', b'"edition":3'),
        (b'"made"', b'"mad"'),
    ]:
        path = damaged(written(tmp_path), old, new)
        with pytest.raises(BadInput, match="book"):
            read_book(path, FIT, Anywhere())
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:-10])
    with pytest.raises(BadInput, match="damaged"):
        read_book(path, FIT, Anywhere())
    with pytest.raises(BadInput, match="cannot read"):
        read_head(tmp_path / "nothing.book")


# The books that come with games


def all_shipped() -> list[tuple[str, Path]]:
    return [
        (slug, path)
        for slug in ("willow", "barcelona", "lost-pueblo")
        for path in shipped_books(find(slug).package).values()
    ]


@pytest.mark.parametrize(("slug", "path"), all_shipped(), ids=str)
def test_shipped_books_fit_our_rules_and_are_small(slug: str, path: Path) -> None:
    head, _ = read_head(path)
    game = find(slug)
    assert head.fit.game == slug
    assert head.fit.edition == game.edition
    assert path.stat().st_size < 400_000
    assert head.made["by"] in ("cfr+", "sampled cfr")
    docs = Path(__file__).parents[3] / "docs"
    page = docs / "contributing" / "decisions" / "books.md"
    assert f"{path.stat().st_size:,}" in page.read_text(encoding="utf-8")


WHOLE = [
    ("willow", {"structure": "fixed"}, 0.05),
    ("barcelona", {}, 0.02),
]


@pytest.mark.parametrize(("slug", "options", "most"), WHOLE)
def test_two_seats_have_a_book_that_loses_little(
    slug: str, options: dict[str, object], most: float
) -> None:
    game = find(slug)
    book = book_for(game, game.agree(2, options), 2)
    assert isinstance(book, Book)
    assert book.head.made["loses_at_most"] < most


def test_options_that_make_no_difference_have_the_same_book() -> None:
    game = find("willow")
    given = {"structure": "fixed", "hands": 7, "removed_suit": "h"}
    same = book_for(game, game.agree(2, {"structure": "fixed"}), 2)
    assert same is not None
    assert book_for(game, game.agree(2, given), 2) is same


def test_tables_without_a_book() -> None:
    game = find("willow")
    assert book_for(game, game.agree(2, {"structure": "fixed", "ante": 7}), 2) is None
    assert book_for(game, game.agree(2, {"structure": "no_limit"}), 2) is None
    spots = find("spots")
    assert book_for(spots, spots.agree(4), 4) is None
    assert reader_of(find("leduc")) is None


@pytest.mark.both_ways
@pytest.mark.parametrize(("slug", "options", "most"), WHOLE)
def test_a_book_knows_every_question_of_its_table(
    slug: str, options: dict[str, object], most: float
) -> None:
    """Played against itself through the rules, it is never at a loss."""
    game = find(slug)
    table = game.table(2, {**options, "hands": 1})
    book = book_for(game, table.options, 2)
    assert book is not None
    dice = Dice(3)
    for _ in range(200):
        state = table.blank()
        state.begin(dice.seed())
        while state.waiting:
            seat = state.next_asked()
            said = book.answer(view(state, seat), state.ask(seat), dice)
            assert said is not None
            state.play(seat, said)


def test_the_bot_plays_like_a_regular_where_there_is_no_book() -> None:
    game = find("spots")
    state = game.new(4, seed=1)
    seat = state.next_asked()
    said = book_bot(view(state, seat), state.ask(seat), Dice(1))
    assert state.checked(seat, said)


# Commands


def test_a_book_is_made_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tiny.book"
    rules = ["-o", "structure=fixed", "-o", "max_raises=0", "--seats", "2"]
    work = ["--rounds", "5", "--out", str(path)]
    assert "loses_at_most" in run(capsys, "book", "make", "willow", *rules, *work)
    assert "edition 2, 2 seats" in run(capsys, "book", "show", str(path))
    game = find("willow")
    options = game.agree(2, {"structure": "fixed", "max_raises": 0})
    reader = reader_of(game)
    assert reader is not None
    fit = fit_of(game, reader, options, 2)
    assert fit is not None
    assert read_book(path, fit, reader).head.made["rounds"] == 5


def test_a_sampled_book_is_the_same_on_any_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.book"
        few = ["--rounds", "2", "--games", "32", "--jobs", jobs, "--out", str(path)]
        run(capsys, "book", "make", "barcelona", "--seats", "3", *few)
        made.append(path.read_bytes())
    assert made[0] == made[1]


@pytest.mark.parametrize(("slug", "wonder"), [("lost-pueblo", 50), ("willow", 100)])
def test_sampled_games_are_found_again_in_the_book(slug: str, wonder: int) -> None:
    """What was learnt at a point is looked up there: the names are the same."""
    game = find(slug)
    reader = reader_of(game)
    assert reader is not None
    lesson = Lesson(slug, game.usual_seats, {"hands": 1})
    lesson.branch_percent = wonder
    *_, rows = learn(lesson, 2, 16)
    names, sums = make_tables(rows)
    points, table = pack_points(names, sums)
    book = Book(BookHead(FIT, FIT.checksum(), {}), points, table, reader)
    assert all(row[0] for row in rows.values())
    for (name, class_), (_, played) in rows.items():
        assert (book.weights(name, class_) is None) == (sum(played) == 0)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["make", "spots", "--out", "x.book"], "does not support books"),
        (["make", "willow", "-o", "structure=no_limit", "--out", "x.book"], "no book"),
        (["show", "nothing.book"], "cannot read"),
    ],
)
def test_what_cannot_be_made_or_read_is_said(
    command: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in refused(capsys, "book", *command)
