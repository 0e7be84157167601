"""No code of the table reaches a reader, in any game, option or language."""

import re
from collections.abc import Iterator

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.narration import Line, Teller, result
from parlour.testing.chance import random_options
from parlour.testing.telling import reading

CODES = re.compile(
    r"[{}]|\bseat-\d|\bwho-\d|\b(said|told|moved|paid|shown|event|word|zone|pot)-[a-z]"
    r"|\((one|\d+) face down\)|\(\d+ verdeckt\)|\bnone\b"
)
PLAIN = {"event-sealed", "event-chose", "event-passed", "event-shuffled"}
"""What all games share and say well enough."""
FORMS = ("You is ", "You has ", "You wins", "you's ")
"""Verbs that do not fit."""
BORROWING = {
    "last-man-standing",
    "lost-pueblo",
    "penniless-and-insane",
    "seven-handed-poker",
}
"""Games some of whose events are told in the words that all games share."""


def told(match: Match, viewer: int) -> Iterator[Line]:
    teller = Teller(match.game, match.table, viewer)
    for number in range(len(match.events)):
        for line in teller.lines(match.told(viewer, number, number + 1)):
            yield line
            yield from line.detail
    yield from result(match)


def played(slug: str, seed: int) -> Match:
    game = find(slug)
    dice = Dice(seed)
    seats, options = random_options(game, dice)
    match = Match(
        game, seats, options, seed=f"told-{seed}", names=list("ABCDEFGHIJ"[:seats])
    )
    bot = find_bot(game, "random")
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
    return match


@pytest.mark.parametrize("slug", GAMES)
def test_the_log_has_no_codes_in_it(slug: str) -> None:
    borrowed: set[str] = set()
    for seed in range(4):
        match = played(slug, seed)
        for viewer in (0, AUDIENCE):
            you = viewer if viewer < AUDIENCE else None
            for line in told(match, viewer):
                for language in ("en", "de"):
                    text = reading(match.game, you, language).text(line)
                    assert not CODES.search(text), (line, text)
                    if slug not in BORROWING:
                        assert not any(form in text for form in FORMS), text
                if line.message.startswith("event-"):
                    borrowed.add(line.message)
    if slug not in BORROWING:
        assert borrowed <= PLAIN
