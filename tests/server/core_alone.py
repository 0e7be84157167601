"""A game, a story and a score pad without a server: run by `test_core_imports`.

Whatever belongs to a server's machinery raises here: imports, threads, processes and
connections. What is left are the ports: a store in memory, bots that think right here,
and a function that takes frames.
"""

import asyncio
import builtins
import sys
import threading
from collections.abc import Callable
from typing import Any, Final

NOBODY: Final = {
    "alembic",
    "cryptography",
    "httptools",
    "itsdangerous",
    "multiprocessing",
    "prometheus_client",
    "sqlalchemy",
    "sqlite3",
    "starlette",
    "uvicorn",
}
"""What nobody may import, libraries included."""
NOT_WE: Final = NOBODY | {"concurrent", "fcntl", "signal", "threading"}
"""What Parlour may not; `asyncio` itself has these loaded."""
LOCKS: Final = {"parlour.story.basics.recent"}
"""May import `threading`, for a lock: on a server threads share what it keeps."""
DONE_BY_NOBODY: Final = {
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.system",
    "socket.bind",
    "socket.connect",
    "sqlite3.connect",
    "subprocess.Popen",
}
usual_import: Final = builtins.__import__


class Forbidden(Exception):
    """Not an ImportError: nobody goes on without."""


def watch(event: str, arguments: tuple[Any, ...]) -> None:
    if event in DONE_BY_NOBODY:
        raise Forbidden(event)
    if event == "import" and arguments[0].partition(".")[0] in NOBODY:
        raise Forbidden(arguments[0])


def our_import(name: str, *rest: Any, **more: Any) -> Any:
    given = rest[0] if rest else more.get("globals")
    importer = str((given or {}).get("__name__", ""))
    ours = importer.startswith("parlour.")
    locks = name == "threading" and importer in LOCKS
    if ours and name.partition(".")[0] in NOT_WE and not locks:
        raise Forbidden(f"{importer} imports {name}")
    return usual_import(name, *rest, **more)


def no_thread(self: threading.Thread) -> None:
    raise Forbidden("a thread")


class Reader:
    """Somebody at a table, who is written frames and reads them as JSON."""

    def __init__(self, person: str) -> None:
        from parlour.server.access.limits import Buckets
        from parlour.server.process.clock import steady
        from parlour.server.tables.connection import Conn

        self.heard: list[Any] = []
        self.news = asyncio.Event()
        self.conn = Conn(person, person.title(), self.write, Buckets(steady))
        self.conn.buckets.allow_both = lambda *_: True  # type: ignore[method-assign]

    def write(self, frame: bytes) -> bool:
        import msgspec

        self.heard.append(msgspec.json.decode(frame))
        self.news.set()
        return True

    async def ask(self, live: Any, **frame: Any) -> Any:
        """Sends a frame; what it is answered."""
        import msgspec

        await live.take(self.conn, msgspec.json.encode(frame))
        (answer,) = (one for one in self.heard if one.get("id") == frame["id"])
        return answer

    async def until(self, state: Callable[[], bool]) -> None:
        while not state():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)


def opened_tables() -> tuple[Any, Any]:
    from parlour.server.kinds import kind_of
    from parlour.server.ports import RightHere
    from parlour.server.process.clock import steady
    from parlour.server.store.memory import MemoryStore
    from parlour.server.tables.registry import Tables

    store = MemoryStore(steady)
    return store, Tables(store, kind_of, RightHere(), 0, steady)


async def reopened(tables: Any, id_: str) -> Any:
    """The same table, read from its log."""
    await tables.shut_table(id_)
    return await tables.live(id_)


async def play_a_game(store: Any, tables: Any) -> None:
    """Somebody and two bots, from the deal to the end."""
    from parlour.bots.luck import random_answer
    from parlour.engine.dice import Dice
    from parlour.engine.game import token_name
    from parlour.engine.options import options_as_text
    from parlour.engine.pieces import Seat
    from parlour.games import find
    from parlour.server.games import entries as log
    from parlour.server.kinds import GAME

    game = find("willow")
    opened = log.Opened(
        game=game.slug,
        edition=game.edition,
        seats=3,
        options=options_as_text(game.agree(3, {})),
        bots=[None, "regular", "gentle"],
        by="ann",
    )
    begun = [opened, log.Sat(seat=0, name="Ann", by="ann"), log.Began(by="ann")]
    live = await tables.live((await tables.create(GAME, begun)).id)
    ann, room, dice = Reader("ann"), live.room, Dice(1)
    live.join(ann.conn, None, None)
    while room.state == "playing":
        await ann.until(lambda: room.state != "playing" or 0 in room.asked)
        if room.state == "playing":
            state, asked = room.match.state, room.asked[0].seq
            chosen = random_answer(state, state.ask(Seat(0)), dice)
            names = [token_name(room.match.table, token) for token in chosen]
            play = {"do": "play", "seat": 0, "at": asked, "chosen": names}
            answer = await ann.ask(live, id=f"play-{asked}", **play)
            assert answer["is"] == "done", answer
    assert room.state == "over"
    again = await reopened(tables, room.id)
    assert again is not live
    assert again.room.match.log() == room.match.log()
    assert room.replay in store.replays
    print(f"a game of {len(room.match.choices)} choices")


async def write_a_story(tables: Any) -> None:
    from parlour.server.kinds import TALE
    from parlour.server.stories.room import LineWritten, StoryOpened
    from parlour.story import entries as e
    from parlour.story.content.check import own_source

    chosen = e.ContentChosen(source=own_source("salt-hotel"), uploaded=True)
    rows = [
        StoryOpened(by="ann", watch="public"),
        LineWritten(
            by="ann", line=e.JournalLine(seat=0, entry=e.SeatJoined(name="Ann"))
        ),
        LineWritten(
            by="bob", line=e.JournalLine(seat=1, entry=e.SeatJoined(name="Bob"))
        ),
        LineWritten(by="ann", line=e.JournalLine(seat=0, entry=chosen)),
    ]
    live = await tables.live((await tables.create(TALE, rows)).id)
    ann = Reader("ann")
    live.join(ann.conn, None, None)
    entry = {"is": "dealer_appointed", "dealer": 0}
    answer = await ann.ask(live, id="w", do="write", seat=0, entry=entry)
    assert answer["is"] == "done", answer
    again = await reopened(tables, live.room.id)
    assert again.room.seq == live.room.seq == len(rows) + 1
    print("a story")


async def write_on_a_pad(tables: Any) -> None:
    from parlour.engine.options import options_as_text
    from parlour.games import find
    from parlour.server.kinds import SCORE_PAD
    from parlour.server.pads.room import PadOpened

    game = find("following-suit")
    opened = PadOpened(
        game=game.slug,
        edition=game.edition,
        options=options_as_text(game.agree(3, {})),
        names=["Ann", "Bob", "Cat"],
        by="ann",
    )
    live = await tables.live((await tables.create(SCORE_PAD, [opened])).id)
    ann = Reader("ann")
    live.join(ann.conn, None, None)
    cells = [{"scored": points} for points in (10, 20, 30)]
    row = {"do": "row", "row": 1, "over": 0, "cells": cells}
    answer = await ann.ask(live, id="r", **row)
    assert answer["is"] == "done", answer
    assert ann.heard[-2]["scene"]["counted"] == [10, 20, 30]
    again = await reopened(tables, live.room.id)
    assert len(again.room.rows) == 1
    print("a score pad")


async def main() -> None:
    store, tables = opened_tables()
    await play_a_game(store, tables)
    await write_a_story(tables)
    await write_on_a_pad(tables)
    await tables.close(1000)


if __name__ == "__main__":
    sys.addaudithook(watch)
    builtins.__import__ = our_import
    threading.Thread.start = no_thread  # type: ignore[method-assign]
    if len(sys.argv) > 1:
        exec(sys.argv[1], {"__name__": "parlour.tried"})
    else:
        asyncio.run(main())
