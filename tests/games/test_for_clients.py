"""What games bring along for clients: words, layouts, previews, guided games.

docs/games/messages.md says what each of them is.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.options import specs
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.presentation.hints import Hint, hints_of, preview_of
from parlour.presentation.layout import FactLine, Layout, layout_of
from parlour.testing.chance import Walk, random_answer, random_trial
from parlour.words.messages import Messages

pytestmark = pytest.mark.in_bulk

GAMES_WATCHED = 40
"""Games of random answers and options in which every question is looked at."""
OFTEN_ENOUGH = 12
"""Questions with the same prompt that are looked at in one game."""

every_game = pytest.mark.parametrize("slug", GAMES)


class Moment(NamedTuple):
    """A question met in random play."""

    state: State
    seat: Seat
    pick: Pick
    answer: list[Token]


def moments(game: Game) -> Iterator[Moment]:
    for seed in range(GAMES_WATCHED):
        walk = Walk(game, random_trial(game, seed))
        dice = Dice(seed)
        met: dict[str, int] = {}
        while walk.state.waiting:
            for seat in walk.state.everyone():
                if not walk.state.asks(seat):
                    continue
                pick = walk.state.ask(seat)
                met[pick.prompt] = met.get(pick.prompt, 0) + 1
                if met[pick.prompt] <= OFTEN_ENOUGH:
                    answer = random_answer(walk.state, seat, dice)
                    yield Moment(walk.state, seat, pick, answer)
            walk.step()


def parts_of(moment: Moment) -> list[list[Token]]:
    """What a person may have picked on the way to an answer, in some order."""
    whole = moment.answer
    parts = [whole[:count] for count in range(len(whole) + 1)]
    if not moment.pick.staged:
        parts += [whole[::-1], whole[-1:]]
    return parts


def spelled(values: dict[str, str | int]) -> dict[str, Any]:
    """A hint's values with some name in place of a seat."""
    told: dict[str, Any] = dict(values)
    if "seat" in told:
        told["seat"] = "Mara"
        told["who"] = "one"
    if "other" in told:
        told["whom"] = "one"
    return told


def read_in_full(words: Messages, told: list[Hint]) -> dict[str, Any]:
    """Reads hints with all their parts; returns their values together."""
    together: dict[str, Any] = {}
    for name, values in told:
        message = f"hint-{name}"
        assert words.has(message), f"{message} has no words"
        together |= spelled(values)
        for part in ("", "ask", "tag", "total"):
            words.text(message, part, **spelled(values))  # raises if one is missing
    return together


def has_part(words: Messages, prompt: str, part: str) -> bool:
    return part in words.bundle.get_message(f"prompt-{prompt}").attributes


# Words


@every_game
def test_questions_say_what_answers_do(slug: str) -> None:
    """Each has a button for each kind of answer, and its values come with it."""
    game = find(slug)
    words = Messages(game)
    tell = preview_of(game)
    missing: set[str] = set()
    for moment in moments(game):
        prompt = moment.pick.prompt
        if not words.has(f"prompt-{prompt}"):
            missing.add(prompt)
            continue
        whole = moment.answer
        part, sure = ("do", "sure") if whole else ("pass", "sure-pass")
        if not has_part(words, prompt, part):
            missing.add(f"{prompt}.{part}")
        names = [token_name(moment.state.table, token) for token in whole]
        values = read_in_full(words, tell(seen(moment), moment.seat, whole))
        values |= {"chosen": " ".join(names), "count": len(names)}
        values |= {"first": " ".join(names[:1]), "rest": " ".join(names[1:])}
        for one in (part, sure):
            words.text(f"prompt-{prompt}", one, **values)
        empty = moment.pick.least == 0 or DONE in moment.state.narrow(moment.pick, [])
        if empty and not has_part(words, prompt, "pass"):
            missing.add(f"{prompt}.pass")
    assert sorted(missing) == []


def seen(moment: Moment) -> State:
    return view(moment.state, moment.seat)


@every_game
def test_options_presets_facts_and_units_have_words(slug: str) -> None:
    game = find(slug)
    words = Messages(game)
    plan = layout_of(game)
    wanted = [(f"preset-{name}", "help") for name in game.presets]
    wanted += [(f"option-{name}", "help") for name in specs(game.options)]
    wanted += [(f"fact-{fact.label}", "") for fact in plan.facts + plan.columns]
    wanted += [(f"fact-{badge}", "") for badge in plan.badges]
    silent = [
        f"{message} {part}"
        for message, part in wanted
        if not words.has(message) or not words.text(message, part)
    ]
    assert silent == []
    if plan.number is not None:
        for count in (0, 1, 2, -3):
            unit = f"unit-{plan.number.unit}"
            text = words.text(unit, count=count, by="none")
            assert str(abs(count)) in text


# Hints and previews


@every_game
def test_hints_have_words(slug: str) -> None:
    game = find(slug)
    words = Messages(game)
    tell = hints_of(game)
    heard: set[str] = set()
    for moment in moments(game):
        if moment.seat != moment.state.next_asked():
            continue  # the same table was looked at when the first was asked
        for seat in moment.state.everyone():
            told = tell(view(moment.state, seat), seat)
            read_in_full(words, [hint for hint in told if repr(hint) not in heard])
            heard |= {repr(hint) for hint in told}


@every_game
def test_previews_have_words_and_change_nothing(slug: str) -> None:
    """Whatever part of a legal answer is picked, and from the seat's view alone."""
    game = find(slug)
    words = Messages(game)
    tell = preview_of(game)
    spoke: dict[str, bool] = {}
    for moment in moments(game):
        looking = seen(moment)
        before = save(looking.copy())
        prompt = moment.pick.prompt
        for chosen in parts_of(moment):
            told = tell(looking, moment.seat, chosen[:])
            read_in_full(words, told)
            assert tell(looking, moment.seat, chosen[:]) == told
            spoke[prompt] = spoke.get(prompt, False) or bool(told)
        assert save(looking.copy()) == before
    assert any(spoke.values()), "the preview never says anything"


# Layout


@every_game
def test_layouts_name_what_there_is(slug: str) -> None:
    game = find(slug)
    plan = layout_of(game)
    assert plan != Layout(), "there is no layout"
    state = game.new(game.usual_seats)
    shared = {zone.name for zone in game.zones.all if zone.shared}
    of_seats = {zone.name for zone in game.zones.all if not zone.shared}
    assert set(plan.corners) <= shared
    for band in plan.bands:
        assert set(band) <= shared or set(band) <= of_seats
    for lane in plan.lanes:
        faces_itself = lane.zones[0] in of_seats and list(game.players) == [2]
        assert len(lane.zones) == (1 if faces_itself else 2)
        assert set(lane.zones) <= shared | of_seats
        assert len(lane.totals) in (0, 2)
        assert len(lane.heads) in (0, 2)
        assert {*lane.totals, *lane.heads} <= set(game.shows)
    assert set(plan.own) <= of_seats
    assert set(plan.hand) <= of_seats
    assert set(plan.quiet) <= shared | of_seats
    laid = [*plan.corners, *(name for band in plan.bands for name in band)]
    laid += [*plan.own, *plan.hand]
    assert len(set(laid)) == len(laid), "a zone lies in two places"
    laid += [name for lane in plan.lanes for name in lane.zones]
    laid += [*plan.quiet, *plan.attached]
    laid += [plan.pending.zone] if plan.pending is not None else []
    assert set(laid) == shared | of_seats, "a zone has no place"
    assert set(plan.clashes) <= set(game.shows)
    if plan.pending is not None:
        assert plan.pending.zone in shared
        assert plan.pending.aim in game.shows
    for word, zone in plan.targets.items():
        assert word in state.table.token_numbers
        assert zone in shared | of_seats


@every_game
def test_layouts_name_facts_that_fit(slug: str) -> None:
    game = find(slug)
    plan = layout_of(game)
    state = game.new(game.usual_seats)
    for fact in plan.facts:
        value = single(game, state, fact)
        assert isinstance(value, int)
        if fact.told == "words":
            assert Messages(game).has(f"fact-{fact.label}-{value}")
        if isinstance(fact.of, str) and fact.of:
            assert fact.of in (*specs(game.options), *game.shows)
    each = [column.value for column in plan.columns]
    if plan.number is not None and plan.number.source == "chips":
        assert game.pots
    elif plan.number is not None:
        each.append(plan.number.source)
    if plan.number is not None and plan.number.by:
        assert isinstance(game.fact_in(state, plan.number.by), str)
    each += [plan.bets] if plan.bets else []
    for name in each:
        row = state.scores if name == "scores" else game.fact_in(state, name)
        assert len(row) == state.seats, f"{name} has no value for each seat"
    for name in [*plan.badges, *([plan.active] if plan.active else [])]:
        assert name in game.shows
        assert isinstance(game.fact_in(state, name), int)
    sizes = [len(state.table.pieces), *map(len, state.table.pieces.packs)]
    assert set(plan.marks) <= {"used", "tapped", "facing"}
    for name in [*plan.marks.values(), *(one.by for one in plan.attached.values())]:
        assert len(game.fact_in(state, name)) in sizes, f"{name} is not for each piece"
    for one in plan.attached.values():
        assert one.on in {zone.name for zone in game.zones.all}


def single(game: Game, state: State, fact: FactLine) -> object:
    """The value of a fact in the rail."""
    kind, _, name = fact.value.partition(":")
    if kind == "count" and name:
        shared = [zone.name for zone in game.zones.all if zone.shared]
        return shared.index(name)  # raises if there is no such zone
    if kind == "pot" and name:
        return game.pots.index(name)
    if kind == "option" and name:
        return list(specs(game.options)).index(name)
    if fact.value == "turn":
        return int(state.turn)
    assert fact.value in game.shows
    return game.fact_in(state, fact.value)
