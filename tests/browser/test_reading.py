"""Whole games by keys and ears alone."""

import time

import pytest
from tests.browser.conftest import Come
from tests.browser.expecting import expect
from tests.browser.keys import answer, tab_to
from tests.browser.player import Player
from tests.browser.reader import CODES, Heard, Reader
from tests.browser.test_games import LONGEST, opened
from tests.engines.kinds import KINDS

MINE = "Your move."
HEARD = ("cards", "betting", "sealed answers")


def play(person: Player, reader: Reader) -> list[str]:
    """Plays to the end; what was wrong with what was said."""
    wrong: list[str] = []
    until = time.monotonic() + LONGEST
    since: list[Heard] = []
    trees: list[str] = []
    while not person.over():
        assert time.monotonic() < until, "the game does not end"
        question = person.question()
        if question is None or question["passing"]:
            person.page.wait_for_timeout(30)
            continue
        if not person.in_step(question["at"]):
            continue
        since += reader.fresh()
        calls = [one for one in since if MINE in one.text]
        asked = person.page.locator("h2#question").inner_text()
        # Before it there may have been a question whose candle burned down.
        if not calls or asked not in calls[-1].text or len(set(calls)) < len(calls):
            wrong.append(f"{len(calls)} calls for “{asked}”: {since}")
        wrong += [f"not at once: {one}" for one in calls if not one.urgent]
        trees.append(reader.tree())
        answer(person)
        since = []
    wrong += [f"{code} in the tree" for tree in trees for code in CODES.findall(tree)]
    return wrong


@pytest.mark.engines
@pytest.mark.parametrize("kind", HEARD)
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
    assert wrong + reader.faults() == []
    assert sum(MINE in one.text for one in reader.all) > 1
