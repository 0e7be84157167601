"""Portraits and handouts over the wire: who may bring, see and take away what."""

import asyncio
import contextlib
import http.client
import itertools
import json
from base64 import b64encode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.server.story_house import StoryHouse, decode
from tests.server.test_story_decks import folder, png, send
from tests.server.test_workers import two_workers
from tests.story.table import SET
from tests.websocket import connect_sync
from websockets.sync.client import ClientConnection

from parlour.server.api.albums import Album, select_fitting
from parlour.server.api.uploads import PICTURE_BYTES, SIDE_PIXELS, read_picture
from parlour.server.process.sandbox import Sandbox
from parlour.server.store.rows import BROUGHT
from parlour.server.store.store import Store
from parlour.server.stories import scenes
from parlour.server.stories.room import LineWritten, StoryRoom
from parlour.story import entries as e
from parlour.story.exports.export import Taken

ANN, BOB, CAT = range(3)
CAPTION = "XQ a map with a cross"
Answer = tuple[int, bytes]


class Circle:
    """Ann deals, Bob and Cat play, Eve looks on; each by cookie."""

    def __init__(self, served: Served) -> None:
        self.served = served
        names = {"source": SET, "name": "Ann"}
        made, ann = self.served.ask("POST", "/api/stories", names)
        self.id = str(made["id"])
        self.cookies = [ann]
        self.numbers = itertools.count(1)
        self.lines: dict[int, ClientConnection] = {}
        self.sockets = contextlib.ExitStack()
        for name in ("Bob", "Cat", "Eve"):
            _, cookie = self.served.ask("PUT", "/api/me", {"name": name})
            self.cookies.append(cookie)
            if name != "Eve":
                self.ask(len(self.cookies) - 1, "sit", name=name)

    def __enter__(self) -> "Circle":
        return self

    def __exit__(self, *_: object) -> None:
        self.sockets.close()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def ask(self, seat: int, do: str, /, **more: Any) -> dict[str, Any]:
        id_ = f"r{next(self.numbers)}"
        line = self.line(seat)
        line.send(json.dumps({"do": do, "id": id_, **more}))
        while True:
            told: dict[str, Any] = json.loads(line.recv(PATIENCE))
            if told.get("id") == id_:
                return told

    def line(self, seat: int) -> ClientConnection:
        """This person's socket, opened when it is first wanted."""
        if seat not in self.lines:
            opening = connect_sync(
                f"ws://127.0.0.1:{self.served.port}/ws/{self.id}",
                additional_headers={"Cookie": self.cookies[seat]},
                origin=websockets.Origin(self.served.address),
            )
            self.lines[seat] = self.sockets.enter_context(opening)
            self.lines[seat].send(json.dumps({"do": "hello"}))
        return self.lines[seat]

    def write(self, seat: int, is_: str, /, **entry: Any) -> int:
        told = self.ask(seat, "write", seat=seat, entry={"is": is_, **entry})
        assert told["is"] == "done", told
        return int(told["seq"])

    def begin(self) -> "Circle":
        """Up to the first session."""
        for seat in (ANN, BOB, CAT):
            self.write(seat, "dealer_appointed", dealer=ANN)
        self.write(ANN, "eyes_closed")
        self.write(ANN, "intro_read")
        for seat, left in ((BOB, CAT), (CAT, ANN), (ANN, BOB)):
            self.write(seat, "persona_described", text="somebody")
            added = {"persona": f"p{seat}", "category": "scar", "text": "a scar"}
            self.write(left, "feature_suggested", **added)
            self.write(seat, "feature_accepted", persona=f"p{seat}")
        self.write(ANN, "signifiers_dealt")
        self.write(ANN, "session_opened")
        return self

    def http(
        self, who: int | None, method: str, path: str, body: Any = None, **at: Any
    ) -> tuple[int, bytes, Any]:
        served: Served = at.get("at", self.served)
        line = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
        with contextlib.closing(line):
            # Kept alive, as a browser's: an answer may come before all of a body is
            # sent, and then the rest of it is not taken.
            with contextlib.suppress(ConnectionError):
                line.request(
                    method,
                    path,
                    None if body is None else json.dumps(body).encode(),
                    {
                        "Origin": served.address,
                        "Content-Type": "application/json",
                        "Cookie": "" if who is None else self.cookies[who],
                        **at.get("head", {}),
                    },
                )
            answer = line.getresponse()
            return answer.status, answer.read(), answer.headers

    def bring(self, seat: int, data: bytes, **more: Any) -> tuple[int, dict[str, Any]]:
        body = {"seat": seat, "picture": b64encode(data).decode(), **more}
        status, told, _ = self.http(seat, "POST", f"{self.path}/pictures", body)
        return status, json.loads(told)

    def brought(self, seat: int, data: bytes, **more: Any) -> int:
        status, told = self.bring(seat, data, **more)
        assert status == 201, told
        return int(told["picture"])

    def get(self, who: int | None, number: object, **at: Any) -> Answer:
        return self.http(who, "GET", f"{self.path}/pictures/{number}", **at)[:2]

    def remove(self, seat: int, number: int) -> int:
        path = f"{self.path}/pictures/{number}?seat={seat}"
        return self.http(seat, "DELETE", path)[0]


@pytest.fixture
def served(tmp_path: Path, database: str) -> Iterator[Served]:
    server = Served(tmp_path, database)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


async def test_a_handout_from_the_drawer_to_its_end(
    served: Served, database: str
) -> None:
    """Sealed, shown to one, kept over a crash and another deck, and gone at last."""
    table = await asyncio.to_thread(lambda: Circle(served).begin())
    data = png("handout")
    number = table.brought(ANN, data, caption=CAPTION)
    eve = 3
    sealed = table.get(BOB, 9_999)
    assert sealed[0] == 404

    def alike(*people: int | None) -> bool:
        """They are told the same of it as of what never was."""
        every = (number, 1, 0, 9_999, "x", "-1", f"{number}?seat={ANN}")
        return {table.get(who, one) for who in people for one in every} == {sealed}

    assert alike(BOB, CAT, eve, None)
    assert table.get(ANN, number) == (200, data)
    table.write(ANN, "picture_shown", picture=number, to=[BOB])
    assert table.get(BOB, number) == (200, data)
    assert table.get(BOB, f"{number}?seat={BOB}") == (200, data)
    assert table.get(BOB, f"{number}?seat={CAT}") == sealed
    assert alike(CAT, eve, None)

    path = f"{table.path}/pictures/{number}"
    _, _, head = table.http(BOB, "GET", path)
    assert head["Content-Type"] == "image/png"
    assert head["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in head["Content-Security-Policy"]
    assert head["Cache-Control"] == "private, no-cache"
    again = {"If-None-Match": head["ETag"]}
    assert table.http(BOB, "GET", path, head=again)[0] == 304
    assert table.http(CAT, "GET", path, head=again)[:2] == sealed

    for who, sees in ((BOB, True), (CAT, False), (eve, False)):
        for kind in ("json", "html"):
            _, taken, _ = table.http(who, "GET", f"{table.path}/export.{kind}")
            assert (b64encode(data) in taken) == sees
            assert (b"XQ" in taken) == sees

    table.sockets.close()
    served.kill()
    served.start()
    assert table.get(BOB, number) == (200, data)
    assert send(served, f"{table.path}/deck", folder(), table.cookies[ANN])[0] == 200
    assert table.get(BOB, number) == (200, data), "a deck takes no other picture away"

    assert [table.remove(BOB, one) for one in (number, 9_999)] == [409, 409]
    assert table.remove(ANN, number) == 200
    assert alike(ANN, BOB, CAT)
    assert "XQ" not in served.log()
    kept = table.brought(ANN, png("another"), caption=CAPTION)
    served.stop()
    store = await Store.open(database)
    rows = [json.loads(row.body) for row in await store.read(table.id)]
    files = {
        at: row["line"]["entry"]["file"]
        for at, row in enumerate([row for row in rows if row["is"] == "wrote"], 1)
        if row["line"]["entry"]["is"] == "pictured"
    }
    assert await store.picture(table.id, BROUGHT, files[number]) is None
    assert await store.picture(table.id, BROUGHT, files[kept]) is not None
    sizes = {size.kind: size.count for size in await store.sizes()}
    assert sizes["pictures"] == 79
    await store.forget(2e10)  # gone with the table, in the books too
    assert await store.picture(table.id, BROUGHT, files[kept]) is None
    assert (await store.sum_stored("", "")).all == 0
    await store.close()


@pytest.fixture
def circle(tmp_path: Path, sqlite: str) -> Iterator[Circle]:
    server = Served(tmp_path, sqlite)
    server.start()
    with Circle(server) as made:
        yield made.begin()
    server.stop()
    assert "Traceback" not in server.log()


def pictures_of(circle: Circle, who: int = ANN) -> dict[str, Any]:
    """Everything that this person takes home of pictures."""
    _, taken, _ = circle.http(who, "GET", f"{circle.path}/export.json")
    found: dict[str, Any] = json.loads(taken)
    return {
        "portraits": [sheet["portrait"] for sheet in found["story"]["sheets"]],
        "pictures": found["pictures"],
        "drawer": found["story"]["dealing"] and found["story"]["dealing"]["drawer"],
    }


def test_who_may_bring_what(circle: Circle) -> None:
    """Refused in words, and nothing has changed."""
    before = pictures_of(circle)
    for seat, more, why in (
        (BOB, {"caption": "mine"}, "refused-dealer-only"),
        (ANN, {}, "refused-say-what-it-shows"),
        (BOB, {"of": "p2"}, "refused-not-yours-to-play"),
        (ANN, {"of": "p1"}, "refused-not-yours-to-play"),
        (ANN, {"of": "c1"}, "refused-nobody-of-that-name"),
    ):
        status, told = circle.bring(seat, png("x"), **more)
        assert (status, told["message"]) == (409, why)
        assert told["text"]
    body = {"seat": ANN, "picture": b64encode(png("x")).decode(), "caption": "x"}
    pictures = f"{circle.path}/pictures"
    assert circle.http(BOB, "POST", pictures, body)[0] == 409, "not Bob's seat"
    for who in (3, None):
        assert circle.http(who, "POST", pictures, body)[0] == 404
    bare = {"is": "pictured", "file": "f", "caption": "x"}
    assert circle.ask(ANN, "write", seat=ANN, entry=bare)["is"] == "no"
    taken_away = {"is": "picture_removed", "picture": 1}
    assert circle.ask(ANN, "write", seat=ANN, entry=taken_away)["is"] == "no"
    assert pictures_of(circle) == before


def test_a_portrait_is_changed_and_taken_away(circle: Circle) -> None:
    first = circle.brought(BOB, png("one"), of="p1")
    for who in (ANN, CAT, 3):
        assert circle.get(who, first) == (200, png("one"))
    second = circle.brought(BOB, png("two"), of="p1", caption="Bob, asleep")
    assert circle.get(CAT, first)[0] == 404
    assert circle.get(CAT, second)[1] == png("two")
    found = pictures_of(circle)
    assert found["portraits"][1] == {"picture": second, "caption": "Bob, asleep"}
    assert [one["picture"] for one in found["pictures"]] == [second]
    assert circle.remove(CAT, second) == 409
    assert circle.remove(BOB, second) == 200
    assert circle.get(BOB, second)[0] == 404
    assert pictures_of(circle)["portraits"] == [None, None, None]


def test_the_same_picture_twice_is_two_pictures(circle: Circle) -> None:
    """Nobody learns that somebody else has it, and nobody's goes with another's."""
    sealed = circle.brought(ANN, png("same"), caption=CAPTION)
    own = circle.brought(BOB, png("same"), of="p1")
    assert circle.get(CAT, own)[0] == 200
    assert circle.get(CAT, sealed)[0] == 404
    assert circle.remove(BOB, own) == 200
    assert circle.get(ANN, sealed) == (200, png("same"))


def test_who_was_shown_out_is_shown_nothing_more(circle: Circle) -> None:
    """Not even what everybody else who comes by may look at."""
    portrait = circle.brought(BOB, png("one"), of="p1")
    paths = ["", f"/pictures/{portrait}", "/export.json", "/export.html", "/qr.svg"]
    for path in paths:
        assert circle.http(BOB, "GET", circle.path + path)[0] == 200
    assert circle.ask(ANN, "host", act="kick", seat=BOB)["is"] == "done"
    never = circle.http(BOB, "GET", f"/api/tables/{'x' * 24}")[:2]
    for path in paths:
        assert circle.http(BOB, "GET", circle.path + path)[:2] == never
    assert circle.bring(BOB, png("two"), of="p1")[0] == 404
    assert circle.remove(BOB, portrait) == 404
    assert circle.get(3, portrait)[0] == 200


NO_PICTURES = [
    (b"<svg xmlns='http://www.w3.org/2000/svg'/>", 422, "bad-picture"),
    (b"\x89PNG\r\n\x1a\n", 422, "bad-picture"),
    (b"GIF89a\1\0\1\0\0\0\0;", 422, "bad-picture"),
    (png("wide", width=SIDE_PIXELS + 1), 422, "bad-picture"),
    (png("large", width=2_001, height=2_000), 422, "bad-picture"),
    (png("flat", height=0), 422, "bad-picture"),
    (png("heavy", more=PICTURE_BYTES), 422, "bad-picture"),
    (png("far too heavy", more=2 * PICTURE_BYTES), 413, "too-big"),
]


def test_what_is_no_picture_is_refused(circle: Circle) -> None:
    before = pictures_of(circle)
    for data, status, error in NO_PICTURES:
        told = circle.bring(ANN, data, caption="x")
        assert (told[0], told[1]["error"]) == (status, error)
    assert pictures_of(circle) == before
    strange = {"seat": ANN, "picture": "no base64!", "caption": "x"}
    assert circle.http(ANN, "POST", f"{circle.path}/pictures", strange)[0] == 422


def test_pictures_count_and_count_no_more_when_they_are_gone(
    tmp_path: Path, sqlite: str
) -> None:
    """Half of two megabytes is for one address: two of these, until one is gone."""
    served = Served(tmp_path, sqlite, PARLOUR_UPLOAD_QUOTA_MB="2")
    served.start()
    large = 400 * 1024
    with Circle(served) as circle:
        circle.begin()
        first = circle.brought(ANN, png("a", more=large), caption="one")
        circle.brought(BOB, png("b", more=large), of="p1")
        status, told = circle.bring(CAT, png("c", more=large), of="p2")
        assert (status, told["error"]) == (413, "no-room")
        assert circle.bring(CAT, png("small"), of="p2")[0] == 201
        assert circle.remove(ANN, first) == 200
        circle.brought(CAT, png("c", more=large), of="p2")
    served.stop()


def test_a_portrait_goes_with_a_character_that_is_undone(
    tmp_path: Path, sqlite: str
) -> None:
    """What nobody can see any more takes up nobody's room."""
    served = Served(tmp_path, sqlite, PARLOUR_UPLOAD_QUOTA_MB="2")
    served.start()
    large = 400 * 1024
    with contextlib.ExitStack() as stack:
        stack.callback(served.stop)
        circle = stack.enter_context(Circle(served))
        circle.begin()
        circle.brought(BOB, png("b", more=large), of="p1")
        entered = circle.write(ANN, "character_entered", shown_as="a heavy")
        portrait = circle.brought(ANN, png("a", more=large), of="c1")
        assert circle.get(CAT, portrait)[0] == 200
        circle.write(ANN, "override", what="undo", entry=entered, why="not yet")
        assert circle.get(CAT, portrait)[0] == 404
        circle.brought(CAT, png("c", more=large), of="p2")


async def test_a_picture_is_there_at_once_at_the_other_worker(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_workers(postgresql, tmp_path) as (one, two):
        circle = await asyncio.to_thread(lambda: Circle(one).begin())
        number = circle.brought(ANN, png("here"), caption=CAPTION)
        assert circle.get(BOB, number, at=two)[0] == 404
        circle.write(ANN, "picture_shown", picture=number, to=[BOB])
        assert circle.get(BOB, number, at=two) == (200, png("here"))
        assert circle.get(CAT, number, at=two)[0] == 404
        circle.remove(ANN, number)
        assert circle.get(BOB, number, at=one)[0] == 404
        circle.sockets.close()


# In memory: what people are told


async def test_nobody_else_is_told_that_anything_happened() -> None:
    """Not a byte, for whoever is not shown it."""
    house = StoryHouse()
    everybody = await house.open("ann bob cat", SET, watchers="wil")
    ann, bob, cat, wil = everybody
    for person in (ann, bob, cat):
        await person.write(e.DealerAppointed(dealer=ANN))
    live = ann.live

    async def write(entry: e.AnyEntry) -> int:
        def make(room: StoryRoom) -> list[Any]:
            return [LineWritten(by="ann", line=e.JournalLine(seat=ANN, entry=entry))]

        for person in everybody:
            person.read()
            person.sent = []
        async with live.lock:
            seq = await live.write(make)
        for person in everybody:
            person.read()
        return seq

    await ann.write(e.EyesClosed())
    await ann.write(e.IntroRead())
    number = await write(e.Pictured(file="f", caption=CAPTION))
    assert [bool(person.sent) for person in everybody] == [True, False, False, False]
    await write(e.PictureShown(picture=number, to=[BOB]))
    assert [bool(person.sent) for person in everybody] == [True, True, False, False]
    assert b"XQ" in bob.sent[-1]
    assert bob.story.handouts[0].picture == number
    assert all(isinstance(decode(one), scenes.StoryUpdate) for one in bob.sent)
    await write(e.PictureRemoved(picture=number))
    assert [bool(person.sent) for person in everybody] == [True, True, False, False]
    assert bob.story.handouts == []
    await ann.write(e.Talk(text="on we go"))
    assert cat.story.handouts == wil.story.handouts == []
    told = {one.kind for one in cat.told.values()}
    assert not told & {"pictured", "picture_shown", "picture_removed"}


async def test_a_picture_is_looked_at_for_each_person_anew() -> None:
    """By the time it takes nobody learns that somebody else has the same file."""
    confined = Sandbox(1)
    try:
        data = png("same")
        for _ in range(2):
            assert await confined.run(read_picture, data, b"ann") == b"image/png"
        assert len(confined.recent.made) == 1
        await confined.run(read_picture, data, b"bob")
        assert len(confined.recent.made) == 2
    finally:
        await confined.stop()


class Kept(Album):
    """Pictures that need no table."""

    def __init__(self, *sizes: tuple[int, int]) -> None:
        self.kept = [
            Taken(
                picture=number,
                caption="",
                media="image/png",
                body=png("x", width=width, height=100, more=more),
            )
            for number, (width, more) in enumerate(sizes, start=1)
        ]

    async def read_all(self) -> AsyncIterator[Taken]:
        for one in self.kept:
            yield one


async def test_book_has_room_for_so_many_pixels_and_bytes() -> None:
    wide = select_fitting(Kept((60, 0), (60, 0), (40, 0)).kept, pixels=10_000)
    assert [one.picture for one in wide] == [1, 3]
    heavy = await Kept((10, 600), (10, 600), (10, 0)).read_for_book(size=1_000)
    assert [one.picture for one in heavy] == [1, 3]
