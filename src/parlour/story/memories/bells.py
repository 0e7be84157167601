"""Bells: a Signifier was exposed, and somebody remembers.

First the ringing, then the telling: the memory that a bell asks for, its ability, and
its use at once.
"""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import Persona, Skill
from parlour.story.entry import JournalEntry, Ref, Seat, Spoken, Steps, Who
from parlour.story.rules import rule
from parlour.story.state import JournalRecord, Rung, Story, StoryMemory

if TYPE_CHECKING:
    from parlour.story.memories.flashbacks import MemoryNarrated

Spot = tuple[int, int, int]
"""Place of a card in a contest: the contest's entry, the round, the hand."""


def ring(
    story: Story,
    record: JournalRecord,
    card: str,
    on: str,
    by: int | None,
    spot: Spot | None,
) -> None:
    """Rings the bell of an exposed card, if it is a live Signifier.

    `on` is whose task or hand it came to, `by` the seat that turned it up from its
    own hole or wild cards; None where the Dealer turned it (FUG-R42, FUG-R58).
    """
    signified = next((p for p in story.personae if p.signifier == card), None)
    who = remembers(story, signified, on) if signified is not None else None
    if signified is None or who is None:
        return
    narrator = story.dealer if by is None else by
    assert narrator is not None
    teller = story.played_by(narrator)
    appear = [who.who, signified.who]  # FUG-F24
    if narrator == story.dealer:
        appear.append(on)  # FUG-F20
    elif teller is not None:
        appear.append(teller.who)
    appear = list(dict.fromkeys(appear))
    bell = Rung(
        entry=record.seq,
        cards=[card],
        personae=[who.who],
        narrator=narrator,
        appear=appear,
        on=on,
        place=spot,
    )
    first = next((one for one in story.bells if spot and one.place == spot), None)
    if first is not None and first.stage == "memory":  # for the same hand (FUG-F23)
        first.cards.append(card)
        first.personae = list(dict.fromkeys([*first.personae, who.who]))
        first.appear = list(dict.fromkeys([*first.appear, *appear]))
        return
    if first is not None and first.memory is not None:
        bell.extends = first.memory
        bell.appear = list(dict.fromkeys([*appear, *first.personae]))
    story.bells.append(bell)
    record.facts.setdefault("bells", []).append(card)


def remembers(story: Story, signified: Persona, on: str) -> Persona | None:
    """Returns the personae who remember, if any may (FUG-F21, FUG-F24)."""
    if story.options.signifier_recipient == "signified":
        return signified if story.may_remember(signified) else None
    holder = story.someone(on)
    if isinstance(holder, Persona) and story.may_remember(holder):
        return holder
    return None


# Telling


def bell_of(story: Story, number: int) -> Rung:
    for bell in story.bells:
        if bell.entry == number and bell.stage != "done":
            return bell
    raise Refusal("no-such-bell", "FUG-F17")


def check(story: Story, seat: int, entry: "MemoryNarrated") -> Rung:
    """Returns the bell that this memory tells."""
    if entry.bell is None:
        raise Refusal("no-such-bell", "FUG-F17")
    waiting = [
        bell
        for bell in story.bells
        if bell.entry == entry.bell and bell.stage == "memory"
    ]
    mine = [b for b in waiting if seat in (b.narrator, story.dealer)]
    if waiting and not mine:
        raise Refusal("narrator-tells", "FUG-F19")
    fits = [b for b in mine if entry.persona in b.personae]
    if not fits:
        raise Refusal("no-such-bell", "FUG-F17")
    return fits[0]


def apply(
    story: Story,
    entry: "MemoryNarrated",
    bell: Rung,
    appears: list[str],
    record: JournalRecord,
) -> None:
    everyone = list(dict.fromkeys([*bell.personae, *appears, *entry.appears]))
    earlier = story.memories.get(bell.extends) if bell.extends is not None else None
    if earlier is not None and earlier.stands:
        extend(story, earlier, bell, entry.text, everyone)
        record.facts["extends"] = earlier.entry
        return
    bell.memory = record.seq
    bell.stage = "ability"
    story.memories[record.seq] = StoryMemory(
        entry=record.seq,
        session=story.session,
        source="signifier",
        personae=bell.personae[:],
        by=record.by,
        text=entry.text,
        trigger=entry.trigger or ", ".join(bell.cards),
        appears=everyone,
        augments=list(entry.augments),
        bell=bell.entry,
    )


def extend(
    story: Story, earlier: StoryMemory, bell: Rung, text: str, everyone: list[str]
) -> None:
    """Extends a memory if both Signifiers lay in one hand: one memory, one ability for
    all (FUG-F23)."""
    earlier.text = f"{earlier.text}\n{text}"
    earlier.personae = list(dict.fromkeys([*earlier.personae, *bell.personae]))
    earlier.appears = list(dict.fromkeys([*earlier.appears, *everyone]))
    bell.memory = earlier.entry
    bell.stage = "ability"
    story.touch(earlier.entry)
    if earlier.ability:
        for who in bell.personae:
            give(story, earlier, who)
        offer_immediate_use(story, earlier)


def give(story: Story, memory: StoryMemory, who: str) -> None:
    """Writes the ability of a memory on this sheet; a contest hears of it."""
    persona = story.persona(who)
    if memory.entry in persona.skills:
        return
    skill = Skill(memory.entry, memory.ability, memory.parts[:])
    persona.skills[memory.entry] = skill
    if story.contest is not None:
        parts = [story.body.common(part) for part in skill.parts]
        story.contest.add_ability(who, memory.entry, parts)


def offer_immediate_use(story: Story, memory: StoryMemory) -> None:
    """Lets personae use a new ability at once (FUG-F22).

    In a contest, the contest asks.
    """
    for bell in story.bells:
        if bell.memory == memory.entry and bell.stage == "ability":
            awake = [who for who in bell.personae if story.persona(who).conscious]
            bell.use = awake if bell.place is None else []  # FUG-R45
            bell.stage = "use" if bell.use else "done"


def again(story: Story, memory: StoryMemory) -> None:
    """Rings a bell again because its memory was rejected (FUG-F17)."""
    for bell in story.bells:
        if bell.memory == memory.entry:
            bell.memory = None
            bell.stage = "memory"
            bell.use = []


def let_go(story: Story) -> None:
    """Ends the moment for using abilities at once."""
    for bell in story.bells:
        if bell.stage == "use":
            bell.stage = "done"


@rule(writer="dealer", id="FUG-F19")
class SignifierTurned(JournalEntry, tag="signifier_turned"):
    """The Dealer rings the bell by hand, where the table does not mind it."""

    card: Annotated[str, Meta(pattern="^M(0[0-9]|1[0-9]|2[01])$")]
    on: Who
    by: Seat | None = None
    """The seat that turned it up from its own cards; None for the Dealer."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if story.helps["bell"]:
            raise Refusal("table-minds-bells", "FUG-F19")
        story.someone(self.on)
        if self.by is not None:
            story.place(self.by)
        yield
        ring(story, record, self.card, self.on, self.by, None)


@rule(id="FUG-F22", rewordable=True)
class ImmediateUse(JournalEntry, tag="immediate_use"):
    """A persona uses the ability of a Signifier at once (FUG-F22)."""

    bell: Ref
    how: Literal["describe", "act", "pass"]
    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        bell = bell_of(story, self.bell)
        mine = [who for who in bell.use if story.persona(who).seat == record.by]
        if bell.stage != "use" or not mine:
            raise Refusal("no-use-of-yours", "FUG-F22")
        yield
        bell.use = [who for who in bell.use if who not in mine]
        record.facts["persona"] = mine[0]
        if not bell.use:
            bell.stage = "done"
