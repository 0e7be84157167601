"""A host's own deck: whole or not at all, for people at the table alone."""

import json
import struct
import urllib.error
import urllib.request
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.served import Served
from tests.story.table import SET

from parlour.engine.refusals import BadInput
from parlour.server.api.uploads import (
    MAX_FILES,
    PICTURE_BYTES,
    SIDE_PIXELS,
    UploadedDeck,
    find_files,
    read_deck,
)
from parlour.server.store.store import Store
from parlour.story.basics.cards import CARDS


def png(note: str, width: int = 4, height: int = 7, more: int = 0) -> bytes:
    """A real little picture that differs by its note."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        sum_ = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", sum_)

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + b"\x55" * 4 for _ in range(7))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"tEXt", b"note\0" + note.encode() + b"x" * more)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def folder(note: str = "one") -> dict[str, bytes]:
    return {f"deck/{card}.png": png(f"{note} {card}") for card in CARDS}


def form(files: list[tuple[str, bytes]]) -> bytes:
    """Files as a browser sends them."""
    parts = [
        b"-----tarot\r\nContent-Disposition: form-data; "
        + f'name="picture"; filename="{name}"\r\n\r\n'.encode()
        + body
        + b"\r\n"
        for name, body in files
    ]
    return b"".join([*parts, b"-----tarot--\r\n"])


def read(files: list[tuple[str, bytes]]) -> UploadedDeck:
    return msgspec.msgpack.decode(
        read_deck(form(files), b"---tarot"), type=UploadedDeck
    )


def problem(files: dict[str, bytes]) -> str:
    with pytest.raises(BadInput) as wrong:
        read(list(files.items()))
    return str(wrong.value)


def test_a_whole_folder_is_taken_and_a_back_passed_over() -> None:
    files = [*folder().items(), ("deck/back.png", b"anything")]
    deck = read(files)
    assert [card.name for card in deck.cards] == list(CARDS)
    moon = deck.cards[18]
    assert form(files)[moon.begin : moon.end] == png("one M18")
    other = read(list(folder("two").items()))
    assert deck.name == read(list(folder().items())).name != other.name


FORMS = [
    b"",
    b"--x",
    b"--x\r\n\r\n",
    b"--y\r\n\r\n1\r\n--y--",
    b'--x\r\nfilename="a"\r\n1\r\n--x--',
    b"--x\r\n" + b"a" * 5_000 + b"\r\n\r\n1\r\n--x--",
    b"--x\r\n\r\n\r\n" * 300 + b"--x--",
]


@pytest.mark.parametrize("body", FORMS)
def test_what_is_no_form_is_refused(body: bytes) -> None:
    with pytest.raises(BadInput):
        find_files(body, b"x", most=200)


def test_empty_files_and_fields_are_no_trouble() -> None:
    body = b'--x\r\nfilename="a"\r\n\r\n\r\n--x\r\nname="b"\r\n\r\n2\r\n--x--'
    ((name, begin, end),) = find_files(body, b"x", most=2)
    assert (name, body[begin:end]) == ("a", b"")


def test_what_is_wrong_is_named() -> None:
    files = folder()
    del files["deck/M03.png"], files["deck/7w.png"]
    files["deck/unknown-thing.png"] = png("strange")
    text = problem(files)
    assert "No picture for: M03, 7w." in text
    assert "Not named after a card: deck/unknown-thing.png" in text
    files = folder() | {"deck/the-moon.png": png("again")}
    assert "deck/M18.png, deck/the-moon.png" in problem(files)
    svg = b"<svg xmlns='http://www.w3.org/2000/svg'/>"
    assert "deck/Kp.png" in problem(folder() | {"deck/Kp.png": svg})
    heavy = folder() | {"deck/2c.png": png("heavy", more=PICTURE_BYTES)}
    assert "Over 512 kB, 4096 pixels a side or 4 megapixels: deck/2c.png" in problem(
        heavy
    )
    wide = folder() | {"deck/2c.png": png("wide", width=SIDE_PIXELS + 1)}
    assert "deck/2c.png" in problem(wide)
    large = folder() | {"deck/2c.png": png("large", width=2_001, height=2_000)}
    assert "deck/2c.png" in problem(large)
    many = folder() | {f"{n}/back.png": b"" for n in range(MAX_FILES)}
    assert "At most" in problem(many)
    with pytest.raises(BadInput, match=r"deck/M00\.png"):
        read([*folder().items(), ("deck/M00.png", png("twice"))])
    svgs = {path.replace("png", "svg"): svg for path in folder()}
    assert problem(svgs).startswith("No picture for: M00, M01")


# Over the wire


@pytest.fixture
def served(tmp_path: Path, database: str) -> Any:
    server = Served(tmp_path, database)
    server.start()
    yield server
    server.stop()


def send(
    served: Served, path: str, files: dict[str, bytes] | None, cookie: str, **more: str
) -> tuple[int, bytes, Any]:
    """Status, body and headers of a form with files, or of a plain question."""
    head = {"Origin": served.address, "Cookie": cookie}
    data = None
    if files is not None:
        head["Content-Type"] = "multipart/form-data; boundary=---tarot"
        data = form(list(files.items()))
    method = more.get("method") or ("GET" if data is None else "POST")
    asked = urllib.request.Request(served.address + path, data, head, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as wrong:
        return wrong.code, wrong.read(), wrong.headers


async def test_a_deck_on_the_table(served: Served, database: str) -> None:
    made, ann = served.ask("POST", "/api/stories", {"source": SET, "name": "Ann"})
    _, eve = served.ask("PUT", "/api/me", {"name": "Eve"})
    path = f"/api/tables/{made['id']}"

    def deck(cookie: str) -> str:
        return str(served.ask("GET", path, cookie=cookie)[0]["deck"])

    assert deck(ann) == ""
    assert send(served, f"{path}/deck", folder(), eve)[0] == 404
    assert send(served, f"{path}/deck", folder(), "")[0] == 404
    short = folder()
    del short["deck/M00.png"]
    status, told, _ = send(served, f"{path}/deck", short, ann)
    assert status == 422
    assert "No picture for: M00." in json.loads(told)["text"]
    assert deck(ann) == ""

    assert send(served, f"{path}/deck", folder(), ann)[0] == 200
    first = deck(ann)
    assert first
    assert deck(eve) == "", "who only watches sees Parlour's own deck"
    status, body, head = send(served, f"{path}/deck/{first}/M18", None, ann)
    assert (status, body) == (200, png("one M18"))
    assert head["Content-Type"] == "image/png"
    assert head["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in head["Content-Security-Policy"]
    assert head["Cache-Control"].startswith("private")
    for cookie in ("", eve):
        assert send(served, f"{path}/deck/{first}/M18", None, cookie)[0] == 404
    assert send(served, f"{path}/deck/{first}/M22", None, ann)[0] == 404
    assert send(served, f"{path}/deck/{first}x/M18", None, ann)[0] == 404

    served.kill()
    served.start()
    assert deck(ann) == first
    assert send(served, f"{path}/deck/{first}/Kp", None, ann)[1] == png("one Kp")

    assert send(served, f"{path}/deck", folder("two"), ann)[0] == 200
    second = deck(ann)
    assert second not in ("", first)
    assert send(served, f"{path}/deck/{first}/M18", None, ann)[0] == 404
    assert send(served, f"{path}/deck/{second}/M18", None, ann)[1] == png("two M18")
    served.stop()
    store = await Store.open(database)
    assert await store.picture(made["id"], first, "M18") is None
    assert await store.picture(made["id"], second, "M18") is not None
    await store.forget(2e10)  # gone with the table
    assert await store.picture(made["id"], second, "M18") is None
    await store.close()


def test_back_to_our_own_deck(served: Served) -> None:
    names = {"source": SET, "name": "Ann"}
    made, ann = served.ask("POST", "/api/stories", names)
    path = f"/api/tables/{made['id']}"
    assert send(served, f"{path}/deck", folder(), ann)[0] == 200
    deck = served.ask("GET", path, cookie=ann)[0]["deck"]
    assert send(served, f"{path}/deck", None, "", method="DELETE")[0] == 404
    assert send(served, f"{path}/deck", None, ann, method="DELETE")[0] == 200
    assert served.ask("GET", path, cookie=ann)[0]["deck"] == ""
    assert send(served, f"{path}/deck/{deck}/M18", None, ann)[0] == 404
