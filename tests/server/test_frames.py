"""Whatever comes over the line is answered, and changes nothing it should not."""

import random
from typing import Any

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.test_fold import shown

from parlour.engine.dice import Dice
from parlour.server.access.limits import MAX_FRAME_BYTES
from parlour.server.games import acts
from parlour.server.games.table import GameTable
from parlour.server.http.socket import serve_frame
from parlour.server.process.logs import JsonLines, TextLines
from parlour.server.tables import frames as common

KINDS: dict[str, dict[str, Any]] = {
    "hello": {"since": 3, "seat": 1},
    "play": {"id": "i", "seat": 0, "at": 3, "chosen": ["fold"]},
    "consider": {"id": "i", "seat": 0, "at": 3, "chosen": ["fold"]},
    "retract": {"id": "i", "seat": 0},
    "take-back": {"id": "i", "seat": 0},
    "consent": {"id": "i", "seat": 0, "to": "take-back", "answer": "yes"},
    "say": {"id": "i", "text": "hello"},
    "phrase": {"id": "i", "phrase": "hello"},
    "ahead": {"id": "i", "seat": 0, "wish": "turn"},
    "look": {"seat": 0},
    "sit": {"id": "i", "seat": 0, "name": "Bo"},
    "stand": {"id": "i", "seat": 0},
    "begin": {"id": "i"},
    "again": {"id": "i"},
    "host": {"id": "i", "act": "kick", "seat": 1},
    "nudge": {"id": "i", "seat": 0},
}
ODD: list[Any] = [
    None,
    True,
    -1,
    10,
    1e300,
    10**30,
    "",
    "x" * 500,
    "\u202e\x00",
    [],
    {},
    [[]],
    ["fold"] * 201,
    {"a": {"b": {}}},
]


class Vandal:
    """Makes frames that no client of ours would send."""

    def __init__(
        self, live: GameTable, guest: Guest, used: list[bytes], seed: int
    ) -> None:
        self.live = live
        self.guest = guest
        self.used = used
        self.random = random.Random(seed)

    def frame(self) -> bytes:
        makers = (self.noise, self.cut, self.bent, self.odd, self.huge, self.deep)
        makers += (self.late, self.stolen, self.replayed, self.illegal)  # type: ignore[assignment]
        return self.random.choice(makers)()

    def usual(self) -> dict[str, Any]:
        kind = self.random.choice(list(KINDS))
        return {"do": kind, **KINDS[kind]}

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.randrange(60))

    def cut(self) -> bytes:
        whole = msgspec.json.encode(self.usual())
        return whole[: self.random.randrange(len(whole))]

    def bent(self) -> bytes:
        """A frame with some byte changed, so that it cannot mean anything."""
        whole = bytearray(msgspec.json.encode(self.usual()))
        whole[0] = self.random.randrange(256)
        whole[self.random.randrange(1, 8)] = self.random.randrange(256)
        return bytes(whole).replace(b'{"do', b"<")

    def odd(self) -> bytes:
        frame = self.usual()
        frame[self.random.choice(["do", "id", "more"])] = self.random.choice(ODD)
        return msgspec.json.encode(frame)

    def huge(self) -> bytes:
        size = self.random.choice([MAX_FRAME_BYTES + 1, 3 * MAX_FRAME_BYTES, 60_000])
        return msgspec.json.encode({"do": "say", "id": "i", "text": "x" * size})

    def deep(self) -> bytes:
        return self.random.choice([b"[", b'{"a":', b'{"do":[']) * 1_000

    def late(self) -> bytes:
        asked = self.live.room.asked
        at = self.random.choice([0, 1, max(a.seq for a in asked.values()) + 5, 10**6])
        kind = self.random.choice(["play", "consider"])
        frame = {"do": kind, "id": self.fresh(), "seat": 0, "at": at, "chosen": []}
        return msgspec.json.encode(frame)

    def stolen(self) -> bytes:
        """Somebody else's seat, in turn and in time."""
        seat = self.random.choice([1, 2, 9])
        asked = self.live.room.asked.get(seat)
        at = asked.seq if asked else 4
        kind = self.random.choice(["play", "consider", "retract", "take-back", "stand"])
        frame: dict[str, Any] = {"do": kind, "id": self.fresh(), "seat": seat}
        if kind in ("play", "consider"):
            frame |= {"at": at, "chosen": ["fold"]}
        return msgspec.json.encode(frame)

    def illegal(self) -> bytes:
        """In turn and in time, but not among what is offered."""
        names = self.live.room.match.table.token_names  # type: ignore[union-attr]
        asked = self.live.room.asked.get(0)
        some = self.random.choices(names[:36], k=self.random.randrange(1, 5))
        at = asked.seq if asked else 0
        frame = {"do": "play", "id": self.fresh(), "seat": 0, "at": at, "chosen": some}
        return msgspec.json.encode(frame)

    def replayed(self) -> bytes:
        return self.random.choice(self.used)

    def fresh(self) -> str:
        return f"v{self.random.randrange(10**9)}"


async def game_in_progress(house: House) -> tuple[GameTable, list[Guest], list[bytes]]:
    """A table where seat 0 is asked, and frames that seat 0 has sent before."""
    live = await house.open("willow", "ann bob cat", seed="frames")
    guests = house.guests(live)
    used: list[bytes] = []
    dice = Dice(3)
    while live.room.state == "playing" and (len(used) < 2 or 0 not in live.room.asked):
        seat = min(live.room.asked)
        chosen = any_answer(live, seat, dice)
        play = acts.Play(
            id=house.id(), seat=seat, at=live.room.asked[seat].seq, chosen=chosen
        )
        if seat == 0:
            used.append(msgspec.json.encode(play))
        await guests[seat].ask(play)
    assert 0 in live.room.asked
    return live, guests, used


async def vandalise(count: int, seed: int) -> dict[str, int]:
    house = House()
    live, guests, used = await game_in_progress(house)
    ann = guests[0]
    vandal = Vandal(live, ann, used, seed)
    seq = live.room.seq
    before = shown(live.room, 3, house.clock.now)
    done = {msgspec.json.decode(frame)["id"] for frame in used}
    answers: dict[str, int] = {}
    for guest in guests:
        guest.read()
    for _ in range(count):
        frame = vandal.frame()
        await serve_frame(ann.live, ann.conn, frame)
        heard = ann.read()
        assert heard, f"no answer to {frame[:200]!r}"
        for answer in heard:
            kind = type(answer).__name__
            answers[kind] = answers.get(kind, 0) + 1
            if isinstance(answer, common.Done):
                assert answer.id in done, frame
            else:
                assert isinstance(answer, common.No | common.Oops), (
                    frame[:200],
                    answer,
                )
                assert answer.text
        ann.heard.clear()
        ann.sent.clear()
        assert live.room.seq == seq
    assert len(house.store.rows[live.room.id]) == seq
    assert shown(live.room, 3, house.clock.now) == before
    assert not guests[1].read()
    # The table goes on as if nothing had been.
    assert isinstance(await ann.play(any_answer(live, 0, Dice(1))), common.Done)
    return answers


async def test_no_frame_does_harm() -> None:
    answers = await vandalise(20_000, seed=1)
    assert set(answers) == {"No", "Oops", "Done"}
    assert min(answers.values()) > 500


SAID = [
    (b"", "unreadable"),
    (b"\xff\xfe", "unreadable"),
    (b"[]", "unreadable"),
    (b'{"do":"fly"}', "unreadable"),
    (b'{"do":"say","id":"a"}', "unreadable"),
    (b'{"do":"say","id":"a","text":"x","more":1}', "unreadable"),
    (b'{"do":"hello"}', "unreadable"),
    (b'{"do":"say","id":"a","text":"' + b"x" * 9_000 + b'"}', "too-big"),
]


@pytest.mark.parametrize(("frame", "code"), SAID)
async def test_what_cannot_be_read_is_said_so(frame: bytes, code: str) -> None:
    house = House()
    live = await house.open()
    ann = house.guest(live, "ann").join()
    await serve_frame(ann.live, ann.conn, frame)
    (oops,) = ann.read()
    assert isinstance(oops, common.Oops)
    assert oops.code == code
    wanted = "a" if b'"id":"a"' in frame and code != "too-big" else None
    assert oops.id == wanted


async def test_an_error_inside_is_noted_and_tells_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = House()
    live = await house.open(seed="very-5ecret")
    ann = house.guest(live, "ann").join()

    def broken(*_: object, **__: object) -> None:
        raise ValueError(f"the seed is {live.room.secret}")

    monkeypatch.setattr("parlour.server.games.acts.Say.entries", broken)
    await serve_frame(ann.live, ann.conn, b'{"do":"say","id":"a","text":"hi"}')
    (oops,) = ann.read()
    assert isinstance(oops, common.Oops)
    assert (oops.id, oops.code) == ("a", "busy")
    assert not any(b"5ecret" in data for data in ann.sent)
    for lines in (JsonLines(), TextLines()):
        written = [lines.format(record) for record in caplog.records]
        assert written
        assert not any("5ecret" in line or line == "hi" for line in written)
        assert "ValueError at" in written[-1]
