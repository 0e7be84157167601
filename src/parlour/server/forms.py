"""Files that a browser sends as a form: multipart/form-data, read in one go."""

import re
from urllib.parse import unquote

from starlette.requests import Request

from parlour.server.desk import read_body
from parlour.server.problems import HttpProblem

BOUNDARY = re.compile(r'boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))', re.IGNORECASE)
FILE = re.compile(r'filename="([^"\r\n]*)"', re.IGNORECASE)


async def files_of(request: Request, limit: int) -> list[tuple[str, bytes]]:
    """Names and contents of all files in a form; other fields are passed over."""
    kind, _, rest = request.headers.get("content-type", "").partition(";")
    found = BOUNDARY.search(rest)
    if kind.strip().lower() != "multipart/form-data" or found is None:
        raise HttpProblem(415, "not-a-form", "Send this as multipart/form-data.")
    body = await read_body(request, limit)
    return files_in(body, (found[1] or found[2]).encode("latin-1"))


def files_in(body: bytes, boundary: bytes) -> list[tuple[str, bytes]]:
    """
    >>> form = b'--x\\r\\nContent-Disposition: form-data; filename="a.png"\\r\\n\\r\\n1'
    >>> files_in(form + b"\\r\\n--x--", b"x")
    [('a.png', b'1')]
    """
    unreadable = HttpProblem(422, "bad-input", "That form cannot be read.")
    first, *parts = (b"\r\n" + body).split(b"\r\n--" + boundary)
    if first.strip() or not parts or not parts[-1].startswith(b"--"):
        raise unreadable
    files = []
    for part in parts[:-1]:
        head, blank, data = part.partition(b"\r\n\r\n")
        if not blank:
            raise unreadable
        name = FILE.search(head.decode("utf-8", "replace"))
        if name is not None:
            files.append((unquote(name[1]), data))
    return files
