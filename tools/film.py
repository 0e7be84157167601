"""Films a round of games in Chromium: a frame every 100 ms, and a contact sheet.

    PYTHONPATH=. python tools/film.py [GAME…] [--size 390x844] [--pace quick]

Writes build/film/GAME-WIDTHxHEIGHT/*.jpg, and beside the folder GAME-WIDTHxHEIGHT.png
with the frames in which something changed. Bots play all seats of a table that is the
same every time (`tests/browser/laid.py`); the page is that of seat 0.
"""

import argparse
import base64
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, sync_playwright
from screens import served
from tests.browser import chromium
from tests.browser.laid import Laid, Moment, Show

from parlour.games import GAMES, find
from parlour.server.games import frames as wire
from parlour.server.games import scenes
from parlour.server.games.updates import whole_change

OUT = Path(__file__).parent.parent / "build" / "film"
SIZES = ("1440x900", "390x844")
FRAME_S = 0.1
LOOKED_AT_MS = 350
"""How long a question stays before it is answered."""
MOST_ANSWERS = 14
MOST_ON_SHEET = 48
DIFFERENT = 1.2
"""Mean difference of two small frames, of 255, from which both are on the sheet."""


class Film:
    """The frames of a page, one per 100 ms in which it was drawn."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.last = 0.0
        self.taken: list[Path] = []
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.line = page.context.new_cdp_session(page)
        self.line.on("Page.screencastFrame", self.keep)
        self.line.send("Page.startScreencast", {"format": "jpeg", "quality": 80})

    def keep(self, frame: dict[str, Any]) -> None:
        self.line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        when = float(frame["metadata"]["timestamp"])
        if when - self.last < FRAME_S:
            return
        self.last = when
        path = self.folder / f"{len(self.taken):04}.jpg"
        path.write_bytes(base64.b64decode(frame["data"]))
        self.taken.append(path)

    def sheet(self, columns: int) -> None:
        """Writes the frames that differ side by side, each with its number."""
        kept = differing([(path, Image.open(path)) for path in self.taken])
        step = max(1, -(-len(kept) // MOST_ON_SHEET))
        kept = kept[::step]
        wide = 1900 // columns
        small = [
            image.resize((wide, image.height * wide // image.width))
            for _, image in kept
        ]
        high = max(image.height for image in small) + 6
        rows = -(-len(small) // columns)
        made = Image.new("RGB", (columns * (wide + 6), rows * high), "white")
        for at, image in enumerate(small):
            made.paste(image, (at % columns * (wide + 6), at // columns * high))
        made.save(self.folder.with_suffix(".png"))


def differing(frames: list[tuple[Path, Any]]) -> list[tuple[Path, Any]]:
    """The frames that are not almost as the one kept before."""
    kept: list[tuple[Path, Any]] = []
    last: Any = None
    for path, image in frames:
        small = image.convert("L").resize((120, 120))
        if last is not None:
            mean = ImageStat.Stat(ImageChops.difference(small, last)).mean[0]
            if mean < DIFFERENT:
                continue
        kept.append((path, image.convert("RGB")))
        last = small
    return kept


def send(show: Show, laid: Laid) -> None:
    """Tells the page what comes of the next answer."""
    since = laid.room.seq
    laid.step()
    now = Moment(laid.room, [], 0)
    show.moment, show.scene = laid.look(0), now.scene
    show.shown += 1
    told = scenes.log_since(laid.room, now.reader, since)
    change = whole_change(now.scene, had_view=True)
    show.send(wire.Update(seq=show.shown, told=told, scene=change))


def a_round(laid: Laid) -> Callable[[], bool]:
    """Whether a round and a bit, or as many answers as are looked at, are played."""
    begun = [laid.room.rounds[-1].finished, 0]

    def is_over() -> bool:
        begun[1] += 1
        finished = laid.room.rounds[-1].finished - begun[0]
        return laid.room.state == "over" or finished > 1 or begun[1] > MOST_ANSWERS

    return is_over


def film(browser: Browser, address: str, slug: str, size: str, asked: Any) -> None:
    wide, high = map(int, size.split("x"))
    context = browser.new_context(
        base_url=address,
        viewport={"width": wide, "height": high},
        service_workers="block",
        locale=asked.language,
    )
    context.add_init_script(
        f"localStorage['parlour.look'] ??= '{{\"pace\": \"{asked.pace}\"}}'"
    )
    page = context.new_page()
    show = Show(page, language=asked.language)
    laid = Laid(slug, asked.seats or find(slug).usual_seats)
    for _ in laid.play(asked.skip):
        pass
    show(laid.look())
    shot = Film(page, OUT / f"{slug}-{size}")
    is_over = a_round(laid)
    while not is_over():
        page.wait_for_timeout(LOOKED_AT_MS)
        send(show, laid)
        page.wait_for_selector(
            f'[data-state][data-seq="{show.shown}"]', state="attached", timeout=120_000
        )
    page.wait_for_timeout(3000)
    shot.line.send("Page.stopScreencast")
    shot.sheet(4 if wide > high else 8)
    print(f"{slug} {size}: {len(shot.taken)} frames", flush=True)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--size", action="append", help="1440x900; may be repeated")
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--skip", type=int, default=0, help="answers before the film")
    asked = parser.parse_args()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program(), args=chromium.QUIET
        )
        for slug in asked.games:
            for size in asked.size or SIZES:
                film(browser, address, slug, size, asked)
        browser.close()


if __name__ == "__main__":
    main()
