"""All bots of a server; experts run in a few processes of their own.

A search bot uses all the CPU time that it gets. So experts never use the processes of
other bots, their number is limited, and their priority is lower. Networks and their
addresses take turns, so that one host's tables do not delay the others. `regular`
answers if the queue is full, and if an expert is late: the time of an answer must not
reveal anything about a hand.

The search depth is a number of rollouts, estimated from the speed of this machine and
the time per decision. Rollouts are much faster near the end of a game, so the slowest
recent decision counts. If too few rollouts fit to compare answers, `regular` answers
too.
"""

import asyncio
from collections import deque
from typing import Final

import msgspec

from parlour.server.process.bot_answer import BotAnswer
from parlour.server.process.bot_pool import BotPool, with_simpler_bot
from parlour.server.process.fair_queue import Crowded, FairQueue, Stopping
from parlour.server.process.thinking import EXPERT, BotJob

FALLBACK_BOT: Final = "regular"
EXPERTS_PER_PROCESS: Final = 4
"""Experts per process, running or queued. Those behind have less time."""
MEASURED_DECISIONS: Final = 16
"""Number of recent decisions per game that are measured, about as many as a
game has."""
LEAST_ROLLOUTS: Final = 24
"""Minimum number of rollouts; with fewer a search is worthless."""
PROBE_EVERY: Final = 6
"""Every this many decisions, one probes whether there is enough time again."""


class Experts(BotPool):
    """Pool of plain bots, with a separate pool for experts."""

    def __init__(
        self,
        processes: int | None = None,
        experts: int | None = None,
        seconds: float = 1.0,
    ) -> None:
        super().__init__(processes)
        self.apart = BotPool(experts)
        self.seconds = seconds
        """Time for one decision, in seconds."""
        places = self.apart.processes
        self.turns = FairQueue(
            places, live_places=0, queue=(EXPERTS_PER_PROCESS - 1) * places
        )
        self.rates: dict[str, deque[float]] = {}
        """Rollouts in a second, by game, of the last thoughts."""
        self.skipped: dict[str, int] = {}
        """Thoughts for which there was too little time, by game."""

    @property
    def thinking(self) -> int:
        """Experts that think, or wait for a process to think in."""
        return self.turns.at_work + self.turns.waiting()

    async def think(self, work: BotJob) -> BotAnswer:
        if work.bot != EXPERT or work.stand_in:
            return await super().think(work)
        budget = self.budget(work.game)
        hasty = 0 < budget < least_rollouts(work.game)
        if hasty and not self.tries_again(work.game):
            return await super().think(with_simpler_bot(work, FALLBACK_BOT))
        try:
            async with self.turns.place(work.site or work.address, work.address):
                bounded = msgspec.structs.replace(work, budget=budget)
                said = await self.apart.think(bounded)
        except Stopping:
            raise asyncio.CancelledError from None
        except Crowded:
            return await super().think(with_simpler_bot(work, FALLBACK_BOT))
        self.learn(work.game, said)
        if hasty:  # it was asked to see how fast it is by now
            return await super().think(with_simpler_bot(work, FALLBACK_BOT))
        return said

    def tries_again(self, game: str) -> bool:
        """Returns true if this decision probes how many rollouts fit the time."""
        self.skipped[game] = self.skipped.get(game, 0) + 1
        return self.skipped[game] % PROBE_EVERY == 0

    def spare(self, work: BotJob) -> "asyncio.Future[BotAnswer] | None":
        if work.bot != EXPERT:
            return None
        return asyncio.ensure_future(
            super().think(with_simpler_bot(work, FALLBACK_BOT))
        )

    def budget(self, game: str) -> int:
        """Returns rollouts for a decision; the game's usual ones until some were
        measured."""
        ahead = self.thinking // max(1, self.apart.processes)
        seconds = self.seconds / (1 + ahead)
        rate = min(self.rates.get(game, ()), default=0.0)
        return max(LEAST_ROLLOUTS, round(rate * seconds)) if rate and seconds else 0

    def learn(self, game: str, said: BotAnswer) -> None:
        if said.rollouts and said.seconds > 0:
            rates = self.rates.setdefault(game, deque(maxlen=MEASURED_DECISIONS))
            rates.append(said.rollouts / said.seconds)

    async def stop(self) -> None:
        self.turns.stop()
        await self.apart.stop()
        await super().stop()


def least_rollouts(game: str) -> int:
    """Returns the minimum number of rollouts; with fewer, chance decides between
    answers."""
    from parlour.bots.settings import settings_for

    settings = settings_for(game)
    return settings.rollouts // settings.hasty
