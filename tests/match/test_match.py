"""A match: choices checked and kept, replays exact, seeds committed to."""

import json
import subprocess
import sys
from typing import Any

import pytest
from msgspec import to_builtins

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.engine.events import REFEREE
from parlour.engine.refusals import BadInput, Refusal
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.match.log import read_log
from parlour.match.match import referee, replay
from parlour.match.seeds import commitment, dice_after

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
    again = replay(match.game, read_log(match.log().written()))
    assert final(again) == final(match)
    assert again.told(REFEREE) == match.told(REFEREE)
    for viewer in (0, 1, 10):
        assert again.told(viewer) == match.told(viewer)
        assert again.view(viewer) == match.view(viewer)


def test_replay_in_another_process(tmp_path: Any) -> None:
    match = played("lamarckian-poker")
    file = tmp_path / "log.json"
    file.write_bytes(match.log().written())
    command = [sys.executable, "-m", "parlour.cli", "replay", str(file), "--events"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert [json.loads(line) for line in told.splitlines()] == to_builtins(
        referee(match)
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
        wish = match.ahead.get(seat)
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


def test_the_referee_waits_for_the_end() -> None:
    with pytest.raises(BadInput, match="still going on"):
        referee(Match(find("willow"), 2, seed="s"))
