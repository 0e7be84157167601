"""A game's crib sheet as one page, and as a card that is folded twice."""

from typing import Any, Final

from parlour.engine.options import specs
from parlour.printing.blocks import Block, blocks, chapters, plain
from parlour.printing.request import PrintRequest

TEMPLATE: Final = "crib.typ"
STOPS: Final = ".:,"


def has(want: PrintRequest) -> bool:
    return bool(want.page("crib")[0])


def sheet(want: PrintRequest) -> dict[str, Any]:
    return lay_out(want, "crib")


def card(want: PrintRequest) -> dict[str, Any]:
    return {**lay_out(want, "card"), "folds": [want.say("fold-1"), want.say("fold-2")]}


def lay_out(want: PrintRequest, kind: str) -> dict[str, Any]:
    aim, *sections = crib_sections(want)
    return {
        **want.head(kind, spread=players_and_minutes(want)),
        "aim": aim["blocks"],
        "sections": sections,
        "folded": kind == "card",
    }


def players_and_minutes(want: PrintRequest) -> str:
    """Returns the number of players and the duration of the game."""
    if want.game is None:
        return ""
    least, most = want.game.players[0], want.game.players[-1]
    message = "spread" if least < most else "spread-exactly"
    return want.say(message, least=least, most=most, minutes=want.game.lasts)


def crib_sections(want: PrintRequest) -> list[dict[str, Any]]:
    """Returns the crib's sections, the aim first."""
    text, _ = want.page("crib")
    body = [
        one for one in blocks(text) if not heading(one, 1) and not is_credit_note(one)
    ]
    parts: list[dict[str, Any]] = []
    for chapter, inside in chapters(body, lambda one: heading(one, 2)):
        if chapter is None or is_played_edition(want, plain(chapter["text"])):
            parts += [section(*part) for part in chapters(inside, starts_section)]
    return parts


def heading(one: Block, level: int) -> bool:
    return bool(one["kind"] == "head" and one["level"] == level)


def is_credit_note(one: Block) -> bool:
    """Returns True if a paragraph is a note on the origin of the game, which the
    credits repeat."""
    styles = {style for _, style in one.get("text", [])}
    return one["kind"] == "par" and styles == {"em"}


def starts_section(one: Block) -> bool:
    """Returns True if a paragraph begins with a few bold words, and so a section."""
    return bool(one["kind"] == "par" and one["text"] and one["text"][0][1] == "strong")


def section(lead: Block | None, rest: list[Block]) -> dict[str, Any]:
    """Splits `**Aim.** Win.` into a heading and its content.

    >>> section(blocks("**The ship sinks** at once.")[0], [])["blocks"][0]["text"]
    [('… at once.', '')]
    """
    if lead is None:
        return {"head": "", "blocks": rest}
    (head, _), *words = lead["text"]
    if words:
        (first, style), *others = words
        stripped = first.lstrip().lstrip(STOPS).lstrip()
        if head[-1] in STOPS or first.lstrip().startswith((".", ":")):
            stripped = stripped[:1].upper() + stripped[1:]
        else:  # the sentence goes on under its heading
            stripped = f"… {stripped}"
        words = [(stripped, style)] * bool(stripped) + others
    under = [{"kind": "par", "text": words}] if words else []
    return {"head": head.rstrip(STOPS), "blocks": [*under, *rest]}


def is_played_edition(want: PrintRequest, head: str) -> bool:
    """Returns True if a chapter such as `Edition 0.9` is about the edition that is
    played."""
    return all(
        str(want.given[name]) == value for name, value in option_of_chapter(want, head)
    )


def option_of_chapter(want: PrintRequest, head: str) -> list[tuple[str, str]]:
    """Returns the option that a chapter is for, and its value."""
    last = head.rpartition(" ")[2]
    options = specs(want.game.options) if want.game else {}
    return [(name, last) for name, spec in options.items() if last in spec.values]


def other_editions(want: PrintRequest) -> list[dict[str, str]]:
    """Returns the options under which the crib would have another chapter."""
    heads = [one for one in blocks(want.page("crib")[0]) if heading(one, 2)]
    mentioned = [
        one for head in heads for one in option_of_chapter(want, plain(head["text"]))
    ]
    return [{name: value} for name, value in mentioned if want.given[name] != value]
