"""Whether a device that shows a good cookie was signed out."""

from collections import OrderedDict
from collections.abc import Callable

from parlour.server.store import Store, Unavailable
from parlour.server.store.devices import ended

FRESH = 5.0
"""Seconds in which nobody asks the store about the same device again."""
KEPT = 20_000


class SignedIn:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.asked: OrderedDict[str, tuple[float, bool]] = OrderedDict()

    async def good(self, device: str) -> bool:
        now = self.clock()
        at, fine = self.asked.get(device, (-FRESH, True))
        if now - at < FRESH:
            return fine
        try:
            fine = device not in await ended(self.store, [device])
        except Unavailable:
            return fine  # without a store there is nothing to be let in to
        self.asked.pop(device, None)
        self.asked[device] = now, fine
        while len(self.asked) > KEPT:
            self.asked.popitem(last=False)
        return fine

    def turned_away(self, device: str) -> None:
        self.asked.pop(device, None)
