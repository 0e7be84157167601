"""Findings say what studies came to, and a few deals of each still come to the same."""

import json
from pathlib import Path
from types import ModuleType

import pytest
from tests.tools import loaded

from parlour.engine.options import shown
from parlour.games import find, listed
from parlour.presentation.findings import effects_of
from parlour.words.messages import Messages

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "findings"
STORED = json.loads((PAGES / "results.json").read_text())


def dear(level: str) -> bool:
    """Whether a game of such bots takes long: more than a hundred rollouts do."""
    return int(level.partition("@")[2] or 0) > 100


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return loaded("findings")


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_pages_have_the_tables_of_what_is_stored(tool: ModuleType, page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert tool.written(text, STORED) == text


def test_plots_show_what_is_stored(tool: ModuleType) -> None:
    shown: dict[Path, str] = {}
    for page in PAGES.glob("*.md"):
        shown |= tool.plots(page.read_text(encoding="utf-8"), STORED)
    assert {*tool.PLOTS.glob("*.svg")} == {*shown}
    for file, image in shown.items():
        assert file.read_text(encoding="utf-8") == image, file.name


def test_every_study_stands_on_the_page_of_its_game(tool: ModuleType) -> None:
    assert {*STORED} == {file.stem for file in tool.STUDIES.glob("*.toml")}
    for name, found in STORED.items():
        slug = tool.study_of(name, next(iter(found["levels"]))).game.slug
        page = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
        assert name in [place["name"] for place in tool.PLACE.finditer(page)]


def test_games_bring_what_single_options_do(tool: ModuleType) -> None:
    """With the words for every option and measure that is named."""
    written = tool.effects(STORED)
    assert len(written) > 5
    for place, text in written.items():
        assert place.read_text(encoding="utf-8") == text, place
    for game in listed():
        words = Messages(game)
        assert bool(effects_of(game)) == any(
            place.parent.name == game.package.rpartition(".")[2] for place in written
        )
        for effect in effects_of(game):
            assert {effect.option, *effect.given} <= {*shown(game.options())}
            assert effect.usual != effect.value
            for one in effect.figures:
                name = one.measure.partition(":")[0]
                assert words.has(f"measure-{name}")
                middle, low, high = one.differs
                assert low <= middle <= high


def test_every_page_is_of_a_game() -> None:
    """Or of rules that are counted, not played (test_exact.py)."""
    slugs = {game.slug for game in listed()}
    counted = {"fugue", "poker-hands"}
    assert {page.stem for page in PAGES.glob("*.md")} <= {*slugs, *counted, "README"}


@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(name, level, marks=pytest.mark.soak if dear(level) else ())
        for name, found in STORED.items()
        for level in found["levels"]
    ],
)
def test_it_still_comes_to_the_same(tool: ModuleType, name: str, level: str) -> None:
    """If not, rules, bots or measures have changed: play it anew, with the tool."""
    found = STORED[name]
    study = tool.study_of(name, level)
    assert found["edition"] == find(study.game.slug).edition
    assert tool.played_again(study) == found["levels"][level]["again"]
