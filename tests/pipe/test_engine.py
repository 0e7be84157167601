"""Games for programs in any language: `parlour engine`."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from parlour import bots
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.pipe import engine, frames
from parlour.pipe.engine import Engine, serve
from parlour.testing.chance import brief, random_options

pytestmark = pytest.mark.both_ways


class Program:
    """The other end, in this process."""

    def __init__(self) -> None:
        self.engine = Engine()

    def __call__(self, do: str, **request: Any) -> dict[str, Any]:
        line = json.dumps({"do": do, "id": 7, **request}).encode()
        reply: dict[str, Any] = json.loads(self.engine.answer(line))
        assert reply["id"] == 7
        return reply


@pytest.fixture
def ask() -> Program:
    return Program()


def some_answer(ask: Program, position: int, seat: int, dice: Dice) -> list[str]:
    """A legal answer, token by token, as a program that knows no rules finds it."""
    chosen: list[str] = []
    while True:
        told = ask("next", position=position, seat=seat, chosen=chosen)
        assert told["is"] == "next", told
        if not told["next"] or (told["enough"] and dice.roll(3) == 0):
            return chosen
        chosen.append(told["next"][dice.roll(len(told["next"]))])


def test_hello_and_games(ask: Program) -> None:
    assert ask("hello")["protocol"] == 2
    assert [game["name"] for game in ask("games")["games"]] == list(GAMES)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_played_without_knowing_its_rules(
    slug: str, ask: Program
) -> None:
    game = find(slug)
    dice = Dice(5)
    seats, options = random_options(game, dice)
    options = brief(game, seats, options, 4_000)
    told = ask("new", game=slug, seats=seats, options=options, seed="pipe")
    assert told["is"] == "position", told
    number = told["position"]
    match = Match(game, seats, options, seed="pipe", pace="fast")
    while not told["over"]:
        assert told["waiting"]
        seat = told["waiting"][dice.roll(len(told["waiting"]))]
        assert ask("question", position=number, seat=seat)["question"] == (
            match.question(seat)
        )
        assert ask("view", position=number, seat=seat)["view"] == match.view(seat)
        chosen = some_answer(ask, number, seat, dice)
        told = ask("play", position=number, seat=seat, chosen=chosen)
        assert told["is"] == "position", (chosen, told)
        match.play(seat, chosen)
        assert told["choices"] == len(match.choices)
    assert told["ranks"] == match.state.ranks
    assert told["returns"] == match.state.returns()
    log = read_log(json.dumps(ask("log", position=number)["log"]))
    assert replay(game, log).state.ranks == match.state.ranks
    again = ask("load", log=json.loads(json.dumps(ask("log", position=number)["log"])))
    assert again["ranks"] == told["ranks"]
    middle = ask("load", log=ask("log", position=number)["log"], upto=1)
    assert (middle["choices"], middle["over"]) == (1, len(match.choices) == 1)


def test_copies_and_worlds_leave_the_position_as_it_was(ask: Program) -> None:
    first = ask("new", game="willow", seats=3, seed="worlds")
    number, seat = first["position"], first["waiting"][0]
    own = ask("view", position=number, seat=seat)
    copied = ask("copy", position=number)
    chosen = ask("bot", position=number, seat=seat, bot="regular", seed=3)["chosen"]
    went_on = ask("play", position=copied["position"], seat=seat, chosen=chosen)
    assert went_on["choices"] == 1
    assert ask("view", position=number, seat=seat) == own
    others: set[str] = set()
    for seed in range(12):
        world = ask("imagine", position=number, seat=seat, seed=seed)
        assert ask("view", position=world["position"], seat=seat) == own
        rival = ask("view", position=world["position"], seat=(seat + 1) % 3)
        others.add(json.dumps(rival["view"]["zones"]))
        played = ask("play", position=world["position"], seat=seat, chosen=chosen)
        assert played["choices"] == 1
        told = ask("events", position=world["position"], seat=seat)
        assert told["choices"] == 1
        assert any(event["event"] == "decided" for event in told["events"])
        no = ask("log", position=world["position"])
        assert (no["is"], no["refused"]) == ("no", "bad-input")
    assert len(others) > 6, "the others hold something else in most worlds"
    again = ask("imagine", position=number, seat=seat, seed=4)["position"]
    twice = ask("imagine", position=number, seat=seat, seed=4)["position"]
    rival = (seat + 1) % 3
    assert ask("view", position=again, seat=rival) == (
        ask("view", position=twice, seat=rival)
    )


def test_facts_about_pieces_in_sight_come_with_the_view(ask: Program) -> None:
    told = ask("new", game="domino-avatars", seats=3, seed="facts")
    dice = Dice(1)
    spent: set[str] = set()
    for _ in range(60):
        seat, number = told["waiting"][0], told["position"]
        seen = ask("view", position=number, seat=seat)
        lying = {
            name for zone in seen["view"]["zones"] for name in zone.get("pieces", [])
        }
        assert set(seen["pieces"]) <= lying
        spent |= {name for name, facts in seen["pieces"].items() if "spent" in facts}
        assert not {"spent", "facing"} & set(seen["view"]["facts"])
        chosen = some_answer(ask, number, seat, dice)
        told = ask("play", position=number, seat=seat, chosen=chosen)
        if told["over"]:
            break
    assert spent


def test_a_bot_answers_as_it_does_elsewhere(ask: Program) -> None:
    told = ask("new", game="spots", seats=4, seed="advice")
    match = Match(find("spots"), 4, seed="advice", pace="fast")
    seat = told["waiting"][0]
    answer = bots.answer(
        bots.find(match.game, "regular"), match.state, Seat(seat), Dice(9)
    )
    names = [match.table.name_of(token) for token in answer]
    reply = ask("bot", position=told["position"], seat=seat, seed=9)
    assert reply["chosen"] == names


def test_playouts_share_what_there_is_to_win(ask: Program) -> None:
    told = ask("new", game="willow", seats=3, seed="out")
    number = told["position"]
    before = ask("view", position=number)
    reply = ask("playout", position=number, bots=["random"], times=20, seed=1)
    assert len(reply["returns"]) == 20
    assert len({str(one) for one in reply["returns"]}) > 1
    assert all(sum(one) == pytest.approx(0) for one in reply["returns"])
    assert ask("view", position=number) == before
    mixed = ["regular", "random", "random"]
    assert ask("playout", position=number, bots=mixed)["is"] == "playout"


REFUSED = [
    ({"do": "new", "game": "wilow"}, "bad-input", "willow"),
    ({"do": "new", "game": "willow", "seats": 99}, "bad-input", "2 to 10"),
    ({"do": "new", "game": "willow", "options": {"x": 1}}, "bad-input", "x"),
    ({"do": "new", "game": "willow", "pace": "slow"}, "bad-input", "pace"),
    ({"do": "view", "position": 5}, "bad-input", "position 5 does not exist"),
    ({"do": "view", "position": 1, "seat": 9}, "bad-input", "no seat 9"),
    ({"do": "view", "position": 1, "seat": -1}, "bad-input", "no seat -1"),
    ({"do": "events", "position": 1, "since": -1}, "bad-input", "0 or more, not -1"),
    ({"do": "bot", "position": 1, "seat": 0, "bot": "best"}, "bad-input", "best"),
    ({"do": "playout", "position": 1, "times": 0}, "bad-input", "1 to"),
    ({"do": "playout", "position": 1, "bots": []}, "bad-input", "name 1 bot"),
    ({"do": "play", "position": 1, "seat": 1, "chosen": ["what"]}, "bad-input", "what"),
]


@pytest.mark.parametrize(("request_", "refused", "said"), REFUSED)
def test_what_cannot_be_done_is_said(
    request_: dict[str, Any], refused: str, said: str, ask: Program
) -> None:
    told = ask("new", game="willow", seats=3, seed="no")
    state = ask("view", position=1)
    if request_.get("do") == "bot":
        request_ = {**request_, "seat": told["waiting"][0]}
    reply = ask(**request_)
    assert (reply["is"], reply["refused"]) == ("no", refused)
    assert said in reply["text"]
    assert ask("view", position=1) == state


def test_refusals_name_the_rule(ask: Program) -> None:
    told = ask("new", game="willow", seats=3, seed="rule")
    waits = (told["waiting"][0] + 1) % 3
    reply = ask("play", position=1, seat=waits, chosen=[])
    assert (reply["is"], reply["refused"]) == ("no", "not-your-turn")
    assert reply["text"]
    seat = told["waiting"][0]
    reply = ask("play", position=1, seat=seat, chosen=["done"])
    assert reply["is"] == "no"
    reply = ask("next", position=1, seat=seat, chosen=["done"])
    assert reply["is"] == "no"


def test_positions_are_dropped_and_counted(
    ask: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "MAX_POSITIONS", 2)
    ask("new", game="spots")
    ask("copy", position=1)
    full = ask("copy", position=1)
    assert (full["is"], full["refused"]) == ("no", "bad-input")
    assert ask("drop", position=1)["position"] == 1
    assert ask("drop", position=1)["is"] == "no"
    assert ask("copy", position=2)["position"] == 3


STRANGE = [
    b"",
    b"hello",
    b"[]",
    b"1",
    b'{"do": "fly"}',
    b'{"do": "view"}',
    b'{"do": "view", "position": "1"}',
    b'{"do": "hello", "more": 1}',
    b'{"do": "hello", "id": {}}',
    b"\xff\xfe",
    b'{"do": "new", "game": "willow", "options": ' + b"[" * 100_000,
    b'{"do": "load", "log": {}}',
    b'{"do": "new", "game": "willow", "seed": "\\ud800"}',
    b'{"do": "playout", "position": 1, "times": 1e400}',
    b'{"do": "playout", "position": 1, "times": NaN}',
]


LARGE: list[dict[str, Any]] = [
    {"do": "new", "game": "willow", "seats": 0},
    {"do": "new", "game": "willow", "options": {"ante": 0}},
    {"do": "view", "position": 0},
    {"do": "view", "position": 1, "seat": 0},
    {"do": "imagine", "position": 1, "seat": 0, "seed": 0},
    {"do": "next", "position": 1, "seat": 0},
    {"do": "play", "position": 1, "seat": 0, "chosen": []},
    {"do": "events", "position": 1, "since": 0},
    {"do": "bot", "position": 1, "seat": 0},
    {"do": "playout", "position": 1, "times": 0, "seed": 0},
]


@pytest.mark.parametrize("number", ["9" * 20, "9" * 310, "-" + "9" * 4_299])
@pytest.mark.parametrize("request_", LARGE)
def test_large_integers_end_no_engine(
    request_: dict[str, Any], number: str, ask: Program
) -> None:
    ask("new", game="willow", seats=3, seed="no")
    before = ask("view", position=1)
    line = re.sub(r": 0\b", f": {number}", json.dumps({**request_, "id": "a"}))
    reply = json.loads(ask.engine.answer(line.encode()))
    assert (reply["is"], "64 bits" in reply["text"]) == ("oops", True)
    assert ask("view", position=1) == before


@pytest.mark.parametrize("line", STRANGE)
def test_lines_that_are_no_request(line: bytes) -> None:
    reply = json.loads(Engine().answer(line))
    assert reply["is"] == "oops"
    assert reply["text"]


def test_every_line_is_answered_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MAX_LINE_BYTES", 200)
    lines = [
        b'{"do": "hello", "id": 1}',
        b"",
        b"x" * 1000,
        b'{"do": "new", "game": "nothing", "id": 2}',
        b'{"do": "hello", "id": 3}',
    ]
    out = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines)), out)
    replies = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [reply.get("id") for reply in replies] == [1, None, 2, 3]
    assert [reply["is"] for reply in replies] == ["hello", "oops", "no", "hello"]


def test_the_command_speaks_over_a_pipe() -> None:
    asked = b'{"do": "new", "game": "spots", "seed": "a", "id": 1}\n{"do": "hello"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "engine"],
        input=asked,
        capture_output=True,
        check=True,
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert (first["is"], first["game"], first["id"]) == ("position", "spots", 1)
    assert second["is"] == "hello"
    assert not done.stderr


PAGE = (Path(__file__).parents[2] / "docs" / "bots" / "engine.md").read_text(
    encoding="utf-8"
)


def test_the_pages_example_is_what_happens() -> None:
    lines = re.findall(r"^([<>]) (.*)$", PAGE, re.MULTILINE)
    asked = [text.encode() for mark, text in lines if mark == ">"]
    told = [json.loads(text) for mark, text in lines if mark == "<"]
    out = io.BytesIO()
    serve(io.BytesIO(b"\n".join(asked)), out)
    assert [json.loads(line) for line in out.getvalue().splitlines()] == told
    assert len(told) > 5


def test_the_page_lists_every_request_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|", PAGE, re.MULTILINE))
    del rows["do"]
    found = {}
    for kind in get_args(frames.AnyRequest):
        fields = [name for name in kind.__struct_fields__ if name != "id"]
        found[kind.__struct_config__.tag] = set(fields)
    assert {tag: set(re.findall(r"`(\w+)`", row)) for tag, row in rows.items()} == found


def test_refusals_say_how_many_there_should_be(ask: Program) -> None:
    told = ask("new", game="lamarckian-poker", seats=2, seed="monday")
    [first, second] = ask("question", position=1, seat=0)["question"]["options"][:2]
    no = ask("play", position=told["position"], seat=0, chosen=[first, second])
    assert (no["is"], no["refused"]) == ("no", "too-many")
    assert "1" in no["text"]
