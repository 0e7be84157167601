"""A campaign as one page: HTML that needs nothing else beside it."""

from base64 import b64encode
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Final

from parlour.story.exports.export import (
    CREDIT,
    LICENCE,
    TERMS,
    Block,
    Document,
    Export,
    Taken,
    licensed,
)
from parlour.story.views import view
from parlour.words.messages import ENGLISH

Pictures = Callable[[str], bytes]
"""The drawing of a card as SVG; nothing where there is none."""


def unpictured(card: str) -> bytes:
    """Pages without pictures."""
    return b""


def html(
    found: Export, language: str = ENGLISH, pictures: Pictures = unpictured
) -> str:
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
    parts.append(people_html(made, pictures))
    parts.append("<main>")
    parts += [block_html(made, block, pictures) for block in made.blocks()]
    parts.append("</main>")
    parts.append(board_html(made))
    if found.finished:
        parts.append(sealed_html(made))
    parts.append(credits_html(content))
    return "\n".join([*parts, "</body></html>\n"])


def paragraphs(text: str) -> str:
    pieces = [part.strip() for part in text.split("\n\n") if part.strip()]
    return "".join(f"<p>{escape(part)}</p>" for part in pieces)


def card_html(card: str, pictures: Pictures) -> str:
    """Its name stands beside it, so whoever hears the page misses nothing."""
    drawn = pictures(card) if card else b""
    if not drawn:
        return ""
    data = b64encode(drawn).decode()
    return f'<img class=drawn alt="" src="data:image/svg+xml;base64,{data}">'


def picture_html(taken: Taken | None, name: str, alt: str = "") -> str:
    if taken is None:
        return ""
    data = b64encode(taken.body).decode()
    said = escape(alt)
    return f'<img class={name} alt="{said}" src="data:{taken.media};base64,{data}">'


def block_html(made: Document, block: Block, pictures: Pictures) -> str:
    kind, head, text, card, picture = block
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
            drawn = card_html(card, pictures)
            return f"<p class=card>{drawn}<b>{head}:</b> {plain}</p>"
        case "fact":
            lead = f"<b>{head}:</b> " if head else ""
            return f"<p class=fact>{lead}{plain}</p>"
        case "picture":
            drawn = picture_html(made.pictures.get(picture), "shown")
            return f"<figure>{drawn}<figcaption>{plain}</figcaption></figure>"
        case "memory":
            return f"<aside class=memory><b>{head}</b>{paragraphs(text)}</aside>"
        case _:
            return f"<section class={kind}>{paragraphs(text)}</section>"


def people_html(made: Document, pictures: Pictures) -> str:
    sheets = []
    for sheet in made.found.story.sheets:
        if not sheet.description:
            continue
        card = made.card(sheet.signifier) if sheet.signifier else ""
        abilities = ", ".join(one.name for one in sheet.abilities)
        portrait = sheet.portrait
        rows = [
            card_html(sheet.signifier or "", pictures),
            picture_html(
                made.pictures.get(portrait.picture), "portrait", portrait.caption
            )
            if portrait
            else "",
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

STYLE: Final = files(__package__).joinpath("page.css").read_text("utf-8")
