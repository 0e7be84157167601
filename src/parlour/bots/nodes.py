"""The nodes of a tree search, found by one number each."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.pieces import Token

INITIAL_PLACES: Final = 256
"""Places to begin with; a power of two."""

UNUSED: Final[list[float]] = []


class SearchNode:
    """Choices of one seat for one state of its knowledge, with their statistics."""

    def __init__(self, key: i64, legal: list[Token], sealed: bool) -> None:
        self.key: i64 = key
        self.legal = legal
        self.sealed = sealed
        self.visits = 0
        self.counts = [0] * len(legal)
        self.totals = [0.0] * len(legal)
        self.usual = -1
        """Choice that `regular` would make."""
        self.regrets = [0.0] * len(legal) if sealed else UNUSED
        self.played = [0.0] * len(legal) if sealed else UNUSED


class Nodes:
    """A table of nodes by key.

    Keys are scattered already, so that the lowest bits are a place, and the next free
    one is taken where two meet. A dictionary would make an object of every number that
    is looked up.
    """

    def __init__(self) -> None:
        self.places: list[SearchNode | None] = [None] * INITIAL_PLACES
        self.last: i64 = INITIAL_PLACES - 1
        self.size = 0

    def place(self, key: i64) -> i64:
        """Returns the slot of the node with this key, or the free slot for it."""
        places = self.places
        place = key & self.last
        node = places[place]
        while node is not None and node.key != key:
            place = (place + 1) & self.last
            node = places[place]
        return place

    def get(self, key: i64) -> SearchNode | None:
        return self.places[self.place(key)]

    def put(self, node: SearchNode) -> None:
        """Adds a node, in place of the one that had its key."""
        place = self.place(node.key)
        if self.places[place] is None:
            self.size += 1
        self.places[place] = node
        if 2 * self.size > len(self.places):
            self.grow()

    def grow(self) -> None:
        known = self.all()
        self.places = [None] * (2 * len(self.places))
        self.last = 2 * self.last + 1
        for node in known:
            self.places[self.place(node.key)] = node

    def all(self) -> list[SearchNode]:
        return [node for node in self.places if node is not None]
