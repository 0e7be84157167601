"""All bots of a server: experts think in a few processes of their own.

Whoever looks ahead takes as much of a processor as it is given. So experts never take
the place of other bots, and there are only so many processes for them, at a lower
priority. Networks and their addresses take turns, so that nobody's tables keep others
waiting. `regular` answers for those that find no room there, and for one that is not
ready when it is due: the time that an answer takes never tells what somebody holds.
How far they look ahead is counted in rollouts, as many as this machine plays in the
time that they have. Near the end of a game it plays many more than at the beginning, so
the slowest of the last thoughts counts: whoever thinks too long keeps others from it.
Where that leaves too few to tell answers apart, `regular` answers too.
"""

import asyncio
from collections import deque
from typing import Final

import msgspec

from parlour.server.process.bot_pool import Thinkers, simplified
from parlour.server.process.said import Said
from parlour.server.process.thinking import EXPERT, Job
from parlour.server.process.turns import Crowded, Stopping, Turns

SIMPLER: Final = "regular"
LINE: Final = 4
"""Experts that may want one process at once. Those behind have less time."""
LAST: Final = 16
"""Thoughts of a game that are measured by, about as many as a game has."""
LEAST: Final = 24
"""Rollouts, below which looking ahead is worth nothing."""
RETRY: Final = 6
"""Of so many thoughts one finds out whether there is more time again."""


class Experts(Thinkers):
    """Plain bots as ever, and experts beside them."""

    def __init__(
        self,
        processes: int | None = None,
        experts: int | None = None,
        seconds: float = 1.0,
    ) -> None:
        super().__init__(processes)
        self.apart = Thinkers(experts)
        self.seconds = seconds
        """For one decision."""
        places = self.apart.processes
        self.turns = Turns(places, live_places=0, queue=(LINE - 1) * places)
        self.rates: dict[str, deque[float]] = {}
        """Rollouts in a second, by game, of the last thoughts."""
        self.skipped: dict[str, int] = {}
        """Thoughts for which there was too little time, by game."""

    @property
    def thinking(self) -> int:
        """Experts that think, or wait for a process to think in."""
        return self.turns.at_work + self.turns.waiting()

    async def think(self, work: Job) -> Said:
        if work.bot != EXPERT or work.stand_in:
            return await super().think(work)
        budget = self.budget(work.game)
        hasty = 0 < budget < least_rollouts(work.game)
        if hasty and not self.tries_again(work.game):
            return await super().think(simplified(work, SIMPLER))
        try:
            async with self.turns.place(work.site or work.address, work.address):
                bounded = msgspec.structs.replace(work, budget=budget)
                said = await self.apart.think(bounded)
        except Stopping:
            raise asyncio.CancelledError from None
        except Crowded:
            return await super().think(simplified(work, SIMPLER))
        self.learn(work.game, said)
        if hasty:  # it was asked to see how fast it is by now
            return await super().think(simplified(work, SIMPLER))
        return said

    def tries_again(self, game: str) -> bool:
        """Whether it is time to see how many rollouts there is time for by now."""
        self.skipped[game] = self.skipped.get(game, 0) + 1
        return self.skipped[game] % RETRY == 0

    def spare(self, work: Job) -> "asyncio.Future[Said] | None":
        if work.bot != EXPERT:
            return None
        return asyncio.ensure_future(super().think(simplified(work, SIMPLER)))

    def budget(self, game: str) -> int:
        """Rollouts for a decision; the game's usual ones until some were measured."""
        ahead = self.thinking // max(1, self.apart.processes)
        seconds = self.seconds / (1 + ahead)
        rate = min(self.rates.get(game, ()), default=0.0)
        return max(LEAST, round(rate * seconds)) if rate and seconds else 0

    def learn(self, game: str, said: Said) -> None:
        if said.rollouts and said.seconds > 0:
            rates = self.rates.setdefault(game, deque(maxlen=LAST))
            rates.append(said.rollouts / said.seconds)

    async def stop(self) -> None:
        self.turns.stop()
        await self.apart.stop()
        await super().stop()


def least_rollouts(game: str) -> int:
    """With fewer, chance decides which of many answers looks best."""
    from parlour.bots.settings import settings_for

    settings = settings_for(game)
    return settings.rollouts // settings.hasty
