"""A match: choices checked and kept, replays exact, seeds committed to."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs, to_builtins
from tests.engine.toys import TIDES, toy

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.events import REFEREE
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token, cards
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.match.files import explain_read_errors
from parlour.match.log import read_file, read_log
from parlour.match.match import referee_events, replay
from parlour.match.seeds import commitment, dice_after
from parlour.testing.chance import random_answer

pytestmark = pytest.mark.both_ways


def played(slug: str, seed: str = "s1", **keywords: Any) -> Match:
    """A match between random bots, played to the end."""
    game = find(slug)
    match = Match(game, game.usual_seats, seed=seed, **keywords)
    finish(match)
    return match


def finish(match: Match, dice: Dice | None = None) -> None:
    dice = dice or Dice(4)
    bot = find_bot(match.game, "random")
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))


def final(match: Match) -> str:
    return json.dumps(save(match.state), sort_keys=True)


@pytest.mark.parametrize("slug", GAMES)
def test_the_log_alone_rebuilds_everything(slug: str) -> None:
    match = played(slug)
    again = replay(match.game, read_log(match.log().to_json()))
    assert final(again) == final(match)
    assert again.events_for(REFEREE) == match.events_for(REFEREE)
    for viewer in (0, 1, 10):
        assert again.events_for(viewer) == match.events_for(viewer)
        assert again.view(viewer) == match.view(viewer)


def test_replay_in_another_process(tmp_path: Any) -> None:
    match = played("lamarckian-poker")
    file = tmp_path / "log.json"
    file.write_bytes(match.log().to_json())
    command = [sys.executable, "-m", "parlour.cli", "replay", str(file), "--events"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert [json.loads(line) for line in told.splitlines()] == to_builtins(
        referee_events(match)
    )


def test_the_seed_is_promised_at_the_start_and_told_at_the_end() -> None:
    match = Match(find("willow"), 3, seed="abc")
    assert match.log().seed is None
    assert match.commitment == commitment("willow", "abc")
    finish(match)
    assert match.log().seed == "abc"


def test_a_seed_that_was_not_promised_is_found_out() -> None:
    log = played("willow").log()
    log.seed = "another"
    with pytest.raises(BadInput, match="does not match"):
        replay(find("willow"), log)


def test_every_choice_has_dice_of_its_own() -> None:
    assert len({dice_after("s", choice) for choice in range(1000)}) == 1000
    assert dice_after("s", 1) != dice_after("t", 1)


def test_a_refusal_changes_nothing() -> None:
    match = Match(find("lamarckian-poker"), 4, seed="s")
    before = final(match)
    hand = match.view(0)["zones"]
    other = str(next(z for z in hand if z["zone"] == "pool")["pieces"][0])
    for seat, chosen in ((0, [other]), (9, ["2c"]), (-1, ["2c"]), (0, [])):
        with pytest.raises(Refusal):
            match.play(seat, chosen)
    with pytest.raises(BadInput, match="nothing here is called"):
        match.play(0, ["the moon"])
    assert final(match) == before
    assert match.choices == []


def test_a_sealed_answer_can_be_taken_back_until_all_are_in() -> None:
    match = Match(find("lamarckian-poker"), 3, seed="s")
    question = match.question(1)
    assert question is not None
    first, second = question["options"][:2]
    others = match.view(0)
    match.play(1, [first])
    answered = match.view(0)
    assert answered["answered"] == [1]
    assert answered["zones"] == others["zones"]  # LAM-16
    assert match.view(1)["sealed"] == [first]
    match.retract(1)
    assert match.view(0) == others
    match.play(1, [second])
    with pytest.raises(Refusal):
        match.retract(0)
    finish(match)
    again = replay(match.game, match.log())
    assert final(again) == final(match)


def test_a_beat_answers_only_for_those_who_have_no_choice() -> None:
    match = Match(find("caribbean-star"), 2, seed="s", pace="sealed")
    assert not match.beat()
    match.play(0, [match.question(0)["options"][0]])  # type: ignore[index]
    match.play(1, [match.question(1)["options"][0]])  # type: ignore[index]
    asked = match.state.next_asked()
    question = match.question(asked)
    assert question is not None
    forced = not question["options"]
    assert match.beat() == forced


def test_passing_ahead_lets_windows_pass() -> None:
    match = Match(find("domino-avatars"), 3, seed="s", pace="sealed")
    for seat in range(3):
        match.pass_ahead(seat, "round")
    dice = Dice(8)
    bot = find_bot(match.game, "random")
    for _ in range(200):
        if match.over():
            break
        while match.beat():
            pass
        if match.over():
            break
        seat = match.state.next_asked()
        pick = match.state.ask(seat)
        wish = match.auto_pass.get(seat)
        assert not (pick.window and wish in ("turn", "round"))
        match.play_tokens(seat, answer(bot, match.state, seat, dice))


def test_wishes_are_checked() -> None:
    match = Match(find("willow"), 2, seed="s")
    with pytest.raises(BadInput):
        match.pass_ahead(0, "never")
    with pytest.raises(BadInput):
        Match(find("willow"), 2, pace="slow")
    with pytest.raises(BadInput, match="names"):
        Match(find("willow"), 2, names=["Ada"])
    with pytest.raises(Refusal):
        match.ring()


DAMAGED = [
    (b"", "not a readable"),
    (b"{}", "not a readable"),
    (b"\xff\xfe", "not a readable"),
    (b'{"parlour": "x"}', "not a readable"),
]


@pytest.mark.parametrize(("text", "reason"), DAMAGED)
def test_damaged_logs_are_refused(text: bytes, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        read_log(text)


def test_logs_of_other_rules_are_refused() -> None:
    log = played("willow").log()
    log.edition += 1
    with pytest.raises(BadInput, match="edition"):
        replay(find("willow"), log)
    with pytest.raises(BadInput, match="not of"):
        replay(find("caribbean-star"), log)


def test_a_log_with_an_illegal_choice_says_which() -> None:
    log = played("willow").log()
    log.choices[1].chosen = ["call", "call"]
    with pytest.raises(BadInput, match="choice 2"):
        replay(find("willow"), log)
    log = played("willow").log()
    log.choices[0].seat = "nobody"
    with pytest.raises(BadInput, match="choice 1"):
        replay(find("willow"), log)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"edition": 99}, "this log follows edition 99"),
        ({"seed": None}, "this log has no seed"),
        ({"names": ["Ada"]}, "does not name its players"),
        ({"commitment": "0" * 64}, "does not match its commitment"),
    ],
)
def test_log_that_cannot_be_replayed_says_why(
    changes: dict[str, Any], says: str
) -> None:
    log = structs.replace(played("willow").log(), **changes)
    with pytest.raises(BadInput, match=says):
        replay(find("willow"), log)


def test_log_of_another_format_says_so() -> None:
    text = played("willow").log().to_json()
    assert text.startswith(b'{\n "parlour": 1,\n "game": "willow",')
    with pytest.raises(BadInput, match="is of format 3, this Parlour reads 1 and 2"):
        read_log(text.replace(b'"parlour": 1', b'"parlour": 3'))


def test_log_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    with pytest.raises(BadInput, match=f"cannot read {missing}: No such file"):
        read_file(missing)
    with pytest.raises(BadInput, match="cannot read"):
        read_file(tmp_path)
    garbled = tmp_path / "garbled.txt"
    garbled.write_bytes(b"\xff\xfe")
    with (
        pytest.raises(BadInput, match=f"{garbled} is not UTF-8 text"),
        explain_read_errors(garbled),
    ):
        garbled.read_text(encoding="utf-8")


def test_stacked_match_deals_as_stacked() -> None:
    match = Match(TIDES, 2, seed="s", stacks=[cards("2c 3c 4c 5c 6c 7c")])
    assert match.list_hidden_hand(1) == ["5c", "6c", "7c"]


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (["Ada", "Bea", "Ada"], "two players are called 'Ada'"),
        (["Ada", "", "Cid"], "1 to 30 characters, not ''"),
        (["Ada", "B" * 31, "Cid"], "1 to 30 characters, not 'BBB"),
        (["A", "B" * 30, "Cid"], ""),
    ],
)
def test_names_that_are_part_of_the_game_are_checked(
    names: list[str], says: str
) -> None:
    if not says:
        assert Match(find("domino-knights"), 3, seed="s", names=names).names == names
        return
    with pytest.raises(BadInput, match=says):
        Match(find("domino-knights"), 3, seed="s", names=names)


# A game that knows time and news


class Weather(State):
    """Everybody answers sealed; the clock and the news roll dice."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.rolls: list[int] = []
        self.heard = 0
        self.round = 0

    def start(self) -> None:
        self.ask_sealed(self.table.all_seats)

    def ask(self, seat: Seat) -> Pick:
        return Pick(seat, "stop", [STOP], 0, 1)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        self.rolls.append(self.roll(1 << 30))
        if self.seal(seat, tokens):
            if any(self.sealed):
                self.finish(self.scores)
            else:
                self.round += 1
                self.say("next", number=self.round)
                self.round_opens()
                self.ask_sealed(self.table.all_seats)

    def clock(self) -> None:
        self.rolls.append(self.roll(1 << 30))
        self.say("clock")

    def news(self, words: list[str]) -> None:
        self.rolls.append(self.roll(1 << 30))
        self.heard += len(words)
        self.say("news")


WORDS = Words()
STOP = WORDS.word("stop")
WEATHER = toy("weather", Weather, Zones(), (), words=WORDS)


def weather(seed: str = "w") -> Match:
    """A match with answers, an answer given back, the clock and news."""
    match = Match(WEATHER, 2, seed=seed)
    match.play(0, [])
    match.retract(0)
    match.ring()
    match.play(0, [])
    match.news(["rain", "wind"])
    match.news([])
    match.play(1, [])
    return match


def rolls_of(match: Match) -> list[int]:
    assert isinstance(match.state, Weather)
    return match.state.rolls


def test_each_choice_rolls_dice_of_its_own_number() -> None:
    """Answers, clock and news: what is rolled follows from seed and place alone."""
    wanted = []
    for number in (1, 3, 4, 5, 6, 7):
        state = WEATHER.table(2).blank()
        state.seed = dice_after("w", number)
        wanted.append(state.roll(1 << 30))
    assert rolls_of(weather()) == wanted


def test_each_choice_has_its_events() -> None:
    match = weather()
    assert len(match.events) == len(match.choices) + 1
    told = [
        [type(event).__name__ for event in match.events_for(0, n, n + 1)]
        for n in range(8)
    ]
    assert told == [
        [],
        ["Decided"],
        [],
        ["Said"],
        ["Decided"],
        ["Said"],
        ["Said"],
        ["Decided", "Said"],
    ]
    assert match.opened == len(match.events[-1]) == 3  # decided, rolled, said
    match.ring()
    assert match.opened == -1


def test_clock_and_news_are_replayed() -> None:
    match = weather()
    match.play(0, ["stop"])
    match.play(1, [])
    assert match.over()
    log = read_log(match.log().to_json())
    again = replay(WEATHER, log)
    assert final(again) == final(match)
    assert again.events_for(REFEREE) == match.events_for(REFEREE)
    assert rolls_of(again) == rolls_of(match)
    assert again.log() == log
    before = final(match)
    with pytest.raises(Refusal, match="no-clock"):
        match.ring()
    with pytest.raises(BadInput, match="Weather accepts no news at this point"):
        match.news(["rain"])
    assert (final(match), match.log()) == (before, log)


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_nobody_gives_back_for_a_seat_that_is_not_there(seat: int) -> None:
    match = weather()
    with pytest.raises(Refusal, match="not-your-turn"):
        match.retract(seat)


def test_deal_is_told() -> None:
    match = Match(TIDES, 2, seed="s")
    kinds = [type(event).__name__ for event in match.events_for(REFEREE)]
    assert kinds[:2] == ["Moved", "Moved"]
    assert kinds.count("Moved") == 24 + 3 + 3 + 1
    assert kinds[-2:] == ["Entered", "Moved"]


# Copies


def test_a_copy_of_a_match_goes_on_without_it() -> None:
    match = Match(find("domino-avatars"), 3, seed="s")
    match.pass_ahead(0, "round")
    dice = Dice(3)
    for _ in range(6):
        seat = match.state.next_asked()
        match.play_tokens(seat, random_answer(match.state, seat, dice))
    before, log, told = final(match), match.log(reveal=True), match.events_for(REFEREE)
    ahead, begun = dict(match.auto_pass), dict(match.auto_pass_scope)
    other = match.copy()
    assert (final(other), other.log(reveal=True)) == (before, log)
    for _ in range(6):
        seat = other.state.next_asked()
        other.play_tokens(seat, random_answer(other.state, seat, dice))
    other.pass_ahead(1, "round")
    other.auto_pass_scope[0] = 77
    assert (final(match), match.log(reveal=True), match.events_for(REFEREE)) == (
        before,
        log,
        told,
    )
    assert (match.auto_pass, match.auto_pass_scope) == (ahead, begun)
    after, whole, heard = (
        final(other),
        other.log(reveal=True),
        other.events_for(REFEREE),
    )
    assert len(whole.choices) == len(log.choices) + 6
    assert whole.choices[: len(log.choices)] == log.choices
    assert heard[: len(told)] == told
    again = replay(match.game, whole)
    assert (final(again), again.events_for(REFEREE)) == (after, heard)


def test_the_referee_waits_for_the_end() -> None:
    with pytest.raises(BadInput, match="not over yet"):
        referee_events(Match(find("willow"), 2, seed="s"))
