"""Books: ways to play that were worked out before, and are looked up at the table.

A game that can have books says so in a module `book` beside its rules; the books
themselves lie in the folder `books` there. `book_for` is the one way in for players.
"""

from parlour.bots.books.book import Book as Book
from parlour.bots.books.book import Policy as Policy
from parlour.bots.books.shelf import book_for as book_for
