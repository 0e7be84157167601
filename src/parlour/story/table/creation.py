"""Making personae round the table, with the neighbour's addition (4.2)."""

from parlour.engine.refusals import Refusal
from parlour.story import entries as e
from parlour.story.basics.people import Persona
from parlour.story.rules import SESSION, Steps, rule
from parlour.story.state import Record, Story

MAKING = ("creation", "session", "hand-over")
"""Late-comers are made in play (FUG-R51)."""


def stage(story: Story, persona: Persona) -> str:
    """What is awaited for a persona that is being made."""
    if not persona.description:
        return "describe"
    return "answer" if persona.suggestion else "suggest"


def now_made(story: Story, who: str, wanted: str) -> Persona:
    """The persona whose turn it is, at this stage."""
    persona = story.persona(who)
    if persona is not story.making() or stage(story, persona) != wanted:
        raise Refusal("not-now", "FUG-P01")
    return persona


@rule(e.PersonaDescribed, when=MAKING, id="FUG-P01", told=True)
def persona_described(story: Story, entry: e.PersonaDescribed, record: Record) -> Steps:
    persona = story.making()
    if persona is None or persona.seat != record.by or persona.description:
        raise Refusal("not-your-turn", "FUG-P01")
    yield
    persona.description = entry.text
    persona.looks_like = entry.looks_like
    persona.sounds_like = entry.sounds_like
    persona.refused = ""
    record.facts["persona"] = persona.who


@rule(e.PersonaRefused, writer="dealer", when=MAKING, id="FUG-P03")
def persona_refused(story: Story, entry: e.PersonaRefused, record: Record) -> Steps:
    persona = story.persona(entry.persona)
    if not persona.description or persona.signifier:
        raise Refusal("not-now", "FUG-P03")
    yield
    persona.description = persona.looks_like = persona.sounds_like = ""
    persona.suggestion = persona.category = ""
    persona.feature = False
    persona.refused = entry.why


@rule(e.FeatureSuggested, when=MAKING, id="FUG-P04")
def feature_suggested(story: Story, entry: e.FeatureSuggested, record: Record) -> Steps:
    persona = now_made(story, entry.persona, "suggest")
    if record.by != story.neighbour(persona.seat):
        raise Refusal("left-neighbour-adds", "FUG-P04")
    if persona.vetoed and persona.vetoed.casefold() == entry.category.casefold():
        raise Refusal("same-category", "FUG-P07")
    yield
    persona.suggestion = entry.text
    persona.category = entry.category
    persona.suggested_by = record.by
    persona.refused = ""
    if persona.vetoed:
        accept(story, persona, record)  # the second is binding (FUG-P07)


def accept(story: Story, persona: Persona, record: Record) -> None:
    persona.feature = True
    record.facts["accepted"] = True
    if story.state == "creation" and story.making() is None:
        story.state = "signifiers"


@rule(e.FeatureRejected, writer="dealer", when=(*MAKING, "signifiers"), id="FUG-P05")
def feature_rejected(story: Story, entry: e.FeatureRejected, record: Record) -> Steps:
    persona = story.persona(entry.persona)
    if not persona.suggestion or persona.signifier:
        raise Refusal("not-now", "FUG-P05")
    if entry.rule == "FUG-P07" and not persona.vetoed:
        raise Refusal("first-suggestion", "FUG-P07")
    yield
    persona.suggestion = persona.category = ""
    persona.feature = False
    persona.refused = entry.why or entry.rule
    if story.state == "signifiers":
        story.state = "creation"


@rule(e.FeatureVetoed, when=MAKING, id="FUG-P06")
def feature_vetoed(story: Story, entry: e.FeatureVetoed, record: Record) -> Steps:
    persona = story.persona(entry.persona)
    if persona.seat != record.by:
        raise Refusal("owner-says", "FUG-P06")
    if persona.vetoed:
        raise Refusal("one-veto", "FUG-P07")
    now_made(story, entry.persona, "answer")
    yield
    persona.vetoed = persona.category
    persona.suggestion = persona.category = ""


@rule(e.FeatureAccepted, when=MAKING, id="FUG-P06")
def feature_accepted(story: Story, entry: e.FeatureAccepted, record: Record) -> Steps:
    persona = now_made(story, entry.persona, "answer")
    if persona.seat != record.by:
        raise Refusal("owner-says", "FUG-P06")
    yield
    accept(story, persona, record)


@rule(e.NewPersona, when=(*SESSION, "hand-over"), id="FUG-W11")
def new_persona(story: Story, entry: e.NewPersona, record: Record) -> Steps:
    story.place(entry.seat)
    dead = story.played_by(entry.seat)
    if dead is None or dead.alive:
        raise Refusal("persona-lives", "FUG-W11")
    if story.contest is not None:
        raise Refusal("contest-open", "FUG-R51")
    yield
    dead.wanted_by.add(record.by)
    if {place.seat for place in story.voters()} <= dead.wanted_by:
        number = sum(persona.seat == entry.seat for persona in story.personae) + 1
        story.personae.append(Persona(f"p{entry.seat}-{number}", seat=entry.seat))
        record.facts["persona"] = f"p{entry.seat}-{number}"
