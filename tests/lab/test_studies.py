"""Studies: they stop when they are sure, go on where they stopped, and do not cheat."""

import math
import re
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import pytest

from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.lab import simulate, studying, workers
from parlour.lab.estimates import Estimate, estimate
from parlour.lab.measures import Deal, Record, measure_deals
from parlour.lab.measures import find_figure as figure_of
from parlour.lab.new_study import new_study
from parlour.lab.play import Outcome
from parlour.lab.results import open_results
from parlour.lab.simulate import Series
from parlour.lab.study import Study, read_study, study_in
from parlour.lab.studying import Report, find_effects, report_so_far, run
from parlour.lab.workers import Processes
from parlour.terminal.studies import format_estimate, print_report

BARTENDER = """
question = "What does a second deal do?"
game = "hey-bartender"
seats = 2
bots = ["random"]
measures = ["rounds", "exact"]
games = 30
[arms.one]
[arms.two]
options = { deals = 2 }
"""
BACKS = """
question = "Do the backs of the cards matter?"
game = "barcelona"
seats = 2
options = { hands = 2 }
measures = ["showdowns", "coins", "seat:0"]
games = 40
[arms.alike]
[arms.different]
options = { two_backs = true }
"""
SURE = """
question = "How long is a game?"
game = "hey-bartender"
seats = 2
bots = ["random"]
measures = ["exact"]
[half_widths]
exact = 0.2
[arms.only]
"""


def ran(study: Study, file: Path, jobs: int = 1) -> Report:
    with open_results(file) as results:
        return run(study, results, Processes(jobs))


def ran_on_a_small_disk(study: Study, file: Path, pages: int) -> Report:
    """The same, where the file may only grow by so many pages."""
    with open_results(file) as results:
        (now,) = results.database.execute("PRAGMA page_count").fetchone()
        results.database.execute(f"PRAGMA max_page_count = {now + pages}")
        return run(study, results)


def rows(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as database:
        return database.execute(
            "SELECT about, deal.number, games FROM deal JOIN arm ON arm.number = arm"
            " ORDER BY about, deal.number"
        ).fetchall()


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten games are kept at a time."""
    monkeypatch.setattr(simulate, "CHUNK_GAMES", 10)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The deals that are played, as they are."""
    deals: list[int] = []

    def counting(series: Series, numbers: Sequence[int]) -> list[Deal]:
        deals.extend(numbers)
        return measure_deals(series, numbers)

    for module in (studying, workers):
        monkeypatch.setattr(module, "measure_deals", counting)
    return deals


# What comes out


def test_a_study_says_what_a_rule_does(tmp_path: Path) -> None:
    report = ran(study_in(BARTENDER), tmp_path / "lab.sqlite")
    rounds, exact = report.findings
    assert (rounds.arms["one"].value, rounds.arms["two"].value) == (1.0, 2.0)
    assert rounds.effects["two"].value == 1.0
    assert rounds.effects["two"].p == 0.0
    assert [*rounds.effects] == ["two"]
    more = exact.effects["two"]
    assert more.low < 0 < more.high
    assert more.p > 0.05
    assert report.games == {"one": 30, "two": 30}
    assert report.finished


@pytest.mark.both_ways
def test_arms_share_their_deals(tmp_path: Path) -> None:
    """An option that no rule depends on changes nothing at all."""
    report = ran(study_in(BACKS), tmp_path / "lab.sqlite")
    for found in report.findings:
        effect = found.effects["different"]
        assert (effect.value, effect.p) == (0.0, 1.0)
        bounded = found.measure != "coins"
        assert (effect.high > 0) == bounded  # never surer than so few deals make


def test_it_stops_when_it_is_sure(tmp_path: Path) -> None:
    study = study_in(SURE)
    assert study.looks[:3] == [100, 200, 400]
    assert study.looks[-1] == study.deals == 100_000
    report = ran(study, tmp_path / "lab.sqlite")
    assert report.deals == 100
    assert report.sure
    assert report.findings[0].arms["only"].half <= 0.2


def test_it_stops_at_the_most_games_though_it_is_not(tmp_path: Path) -> None:
    text = SURE.replace("0.2", "0.0001").replace("[half", "games = 150\n[half")
    report = ran(study_in(text), tmp_path / "lab.sqlite")
    assert report.deals == 150
    assert report.finished
    assert not report.sure


# What is kept


def test_what_is_there_is_not_played_again(tmp_path: Path, counted: list[int]) -> None:
    file = tmp_path / "lab.sqlite"
    study = study_in(BARTENDER)
    first = ran(study, file)
    assert len(counted) == 60
    counted.clear()
    assert ran(study, file) == first
    assert counted == [0, 0]  # one deal of each arm, to see that it is still so
    counted.clear()
    ran(study_in(BARTENDER.replace("30", "32")), file)
    assert counted == [0, 0, 30, 31, 30, 31]


def test_studies_share_what_they_have_in_common(
    tmp_path: Path, counted: list[int]
) -> None:
    file = tmp_path / "lab.sqlite"
    ran(study_in(BARTENDER), file)
    counted.clear()
    other = BARTENDER.replace("[arms.one]", "[arms.base]\noptions = { deals = 1 }")
    ran(study_in(other.replace("deals = 2", "deals = 3")), file)
    assert counted == [0, *range(30)]


@pytest.mark.usefixtures("small_parts")
def test_it_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, whole = tmp_path / "cut.sqlite", tmp_path / "whole.sqlite"
    study = study_in(BARTENDER)
    expected = ran(study, whole)
    calls: list[int] = []

    def interrupted(series: Series, numbers: Sequence[int]) -> list[Deal]:
        calls.append(len(numbers))
        if len(calls) == 2:
            raise KeyboardInterrupt
        return measure_deals(series, numbers)

    with monkeypatch.context() as patched:
        patched.setattr(workers, "measure_deals", interrupted)
        with pytest.raises(KeyboardInterrupt):
            ran(study, file)
    assert len(rows(file)) == calls[0] == 10
    with open_results(file) as results:
        assert report_so_far(study, results).deals == 0  # the other arm has none yet
    assert ran(study, file) == expected
    assert rows(file) == rows(whole)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.sqlite", tmp_path / "two.sqlite"
    study = study_in(BARTENDER)
    assert ran(study, one) == ran(study, two, jobs=2)
    assert rows(one) == rows(two)


@pytest.mark.usefixtures("small_parts")
def test_a_full_disk_loses_nothing_that_was_finished(tmp_path: Path) -> None:
    file, whole = tmp_path / "lab.sqlite", tmp_path / "whole.sqlite"
    study = study_in(BARTENDER.replace("30", "90"))
    expected = ran(study, whole)
    ran(study_in(BARTENDER), file)
    with pytest.raises(BadInput, match="full; finished deals are saved"):
        ran_on_a_small_disk(study, file, pages=3)
    kept = rows(file)
    assert 60 < len(kept) < 180
    assert set(kept) <= set(rows(whole))
    assert ran(study, file) == expected
    assert rows(file) == rows(whole)


def test_a_bot_that_changed_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "lab.sqlite"
    ran(study_in(BARTENDER), file)
    with sqlite3.connect(file) as database:
        database.execute(
            "UPDATE deal SET games = (SELECT games FROM deal WHERE number = 1)"
            " WHERE number = 0"
        )
    with pytest.raises(BadInput, match="replays differently"):
        ran(study_in(BARTENDER), file)


@pytest.mark.parametrize("text", ["Dear diary, it rained again today." * 10])
def test_files_of_something_else_are_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text)
    with pytest.raises(BadInput, match="not a file of lab results"):
        ran(study_in(BARTENDER), file)
    assert file.read_text() == text


def test_databases_of_something_else_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE diary (day TEXT)")
    with pytest.raises(BadInput, match="not a file of lab results"):
        ran(study_in(BARTENDER), file)


def test_what_is_there_can_be_shown(tmp_path: Path) -> None:
    file = tmp_path / "lab.sqlite"
    study = study_in(BARTENDER)
    report = ran(study, file)
    with open_results(file) as results:
        assert report_so_far(study, results) == report
        more = report_so_far(study_in(BARTENDER.replace("30", "50")), results)
    assert more.deals == 30
    assert not more.finished


def test_somebody_may_watch(tmp_path: Path) -> None:
    told: list[int] = []

    def watching(many: int, deals: Iterable[Deal]) -> Iterable[Deal]:
        told.append(many)
        return deals

    with open_results(tmp_path / "lab.sqlite") as results:
        run(study_in(BARTENDER), results, watching=watching)
    assert told == [60]


# How sure


def test_figures_have_intervals() -> None:
    found = estimate([1.0, 2.0, 3.0], 0.95, -math.inf, math.inf)
    assert found.value == 2.0
    assert found.half == pytest.approx(2.484, abs=0.001)  # t with two degrees
    assert estimate([0.5], 0.95, 0.0, 1.0).half == 0.5
    assert math.isnan(estimate([], 0.95, 0.0, 1.0).value)


def test_interval_of_a_count_ends_at_zero() -> None:
    """Once in four deals: the interval of the mean alone would reach below zero."""
    game = find("lamarckian-poker")
    series = Series("lamarckian-poker", 4, 4)
    study = study_in(
        'question = "Who dies?"\ngame = "lamarckian-poker"\nseats = 4\n'
        'measures = ["extinct"]\ngames = 4\n[arms.one]\n'
    )
    outcome = Outcome(0, 4, [1, 2, 3, 4], [0.0] * 4, 1, False, ["regular"] * 4)
    deals = {
        number: [Record(outcome, {"extinct": float(number == 0)})]
        for number in range(4)
    }
    wanted = figure_of(game, "extinct", [series])
    found = find_effects(study, wanted, {"one": deals}, 4).arms["one"]
    assert (found.value, found.low) == (0.25, 0.0)
    assert found.high > 0.5


def test_what_looks_alike_is_not_said_to_be() -> None:
    assert format_estimate(Estimate(0.98, 0.976, 0.984, 1.0, 9), share=False) == (
        "0.98 (0.98 to 0.98)"
    )
    assert "every deal" in format_estimate(Estimate(3.0, 3.0, 3.0, 0.0, 9), share=False)


def test_figures_round_as_browsers_do() -> None:
    """Half a digit counts as one, and what is there is not told as nothing."""
    found = Estimate(-1.125, -2.245, -0.004, 0.04, 9)
    assert format_estimate(found, share=False, signed=True) == "-1.13 (-2.25 to -0.004)"
    found = Estimate(-0.0625, -0.1, 0.000004, 0.5, 9)
    assert format_estimate(found, share=True, signed=True) == "-6.3% (-10.0% to +0.0%)"
    found = Estimate(-0.00001, -1.005, 0.0, 1.0, 9)
    assert format_estimate(found, share=False) == "0.00 (-1.01 to 0.00)"


def test_what_never_happened_may_still_happen() -> None:
    never = estimate([0.0] * 100, 0.95, 0.0, 1.0)
    assert (never.value, never.low) == (0.0, 0.0)
    assert never.high == pytest.approx(0.036, abs=0.001)
    always = estimate([1.0] * 100, 0.95, 0.0, 1.0)
    assert (always.value, always.high) == (1.0, 1.0)
    assert always.low == pytest.approx(0.964, abs=0.001)
    assert estimate([3.0] * 100, 0.95, -math.inf, math.inf).half == 0.0


def test_intervals_and_chances_agree() -> None:
    dice = Random(5)
    for _ in range(50):
        values = [dice.gauss(0.2, 1) for _ in range(60)]
        found = estimate(values, 1 - 0.05 / 7, -math.inf, math.inf)
        assert (found.p * 7 < 0.05) == (not found.low <= 0 <= found.high)


def test_who_stops_when_it_looks_good_is_seldom_fooled() -> None:
    """There is nothing to find, and whoever looks would like to have found it."""
    study = study_in(SURE.replace("[half", "games = 800\n[half"))
    dice = Random(3)
    fooled = 0
    for _ in range(150):
        values = [dice.choice((-1.0, 0.0, 1.0)) for _ in range(study.deals)]
        fooled += any(
            not found.low <= 0 <= found.high
            for look in study.looks
            for found in [estimate(values[:look], study.level, -1.0, 1.0)]
        )
    assert len(study.looks) == 4
    assert fooled <= 0.05 * 150


def test_others_may_play_it() -> None:
    study = study_in(BARTENDER, ["regular", "random"])
    assert [arm.bots for arm in study.arms.values()] == [("regular", "random")] * 2
    own = BARTENDER.replace("[arms.one]", '[arms.one]\nbots = ["gentle"]')
    with pytest.raises(BadInput, match="bots of its own"):
        study_in(own, ["regular"])


# Studies that are no good


BAD = [
    ("question = ", "not TOML"),
    (BARTENDER.replace("deals = 2", f"deals = {'9' * 400}"), "64 bits"),
    (BARTENDER.replace("deals = 2", f"deals = {'9' * 5_000}"), "not TOML"),
    (BARTENDER.replace("deals = 2", "deals = nan"), "finite"),
    (
        BARTENDER.replace("[arms.one]\n[arms.two]", "[arms]"),
        "arm 'options' has no 'deals'",
    ),
    (BARTENDER[: BARTENDER.index("[arms")], "needs 'arms'"),
    (BARTENDER[: BARTENDER.index("[arms")] + "[arms]", "at least one arm"),
    (BARTENDER.replace("measures", "mesures"), "did you mean 'measures'"),
    (BARTENDER.replace('"rounds", "exact"', ""), "at least one measure"),
    (BARTENDER.replace("exact", "rounds"), "measured twice"),
    (BARTENDER.replace("exact", "exakt"), "did you mean 'exact'"),
    (BARTENDER.replace("hey-bartender", "hey-bartend"), "did you mean"),
    (BARTENDER.replace("deals = 2", "deal = 2"), "arm 'two': .*did you mean"),
    (BARTENDER.replace("deals = 2", "deals = 1"), "'one' and 'two' are the same"),
    (BARTENDER.replace("deals = 2", 'deals = "few"'), "whole number"),
    (BARTENDER.replace("seats = 2", "seats = 12"), "2 to 6 players"),
    (BARTENDER.replace('["random"]', '["genius"]'), "no bot is called"),
    (BARTENDER.replace('["random"]', "[]"), "at least one bot"),
    (BARTENDER.replace("games = 30", ""), "set the precision"),
    (BARTENDER.replace("games = 30", "games = 0"), "at least one game"),
    (BARTENDER.replace("games = 30", 'games = "many"'), "games is a whole number"),
    (SURE.replace("0.2", "-1"), "above 0"),
    (
        SURE.replace('"exact"', '"skill"')
        .replace("exact = 0.2", "skill = 0.2")
        .replace('["random"]', '["random", "gentle"]')
        + '[arms.other]\nbots = ["gentle", "regular"]',
        "skill is measured for 'random', which is not in every arm",
    ),
    (SURE.replace("exact = 0.2", "turns = 0.2"), "not among the measures"),
    (BARTENDER.replace("games = 30", f"games = {10**18}"), "at most 10,000,000 games"),
    (BARTENDER.replace("seats = 2", f"seats = {10**18}"), "seats must be from 1"),
    (BARTENDER + "\nseed = 2", "'two' has no 'seed': it applies to all arms"),
    (BARTENDER.replace('["random"]', "[" + '"random", ' * 99 + "]"), "at most 10"),
    (BARTENDER.replace('["random"]', '"random"'), "bots is a list"),
    (BARTENDER + "seats = 2.5", "seats of an arm is a whole number, not a fraction"),
    (BARTENDER + "bots = ['expert@99999999']", "at most 7 digits"),
    (f"{BARTENDER}x = {'[' * 9000}{']' * 9000}", "too deeply"),
    (f"# {'long ' * 200_000}\n{BARTENDER}", "at most 1,000,000 characters"),
]


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_bad_studies_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason) as refused:
        study_in(text)
    assert "\n" not in str(refused.value)


def test_so_many_games_as_are_asked_for() -> None:
    assert study_in(BARTENDER, games=7).games == 7
    with pytest.raises(BadInput, match="at least one game"):
        study_in(BARTENDER, games=0)


def test_a_file_from_any_editor_is_read(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_bytes(b"\xef\xbb\xbf" + BARTENDER.replace("\n", "\r\n").encode())
    assert read_study(file).games == 30


def test_what_somebody_wrote_is_told_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = BARTENDER.replace("[arms.two]", '[arms."[/b] two"]').replace("30", "2")
    study = study_in(re.sub('question = ".*"', 'question = "Does [/i] hurt?"', text))
    print_report(ran(study, tmp_path / "lab.sqlite"), as_json=False)
    told = capsys.readouterr().out
    assert "Does [/i] hurt?" in told
    assert "[/b] two" in told


@pytest.mark.parametrize("slug", GAMES)
def test_a_new_study_can_be_run(slug: str) -> None:
    assert len(study_in(new_study(find(slug), slug)).arms) == 2
