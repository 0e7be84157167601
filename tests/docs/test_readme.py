"""The README is true: its list of games, its commands, its snippets."""

import io
import re
import tomllib
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.games import list_games
from parlour.story.content.check import SETS, own_source
from parlour.terminal.catalogue import seats_text
from parlour.words.messages import Messages

README = Path(__file__).parents[2] / "README.md"
TEXT = README.read_text(encoding="utf-8")
LIST = re.compile(r"<!-- games:.*?-->\n(.*?)<!-- end -->", re.DOTALL)


def table() -> str:
    lines = ["| game | players | |", "|---|---|---|"]
    for game in list_games():
        tagline = Messages(game).text("tagline")
        lines.append(f"| `{game.slug}` | {seats_text(game)} | {tagline} |")
    return "\n".join(lines) + "\n"


def test_the_readme_lists_every_game() -> None:
    found = LIST.search(TEXT)
    assert found is not None
    assert found[1] == table()


# What it says to type


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def typed(program: str) -> list[str]:
    """Lines of the README that begin with this program, without what they are for."""
    lines = [line for block in blocks("") for line in block.splitlines()]
    return [
        re.split(r"\s{2,}", line)[0] for line in lines if line.startswith(f"{program} ")
    ]


@pytest.mark.parametrize("command", typed("parlour"))
def test_every_command_works(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    source = own_source(next(iter(SETS)))
    (tmp_path / "my-story.toml").write_text(source, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    brief = re.sub(r"--games \d+", "--games 4", command)
    arguments = re.sub(r"--jobs \d+", "--jobs 1", brief).split()[1:]
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert not ended.value.code
    assert capsys.readouterr().out


@pytest.mark.parametrize("code", blocks("python"))
def test_every_snippet_runs(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_every_make_target_is_there() -> None:
    rules = (README.parent / "Makefile").read_text(encoding="utf-8")
    named = {*re.findall(r"(?:^|`)make ([a-z]+)", TEXT, re.MULTILINE)}
    assert named
    assert named <= {*re.findall(r"^([a-z]+):", rules, re.MULTILINE)}


def test_readme_lists_every_extra() -> None:
    project = tomllib.loads((README.parent / "pyproject.toml").read_text())["project"]
    found = re.search(r"<!-- extras:.*?-->\n(.*?)<!-- end -->", TEXT, re.DOTALL)
    assert found is not None
    named = re.findall(
        r"^\| `pip install 'parlour\[(\w+)\]'` \|", found[1], re.MULTILINE
    )
    assert named == [*project["optional-dependencies"]]
