"""People for browser tests: each has a browser of their own and clicks.

A second socket of the same person (hand.js) knows the question and what may follow
what; the answer itself is made by pressing what is on the page. Questions of a kind
that was clicked before may be answered over that socket, so that games end soon.
"""

import time
import zlib
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
)
from playwright.sync_api import (
    TimeoutError as Late,
)
from tests.browser.expecting import expect
from tests.browser.house import DEAL
from tests.patience import PATIENCE

HAND = (Path(__file__).parent / "hand.js").read_text()
AXE = Axe().axe_script
VIOLATIONS = """async () => {
  // Half faded in, letters are pale; so whatever moves has arrived while axe looks.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const run = animate.apply(this, how);
    run.finish();
    return run;
  };
  for (const run of document.getAnimations()) run.finish();
  try {
    // Of forced colours axe reads the ground; of letters what they would have had.
    const forced = matchMedia("(forced-colors: active)").matches;
    const rules = { "color-contrast": { enabled: !forced } };
    const found = await axe.run({ resultTypes: ["violations"], rules });
    return { ...found, passes: [], incomplete: [], inapplicable: [] };
  } finally {
    Element.prototype.animate = animate;
  }
}"""
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}
SETTLED = PATIENCE * 1000
"""Milliseconds in which a click must have shown."""
TRY = 3_000
"""Milliseconds for one try to press what may be gone, or not there yet."""
DRAWN = "Number(document.querySelector('[data-state][data-seq]')?.dataset.seq)"
"""The last entry that a page has drawn."""


class Player:
    """One person with a browser."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.gone = False
        """Whether the page shows no table."""
        self.spent = False
        """Whether the page is of no use to the next, after a clock was put in it."""
        self.clicked: set[str] = set()
        """Kinds of questions that were answered by clicking."""
        self.complaints: list[str] = []
        """Errors on the page, what its policy forbade, and what axe found."""
        self.expected: list[str] = []
        """Parts of complaints that belong to the test."""
        page.on("pageerror", self.fail)
        page.on("console", self.hear)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def fail(self, error: Error) -> None:
        self.complaints.append(str(error))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.complaints.append(f"{message.text} {where}")

    def unexpected(self) -> list[str]:
        return [
            line
            for line in self.complaints
            if not any(part in line for part in self.expected)
        ]

    def look(self, what: str) -> None:
        """Notes what axe finds wrong on the page; all of it is told at the end."""
        expect(self.page.get_by_role("heading", level=1).first).to_be_attached()
        if not self.page.evaluate("Boolean(window.axe)"):
            self.page.evaluate(AXE)
        found = AxeResults(self.page.evaluate(VIOLATIONS))
        if found.violations_count:
            self.complaints.append(f"{what}: {found.generate_report()}")

    def forget(self) -> None:
        """Listens to the page no longer."""
        self.page.remove_listener("pageerror", self.fail)
        self.page.remove_listener("console", self.hear)

    # Sitting down

    def host(self, game: str, **wishes: Any) -> str:
        """Opens a table, with a seat for each person and bots elsewhere."""
        answer = self.page.request.post(
            "/api/tables", data={"game": game, "name": self.name, **wishes}
        )
        assert answer.status == 201, answer.text()
        found = str(answer.json()["id"])
        self.page.goto(f"/t/{found}")
        self.take_hand(found)
        return found

    def arrive(
        self, table: str, name: str = "Your name", sit: str = "Sit down"
    ) -> None:
        """Comes by link, gives a name, sits down; the page may call these otherwise."""
        self.page.goto(f"/t/{table}")
        self.page.get_by_label(name).fill(self.name)
        self.page.get_by_role("button", name=sit).click()
        expect(self.page.locator("[data-seat]").first).to_be_visible()
        self.take_hand(table)

    def take_hand(self, table: str) -> None:
        luck = zlib.crc32(f"{DEAL} {self.name}".encode())
        self.page.evaluate(HAND, {"table": table, "luck": luck})
        self.wait_for("window.hand.scene")
        if not self.gone:
            expect(self.page.locator("[data-state][data-seq]")).to_be_attached()

    def leave(self, table: str = "") -> None:
        """Looks at something else; the hand, if it has a table, answers alone."""
        self.gone = True
        self.page.goto("/health")
        if table:
            self.take_hand(table)

    def wait_for(self, what: str) -> None:
        """Waits until this is so; the page's own policy forbids Playwright's way."""
        until = time.monotonic() + SETTLED / 1000
        while not self.page.evaluate(f"Boolean({what})"):
            assert time.monotonic() < until, f"{self.name} waited for {what}"
            time.sleep(0.03)

    def wait_for_seq(self, seq: int) -> None:
        """Waits until the page has drawn this entry."""
        self.wait_for(f"{DRAWN} >= {seq}")

    # Looking

    def card(self, prompt: str) -> Locator:
        """The place card of this kind."""
        return self.page.locator(f'[data-prompt="{prompt}"]')

    def told(self) -> Locator:
        """What ears are told when there is time."""
        return self.page.locator('.hidden-but-read[aria-live="polite"]')

    def give(self, answer: str) -> None:
        """Presses an answer that is not about the game: `begin`, `take-back`."""
        self.page.locator(f'[data-answer="{answer}"]:visible').first.click()

    def menu(self, *names: str) -> None:
        """Opens the table's menu and presses what is called so, one after the other."""
        self.page.get_by_role("button", name="Table menu").click()
        for name in names:
            self.page.get_by_role("group", name="Table menu").get_by_role(
                "button", name=name
            ).click()

    def scene(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("window.hand.scene")
        return found

    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(
            "window.hand?.scene?.question ?? null"
        )
        return found

    def over(self) -> bool:
        return bool(self.page.evaluate("window.hand?.scene?.table.state === 'over'"))

    # Playing

    def turn(self, *, quick: bool = True) -> bool:
        """Answers if asked: by clicking where the kind of question is new."""
        question = self.question()
        if question is None or question["passing"]:
            return False
        if self.gone or (quick and question["prompt"] in self.clicked):
            return bool(self.page.evaluate("window.hand.play()"))
        return self.click(question)

    def click(self, question: dict[str, Any]) -> bool:
        """Makes a legal answer by pressing what lies on the page."""
        chosen: list[str] | None = self.page.evaluate("window.hand.answer()")
        return chosen is not None and self.choose(question, chosen)

    def choose(self, question: dict[str, Any], chosen: list[str]) -> bool:
        """Presses this answer, and what sends it.

        Somebody else, or a candle, may be quicker at any moment: then it is no answer.
        """
        seen = question["at"]
        if not self.in_step(seen):
            return False
        ask = self.card(question["prompt"])
        for token in chosen:
            if not self.press(token, seen):
                break
            if self.moved_on(seen):  # a single word is its own answer
                break
        sure = ask.locator('[data-answer="sure"]')
        if not self.moved_on(seen) and not sure.is_visible():
            self.press("do" if chosen else "pass", seen)
        if not self.moved_on(seen, 0.4) and sure.is_visible():
            self.press("sure", seen)
        if not self.moved_on(seen, SETTLED / 1000):
            raise AssertionError(
                f"{self.name}: {question} was not answered by {chosen}:"
                f" {self.page.inner_text('.ask')!r}"
            )
        self.clicked.add(question["prompt"])
        return True

    def in_step(self, seen: int) -> bool:
        """Waits until the page has drawn what the hand knows, for long enough to be
        seen; no, if that is over."""
        until = time.monotonic() + SETTLED / 1000
        while time.monotonic() < until:
            if self.moved_on(seen, 0):
                return False
            if self.page.evaluate(
                f"{DRAWN} >= window.hand.seq && !document.querySelector('.ask .fresh')"
            ):
                return True
            time.sleep(0.03)
        raise AssertionError(f"the page of {self.name} is behind the table")

    def moved_on(self, seen: int, patience: float = 0.15) -> bool:
        until = time.monotonic() + patience
        while True:
            question = self.question()
            if question is None or question["at"] != seen or question["passing"]:
                return True
            if time.monotonic() > until:
                return False
            time.sleep(0.03)

    def moved_on_for_good(self, seen: int, patience: float) -> bool:
        """Whether the question is another one, where a pass still waits to be told."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            question = self.question()
            if question is None or question["at"] != seen:
                return True
            time.sleep(0.03)
        return False

    def press(self, token: str, seen: int) -> bool:
        """Presses a piece, a word, a seat or an amount, while it is asked for."""
        until = time.monotonic() + SETTLED / 1000
        before: bool | None = None
        while True:
            try:
                if token.isdigit() and not self.thing(token).count():
                    self.set_amount(int(token))
                elif before in (None, now := self.pressed(token)):
                    before = now  # a click that came too late may still have been one
                    self.thing(token).click(timeout=TRY)
            except Late:
                if self.moved_on(seen, 0):
                    return False
                if time.monotonic() > until:
                    raise
            else:
                return True

    def pressed(self, token: str) -> bool:
        return self.thing(token).get_attribute("aria-pressed", timeout=TRY) == "true"

    def thing(self, token: str) -> Locator:
        piece = self.page.locator(f'[data-piece="{token}"] button:visible')
        word = self.page.locator(f'[data-answer="{token}"]:visible')
        return piece.or_(word).first

    def set_amount(self, amount: int) -> None:
        quick = self.page.locator(f'[data-amount="{amount}"]:visible')
        if quick.count():
            quick.first.click(timeout=TRY)
            return
        group = self.page.get_by_role("group", name="Amount")
        slider = group.get_by_role("slider")
        if slider.count():
            able = self.page.evaluate(
                "window.hand.scene.question.options.map(Number)"
                ".filter(Number.isFinite).sort((a, b) => a - b)"
            )
            slider.fill(str(able.index(amount)), timeout=TRY)
            return
        output = group.locator("output")
        group.get_by_role("button").last.click(timeout=TRY)
        for _ in range(60):
            text = output.inner_text(timeout=TRY)
            shown = int("".join(c for c in text if c.isdigit()))
            if shown == amount:
                return
            step = group.get_by_role("button").nth(1 if shown < amount else 0)
            step.click(timeout=TRY)
        raise AssertionError(f"cannot set the amount {amount}")


def play_on(people: list[Player], *, until: float, quick: bool = True) -> None:
    """Lets people answer until the game is over or the time is up.

    Unless it is to be `quick`, every question is clicked.
    """
    end = time.monotonic() + until
    while time.monotonic() < end:
        if people[0].over():
            return
        moved = [person.turn(quick=quick) for person in people]
        if not any(moved):
            time.sleep(0.05)
    raise AssertionError(f"not over after {until} s: {people[0].scene()['view']}")
