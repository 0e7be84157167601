"""How a game lies on a client's table: layout, hints, previews and the guided game.

They are files beside a game's rules, described in docs/clients.md; a game that
lacks one of them gets a fair default.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct, field, json

from parlour.engine.game import Game
from parlour.engine.pieces import Seat, Token

Hint: TypeAlias = tuple[str, dict[str, str | int]]
"""The id of a message, and its values."""
Hints: TypeAlias = Callable[[Any, Seat], list[Hint]]
"""What the table works out for a seat, given the table as that seat sees it."""
Preview: TypeAlias = Callable[[Any, Seat, list[Token]], list[Hint]]
"""The same for what the answer picked so far would do."""
Ending: TypeAlias = Callable[[Any], list[Hint]]
"""Why the game ended as it did, given the table as everybody sees it."""
Holdings: TypeAlias = Callable[[Any], tuple[str, list[int]]]
"""What is counted at the end, by its unit, and how much of it each seat has."""

Found = TypeVar("Found")


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of one of the files."""


class Lane(Part):
    """Zones that face each other, with facts for the total and the head of each."""

    zones: list[str]
    totals: list[str] = []
    heads: list[str] = []


class Number(Part):
    """The big number of a seat plate: `scores`, `chips` or a fact for each seat."""

    source: str = field(name="from")
    unit: str
    by: str = ""
    """A fact on which the words of the unit depend, told as `$by`: Health or Fame."""


class Fact(Part):
    """A number in the rail, or a column of the score pad."""

    label: str
    value: str
    """A fact, `turn`, `count:ZONE`, `pot:POT` or `option:OPTION`."""
    of: str | int = ""
    """An option, a fact or a number it counts up to."""
    told: Literal["number", "seat", "words"] = "number"
    """A seat number is told by name; in words it is the message `fact-LABEL-VALUE`."""


class Attached(Part):
    """On which zone's pieces others lie, and the fact that says on which one."""

    on: str
    by: str


class Pending(Part):
    """The zone of what is announced and may still be answered, and what it aims at."""

    zone: str
    aim: str = ""
    """The fact that holds the tokens it is aimed at."""


class Layout(Part):
    """How the table lies, in terms of the view."""

    corners: list[str] = []
    bands: list[list[str]] = []
    lanes: list[Lane] = []
    own: list[str] = []
    hand: list[str] = []
    quiet: list[str] = []
    number: Number | None = None
    facts: list[Fact] = []
    rounds: str = ""
    """The label of the fact that counts the game along, as the game declares it."""
    badges: list[str] = []
    active: str = ""
    bets: str = ""
    targets: dict[str, str] = {}
    marks: dict[str, str] = {}
    """Looks, and `FACT` or `FACT:BIT`, where one bit of the fact decides."""
    attached: dict[str, Attached] = {}
    columns: list[Fact] = []
    clashes: list[str] = []
    """Facts with the pieces of each group: who attacks, and who stands against."""
    pending: Pending | None = None


class Step(Part):
    """What the guided game says at one question."""

    prompt: str
    say: str
    at: int | None = None
    suggested: list[str] | None = field(default=None, name="try")


class Guide(Part):
    """The guided first game."""

    seats: int
    seed: str
    steps: list[Step]
    options: dict[str, str | int | bool] = {}

    def step(self, prompts: Sequence[str]) -> Step | None:
        """The step for the last of the learner's questions, given by their prompts.

        A step with `at` waits for the question of that number; the others are
        said in order, each at the next question with its prompt that is left.
        """
        free = [step for step in self.steps if step.at is None]
        found: Step | None = None
        for number, prompt in enumerate(prompts):
            fixed = [
                step
                for step in self.steps
                if step.at == number and step.prompt == prompt
            ]
            loose = [step for step in free if step.prompt == prompt]
            found = next(iter(fixed + loose), None)
            if found is not None and not fixed:
                free.remove(found)
        return found


def marked(fact: str) -> tuple[str, int]:
    """The fact that a mark reads, and the bits of it that count.

    >>> marked("spent"), marked("marks:2")
    (('spent', -1), ('marks', 2))
    """
    name, _, bit = fact.partition(":")
    return name, int(bit) if bit else -1


@lru_cache(maxsize=64)
def layout(game: Game) -> Layout:
    """How a game's table lies; an empty layout if it does not say."""
    found = read(game, "layout.json", Layout) or Layout()
    found.rounds = game.rounds
    return found


@lru_cache(maxsize=64)
def guide(game: Game) -> Guide | None:
    """The guided first game, where there is one."""
    return read(game, "guide.json", Guide)


def hints(game: Game) -> Hints:
    """The function that works things out for a player of this game."""
    found: Hints | None = told_by(game, "hints")
    return found or no_hints


def preview(game: Game) -> Preview:
    """The function that tells what an answer would do."""
    found: Preview | None = told_by(game, "preview")
    return found or no_preview


def ending(game: Game) -> Ending:
    """The function that tells what decided a game that is over."""
    found: Ending | None = told_by(game, "ending")
    return found or no_ending


def holdings(game: Game) -> Holdings | None:
    """The function that counts what everybody has at the end, where the big number
    of a seat plate does not."""
    found: Holdings | None = told_by(game, "holdings")
    return found


def no_hints(view: Any, seat: Seat) -> list[Hint]:
    return []


def no_preview(view: Any, seat: Seat, chosen: list[Token]) -> list[Hint]:
    return []


def no_ending(view: Any) -> list[Hint]:
    return []


def read(game: Game, name: str, kind: type[Found]) -> Found | None:
    """A file beside a game's rules, checked against its type."""
    source = files(game.package).joinpath(name) if game.package else None
    if source is None or not source.is_file():
        return None
    return json.decode(source.read_bytes(), type=kind)


@lru_cache(maxsize=64)
def told_by(game: Game, name: str) -> Any:
    """A function of a game's `hints.py`, or None."""
    module = f"{game.package}.hints"
    if not game.package or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)
