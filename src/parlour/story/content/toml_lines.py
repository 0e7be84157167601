"""On which line of a TOML file each of its keys stands, and whether it is in bounds.

The standard reader tells no lines, and takes as long and as much room as a hostile
file likes. This one follows tables, keys, strings and brackets in one pass from
left to right, so it goes first and refuses what no content-set needs.
"""

import re
from collections.abc import Iterator
from typing import Final

Path = tuple[str | int, ...]

MAX_DEPTH: Final = 8
"""Names in a dotted key, and brackets inside brackets."""
MAX_KEYS: Final = 20_000
MAX_KEY_LENGTH: Final = 100
"""Characters of a bare word or number."""

WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
MARK: Final = re.compile(r"""\"{3}|'{3}|["'#\[\]{}]""")
ENDS: Final = {
    '"': re.compile(r'["\\]'),
    "'": re.compile("'"),
    '"""': re.compile(r'"{3}|\\'),
    "'''": re.compile("'{3}"),
}
"""Ends of a string, by its quote; a backslash escapes the next character."""
BETWEEN: Final = re.compile("[,=]")
TOO_LONG: Final = re.compile(rf"[^\s,=]{{{MAX_KEY_LENGTH + 1}}}")
BLANK: Final = " \t"


class OutOfBounds(ValueError):
    """A file that is not worth reading to its end."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


def places(source: str) -> dict[Path, int]:
    """Returns line numbers, from 1, of all tables and keys by their path.

    >>> text = "a = 1\\n[[b]]\\nc = '''\\nd = 2\\n'''\\n[[b]]\\nc = 3"
    >>> places(text)[("b", 0, "c")], places(text)[("b", 1, "c")]
    (3, 7)
    """
    found: dict[Path, int] = {(): 1}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in starts(source):
        keys, place = names(number, line, opening(line))
        if not keys:
            continue
        if line[place:].startswith("]"):
            table = table_path(keys, counts, array=opening(line) == 2)
            found.setdefault(table, number)
            if table and isinstance(table[-1], int):
                found.setdefault(table[:-1], number)
        elif line[place:].startswith("="):
            path = table
            for name in keys:
                path = (*path, name)
                found.setdefault(path, number)
        if len(found) > MAX_KEYS:
            raise OutOfBounds(number, f"at most {MAX_KEYS} keys, please")
    return found


def line_of(found: dict[Path, int], path: Path) -> int:
    """Returns the line of a path, or of the nearest thing around it that is there."""
    while path not in found:
        path = path[:-1]
    return found[path]


def opening(line: str) -> int:
    """Returns the number of brackets at the start of a header; 0 for a key."""
    return 2 if line.startswith("[[") else 1 if line.startswith("[") else 0


def names(number: int, line: str, place: int) -> tuple[list[str], int]:
    """Returns the parts of a dotted key, and where it ends."""
    found: list[str] = []
    while True:
        place = after_blanks(line, place)
        quote = line[place : place + 1]
        if quote and quote in "\"'":
            end, _ = skip_string(line, place + 1, quote)
            found.append(line[place + 1 : end - 1])
        else:
            word = WORD.match(line, place)
            if word is None:
                return [], place
            found.append(word[0])
            end = word.end()
        if len(found) > MAX_DEPTH:
            raise OutOfBounds(number, f"at most {MAX_DEPTH} names in one key, please")
        place = after_blanks(line, end)
        if line[place : place + 1] != ".":
            return found, place
        place += 1


def after_blanks(line: str, place: int) -> int:
    while place < len(line) and line[place] in BLANK:
        place += 1
    return place


def table_path(parts: list[str], counts: dict[Path, int], *, array: bool) -> Path:
    """Returns the table that a header opens; of arrays of tables the last one."""
    path: Path = ()
    for depth, name in enumerate(parts):
        path = (*path, name)
        last = depth == len(parts) - 1
        if last and array:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def starts(source: str) -> Iterator[tuple[int, str]]:
    """Yields lines on which something begins: not those inside a string or a
    bracket."""
    quote = ""
    depth = 0
    for number, line in enumerate(source.split("\n"), start=1):
        bare = line.lstrip(BLANK)
        begins = not quote and depth == 0
        if begins:
            yield number, bare
        quote, depth = after(number, line, quote, depth)
        if begins and bare.startswith("["):
            depth = 0  # a header's brackets end with its line, closed or not


def after(number: int, line: str, quote: str, depth: int) -> tuple[str, int]:
    """Returns the string that is still open at the end of a line, and how many
    brackets."""
    place = 0
    dots = 0
    while place < len(line):
        if quote:
            place, closed = skip_string(line, place, quote)
            if not closed:
                break
            quote = ""
            continue
        mark = MARK.search(line, place)
        end = mark.start() if mark else len(line)
        if TOO_LONG.search(line, place, end):
            text = f"a bare word has at most {MAX_KEY_LENGTH} characters"
            raise OutOfBounds(number, text)
        for count, bare in enumerate(BETWEEN.split(line[place:end])):
            dots = bare.count(".") + (0 if count else dots)
            if dots >= MAX_DEPTH:  # keys inside braces have dots too
                raise OutOfBounds(
                    number, f"at most {MAX_DEPTH} names in one key, please"
                )
        if mark is None or mark[0] == "#":
            break
        place = mark.end()
        if mark[0] in ENDS:
            quote = mark[0]
            continue
        dots = 0
        if mark[0] in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                text = f"at most {MAX_DEPTH} brackets inside each other, please"
                raise OutOfBounds(number, text)
        else:
            depth = max(0, depth - 1)
    return (quote if len(quote) == 3 else ""), depth


def skip_string(line: str, place: int, quote: str) -> tuple[int, bool]:
    """Returns the place after a string, and whether it was closed on this line."""
    while True:
        end = ENDS[quote].search(line, place)
        if end is None:
            return len(line), False
        if end[0] != "\\":
            return end.end(), True
        place = end.end() + 1
