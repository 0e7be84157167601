"""The lab: studies are asked for, played, stopped, gone on with, and survive."""

import contextlib
import csv
import multiprocessing
import os
import signal
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest
from sqlalchemy import Connection, Executable, select, update
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.test_http import SETTINGS, another, house, problem

from parlour.lab.results import arm_key
from parlour.lab.study import study_in
from parlour.lab.studying import report_so_far
from parlour.server.access import limits
from parlour.server.app import build
from parlour.server.lab import deals, playing, queue, studies
from parlour.server.lab.queue import Lab
from parlour.server.lab.studies import MAX_LOST_PROCESSES, StudyRow
from parlour.server.process.bot_pool import BotPool
from parlour.server.store.engine import connect
from parlour.server.store.migrate import migrate
from parlour.server.store.schema import STUDIES, STUDY_ARMS, STUDY_DEALS

Given = ParamSpec("Given")
T = TypeVar("T")
PLAYER = "a player"

BODY: dict[str, Any] = {
    "game": "hey-bartender",
    "seats": 2,
    "bots": ["random"],
    "changes": {"deals": 2},
    "measures": ["turns", "alone"],
    "games": 40,
}


@pytest.fixture
def app(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starlette:
    """A server whose queue moves when a test says so."""
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    return laboratory(database, tmp_path, lab_games=1_000, lab_studies=2)


def laboratory(database: str, data: Path, **changes: Any) -> Starlette:
    """A server with a lab over a database."""
    migrate(database)
    given = {"database_url": database, "data": data, "lab_cpu_percent": 100, **changes}
    settings = replace(SETTINGS, **given)
    return build(settings, thinkers=BotPool(0))


@pytest.fixture
def ann(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


def lab(app: Starlette) -> Lab:
    found: Lab = app.state.context.lab
    return found


def ask(client: TestClient, **more: Any) -> str:
    answer = client.post("/api/lab/studies", json={**BODY, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def look(client: TestClient, id_: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/lab/studies/{id_}").json()
    return found


@contextmanager
def database_of(app: Starlette) -> Iterator[playing.Database]:
    engine = connect(app.state.context.settings.database_url)
    try:
        yield playing.Database(engine)
    finally:
        engine.dispose()


def do(
    app: Starlette,
    work: Callable[Concatenate[Connection, Given], T],
    *given: Given.args,
    **named: Given.kwargs,
) -> T:
    """What this does with the database of a server."""
    with database_of(app) as database:
        return database.write(lambda line: work(line, *given, **named))


def begin(app: Starlette, now: float | None = None) -> StudyRow | None:
    """The study whose turn it is; nothing is played."""
    return do(app, studies.begin_next, now or time.time(), PLAYER)


def play_next(app: Starlette) -> None:
    """What the process does, here."""
    kept = begin(app)
    assert kept is not None
    with database_of(app) as database:
        playing.play(database, kept, PLAYER, 100)


def all_deals(app: Starlette) -> dict[str, dict[int, bytes]]:
    """All deals that are stored, by the keys of their arms."""

    def read(line: Connection) -> dict[str, dict[int, bytes]]:
        found: dict[str, dict[int, bytes]] = {}
        for arm in line.execute(select(STUDY_ARMS.c.id)).scalars():
            own = select(STUDY_DEALS).where(STUDY_DEALS.c.arm_id == arm)
            found[arm] = {one.number: one.games for one in line.execute(own)}
        return found

    return do(app, read)


def execute(app: Starlette, statement: Executable) -> None:
    do(app, lambda line: [line.execute(statement)])


def change(app: Starlette, **values: Any) -> None:
    """Writes this into every study."""
    execute(app, update(STUDIES).values(**values))


def call(client: TestClient, work: Callable[..., Any], *given: Any) -> Any:
    """What a coroutine of the server comes to, on its own event loop."""
    assert client.portal is not None
    return client.portal.call(work, *given)


def stored(app: Starlette, text: str) -> deals.ReadDeals:
    """The deals of a study file."""
    study = study_in(text)
    arms = [deals.arm_id(arm_key(study.game, arm)) for arm in study.arms.values()]
    return do(app, deals.ReadDeals, arms)


# A study


def test_a_study_is_played_and_anybody_with_its_link_sees_it(
    app: Starlette, ann: TestClient
) -> None:
    id_ = ask(ann)
    before = look(ann, id_)
    assert (before["state"], before["yours"]) == ("waiting", True)
    assert before["progress"] is None
    play_next(app)
    ben = another(app)
    found = look(ben, id_)
    assert (found["state"], found["yours"]) == ("done", False)
    assert found["asked"]["changes"] == {"deals": 2}
    progress = found["progress"]
    assert progress["deals"] == found["deals"] == 40
    turns, alone = progress["counted"]
    assert (turns["measure"], turns["share"]) == ("turns", False)
    assert alone["share"]
    assert turns["differs"]["low"] > 0, "two deals take longer than one"
    for part in (turns["before"], turns["after"], turns["differs"], alone["before"]):
        assert part["low"] <= part["value"] <= part["high"]
    assert progress["way"][-1]["deals"] == 40
    assert found["asked"] == ann.get("/api/lab").json()["studies"][0]["asked"]
    assert ben.get("/api/lab").json()["studies"] == []


def test_its_figures_are_those_of_the_lab(app: Starlette, ann: TestClient) -> None:
    """The study file gives the same report in the terminal, from the same results."""
    id_ = ask(ann)
    play_next(app)
    answer = ann.get(f"/api/lab/studies/{id_}/study.toml")
    assert "attachment" in answer.headers["content-disposition"]
    assert tomllib.loads(answer.text)["game"] == "hey-bartender"
    report = report_so_far(study_in(answer.text), stored(app, answer.text))
    told = look(ann, id_)["progress"]["counted"][0]
    effect = report.findings[0].effects["changed"]
    assert told["differs"] == {
        "value": effect.value,
        "low": effect.low,
        "high": effect.high,
    }


def test_every_game_is_a_row_of_the_table(app: Starlette, ann: TestClient) -> None:
    id_ = ask(ann)
    play_next(app)
    answer = ann.get(f"/api/lab/studies/{id_}/games.csv")
    rows = list(csv.DictReader(StringIO(answer.text)))
    assert [row["arm"] for row in rows] == ["as-it-is"] * 40 + ["changed"] * 40
    assert {row["bots"] for row in rows} == {"random random"}
    turns = [float(row["turns"]) for row in rows if row["arm"] == "changed"]
    told = look(ann, id_)["progress"]["counted"][0]["after"]["value"]
    assert sum(turns) / 40 == pytest.approx(told)


def test_the_same_question_has_the_same_link(app: Starlette, ann: TestClient) -> None:
    id_ = ask(ann)
    play_next(app)
    again = ask(
        ann, options={"deals": 1}, changes={"deals": 2, "deck_out": "reshuffle"}
    )
    assert again == id_, "what is as usual says nothing"
    assert look(ann, id_)["state"] == "done"
    assert ask(ann, games=41) != id_


# Stopping, going on


def test_who_set_it_going_may_stop_it_and_anybody_lets_it_go_on(
    app: Starlette, ann: TestClient
) -> None:
    id_ = ask(ann)
    ben = another(app)
    stop, go_on = (f"/api/lab/studies/{id_}/{way}" for way in ("stop", "go-on"))
    assert problem(ben.post(stop), 409) == "not-yours"
    assert ann.post(stop).json()["state"] == "stopped"
    assert ann.post(stop).json()["state"] == "stopped"
    assert begin(app) is None
    assert ben.post(go_on).json()["yours"]
    assert problem(ann.post(stop), 409) == "not-yours"
    play_next(app)
    assert look(ann, id_)["state"] == "done"
    assert ann.post(go_on).json()["state"] == "done"
    assert ann.post(stop).json()["state"] == "done"


def test_a_study_that_is_stopped_goes_on_where_it_was(
    app: Starlette, ann: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "STOP_POLL_INTERVAL_S", 0.0)
    monkeypatch.setattr(playing, "MAX_CHUNK_DEALS", 5)
    id_ = ask(ann)
    kept = begin(app)
    assert kept is not None
    tell = playing.Turn.tell

    def stopped(turn: playing.Turn) -> None:
        tell(turn)
        if turn.way:
            ann.post(f"/api/lab/studies/{id_}/stop")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(playing.Turn, "tell", stopped)
        with database_of(app) as database:
            playing.play(database, kept, PLAYER, 100)
    found = look(ann, id_)
    assert found["state"] == "stopped"
    assert 0 < found["progress"]["deals"] < 40
    ann.post(f"/api/lab/studies/{id_}/go-on")
    there = all_deals(app)
    play_next(app)
    assert look(ann, id_)["state"] == "done"
    assert all(there.values())
    way = [point["deals"] for point in look(ann, id_)["progress"]["way"]]
    assert way == sorted(way)
    assert way[-1] == 40


# What lasts


def test_new_server_goes_on_with_a_study(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed had no time to say that it no longer plays."""
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    monkeypatch.setattr(Lab, "start", lambda lab, id_, player: None)
    first = laboratory(database, tmp_path)
    with TestClient(first) as ann:
        id_ = ask(ann)
        call(ann, lab(first).look)
        assert look(ann, id_)["state"] == "playing"
    second = laboratory(database, tmp_path)
    with TestClient(second) as ann:
        assert call(ann, lab(second).leads)
        assert look(ann, id_)["state"] == "waiting"
        play_next(second)
        assert look(ann, id_)["state"] == "done"


def test_killed_process_is_replaced(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 0.05)
    app = laboratory(database, tmp_path)
    with TestClient(app) as ann:
        id_ = ask(ann)
        first = until(lambda: lab(app).process)
        assert first.pid is not None
        os.kill(first.pid, signal.SIGKILL)
        until(lambda: done(do(app, studies.find, id_)))
        assert look(ann, id_)["progress"]["deals"] == 40


def test_one_of_two_workers_plays(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another takes over from one whose lease ran out, which saves nothing more."""
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    monkeypatch.setattr(Lab, "start", lambda lab, id_, player: None)
    one, two = (laboratory(postgresql, tmp_path) for _ in range(2))
    with TestClient(one) as ann, TestClient(two) as ben:
        id_ = ask(ann)
        now = time.time()
        lab(one).lease.clock = lab(two).lease.clock = lambda: now
        assert call(ann, lab(one).leads)
        assert not call(ben, lab(two).leads)
        kept = begin(one)
        assert kept is not None
        with database_of(one) as database:
            turn = playing.Turn(database, kept, PLAYER, 100)
            turn.save()
            now += queue.LEASE_S + 1
            assert call(ben, lab(two).leads)
            assert look(ann, id_)["state"] == "waiting"
            call(ben, lab(two).look)
            assert look(ann, id_)["state"] == "playing"
            with pytest.raises(studies.Superseded):
                turn.save()
        assert not call(ann, lab(one).leads)


def test_worker_that_loses_its_lease_ends_its_process(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    one, two = (laboratory(postgresql, tmp_path) for _ in range(2))
    with TestClient(one) as ann, TestClient(two) as ben:
        ask(ann, games=1_000, bots=["regular"], changes={"deals": 8})
        now = time.time()
        lab(one).lease.clock = lab(two).lease.clock = lambda: now
        call(ann, lab(one).look)
        process = lab(one).process
        assert process is not None
        assert process.is_alive()
        now += queue.LEASE_S + 1
        assert call(ben, lab(two).leads)
        call(ann, lab(one).look)
        assert not process.is_alive()
        assert lab(one).process is None


def test_limits_hold_however_many_ask_at_once(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    apps = [laboratory(database, tmp_path, lab_studies=2)]
    if database.startswith("postgresql"):
        apps.append(laboratory(database, tmp_path, lab_studies=2))
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(TestClient(app)) for app in apps]
        ask(clients[0], games=30)
        clients[-1].cookies = clients[0].cookies

        def one_more(number: int) -> int:
            client = clients[number % len(clients)]
            body = {**BODY, "games": 40 + number}
            answer = client.post("/api/lab/studies", json=body)
            return answer.status_code

        with ThreadPoolExecutor(8) as pool:
            found = [*pool.map(one_more, range(8))]
        assert sorted(found) == [201] + [409] * 7


def done(kept: StudyRow | None) -> bool:
    return kept is not None and kept.state == "done"


def until(found: Any) -> Any:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)
    return found()


def test_what_kills_every_process_is_given_up(app: Starlette, ann: TestClient) -> None:
    id_ = ask(ann)
    for _ in range(MAX_LOST_PROCESSES):
        assert begin(app) is not None
        do(app, studies.note_failure, id_, time.time())
    assert look(ann, id_)["state"] == "failed"
    ann.post(f"/api/lab/studies/{id_}/go-on")
    play_next(app)
    assert look(ann, id_)["state"] == "done"


def test_where_a_bot_has_changed_it_begins_anew(
    app: Starlette, ann: TestClient
) -> None:
    id_ = ask(ann)
    play_next(app)
    told = look(ann, id_)["progress"]["counted"]
    for arm, there in all_deals(app).items():
        do(app, deals.put_deals, arm, dict.fromkeys(there, there[7]))
    execute(app, update(STUDY_ARMS).values(make=b"{}"))
    more = ask(ann, games=45)
    play_next(app)
    assert look(ann, more)["progress"]["deals"] == 45
    text = ann.get(f"/api/lab/studies/{id_}/study.toml").text
    report = report_so_far(study_in(text), stored(app, text))
    turns = report.findings[0].arms["changed"].value
    assert turns == pytest.approx(told[0]["after"]["value"])


def test_what_nobody_looks_at_is_forgotten(app: Starlette, ann: TestClient) -> None:
    old, new = ask(ann), ask(ann, changes={"deals": 3})
    play_next(app)
    play_next(app)
    do(app, studies.note_seen, old, 1.0)
    call(ann, lab(app).forget, 2.0)
    assert problem(ann.get(f"/api/lab/studies/{old}"), 404) == "missing"
    assert look(ann, new)["state"] == "done"
    assert sorted(map(len, all_deals(app).values())) == [40, 40]
    do(app, studies.note_seen, new, 1.0)
    look(ann, new)
    call(ann, lab(app).forget, 2.0)
    assert look(ann, new)["state"] == "done", "somebody looked"


# What is refused


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"games": 1_001}, "too-many-games"),
        ({"games": 0}, "bad-input"),
        ({"seats": 9}, "bad-options"),
        ({"changes": {"deels": 2}}, "bad-options"),
        ({"changes": {"deals": "many"}}, "bad-options"),
        ({"options": {"first_dealer": 9}}, "bad-options"),
        ({"changes": {}}, "same-sides"),
        ({"changes": {"deals": 1}}, "same-sides"),
        ({"options": {"deals": 2}, "changes": {"deals": 2}}, "same-sides"),
        ({"bots": []}, "bad-input"),
        ({"bots": ["deep-thought"]}, "no-such-bot"),
        ({"bots": ["random", "random"]}, "bad-input"),
        ({"measures": ["joy"]}, "no-such-measure"),
        ({"measures": ["turns", "turns"]}, "bad-input"),
        ({"measures": ["seat:2"]}, "no-such-measure"),
        ({"measures": []}, "bad-input"),
        ({"question": "What\n[arms.x]?"}, "bad-input"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    app: Starlette, ann: TestClient, change: dict[str, Any], error: str
) -> None:
    answer = ann.post("/api/lab/studies", json={**BODY, **change})
    assert problem(answer, 422) == error
    assert "\n" not in answer.json()["text"]
    assert not do(app, studies.is_busy)


def test_strangers_bytes_are_refused(app: Starlette, ann: TestClient) -> None:
    headers = {"content-type": "application/json"}
    for body in (b"", b"\xff\xfe", b"[" * 60_000, b'{"game":', b"null"):
        answer = ann.post("/api/lab/studies", content=body, headers=headers)
        assert problem(answer, 422) == "bad-input"
    for id_ in ("x", "%00", "..%2f..%2fsecret", "a" * 3_000, "' OR 1=1 --"):
        assert ann.get(f"/api/lab/studies/{id_}").status_code == 404
    assert not do(app, studies.is_busy)


def test_a_person_has_so_many_studies_going(app: Starlette, ann: TestClient) -> None:
    first, _ = ask(ann), ask(ann, games=39)
    body = {**BODY, "games": 38}
    assert problem(ann.post("/api/lab/studies", json=body), 409) == "enough-studies"
    ask(another(app), games=38)
    ann.post(f"/api/lab/studies/{first}/stop")
    ask(ann, games=37)
    again = ann.post(f"/api/lab/studies/{first}/go-on")
    assert problem(again, 409) == "enough-studies"


def test_a_full_lab_begins_nothing_new(app: Starlette, ann: TestClient) -> None:
    id_ = ask(ann)
    play_next(app)
    assert (
        4_096
        < do(app, deals.count_bytes)
        == sum(
            len(games) for deals in all_deals(app).values() for games in deals.values()
        )
    )
    lab(app).room = 4_096
    body = {**BODY, "games": 38}
    assert problem(ann.post("/api/lab/studies", json=body), 409) == "lab-full"
    assert look(ann, id_)["state"] == "done"


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    app = house(data=tmp_path, lab_cpu_percent=0)
    with TestClient(app) as ann:
        assert not ann.get("/api/games").json()["lab"]
        for path in ("", "/measures/spots", "/studies/x", "/studies/x/games.csv"):
            assert problem(ann.get(f"/api/lab{path}"), 404) == "no-lab"
        assert problem(ann.post("/api/lab/studies", json=BODY), 404) == "no-lab"
    assert not (tmp_path / "lab").exists()


def test_what_can_be_counted_is_listed(ann: TestClient) -> None:
    told = ann.get("/api/lab/measures/hey-bartender").json()
    found = told["measures"]
    assert {*told["usual"]} <= {one["name"] for one in found}
    assert {"name": "turns", "share": False} in found
    assert {"name": "dealer-wins", "share": True} in found
    assert problem(ann.get("/api/lab/measures/chess"), 404) == "missing"
    assert ann.get("/api/games").json()["lab"]


# What strangers try, and what machines do


def test_a_preset_stands_for_its_options(app: Starlette, ann: TestClient) -> None:
    knights = {"game": "domino-knights", "seats": 3, "measures": ["rounds"]}
    id_ = ask(ann, **knights, changes={"preset": "quick"})
    assert look(ann, id_)["asked"]["changes"] == {
        "reaction_windows": "lean",
        "train_after_discard": True,
    }
    body = {**BODY, **knights, "changes": {"preset": "slow"}}
    answer = ann.post("/api/lab/studies", json=body)
    assert problem(answer, 422) == "bad-options"


@pytest.mark.parametrize(
    "change",
    [
        {"changes": {f"rule{number}": 1 for number in range(1_000)}},
        {"changes": {"deals]\n[arms.x": 1}},
        {"measures": ["turns\n"]},
        {"bots": ["os:system"]},
        {"bots": ["expert@999999999"]},
        {"measures": ["seat:٠"]},
    ],
)
def test_names_that_are_none_are_told_in_one_line(
    app: Starlette, ann: TestClient, change: dict[str, Any]
) -> None:
    answer = ann.post("/api/lab/studies", json={**BODY, **change})
    problem(answer, 422)
    assert "\n" not in answer.json()["text"]
    assert not do(app, studies.is_busy)


def test_study_of_another_version_is_told_in_one_line(
    app: Starlette, ann: TestClient
) -> None:
    id_ = ask(ann)
    play_next(app)
    change(app, progress=b"{}", text="question = 1")
    found = look(ann, id_)
    assert (found["state"], found["progress"]) == ("done", None)
    table = ann.get(f"/api/lab/studies/{id_}/games.csv")
    assert problem(table, 409) == "old-study"


def test_who_forgets_who_they_are_is_not_let_in_again_and_again(
    app: Starlette, ann: TestClient
) -> None:
    app.state.context.buckets.factor = 1
    for number in range(int(limits.FIRST_STUDIES.burst)):
        ask(ann, games=10 + number)
        ann.cookies.clear()
    answer = ann.post("/api/lab/studies", json={**BODY, "games": 30})
    assert problem(answer, 429) == "too-fast"


def test_a_process_that_does_not_heed_is_ended(
    app: Starlette, ann: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game may be as long as its options say, and nobody hears within it."""
    here = lab(app)
    process = multiprocessing.get_context("spawn").Process(
        target=time.sleep, args=(PATIENCE,), daemon=True
    )
    id_, other = ask(ann), ask(ann, games=41)
    assert call(ann, here.leads)
    assert begin(app) is not None
    process.start()
    here.process, here.playing = process, id_
    here.heard = here.went_on = time.monotonic()
    call(ann, here.look)
    assert process.is_alive()
    monkeypatch.setattr(here, "start", lambda found, player: None)
    monkeypatch.setattr(queue, "MAX_SILENCE_S", -1.0)
    call(ann, here.look)
    assert not process.is_alive()
    assert look(ann, id_)["state"] == "waiting"
    assert look(ann, other)["state"] == "playing", "others have their turn first"
