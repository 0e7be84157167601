"""Computes views from the journal: the story so far, the people it waits for, what
the Dealer might do. `seen.py` decides which of it each person is shown."""

from parlour.story import entries as e
from parlour.story.content.content_set import ContentSet, Trigger
from parlour.story.memories.flashbacks import names_ability
from parlour.story.memories.triggers import available, candidates
from parlour.story.state import JournalRecord, Story
from parlour.story.table.creation import stage
from parlour.story.views import view

SPOKEN = (e.SceneSet, e.TaskNarration, e.ContestNarrated, e.ImmediateUse)
UNSPOKEN = (e.PrivateNote, e.DealerNote, e.MemoryDrafted, e.TriggerFired)
MAX_PREVIOUSLY_LINES = 40
"""Lines of "Previously", at most."""


def previously(story: Story) -> list[view.Previously]:
    """Returns the last session in lines to read aloud."""
    last = story.session if story.state != "session" else story.session - 1
    if last < 1:
        return []
    lines = []
    for record in story.records:
        if record.session != last or record.status in ("undone", "void", "ruled_out"):
            continue
        line = previous_line(story, record)
        if line is not None:
            lines.append(line)
    return lines[-MAX_PREVIOUSLY_LINES:]


def previous_line(story: Story, record: JournalRecord) -> view.Previously | None:
    """Returns one entry as a line of the story, if it is one."""
    who, text = "", record.words
    entry = record.entry
    memory = story.memories.get(record.seq)
    if memory is not None:
        if not memory.stands:
            return None
        who, text = ", ".join(map(story.label, memory.personae)), memory.text
    elif isinstance(entry, SPOKEN):
        text = entry.text if text is None else text
    elif isinstance(entry, e.Narration | e.Speech | e.BasicAction):
        who = story.label(entry.who) if entry.who else ""
        text = entry.text if text is None else text
    elif isinstance(entry, e.PersonaNamed):
        who = entry.name
        text = entry.name
    elif isinstance(entry, e.ContestClosed):
        text = str(record.facts.get("stakes", ""))
    elif isinstance(entry, e.Death):
        who = story.label(entry.who)
        text = who
    else:
        return None
    if not text:
        return None
    return view.Previously(seq=record.seq, kind=e.kind(entry), who=who, text=text)


def waiting(story: Story) -> list[int]:
    """Returns seats that the others wait for."""
    dealer = [] if story.dealer is None else [story.dealer]
    match story.state:
        case "lobby":
            return [p.seat for p in story.voters() if p.says is None]
        case "hand-over" if not story.ready:
            return [p.seat for p in story.voters() if p.says is None]
        case "preparation" | "opening" | "signifiers" | "hand-over":
            return dealer
        case "creation":
            return making(story)
        case "session":
            return sorted(set(in_session(story)))
    return []


def making(story: Story) -> list[int]:
    persona = story.making()
    if persona is None:
        return []
    wanted = stage(story, persona)
    return [story.neighbour(persona.seat) if wanted == "suggest" else persona.seat]


def in_session(story: Story) -> list[int]:
    assert story.dealer is not None
    seats = making(story)
    task = story.task
    if task is not None:
        owner = story.persona(task.persona).seat
        seats.append(owner if task.stage in ("choose", "narrate") else story.dealer)
    for bell in story.bells:
        if bell.stage == "memory":
            away = story.places[bell.narrator].away
            seats.append(story.dealer if away else bell.narrator)
        elif bell.stage == "use":
            seats += [story.persona(who).seat for who in bell.use]
    for memory in story.pending():
        by = names_ability(story, memory)
        if by is not None:
            seats.append(by)
    contest = story.contest
    if contest is not None and not story.ringing():
        asked = [
            seat
            for number, seat in enumerate(contest.seats)
            if contest.match.state.asks(number)
        ]
        seats += asked or [story.dealer]
    return seats


def entries_awaiting_dealer(story: Story) -> list[int]:
    """Returns entries that wait for the Dealer's word."""
    found = [
        record.seq
        for record in story.records
        if isinstance(record.entry, e.Amend) and record.status == "pending"
    ]
    if story.task is not None and story.task.stage in ("asked", "set"):
        found.append(story.task.entry)
    return found


def advice(story: Story) -> list[str]:
    """Returns the rules' advice for the Dealer (FUG-W10)."""
    contest = story.contest
    if contest is None or story.options.persona_death == "forbid":
        return []
    return ["spare-personae"] if contest.lethal() else []


def healing(content: ContentSet) -> str:
    """Returns the message id of how wounds heal here; the hours are in its number."""
    rate = content.healing
    return f"{rate.kind}-{rate.hours}" if rate.hours else rate.kind


# Triggers


def suggestions(story: Story) -> list[view.Suggestion]:
    """Returns triggers that something in this session calls for (FUG-X06)."""
    found = []
    for chapter, trigger in available(story):
        able = candidates(story, trigger)
        because = called_by(story, trigger)
        if able and because:
            found.append(
                view.Suggestion(
                    trigger=trigger.id,
                    chapter=chapter,
                    because=because,
                    personae=[persona.who for persona in able],
                    flashback=trigger.flashback,
                    ability=trigger.ability.name,
                )
            )
    return sorted(found, key=lambda one: -one.because)


def called_by(story: Story, trigger: Trigger) -> int:
    """Returns the last entry of this session that mentions it, or 0."""
    wanted = trigger.when.ref.casefold()
    met = {one.id: one for one in story.characters if one.id}
    person = met.get(trigger.when.ref) if trigger.when.kind == "meet" else None
    for record in reversed(story.records):
        if record.session != story.session or record.status in ("undone", "void"):
            continue
        if trigger.when.kind == "card":
            if trigger.when.ref in record.facts.get("cards", []):
                return record.seq
        elif trigger.when.kind == "meet":
            if person is not None and person.who in (
                record.facts.get("who"),
                getattr(record.entry, "who", None),
            ):
                return record.seq
        elif wanted in words_of(record).casefold():
            return record.seq
    return 0


def words_of(record: JournalRecord) -> str:
    """Returns all that an entry says before everybody."""
    if isinstance(record.entry, UNSPOKEN):
        return ""
    names = ("text", "task", "trigger", "stakes", "shown_as")
    parts = [getattr(record.entry, name, "") or "" for name in names]
    if record.words is not None:
        parts[0] = record.words
    return " ".join(str(part) for part in parts)
