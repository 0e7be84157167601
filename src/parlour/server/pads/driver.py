"""A score pad does nothing by itself."""

from parlour.server.tables.driver import Driver


class PadDriver(Driver):
    async def step(self, now: float) -> list[float] | None:
        return []
