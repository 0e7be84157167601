"""The programs for learners run, with small budgets, and learn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from parlour.adapters.pettingzoo import raw_env
from parlour.games import YARDSTICKS, find, list_games
from parlour.learn import observation_labels

BOTS = Path(__file__).parents[2] / "docs" / "bots"
PAGES = [
    (BOTS / name).read_text(encoding="utf-8") for name in ("learning.md", "vector.md")
]
BLOCK = re.compile(r"^```python file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = dict(block for page in PAGES for block in BLOCK.findall(page))
SMALLER = {"HANDS = 20_000": "HANDS = 4_000", "HANDS = 100": "HANDS = 12"}
SMALLER |= {"WORLDS = 200": "WORLDS = 20", "ROUNDS = 3000": "ROUNDS = 600"}


def run_program(name: str, folder: Path) -> str:
    text = PROGRAMS[name]
    for large, small in SMALLER.items():
        text = text.replace(large, small)
    return run_python(folder, "-c", text)


def run_python(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def numbers_in(text: str, pattern: str) -> list[float]:
    return [float(found) for found in re.findall(pattern, text)]


def test_training_loop_wins_more_and_more_and_its_policy_plays(tmp_path: Path) -> None:
    printed = run_program("train.py", tmp_path)
    first, *_, last = numbers_in(printed, r": ([+-]\d+\.\d+)")
    assert last > first + 0.3
    (tmp_path / "learned.py").write_text(PROGRAMS["learned.py"], encoding="utf-8")
    command = "simulate barcelona --seats 2 --option hands=1 --games 200"
    arguments = [*command.split(), "--bots", "learned:play,random"]
    # A folder's own modules come first, as in the shell's `parlour`.
    played = run_python(tmp_path, "-m", "parlour.cli", *arguments)
    (won,) = numbers_in(played, r"result of learned:play: (-?\d+\.\d+)")
    assert won > 0


def test_mccfr_lowers_exploitability(tmp_path: Path) -> None:
    printed = run_program("mccfr.py", tmp_path)
    first, last = numbers_in(printed, r"exploitability (\d+\.\d+)")
    assert last < first - 0.5


@pytest.mark.parametrize(
    "name", sorted({*PROGRAMS} - {"train.py", "learned.py", "mccfr.py"})
)
def test_other_programs_print_a_result(name: str, tmp_path: Path) -> None:
    assert re.search(r"\d", run_program(name, tmp_path))


@pytest.mark.parametrize("slug", [*YARDSTICKS, *(game.slug for game in list_games())])
def test_every_number_of_an_observation_has_its_own_label(slug: str) -> None:
    game = find(slug)
    for seats in {game.players[0], game.usual_seats, game.players[-1]}:
        table = raw_env(game, seats)
        labels = observation_labels(game, table.table)
        table.reset(seed=3)
        assert len(labels) == len(table.observe("player_0")["observation"])
        assert len({*labels}) == len(labels)
