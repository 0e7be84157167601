"""`parlour new game`: a package to begin with, made from the page that explains it.

docs/games/tutorial.md is the only source: its files make *Lowest Alone*, and under
another name they are the first draft of somebody's own game.
"""

import keyword
import re
import sys
from pathlib import Path

from parlour.engine.refusals import BadInput
from parlour.games import YARDSTICKS, shelf
from parlour.presentation.pages import project_file

BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
OUTSIDE = re.compile(r"test_|.*\.toml$")
"""Files that lie beside the package, not in it."""
TITLE = re.compile(r"[A-Za-z][A-Za-z0-9 '!-]{0,39}")


def page() -> str:
    """Returns the page on adding a game."""
    return project_file("docs/games/tutorial.md")


def new_game(title: str, into: Path) -> Path:
    """Writes a package of that title into a new folder; where it is."""
    names = spellings(title)
    slug = names["lowest-alone"]
    if slug in shelf() or slug in YARDSTICKS:
        raise BadInput(f"a game called {slug} exists already; choose another title")
    folder = into / slug
    if folder.exists():
        raise BadInput(
            f"{folder} exists already; remove it or choose another --into folder"
        )
    package = folder / names["lowest_alone"]
    package.mkdir(parents=True)
    for name, text in BLOCK.findall(page()):
        place = folder if OUTSIDE.match(name) else package
        file = place / rename_all(name, names)
        file.write_text(rename_all(text, names), encoding="utf-8")
    return folder


def spellings(title: str) -> dict[str, str]:
    """Returns the spellings of the example's name, and of the new game's name for each.

    >>> spellings("night train!")["LowestAlone"], spellings("Go")["LOA"]
    ('NightTrain', 'GOX')
    """
    if not TITLE.fullmatch(title.strip()):
        raise BadInput(f"a game's title has letters, spaces and numbers, not {title!r}")
    words = re.findall(r"[a-z0-9]+", title.lower())
    module = "_".join(words)
    if keyword.iskeyword(module) or module in {*sys.stdlib_module_names, "parlour"}:
        raise BadInput(
            f"{module!r} is reserved by Python or Parlour; choose another title"
        )
    plain = title.strip()
    shown = plain if plain != plain.lower() else plain.title()
    return {
        "lowest_alone": module,
        "lowest-alone": "-".join(words),
        "Lowest Alone": shown,
        "LowestAlone": "".join(word.capitalize() for word in words),
        "LOA": re.sub("[^a-z]", "", module).upper().ljust(3, "X")[:3],
    }


def rename_all(text: str, names: dict[str, str]) -> str:
    """Replaces all names in one pass: a new name may contain an old one."""
    return re.sub("|".join(names), lambda found: names[found[0]], text)
