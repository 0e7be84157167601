"""The load generator counts what it says it counts."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest
from benchmarks.load import crowd
from benchmarks.load.behind import Browsers
from benchmarks.load.crowd import Crowd, Tally, Watch, percentile
from benchmarks.load.experts import Moves, Person
from benchmarks.load.games import Measured, measure_game, ratios
from benchmarks.load.hour import Sample, pick_token, settled, slope, warnings
from benchmarks.load.lines import PING, Line, Lost
from benchmarks.load.ours import Question
from benchmarks.load.page import weight
from benchmarks.load.sides import Side, Step

from parlour.match.joint import pledge


class Slow:
    """A table whose four sockets hear of a move after a while."""

    def __init__(self, takes: float) -> None:
        self.takes = takes
        self.watch = Watch()
        self.lines: list[Line] = []
        self.crowd: Crowd | None = None
        self.moves = 0

    def ready(self) -> bool:
        return True

    def move(self) -> None:
        self.moves += 1
        for seat in range(4):
            asyncio.get_running_loop().call_later(self.takes, self.tell, seat)

    def tell(self, seat: int) -> None:
        assert self.crowd is not None
        self.crowd.told(self, seat, 0b1111)


def stepped(
    monkeypatch: pytest.MonkeyPatch, takes: float, rate: float
) -> tuple[Tally, list[Slow], int]:
    monkeypatch.setattr(crowd, "SETTLE", 0.1)
    monkeypatch.setattr(crowd, "DRAIN", 0.3)
    tables = [Slow(takes) for _ in range(2)]
    tally = Tally()
    all_of_them = Crowd(tables, tally)
    for table in tables:
        table.crowd = all_of_them
    owed = asyncio.run(all_of_them.step(rate, 0.4))
    return tally, tables, owed


def test_a_table_moves_in_turn_at_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    tally, tables, owed = stepped(monkeypatch, takes=0.0, rate=40)
    assert owed == 0
    assert [table.moves for table in tables] == [10, 10]
    assert 15 <= len(tally.waits) <= 16  # the first fifth does not count


def test_a_late_move_counts_from_when_it_was_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A slow server is not asked less: what waits for it gets later and later."""
    tally, _, owed = stepped(monkeypatch, takes=0.2, rate=40)
    assert max(tally.waits) > 0.4
    assert owed > 0


def test_spread_leaves_tables_at_different_points() -> None:
    tables = [Slow(takes=0.0) for _ in range(crowd.SPREAD_MOVES + 2)]
    all_of_them = Crowd(tables, Tally())
    for table in tables:
        table.crowd = all_of_them
    made = asyncio.run(all_of_them.spread())
    assert [table.moves for table in tables] == [*range(crowd.SPREAD_MOVES), 0, 1]
    assert made == sum(table.moves for table in tables)


@pytest.mark.parametrize(
    ("part", "told"), [(0.5, 50), (0.95, 95), (0.99, 99), (1.0, 100)]
)
def test_percentile(part: float, told: int) -> None:
    assert percentile([float(n) for n in range(100, 0, -1)], part) == told


def framed(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((128 | kind, size)) + body
    return bytes((128 | kind, 126)) + size.to_bytes(2) + body


class Wire(asyncio.WriteTransport):
    def __init__(self) -> None:
        super().__init__()
        self.sent = b""

    def write(self, data: Any) -> None:
        self.sent += bytes(data)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("piece", [1, 3, 1000])
def test_frames_are_read_however_they_are_cut(piece: int) -> None:
    bodies = [b"early", b"x" * 3000, b"", b'{"is":"done"}']
    stream = b"HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n"
    stream += framed(1, bodies[0]) + framed(PING, b"beat")
    stream += b"".join(framed(1, body) for body in bodies[1:])

    async def read() -> None:
        line = Line("host", "/ws", "origin")
        wire = Wire()
        line.connection_made(wire)
        heard: list[bytes] = []
        half = len(stream) // 2
        for start in range(0, half, piece):
            line.data_received(stream[start : min(start + piece, half)])
        line.listen(heard.append, lambda why: None)
        for start in range(half, len(stream), piece):
            line.data_received(stream[start : start + piece])
        assert heard == bodies
        assert wire.sent.endswith(bytes((128 | 10, 128 | 4)) + b"\0\0\0\0beat")

    run(read())


def test_a_line_that_is_refused_says_so() -> None:
    async def read() -> None:
        line = Line("host", "/ws", "origin")
        line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        with pytest.raises(ConnectionError, match="403"):
            await line.open

    run(read())


def step(rate: float, p99: float, refused: int = 0) -> Step:
    return Step(rate, 1, 2, p99, 100, 0, refused, 0, 9, 9, 0.5, 900, 1.0)


def test_the_knee_is_the_highest_rate_that_was_met() -> None:
    side = Side("x", steps=[step(50, 20), step(100, 300), step(100, 90)])
    assert side.knee is not None
    assert side.knee.rate == 100
    assert side.at(90).p99 == 90
    side.steps += [step(200, 249, refused=1), step(200, 251)]
    assert side.knee.rate == 100
    assert Side("y", steps=[step(50, 251)]).knee is None


def test_card_faces_are_weighed_apart() -> None:
    files = {"http://x/assets/KS-1.svg": 40_000, "http://x/favicon.svg": 1_000}
    assert weight(files) == 1.0
    assert weight(files, cards=True) == 40.0


class Told(Line):
    """A line on which every request is granted at once."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def listen(self, heard: Callable[[bytes], None], lost: Lost) -> None:
        self.heard = heard

    def send(self, body: bytes, kind: int = 1) -> None:
        asked = json.loads(body)
        self.asked.append(asked)
        match asked["do"]:
            case "hello":
                self.tell("welcome", seq=1, scene={"table": {"state": "gathering"}})
            case "begin":
                question = {"seat": 0, "at": 2, "next": ["7h", "8h"]}
                self.tell("update", seq=2, scene={"question": question})
            case "consider":
                enough = len(asked["chosen"]) == 2
                able = [] if enough else ["9h"]
                self.tell("considered", id=asked["id"], next=able, enough=enough)
            case "play":
                self.tell("done", id=asked["id"])
                over = {"question": None, "table": {"state": "over"}}
                self.tell("update", seq=3, scene=over)

    def tell(self, what: str, **more: Any) -> None:
        self.heard(json.dumps({"is": what, **more}).encode())

    def shut(self) -> None:
        self.asked.append({"do": "shut"})


def test_a_person_among_experts_answers_what_is_legal_to_the_end() -> None:
    async def run() -> tuple[Told, Moves]:
        line, moves = Told(), Moves(counts=True)
        await Person(line, moves, luck=1).play()
        return line, moves

    line, moves = asyncio.run(run())
    does = [asked["do"] for asked in line.asked]
    assert does == ["hello", "begin", "consider", "consider", "play", "shut"]
    assert line.asked[4]["chosen"][1:] == ["9h"]
    assert (len(moves.waits), moves.refused) == (1, 0)


class Granting(Line):
    """A line on which whatever is asked is granted."""

    def __init__(self, table: Browsers) -> None:
        self.table = table
        self.asked: list[dict[str, Any]] = []

    def send(self, body: bytes, kind: int = 1) -> None:
        self.asked.append(json.loads(body))
        self.table.done += 1


def test_browsers_behind_nginx_do_all_that_a_browser_does() -> None:
    table = Browsers("t", "")
    lines = [Granting(table) for _ in range(4)]
    table.lines = [*lines]
    asyncio.run(table.begin())
    assert [one["do"] for one in lines[0].asked] == ["pledge", "begin", "reveal"]
    assert [one["do"] for one in lines[3].asked] == ["sit", "reveal"]
    assert lines[3].asked[0]["pledge"] == pledge(lines[3].asked[1]["part"])
    words = ["check", "7h", "fold"]
    table.asked(1, Question(seat=1, at=9, next=words, least=1, most=1))
    table.move()
    told = [(one["do"], one.get("chosen")) for one in lines[1].asked[2:]]
    assert told == [("play", ["check"])]
    assert len({one["id"] for one in lines[1].asked}) == len(lines[1].asked)


def test_a_move_of_a_game_is_measured_with_all_that_is_sent() -> None:
    found = measure_game("willow", moves=5, rounds=2)
    assert len(found.costs) == 5
    assert min(found.costs) > 0
    assert found.calls > found.seats
    assert found.size > 100 * found.seats


def test_games_are_compared_with_the_median() -> None:
    three = [Measured(str(cost), 4, [cost], 0, 0) for cost in (300.0, 100.0, 50.0)]
    ranked = [(one.slug, ratio) for one, ratio in ratios(three)]
    assert ranked == [("50.0", 0.5), ("100.0", 1.0), ("300.0", 3.0)]


def test_memory_is_compared_after_the_first_ten_minutes() -> None:
    hour = [Sample(60.0 * n, 100.0 if n < 10 else 50 + n, 0, 0) for n in range(61)]
    kept = settled(hour)
    assert [kept[0].at, kept[-1].at] == [600.0, 3600.0]
    assert slope(kept) == pytest.approx(60)
    assert len(settled(hour[:4])) == 3


def test_only_warnings_and_stray_lines_of_a_log_count() -> None:
    lines = ['{"level": "info"}', "Parlour is at http://127.0.0.1:1", ""]
    bad = ['{"level": "warning"}', '{"level": "error"}', "Traceback"]
    assert warnings("\n".join(lines + bad)) == bad


def test_a_number_is_chosen_from_a_row_of_numbers() -> None:
    found = {pick_token("3..5", Random(seed)) for seed in range(30)}
    assert found == {"3", "4", "5"}
    assert pick_token("fold", Random(1)) == "fold"


def test_the_cookie_of_a_newcomer_is_read_from_the_answer() -> None:
    async def read() -> str:
        line = Line("host", "/ws", "origin")
        head = "HTTP/1.1 101 Switching Protocols\r\nSet-Cookie: a=b; Path=/\r\n\r\n"
        line.data_received(head.encode())
        return line.cookie()

    assert asyncio.run(read()) == "a=b"
