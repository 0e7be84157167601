"""On which line of a TOML file each of its keys stands.

The standard reader does not tell. This one follows tables, keys, strings and
brackets, and reads nothing else.
"""

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]

HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"""^\s*((?:"[^"]*"|'[^']*'|[A-Za-z0-9_.-])+)\s*=""")


def places(source: str) -> dict[Path, int]:
    """Line numbers, from 1, of all tables and keys by their path.

    >>> text = "a = 1\\n[[b]]\\nc = '''\\nd = 2\\n'''\\n[[b]]\\nc = 3"
    >>> places(text)[("b", 0, "c")], places(text)[("b", 1, "c")]
    (3, 7)
    """
    found: dict[Path, int] = {(): 1}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in starts(source):
        header = HEADER.match(line)
        key = KEY.match(line)
        if header:
            table = entered(names(header[2]), counts, array=header[1] == "[[")
            found.setdefault(table, number)
            if table and isinstance(table[-1], int):
                found.setdefault(table[:-1], number)
        elif key:
            path = table
            for name in names(key[1]):
                path = (*path, name)
                found.setdefault(path, number)
    return found


def line_of(found: dict[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing around it that is there."""
    while path not in found:
        path = path[:-1]
    return found[path]


def names(dotted: str) -> list[str]:
    parts = re.findall(r""""[^"]*"|'[^']*'|[^.\s]+""", dotted)
    return [part.strip("\"'") for part in parts]


def entered(parts: list[str], counts: dict[Path, int], *, array: bool) -> Path:
    """The table that a header opens; of arrays of tables the last one."""
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
    """Lines on which something begins: not those inside a string or a bracket."""
    quote = ""
    depth = 0
    for number, line in enumerate(source.splitlines(), start=1):
        if not quote and depth == 0:
            yield number, line
            if HEADER.match(line):
                continue
        quote, depth = after(line, quote, depth)


def after(line: str, quote: str, depth: int) -> tuple[str, int]:
    """The string that is still open at the end of a line, and how many brackets."""
    place = 0
    while place < len(line):
        rest = line[place:]
        if quote:
            if rest.startswith("\\") and quote[0] == '"':
                place += 2
                continue
            if rest.startswith(quote):
                place += len(quote)
                quote = ""
                continue
        elif rest.startswith(('"""', "'''")):
            quote = rest[:3]
            place += 3
            continue
        elif rest[0] in "\"'":
            quote = rest[0]
        elif rest[0] == "#":
            break
        elif rest[0] in "[{":
            depth += 1
        elif rest[0] in "]}":
            depth = max(0, depth - 1)
        place += 1
    return (quote if len(quote) == 3 else ""), depth
