"""Every game has a gentle, a regular and an expert player, found by name."""

import pytest
from tests.bots.leduc import JACK, KING, QUEEN, caller, dealt, expert, gentle

from parlour import bots
from parlour.bots.bot_input import SearchBot, make_input
from parlour.bots.reasons import (
    AHEAD,
    CHIPS,
    VALUED,
    WINS,
    Reason,
    book_reason,
    search_reason,
)
from parlour.bots.search_result import SearchResult
from parlour.bots.settings import EXPERTS, REGULAR, SearchSettings, settings_for
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, YARDSTICKS, find
from parlour.games.yardsticks.leduc import CALL
from parlour.testing.company import readable
from parlour.words.messages import Messages

SEAT = Seat(0)


@pytest.mark.parametrize("slug", GAMES)
def test_people_are_offered_the_levels(slug: str) -> None:
    game = find(slug)
    looks_ahead = settings_for(slug).way != REGULAR
    offered = bots.LEVELS if looks_ahead else ("gentle", "regular")
    assert bots.offered_bots(game) == offered  # nothing that promises more than it is
    assert bots.names(game)[:4] == ("random", *bots.LEVELS)
    for name in bots.LEVELS:
        assert isinstance(bots.find(game, name), SearchBot) == (name != "regular")


@pytest.mark.parametrize("slug", YARDSTICKS)
def test_where_nobody_plays_well_chance_is_company(slug: str) -> None:
    assert bots.offered_bots(find(slug)) == ("random",)


def test_every_game_has_measured_settings() -> None:
    assert [*EXPERTS] == [*GAMES]
    assert all(settings.why for settings in EXPERTS.values())
    assert settings_for("of-another-package").trust > SearchSettings().trust


def test_a_budget_by_name() -> None:
    game = find("lost-pueblo")
    state = game.new(4, seed=3)
    seat = state.next_asked()
    for name, least, most in (("expert@30", 20, 60), ("expert@300", 250, 340)):
        decision = bots.decide(game, name, make_input(state, seat, Dice(1)))
        assert decision.search is not None
        assert least <= decision.search.rollouts <= most
    given = make_input(state, seat, Dice(1), budget=40)
    decision = bots.decide(game, "expert", given)
    assert decision.search is not None
    assert decision.search.rollouts <= 70


@pytest.mark.parametrize(
    "name",
    ["expert@", "expert@0", "expert@-3", "expert@fast", "expert@" + "9" * 9000],
)
def test_a_budget_is_a_number(name: str) -> None:
    with pytest.raises(BadInput, match="a number of rollouts"):
        bots.find(find("willow"), name)


def test_whoever_looks_ahead_is_asked_through_the_door() -> None:
    game = find("willow")
    state = game.new(3, seed=3)
    seat = state.next_asked()
    bot = bots.find(game, "expert")
    with pytest.raises(TypeError, match=r"parlour\.bots\.answer"):
        bot(state, state.ask(seat), Dice(1))


def test_a_gentle_player_errs_as_often_as_it_should() -> None:
    state = dealt(QUEEN, JACK, KING)
    never = gentle(caller, SearchSettings(mistakes=0))
    always = gentle(caller, SearchSettings(mistakes=100))
    for seed in range(10):
        assert bots.answer(never, state, SEAT, Dice(seed)) == [CALL]
        assert bots.answer(always, state, SEAT, Dice(seed)) != [CALL]


def test_an_expert_may_be_no_better_than_a_regular() -> None:
    state = dealt(QUEEN, JACK, KING)
    decision = expert(caller, SearchSettings(way=REGULAR)).think(
        make_input(state, SEAT, Dice(1))
    )
    assert decision.answer == [CALL]
    assert decision.search is None


# Reasons


def test_reasons_can_be_read_in_full() -> None:
    game = find("willow")
    state = game.new(3, {"structure": "pot_limit"}, seed=3)
    given = make_input(state, state.next_asked(), Dice(1), budget=40)
    decision = bots.decide(game, "expert", given)
    assert decision.public_reason.message == "reason-expert"
    assert decision.full_reason.message == "reason-searched-chips"
    readable(game, decision.full_reason)
    for kind in (WINS, AHEAD, VALUED, CHIPS):
        for sure in ("sure", "fairly", "even", "kept", "barely"):
            values: dict[str, str | int] = {"answers": 3, "rollouts": 40, "sure": sure}
            readable(game, Reason(f"reason-searched-{kind}", values))
    for often in (37, 100):
        readable(game, Reason("reason-booked", {"often": often}))
    for message in ("reason-gentle-erred", "reason-only-answer", "reason-other"):
        readable(game, Reason(message, {}))


@pytest.mark.parametrize(
    ("language", "thumb"),
    [("en", "rule of thumb"), ("de", "Faustregel"), ("es", "regla"), ("fr", "règle")],
)
@pytest.mark.parametrize("kind", [WINS, AHEAD, VALUED, CHIPS])
def test_figures_of_a_search_say_how_everybody_plays_in_it(
    language: str, thumb: str, kind: str
) -> None:
    """62 of 100 games are won among players like the rule of thumb, not like you."""
    words = Messages(find("willow"), language)
    said = words.text(f"reason-searched-{kind}", answers=3, rollouts=40, sure="sure")
    assert thumb in said


@pytest.mark.parametrize("slug", ["willow", "barcelona"])
def test_an_expert_plays_by_the_book_where_there_is_one(slug: str) -> None:
    game = find(slug)
    state = game.new(2, seed=3)
    seat = state.next_asked()
    decision = bots.decide(game, "expert", make_input(state, seat, Dice(1), budget=20))
    assert decision.full_reason.message == "reason-booked"
    assert decision.search is None
    state.checked(seat, decision.answer)


def test_a_win_is_told_in_hundreds() -> None:
    game = find("lost-pueblo")
    state = game.new(4, seed=3)
    given = make_input(state, state.next_asked(), Dice(1), budget=60)
    reason = bots.decide(game, "expert", given).full_reason
    assert reason.message == "reason-searched-wins"
    assert len(reason.weighed) == 3
    for one in reason.weighed:
        assert one.kind == "wins"
        assert 0 <= int(one.worth) <= 100
    assert int(reason.weighed[1].worth) >= int(reason.weighed[2].worth)


def test_the_usual_answer_is_kept_where_another_is_not_clearly_better() -> None:
    found = SearchResult([[Token(1)], [Token(2)]])
    found.tried[0].values = [1.0, 0.0, 1.0, 0.0]
    found.tried[1].values = [0.0, 1.0, 1.0, 1.0]
    found.settle(1, trust=1.0)
    assert found.best == 0
    reason = search_reason(found, WINS)
    assert [one.worth for one in reason.weighed] == [50, 75]
    assert reason.values["sure"] == "kept"


def test_an_answer_that_was_given_up_early_is_told_beside_the_same_worlds() -> None:
    """It saw two kind worlds, in which the one that was taken did better."""
    found = SearchResult([[Token(1)], [Token(2)], [Token(3)]])
    found.tried[0].values = [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]
    found.tried[1].values = [1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0]
    found.tried[2].values = [1.0, 0.0]
    found.best = 1
    reason = search_reason(found, WINS)
    assert [one.worth for one in reason.weighed] == [62, 38, 12]
    assert reason.values["sure"] == "fairly"


def test_a_tree_names_the_others_by_how_often_it_went_there() -> None:
    found = SearchResult([[Token(1)], [Token(2)], [Token(3)]], paired=False)
    found.tried[0].values = [1.0, 0.0] * 8
    found.tried[1].values = [1.0]
    found.tried[2].values = [1.0, 0.0, 0.0] * 2
    assert [one.worth for one in search_reason(found, WINS).weighed] == [50, 33, 100]
    found.tried[1].values = [1.0] * 6
    assert [one.worth for one in search_reason(found, WINS).weighed] == [50, 100, 33]


def test_a_search_that_ends_with_the_deal_has_won_no_games() -> None:
    game = find("following-suit")
    state = game.new(4, seed=3)
    given = make_input(state, state.next_asked(), Dice(1), budget=60)
    reason = bots.decide(game, "expert", given).full_reason
    assert reason.message == "reason-searched-ahead"
    assert {one.kind for one in reason.weighed} == {AHEAD}
    readable(game, reason)


def test_a_book_tells_what_it_mixes() -> None:
    fold, call, bet = [Token(1)], [Token(2)], [Token(3)]
    odds = [(fold, 0.3), (call, 0.001), (bet, 0.699)]
    weighed = book_reason(fold, odds).weighed
    assert [(one.answer, one.worth) for one in weighed] == [(fold, 30), (bet, 70)]
    assert book_reason(fold, [(fold, 1.0)]).weighed == []


def test_a_gentle_player_tells_what_it_forgot() -> None:
    state = dealt(QUEEN, JACK, KING)
    always = gentle(caller, SearchSettings(mistakes=100))
    decision = always.think(make_input(state, SEAT, Dice(1)))
    assert decision.full_reason.message == "reason-gentle-erred"
    assert [one.answer for one in decision.full_reason.weighed] == [[CALL]]
    assert not decision.public_reason.weighed


@pytest.mark.parametrize("kind", [WINS, AHEAD, CHIPS])
def test_answers_that_come_to_the_same_are_no_close_call(kind: str) -> None:
    found = SearchResult([[Token(1)], [Token(2)]])
    for one in found.tried:
        one.values = [1.0, 1.0]
    assert search_reason(found, kind).values["sure"] == "even"
    found.tried[1].values = [0.0, 1.0]
    assert search_reason(found, kind).values["sure"] != "even"


@pytest.mark.parametrize("name", bots.BOTS)
def test_every_level_says_how_it_plays(name: str) -> None:
    game = find("willow")
    state = game.new(3, seed=3)
    given = make_input(state, state.next_asked(), Dice(1), budget=6)
    decision = bots.decide(game, name, given)
    level = "expert-book" if name == "expert" else name  # there is one for three
    assert decision.public_reason.message == f"reason-{level}"
    readable(game, decision.public_reason)


def test_a_search_that_ends_with_a_value_has_won_no_games() -> None:
    """At the table it was learnt for; at others games are played on to their end."""
    game = find("boneyard")
    for seats, kind in ((5, VALUED), (4, WINS)):
        state = game.new(seats, seed=3)
        given = make_input(state, state.next_asked(), Dice(1), budget=40)
        reason = bots.decide(game, "expert", given).full_reason
        assert reason.message == f"reason-searched-{kind}"
        assert {one.kind for one in reason.weighed} == {kind}
        readable(game, reason)
