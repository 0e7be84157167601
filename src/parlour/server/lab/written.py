"""Writes a study that was requested over the network as a study file.

A request names a game, what both arms have in common, and what differs in the second.
The file contains no text from the person who asked: its readers see only names of
options, bots and measures that the game has.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta, Struct

from parlour.bots import names as bot_names
from parlour.engine.game import Game
from parlour.engine.options import Value, options_as_text
from parlour.engine.refusals import BadInput
from parlour.games import find, shelf

if TYPE_CHECKING:
    from parlour.lab.study import Study

AS_IT_IS: Final = "as-it-is"
CHANGED: Final = "changed"
MAX_MEASURES: Final = 6
"""Measures of one study at most: each makes all intervals wider."""
CLOSE: Final = {True: 0.005, False: 0.05}
"""Half-widths at which the first measure is known well enough: of a share, and of a
number. They also fix the interim looks, for which intervals are corrected."""
ID_LENGTH: Final = 16
"""Letters of a study's name, which is made of its content."""

Name = Annotated[str, Meta(max_length=60, pattern="^[ -~]*$")]
Options = Annotated[
    dict[Name, Annotated[str, Meta(max_length=2_000)] | int | bool], Meta(max_length=60)
]


class StudyBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A study as somebody asks for it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    bots: Annotated[list[Name], Meta(min_length=1, max_length=3)]
    """Bots on both sides; several share the chairs."""
    options: Options = {}
    """Of both sides."""
    changes: Options
    """Options that differ on the other side."""
    measures: Annotated[list[Name], Meta(min_length=1, max_length=MAX_MEASURES)]
    """Measures; the precision of the first decides when the study ends."""
    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Of each side."""


class StudyQuestion(Struct, kw_only=True):
    """The same in canonical form: only options that differ from defaults, sorted."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, Value]
    changes: dict[str, Value]
    measures: list[str]
    games: int


@dataclass(frozen=True)
class PlayableStudy:
    """A study that can be played."""

    id: str
    asked: StudyQuestion
    text: str
    """As a study file."""
    arms: tuple[str, ...]
    """Contents of its arms, under which their deals are kept."""
    deals: int
    """Of each side, at most."""


class StudyRefused(Exception):
    """A study cannot be played; has a short name, and a sentence or its cause."""

    def __init__(self, error: str, text: str, cause: BadInput | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.text = text
        self.cause = cause


def write(body: StudyBody, most: int) -> PlayableStudy:
    """Makes the study; StudyRefused says in one line what is wrong."""
    from parlour.lab.results import arm_key  # takes a while, and only the lab needs it
    from parlour.lab.study import study_in

    if body.game not in shelf():
        raise StudyRefused("no-such-game", "There is no game of that name.")
    if body.games > most:
        raise StudyRefused("too-many-games", f"Choose at most {most} games per side.")
    game = find(body.game)
    asked = read_question(game, body)
    text = as_toml(game, asked)
    try:
        study = study_in(text)
    except BadInput as wrong:
        raise StudyRefused("bad-study", str(wrong)) from None
    arms = tuple(arm_key(game, arm) for arm in study.arms.values())
    return PlayableStudy(id_of(text), asked, text, arms, study.deals)


def kept_study(text: str) -> "Study":
    """Returns a study that was kept, as it is played.

    A file at home may name a place such as `my_bots:shark`, which is imported; one
    that was kept here never does.
    """
    from parlour.lab.study import parse_study, study_in

    written = parse_study(text)
    arms = written.arms.values()
    bots = [*written.bots, *(bot for arm in arms for bot in arm.bots or ())]
    if any(":" in name for name in (written.game, *bots)):
        raise BadInput(
            "studies on this server use named games and bots, not module:NAME"
        )
    return study_in(text)


def read_question(game: Game, body: StudyBody) -> StudyQuestion:
    seats = body.seats or game.usual_seats
    usual = options_as_text(game.options())
    for options in (body.options, {**body.options, **body.changes}):
        try:
            game.agree(seats, options)
        except BadInput as wrong:
            raise StudyRefused("bad-options", "", wrong) from None
    given, changed = (
        expand_preset(game, body.options),
        expand_preset(game, body.changes),
    )
    options = {
        name: given[name] for name in sorted(given) if given[name] != usual[name]
    }
    before = {**usual, **options}
    changes = {
        name: changed[name] for name in sorted(changed) if changed[name] != before[name]
    }
    first = options_as_text(game.agree(seats, options))
    if (
        not changes
        or options_as_text(game.agree(seats, {**options, **changes})) == first
    ):
        raise StudyRefused(
            "same-sides", "Change a rule on one side: both are the same."
        )
    if any(bot not in able_bots(game) for bot in body.bots):
        raise StudyRefused("no-such-bot", f"Choose from: {', '.join(able_bots(game))}.")
    if len({*body.bots}) < len(body.bots) or len(body.bots) > seats:
        raise StudyRefused(
            "bad-input", "Name each bot once, and no more than sit down."
        )
    able = able_measures(game, seats)
    for measure in body.measures:
        if measure not in able:
            raise StudyRefused(
                "no-such-measure", "This game has no measure of that name."
            )
    if len({*body.measures}) < len(body.measures):
        raise StudyRefused("bad-input", "Name each measure once.")
    return StudyQuestion(
        game=game.slug,
        seats=seats,
        bots=body.bots,
        options=options,
        changes=changes,
        measures=body.measures,
        games=body.games,
    )


def expand_preset(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Replaces the option `preset` by the options that it stands for."""
    preset = game.presets.get(str(options.get("preset")), {})
    own = {name: value for name, value in options.items() if name != "preset"}
    return {**preset, **own}


def able_bots(game: Game) -> tuple[str, ...]:
    return tuple(bot_names(game))


def able_measures(game: Game, seats: int) -> dict[str, bool]:
    """Measures of games and of chairs, and whether each is a share."""
    from parlour.lab.measures import all_measures

    single = {name: one.share for name, one in all_measures(game).items()}
    return {**single, **{f"seat:{seat}": True for seat in range(seats)}}


def as_toml(game: Game, asked: StudyQuestion) -> str:
    """Returns a study file that `parlour lab run` takes as it is."""
    first = asked.measures[0]
    half = CLOSE[able_measures(game, asked.seats)[first]]
    changed = ", ".join(
        f"{name} = {plain(value)}" for name, value in asked.changes.items()
    )
    lines = [
        f"question = {plain(f'What changes in {game.title} with {changed}?')}",
        f"game = {plain(asked.game)}",
        f"seats = {asked.seats}",
        f"bots = {plain(asked.bots)}",
        f"measures = {plain(asked.measures)}",
        f"games = {asked.games}",
        "",
        "[half_widths]",
        f"{plain(first)} = {half}",
        "",
    ]
    if asked.options:
        lines.append("[options]")
        lines += [f"{name} = {plain(asked.options[name])}" for name in asked.options]
        lines.append("")
    arms = [f"[arms.{AS_IT_IS}]", "", f"[arms.{CHANGED}]"]
    return "\n".join([*lines, *arms, f"options = {{ {changed} }}", ""])


def plain(value: object) -> str:
    """Formats a value as TOML writes it, which is how JSON does."""
    return msgspec.json.encode(value).decode()


def id_of(text: str) -> str:
    """Names a study: the same study has the same name, and so the same link."""
    digest = int.from_bytes(sha256(text.encode()).digest(), "big")
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(letters[digest >> 5 * place & 31] for place in range(ID_LENGTH))
