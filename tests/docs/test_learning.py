"""The programs in docs/bots/learning.md run, with small budgets, and learn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from parlour.adapters import observation_labels
from parlour.adapters.pettingzoo import raw_env
from parlour.games import YARDSTICKS, find, list_games

PAGE = Path(__file__).parents[2] / "docs" / "bots" / "learning.md"
BLOCK = re.compile(r"^```python file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
SMALLER = {"HANDS = 20_000": "HANDS = 4_000", "HANDS = 100": "HANDS = 12"}
SMALLER |= {"WORLDS = 200": "WORLDS = 20", "ROUNDS = 3000": "ROUNDS = 600"}


def run_program(name: str) -> str:
    text = PROGRAMS[name]
    for large, small in SMALLER.items():
        text = text.replace(large, small)
    done = subprocess.run(
        [sys.executable, "-c", text],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def numbers_in(text: str, pattern: str) -> list[float]:
    return [float(found) for found in re.findall(pattern, text)]


def test_training_loop_wins_more_and_more() -> None:
    first, *_, last = numbers_in(run_program("train.py"), r": ([+-]\d+\.\d+)")
    assert last > first + 0.3


def test_mccfr_lowers_exploitability() -> None:
    first, last = numbers_in(run_program("mccfr.py"), r"exploitability (\d+\.\d+)")
    assert last < first - 0.5


@pytest.mark.parametrize("name", sorted({*PROGRAMS} - {"train.py", "mccfr.py"}))
def test_other_programs_print_a_result(name: str) -> None:
    assert re.search(r"\d", run_program(name))


@pytest.mark.parametrize("slug", [*YARDSTICKS, *(game.slug for game in list_games())])
def test_every_number_of_an_observation_has_its_own_label(slug: str) -> None:
    game = find(slug)
    for seats in {game.players[0], game.usual_seats, game.players[-1]}:
        table = raw_env(game, seats)
        labels = observation_labels(game, table.table)
        table.reset(seed=3)
        assert len(labels) == len(table.observe("player_0")["observation"])
        assert len({*labels}) == len(labels)
