"""Finds gaps in translations: files, sentences, values and pages."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

SOURCE = Path(__file__).parents[1]
ROOT = SOURCE.parents[1]
SCREENS = ROOT / "web" / "src" / "words"
"""Words of the browser; they are here only where Parlour is worked on."""
CATALOGUES = (
    "en.ftl",
    "tarot-en.ftl",
    "table.en.ftl",
    "story.en.ftl",
    "lab.en.ftl",
    "notices.en.ftl",
)
PAGES = ("crib.md", "rules.md", "poker.md", "CREDITS.md")
STORIES = SOURCE / "story" / "content" / "sets"
FORMS = frozenset({"who", "whom"})
"""Values for subject and object: each language has its own forms for them."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
REFUSED = "refused-"
"""Prefix of refusals. The server sends those of stories in English; the browser
translates them."""


class Sentence(NamedTuple):
    """One sentence of a catalogue: a message or one of its attributes."""

    pattern: ast.Pattern
    values: frozenset[str]
    shown: frozenset[str]
    """Those it says; the others only choose a variant, as a plural does."""
    keys: frozenset[tuple[str, str]]
    """Each value that chooses, with the variants it may choose."""


@lru_cache(maxsize=256)
def parse_catalogue(text: str) -> dict[str, Sentence]:
    """Returns all sentences of a catalogue, as `id` or `id.attribute`."""
    found: dict[str, Sentence] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not valid Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            for attribute in entry.attributes:
                parts[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            for key, pattern in parts.items():
                if pattern is not None:
                    if key in found:
                        raise ValueError(f"message {key} is defined twice")
                    named = [*used_values(pattern)]
                    values = frozenset(value for value, _ in named)
                    shown = frozenset(value for value, word in named if not word)
                    keys = frozenset(one for one in named if one[1])
                    found[key] = Sentence(pattern, values, shown, keys)
    return found


def used_values(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Yields the values that a sentence uses, and each variant with its selector."""
    for element in pattern.elements:
        part = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(part, ast.SelectExpression):
            for name in names_in(part.selector):
                for variant in part.variants:
                    key = variant.key
                    word = key.name if isinstance(key, ast.Identifier) else key.value
                    yield name, word
            for variant in part.variants:
                yield from used_values(variant.value)
        elif part is not None:
            for name in names_in(part):
                yield name, ""


def names_in(part: object) -> Iterator[str]:
    if isinstance(part, ast.VariableReference):
        yield part.id.name
    elif isinstance(part, ast.FunctionReference):
        for value in part.arguments.positional:
            yield from names_in(value)


def catalogues() -> list[Path]:
    """Returns every English catalogue: games, what all share, the story, the
    screens."""
    return sorted(
        path
        for folder in (SOURCE, SCREENS)
        for path in folder.rglob("*en.ftl")
        if path.name in CATALOGUES
    )


def translation_path(english: Path, language: str) -> Path:
    """Returns the translation's path: `table.de.ftl` beside `table.en.ftl`,
    `rules.de.md` beside `rules.md`."""
    if english.suffix == ".ftl":
        return english.with_name(english.name.replace("en.ftl", f"{language}.ftl"))
    return english.with_suffix(f".{language}{english.suffix}")


def sentence_pairs(
    english: Path, language: str
) -> tuple[dict[str, Sentence], dict[str, Sentence]]:
    """Returns the sentences of an English catalogue, and those of its translation."""
    ours = parse_catalogue(english.read_text(encoding="utf-8"))
    theirs = parse_catalogue(
        translation_path(english, language).read_text(encoding="utf-8")
    )
    if english == SOURCE / "story" / "en.ftl":
        ours = {key: line for key, line in ours.items() if not refusal(key)}
    if english == SCREENS / "story.en.ftl":
        server = parse_catalogue(
            (SOURCE / "story" / "en.ftl").read_text(encoding="utf-8")
        )
        extra = {key: line for key, line in server.items() if refusal(key)}
        ours = {**ours, **extra}
    return ours, theirs


def refusal(key: str) -> bool:
    return key.startswith(REFUSED)


def gaps(english: Path, language: str) -> Iterator[str]:
    """Yields what is missing or different in the translation of a catalogue."""
    if not translation_path(english, language).is_file():
        yield "the whole file is missing"
        return
    try:
        ours, theirs = sentence_pairs(english, language)
    except ValueError as wrong:
        yield str(wrong)
        return
    for key, line in ours.items():
        if key not in theirs:
            yield f"{key} is missing"
            continue
        other = theirs[key]
        for value in sorted(line.shown - other.values - FORMS):
            yield f"{key} does not use ${value}"
        for value in sorted(other.values - line.values - FORMS):
            yield f"{key} uses ${value}, which English does not"
        for value, word in sorted(line.keys - other.keys):
            if word not in PLURALS and value not in FORMS:
                yield f"{key} has no [{word}] of ${value}"
    for key in theirs:
        if key not in ours and not refusal(key):
            yield f"{key} is not in English"


def missing_words(language: str) -> Iterator[str]:
    """Yields untranslated sentences of a language, with their file."""
    for english in catalogues():
        for gap in gaps(english, language):
            yield f"{translation_path(english, language).relative_to(ROOT)}: {gap}"


def missing_pages(language: str) -> Iterator[str]:
    """Yields pages and stories that are shown in English."""
    found = [page for name in PAGES for page in sorted(SOURCE.rglob(name))]
    found += [page for page in (ROOT / "CREDITS.md",) if page.is_file()]
    found += [one for one in sorted(STORIES.glob("*.toml")) if "." not in one.stem]
    for english in found:
        page = translation_path(english, language)
        if not page.is_file():
            yield f"{page.relative_to(ROOT)} is missing"
