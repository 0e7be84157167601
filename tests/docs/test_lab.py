"""The pages of docs/design are true: the study runs, all measures are listed."""

import re
from pathlib import Path

from tests.tools import loaded

from parlour.games import list_games
from parlour.lab.measures import own_measures
from parlour.lab.results import open_results
from parlour.lab.study import study_in
from parlour.lab.studying import run

DESIGN = Path(__file__).parents[2] / "docs" / "design"
STUDY = (DESIGN / "first-study.md").read_text(encoding="utf-8")
MEASURES = (DESIGN / "measures.md").read_text(encoding="utf-8")


def test_its_study_can_be_run(tmp_path: Path) -> None:
    found = re.search(r"<!-- study:.*?-->\n```toml\n(.*?)```", STUDY, re.DOTALL)
    assert found is not None
    study = study_in(found[1].replace("games = 4000", "games = 6"))
    with open_results(tmp_path / "lab.sqlite") as results:
        report = run(study, results)
    assert report.finished
    assert [*report.games.values()] == [6, 6]


def test_list_of_measures_is_up_to_date() -> None:
    made: str = loaded("measure_tables").written()
    assert made == MEASURES, "run tools/measure_tables.py"


def test_every_game_has_its_own() -> None:
    assert [game.slug for game in list_games() if not own_measures(game)] == []
