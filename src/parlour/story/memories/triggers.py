"""Source 4: what the content-set lets people remember (FUG-F18, FUG-X06 to X10)."""

from typing import Annotated

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import Persona
from parlour.story.content.content_set import Trigger
from parlour.story.entry import JournalEntry, Steps, Who
from parlour.story.memories.flashbacks import grant
from parlour.story.rules import rule
from parlour.story.state import JournalRecord, Story, StoryMemory
from parlour.words.messages import ENGLISH, Messages

AWAKE = ("first", "all_present")
"""Whom these name must be awake (FUG-X07)."""
ONE = ("dealer_choice", "first")


def available(story: Story) -> list[tuple[int, Trigger]]:
    """Returns triggers that this session's Dealer may fire, with their chapters
    (FUG-X09)."""
    if story.content is None or story.state != "session":
        return []
    return [
        (chapter.number, trigger)
        for chapter in story.content.chapter[: story.session]
        for trigger in chapter.trigger
        if not over(story, chapter.number, trigger)
    ]


def over(story: Story, chapter: int, trigger: Trigger) -> bool:
    """Returns whether it cannot be fired any more, now or in the session that is
    prepared."""
    session = story.session
    if story.state not in ("session", "end"):
        session += 1
    late = trigger.chapter_only and session > chapter
    return late or bool(trigger.limit == "once" and story.spent.get(trigger.id))


def candidates(story: Story, trigger: Trigger) -> list[Persona]:
    """Returns personae for whom a trigger may be fired now (FUG-X07, FUG-X08)."""
    found = [persona for persona in story.personae if story.may_remember(persona)]
    kind, _, value = trigger.who.partition(":")
    if kind in AWAKE:
        found = [persona for persona in found if persona.conscious]
    if kind == "all_present":
        found = [persona for persona in found if persona.in_scene]
    if kind == "signifier":
        found = [persona for persona in found if persona.signifier == value]
    if kind == "feature":
        same = value.strip().casefold()
        found = [p for p in found if p.category.strip().casefold() == same]
    if trigger.limit == "once_per_persona":
        spent = story.spent.get(trigger.id, set())
        found = [persona for persona in found if persona.who not in spent]
    return found


@rule(writer="dealer", id="FUG-F18", step="final", rewordable=True)
class TriggerFired(JournalEntry, tag="trigger_fired"):
    trigger: Annotated[str, Meta(max_length=60)] = ""
    """The trigger's id, visible to readers of its chapter."""
    personae: Annotated[list[Who], Meta(max_length=8)] = []

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        known = {trigger.id: trigger for _, trigger in available(story)}
        trigger = known.get(self.trigger)
        if trigger is None:
            raise Refusal("no-such-trigger", "FUG-X08")
        able = candidates(story, trigger)
        if not able:
            raise Refusal("nobody-to-remember", "FUG-X07")
        named = [story.persona(who) for who in self.personae] or able
        if any(persona not in able for persona in named):
            raise Refusal("not-for-them", "FUG-X07")
        if trigger.who in ONE and len(named) != 1:
            raise Refusal("for-one-persona", "FUG-X07")
        if trigger.who == "all_present" and len(named) < len(able):
            raise Refusal("for-all-present", "FUG-X07")
        yield
        who = [persona.who for persona in named]
        names = [story.label(one) for one in who]
        language = story.content.language if story.content else ENGLISH
        memory = StoryMemory(
            entry=record.seq,
            session=story.session,
            source="story",
            personae=who,
            by=record.by,
            text=trigger.flashback.replace(
                "{persona}", join_names(names, language)
            ).strip(),
            trigger="",
            appears=[*who, *shown_in(story, trigger)],
            augments=[],
            fired=trigger.id,
        )
        story.memories[record.seq] = memory
        story.spent.setdefault(trigger.id, set()).update(who)
        grant(story, memory, trigger.ability.name, list(trigger.ability.parts))


def shown_in(story: Story, trigger: Trigger) -> list[str]:
    """Returns characters in the memory that everybody has met (FUG-X04)."""
    wanted = {*trigger.includes, trigger.recognises}
    return [one.who for one in story.characters if one.id and one.id in wanted]


def join_names(names: list[str], language: str = ENGLISH) -> str:
    """Joins names as a language does.

    >>> join_names(["Ada"]), join_names(["Ada", "Bo", "Cy"])
    ('Ada', 'Ada, Bo and Cy')
    >>> join_names(["Ada", "Bo"], "de")
    'Ada und Bo'
    """
    *rest, last = names
    words = Messages(language=language)
    return words.text("listed", rest=", ".join(rest), last=last) if rest else last
