"""The guided first game: `guide.json`, and the facts that its steps are about.

A step says something only while its conditions hold at the table, and its numbers,
cards and names are read from the table when it is said. So it says nothing untrue,
whatever the learner does.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from msgspec import Struct, field

from parlour.engine.data import tokens_by_name
from parlour.engine.game import Game
from parlour.engine.happened import AnyEvent
from parlour.engine.partial_answers import check_partial
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.presentation.files import read_beside
from parlour.presentation.hints import Hint
from parlour.presentation.layout import LayoutPart

LessonFact: TypeAlias = str | int
"""A number, or the names of seats, pieces or words."""
KnownFacts: TypeAlias = dict[str, LessonFact]
"""Facts by name."""
LessonFacts: TypeAlias = Callable[[Any, Seat, Sequence[AnyEvent]], KnownFacts]
"""Returns what a guide may speak about: from a seat's view of the table, and from what
the seat saw happen since its last answer."""

FACT_SIGN = "$"
"""Sign before the name of a fact where a value may also stand."""


class FactBounds(LayoutPart):
    """Condition on a fact: at least, at most, or not this."""

    least: LessonFact | None = None
    most: LessonFact | None = None
    no: LessonFact | None = field(default=None, name="not")


Condition: TypeAlias = str | int | list[str | int] | FactBounds
"""A value, one of several values, or bounds."""


class GuideStep(LayoutPart):
    """Message of the guided game, and the position that it is true of."""

    say: str
    prompt: str | list[str] = ""
    when: dict[str, Condition] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict, name="with")
    suggested: list[str] | None = field(default=None, name="try")
    comment: bool = False
    again: bool = False

    def is_about(self, prompt: str, facts: KnownFacts) -> bool:
        """Returns whether it belongs to this question and is true at this table."""
        prompts = [self.prompt] if isinstance(self.prompt, str) else self.prompt
        return (
            (self.prompt == "" or prompt in prompts)
            and all(
                name in facts and holds(facts[name], condition, facts)
                for name, condition in self.when.items()
            )
            and {*self.values.values()} <= {*facts}
        )

    def says(self, facts: KnownFacts) -> Hint:
        """Returns its message, with values read from the table."""
        values = {name: facts[fact] for name, fact in self.values.items()}
        return f"guide-{self.say}", values

    def suggests(self, facts: KnownFacts) -> list[str] | None:
        """Returns the names of the answer that it suggests."""
        if self.suggested is None:
            return None
        found: list[str] = []
        for name in self.suggested:
            if name.startswith(FACT_SIGN):
                found += str(facts.get(name.removeprefix(FACT_SIGN), "?")).split()
            else:
                found.append(name)
        return found


class GuideLesson(Struct, kw_only=True):
    """The guide's words at one question, and the learner's answer."""

    prompt: str
    facts: KnownFacts
    steps: list[GuideStep]
    said: list[Hint]
    suggested: list[str] | None = None
    """Suggested answer while it is legal; an empty list suggests a pass."""
    chosen: list[str] = []
    events: int = 0
    """How many lists of events the match had when this was answered."""

    @property
    def followed(self) -> bool:
        """Whether the suggested answer was given."""
        return self.suggested is not None and self.suggested == self.chosen


class Guide(LayoutPart):
    """The guided first game."""

    seats: int
    seed: str
    steps: list[GuideStep]
    options: dict[str, str | int | bool] = field(default_factory=dict)

    def teach(
        self,
        game: Game,
        view: State,
        seat: Seat,
        happened: Sequence[AnyEvent],
        past: Sequence[GuideLesson],
    ) -> GuideLesson:
        """Returns what to say at a seat's question: a comment on its last answer if one
        is true, then the first new step that is true of the table."""
        pick = view.ask(seat)
        facts = facts_of(game)(view, seat, happened)
        facts |= facts_about_past(past)
        said = {step.say for lesson in past for step in lesson.steps}
        fitting = [
            step
            for step in self.steps
            if (step.again or step.say not in said)
            and step.is_about(pick.prompt, facts)
        ]
        comments = [step for step in fitting if step.comment]
        lessons = [step for step in fitting if not step.comment]
        steps = comments[:1] + lessons[:1]
        lesson = GuideLesson(
            prompt=pick.prompt,
            facts=facts,
            steps=steps,
            said=[step.says(facts) for step in steps],
        )
        for step in lessons[:1]:
            names = step.suggests(facts)
            if names is not None and is_answer(view, seat, names):
                lesson.suggested = names
        return lesson


def holds(fact: LessonFact, condition: Condition, facts: KnownFacts) -> bool:
    """Returns whether a fact meets a condition.

    >>> holds(3, FactBounds(least=2, most="$pot"), {"pot": 5})
    True
    >>> holds("Ah", ["As", "Ah"], {}), holds(1, FactBounds(no=1), {})
    (True, False)
    """
    if not facts_named(condition) <= {*facts}:
        return False
    if isinstance(condition, list):
        return fact in [fact_named(one, facts) for one in condition]
    if not isinstance(condition, FactBounds):
        return fact == fact_named(condition, facts)
    least, most, no = (
        None if one is None else fact_named(one, facts)
        for one in (condition.least, condition.most, condition.no)
    )
    return (
        (least is None or compare(fact, least) >= 0)
        and (most is None or compare(fact, most) <= 0)
        and (no is None or fact != no)
    )


def facts_named(condition: Condition) -> set[str]:
    """Returns the facts that a condition compares with."""
    if isinstance(condition, FactBounds):
        values = [condition.least, condition.most, condition.no]
    else:
        values = [*condition] if isinstance(condition, list) else [condition]
    return {
        value.removeprefix(FACT_SIGN)
        for value in values
        if isinstance(value, str) and value.startswith(FACT_SIGN)
    }


def compare(one: LessonFact, other: LessonFact) -> int:
    """Returns which of two numbers is larger; BadInput if one is a text."""
    if isinstance(one, str) or isinstance(other, str):
        raise BadInput(f"a guide can only compare numbers, not {one!r} and {other!r}")
    return one - other


def fact_named(value: LessonFact, facts: KnownFacts) -> LessonFact:
    """Returns the fact that `$name` names; other values as they are."""
    if isinstance(value, str) and value.startswith(FACT_SIGN):
        return facts[value.removeprefix(FACT_SIGN)]
    return value


def facts_about_past(past: Sequence[GuideLesson]) -> KnownFacts:
    """Returns what every game's guide knows: the last answer, and the facts of the last
    question by `was-NAME`."""
    strayed = sum(
        lesson.suggested is not None and not lesson.followed for lesson in past
    )
    found: KnownFacts = {"asked": len(past), "strayed": strayed}
    if not past:
        return found
    last = past[-1]
    found |= {f"was-{name}": fact for name, fact in last.facts.items()}
    found["was-prompt"] = last.prompt
    did = " ".join(last.chosen)
    found["did"] = did
    if did.isdecimal():  # an amount
        found["did-number"] = int(did)
    found["followed"] = int(last.followed)
    found["advice"] = "" if last.suggested is None else " ".join(last.suggested)
    return found


def is_answer(view: State, seat: Seat, names: list[str]) -> bool:
    """Returns whether these tokens are a complete, legal answer."""
    numbers = view.table.token_numbers
    if not all(name in numbers for name in names):
        return False
    tokens = tokens_by_name(view.table, names)
    return check_partial(view, view.ask(seat), tokens).is_complete()


def no_facts(view: Any, seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    return {}


@lru_cache(maxsize=64)
def facts_of(game: Game) -> LessonFacts:
    """Returns the function `lesson_facts` of a game's `lessons.py`, or one without
    facts."""
    module = f"{game.package}.lessons"
    if not game.package or find_spec(module) is None:
        return no_facts
    found: LessonFacts = import_module(module).lesson_facts
    return found


@lru_cache(maxsize=64)
def guide_of(game: Game) -> Guide | None:
    """Returns the guided first game, if there is one."""
    return read_beside(game, "guide.json", Guide)
