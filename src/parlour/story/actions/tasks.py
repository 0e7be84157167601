"""Basic and skilled actions, and Time Passes (4.5, 4.6)."""

from parlour.engine.refusals import Refusal
from parlour.story import entries as e
from parlour.story.basics.cards import is_major, skilled_number
from parlour.story.basics.people import Persona
from parlour.story.memories.bells import let_go, ring
from parlour.story.rules import Steps, rule
from parlour.story.state import Record, Story, Task

LEAST, MOST = 2, 12
LEAST_IN_TIME = 3


@rule(e.BasicAction, id="FUG-A01", told=True)
def basic_action(story: Story, entry: e.BasicAction, record: Record) -> Steps:
    if not story.controls(record.by, entry.who):
        raise Refusal("not-yours-to-play", "FUG-A01")
    if story.options.relearn_everything and record.by != story.dealer:
        raise Refusal("nothing-is-basic", "FUG-P09")
    if not story.someone(entry.who).conscious:
        raise Refusal("cannot-act", "FUG-W08")
    yield
    record.status = "accepted"


@rule(e.NotBasic, writer="dealer", id="FUG-A01")
def not_basic(story: Story, entry: e.NotBasic, record: Record) -> Steps:
    found = story.record(entry.action)
    if not isinstance(found.entry, e.BasicAction) or found.status != "accepted":
        raise Refusal("no-such-entry", "FUG-A01")
    yield
    found.status = "ruled_out"
    story.touch(entry.action)


@rule(e.SkilledAction, id="FUG-A02", step="undoable")
def skilled_action(story: Story, entry: e.SkilledAction, record: Record) -> Steps:
    if not entry.persona.startswith("p"):
        raise Refusal("only-personae", "FUG-A02")
    persona = story.persona(entry.persona)
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
    if entry.again is not None:
        earlier = story.tasks.get(entry.again)
        if earlier is None or earlier.persona != persona.who:
            raise Refusal("no-such-entry", "FUG-A05")
        chain = earlier.chain[:]
    if barred(story, persona, entry.task, chain):
        raise Refusal("never-again", "FUG-A05")
    yield
    let_go(story)
    story.task = Task(record.seq, persona.who, entry.task, [*chain, record.seq])
    story.tasks[record.seq] = story.task


def barred(story: Story, persona: Persona, words: str, chain: list[int]) -> bool:
    """Whether a major has closed this task to this persona for good (FUG-R40)."""
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


@rule(e.TaskSet, writer="dealer", id="FUG-A04", step="undoable")
def task_set(story: Story, entry: e.TaskSet, record: Record) -> Steps:
    task = open_task(story, "asked", "set")
    if task.cards:
        raise Refusal("too-late", "FUG-A13")
    least = LEAST_IN_TIME if entry.unit else LEAST
    if not least <= entry.difficulty <= MOST:
        raise Refusal("difficulty", "FUG-A09" if entry.unit else "FUG-A04")
    if entry.ability is not None:
        story.usable_skill(story.persona(task.persona), entry.ability, "FUG-A02")
    yield
    task.difficulty = entry.difficulty
    task.ability = entry.ability
    task.unit = entry.unit or ""
    task.stage = "set"


@rule(e.TaskGranted, writer="dealer", id="FUG-A03", step="undoable")
def task_granted(story: Story, entry: e.TaskGranted, record: Record) -> Steps:
    task = open_task(story, "asked", "set")
    if task.cards:
        raise Refusal("too-late", "FUG-A03")
    story.wait_for_round()
    persona = story.persona(task.persona)
    skill = story.usable_skill(persona, entry.ability, "FUG-A02")
    yield
    task.ability = entry.ability
    skill.used = True
    task.outcome = "success"
    record.facts |= {"task": task.entry, "outcome": "success"}
    close(story)


@rule(e.TaskDropped, writer="dealer", id="FUG-A02", step="undoable")
def task_dropped(story: Story, entry: e.TaskDropped, record: Record) -> Steps:
    task = open_task(story, "asked", "set")
    if task.cards:
        raise Refusal("too-late", "FUG-A13")
    yield
    record.facts["task"] = task.entry
    close(story)


@rule(e.TaskFlip, writer="dealer", id="FUG-A04", step="undoable")
def task_flip(story: Story, entry: e.TaskFlip, record: Record) -> Steps:
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
    """What a flipped card does: FUG-A05, and Time Passes FUG-A10, FUG-A11."""
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


@rule(e.TaskChoice, id="FUG-A11", step="undoable")
def task_choice(story: Story, entry: e.TaskChoice, record: Record) -> Steps:
    task = open_task(story, "choose")
    own = story.persona(task.persona).seat
    may_interrupt = record.by == story.dealer and not entry.go_on
    if record.by != own and not may_interrupt:
        raise Refusal("not-yours-to-play", "FUG-A11")
    yield
    if entry.go_on:
        task.stage = "set"
    else:
        task.stage = "narrate"
        task.outcome = "failure"
    record.facts["task"] = task.entry


@rule(e.TaskNarration, id="FUG-A07", step="undoable", told=True)
def task_narration(story: Story, entry: e.TaskNarration, record: Record) -> Steps:
    task = open_task(story, "narrate")
    own = story.persona(task.persona).seat
    if record.by != own and not (record.by == story.dealer and story.places[own].away):
        raise Refusal("acting-player-tells", "FUG-A07")
    yield
    record.facts |= {"task": task.entry, "card": task.cards[-1]}
    record.facts |= {"outcome": task.outcome, "words": task.words}
    close(story)


def close(story: Story) -> None:
    story.cards.clear_task()
    story.task = None
