"""Four people in four browsers tell a whole story, from the lobby to the book.

Every frame that each page receives is read: nothing sealed is in it before its time.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.evening import BELL, CHEATING, GIFT, OWN, Evening, Stacked, gather
from tests.browser.teller import Teller

from parlour.story.export import CREDIT

pytestmark = pytest.mark.browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Stacked]:
    """A server with its cards stacked, and an empty database."""
    server = Stacked(tmp_path)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


@pytest.fixture
def people(browser: Browser, served: Stacked) -> Iterator[list[Teller]]:
    here = gather(browser, served.address)
    yield here
    complaints = [line for person in here for line in person.unexpected()]
    for person in here:
        person.close()
    assert not complaints, "\n".join(complaints)


def test_a_story_from_the_lobby_to_the_book(people: list[Teller]) -> None:
    """FUG-F15 to F18, FUG-F26, FUG-A07, FUG-B21, FUG-W05, FUG-J04, FUG-J06 to J09."""
    evening = Evening(people, lambda person, what: person.look(what))
    evening.tell()
    assert evening.read > 100_000, "the frames were read"
    read_the_book(people[1], evening)


def read_the_book(person: Teller, evening: Evening) -> None:
    """The page opens from the table; the PDF comes as a file."""
    with person.context.expect_page() as opened:
        person.asked("end").get_by_role("link", name="As a page to read").click()
    book = opened.value
    for text in (OWN, GIFT, BELL, CHEATING, CREDIT, "A signal tower in a storm."):
        expect(book.locator("body")).to_contain_text(text)
    terms = book.get_by_role(
        "link", name="https://creativecommons.org/licenses/by-sa/4.0/"
    )
    expect(terms).to_be_visible()
    expect(book.get_by_role("heading", name="The Eleven-Forty")).to_be_visible()
    with person.page.expect_download() as coming:
        person.asked("end").get_by_role("link", name="As a PDF").click()
    data = Path(coming.value.path()).read_bytes()
    assert data.startswith(b"%PDF")
    assert len(data) > 5_000
