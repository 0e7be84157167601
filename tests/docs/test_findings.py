"""Findings say what studies came to, and a few deals of each still come to the same."""

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.tools import loaded

from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.games import find, listed
from parlour.lab.results import arm_key, open_results
from parlour.lab.study import Study
from parlour.lab.studying import run
from parlour.presentation.findings import effects_of
from parlour.words.messages import Messages

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "findings"
STORED = json.loads((PAGES / "results.json").read_text())


def dear(name: str, level: str) -> bool:
    """Whether a game takes long: with over a hundred rollouts, in Knights with any."""
    few = 0 if name.startswith("domino-knights") else 100
    return int(level.partition("@")[2] or 0) > few


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return loaded("findings")


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_pages_have_the_tables_of_what_is_stored(tool: ModuleType, page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert tool.written(text, STORED) == text


INTERVAL = re.compile(r"\(([^()]*, )?(\d[\d.]*)(?: less)? to (\d[\d.]*)(?: more)?\b")
"""As sentences have them: `(0.5 to 0.7)`, `(1.0 less to 0.2 more)`."""


def off(said: str, stored: float) -> float:
    """How far a number in a sentence is from a stored one, in its own last digit."""
    digits = len(said.partition(".")[2])
    return abs(float(said) - abs(stored)) * 10.0**digits


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_sentences_round_as_their_tables_do(tool: ModuleType, page: Path) -> None:
    """Once, from what is stored: 64.474 % is 64 and not, by way of 64.5, 65."""
    text = page.read_text(encoding="utf-8")
    names = [place["name"] for place in tool.PLACE.finditer(text)]
    stored = [
        (numbers[1] * scale, numbers[2] * scale)
        for name in names or (STORED if page.stem == "README" else ())
        for level in STORED[name]["levels"].values()
        for one in level["findings"]
        for part in ("arms", "effects")
        for numbers in one[part].values()
        for scale in (1, 100)
    ]
    stored += [(high, low) for low, high in stored]
    for found in INTERVAL.finditer(" ".join(tool.PLACE.sub("", text).split())):
        ends = found[2], found[3]
        far = [max(map(off, ends, numbers)) for numbers in stored]
        if min(far, default=9) > 0.5 + 1e-6:
            assert min(far, default=9) > 0.56, found[0]


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
        pytest.param(name, level, marks=pytest.mark.soak if dear(name, level) else ())
        for name, found in STORED.items()
        for level in found["levels"]
    ],
)
def test_it_still_comes_to_the_same(tool: ModuleType, name: str, level: str) -> None:
    """If not, rules, bots or measures have changed: play it anew, with the tool."""
    found = STORED[name]
    study = tool.study_of(name, level)
    assert found["edition"] == find(study.game.slug).edition
    again = tool.figures_of(study, tool.first_deals(study))
    assert again == found["levels"][level]["again"]


TAKEN = "hey-bartender-rotation"


def played_elsewhere(tool: ModuleType, file: Path) -> Study:
    """Six deals of a study, as another machine would bring them."""
    study: Study = tool.study_of(TAKEN, "random", 6)
    with open_results(file) as results:
        run(study, results)
    return study


def test_what_was_played_elsewhere_is_taken(tool: ModuleType, tmp_path: Path) -> None:
    """As far as it came, and with the same deals to play again."""
    file = tmp_path / "lab.sqlite"
    played_elsewhere(tool, file)
    stored: dict[str, Any] = {}
    tool.take(stored, TAKEN, "random", file)
    found = stored[TAKEN]["levels"]["random"]
    assert found["deals"] == 6
    assert found["games"] == {"one deal": 6, "four deals": 6}
    assert found["again"] == STORED[TAKEN]["levels"]["random"]["again"]
    tool.take(stored, TAKEN, "regular", file)
    assert [*stored[TAKEN]["levels"]] == ["random"]


def test_what_comes_out_otherwise_is_not_taken(
    tool: ModuleType, tmp_path: Path
) -> None:
    file = tmp_path / "lab.sqlite"
    study = played_elsewhere(tool, file)
    arm = arm_key(study.game, study.arms["four deals"])
    with open_results(file) as results:
        deals = results.of_arm(arm)
        results.keep(arm, {0: deals[1]})
    stored: dict[str, Any] = {}
    with pytest.raises(
        BadInput, match="deal 0 of arm 'four deals' replays differently"
    ):
        tool.take(stored, TAKEN, "random", file)
    assert stored == {}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("--taken results.json", "needs a STUDY and a --level"),
        ("willow-pots --taken results.json", "needs a STUDY and a --level"),
        ("willow-pots --level expert --taken nowhere", "there is no file nowhere"),
    ],
)
def test_taking_says_what_it_lacks(
    tool: ModuleType, line: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tool.parsed(line.split())
    assert says in capsys.readouterr().err
    assert not Path("nowhere").exists()
