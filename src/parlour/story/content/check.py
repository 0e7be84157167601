"""Reading a content-set, and what is wrong with one that cannot be used.

A problem names its line for everybody and its text for the author alone: to
anybody else the text could give the story away (FUG-X11).
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, get_args, get_origin
from weakref import WeakValueDictionary

import msgspec

from parlour.engine.options import read
from parlour.engine.refusals import BadInput
from parlour.kit.body import PARENTS
from parlour.story.basics.cards import CARDS
from parlour.story.basics.options import NAMES, StoryOptions
from parlour.story.basics.recent import Recent
from parlour.story.content.content_set import (
    FORMAT,
    Chapter,
    Character,
    ContentSet,
    SceneText,
    SkillText,
    Trigger,
)
from parlour.story.content.toml_lines import OutOfBounds, Path, line_of, places

MAX_SOURCE_LENGTH: Final = 400_000
"""Characters of a file."""
MAX_OF_A_KIND: Final = 500
"""Characters of a story, scenes and triggers: each kind in the whole file."""
MAX_PARTS: Final = 100
"""Parts of the body that a file may add, and names in one list."""
MAX_PROBLEMS: Final = 200
PERSONA: Final = "{persona}"
HOLE: Final = re.compile(r"\{[^{}]*\}")
IN_PATH: Final = re.compile(r"\[(\d+)\]|\.?([A-Za-z0-9_-]+)")

WRITTEN: Final = {
    "id": "an id has small letters, digits and hyphens, at most 60",
    "who": (
        'it is "dealer_choice", "first", "all_present", "signifier:M00" to'
        ' "signifier:M21", or "feature:" and a kind, such as "feature:scar"'
    ),
}
"""Forms of keys that have more than a length limit."""
ARRAYS: Final = (list[Character], list[Chapter], list[SceneText], list[Trigger])
"""Keys that are written as tables with a heading each."""
BYTE_ORDER_MARK: Final = "\ufeff"


@dataclass(frozen=True, order=True)
class ContentProblem:
    line: int
    rule: str
    text: str

    def describe(self, *, blind: bool) -> str:
        """Describes a problem in one line: for the author in full, for others where to
        look."""
        return f"line {self.line}" if blind else f"line {self.line}: {self.text}"


class BadContent(BadInput):
    """A content-set that cannot be used."""

    def __init__(self, problems: list[ContentProblem]) -> None:
        self.problems = problems
        super().__init__(self.describe(blind=True))

    def describe(self, *, blind: bool) -> str:
        lines = [problem.describe(blind=blind) for problem in self.problems]
        if blind:
            where = ", ".join(dict.fromkeys(lines))
            return f"this content-set cannot be used: see {where}"
        return "\n".join(lines)


RECENT_BYTES: Final = 12_000_000
"""More than any one file takes."""
RECENT: Final = Recent[str, ContentSet](RECENT_BYTES)
"""Files read lately: a table reads its file at each fold."""
IN_USE: Final[WeakValueDictionary[str, ContentSet]] = WeakValueDictionary()
"""Those that some table still holds, however many others were read since."""


def read_content(source: str) -> ContentSet:
    """Returns a content-set from its text, or BadContent with all that is wrong."""
    source = source.removeprefix(BYTE_ORDER_MARK)  # some editors write one
    content = recall(source)
    if content is None:
        content = parse_content(source)
        remember(source, content)
    return content


def recall(source: str) -> ContentSet | None:
    """Returns a content-set that needs not be read again."""
    return RECENT.get(source) or IN_USE.get(source)


def remember(source: str, content: ContentSet) -> None:
    RECENT.keep(source, content, weight=sys.getsizeof(source) + size_of(content))
    IN_USE[source] = content


def size_of(value: object) -> int:
    """Returns bytes of memory that a value takes with all that is in it. Short texts
    take much more than in a file, and one emoji makes each character of its text four
    bytes."""
    size, left = 0, [value]
    while left:
        one = left.pop()
        size += sys.getsizeof(one)
        if isinstance(one, msgspec.Struct):
            left += [getattr(one, name) for name in one.__struct_fields__]
        elif isinstance(one, dict):
            left += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            left += one
    return size


def parse_content(source: str) -> ContentSet:
    if len(source) > MAX_SOURCE_LENGTH:
        raise BadContent(
            [
                ContentProblem(
                    1, "FUG-X01", f"at most {MAX_SOURCE_LENGTH} characters, please"
                )
            ]
        )
    try:
        where = places(source)  # first: what follows trusts its bounds
    except OutOfBounds as wrong:
        raise BadContent([ContentProblem(wrong.line, "FUG-X01", str(wrong))]) from None
    try:
        data = tomllib.loads(source)
    except ValueError as wrong:  # tomllib's own, and those of dates and numbers
        last = source.count("\n") + 1
        found = re.search(r"at line (\d+)", str(wrong))
        line = int(found[1]) if found else last
        text = f"this is not TOML: {wrong}"
        raise BadContent([ContentProblem(line, "FUG-X01", text)]) from None
    checked = Checker(where, data)
    content = checked.run()
    if content is None or checked.problems:
        raise BadContent(sorted(set(checked.problems)))
    return content


class Checker:
    """Looks at everything once, so that an author hears all at once."""

    def __init__(self, where: dict[Path, int], data: dict[str, Any]) -> None:
        self.data = data
        self.where = where
        self.problems: list[ContentProblem] = []

    def wrong(self, path: Path, rule: str, text: str) -> None:
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(ContentProblem(line_of(self.where, path), rule, text))

    def run(self) -> ContentSet | None:
        if self.data.get("format") != FORMAT:
            self.wrong(("format",), "FUG-X01", f'the first key is format = "{FORMAT}"')
            return None
        content: ContentSet | None = self.convert((), self.data, ContentSet)
        if content is None:
            return None
        self.check_counts(content)
        if not self.problems:
            self.check(content)
        return content

    # Its form

    def convert(self, path: Path, table: dict[str, Any], kind: type[Any]) -> Any:
        """Converts the table to its class, or notes a problem for each key that does
        not fit."""
        known = {one.name: one for one in msgspec.structs.fields(kind)}
        sound = True
        for name in table:
            if name not in known:
                self.wrong((*path, name), "FUG-X13", f"there is no key {name!r} here")
                sound = False
        for name, one in known.items():
            if name not in table:
                if one.required:
                    rule = "FUG-X10" if name == "ability" else "FUG-X01"
                    text = f"{name} is missing"
                    if one.type == list[Chapter]:
                        text = "there is no [[chapter]]"
                    self.wrong(path, rule, text)
                    sound = False
                continue
            sound = self.fits((*path, name), table[name], one.type) and sound
        return msgspec.convert(table, kind) if sound else None

    def fits(self, path: Path, value: Any, kind: Any) -> bool:
        """Returns whether a value has the right type; checks its parts too."""
        if kind in ARRAYS and not all_tables(value):
            self.wrong(path, "FUG-X01", f"{path[-1]} is written [[{path[-1]}]]")
            return False
        several = get_origin(kind) is list
        tables = [one for one in (kind, *get_args(kind)) if is_table(one)]
        if tables and isinstance(value, dict) and not several:
            return self.convert(path, value, tables[0]) is not None
        if several and isinstance(value, list):
            (part,) = get_args(kind)
            found = [
                self.fits((*path, number), one, part)
                for number, one in enumerate(value)
            ]
            return all(found)
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as bad:
            self.misfit(path, str(bad))
            return False
        return True

    def misfit(self, path: Path, text: str) -> None:
        said, _, inner = text.partition(" - at `$")
        for number, name in IN_PATH.findall(inner.removesuffix("`")):
            path = (*path, int(number) if number else name)
        rule = "FUG-X13" if "unknown field" in said else "FUG-X01"
        said = said.replace("Object contains unknown field", "there is no key")
        if "matching regex" in said:
            said = WRITTEN.get(str(path[-1]), said)
        keys = ".".join(str(part) for part in path if not isinstance(part, int))
        self.wrong(path, rule, f"{keys}: {said}")

    # Its sense

    def check_counts(self, content: ContentSet) -> None:
        """Checks numbers before anything is compared with anything else."""
        scenes = [scene for chapter in content.chapter for scene in chapter.scene]
        triggers = [one for chapter in content.chapter for one in chapter.trigger]
        skills = [one.ability for one in triggers]
        skills += [one for person in content.character for one in person.abilities]
        for name, many, most in (
            ("[[chapter]]", len(content.chapter), 99),
            ("[[character]]", len(content.character), MAX_OF_A_KIND),
            ("[[chapter.scene]]", len(scenes), MAX_OF_A_KIND),
            ("[[chapter.trigger]]", len(triggers), MAX_OF_A_KIND),
            ("abilities", len(skills), 2 * MAX_OF_A_KIND),
            ("extra_parts", len(content.extra_parts), MAX_PARTS),
            ("includes", longest(one.includes for one in triggers), MAX_PARTS),
            ("parts", longest(one.parts for one in skills), MAX_PARTS),
        ):
            if many > most:
                self.wrong((), "FUG-X01", f"{name}: at most {most}, these are {many}")

    def check(self, content: ContentSet) -> None:
        self.check_chapters(content)
        self.check_parts(content)
        self.check_options(content)
        seen: set[str] = set()
        for path, chapter, one in items_with_id(content):
            if one.id in seen:
                text = f"the id {one.id!r} is there twice"
                self.wrong((*path, "id"), "FUG-X02", text)
            seen.add(one.id)
            match one:
                case Character():
                    for skill in one.abilities:
                        self.parts((*path, "abilities"), skill, content)
                case Trigger():
                    self.parts((*path, "ability"), one.ability, content)
                    self.check_trigger(content, chapter, one, path)

    def check_chapters(self, content: ContentSet) -> None:
        if not content.chapter:
            self.wrong((), "FUG-X01", "there is no [[chapter]]")
        for number, chapter in enumerate(content.chapter):
            if chapter.number != number + 1:
                self.wrong(
                    ("chapter", number, "number"),
                    "FUG-X01",
                    f"chapters are numbered from 1 without gaps: this is {number + 1}",
                )
        many = len(content.chapter)
        if content.sessions is not None and content.sessions != many:
            self.wrong(
                ("sessions",), "FUG-X01", f"one session for each chapter: {many}"
            )
        for number, person in enumerate(content.character):
            if person.chapter > many:
                path: Path = ("character", number, "chapter")
                self.wrong(path, "FUG-X02", f"there is no chapter {person.chapter}")

    def check_parts(self, content: ContentSet) -> None:
        extra = content.extra_parts
        for child, parent in extra.items():
            path: Path = ("extra_parts", child)
            if child in PARENTS:
                self.wrong(path, "FUG-X03", f"every body has {child!r} already")
            elif not is_rooted(child, extra):
                text = f"{child!r} does not belong to the body: {parent!r} is no part"
                self.wrong(path, "FUG-X03", text)

    def parts(self, path: Path, skill: SkillText, content: ContentSet) -> None:
        for part in skill.parts:
            if part not in PARENTS and part not in content.extra_parts:
                self.wrong(path, "FUG-X03", f"{part!r} is no part of the body")

    def check_options(self, content: ContentSet) -> None:
        for name, value in content.options.items():
            try:
                read(StoryOptions, {name: value})
            except BadInput as bad:
                self.wrong(("options", name), "FUG-X05", str(bad))
        for name in content.locked_options:
            if name not in NAMES:
                self.wrong(
                    ("locked_options",), "FUG-X05", f"no option is called {name!r}"
                )

    def check_trigger(
        self, content: ContentSet, chapter: int, trigger: Trigger, path: Path
    ) -> None:
        if trigger.when.kind == "meet":
            self.refers(content, chapter, trigger.when.ref, (*path, "when"))
        if trigger.when.kind == "card" and trigger.when.ref not in CARDS:
            text = f"no card is called {trigger.when.ref!r}; majors are M00 to M21"
            self.wrong((*path, "when"), "FUG-X02", text)
        for name in trigger.includes:
            if name != PERSONA:
                self.refers(content, chapter, name, (*path, "includes"))
        if trigger.recognises:
            self.refers(content, chapter, trigger.recognises, (*path, "recognises"))
        for hole in HOLE.findall(trigger.flashback):
            if hole != PERSONA:
                text = f"only {PERSONA} is filled in, not {hole}"
                self.wrong((*path, "flashback"), "FUG-X02", text)

    def refers(self, content: ContentSet, chapter: int, id_: str, path: Path) -> None:
        """Checks that a character is there, and not only later (FUG-X02)."""
        found = content.character_of(id_)
        if found is None:
            self.wrong(path, "FUG-X02", f"there is no character {id_!r}")
        elif found.chapter > chapter:
            text = (
                f"{id_!r} comes in chapter {found.chapter}, this is chapter {chapter}"
            )
            self.wrong(path, "FUG-X02", text)


def all_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def is_table(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def items_with_id(
    content: ContentSet,
) -> Iterator[tuple[Path, int, Character | SceneText | Trigger]]:
    """Yields all that has an id: where it stands, in which chapter, and itself."""
    for number, person in enumerate(content.character):
        yield ("character", number), person.chapter, person
    for place, chapter in enumerate(content.chapter):
        for number, scene in enumerate(chapter.scene):
            yield ("chapter", place, "scene", number), chapter.number, scene
        for number, trigger in enumerate(chapter.trigger):
            yield ("chapter", place, "trigger", number), chapter.number, trigger


def longest(lists: Iterable[list[str]]) -> int:
    return max(map(len, lists), default=0)


def is_rooted(part: str, extra: dict[str, str]) -> bool:
    """Returns whether a part of the file's own hangs on the body, without going in
    circles."""
    seen: set[str] = set()
    while part not in PARENTS:
        if part in seen or part not in extra:
            return False
        seen.add(part)
        part = extra[part]
    return True


# The sets that come along

SETS: Final = ("eleven-forty", "salt-hotel")


def own_source(id_: str, language: str = "en") -> str:
    """Returns the file of one of Parlour's own content-sets; in English by default."""
    if id_ not in SETS:
        raise BadInput(f"no content-set is called {id_!r}; there are {', '.join(SETS)}")
    folder = files(__package__).joinpath("sets")
    translated = folder.joinpath(f"{id_}.{language}.toml")
    found = translated if translated.is_file() else folder.joinpath(f"{id_}.toml")
    return found.read_text("utf-8")
