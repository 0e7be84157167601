"""Files that a browser sends as a form: multipart/form-data, found where they lie.

Nothing is copied: a deck has twenty megabytes, and a stranger's form must not cost a
multiple of that. So files are told by where they begin and end.
"""

import re
from urllib.parse import unquote

from parlour.engine.refusals import BadInput

FILE = re.compile(rb'filename="([^"\r\n]*)"', re.IGNORECASE)
HEAD = 4_096
"""Bytes that a file's own headers may have."""
NAME = 1_000
"""Bytes of a file's name, with its folders."""


def files_in(form: bytes, boundary: bytes, most: int) -> list[tuple[str, int, int]]:
    """Names, beginnings and ends of all files; other fields are passed over.

    >>> form = b'--x\\r\\nContent-Disposition: form-data; filename="a.png"\\r\\n\\r\\n1'
    >>> files_in(form + b"\\r\\n--x--", b"x", most=1)
    [('a.png', 58, 59)]
    """
    unreadable = BadInput("That form cannot be read.")
    mark = b"--" + boundary
    if not form.startswith(mark):
        raise unreadable
    files = []
    parts = 0
    place = len(mark)
    while not form.startswith(b"--", place):
        head = form.find(b"\r\n\r\n", place, place + HEAD)
        end = form.find(b"\r\n" + mark, head + 2)
        parts += 1
        if head < 0 or end < 0:
            raise unreadable
        if parts > most:
            raise BadInput(f"At most {most} files, please.")
        name = FILE.search(form, place, head)
        if name is not None:
            plain = name[1][:NAME].decode("utf-8", "replace")
            files.append((unquote(plain), min(head + 4, end), end))
        place = end + 2 + len(mark)
    return files
