"""Why a table cannot be laid like that: said in both languages, the same everywhere."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli import main
from parlour.engine.options import specs
from parlour.engine.refusals import BadOption
from parlour.games import find
from parlour.server.http.answers import bad_options
from parlour.words.messages import Messages, explain_error

SOURCE = Path(parlour.__file__).parent

ENDLESS = {"goal": "most_fame_at_time", "time_limit_minutes": "none"}
NO_GOAL = {"goal_points": "none", "goal_minutes": "none", "goal_rounds": "none"}
OLD = {"edition": "0.8"}
BAD: list[tuple[str, str, int, dict[str, object]]] = [
    # message, game, seats, options
    ("name", "willow", 3, {"zzz": 1}),
    ("name-near", "willow", 3, {"antes": 1}),
    ("switch", "willow", 3, {"allow_check": "maybe"}),
    ("choice", "willow", 3, {"structure": "loose"}),
    ("number", "willow", 3, {"ante": "lots"}),
    ("number-or-word", "willow", 3, {"hands": "many"}),
    ("seats", "willow", 11, {}),
    ("seats-exactly", "caribbean-star", 3, {}),
    ("preset", "willow", 3, {"preset": "crazy"}),
    ("preset-none", "spots", 3, {"preset": "crazy"}),
    ("chair", "caribbean-star", 2, {"red_seat": 2}),
    ("dealer", "hey-bartender", 4, {"first_dealer": 4}),
    ("range", "willow", 3, {"r1_min": 30, "r1_max": 20}),
    ("unbounded", "willow", 3, {"r1_max": "pot", "bankroll": "open"}),
    ("bankroll", "last-man-standing", 4, {"bankroll": 1}),
    ("edition", "domino-knights", 3, {**OLD, "attack_as_unit": True}),
    ("edition-pips", "domino-knights", 3, {**OLD, "fame_value": "pips"}),
    ("tiles", "domino-knights", 6, {"domino_set": 3}),
    (
        "loot",
        "domino-knights",
        3,
        {"loot_battlefield": True, "graveyard_mode": "battlefield_only"},
    ),
    ("endless", "domino-knights", 3, {**ENDLESS, "round_limit": "none"}),
    ("fame", "domino-knights", 3, {"goal": "first_to_fame", "fame_start": 30}),
    ("endless", "domino-avatars", 3, {**NO_GOAL, "goal_exhaustion": False}),
    ("tiles", "domino-avatars", 6, {"domino_set": 3}),
    ("deal", "domino-avatars", 6, {"decks": 1}),
    ("counter", "domino-avatars", 3, {"counter_chain": True}),
]
every_one = pytest.mark.parametrize(("message", "slug", "seats", "given"), BAD)


def refused(slug: str, seats: int, given: dict[str, object]) -> BadOption:
    with pytest.raises(BadOption) as wrong:
        find(slug).agree(seats, given)
    return wrong.value


@every_one
def test_each_is_said_in_both_languages(
    message: str, slug: str, seats: int, given: dict[str, object]
) -> None:
    wrong = refused(slug, seats, given)
    assert wrong.message == message
    english, german = explain_error(wrong), explain_error(wrong, "de")
    assert english != german
    for text in (english, german):
        assert re.search(r"[.?]$", text), text
        assert "{" not in text
        assert wrong.option in text
    names = specs(find(slug).options)
    for about in ("option", "other"):
        assert wrong.values.get(about, "") in ("", *names)


def test_none_is_forgotten() -> None:
    """Each message that some code raises is among those above."""
    raised = set()
    for file in SOURCE.rglob("*.py"):
        for found in re.findall(
            r"raise BadOption\((.*?)\n\s*\)\n", file.read_text(), re.DOTALL
        ):
            raised |= set(re.findall(r'^\s*"([a-z-]+)"', found, re.MULTILINE))
            raised |= set(re.findall(r'(?:else|,) "([a-z-]+)"', found))
    of_pads = {name for name in raised if name.startswith("pad-")}
    """Which tests/scorekeeping has: the game itself can be played so."""
    assert raised - {"first_dealer"} - of_pads <= {message for message, *_ in BAD}
    assert len(raised) > 15


@every_one
def test_the_command_line_and_the_server_say_the_same(
    message: str,
    slug: str,
    seats: int,
    given: dict[str, object],
    capsys: pytest.CaptureFixture[str],
) -> None:
    told: Any = json.loads(
        bytes(bad_options(refused(slug, seats, given)).answer().body)
    )
    assert told["message"] == f"bad-{message}"
    assert told["error"] == "bad-options"
    options = [
        part for name, value in given.items() for part in ("-o", f"{name}={value}")
    ]
    with pytest.raises(SystemExit) as left:
        main(["simulate", slug, "--seats", str(seats), "--games", "1", *options])
    assert left.value.code == 2
    assert capsys.readouterr().err == f"parlour: {told['text']}\n"
    assert Messages(find(slug)).text(told["message"], **told["values"]) == told["text"]


def test_line_mode_says_it_in_its_own_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["play", "willow", "--language", "de", "-o", "ante=viel"])
    assert "ist eine ganze Zahl von 0 bis" in capsys.readouterr().err


def test_it_crosses_from_one_process_to_another() -> None:
    """Logs are read in a process of their own."""
    wrong = refused("willow", 3, {"ante": "lots"})
    assert explain_error(pickle.loads(pickle.dumps(wrong))) == explain_error(wrong)
