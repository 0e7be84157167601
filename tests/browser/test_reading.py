"""Whole games of each kind, and a story's evening, by keys and ears alone."""

import re
import time

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Come, Houses, Tell
from tests.browser.evening import SIZES, STACK, Evening
from tests.browser.expecting import expect
from tests.browser.keys import answer, tab_to
from tests.browser.player import SETTLED, Player
from tests.browser.reader import CODES, Reader
from tests.browser.teller import Teller
from tests.browser.test_games import LONGEST, opened
from tests.browser.without_mouse import without_mouse
from tests.engines.kinds import KINDS

MINE = "Your move."
UNCALLED = ("lobby", "idle")
"""Place cards that nobody is called to: laid before, or there for whoever wants it."""


def called(person: Player, reader: Reader, seen: int, mark: int) -> int:
    """Waits from this mark on for the call to a question; where the next may be."""
    until = time.monotonic() + SETTLED / 1000
    while not person.moved_on(seen, 0):
        reader.fresh()
        asked = person.page.locator("h2#question").inner_text()
        for place, one in enumerate(reader.all[mark:], mark):
            if MINE in one.text and asked in one.text:
                return place + 1
        assert time.monotonic() < until, f"“{asked}” is not called: {reader.all[mark:]}"
    return mark


def play(person: Player, reader: Reader) -> list[str]:
    """Plays to the end; what was wrong with what was said."""
    wrong: list[str] = []
    until = time.monotonic() + LONGEST
    trees: list[str] = []
    last, mark = -1, 0
    while not person.over():
        assert time.monotonic() < until, "the game does not end"
        question = person.question()
        if question is None or question["passing"]:
            person.page.wait_for_timeout(30)
            continue
        if not person.in_step(question["at"]):
            continue
        if question["at"] != last:
            last = question["at"]
            mark = called(person, reader, last, mark)
            trees.append(reader.tree())
        answer(person)
    calls = [one for one in reader.all if MINE in one.text]
    wrong += [f"not at once: {one}" for one in calls if not one.urgent]
    wrong += [f"{code} in the tree" for tree in trees for code in CODES.findall(tree)]
    return wrong


@pytest.mark.engines
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_by_ear(kind: str, come: Come) -> None:
    yola = come("Yola")
    opened(yola, KINDS[kind], 1)
    reader = Reader(yola)
    tab_to(yola, "answer", "begin")
    yola.page.keyboard.press("Enter")
    wrong = play(yola, reader)
    expect(yola.page.locator("[data-result]")).to_be_visible()
    reader.fresh()
    reader.keep(kind.replace(" ", "-"))
    assert not (wrong := wrong + reader.faults()), "\n".join(wrong)
    calls = sum(one.text.count(MINE) for one in reader.all)
    assert 1 < calls <= yola.page.evaluate("window.hand.asked.size"), "once for each"


JOURNAL = """() => [...document.querySelectorAll("ol[aria-label=Journal] > li")]
  .flatMap((line) => [...line.querySelectorAll(".lead, .text")])
  .map((words) => words.textContent.trim()).filter(Boolean)"""
"""What the journal beside the table says, line by line."""
DROPPED = "Tobias tells it aloud."
"""What is left of the line that the stop card took back; it was heard as it was."""


def unheard(lines: list[str], reader: Reader) -> list[str]:
    """Lines that were not said, or not in their order."""
    said = " ".join(one.text for one in reader.all)
    missing, at = [], 0
    for line in lines:
        found = said.find(line, at)
        if found < 0:
            missing.append(line)
        else:
            at = found + len(line)
    return missing


def hears_what_is_asked(
    readers: dict[str, Reader], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks for a place card from now on has heard what stands on it."""
    plain = Teller.asked

    def asked(person: Teller, kind: str) -> Locator:
        card = plain(person, kind)
        pale = re.compile(r"\bpale\b").search(card.get_attribute("class") or "")
        if kind not in UNCALLED and not pale and person.name in readers:
            readers[person.name].await_words(card.locator("h2").inner_text())
        return card

    monkeypatch.setattr(Teller, "asked", asked)


@pytest.mark.engines
def test_a_story_by_ear_and_by_keys(
    tell: Tell, houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each of four people hears of an evening that they tell without a mouse."""
    address = houses(STACK)
    people = [tell(*one, at=address) for one in SIZES.items()]
    readers: dict[str, Reader] = {}
    before: list[str] = []

    def look(_: Teller, what: str) -> None:
        if what == "story-lobby":
            readers.update({one.name: Reader(one) for one in people})
            before.extend(people[0].page.evaluate(JOURNAL))
        for reader in readers.values():
            reader.fresh()

    hears_what_is_asked(readers, monkeypatch)
    without_mouse(monkeypatch)
    Evening(people, look).tell()
    wrong = []
    for person in people:
        reader = readers[person.name]
        reader.fresh()
        reader.keep(f"story-{person.name}")
        wrong += [f"{person.name}: {fault}" for fault in reader.faults()]
        lines = person.page.evaluate(JOURNAL)[len(before) :]
        lines = [one for one in lines if one != DROPPED]
        wrong += [f"{person.name} missed “{one}”" for one in unheard(lines, reader)]
    assert not wrong, "\n".join(wrong)
    assert all(len(reader.all) > 20 for reader in readers.values())
