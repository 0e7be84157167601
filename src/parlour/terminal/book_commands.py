"""Commands for books: precomputed strategies that bots read."""

from pathlib import Path

from cyclopts import App

from parlour.engine.options import read_pairs
from parlour.extras import require
from parlour.terminal.parameters import Options

book = App(
    name="book", help="Compute and inspect books: precomputed strategies for bots."
)


@book.command(name="make")
def make_book(
    game: str,
    *,
    out: Path,
    seats: int | None = None,
    option: Options = [],  # noqa: B006
    rounds: int = 1000,
    games: int = 4800,
    regular_percent: int = 50,
    branch_percent: int = 100,
    seed: int = 1,
    jobs: int = 1,
) -> None:
    """Compute a strategy for a game and write it to a file for bots.

    Small games are solved with CFR+, and the file records the exact exploitability.
    Larger games are learnt by self-play.

    Parameters
    ----------
    game
        Name of a game that supports books.
    out
        File to write.
    seats
        Number of players; defaults to the game's usual number.
    rounds
        Number of solver iterations or learning rounds.
    games
        Number of games per learning round; unused if the game is solved.
    regular_percent
        Percentage of opponents in learning games that are played by `regular`.
    branch_percent
        Percentage of decisions at which every answer is explored; below 100, at most
        one decision per game.
    seed
        Random seed; the same seed gives the same book for any number of jobs.
    jobs
        Number of processes; -1 uses all cores.
    """
    require("numpy", "learn")
    from parlour.bots.books.make import BookRequest, make
    from parlour.games import look_up

    found = look_up(game)
    request = BookRequest(
        found,
        seats or found.usual_seats,
        read_pairs(option),
        rounds=rounds,
        games=games,
        regular_percent=regular_percent,
        branch_percent=branch_percent,
        seed=seed,
        jobs=jobs,
    )
    make(request, out, print)


@book.command(name="show")
def show_book(file: Path) -> None:
    """Show which game a book is for, how it was computed and its measured strength.

    Parameters
    ----------
    file
        Book file, as written by `parlour book make`.
    """
    from parlour.bots.books.book import describe_book, read_head

    for line in describe_book(read_head(file)[0]):
        print(line)
