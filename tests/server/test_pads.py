"""Score pads: several people write, nothing is lost, every worker reads the same."""

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import House, connect
from tests.server.served import Guest, Served, staying
from tests.server.test_workers import two_workers

from parlour.engine.options import options_as_text
from parlour.games import find, shelf
from parlour.scorekeeping.plans import has_pad
from parlour.server.api import cards
from parlour.server.api.pads import format_csv, order_of
from parlour.server.kinds import SCORE_PAD, goes_on
from parlour.server.pads import acts
from parlour.server.pads.acts import different_names
from parlour.server.pads.room import MAX_ROWS, PadOpened, PadRoom, decode
from parlour.server.pads.table import (
    Message,
    PadTable,
    PadUpdate,
    PadWelcome,
    make_scene,
)
from parlour.server.tables import frames as common
from parlour.server.tables.room import Company, Reader, fold
from parlour.words.messages import Messages, languages

THREE = ["Ann", "Bob", "Cat"]


class Writer:
    """Somebody with the link, and the scene as their browser puts it together."""

    def __init__(self, house: House, live: PadTable, person: str) -> None:
        self.house = house
        self.live = live
        self.out: deque[bytes] = deque()
        self.conn = connect(person, self.out, house.buckets)
        self.scene: Any = None
        live.join(self.conn, None, None)
        self.read()

    def read(self) -> list[Any]:
        fresh = []
        while self.out:
            data = self.out.popleft()
            message = msgspec.json.decode(data, type=Message)
            fresh.append(message)
            if isinstance(message, PadUpdate):
                message.scene.lines[:0] = self.scene.lines[: message.kept]
            if isinstance(message, PadUpdate | PadWelcome):
                self.scene = message.scene
        return fresh

    async def ask(self, request: Any) -> Any:
        await self.live.ask(self.conn, request)
        answers = [one for one in self.read() if getattr(one, "id", 0) == request.id]
        return answers[-1]

    async def write(self, *scored: Any, row: int | None = None, over: int = 0) -> Any:
        cells = [one if isinstance(one, dict) else {"scored": one} for one in scored]
        number = row or len(self.scene.lines) + 1
        return await self.ask(
            acts.WriteRow(id=self.house.id(), row=number, over=over, cells=cells)
        )

    @property
    def totals(self) -> list[int]:
        return list(self.scene.counted)


async def opened(
    house: House, slug: str = "following-suit", names: Any = THREE, **options: Any
) -> PadTable:
    game = find(slug)
    made = PadOpened(
        game=slug,
        edition=game.edition,
        options=options_as_text(game.agree(len(names), options)),
        names=list(names),
        by="ann",
    )
    room = await house.tables.create(SCORE_PAD, [made])
    live = await house.tables.live(room.id)
    assert isinstance(live, PadTable)
    return live


async def rebuilt(house: House, live: PadTable) -> PadRoom:
    """The pad as another worker reads it."""
    rows = await house.store.read(live.room.id)
    lines = [(one.seq, one.at, decode(one.body)) for one in rows]
    return fold(PadRoom, live.room.id, live.room.code, "", lines)


async def test_two_write_on_one_pad_and_neither_writes_over_the_other() -> None:
    house = House()
    live = await opened(house)
    ann, bob = Writer(house, live, "ann"), Writer(house, live, "bob")
    assert isinstance(await ann.write(10, 20, 30), common.Done)
    refused = await bob.write(1, 1, 1, row=1)  # he had not seen hers
    assert refused.refused == "pad-written-meanwhile"
    assert bob.totals == [10, 20, 30]
    assert isinstance(await bob.write(1, 2, 3), common.Done)
    ann.read()
    assert ann.totals == bob.totals == [11, 22, 33]
    assert [line.by for line in ann.scene.lines] == ["Ann", "Bob"]
    assert live.room.owners() == ["ann", "bob"]


async def test_a_request_that_is_sent_again_is_answered_and_not_done_twice() -> None:
    house = House()
    live = await opened(house)
    ann = Writer(house, live, "ann")
    cells: Any = [{"scored": 5}] * 3
    request = acts.WriteRow(id="once", row=1, over=0, cells=cells)
    first = await ann.ask(request)
    assert await ann.ask(request) == first
    assert len(live.room.rows) == 1


async def test_a_correction_and_undo_carry_through_the_sums() -> None:
    house = House()
    live = await opened(house)
    ann, bob = Writer(house, live, "ann"), Writer(house, live, "bob")
    await ann.write(10, 20, 30)
    await ann.write(1, 1, 1)
    bob.read()
    stale = bob.scene.lines[0].seq
    assert isinstance(await ann.write(50, 20, 30, row=1, over=stale), common.Done)
    again = await bob.write(9, 9, 9, row=1, over=stale)
    assert again.refused == "pad-written-meanwhile"
    assert ann.totals == [51, 21, 31]
    assert ann.scene.undoes == "correction"
    last = ann.scene.undo
    assert isinstance(await ann.ask(acts.Undo(id="u", last=last)), common.Done)
    assert ann.totals == [11, 21, 31]
    late = await bob.ask(acts.Undo(id="u", last=last))
    assert late.refused == "pad-written-meanwhile"  # nobody undoes twice
    for _ in range(2):
        await ann.ask(acts.Undo(id=house.id(), last=ann.scene.undo))
    assert ann.totals == [0, 0, 0]
    assert ann.scene.undo == 0
    assert make_scene(await rebuilt(house, live), Reader(None), Company()).lines == []


async def test_refusals_say_which_rule_and_change_nothing() -> None:
    house = House()
    live = await opened(house, "barcelona")
    ann = Writer(house, live, "ann")
    cells: list[Any] = [{"won": -5}, {"won": -1}, {"won": 7}]
    no = await ann.write(*cells)
    assert (no.refused, no.rule) == ("pad-sum", "BAR-14")
    assert no.values == {"sum": 1, "must": 0, "over": 1}
    assert no.text == "This adds up to 1. Together it must add up to 0."
    missing = await ann.write({"won": -5}, {}, {})
    assert missing.values == {"name": "Bob", "column": "won"}
    assert missing.text == "Bob, + or −: fill this in."
    strange: list[list[Any]] = [[], [{}] * 10, [{"won": "x"}] * 3, [{"no": 1}] * 3]
    for odd in strange:
        assert (await ann.write(*odd)).refused == "pad-not-a-row"
    assert live.room.seq == 1


async def test_the_end_can_be_corrected_away_and_taken_back() -> None:
    house = House()
    live = await opened(house, target_score=50)
    ann = Writer(house, live, "ann")
    await ann.write(60, 20, 30)
    assert (ann.scene.over, ann.scene.winners) == (True, [0])
    assert [one.message for one in ann.scene.says] == ["pad-end-target", "pad-wins"]
    assert house.store.tables[live.room.id].state == "over"
    assert (await ann.write(1, 1, 1)).refused == "pad-is-over"
    over = ann.scene.lines[0].seq
    await ann.write(40, 20, 30, row=1, over=over)
    assert not ann.scene.over
    assert house.store.tables[live.room.id].state == "playing"


async def test_people_may_end_a_game_and_go_on_after_all() -> None:
    house = House()
    live = await opened(house, "caribbean-star", ["Ann", "Bob"])
    ann = Writer(house, live, "ann")
    assert (await ann.ask(acts.StopPad(id="s"))).refused == "pad-empty"
    await ann.write({"pile": "KKT6432"}, {})
    await ann.ask(acts.StopPad(id="t"))
    assert [one.message for one in ann.scene.says] == ["pad-end-called", "pad-wins"]
    assert ann.scene.undoes == "stop"
    await ann.ask(acts.Undo(id="u", last=ann.scene.undo))
    assert not ann.scene.over


async def test_next_pad_has_the_same_names_code_and_the_next_dealer() -> None:
    house = House()
    live = await opened(house)
    code = live.room.code
    ann, bob = Writer(house, live, "ann"), Writer(house, live, "bob")
    assert (await bob.ask(acts.PadAgain(id="early"))).refused == "not-over"
    await ann.write(1, 2, 3)
    await ann.ask(acts.StopPad(id="s"))
    dealer = live.room.sheet.scoring.dealer
    done = await bob.ask(acts.PadAgain(id="again"))
    assert isinstance(done, common.Done)
    assert isinstance(await ann.ask(acts.PadAgain(id="too")), common.Done)
    assert len(house.store.tables) == 2
    ann.read()
    there = await house.tables.live(ann.scene.table.next)
    assert isinstance(there, PadTable)
    room = there.room
    assert (room.names, room.host, room.rows) == (THREE, "ann", [])
    assert room.opened.options == live.room.opened.options
    assert room.opened.dealer == dealer == 1
    assert room.code == code
    assert (await rebuilt(house, live)).next == room.id


async def test_names_are_told_apart_and_can_be_mended() -> None:
    assert different_names(["Ann", "Ann", "  ", "\u202e"]) == [
        "Ann",
        "Ann 2",
        "Guest",
        "Guest 2",
    ]
    house = House()
    live = await opened(house)
    ann = Writer(house, live, "ann")
    await ann.ask(acts.Rename(id="n", names=["Anne", "Bob", "Bob"]))
    assert [seat.name for seat in ann.scene.table.seats] == ["Anne", "Bob", "Bob 2"]
    no = await ann.ask(acts.Rename(id="m", names=["Anne"]))
    assert no.refused == "pad-not-a-row"
    for bad in ("\u3164", "http://x.example"):
        no = await ann.ask(acts.Rename(id=f"b{bad}", names=["Anne", "Bob", bad]))
        assert no.refused == "bad-name"
    await ann.ask(acts.Undo(id="u", last=ann.scene.undo))
    assert live.room.names == THREE


async def test_only_whoever_laid_it_puts_a_pad_away() -> None:
    house = House()
    live = await opened(house)
    ann, bob = Writer(house, live, "ann"), Writer(house, live, "bob")
    assert (await bob.ask(acts.Close(id="c"))).refused == "host-only"
    await ann.ask(acts.Close(id="c"))
    assert (await bob.write(1, 1, 1)).refused == "closed"
    assert house.store.tables[live.room.id].state == "closed"


async def test_a_pad_has_an_end_and_another_worker_reads_the_same() -> None:
    house = House()
    live = await opened(house, "hey-bartender", deals=1000)
    ann = Writer(house, live, "ann")
    for _ in range(MAX_ROWS):
        house.clock.now += 5
        assert isinstance(await ann.write(1, None, 0), common.Done)
    assert (await ann.write(1, 0, 0)).refused == "pad-full"
    other = await rebuilt(house, live)
    everybody = Reader(None), Company()
    assert make_scene(other, *everybody) == make_scene(live.room, *everybody)
    assert ann.scene.lines == make_scene(live.room, *everybody).lines


async def test_the_lobby_has_a_card_for_it() -> None:
    house = House()
    live = await opened(house)
    row = house.store.tables[live.room.id]
    assert row.game == "pad:following-suit"
    card = cards.card(row, "ann")
    assert (card.game, card.pad, card.names, card.round) == (
        "following-suit",
        True,
        THREE,
        1,
    )
    assert goes_on(row)


async def test_a_table_to_take_home() -> None:
    house = House()
    live = await opened(house, "spots", ["=Ann", "Bob"])
    ann = Writer(house, live, "ann")
    await ann.write({"hand": 16, "pile": 20}, {"hand": 19, "pile": 18})
    assert format_csv(live.room, "en").splitlines() == [
        (
            "Round,'=Ann: handicap,'=Ann: pile,'=Ann: result,'=Ann: wins,"
            "Bob: handicap,Bob: pile,Bob: result,Bob: wins"
        ),
        "1,0,20,20,1,1.5,18,16.5,0",
    ]
    assert format_csv(live.room, "de").startswith("Runde,")


@pytest.mark.parametrize("language", languages())
async def test_all_that_a_pad_says_has_words(language: str) -> None:
    """Whatever is told of a few rows is a sentence in every language."""
    house = House()
    written: dict[str, list[Any]] = {
        "boneyard": [{"bid": 10}, {"bid": 10}, {"bid": 7, "took": "a"}],
        "willow": [{"won": -3}, {"won": 5}, {"won": -2}],
        "abandon-ship": [{"scored": 5}, {}, {}],
        "brain-baseball": [{}, {}, {"strikes": 1}],
    }
    for slug, row in written.items():
        extra = [{"bid": 5, "took": "b"}] if slug == "boneyard" else []
        cells = [*row, *extra]
        live = await opened(house, slug, ["Ann", "Bob", "Cat", "Dot"][: len(cells)])
        ann = Writer(house, live, "ann")
        before = ann.scene
        assert isinstance(await ann.write(*cells), common.Done)
        words = Messages(live.room.game, language)
        for told in (*before.says, *ann.scene.says):
            values = {
                name: ", ".join(one) if isinstance(one, list) else one
                for name, one in told.values.items()
            }
            given: Any = {**live.room.sheet.given, **values}
            assert words.text(told.message, **given) != told.message


def test_every_pad_is_printed_as_it_stands() -> None:
    """What its options are called here is what the printer calls them too."""
    for slug in (one for one in shelf() if has_pad(find(one))):
        game = find(slug)
        for seats in (game.players[0], game.players[-1]):
            options = options_as_text(game.agree(seats, {}))
            names = [f"Guest {seat}" for seat in range(seats)]
            opened = PadOpened(game=slug, edition=1, options=options, names=names)
            room = fold(PadRoom, "id", "code", "secret", [(1, 1.0, opened)])
            want = order_of(room, "a4", "de").make_request()
            assert options_as_text(want.options) == options
            assert want.written is not None
            assert want.written.names == names


# Over the wire


class PadGuest(Guest):
    """A browser at a pad."""

    def hear(self, told: dict[str, Any]) -> None:
        if told["is"] in ("welcome", "update"):
            self.seq = told["seq"]
            kept = told.get("kept", 0)
            before = self.scene["lines"][:kept] if self.scene else []
            told["scene"]["lines"] = [*before, *told["scene"]["lines"]]
            self.scene = told["scene"]
            self.welcomes += told["is"] == "welcome"
        if told.get("id") in self.pending:
            del self.pending[told["id"]]
            self.answers[told["id"]] = told
        self.changed.set()

    async def rows(self, count: int) -> None:
        while self.scene is None or len(self.scene["lines"]) != count:
            self.changed.clear()
            await self.changed.wait()


async def test_two_writers_over_sockets_and_a_server_that_dies(tmp_path: Path) -> None:
    served = Served(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    served.start()
    try:
        ann, bob = PadGuest(served, "Ann"), PadGuest(served, "Bob")
        body = {"game": "following-suit", "names": THREE}
        made, _ = served.ask("POST", "/api/pads", body, ann.cookie)
        ann.table = bob.table = made["id"]
        row: Any = [{"scored": 10}, {"scored": 20}, {"scored": 30}]
        async with staying([ann, bob]):
            await asyncio.gather(ann.rows(0), bob.rows(0))
            write = {"do": "row", "row": 1, "over": 0, "cells": row}
            both = await asyncio.gather(ann.send(write), bob.send(write))
            assert sorted(one["is"] for one in both) == ["done", "no"]
            await asyncio.gather(ann.rows(1), bob.rows(1))
            served.kill()
            unsent = asyncio.ensure_future(bob.send({**write, "row": 2}))
            served.start()
            assert (await unsent)["is"] == "done"
            await asyncio.gather(ann.rows(2), bob.rows(2))
            assert ann.scene is not None
            assert bob.scene is not None
            assert ann.scene["lines"] == bob.scene["lines"]
            assert ann.scene["counted"] == [20, 40, 60]
        info, _ = served.ask("GET", f"/api/tables/{made['id']}")
        assert (info["kind"], info["game"]) == ("pad", "following-suit")
        tables, _ = served.ask("GET", "/api/tables", cookie=bob.cookie)
        assert [card["pad"] for card in tables["mine"]] == [True]
        joined, _ = served.ask("POST", "/api/join", {"code": made["code"]}, bob.cookie)
        assert joined == {"id": made["id"]}
        csv = f"{served.address}/api/tables/{made['id']}/pad.csv?language=fr"
        with urllib.request.urlopen(csv) as answer:
            assert (
                answer.read().decode("utf-8-sig").splitlines()[2].startswith("2,10,20")
            )
        paper = f"{served.address}/api/tables/{made['id']}/pad.pdf?language=fr"
        with urllib.request.urlopen(paper) as answer:
            assert answer.headers["Content-Type"] == "application/pdf"
            assert answer.read(5) == b"%PDF-"
        game, _ = served.ask("POST", "/api/tables", {"game": "willow", "name": "Ann"})
        no_pad = paper.replace(made["id"], game["id"])
        for refused, code in ((f"{paper}&paper=a0", 422), (no_pad, 404)):
            with pytest.raises(urllib.error.HTTPError) as no:
                urllib.request.urlopen(refused)
            with contextlib.closing(no.value):
                assert no.value.code == code
        for wrong in (
            {"game": "willow", "names": ["Ann"]},
            {"game": "lamarckian-poker", "names": THREE},
            {"game": "nothing", "names": THREE},
            {"game": "domino-knights", "names": THREE, "options": {"goal": "random"}},
            {"game": "spots", "names": THREE, "dealer": 3},
        ):
            with pytest.raises(urllib.error.HTTPError) as found:
                served.ask("POST", "/api/pads", wrong)
            assert found.value.code == 422
            with contextlib.closing(found.value):
                assert json.loads(found.value.read())["text"]
    finally:
        served.stop()


async def test_two_workers_write_on_one_pad(postgresql: str, tmp_path: Path) -> None:
    async with two_workers(postgresql, tmp_path) as (one, two):
        ann, bob = PadGuest(one, "Ann"), PadGuest(two, "Bob")
        body = {"game": "following-suit", "names": THREE}
        made, _ = one.ask("POST", "/api/pads", body, ann.cookie)
        ann.table = bob.table = made["id"]
        cells: Any = [{"scored": 10}, {"scored": 20}, {"scored": 30}]
        async with staying([ann, bob]):
            for row in (1, 2, 3):
                write = {"do": "row", "row": row, "over": 0, "cells": cells}
                both = await asyncio.gather(ann.send(write), bob.send(write))
                assert sorted(one["is"] for one in both) == ["done", "no"]
                await asyncio.gather(ann.rows(row), bob.rows(row))
            assert ann.scene is not None
            undo = {"do": "undo", "last": ann.scene["undo"]}
            both = await asyncio.gather(ann.send(undo), bob.send(undo))
            assert sorted(one["is"] for one in both) == ["done", "no"]
            await asyncio.gather(ann.rows(2), bob.rows(2))
            assert bob.scene is not None
            assert ann.scene["lines"] == bob.scene["lines"]
            assert ann.scene["counted"] == [20, 40, 60]
