"""Public parts of a campaign: sheets, seats, memories, tasks and bells.

Nothing in here depends on who looks; what does is in `seen.py`.
"""

from parlour.story.basics.people import GameCharacter, Persona, Someone
from parlour.story.content.content_set import ContentSet
from parlour.story.memories.flashbacks import names_ability
from parlour.story.state import Rung, Story, StoryMemory, Task
from parlour.story.table.creation import stage
from parlour.story.views import board, view


def public(story: Story, content: ContentSet) -> view.ContentView:
    """Returns public facts about the content-set; chapters are only counted."""
    basics = content.basics
    cannot = list(basics.cannot)
    if not story.options.literacy:
        cannot.append("read or write")
    return view.of(
        view.ContentView,
        content,
        sessions=len(content.chapter),
        can=[] if story.options.relearn_everything else list(basics.can),
        cannot=cannot,
        healing=board.healing(content),
        uploaded=story.uploaded,
        locked=content.locked_options,
        parts=list(story.body.parents),
    )


def seat_view(story: Story, seat: int) -> view.SeatView:
    place = story.places[seat]
    persona = story.played_by(seat)
    own, gifts = story.quota(seat, "self"), story.quota(seat, "gift")
    return view.of(
        view.SeatView,
        place,
        persona=persona.who if persona else "",
        dealer=seat == story.dealer,
        has_dealt=place.deals > 0,
        own_flashbacks=view.Quota(left=own[0], most=own[1]),
        gifts=view.Quota(left=gifts[0], most=gifts[1]),
    )


def wounds(someone: Someone) -> list[view.WoundView]:
    return [view.of(view.WoundView, one, wound=one.entry) for one in someone.wounds]


def sheet(story: Story, persona: Persona) -> view.SheetView:
    return view.of(
        view.SheetView,
        persona,
        persona=persona.who,
        run_by=story.runs(persona),
        feature=persona.suggestion if persona.feature else "",
        category=persona.category if persona.feature else "",
        feature_by=persona.suggested_by if persona.feature else None,
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
        portrait=picture(story, persona.portrait),
    )


def picture(story: Story, number: int | None) -> view.PictureView | None:
    """Returns a portrait, or the picture of a scene: everybody sees them."""
    if number is None:
        return None
    return view.PictureView(picture=number, caption=story.pictures[number].caption)


def ability(story: Story, persona: Persona, number: int) -> view.AbilityView:
    skill = persona.skills[number]
    lost = story.lost_by(persona, skill.parts)
    blocked = story.blocked_by(persona, skill.parts)
    return view.of(
        view.AbilityView,
        skill,
        state="lost" if lost else "blocked" if blocked else "usable",
        by=lost or blocked,
    )


def character(story: Story, one: GameCharacter) -> view.CharacterView:
    return view.of(
        view.CharacterView,
        one,
        wounds=wounds(one),
        state=one.condition,
        portrait=picture(story, one.portrait),
    )


def memory(story: Story, one: StoryMemory) -> view.MemoryView:
    return view.of(
        view.MemoryView,
        one,
        memory=one.entry,
        cards=[
            card
            for bell in story.bells
            if bell.memory == one.entry
            for card in bell.cards
        ],
        vetoes=len(one.vetoed),
        names_ability=names_ability(story, one),
    )


def creation(story: Story) -> view.Creation | None:
    persona = story.making()
    if persona is None or story.state not in ("creation", "session", "hand-over"):
        return None
    return view.of(
        view.Creation,
        persona,
        persona=persona.who,
        stage=stage(story, persona),
        neighbour=story.neighbour(persona.seat),
        second=bool(persona.vetoed),
        not_again=persona.vetoed,
    )


def task_view(task: Task) -> view.TaskView:
    lacks = task.stage in ("asked", "set") and task.ability is None
    return view.of(view.TaskView, task, task=task.entry, lacks_ability=lacks)


def bell(one: Rung) -> view.Bell:
    in_contest = one.place is not None
    return view.of(view.Bell, one, bell=one.entry, in_contest=in_contest)
