"""Pages of findings match the stored results, and a few deals still replay to them."""

import json
import math
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.tools import loaded

from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput
from parlour.games import find, list_games
from parlour.lab.results import arm_key, open_results
from parlour.lab.study import Study
from parlour.lab.studying import run
from parlour.presentation.findings import effects_of
from parlour.words.messages import Messages

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "design" / "findings"
STORED = json.loads((PAGES / "results.json").read_text())


COUNTED = ("fugue", "poker-hands")
"""Pages about rules that are counted, not played; test_exact.py checks them."""
MEASURES_HEADING = "Measures on this page"


def page_of(name: str) -> Path:
    return PAGES / f"{name}.md"


def is_slow(name: str, level: str) -> bool:
    """Says whether a game takes long: over a hundred rollouts, in Knights any."""
    few = 0 if name.startswith("domino-knights") else 100
    return int(level.partition("@")[2] or 0) > few


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return loaded("findings")


PAGE_FILES = sorted(PAGES.glob("*.md"))
STUDIED = [page for page in PAGE_FILES if page.stem not in ("README", *COUNTED)]
each_page = pytest.mark.parametrize("file", PAGE_FILES, ids=lambda file: file.stem)
each_studied = pytest.mark.parametrize("file", STUDIED, ids=lambda file: file.stem)


@each_page
def test_page_equals_generator_output(tool: ModuleType, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert tool.fill_page(text, STORED) == text


def prose(tool: ModuleType, file: Path) -> str:
    """Returns what people wrote: the page without generated parts and tables."""
    text = file.read_text(encoding="utf-8")
    text = tool.MEASURES.sub("", tool.PLACE.sub("", text))
    return re.sub(r"^\|.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    "file", [*STUDIED, *map(page_of, COUNTED)], ids=lambda file: file.stem
)
def test_question_has_answer_and_meaning(tool: ModuleType, file: Path) -> None:
    _, *questions = re.split(r"^## ", prose(tool, file), flags=re.MULTILINE)
    answered = [one for one in questions if one.splitlines()[0] != MEASURES_HEADING]
    assert answered
    for question in answered:
        heading, answer, meaning, *_ = question.split("\n\n")
        assert heading.endswith("?")
        assert re.fullmatch(r"\*\*[^*]+[.]\*\*", answer), heading
        assert meaning.startswith("*What it means for a designer:* "), heading


def test_overview_begins_with_ten_findings() -> None:
    """Each is one sentence with a number and a link."""
    text = page_of("README").read_text(encoding="utf-8")
    before = text.partition("## ")[0]
    items = re.findall(r"^(\d+)\. (.*)$", before, re.MULTILINE)
    assert [number for number, _ in items] == [str(n) for n in range(1, 11)]
    for _, sentence in items:
        shown = re.sub(r"\[([^]]+)\]\([\w-]+\.md\)", r"\1", sentence)
        assert shown != sentence
        assert re.search(r"\d", shown), sentence
        assert shown.endswith(".")
        assert ". " not in shown


INTERVAL = re.compile(r"\(([^()]*, )?-?\d[\d.]*(?: less)? to [-+]?\d[\d.]*")


@each_page
def test_intervals_are_in_tables_only(tool: ModuleType, file: Path) -> None:
    found = INTERVAL.search(prose(tool, file))
    assert found is None, found


def test_intervals_are_clipped_to_what_is_possible(tool: ModuleType) -> None:
    for name, found in STORED.items():
        for level, one in found["levels"].items():
            figures = {
                figure.name: figure for figure in tool.study_of(name, level).figures
            }
            for finding in one["findings"]:
                least, most = figures[finding["measure"]].bounds
                for value, low, high, _ in finding["arms"].values():
                    assert least <= low <= high <= most, (name, finding["measure"])
                    assert math.isnan(value) or low <= value <= high
                for value, low, high, _ in finding["effects"].values():
                    assert least - most <= low <= high <= most - least
                    assert math.isnan(value) or low <= value <= high


NUMBER = re.compile(
    r"(?<![\w.])(?:\d+\.\d+|\d+(?:\.\d+)?(?= %| percentage points))(?![\w])"
)
"""A decimal, a percentage or percentage points, as sentences have them."""
ELSEWHERE = {
    "barcelona": {"0.0001", "69"},
    "contest": {"8.4", "4.8", "54", "31", "27", "0.3", "0.6", "28"},
    "domino-avatars": {"8.1", "8.2", "8.3", "1.5", "2.1", "1.1"},
    "domino-knights": {"0.8", "0.9"},
    "following-suit": {"71", "50"},
}
"""Names of variants, and numbers from exact counts and other tables."""


def is_rounded(said: str, value: float) -> bool:
    """Says whether a number in a sentence is this value, rounded once."""
    digits = len(said.partition(".")[2])
    return abs(float(said) - value) * 10.0**digits <= 0.5 + 1e-6


@pytest.mark.parametrize(
    "file", [*STUDIED, page_of("README")], ids=lambda file: file.stem
)
def test_numbers_in_sentences_are_in_the_results(tool: ModuleType, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    names = [place["name"] for place in tool.PLACE.finditer(text)]
    values: list[float] = []
    for name in names or STORED:
        for level in STORED[name]["levels"].values():
            for one in level["findings"]:
                for part in ("arms", "effects"):
                    for value, *_ in one[part].values():
                        values += [abs(value), 100 * abs(value)]
                        values += [100 - 100 * value] if one["share"] else []
    assert values
    said = {*NUMBER.findall(prose(tool, file))} - ELSEWHERE.get(file.stem, set())
    wrong = [one for one in said if not any(is_rounded(one, n) for n in values)]
    assert wrong == []


def test_alt_texts_differ_and_have_the_values_of_their_plots(tool: ModuleType) -> None:
    found: dict[str, str] = {}
    for page in STUDIED:
        text = page.read_text(encoding="utf-8")
        found |= {
            name: alt
            for alt, name in re.findall(r"!\[(.*)\]\(plots/([\w-]+)\.svg\)", text)
        }
        for place in tool.PLACE.finditer(text):
            if place["measure"]:
                _, share, arms = tool.collect_dots(
                    STORED[place["name"]], place["measure"]
                )
                for arm, dots in arms.items():
                    for dot in dots.values():
                        value = tool.format_number(dot.value, share)
                        assert f"{arm} {value}" in found[place["name"]]
    assert {*found} == {file.stem for file in tool.PLOTS.glob("*.svg")}
    assert len({*found.values()}) == len(found)


def test_formulas_are_those_of_measures_in_use(tool: ModuleType) -> None:
    formulas = tomllib.loads(tool.FORMULAS.read_text(encoding="utf-8"))
    used: dict[str, set[str]] = {slug: set() for slug in formulas}
    for name, found in STORED.items():
        level, one = next(iter(found["levels"].items()))
        slug = tool.study_of(name, level).game.slug
        for finding in one["findings"]:
            measure = finding["measure"].partition(":")[0]
            used[slug if measure in formulas[slug] else "every-game"].add(measure)
    assert used == {slug: {*every} for slug, every in formulas.items()}


def test_plots_equal_generator_output(tool: ModuleType) -> None:
    shown: dict[Path, str] = {}
    for page in PAGES.glob("*.md"):
        shown |= tool.plots(page.read_text(encoding="utf-8"), STORED)
    assert {*tool.PLOTS.glob("*.svg")} == {*shown}
    for file, image in shown.items():
        assert file.read_text(encoding="utf-8") == image, file.name


def test_every_study_is_on_the_page_of_its_game(tool: ModuleType) -> None:
    assert {*STORED} == {file.stem for file in tool.STUDIES.glob("*.toml")}
    for name, found in STORED.items():
        slug = tool.study_of(name, next(iter(found["levels"]))).game.slug
        page = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
        assert name in [place["name"] for place in tool.PLACE.finditer(page)]


def test_games_have_the_effects_of_single_options(tool: ModuleType) -> None:
    """Every option and measure in them has a message."""
    written = tool.effects(STORED)
    assert len(written) > 5
    for place, text in written.items():
        assert place.read_text(encoding="utf-8") == text, place
    for game in list_games():
        words = Messages(game)
        assert bool(effects_of(game)) == any(
            place.parent.name == game.package.rpartition(".")[2] for place in written
        )
        for effect in effects_of(game):
            assert {effect.option, *effect.given} <= {*options_as_text(game.options())}
            assert effect.usual != effect.value
            for one in effect.figures:
                name = one.measure.partition(":")[0]
                assert words.has(f"measure-{name}")
                middle, low, high = one.differs
                assert low <= middle <= high


def test_every_page_is_about_a_game() -> None:
    slugs = {game.slug for game in list_games()}
    assert {page.stem for page in PAGE_FILES} <= {*slugs, *COUNTED, "README"}


@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(
            name, level, marks=pytest.mark.soak if is_slow(name, level) else ()
        )
        for name, found in STORED.items()
        for level in found["levels"]
    ],
)
def test_first_deals_replay_to_the_stored_values(
    tool: ModuleType, name: str, level: str
) -> None:
    """If not, rules, bots or measures have changed: play the study again."""
    found = STORED[name]
    study = tool.study_of(name, level)
    assert found["edition"] == find(study.game.slug).edition
    again = tool.figures_of(study, tool.first_deals(study))
    assert again == found["levels"][level]["again"]


IMPORTED = "hey-bartender-rotation"


def played_elsewhere(tool: ModuleType, file: Path) -> Study:
    """Plays six deals of a study into a file, as another machine would."""
    study: Study = tool.study_of(IMPORTED, "random", 6)
    with open_results(file) as results:
        run(study, results)
    return study


def test_games_played_elsewhere_are_imported(tool: ModuleType, tmp_path: Path) -> None:
    """An unfinished study is imported as far as it was played."""
    file = tmp_path / "lab.sqlite"
    played_elsewhere(tool, file)
    stored: dict[str, Any] = {}
    tool.import_games(stored, IMPORTED, "random", file)
    found = stored[IMPORTED]["levels"]["random"]
    assert found["deals"] == 6
    assert found["games"] == {"one deal": 6, "four deals": 6}
    assert found["again"] == STORED[IMPORTED]["levels"]["random"]["again"]
    tool.import_games(stored, IMPORTED, "regular", file)
    assert [*stored[IMPORTED]["levels"]] == ["random"]


def test_import_refuses_games_that_replay_differently(
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
        tool.import_games(stored, IMPORTED, "random", file)
    assert stored == {}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("--taken results.json", "needs a STUDY and a --level"),
        ("willow-pots --taken results.json", "needs a STUDY and a --level"),
        ("willow-pots --level expert --taken nowhere", "there is no file nowhere"),
    ],
)
def test_import_without_arguments_says_what_is_missing(
    tool: ModuleType, line: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tool.parse_arguments(line.split())
    assert says in capsys.readouterr().err
    assert not Path("nowhere").exists()
