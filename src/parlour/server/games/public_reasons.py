"""Reasons of bots while a hand is in play: what everybody at the table could work out.

The game is replayed up to the bot's answer, aside, where no other table waits for it.
Nothing of this is stored.
"""

from typing import Final, NamedTuple

from parlour import bots
from parlour.bots import onlooker
from parlour.engine.data import tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.match.log import Log
from parlour.match.match import match_from_log, replay_choice
from parlour.narration import Line, answer_lines


class PublicReason(NamedTuple):
    """The reason for an answer that may be given while the hand goes on."""

    lines: list[Line]
    """A sentence about its doubt, its own line, and its runner-up; or nothing."""
    is_open: bool
    """Whether the bot knew no more than the table, so that nothing has to wait."""


NO_PUBLIC_REASON: Final = PublicReason([], is_open=False)


def public_reason(game: Game, log: Log, number: int) -> PublicReason:
    """Explains a choice of a log in terms of what everybody sees."""
    match = match_from_log(game, log)
    for choice in log.choices[:number]:
        replay_choice(match, choice)
    choice = log.choices[number]
    if not isinstance(choice.seat, int) or choice.chosen is None:
        return NO_PUBLIC_REASON
    before, seat = match.state.copy(), Seat(choice.seat)
    if not unseal(match, log, number):
        return NO_PUBLIC_REASON
    answer = before.spelled(
        before.ask(seat), tokens_by_name(match.table, choice.chosen)
    )
    known = match.state.known
    shown = sum(
        (known[token] | before.known[token]) >> AUDIENCE & 1
        for token in answer
        if token < DONE
    )
    found = onlooker.public_answers(
        before, seat, answer, shown, bots.usual_bot(game), Dice(number + 1)
    )
    is_open = onlooker.is_open_to_all(before, seat)
    if not found:
        return PublicReason([], is_open)
    doubt = Line(message="reason-doubt", values={"doubt": onlooker.grade_doubt(found)})
    answers = answer_lines((one.names, one.kind, one.share) for one in found)
    return PublicReason([doubt, *answers], is_open)


def unseal(match: Match, log: Log, number: int) -> bool:
    """Plays a choice, and others until it is no longer sealed; false if it still is, or
    was taken back."""
    seat = log.choices[number].seat
    assert isinstance(seat, int)
    for place, choice in enumerate(log.choices[number:]):
        if place and choice.seat == seat and choice.chosen is None:
            return False
        replay_choice(match, choice)
        if not match.state.shut >> seat & 1:
            return True
    return False
