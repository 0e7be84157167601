"""Somebody at a story table: what people press there, by the words on the screen."""

import re
from typing import Any

from playwright.sync_api import Error, Locator, expect
from tests.browser.player import SETTLED, Player

PROMPTS = "[data-prompt]"
GONE = 2_000
"""Milliseconds in which something that is still asked can be pressed."""


class Storyteller:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.name = player.name

    # Finding and pressing

    def prompt(self) -> str:
        found = self.page.locator(PROMPTS).first.get_attribute("data-prompt")
        return found or ""

    def card(self, kind: str) -> Locator:
        found = self.page.locator(f"[data-prompt={kind}]")
        expect(found).to_be_visible()
        return found

    def press(self, name: str, within: Locator | None = None) -> None:
        where: Any = within or self.page
        where.get_by_role("button", name=name, exact=True).first.click()

    def answer(self, name: str) -> None:
        self.page.locator(f"[data-answer={name}]:visible").first.click()

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    def sheet(self) -> Locator:
        found = self.page.locator("dialog[open]")
        expect(found).to_be_visible()
        return found

    def shut(self) -> None:
        self.press("Close", self.sheet())
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def state(self, name: str) -> None:
        expect(self.page.locator(f"[data-state={name}]").first).to_be_attached()

    # What people do

    def open(self, title: str) -> str:
        """Lays a story table; its address."""
        self.page.goto("/new/fugue")
        self.page.get_by_role("radio", name=re.compile(title)).check()
        self.page.locator("#story-name").fill(self.name)
        self.player.look("a new story")
        self.press("Lay the table")
        self.state("lobby")
        return self.page.url

    def arrive(self, address: str) -> None:
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        self.state("lobby")

    def describe(self, text: str) -> None:
        self.card("describe").get_by_role("textbox").first.fill(text)
        self.press("This is what you see")

    def suggest(self, kind: str, text: str) -> None:
        card = self.card("suggest")
        self.press(kind, card)
        card.get_by_role("textbox").fill(text)
        self.press("Suggest it")

    def remember(self, text: str, *, to: str = "") -> None:
        """Tells a flashback of one's own, or gives one."""
        self.page.locator("[data-prompt=idle]").get_by_role(
            "button", name=re.compile("^Remember")
        ).click()
        sheet = self.sheet()
        if to:
            sheet.get_by_role("button", name=re.compile("^A gift")).click()
            self.press(to, sheet.get_by_role("group", name="To whom?"))
        self.press("a thing", sheet)
        sheet.get_by_label("The memory, in a line").fill(text)
        self.press("That is the memory", sheet)
        last = sheet.get_by_role("button", name="Yes, spend it")
        expect(
            last.or_(self.page.locator("[data-prompt=ability]")).first
        ).to_be_visible()
        if last.is_visible():
            last.click()

    def name_ability(self, name: str) -> None:
        card = self.card("ability")
        card.get_by_label("Ability").fill(name)
        self.press("They can do this now")
        expect(card).to_have_count(0)

    def tell_bell(self, text: str) -> None:
        self.card("bell").get_by_label("The memory, in a line").fill(text)
        self.press("That is the memory")
        self.name_ability("railway signals")

    # Contests

    def play(self) -> str:
        """Does something sensible with whatever a contest asks; what it was.

        The page may be a moment behind the table: what is gone is not pressed.
        """
        self.page.set_default_timeout(GONE)
        try:
            return self.play_now(self.prompt())
        except Error:
            return ""
        finally:
            self.page.set_default_timeout(SETTLED)

    def leave(self) -> None:
        """Gives up before the next round; plays this one to its end."""
        gives_up = self.page.locator("[data-answer=give-up]:visible")
        if self.prompt() == "join" and gives_up.count():
            self.answer("give-up")
        else:
            self.play()

    def play_now(self, kind: str) -> str:
        if kind == "join":
            joins = self.page.locator("[data-answer=join]")
            self.answer("join" if joins.count() else "hold")
        elif kind == "turn":
            self.turn()
        elif kind in ("turn-more", "answer", "answer-wild", "intervene", "finish"):
            self.answer("pass")
        elif kind == "intercede":
            self.page.locator(f"[data-prompt={kind}] .answers button").first.click()
        elif kind in ("effect", "effect-more"):
            self.answer("tell")
            self.answer("do")
        elif kind == "contest-told":
            self.answer("spoken")
        elif kind == "bell":
            self.tell_bell("A lamp is swung three times in a tunnel.")
        elif kind == "use":
            self.press("Let it rest")
        else:
            return ""
        self.page.wait_for_timeout(120)
        return kind

    def turn(self) -> None:
        """Declares, turns up hole cards to 17, then stands."""
        lit = self.page.locator(".chip.lit")
        if lit.count():
            lit.first.click()
            return
        total = self.page.locator(".mine .total b")
        shown = total.inner_text() if total.count() else ""
        stands = self.page.locator("[data-answer=stand]:visible")
        hole = self.page.locator(".down .hole button")
        if shown.isdigit() and int(shown) >= 17 and stands.count():
            stands.click()
        elif hole.count():
            hole.first.click()
        else:
            self.answer("twist")
