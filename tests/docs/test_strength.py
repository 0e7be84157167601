"""The tables of how strong bots are say what was measured."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from parlour.games import find

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    place = ROOT / "tools" / "strength.py"
    spec = importlib.util.spec_from_file_location("strength", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_has_the_tables_of_the_stored_run(tool: ModuleType) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    stored = json.loads((ROOT / "docs" / "strength.json").read_text())
    assert tool.written(page, stored) == page
    assert "| Game | Seats | Fair |" in page


def test_what_is_stored_is_of_these_rules() -> None:
    stored = json.loads((ROOT / "docs" / "strength.json").read_text())
    assert {slug: find(slug).edition for slug in stored} == {
        slug: found["edition"] for slug, found in stored.items()
    }


def test_cells(tool: ModuleType) -> None:
    weak = {
        "won": [-0.3, -0.5, -0.1],
        "raw_won": [0.01, 0.0, 0.04],
        "returned": [-2.0, -2.5, -1.5],
        "raw_returned": [-2.1, -2.2, -2.0],
    }
    even = {
        "won": [0.01, -0.01, 0.03],
        "raw_won": [0.3, 0.2, 0.4],
        "returned": [0.1, -0.4, 0.6],
        "raw_returned": [0.5, -1.4, 2.4],
    }
    found = {"seats": 4, "guests": {"weak": weak, "even": even}}
    assert tool.cell(found, "weak") == "**1.0 (0.0 to 4.0)**"
    assert tool.cell(found, "even") == "26.0 (24.0 to 28.0)"
    assert tool.cell(found, "absent") == "–"
    assert tool.result(found, "weak", False) == "**-2.00 (-2.50 to -1.50)**"
    assert tool.result(found, "weak", True) == "**-2.10 (-2.20 to -2.00)**"
    assert tool.result(found, "even", True) == "+0.10 (-0.40 to +0.60)"


def test_a_small_run(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played, kept and put into words; the second time nothing is played."""
    monkeypatch.setattr(tool, "PLAYED", tmp_path)
    asked = tool.parser().parse_args(
        ["--games", "5", "--rollouts", "1", "--ladder", "10", "--jobs", "1",
         "--guest", "worst=random", "--guest", "nobody"]
    )  # fmt: skip
    stored: dict[str, object] = {}
    tool.measure(find("willow"), asked, stored)
    again: dict[str, object] = {}
    tool.measure(find("willow"), asked, again)
    assert stored == again
    assert "| Game | Seats | Fair | worst | Ladder |" in tool.tables(stored)
