"""What a browser loads before anybody touches anything, and when it first paints."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Request, sync_playwright
from playwright.sync_api import Page as Tab
from tests.browser import chromium

PAINT: Final = """
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN
"""


@dataclass(frozen=True)
class Page:
    """A page that was opened with nothing kept from before."""

    name: str
    kilobytes: float
    """Bodies as they went over the wire, cards apart."""
    cards: float
    """Card faces, in kB; they come when they are needed."""
    requests: int
    paint: float
    """Milliseconds from asking for the page to seeing something."""

    def told(self) -> str:
        return (
            f"{self.name}: {self.kilobytes:.0f} kB in {self.requests} requests,"
            f" card faces {self.cards:.0f} kB, first paint after {self.paint:.0f} ms"
        )


class Scale:
    """Weighs whatever a tab loads."""

    def __init__(self, tab: Tab) -> None:
        self.files: dict[str, int] = {}
        """Address to bytes on the wire, each file once."""
        self.waiting: list[Request] = []
        tab.on("requestfinished", lambda request: self.waiting.append(request))

    def weigh(self) -> dict[str, int]:
        for request in self.waiting:
            self.files[request.url] = request.sizes()["responseBodySize"]
        self.waiting.clear()
        return self.files


def is_card(address: str) -> bool:
    """Whether this is a card's face, which is loaded when it is shown."""
    return address.endswith(".svg") and "/assets/" in address


def weight(files: dict[str, int], *, cards: bool = False) -> float:
    """Kilobytes of card faces, or of all the rest."""
    return sum(size for at, size in files.items() if is_card(at) == cards) / 1000


def opened(browser: Browser, base: str, path: str, name: str, cookie: str) -> Page:
    """Opens a page in a browser that was never here."""
    context = browser.new_context(base_url=base)
    if cookie:
        key, _, value = cookie.partition("=")
        context.add_cookies([{"name": key, "value": value, "url": base}])
    tab = context.new_page()
    scale = Scale(tab)
    tab.goto(path, wait_until="networkidle")
    files = scale.weigh()
    paint = float(tab.evaluate(PAINT))
    context.close()
    return Page(name, weight(files), weight(files, cards=True), len(files), paint)


def pages(base: str) -> list[Page]:
    """The lobby, and a table where the cards are dealt."""
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium.program(), args=chromium.QUIET
        )
        opened(browser, base, "/", "warm", "")  # the browser's own start counts not
        lobby = opened(browser, base, "/", "lobby", "")
        table, cookie = begun(browser, base)
        dealt = opened(browser, base, f"/t/{table}", "table", cookie)
        browser.close()
    return [lobby, dealt]


def begun(browser: Browser, base: str) -> tuple[str, str]:
    """A table where a game goes on, and the cookie of the person who is asked."""
    context = browser.new_context(base_url=base)
    bots = [None, "regular", "regular", "regular"]
    body = {"game": "willow", "seats": 4, "bots": bots, "name": "Ada"}
    made = context.request.post("/api/tables", data=body)
    id_ = made.json()["id"]
    tab = context.new_page()
    tab.goto(f"/t/{id_}")
    tab.locator('[data-answer="begin"]').click()
    tab.locator("[data-piece]").first.wait_for()
    (cookie,) = context.cookies()
    context.close()
    return str(id_), f"{cookie['name']}={cookie['value']}"
