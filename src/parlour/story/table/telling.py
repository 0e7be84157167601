"""Scenes, speech, names, questions and notes; amending; the stop card (4.11)."""

from typing import Annotated, Literal

from msgspec import Meta, field

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import GameCharacter
from parlour.story.entry import (
    JournalEntry,
    Maybe,
    Ref,
    Short,
    Spoken,
    Steps,
    Text,
    Who,
)
from parlour.story.memories import bells
from parlour.story.memories.flashbacks import forget, is_open
from parlour.story.rules import ANY, BEGUN, BOOK, SESSION, rule
from parlour.story.state import JournalRecord, Story, StoryQuestion
from parlour.story.table.creation import PersonaDescribed


@rule(writer="dealer", id="FUG-S02", step="undoable", rewordable=True)
class SceneSet(JournalEntry, tag="scene"):
    """The Dealer frames a scene; the last one ends."""

    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        story.wait_for_round()
        yield
        story.scene = self.text
        story.scene_at = record.seq
        story.scene_picture = None
        for persona in story.personae:
            persona.in_scene = True
        for character in story.characters:
            character.in_scene = False


@rule(writer="dealer", id="FUG-S02", step="undoable")
class InScene(JournalEntry, tag="in_scene"):
    who: Who
    here: bool

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = story.someone(self.who)
        yield
        someone.in_scene = self.here


@rule(writer="dealer", id="FUG-X04", step="undoable")
class CharacterEntered(JournalEntry, tag="character_entered"):
    """A character of the content-set by its id there, or one made up now."""

    character: Annotated[str, Meta(max_length=60)] = ""
    shown_as: Maybe = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        known = {one.id: one for one in story.characters if one.id}
        here = known.get(self.character)
        found = None
        if self.character and here is None:
            assert story.content is not None
            found = story.content.character_of(self.character)
            if found is None or found.chapter > story.session:
                raise Refusal("sealed", "FUG-S04")
        if not self.character and not self.shown_as.strip():
            raise Refusal("how-do-they-look", "FUG-X04")
        yield
        if here is None:
            here = GameCharacter(f"c{len(story.characters) + 1}")
            here.shown_as = found.shown_as if found is not None else self.shown_as
            if found is not None:
                here.id = found.id
                here.skills = [(skill.name, skill.parts) for skill in found.abilities]
                here.weapon = found.weapon
            story.characters.append(here)
        here.in_scene = True
        record.facts |= {"who": here.who, "shown_as": here.shown_as}


def speaks(story: Story, seat: int, who: str) -> None:
    if who and not story.controls(seat, who):
        raise Refusal("not-yours-to-play", "FUG-S02")


@rule(rewordable=True)
class Narration(JournalEntry, tag="narration"):
    text: Spoken = ""
    who: Annotated[str, Meta(max_length=40)] = field(name="as", default="")

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        speaks(story, record.by, self.who)
        yield


@rule(rewordable=True)
class Speech(JournalEntry, tag="speech"):
    who: Who = field(name="as")
    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        speaks(story, record.by, self.who)
        if not story.someone(self.who).conscious:
            raise Refusal("cannot-act", "FUG-W08")
        yield


@rule(when=ANY, calm=True, rewordable=True)
class Talk(JournalEntry, tag="talk"):
    """Table talk: said by people, not part of the story."""

    text: Text = ""


@rule()
class PersonaNamed(JournalEntry, tag="named"):
    name: Annotated[str, Meta(min_length=1, max_length=60)]

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.played_by(record.by)
        if persona is None or not persona.made:
            raise Refusal("no-persona-yet")
        yield
        persona.name = self.name
        record.facts["persona"] = persona.who


@rule(when=ANY[3:7], rewordable=True)
class QuestionAsked(JournalEntry, tag="question"):
    """Something still unexplained, for the memory board."""

    text: Short = ""
    about: Ref | None = None

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if self.about is not None:
            story.memory(self.about)
        yield
        story.questions[record.seq] = StoryQuestion(record.seq, self.text, self.about)


@rule(when=ANY[3:7])
class QuestionAnswered(JournalEntry, tag="answered"):
    question: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = story.questions.get(self.question)
        if found is None or not found.open:
            raise Refusal("no-such-entry")
        yield
        found.open = False
        story.touch(self.question)


# Notes


@rule(when=ANY, calm=True)
class PrivateNote(JournalEntry, tag="private_note"):
    text: Text


@rule(writer="dealer", when=BEGUN, calm=True)
class DealerNote(JournalEntry, tag="dealer_note"):
    text: Text


@rule(when=ANY[:7])
class Amend(JournalEntry, tag="amend"):
    entry: Ref
    text: Text = ""
    facts: bool = False
    """It changes facts, so the Dealer must say yes."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = story.record(self.entry)
        own = is_own(story, found, record.by)
        if not own or not BOOK[type(found.entry)].rewordable or found.words == "":
            raise Refusal("not-yours-to-amend", "FUG-J01")
        yield
        if self.facts and record.by != story.dealer:
            record.status = "pending"
            return
        reword(story, found, self.text)
        record.status = "accepted"


def reword(story: Story, found: JournalRecord, words: str) -> None:
    """Rewords an entry; the entry itself stays as it is."""
    found.words = words
    found.touched = story.seq
    memory = story.memories.get(found.seq)
    if memory is not None:
        memory.text = words
    if isinstance(found.entry, PersonaDescribed):
        for persona in story.personae:
            if persona.who == found.facts.get("persona"):
                persona.description = words
    asked = story.questions.get(found.seq)
    if asked is not None:
        asked.text = words
    if story.scene_at == found.seq:
        story.scene = words


@rule(writer="dealer", when=ANY[:7])
class AmendAnswered(JournalEntry, tag="amend_answered"):
    amend: Ref
    yes: bool

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        asked = story.record(self.amend)
        if not isinstance(asked.entry, Amend) or asked.status != "pending":
            raise Refusal("no-such-entry")
        yield
        asked.status = "accepted" if self.yes else "vetoed"
        asked.touched = story.seq
        if self.yes:
            reword(story, story.record(asked.entry.entry), asked.entry.text)


# The stop card


@rule(writer="table", when=ANY[:7], id="FUG-J08", calm=True)
class StopCardPlayed(JournalEntry, tag="stop"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        yield
        story.stopped = True


@rule(when=ANY[:7], id="FUG-J08", calm=True)
class GoOn(JournalEntry, tag="go_on"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if not story.stopped:
            raise Refusal("not-stopped", "FUG-J08")
        dealer = story.dealer
        if dealer not in (None, record.by) and not story.place(dealer).away:
            raise Refusal("dealer-only", "FUG-J08")
        yield
        story.stopped = False


@rule(when=(*SESSION, "creation", "hand-over"), id="FUG-J08", calm=True)
class Retold(JournalEntry, tag="retold"):
    """Replaces a part while the stop card lies, or drops it if the text is empty."""

    entry: Ref
    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if not story.stopped:
            raise Refusal("not-stopped", "FUG-J08")
        found = story.record(self.entry)
        if not BOOK[type(found.entry)].rewordable:
            raise Refusal("no-such-entry", "FUG-J08")
        own = is_own(story, found, record.by)
        if not own and (record.by != story.dealer or self.text):
            raise Refusal("narrator-retells", "FUG-J08")
        if not own and found.session != story.session:
            raise Refusal("too-late", "FUG-S02")
        yield
        reword(story, found, self.text)
        if not self.text:
            untell(story, found, own)


def is_own(story: Story, found: JournalRecord, seat: int) -> bool:
    """Returns True if this was written by this seat, and by the person who sits there
    now."""
    return found.seat == seat and found.seq > story.places[seat].since


def untell(story: Story, found: JournalRecord, own: bool) -> None:
    """Drops a memory as its narrator asks: no quota and no card is lost (FUG-J08).

    Once play has gone on from it only the words go. When the Dealer drops words of
    others the memory stays too, to be narrated again: that is no veto (FUG-S02).
    """
    memory = story.memories.get(found.seq)
    if memory is None:
        return
    memory.trigger = ""
    if own and is_open(story, memory):
        memory.status = "withdrawn"
        forget(story, memory)
        bells.again(story, memory)
        story.spent.get(memory.fired, set()).difference_update(memory.personae)


@rule(writer="dealer", when=BEGUN)
class Switched(JournalEntry, tag="switched"):
    """The Dealer switches one of the table's helps off, or on again."""

    what: Literal["bell", "effects", "suggestions", "guesses"]
    on: bool

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        yield
        story.helps[self.what] = self.on
