"""Programs at a table: each plays the chair that the host gave it, and nothing else."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.house import Guest, House, any_answer
from tests.server.test_devices import hear_out
from tests.server.test_http import another, house, new_table, problem
from tests.server.test_requests import refused

from parlour.engine.data import view_data
from parlour.engine.dice import Dice
from parlour.engine.refusals import Refusal
from parlour.match import joint
from parlour.server.api.games import engage
from parlour.server.games import acts
from parlour.server.games import frames as wire
from parlour.server.games.table import GameTable
from parlour.server.http.socket import MAX_FAST_FRAMES
from parlour.server.tables import act, codes
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act

PART = "7" * 64


@pytest.fixture
def app() -> Starlette:
    return house()


@pytest.fixture
def ann(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


def asked_for(host: TestClient, table: str, seat: int = 1, **more: Any) -> Any:
    return host.post(f"/api/tables/{table}/bot-token", json={"seat": seat, **more})


def token_for(host: TestClient, table: str, seat: int = 1, **more: Any) -> str:
    answer = asked_for(host, table, seat, **more)
    assert answer.status_code == 200, answer.text
    made: dict[str, str] = answer.json()
    assert made["socket"].endswith(f"/ws/{table}")
    return made["token"]


def line_by(
    app: Starlette, table: str, header: str = "", cookie: str = ""
) -> WebSocketTestSession:
    heads = {"Authorization": f"Bearer {header}"} if header else {}
    heads |= {"Cookie": cookie} if cookie else {}
    return another(app).websocket_connect(f"/ws/{table}", headers=heads)


def hello(line: WebSocketTestSession, **more: Any) -> Any:
    line.send_json({"do": "hello", **more})
    told = line.receive_json()
    assert told["is"] == "welcome", told
    return told["scene"]


def ask(line: WebSocketTestSession, **frame: Any) -> Any:
    line.send_json({"id": frame["do"], **frame})
    while True:
        told = line.receive_json()
        if told.get("id") == frame["do"]:
            return told


def closed(line: WebSocketTestSession) -> int:
    """With which code the line ends, once all was read."""
    with pytest.raises(WebSocketDisconnect) as ended:
        hear_out(line)
    return ended.value.code


def turned_away(app: Starlette, table: str, token: str) -> bool:
    """By header and with the hello alike, without a word about the table."""
    codes_told = []
    for header in (True, False):
        with line_by(app, table, token if header else "") as line:
            line.send_json({"do": "hello"} | ({} if header else {"token": token}))
            with pytest.raises(WebSocketDisconnect) as ended:
                line.receive_json()
            codes_told.append(ended.value.code)
    return codes_told == [common.BAD_TOKEN] * 2


# A chair for a program


@pytest.mark.parametrize("header", [True, False])
def test_a_token_makes_a_program_the_player_of_a_chair(
    app: Starlette, ann: TestClient, header: bool
) -> None:
    table = new_table(ann, bots=[None, None, "regular"])["id"]
    token = token_for(ann, table, name="Deep Willow")
    with line_by(app, table, token if header else "") as line:
        scene = hello(line) if header else hello(line, token=token)
        assert scene["looking"] == 1
        assert not scene["table"]["you_host"]
        seats = another(app).get(f"/api/tables/{table}").json()["seats"]
        assert [seat["program"] for seat in seats] == [False, True, False]
        assert (seats[1]["name"], seats[1]["bot"]) == ("Deep Willow", None)
        assert seats[1]["here"]
        assert not seats[1]["host"]
    assert not another(app).get(f"/api/tables/{table}").json()["seats"][1]["here"]


def test_a_token_counts_more_than_a_cookie(app: Starlette, ann: TestClient) -> None:
    """The host's own browser, say, with a program in it."""
    table = new_table(ann)["id"]
    token = token_for(ann, table)
    with line_by(app, table, token, f"parlour={ann.cookies['parlour']}") as line:
        scene = hello(line)
        assert scene["looking"] == 1
        assert not scene["table"]["you_host"]
        assert ask(line, do="begin")["refused"] == "not-for-programs"


def test_only_the_host_gives_a_chair_away_and_only_one_that_is_free(
    app: Starlette, ann: TestClient
) -> None:
    table = new_table(ann, names=["Bob"], bots=[None, None, "regular"])["id"]
    bob = another(app)
    assert problem(asked_for(bob, table, 2), 403) == "host-only"
    assert problem(asked_for(ann, table, 0), 409) == "seat-taken"
    assert problem(asked_for(ann, table, 1), 409) == "seat-taken"
    assert problem(asked_for(ann, table, 9), 409) == "no-such-seat"
    assert problem(asked_for(ann, table, 10), 422) == "bad-input"
    assert problem(asked_for(ann, table, 2, name="x" * 25), 422) == "bad-input"
    assert problem(asked_for(ann, "no-such-table", 2), 404) == "gone"
    assert token_for(ann, table, 2)
    guided = new_table(ann, guide=True)["id"]
    assert problem(asked_for(ann, guided, 1), 409) == "bots-teach"
    told = ann.post("/api/stories", json={"content": "salt-hotel", "name": "Ann"})
    assert problem(asked_for(ann, told.json()["id"], 1), 404) == "gone"


def test_a_house_bot_makes_room_while_the_game_goes_on(
    app: Starlette, ann: TestClient
) -> None:
    bots = [None, "regular", "regular"]
    table = new_table(ann, bots=bots, begin=True)["id"]
    with line_by(app, table, token_for(ann, table)) as line:
        scene = hello(line)
        assert scene["table"]["state"] == "playing"
        assert scene["view"] is not None
        assert scene["table"]["seats"][1]["program"]


# Tokens that are no good


def bent(token: str) -> str:
    """With another signature; its last letter has bits without meaning."""
    signed, dot, signature = token.rpartition(".")
    return signed + dot + ("a" if signature[0] != "a" else "b") + signature[1:]


def test_a_wrong_token_opens_nothing(app: Starlette, ann: TestClient) -> None:
    table, other = new_table(ann)["id"], new_table(ann)["id"]
    token = token_for(ann, table)
    assert turned_away(app, table, bent(token))
    assert turned_away(app, table, "x")
    assert turned_away(app, table, " ")
    assert turned_away(app, table, "." * 300)
    assert turned_away(app, table, ann.cookies["parlour"])
    assert turned_away(app, table, token_for(ann, other))
    assert turned_away(app, other, token)
    with line_by(app, table, token) as line:
        assert hello(line)["looking"] == 1


def test_a_story_has_no_chair_for_a_program(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    token = token_for(ann, table)
    story = ann.post("/api/stories", json={"content": "salt-hotel", "name": "Ann"})
    assert turned_away(app, story.json()["id"], token)
    assert turned_away(app, story.json()["id"], "x")


def test_a_password_of_a_proxy_is_no_token(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    basic = {"Authorization": "Basic YTpi"}
    with another(app).websocket_connect(f"/ws/{table}", headers=basic) as line:
        assert hello(line)["looking"] is None


def test_a_chair_token_is_no_cookie(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    token = token_for(ann, table)
    robot = another(app)
    robot.headers["cookie"] = f"parlour={token}"
    assert robot.get("/api/me").json() == {"person": False, "name": ""}
    robot.headers["authorization"] = f"Bearer {token}"
    assert robot.get("/api/me").json() == {"person": False, "name": ""}
    assert problem(asked_for(robot, table, 2), 403) == "host-only"
    answer = robot.post(f"/api/tables/{table}/seat-link", json={"seat": 1})
    assert problem(answer, 403) == "not-your-seat"


def test_a_new_token_makes_the_old_one_void(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    old = token_for(ann, table, name="Rook")
    with line_by(app, table, old) as line:
        hello(line)
        new = token_for(ann, table)
        assert closed(line) == common.KICKED
    assert turned_away(app, table, old)
    with line_by(app, table, new) as line:
        assert hello(line)["table"]["seats"][1]["name"] == "Rook"


@pytest.mark.parametrize(
    ("act", "begin"),
    [
        ("kick", False),
        ("kick", True),
        ("empty", False),
        ("empty", True),
        ("bot", False),
        ("bot", True),
    ],
)
def test_a_chair_that_is_taken_back_ends_its_token(
    app: Starlette, ann: TestClient, act: str, begin: bool
) -> None:
    bots = [None, "regular", "regular"]
    table = new_table(ann, bots=bots, begin=begin)["id"]
    token = token_for(ann, table)
    with line_by(app, table, token) as line:
        hello(line)
        with ann.websocket_connect(f"/ws/{table}") as host:
            hello(host)
            assert ask(host, do="host", act=act, seat=1)["is"] == "done"
        assert closed(line) == common.KICKED
    assert turned_away(app, table, token)


def test_one_line_a_chair(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    token = token_for(ann, table)
    with line_by(app, table, token) as first, line_by(app, table, token) as second:
        hello(first)
        hello(second)
        assert closed(first) == common.ELSEWHERE
        assert ask(second, do="phrase", phrase="hello")["is"] == "done"


def test_a_program_that_floods_is_cut_off(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    token = token_for(ann, table)
    with line_by(app, table, token) as line:
        hello(line)
        for number in range(60 + MAX_FAST_FRAMES + 1):
            asked = {"do": "consider", "id": f"{number}", "seat": 1, "at": 0}
            line.send_json({**asked, "chosen": []})
        assert closed(line) == common.FLOOD
    with ann.websocket_connect(f"/ws/{table}") as host:
        assert hello(host)["table"]["seats"][1]["program"]


def test_a_program_talks_no_faster_than_people(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    with line_by(app, table, token_for(ann, table)) as line:
        hello(line)
        told: list[str] = []
        for number in range(8):
            line.send_json({"do": "say", "id": f"s{number}", "text": "beep"})
        while len(told) < 8:
            message = line.receive_json()
            if message.get("id"):
                told.append(message["is"])
        assert told == ["done"] * 6 + ["oops"] * 2


def test_odd_frames_break_nothing(app: Starlette, ann: TestClient) -> None:
    table = new_table(ann)["id"]
    token = token_for(ann, table)
    for odd in ({"token": 7}, {"token": "x" * 401}, {"token": token, "more": 1}):
        with line_by(app, table) as line:
            line.send_json({"do": "hello", **odd})
            assert line.receive_json()["code"] == "hello-first"
    with line_by(app, table, token) as line:
        hello(line, token=None, seat=0)
        line.send_json({"do": "hello", "token": token})
        assert ask(line, do="play", seat=9, at=0, chosen=[])["is"] == "no"
        line.send_text("{")
        line.send_json({"do": "stand", "id": "s", "seat": 1})
        assert closed(line) == common.KICKED  # it is here for its chair only


# At the table


async def engaged(
    house: House, live: GameTable, seat: int, name: str = "Robot"
) -> Guest:
    """A program on a chair, with its line."""
    program = codes.program_id()
    async with live.lock:
        await live.write(lambda room: engage(room, room.host, seat, name, program))
    return house.guest(live, program).join()


async def in_play(
    house: House, slug: str, *, seats: int = 3, **more: Any
) -> tuple[GameTable, Guest, Guest]:
    """A game that began with Ann, a program and a bot."""
    live = await house.open(slug, "ann", seats=seats, begin=False, **more)
    (ann,) = house.guests(live, "ann")
    robot = await engaged(house, live, 1)
    asked = acts.Host(id="third", act="bot", seat=2)
    assert isinstance(await ann.ask(asked), common.Done)
    assert isinstance(await ann.ask(acts.Begin(id="begin")), common.Done)
    return live, ann, robot


def scene_of(guest: Guest) -> wire.Scene:
    guest.read()
    assert guest.scene is not None
    return guest.scene


async def test_a_program_is_told_what_its_seat_may_know() -> None:
    house = House()
    live, _, robot = await in_play(house, "willow")
    match = live.room.match
    assert match is not None
    assert scene_of(robot).looking == 1
    seen = view_data(match.game, match.state, 1)
    told = msgspec.json.decode(msgspec.json.encode(scene_of(robot).view))
    assert told["zones"] == msgspec.json.decode(msgspec.json.encode(seen["zones"]))
    for seat in (0, 2):
        look = act.Look(seat=seat)
        await robot.ask(look)
        assert scene_of(robot).looking == 1
    await robot.ask(act.Look(seat=None))
    assert scene_of(robot).looking is None
    assert scene_of(robot).question is None


async def test_a_program_plays_its_own_seat_and_no_other() -> None:
    house = House()
    live, _, robot = await in_play(house, "following-suit")
    for seat in (0, 2):
        at = live.room.asked[seat].seq
        chosen = any_answer(live, seat, Dice(1))
        play = acts.Play(id=f"p{seat}", seat=seat, at=at, chosen=chosen)
        assert refused(await robot.ask(play)) == "not-your-seat"
        think = act.Consider(id=f"c{seat}", seat=seat, at=at, chosen=[])
        assert refused(await robot.ask(think)) == "not-your-seat"
    assert live.room.match is not None
    assert not live.room.match.choices
    assert isinstance(await robot.play(any_answer(live, 1, Dice(1))), common.Done)
    retract = acts.Retract(id="r", seat=1)
    assert isinstance(await robot.ask(retract), common.Done)


NOT_FOR_PROGRAMS = [
    acts.Host(id="a", act="kick", seat=0),
    acts.Host(id="b", act="close"),
    acts.Host(id="c", act="pass-on", seat=1),
    acts.Begin(id="d"),
    acts.Again(id="e"),
    acts.Pledge(id="f", pledge=PART),
    acts.Reveal(id="g", part=PART),
    acts.TakeBack(id="h", seat=1),
    acts.Consent(id="i", seat=1, to="take-back", answer="yes"),
    acts.Consent(id="j", seat=1, to="clock", answer="remove"),
    act.Nudge(id="k", seat=0),
    acts.Sit(id="l", seat=2),
]


@pytest.mark.parametrize("begin", [False, True])
@pytest.mark.parametrize(
    "request_", NOT_FOR_PROGRAMS, ids=lambda one: type(one).__name__
)
async def test_what_people_settle_is_not_for_programs(
    request_: Act, begin: bool
) -> None:
    house = House()
    live = await house.open("willow", "ann", seats=3, bots="regular", begin=False)
    (ann,) = house.guests(live, "ann")
    robot = await engaged(house, live, 1)
    if begin:
        asked = acts.Host(id="bot", act="bot", seat=2)
        assert isinstance(await ann.ask(asked), common.Done)
        assert isinstance(await ann.ask(acts.Begin(id="begin")), common.Done)
    rows = len(house.store.rows[live.room.id])
    assert refused(await robot.ask(request_)) == "not-for-programs"
    assert len(house.store.rows[live.room.id]) == rows


async def test_a_program_never_sits_elsewhere() -> None:
    house = House()
    live = await house.open("willow", "ann", seats=3, begin=False)
    house.guests(live, "ann")
    robot = await engaged(house, live, 1)
    assert refused(await robot.ask(acts.Sit(id="any"))) == "table-full"
    assert refused(await robot.ask(acts.Sit(id="own", seat=1))) == "sits-already"
    assert live.room.seats_of(robot.conn.person) == [1]


async def test_program_that_stood_up_comes_back_to_its_chair() -> None:
    house = House()
    _, _, robot = await in_play(house, "following-suit")
    assert isinstance(await robot.ask(acts.Stand(id="up", seat=1)), common.Done)
    assert scene_of(robot).question is None
    assert scene_of(robot).table.seats[1].keeps
    assert isinstance(await robot.ask(acts.Sit(id="back")), common.Done)
    assert scene_of(robot).question is not None
    seat = scene_of(robot).table.seats[1]
    assert (seat.program, seat.keeps, seat.bot) == (True, False, None)


async def test_the_table_is_never_hosted_by_a_program() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    await engaged(house, live, 1)
    passed = acts.Host(id="p", act="pass-on", seat=1)
    assert refused(await ann.ask(passed)) == "nobody-there"
    assert isinstance(await ann.ask(acts.Stand(id="s", seat=0)), common.Done)
    assert live.room.host == "ann"
    assert live.room.owners() == ["ann"]


async def test_a_program_alone_keeps_no_table_going() -> None:
    house = House()
    live = await house.open("following-suit", "ann", bots="regular regular")
    robot = await engaged(house, live, 1)
    await robot.play(any_answer(live, 1, Dice(1)))
    await house.beat(live, 10)
    assert 2 in live.room.asked, "no bot plays while nobody looks"
    house.guests(live, "ann")
    await house.beat(live, 10)
    assert 2 not in live.room.asked


async def test_programs_agree_as_bots_do() -> None:
    house = House()
    live, ann, robot = await in_play(house, "following-suit")
    await house.beat(live)
    await ann.play(any_answer(live, 0, Dice(1)))
    await house.beat(live)
    await robot.play(any_answer(live, 1, Dice(1)))
    await house.beat(live)
    assert scene_of(ann).may_take_back == "by-asking"
    assert scene_of(robot).may_take_back == ""
    back = await ann.ask(acts.TakeBack(id="t", seat=0))
    assert isinstance(back, common.Done)
    assert live.room.match is not None
    assert all(choice.seat != 0 for choice in live.room.match.choices)


async def test_a_deal_is_mixed_without_programs() -> None:
    house = House()
    live = await house.open("willow", "ann", seats=3, bots="regular", begin=False)
    (ann,) = house.guests(live, "ann")
    robot = await engaged(house, live, 2)
    pledge = acts.Pledge(id="p", pledge=joint.pledge(PART))
    assert isinstance(await ann.ask(pledge), common.Done)
    assert isinstance(await ann.ask(acts.Begin(id="b")), common.Done)
    assert live.room.calling
    with pytest.raises(Refusal, match="being-dealt"):
        engage(live.room, "ann", 1, None, "program:x")
    assert isinstance(await ann.ask(acts.Reveal(id="r", part=PART)), common.Done)
    assert live.room.state == "playing"
    match = live.room.match
    assert match is not None
    assert match.mix is not None
    assert [person.seats for person in match.mix.people] == [[0]]
    notes = [record.note.note for record in live.room.records if record.note]
    assert notes[-2:] == ["program", "began"]
    assert scene_of(robot).table.left_out == []


async def test_the_same_again_has_a_house_bot_in_its_place() -> None:
    house = House()
    options = {"hands": 1}
    live = await house.open("willow", "ann", bots="regular regular", options=options)
    (ann,) = house.guests(live, "ann")
    robot = await engaged(house, live, 1)
    dice = Dice(1)
    while live.room.state == "playing":
        for guest, seat in ((ann, 0), (robot, 1)):
            if seat in live.room.asked:
                await guest.play(any_answer(live, seat, dice))
        await house.beat(live)
    assert refused(await robot.ask(acts.Again(id="r"))) == "not-for-programs"
    assert isinstance(await ann.ask(acts.Again(id="a")), common.Done)
    assert live.room.next is not None
    after = (await house.live(live.room.next)).room
    assert [sitter.bot for sitter in after.sitters] == ["", "regular", "regular"]
    assert [sitter.program for sitter in after.sitters] == [False] * 3
    with pytest.raises(Refusal, match="game-over"):
        engage(live.room, "ann", 1, None, "program:x")


async def test_another_worker_takes_the_chair_back() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular")
    house.guests(live, "ann")
    robot = await engaged(house, live, 1)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    assert there.room.seats_of(robot.conn.person) == [1]
    await engaged(other, there, 1)
    await live.compare()
    assert robot.conn.closing == common.KICKED
    assert robot.conn not in live.conns
    same = await house.rebuilt(live)
    assert same.sitters == live.room.sitters == there.room.sitters


async def test_a_clock_runs_for_a_program_as_for_anybody() -> None:
    house = House()
    live, ann, robot = await in_play(house, "following-suit", clock=(10, 0))
    await ann.play(any_answer(live, 0, Dice(1)))
    await house.beat(live, 11)
    assert live.room.clocks is not None
    assert live.room.clocks.out == 1
    vote = acts.Consent(id="v", seat=0, to="clock", answer="remove")
    assert isinstance(await ann.ask(vote), common.Done)
    assert live.room.sitters[1].bot
    assert not live.room.sitters[1].program
    assert robot.conn.closing == common.KICKED
