"""Checkpoint: a room as it was before an act, to put it back if the act fails."""

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

COPIED = frozenset({list, dict, set})
"""Containers that are changed in place: a checkpoint has a copy of each."""


class Growing(Protocol):
    """An object with fields that a checkpoint can put back."""

    GROWING: ClassVar[frozenset[str]]
    """Fields to which things are only added at the end: however long they are, a
    checkpoint notes their length alone."""


class Checkpoint:
    """The fields of some objects as they were.

    Containers are copied, and what is in them is shared: an act replaces values, it
    does not change them. An object that an act does change is listed here itself.
    What is not kept but made from all that is made again by `then`.
    """

    def __init__(
        self, *objects: Growing, then: Callable[[], None] = lambda: None
    ) -> None:
        self.then = then
        self.saved: list[tuple[Growing, dict[str, Any], dict[str, int]]] = []
        for one in objects:
            copies = vars(one).copy()
            lengths: dict[str, int] = {}
            for name, value in copies.items():
                if type(value) in COPIED:
                    if name in one.GROWING:
                        lengths[name] = len(value)
                    else:
                        copies[name] = value.copy()
            self.saved.append((one, copies, lengths))

    def restore(self) -> None:
        """Puts everything back; to be called once."""
        for one, copies, lengths in self.saved:
            for name, length in lengths.items():
                shorten(copies[name], length)
            fields = vars(one)
            fields.clear()
            fields.update(copies)
        self.then()


def shorten(items: list[Any] | dict[Any, Any], length: int) -> None:
    """Removes what was added after the first `length` items."""
    if isinstance(items, list):
        del items[length:]
        return
    while len(items) > length:
        items.popitem()
