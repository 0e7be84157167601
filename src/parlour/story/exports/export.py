"""A campaign to take home: as data and as a document.

Before the end an export holds exactly what its reader may see (FUG-J06): it is made
from what `seen.py` gives and from nothing else.
"""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from unicodedata import normalize

import msgspec

from parlour.story import entries as e
from parlour.story.basics.facts import Play
from parlour.story.journal import Journal
from parlour.story.views import seen, view
from parlour.words.messages import ENGLISH, Messages, languages

CREDIT: Final = (
    "The Fugue system of game mechanics created for the Alas Vegas RPG,"
    " designer James Wallis"
)
LICENCE: Final = "https://creativecommons.org/licenses/by-sa/4.0/"
TERMS: Final = (
    "The Fugue mechanics are made available under the Creative Commons"
    " Attribution-ShareAlike 4.0 International licence. Changes were made."
)


class Taken(msgspec.Struct, kw_only=True):
    """A picture that people brought along, to take home."""

    picture: int
    """The entry by which it came."""
    caption: str
    media: str
    body: bytes


class Export(msgspec.Struct, kw_only=True):
    """A campaign as one reader may see it."""

    format: str = "parlour-story/1"
    credit: str = CREDIT
    licence: str = LICENCE
    terms: str = TERMS
    seat: int | None
    """The seat of the export; None for the public one."""
    finished: bool
    story: view.StoryView
    journal: list[view.EntryView]
    notes: list[view.NoteView]
    sealed: list[view.SealedText]
    """Parts of the content-set that this reader may read."""
    pictures: list[Taken] = []
    """Portraits and what was shown. The caller adds those that `seen.pictures` lists
    for this reader."""


def export(journal: Journal, viewer: int | None) -> Export:
    """Makes the export for one seat, or for everybody (FUG-J06)."""
    story = journal.story
    shown = seen.view_story(journal, viewer)
    over = story.state == "end"
    parts = shown.sealed if viewer is not None else []
    reader = viewer
    if viewer is None and over and story.places:
        reader = story.seated_places()[
            0
        ].seat  # at the end everybody may read everything
        parts = seen.sealed_parts(story, reader)
    return Export(
        seat=viewer,
        finished=over,
        story=shown,
        journal=seen.view_entries_since(story, viewer, 0),
        notes=seen.view_notes(story, viewer),
        sealed=[
            seen.view_sealed_part(story, reader, part.part, part.number)
            for part in parts
            if reader is not None
        ],
    )


# The document

Pictures = Callable[[str], bytes]
"""The drawing of a card as SVG; nothing where there is none."""


def no_picture(card: str) -> bytes:
    """Documents without pictures."""
    return b""


class Block(NamedTuple):
    kind: str
    head: str
    text: str
    card: str = ""
    """The card that was turned up, such as `M18`."""
    picture: int = 0
    """The picture that the Dealer showed, in `StoryDocument.pictures`."""


class StoryDocument:
    """The story in a language: what a page or a book is made from.

    What people wrote stays as they wrote it; headings and labels are ours.
    """

    def __init__(
        self,
        found: Export,
        language: str = ENGLISH,
        drawing: Pictures = no_picture,
    ) -> None:
        self.found = found
        self.drawing = drawing
        self.language = language if language in languages() else ENGLISH
        self.words = Messages(language=language, package="parlour.story")
        self.bodies = Messages(language=language, package="parlour.games.contest")
        story = found.story
        self.names = {
            sheet.persona: sheet.name
            or self.say("persona", name=self.seat_name(sheet.seat))
            for sheet in story.sheets
        }
        self.met = {one.who: one.shown_as for one in story.characters}
        self.names |= self.met
        self.memories = {one.memory: one for one in story.memories}
        self.pictures = {one.picture: one for one in found.pictures}
        content = story.content
        self.title = content.title if content else self.say("untitled")
        self.chapters = {
            part.number: part.title for part in found.sealed if part.part == "chapter"
        }

    def data(self) -> dict[str, Any]:
        """Returns the data for a template."""
        story, content = self.found.story, self.found.story.content
        blocks = self.blocks()
        sheets = [sheet for sheet in story.sheets if sheet.description]
        cards = {block.card for block in blocks}
        cards |= {sheet.signifier for sheet in sheets}
        return {
            "lang": self.language,
            "title": self.title,
            "blurb": content.blurb if content else "",
            "authors": self.list_authors(),
            "so_far": "" if self.found.finished else self.say("so-far"),
            "unexplained": self.say("unexplained"),
            "as_written": self.say("as-written"),
            "sheets": [self.sheet(sheet) for sheet in sheets],
            "blocks": [list(block) for block in blocks],
            "drawn": {
                card: drawn.decode()
                for card in sorted(cards)
                if card and (drawn := self.drawing(card))
            },
            "questions": [one.text for one in story.questions],
            "sealed": [
                {"title": head, "text": text, "whole": place == 0}
                for part in self.found.sealed
                if part.part != "intro" and self.found.finished
                for place, (head, text) in enumerate(self.list_texts(part))
            ],
            "credits": [
                f"{CREDIT}.",
                f"{TERMS} {LICENCE}",
                *([licence_line(content)] if content else []),
            ],
            "licence": LICENCE,
        }

    def sheet(self, sheet: view.SheetView) -> dict[str, Any]:
        portrait = sheet.portrait
        return {
            "name": self.name(sheet.persona),
            "by": self.seat_name(sheet.seat),
            "card": self.card(sheet.signifier) if sheet.signifier else "",
            "signifier": sheet.signifier,
            "portrait": portrait.picture if portrait else 0,
            "caption": portrait.caption if portrait else "",
            "text": sheet.description,
            "feature": sheet.feature,
            "abilities": ", ".join(one.name for one in sheet.abilities),
            "dead": sheet.state == "dead",
        }

    def say(self, message: str, **values: Any) -> str:
        """Returns a heading or a label of ours."""
        return self.words.text(f"page-{message}", **values)

    def card(self, card: str) -> str:
        """Returns `The Fool` for M00."""
        named = f"tarot-{card}"
        return self.words.text(named) if self.words.has(named) else card

    def part(self, part: str) -> str:
        """Returns `the left hand` for hand_l; a part of the set's own by its own
        name."""
        named = f"word-{part}"
        own = part.replace("_", " ")
        return self.bodies.text(named) if self.bodies.has(named) else own

    def heading(self, part: view.SealedText) -> str:
        """Returns the heading of a sealed part."""
        return part.title or self.say(f"part-{part.part}", number=part.number)

    def list_authors(self) -> str:
        people = ", ".join(seat.name for seat in self.found.story.seats)
        return self.say("written-by", people=people)

    def seat_name(self, seat: int | None) -> str:
        names = {one.seat: one.name for one in self.found.story.seats}
        return names.get(seat, "") if seat is not None else ""

    def name(self, who: str) -> str:
        return self.names.get(who, who)

    def blocks(self) -> list[Block]:
        """Returns the story from its beginning, in order."""
        made: list[Block] = []
        if self.found.story.intro:
            made.append(Block("intro", "", self.found.story.intro.strip()))
        session = 0
        for one in self.found.journal:
            if one.session != session and one.session:
                session = one.session
                title = self.chapters.get(session, "") if self.found.finished else ""
                made.append(Block("session", self.session(session), title))
            block = self.block(one)
            if block is not None:
                made.append(block)
        return made

    def session(self, number: int) -> str:
        """Returns `Session 2, dealt by Mara, then Tobias`."""
        dealers = self.found.story.dealers[number - 1 : number]
        if not dealers or not dealers[0]:
            return self.say("session", number=number)
        by, *later = dealers[0]
        for name in later:
            by = self.say("then", first=by, next=name)
        return self.say("session-by", number=number, names=by)

    def block(self, one: view.EntryView) -> Block | None:
        if one.status in ("undone", "void", "ruled_out", "withdrawn"):
            return None
        memory = self.memories.get(one.seq)
        if memory is not None:
            return self.memory(memory)
        entry, facts = one.entry, one.facts
        text = one.amended or getattr(entry, "text", "")
        match entry:
            case e.SceneSet():
                return Block("scene", "", text) if text else None
            case e.Narration() | e.BasicAction() if text:
                return Block("prose", self.name(entry.who), text)
            case e.Speech() if text:
                return Block("speech", self.name(entry.who), text)
            case e.PersonaNamed():
                return Block("fact", "", self.say("named", name=entry.name))
            case e.SkilledAction():
                who = self.name(entry.persona)
                return Block("fact", self.say("tries", who=who), entry.task)
            case e.TaskFlip():
                outcome = self.say(str(facts.get("outcome") or "time-passes"))
                card = facts["card"]
                return Block("card", self.card(card), outcome, card)
            case e.TaskNarration() | e.ContestNarrated() | e.ImmediateUse() if text:
                return Block("prose", self.seat_name(one.seat), text)
            case e.ContestOpened():
                return Block("fact", self.say("contest"), entry.stakes)
            case e.ContestPlayed():
                came = self.came_of(facts["played"])
                return Block("fact", "", came) if came else None
            case e.PictureShown() if "picture" in facts:
                return self.make_picture_block(facts["picture"], facts["caption"])
            case e.Pictured() if "picture" in facts and entry.of in self.met:
                caption = facts["caption"] or self.name(entry.of)
                return self.make_picture_block(facts["picture"], caption)
            case e.Death():
                return Block("fact", "", self.say("dies", who=self.name(entry.who)))
            case e.Wound():
                who, where = self.name(entry.who), self.part(entry.part)
                return Block("fact", "", self.say("hurt", who=who, where=where))
        return None

    def make_picture_block(self, picture: int, caption: str) -> Block:
        """Returns a handout or a scene's picture; where the picture is not, its
        caption."""
        if picture in self.pictures:
            return Block("picture", "", caption, picture=picture)
        return Block("fact", self.say("picture"), caption)

    def came_of(self, played: list[Play]) -> str:
        """Returns sentences about the winner of a contest's round, and about harms."""
        sentences = []
        for what, who, _ in played:
            message = f"page-came-{'won' if what.startswith('won-') else what}"
            if self.words.has(message):
                sentences.append(self.words.text(message, who=self.name(who)))
        return " ".join(sentences)

    def memory(self, one: view.MemoryView) -> Block:
        who = ", ".join(self.name(persona) for persona in one.personae)
        ability = f" — {one.ability}" if one.ability else ""
        by = self.seat_name(one.by)
        head = self.say(f"from-{one.source}", who=who, by=by)
        return Block("memory", head + ability, one.text)

    def list_texts(self, part: view.SealedText) -> list[tuple[str, str]]:
        """Returns a sealed part as it was written, by headings: what was not played
        too."""
        made = [(self.heading(part), part.text)]
        made += [(scene.title.capitalize(), scene.text) for scene in part.scenes]
        for person in part.characters:
            can = ", ".join(person.abilities)
            about = "\n\n".join(filter(None, [person.text, can]))
            made.append((person.shown_as, about))
        came = {m.ability for m in self.memories.values() if m.source == "story"}
        for trigger in part.triggers:
            state = "fired" if trigger.ability in came else "unfired"
            text = trigger.flashback.replace("{persona}", self.say("the-persona"))
            head = self.say(f"trigger-{state}", ability=trigger.ability)
            made.append((head, text[:1].upper() + text[1:]))
        return made


def licence_line(content: view.ContentView) -> str:
    """Returns a content-set's own credits and terms."""
    own = " ".join(content.credits)
    terms = f" {content.licence}." if content.licence else ""
    return f"{content.title}. {own}{terms}"


def file_name(found: Export, kind: str) -> str:
    """Returns `the-eleven-forty.pdf`: letters and digits that every disk takes."""
    content = found.story.content
    plain = normalize("NFKD", content.title if content else "").encode(
        "ascii", "ignore"
    )
    slug = re.sub(r"[^a-z0-9]+", "-", plain.decode().lower()).strip("-")
    return f"{slug[:60] or 'story'}.{kind}"
