"""Who may see what: the one place that decides it (FUG-J01, section 3).

`shown` gives an entry as a viewer may see it, `scene` the whole campaign. A viewer
is the number of a seat, or None for somebody who watches. Nobody's seat gives more
than its role in the story does: not the host's, and not a past Dealer's.
"""

from typing import Any

import msgspec

from parlour.engine.options import shown as options_shown
from parlour.engine.refusals import Refusal
from parlour.story import board, view
from parlour.story import entries as e
from parlour.story.content import ContentSet
from parlour.story.creation import stage
from parlour.story.flashbacks import names_ability
from parlour.story.journal import Journal
from parlour.story.sessions import may_open
from parlour.story.state import (
    GameCharacter,
    Persona,
    Record,
    Remembered,
    Someone,
    Story,
)
from parlour.story.triggers import available, candidates

Viewer = int | None

OWN = (e.PrivateNote, e.MemoryDrafted, e.MemoryWithdrawn)
"""For their author's eyes only."""
ASKED_FOR = (*OWN, e.DealerNote)
"""Not told with the journal: whoever may read them asks for them."""


# Entries


def may_see(story: Story, record: Record, viewer: Viewer) -> bool:
    """Whether an entry exists at all for this viewer."""
    if isinstance(record.entry, OWN):
        return viewer is not None and record.seat == viewer
    if isinstance(record.entry, e.DealerNote):
        return may_read_note(story, record, viewer)
    # A contest's cards are shown by the contest; answers may be sealed.
    return not isinstance(record.entry, e.ContestPlayed)


def may_read_note(story: Story, record: Record, viewer: Viewer) -> bool:
    """Its author, the current Dealer, and whoever was appointed after it."""
    if viewer is None or record.seat is None:
        return False
    place = story.places[viewer]
    return viewer in (record.seat, story.dealer) or place.appointed > record.seq


def may_read(story: Story, viewer: Viewer, part: str, number: int = 0) -> bool:
    """Whether a sealed part is open to this viewer."""
    if viewer is None:
        return story.state == "end"
    try:
        may_open(story, viewer, part, number)
    except Refusal:
        return False
    return True


def shown(story: Story, record: Record, viewer: Viewer) -> view.Told | None:
    """An entry as this viewer may see it, or None."""
    if isinstance(record.entry, ASKED_FOR) or not may_see(story, record, viewer):
        return None
    memory = story.memories.get(record.seq)
    entry: dict[str, Any] = msgspec.to_builtins(record.entry)
    facts = dict(record.facts)
    match record.entry:
        case e.ContentChosen():
            entry.pop("source")
        case e.CharacterEntered():
            if not may_know(story, viewer, record.entry.character):
                entry.pop("character", None)
        case e.TriggerFired():
            found = (
                story.content.trigger_of(record.entry.trigger)
                if story.content
                else None
            )
            if found is None or not may_read(story, viewer, "chapter", found[0]):
                entry.pop("trigger")
            if memory is not None:
                facts |= {"text": memory.text, "ability": memory.ability}
                facts["personae"] = memory.personae
        case e.Memory():
            entry.pop("draft", None)
        case e.Amend() | e.Retold():
            if story.records[record.entry.entry - 1].words == "":
                entry.pop("text", None)  # dropped after all
        case e.ContestOpened():
            entry["hands"] = [hand_shown(hand) for hand in entry["hands"]]
    if record.words is not None:
        entry.pop("text", None)
        facts.pop("text", None)
    return view.Told(
        seq=record.seq,
        at=record.at,
        session=record.session,
        seat=record.seat,
        kind=e.kind(record.entry),
        entry=entry,
        status=record.status or (memory.status if memory else ""),
        facts=facts,
        amended=record.words or "",
    )


def hand_shown(hand: dict[str, Any]) -> dict[str, Any]:
    """A game-character's abilities are public once declared (section 3)."""
    hand = dict(hand)
    many = len(hand.pop("skills", []))
    return {**hand, "wild": many + len(hand.get("abilities", []))}


def may_know(story: Story, viewer: Viewer, character: str) -> bool:
    """Whether this viewer may know a character by its id in the file."""
    found = story.content.character_of(character) if story.content else None
    return found is not None and may_read(story, viewer, "chapter", found.chapter)


def since(story: Story, viewer: Viewer, seq: int) -> list[view.Told]:
    """Entries that are new, or look different, since then."""
    told = [shown(story, r, viewer) for r in story.records if r.touched > seq]
    return [one for one in told if one is not None]


def notes(story: Story, viewer: Viewer) -> list[Record]:
    """Private notes, drafts and Dealer notes that this viewer may read."""
    return [
        record
        for record in story.records
        if isinstance(record.entry, e.PrivateNote | e.DealerNote | e.MemoryDrafted)
        and may_see(story, record, viewer)
        and (
            not isinstance(record.entry, e.MemoryDrafted) or record.seq in story.drafts
        )
    ]


# Sealed parts


def opened(story: Story, viewer: int, part: str, number: int) -> view.Opened:
    """The text of a sealed part; refused unless this seat may read it."""
    may_open(story, viewer, part, number)
    content = story.content
    assert content is not None
    if part == "intro":
        return view.Opened(part="intro", number=0, title="", text=content.intro.text)
    if part in ("setting", "advice"):
        found = content.setting if part == "setting" else content.advice
        assert found is not None
        kind: Any = part
        return view.Opened(part=kind, number=0, title="", text=found.text)
    return chapter_text(story, content, number)


def chapter_text(story: Story, content: ContentSet, number: int) -> view.Opened:
    chapter = content.chapter[number - 1]
    met = {one.id: one.who for one in story.characters if one.id}
    open_ones = {trigger.id for _, trigger in available(story)}
    return view.Opened(
        part="chapter",
        number=number,
        title=chapter.title,
        text=chapter.text,
        scenes=[
            view.ChapterScene(id=scene.id, text=scene.text) for scene in chapter.scene
        ],
        characters=[
            view.Person(
                id=one.id,
                who=met.get(one.id, ""),
                shown_as=one.shown_as,
                text=one.text,
                abilities=[skill.name for skill in one.abilities],
                weapon=one.weapon,
            )
            for one in content.character
            if one.chapter == number
        ],
        triggers=[
            view.Trigger(
                id=one.id,
                when=one.when.kind,
                ref=one.when.ref,
                who=one.who,
                limit=one.limit,
                flashback=one.flashback,
                ability=one.ability.name,
                parts=one.ability.parts,
                includes=one.includes,
                recognises=one.recognises,
                spent=one.id not in open_ones,
                personae=[p.who for p in candidates(story, one)]
                if one.id in open_ones
                else [],
            )
            for one in chapter.trigger
        ],
    )


# The whole campaign


def scene(journal: Journal, viewer: Viewer) -> view.View:
    """The campaign as this viewer may see it."""
    story = journal.story
    content = story.content
    dealer = viewer is not None and viewer == story.dealer
    contest = story.contest
    task = story.task
    cards = list(story.deck.task)
    if contest is not None and contest.to_tell is not None:
        cards = list(contest.shows)
    return view.View(
        state=story.state,
        session=story.session,
        sessions=len(content.chapter) if content else 0,
        content=public(story, content) if content else None,
        options=options_of(story),
        seats=[seat_view(story, place.seat) for place in story.seated()],
        dealer=story.dealer,
        next_dealer=next_dealer(story),
        may_deal=story.may_deal(),
        sheets=[sheet(story, persona) for persona in story.personae],
        characters=[character(one) for one in story.characters],
        intro=content.intro.text if content and story.intro_read else "",
        scene=story.scene,
        memories=[memory(story, one) for one in story.memories.values() if told(one)],
        questions=[
            view.QuestionView(question=one.entry, text=one.text, about=one.about)
            for one in story.questions.values()
            if one.open and one.text
        ],
        previously=board.previously(story),
        creation=creation(story),
        task=task_view(story) if task is not None else None,
        bells=[bell(story, one) for one in story.bells if one.stage != "done"],
        contest=contest.entry if contest is not None else None,
        contest_to_tell=contest.to_tell if contest is not None else None,
        table_cards=cards,
        deck=len(story.deck.deck),
        discard=list(story.deck.discard),
        unseen=len(story.deck.unseen),
        stopped=story.stopped,
        helps=dict(story.helps),
        waiting=board.waiting(story),
        may=journal.may(viewer) if viewer is not None else [],
        sealed=sealed(story, viewer),
        dealing=dealing(story) if dealer else None,
    )


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
    said = {place.says for place in story.present()}
    return said.pop() if len(said) == 1 else None


def seat_view(story: Story, seat: int) -> view.SeatView:
    place = story.places[seat]
    persona = story.played_by(seat)
    own, gifts = story.quota(seat, "self"), story.quota(seat, "gift")
    return view.SeatView(
        seat=seat,
        name=place.name,
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
    )


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


def character(one: GameCharacter) -> view.CharacterView:
    return view.CharacterView(
        who=one.who,
        shown_as=one.shown_as,
        wounds=wounds(one),
        state=one.condition,
        in_scene=one.in_scene,
        declared=one.declared,
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
        ability=one.ability,
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


def bell(story: Story, one: Any) -> view.Bell:
    return view.Bell(
        bell=one.entry,
        cards=one.cards,
        personae=one.personae,
        narrator=one.narrator,
        appear=one.appear,
        extends=one.extends,
        memory=one.memory,
        stage=one.stage,
        use=one.use,
        in_contest=one.place is not None,
    )


def sealed(story: Story, viewer: Viewer) -> list[view.SealedPart]:
    """What this viewer may open; of the rest not even a title."""
    content = story.content
    if content is None or viewer is None:
        return []
    numbers = [("chapter", chapter.number) for chapter in content.chapter]
    found = []
    for part, number in [("intro", 0), ("setting", 0), ("advice", 0), *numbers]:
        if may_read(story, viewer, part, number):
            kind: Any = part
            done = (viewer, part, number) in story.opened
            found.append(view.SealedPart(part=kind, number=number, opened=done))
    return found


def dealing(story: Story) -> view.DealerView:
    """The Dealer's own screen; for nobody else."""
    return view.DealerView(
        suggestions=board.suggestions(story) if story.helps["suggestions"] else [],
        advice=board.advice(story),
        asked=board.asked(story),
    )
