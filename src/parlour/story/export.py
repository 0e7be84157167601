"""A campaign to take home: as data and as a document.

Before the end an export holds exactly what its reader may see (FUG-J06): it is made
from what `seen.py` gives and from nothing else.
"""

import re
from html import escape
from typing import Any, Final
from unicodedata import normalize

import msgspec

from parlour.messages import ENGLISH, Messages, languages
from parlour.story import entries as e
from parlour.story import seen, view
from parlour.story.journal import Journal

CREDIT: Final = (
    "The Fugue system of game mechanics created for the Alas Vegas RPG,"
    " designer James Wallis"
)
LICENCE: Final = "https://creativecommons.org/licenses/by-sa/4.0/"
TERMS: Final = (
    "The Fugue mechanics are made available under the Creative Commons"
    " Attribution-ShareAlike 4.0 International licence. Changes were made."
)


class Export(msgspec.Struct, kw_only=True):
    """A campaign as one reader may see it."""

    format: str = "parlour-story/1"
    credit: str = CREDIT
    licence: str = LICENCE
    terms: str = TERMS
    seat: int | None
    """Whose export it is; None for what everybody may see."""
    finished: bool
    story: view.View
    journal: list[view.Told]
    notes: list[dict[str, Any]]
    sealed: list[view.Opened]
    """Parts of the content-set that this reader may read."""


def export(journal: Journal, viewer: int | None) -> Export:
    """What one seat, or everybody, may take home now (FUG-J06)."""
    story = journal.story
    shown = seen.scene(journal, viewer)
    over = story.state == "end"
    parts = shown.sealed if viewer is not None else []
    reader = viewer
    if viewer is None and over and story.places:
        reader = story.seated()[0].seat  # at the end everybody may read everything
        parts = seen.sealed(story, reader)
    return Export(
        seat=viewer,
        finished=over,
        story=shown,
        journal=seen.since(story, viewer, 0),
        notes=[
            {
                "seq": record.seq,
                "kind": e.kind(record.entry),
                "text": getattr(record.entry, "text", ""),
            }
            for record in seen.notes(story, viewer)
        ],
        sealed=[
            seen.opened(story, reader, part.part, part.number)
            for part in parts
            if reader is not None
        ],
    )


# The document


class Document:
    """The story as blocks, in a language: what a page or a book is made from.

    What people wrote stays as they wrote it; headings and labels are ours.
    """

    def __init__(self, found: Export, language: str = ENGLISH) -> None:
        self.found = found
        self.language = language if language in languages() else ENGLISH
        self.words = Messages(language=language, package="parlour.story")
        self.bodies = Messages(language=language, package="parlour.games.contest")
        story = found.story
        self.names = {
            sheet.persona: sheet.name
            or self.say("persona", name=self.seat_name(sheet.seat))
            for sheet in story.sheets
        }
        self.names |= {one.who: one.shown_as for one in story.characters}
        self.memories = {one.memory: one for one in story.memories}
        content = story.content
        self.title = content.title if content else self.say("untitled")
        self.chapters = {
            part.number: part.title for part in found.sealed if part.part == "chapter"
        }

    def say(self, message: str, **values: Any) -> str:
        """A heading or a label of ours."""
        return self.words.text(f"page-{message}", **values)

    def card(self, card: str) -> str:
        """`The Fool` for M00."""
        named = f"tarot-{card}"
        return self.words.text(named) if self.words.has(named) else card

    def part(self, part: str) -> str:
        """`the left hand` for hand_l; a part of the set's own by its own name."""
        named = f"word-{part}"
        own = part.replace("_", " ")
        return self.bodies.text(named) if self.bodies.has(named) else own

    def heading(self, part: view.Opened) -> str:
        """What a sealed part is called."""
        return part.title or self.say(f"part-{part.part}", number=part.number)

    def told_by(self) -> str:
        people = ", ".join(seat.name for seat in self.found.story.seats)
        return self.say("told-by", people=people)

    def seat_name(self, seat: int | None) -> str:
        names = {one.seat: one.name for one in self.found.story.seats}
        return names.get(seat, "") if seat is not None else ""

    def name(self, who: str) -> str:
        return self.names.get(who, who)

    def blocks(self) -> list[tuple[str, str, str]]:
        """Kind, heading and text of each block, in order."""
        made: list[tuple[str, str, str]] = []
        if self.found.story.intro:
            made.append(("intro", "", self.found.story.intro.strip()))
        session = 0
        for told in self.found.journal:
            if told.session != session and told.session:
                session = told.session
                title = self.chapters.get(session, "") if self.found.finished else ""
                made.append(("session", self.session(session), title))
            block = self.block(told)
            if block is not None:
                made.append(block)
        return made

    def session(self, number: int) -> str:
        """`Session 2, dealt by Mara, then Tobias`."""
        dealers = self.found.story.dealers[number - 1 : number]
        if not dealers or not dealers[0]:
            return self.say("session", number=number)
        by, *later = dealers[0]
        for name in later:
            by = self.say("then", first=by, next=name)
        return self.say("session-by", number=number, names=by)

    def block(self, told: view.Told) -> tuple[str, str, str] | None:
        if told.status in ("undone", "void", "ruled_out", "withdrawn"):
            return None
        memory = self.memories.get(told.seq)
        if memory is not None:
            return self.memory(memory)
        entry, facts = told.entry, told.facts
        text = told.amended or str(entry.get("text", ""))
        match told.kind:
            case "scene":
                return ("scene", "", text) if text else None
            case "narration" | "basic_action" if text:
                return ("prose", self.name(entry.get("as", "")), text)
            case "speech" if text:
                return ("speech", self.name(entry["as"]), text)
            case "named":
                return ("fact", "", self.say("named", name=entry["name"]))
            case "skilled_action":
                who = self.name(entry["persona"])
                return ("fact", self.say("tries", who=who), entry["task"])
            case "task_flip":
                outcome = self.say(facts.get("outcome") or "time-passes")
                return ("card", self.card(facts["card"]), outcome)
            case "task_narration" | "contest_told" | "immediate_use" if text:
                return ("prose", self.seat_name(told.seat), text)
            case "contest_opened":
                return ("fact", self.say("contest"), entry["stakes"])
            case "contest_played":
                came = self.came_of(facts["played"])
                return ("fact", "", came) if came else None
            case "death":
                return ("fact", "", self.say("dies", who=self.name(entry["who"])))
            case "wound":
                who, where = self.name(entry["who"]), self.part(entry["part"])
                return ("fact", "", self.say("hurt", who=who, where=where))
        return None

    def came_of(self, played: list[list[str]]) -> str:
        """Who won a round of a contest, and what it did to whom."""
        told = []
        for what, who, _ in played:
            message = f"page-came-{'won' if what.startswith('won-') else what}"
            if self.words.has(message):
                told.append(self.words.text(message, who=self.name(who)))
        return " ".join(told)

    def memory(self, one: view.MemoryView) -> tuple[str, str, str]:
        who = ", ".join(self.name(persona) for persona in one.personae)
        ability = f" — {one.ability}" if one.ability else ""
        by = self.seat_name(one.by)
        head = self.say(f"from-{one.source}", who=who, by=by)
        return ("memory", head + ability, one.text)

    def written(self, part: view.Opened) -> list[tuple[str, str]]:
        """A sealed part as it was written, by headings: what was not played too."""
        made = [(self.heading(part), part.text)]
        made += [(scene.title.capitalize(), scene.text) for scene in part.scenes]
        for person in part.characters:
            can = ", ".join(person.abilities)
            about = "\n\n".join(filter(None, [person.text, can]))
            made.append((person.shown_as, about))
        came = {m.ability for m in self.memories.values() if m.source == "story"}
        for trigger in part.triggers:
            state = "fired" if trigger.ability in came else "unfired"
            told = trigger.flashback.replace("{persona}", self.say("the-persona"))
            head = self.say(f"trigger-{state}", ability=trigger.ability)
            made.append((head, told[:1].upper() + told[1:]))
        return made


def licensed(content: view.ContentView) -> str:
    """A content-set's own credits and terms."""
    own = " ".join(content.credits)
    terms = f" {content.licence}." if content.licence else ""
    return f"{content.title}. {own}{terms}"


def file_name(found: Export, kind: str) -> str:
    """`the-eleven-forty.pdf`: letters and digits that every disk takes."""
    content = found.story.content
    plain = normalize("NFKD", content.title if content else "").encode(
        "ascii", "ignore"
    )
    slug = re.sub(r"[^a-z0-9]+", "-", plain.decode().lower()).strip("-")
    return f"{slug[:60] or 'story'}.{kind}"


def html(found: Export, language: str = ENGLISH) -> str:
    """One page that needs nothing else, fit to be read and to be printed."""
    made = Document(found, language)
    story = found.story
    content = story.content
    parts = [HEAD.format(lang=made.language, title=escape(made.title), style=STYLE)]
    parts.append(f"<header><h1>{escape(made.title)}</h1>")
    if content and content.blurb:
        parts.append(f"<p class=blurb>{escape(content.blurb)}</p>")
    parts.append(f"<p class=people>{escape(made.told_by())}</p></header>")
    if not found.finished:
        parts.append(f"<p class=sofar>{escape(made.say('so-far'))}</p>")
    parts.append(people_html(made))
    parts.append("<main>")
    for kind, head, text in made.blocks():
        parts.append(block_html(kind, head, text))
    parts.append("</main>")
    parts.append(board_html(made))
    if found.finished:
        parts.append(sealed_html(made))
    parts.append(credits_html(content))
    return "\n".join([*parts, "</body></html>\n"])


def paragraphs(text: str) -> str:
    pieces = [part.strip() for part in text.split("\n\n") if part.strip()]
    return "".join(f"<p>{escape(part)}</p>" for part in pieces)


def block_html(kind: str, head: str, text: str) -> str:
    head, plain = escape(head), escape(text)
    match kind:
        case "session":
            title = f"<span>{plain}</span>" if plain else ""
            return f"<h2>{head}{title}</h2>"
        case "scene":
            return f"<h3>{plain}</h3>"
        case "speech":
            return f"<p class=speech><b>{head}</b> {plain}</p>"
        case "card":
            return f"<p class=card><b>{head}:</b> {plain}</p>"
        case "fact":
            lead = f"<b>{head}:</b> " if head else ""
            return f"<p class=fact>{lead}{plain}</p>"
        case "memory":
            return f"<aside class=memory><b>{head}</b>{paragraphs(text)}</aside>"
        case _:
            return f"<section class={kind}>{paragraphs(text)}</section>"


def people_html(made: Document) -> str:
    sheets = []
    for sheet in made.found.story.sheets:
        if not sheet.description:
            continue
        card = made.card(sheet.signifier) if sheet.signifier else ""
        abilities = ", ".join(one.name for one in sheet.abilities)
        rows = [
            f"<h3>{escape(made.name(sheet.persona))}</h3>",
            f"<p class=by>{escape(made.seat_name(sheet.seat))}"
            + (f" · {escape(card)}" if card else "")
            + (" · †" if sheet.state == "dead" else "")
            + "</p>",
            f"<p>{escape(sheet.description)}</p>",
        ]
        if sheet.feature:
            rows.append(f"<p><i>{escape(sheet.feature)}</i></p>")
        if abilities:
            rows.append(f"<p class=abilities>{escape(abilities)}</p>")
        sheets.append(f"<article>{''.join(rows)}</article>")
    if not sheets:
        return ""
    return f"<section class=people-sheets>{''.join(sheets)}</section>"


def board_html(made: Document) -> str:
    questions = made.found.story.questions
    if not questions:
        return ""
    rows = "".join(f"<li>{escape(one.text)}</li>" for one in questions)
    head = escape(made.say("unexplained"))
    return f"<section class=board><h2>{head}</h2><ul>{rows}</ul></section>"


def sealed_html(made: Document) -> str:
    """At the end everything opens: the story as it was written."""
    parts = [f"<section class=sealed><h2>{escape(made.say('as-written'))}</h2>"]
    for part in made.found.sealed:
        if part.part == "intro":
            continue
        for place, (head, text) in enumerate(made.written(part)):
            level = "h4" if place else "h3"
            parts.append(f"<{level}>{escape(head)}</{level}>{paragraphs(text)}")
    return "".join([*parts, "</section>"])


def credits_html(content: view.ContentView | None) -> str:
    """The system's credit comes first and is as large as any other (FUG-X14)."""
    lines = [
        f"<p>{escape(CREDIT)}.</p>",
        f'<p>{escape(TERMS)} <a href="{LICENCE}">{LICENCE}</a></p>',
    ]
    if content is not None:
        lines.append(f"<p>{escape(licensed(content))}</p>")
    return f"<footer>{''.join(lines)}</footer>"


HEAD: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{style}</style></head><body>"""

STYLE: Final = """
:root { --ink: #26211c; --soft: #6d6257; --line: #d8cdbd; --paper: #faf6ee;
  --note: #f1e9da; --accent: #8a3b2e; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5da; --soft: #a99d8e;
  --line: #4a4239; --paper: #1d1a17; --note: #2a2520; --accent: #e0907e; } }
@media print { :root { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff;
  --note: #f4f1ea; --accent: #6d2d22; } aside, article { break-inside: avoid; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 3rem 1.25rem 4rem; max-width: 40rem; color: var(--ink);
  background: var(--paper); font: 1.0625rem/1.65 Georgia, 'Iowan Old Style', serif; }
header { text-align: center; margin-bottom: 3rem; }
h1 { font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.1; margin: 2rem 0 1rem; }
.blurb { font-style: italic; color: var(--soft); }
.people, .by, .card, .fact, footer { color: var(--soft); font-size: 0.92em; }
h2 { margin: 3.5rem 0 1.5rem; text-align: center; font-weight: 500;
  border-top: 1px solid var(--line); padding-top: 2rem; }
h2 span { display: block; font-style: italic; font-size: 1.35em; color: var(--accent); }
h3 { margin: 2rem 0 0.5rem; font-size: 1.1em; } h4 { margin: 1.25rem 0 0.25rem; }
main h3 { text-align: center; font-style: italic; font-weight: 500; }
.intro { font-style: italic; }
.speech b { font-weight: 600; }
.card { text-align: center; }
.memory { margin: 1.5rem 0; padding: 1rem 1.25rem; background: var(--note);
  border-left: 3px solid var(--accent); border-radius: 0 6px 6px 0; }
.memory b { display: block; font-size: 0.85em; color: var(--accent); }
.memory p, article p { margin: 0.4rem 0; }
.people-sheets { display: grid; gap: 1rem; margin: 2rem 0;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); }
article { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 6px; }
article h3 { margin: 0; } .abilities { color: var(--accent); }
.sofar { text-align: center; color: var(--soft); }
footer { margin-top: 4rem; border-top: 1px solid var(--line); padding-top: 1rem; }
footer p { margin: 0.3rem 0; } a { color: inherit; overflow-wrap: anywhere; }
"""
