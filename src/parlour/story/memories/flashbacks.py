"""Flashbacks and abilities: the four sources, quotas, order and vetoes (4.4)."""

from typing import Annotated, Literal

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import Persona
from parlour.story.entry import (
    JournalEntry,
    Maybe,
    Parts,
    Ref,
    Short,
    Source,
    Steps,
    Text,
    Who,
)
from parlour.story.memories import bells
from parlour.story.rules import SESSION, rule
from parlour.story.state import MAX_VETOES, JournalRecord, Story, StoryMemory


@rule(id="FUG-F26", calm=True)
class MemoryDrafted(JournalEntry, tag="memory_drafted"):
    """A gift in the making, for its author's eyes only (FUG-F26)."""

    persona: Who
    text: Text

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        may_give(story, record.by, story.persona(self.persona))
        yield
        story.drafts[record.seq] = record.by


@rule(id="FUG-J02", calm=True)
class MemoryWithdrawn(JournalEntry, tag="memory_withdrawn"):
    """A draft is thrown away before anybody saw it."""

    memory: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if story.drafts.get(self.memory) != record.by:
            raise Refusal("no-draft-of-yours", "FUG-J02")
        yield
        story.drafts.pop(self.memory, None)


@rule(id="FUG-F15", step="final", rewordable=True)
class MemoryNarrated(JournalEntry, tag="memory"):
    """A narrated flashback, pending until its ability is named."""

    source: Source
    persona: Who
    text: Text = ""
    trigger: Maybe = ""
    appears: Annotated[list[Who], Meta(max_length=20)] = []
    augments: Annotated[list[Ref], Meta(max_length=10)] = []
    bell: Ref | None = None
    """For source `signifier`: the number of the bell that it answers."""
    draft: Ref | None = None

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.persona(self.persona)
        for who in self.appears:
            story.someone(who)
        for earlier in self.augments:  # anyone's, and its owner has no veto (FUG-F25)
            if not story.memory(earlier).stands:
                raise Refusal("no-such-memory", "FUG-F25")
        if self.draft is not None and story.drafts.get(self.draft) != record.by:
            raise Refusal("no-draft-of-yours", "FUG-F26")
        appears = [persona.who]
        bell = None
        match self.source:
            case "self":
                may_remember_now(story, record.by, persona)
            case "gift":
                may_give(story, record.by, persona)
                giver = story.played_by(record.by)
                assert giver is not None
                appears.append(giver.who)  # dead or alive (FUG-W11)
            case "signifier":
                bell = bells.check(story, record.by, self)
                appears += bell.appear
            case "story":
                raise Refusal("fire-a-trigger", "FUG-F18")
        if not self.trigger.strip() and bell is None:
            raise Refusal("no-trigger", "FUG-F03")
        yield
        if self.draft is not None:
            story.drafts.pop(self.draft, None)
        if bell is not None:
            bells.apply(story, self, bell, appears, record)
            return
        story.memories[record.seq] = StoryMemory(
            entry=record.seq,
            session=story.session,
            source=self.source,
            personae=[persona.who],
            by=record.by,
            text=self.text,
            trigger=self.trigger,
            appears=list(dict.fromkeys([*appears, *self.appears])),
            augments=list(self.augments),
        )


def may_remember_now(story: Story, seat: int, persona: Persona) -> None:
    """Checks source 1: one's own persona, alive, awake and there (FUG-F15, FUG-F10)."""
    if seat == story.dealer:
        raise Refusal("dealer-has-no-quota", "FUG-F27")
    if persona.seat != seat:
        raise Refusal("own-persona-only", "FUG-F15")
    able_to_remember(story, persona)
    contest = story.contest
    plays = contest is not None and contest.takes_part(persona.who)
    if plays and not contest.own_turn(persona.who):
        raise Refusal("on-your-turn", "FUG-B16")
    left, _ = story.quota(seat, "self")
    if left < 1:
        raise Refusal("no-flashback-left", "FUG-F15")


def may_give(story: Story, seat: int, persona: Persona) -> None:
    """Checks source 2: another seat's persona, not one that the Dealer runs
    (FUG-F16)."""
    if seat == story.dealer:
        raise Refusal("dealer-has-no-quota", "FUG-F27")
    if persona.seat == seat:
        raise Refusal("give-to-another", "FUG-F16")
    if persona.seat == story.dealer:
        raise Refusal("not-to-the-dealer", "FUG-F16")
    if story.played_by(seat) is None:
        raise Refusal("no-persona-yet", "FUG-F16")
    able_to_remember(story, persona)
    contest = story.contest
    plays = contest is not None and contest.takes_part(persona.who)
    if plays and not contest.between_turns():
        raise Refusal("between-two-turns", "FUG-B16")
    left, _ = story.quota(seat, "gift")
    if left < 1:
        raise Refusal("no-gift-left", "FUG-F16")


def able_to_remember(story: Story, persona: Persona) -> None:
    """Checks that a persona is alive, awake and there; in a contest, at the right
    moment (FUG-B16)."""
    if not story.may_remember(persona):
        raise Refusal("cannot-remember", "FUG-F09")
    if not persona.conscious:
        raise Refusal("unconscious", "FUG-W08")
    if not persona.in_scene:
        raise Refusal("not-in-scene", "FUG-F10")


@rule(writer="dealer", id="FUG-F06")
class MemoryRuledOut(JournalEntry, tag="memory_ruled_out"):
    memory: Ref
    rule: Literal["FUG-F03", "FUG-F04", "FUG-F05"]
    why: Maybe = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = open_memory(story, self.memory, "FUG-F06")
        if found.source == "story" or found.by == story.dealer:
            raise Refusal("not-to-be-ruled-out", "FUG-F06")
        yield
        found.status = "ruled_out"  # costs no quota
        forget(story, found)
        bells.again(story, found)
        story.touch(self.memory)


def open_memory(story: Story, number: int, id_: str) -> StoryMemory:
    """Returns a memory of this session whose ability nobody has used yet."""
    found = story.memory(number)
    if not found.stands:
        raise Refusal("no-such-memory", id_)
    if not is_open(story, found):
        raise Refusal("too-late", id_)
    return found


def is_open(story: Story, found: StoryMemory) -> bool:
    """Returns whether play has not gone on from it: of this session, its ability
    unused."""
    used = any(
        persona.skills[found.entry].used
        for persona in story.personae
        if found.entry in persona.skills
    )
    return found.stands and not used and found.session == story.session


def forget(story: Story, found: StoryMemory) -> None:
    """Takes a memory's ability off the sheets."""
    for persona in story.personae:
        lost = persona.skills.pop(found.entry, None)
        if lost is not None and story.contest is not None:
            story.contest.lose_ability(persona.who, found.entry)


# Abilities


@rule(id="FUG-F01", step="final")
class Ability(JournalEntry, tag="ability"):
    """Names what the persona can do now: completes a memory."""

    memory: Ref
    name: Short
    parts: Parts = []

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = story.memory(self.memory)
        if found.status != "pending" or found.ability:
            raise Refusal("ability-is-named", "FUG-F01")
        if record.by != names_ability(story, found) and record.by != story.dealer:
            raise Refusal("narrator-names-it", "FUG-F08")
        for part in self.parts:
            known_part(story, part)
        if self.name.casefold() in found.vetoed:
            raise Refusal("vetoed-already", "FUG-F26")
        yield
        grant(story, found, self.name, list(self.parts))


def names_ability(story: Story, found: StoryMemory) -> int | None:
    """Returns whose word is awaited; after three vetoes it is the Dealer's
    (FUG-F26)."""
    if found.status != "pending":
        return None
    if len(found.vetoed) >= MAX_VETOES:
        return story.dealer
    by = found.by
    gone = by is None or story.places[by].away
    return story.dealer if gone else by


def known_part(story: Story, part: str) -> None:
    if part not in story.body:
        raise Refusal("no-such-part", "FUG-X03", part)


def grant(story: Story, found: StoryMemory, name: str, parts: list[str]) -> None:
    """Gives the ability of a complete memory to everybody in it who remembers."""
    found.ability, found.parts, found.status = name, parts, "accepted"
    for who in found.personae:
        bells.give(story, found, who)
    bells.offer_immediate_use(story, found)
    story.touch(found.entry)


@rule(writer="dealer", id="FUG-F16")
class AbilityVetoed(JournalEntry, tag="ability_vetoed"):
    memory: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = open_memory(story, self.memory, "FUG-F16")
        if found.source != "gift":
            raise Refusal("only-gifts-are-vetoed", "FUG-R59")
        if not found.ability:
            raise Refusal("no-ability-yet", "FUG-F16")
        if len(found.vetoed) >= MAX_VETOES:
            raise Refusal("dealer-named-it", "FUG-F26")
        yield
        found.vetoed.append(found.ability.casefold())
        found.ability, found.parts, found.status = (
            "",
            [],
            "pending",
        )  # the memory stands
        forget(story, found)
        story.touch(self.memory)


@rule(writer="dealer", id="FUG-F08")
class AbilityWorded(JournalEntry, tag="ability_worded"):
    """The Dealer words an ability (FUG-F08)."""

    memory: Ref
    name: Short
    parts: Parts | None = None

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = story.memory(self.memory)
        if found.status != "accepted":
            raise Refusal("no-ability-yet", "FUG-F08")
        for part in self.parts or []:
            known_part(story, part)
        yield
        found.ability = self.name
        found.parts = found.parts if self.parts is None else list(self.parts)
        for persona in story.personae:
            skill = persona.skills.get(self.memory)
            if skill is not None:
                skill.name = self.name
                skill.parts = skill.parts if self.parts is None else list(self.parts)
        story.touch(self.memory)


@rule(when=SESSION, id="FUG-F13")
class SharedMemory(JournalEntry, tag="shared_memory"):
    memory: Ref

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        found = story.memory(self.memory)
        if not any(story.persona(who).seat == record.by for who in found.personae):
            raise Refusal("owner-tells", "FUG-F13")
        if not found.stands:
            raise Refusal("no-such-memory", "FUG-F13")
        yield
        found.shared = True
        story.touch(self.memory)
