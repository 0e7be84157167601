"""Measures bytes per seat and move: every listed game, played at random."""

import asyncio
from statistics import median
from typing import Final

from tests.server.told import by_chance

from parlour.games import list_games

MOVES: Final = 60


def update_bytes() -> tuple[float, dict[str, float]]:
    """Bytes of an update in the median, over all games and for each."""

    async def run() -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for game in list_games():
            sizes = found[game.slug] = []
            async for heard in by_chance(game.slug, MOVES):
                sizes += heard.sizes()
        return found

    found = asyncio.run(run())
    every = [size for sizes in found.values() for size in sizes]
    return median(every), {slug: median(sizes) for slug, sizes in found.items()}
