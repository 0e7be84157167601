"""The app's icons in web/public/icons, drawn from the lamp of web/public/favicon.svg.

    python -m tools.icons

Written by hand once and kept; run it again when the lamp changes.
"""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
SIZES: Final = {"lamp": (192, 512), "maskable": (192, 512), "touch": (180,)}
LAMP: Final = {"lamp": 0.86, "maskable": 0.74, "touch": 0.78}
"""How much of the picture the lamp takes; systems cut a fifth off a maskable one."""


def drawing(kind: str) -> str:
    """The lamp in its own light, on wood; only the plain icon has round corners."""
    paths = "".join(re.findall(r"<path[^>]*/>", (PUBLIC / "favicon.svg").read_text()))
    scale, corner = LAMP[kind], 7 if kind == "lamp" else 0
    inset = 16 * (1 - scale)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="{corner}" fill="#2E2017"/>
      <g transform="translate({inset} {inset}) scale({scale})">
        <circle cx="16" cy="15" r="13.5" fill="#3A291C"/>
        <circle cx="16" cy="15" r="10" fill="#493321"/>{paths}</g></svg>"""


def draw(browser: Browser, kind: str, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}</style>{drawing(kind)}")
    page.screenshot(path=PUBLIC / "icons" / f"{kind}-{size}.png", omit_background=True)
    page.close()


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program(), args=chromium.QUIET
        )
        for kind, sizes in SIZES.items():
            for size in sizes:
                draw(browser, kind, size)
        browser.close()


if __name__ == "__main__":
    main()
