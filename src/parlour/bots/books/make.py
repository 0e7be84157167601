"""Making books: whole games solved, or many games sampled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from parlour import __version__
from parlour.bots.books.book import (
    Book,
    BookHead,
    BookReader,
    describe_book,
    fit_of,
    write_book,
)
from parlour.bots.books.cfr import solve
from parlour.bots.books.pack import pack_points, strategy_of
from parlour.bots.books.sampled import Lesson, Rows, learn
from parlour.bots.books.shelf import no_reader, reader_of
from parlour.bots.books.trees import LayoutTree, Strategy
from parlour.engine.game import Game
from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput

LEAST_FREQUENCY: Final = 0.03
"""Minimum frequency of an answer in sampled games; rarer ones are left out of the book.
"""
Report: TypeAlias = Callable[[str], None]


@dataclass(frozen=True)
class BookRequest:
    """Request for a book: the table, and how much work to spend."""

    game: Game
    seats: int
    given: Mapping[str, object]
    rounds: int
    games: int
    """Games per round, if games are sampled."""
    regular_percent: int
    branch_percent: int
    seed: int
    jobs: int


def make(request: BookRequest, out: Path, report: Report) -> None:
    """Computes a book and writes it; reports the progress."""
    game = request.game
    reader = reader_of(game)
    if reader is None:
        raise no_reader(game)
    options = game.agree(request.seats, request.given)
    fit = fit_of(game, reader, options, request.seats)
    if fit is None:
        raise BadInput(f"no book can be made for {game.title} with these options")
    layout = getattr(reader, "layout", None)
    laid = layout(options, request.seats) if layout else None
    if laid is not None:
        tree = LayoutTree(laid)
        made, names, sums = solve_small_game(request, tree, report)
    else:
        made, names, sums = learn_by_games(request, reader, options, report)
    points, table = pack_points(names, sums)
    head = BookHead(fit, fit.checksum(), {"parlour": __version__, **made})
    if laid is not None:
        book = Book(head, points, table, reader)
        head.made.update(measure_book(tree, strategy_of(book, names)))
    size = write_book(out, head, points, table)
    for line in (*describe_book(head), f"{out}: {size:,} bytes"):
        report(line)


# Small games, whole


def solve_small_game(
    request: BookRequest, tree: LayoutTree, report: Report
) -> tuple[dict[str, Any], list[str], Strategy]:
    report(f"{len(tree.deals):,} deals, {len(tree.names)} points")

    def report_round(done: int) -> None:
        if done % max(1, request.rounds // 10) == 0:
            report(f"round {done} of {request.rounds}")

    strategy = solve(tree, request.rounds, report_round)
    made = {"by": "cfr+", "rounds": request.rounds, "deals": len(tree.deals)}
    return made, tree.names, strategy


def measure_book(tree: LayoutTree, strategy: Strategy) -> dict[str, float]:
    """Computes the exact strength of the book as written: what seat 0 wins against
    itself, and what it loses in either seat to a best reply."""
    return {
        "value": round(tree.value(strategy, strategy), 6),
        "loses_at_most": round(tree.loses(strategy), 6),
    }


# Larger games, by samples


def learn_by_games(
    request: BookRequest, reader: BookReader, options: Any, report: Report
) -> tuple[dict[str, Any], list[str], Strategy]:
    given = {**options_as_text(options), **getattr(reader, "LESSON", {})}
    lesson = Lesson(request.game.slug, request.seats, given)
    lesson.regular_percent = request.regular_percent
    lesson.branch_percent = request.branch_percent
    lesson.seed = request.seed
    rows: Rows = {}
    for number, rows in enumerate(
        learn(lesson, request.rounds, request.games, request.jobs), start=1
    ):
        if number % max(1, request.rounds // 10) == 0:
            report(
                f"round {number} of {request.rounds}: {len(rows):,} kinds of hands met"
            )
    made = {
        "by": "sampled cfr",
        "rounds": request.rounds,
        "games": request.games,
        "regulars": request.regular_percent,
        "wonder": request.branch_percent,
        "seed": request.seed,
    }
    names, sums = make_tables(rows)
    return made, names, sums


def make_tables(rows: Rows) -> tuple[list[str], Strategy]:
    """Returns a table of what was played for each point. Rare answers are left out,
    because most of them were only explored."""
    sizes: dict[str, tuple[int, int]] = {}
    for (name, class_), (_, played) in rows.items():
        classes = max(class_ + 1, sizes.get(name, (0, 0))[1])
        sizes[name] = (len(played), classes)
    names = sorted(sizes)
    places = {name: np.zeros(sizes[name]) for name in names}
    for (name, class_), (_, played) in rows.items():
        least = LEAST_FREQUENCY * sum(played)
        places[name][:, class_] = [one if one > least else 0.0 for one in played]
    return names, [places[name] for name in names]
