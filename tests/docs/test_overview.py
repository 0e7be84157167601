"""The overview names what exists, its example runs, and the code map is current."""

import re
from pathlib import Path

import pytest
from tests.tools import loaded

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "contributing"
OVERVIEW = (FOLDER / "overview.md").read_text(encoding="utf-8")
STOPS = re.findall(r"`([A-Za-z_.]+)` \(`((?:src|web)/[^`]+)`\)", OVERVIEW)
"""Functions and classes, and the file that they are in."""
PATHS = re.findall(r"`((?:src|web|tests|tools)/[\w./-]+)`", OVERVIEW)


def test_overview_names_enough_to_check() -> None:
    assert len(STOPS) >= 8
    assert len(PATHS) >= 10


@pytest.mark.parametrize(("name", "file"), STOPS)
def test_name_is_defined_in_its_file(name: str, file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    *owner, member = name.split(".")
    for one in owner:
        assert re.search(rf"\bclass {one}\b", text), f"no class {one} in {file}"
    defined = rf"(?:def|class|function|async|async def) {member}\b|^  {member}[(<]"
    assert re.search(defined, text, re.MULTILINE), f"no {name} in {file}"


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
