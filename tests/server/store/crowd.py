"""A process that appends to several tables until it is killed.

    python -m tests.server.store.crowd URL TABLE ...

Each acknowledged entry is written to standard output at once: `TABLE SEQ BODY`.
"""

import asyncio
import os
import sys

from parlour.server.store.store import Store


async def climb(store: Store, table: str) -> None:
    seq = (await store.read(table))[-1].seq
    while True:
        body = f"{os.getpid()}-{seq + 1}"
        await store.append(table, seq, [body.encode()])
        seq += 1
        os.write(1, f"{table} {seq} {body}\n".encode())


async def main(url: str, tables: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(climb(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
