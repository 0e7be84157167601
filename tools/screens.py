"""Pictures of every page and of each game in play, for people to look at.

    python -m tools.screens [GAME… pages story]       writes build/screens/*.png

Serves a Parlour of its own; the games on it are laid here, the same every time
(`tests/browser/laid.py`), and taken at three sizes in light and dark.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import chromium
from tests.browser.evening import SIZES as SEATED
from tests.browser.evening import STACK, Evening
from tests.browser.house import House
from tests.browser.laid import Laid, Show, moments
from tests.browser.pages import open_page
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.teller import Teller

from parlour.games import GAMES, find

OUT = Path(__file__).parent.parent / "build" / "screens"
SIZES = {"360": PHONE, "820": TABLET, "1440": DESK}
CHOICES = 400
"""How far each game is played in search of its fullest tables."""


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as name:
        served = House(Path(name))
        served.start()
        try:
            yield served.address
        finally:
            served.stop()


def take(page: Page, name: str) -> None:
    """The page at three sizes, in light and dark."""
    for width, size in SIZES.items():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for scheme in ("light", "dark"):
            page.emulate_media(
                color_scheme="light" if scheme == "light" else "dark",
                reduced_motion="reduce",
            )
            page.wait_for_timeout(350)
            page.screenshot(path=str(OUT / f"{name}-{width}-{scheme}.png"))


def game(show: Show, slug: str) -> None:
    """The fullest table of each kind of question, with as many as usual and at most."""
    found = find(slug)
    for seats in sorted({found.usual_seats, found.players[-1]}):
        for name, moment in moments(Laid(slug, seats), CHOICES).items():
            show.moment = None  # so that the page is opened again
            show(moment)
            take(show.page, f"{slug}-{seats}-{name}")


def pages(page: Page) -> None:
    for name, path in {
        "lobby": "/",
        "new": "/new/willow",
        "rules": "/rules/boneyard",
        "settings": "/settings",
        "about": "/about",
        "nowhere": "/t/nowhere",
    }.items():
        page.goto(path)
        page.wait_for_timeout(400)
        take(page, name)


def story(browser: Browser) -> None:
    """Every main screen of a whole evening at the story table."""
    with tempfile.TemporaryDirectory() as folder:
        server = House(Path(folder), STACK)
        server.start()
        people = [
            Teller(open_page(browser, server.address, size), name)
            for name, size in SEATED.items()
        ]
        try:
            Evening(people, lambda person, what: aside(person.page, what)).tell()
        finally:
            for person in people:
                person.context.close()
            server.stop()


def aside(page: Page, name: str) -> None:
    """Pictures of a page that is played on at its own size."""
    size = page.viewport_size
    take(page, name)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    if size is not None:
        page.set_viewport_size(size)


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program(), args=chromium.QUIET
        )
        for slug in wanted or GAMES:
            if slug in GAMES:
                page = browser.new_page(base_url=address)
                game(Show(page), slug)
                page.close()
        if not wanted or "pages" in wanted:
            page = open_page(browser, address, DESK)
            pages(page)
            page.context.close()
        if not wanted or "story" in wanted:
            story(browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
