"""The tables of how strong bots are say what was measured."""

import json
from argparse import Namespace
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.tools import loaded

from parlour.games import find

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return loaded("strength")


def test_the_page_has_the_tables_of_the_stored_run(tool: ModuleType) -> None:
    page = (ROOT / "docs" / "bots" / "strength.md").read_text(encoding="utf-8")
    stored = json.loads((ROOT / "docs" / "bots" / "strength.json").read_text())
    assert tool.written(page, stored) == page
    assert "| Game | Seats | Fair |" in page


def test_what_is_stored_is_of_these_rules() -> None:
    stored = json.loads((ROOT / "docs" / "bots" / "strength.json").read_text())
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
    chips, points = "willow", "contest"
    assert tool.cell(found, "weak") == "**1.0 (0.0 to 4.0)**"
    assert tool.cell(found, "even") == "26.0 (24.0 to 28.0)"
    assert tool.cell(found, "absent") == "–"
    assert tool.result(points, found, "weak") == "**-2.00 (-2.50 to -1.50)**"
    assert tool.result(chips, found, "weak") == "**-2.10 (-2.20 to -2.00)**"
    assert tool.result(chips, found, "even") == "+0.10 (-0.40 to +0.60)"


def small(tool: ModuleType, *guests: str) -> Namespace:
    """Asks for next to nothing, with these guests."""
    asked = ["--games", "5", "--rollouts", "1", "--ladder", "10", "--jobs", "1"]
    for guest in guests:
        asked += ["--guest", guest]
    found: Namespace = tool.parser().parse_args(asked)
    return found


def test_a_small_run(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played, kept and put into words; the second time nothing is played."""
    monkeypatch.setattr(tool, "PLAYED", tmp_path / "strength.sqlite")
    asked = small(tool, "random", "nobody")
    stored: dict[str, dict[str, object]] = {}
    tool.measure(find("spots"), asked, stored)
    again: dict[str, dict[str, object]] = {}
    tool.measure(find("spots"), asked, again)
    assert stored == again
    assert "| Game | Seats | Fair | random | Ladder |" in tool.tables(stored)


def test_what_is_stored_can_be_played_again(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it is, with nothing but what is stored."""
    stored: dict[str, dict[str, Any]] = {}
    for place in ("here", "elsewhere"):
        monkeypatch.setattr(tool, "PLAYED", tmp_path / f"{place}.sqlite")
        if not stored:
            asked = small(tool, "random", "gentle/random")
            tool.measure(find("lost-pueblo"), asked, stored)
            first = deepcopy(stored)
        else:
            tool.play_again(find("lost-pueblo"), 1, stored)
    for found in (first, stored):
        for guest in found["lost-pueblo"]["guests"].values():
            guest.pop("seconds")
    assert stored == first
    assert {"random", "gentle among random"} == set(stored["lost-pueblo"]["guests"])


def test_a_budget_in_seconds_is_one_of_rollouts(tool: ModuleType) -> None:
    found = {"pace": {"rollouts": 3456, "decisions": 2.5}}
    asked = small(tool, "expert@0.1s")
    label, wanted = tool.comparison(find("spots"), "expert@0.1s", asked, found)
    assert (label, wanted.guest) == ("expert, 0.1 s", "expert@350")
    assert (wanted.hosts, wanted.games) == ("regular", 5)
    asked.seconds = 10.0
    assert tool.comparison(find("spots"), "expert@0.1s", asked, found)[1].games == 40
    found["pace"]["rollouts"] = 0  # by the book: there is nothing to limit
    assert tool.comparison(find("spots"), "expert@1s", asked, found)[1].guest == (
        "expert"
    )


def test_the_pace_of_an_expert(tool: ModuleType) -> None:
    """Some rollouts where it searches, none where it does not."""
    assert tool.pace(find("lost-pueblo"), 0.01)["rollouts"] > 0
    assert tool.pace(find("barcelona"), 0.01)["rollouts"] == 0  # it has a book


def test_two_play_hand_by_hand(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what a best reply would win of the book, and a table of its own."""
    monkeypatch.setattr(tool, "PLAYED", tmp_path / "strength.sqlite")
    asked = small(tool, "random")
    asked.two = 20
    stored: dict[str, dict[str, Any]] = {}
    tool.measure(find("barcelona"), asked, stored)
    assert stored["barcelona"]["two"]["loses_at_most"] < 0.001
    lines = list(tool.tables(stored))
    head = lines.index("| Two seats, a hand | gentle | expert | it loses at most |")
    assert lines[head + 2].startswith("| barcelona | ")
