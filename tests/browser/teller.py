"""People at a story table: each with a browser, and every byte it is sent.

What is sealed is known to the test as pieces of text; `Teller.strays` says which of
them reached a page that may not have them yet.
"""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from tests.browser.expecting import expect
from tests.browser.player import Player

from parlour.story.content.check import read_content

SHORTEST = 14
"""Characters in which a sealed sentence is told apart from ordinary words."""


class Teller(Player):
    """Somebody who tells a story, and reads what their page was sent."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        self.frames: list[str] = []
        self.unread = 0
        self.known: set[str] = set()
        """Sealed pieces that this person may have been sent by now."""
        self.page.on("websocket", self.listen)

    def forget(self) -> None:
        super().forget()
        self.page.remove_listener("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on(
            "framereceived",
            lambda data: self.frames.append(
                data if isinstance(data, str) else data.decode()
            ),
        )

    def fresh(self) -> str:
        """What this page was sent since the last look."""
        found = "\n".join(self.frames[self.unread :])
        self.unread = len(self.frames)
        return found

    def strays(self, sealed: Iterable[str]) -> list[str]:
        """Sealed pieces in what came since the last look, before their time."""
        fresh = self.fresh().replace('\\"', '"').replace("\\n", "\n")
        return [one for one in sealed if one in fresh and one not in self.known]

    # What lies on the page

    def asked(self, kind: str) -> Locator:
        """The place card of this kind, once it lies there and was to be seen."""
        found = self.card(kind)
        expect(found).to_be_visible()
        expect(found.locator(".fresh")).to_have_count(0)
        expect(self.page.locator(".fresh:has([data-prompt])")).to_have_count(0)
        return found

    def push(self, name: str, within: Locator | None = None) -> None:
        """Presses the button that is called so, or begins so."""
        place = within or self.page
        place.get_by_role(
            "button", name=re.compile(f"^{re.escape(name)}")
        ).first.click()

    def answer(self, kind: str, name: str) -> None:
        """Presses an answer on a place card."""
        self.push(name, self.asked(kind))

    def sheet(self) -> Locator:
        """What was opened over the table."""
        found = self.page.get_by_role("dialog")
        expect(found).to_be_visible()
        return found

    def put_away(self) -> None:
        self.sheet().get_by_role("button", name="Close", exact=True).click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def place(self, name: str) -> None:
        """Turns to the table, the memories, the journal or the chapter."""
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    @contextmanager
    def journal(self) -> Iterator[Locator]:
        """The journal; on a small screen it is a place of its own."""
        beside = self.page.get_by_role("tab", name="Journal").count() == 0
        if not beside:
            self.place("Journal")
        yield self.page.get_by_role("list", name="Journal")
        if not beside:
            self.place("Table")

    def reads(self, *texts: str) -> None:
        with self.journal() as told:
            for text in texts:
                expect(told).to_contain_text(text)

    def reads_once(self, text: str) -> None:
        """The journal says so, and does not repeat it."""
        with self.journal() as told:
            expect(told.get_by_text(text)).to_have_count(1)

    def writes(self, text: str) -> None:
        """Writes a line into the journal."""
        with self.journal():
            field = self.page.locator("#say")
            field.fill(text)
            field.press("Enter")
            expect(field).to_have_value("")

    def stop_card(self) -> Locator:
        name = re.compile("Play the stop card|Press again to stop")
        return self.page.get_by_role("button", name=name).first

    # The beginning

    def lays(self, title: str) -> str:
        """Lays a table for the story of this title; its address."""
        self.page.goto("/new/fugue")
        self.page.get_by_role("radio", name=re.compile(title)).check()
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.push("Lay the table")
        self.asked("lobby")
        return self.page.url

    def sits(self, table: str) -> None:
        """Comes by link, gives a name, sits down."""
        self.page.goto(table)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.push("Sit down")
        expect(self.page.locator("[data-seat]").first).to_be_visible()

    def wants_dealer(self, seat: int, kind: str = "lobby") -> None:
        self.asked(kind).locator(f'[data-answer="dealer-{seat}"]').click()

    def describes(self, text: str) -> None:
        card = self.asked("describe")
        card.get_by_role("textbox").first.fill(text)
        self.push("This is what you see", card)

    def suggests(self, kind: str, text: str, *, binding: bool = False) -> None:
        card = self.asked("suggest")
        self.push(kind, card)
        card.get_by_role("textbox").fill(text)
        self.push("Suggest it", card)
        if binding:
            self.push("Yes, it is binding", card)

    # Flashbacks

    def remembers(
        self, text: str, *, to: str = "", trigger: str = "a thing", last: bool = False
    ) -> None:
        """Writes a flashback of one's own, or a gift; the ability comes after it."""
        self.answer("idle", "Remember")
        sheet = self.sheet()
        if to:
            self.push("A gift", sheet)
            whom = sheet.get_by_role("group", name="To whom?")
            self.push(to, whom)
        self.push(trigger, sheet.get_by_role("group", name="What brings it back?"))
        sheet.get_by_label("The memory, in a line").fill(text)
        self.push("That is the memory", sheet)
        if last:
            self.push("Yes, spend it", sheet)
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def names_ability(self, name: str) -> None:
        card = self.asked("ability")
        card.get_by_label("Ability").fill(name)
        self.push("That is the ability", card)

    def letter(self, text: str) -> Locator:
        """The memory that lies on the felt as a letter."""
        found = self.page.locator("[data-letter]", has_text=text)
        expect(found).to_be_visible()
        return found

    def keeps(self, text: str, ability: str) -> None:
        """Reads what came, and puts it away."""
        expect(self.letter(text)).to_contain_text(ability)
        self.answer("letter", "Keep it")
        expect(self.page.locator("[data-letter]", has_text=text)).to_have_count(0)

    def tells_signifier(self, text: str) -> None:
        card = self.asked("bell")
        card.get_by_label("The memory, in a line").fill(text)
        self.push("That is the memory", card)

    # Playing cards

    def tries(self, what: str) -> None:
        self.answer("idle", "Try something")
        card = self.asked("idle")
        card.get_by_role("textbox").fill(what)
        self.push("Try it", card)

    def sets_difficulty(self, number: int, ability: str = "") -> None:
        card = self.asked("task-set")
        card.get_by_role("slider").fill(str(number))
        if ability:
            self.push(ability, card)
        self.push(f"Difficulty {number}", card)
        expect(self.asked("task-flip")).to_contain_text(f"Difficulty {number}")

    def flips(self) -> None:
        self.asked("task-flip").locator('[data-answer="flip"]').click()

    def speaks(self, kind: str = "task-narration") -> None:
        """ "Spoken aloud" is enough."""
        self.asked(kind).locator('[data-answer="spoken"]').click()

    def turns_up(self, card: str) -> None:
        """Turns up a hole card, and tells a bit of the action from it."""
        self.asked("turn")
        lying = self.page.locator(f'[data-piece="{card}"] button:visible').first
        expect(lying).to_be_enabled()
        lying.click()

    def tells_card(self) -> None:
        """Tells the card last turned up aloud. A phone asks for it before all else."""
        self.speaks("contest-told")

    def plays(self, kind: str, *words: str) -> None:
        """Answers what the contest asks, word by word."""
        card = self.asked(kind)
        for word in words:
            card.locator(f'[data-answer="{word}"]').click()

    # The Dealer's hand

    def opens_tools(self) -> Locator:
        self.answer("idle", "Tools")
        return self.sheet()

    def opens_sheet(self, seat: int) -> Locator:
        self.page.locator(f'[data-seat="{seat}"]').click()
        return self.sheet()


def sealed_pieces(source: str) -> dict[str, list[str]]:
    """What a content-set keeps from people, by the part that it stands in."""
    content = read_content(source)
    parts: dict[str, list[str]] = {
        "intro": [content.intro.text],
        "setting": [content.setting.text if content.setting else ""],
        "advice": [content.advice.text if content.advice else ""],
    }
    for one in content.character:
        parts[f"shown {one.id}"] = [one.shown_as]
        parts[f"person {one.id}"] = [one.text, *(each.name for each in one.abilities)]
    for chapter in content.chapter:
        key = f"chapter {chapter.number}"
        parts[key] = [chapter.title, chapter.text]
        parts[key] += [scene.text for scene in chapter.scene]
        for trigger in chapter.trigger:
            told = [trigger.flashback, trigger.ability.name]
            parts[f"trigger {trigger.id}"] = told
    return {
        key: [s for text in found for s in sentences(text)]
        for key, found in parts.items()
    }


def sentences(text: str) -> Iterator[str]:
    """Pieces that are whole on the wire: a persona's name stands between two."""
    for piece in re.split(r"(?<=[.?!]) |\n+|\{persona\}", text):
        if len(piece.strip()) >= SHORTEST:
            yield piece.strip()


def stops(frames: list[str]) -> list[dict[str, Any]]:
    """Entries of the journal that are stop cards, as a page was told them."""
    return [
        one
        for frame in frames
        for one in json.loads(frame).get("told", [])
        if one["kind"] == "stop"
    ]
