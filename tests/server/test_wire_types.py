"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKE = (
    "import sys; sys.path.insert(0, 'tools'); import wire_types;"
    " sys.stdout.write(wire_types.written())"
)


def test_the_browsers_types_are_up_to_date() -> None:
    made = subprocess.run(
        [sys.executable, "-c", MAKE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    kept = (ROOT / "web" / "src" / "wire" / "table.ts").read_text(encoding="utf-8")
    assert made == kept, "run tools/wire_types.py"
