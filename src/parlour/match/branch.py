"""Branch: a list that goes on from another one without copying it."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import TypeVar, overload

Item = TypeVar("Item")


class Branch(Sequence[Item]):
    """What another list holds now, and what is added here.

    The other may grow meanwhile, but nothing that it holds may change: a log.
    """

    def __init__(self, trunk: Sequence[Item]) -> None:
        self.trunk = trunk
        self.fork = len(trunk)
        self.own: list[Item] = []

    def append(self, item: Item) -> None:
        self.own.append(item)

    def grown(self) -> list[Item]:
        """The other list, with what was added here."""
        assert isinstance(self.trunk, list)
        assert len(self.trunk) == self.fork, "both went on"
        self.trunk += self.own
        return self.trunk

    def __len__(self) -> int:
        return self.fork + len(self.own)

    def __iter__(self) -> Iterator[Item]:
        return chain(islice(self.trunk, self.fork), self.own)

    @overload
    def __getitem__(self, place: int) -> Item: ...
    @overload
    def __getitem__(self, place: slice) -> list[Item]: ...
    def __getitem__(self, place: int | slice) -> Item | list[Item]:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        number = place + len(self) if place < 0 else place
        if number >= self.fork:
            return self.own[number - self.fork]
        if number < 0:
            raise IndexError(place)
        return self.trunk[number]


def grown(items: list[Item] | Branch[Item]) -> list[Item]:
    """What a twin leaves of a list: the other list, with what was added to it here."""
    return items.grown() if isinstance(items, Branch) else items
