"""Bytes that strangers might send: bent, bloated and broken, from one seed."""

import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from tests.server.house import any_answer
from tests.server.test_leaks import played
from tests.server.test_story_decks import folder, form
from tests.story.table import SET
from tests.story.test_content import HOSTILE

from parlour.engine.dice import Dice
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.match.log import Choice
from parlour.server.games.table import GameTable
from parlour.story.content.check import PERSONA
from parlour.story.content.content_set import FORMAT

BACK = "\\"
PIECES = (
    *"[]{}\"'=.,#\\\n\t -_+:0aé\u2028\U0001f0a1",
    '"""',
    "'''",
    "[[chapter]]",
    "a.b = ",
    "1979-05-27",
    "0x",
    "9" * 60,
    "{persona}",
)


def content_sets(chance: random.Random, most: int) -> Iterator[str]:
    """Content-sets: those of the tests, bent ones, and noise."""
    yield largest(most)
    for hostile in HOSTILE.values():
        yield f'format = "{FORMAT}"\n{hostile}'
    while True:
        source = SET
        match chance.randrange(3):
            case 0:  # one piece again and again
                piece = "".join(chance.choices(PIECES, k=chance.randint(1, 4)))
                room = chance.randint(1, most)
                source = SET + piece * (room // len(piece))
            case 1:  # noise in the middle of a good file
                place = chance.randrange(len(SET))
                noise = "".join(chance.choices(PIECES, k=chance.randint(1, most // 8)))
                source = SET[:place] + noise + SET[place:]
            case 2:  # good parts many times over
                lines = SET.split("\n")
                begin = chance.randrange(len(lines))
                part = "\n".join(lines[begin : begin + chance.randint(1, 12)]) + "\n"
                source = SET + part * chance.randint(1, max(1, most // len(part)))
        yield source[:most]


def largest(most: int) -> str:
    """As much of everything as may be, each part referring to all it can."""
    people = [f"c{number}" for number in range(300)]
    made = [SET]
    for who in people:
        made.append(f'[[character]]\nid = "{who}"\nchapter = 1\nshown_as = "{who}"\n')
    near = ", ".join(f'"{who}"' for who in people[-100:])
    for number in range(280):
        made.append(
            f'[[chapter.trigger]]\nid = "t{number}"\n'
            'who = "first"\nwhen = {kind = "meet", ref = "c299"}\n'
            f'includes = [{near}]\nflashback = "{PERSONA * 9}"\n'
            'ability = {name = "x", parts = ["head"]}\n'
        )
    return "\n".join(made)[:most]


def logs(chance: random.Random, most: int) -> Iterator[bytes]:
    """Logs of games: good ones made long, wrong ones, and noise."""
    good = json.loads(played("lost-pueblo", 4, "a seed").log().to_json())
    yield json.dumps({**good, "choices": [["clock"]] * (most // 12)}).encode()
    yield json.dumps({**good, "choices": [["news", ["x"]]] * (most // 20)}).encode()
    yield json.dumps({**good, "options": deep(most // 4)}).encode()[:most]
    yield endless_log(most)
    yield b"[" * most
    yield b'{"parlour": ' + b"1" * (most - 20) + b"}"
    slugs = [slug for slug in GAMES if find(slug).listed]
    for slug in chance.sample(slugs, len(slugs)):
        yield legal_log(slug, chance.randrange(1_000))
    while True:
        match chance.randrange(3):
            case 0:  # take an answer back and give it again, for ever
                some = chance.sample(good["choices"], chance.randint(1, 4))
                many = chance.randint(1, most // 60)
                bent = {**good, "choices": good["choices"] + some * many}
                yield json.dumps(bent).encode()[:most]
            case 1:
                bent = {**good, "seats": chance.choice([0, 1, 99, 10**9, -1])}
                bent["names"] = ["x"] * min(9_999, abs(bent["seats"]))
                yield json.dumps(bent).encode()[:most]
            case 2:
                data = bytearray(json.dumps(good).encode())
                for _ in range(chance.randint(1, 20)):
                    data[chance.randrange(len(data))] = chance.randrange(256)
                yield bytes(data)


def legal_log(slug: str, seed: int, most: int = 1_500) -> bytes:
    """A game as it might have been played, by as many as can, and long."""
    game = find(slug)
    seats = max(game.players)
    names = [f"Eve {seat}" for seat in range(seats)]
    match = Match(game, seats, {}, seed=str(seed), names=names, pace="sealed")
    live = cast(GameTable, SimpleNamespace(room=SimpleNamespace(match=match)))
    dice = Dice(seed)
    while not match.over() and len(match.choices) < most:
        seat = next(one for one in match.table.everyone if match.state.asks(one))
        match.play(seat, any_answer(live, seat, dice))
    return match.log(reveal=True).to_json()


def endless_log(most: int, number: int = 0) -> bytes:
    """An answer that is given and taken back, again and again: all of it legal."""
    game = find("domino-avatars")
    seats = max(game.players)
    names = [f"Eve {number}" for _ in range(seats)]
    match = Match(game, seats, {}, seed="a", names=names, pace="sealed")
    live = cast(GameTable, SimpleNamespace(room=SimpleNamespace(match=match)))
    seat = next(one for one in match.table.everyone if match.state.asks(one))
    answer = any_answer(live, seat, Dice(1))
    log = match.log()
    log.seed = "a"
    pair = [Choice(seat, answer), Choice(seat, None)]
    log.choices = pair * ((most - 2_000) // len(msgspec.json.encode(pair)))
    return msgspec.json.encode(log)


def decks(chance: random.Random, most: int) -> Iterator[bytes]:
    """Forms with pictures, boundary `---tarot`."""
    mark = b"\r\n-----tarot"
    yield mark[2:] + mark * (most // len(mark))
    yield mark[2:] + b"\r\n" * (most // 2)
    yield form([(f"{n}.png", b"") for n in range(most // 100)])
    yield form([("a" * (most // 2), b"x"), *folder().items()])
    jpeg = b"\xff\xd8\xff" + b"\xff" * (most // 80)
    yield form([(name.replace("png", "jpg"), jpeg) for name in folder()])
    whole = list(folder().items())
    yield form([(name, body + bytes(most // 80)) for name, body in whole])[:most]
    while True:
        data = bytearray(form(whole))
        for _ in range(chance.randint(1, 40)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        piece = bytes(chance.choices(b"\r\n-tarot\xff", k=chance.randint(1, 9)))
        yield (bytes(data) + piece * chance.randint(0, most // len(piece)))[:most]


def frames(chance: random.Random, most: int) -> Iterator[bytes]:
    """Frames of a table's socket."""
    good: list[dict[str, Any]] = [
        {"do": "hello"},
        {"do": "say", "id": "1", "text": "x" * 200},
        {"do": "sit", "id": "2", "name": "\u202e" * 60},
        {"do": "play", "id": "3", "seat": 0, "at": 1, "chosen": ["x"] * 400},
        {"do": "consider", "id": "4", "seat": 0, "at": 1, "chosen": ["x"] * 400},
        {"do": "look", "seat": 0},
    ]
    yield b"[" * most
    yield b'{"do": "say", "text": "' + b"x" * most
    while True:
        data = bytearray(json.dumps(chance.choice(good)).encode())
        for _ in range(chance.randint(0, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        yield bytes(data) * chance.choice([1, 1, 1, max(1, most // len(data))])


def requests(host: str, table: str) -> dict[str, bytes]:
    """Whole requests that are cheap to send: the worst of each thing that is read."""

    def get(path: str, *heads: str, at: str = host) -> bytes:
        lines = [f"GET {path} HTTP/1.1", f"Host: {at}", *heads, "", ""]
        return "\r\n".join(lines).encode()

    def post(path: str, body: bytes, media: str = "application/json") -> bytes:
        length, origin = f"Content-Length: {len(body)}", f"Origin: http://{host}"
        head = get(path, origin, f"Content-Type: {media}", length)
        return head.replace(b"GET", b"POST", 1) + body

    def story(**more: Any) -> bytes:
        new = {"content": "salt-hotel", "name": "Eve", **more}
        return post("/api/stories", json.dumps(new).encode())

    def cast(spelled: str) -> bytes:
        new = {"game": "contest", "options": {"cast": spelled}, "name": "Eve"}
        return post("/api/tables", json.dumps(new).encode())

    picture = f"/api/tables/{table}/qr.svg"
    return {
        "a cookie of backslashes": get("/api/me", f'Cookie: parlour="{BACK * 31_000}"'),
        "cookies without end": get("/api/me", "Cookie: " + 'a="\\";' * 5_000),
        "a cookie that is no token": get("/api/me", "Cookie: parlour=" + "." * 31_000),
        "a deep path": get("/" + "a/" * 15_000),
        "a deep path of a file": get("/assets/" + "../assets/" * 3_000 + "x"),
        "a long name": get("/" + "a" * 31_000),
        "a path of escapes": get("/" + "%C3%A9/" * 4_400),
        "a path of nothing": get("/api/tables/%00"),
        "a long id": get("/api/tables/" + "a" * 31_000),
        "many headers": get("/api/me", *["a: b"] * 5_000),
        "many questions": get("/api/replays/x?" + "a&" * 15_000),
        "a long seat": get("/api/replays/x?as=" + "1" * 30_000),
        "a long port": get(picture, at="127.0.0.1:" + "8" * 2_200),
        "a longer port": get(picture, at="127.0.0.1:" + "8" * 31_000),
        "a long zone": get(picture, at=f"[fe80::1%{'a' * 2_000}]"),
        "an origin in brackets": get("/api/me", "Origin: http://[" + "a" * 31_000),
        "a boundary in itself": post(
            "/api/tables/x/deck", b"x", "multipart/form-data; " + "boundary=" * 3_000
        ),
        "a long name of an option": story(options={"ab" * 780_000: 1}),
        "a long option": story(options={"literacy": "ab" * 780_000}),
        "a long cast": cast("0a." * 20_000),
        "a cast of one": cast("0a@" + "arm_l+" * 9_000),
        "an open bracket": post("/api/tables", b'{"options":' + b"[" * 65_000),
        "open brackets": post("/api/stories", b'{"options":{"a":' + b"[" * 1_500_000),
        "a long number": post("/api/tables", b'{"seats":' + b"1" * 65_000 + b"}"),
        "many people": post(
            "/api/stories", b'{"names":[' + b'"a",' * 400_000 + b'""]}'
        ),
        "half a letter": post("/api/tables", b'{"game":"willow","name":"\\ud800"}'),
        "many keys": post(
            "/api/stories", json.dumps(dict.fromkeys(map(str, range(120_000)))).encode()
        ),
        "long letters": story(content=None, source="\U0001f0a1" * 130_000),
    }


def deep(many: int) -> Any:
    """Braces inside braces, as JSON text cannot be made of Python's."""
    made: Any = 1
    for _ in range(min(many, 400)):
        made = {"a": made}
    return made
