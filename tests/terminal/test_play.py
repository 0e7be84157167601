"""The way to a table in the terminal: which game, and how the bots play."""

import io
from pathlib import Path

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.games import find
from parlour.match import Match
from parlour.terminal.play import play_game
from parlour.terminal.reports import show_replay

HOW = "How should the bots play?"


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    game: str | None = None,
    bots: str = "",
    name: str = "Guest",
) -> str:
    """What is written until somebody leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    play_game(
        game,
        seats=None,
        seat=0,
        bots=bots.split(),
        options={},
        name=name,
        seed="a seed",
        faces="symbols",
        language="en",
    )
    return capsys.readouterr().out


@pytest.mark.parametrize("typed", ["gentle", "GENTLE", "1"])
def test_who_chooses_from_the_list_is_asked_how_bots_play(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = f"willow\nnonsense\n{typed}\nwhy\nquit\n"
    written = play(monkeypatch, capsys, lines)
    assert written.count(HOW) == 2
    assert "Plays fair and forgets a lot" in written
    assert "and sometimes I forget it" in written


@pytest.mark.parametrize(("game", "bots"), [("willow", ""), (None, "gentle")])
def test_nobody_is_asked_what_was_said_already(
    game: str | None,
    bots: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = "quit\n" if game else "willow\nquit\n"
    assert HOW not in play(monkeypatch, capsys, lines, game, bots)


STRANGE = "[red]x[/red] [/]"
"""What rich would take for markup, or fail over."""


def test_names_and_typed_text_are_no_markup(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = (
        f"{STRANGE}\nwillow\n1\n{STRANGE}\nsave {STRANGE}\nsave [no]/{STRANGE}\nquit\n"
    )
    written = play(monkeypatch, capsys, typed, name=STRANGE)
    assert f"no game is called '{STRANGE}'" in written
    assert f"{STRANGE} (you):" in written
    assert f"no “{STRANGE}” to choose" in written
    assert f"[no]/{STRANGE}:" in written


def test_names_in_a_record_are_no_markup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(find("spots"), 2, seed="a seed", names=["Ann", STRANGE])
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(
            seat, answer(find_bot(match.game, "regular"), match.state, seat, Dice(1))
        )
    file = tmp_path / "spots.json"
    file.write_bytes(match.log(reveal=True).to_json())
    show_replay(file, events=False, seat=None)
    written = capsys.readouterr().out
    assert STRANGE in written
