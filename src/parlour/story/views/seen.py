"""Decides what each viewer may see; no other module does (FUG-J01, section 3).

`view_entry` makes the view of an entry, `view_story` that of the campaign. A viewer
is the number of a seat, or None for somebody who watches. Nobody's seat gives more
than its role in the story does: not the host's, and not a past Dealer's.
"""

from typing import Any

from msgspec.structs import replace

from parlour.engine.options import options_as_text as options_shown
from parlour.engine.refusals import Refusal
from parlour.story import entries as e
from parlour.story.actions.casting import weapon_in_hand
from parlour.story.actions.contests import StoryContest
from parlour.story.basics.facts import EntryFacts
from parlour.story.entry import Sealed
from parlour.story.journal import Journal
from parlour.story.state import JournalRecord, Picture, Story
from parlour.story.table.overrides import last_step
from parlour.story.table.sessions import may_open
from parlour.story.views import board, sheets, view
from parlour.story.views.chapters import chapter_text

Viewer = int | None

SEEN_BY_SOME = (e.Pictured, e.PictureShown, e.PictureRemoved)
"""Of others' nobody learns anything, not even that there is one."""
OWN = (e.PrivateNote, e.MemoryDrafted, e.MemoryWithdrawn)
"""For their author's eyes only."""
ASKED_FOR = (*OWN, e.DealerNote)
"""Not sent with the journal: readers who may see them ask for them."""
QUIET = (*ASKED_FOR, *SEEN_BY_SOME)
"""Nobody else learns that something happened."""


# Entries


def may_see(story: Story, record: JournalRecord, viewer: Viewer) -> bool:
    """Returns whether an entry exists at all for this viewer."""
    if isinstance(record.entry, OWN):
        return is_author(story, record, viewer)
    if isinstance(record.entry, e.DealerNote):
        return may_read_note(story, record, viewer)
    if isinstance(record.entry, SEEN_BY_SOME):
        return may_know_picture(story, record, viewer)
    # Answers may be sealed: only what everybody saw is shown.
    return not isinstance(record.entry, e.ContestPlayed) or "played" in record.facts


def is_author(story: Story, record: JournalRecord, viewer: Viewer) -> bool:
    """Returns True for the same seat, if still the same person is on it."""
    if viewer is None or record.seat != viewer:
        return False
    return record.seq > story.places[viewer].since


def may_read_note(story: Story, record: JournalRecord, viewer: Viewer) -> bool:
    """Returns whether the viewer is its author, the Dealer, or a Dealer appointed
    later."""
    if viewer is None or record.seat is None:
        return False
    place = story.places[viewer]
    if viewer == story.dealer or place.appointed > record.seq:
        return True
    return is_author(story, record, viewer)


def may_know_picture(story: Story, record: JournalRecord, viewer: Viewer) -> bool:
    """Returns whether this viewer may know of an entry about a picture."""
    match record.entry:
        case e.Pictured():
            return bool(record.entry.of) or may_read_note(story, record, viewer)
        case e.PictureShown() if record.status != "void":
            return shown_to(story, record.seq, record.entry.to, viewer) or (
                may_read_note(story, record, viewer)
            )
        case e.PictureRemoved():
            found = story.pictures.get(record.entry.picture)
            return found is not None and has_seen(story, found, viewer)
    return False


def shown_to(story: Story, at: int, to: list[int], viewer: Viewer) -> bool:
    """Returns True if something shown at this entry was for this viewer.

    False for a person who took the seat over later. At the end everything is open.
    """
    if not to or story.state == "end":
        return True
    return viewer is not None and viewer in to and at > story.places[viewer].since


def has_seen(story: Story, picture: Picture, viewer: Viewer) -> bool:
    """Returns True for a portrait, what was shown to this viewer, and the drawer for
    Dealers."""
    shown = any(shown_to(story, at, to, viewer) for at, to in picture.shown.items())
    if picture.of or shown:
        return True
    return may_read_note(story, story.record(picture.entry), viewer)


def pictures(story: Story, viewer: Viewer) -> dict[int, Picture]:
    """Returns the pictures that this viewer may look at now, by the entry that brought
    them."""
    return {
        number: one
        for number, one in story.pictures.items()
        if not one.gone and has_seen(story, one, viewer)
    }


def may_read(story: Story, viewer: Viewer, part: Sealed, number: int = 0) -> bool:
    """Returns whether a sealed part is open to this viewer."""
    if viewer is None:
        return story.state == "end"
    try:
        may_open(story, viewer, part, number)
    except Refusal:
        return False
    return True


def view_entry(
    story: Story, record: JournalRecord, viewer: Viewer
) -> view.EntryView | None:
    """Returns an entry as this viewer may see it, or None."""
    if isinstance(record.entry, ASKED_FOR) or not may_see(story, record, viewer):
        return None
    memory = story.memories.get(record.seq)
    entry, facts, seat = record.entry, record.facts.copy(), record.seat
    match entry:
        case e.ContentChosen():
            entry = replace(entry, source="")
        case e.CharacterEntered():
            if not may_know(story, viewer, entry.character):
                entry = replace(entry, character="")
        case e.TriggerFired():
            found = story.content.trigger_of(entry.trigger) if story.content else None
            if found is None or not may_read(story, viewer, "chapter", found[0]):
                entry = replace(entry, trigger="")
            if memory is not None:
                facts |= {"text": memory.text, "ability": memory.ability}
                facts["personae"] = memory.personae
        case e.MemoryNarrated():
            entry = replace(entry, draft=None)
        case e.Amend() | e.Retold():
            if story.records[entry.entry - 1].words == "":
                entry = replace(entry, text="")  # dropped after all
        case e.ContestOpened():
            entry = replace(entry, hands=view_hands(story, entry))
        case e.ContestPlayed():
            facts = public_facts(facts)
            seat, entry = None, replace(entry, chosen=[])
        case e.Pictured():
            entry = replace(entry, file="", caption="")
            add_picture_facts(story, record.seq, facts)
        case e.PictureShown():
            add_picture_facts(story, entry.picture, facts)
            if not may_read_note(story, record, viewer) and story.state != "end":
                facts["yours"] = bool(entry.to)
                entry = replace(entry, to=[])  # who else saw it is not theirs to know
    if record.words is not None:
        facts.pop("text", None)
        if hasattr(entry, "text"):
            entry = replace(entry, text="")
    return view.EntryView(
        seq=record.seq,
        at=record.at,
        session=record.session,
        seat=seat,
        kind=e.kind(record.entry),
        entry=entry,
        status=record.status or (memory.status if memory else ""),
        facts=facts,
        amended=record.words or "",
    )


def public_facts(facts: EntryFacts) -> EntryFacts:
    """Returns the public facts of an answer in a contest, which may be sealed."""
    seen: EntryFacts = {}
    if "played" in facts:
        seen["played"] = facts["played"]
    if "outcome" in facts:
        seen["outcome"] = facts["outcome"]
    return seen


def add_picture_facts(story: Story, number: int, facts: EntryFacts) -> None:
    """Adds the picture by its number, with its caption as long as it is there."""
    found = story.pictures.get(number)
    if found is None or found.gone:
        facts["gone"] = True
    else:
        facts |= {"picture": number, "caption": found.caption}


def view_hands(story: Story, opened: e.ContestOpened) -> list[e.CastHand]:
    """Returns hands; a game-character's abilities are public once declared (section
    3)."""
    return [
        replace(hand, skills=[], weapon=weapon_in_hand(story, hand))
        for hand in opened.hands
    ]


def contest_hands(story: Story, viewer: Viewer) -> list[view.ContestHand]:
    """Returns the hands of the contest in progress, as this viewer may know them."""
    contest: StoryContest = story.contest
    state = contest.state
    return [
        view.ContestHand(
            hand=number + 1,
            who=who,
            seat=contest.controller(number),
            group=state.groups[number],
            side="abcdef"[state.sides[number]] if state.sides[number] >= 0 else "",
            abilities=contest_abilities(story, number, viewer),
            weapon=bool(state.armed >> number & 1),
            joined=state.takes_part(number),
            turn=state.acts(number),
        )
        for number, who in enumerate(contest.who)
    ]


def contest_abilities(story: Story, hand: int, viewer: Viewer) -> list[str]:
    """Returns abilities: those of personae are on their sheets; of others, what was
    declared."""
    contest: StoryContest = story.contest
    names = contest.abilities(story, hand)
    if contest.who[hand].startswith("p") or contest.controller(hand) == viewer:
        return names
    declared = contest.state.declared[hand]
    return [name for n, name in enumerate(names) if declared >> n & 1]


def may_know(story: Story, viewer: Viewer, character: str) -> bool:
    """Returns whether this viewer may know a character by its id in the file."""
    found = story.content.character_of(character) if story.content else None
    return found is not None and may_read(story, viewer, "chapter", found.chapter)


def view_entries_since(story: Story, viewer: Viewer, seq: int) -> list[view.EntryView]:
    """Returns entries that are new, or look different, since then."""
    seen = [view_entry(story, r, viewer) for r in story.records if r.touched > seq]
    return [one for one in seen if one is not None]


def view_notes(story: Story, viewer: Viewer) -> list[view.NoteView]:
    """Returns private notes, drafts and Dealer notes that this viewer may read."""
    found = []
    for record in story.records:
        entry = record.entry
        draft = isinstance(entry, e.MemoryDrafted) and record.seq in story.drafts
        if not draft and not isinstance(entry, e.PrivateNote | e.DealerNote):
            continue
        if may_see(story, record, viewer):
            kind: Any = e.kind(entry)
            whom = getattr(entry, "persona", "")
            text = getattr(entry, "text", "")
            found.append(
                view.of(view.NoteView, record, kind=kind, text=text, persona=whom)
            )
    return found


# Sealed parts


def view_sealed_part(
    story: Story, viewer: int, part: Sealed, number: int
) -> view.SealedText:
    """Returns the text of a sealed part; refused unless this seat may read it."""
    may_open(story, viewer, part, number)
    content = story.content
    assert content is not None
    if part == "chapter":
        return chapter_text(story, content, number)
    texts = {
        "intro": content.intro,
        "setting": content.setting,
        "advice": content.advice,
    }
    found = texts[part]
    assert found is not None
    return view.SealedText(part=part, number=0, title="", text=found.text)


# The whole campaign


def view_story(journal: Journal, viewer: Viewer) -> view.StoryView:
    """Returns the campaign as this viewer may see it."""
    story = journal.story
    content = story.content
    dealer = viewer is not None and viewer == story.dealer
    contest = story.contest
    task = story.task
    cards = list(story.cards.pile("task"))
    if not cards and contest is not None and contest.to_tell is not None:
        cards = list(contest.shows)
    deck, discard, unseen = map(story.cards.pile, ("deck", "discard", "unseen"))
    return view.of(
        view.StoryView,
        story,
        sessions=len(content.chapter) if content else 0,
        content=sheets.public(story, content) if content else None,
        options=options_shown(story.options),
        seats=[sheets.seat_view(story, place.seat) for place in story.seated_places()],
        dealers=[story.dealers[one] for one in sorted(story.dealers)],
        next_dealer=story.dealer if story.ready else story.agreed_dealer(),
        may_deal=story.may_deal(),
        sheets=[sheets.sheet(story, persona) for persona in story.personae],
        characters=[sheets.character(story, one) for one in story.characters],
        intro=content.intro.text if content and story.intro_read else "",
        scene_picture=sheets.picture(story, story.scene_picture),
        handouts=handouts(story, viewer),
        memories=[
            sheets.memory(story, one)
            for one in story.memories.values()
            if one.status != "withdrawn"
        ],
        questions=[
            view.of(view.QuestionView, one, question=one.entry)
            for one in story.questions.values()
            if one.open and one.text
        ],
        previously=board.previously(story),
        creation=sheets.creation(story),
        task=sheets.task_view(task) if task is not None else None,
        bells=[sheets.bell(one) for one in story.bells if one.stage != "done"],
        contest=contest.entry if contest is not None else None,
        contest_to_tell=contest.to_tell if contest is not None else None,
        table_cards=cards,
        deck=len(deck),
        discard=list(discard),
        unseen=len(unseen),
        helps=dict(story.helps),
        waiting=board.waiting(story),
        may=journal.may(viewer) if viewer is not None else [],
        sealed=sealed_parts(story, viewer),
        dealing=dealing(story) if dealer else None,
    )


def handouts(story: Story, viewer: Viewer) -> list[view.Handout]:
    """Returns handouts that this viewer may keep, oldest first, without scenes."""
    scenes = {
        record.seq
        for record in story.records
        if isinstance(record.entry, e.PictureShown) and record.entry.scene is not None
    }
    found = []
    for number, one in story.pictures.items():
        times = [
            at
            for at, to in one.shown.items()
            if at not in scenes and shown_to(story, at, to, viewer)
        ]
        if times and not one.gone:
            by = story.record(times[-1]).seat
            assert by is not None
            found.append(
                view.Handout(
                    picture=number,
                    caption=one.caption,
                    shown=times[-1],
                    by=by,
                    to_all=not one.shown[times[-1]],
                )
            )
    return sorted(found, key=lambda one: one.shown)


def drawer(story: Story) -> list[view.Prepared]:
    """Returns the Dealer's pictures, newest first."""
    return [
        view.Prepared(
            picture=number,
            caption=one.caption,
            to=sorted({seat for to in one.shown.values() for seat in to}),
            to_all=any(not to for to in one.shown.values()),
        )
        for number, one in reversed(story.pictures.items())
        if not one.of and not one.gone
    ]


def sealed_parts(story: Story, viewer: Viewer) -> list[view.SealedPart]:
    """Returns the sealed parts that this viewer may open; of the rest not even a
    title."""
    content = story.content
    if content is None or viewer is None:
        return []
    parts: list[tuple[Sealed, int]] = [("intro", 0), ("setting", 0), ("advice", 0)]
    parts += [("chapter", chapter.number) for chapter in content.chapter]
    return [
        view.SealedPart(
            part=part, number=number, opened=(viewer, part, number) in story.opened
        )
        for part, number in parts
        if may_read(story, viewer, part, number)
    ]


def dealing(story: Story) -> view.DealerView:
    """Returns the Dealer's own screen; for nobody else."""
    last = last_step(story)
    return view.DealerView(
        suggestions=board.suggestions(story) if story.helps["suggestions"] else [],
        advice=board.advice(story),
        asked=board.entries_awaiting_dealer(story),
        undo=last.seq if last is not None else None,
        characters=[
            view.of(view.Cast, one, abilities=[name for name, _ in one.skills])
            for one in story.characters
        ],
        drawer=drawer(story),
    )
