"""Wounds, incapacity, death and healing (4.8)."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import Condition, Persona, Someone, Wounded
from parlour.story.entry import JournalEntry, Part, Parts, Ref, Steps, Who
from parlour.story.memories.flashbacks import known_part
from parlour.story.rules import rule
from parlour.story.state import JournalRecord, Story

IN_CONTEST: Final[dict[Condition, str]] = {
    "able": "able",
    "dead": "dead",
    "unconscious": "felled",
    "restrained": "felled",
    "subdued": "felled",
}
"""The contest's word for it: a character who cannot act holds no cards (FUG-W08)."""


def living(story: Story, who: str) -> Someone:
    someone = story.someone(who)
    if not someone.alive:
        raise Refusal("dead", "FUG-W09")
    return someone


def wound_of(
    story: Story, number: int | None, id_: str = "FUG-W01", *, healed: bool = False
) -> tuple[Someone, Wounded]:
    """Finds a wound and its bearer; healed wounds only if asked for."""
    for someone in (*story.personae, *story.characters):
        for wound in someone.wounds:
            if wound.entry == number and (healed or not wound.healed):
                return someone, wound
    raise Refusal("no-such-wound", id_)


@rule(writer="dealer", id="FUG-W01", step="undoable")
class Wound(JournalEntry, tag="wound"):
    who: Who
    kind: Literal["temporary", "permanent"]
    part: Part

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = living(story, self.who)
        known_part(story, self.part)
        yield
        someone.wounds.append(Wounded(record.seq, self.kind, self.part))


@rule(writer="dealer", id="FUG-W05", step="undoable")
class WoundTended(JournalEntry, tag="wound_tended"):
    wound: Ref
    by: Annotated[str, Meta(max_length=40)] = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone, found = wound_of(story, self.wound)
        if found.tended:
            raise Refusal("tended-already", "FUG-W05")
        if not someone.alive:
            raise Refusal("dead", "FUG-W09")
        if self.by and story.someone(self.by).condition != "able":
            raise Refusal("cannot-act", "FUG-W05")
        story.wait_for_round()
        yield
        found.tended = True
        found.tended_at = record.seq
        story.touch(self.wound)


@rule(writer="dealer", id="FUG-W07", step="undoable")
class WoundReopened(JournalEntry, tag="wound_reopened"):
    wound: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        _, found = wound_of(story, self.wound)
        if not found.tended:
            raise Refusal("untended", "FUG-W07")
        yield
        found.tended = False
        story.touch(self.wound)


@rule(writer="dealer", id="FUG-W06", step="undoable")
class WoundHealed(JournalEntry, tag="wound_healed"):
    """Tended wounds close, after a number of hours if the set counts hours."""

    who: Who
    hours: Annotated[int, Meta(ge=0, le=10_000)] = 0
    unbroken: bool = True

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = living(story, self.who)
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
                if self.hours < healing.hours:
                    raise Refusal("too-short", "FUG-W06")
                broken = healing.continuous and not self.unbroken
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


@rule(writer="dealer", id="FUG-W08", step="undoable")
class Incapacitated(JournalEntry, tag="incapacitated"):
    who: Who
    kind: Literal["unconscious", "restrained", "subdued"]

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = living(story, self.who)
        may_become(story, self.who, self.kind)
        yield
        become(story, someone, self.kind)


@rule(writer="dealer", id="FUG-W08", step="undoable")
class Recovered(JournalEntry, tag="recovered"):
    who: Who

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = living(story, self.who)
        if someone.condition == "able":
            raise Refusal("so-already", "FUG-W08")
        may_become(story, self.who, "able")
        yield
        become(story, someone, "able")


def may_become(story: Story, who: str, condition: Condition) -> None:
    """Refuses to change somebody who holds cards, or has just remembered, before that
    is over."""
    if story.contest is not None:
        story.contest.may_become(who, IN_CONTEST[condition])


def become(story: Story, someone: Someone, condition: Condition) -> None:
    someone.condition = condition
    if story.contest is not None:
        story.contest.become(someone.who, IN_CONTEST[condition])


@rule(writer="dealer", id="FUG-W03", step="undoable")
class Relearned(JournalEntry, tag="relearned"):
    """A lost ability is learned again with other parts, over a long time."""

    ability: Ref
    persona: Who
    parts: Parts = []

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.persona(self.persona)
        skill = story.skill(persona, self.ability, "FUG-W03")
        if not story.lost_by(persona, skill.parts):
            raise Refusal("not-lost", "FUG-W03")
        for part in self.parts:
            known_part(story, part)
        if story.lost_by(persona, list(self.parts)):
            raise Refusal("with-another-part", "FUG-W03")
        yield
        skill.parts = list(self.parts)


@rule(writer="dealer", id="FUG-W09", step="undoable")
class Death(JournalEntry, tag="death"):
    who: Who
    sure: bool = False
    """The Dealer's second yes, for a persona."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        someone = living(story, self.who)
        if isinstance(someone, Persona):
            if story.options.persona_death == "forbid":
                raise Refusal("personae-do-not-die", "FUG-W10")
            if not self.sure:
                raise Refusal("sure-of-death", "FUG-W10")
        may_become(story, self.who, "dead")
        yield
        become(story, someone, "dead")
