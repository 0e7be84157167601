"""Nothing jumps while a game is played: the browser's own layout shifts stay small."""

import pytest
from playwright.sync_api import Browser
from tests.browser.laid import Laid
from tests.browser.steady import MOST, play, stages

from parlour.games import GAMES, find

pytestmark = pytest.mark.browser

FIXED = ("felt", "prompt", "plate", "log", "news", "hand width")
"""Parts of a table that lie where they lay, as large as they were."""


def check(browser: Browser, address: str, game: str, seats: int, choices: int) -> None:
    with stages(browser, address) as watched:
        play(Laid(game, seats), watched, choices)
        for size, stage in watched.items():
            notes = stage.notes
            moved = {
                part: boxes
                for part, boxes in notes.boxes.items()
                if part.startswith(FIXED) and len(boxes) > 1
            }
            assert moved == {}, (game, seats, size)
            assert notes.total < MOST, f"{game} {seats} {size}\n{notes.report()}"


@pytest.mark.parametrize("game", ["following-suit", "abandon-ship"])
def test_nothing_jumps_in_the_first_turns(
    browser: Browser, base_url: str, game: str
) -> None:
    check(browser, base_url, game, find(game).usual_seats, 8)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_in_a_whole_round(
    browser: Browser, base_url: str, game: str
) -> None:
    for seats in sorted({find(game).usual_seats, find(game).players[-1]}):
        check(browser, base_url, game, seats, 40)
