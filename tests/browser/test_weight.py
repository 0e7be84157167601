"""The first load is small on the wire; how soon it paints, `make bench` tells."""

import pytest
from benchmarks.load.page import Scale, is_card, weight
from playwright.sync_api import Page, Response, expect

pytestmark = pytest.mark.browser

MOST = 300.0
"""Kilobytes before anybody touches anything, card faces apart."""
SMALL = 1_000
"""Bytes below which a file need not be compressed."""
PACKED = (".woff2", ".png", ".webp", ".jpg")
"""Files that are compressed in themselves."""


def watched(page: Page) -> tuple[Scale, list[str]]:
    """A scale for what the page loads, and what of it came as it lies on the disk."""
    plain: list[str] = []

    def answered(response: Response) -> None:
        bare = "content-encoding" not in response.headers
        if bare and not response.url.endswith(PACKED):
            plain.append(response.url)

    page.on("response", answered)
    return Scale(page), plain


def check(scale: Scale, plain: list[str]) -> None:
    files = scale.weigh()
    assert any(at.endswith(".js") and size > 10 * SMALL for at, size in files.items())
    large = [at for at in plain if files.get(at, 0) > SMALL and not is_card(at)]
    assert not large, f"not compressed: {large}"
    assert weight(files) < MOST, f"{weight(files):.0f} kB: {files}"


def test_the_lobby_is_light(page: Page) -> None:
    scale, plain = watched(page)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(scale, plain)
    assert weight(scale.files, cards=True) == 0


@pytest.mark.parametrize("game", ["willow", "domino-avatars", "boneyard"])
def test_a_table_is_light(game: str, page: Page) -> None:
    """Opened by a link into a game that goes on, with nothing kept from before."""
    bots = [None, "regular", "regular", "regular"]
    made = page.request.post(
        "/api/tables", data={"game": game, "seats": 4, "bots": bots, "name": "Ada"}
    )
    assert made.status == 201, made.text()
    table = f"/t/{made.json()['id']}"
    page.goto(table)
    page.locator('[data-answer="begin"]').click()
    expect(page.locator("[data-piece]").first).to_be_visible()
    fresh = page.context.browser
    assert fresh is not None
    again = fresh.new_context(
        storage_state=page.context.storage_state(), service_workers="block"
    ).new_page()
    scale, plain = watched(again)
    again.goto(page.url, wait_until="networkidle")
    expect(again.locator("[data-piece]").first).to_be_visible()
    check(scale, plain)
    again.context.close()
