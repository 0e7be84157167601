"""A study: a question about a game, and what is played to answer it.

Written as a short TOML file; `docs/lab.md` says how. Everything that cannot be played
or measured is refused in one line before the first card is dealt.
"""

import math
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.engine.game import Game
from parlour.engine.options import suggestion
from parlour.engine.refusals import BadInput
from parlour.lab.measures import Figure, figure
from parlour.lab.results import about
from parlour.lab.simulate import Series, at_table, check
from parlour.match.bounds import check_numbers
from parlour.match.files import explain_read_errors
from parlour.words.messages import explain_error

FIRST: Final = 100
"""Deals before the first look; each further look comes at twice as many."""
MOST_GAMES: Final = 100_000
"""Games of an arm at most, where a study does not say."""
TOO_MANY: Final = 10_000_000
"""Games of an arm that would no longer fit into memory."""
DOUBT: Final = 0.05
"""How often chance may fool a whole study, whatever it compares and when it stops."""
MOST_TEXT: Final = 1_000_000
"""Characters of a study, which is short; whatever is longer is something else."""
MOST_BOTS: Final = 10
"""Bots of an arm: more than any table has chairs make ever more seatings."""
MOST_SEATS: Final = 100
"""More than any game has; what is wrong with fewer, the game says."""
KINDS: Final = re.compile(
    r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<given>\w+)`"
    r" - at `\$\.(?P<place>.+)`"
)
KIND: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "a table",
    "str": "a text",
}
"""What TOML calls what a file may hold."""


class ArmText(msgspec.Struct, forbid_unknown_fields=True):
    """An arm as it is written: what is different in it."""

    options: dict[str, Any] = {}
    seats: int | None = None
    bots: tuple[str, ...] | None = None
    balanced: bool | None = None


class StudyText(msgspec.Struct, forbid_unknown_fields=True):
    """A study as it is written."""

    question: str
    game: str
    arms: dict[str, ArmText]
    measures: list[str]
    options: dict[str, Any] = {}
    """Of all arms; an arm may say otherwise."""
    seats: int | None = None
    bots: tuple[str, ...] = ("regular",)
    balanced: bool = True
    seed: int = 1
    games: int | None = None
    half_widths: dict[str, float] = {}


@dataclass(frozen=True)
class Study:
    """What to play, what to measure, how sure to be."""

    question: str
    game: Game
    arms: Mapping[str, Series]
    figures: Sequence[Figure]
    half_widths: Mapping[str, float]
    """How wide half of an interval may be at most, by measure."""
    games: int
    """About how many games of each arm, or with half-widths at most; a deal is played
    in all its seatings or not at all."""

    @property
    def deals(self) -> int:
        """The deals that all arms have in common."""
        most = max(arm.games_per_deal for arm in self.arms.values())
        return math.ceil(self.games / most)

    @property
    def looks(self) -> list[int]:
        """The numbers of deals at which it may stop, fixed before the first."""
        found = [self.deals]
        if self.half_widths:
            doublings = range(math.ceil(math.log2(max(1, self.deals / FIRST))))
            found = [*(FIRST << step for step in doublings), self.deals]
        return found

    @property
    def comparisons(self) -> int:
        """Each further arm with the first, in each measure; one arm alone has none."""
        return max(1, len(self.arms) - 1) * len(self.figures)

    @property
    def chances(self) -> int:
        """How often chance could fool it: all comparisons at all looks."""
        return self.comparisons * len(self.looks)

    @property
    def level(self) -> float:
        return 1 - DOUBT / self.chances


def read_study(file: Path, bots: Sequence[str] = (), games: int | None = None) -> Study:
    """A study from its file; BadInput says in one line what is wrong.

    With `bots`, these play, whatever it names; with `games`, so many of each arm.
    """
    with explain_read_errors(file), file.open(encoding="utf-8-sig") as opened:
        text = opened.read(MOST_TEXT + 1)
    try:
        return study_in(text, bots, games)
    except BadInput as wrong:
        raise BadInput(f"{file}: {explain_error(wrong)}") from None


def study_in(text: str, bots: Sequence[str] = (), games: int | None = None) -> Study:
    written = parsed(text)
    if games is not None:
        written.games = games
    if bots:
        written.bots = tuple(bots)
        for title, arm in written.arms.items():
            if arm.bots is not None:
                raise BadInput(f"arm {title!r} names bots of its own")
    if not written.arms:
        raise BadInput("name at least one arm: [arms.as-it-is]")
    if not written.measures:
        raise BadInput("name at least one measure; parlour lab measures lists them")
    repeated = {one for one in written.measures if written.measures.count(one) > 1}
    if repeated:
        raise BadInput(f"{min(repeated)!r} is measured twice")
    check_goals(written)
    game, name, seats = at_table(written.game, written.seats)
    arms: dict[str, Series] = {}
    played: dict[str, str] = {}
    for title, arm in written.arms.items():
        series = Series(
            game=name,
            seats=arm.seats if arm.seats is not None else seats,
            games=written.games or MOST_GAMES,
            seed=written.seed,
            options={**written.options, **arm.options},
            bots=arm.bots if arm.bots is not None else written.bots,
            balanced=written.balanced if arm.balanced is None else arm.balanced,
        )
        try:
            sits_down(series)
        except BadInput as wrong:
            raise BadInput(f"arm {title!r}: {explain_error(wrong)}") from None
        content = about(game, series)
        if content in played:
            raise BadInput(f"arms {played[content]!r} and {title!r} are the same")
        arms[title], played[content] = series, title
    return Study(
        question=written.question,
        game=game,
        arms=arms,
        figures=[figure(game, one, [*arms.values()]) for one in written.measures],
        half_widths=written.half_widths,
        games=written.games or MOST_GAMES,
    )


def sits_down(series: Series) -> None:
    """Refuses who cannot play, before it takes long to find out."""
    if not 0 < series.seats <= MOST_SEATS:
        raise BadInput("seats is the number of players")
    if len(series.bots) > MOST_BOTS:
        raise BadInput(f"name at most {MOST_BOTS} bots")
    check(series)


def parsed(text: str) -> StudyText:
    """The text with every key known and every value of its kind."""
    if len(text) > MOST_TEXT:
        raise BadInput(f"a study has at most {MOST_TEXT:,} characters")
    try:
        raw = tomllib.loads(text)
    except ValueError as wrong:  # tomllib's own, and those of dates and numbers
        raise BadInput(f"this is not TOML: {wrong}") from None
    except RecursionError:
        raise BadInput("tables and lists lie too deep in each other") from None
    try:
        check_numbers(raw)
    except ValueError as wrong:
        raise BadInput(str(wrong)) from None
    keys(raw, StudyText, "a study")
    arms = raw.get("arms", {})
    for title, arm in arms.items() if isinstance(arms, dict) else ():
        keys(arm if isinstance(arm, dict) else {}, ArmText, f"arm {title!r}")
    try:
        return msgspec.convert(raw, StudyText)
    except msgspec.ValidationError as wrong:
        raise BadInput(told(str(wrong))) from None


def told(wrong: str) -> str:
    """A value of another kind, in words.

    >>> told("Expected `array`, got `str` - at `$.bots`")
    'bots is a list, not a text'
    >>> told("Expected `int | null`, got `float` - at `$.arms[...].seats`")
    'seats of an arm is a whole number, not a fraction'
    """
    found = KINDS.fullmatch(wrong)
    if found is None:
        return wrong
    wanted, given = (KIND.get(found[part], found[part]) for part in ("wanted", "given"))
    if (found["wanted"], found["given"]) == ("int", "float"):
        given = "a fraction"
    arms, inside, name = found["place"].rpartition("arms[...].")
    place = f"{name} of an arm" if inside and not arms else found["place"]
    return f"{place} is {wanted}, not {given}"


def keys(raw: Mapping[str, object], kind: type[msgspec.Struct], where: str) -> None:
    """Refuses what nothing is called, and asks for what is missing."""
    fields = {one.name: one for one in msgspec.structs.fields(kind)}
    for name in raw:
        if name not in fields:
            near = suggestion(name, fields) or f"; there are: {', '.join(fields)}"
            if kind is ArmText and name in StudyText.__struct_fields__:
                near = ": that is for all arms, and stands above the first [ ]"
            raise BadInput(f"{where} has no {name!r}{near}")
    for name, one in fields.items():
        if one.required and name not in raw:
            raise BadInput(f"{where} needs {name!r}")


def check_goals(written: StudyText) -> None:
    if written.games is None and not written.half_widths:
        raise BadInput("say how sure to be: games = 4000, or a table [half_widths]")
    if written.games is not None and written.games < 1:
        raise BadInput("play at least one game")
    if written.games is not None and written.games > TOO_MANY:
        raise BadInput(
            f"play at most {TOO_MANY:,} games of an arm, and more with another seed"
        )
    for name, half in written.half_widths.items():
        if name not in written.measures:
            raise BadInput(f"a half-width for {name!r}, which is not measured")
        if not 0 < half < math.inf:
            raise BadInput(f"the half-width of {name!r} is a number above 0")
