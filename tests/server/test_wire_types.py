"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKE = (
    "import sys; sys.path.insert(0, 'tools'); import {0};"
    " sys.stdout.write({0}.written())"
)


@pytest.mark.parametrize(
    ("tool", "file"),
    [
        ("wire_types", "table.ts"),
        ("story_types", "story.ts"),
        ("pad_types", "pad.ts"),
        ("http_types", "http.ts"),
    ],
)
def test_the_browsers_types_are_up_to_date(tool: str, file: str) -> None:
    made = subprocess.run(
        [sys.executable, "-c", MAKE.format(tool)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    kept = (ROOT / "web" / "src" / "wire" / file).read_text(encoding="utf-8")
    assert made == kept, f"run tools/{tool}.py"
