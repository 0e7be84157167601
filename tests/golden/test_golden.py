"""Golden games: each replays line by line, and no option goes without one."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.engine.refusals import BadInput
from parlour.games import GAMES, YARDSTICKS, find
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.testing.chance import Trial
from parlour.testing.golden import cases, final_state, read_trial, transcript

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*/*.txt"))
AGAIN = "a rule changed: see what, and run tools/golden.py if it is meant"


@pytest.mark.both_ways
@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = transcript(find(path.parent.name), read_trial(text))
    assert lines == text.splitlines(), AGAIN


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_has_a_golden_game(slug: str) -> None:
    found = {path.stem: path for path in (HERE / slug).glob("*.txt")}
    wanted = cases(find(slug))
    assert set(found) == set(wanted), "run tools/golden.py"
    for name, case in wanted.items():
        given = read_trial(found[name].read_text(encoding="utf-8")).options
        for option, value in case.items():
            assert given[option] == str(value), f"{name} does not show {option}"


OLDER = [(slug, edition) for slug in GAMES for edition in find(slug).knows[:-1]]
"""Editions that a game can still play besides its own."""


@pytest.mark.both_ways
@pytest.mark.parametrize(("slug", "edition"), OLDER)
def test_older_edition_still_replays(slug: str, edition: int) -> None:
    """A recording made by the version that had this edition, where it differs."""
    text = (HERE / slug / f"edition-{edition}.json").read_text(encoding="utf-8")
    kept = json.loads(text)
    log = read_log(json.dumps(kept["log"]))
    assert log.edition == edition
    match = replay(find(slug), log)
    assert match.over()
    assert list(match.state.scores) == kept["scores"]
    with pytest.raises(BadInput):
        replay(find(slug), msgspec.structs.replace(log, edition=find(slug).edition))


def test_golden_games_belong_to_listed_games() -> None:
    assert {path.parent.name for path in GOLDEN} == set(GAMES)


# The same final states from both builds


def ends() -> dict[str, list[dict[str, Any]]]:
    loaded: dict[str, list[dict[str, Any]]] = json.loads(
        (HERE / "final-states.json").read_text(encoding="utf-8")
    )
    return loaded


@pytest.mark.both_ways
@pytest.mark.parametrize("slug", [*GAMES, *YARDSTICKS])
def test_final_states_are_the_same_in_both_builds(slug: str) -> None:
    for end in ends()[slug]:
        trial = Trial(end["seats"], end["options"], end["seed"])
        assert final_state(find(slug), trial) == end["sha256"], AGAIN


def test_final_states_of_all_games_are_kept() -> None:
    assert set(ends()) == {*GAMES, *YARDSTICKS}
