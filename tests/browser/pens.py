"""A story told over the wire up to the moment that a test is about.

Each person has a page, and a second socket of their own (pen.js) that writes what
would otherwise take a minute of clicks. What the test is about is then looked at,
and pressed, on the page.
"""

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.browser.player import SETTLED
from tests.browser.teller import Teller

PEN = (Path(__file__).parent / "pen.js").read_text()
SEEN = (
    "A tall woman of sixty in a grey travelling coat.",
    "A boy with flour in his hair and big hands.",
    "A woman with a broken nose and a bandsman's jacket.",
    "A thin man with ink on two fingers.",
    "A girl in a coat three sizes too large.",
)
SAID = (
    "a burn like a crescent on the neck",
    "hums without knowing it",
    "one brown eye and one green",
    "smells of cloves",
    "a chipped front tooth",
)


class Pens:
    """People at one story table; the first of them deals."""

    def __init__(self, people: list[Teller], content: str = "eleven-forty") -> None:
        self.people = people
        first = people[0]
        first.page.goto("/about")
        wanted = {"content": content, "name": first.name}
        made = first.page.request.post("/api/stories", data=wanted)
        assert made.status == 201, made.text()
        self.id = str(made.json()["id"])
        for number, person in enumerate(people):
            if number:
                person.page.goto("/about")
                person.page.request.get("/api/me")
            person.page.evaluate(PEN, {"story": self.id})
            if number:
                self.ask(number, {"do": "sit", "name": person.name})

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def ask(self, seat: int, frame: dict[str, Any]) -> dict[str, Any]:
        page = self.people[seat].page
        told: dict[str, Any] = page.evaluate("(frame) => window.pen.ask(frame)", frame)
        assert told["is"] not in ("no", "oops"), (frame, told)
        return told

    def write(self, seat: int, is_: str, /, **entry: Any) -> int:
        """Writes into the journal; the entry's number."""
        told = self.ask(
            seat, {"do": "write", "seat": seat, "entry": {"is": is_, **entry}}
        )
        seq = int(told["seq"])
        for person in self.people:
            person.wait_for(f"window.pen.told >= {seq}")
        return seq

    def scene(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.people[seat].page.evaluate("window.pen.scene")
        return found

    def memory(self, seat: int = 0) -> int:
        """The number of the newest memory."""
        return int(self.scene(seat)["story"]["memories"][-1]["memory"])

    def play(self, seat: int, *chosen: str) -> None:
        """Answers what the contest asks this seat, once it asks."""
        until = time.monotonic() + SETTLED / 1000
        while (contest := self.scene(seat)["contest"]) is None or not contest[
            "question"
        ]:
            assert time.monotonic() < until, f"seat {seat} is not asked"
            time.sleep(0.02)
        at = contest["question"]["at"]
        self.ask(seat, {"do": "play", "seat": seat, "at": at, "chosen": list(chosen)})

    # The beginning, up to each stage

    def appointed(self) -> None:
        for seat in range(len(self.people)):
            self.write(seat, "dealer_appointed", dealer=0)

    def opened(self) -> None:
        self.appointed()
        self.write(0, "eyes_closed")
        self.write(0, "intro_read")

    def made(self) -> None:
        """Everybody has a persona; from the Dealer's left, the Dealer last."""
        self.opened()
        many = len(self.people)
        for place in range(many):
            seat = (place + 1) % many
            persona = self.scene(seat)["story"]["creation"]["persona"]
            self.write(seat, "persona_described", text=SEEN[place])
            self.write(
                (seat + 1) % many,
                "feature_suggested",
                persona=persona,
                category="other",
                text=SAID[place],
            )
            self.write(seat, "feature_accepted", persona=persona)

    def dealt(self) -> None:
        self.made()
        self.write(0, "signifiers_dealt")

    def begun(self, scene: str = "A sleeping car in the snow.") -> None:
        self.dealt()
        self.write(0, "session_opened")
        self.write(0, "scene", text=scene)

    def persona(self, seat: int) -> str:
        seats = self.scene(0)["story"]["seats"]
        return str(seats[seat]["persona"])

    def remember(self, by: int, to: int, text: str, ability: str, *parts: str) -> int:
        """A memory of one's own or a gift, with what it leaves."""
        source = "self" if by == to else "gift"
        self.write(
            by,
            "memory",
            source=source,
            persona=self.persona(to),
            text=text,
            trigger="a thing",
        )
        found = self.memory(by)
        self.write(by, "ability", memory=found, name=ability, parts=list(parts))
        return found

    # Looking

    def shown(self, *seats: int) -> None:
        """Opens the table on these pages; their pens write on."""
        for seat in seats or range(len(self.people)):
            page = self.people[seat].page
            page.goto(self.path)
            page.evaluate(PEN, {"story": self.id})
            expect(page.locator("[data-state][data-seq]")).to_be_attached()
