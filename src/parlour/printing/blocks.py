"""Pages of ours, which are Markdown, as blocks that a template sets."""

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

Span: TypeAlias = tuple[str, str]
"""Text, and how it is set: plain, `strong`, `em` or `code`."""
Block: TypeAlias = dict[str, Any]
"""A paragraph, a list, a table or a heading, by its `kind`."""

READER: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
RULE: Final = re.compile(r"[A-Z]{3}-[A-Z]?\d+[a-z]?")
STYLES: Final = {"strong": "strong", "em": "em", "code_inline": "code"}


def blocks(text: str) -> list[Block]:
    """Parses a page into blocks.

    >>> blocks("**Aim.** Win.")
    [{'kind': 'par', 'text': [('Aim.', 'strong'), (' Win.', '')]}]
    """
    return [block(node) for node in SyntaxTreeNode(READER.parse(text)).children]


def block(node: SyntaxTreeNode) -> Block:
    match node.type:
        case "heading":
            return {"kind": "head", "level": int(node.tag[1:]), "text": inside(node)}
        case "bullet_list" | "ordered_list":
            return {
                "kind": "list",
                "start": int(node.attrs.get("start", 1)),
                "counted": node.type == "ordered_list",
                "items": [item(one) for one in node.children],
            }
        case "table":
            rows = [row for part in node.children for row in part.children]
            cells = [[inside(cell) for cell in row.children] for row in rows]
            return {"kind": "table", "head": cells[0], "rows": cells[1:]}
        case "blockquote":
            return {"kind": "quote", "blocks": [block(one) for one in node.children]}
        case "fence" | "code_block":
            return {"kind": "par", "text": [(node.content, "code")]}
        case _:
            return {"kind": "par", "text": inside(node)}


def item(node: SyntaxTreeNode) -> Block:
    """Returns the content of one bullet; the number of a rule is taken out of
    its text."""
    parts = [block(child) for child in node.children]
    rule = ""
    spans = parts[0].get("text", [])
    if spans and spans[0][1] == "strong" and RULE.fullmatch(spans[0][0]):
        rule = spans[0][0]
        rest = [(spans[1][0].lstrip(), spans[1][1]), *spans[2:]]
        parts[0] = {**parts[0], "text": rest}
    return {"rule": rule, "ours": "-R" in rule, "blocks": parts}


def inside(node: SyntaxTreeNode) -> list[Span]:
    """Returns the spans of a paragraph, a heading or a cell."""
    return [span for child in node.children for span in spans_of(child, "")]


def spans_of(node: SyntaxTreeNode, style: str) -> list[Span]:
    match node.type:
        case "text" | "code_inline":
            return [(node.content, STYLES.get(node.type, style))] * bool(node.content)
        case "softbreak" | "hardbreak":
            return [(" ", style)]
        case _:
            inner = STYLES.get(node.type, style)
            return [span for one in node.children for span in spans_of(one, inner)]


def plain(spans: list[Span]) -> str:
    return "".join(text for text, _ in spans)


def chapters(
    page: list[Block], starts: Callable[[Block], bool]
) -> list[tuple[Block | None, list[Block]]]:
    """Splits a page before every block that starts a chapter; the text before comes
    first.

    >>> [len(rest) for _, rest in chapters(blocks("a"), lambda block: False)]
    [1]
    """
    cut: list[tuple[Block | None, list[Block]]] = [(None, [])]
    for one in page:
        if starts(one):
            cut.append((one, []))
        else:
            cut[-1][1].append(one)
    return cut if cut[0][1] else cut[1:]
