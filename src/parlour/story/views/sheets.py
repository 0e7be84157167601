"""What everybody may see of a campaign: sheets, seats, memories, tasks and bells.

Nothing in here depends on who looks; what does is in `seen.py`.
"""

from typing import Any

from parlour.engine.options import shown as options_shown
from parlour.story.basics.people import GameCharacter, Persona, Someone
from parlour.story.content.content_set import ContentSet
from parlour.story.memories.flashbacks import names_ability
from parlour.story.state import Remembered, Rung, Story
from parlour.story.table.creation import stage
from parlour.story.views import board, view


def told(one: Remembered) -> bool:
    return one.status != "withdrawn"


def options_of(story: Story) -> dict[str, str | int | bool]:
    found: dict[str, Any] = options_shown(story.options)
    return found


def public(story: Story, content: ContentSet) -> view.ContentView:
    """What everybody may know of the content-set; chapters are only counted."""
    basics = content.basics
    cannot = list(basics.cannot)
    if not story.options.literacy:
        cannot.append("read or write")
    return view.ContentView(
        id=content.id,
        title=content.title,
        blurb=content.blurb,
        licence=content.licence,
        credits=content.credits,
        sessions=len(content.chapter),
        session_hours=list(content.session_hours),
        can=[] if story.options.relearn_everything else list(basics.can),
        cannot=cannot,
        healing=board.healing(content),
        uploaded=story.uploaded,
        locked=content.locked_options,
        parts=list(story.body.parents),
    )


def next_dealer(story: Story) -> int | None:
    if story.ready:
        return story.dealer
    said = {place.says for place in story.voters()}
    return said.pop() if len(said) == 1 else None


def seat_view(story: Story, seat: int) -> view.SeatView:
    place = story.places[seat]
    persona = story.played_by(seat)
    own, gifts = story.quota(seat, "self"), story.quota(seat, "gift")
    return view.SeatView(
        seat=seat,
        name=place.name,
        bot=place.bot,
        persona=persona.who if persona else "",
        dealer=seat == story.dealer,
        away=place.away,
        declined=place.declined,
        has_dealt=place.deals > 0,
        knows_story=place.knows_story,
        own_flashbacks=view.Quota(left=own[0], most=own[1]),
        gifts=view.Quota(left=gifts[0], most=gifts[1]),
        says=place.says,
    )


def wounds(someone: Someone) -> list[view.WoundView]:
    return [
        view.WoundView(
            wound=one.entry,
            kind=one.kind,
            part=one.part,
            tended=one.tended,
            healed=one.healed,
        )
        for one in someone.wounds
    ]


def sheet(story: Story, persona: Persona) -> view.Sheet:
    runs: Any = story.runs(persona)
    return view.Sheet(
        persona=persona.who,
        seat=persona.seat,
        run_by=runs,
        description=persona.description,
        looks_like=persona.looks_like,
        sounds_like=persona.sounds_like,
        feature=persona.suggestion if persona.feature else "",
        category=persona.category if persona.feature else "",
        feature_by=persona.suggested_by if persona.feature else None,
        name=persona.name,
        signifier=persona.signifier,
        signifier_live=bool(persona.signifier) and story.may_remember(persona),
        memories=[
            one.entry
            for one in story.memories.values()
            if one.stands and persona.who in one.personae
        ],
        abilities=[
            ability(story, persona, number) for number in sorted(persona.skills)
        ],
        wounds=wounds(persona),
        state=persona.condition,
        in_scene=persona.in_scene,
        portrait=picture(story, persona.portrait),
    )


def picture(story: Story, number: int | None) -> view.PictureView | None:
    """A portrait, or the picture of a scene: everybody sees them."""
    if number is None:
        return None
    return view.PictureView(picture=number, caption=story.pictures[number].caption)


def ability(story: Story, persona: Persona, number: int) -> view.AbilityView:
    skill = persona.skills[number]
    lost = story.lost_by(persona, skill.parts)
    blocked = story.blocked_by(persona, skill.parts)
    return view.AbilityView(
        memory=number,
        name=skill.name,
        parts=skill.parts,
        state="lost" if lost else "blocked" if blocked else "usable",
        by=lost or blocked,
    )


def character(story: Story, one: GameCharacter) -> view.CharacterView:
    return view.CharacterView(
        who=one.who,
        shown_as=one.shown_as,
        wounds=wounds(one),
        state=one.condition,
        in_scene=one.in_scene,
        declared=one.declared,
        portrait=picture(story, one.portrait),
    )


def memory(story: Story, one: Remembered) -> view.MemoryView:
    return view.MemoryView(
        memory=one.entry,
        session=one.session,
        source=one.source,
        personae=one.personae,
        by=one.by,
        text=one.text,
        trigger=one.trigger,
        appears=one.appears,
        augments=one.augments,
        cards=[
            card
            for bell in story.bells
            if bell.memory == one.entry
            for card in bell.cards
        ],
        ability=one.ability,
        parts=one.parts,
        status=one.status,
        vetoes=len(one.vetoed),
        names_ability=names_ability(story, one),
        shared=one.shared,
    )


def creation(story: Story) -> view.Creation | None:
    persona = story.making()
    if persona is None or story.state not in ("creation", "session", "hand-over"):
        return None
    now: Any = stage(story, persona)
    return view.Creation(
        persona=persona.who,
        seat=persona.seat,
        stage=now,
        neighbour=story.neighbour(persona.seat),
        suggestion=persona.suggestion,
        category=persona.category,
        second=bool(persona.vetoed),
        refused=persona.refused,
        not_again=persona.vetoed,
    )


def task_view(story: Story) -> view.TaskView:
    task = story.task
    assert task is not None
    return view.TaskView(
        task=task.entry,
        persona=task.persona,
        words=task.words,
        stage=task.stage,
        difficulty=task.difficulty,
        ability=task.ability,
        unit=task.unit,
        elapsed=task.elapsed,
        cards=list(task.cards),
        outcome=task.outcome,
        barred=task.barred,
        lacks_ability=task.stage in ("asked", "set") and task.ability is None,
    )


def bell(one: Rung) -> view.Bell:
    now: Any = one.stage
    return view.Bell(
        bell=one.entry,
        cards=one.cards,
        personae=one.personae,
        narrator=one.narrator,
        appear=one.appear,
        on=one.on,
        extends=one.extends,
        memory=one.memory,
        stage=now,
        use=one.use,
        in_contest=one.place is not None,
    )
