"""The README's list of games is the one the program has."""

import re
from pathlib import Path

from parlour.games import listed
from parlour.messages import Messages
from parlour.terminal.catalogue import seats_text

README = Path(__file__).parents[2] / "README.md"
LIST = re.compile(r"<!-- games:.*?-->\n(.*?)<!-- end -->", re.DOTALL)


def table() -> str:
    lines = ["| game | players | |", "|---|---|---|"]
    for game in listed():
        tagline = Messages(game).text("tagline")
        lines.append(f"| `{game.slug}` | {seats_text(game)} | {tagline} |")
    return "\n".join(lines) + "\n"


def test_the_readme_lists_every_game() -> None:
    found = LIST.search(README.read_text(encoding="utf-8"))
    assert found is not None
    assert found[1] == table()
