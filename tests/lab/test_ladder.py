"""Ladders: who is stronger, and files that are gone on with."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.refusals import BadInput
from parlour.games import find
from parlour.lab.advantage import Comparison, compare_bots
from parlour.lab.ladder import climb, entrants, jackknife, ratings
from parlour.lab.play import Outcome
from parlour.lab.results import Results, open_results
from parlour.lab.simulate import Series

SERIES = Series("caribbean-star", 2, 12, bots=("random", "regular"))


def climbed(series: Series, file: Path | None = None) -> list[Outcome]:
    return [one for deal in climb(series, 1, file) for one in deal]


def result(deal: int, bots: Sequence[str], ranks: Sequence[int]) -> Outcome:
    nothing = [0.0] * len(bots)
    return Outcome(deal, len(bots), [*ranks], nothing, 1, False, [*bots])


def test_who_wins_more_stands_higher() -> None:
    games = [
        result(deal, ["a", "b", "c"], [1, 2, 3] if deal % 4 else [2, 1, 3])
        for deal in range(80)
    ]
    found = ratings(["a", "b", "c"], games)
    assert found["a"].value > found["b"].value > found["c"].value
    assert all(rating.half > 0 for rating in found.values())


def test_more_games_make_surer() -> None:
    games = [result(deal, "ab", [1, 2] if deal % 3 else [2, 1]) for deal in range(300)]
    few, many = ratings("ab", games[:30]), ratings("ab", games)
    assert many["a"].half < few["a"].half


def test_equals_stand_equal() -> None:
    games = [result(deal, "ab", [1, 1]) for deal in range(50)]
    found = ratings("ab", games)
    assert found["a"].value == pytest.approx(found["b"].value)


def test_a_bot_in_several_chairs_is_rated_once() -> None:
    games = [result(deal, "aab", [1, 3, 2]) for deal in range(20)]
    found = ratings("ab", games)
    assert found["a"].value > found["b"].value


def test_the_error_of_a_mean_by_leaving_out() -> None:
    values = [1.0, 2.0, 4.0, 5.0]
    without = [(sum(values) - value) / 3 for value in values]
    assert jackknife(without) == pytest.approx((10 / 3 / 4) ** 0.5)


def test_all_bots_of_a_game_climb() -> None:
    game = find("contest")
    assert {"random", "regular", "naive", "patient"} <= set(entrants(game, ()))
    assert entrants(game, ("random", "regular")) == ("random", "regular")
    with pytest.raises(BadInput, match="two bots"):
        entrants(game, ("random",))
    with pytest.raises(BadInput, match="once"):
        entrants(game, ("random", "random"))


# Files


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "some" / "lab.sqlite"
    first = climbed(replace(SERIES, games=4), file)
    whole = climbed(SERIES, file)
    assert whole[:4] == first
    assert whole == climbed(SERIES)
    assert climbed(replace(SERIES, games=6), file) == whole[:6]


def test_what_is_there_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lab.sqlite"
    whole = climbed(SERIES, file)
    monkeypatch.setattr("parlour.lab.ladder.play_deals", None)
    assert climbed(SERIES, file) == whole


def contents(results: Results) -> list[str]:
    return [content for (content,) in results.database.execute("SELECT about FROM arm")]


def test_a_run_that_is_cut_off_keeps_what_was_finished(tmp_path: Path) -> None:
    file = tmp_path / "lab.sqlite"
    begun = climb(SERIES, 1, file)
    first = [next(begun), next(begun)]
    begun.close()  # type: ignore[attr-defined]
    with open_results(file) as results:
        (content,) = contents(results)
        there = results.read(content, list[Outcome])
    assert [*there.values()][:2] == first
    assert len(there) < SERIES.deals
    assert climbed(SERIES, file) == climbed(SERIES)


def test_one_file_holds_all_that_was_played(tmp_path: Path) -> None:
    """Other series, comparisons and studies lie beside each other, each by itself."""
    file = tmp_path / "lab.sqlite"
    whole = climbed(SERIES, file)
    other = replace(SERIES, seed=2, games=4)
    assert climbed(other, file) == climbed(other) != whole[:4]
    wanted = Comparison("caribbean-star", 2, 4, guest="random", rollouts=1)
    compared_before = [*compare_bots(wanted, 1, file)]
    assert [*compare_bots(wanted, 1, file)] == compared_before
    assert climbed(SERIES, file) == whole
    with open_results(file) as results:
        assert len(contents(results)) == 3


def test_a_bot_that_changed_is_noticed_before_more_is_played(tmp_path: Path) -> None:
    file = tmp_path / "lab.sqlite"
    climbed(replace(SERIES, games=4), file)
    wanted = Comparison("caribbean-star", 2, 4, guest="random", rollouts=1)
    [*compare_bots(wanted, 1, file)]
    [*compare_bots(replace(wanted, games=6), 1, file)]  # however long it thought
    with open_results(file) as results:
        for content in contents(results):
            deals = results.read(content, list[dict[str, object]])
            results.keep(content, {0: deals[1]})
    with pytest.raises(BadInput, match="replays differently"):
        climbed(SERIES, file)
    with pytest.raises(BadInput, match="replays differently"):
        [*compare_bots(replace(wanted, games=8), 1, file)]
    climbed(replace(SERIES, games=4), file)


@pytest.mark.parametrize(
    "text", [b"Dear diary", b'{"game":"willow","seed":1}\n[]\n', b"[1]\n"]
)
def test_files_of_something_else_are_left_alone(tmp_path: Path, text: bytes) -> None:
    """Those in which ladders were kept before, too."""
    file = tmp_path / "diary.txt"
    file.write_bytes(text)
    with pytest.raises(BadInput, match="not a file of lab results"):
        climbed(SERIES, file)
    assert file.read_bytes() == text


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot use"):
        climbed(SERIES, tmp_path)
