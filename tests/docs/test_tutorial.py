"""The page on adding a game works: its files are taken from it and run."""

import subprocess
import sys
from pathlib import Path

from parlour.authoring.new_game import BLOCK, OUTSIDE, page


def test_the_page_makes_a_game_that_passes(tmp_path: Path) -> None:
    blocks = dict(BLOCK.findall(page()))
    package = tmp_path / "lowest_alone"
    package.mkdir()
    for name, text in blocks.items():
        folder = tmp_path if OUTSIDE.match(name) else package
        (folder / name).write_text(text, encoding="utf-8")
    assert set(blocks) >= {"rules.py", "bot.py", "en.ftl", "rules.md", "crib.md"}
    command = [
        sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
        "--rootdir", str(tmp_path), "test_lowest_alone.py",
    ]  # fmt: skip
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={"PYTHONPATH": ":".join([str(tmp_path), *filter(None, sys.path)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" in done.stdout
    script = (
        "from lowest_alone.rules import GAME\n"
        "from lowest_alone.bot import regular\n"
        "from parlour.bots import answer\n"
        "from parlour.engine.dice import Dice\n"
        "from parlour.words.messages import Messages\n"
        "state = GAME.new(4, seed=3)\n"
        "while state.waiting:\n"
        "    seat = state.next_asked()\n"
        "    state.play(seat, answer(regular, state, seat, Dice(1)))\n"
        "print(Messages(GAME).text('title'), sum(state.scores) > 0)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": ":".join([str(tmp_path), *filter(None, sys.path)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout == "Lowest Alone True\n", told.stderr
