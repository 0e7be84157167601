"""Domino Knights: options, the bot, what the table works out, whole games."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest
from tests.games.answers import say
from tests.games.knights import OLD, K, cast, hush, realm, upto
from tests.games.table import for_reader, hinted

from parlour.bots import answer
from parlour.engine.cursor import playout
from parlour.engine.data import find_flaw, tokens_by_name
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import NONE, options_as_text
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.bot import regular
from parlour.games.domino_knights.hints import preview
from parlour.games.domino_knights.options import GOALS, Options
from parlour.games.domino_knights.rules import DominoKnights
from parlour.lab.play import play
from parlour.match import Match
from parlour.match.match import replay
from parlour.server.api.catalogue import game_info
from parlour.testing.chance import (
    Trial,
    deal_trial,
    make_table,
    random_options,
    random_trial,
)
from parlour.testing.contract import PROMISES, bot_plays
from parlour.words.messages import Messages, languages

pytestmark = pytest.mark.rules


def agreed(seats: int, **given: object) -> Options:
    options = GAME.agree(seats, given)
    assert isinstance(options, Options)
    return options


@pytest.mark.parametrize(
    ("seats", "given", "told"),
    [
        (3, {"edition": "0.8", "fame_value": "pips"}, "belongs to edition 0.9"),
        (3, {"edition": "0.8", "train_after_discard": True}, "edition 0.9"),
        (3, {"edition": "0.8", "attack_as_unit": True}, "edition 0.9"),
        (3, {"edition": "0.8", "majesty_fatigue": True}, "edition 0.9"),
        (6, {"domino_set": 3}, "larger domino_set"),
        (
            3,
            {"loot_battlefield": True, "graveyard_mode": "battlefield_only"},
            "nothing to loot",
        ),
        (3, {"goal": "first_to_fame", "fame_start": 30}, "less than fame_target"),
        (
            3,
            {
                "goal": "most_fame_at_time",
                "time_limit_minutes": "none",
                "round_limit": "none",
            },
            "needs time_limit_minutes",
        ),
        (7, {}, "2 to 6 players"),
    ],
)
def test_what_cannot_be_played(
    seats: int, given: Mapping[str, object], told: str
) -> None:
    with pytest.raises(BadInput, match=told):
        GAME.agree(seats, given)


def test_defaults_that_follow_from_others() -> None:
    assert [agreed(seats).decks for seats in (2, 3, 4, 6)] == [1, 1, 2, 2]
    assert agreed(3, domino_set=6).health_start == 18
    assert agreed(3, dominoless=True).health_start == 39
    assert agreed(3).death_targets == "any_domino"
    assert agreed(3, edition="0.8").death_targets == "knights_candidates"
    assert agreed(3).mercenary_duration == "round"
    assert agreed(3, edition="0.8").mercenary_duration == "until_disrupted"


@pytest.mark.parametrize(
    ("given", "minutes", "rounds", "check"),
    [
        ({}, NONE, NONE, "end_of_round"),
        ({"goal": "healthiest_at_time"}, NONE, 8, "end_of_round"),
        (
            {"goal": "healthiest_at_time", "time_limit_minutes": 90},
            90,
            NONE,
            "end_of_turn",
        ),
        (
            {"goal": "most_fame_at_time", "round_limit": "none"},
            60,
            NONE,
            "end_of_turn",
        ),
        ({"goal": "random", "time_limit_minutes": 30, "round_limit": 4}, 30, 4, ""),
    ],
)
def test_time(
    given: Mapping[str, object], minutes: int, rounds: int, check: str
) -> None:
    """KNI-R70: by rounds, unless a clock is wanted."""
    options = agreed(3, **given)
    assert (options.time_limit_minutes, options.round_limit) == (minutes, rounds)
    assert options.time_check == (check or "end_of_turn")
    assert GAME.agree(3, options_as_text(options)) == options


def test_presets() -> None:
    assert agreed(3, preset="classic_0.8").old
    assert not agreed(3, preset="classic_0.9").old
    quick = agreed(3, preset="quick")
    assert quick.train_after_discard
    assert quick.reaction_windows == "lean"
    tournament = agreed(3, preset="tournament")
    assert (tournament.goal, tournament.fame_target) == ("first_to_fame", 30)
    assert tournament.attack_as_unit
    assert agreed(3, preset="dominoless").dominoless


# Whole games


@pytest.mark.in_bulk
@pytest.mark.parametrize("edition", ["0.8", "0.9"])
@pytest.mark.parametrize("goal", [*GOALS, "random"])
def test_random_games_end(goal: str, edition: str) -> None:
    """KNI-306, KNI-R72: within the bound, with every piece in its place."""
    for seed in range(6):
        seats = 2 + seed % 5
        table = GAME.table(seats, {"goal": goal, "edition": edition})
        state = table.blank()
        state.begin(scatter(seed))
        count = playout(state, Dice(seed))
        assert count < GAME.bound(table.options, seats)
        assert 1 in state.ranks
        assert find_flaw(table, state) == ""


@pytest.mark.in_bulk
def test_random_options_end() -> None:
    for seed in range(40):
        seats, given = random_options(GAME, Dice(seed))
        table = GAME.table(seats, given)
        state = table.blank()
        state.begin(scatter(seed))
        assert playout(state, Dice(seed)) < GAME.bound(table.options, seats)
        assert find_flaw(table, state) == ""


@pytest.mark.in_bulk
@pytest.mark.parametrize("promise", PROMISES)
def test_promises(promise: str) -> None:
    """The contract, before the game is listed; more of it in test_contract."""
    for seed in (1, 2, 3):
        PROMISES[promise](GAME, random_trial(GAME, seed))


LEAKY: list[dict[str, Any]] = [
    {"multi_turn_training": True},
    {"multi_turn_training": True, "dominoless": True, "blank_cards": 2},
    {"train_after_discard": True},
    OLD,
    {"dominoless": True, "graveyard_mode": "battlefield_only"},
]


@pytest.mark.in_bulk
@pytest.mark.parametrize("given", LEAKY)
@pytest.mark.parametrize("promise", ["no leaks", "swaps", "blind choices", "imagining"])
def test_nothing_leaks(promise: str, given: dict[str, Any]) -> None:
    """Section 3: who is asked, what is told and what is seen betray nothing."""
    for seed in (5, 6):
        PROMISES[promise](GAME, Trial(3, {**given, "max_rounds": 4}, seed))


@pytest.mark.parametrize(
    "promise", ["any order", "blind choices", "conservation", "replay", "no leaks"]
)
def test_votes_are_sealed(promise: str) -> None:
    """KNI-002: the one question that is put to all at once; it is rare."""
    given = {"goal": "random", "random_goal_joker": "vote", "max_rounds": 1}
    votes = 0
    for seed in range(60):
        trial = Trial(3, given, seed)
        if deal_trial(make_table(GAME, trial), trial).sealing:
            votes += PROMISES[promise](GAME, trial)
    assert votes


def test_replay() -> None:
    match = Match(GAME, 3, {"reaction_windows": "lean"}, seed="9", pace="fast")
    dice = Dice(9)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(regular, match.state, seat, dice))
    again = replay(GAME, match.log())
    assert again.state.ranks == match.state.ranks
    assert again.state.zones == match.state.zones


# The bot


@pytest.mark.parametrize(
    "given",
    [{}, OLD, {"dominoless": True}, {"goal": "first_to_fame", "max_rounds": 30}],
)
def test_regular_beats_random(given: Mapping[str, object]) -> None:
    table = GAME.table(3, given)
    wins = 0.0
    games = 12
    for number in range(games):
        names = ["random"] * 3
        names[number % 3] = "regular"
        outcome, _ = play(table, GAME, 4, number, names, False)
        if outcome.ranks[number % 3] == 1:
            wins += 1 / outcome.ranks.count(1)
    assert wins >= 0.75 * games


@pytest.mark.in_bulk
def test_regular_answers_everything() -> None:
    for seed in range(12):
        assert bot_plays(GAME, random_trial(GAME, seed))


def test_regular_finds_good_moves() -> None:
    state = realm(K(knights="9/1h", hand="2c"), K(hand="3c", score=9))
    assert answer(regular, state, Seat(0), Dice(1)) != []  # it wins at once
    state = realm(K(knights="9/1h", hand="2c"), K(knights="2/9c", hand="3c", score=9))
    say(state, 0, "seat-1 9-1")
    hush(state)
    assert answer(regular, state, Seat(1), Dice(1)) != []  # it must block
    state = realm(
        K(hand="As 2c"), K(hand="Tc 3c", knights="9/9c"), window=2, step="train"
    )
    say(state, 0, "As 9-9")
    assert answer(regular, state, Seat(1), Dice(1)) != []  # a Ten is worth it


# What the table works out


def hints_of(state: DominoKnights, seat: int) -> dict[str, dict[str, str | int]]:
    """Hints by name; each can be read out."""
    words = Messages(GAME)
    found = hinted(state, seat)
    for name, values in found:
        part = "note" if name == "knight" else ""
        spelled = for_reader(values, seat)
        assert words.text(f"hint-{name}", part, **spelled) != f"hint-{name}"
    return dict(found)


def test_hints_of_a_battle() -> None:
    state = realm(K(knights="6/3h 5/2c", hand="Js 2c"), K(knights="4/4c", hand="3c"))
    known = hints_of(state, 0)
    assert known["target"] == {"seat": 1, "blockers": 1}
    assert "6/3 ♥, 5/2 ♣" in str(hinted(state, 0))
    say(state, 0, "seat-1 6-3 5-2")
    hush(state)
    say(state, 1, "4-4 6-3")
    known = hints_of(state, 1)
    assert known["group-both-fall"]["shield"] == 4
    assert known["group-open"]["attack"] == 5
    assert known["at-stake"] == {"seat": 1, "damage": 5}
    cast(state, 0, "Js seat-0")
    courage = hints_of(state, 1)["effect-courage"]
    assert courage["piece"] == "Js"
    assert (courage["seat"], courage["mine"], courage["bonus"]) == (0, 0, 3)
    assert (courage["suit"], courage["ends"], courage["other"]) == ("spades", "draw", 0)
    assert hints_of(state, 0)["effect-courage"]["own-end"] == 1
    upto(state, 7)
    assert "window-7" in hints_of(state, 0)


def previewed(state: DominoKnights, seat: int, text: str) -> dict[str, Any]:
    chosen = tokens_by_name(state.table, text.split())
    return dict(preview(state, Seat(seat), chosen))


def test_special_cards_say_what_comes_of_them_and_whom_they_hurt() -> None:
    state = realm(
        K(knights="6/3h 5/2c", hand="Kh As Ac Qc"),
        K(knights="4/4h", hand="Td 3c"),
        window=2,
        step="train",
    )
    helped = previewed(state, 0, "Kh seat-1")
    assert helped["freed"] == {"seat": 1, "count": 0}
    assert helped["warn-helps"] == {"seat": 1}
    assert "warn-helps" not in previewed(state, 0, "Kh seat-0")
    assert previewed(state, 0, "As 6-3")["warn-hurts"] == {"mine": 1}
    assert "warn-hurts" not in previewed(state, 0, "As 4-4")
    assert previewed(state, 0, "Ac 4-4")["warn-helps"] == {"seat": 1}
    assert previewed(state, 0, "Qc seat-1")["kept-off"] == {"seat": 1, "count": 1}
    say(state, 0, "As 4-4")
    pending = hints_of(state, 1)
    assert pending["dies"] == {"piece": "4-4", "card": "As"}
    assert pending["warn-hurts"] == {"mine": 0, "card": "As"}
    assert "warn-hurts" not in hints_of(state, 0)


def test_card_is_explained_in_the_same_words_in_the_log_and_while_it_waits() -> None:
    for language in languages():
        words = Messages(GAME, language)
        values: dict[str, Any] = {
            "aimed": "",
            "seat": "Ann",
            "who": "one",
            "piece": "Kh",
            "bonus": 3,
        }
        for kind in ("courage", "loyalty", "majesty", "power", "wealth"):
            what = words.text(f"does-{kind}")
            assert what in words.text(f"hint-special-{kind}", **values)
            source = re.search(
                rf"^said-plays-{kind} = .*$", catalogue(language), re.MULTILINE
            )
            assert source is not None
            assert f"{{ does-{kind} }}" in source[0]


def catalogue(language: str) -> str:
    path = files(GAME.package).joinpath(f"{language}.ftl")
    return path.read_text(encoding="utf-8")


def test_special_card_in_a_battle_says_what_health_it_costs() -> None:
    """KNI-221: without its blocker, the attack would come through."""
    state = realm(K(knights="6/3h", hand="As"), K(knights="1/8c", hand="Td"))
    say(state, 0, "seat-1 6-3")
    hush(state)
    say(state, 1, "8-1 6-3")
    left = state.scores[1] - 6
    cost = {"seat": 1, "damage": 6, "before": 0, "left": left}
    assert previewed(state, 0, "As 8-1")["would-cost"] == cost
    assert "would-cost" not in previewed(state, 0, "As 6-3")
    say(state, 0, "As 8-1")
    pending = hints_of(state, 1)
    assert pending["would-cost"] == {**cost, "card": "As"}
    asked = words_of(pending["chain-stands"], "chain-stands", 1, "ask")
    assert asked.endswith("plays Death on your 8-1. Stop it with a Ten?")
    assert words_of(pending["would-cost"], "would-cost", 1).startswith(
        "In this battle you would lose 6 Health instead of 0"
    )


def test_death_of_a_recruit_in_a_battle_is_previewed_while_it_is_chosen() -> None:
    """KNI-410: first whose, then what, then which; none of it costs Health."""
    defender = K(knights="1/8c", recruits="5-5", hand="Td")
    state = realm(K(knights="6/3h", hand="As"), defender)
    say(state, 0, "seat-1 6-3")
    hush(state)
    say(state, 1, "8-1 6-3")
    for chosen in ("As", "As seat-1", "As seat-1 recruit", "As seat-1 recruit 1"):
        assert "would-cost" not in previewed(state, 0, chosen), chosen


def test_question_names_the_moment_for_special_cards() -> None:
    state = realm(K(hand="Kh As"), K(hand="3c"), window=2, step="train")
    values = hints_of(state, 0)["window-2"]
    asked = words_of(values, "window-2", 0, "ask")
    assert asked == "You are about to train. Play a special card first?"
    named = preview(state, Seat(0), [])
    kinds = {values["piece"]: values["kind"] for _, values in named}
    assert kinds == {"Kh": "majesty"}  # Death has nobody to kill


def words_of(values: dict[str, str | int], hint: str, you: int, part: str = "") -> str:
    return Messages(GAME).text(f"hint-{hint}", part, **for_reader(values, you))


def test_what_was_at_stake_is_not_at_stake_any_more() -> None:
    """KNI-221: once Health fell, nothing is said to be lost still."""
    state = realm(K(knights="6/3h", hand="2c"), K(hand="3c"))
    say(state, 0, "seat-1 6-3")
    upto(state, 7)
    assert hints_of(state, 0)["at-stake"]["damage"] == 6
    health = state.scores[1]
    upto(state, 8)
    assert state.scores[1] == health - 6
    known = hints_of(state, 0)
    assert "at-stake" not in known
    assert "group-open" not in known
    assert known["fought-open"]["attack"] == 6


def test_a_fought_battle_keeps_its_numbers() -> None:
    state = realm(
        K(knights="6/3h 5/2c 2/9d", hand="2c"), K(knights="4/4c 1/8s", hand="3c")
    )
    say(state, 0, "seat-1 6-3 5-2 9-2")
    hush(state)
    say(state, 1, "4-4 6-3 8-1 9-2")
    upto(state, 7)
    open_ = hints_of(state, 1)
    upto(state, 8)
    known = hints_of(state, 1)
    for outcome in ("both-fall", "open", "held"):
        assert known[f"fought-{outcome}"] == open_[f"group-{outcome}"]


def test_a_card_played_since_does_not_retell_a_battle() -> None:
    """Doubled after the fight, the attack would have won it."""
    state = realm(K(knights="5/9h", hand="Ac"), K(knights="1/8c", hand="3c"))
    say(state, 0, "seat-1 9-5")
    hush(state)
    say(state, 1, "8-1 9-5")
    upto(state, 8)
    assert "fought-held" in hints_of(state, 0)
    cast(state, 0, "Ac 9-5")
    assert state.window == 8
    assert not [name for name in hints_of(state, 0) if name.startswith("fought-")]


def test_a_knight_that_is_not_placed_holds_nobody() -> None:
    """KNI-205: named is not yet placed."""
    state = realm(K(knights="6/3h", hand="2c"), K(knights="4/4c", hand="3c"))
    say(state, 0, "seat-1 6-3")
    hush(state)
    named = preview(state, Seat(1), tokens_by_name(state.table, ["4-4"]))
    assert dict(named)["at-stake"]["damage"] == 6
    placed = preview(state, Seat(1), tokens_by_name(state.table, ["4-4", "6-3"]))
    assert dict(placed)["at-stake"]["damage"] == 0


def test_what_kings_and_death_do_goes_by_the_edition() -> None:
    """KNI-410, KNI-441, KNI-709."""
    new = realm(K(hand="Kh As"), K(hand="3c"), window=2, step="train")
    old = realm(K(hand="Kh As"), K(hand="3c"), window=2, step="train", given=OLD)
    king, death = tokens_by_name(new.table, ["Kh", "As"])
    assert preview(new, Seat(0), [king])[0][0] == "special-majesty"
    assert preview(old, Seat(0), [king])[0][0] == "special-majesty-untapped"
    assert preview(new, Seat(0), [death])[0][0] == "special-death-any"
    assert preview(old, Seat(0), [death])[0][0] == "special-death"


def test_unseen_cards_are_those_not_seen_anywhere() -> None:
    """Own training cards, too, and what lies under Knights without dominoes."""
    state = realm(K(hand="Ac", candidates="9-2=Th,2h"), K(hand="3c"), step="train")
    assert hints_of(state, 0)["unseen"] == {"tens": 3, "aces": 3}
    assert hints_of(state, 1)["unseen"] == {"tens": 4, "aces": 4}
    bare = realm(
        K(hand="2c", knights="Tc/5c"),
        K(hand="3c", knights="Th/4h"),
        step="train",
        given={"dominoless": True},
    )
    assert hints_of(bare, 0)["unseen"]["tens"] == 2


def test_tables_of_people_open_with_fewer_windows() -> None:
    """KNI-R92; simulations keep all, and whoever asks for all gets them."""
    assert GAME.agree(3, GAME.for_people({})).reaction_windows == "lean"
    assert GAME.agree(3).reaction_windows == "full"
    full = GAME.for_people({"reaction_windows": "full", "preset": "tournament"})
    assert GAME.agree(3, full).reaction_windows == "full"
    assert option_default("reaction_windows") == "lean"


def option_default(name: str) -> object:
    return next(one.default for one in game_info(GAME).options if one.name == name)


def test_hints_of_training() -> None:
    state = realm(K(hand="4h 5h 9c", recruits="5-2 9-9"), K(hand="3c"), step="train")
    known = hinted(state, 0)
    assert ("lesson", {"tile": "5-2", "cost": 7, "pieces": "9c"}) in known
    assert ("no-lesson", {"tile": "9-9", "cost": 18}) in known
    assert hints_of(state, 1)["unseen"] == {"tens": 4, "aces": 4}


def test_hints_of_a_chain() -> None:
    state = realm(
        K(hand="As 2c"), K(hand="Tc 3c", knights="9/9c"), window=2, step="train"
    )
    say(state, 0, "As 9-9")
    death = {
        "seat": 0,
        "piece": "As",
        "kind": "death",
        "aim": "piece",
        "second": "9-9",
        "other": 1,
        "mine": 1,
    }
    assert hints_of(state, 1)["chain-stands"] == death
    assert hints_of(state, 1)["special-death-any"]["card"] == "As"
    assert hints_of(state, 1)["unseen"] == {"tens": 3, "aces": 3}  # the chain is seen
    assert hints_of(state, 1)["knight"]["attack"] == 9
    say(state, 1, "Tc")
    assert hints_of(state, 0)["chain-falls"]["piece"] == "As"


def test_conditions_of_knights() -> None:
    """Section 8: ready, used, barred, tired, fallen, fighting."""
    state = realm(K(knights="6/3h", hand="2c"), K(knights="9/9c 5/2c", hand="3c"))
    knights = hints_of(state, 0)["knights"]  # the last of the two
    assert knights["knights"] == "9/9 ♣, 5/2 ♣"
    assert (knights["attack"], knights["defence"]) == (14, 11)
    assert hints_of(state, 0)["strike"] == {"seat": 1, "attack": 6, "left": 21}
    say(state, 0, "seat-1 6-3")
    assert "fighting" in str(hinted(state, 1))
    hush(state)
    say(state, 1, "9-9 6-3")
    knights = hints_of(state, 1)["knights"]  # who fights cannot act, in no language
    assert knights["knights"] == "(9/9 ♣), 5/2 ♣"
    upto(state, 8)
    assert "fallen" in str(hinted(state, 1))
