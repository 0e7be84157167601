"""The lab shared by many: places and turns by address, slices, and its share of CPU."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, select
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.test_http import problem
from tests.server.test_lab import (
    BODY,
    PLAYER,
    all_deals,
    ann,
    app,
    ask,
    begin,
    call,
    change,
    database_of,
    do,
    done,
    execute,
    lab,
    laboratory,
    look,
    play_next,
)

from parlour.engine.refusals import BadInput
from parlour.lab.studying import continue_study
from parlour.server.commands import storage
from parlour.server.lab import playing, queue, studies
from parlour.server.lab.studies import VISITOR_S
from parlour.server.store.schema import STUDIES, STUDY_ARMS

__all__ = ["ann", "app"]


# Slices


def test_others_have_their_turn(
    app: Starlette, ann: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("STOP_POLL_INTERVAL_S", "SLICE_S"):
        monkeypatch.setattr(playing, name, 0.0)
    first, second = ask(ann), ask(ann, games=39)
    assert look(ann, second)["ahead"] == 1
    play_next(app)
    assert look(ann, first)["state"] == "waiting"
    assert look(ann, first)["ahead"] == 1
    assert look(ann, second)["ahead"] == 0
    kept = begin(app)
    assert kept is not None
    assert kept.id == second


def test_slice_ends_inside_a_deal_and_results_stay_the_same(
    app: Starlette, ann: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same study is played in one go, and in slices of one answer each."""
    id_ = ask(ann, games=2, bots=["gentle", "regular"])
    play_next(app)
    whole = all_deals(app)
    execute(app, delete(STUDY_ARMS))
    change(app, state="waiting", progress=None)
    for name in ("STOP_POLL_INTERVAL_S", "SLICE_S"):
        monkeypatch.setattr(playing, name, 0.0)
    monkeypatch.setattr(studies, "is_awaited", lambda line: True)
    inside = 0
    for _ in range(500):
        play_next(app)
        if done(do(app, studies.find, id_)):
            break
        inside += len(unfinished(app))
    assert all_deals(app) == whole
    games = sum(map(len, whole.values()))
    assert inside > 5 * games, "most slices ended inside a deal"


def unfinished(app: Starlette) -> list[bytes]:
    """What is stored of interrupted deals."""
    wanted = select(STUDY_ARMS.c.unfinished)
    rows = do(app, lambda line: line.execute(wanted).scalars().all())
    return [one for one in rows if one is not None]


def test_unfinished_deal_is_saved_while_it_is_played(
    app: Starlette, ann: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a process that is killed loses seconds of a long deal, not all of it."""
    monkeypatch.setattr(playing, "SAVE_INTERVAL_S", 0.0)
    ask(ann, games=1)
    kept = begin(app)
    assert kept is not None
    asked = 0

    def killed(seconds: float) -> None:
        nonlocal asked
        asked += 1
        if asked == 6:
            raise KeyboardInterrupt

    monkeypatch.setattr(playing, "limit_decision", killed)
    with database_of(app) as database, pytest.raises(KeyboardInterrupt):
        playing.play(database, kept, PLAYER, 100, own_process=True)
    (found,) = unfinished(app)
    begun = msgspec.json.decode(found, type=playing.Unfinished).deal
    assert len(begun.game.answers) == 5


@pytest.mark.parametrize("kept", [b"", b"{}", b'{"make":{},"deal":{}}'])
def test_unfinished_deal_that_cannot_be_read_is_played_again(
    app: Starlette, ann: TestClient, kept: bytes
) -> None:
    id_ = ask(ann, games=2)

    def spoil(line: Connection) -> None:
        arms = line.execute(select(STUDIES.c.arms)).scalar_one()
        arm = msgspec.json.decode(arms, type=list[str])[0]
        line.execute(insert(STUDY_ARMS), {"id": arm, "bytes": 0, "unfinished": kept})

    do(app, spoil)
    play_next(app)
    assert look(ann, id_)["state"] == "done"


def test_decision_that_takes_too_much_cpu_ends_the_process() -> None:
    code = (
        "from parlour.server.lab.playing import limit_decision\n"
        "limit_decision(0.2)\n"
        "while True: pass"
    )
    ended = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False)
    assert ended.returncode == -signal.SIGPROF


# Its share


def test_long_deal_takes_no_more_than_its_share(
    app: Starlette, ann: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game of eight deals: it rests between two answers."""
    monkeypatch.setattr(playing, "LEAST_REST_CPU_S", least := 0.001)
    ask(ann, games=1, bots=["gentle"], changes={"deals": 8})
    with next_turn(app, 50) as (turn, slept):
        began = time.process_time()
        continue_study(turn.study, turn, turn.played, turn, turn.watching, at_once=1)
        turn.settle()
        total = time.process_time() - began
    assert total / (total + sum(slept)) <= 0.52
    assert total > 10 * least, "a shorter deal says nothing"
    assert len(slept) > 8, "it rests inside the deals"


def test_stopped_study_still_rests_from_what_it_used(
    app: Starlette, ann: TestClient
) -> None:
    """If not, one interrupted slice after the other takes a whole processor."""
    id_ = ask(ann)
    with next_turn(app, 25) as (turn, slept):
        turn.used -= 30.0
        ann.post(f"/api/lab/studies/{id_}/stop")
        with pytest.raises(playing.Stopped):
            turn.rest()
        assert sum(slept) < 1.0
        turn.settle()
        assert sum(slept) == pytest.approx(90.0, abs=2.0)


def test_it_takes_no_more_than_its_share(app: Starlette, ann: TestClient) -> None:
    ask(ann)
    with next_turn(app, 25) as (turn, slept):
        turn.used -= 0.2
        turn.rest()
        assert sum(slept) == pytest.approx(0.6, abs=0.1)


def test_long_decision_is_rested_from_as_long_as_its_share_says(
    app: Starlette, ann: TestClient
) -> None:
    ask(ann)
    with next_turn(app, 25) as (turn, slept):
        turn.used -= 30.0
        turn.rest()
        assert sum(slept) == pytest.approx(90.0, abs=2.0)


@contextmanager
def next_turn(app: Starlette, share: int) -> Iterator[tuple[playing.Turn, list[float]]]:
    """The turn of the next study, and how long it rests: nobody waits for it here."""
    kept = begin(app)
    assert kept is not None
    slept: list[float] = []
    with database_of(app) as database:
        turn = playing.Turn(database, kept, PLAYER, share, sleep=slept.append)
        yield turn, slept


# Places and turns by address


def at(app: Starlette, address: str) -> TestClient:
    """A new browser at an address."""
    return TestClient(app, client=(address, 50_000))


def refused(client: TestClient, games: int) -> str:
    return problem(client.post("/api/lab/studies", json={**BODY, "games": games}), 409)


@pytest.fixture
def strict(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Starlette]:
    """A server with the usual limits of an address, and two studies per person."""
    monkeypatch.setattr(queue, "POLL_INTERVAL_S", 3600.0)
    found = laboratory(database, tmp_path, lab_studies=2, rate_factor=1)
    found.state.context.buckets.factor = 1000
    with TestClient(found):
        yield found


def test_address_has_so_many_studies_however_many_people_ask(strict: Starlette) -> None:
    for games in range(4):
        ask(at(strict, "192.0.2.7"), games=games + 10)
    assert refused(at(strict, "192.0.2.7"), 30) == "enough-at-address"
    ask(at(strict, "192.0.2.8"), games=30)


def test_ipv6_counts_by_household_and_by_block(strict: Starlette) -> None:
    for games in range(4):
        ask(at(strict, f"2001:db8:1:2::{games + 1}"), games=games + 10)
    assert refused(at(strict, "2001:db8:1:2::9"), 30) == "enough-at-address"
    for games in range(4):
        ask(at(strict, f"2001:db8:1:{games + 3}::1"), games=games + 20)
    assert refused(at(strict, "2001:db8:1:ffff::1"), 30) == "enough-at-address"
    ask(at(strict, "2001:db8:2::1"), games=30)


def test_study_that_goes_on_counts_for_the_address_that_asked(
    strict: Starlette,
) -> None:
    ann = at(strict, "198.51.100.1")
    id_ = ask(ann)
    ann.post(f"/api/lab/studies/{id_}/stop")
    for games in range(4):
        ask(at(strict, "192.0.2.7"), games=games + 10)
    answer = at(strict, "192.0.2.7").post(f"/api/lab/studies/{id_}/go-on")
    assert problem(answer, 409) == "enough-at-address"


def test_addresses_take_turns_however_many_studies_one_has(app: Starlette) -> None:
    with TestClient(app):
        many = [ask(at(app, "192.0.2.7"), games=games) for games in range(10, 15)]
        few = ask(at(app, "198.51.100.1"), games=30)
        late = ask(at(app, "2001:db8:1:2::1"), games=31)
        beside = ask(at(app, "2001:db8:1:3::1"), games=32)
        ahead = {one: look(at(app, "::1"), one)["ahead"] for one in (*many, few, late)}
        order = [next_id(app) for _ in range(7)]
    assert order == [many[0], few, late, many[1], beside, many[2], many[3]]
    assert [ahead[one] for one in order if one in ahead] == [0, 1, 2, 3, 5, 6]


def next_id(app: Starlette) -> str:
    """The study whose turn it is now; nothing of it is played."""
    kept = begin(app)
    assert kept is not None
    do(app, studies.stop, kept.id)
    return kept.id


def test_addresses_are_kept_as_tags_only(app: Starlette) -> None:
    with TestClient(app):
        ask(at(app, "2001:db8:1:2::1"))
        kept = str(do(app, lambda line: line.execute(select(STUDIES)).one()))
    assert "hey-bartender" in kept
    assert "2001:db8" not in kept


# Studies that nobody visits


def test_study_that_nobody_visits_for_a_day_is_stopped(
    app: Starlette, ann: TestClient
) -> None:
    old, new = ask(ann), ask(ann, games=39)
    do(app, studies.note_seen, old, time.time() - VISITOR_S - 1)
    ask(ann, games=38)  # there is a place again
    assert look(ann, old)["state"] == "stopped"
    do(app, studies.note_seen, new, time.time() - VISITOR_S - 1)
    assert begin(app) is not None
    assert look(ann, new)["state"] == "stopped"
    assert ann.post(f"/api/lab/studies/{old}/go-on").json()["state"] == "waiting"


def test_study_that_is_played_is_stopped_too_if_nobody_visits(
    app: Starlette, ann: TestClient
) -> None:
    id_ = ask(ann)
    here = lab(app)
    assert call(ann, here.leads)
    assert begin(app) is not None
    do(app, studies.note_seen, id_, time.time() - VISITOR_S - 1)
    here.process = cast(BaseProcess, SimpleNamespace(is_alive=lambda: True))
    here.playing, here.went_on = id_, time.monotonic()
    call(ann, here.look)
    here.process = None
    assert look(ann, id_)["state"] == "stopped"


def test_looking_at_a_study_keeps_it_going(app: Starlette, ann: TestClient) -> None:
    id_ = ask(ann)
    do(app, studies.note_seen, id_, time.time() - VISITOR_S + 60)
    look(ann, id_)
    assert begin(app, time.time() + 120) is not None


# Files, and the operator


@pytest.mark.parametrize("line", ['game = "os:system"', 'bots = ["os:system"]'])
def test_kept_study_imports_no_code(app: Starlette, ann: TestClient, line: str) -> None:
    """A row of a restored file may say anything."""
    ask(ann)
    kept = begin(app)
    assert kept is not None
    name = line.partition(" ")[0]
    text = re.sub(f"^{name} = .*$", line, kept.text, flags=re.MULTILINE)
    with (
        database_of(app) as database,
        pytest.raises(BadInput, match="not module:NAME"),
    ):
        playing.play(database, kept._replace(text=text), PLAYER, 100)


def test_operator_lists_and_stops_studies(
    app: Starlette,
    ann: TestClient,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv("PARLOUR_DATABASE_URL", app.state.context.settings.database_url)
    operate("stop", "--all")
    assert "No study is queued" in capsys.readouterr().out
    first, second = ask(ann), ask(ann, games=39)
    operate()
    listed = capsys.readouterr().out
    assert f"waiting {first}  hey-bartender, 0 of 40 deals" in listed
    assert listed.index(first) < listed.index(second)
    with pytest.raises(BadInput, match="no study called 'x'"):
        operate("stop", first, "x")
    with pytest.raises(BadInput, match="--all"):
        operate("stop")
    assert look(ann, first)["state"] == "waiting", "all of them or none"
    operate("stop", first)
    assert look(ann, first)["state"] == "stopped"
    assert look(ann, second)["state"] == "waiting"
    operate("stop", "--all")
    assert look(ann, second)["state"] == "stopped"


def operate(*words: str) -> None:
    """`parlour storage` with these words."""
    storage([*words], result_action="return_value")
