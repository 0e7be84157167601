"""A window of any engine, with what tests use of Playwright's page and locators.

So the same `Player`, `Teller` and `Evening` play in it. A locator is a list of steps
that find.js follows anew each time; whatever is pressed is waited for.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, TypeAlias

from tests.browser.player import AXE
from tests.engines.driver import Driver
from tests.engines.expecting import Expected
from tests.engines.waiting import SEEN, Words, until
from tests.patience import PATIENCE

FIND: Final = (Path(__file__).parent / "find.js").read_text()
LISTEN: Final = """
  if (window.complained) return;
  window.complained = [];
  const note = (text) => window.complained.push(String(text));
  addEventListener("error", (event) => event.message && note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  const { error } = console;
  console.error = (...words) => (note(words.join(" ")), error(...words));
"""
"""Errors on a page from now on; `window.complained` keeps them."""
PICTURES: Final = Path(__file__).parents[2] / "build" / "engines"
Step: TypeAlias = dict[str, Any]


def wanted(words: Words, *, exact: bool = False) -> Step:
    if isinstance(words, str):
        return {"text": words, "exact": exact}
    flags = "i" if words.flags & re.IGNORECASE else ""
    return {"pattern": words.pattern, "flags": flags}


class Finder:
    """What page and locator share: ways to go on from here."""

    window: "Window"
    steps: list[Step]

    def expected(self) -> Expected:
        """What `expect` makes of it."""
        return Expected(self)

    def step(self, **more: Any) -> "Locator":
        return Locator(self.window, [*self.steps, more])

    def locator(self, css: str, *, has_text: Words | None = None) -> "Locator":
        found = self.step(css=css)
        return found if has_text is None else found.filter(has_text=has_text)

    def get_by_role(
        self,
        role: str,
        *,
        name: Words | None = None,
        exact: bool = False,
        level: int = 0,
    ) -> "Locator":
        if level:
            return self.step(css=f"h{level}")
        called = None if name is None else wanted(name, exact=exact)
        return self.step(role=role, name=called)

    def get_by_label(self, words: Words, *, exact: bool = False) -> "Locator":
        return self.step(label=wanted(words, exact=exact))

    def get_by_text(self, words: Words, *, exact: bool = False) -> "Locator":
        return self.step(says=wanted(words, exact=exact))

    def get_by_alt_text(self, words: str) -> "Locator":
        return self.step(css=f"img[alt={json.dumps(words)}]")


class Locator(Finder):
    def __init__(self, window: "Window", steps: list[Step]) -> None:
        self.window = window
        self.steps = steps

    def __str__(self) -> str:
        return json.dumps(self.steps, ensure_ascii=False)

    @property
    def first(self) -> "Locator":
        return self.step(nth=0)

    @property
    def last(self) -> "Locator":
        return self.step(nth=-1)

    def nth(self, place: int) -> "Locator":
        return self.step(nth=place)

    def or_(self, other: "Locator") -> "Locator":
        return self.step(**{"or": other.steps})

    def filter(self, *, has_text: Words) -> "Locator":
        return self.step(has=wanted(has_text))

    def found(self) -> list[Any]:
        return list(self.window.find(self.steps))

    def ask(self, how: str, *given: object, timeout: float | None = None) -> Any:
        """Calls a function with the first that is found, once there is one."""
        return self.once(
            lambda one: [
                self.window.driver.run(f"return ({how})(...arguments)", one, *given)
            ],
            timeout,
        )[0]

    def once(self, do: Callable[[Any], Any], timeout: float | None = None) -> Any:
        def tried() -> Any:
            found = self.found()
            return do(found[0]) if found else None

        patience = PATIENCE if timeout is None else timeout / 1000
        return until(tried, patience, lambda: f"waited for {self}")

    # Looking

    def count(self) -> int:
        return len(self.found())

    def all(self) -> "Iterator[Locator]":
        return (self.nth(place) for place in range(self.count()))

    def is_visible(self) -> bool:
        found = self.found()
        return bool(found) and bool(self.window.driver.run(SEEN, found[0]))

    def inner_text(self, *, timeout: float | None = None) -> str:
        return str(self.ask("(one) => one.innerText", timeout=timeout))

    def inner_html(self) -> str:
        return str(self.ask("(one) => one.innerHTML"))

    def get_attribute(self, name: str, *, timeout: float | None = None) -> str | None:
        got = self.ask("(one, name) => one.getAttribute(name)", name, timeout=timeout)
        return None if got is None else str(got)

    def evaluate(self, how: str) -> Any:
        return self.once(lambda one: [self.window.call(how, one)])[0]

    # Doing

    def click(self, *, timeout: float | None = None) -> None:
        self.once(self.pressed, timeout)

    def pressed(self, one: Any) -> bool:
        driver = self.window.driver
        if not driver.run(AIM, one):
            return False
        driver.click(one)
        return True

    def check(self) -> None:
        """Presses it, or the words that stand for it."""
        self.once(lambda one: self.window.driver.run(CHECK, one) or self.pressed(one))

    def fill(self, text: str, *, timeout: float | None = None) -> None:
        """Types it in place of what is there; a slider is set."""

        def typed(one: Any) -> bool:
            driver = self.window.driver
            how = driver.run(FILL, one, text)
            if how == "type":
                driver.type(text) if text else driver.press("Delete")
            return bool(how)

        self.once(typed, timeout)

    def press(self, key: str) -> None:
        self.ask("(one) => one.focus()")
        self.window.keyboard.press(key)

    def select_option(self, *, index: int) -> None:
        self.ask(PICK, index)


AIM: Final = """
  const one = arguments[0];
  if (one.disabled || one.getAttribute("aria-disabled") === "true") return false;
  const middle = () => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2, box];
  };
  let [x, y, box] = middle();
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
    one.scrollIntoView({ block: "center" });
  const hit = () => {
    const found = document.elementFromPoint(x, y);
    const label = found?.closest("label");
    return Boolean(found && (one.contains(found) || (label && label.control === one)));
  };
  [x, y, box] = middle();
  if (!hit()) {
    one.scrollIntoView({ block: "center", inline: "center" });
    [x, y, box] = middle();
  }
  // What still moves is not aimed at yet.
  await new Promise((done) => setTimeout(done, 20));
  const [later, lower] = middle();
  return box.width > 0 && Math.abs(later - x) < 1 && Math.abs(lower - y) < 1 && hit();
"""
"""Whether the middle of it can be pressed, once it is scrolled to."""
FILL: Final = """
  const [one, text] = arguments;
  const box = one.getBoundingClientRect();
  if (one.disabled || one.readOnly || !box.width || !box.height) return "";
  if (one.type === "range") {
    one.value = text;
    one.dispatchEvent(new Event("input", { bubbles: true }));
    one.dispatchEvent(new Event("change", { bubbles: true }));
    return "slid";
  }
  one.focus();
  one.select();
  return "type";
"""
CHECK: Final = """
  const one = arguments[0];
  if (one.checked) return true;
  const label = one.labels?.[0];
  if (!label) return false;
  label.click();
  return one.checked;
"""
PICK: Final = """(one, place) => {
  one.selectedIndex = place;
  one.dispatchEvent(new Event("change", { bubbles: true }));
}"""


class Keyboard:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def press(self, key: str) -> None:
        self.driver.press(*(key.split("+") if len(key) > 1 else key))

    def type(self, text: str) -> None:
        for letter in text:
            self.driver.press(letter)


class Answer:
    """What the server said to a request of this page's owner."""

    def __init__(self, status: int, body: str) -> None:
        self.status = status
        self.body = body

    def text(self) -> str:
        return self.body

    def json(self) -> Any:
        return json.loads(self.body)


class Requests:
    """Requests with the cookies of the page: its own `fetch`."""

    def __init__(self, window: "Window") -> None:
        self.window = window

    def get(self, path: str) -> Answer:
        return self.send(path, {})

    def post(self, path: str, *, data: object) -> Answer:
        head = {"content-type": "application/json"}
        how = {"method": "POST", "headers": head, "body": json.dumps(data)}
        return self.send(path, how)

    def send(self, path: str, how: object) -> Answer:
        self.window.at_home()
        status, body = self.window.evaluate(
            """({ path, how }) => fetch(path, how).then(
              async (answer) => [answer.status, await answer.text()])""",
            {"path": path, "how": how},
        )
        return Answer(status, body)


class Window(Finder):
    """One person's WebKit."""

    def __init__(self, driver: Driver, address: str, size: dict[str, int]) -> None:
        self.driver = driver
        self.address = address
        self.window = self
        self.steps = []
        self.keyboard = Keyboard(driver)
        self.request = Requests(self)
        self.complaints: list[str] = []
        self.set_viewport_size(size)

    @property
    def viewport_size(self) -> dict[str, int]:
        return self.size

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self.size = size
        self.driver.resize(size["width"], size["height"])

    @property
    def url(self) -> str:
        return str(self.driver.run("return location.href"))

    def title(self) -> str:
        return str(self.driver.run("return document.title"))

    def at_home(self) -> None:
        """Somewhere from where the server may be asked."""
        if not self.url.startswith(self.address):
            self.goto("/settings")

    def goto(self, path: str) -> None:
        self.keep_complaints()
        whole = path if "://" in path else self.address + path
        self.driver.goto(whole)
        self.driver.run(LISTEN)

    def reload(self) -> None:
        self.keep_complaints()
        self.driver.reload()
        self.driver.run(LISTEN)

    def keep_complaints(self) -> None:
        self.complaints += self.driver.complaints()
        self.complaints += self.driver.run("return window.complained ?? []")

    def find(self, steps: list[Step]) -> Any:
        if any("role" in step for step in steps):
            self.bring_axe()
        return self.driver.run(f"return ({FIND})(arguments[0])", steps)

    def bring_axe(self) -> None:
        if not self.driver.run("return Boolean(window.axe)"):
            self.driver.run(AXE)

    def evaluate(self, what: str, given: object = None) -> Any:
        if what == AXE:
            return self.bring_axe()
        return self.call(what, given)

    def call(self, what: str, *given: object) -> Any:
        """An expression, or a function that is called; what it promises is awaited."""
        return self.driver.run(
            f"""
            const found = ({what.strip().rstrip(";")});
            return typeof found === "function" ? await found(...arguments) : found;
            """,
            *given,
        )

    def inner_text(self, css: str) -> str:
        return self.locator(css).inner_text()

    def wait_for_url(self, pattern: str) -> None:
        until(
            lambda: fnmatchcase(self.url, pattern.replace("**", "*")),
            PATIENCE,
            lambda: f"waited for {pattern}, is at {self.url}",
        )

    def wait_for_timeout(self, ms: float) -> None:
        time.sleep(ms / 1000)

    def picture(self, what: str) -> None:
        """Keeps how it looks, for somebody to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        width = self.size["width"]
        path = PICTURES / f"{what}-{width}-{self.driver.name}.png"
        path.write_bytes(self.driver.picture())

    def on(self, what: str, hear: Callable[..., None]) -> None:
        """Errors are asked for in the end; what the line brings is not told here."""

    def remove_listener(self, what: str, hear: Callable[..., None]) -> None:
        """As above."""

    def close(self) -> None:
        self.keep_complaints()
        self.driver.close()


def window_of(person: Any) -> Window:
    """The window of somebody in a test, which is typed as Playwright's page."""
    found = person.page
    assert isinstance(found, Window)
    return found
