"""Commands about books: ways to play that were worked out before."""

from pathlib import Path

from cyclopts import App

from parlour.engine.options import read_pairs
from parlour.extras import require
from parlour.terminal.asked import Options

book = App(name="book", help="Books: ways to play that were worked out before.")


@book.command(name="make")
def make_book(
    game: str,
    *,
    out: Path,
    seats: int | None = None,
    option: Options = [],  # noqa: B006
    rounds: int = 1000,
    games: int = 4800,
    regulars: int = 50,
    wonder: int = 100,
    seed: int = 1,
    jobs: int = 1,
) -> None:
    """Work out how to play a game well, and write it down for bots.

    A small game is solved whole: by CFR+, and how much a best reply wins is worked out
    exactly. Others are learnt by playing games.

    Parameters
    ----------
    game
        The game's name; it must know books.
    out
        The file to write.
    seats
        Number of players; the game's usual number if left out.
    rounds
        Rounds of solving or learning.
    games
        Games in each round, where games are played.
    regulars
        How often in a hundred another player of such a game is a regular.
    wonder
        How often in a hundred all answers are tried; below 100 once a game at most.
    seed
        The same seed gives the same book, whatever the number of jobs.
    jobs
        Processes to use; -1 for all cores.
    """
    require("numpy", "learn")
    from parlour.bots.books.make import Wish, make
    from parlour.games import look_up

    found = look_up(game)
    wish = Wish(
        found,
        seats or found.usual_seats,
        read_pairs(option),
        rounds=rounds,
        games=games,
        regulars=regulars,
        wonder=wonder,
        seed=seed,
        jobs=jobs,
    )
    make(wish, out, print)


@book.command(name="show")
def show_book(file: Path) -> None:
    """Say what a book is for, how it was made and what came out.

    Parameters
    ----------
    file
        A book, such as one that `parlour book make` wrote.
    """
    from parlour.bots.books.book import lines, read_head

    for line in lines(read_head(file)[0]):
        print(line)
