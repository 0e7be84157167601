"""Making personae round the table, with the neighbour's addition (4.2)."""

from typing import Literal

from parlour.engine.refusals import Refusal
from parlour.story.basics.people import Persona
from parlour.story.entry import JournalEntry, Maybe, Seat, Short, Steps, Text, Who
from parlour.story.rules import SESSION, rule
from parlour.story.state import JournalRecord, Story

MAKING = ("creation", "session", "hand-over")
"""Late-comers are made in play (FUG-R51)."""


def stage(story: Story, persona: Persona) -> str:
    """Returns the next step for a persona in creation."""
    if not persona.description:
        return "describe"
    return "answer" if persona.suggestion else "suggest"


def now_made(story: Story, who: str, wanted: str) -> Persona:
    """Returns the persona whose turn it is, at this stage."""
    persona = story.persona(who)
    if persona is not story.making() or stage(story, persona) != wanted:
        raise Refusal("not-now", "FUG-P01")
    return persona


@rule(when=MAKING, id="FUG-P01", rewordable=True)
class PersonaDescribed(JournalEntry, tag="persona_described"):
    text: Text = ""
    looks_like: Maybe = ""
    sounds_like: Maybe = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.making()
        if persona is None or persona.seat != record.by or persona.description:
            raise Refusal("not-your-turn", "FUG-P01")
        yield
        persona.description = self.text
        persona.looks_like = self.looks_like
        persona.sounds_like = self.sounds_like
        persona.refused = ""
        record.facts["persona"] = persona.who


@rule(writer="dealer", when=MAKING, id="FUG-P03")
class PersonaRefused(JournalEntry, tag="persona_refused"):
    """The Dealer finds a description outside the limits (FUG-P03)."""

    persona: Who
    why: Short

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.persona(self.persona)
        if not persona.description or persona.signifier:
            raise Refusal("not-now", "FUG-P03")
        yield
        persona.description = persona.looks_like = persona.sounds_like = ""
        persona.suggestion = persona.category = ""
        persona.feature = False
        persona.refused = self.why


@rule(when=MAKING, id="FUG-P04")
class FeatureSuggested(JournalEntry, tag="feature_suggested"):
    persona: Who
    category: Short
    """Category of the feature; a second suggestion needs another one."""
    text: Text

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = now_made(story, self.persona, "suggest")
        if record.by != story.neighbour(persona.seat):
            raise Refusal("left-neighbour-adds", "FUG-P04")
        if persona.vetoed and persona.vetoed.casefold() == self.category.casefold():
            raise Refusal("same-category", "FUG-P07")
        yield
        persona.suggestion = self.text
        persona.category = self.category
        persona.suggested_by = record.by
        persona.refused = ""
        if persona.vetoed:
            accept(story, persona, record)  # the second is binding (FUG-P07)


def accept(story: Story, persona: Persona, record: JournalRecord) -> None:
    persona.feature = True
    record.facts["accepted"] = True
    if story.state == "creation" and story.making() is None:
        story.state = "signifiers"


@rule(writer="dealer", when=(*MAKING, "signifiers"), id="FUG-P05")
class FeatureRejected(JournalEntry, tag="feature_rejected"):
    """The Dealer finds a suggestion illegal (FUG-P05), or too like the first (P07)."""

    persona: Who
    rule: Literal["FUG-P05", "FUG-P07"] = "FUG-P05"
    why: Maybe = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.persona(self.persona)
        if not persona.suggestion or persona.signifier:
            raise Refusal("not-now", "FUG-P05")
        if self.rule == "FUG-P07" and not persona.vetoed:
            raise Refusal("first-suggestion", "FUG-P07")
        yield
        persona.suggestion = persona.category = ""
        persona.feature = False
        persona.refused = self.why or self.rule
        if story.state == "signifiers":
            story.state = "creation"


@rule(when=MAKING, id="FUG-P06")
class FeatureVetoed(JournalEntry, tag="feature_vetoed"):
    persona: Who

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = story.persona(self.persona)
        if persona.seat != record.by:
            raise Refusal("owner-says", "FUG-P06")
        if persona.vetoed:
            raise Refusal("one-veto", "FUG-P07")
        now_made(story, self.persona, "answer")
        yield
        persona.vetoed = persona.category
        persona.suggestion = persona.category = ""


@rule(when=MAKING, id="FUG-P06")
class FeatureAccepted(JournalEntry, tag="feature_accepted"):
    persona: Who

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        persona = now_made(story, self.persona, "answer")
        if persona.seat != record.by:
            raise Refusal("owner-says", "FUG-P06")
        yield
        accept(story, persona, record)


@rule(when=(*SESSION, "hand-over"), id="FUG-W11")
class NewPersona(JournalEntry, tag="new_persona"):
    """A seat's yes to a new persona for the player of a dead one (FUG-W11)."""

    seat: Seat

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        story.place(self.seat)
        dead = story.played_by(self.seat)
        if dead is None or dead.alive:
            raise Refusal("persona-lives", "FUG-W11")
        if story.contest is not None:
            raise Refusal("contest-open", "FUG-R51")
        yield
        dead.wanted_by.add(record.by)
        if {place.seat for place in story.voters()} <= dead.wanted_by:
            number = sum(persona.seat == self.seat for persona in story.personae) + 1
            story.personae.append(Persona(f"p{self.seat}-{number}", seat=self.seat))
            record.facts["persona"] = f"p{self.seat}-{number}"
