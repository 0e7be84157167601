"""The browser's types of story tables are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_browsers_story_types_are_up_to_date() -> None:
    made = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "import sys; sys.path.insert(0, 'tools'); import story_types;"
                " sys.stdout.write(story_types.written())"
            ),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    kept = (ROOT / "web" / "src" / "wire" / "story.ts").read_text(encoding="utf-8")
    assert made == kept, "run tools/story_types.py"
