"""Odds: the exact figures of section 9, and contests that agree with it."""

import doctest
import json
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.engine.pieces import Piece
from parlour.engine.refusals import BadInput
from parlour.extras import MissingExtra
from parlour.kit.tarot import evaluate
from parlour.lab.figures import share
from parlour.odds import exact, reports
from parlour.odds.contests import by_round, contests, seats_for, values_of
from parlour.odds.exact import (
    counts_ten,
    signifiers,
    task,
    time_passes,
    two_card_tiers,
    two_card_totals,
)
from parlour.odds.tables import OddsTable, plot
from parlour.odds.twists import twist_until
from parlour.story.basics.cards import CARDS, is_major, skilled_number

# Exact: section 9, items 1, 6, 7 and 9, and the chances under FUG-A13


def test_cards_and_pairs() -> None:
    assert counts_ten() == Fraction(42, 78)
    tiers = two_card_tiers()
    assert sum(tiers.values()) == 1
    assert sum(chance for tier, chance in tiers.items() if tier >= 3) == Fraction(
        251, 3003
    )
    assert two_card_totals()[20] == Fraction(858, 3003)
    assert tiers[6] == Fraction(1, 3003)


PLAIN = [52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12]


@pytest.mark.parametrize(("difficulty", "of_78"), [*enumerate(PLAIN, start=2)])
def test_tasks(difficulty: int, of_78: int) -> None:
    """FUG-A05: 4 times 15 less the difficulty, and 22 more with an ability."""
    assert task(difficulty, ability=False) == Fraction(of_78, 78)
    assert task(difficulty, ability=True) == Fraction(of_78 + 22, 78)


def test_tasks_by_contest_numbers() -> None:
    """Option skilled_numbers: no minor reaches 12."""
    assert task(12, ability=False, numbers="contest") == 0
    assert task(11, ability=False, numbers="contest") == Fraction(4, 78)


def test_signifiers() -> None:
    assert signifiers(4, 3, 2) == Fraction(448, 76076)
    assert signifiers(4, 2, 2) == Fraction(6, 3003)
    assert signifiers(3, 3, 2) == Fraction(226, 76076)
    assert round(float(signifiers(3, 5, 1)), 3) == 0.182
    assert signifiers(0, 5, 1) == 0


def test_time_without_an_ability() -> None:
    """FUG-A10: one flip, and beating is strictly more."""
    assert time_passes(8, ability=False).success == Fraction(24, 78)
    assert time_passes(8, ability=False, compare="meet").success == Fraction(28, 78)
    numbers = sum(skilled_number(c, "rank") for c in CARDS if not is_major(c))
    assert time_passes(8, ability=False).units == Fraction(numbers, 78)


def test_time_with_an_ability_by_walking_through_a_small_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FUG-A11: the formula against every order of seven cards."""
    deck = ("M03", "M10", "2w", "4c", "9s", "Kp", "3w")
    monkeypatch.setattr(exact, "CARDS", deck)
    monkeypatch.setattr(exact, "DECK_CARDS", len(deck))
    units = flips = Fraction(0)
    orders = list(permutations(deck))
    for order in orders:
        for card in order:
            flips += 1
            if is_major(card):
                break
            units += skilled_number(card, "rank")
            if skilled_number(card, "rank") > 8:
                break
    result = time_passes(8, ability=True)
    assert result.units == units / len(orders)
    assert result.flips == flips / len(orders)
    assert result.success == 1


def test_longer_for_harder_tasks() -> None:
    times = [time_passes(d, ability=True).units for d in range(3, 13)]
    assert times == sorted(times)


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: task(1, ability=True), "from 2 to 12, not 1"),
        (lambda: task(13, ability=True), "from 2 to 12"),
        (lambda: time_passes(2, ability=True), "from 3 to 12"),
        (lambda: time_passes(8, ability=True, compare="top"), "beat or meet"),
        (lambda: signifiers(23, 2, 1), "0 to 22 live"),
        (lambda: signifiers(3, 79, 1), "78 cards"),
        (lambda: twist_until(22), "from 1 to 21"),
        (lambda: twist_until(0), "from 1 to 21"),
        (lambda: twist_until(15, [Piece(30), Piece(31)]), "reach the target already"),
        (lambda: reports.twist_table(15, "7h"), "no tarot card is called '7h'"),
        (lambda: reports.twist_table(15, "7w 7w"), "named twice"),
        (lambda: reports.signifier_table(3, 0), "--cards is at least 1"),
        (lambda: seats_for("zz"), "is no hand"),
    ],
)
def test_what_cannot_be_reckoned_is_refused(call: object, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        call()  # type: ignore[operator]


def test_examples_in_docstrings() -> None:
    failed, tried = doctest.testmod(exact)
    assert tried
    assert not failed


# Twisting on


def test_twists_against_every_order() -> None:
    """By hand: from a six and a seven until 12, one card of all others decides."""
    held = [Piece(CARDS.index("6w")), Piece(CARDS.index("5w"))]
    result = twist_until(20, held)
    assert result.bust + result.chance_reached == 1
    one = sum(
        evaluate([*held, Piece(card)])[1] in (20, 21)
        for card in range(78)
        if Piece(card) not in held
    )
    first = Fraction(one, 76)
    assert result.chance_reached > first
    assert result.tiers.keys() == {1, 2}


def test_twists_from_nothing() -> None:
    """Stopping at two cards of at least 11 is a sum over all pairs."""
    result = twist_until(12)
    assert result.bust + result.chance_reached == 1
    assert 2 < result.cards < 3
    pairs = [t for _, t in exact.pairs()]
    at_once = Fraction(sum(total >= 12 for total in pairs), len(pairs))
    assert result.chance_reached >= at_once
    assert twist_until(2).chance_reached == 1
    assert twist_until(2).totals[21] == two_card_totals()[21]


# Contests against section 9, items 2 to 5: shares in percent, 20,000 rounds there

CONTESTS = [
    ("0a.db", "naive,naive", 43),
    ("0a.db", "patient,naive", 62),
    ("0a.db", "naive,patient", 21),
    ("0a.db", "patient,patient", 36),
    ("0a@-.db", "naive,naive", 59),
    ("0a.db@-", "naive,naive", 26),
    ("0a@-.db", "patient,patient", 46),
    ("0a.db@-", "patient,patient", 28),
    ("0a@-.db@-", "naive,naive", 40),
    ("0a@-.db@-", "patient,patient", 37),
    ("0a@-@-.db", "patient,patient", 52),
    ("2v1", "patient", 54),
    ("1v2", "patient", 26),
]


@pytest.mark.in_bulk
@pytest.mark.parametrize(("cast", "bots", "percent"), CONTESTS)
def test_contests_are_won_as_often_as_in_the_prototype(
    cast: str, bots: str, percent: int
) -> None:
    count = 1200
    played = contests(cast, seats_for(cast), tuple(bots.split(",")), count=count)
    near = 4.5  # three standard errors of such a share, and half a point of rounding
    assert abs(100 * played.wins.value - percent) < near
    assert played.nothing.value < 0.01


def test_kinds_of_winning_hands() -> None:
    """Item 2: naive 70 / 14 / 5 / 9 / 2 %."""
    played = contests("0a.db", 2, ("naive",), count=1500)
    for tier, percent in zip(range(1, 6), (70, 14, 5, 9, 2), strict=True):
        assert abs(100 * played.tiers[tier].value - percent) < 4


def test_kinds_of_winning_hands_with_wild_cards() -> None:
    """Item 2: patient, with one wild card each, 30 / 23 / 12 / 28 / 7 %."""
    played = contests("0a@-.db@-", 2, ("patient",), count=1500)
    for tier, percent in zip(range(1, 6), (30, 23, 12, 28, 7), strict=True):
        assert abs(100 * played.tiers[tier].value - percent) < 3.6


def test_random_play_often_decides_nothing() -> None:
    """Item 5: all stymied in 23 % of rounds of random play."""
    played = contests("0a.db", 2, ("random",), count=3000)
    assert abs(100 * played.nothing.value - 23) < 3


def test_draws_may_be_stalemates() -> None:
    """Item 4: 44.5 % against 53 %, and 2.5 % stalemates."""
    options = {"draw_rule": "stalemate"}
    played = contests("0a.db", 2, ("patient",), count=1500, options=options)
    assert abs(100 * played.wins.value - 44.5) < 4
    assert abs(100 * played.nothing.value - 2.5) < 1.5


def test_longer_contests_and_wild_cards_kept() -> None:
    """Item 8: options of later rounds can be compared."""
    for carry in ("reusable", "unused_only"):
        options = {"max_rounds": 5, "wild_carry": carry}
        played = contests("0a@-.db", 2, ("patient",), count=100, options=options)
        assert played.tiers == {}
        assert played.wins.value + played.losses.value + played.nothing.value == 1


@pytest.mark.in_bulk
def test_rounds_are_counted_one_by_one() -> None:
    """Item 8: the first round of a long contest is won as a single one is."""
    assert values_of("wild_carry") == ["reusable", "unused_only"]
    found = {
        carry: by_round(
            "0a@-.db@-", 2, ("patient",), count=400, options={"wild_carry": carry}
        )
        for carry in values_of("wild_carry")
    }
    first = found["reusable"][1]
    assert first == found["unused_only"][1], "nothing is carried into the first round"
    assert found["reusable"][3] != found["unused_only"][3]
    single = contests("0a@-.db@-", 2, ("patient",), count=400)
    assert abs(first.value - single.wins.value) < 0.08
    ours = by_round("0a@-.db@-", 2, ("patient",), count=30, options={"max_rounds": 2})
    assert ours[3] == share(0, 0), "there is no third round"
    with pytest.raises(BadInput, match="one group"):
        by_round("0a.db~1a.db", 3, ("patient",), count=1)
    with pytest.raises(BadInput, match="cannot be compared; choose from: effects"):
        values_of("cast")


# What is shown


def told_by(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command writes."""
    with pytest.raises(SystemExit) as left:
        main(["odds", *arguments])
    assert not left.value.code
    return capsys.readouterr().out


def test_tables_are_written_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert "28/78 = 35.90%" in told_by(["task"], capsys)
    data = json.loads(told_by(["task", "8", "--time", "--json"], capsys))
    assert data["rows"][0]["no ability"]["exact"] == "4/13"
    told = told_by(["deal"], capsys)
    assert "251/3003 = 8.36%" in told
    assert "42 of 78" in told
    told = told_by(["signifier", "4", "--cards", "3"], capsys)
    assert "448/76076 = 0.59%" in told
    assert "12 or more" in told_by(["twist", "12", "--held", "7s"], capsys)
    played = ["contest", "--contests", "50", "--bots", "naive,patient"]
    assert "seat 0 wins" in told_by(played, capsys)
    told = told_by(["rounds", "--contests", "20"], capsys)
    assert "wild_carry unused_only" in told
    assert "3 and later" in told


@pytest.mark.parametrize(
    "arguments",
    [["task", "99"], ["twist", "0"], ["contest", "zz"], ["contest", "--bots", "x"]],
)
def test_bad_input_is_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["odds", *arguments])
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    for number in (1, 2):
        told_by(["task", "--plot", str(tmp_path / f"{number}.svg")], capsys)
    first = (tmp_path / "1.svg").read_text()
    assert first.startswith("<?xml")
    assert first == (tmp_path / "2.svg").read_text()
    path = str(tmp_path / "c.svg")
    told_by(["contest", "--contests", "40", "--plot", path], capsys)
    assert Path(path).is_file()
    with pytest.raises(BadInput, match="needs a file extension"):
        plot(reports.deal_table(), tmp_path / "noending")
    with pytest.raises(BadInput, match="cannot draw"):
        plot(reports.deal_table(), tmp_path / "what.xyz")


def drawn(table: OddsTable, path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The canvas of a plot, as it was laid out."""
    figure = pytest.importorskip("matplotlib.figure").Figure
    made: list[Any] = []
    save = figure.savefig

    def saved(canvas: Any, *rest: Any, **more: Any) -> None:
        made.append(canvas)
        save(canvas, *rest, **more)

    monkeypatch.setattr(figure, "savefig", saved)
    plot(table, path)
    return made[-1]


def test_a_legend_covers_no_bar(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = drawn(reports.task_table("rank"), tmp_path / "a.png", monkeypatch)
    (axes,) = canvas.axes
    legend = axes.get_legend().get_window_extent()
    assert not any(legend.overlaps(bar.get_window_extent()) for bar in axes.patches)


def test_how_long_it_takes_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = reports.time_table("rank", "beat")
    canvas = drawn(table, tmp_path / "a.png", monkeypatch)
    names = [
        [text.get_text() for text in one.get_legend().texts] for one in canvas.axes[1:]
    ]
    assert names == [["its time", "time with ability", "flips"]]


@pytest.mark.in_bulk
@pytest.mark.parametrize(
    "lay",
    [reports.deal_table, lambda: reports.twist_table(17, "")],
    ids=["deal", "twist"],
)
def test_what_overlaps_is_drawn_hollow(
    lay: Callable[[], OddsTable], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The solid bars are all that can happen, and add up to one."""
    table = lay()
    canvas = drawn(table, tmp_path / "a.png", monkeypatch)
    solid = [bar for bar in canvas.axes[0].patches if bar.get_facecolor()[3] > 0]
    assert sum(bar.get_width() for bar in solid) == pytest.approx(100)
    assert len(solid) < len(table.rows)


def test_titles_are_for_people() -> None:
    assert reports.cast_words("0a@-.db@-") == (
        "one persona with an ability against one of the Dealer's with an ability"
    )
    assert reports.cast_words("0a.1a.dbw") == (
        "one persona and one persona against one of the Dealer's with a weapon"
    )


def test_plot_without_matplotlib_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r"pip install 'parlour\[lab\]'"):
        plot(reports.deal_table(), tmp_path / "a.svg")
