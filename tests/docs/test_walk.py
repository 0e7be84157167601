"""The ways through the house lead past files that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = (ROOT / "src" / "parlour", ROOT / "web" / "src")
WALK = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
FILES = sorted(set(re.findall(r"`([\w./…-]+\.(?:py|svelte|ts))`", WALK)))
"""Each as it is written there: its first folders may be left out, `…` is any one."""
STOPS = re.findall(r"((?:`[^`]+`,\s)*`[^`]+`)\s\(`([\w./-]+\.(?:py|svelte|ts))`", WALK)
"""Functions, and the file that they are in."""


def files_called(name: str) -> list[Path]:
    pattern = re.compile(".*/" + re.escape(name).replace("…", "[^/]+"))
    every = [path for room in ROOMS for path in room.rglob("*.*")]
    return [path for path in every if pattern.fullmatch(path.as_posix())]


def test_files_on_the_way_are_there() -> None:
    assert len(FILES) > 30
    for name in FILES:
        assert files_called(name), f"docs/walk.md: no {name} anywhere"


def test_functions_on_the_way_are_in_their_files() -> None:
    assert len(STOPS) > 25
    for names, file in STOPS:
        texts = [path.read_text(encoding="utf-8") for path in files_called(file)]
        for name in re.findall(r"`([^`]+)`", names):
            word = re.compile(rf"(?<!\w){re.escape(name.split('.')[-1])}(?!\w)")
            assert any(map(word.search, texts)), f"docs/walk.md: no {name} in {file}"
