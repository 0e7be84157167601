"""Ladders: who is stronger, and files that are gone on with."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.refusals import BadInput
from parlour.games import find
from parlour.lab.ladder import climb, entrants, jackknife, ratings
from parlour.lab.play import Outcome
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
    file = tmp_path / "some" / "ladder.jsonl"
    first = climbed(replace(SERIES, games=4), file)
    text = file.read_bytes()
    whole = climbed(SERIES, file)
    assert whole[:4] == first
    assert file.read_bytes().startswith(text)
    assert whole == climbed(SERIES)
    assert climbed(replace(SERIES, games=6), file) == whole[:6]


def test_what_is_there_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = climbed(SERIES, file)
    monkeypatch.setattr("parlour.lab.ladder.deal_played", None)
    assert climbed(SERIES, file) == whole


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = climbed(SERIES, file)
    text = file.read_bytes()
    file.write_bytes(text[:-20])
    assert climbed(SERIES, file) == whole
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(SERIES, seed=2), "seed 1, not 2"),
        (replace(SERIES, bots=("regular", "random")), "bots"),
        (replace(SERIES, options={"preset": "x"}), "preset"),
    ],
)
def test_files_of_other_series_are_refused(
    tmp_path: Path, other: Series, reason: str
) -> None:
    file = tmp_path / "ladder.jsonl"
    climbed(SERIES, file)
    text = file.read_bytes()
    with pytest.raises(BadInput, match=reason):
        climbed(other, file)
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", [b"Dear diary", b"Dear diary\nit rains", b"[1]\n"])
def test_files_of_something_else_are_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(text)
    with pytest.raises(BadInput, match="something else"):
        climbed(SERIES, file)
    assert file.read_bytes() == text


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot use"):
        climbed(SERIES, tmp_path)
