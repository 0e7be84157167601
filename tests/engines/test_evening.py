"""The first evening of a story, told by four people in the other engines.

Frames are read for sealed text in tests/browser: that is not the engine's part.
"""

import pytest
from tests.browser.conftest import Houses, Tell
from tests.browser.evening import SIZES, STACK, Evening
from tests.browser.teller import Teller
from tests.engines.window import window_of

pytestmark = pytest.mark.engines


def test_a_story_from_the_lobby_to_the_end(tell: Tell, houses: Houses) -> None:
    address = houses(STACK)
    people = [tell(*one, at=address) for one in SIZES.items()]

    def look(person: Teller, what: str) -> None:
        person.look(what)
        if what == "story-table":
            for one in people:
                window_of(one).picture(what)

    Evening(people, look, frames=False).tell()
