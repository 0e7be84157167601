"""Whether a device that shows a good cookie was signed out."""

from collections import OrderedDict
from collections.abc import Callable

from parlour.server.store.devices import list_signed_out
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store

FRESH_S = 5.0
"""Seconds in which nobody asks the store about the same device again."""
MAX_CACHED_DEVICES = 20_000


class SignedIn:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.asked: OrderedDict[str, tuple[float, bool]] = OrderedDict()

    async def good(self, device: str) -> bool:
        now = self.clock()
        at, fine = self.asked.get(device, (-FRESH_S, True))
        if now - at < FRESH_S:
            return fine
        try:
            fine = device not in await list_signed_out(self.store, [device])
        except Unavailable:
            return fine  # without a store there is nothing to be let in to
        _, before = self.asked.pop(device, (now, True))
        fine = fine and before  # nobody who was signed out is let in again
        self.asked[device] = now, fine
        self.forget_oldest(now)
        return fine

    def forget_oldest(self, now: float) -> None:
        """Forgets what the store would be asked again anyway: two answers for each that
        is added. That a device was signed out is kept as long as there is room."""
        while len(self.asked) > MAX_CACHED_DEVICES:
            self.asked.popitem(last=False)
        for _ in range(2):
            device, (at, fine) = next(iter(self.asked.items()))
            if now - at < FRESH_S:
                break
            if fine:
                del self.asked[device]
            else:
                self.asked.move_to_end(device)

    def turned_away(self, device: str) -> None:
        """Notes that a device was signed out, also for questions under way."""
        self.asked[device] = self.clock(), False
