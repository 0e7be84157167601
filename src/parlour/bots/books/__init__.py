"""Books: precomputed strategies that bots look up at the table."""

from parlour.bots.books.book import Book as Book
from parlour.bots.books.book import Policy as Policy
from parlour.bots.books.shelf import book_for as book_for
