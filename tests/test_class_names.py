"""One class name has one meaning in the whole source."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "parlour"

GAMES = SOURCE / "games"
PER_GAME = {"Options", "SCORING"}
"""Every game has its own: the options of its rules, and its score pad."""


def top_level_classes(files: Iterable[Path]) -> dict[str, list[str]]:
    """Finds the files that define each class name."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(files):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                if node.name in PER_GAME and file.is_relative_to(GAMES):
                    continue
                found[node.name].append(file.as_posix())
    return found


def repeated_names(files: Iterable[Path]) -> dict[str, list[str]]:
    """Finds the names that are used more than once."""
    return {
        name: places
        for name, places in top_level_classes(files).items()
        if len(places) > 1
    }


def test_class_name_is_used_once() -> None:
    assert repeated_names(SOURCE.rglob("*.py")) == {}


def test_repeated_class_name_is_found(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.py", "b.py", "c.py")]
    files[0].write_text("class Scene: ...\nclass Options: ...\n", encoding="utf-8")
    files[1].write_text("class Scene: ...\nclass Other: ...\n", encoding="utf-8")
    files[2].write_text("class Options: ...\n", encoding="utf-8")
    assert set(repeated_names(files)) == {"Scene", "Options"}
