"""Paper over HTTP: what there is, what is made, and what is turned away."""

import asyncio
import sys
from collections.abc import Iterator

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.test_http import house

from parlour.printing.orders import Order, make_ordered_pdf
from parlour.server.process.bounds import OWN_GAME_BOUNDS
from parlour.server.process.sandbox import Sandbox

PAD = "/api/print/de/boneyard/pad.pdf"


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(house()) as found:
        yield found


def test_a_pad_comes_as_pdf(client: TestClient) -> None:
    got = client.get(f"{PAD}?seats=6&paper=letter&option=target=50")
    assert got.status_code == 200
    assert got.headers["content-type"] == "application/pdf"
    named = 'inline; filename="boneyard-pad-de-letter.pdf"'
    assert got.headers["content-disposition"] == named
    assert got.content.startswith(b"%PDF-")


def test_what_there_is_to_print_is_told(client: TestClient) -> None:
    told = client.get("/api/print/de/boneyard").json()
    assert told["papers"] == ["a4", "letter"]
    assert told["ready"] is True
    assert {"name": "pad", "title": "Punkteblock"} in told["documents"]
    story = client.get("/api/print/fr/fugue").json()
    names = [one["name"] for one in story["documents"]]
    assert names[:3] == ["crib", "card", "rules"]
    assert {"persona", "journal", "effects", "tarot"} < {*names}
    assert "pad" not in names


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        (f"{PAD}?seats=60", 422, "bad-options"),
        (f"{PAD}?seats=many", 422, "bad-input"),
        (f"{PAD}?paper=a5", 422, "bad-options"),
        (f"{PAD}?option=target", 422, "bad-options"),
        (f"{PAD}?option=target=none", 422, "bad-options"),
        (f"{PAD}?option=target=50&option=target=60", 422, "bad-options"),
        ("/api/print/de/boneyard/poster.pdf", 404, "missing"),
        ("/api/print/xx/boneyard/pad.pdf", 404, "missing"),
        ("/api/print/de/os:path/crib.pdf", 404, "missing"),
        ("/api/print/de/parlour.games.willow.rules:GAME", 404, "missing"),
        ("/api/print/de/fugue/crib.pdf?seats=3", 422, "bad-options"),
    ],
)
def test_what_cannot_be_printed_is_said(
    client: TestClient, path: str, status: int, error: str
) -> None:
    got = client.get(path)
    assert (got.status_code, got.json()["error"]) == (status, error)


def test_a_server_without_typst_says_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.api.games.ready", lambda: False)
    got = client.get(PAD)
    assert (got.status_code, got.json()["error"]) == (501, "no-typst")


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="nothing is confined there")
@pytest.mark.parametrize(
    ("game", "document"), [("domino-knights", "rules"), ("fugue", "tarot")]
)
async def test_the_longest_documents_are_made_within_bounds(
    game: str, document: str
) -> None:
    confined = Sandbox(1)
    order = Order(game=game, document=document, language="de")
    try:
        async with asyncio.timeout(OWN_GAME_BOUNDS.wall):
            body = await confined.run(
                make_ordered_pdf, msgspec.json.encode(order), bounds=OWN_GAME_BOUNDS
            )
    finally:
        await confined.stop()
    assert body.startswith(b"%PDF-")
