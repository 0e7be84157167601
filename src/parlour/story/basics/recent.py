"""A cache with a limit on the total weight of its items."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class Recent(Generic[Key, Made]):
    """Drops the least recently used items first. Threads may share one.

    >>> recent = Recent[str, int](most=5)
    >>> for text in ("abc", "de", "f"):
    ...     recent.keep(text, len(text), weight=len(text))
    >>> recent.get("abc"), recent.get("de"), recent.get("f")
    (None, 2, 1)
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        self.made: OrderedDict[Key, tuple[Made, int]] = OrderedDict()
        self.lock = Lock()

    def get(self, key: Key) -> Made | None:
        with self.lock:
            if key not in self.made:
                return None
            self.made.move_to_end(key)
            return self.made[key][0]

    def keep(self, key: Key, made: Made, weight: int) -> None:
        with self.lock:
            _, before = self.made.pop(key, (None, 0))
            self.made[key] = (made, weight)
            self.held += weight - before
            while self.held > self.most:
                _, (_, least) = self.made.popitem(last=False)
                self.held -= least
