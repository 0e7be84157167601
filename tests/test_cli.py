"""The command line as a person meets it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.cli import app, main
from parlour.games import GAMES, find
from parlour.lab.seatings import most_seatings
from parlour.match import Match
from parlour.terminal.renamed_flags import replace_old_flags

README = str(Path(__file__).parents[1] / "README.md")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        main(list(arguments))
    except SystemExit as ended:
        if ended.code not in (None, 0):
            raise AssertionError(capsys.readouterr().err) from None
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert ended.value.code == 2
    found = capsys.readouterr()
    assert "Traceback" not in found.err
    return found.err


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "games")
    assert all(slug in out for slug in GAMES)


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "games", "--json"))
    assert [game["name"] for game in data] == list(GAMES)
    for game in data:
        for option in game["options"]:
            assert option["label"]
            assert option["help"], (game["name"], option["name"])


def test_credits(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "credits")
    for name in ("James Ernest", "Chad C. Walstrom", "James Wallis", "CC BY-SA"):
        assert name in out


@pytest.mark.parametrize("slug", GAMES)
def test_rules(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    out = run(capsys, "rules", slug.replace("-", "_"))
    assert "## Our rulings" in out
    assert len(run(capsys, "rules", slug, "--crib")) < len(out)


def test_rules_with_certain_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules", "willow", "--find", "nobody asks")
    assert out.splitlines()[0] == "## Table stakes"
    assert "WIL-40" in out
    assert "WIL-23" not in out
    both = run(capsys, "rules", "domino-knights", "--find", "TEN Answered")
    assert "KNI-303" in both


def test_rules_of_the_story(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules", "Fugue")
    assert "James Wallis" in out
    assert "FUG-S01" in out
    assert "## Our rulings" in out
    german = run(capsys, "rules", "fugue", "--crib", "--language", "de")
    assert "Niemand gewinnt" in german
    crib = run(capsys, "rules", "fugue", "--crib")
    assert out.startswith(crib.rstrip())
    assert "FUG-S01" not in crib


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
def test_simulate_regular_against_random(
    capsys: pytest.CaptureFixture[str], slug: str
) -> None:
    out = run(
        capsys, "simulate", slug, "--games", "200", "--bots", "regular,random",
        "--json",
    )  # fmt: skip
    told = json.loads(out)
    found = told["summary"]
    # whole deals, each in all seatings that differ
    most = most_seatings(("regular", "random"), told["series"]["seats"])
    assert found["deals"] <= found["games"] <= found["deals"] * most
    assert found["games"] == pytest.approx(200, rel=0.1)
    better = found["returns"]["regular"]["value"]
    assert better > found["returns"]["random"]["value"]


def test_simulate_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    events = tmp_path / "events.jsonl"
    out = run(
        capsys, "simulate", "willow", "--seats", "3", "--games", "20", "-o", "ante=2",
        "--events", str(events), "--jobs", "2",
    )  # fmt: skip
    assert "20 games" in out
    assert "ties" in out
    lines = [json.loads(line) for line in events.read_text().splitlines()]
    assert lines[0]["options"]["ante"] == 2


def test_compare_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(
        capsys, "compare", "willow", "random", "--seats", "3", "--games", "6",
        "--rollouts", "2", "-o", "ante=2",
    )  # fmt: skip
    assert "random among regular, 6 games of 2 deals" in out
    assert "33.3%" in out


def test_ladder_in_words_and_as_data(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = [
        "ladder", "willow", "--seats", "3", "--games", "12", "--bots", "random,regular",
        "--file", str(tmp_path / "kept.sqlite"),
    ]  # fmt: skip
    out = run(capsys, *asked)
    assert "of 2 deals" in out
    assert "regular" in out
    found = json.loads(run(capsys, *asked, "--json"))
    assert set(found["ratings"]) == {"random", "regular"}
    assert found["summary"]["deals"] == 2


def test_seats_that_cannot_be_compared_are_not_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["simulate", "willow", "--seats", "3", "--bots", "regular,random"]
    assert "seat 1" in run(capsys, *asked, "--games", "12")
    assert "seat 1" not in run(capsys, *asked, "--games", "12", "--no-balance")


def test_a_study_from_beginning_to_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    study, kept = tmp_path / "study.toml", tmp_path / "lab.sqlite"
    assert "lab run" in run(capsys, "lab", "new", "barcelona", "--into", str(study))
    text = study.read_text(encoding="utf-8").replace("games = 1000", "games = 4")
    study.write_text(text, encoding="utf-8")
    files = [str(study), "--file", str(kept)]
    assert "lab run" in refused(capsys, "lab", "show", *files)
    out = run(capsys, "lab", "run", *files)
    assert "What does this rule do?" in out
    assert "4 deals" in out
    assert "hands that end in a showdown" in out
    assert run(capsys, "lab", "show", *files) == out
    found = json.loads(run(capsys, "lab", "show", *files, "--json"))
    assert found["games"] == {"as-it-is": 4, "changed": 4}
    assert found["finished"]
    assert {one["measure"] for one in found["findings"]} == {
        "rounds",
        "showdowns",
        "coins",
    }


def test_lab_show_says_what_is_there_of_an_unfinished_study(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One arm is played, or all without a measure that is asked for now."""
    study, kept = tmp_path / "study.toml", tmp_path / "lab.sqlite"
    text = (
        'question = "?"\ngame = "barcelona"\nseats = 3\nbots = ["random"]\n'
        'measures = ["rounds"]\ngames = 4\n[arms.one]\n'
    )
    study.write_text(text)
    files = [str(study), "--file", str(kept)]
    run(capsys, "lab", "run", *files)
    study.write_text(text + "[arms.two]\noptions = { hands = 2 }\n")
    assert "(one 4, two 0)" in refused(capsys, "lab", "show", *files)
    with closing(sqlite3.connect(kept)) as database, database:
        database.execute("UPDATE deal SET games = replace(games, 'rounds', 'lost')")
    assert "4 deals of this study" in refused(capsys, "lab", "show", *files)
    study.write_text(text.replace("seats = 3", "seats = 2"))
    assert "nothing of this study" in refused(capsys, "lab", "show", *files)


def test_what_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "lab", "measures", "spots")
    assert "rich-wins" in out
    assert "changes of leader" in out


BAD = [
    (["rules", "wilow"], "did you mean 'willow'"),
    (["rules", "willow", "--find", "royal flush"], "no rule contains 'royal flush'"),
    (["play", "chess"], "no game is called"),
    (["simulate", "willow", "--seats", "11"], "2 to 10 players"),
    (["simulate", "willow", "-o", "ante=lots"], "whole number"),
    (["simulate", "willow", "-o", "antes=1"], "did you mean “ante”"),
    (["simulate", "willow", "-o", "ante"], "name=value"),
    (["simulate", "willow", "-o", "ante=1", "-o", "ante=2"], "twice"),
    (["simulate", "willow", "-o", "preset=crazy"], "no preset"),
    (
        ["simulate", "willow", "--bots", "genius"],
        "no bot is called 'genius'; there are: random",
    ),
    (["simulate", "willow", "--games", "0"], "at least one game"),
    (["simulate", "willow", "--games", "many"], "many"),
    (["simulate", "willow", "--jobs", "0"], "processes"),
    (["simulate", "willow", "--events", "/nowhere/at/all"], "cannot write"),
    (["compare", "willow", "genius"], "no bot is called"),
    (["compare", "willow", "random", "--baseline", "genius"], "no bot is called"),
    (["compare", "wilow", "random"], "did you mean"),
    (["compare", "willow", "random", "--rollouts", "0"], "must be 1 or more"),
    (["compare", "willow", "random", "--jobs", "0"], "processes"),
    (["compare", "willow"], "bot"),
    (["ladder", "wilow"], "did you mean"),
    (["ladder", "willow", "--bots", "random"], "two bots"),
    (["ladder", "willow", "--bots", "random,genius"], "no bot is called"),
    (["ladder", "willow", "--games", "0"], "at least one game"),
    (["ladder", "willow", "--file", "/dev/null/x"], "cannot use"),
    (["lab", "run", "no-such-study.toml"], "cannot read"),
    (["lab", "run", README], "README.md: this is not TOML"),
    (["lab", "new", "wilow"], "did you mean"),
    (["lab", "new", "willow", "--into", README], "exists already"),
    (["lab", "measures", "wilow"], "did you mean"),
    (["replay", "no-such-file.json"], "cannot read"),
    (["shuffle"], "shuffle"),
    (["play", "willow", "--seat", "12"], "seats are 0 to"),
    (["play", "willow", "--seats", "9" * 400], "64 bits"),
    (["simulate", "willow", "--seats", "9" * 400], "64 bits"),
    (["simulate", "willow", "--games", "9" * 4_000], "64 bits"),
    (["simulate", "willow", "-o", "ante=" + "9" * 4_000], "whole number"),
    (["simulate", "willow", "-o", "9" * 4_000 + "=1"], "No option"),
    (["lab", "run", "no-such-study.toml", "--games", "9" * 400], "64 bits"),
    (["train", "willow", "--out", README, "--decay", "nan"], "finite"),
    (["train", "willow", "--out", README, "--explore", "101"], "0 to 100, not 101"),
    (["train", "willow", "--out", README, "--sample-percent", "0"], "1 to 100, not 0"),
]


@pytest.mark.parametrize(("arguments", "reason"), BAD)
def test_bad_input_gets_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert reason in refused(capsys, *arguments)


RENAMED_FLAGS = [
    (
        [
            "train",
            "willow",
            "--out",
            "x",
            "--strays",
            "5",
            "--passes=3",
            "--kept",
            "9",
        ],
        {"explore": 5, "epochs": 3, "sample_percent": 9},
    ),
    (["train", "willow", "--out", "x", "--everyone"], {"all_seats": True}),
    (["train", "willow", "--out", "x", "--no-everyone"], {"all_seats": False}),
    (
        ["book", "make", "willow", "--out", "x", "--regulars", "20", "--wonder", "15"],
        {"regular_percent": 20, "branch_percent": 15},
    ),
    (["compare", "willow", "expert", "--among", "gentle"], {"baseline": "gentle"}),
]


@pytest.mark.parametrize(("arguments", "meaning"), RENAMED_FLAGS)
def test_old_flag_is_read_as_its_new_name_with_a_warning(
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    meaning: dict[str, object],
) -> None:
    given = list(replace_old_flags(arguments))
    warned = capsys.readouterr().err.splitlines()
    _, bound, _ = app.parse_args(given, exit_on_error=False, print_error=False)
    assert {name: bound.arguments[name] for name in meaning} == meaning
    assert len(warned) == len(meaning)
    for line, name in zip(warned, meaning, strict=True):
        assert line.endswith("; the next release refuses the old name")
        assert name.replace("_", "-") in line


def test_new_flags_give_no_warning(capsys: pytest.CaptureFixture[str]) -> None:
    new = ["train", "willow", "--out", "x", "--epochs", "3", "--explore=5"]
    assert list(replace_old_flags(new)) == new
    assert capsys.readouterr().err == ""


def test_old_flag_works_on_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is refused for its value, under its new name."""
    said = refused(capsys, "train", "willow", "--out", README, "--strays", "101")
    assert "--strays is now called --explore" in said
    assert "--explore is a percentage from 0 to 100, not 101" in said


@pytest.mark.in_bulk
def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "bench", "--rounds", "1")
    assert all(slug in out for slug in GAMES)


def test_log_of_another_edition(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = Match(find("willow"), 2, seed="s").log(reveal=True)
    log.edition = 99
    file = tmp_path / "log.json"
    file.write_bytes(log.to_json())
    assert "edition 99" in refused(capsys, "replay", str(file))


def test_damaged_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_text('{"parlour": 1, "game"')
    assert "not a readable" in refused(capsys, "replay", str(file))
