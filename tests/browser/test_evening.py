"""Four people in four browsers tell a whole story, from the lobby to the book.

Every frame that each page receives is read: nothing sealed is in it before its time.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Tell
from tests.browser.evening import (
    BELL,
    CHEATING,
    GIFT,
    OWN,
    SIZES,
    STACK,
    Evening,
)
from tests.browser.house import LOST, House
from tests.browser.player import PHONE
from tests.browser.teller import Teller
from tests.server.test_story_secrets import (
    ALWAYS_DEALERS,
    SECRET,
    content,
    of_chapter,
)

from parlour.story.exports.export import CREDIT

pytestmark = pytest.mark.browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[House]:
    """A server with its cards stacked, and an empty database."""
    server = House(tmp_path, STACK)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


@pytest.fixture
def people(tell: Tell, served: House) -> list[Teller]:
    """Yola and Mara at desks, Tobias with a tablet, Ines with a phone."""
    return [tell(*one, at=served.address) for one in SIZES.items()]


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
    bare = "rgba(0, 0, 0, 0)"  # the page's policy lets its own style through
    expect(book.locator("body")).not_to_have_css("background-color", bare)
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


def test_two_sessions_and_a_killed_server(tell: Tell, served: House) -> None:
    """FUG-S01, FUG-S03, FUG-J01, FUG-X11: a file nobody is shown, two Dealers."""
    yola = tell("Yola", at=served.address)
    ines = tell("Ines", PHONE, at=served.address)
    both = [yola, ines]
    may: dict[str, set[bytes]] = {"Yola": set(), "Ines": set()}

    def nothing_sealed() -> None:
        for person in both:
            found = set(SECRET.findall(person.fresh().upper().encode()))
            assert not found - may[person.name], person.name

    yola.page.goto("/new/fugue")
    yola.page.get_by_role("radio", name="A file of your own").check()
    yola.page.get_by_label("Choose a file").set_input_files(
        {"name": "s.toml", "mimeType": "text/plain", "buffer": content(2).encode()}
    )
    yola.page.get_by_role("textbox", name="Your name").fill(yola.name)
    yola.push("Lay the table")
    yola.asked("lobby")
    ines.sits(yola.page.url)
    for person in both:
        person.wants_dealer(0)
    yola.asked("preparation")
    nothing_sealed()  # whoever brought the file was shown none of it
    may["Yola"] |= of_chapter(1) | ALWAYS_DEALERS
    yola.answer("preparation", "Ask all to close their eyes")
    yola.asked("opening")
    nothing_sealed()
    may["Ines"] |= {b"XQINTROQX"}
    yola.answer("opening", "It is read")
    for owner, neighbour in ((ines, yola), (yola, ines)):
        owner.describes("A stranger in a wet coat.")
        neighbour.suggests("hair", "white hair, cut by somebody in a hurry")
        owner.answer("answer-feature", "Accept it")
    yola.answer("signifiers", "Deal the Signifiers")
    yola.answer("open-session", "Open session 1")
    ines.remembers("A boat. I row, and nobody speaks.")

    for person in both:
        person.expected = LOST
    served.kill()
    for person in both:
        expect(person.page.get_by_text("You’re disconnected")).to_be_visible()
    served.start()
    ines.names_ability("rowing")
    expect(yola.page.get_by_role("tab", name="Memories 1")).to_be_visible()
    yola.reads("A boat. I row, and nobody speaks.", "rowing")
    nothing_sealed()
    ring_by_hand(yola, ines)
    spare(yola)
    look_round(ines)
    nothing_sealed()

    yola.answer("idle", "Close session")
    yola.answer("idle", "Close session 1")
    yola.wants_dealer(1, "next-dealer")
    nothing_sealed()
    may["Ines"] |= of_chapter(1) | of_chapter(2) | ALWAYS_DEALERS
    ines.wants_dealer(1, "next-dealer")
    ines.answer("hand-over", "Read my chapter")
    ines.push("Chapter 2")
    ines.push("Break the seal")
    expect(ines.page.get_by_role("heading", name="XQTITLE2QX")).to_be_visible()
    assert yola.page.get_by_text("XQTITLE2QX").count() == 0
    ines.answer("hand-over", "Open session 2")
    expect(yola.page.get_by_role("heading", name="Previously")).to_be_visible()
    yola.look("the second session")
    yola.remembers("The same boat. I am under the tarpaulin.")
    yola.names_ability("holding one's breath")
    nothing_sealed()
    ines.answer("idle", "Close session")
    ines.answer("idle", "End the story")
    for person in both:
        person.asked("end")


def ring_by_hand(dealer: Teller, other: Teller) -> None:
    """FUG-F19: the Dealer minds the Signifiers for once; the bell is heard by all."""
    sheet = dealer.opens_tools()
    sheet.get_by_role("switch", name="Watch for Signifiers").click()
    sheet.get_by_label("Signifier", exact=True).select_option(index=1)
    sheet.get_by_label("It came up for").select_option(index=1)
    dealer.push("Ring", sheet)
    dealer.put_away()
    other.reads("remembers")
    teller = dealer if dealer.card("bell").count() else other
    teller.tells_signifier("A lamp is swung three times in a tunnel.")
    teller.names_ability("railway signals")
    other.reads("railway signals")


def spare(dealer: Teller) -> None:
    """FUG-W09: nobody dies by a slip of the finger."""
    sheet = dealer.opens_sheet(1)
    dealer.push("Dies", sheet)
    expect(sheet).to_contain_text("Before you kill a persona")
    dealer.look("a life in the balance")
    dealer.push("Let them live", sheet)
    dealer.put_away()


def look_round(person: Teller) -> None:
    for place in ("Memories", "Journal", "Opening"):
        person.place(place)
        person.look(f"{place} on a phone")
    person.place("Table")
