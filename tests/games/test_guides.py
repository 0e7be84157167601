"""Guided first games say only what is true of the table.

Each is played as the guide suggests, against its advice, and at random. Whatever a step
claims is a fact by name: its conditions, and the numbers, cards and names in its words.
An independent reader of the table works each of them out again.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.games.guided import LEARNER, WAYS, GuidedGame, TaughtQuestion
from tests.games.readers import READERS
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.data import tokens_by_name
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.presentation import guide
from parlour.presentation.guide import (
    FactBounds,
    Guide,
    GuideStep,
    guide_of,
    holds,
    is_answer,
)
from parlour.words.messages import Messages, languages

pytestmark = pytest.mark.in_bulk

every_game = pytest.mark.parametrize("slug", GAMES)
OTHER_DEALS = [
    (seed, way) for seed in ("deal-1", "deal-2") for way in ("suggested", "random-1")
]
PAST = {"asked", "strayed", "did", "did-number", "followed", "advice", "was-prompt"}
"""Facts about the learner's own answers, which every game has."""
ONE_PIECE = {"piece", "second", "third", "tile", "model"}
"""Values that clients show as one face; several pieces need another name."""


def add_one(fact: str | int) -> str | int:
    return fact + 1 if isinstance(fact, int) and fact > 1 else fact


def turn_round(fact: str | int) -> str | int:
    return fact[::-1] if isinstance(fact, str) else fact


def plan_of(slug: str) -> Guide:
    plan = guide_of(find(slug))
    assert plan is not None, "there is no guided game"
    return plan


def asked_in(slug: str, way: str) -> list[TaughtQuestion]:
    return list(GuidedGame(find(slug), plan_of(slug), way).questions())


# What is said is true


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_every_claim_is_what_the_table_shows(slug: str, way: str) -> None:
    said = check_claims(slug, plan_of(slug), way)
    assert said, "the guide said nothing at all"


@every_game
@pytest.mark.parametrize(("seed", "way"), OTHER_DEALS)
def test_every_claim_is_true_of_other_deals(slug: str, seed: str, way: str) -> None:
    check_claims(slug, msgspec.structs.replace(plan_of(slug), seed=seed), way)


@pytest.mark.parametrize("way", WAYS)
def test_claims_about_knights_are_true_of_the_old_edition(way: str) -> None:
    plan = plan_of("domino-knights")
    options = {**plan.options, "edition": "0.8"}
    check_claims("domino-knights", msgspec.structs.replace(plan, options=options), way)


@every_game
@pytest.mark.parametrize("wrong", [add_one, turn_round])
def test_a_wrong_claim_is_found(
    slug: str, wrong: Callable[[str | int], str | int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Breaks every number or every card that a guide reads from the table, and expects
    that to be noticed."""
    real = guide.facts_of(find(slug))

    def lie(*given: Any) -> dict[str, str | int]:
        return {name: wrong(fact) for name, fact in real(*given).items()}

    monkeypatch.setattr(guide, "facts_of", lambda game: lie)
    with pytest.raises(AssertionError, match=r"says .*, the table"):
        check_all_claims(slug)


def check_all_claims(slug: str) -> None:
    for way in WAYS:
        check_claims(slug, plan_of(slug), way)


def check_claims(slug: str, plan: Guide, way: str) -> int:
    """Compares each claim of a guided game with the table; returns how many it made."""
    before: Claims = {}
    claims = 0
    played = GuidedGame(find(slug), plan, way)
    for match, lesson, past in played.questions():
        since = past[-1].events if past else 0
        table = SeenTable(match, since)
        truth = READERS[slug](table)
        for step in lesson.steps:
            for value in ONE_PIECE & {*step.values}:
                shown = str(lesson.facts[step.values[value]])
                assert " " not in shown, f"{step.say}: {value} is not one piece"
            for name in claims_of(step):
                if name in PAST:
                    continue
                told = lesson.facts[name]
                if name.startswith("was-"):
                    is_true = before.get(name.removeprefix("was-"))
                else:
                    is_true = truth.get(name)
                assert told == is_true, (
                    f"{way}, question {len(past)}, {step.say}: {name} says {told},"
                    f" the table {is_true}"
                )
                claims += 1
        if lesson.suggested is not None:
            tokens = tokens_by_name(match.table, lesson.suggested)
            match.state.checked(LEARNER, tokens)  # raises if it is not legal
        before = truth
    return claims


def claims_of(step: GuideStep) -> set[str]:
    """Returns the facts that a step's conditions and words are about."""
    found = {*step.when, *step.values.values()}
    for condition in step.when.values():
        if isinstance(condition, FactBounds):
            bounds = (condition.least, condition.most, condition.no)
            found |= {
                bound[1:]
                for bound in bounds
                if isinstance(bound, str) and bound.startswith("$")
            }
    return found


# What is said is there, in every language


@every_game
def test_the_guided_game_can_be_followed(slug: str) -> None:
    asked = asked_in(slug, "suggested")
    said = [step.say for taught in asked for step in taught.lesson.steps]
    assert len(said) >= 4, "the guide is too quiet"


@every_game
def test_every_step_is_said_some_day(slug: str) -> None:
    ways = (*WAYS, *(f"half-{number}" for number in range(100)))
    left = {step.say for step in plan_of(slug).steps}
    for way in ways:
        for taught in asked_in(slug, way):
            left -= {step.say for step in taught.lesson.steps}
        if not left:
            return
    assert left == set()


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_message_has_words_and_exactly_its_values(
    slug: str, language: str
) -> None:
    game = find(slug)
    words = Messages(game, language)
    steps = {step.say: step for step in plan_of(slug).steps}
    for step in steps.values():
        assert words.bundle.has_message(f"guide-{step.say}"), step.say
        used = variables_of(words.bundle.get_message(f"guide-{step.say}").value)
        assert used <= {*step.values}, f"guide-{step.say} in {language}"
        if language == "en":
            assert used == {*step.values}, f"guide-{step.say} leaves values out"


def variables_of(pattern: Any) -> set[str]:
    """Returns the names of the values that a message shows or chooses by."""
    if type(pattern).__name__ == "VariableReference":
        return {pattern.id.name}
    parts = pattern if isinstance(pattern, list) else vars(pattern).values()
    found = (variables_of(part) for part in parts if is_part(part))
    return set().union(*found)


def is_part(part: Any) -> bool:
    return isinstance(part, list) or hasattr(part, "__dict__")


# How steps are chosen


def test_conditions_compare_facts_with_values_and_with_each_other() -> None:
    facts: dict[str, str | int] = {"pot": 5, "call": 3, "card": "As"}
    assert holds(5, 5, facts)
    assert not holds(4, 5, facts)
    assert holds("As", ["Ah", "$card"], facts)
    assert holds(3, FactBounds(least=2, most="$pot"), facts)
    assert not holds(6, FactBounds(most="$pot"), facts)
    assert not holds(1, FactBounds(least=2), facts)
    assert not holds(3, FactBounds(no="$call"), facts)
    with pytest.raises(BadInput):
        holds("As", FactBounds(least=2), facts)


def test_steps_about_facts_that_are_not_there_are_not_said() -> None:
    step = GuideStep("x", "bid", {"gap": 3})
    assert not step.is_about("bid", {})
    assert step.is_about("bid", {"gap": 3})
    assert not step.is_about("pay", {"gap": 3})
    assert GuideStep("x", ["bid", "pay"]).is_about("pay", {})


def test_lessons_come_once_in_order_and_comments_before_them() -> None:
    game = find("willow")
    steps = [
        GuideStep("first"),
        GuideStep("second", suggested=["fold"]),
        GuideStep("bravo", when={"followed": 1}, comment=True, again=True),
        GuideStep("pity", when={"followed": 0}, comment=True, again=True),
    ]
    plan = Guide(3, "guide-2", steps, {"hands": 2})
    said = []
    for taught in GuidedGame(game, plan, "suggested").questions():
        said.append([step.say for step in taught.lesson.steps])
    assert said[:3] == [["first"], ["pity", "second"], ["bravo"]]


def test_suggestions_are_shown_only_while_they_are_legal() -> None:
    game = find("willow")
    plan = Guide(3, "guide-2", [GuideStep("x", suggested=["check"])], {"hands": 1})
    taught = next(GuidedGame(game, plan, "suggested").questions())
    assert taught.lesson.steps
    assert taught.lesson.suggested is None
    view = taught.match.state
    assert is_answer(view, LEARNER, ["fold"])
