"""One life of a table: what is promised holds for games and for stories."""

import time
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.house import Clock, House, MemoryStore
from tests.server.story_house import StoryHouse
from tests.server.test_http import house as served_house
from tests.story.table import SET

from parlour.server import kinds
from parlour.server.games import acts
from parlour.server.games.room import GameRoom
from parlour.server.http.socket import TableConnection
from parlour.server.kinds import GAME, TALE, kind_of
from parlour.server.process.metrics import Metrics
from parlour.server.store.rows import Unavailable
from parlour.server.stories import acts as story_acts
from parlour.server.stories.room import StoryRoom
from parlour.server.tables import act
from parlour.server.tables import frames as common
from parlour.server.tables.registry import LINGER_S, Gone, Unplayable
from parlour.story import entries as e


class Failing(MemoryStore):
    """A store that fails as long as it is told to."""

    fails = False

    async def append(self, *given: Any, **more: Any) -> float:
        if self.fails:
            raise Unavailable
        return await super().append(*given, **more)

    async def read(self, table: str, after: int = 0) -> list[Any]:
        if self.fails:
            raise Unavailable
        return await super().read(table, after)

    async def table(self, id: str) -> Any:  # noqa: A002
        if self.fails:
            raise Unavailable
        return await super().table(id)

    async def person(self, id: str) -> str | None:  # noqa: A002
        if self.fails:
            raise Unavailable
        return await super().person(id)


class Evening:
    """Ann and Bob at a table of some kind, and Wil who watches."""

    house: Any
    ann: Any
    bob: Any
    wil: Any

    def __init__(self, kind: str) -> None:
        self.kind = GAME if kind == "game" else TALE
        self.store = Failing(Clock())
        self.sit: Any = (
            acts.Sit(id="s") if kind == "game" else story_acts.SitAtStory(id="s")
        )
        knows = story_acts.WriteEntry(id="w", seat=0, entry=e.KnowsStory())
        self.change: Any = acts.Begin(id="w") if kind == "game" else knows
        """What Ann may do now, and Bob is told of."""
        self.room: type = GameRoom if kind == "game" else StoryRoom

    async def open(self) -> "Evening":
        if self.kind is GAME:
            games = self.house = House(store=self.store)
            live = await games.open("willow", "ann bob", begin=False)
            self.ann, self.bob, self.wil = games.guests(live, "ann bob wil")
        else:
            self.house = StoryHouse(self.store)
            people = await self.house.open("ann bob", SET, watchers="wil")
            self.ann, self.bob, self.wil = people
        self.table = self.ann.live
        for person in (self.ann, self.bob, self.wil):
            person.read()
        return self

    def stands(self) -> tuple[Any, ...]:
        """All that a change would leave a trace in."""
        room = self.table.room
        return room.seq, room.shown_seq, room.state, room.facts(), dict(room.done)


@pytest.fixture(params=["game", "story"])
async def evening(request: pytest.FixtureRequest) -> Evening:
    return await Evening(request.param).open()


async def test_a_table_that_is_visited_is_not_forgotten(evening: Evening) -> None:
    house, table = evening.house, evening.table
    for person in (evening.ann, evening.bob, evening.wil):
        table.leave(person.conn)
    house.clock.now += LINGER_S - 1
    assert await house.live(table.room.id) is table  # somebody is on the way
    house.clock.now += 2
    await house.tables.sweep()
    assert house.tables.open == {table.room.id: table}
    house.clock.now += LINGER_S
    await house.tables.sweep()
    assert not house.tables.open
    assert not house.tables.drivers


async def test_a_request_while_the_store_is_away_is_answered(evening: Evening) -> None:
    evening.store.fails = True
    told = await evening.wil.ask(evening.sit)
    assert isinstance(told, common.Oops)
    assert told.code == "busy"
    told = await evening.ann.ask(evening.change)
    assert isinstance(told, common.Oops)
    assert told.code == "busy"


async def test_what_could_not_be_kept_was_never_at_the_table(evening: Evening) -> None:
    before, room = evening.stands(), evening.table.room
    evening.store.fails = True
    assert isinstance(await evening.ann.ask(evening.change), common.Oops)
    assert evening.table.room is room
    assert evening.stands() == before
    assert evening.bob.read() == []
    evening.store.fails = False
    done = await evening.ann.ask(evening.change)
    assert isinstance(done, common.Done)
    assert done.seq == evening.table.room.shown_seq > before[1]


async def test_a_change_that_breaks_is_undone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = evening.stands()
    broken: list[Any] = []

    def explode(self: Any) -> bytes:
        broken.append(self)
        raise RuntimeError("a bug")

    with monkeypatch.context() as patched:
        patched.setattr(evening.room, "facts", explode)
        with pytest.raises(RuntimeError):
            await evening.ann.ask(evening.change)
    assert broken
    assert evening.stands() == before
    assert isinstance(await evening.ann.ask(evening.change), common.Done)
    rebuilt = await evening.house.rebuilt(evening.table)
    assert rebuilt.shown_seq == evening.table.room.shown_seq


async def test_frames_are_timed(evening: Evening) -> None:
    metrics = Metrics()
    context: Any = SimpleNamespace(metrics=metrics)
    line = TableConnection(context, evening.ann.live, evening.ann.conn, None)
    line.timer.cancel()
    line.is_joined = True
    for frame in (act.Ping(), evening.change, evening.sit):
        await line.frame(time.perf_counter(), msgspec.json.encode(frame))
    assert len(metrics.durations) == 3
    assert min(metrics.durations) > 0


async def test_a_request_is_applied_once(evening: Evening) -> None:
    first = await evening.ann.ask(evening.change)
    seq = evening.table.room.seq
    assert await evening.ann.ask(evening.change) == first
    assert evening.table.room.seq == seq


async def test_a_game_that_is_not_installed_is_no_story(evening: Evening) -> None:
    row = evening.store.tables[evening.table.room.id]
    await evening.house.tables.shut_table(row.id)
    row.game = "played-elsewhere"
    assert kind_of(row.game) is None
    with pytest.raises(Unplayable):
        await evening.house.live(row.id)
    with pytest.raises(Gone):
        await evening.house.live("no-such-table")


def test_whoever_comes_to_a_game_that_is_gone_is_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with TestClient(served_house()) as client:
        body = {"game": "willow", "public": True}
        made = client.post("/api/tables", json=body).json()
        assert client.get("/api/tables").json()["mine"]
        monkeypatch.setattr(kinds, "shelf", dict)
        answers = [client.post("/api/join", json={"code": made["code"]})]
        answers += [
            client.get(f"/api/tables/{made['id']}{path}")
            for path in ("", "/qr.svg", "/log", "/export.json")
        ]
        for answer in answers:
            assert answer.status_code == 409
            assert answer.json()["error"] == "not-played-here"
        assert client.get("/api/tables").json() == {"mine": [], "open": []}
        with (
            client.websocket_connect(f"/ws/{made['id']}") as line,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            line.receive_json()
        assert closed.value.code == common.GONE
