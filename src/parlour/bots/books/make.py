"""Making books: whole games solved, or many games sampled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from parlour import __version__
from parlour.bots.books.book import (
    Book,
    Head,
    Reader,
    fit_of,
    lines,
    write_book,
)
from parlour.bots.books.cfr import solve
from parlour.bots.books.pack import pages, strategy_of
from parlour.bots.books.sampled import Lesson, Rows, learn
from parlour.bots.books.shelf import reader_of
from parlour.bots.books.trees import Strategy, Tree
from parlour.engine.game import Game
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput

SELDOM: Final = 0.03
"""What sampled games played less often than this is not written down."""
Told: TypeAlias = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """Which book is wanted, and how much work it may be."""

    game: Game
    seats: int
    given: Mapping[str, object]
    rounds: int
    games: int
    """In each round, where games are sampled."""
    regulars: int
    wonder: int
    seed: int
    jobs: int


def make(wish: Wish, out: Path, told: Told) -> None:
    """Works a book out and writes it; says how it goes."""
    game = wish.game
    reader = reader_of(game)
    if reader is None:
        raise BadInput(f"{game.title} does not support books: it has no module book.py")
    options = game.agree(wish.seats, wish.given)
    fit = fit_of(game, reader, options, wish.seats)
    if fit is None:
        raise BadInput(f"no book can be made for {game.title} with these options")
    layout = getattr(reader, "layout", None)
    laid = layout(options, wish.seats) if layout else None
    if laid is not None:
        tree = Tree(laid)
        made, names, sums = whole(wish, tree, told)
    else:
        made, names, sums = by_games(wish, reader, options, told)
    points, table = pages(names, sums)
    head = Head(fit, fit.mark(), {"parlour": __version__, **made})
    if laid is not None:
        book = Book(head, points, table, reader)
        head.made.update(measured(tree, strategy_of(book, names)))
    size = write_book(out, head, points, table)
    for line in (*lines(head), f"{out}: {size:,} bytes"):
        told(line)


# Small games, whole


def whole(
    wish: Wish, tree: Tree, told: Told
) -> tuple[dict[str, Any], list[str], Strategy]:
    told(f"{len(tree.deals):,} deals, {len(tree.names)} points")

    def heard(done: int) -> None:
        if done % max(1, wish.rounds // 10) == 0:
            told(f"round {done} of {wish.rounds}")

    strategy = solve(tree, wish.rounds, heard)
    made = {"by": "cfr+", "rounds": wish.rounds, "deals": len(tree.deals)}
    return made, tree.names, strategy


def measured(tree: Tree, strategy: Strategy) -> dict[str, float]:
    """What the book as it is written comes to, exactly: what seat 0 wins against
    itself, and what it loses in either chair to a best reply."""
    return {
        "value": round(tree.value(strategy, strategy), 6),
        "loses_at_most": round(tree.loses(strategy), 6),
    }


# Larger games, by samples


def by_games(
    wish: Wish, reader: Reader, options: Any, told: Told
) -> tuple[dict[str, Any], list[str], Strategy]:
    given = {**shown(options), **getattr(reader, "LESSON", {})}
    lesson = Lesson(wish.game.slug, wish.seats, given)
    lesson.regulars = wish.regulars
    lesson.wonder = wish.wonder
    lesson.seed = wish.seed
    rows: Rows = {}
    for number, rows in enumerate(
        learn(lesson, wish.rounds, wish.games, wish.jobs), start=1
    ):
        if number % max(1, wish.rounds // 10) == 0:
            told(f"round {number} of {wish.rounds}: {len(rows):,} kinds of hands met")
    made = {
        "by": "sampled cfr",
        "rounds": wish.rounds,
        "games": wish.games,
        "regulars": wish.regulars,
        "wonder": wish.wonder,
        "seed": wish.seed,
    }
    names, sums = tables(rows)
    return made, names, sums


def tables(rows: Rows) -> tuple[list[str], Strategy]:
    """What was played, as a table for each point; what was played seldom is left out,
    for most of it was only tried."""
    sizes: dict[str, tuple[int, int]] = {}
    for (name, class_), (_, played) in rows.items():
        classes = max(class_ + 1, sizes.get(name, (0, 0))[1])
        sizes[name] = (len(played), classes)
    names = sorted(sizes)
    places = {name: np.zeros(sizes[name]) for name in names}
    for (name, class_), (_, played) in rows.items():
        least = SELDOM * sum(played)
        places[name][:, class_] = [one if one > least else 0.0 for one in played]
    return names, [places[name] for name in names]
