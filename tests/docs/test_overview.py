"""The overview names what exists, its example runs, and the code map is current."""

import re
from pathlib import Path

import pytest
from tests.tools import loaded

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "contributing"
OVERVIEW = (FOLDER / "overview.md").read_text(encoding="utf-8")
STOPS = re.findall(r"`([A-Za-z_.]+)` \(`((?:src|web)/[^`]+)`\)", OVERVIEW)
"""Functions and classes, and the file or package that they are in."""
PATHS = re.findall(r"`((?:src|web|tests|tools)/[\w./-]+)`", OVERVIEW)


def test_overview_names_enough_to_check() -> None:
    assert len(STOPS) >= 8
    assert len(PATHS) >= 10


def is_defined(name: str, text: str) -> bool:
    *owner, member = name.split(".")
    defined = (
        rf"(?:def|class|function) {member}\b|^  (?:async |protected )?{member}[(<]"
    )
    classes = all(re.search(rf"\bclass {one}\b", text) for one in owner)
    return classes and re.search(defined, text, re.MULTILINE) is not None


@pytest.mark.parametrize(("name", "place"), STOPS)
def test_name_is_defined_in_its_place(name: str, place: str) -> None:
    files = [*(ROOT / place).rglob("*.py")] or [ROOT / place]
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert any(is_defined(name, text) for text in texts), f"no {name} in {place}"


@pytest.mark.parametrize("path", PATHS)
def test_path_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_example_plays_a_choice() -> None:
    found = re.search(r"```python\n(.*?)```", OVERVIEW, re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    exec(found[1], names)
    assert names["pick"]


def test_code_map_is_up_to_date() -> None:
    made: str = loaded("code_map").written()
    page = (FOLDER / "code-map.md").read_text(encoding="utf-8")
    assert made == page, "run tools/code_map.py"
