"""Pictures are known by their bytes, whatever they are called."""

import io

import pytest
from starlette.requests import Request

from parlour.engine.refusals import BadInput
from parlour.server.api.decks import boundary_of
from parlour.server.api.uploads import ImageInfo, detect_image, find_files
from parlour.server.http.answers import HttpProblem
from parlour.server.http.context import read_body

Image = pytest.importorskip("PIL.Image")


def drawn(kind: str, width: int = 56, height: int = 98, **how: object) -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (width, height), (120, 40, 60)).save(made, kind, **how)
    return made.getvalue()


@pytest.mark.parametrize(
    ("data", "media"),
    [
        (drawn("PNG"), "image/png"),
        (drawn("JPEG"), "image/jpeg"),
        (drawn("JPEG", progressive=True), "image/jpeg"),
        (drawn("WEBP"), "image/webp"),
        (drawn("WEBP", lossless=True), "image/webp"),
        (drawn("WEBP", exif=b"Exif\0\0MM\0*\0\0\0\x08\0\0"), "image/webp"),
    ],
)
def test_kinds_and_sizes(data: bytes, media: str) -> None:
    assert detect_image(data) == ImageInfo(media, 56, 98)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
        drawn("GIF"),
        drawn("BMP"),
        b"\xff\xd8\xff<html>",
        b"\x89PNG\r\n\x1a\n<html>",
        b"RIFF\0\0\0\0WEBP<html>" + b" " * 40,
        b"\xff\xd8\xff" + b"\xff" * 500,
    ],
)
def test_anything_else(data: bytes) -> None:
    assert detect_image(data) is None


def test_every_cut_of_a_picture_is_read_without_an_error() -> None:
    for kind in ("PNG", "JPEG", "WEBP"):
        data = drawn(kind)
        for end in range(len(data)):
            found = detect_image(data[:end])
            assert found is None or (found.width, found.height) == (56, 98)


def test_forms() -> None:
    """A file may hold line ends and dashes; names are read as browsers write them."""
    body = (
        b"--b\r\nContent-Disposition: form-data; name=note\r\n\r\nhello\r\n"
        b'--b\r\nContent-Disposition: form-data; name="p"; '
        b'filename="a/M%22 \xc3\xa9.png"\r\n'
        b"Content-Type: image/png\r\n\r\n\r\n--c\r\n\n\r\n\r\n--b--\r\n"
    )
    ((name, begin, end),) = find_files(body, b"b", most=2)
    assert (name, body[begin:end]) == ('a/M" é.png', b"\r\n--c\r\n\n\r\n")


@pytest.mark.parametrize(
    "body", [b"", b"--b", b"nonsense", b"--b\r\nno blank\r\n--b--"]
)
def test_a_form_that_cannot_be_read(body: bytes) -> None:
    with pytest.raises(BadInput):
        find_files(body, b"b", most=2)


@pytest.mark.parametrize(
    ("kind", "length", "status"),
    [
        ("multipart/form-data; boundary=b", "101", 413),
        ("multipart/form-data; boundary=b", "-1", 413),
        ("multipart/form-data", "10", 415),
        ("application/json", "10", 415),
    ],
)
async def test_a_form_that_is_not_read(kind: str, length: str, status: int) -> None:
    """Nothing of a body is read that is too long, or no form."""
    heads = [(b"content-type", kind.encode()), (b"content-length", length.encode())]
    request = Request({"type": "http", "headers": heads})  # it has no body to read

    async def read() -> None:
        boundary_of(request)
        await read_body(request, 100)

    with pytest.raises(HttpProblem) as wrong:
        await read()
    assert wrong.value.status == status
