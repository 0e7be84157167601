"""What docs/games/translating.md tells volunteers is there, and its commands work."""

import re
import shlex
from pathlib import Path

import pytest

from parlour.cli import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "games" / "translating.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"```sh\n(.+?)\n```", PAGE)


def test_the_command_lists_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    program, *words = shlex.split(COMMANDS[0])
    assert program == "parlour"
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code in (0, None)
    *_, last = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"fr: 0 gaps in the words, \d+ pages in English\.", last)


def test_its_files_are_there() -> None:
    for command in COMMANDS[1:]:
        for path in re.findall(r"tests/\S+\.py", command):
            assert (ROOT / path).is_file(), path
    for path in re.findall(r"`((?:src|web|tools)/[\w./*-]+\.\w+)", PAGE):
        assert list(ROOT.glob(path)), path
