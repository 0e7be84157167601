"""Scenes, speech, names, questions and notes; amending; the stop card (4.11)."""

from parlour.engine.refusals import Refusal
from parlour.story import entries as e
from parlour.story.basics.people import GameCharacter
from parlour.story.memories import bells
from parlour.story.memories.flashbacks import forget, is_open
from parlour.story.rules import ANY, BEGUN, BOOK, SESSION, Steps, rule
from parlour.story.state import Question, Record, Story


@rule(e.SceneSet, writer="dealer", id="FUG-S02", step="undoable", told=True)
def scene_set(story: Story, entry: e.SceneSet, record: Record) -> Steps:
    story.wait_for_round()
    yield
    story.scene = entry.text
    story.scene_at = record.seq
    story.scene_picture = None
    for persona in story.personae:
        persona.in_scene = True
    for character in story.characters:
        character.in_scene = False


@rule(e.InScene, writer="dealer", id="FUG-S02", step="undoable")
def in_scene(story: Story, entry: e.InScene, record: Record) -> Steps:
    someone = story.someone(entry.who)
    yield
    someone.in_scene = entry.here


@rule(e.CharacterEntered, writer="dealer", id="FUG-X04", step="undoable")
def character_entered(story: Story, entry: e.CharacterEntered, record: Record) -> Steps:
    known = {one.id: one for one in story.characters if one.id}
    here = known.get(entry.character)
    found = None
    if entry.character and here is None:
        assert story.content is not None
        found = story.content.character_of(entry.character)
        if found is None or found.chapter > story.session:
            raise Refusal("sealed", "FUG-S04")
    if not entry.character and not entry.shown_as.strip():
        raise Refusal("how-do-they-look", "FUG-X04")
    yield
    if here is None:
        here = GameCharacter(f"c{len(story.characters) + 1}")
        here.shown_as = found.shown_as if found is not None else entry.shown_as
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


@rule(e.Narration, told=True)
def narration(story: Story, entry: e.Narration, record: Record) -> Steps:
    speaks(story, record.by, entry.who)
    yield


@rule(e.Speech, told=True)
def speech(story: Story, entry: e.Speech, record: Record) -> Steps:
    speaks(story, record.by, entry.who)
    if not story.someone(entry.who).conscious:
        raise Refusal("cannot-act", "FUG-W08")
    yield


@rule(e.Talk, when=ANY, calm=True, told=True)
def talk(story: Story, entry: e.Talk, record: Record) -> Steps:
    """People talk at any time; it is no part of the story."""
    yield


@rule(e.Named)
def named(story: Story, entry: e.Named, record: Record) -> Steps:
    persona = story.played_by(record.by)
    if persona is None or not persona.made:
        raise Refusal("no-persona-yet")
    yield
    persona.name = entry.name
    record.facts["persona"] = persona.who


@rule(e.QuestionAsked, when=ANY[3:7], told=True)
def question(story: Story, entry: e.QuestionAsked, record: Record) -> Steps:
    if entry.about is not None:
        story.memory(entry.about)
    yield
    story.questions[record.seq] = Question(record.seq, entry.text, entry.about)


@rule(e.Answered, when=ANY[3:7])
def answered(story: Story, entry: e.Answered, record: Record) -> Steps:
    found = story.questions.get(entry.question)
    if found is None or not found.open:
        raise Refusal("no-such-entry")
    yield
    found.open = False
    story.touch(entry.question)


# Notes


@rule(e.PrivateNote, when=ANY, calm=True)
def private_note(story: Story, entry: e.PrivateNote, record: Record) -> Steps:
    yield


@rule(e.DealerNote, writer="dealer", when=BEGUN, calm=True)
def dealer_note(story: Story, entry: e.DealerNote, record: Record) -> Steps:
    yield


@rule(e.Amend, when=ANY[:7])
def amend(story: Story, entry: e.Amend, record: Record) -> Steps:
    found = story.record(entry.entry)
    own = is_own(story, found, record.by)
    if not own or not BOOK[type(found.entry)].told or found.words == "":
        raise Refusal("not-yours-to-amend", "FUG-J01")
    yield
    if entry.facts and record.by != story.dealer:
        record.status = "pending"
        return
    put_right(story, found, entry.text)
    record.status = "accepted"


def put_right(story: Story, found: Record, words: str) -> None:
    """The words as they should have been; the entry itself stays as it is."""
    found.words = words
    found.touched = story.seq
    memory = story.memories.get(found.seq)
    if memory is not None:
        memory.text = words
    if isinstance(found.entry, e.PersonaDescribed):
        for persona in story.personae:
            if persona.who == found.facts.get("persona"):
                persona.description = words
    asked = story.questions.get(found.seq)
    if asked is not None:
        asked.text = words
    if story.scene_at == found.seq:
        story.scene = words


@rule(e.AmendAnswered, writer="dealer", when=ANY[:7])
def amend_answered(story: Story, entry: e.AmendAnswered, record: Record) -> Steps:
    asked = story.record(entry.amend)
    if not isinstance(asked.entry, e.Amend) or asked.status != "pending":
        raise Refusal("no-such-entry")
    yield
    asked.status = "accepted" if entry.yes else "vetoed"
    asked.touched = story.seq
    if entry.yes:
        put_right(story, story.record(asked.entry.entry), asked.entry.text)


# The stop card


@rule(e.Stop, writer="table", when=ANY[:7], id="FUG-J08", calm=True)
def stop(story: Story, entry: e.Stop, record: Record) -> Steps:
    yield
    story.stopped = True


@rule(e.GoOn, when=ANY[:7], id="FUG-J08", calm=True)
def go_on(story: Story, entry: e.GoOn, record: Record) -> Steps:
    if not story.stopped:
        raise Refusal("not-stopped", "FUG-J08")
    dealer = story.dealer
    if dealer not in (None, record.by) and not story.place(dealer).away:
        raise Refusal("dealer-only", "FUG-J08")
    yield
    story.stopped = False


@rule(e.Retold, when=(*SESSION, "creation", "hand-over"), id="FUG-J08", calm=True)
def retold(story: Story, entry: e.Retold, record: Record) -> Steps:
    if not story.stopped:
        raise Refusal("not-stopped", "FUG-J08")
    found = story.record(entry.entry)
    if not BOOK[type(found.entry)].told:
        raise Refusal("no-such-entry", "FUG-J08")
    own = is_own(story, found, record.by)
    if not own and (record.by != story.dealer or entry.text):
        raise Refusal("narrator-retells", "FUG-J08")
    if not own and found.session != story.session:
        raise Refusal("too-late", "FUG-S02")
    yield
    put_right(story, found, entry.text)
    if not entry.text:
        untell(story, found, own)


def is_own(story: Story, found: Record, seat: int) -> bool:
    """Written by this seat, and by who sits there now."""
    return found.seat == seat and found.seq > story.places[seat].since


def untell(story: Story, found: Record, own: bool) -> None:
    """Its narrator drops a memory: no quota and no card is lost (FUG-J08).

    Once play has gone on from it only the words go. When the Dealer drops words of
    others the memory stands as well, to be told anew: that is no veto (FUG-S02).
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


@rule(e.Switched, writer="dealer", when=BEGUN)
def switched(story: Story, entry: e.Switched, record: Record) -> Steps:
    yield
    story.helps[entry.what] = entry.on
