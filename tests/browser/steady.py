"""Whole games on pages of several sizes, and what moves on them meanwhile.

Bots play every seat in this process (`laid.py`). Each update goes to all pages, which
play it beat by beat. The browser reports its layout shifts, also those after a press.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from tests.browser.laid import Laid, Moment, Show
from tests.browser.pages import small

from parlour.server.games import frames as wire
from parlour.server.games import scenes
from parlour.server.games.updates import whole_change

OBSERVER: Final = (Path(__file__).parent / "steady.js").read_text()
SIZES: Final = {
    "1440×900": {"width": 1440, "height": 900},
    "820×1180": {"width": 820, "height": 1180},
    "390×844": {"width": 390, "height": 844},
    "844×390": {"width": 844, "height": 390},
}
MOST: Final = 0.02
"""Layout shift that a whole game may add up to."""
SOON: Final = """(() => {
  try { localStorage["parlour.look"] ??= JSON.stringify({ pace: "quick" }); } catch {}
  const plain = window.setTimeout;
  window.setTimeout = (what, ms, ...more) =>
    plain(what, ms >= 150 && ms <= 4000 ? Math.min(20, ms / 20) : ms, ...more);
})()"""
"""Every beat is drawn, and none is waited for."""
DRAWN: Final = """async (seq) => {
  const frame = () => new Promise(requestAnimationFrame);
  const until = performance.now() + 30000;
  const page = () => document.querySelector("[data-state][data-seq]");
  const there = () => page()?.dataset.seq === String(seq);
  while (!there() && performance.now() < until) await frame();
  await frame();
  await frame();
}"""
PRESS: Final = """async (piece) => {
  const button = document.querySelector(`[data-piece="${piece}"] button`);
  if (!button?.checkVisibility()) return;
  button.click();
  const until = performance.now() + 2000;
  const frame = () => new Promise(requestAnimationFrame);
  do await frame();
  while (document.querySelector(".ask [aria-busy=true]") && performance.now() < until);
  await frame();
}"""
"""Chooses a piece as a player would, and waits for what the table says of it."""


@dataclass
class Notes:
    """What moved on one page."""

    total: float = 0
    shifts: int = 0
    moved: Counter[str] = field(default_factory=Counter)
    """Layout shift by what moved."""
    examples: dict[str, str] = field(default_factory=dict)
    boxes: dict[str, set[tuple[int, ...]]] = field(default_factory=dict)
    """Everywhere each part of the table lay."""

    def shifted(self, entry: dict[str, Any], when: str) -> None:
        self.total += entry["value"]
        self.shifts += 1
        for source in entry["sources"]:
            self.moved[source["what"]] += entry["value"] / len(entry["sources"])
            self.examples.setdefault(
                source["what"], f"{when}: {source['from']} → {source['to']}"
            )

    def lay(self, boxes: dict[str, list[int]]) -> None:
        for name, box in boxes.items():
            self.boxes.setdefault(name, set()).add(tuple(box))

    def report(self, most: int = 6) -> str:
        return "\n".join(
            f"    {value:.4f} {what}\n           {self.examples[what]}"
            for what, value in self.moved.most_common(most)
        )


class Stage:
    """A page on which a game is played and watched."""

    def __init__(self, page: Page) -> None:
        self.show = Show(page)
        self.notes = Notes()
        self.state = ""

    @property
    def page(self) -> Page:
        return self.show.page

    def open(self, moment: Moment) -> None:
        self.show(moment)
        self.page.evaluate(OBSERVER)
        self.state = moment.name
        self.notes = Notes()
        self.notes.lay(self.page.evaluate("window.steady.boxes()"))

    def send(self, moment: Moment, told: list[wire.SeenEntry]) -> None:
        self.show.moment, self.show.scene = moment, moment.scene
        self.show.shown += 1
        change = whole_change(moment.scene, had_view=True)
        self.show.send(wire.Update(seq=self.show.shown, told=told, scene=change))

    def note(self, state: str) -> None:
        self.page.evaluate(DRAWN, self.show.shown)
        for entry in self.page.evaluate("window.steady.take()"):
            self.notes.shifted(entry, f"{self.state} → {state}")
        if state != "over":
            self.notes.lay(self.page.evaluate("window.steady.boxes()"))
        self.state = state


@contextmanager
def stages(
    browser: Browser, address: str, sizes: dict[str, dict[str, int]] = SIZES
) -> Iterator[dict[str, Stage]]:
    contexts = []
    found = {}
    for name, size in sizes.items():
        context = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="reduce",
            service_workers="block",
            has_touch=small(size),
            is_mobile=small(size),
        )
        context.add_init_script(SOON)
        contexts.append(context)
        found[name] = Stage(context.new_page())
    try:
        yield found
    finally:
        for context in contexts:
            context.close()


def play(laid: Laid, watched: dict[str, Stage], choices: int) -> int:
    """Plays on, at most so many choices; says how many it were."""
    for stage in watched.values():
        stage.open(laid.look())
    played = 0
    while laid.room.state != "over" and played < choices:
        before = Moment(laid.room, [], 0)
        question = before.scene.question
        since = laid.room.seq
        if question is not None:
            piece = next((one for one in question.next if is_piece(one)), None)
            if piece is not None:
                for stage in watched.values():
                    stage.page.evaluate(PRESS, piece)
                    stage.note(f"{before.name} with {piece}")
        laid.step()
        played += 1
        now = laid.look()
        told = scenes.log_since(laid.room, now.reader, since)
        for stage in watched.values():
            stage.send(now, told)
        for stage in watched.values():
            stage.note(now.name)
    return played


def is_piece(token: str) -> bool:
    """A word has more letters, an amount is a number."""
    return token != "done" and not token.isdigit() and (len(token) < 4 or "-" in token)
