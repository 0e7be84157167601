"""A language that nobody speaks, made from English: accented, and two fifths longer.

What a page shows in plain letters was written into the program and not into its words;
what a longer language would cut off is cut off here.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîöûÿÀÉÎÖÛŸ")
LONGER = 0.4
WORD = re.compile("[A-Za-z]{2,}")
VOWEL = re.compile("[àéîöûÿÀÉÎÖÛŸ]")
PLAIN = re.compile(r"\b(?=[A-Za-z]*[aeiouAEIOU])[A-Za-z]{3,}\b")
"""A word that cannot come from this language."""


def stretched(text: str) -> str:
    """
    >>> stretched("Choose a card.")
    'Chöööösé a cààrd.'
    """

    def longer(found: re.Match[str]) -> str:
        word = found[0].translate(ACCENTS)
        vowel = VOWEL.search(word)
        if vowel is None:
            return word
        extra = vowel[0].lower() * round(LONGER * len(word))
        return word[: vowel.end()] + extra + word[vowel.end() :]

    return WORD.sub(longer, text)


class Stretcher(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = stretched(node.value)
        return node

    def visit_StringLiteral(  # noqa: N802
        self, node: ast.StringLiteral
    ) -> ast.StringLiteral:
        node.value = stretched(node.value)
        return node


def pseudo(ftl: str) -> str:
    """A catalogue in this language."""
    tree = Stretcher().visit(FluentParser().parse(ftl))
    return FluentSerializer().serialize(tree)


# What a component shows without asking the words for it

AROUND = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
READ = re.compile(r'\b(?:aria-label|title|placeholder|alt|label)="([^"]*)"')


def written_into(component: str) -> list[str]:
    """Words that stand in the markup of a Svelte component.

    >>> written_into('<script>let x</script><p title="Hint">{t("a")} more</p>')
    ['Hint', 'more']
    """
    bare = without_code(AROUND.sub(" ", component))
    shown = [*READ.findall(bare), *TAG.sub("\n", bare).split("\n")]
    return [word for text in shown for word in WORD.findall(text)]


def without_code(text: str) -> str:
    """Markup without what stands in braces."""
    kept: list[str] = []
    depth = 0
    for letter in text:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
