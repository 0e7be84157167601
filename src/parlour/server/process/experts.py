"""All bots of a server: experts think in a few processes of their own.

Whoever looks ahead takes as much of a processor as it is given. So experts never take
the place of other bots, there are only so many processes for them, and at a lower
priority; and where too many want to think at once, or one is not ready in time, the
chair's answer is that of `regular`. How much they look ahead is counted in rollouts,
as many as this machine plays in the time that bots seem to take.
"""

import asyncio
import logging
from typing import Final

import msgspec

from parlour.server.process.bot_pool import EXPERT, Job, Thinkers, simplified
from parlour.server.process.said import Said

SIMPLER: Final = "regular"
LINE: Final = 2
"""Experts that may want one process at once: one thinks, and one is next."""
LEAST: Final = 24
"""Rollouts, below which looking ahead is worth nothing."""
PATIENCE: Final = 6.0
"""Seconds after which an expert is no longer waited for, on a machine that is busy
with something else; what it is asked for takes about a second."""

logger = logging.getLogger("parlour.bots")


class Company(Thinkers):
    """Plain bots as ever, and experts beside them."""

    def __init__(
        self,
        processes: int | None = None,
        experts: int | None = None,
        seconds: float = 1.0,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(processes)
        self.experts = Thinkers(experts)
        self.seconds = seconds
        """Of a processor, for one decision."""
        self.patience = patience
        self.thinking = 0
        """Experts that think, or wait for a process to think in."""
        self.rates: dict[str, float] = {}
        """Rollouts in a second of a processor, by game, as they were last."""

    async def think(self, work: Job) -> Said:
        if work.bot != EXPERT:
            return await super().think(work)
        if self.thinking >= LINE * self.experts.processes:
            return await self.simpler(work)
        work = msgspec.structs.replace(work, budget=self.budget(work.game))
        thought = asyncio.ensure_future(self.experts.think(work))
        self.thinking += 1
        thought.add_done_callback(lambda done: self.thought(work.game, done))
        await asyncio.wait([thought], timeout=self.patience)
        if thought.done():
            return thought.result()
        logger.warning("an expert of %s was not ready in time", work.game)
        return await self.simpler(work)  # and it keeps its place until it is ready

    def thought(self, game: str, done: "asyncio.Future[Said]") -> None:
        self.thinking -= 1
        if not done.cancelled() and done.exception() is None:
            self.learn(game, done.result())

    async def simpler(self, work: Job) -> Said:
        return await super().think(simplified(work, SIMPLER))

    def budget(self, game: str) -> int:
        """Rollouts for a decision; the game's usual ones until one was measured."""
        rate = self.rates.get(game, 0.0)
        return max(LEAST, round(rate * self.seconds)) if rate and self.seconds else 0

    def learn(self, game: str, said: Said) -> None:
        if said.rollouts and said.seconds > 0:
            self.rates[game] = said.rollouts / said.seconds

    async def stop(self) -> None:
        await self.experts.stop()
        await super().stop()
