"""The way to a table in the terminal: which game, and how the bots play."""

import io

import pytest

from parlour.terminal.play import play_game

HOW = "How should the bots play?"


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    game: str | None = None,
    bots: str = "",
) -> str:
    """What is written until somebody leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    play_game(
        game,
        seats=None,
        seat=0,
        bots=bots.split(),
        options={},
        name="Guest",
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
