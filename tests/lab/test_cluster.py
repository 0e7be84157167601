"""Studies on a cluster: the same bytes, whoever plays, and whoever is lost."""

import os
import signal
import socket
from collections.abc import Iterable
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from distributed import KilledWorker
from tests.lab.machines import (
    Machines,
    asked,
    killed,
    machines,
    patient_bot,
    until,
)
from tests.lab.test_studies import BARTENDER, ran, rows

from parlour import bots
from parlour.bots.values.weights import shipped_weights
from parlour.engine.refusals import BadInput
from parlour.lab import cluster, make, simulate
from parlour.lab.cluster import (
    RESUME_HINT,
    decode_part,
    explain_failure,
    join_cluster,
    pack_deals,
    unpack_deals,
)
from parlour.lab.make import make_of
from parlour.lab.measures import Deal, measure_deals
from parlour.lab.results import open_results
from parlour.lab.simulate import Series
from parlour.lab.study import Study, study_in
from parlour.lab.studying import Report, Watching, run, without_progress

SERIES = Series("hey-bartender", 2, 1, bots=("random",))


def ran_there(
    study: Study, file: Path, address: str, watching: Watching = without_progress
) -> Report:
    with join_cluster(address) as workers, open_results(file) as results:
        return run(study, results, workers, watching)


@pytest.fixture(autouse=True)
def few_deals_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "CHUNK_GAMES", 5)


@pytest.fixture
def waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Study:
    """A study whose second arm is played only when there is a file called `go`."""
    monkeypatch.syspath_prepend(str(tmp_path))
    arm = f'[arms.two]\nbots = ["{patient_bot(tmp_path)}"]'
    return study_in(BARTENDER.replace("[arms.two]", arm))


def once(many: int, deals: Iterable[Deal], act: object) -> Iterable[Deal]:
    """Does something when the first deal has come and is kept."""
    first = True
    for deal in deals:
        if first:
            assert callable(act)
            act()
        first = False
        yield deal


# What comes out


def test_a_lost_worker_costs_what_it_was_playing(
    tmp_path: Path, waiting: Study
) -> None:
    file, alone = tmp_path / "there.sqlite", tmp_path / "alone.sqlite"
    reports: list[Report] = []
    with machines(2) as here:
        home = Thread(
            target=lambda: reports.append(ran_there(waiting, file, here.address))
        )
        home.start()
        until(lambda: asked(tmp_path) == {one.pid for one in here.workers})
        killed(here.workers[0])  # which is in the middle of a part, as the other is
        (tmp_path / "go").touch()
        home.join()
    assert reports == [ran(waiting, alone)]
    assert rows(file) == rows(alone)


def test_parts_are_whole_on_the_way() -> None:
    deals = measure_deals(SERIES, range(3))
    assert unpack_deals(pack_deals(deals)) == deals


# What goes wrong


def test_a_scheduler_that_dies_loses_nothing_that_came(
    tmp_path: Path, waiting: Study
) -> None:
    file, alone = tmp_path / "there.sqlite", tmp_path / "alone.sqlite"
    with machines(1) as here, pytest.raises(BadInput, match="lost") as refused:
        ran_there(
            waiting,
            file,
            here.address,
            lambda many, deals: once(many, deals, lambda: killed(here.scheduler)),
        )
    assert str(refused.value).endswith(RESUME_HINT)
    kept = rows(file)
    (tmp_path / "go").touch()
    assert 0 < len(kept) < 60
    assert ran(waiting, file) == ran(waiting, alone)
    assert set(kept) < set(rows(file))
    assert rows(file) == rows(alone)


def test_workers_that_are_all_lost_are_not_waited_for(
    tmp_path: Path, waiting: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "NO_WORKER_TIMEOUT_S", 0.0)
    file = tmp_path / "there.sqlite"
    with machines(1) as here, pytest.raises(BadInput, match="no worker is left"):
        ran_there(
            waiting,
            file,
            here.address,
            lambda many, deals: once(many, deals, lambda: killed(here.workers[0])),
        )
    assert rows(file)


@pytest.fixture(scope="module")
def there() -> Iterable[Machines]:
    with machines(1) as found:
        yield found


OTHERS = [
    ({"version": "0.0.9"}, "has Parlour .*, not 0.0.9"),
    ({"edition": 99}, "has edition .* of the rules, not 99"),
    ({"source": "other"}, "has other code"),
]


@pytest.mark.parametrize(("other", "reason"), OTHERS)
def test_workers_that_have_something_else_are_refused(
    tmp_path: Path,
    there: Machines,
    monkeypatch: pytest.MonkeyPatch,
    other: dict[str, str | int],
    reason: str,
) -> None:
    """Whoever asks has something else, which comes to the same."""
    known = make_of(SERIES)
    wanted = msgspec.structs.replace(known, **other)
    monkeypatch.setattr(cluster, "make_of", lambda series: wanted)
    with pytest.raises(BadInput, match=f"worker tcp://.* {reason}") as refused:
        ran_there(study_in(BARTENDER), tmp_path / "lab.sqlite", there.address)
    assert "\n" not in str(refused.value)


def test_a_game_that_workers_do_not_have(
    tmp_path: Path, there: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))  # here, and not there
    (tmp_path / "own_game.py").write_text(
        "from parlour.games.hey_bartender import GAME as GAME"
    )
    study = study_in(BARTENDER.replace("hey-bartender", "own_game:GAME"))
    with pytest.raises(BadInput, match="cannot play own_game:GAME: own_game cannot"):
        ran_there(study, tmp_path / "lab.sqlite", there.address)


def test_a_worker_without_parlour_and_then_none(tmp_path: Path) -> None:
    study, file = study_in(BARTENDER), tmp_path / "lab.sqlite"
    with machines(0) as here:
        with pytest.raises(BadInput, match="no worker is connected"):
            ran_there(study, file, here.address)
        here.add_worker(without="parlour")
        with pytest.raises(BadInput, match="a worker lacks the package parlour"):
            ran_there(study, file, here.address)


def test_a_cluster_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT_S", 0.1)
    with socket.socket() as taken:  # and not listened to
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(BadInput, match=f"no cluster at {address}"):
            ran_there(study_in(BARTENDER), tmp_path / "lab.sqlite", address)


def test_somebody_who_listens_and_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of Dask would wait for an answer for ever."""
    monkeypatch.setattr(cluster, "CONNECT_TIMEOUT_S", 0.5)
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        address = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        with (
            pytest.raises(BadInput, match=f"no cluster at {address}: it does not"),
            join_cluster(address),
        ):
            pass


def test_a_scheduler_that_hangs_is_not_waited_for(
    tmp_path: Path, waiting: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "there.sqlite"

    def freeze() -> None:
        monkeypatch.setattr(cluster, "NO_WORKER_TIMEOUT_S", 0.0)
        monkeypatch.setattr(cluster, "CONNECT_TIMEOUT_S", 0.5)
        os.kill(here.scheduler.pid or 0, signal.SIGSTOP)

    with machines(1) as here, pytest.raises(BadInput, match="lost the scheduler"):
        ran_there(
            waiting, file, here.address, lambda many, deals: once(many, deals, freeze)
        )
    assert rows(file)


def test_a_worker_that_reads_parts_otherwise() -> None:
    for part in (b"", b"{}", b'{"make": {"version": "9"}, "series": {}, "deals": []}'):
        with pytest.raises(BadInput, match="incompatible version"):
            decode_part(part)


@pytest.mark.parametrize("address", ["", "here", "127.0.0.1:1", "tcp://a", "ftp://a:1"])
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(BadInput, match="expected an address"), join_cluster(address):
        pass


def test_a_part_that_kills_whoever_plays_it() -> None:
    assert "killed several workers" in str(
        explain_failure(KilledWorker("part", None, 3))
    )
    mistake = ZeroDivisionError()
    assert explain_failure(mistake) is mistake


# What is the same everywhere


def test_code_of_ones_own_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that was changed is other code; words are not."""
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = patient_bot(tmp_path)
    series = Series("hey-bartender", 2, 1, bots=(bot,))
    before = make_of(series)
    assert before == make_of(series)
    assert before.describe_difference(make_of(SERIES)).startswith("has other code")
    file = tmp_path / "patient_bot.py"
    file.write_text(file.read_text() + "\n")
    make.hash_files.cache_clear()  # as in another process
    assert make_of(series) != before


def test_code_of_an_installed_bot_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot of another package is named without its place."""
    monkeypatch.syspath_prepend(str(tmp_path))
    places = {"patient": patient_bot(tmp_path)}
    for module in (bots, make):
        monkeypatch.setattr(module, "plugin_bots", lambda slug: places)
    series = Series("hey-bartender", 2, 1, bots=("patient",))
    assert (
        make_of(series)
        .describe_difference(make_of(SERIES))
        .startswith("has other code")
    )


def test_learnt_weights_count_as_code() -> None:
    """A value that was learnt again plays otherwise."""
    path = shipped_weights("parlour.games.boneyard")
    assert path is not None
    assert path.suffix in make.HASHED_SUFFIXES
