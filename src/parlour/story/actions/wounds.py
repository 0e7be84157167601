"""Wounds, incapacity, death and healing (4.8)."""

from typing import Final

from parlour.engine.refusals import Refusal
from parlour.story import entries as e
from parlour.story.basics.people import Condition, Persona, Someone, Wounded
from parlour.story.memories.flashbacks import known_part
from parlour.story.rules import Steps, rule
from parlour.story.state import Record, Story

IN_CONTEST: Final[dict[Condition, str]] = {
    "able": "able",
    "dead": "dead",
    "unconscious": "felled",
    "restrained": "felled",
    "subdued": "felled",
}
"""What a contest calls it: whoever cannot act holds no cards (FUG-W08)."""


def living(story: Story, who: str) -> Someone:
    someone = story.someone(who)
    if not someone.alive:
        raise Refusal("dead", "FUG-W09")
    return someone


def wound_of(
    story: Story, number: int | None, id_: str = "FUG-W01", *, healed: bool = False
) -> tuple[Someone, Wounded]:
    """Who has this wound, and the wound; one that has healed only where said."""
    for someone in (*story.personae, *story.characters):
        for wound in someone.wounds:
            if wound.entry == number and (healed or not wound.healed):
                return someone, wound
    raise Refusal("no-such-wound", id_)


@rule(e.Wound, writer="dealer", id="FUG-W01", step="undoable")
def wound(story: Story, entry: e.Wound, record: Record) -> Steps:
    someone = living(story, entry.who)
    known_part(story, entry.part)
    yield
    someone.wounds.append(Wounded(record.seq, entry.kind, entry.part))


@rule(e.WoundTended, writer="dealer", id="FUG-W05", step="undoable")
def wound_tended(story: Story, entry: e.WoundTended, record: Record) -> Steps:
    someone, found = wound_of(story, entry.wound)
    if found.tended:
        raise Refusal("tended-already", "FUG-W05")
    if not someone.alive:
        raise Refusal("dead", "FUG-W09")
    if entry.by and story.someone(entry.by).condition != "able":
        raise Refusal("cannot-act", "FUG-W05")
    story.wait_for_round()
    yield
    found.tended = True
    found.tended_at = record.seq
    story.touch(entry.wound)


@rule(e.WoundReopened, writer="dealer", id="FUG-W07", step="undoable")
def wound_reopened(story: Story, entry: e.WoundReopened, record: Record) -> Steps:
    _, found = wound_of(story, entry.wound)
    if not found.tended:
        raise Refusal("untended", "FUG-W07")
    yield
    found.tended = False
    story.touch(entry.wound)


@rule(e.WoundHealed, writer="dealer", id="FUG-W06", step="undoable")
def wound_healed(story: Story, entry: e.WoundHealed, record: Record) -> Steps:
    someone = living(story, entry.who)
    assert story.content is not None
    healing = story.content.healing
    closing = [
        wound
        for wound in someone.wounds
        if not wound.healed and (wound.tended or not healing.needs_tending)
    ]
    if not closing:
        raise Refusal("tend-first", "FUG-W06")
    story.wait_for_round()
    match healing.kind:
        case "sleep" | "rest" | "time":
            if entry.hours < healing.hours:
                raise Refusal("too-short", "FUG-W06")
            broken = healing.continuous and not entry.unbroken
            if broken and healing.kind != "time":
                raise Refusal("not-unbroken", "FUG-W06")
        case "scene":
            closing = [
                wound
                for wound in closing
                if (wound.tended_at if healing.needs_tending else wound.entry)
                < story.scene_at
            ]
            if not closing:
                raise Refusal("end-of-scene", "FUG-X12")
        case "dealer":
            pass  # a free ruling
    yield
    for wound in closing:
        wound.tended = wound.healed = True
        story.touch(wound.entry)
    record.facts["healed"] = [wound.entry for wound in closing]


@rule(e.Incapacitated, writer="dealer", id="FUG-W08", step="undoable")
def incapacitated(story: Story, entry: e.Incapacitated, record: Record) -> Steps:
    someone = living(story, entry.who)
    may_become(story, entry.who, entry.kind)
    yield
    become(story, someone, entry.kind)


@rule(e.Recovered, writer="dealer", id="FUG-W08", step="undoable")
def recovered(story: Story, entry: e.Recovered, record: Record) -> Steps:
    someone = living(story, entry.who)
    if someone.condition == "able":
        raise Refusal("so-already", "FUG-W08")
    may_become(story, entry.who, "able")
    yield
    become(story, someone, "able")


def may_become(story: Story, who: str, condition: Condition) -> None:
    """Nobody who holds cards, or has just remembered, changes before that is over."""
    if story.contest is not None:
        story.contest.may_become(who, IN_CONTEST[condition])


def become(story: Story, someone: Someone, condition: Condition) -> None:
    someone.condition = condition
    if story.contest is not None:
        story.contest.become(someone.who, IN_CONTEST[condition])


@rule(e.Relearned, writer="dealer", id="FUG-W03", step="undoable")
def relearned(story: Story, entry: e.Relearned, record: Record) -> Steps:
    persona = story.persona(entry.persona)
    skill = story.skill(persona, entry.ability, "FUG-W03")
    if not story.lost_by(persona, skill.parts):
        raise Refusal("not-lost", "FUG-W03")
    for part in entry.parts:
        known_part(story, part)
    if story.lost_by(persona, list(entry.parts)):
        raise Refusal("with-another-part", "FUG-W03")
    yield
    skill.parts = list(entry.parts)


@rule(e.Death, writer="dealer", id="FUG-W09", step="undoable")
def death(story: Story, entry: e.Death, record: Record) -> Steps:
    someone = living(story, entry.who)
    if isinstance(someone, Persona):
        if story.options.persona_death == "forbid":
            raise Refusal("personae-do-not-die", "FUG-W10")
        if not entry.sure:
            raise Refusal("sure-of-death", "FUG-W10")
    may_become(story, entry.who, "dead")
    yield
    become(story, someone, "dead")
