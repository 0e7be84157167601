"""A whole evening at a story table, told by four people: "The Eleven-Forty".

The cards are stacked (stacked.py). `look` is called at every main screen: the test
lets axe look, tools/screens.py takes a picture. `check` is called after every step.
"""

import json
import re
from collections.abc import Callable
from typing import Final, TypeAlias

from tests.browser.expecting import expect
from tests.browser.player import DESK, PHONE, TABLET
from tests.browser.teller import Teller, sealed_pieces, stops

from parlour.story.content.check import own_source

Look: TypeAlias = Callable[[Teller, str], None]
SET: Final = "eleven-forty"
SIZES: Final = {"Yola": DESK, "Ines": PHONE, "Tobias": TABLET, "Mara": DESK}
YOLA, INES, TOBIAS, MARA = range(4)
STACK: Final = {
    # The Star for Ines, the Moon for Tobias, the Sun for Mara, the Wheel for Yola.
    "signifiers": "M17 M18 M19 M10",
    # A success, then the card that the first chapter waits for.
    "session": "9c M16",
    # Round one is the hunter's; in round two Ines makes 21 with her Signifier.
    "contest": "5w 3c Ts 4w 6c 9s M17 7p 8s Ac 2w 6w",
}
OWN: Final = "A cold kitchen. I bind a boy's arm with a table-cloth, and it holds."
GIFT: Final = "Mara holds the lamp while you prick the aces with a pin."
BELL: Final = "A roof at night. Somebody teaches you the stars, and how to wait."
RULING: Final = "The lamp oil lasts until dawn, whatever we said."
TABLE_CLOTH: Final = "binding wounds"
CHEATING: Final = "cheating at cards"


class Evening:
    """Who is there, what is sealed, and the steps of the evening in their order."""

    def __init__(
        self, people: list[Teller], look: Look, *, frames: bool = True
    ) -> None:
        self.people = people
        self.frames = frames
        """Whether the people's pages tell what they were sent."""
        self.look = look
        self.sealed = sealed_pieces(own_source(SET))
        self.read = 0
        """Characters of frames that were read for sealed text."""

    def tell(self) -> None:
        self.lay_the_table()
        self.open_their_eyes()
        self.make_personae()
        self.play_scenes()
        self.fight()
        self.tend()
        self.stop()
        self.override()
        self.change_dealer()
        self.end()

    # What is sealed

    def opens(self, *parts: str, to: int | None = None) -> None:
        """From now on these parts may be known: to everybody, or to one of them."""
        for person in self.people if to is None else [self.people[to]]:
            for part in parts:
                person.known |= set(self.sealed[part])

    def check(self) -> None:
        """Nothing sealed came to anybody before its time."""
        everything = [one for part in self.sealed.values() for one in part]
        for person in self.people:
            self.read += sum(map(len, person.frames[person.unread :]))
            found = person.strays(everything)
            assert not found, f"{person.name} was sent {found}"

    # The beginning

    def lay_the_table(self) -> None:
        yola = self.people[YOLA]
        yola.page.goto("/")
        yola.page.get_by_role("link", name=re.compile("Fugue")).first.click()
        yola.page.get_by_role("radio", name=re.compile("The Eleven-Forty")).check()
        yola.page.get_by_role("textbox", name="Your name").fill(yola.name)
        self.look(yola, "story-new")
        yola.push("Lay the table")
        yola.asked("lobby")
        self.link = yola.page.url
        for person in self.people[1:]:
            person.sits(self.link)
        self.look(self.people[INES], "story-lobby")
        for person in self.people:
            person.wants_dealer(YOLA)
        self.opens(*self.sealed, to=YOLA)
        yola.asked("preparation")
        self.check()

    def open_their_eyes(self) -> None:
        yola = self.people[YOLA]
        yola.answer("preparation", "Read my chapter")
        yola.push("Chapter 1")
        yola.push("Break the seal")
        expect(yola.page.get_by_text("Between Two Tunnels")).to_be_visible()
        self.look(yola, "story-chapter")
        yola.answer("preparation", "Ask all to close their eyes")
        for person in self.people[1:]:
            expect(person.page.get_by_text("Close your eyes")).to_be_visible()
        self.look(self.people[TOBIAS], "story-eyes")
        self.look(yola, "story-opening")
        self.check()
        self.opens("intro")
        yola.answer("opening", "It is read")
        for person in self.people[1:]:
            expect(person.page.get_by_text("Close your eyes")).to_be_hidden()

    def make_personae(self) -> None:
        """Round from the Dealer's left; Tobias vetoes what Mara adds, once."""
        yola, ines, tobias, mara = self.people
        ines.describes("A tall woman of sixty in a grey travelling coat.")
        tobias.suggests("scar", "a burn like a crescent on the neck")
        self.look(ines, "story-making")
        ines.answer("answer-feature", "Accept it")
        tobias.describes("A boy with flour in his hair and big hands.")
        mara.suggests("tattoo", "a row of numbers on the wrist")
        tobias.answer("answer-feature", "Veto it, once")
        expect(mara.asked("suggest")).to_contain_text("This one is binding")
        mara.suggests("voice", "hums without knowing it", binding=True)
        mara.describes("A woman with a broken nose and a bandsman's jacket.")
        self.look(yola, "story-suggesting")
        yola.suggests("eyes", "one brown eye and one green")
        mara.answer("answer-feature", "Accept it")
        yola.describes("A thin man with ink on two fingers.")
        ines.suggests("smell", "smells of cloves")
        yola.answer("answer-feature", "Accept it")
        yola.answer("signifiers", "Deal the Signifiers")
        yola.answer("open-session", "Open session 1")
        ines.asked("idle")
        self.check()

    # Play

    def play_scenes(self) -> None:
        yola, ines, tobias, mara = self.people
        yola.answer("idle", "New scene")
        yola.asked("idle").get_by_role("textbox").fill("A sleeping car in the snow.")
        yola.push("Set the scene", yola.asked("idle"))
        self.remember_oneself()
        self.give_a_memory()
        self.attempt()
        self.story_remembers()
        for person in (ines, tobias, mara):
            person.reads("A sleeping car in the snow.")
        self.look(ines, "story-table-phone")
        self.look(yola, "story-table")

    def remember_oneself(self) -> None:
        """Source one: one's own memory, then its ability."""
        tobias = self.people[TOBIAS]
        tobias.remembers(OWN, trigger="a need")
        self.look(tobias, "story-ability")
        tobias.names_ability(TABLE_CLOTH)
        tobias.asked("idle")
        self.check()

    def give_a_memory(self) -> None:
        """Source two: the Dealer vetoes the ability, the memory stands."""
        yola, ines, _, mara = self.people
        mara.answer("idle", "Remember")
        self.look(mara, "story-composer")
        mara.put_away()
        mara.remembers(GIFT, to="Ines", trigger="a person", last=True)
        mara.names_ability("winning every game there is")
        yola.place("Memories")
        note = yola.page.locator("article", has_text=GIFT)
        yola.push("Veto the ability", note)
        expect(mara.asked("ability")).to_contain_text("vetoed")
        mara.names_ability(CHEATING)
        expect(note).to_contain_text(CHEATING)
        self.look(yola, "story-memories")
        yola.place("Table")
        self.look(ines, "story-letter")
        ines.keeps(GIFT, CHEATING)
        ines.asked("idle")
        self.check()

    def attempt(self) -> None:
        """A skilled action: difficulty, flip, and a telling that was spoken aloud."""
        yola, _, tobias, mara = self.people
        tobias.tries("pick the lock of the corridor door")
        self.look(yola, "story-difficulty")
        yola.sets_difficulty(6)
        expect(mara.page.locator("[data-stage]")).to_contain_text("pick the lock")
        yola.flips()
        expect(mara.page.locator('[data-card="9c"]')).to_be_visible()
        self.look(tobias, "story-telling")
        tobias.speaks()
        tobias.asked("idle")
        tobias.reads("Success", "told it aloud")
        self.check()

    def story_remembers(self) -> None:
        """Source four: the Tower comes up, and the chapter has a memory for it."""
        yola, _, _, mara = self.people
        mara.tries("read the signal lamps")
        yola.sets_difficulty(4)
        yola.flips()
        mara.speaks()
        mara.asked("idle")
        self.check()
        yola.place("Chapter")
        expect(
            yola.page.get_by_text("This fits what has just happened")
        ).to_be_visible()
        self.look(yola, "story-dealer")
        self.opens("trigger tower")
        yola.push("Mara’s persona remembers")
        mara.reads("A signal tower in a storm.")
        mara.keeps("A signal tower in a storm.", "points, levers")
        self.opens("shown hunter")
        person = yola.page.locator("section", has_text="Ilse Vane")
        yola.push("Bring in", person)
        mara.reads("A woman in white furs on skis")
        yola.place("Table")
        self.check()

    # The contest

    def fight(self) -> None:
        yola, ines, tobias, _ = self.people
        yola.answer("idle", "Contest")
        sheet = yola.sheet()
        sheet.get_by_label("What is at stake").fill("Who gets to the bridge?")
        blows = sheet.get_by_role("switch", name="It may come to blows")
        expect(blows).to_be_checked()
        rows = sheet.locator(".bench li")
        places = [one.bounding_box() for one in rows.all()]
        for name, side in (("Ines", "A"), ("Tobias", "A"), ("a woman", "B")):
            sides = sheet.get_by_role(
                "button", name=re.compile(f"^{name}.* to side {side}")
            )
            sides.first.click()
            expect(sides.first).to_have_attribute("aria-pressed", "true")
        assert [one.bounding_box() for one in rows.all()] == places, "rows moved"
        self.look(yola, "story-builder")
        yola.push("Deal the cards", sheet)
        self.join()
        self.round_one()
        self.join()
        self.round_two()
        yola.push("Close the contest")
        for person in (ines, tobias):
            person.asked("idle")
        ines.page.reload()  # whoever comes back reads the same journal
        ines.asked("idle")
        ines.reads(
            "Ines’s persona turned up The Star.", "Twenty-one for Ines’s persona!"
        )
        self.check()

    def join(self) -> None:
        """Those who were put on a side come in; Mara stays out of it."""
        for person in self.people:
            person.plays("join", "hold" if person.name == "Mara" else "join")

    def round_one(self) -> None:
        """The hunter has nineteen, and wounds Tobias in the arm."""
        yola, ines, tobias, _ = self.people
        hands = ((ines, "5w 4w"), (tobias, "3c 6c"), (yola, "Ts 9s"))
        for turn in range(2):
            for person, cards in hands:
                person.turns_up(cards.split()[turn])
                if person is ines:  # on a phone
                    person.tells_card()
                person.plays("turn-more", "pass")  # an ability could be declared
        self.look(ines, "story-contest-phone")
        for person, _cards in hands:
            person.plays("turn", "stand")
        self.look(yola, "story-effect")
        self.effect(yola, "wound", "Tobias", "left arm")
        self.check()

    def round_two(self) -> None:
        """Ines declares, turns up her own Signifier, and has 21 with it."""
        yola, ines, tobias, _ = self.people
        ines.asked("turn")
        ines.push(f"Declare: {CHEATING}")
        ines.reads("declares an ability")
        ines.turns_up("M17")
        ines.asked("bell")
        self.look(ines, "story-bell-phone")
        self.look(yola, "story-bell")
        ines.tells_signifier(BELL)
        ines.names_ability("waiting without a sound")
        self.look(ines, "story-letter-contest")
        ines.plays("intercede", "describe")
        yola.reads_once("turned up The Star")
        ines.tells_card()
        ines.plays("turn-more", "pass")
        tobias.turns_up("7p")
        tobias.plays("turn-more", "pass")
        yola.turns_up("8s")
        yola.plays("turn-more", "pass")
        self.look(ines, "story-turn-phone")
        ines.turns_up("Ac")
        tobias.reads("Twenty-one for Ines’s persona!")
        ines.tells_card()
        self.look(tobias, "story-answer")
        tobias.plays("answer", "pass")
        yola.plays("answer", "pass")
        self.effect(ines, "end")
        yola.plays("accept-end", "yes")
        self.check()

    def effect(self, person: Teller, *words: str) -> None:
        """What the winner does, word by word; the last press does it."""
        card = person.asked("effect")
        for word in words:
            button = card.get_by_role("button", name=re.compile(word, re.IGNORECASE))
            button.first.click()
        card.locator('[data-answer="do"]').click()

    # Afterwards

    def tend(self) -> None:
        """The wound blocks what relies on the arm until it is tended."""
        yola, _, tobias, _ = self.people
        sheet = yola.opens_sheet(TOBIAS)
        expect(sheet).to_contain_text("untended")
        self.look(yola, "story-sheet")
        yola.push("Tend", sheet)
        expect(sheet).not_to_contain_text("untended")
        yola.put_away()
        tobias.reads("A wound of Tobias’s persona is tended.")
        self.check()

    def nobody_learns_who(self, marks: list[int]) -> None:
        if not self.frames:
            return
        told = [
            stops(person.frames[mark:])
            for person, mark in zip(self.people, marks, strict=True)
        ]
        assert all(told), "everybody is told"
        assert len({json.dumps(one[0], sort_keys=True) for one in told}) == 1
        assert told[0][0]["seat"] is None

    def stop(self) -> None:
        """Somebody plays the stop card, Tobias drops a line, nobody learns who."""
        yola, ines, tobias, mara = self.people
        tobias.writes("There is blood on the snow, and it is warm.")
        ines.reads("There is blood on the snow")
        marks = [len(person.frames) for person in self.people]
        mara.stop_card().click()
        mara.stop_card().click()
        for person in self.people:
            person.asked("stopped")
        self.look(tobias, "story-stopped")
        self.nobody_learns_who(marks)
        tobias.answer("stopped", "Drop it")
        yola.answer("stopped", "We go on")
        for person in (ines, tobias, mara):
            person.asked("idle")
        ines.reads("Somebody played the stop card.")
        expect(ines.page.get_by_text("There is blood on the snow")).to_have_count(0)

    def override(self) -> None:
        """The Dealer rules by hand, and everybody reads why."""
        yola, ines, _, _ = self.people
        sheet = yola.opens_tools()
        self.look(yola, "story-tools")
        sheet.get_by_label("The reason, for all to read").fill(RULING)
        yola.push("Write a ruling", sheet)
        yola.put_away()
        ines.reads(RULING)
        self.check()

    def change_dealer(self) -> None:
        """Yola has to leave and names Mara; the others agree, and Mara reads on."""
        yola, _, _, mara = self.people
        self.spoiler_safe(mara)
        self.check()
        yola.menu("Mara deals on", "Yes, Mara deals on")
        for person in self.people[INES:MARA]:
            person.menu("Mara deals on", "Yes, Mara deals on")
        self.opens(*self.sealed, to=MARA)
        mara.menu("Mara deals on", "Yes, Mara deals on")
        mara.place("Chapter")
        mara.push("Chapter 1")
        mara.push("Break the seal")
        expect(mara.page.get_by_text("Between Two Tunnels")).to_be_visible()
        mara.place("Table")
        expect(yola.asked("idle")).to_contain_text("Remember")
        self.check()

    def spoiler_safe(self, person: Teller) -> None:
        """What a player may take home before the end holds nothing sealed."""
        for kind in ("json", "html"):
            taken = person.page.request.get(self.export(kind)).text()
            for one in (each for part in self.sealed.values() for each in part):
                assert one in person.known or one not in taken, one

    def end(self) -> None:
        _, _, _, mara = self.people
        mara.answer("idle", "Close session")
        self.opens(*self.sealed)
        mara.answer("idle", "End the story")
        for person in self.people:
            person.asked("end")
        self.look(self.people[INES], "story-end-phone")
        self.look(self.people[YOLA], "story-end")
        self.check()

    def export(self, kind: str) -> str:
        story = self.link.rsplit("/", 1)[-1]
        return f"/api/tables/{story}/export.{kind}"
