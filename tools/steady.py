"""Whole games by bots on pages of four sizes, and what moves on them.

    python -m tools.steady [GAME ...] [--choices N] [--seats usual|most] [--moved N]

Prints the browser's layout shift per game, seats and size, and which parts moved.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser import chromium
from tests.browser.house import House
from tests.browser.laid import Laid
from tests.browser.steady import MOST, SIZES, Stage, play, stages

from parlour.games import GAMES, find


def report(table: str, played: int, stage: Stage, asked: argparse.Namespace) -> None:
    notes = stage.notes
    good = notes.total < MOST
    print(
        f"{table} {played:4} choices {notes.shifts:4} shifts {notes.total:8.4f}"
        f"{'' if good else ' *'}",
        flush=True,
    )
    if not asked.moved or good:
        return
    print(notes.report(asked.moved))
    for part, boxes in notes.boxes.items():
        if len(boxes) > 1 and not part.startswith("band"):
            print(f"    {part}: {sorted(boxes)[:6]}"[:160])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--choices", type=int, default=2000)
    parser.add_argument("--seats", choices=("usual", "most"))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--moved", type=int, default=0)
    asked = parser.parse_args()
    sizes = {name: SIZES[name] for name in asked.sizes}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        house = House(Path(name))
        house.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.program(), args=chromium.QUIET
        )
        for slug in asked.games:
            found = find(slug)
            wanted = {"usual": found.usual_seats, "most": found.players[-1]}
            kinds = [asked.seats] if asked.seats else list(wanted)
            for seats in sorted({wanted[kind] for kind in kinds}):
                with stages(browser, house.address, sizes) as watched:
                    played = play(Laid(slug, seats), watched, asked.choices)
                    for size, stage in watched.items():
                        report(f"{slug:20} {seats:2} {size:9}", played, stage, asked)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
