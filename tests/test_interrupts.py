"""Ctrl-C ends every long command at once: the right exit code and no traceback."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from parlour.builds import running
from parlour.games import GAMES

pytestmark = [
    pytest.mark.both_ways,
    pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C differs there"),
]

MANY = "100000000"
LONG: dict[str, tuple[str, ...]] = {
    "simulate": ("simulate", "spots", "--bots", "regular,gentle", "--games", MANY),
    "simulate, expert": ("simulate", "spots", "--bots", "expert@50", "--games", MANY),
    "simulate, jobs": ("simulate", "spots", "--games", MANY, "--jobs", "2"),
    "lab run": ("lab", "run", "study.toml"),
    "lab run, jobs": ("lab", "run", "study.toml", "--jobs", "2"),
    "ladder": ("ladder", "spots", "--games", MANY),
    "compare": ("compare", "spots", "gentle", "--games", MANY),
    "train": ("train", "spots", "--out", "values", "--games", MANY, "--jobs", "2"),
    "serve": ("serve", "--port", "0"),
}
STUDY = """\
question = "Does the smallest hand win?"
game = "spots"
seats = 4
bots = ["regular"]
measures = ["rounds"]
games = 1000000
[arms.usual]
"""


def cpu_seconds(group: int) -> float:
    """CPU time that all processes of a process group have used."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def interrupt(command: Sequence[str], folder: Path, after: float) -> tuple[int, str]:
    """Runs a command and presses Ctrl-C once it has used that much CPU time."""
    quiet = {"PARLOUR_OPERATOR_PORT": "0", "PARLOUR_DATA": str(folder / "data")}
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *command],
        cwd=folder,
        env={**os.environ, **quiet, "PARLOUR_BUILD": running()},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    end = time.monotonic() + PATIENCE
    while cpu_seconds(process.pid) < after and time.monotonic() < end:
        assert process.poll() is None, process.communicate()[0]
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE)
    # Python ends by the signal itself if it interrupted `exec`, as in a dataclass's
    # definition. Shells report both as 130.
    code = process.returncode
    return (130 if code == -signal.SIGINT else code), said


def heed_interrupts() -> None:
    """In the child: SIGINT works as in a terminal, whatever started the tests."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def check(name: str, folder: Path, after: float) -> None:
    if name == "serve":
        after = min(after, 0.5)  # once it has started, it uses no more
    if name == "train" and find_spec("torch") is None:
        pytest.skip("training needs torch")
    (folder / "study.toml").write_text(STUDY)
    code, said = interrupt(LONG[name], folder, after)
    assert "Traceback" not in said, said
    assert "fatal" not in said, said
    assert code == (0 if name == "serve" else 130), (code, said)


@pytest.mark.parametrize("name", LONG)
def test_interrupted_command_ends_without_traceback(name: str, tmp_path: Path) -> None:
    check(name, tmp_path, after=2.0)


@pytest.mark.soak
@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("turn", range(20))
def test_command_can_be_interrupted_at_any_moment(
    name: str, turn: int, tmp_path: Path
) -> None:
    check(name, tmp_path, after=random.Random(f"{name} {turn}").uniform(0.2, 5.0))


RAISING = """\
import itertools, signal, sys, time
from parlour.lab.simulate import Series, run_chunk
from parlour.games import look_up

class Alarm(BaseException):
    pass

def ring(*_):
    raise Alarm

name, alarms = sys.argv[1], int(sys.argv[2])
seats = look_up(name).usual_seats
series = Series(name, seats, 10**6, bots=("regular", "gentle", "expert@20"))
run_chunk(series, 0, 1)
signal.signal(signal.SIGALRM, ring)
heard = 0
for deal in itertools.count():
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.002 + deal % 97 / 2000)
        run_chunk(series, deal, 10**6)
    except Alarm:
        heard += 1
        if heard == alarms:
            break
print("heard", heard)
"""


def raise_often(game: str, alarms: int) -> None:
    """Plays on while a signal handler raises again and again, wherever it hits."""
    done = subprocess.run(
        [sys.executable, "-c", RAISING, game, str(alarms)],
        env={**os.environ, "PARLOUR_BUILD": running()},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout == f"heard {alarms}\n", (done.returncode, done.stderr)


def test_exception_from_signal_handler_does_not_abort_compiled_code() -> None:
    raise_often("spots", alarms=60)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_exceptions_from_signal_handlers_abort_no_game(game: str) -> None:
    raise_often(game, alarms=400)
