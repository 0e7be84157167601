"""Basic and skilled actions, and Time Passes (4.5, 4.6)."""

from typing import Annotated

from msgspec import Meta, field

from parlour.engine.refusals import Refusal
from parlour.story.basics.cards import is_major, skilled_number
from parlour.story.basics.people import Persona
from parlour.story.entry import JournalEntry, Ref, Short, Spoken, Steps, Unit, Who
from parlour.story.memories.bells import let_go, ring
from parlour.story.rules import rule
from parlour.story.state import JournalRecord, Story, Task

LEAST, MOST = 2, 12
MIN_CARDS_IN_TIME = 3


@rule(id="FUG-A01", rewordable=True)
class BasicAction(JournalEntry, tag="basic_action"):
    who: Who = field(name="as")
    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if not story.controls(record.by, self.who):
            raise Refusal("not-yours-to-play", "FUG-A01")
        if story.options.relearn_everything and record.by != story.dealer:
            raise Refusal("nothing-is-basic", "FUG-P09")
        if not story.someone(self.who).conscious:
            raise Refusal("cannot-act", "FUG-W08")
        yield
        record.status = "accepted"


@rule(writer="dealer", id="FUG-A01")
class NotBasic(JournalEntry, tag="not_basic"):
    action: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = story.record(self.action)
        if not isinstance(found.entry, BasicAction) or found.status != "accepted":
            raise Refusal("no-such-entry", "FUG-A01")
        yield
        found.status = "ruled_out"
        story.touch(self.action)


@rule(id="FUG-A02", step="undoable")
class SkilledAction(JournalEntry, tag="skilled_action"):
    """A persona tries something that would test an ordinary person."""

    persona: Who
    task: Short
    again: Ref | None = None
    """The earlier try at the same task."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if not self.persona.startswith("p"):
            raise Refusal("only-personae", "FUG-A02")
        persona = story.persona(self.persona)
        if story.runs(persona) != "player":
            raise Refusal("only-personae", "FUG-A02")
        if record.by not in (persona.seat, story.dealer):
            raise Refusal("not-yours-to-play", "FUG-A02")
        if not persona.conscious:
            raise Refusal("cannot-act", "FUG-W08")
        if story.task is not None:
            raise Refusal("task-open", "FUG-A07")
        story.wait_for_round()
        chain: list[int] = []
        if self.again is not None:
            earlier = story.tasks.get(self.again)
            if earlier is None or earlier.persona != persona.who:
                raise Refusal("no-such-entry", "FUG-A05")
            chain = earlier.chain[:]
        if is_barred(story, persona, self.task, chain):
            raise Refusal("never-again", "FUG-A05")
        yield
        let_go(story)
        story.task = Task(
            entry=record.seq,
            persona=persona.who,
            words=self.task,
            chain=[*chain, record.seq],
        )
        story.tasks[record.seq] = story.task


def is_barred(story: Story, persona: Persona, words: str, chain: list[int]) -> bool:
    """Returns whether a major has closed this task to this persona for good
    (FUG-R40)."""
    plain = " ".join(words.casefold().split())
    return any(
        task.barred
        and task.persona == persona.who
        and (task.entry in chain or plain == " ".join(task.words.casefold().split()))
        for task in story.tasks.values()
    )


def open_task(story: Story, *stages: str) -> Task:
    task = story.task
    if task is None or task.stage not in stages:
        raise Refusal("no-such-task", "FUG-A04")
    return task


@rule(writer="dealer", id="FUG-A04", step="undoable")
class TaskSet(JournalEntry, tag="task_set"):
    """The Dealer says the difficulty aloud, and which ability helps."""

    difficulty: Annotated[int, Meta(ge=1, le=14)]
    ability: Ref | None = None
    unit: Unit | None = None
    """Time Passes, in this unit."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        task = open_task(story, "asked", "set")
        if task.cards:
            raise Refusal("too-late", "FUG-A13")
        least = MIN_CARDS_IN_TIME if self.unit else LEAST
        if not least <= self.difficulty <= MOST:
            raise Refusal("difficulty", "FUG-A09" if self.unit else "FUG-A04")
        if self.ability is not None:
            story.usable_skill(story.persona(task.persona), self.ability, "FUG-A02")
        yield
        task.difficulty = self.difficulty
        task.ability = self.ability
        task.unit = self.unit or ""
        task.stage = "set"


@rule(writer="dealer", id="FUG-A03", step="undoable")
class TaskGranted(JournalEntry, tag="task_granted"):
    ability: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        task = open_task(story, "asked", "set")
        if task.cards:
            raise Refusal("too-late", "FUG-A03")
        story.wait_for_round()
        persona = story.persona(task.persona)
        skill = story.usable_skill(persona, self.ability, "FUG-A02")
        yield
        task.ability = self.ability
        skill.used = True
        task.outcome = "success"
        record.facts |= {"task": task.entry, "outcome": "success"}
        close_task(story)


@rule(writer="dealer", id="FUG-A02", step="undoable")
class TaskDropped(JournalEntry, tag="task_dropped"):
    """It is not tried after all, or is no skilled action."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        task = open_task(story, "asked", "set")
        if task.cards:
            raise Refusal("too-late", "FUG-A13")
        yield
        record.facts["task"] = task.entry
        close_task(story)


@rule(writer="dealer", id="FUG-A04", step="undoable")
class TaskFlip(JournalEntry, tag="task_flip"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        task = open_task(story, "set")
        story.wait_for_round()  # nor while the moment is open (FUG-B36)
        if not story.cards.can_flip():
            raise Refusal("no-card-left", "FUG-B08")
        yield
        card = story.cards.flip(record.seq)
        task.cards.append(card)
        judge(story, task, card)
        record.facts |= {
            "task": task.entry,
            "card": card,
            "cards": [card],
            "outcome": task.outcome,
            "elapsed": task.elapsed,
            "barred": task.barred,
        }
        if story.helps["bell"]:  # the outcome is settled first (FUG-A08)
            ring(story, record, card, task.persona, None, None)


def judge(story: Story, task: Task, card: str) -> None:
    """Applies a flipped card: FUG-A05, and Time Passes FUG-A10, FUG-A11."""
    persona = story.persona(task.persona)
    skill = persona.skills.get(task.ability) if task.ability is not None else None
    able = False
    if skill is not None and story.usable(persona, skill):  # as of now (FUG-A13)
        able = skill.used = True
    task.stage = "narrate"
    if is_major(card):
        task.outcome = "success" if able else "failure"
        task.barred = not able
        return
    assert task.difficulty is not None
    number = skilled_number(card, story.options.skilled_numbers)
    if not task.unit:
        task.outcome = "success" if number >= task.difficulty else "failure"
        return
    task.elapsed += number  # FUG-R39: time adds up
    beaten = number > task.difficulty or (
        story.options.time_compare == "meet" and number == task.difficulty
    )
    if beaten:
        task.outcome = "success"
    elif able:
        task.stage = "choose"
    else:
        task.outcome = "failure"


@rule(id="FUG-A11", step="undoable")
class TaskChoice(JournalEntry, tag="task_choice"):
    """Time Passes: go on, or give up."""

    go_on: bool

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        task = open_task(story, "choose")
        own = story.persona(task.persona).seat
        may_interrupt = record.by == story.dealer and not self.go_on
        if record.by != own and not may_interrupt:
            raise Refusal("not-yours-to-play", "FUG-A11")
        yield
        if self.go_on:
            task.stage = "set"
        else:
            task.stage = "narrate"
            task.outcome = "failure"
        record.facts["task"] = task.entry


@rule(id="FUG-A07", step="undoable", rewordable=True)
class TaskNarration(JournalEntry, tag="task_narration"):
    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        task = open_task(story, "narrate")
        own = story.persona(task.persona).seat
        if record.by != own and not (
            record.by == story.dealer and story.places[own].away
        ):
            raise Refusal("acting-player-tells", "FUG-A07")
        yield
        record.facts |= {"task": task.entry, "card": task.cards[-1]}
        record.facts |= {"outcome": task.outcome, "words": task.words}
        close_task(story)


def close_task(story: Story) -> None:
    story.cards.clear_task()
    story.task = None
