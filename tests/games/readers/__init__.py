"""Independent readers of the table, one for each guided game.

A guide's steps are about facts from the game's `lessons.py`. The readers here work the
same facts out again, from what a client of the learner's seat is sent and from the
events that everybody saw, without the rules' own fields.
"""

from importlib import import_module

from tests.games.readers.seen import Reader

from parlour.games import GAMES


def reader_of(slug: str) -> Reader:
    """Returns the reader of a game's table."""
    read: Reader = import_module(f"{__name__}.{slug.replace('-', '_')}").read
    return read


READERS = {slug: reader_of(slug) for slug in GAMES}
