"""A study: a question about a game, and what is played to answer it.

A study is a short TOML file: docs/design/first-study.md. Everything that cannot be
played or measured is refused in one line before the first card is dealt.
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
from parlour.lab.measures import Figure, find_figure
from parlour.lab.results import arm_key
from parlour.lab.simulate import Series, at_table, check
from parlour.match.bounds import check_numbers
from parlour.match.files import explain_read_errors
from parlour.words.messages import explain_error

FIRST_LOOK_DEALS: Final = 100
"""Deals before the first interim look; each further look is at twice as many."""
DEFAULT_MAX_GAMES: Final = 100_000
"""Maximum games per arm, if a study does not set one."""
MAX_GAMES: Final = 10_000_000
"""Maximum games per arm that a study may ask for: more would not fit in memory."""
FAMILY_ERROR_RATE: Final = 0.05
"""Family-wise error rate of a study, over all comparisons and interim looks."""
MAX_STUDY_CHARACTERS: Final = 1_000_000
"""Maximum length of a study file."""
MAX_BOTS: Final = 10
"""Maximum bots per arm: the number of seatings grows quickly."""
MAX_SEATS: Final = 100
"""Maximum seats per arm; each game has its own lower limit."""
TYPE_ERROR: Final = re.compile(
    r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<given>\w+)`"
    r" - at `\$\.(?P<place>.+)`"
)
TYPE_NAMES: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "a table",
    "str": "a text",
}
"""Names of TOML types, for error messages."""


class ArmText(msgspec.Struct, forbid_unknown_fields=True):
    """An arm as a study file has it: only what differs."""

    options: dict[str, Any] = {}
    seats: int | None = None
    bots: tuple[str, ...] | None = None
    balanced: bool | None = None


class StudyText(msgspec.Struct, forbid_unknown_fields=True):
    """A study as its file has it."""

    question: str
    game: str
    arms: dict[str, ArmText]
    measures: list[str]
    options: dict[str, Any] = {}
    """Options of all arms; an arm may override them."""
    seats: int | None = None
    bots: tuple[str, ...] = ("regular",)
    balanced: bool = True
    seed: int = 1
    games: int | None = None
    half_widths: dict[str, float] = {}


@dataclass(frozen=True)
class Study:
    """A study: arms to play, figures to measure and the precision to reach."""

    question: str
    game: Game
    arms: Mapping[str, Series]
    figures: Sequence[Figure]
    half_widths: Mapping[str, float]
    """Target half-width of the interval, by measure."""
    games: int
    """About how many games of each arm, or with half-widths at most; a deal is played
    in all its seatings or not at all."""

    @property
    def deals(self) -> int:
        """Number of deals that all arms share."""
        most = max(arm.games_per_deal for arm in self.arms.values())
        return math.ceil(self.games / most)

    @property
    def looks(self) -> list[int]:
        """Numbers of deals at which the study may stop, fixed in advance."""
        found = [self.deals]
        if self.half_widths:
            doublings = range(
                math.ceil(math.log2(max(1, self.deals / FIRST_LOOK_DEALS)))
            )
            found = [*(FIRST_LOOK_DEALS << step for step in doublings), self.deals]
        return found

    @property
    def comparisons(self) -> int:
        """Number of comparisons: each further arm with the first, in each measure."""
        return max(1, len(self.arms) - 1) * len(self.figures)

    @property
    def chances(self) -> int:
        """Number of tests for the Bonferroni correction: comparisons times looks."""
        return self.comparisons * len(self.looks)

    @property
    def level(self) -> float:
        return 1 - FAMILY_ERROR_RATE / self.chances


def read_study(file: Path, bots: Sequence[str] = (), games: int | None = None) -> Study:
    """Reads a study from its file; raises BadInput with one line for the user.

    `bots` and `games` override those of the file.
    """
    with explain_read_errors(file), file.open(encoding="utf-8-sig") as opened:
        text = opened.read(MAX_STUDY_CHARACTERS + 1)
    try:
        return study_in(text, bots, games)
    except BadInput as wrong:
        raise BadInput(f"{file}: {explain_error(wrong)}") from None


def study_in(text: str, bots: Sequence[str] = (), games: int | None = None) -> Study:
    written = parse_study(text)
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
            games=written.games or DEFAULT_MAX_GAMES,
            seed=written.seed,
            options={**written.options, **arm.options},
            bots=arm.bots if arm.bots is not None else written.bots,
            balanced=written.balanced if arm.balanced is None else arm.balanced,
        )
        try:
            check_series(series)
        except BadInput as wrong:
            raise BadInput(f"arm {title!r}: {explain_error(wrong)}") from None
        content = arm_key(game, series)
        if content in played:
            raise BadInput(
                f"arms {played[content]!r} and {title!r} are the same; drop one"
            )
        arms[title], played[content] = series, title
    return Study(
        question=written.question,
        game=game,
        arms=arms,
        figures=[find_figure(game, one, [*arms.values()]) for one in written.measures],
        half_widths=written.half_widths,
        games=written.games or DEFAULT_MAX_GAMES,
    )


def check_series(series: Series) -> None:
    """Raises BadInput for seats, bots or options that cannot be played."""
    if not 0 < series.seats <= MAX_SEATS:
        raise BadInput(f"seats must be from 1 to {MAX_SEATS}")
    if len(series.bots) > MAX_BOTS:
        raise BadInput(f"name at most {MAX_BOTS} bots")
    check(series)


def parse_study(text: str) -> StudyText:
    """Parses a study; raises BadInput for unknown keys and values of wrong type."""
    if len(text) > MAX_STUDY_CHARACTERS:
        raise BadInput(f"a study has at most {MAX_STUDY_CHARACTERS:,} characters")
    try:
        raw = tomllib.loads(text)
    except ValueError as wrong:  # tomllib's own, and those of dates and numbers
        raise BadInput(f"this is not TOML: {wrong}") from None
    except RecursionError:
        raise BadInput("tables and lists are nested too deeply") from None
    try:
        check_numbers(raw)
    except ValueError as wrong:
        raise BadInput(str(wrong)) from None
    check_keys(raw, StudyText, "a study")
    arms = raw.get("arms", {})
    for title, arm in arms.items() if isinstance(arms, dict) else ():
        check_keys(arm if isinstance(arm, dict) else {}, ArmText, f"arm {title!r}")
    try:
        return msgspec.convert(raw, StudyText)
    except msgspec.ValidationError as wrong:
        raise BadInput(explain_type_error(str(wrong))) from None


def explain_type_error(wrong: str) -> str:
    """Explains a value of the wrong type.

    >>> explain_type_error("Expected `array`, got `str` - at `$.bots`")
    'bots is a list, not a text'
    >>> wrong = "Expected `int | null`, got `float` - at `$.arms[...].seats`"
    >>> explain_type_error(wrong)
    'seats of an arm is a whole number, not a fraction'
    """
    found = TYPE_ERROR.fullmatch(wrong)
    if found is None:
        return wrong
    wanted, given = (
        TYPE_NAMES.get(found[part], found[part]) for part in ("wanted", "given")
    )
    if (found["wanted"], found["given"]) == ("int", "float"):
        given = "a fraction"
    arms, inside, name = found["place"].rpartition("arms[...].")
    place = f"{name} of an arm" if inside and not arms else found["place"]
    return f"{place} is {wanted}, not {given}"


def check_keys(
    raw: Mapping[str, object], kind: type[msgspec.Struct], where: str
) -> None:
    """Raises BadInput for unknown and for missing keys."""
    fields = {one.name: one for one in msgspec.structs.fields(kind)}
    for name in raw:
        if name not in fields:
            near = suggestion(name, fields) or f"; there are: {', '.join(fields)}"
            if kind is ArmText and name in StudyText.__struct_fields__:
                near = ": it applies to all arms, so move it above the first [arms]"
            raise BadInput(f"{where} has no {name!r}{near}")
    for name, one in fields.items():
        if one.required and name not in raw:
            raise BadInput(f"{where} needs {name!r}")


def check_goals(written: StudyText) -> None:
    if written.games is None and not written.half_widths:
        raise BadInput("set the precision: games = 4000, or a table [half_widths]")
    if written.games is not None and written.games < 1:
        raise BadInput(f"games: play at least one game, not {written.games:,}")
    if written.games is not None and written.games > MAX_GAMES:
        raise BadInput(
            f"play at most {MAX_GAMES:,} games of an arm, and more with another seed"
        )
    for name, half in written.half_widths.items():
        if name not in written.measures:
            raise BadInput(
                f"half_widths: {name!r} is not among the measures; add it there"
            )
        if not 0 < half < math.inf:
            raise BadInput(f"the half-width of {name!r} must be above 0, not {half}")
