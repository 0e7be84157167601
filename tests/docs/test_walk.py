"""The ways through the house lead past files that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = (ROOT / "src" / "parlour", ROOT / "web" / "src")
WALK = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
FILES = sorted(set(re.findall(r"`([\w./…-]+\.(?:py|svelte|ts))`", WALK)))
"""Each as it is written there: its first folders may be left out, `…` is any one."""


def test_files_on_the_way_are_there() -> None:
    every = [path.as_posix() for room in ROOMS for path in room.rglob("*.*")]
    assert len(FILES) > 50
    for name in FILES:
        pattern = re.compile(".*/" + re.escape(name).replace("…", "[^/]+"))
        assert any(map(pattern.fullmatch, every)), f"docs/walk.md: no {name} anywhere"
