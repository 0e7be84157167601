"""Parameters of a document: the game, seats, options, paper and language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final

import msgspec

from parlour.engine.game import Game
from parlour.engine.options import Value, options_as_text, specs
from parlour.engine.refusals import BadInput
from parlour.presentation.pages import (
    STORY,
    STORY_PACKAGE,
    page,
    project_file,
    story_page,
)
from parlour.words.messages import ENGLISH, Messages, check_language

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
"""Paper sizes, and their names in Typst."""
ICONS_FILE: Final = "web/src/pieces/icons/game-art.json"
SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{}</svg>'
ICON_COLOUR: Final = "#7b1828"


class Art(msgspec.Struct):
    icon: str
    artist: str
    path: str


@lru_cache(maxsize=1)
def box_icons() -> dict[str, Art]:
    """Returns the icons of the games, by slug."""
    return msgspec.json.decode(project_file(ICONS_FILE) or "{}", type=dict[str, Art])


class FilledPad(msgspec.Struct, kw_only=True):
    """A score pad that was filled in."""

    names: list[str]
    columns: list[str]
    rows: list[list[list[int | str]]]
    """Values of the columns, by row and seat."""
    side: list[list[int | str]]


@dataclass(frozen=True)
class PrintRequest:
    """A game as one table plays it; the story table where there is no game."""

    game: Game | None
    seats: int
    options: Any = None
    paper: str = "a4"
    language: str = ENGLISH
    given: Mapping[str, Value] = field(default_factory=dict)
    """The options as people write them."""
    written: FilledPad | None = None
    """Content of a score pad; None for an empty one."""

    @property
    def slug(self) -> str:
        return self.game.slug if self.game else STORY

    @property
    def package(self) -> str:
        return self.game.package if self.game else STORY_PACKAGE

    @cached_property
    def words(self) -> Messages:
        """Messages of the game."""
        return Messages(self.game, self.language, self.package)

    @cached_property
    def own_words(self) -> Messages:
        """Messages of all documents."""
        return Messages(language=self.language, package="parlour.printing")

    def say(self, message: str, **values: Any) -> str:
        return self.own_words.text(message, **values)

    @property
    def title(self) -> str:
        return self.words.text("title") if self.game else self.say("fugue")

    def page(self, name: str) -> tuple[str, str]:
        """Returns `crib` or `rules`, and the language it is written in."""
        for language in (self.language, ENGLISH):
            found = (
                page(self.game, name, language)
                if self.game
                else story_page(name, language)
            )
            if found:
                return found, language
        return "", self.language

    def option_value(self, option: str) -> str:
        """Returns the value of an option in words."""
        assert self.game is not None
        spec = specs(self.game.options)[option]
        value = self.given[option]
        if spec.kind == "switch":
            return self.say("on" if value else "off")
        if spec.chair and isinstance(value, int):
            return self.words.text("chair", number=value + 1)
        if spec.kind == "text" or (spec.kind == "number" and value not in spec.words):
            return str(value)
        return self.words.text(f"option-{option}-{value}")

    def head(self, kind: str, **values: Any) -> dict[str, Any]:
        """Returns the header and footer of every document."""
        art = box_icons().get(self.slug)
        source = "credit" if self.game else "fugue-system"
        sources = [self.words.text(source)] if self.words.has(source) else []
        if art:
            sources.append(self.say("sign-by", artist=art.artist))
        return {
            "name": f"{self.title}: {self.say(kind)}",
            "title": self.title,
            "subtitle": self.say(f"{kind}-of", **values),
            "paper": PAPERS[self.paper],
            "language": self.language,
            "sign": SVG.format(f'<path fill="{ICON_COLOUR}" d="{art.path}"/>')
            if art
            else "",
            "credits": sources,
        }


def make_request(
    game: Game | None,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    paper: str = "a4",
    language: str = ENGLISH,
) -> PrintRequest:
    """Checks the parameters of a document; BadInput explains what is wrong."""
    if paper not in PAPERS:
        raise BadInput(f"paper is {' or '.join(PAPERS)}, not {paper!r}")
    check_language(language)
    if game is None:
        if options or seats is not None:
            raise BadInput("fugue takes neither --seats nor --option")
        return PrintRequest(None, 0, paper=paper, language=language)
    many = game.usual_seats if seats is None else seats
    agreed = game.agree(many, game.for_people(options or {}))
    return PrintRequest(game, many, agreed, paper, language, options_as_text(agreed))
