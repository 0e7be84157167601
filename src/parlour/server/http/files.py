"""Answers that seldom change: files, words and pages, packed once."""

import gzip
import hashlib
import mimetypes
import zlib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse

from parlour.server.http.answers import problem
from parlour.server.http.middleware import POLICY

STATIC = Path(str(files("parlour.web").joinpath("static"))).resolve()
DOCS_PLACES = (STATIC.with_name("docs"), STATIC.parents[3] / "build" / "docs")
"""Folders in which `make docs` leaves the site: in a wheel, in a source tree."""
DOCS_POLICY = (
    POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("img-src 'self'", "img-src 'self' data:")
    .replace("form-action 'none'", "form-action 'self'")
)
"""The site's theme has style attributes and small pictures; its search is a form."""
PACKED = (
    "text/",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
"""Media types worth compressing; pictures and fonts are compressed already."""
MIN_GZIP_BYTES = 800
"""Bytes below which packing is not worth it."""
PIECE_BYTES = 65_536
"""Bytes of an unpacked body that are made at once."""
MAX_PATH_LENGTH = 400
"""Characters of a path that might be a file."""
FOREVER = "public, max-age=31536000, immutable"


@lru_cache(maxsize=512)
def gzip_body(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def cached_response(
    request: Request, body: bytes, media: str, cache: str = "no-cache"
) -> Response:
    """Returns a response with an ETag, gzipped if the client accepts it and it saves
    bytes."""
    headers, known = etag_headers(request, body, cache)
    if known:
        return Response(status_code=304, headers=headers)
    if (
        accepts_gzip(request)
        and len(body) > MIN_GZIP_BYTES
        and media.startswith(PACKED)
    ):
        body = gzip_body(body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media, headers=headers)


def ready_packed(request: Request, body: bytes, media: str) -> Response:
    """Returns a body that comes gzipped, unpacked for the few who do not understand
    that.

    Unpacked it is tens of megabytes, so that nobody gets more of it than they take.
    """
    headers, known = etag_headers(request, body)
    if known:
        return Response(status_code=304, headers=headers)
    if not accepts_gzip(request):
        return StreamingResponse(gunzip_pieces(body), media_type=media, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media, headers=headers)


def etag_headers(
    request: Request, body: bytes, cache: str = "no-cache"
) -> tuple[dict[str, str], bool]:
    """Returns ETag and cache headers of a body, and whether the browser has it
    already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    return headers, request.headers.get("if-none-match") == tag


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def gunzip_pieces(body: bytes) -> Iterator[bytes]:
    """Unpacks a gzipped body, piece by piece."""
    reader = zlib.decompressobj(wbits=31)
    while body:
        yield reader.decompress(body, PIECE_BYTES)
        body = reader.unconsumed_tail


@lru_cache(maxsize=512)
def content(path: Path, changed: int) -> bytes:
    """Returns a file, read once for each time it changes."""
    return path.read_bytes()


async def client(request: Request) -> Response:
    """Returns a file of the built client, or its page, which knows the paths of the
    app."""
    path: str = request.path_params["path"]
    found = STATIC / "index.html"
    if path.startswith(("api/", "ws/", "assets/")) or (path and is_file(STATIC, path)):
        found = STATIC / path
        if path.startswith(("api/", "ws/")) or not is_file(STATIC, path):
            return problem(404, "missing", "There is nothing at this address.")
    if not found.is_file():
        return problem(
            503, "not-built", "The browser client is not built yet; see the README."
        )
    return file_response(
        request, found, FOREVER if path.startswith("assets/") else "no-cache"
    )


async def docs(request: Request) -> Response:
    """Returns a file of the documentation site, if it is built."""
    path: str = request.path_params["path"] or "index.html"
    site = find_docs()
    if site is None:
        return problem(404, "missing", "The documentation is not built: run make docs.")
    if not is_file(site, path):
        return problem(404, "missing", "There is nothing at this address.")
    response = file_response(request, site / path)
    response.headers["Content-Security-Policy"] = DOCS_POLICY
    return response


async def docs_start(request: Request) -> Response:
    """Leads to the folder, from which the site's links are counted."""
    return RedirectResponse("/docs/")


def find_docs() -> Path | None:
    return next((place for place in DOCS_PLACES if is_file(place, "index.html")), None)


def file_response(request: Request, file: Path, cache: str = "no-cache") -> Response:
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return cached_response(
        request, content(file, file.stat().st_mtime_ns), media, cache
    )


def is_file(folder: Path, path: str) -> bool:
    """Returns whether this is a file in the folder, and not one beside it."""
    if "\0" in path or len(path) > MAX_PATH_LENGTH:
        return False
    found = (folder / path).resolve()
    return found.is_relative_to(folder) and found.is_file()
