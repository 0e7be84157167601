"""Rounds, turns and exchanges: each game declares them, and passes last as they say."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.presentation.layout import layout_of
from parlour.testing.chance import brief, random_answer, random_options

TRIES = 12
LONG = {"contest": (6, {"preset": "fight", "max_rounds": 20})}
"""Seats and options where windows are rare; regular bots come to them sooner."""
STEPS = 400

OVER: dict[str, dict[str, Callable[[Any, list[str]], Any]]] = {
    # In the games with windows what tells one round, turn or exchange from the next,
    # worked out in another way: from the state and the phases entered so far.
    "caribbean-star": {"turn": lambda state, phases: phases.count("play")},
    "contest": {"round": lambda state, phases: state.round_number},
    "domino-avatars": {
        "round": lambda state, phases: state.round,
        "turn": lambda state, phases: (state.round, state.turn, state.turns),
        "exchange": lambda state, phases: (
            phases.count("attack") + phases.count("counter")
        ),
    },
    "domino-knights": {
        "round": lambda state, phases: state.round_number,
        "turn": lambda state, phases: (state.round_number, state.turn),
        "battle": lambda state, phases: (state.turns, state.defender),
    },
}


def phases_of(match: Match) -> list[str]:
    return [
        text
        for events in match.events
        for kind, _, _, _, _, text, _ in events
        if kind == "phase"
    ]


def windows(match: Match) -> list[tuple[Seat, Pick]]:
    asked = [seat for seat in match.table.everyone if match.state.asks(seat)]
    picks = [(seat, match.state.ask(seat)) for seat in asked]
    return [(seat, pick) for seat, pick in picks if pick.window]


def step(match: Match, dice: Dice) -> None:
    """Somebody answers, seldom with nothing, so that windows stay open long."""
    asked = [seat for seat in match.table.everyone if match.state.asks(seat)]
    seat = asked[dice.roll(len(asked))]
    if match.passes_ahead(seat) and match.state.ask(seat).window:
        match.answer(seat, [])
        return
    if match.game.slug in LONG:
        bot = find_bot(match.game, "regular")
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
        return
    match.play_tokens(seat, random_answer(match.state, seat, dice))


@pytest.mark.parametrize("slug", GAMES)
def test_only_what_a_game_has_is_offered(slug: str) -> None:
    game = find(slug)
    offered: set[str] = set()
    for number in range(TRIES):
        dice = Dice(number + 1)
        match = a_match(game, dice)
        for _ in range(STEPS):
            if match.over():
                break
            if windows(match):
                offered |= set(match.spans())
            step(match, dice)
    assert offered == set(OVER.get(slug, {}))
    with pytest.raises(BadInput):
        match.pass_ahead(0, "rubber")


def a_match(game: Game, dice: Dice) -> Match:
    if game.slug in LONG:
        seats, options = LONG[game.slug]
        return Match(game, seats, options, seed=str(dice.roll(9999)))
    seats, given = random_options(game, dice)
    given = brief(game, seats, given, 50_000)
    return Match(game, seats, given, seed=str(dice.roll(9999)))


@pytest.mark.parametrize(
    ("slug", "span"), [(slug, span) for slug in OVER for span in OVER[slug]]
)
def test_a_pass_lasts_exactly_as_long_as_it_says(slug: str, span: str) -> None:
    """Within the span windows are let go by, in the next one they are asked again."""
    game = find(slug)
    over = OVER[slug][span]
    passed = asked_again = 0
    for number in range(TRIES):
        dice = Dice(100 + number)
        match = a_match(game, dice)
        wishes: dict[int, Any] = {}
        for _ in range(STEPS):
            if match.over():
                break
            now = over(match.state, phases_of(match))
            for seat, _ in windows(match):
                if seat in wishes:
                    same = wishes[seat] == now
                    assert match.passes_ahead(seat) == same, (seat, now)
                    passed += same
                    asked_again += not same
                if span in match.spans() and not match.passes_ahead(seat):
                    match.pass_ahead(seat, span)
                    wishes[seat] = now
            step(match, dice)
    assert asked_again
    assert passed or slug == "contest"  # nobody is asked twice in a round there


@pytest.mark.parametrize("slug", GAMES)
def test_what_counts_a_game_along_is_on_the_table(slug: str) -> None:
    """The rail shows the number that the lobby, the log and the pad go by."""
    game = find(slug)
    if not game.rounds:
        return
    facts = {fact.label: fact.value for fact in layout_of(game).facts}
    assert game.rounds in game.spans
    dice = Dice(5)
    match = a_match(game, dice)
    for _ in range(60):
        shown = getattr(match.state, facts[game.rounds])
        assert game.round_in(match.state) == shown
        if match.over():
            break
        step(match, dice)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if find(slug).deals])
def test_nothing_stays_hidden_from_one_deal_to_the_next(slug: str) -> None:
    game = find(slug)
    assert game.deals is not None
    changes = 0
    for number in range(TRIES):
        dice = Dice(200 + number)
        match = a_match(game, dice)
        for _ in range(STEPS):
            if match.over():
                break
            before = match.state.copy()
            step(match, dice)
            after = game.deals(match.state)
            if game.deals(before) == after:
                continue
            changes += 1
            came = {event[1] for event in match.events[-1] if event[0] == "moved"}
            for zone in match.table.live:
                if match.state.eyes[zone] != match.table.all_viewers:
                    held = set(before.zones[zone]) & set(match.state.zones[zone])
                    own = match.state.eyes[zone]
                    assert not own or held <= came, zone
    assert changes
