"""A content-set as its file says it: format `fugue-content/1` (section 4.12).

Each class is a table of the TOML file. Keys that are not here are errors, so that
a misspelt secret cannot become public (FUG-X13).
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

FORMAT: Final = "fugue-content/1"

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,59}$")]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Prose: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60_000)]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]


class TomlTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the file."""


class Intro(TomlTable):
    text: Prose


class Basics(TomlTable):
    ordinary_personae: bool = True
    literacy: bool = True
    can: list[Line] = []
    cannot: list[Line] = []


class Healing(TomlTable):
    kind: Literal["sleep", "rest", "time", "scene", "dealer"]
    needs_tending: bool = True
    hours: Annotated[int, Meta(ge=0, le=10_000)] = 0
    continuous: bool = False
    restores_lost_abilities: bool = False


class Background(TomlTable):
    text: Prose
    visibility: Literal["dealer", "all"] = "dealer"


class SkillText(TomlTable):
    name: Title
    parts: list[str] = []


class When(TomlTable):
    kind: Literal["meet", "event", "place", "item", "words", "card"]
    ref: Title


class Trigger(TomlTable):
    id: Id
    when: When
    who: Annotated[
        str,
        Meta(
            pattern="^(dealer_choice|first|all_present"
            "|signifier:M(0[0-9]|1[0-9]|2[01])|feature:.{1,60})$"
        ),
    ]
    flashback: Prose
    ability: SkillText
    limit: Literal["once", "once_per_persona", "any"] = "once"
    includes: list[str] = []
    recognises: str = ""
    chapter_only: bool = False


class SceneText(TomlTable):
    id: Id
    text: Prose
    title: Annotated[str, Meta(max_length=120)] = ""


class Chapter(TomlTable):
    number: Annotated[int, Meta(ge=1, le=99)]
    title: Title
    text: Prose
    scene: list[SceneText] = []
    trigger: list[Trigger] = []


class Character(TomlTable):
    id: Id
    chapter: Annotated[int, Meta(ge=1, le=99)]
    shown_as: Line
    text: Annotated[str, Meta(max_length=60_000)] = ""
    abilities: list[SkillText] = []
    weapon: bool = False


class ContentSet(TomlTable, weakref=True):
    format: Literal["fugue-content/1"]
    id: Id
    title: Title
    intro: Intro
    basics: Basics
    healing: Healing
    chapter: list[Chapter]
    blurb: Annotated[str, Meta(max_length=600)] = ""
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"
    """Language of the texts; names in memories are joined as in that language."""
    licence: Annotated[str, Meta(max_length=200)] = ""
    credits: list[Line] = []
    sessions: int | None = None
    session_hours: list[Annotated[int, Meta(ge=1, le=24)]] = []
    setting: Background | None = None
    advice: Background | None = None
    character: list[Character] = []
    extra_parts: dict[str, str] = {}
    options: dict[str, str | int | bool] = {}
    locked_options: list[str] = []

    def presets(self) -> dict[str, object]:
        """Returns options as the file has them, those of `basics` included
        (FUG-X05)."""
        return {
            "ordinary_personae": self.basics.ordinary_personae,
            "literacy": self.basics.literacy,
            **self.options,
        }

    def character_of(self, id_: str) -> Character | None:
        return next((one for one in self.character if one.id == id_), None)

    def trigger_of(self, id_: str) -> tuple[int, Trigger] | None:
        """Returns a trigger and the number of its chapter."""
        for chapter in self.chapter:
            for trigger in chapter.trigger:
                if trigger.id == id_:
                    return chapter.number, trigger
        return None
