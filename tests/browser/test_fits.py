"""Everything fits: no game is cut off, covered or out of reach on any screen.

Tables are laid in this process (`laid.py`), so each run sees the same cards. What is
measured is in `fits.js`: nothing scrolls sideways, nothing lies on its neighbour, no
word is cut off, answers are in sight and fingers find what is to be pressed.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Shows
from tests.browser.laid import NAMES, WIDE, Laid, Moment, Show, moments
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.rivals import look_at_all, most_open

from parlour.games import GAMES, find

pytestmark = pytest.mark.browser

FITS = (Path(__file__).parent / "fits.js").read_text()
MISSING = """(tokens) => tokens.filter((token) => {
  const places = `[data-piece="${token}"] button, [data-answer="${token}"]`;
  const shown = (one) => one.checkVisibility();
  const plain = token !== "done" && !/^\\d+$/.test(token); // amounts have their slider
  return plain && ![...document.querySelectorAll(places)].some(shown);
})"""
"""Tokens that could be chosen next, and that lie nowhere on the page."""
SIDEWAYS = {"width": 740, "height": 360}
"""A phone in landscape."""
CHOICES = 150
"""Enough for a table that is full."""


def fullest(found: dict[str, Moment]) -> Moment:
    """The fullest table at which seat 0 is asked something."""
    return max(asked(found), key=lambda one: one.fullness)


def asked(found: dict[str, Moment]) -> list[Moment]:
    return [one for name, one in found.items() if name not in ("wait", "over")]


def waits(found: dict[str, Moment]) -> list[Moment]:
    return [one for one in found.values() if one.name == "wait"]


def laden(game: str, seats: int, **more: Any) -> dict[str, Moment]:
    """The tables of a game by what is asked at them, each at its fullest."""
    return moments(Laid(game, seats, **more), CHOICES)


def wrong(page: Show, moment: Moment, scroll: float) -> list[str]:
    """What does not fit, where the table may scroll by this share of the screen, and
    what is asked for but cannot be pressed."""
    page(moment)
    told: list[str] = page.page.evaluate(FITS, scroll)
    question = moment.scene.question
    missing: list[str] = page.page.evaluate(MISSING, question.next if question else [])
    return told + [f"{token} is nowhere to be pressed" for token in missing]


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_fits_and_what_lies_open_is_in_sight(
    show: Shows, game: str
) -> None:
    """As many as may play; on a phone and a desk with long names, and in German.

    With as many as usual too, it takes one press at most to see what lies open.
    """
    most, usual = find(game).players[-1], find(game).usual_seats
    longest = find(game).longest_name or len(WIDE[0])
    long = laden(game, most, names=[name[:longest] for name in WIDE])
    plain = laden(game, most)
    fewer = laden(game, usual) if usual != most else {}
    for page, full in (
        (show(PHONE, locale="de"), long),
        (show(DESK, locale="de"), long),
        (show(TABLET), plain),
    ):
        assert wrong(page, fullest(full), 0) == []
        for some in (asked(full), waits(full), asked(fewer) or waits(fewer)):
            if some:
                moment = most_open(some)
                page(moment)
                look_at_all(page, moment)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("domino-knights", 6), ("domino-avatars", 6), ("seven-handed-poker", 2)],
)
def test_no_question_of_a_laden_game_scrolls(
    show: Shows, game: str, seats: int
) -> None:
    """Several fights with a card announced, long rows, seven spots in use."""
    for name, moment in moments(Laid(game, seats), 500).items():
        for size in (PHONE, DESK):
            assert wrong(show(size), moment, 0) == [], (name, size)


def over(show: Show, game: str, seats: int) -> Page:
    """The page at the end of a game."""
    laid = Laid(game, seats)
    for _ in laid.play(2000):
        pass
    show(laid.look())
    expect(show.page.locator("[data-result]")).to_be_visible()
    return show.page


def test_names_are_whole_after_the_end(show: Shows) -> None:
    """The slip takes the place of the plates."""
    page = over(show(PHONE), "abandon-ship", 4)
    names = page.locator(".slip .who b").evaluate_all(
        "(all) => all.map((one) => [one.innerText, one.scrollWidth - one.clientWidth])"
    )
    assert [name for name, cut in names if cut > 0] == []
    assert {"Ines", "Mara", "Tobias"} <= {name for name, _ in names}


def test_the_own_hand_is_in_sight_after_the_end(show: Shows) -> None:
    page = over(show(DESK), "lost-pueblo", 6)
    beyond = "(one) => one.scrollHeight - one.clientHeight"
    assert page.locator("main").first.evaluate(beyond) <= 1


@pytest.mark.soak
@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_table_fits_in_other_languages(
    show: Shows, game: str, language: str
) -> None:
    most = find(game).players[-1]
    for size in (PHONE, DESK):
        assert (
            wrong(show(size, locale=language), fullest(laden(game, most)), 0) == []
        ), size


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits(show: Shows, game: str) -> None:
    seats = find(game)
    for count in sorted({seats.usual_seats, seats.players[-1]}):
        for name, moment in moments(Laid(game, count, names=NAMES), 400).items():
            for size, scroll in ((PHONE, 0), (SIDEWAYS, 1.5), (TABLET, 0), (DESK, 0)):
                found = wrong(show(size), moment, scroll)
                assert found == [], (name, count, size)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_letters_of_twice_the_size_fit(show: Shows, game: str) -> None:
    moment = fullest(laden(game, find(game).usual_seats))
    for size in (TABLET, DESK):
        assert wrong(show(size, text="32px"), moment, 1.2) == [], size
