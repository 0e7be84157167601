"""What the documentation names is there: commands, settings, targets and files."""

import re
import shlex
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from parlour.cli import app
from parlour.server.process.settings import Settings, variable

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(r"^```(?:sh|console)?\n(.*?)^```", re.DOTALL | re.MULTILINE)
MORE_VARIABLES = {
    "PARLOUR_BUILD",
    "PARLOUR_CHROMIUM",
    "PARLOUR_FIREFOX",
    "PARLOUR_WHEEL",
}
MADE = ("build/", "dist/", "src/parlour/web/static", "web/node_modules")
"""What only `make` puts there."""
NAMING = {"src": "*.py", "tools": "*.py", "deploy": "*", "web/src": "*.ts"}
"""Files that may name a page of the docs."""


@cache
def commands() -> list[tuple[str, str]]:
    """Every parlour command in a block, without comments, with its page."""
    found = []
    for page in PAGES:
        for block in BLOCK.findall(page.read_text(encoding="utf-8")):
            for line in block.replace("\\\n", " ").splitlines():
                command = re.split(r"\s{2,}|\s>|\s\|", line.strip())[0]
                command = re.sub(r"^(PARLOUR_\w+=\S+ )+", "", command)
                command = re.sub(r"^\S+/bin/parlour ", "parlour ", command)
                if command.startswith("parlour "):
                    found.append((str(page.relative_to(ROOT)), command))
    return found


@pytest.mark.parametrize(("name", "command"), commands())
def test_documented_command_is_understood(name: str, command: str) -> None:
    numbers = re.sub(r"\b(N|SEATS|GAMES)\b", "2", command)
    try:
        app.parse_args(shlex.split(numbers)[1:], exit_on_error=False, print_error=False)
    except CycloptsError as wrong:
        pytest.fail(f"{name}: {command}: {wrong}")


def test_documented_settings_exist() -> None:
    known = {variable(item.name) for item in fields(Settings)} | MORE_VARIABLES
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name in re.findall(r"\bPARLOUR_[A-Z][A-Z_]*[A-Z]\b", text):
            assert name in known, f"{page.name}: {name}"


def test_documented_targets_exist() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {*re.findall(r"^([a-z-]+):", rules, re.MULTILINE)}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name in re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE):
            assert name in targets, f"{page.name}: make {name}"


def test_documented_files_exist() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for path in re.findall(
            r"`((?:src|web|tests|tools|docs|deploy|examples|requirements)/[\w./*-]+)`",
            text,
        ):
            if not path.startswith(MADE):
                pattern = re.sub(r"\b(GAME|NAME|VALUE|N)\b", "*", path.rstrip("/"))
                assert [*ROOT.glob(pattern)], f"{page.name}: {path}"


def test_pages_that_the_source_names_exist() -> None:
    sources = [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "tools" / "setup"]
    for folder, suffix in NAMING.items():
        sources += [*(ROOT / folder).rglob(suffix)]
    for source in sources:
        text = source.read_text(encoding="utf-8")
        for path in re.findall(r"\bdocs/[\w/-]+\.(?:md|json)\b", text):
            assert (ROOT / path).exists(), f"{source.relative_to(ROOT)}: {path}"


def test_command_check_refuses_an_unknown_flag() -> None:
    with pytest.raises(CycloptsError):
        app.parse_args(
            ["play", "willow", "--no-such-flag", "1"],
            exit_on_error=False,
            print_error=False,
        )
