"""Somebody who hears the page: live regions as they change, and the rest in order.

`ears.js` keeps what a screen reader would say of itself. What has the focus is read by
its name, which is in the page's accessibility tree.
"""

import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.browser.player import Player
from tests.patience import PATIENCE

EARS: Final = (Path(__file__).parent / "ears.js").read_text()
CODES: Final = re.compile(
    r"\b(?:[2-9TJQKA][cdhs]|M\d\d|\d{1,2}-\d{1,2}|seat-\d|who-\d)\b"
    r"|\b(?:prompt|zone|fact|note|unit|phase|word|told|hint|line|refused)-[a-z]"
    r"|\{\s*\$|undefined|\[object|NaN|[\uE000\uE001♣♦♥♠⚔⛨]"
)
"""Names of pieces, seats and messages that only programs know, and signs that each
screen reader reads in a way of its own."""
SENTENCE: Final = re.compile(r"[^.!?…]+[.!?…]+[”’\")]*")
KEPT: Final = Path(__file__).parents[2] / "build" / "engines"
SHORTEST: Final = 12
"""Letters from which on a sentence is no mere name or number."""


@dataclass(frozen=True)
class Heard:
    urgent: bool
    text: str

    def faults(self) -> list[str]:
        """Codes in it, and sentences that it says twice."""
        found = [f"“{code}” in “{self.text}”" for code in CODES.findall(self.text)]
        said = [one.strip() for one in SENTENCE.findall(self.text)]
        twice = {one for one in said if said.count(one) > 1 and len(one) > SHORTEST}
        return found + [f"“{one}” twice in “{self.text}”" for one in twice]


class Reader:
    """Listens to somebody's page from now on."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.all: list[Heard] = []
        person.page.evaluate(EARS)

    def fresh(self) -> list[Heard]:
        """What was said since this was asked last."""
        told = self.person.page.evaluate("window.heard?.splice(0) ?? null")
        if told is None:  # the page is another one
            self.person.page.evaluate(EARS)
            return []
        came = [Heard(one["how"] == "assertive", one["text"]) for one in told]
        self.all += came
        return came

    def await_words(self, words: str) -> None:
        """Waits until this was said at once, now or before."""
        until = time.monotonic() + PATIENCE
        while not any(one.urgent and words in one.text for one in self.all):
            assert time.monotonic() < until, f"{self.person.name} never heard “{words}”"
            self.fresh()

    def tree(self) -> str:
        """The page as it is read from top to bottom."""
        return str(self.person.page.locator("body").aria_snapshot())

    def keep(self, what: str) -> None:
        """Writes down all that was said, and the page as it is, to be read."""
        said = [f"{'!' if one.urgent else ' '} {one.text}" for one in self.all]
        KEPT.mkdir(parents=True, exist_ok=True)
        text = "\n".join([*said, "", self.tree(), ""])
        (KEPT / f"heard-{what}.txt").write_text(text, encoding="utf-8")

    def faults(self) -> list[str]:
        """What nobody should have to hear, of all that was said."""
        found = [fault for one in self.all for fault in one.faults()]
        for one, other in zip(self.all, self.all[1:], strict=False):
            if one.text == other.text and len(one.text) > SHORTEST:
                found.append(f"twice in a row: “{one.text}”")
        return found
