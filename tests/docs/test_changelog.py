"""The changelog is short enough to read, and its newest release is this version."""

import re
from pathlib import Path

import pytest

import parlour

TEXT = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
MOST_LINES = 25
LONGEST_LINE = 180
GROUPS = ["Rules", "Added", "Changed", "Fixed", "Security"]


def test_newest_release_is_this_version() -> None:
    dated = [re.match(r"(\S+), \d{4}-\d{2}-\d{2}\n", one) for one in RELEASES]
    newest = next(found for found in dated if found)
    assert newest[1] == parlour.__version__


@pytest.mark.parametrize("release", RELEASES, ids=lambda text: text.split()[0])
def test_release_is_short_and_grouped(release: str) -> None:
    groups = re.findall(r"^### (.*)$", release, re.MULTILINE)
    assert groups == [one for one in GROUPS if one in groups]
    lines = re.findall(r"^- .*$", release, re.MULTILINE)
    assert len(lines) <= MOST_LINES
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
    assert not re.search(r"^[ \t]+\S", release, re.MULTILINE), "one line each"
