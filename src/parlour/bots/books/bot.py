"""A bot that plays by the book, and where that is silent like a regular.

    parlour simulate willow --seats 2 -o structure=fixed \
        --bots parlour.bots.books.bot:book,regular
"""

from functools import lru_cache

from parlour.bots import Bot, find
from parlour.bots.books.book import Policy
from parlour.bots.books.shelf import book_for
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.games import at


def book(view: State, pick: Pick, dice: Dice) -> list[Token]:
    """Answers by the book, or as `regular` if the table has no book."""
    policy, regular = players(view.table)
    said = policy.answer(view, pick, dice) if policy else None
    return regular(view, pick, dice) if said is None else said


@lru_cache(maxsize=64)
def players(table: Table) -> tuple[Policy | None, Bot]:
    """Returns the book for a table, and the bot to play without one."""
    game = at(table.state.__module__.rpartition(".")[0])
    return book_for(game, table.options, table.seats), find(game, "regular")
