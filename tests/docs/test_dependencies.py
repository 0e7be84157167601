"""docs/contributing/dependencies.md has a row for each library of the package."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "contributing" / "dependencies.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = {
    name: libraries
    for name, libraries in PROJECT["optional-dependencies"].items()
    if name != "all"
}
WANTED = {"": PROJECT["dependencies"], **EXTRAS}


@pytest.mark.parametrize("extra", WANTED)
def test_chapter_lists_the_libraries_of_its_extra(extra: str) -> None:
    title = f"`parlour[{extra}]`" if extra else "`parlour`"
    found = re.search(
        rf"^## [^\n]*: {re.escape(title)}\n(.*?)(?=^## |\Z)",
        PAGE,
        re.DOTALL | re.MULTILINE,
    )
    assert found is not None, title
    cells = re.findall(r"^\| ([^|]+?) \|", found[1], re.MULTILINE)
    listed = {name for cell in cells[2:] for name in cell.split(", ")}
    wanted = {re.split(r"[\[>=<;! ]", one)[0] for one in WANTED[extra]}
    assert wanted <= listed
    assert listed - wanted <= {"dask"}


@pytest.mark.parametrize("extra", [*EXTRAS, "all"])
def test_page_gives_the_size_of_each_extra(extra: str) -> None:
    assert re.search(rf"^\| `parlour\[{extra}\]` \| .* MB|GB \|", PAGE, re.MULTILINE)
