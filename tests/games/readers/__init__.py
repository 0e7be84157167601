"""Independent readers of the table, one for each guided game.

A guide's steps are about facts from the game's `lessons.py`. The readers here work the
same facts out again, from what a client of the learner's seat is sent and from the
events that everybody saw, without the rules' own fields.
"""

from importlib import import_module
from importlib.util import find_spec

from tests.games.readers.seen import Reader

from parlour.games import GAMES


def reader_of(slug: str) -> Reader | None:
    """Returns the reader of a game's table, if there is one."""
    module = f"{__name__}.{slug.replace('-', '_')}"
    if find_spec(module) is None:
        return None
    read: Reader = import_module(module).read
    return read


READERS = {slug: read for slug in GAMES if (read := reader_of(slug)) is not None}
