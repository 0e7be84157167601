"""docs/design/first-study.md is true: its study runs, its tables name what can be measured."""

import re
from pathlib import Path

from parlour.games import listed
from parlour.lab.measures import GENERAL, OF_DEALS, own
from parlour.lab.results import opened
from parlour.lab.study import study_in
from parlour.lab.studying import run

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_its_study_can_be_run(tmp_path: Path) -> None:
    found = re.search(r"<!-- study:.*?-->\n```toml\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    study = study_in(found[1].replace("games = 4000", "games = 6"))
    with opened(tmp_path / "lab.sqlite") as results:
        report = run(study, results)
    assert report.finished
    assert [*report.games.values()] == [6, 6]


def test_it_names_every_general_measure() -> None:
    general = [one.name for one in GENERAL]
    for name in [*general, *(name.partition(":")[0] for name in OF_DEALS)]:
        assert f"`{name}" in PAGE, name


def test_every_game_has_its_own() -> None:
    assert [game.slug for game in listed() if not own(game)] == []
