"""Token buckets in the database, for limits that must outlive a worker."""

from typing import Final

from sqlalchemy import delete, text

from parlour.server.store.schema import RATE_LIMITS
from parlour.server.store.store import Store

SPEND: Final = text(
    "INSERT INTO rate_limits (id, refilled) VALUES (:id, :now + :token)"
    " ON CONFLICT (id) DO UPDATE SET refilled = :token + CASE"
    " WHEN rate_limits.refilled > :now THEN rate_limits.refilled ELSE :now END"
    " WHERE rate_limits.refilled + :token <= :now + :whole"
)
"""One statement: of two workers that ask at the same time, one sees the other's."""
ROUNDING_S: Final = 0.001


async def spend_token(
    store: Store, bucket: str, burst: float, each_second: float, now: float
) -> bool:
    """Takes a token of this bucket; false if there is none."""
    token = 1 / each_second
    whole = burst * token + ROUNDING_S
    values = {"id": bucket, "now": now, "token": token, "whole": whole}
    return await store.writer.execute(SPEND, **values) > 0


async def forget_refilled(store: Store, now: float) -> None:
    """Deletes buckets that are full again."""
    await store.writer.execute(delete(RATE_LIMITS).where(RATE_LIMITS.c.refilled <= now))
