"""What a bot is asked, and how it answers: right here, in whatever process this is."""

import logging
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.engine.data import load, save, tokens_named
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.options import Value
from parlour.engine.pieces import Seat
from parlour.engine.table import Table
from parlour.games import find
from parlour.match import Match
from parlour.match.log import Log
from parlour.match.match import match_from_log, replay_choice
from parlour.match.seeds import bot_dice
from parlour.server.process.said import ReasonData, Said, WeighedData

if TYPE_CHECKING:
    from parlour.bots import AnswerMemory
    from parlour.bots.bot_input import Decision

logger = logging.getLogger("parlour.bots")

PLAIN = ("random", "gentle", "regular")
"""Bots that do not look back, and need no log."""
EXPERT: Final = "expert"
"""The bot that takes as much of a processor as it is given."""


class Job(msgspec.Struct):
    """What a bot needs to answer: a saved state, of which it is shown its view.

    For a bot that looks ahead the log is there too: it is told what its seat saw of it.
    """

    game: str
    seats: int
    options: dict[str, Value]
    edition: int
    state: dict[str, Any]
    seat: int
    bot: str
    """Who is asked."""
    dice: int
    stand_in: str = ""
    """Who answers instead, where that one cannot."""
    log: Log | None = None
    budget: int = 0
    """Rollouts of a bot that looks ahead; 0 for as many as are usual."""
    address: str = ""
    """Address of somebody who plays at the table; empty if nobody is connected."""
    site: str = ""
    """The IPv6 site (/48) of that address; empty for IPv4."""


def job(match: Match, seat: int, bot: str, *, lesson: bool = False) -> Job:
    """A bot's task. In lessons its luck is that of the script, in which bots answer
    one after the other; elsewhere bots that think at once have luck of their own.
    """
    seed = match.seed if lesson else f"{match.seed}:{seat}"
    return Job(
        game=match.game.slug,
        seats=match.table.seats,
        options=match.options(),
        edition=match.table.edition,
        state=save(match.state.copy()),  # the table goes on while this is in line
        seat=seat,
        bot=bot,
        dice=bot_dice(seed, len(match.choices)),
        log=None if lesson or bot in PLAIN else match.log(reveal=True),
    )


def think(work: Job) -> Said:
    """What the bot answers, and why."""
    from parlour import bots
    from parlour.bots.bot_input import make_input

    game = find(work.game)
    options = msgspec.json.encode(work.options)
    table = laid(work.game, work.seats, options, work.edition)
    state = load(table, work.state)
    seat, dice = Seat(work.seat), Dice(work.dice)
    name = work.stand_in or work.bot
    begun_at = time.monotonic()
    try:
        if name == EXPERT:
            bots.preload_files(game, table)
            begun_at = time.monotonic()
        bot = bots.find(game, name)
        memory = bots.make_memory([bot])
        if memory is not None and work.log is not None:
            remember(memory, game, work.log)
        given = make_input(state, seat, dice, memory, work.budget)
        decision = bots.ask_bot(game, bot, name, given)
    except Exception:  # the others at the table should not have to wait for ever
        fields = {"bot": name, "game": work.game}
        logger.exception("bots: bot failed, playing at random", extra=fields)
        name = "random"
        decision = bots.decide(game, name, make_input(state, seat, dice))
    told = bots.public_reason(game, work.bot, state.ask(seat), table)
    return Said(
        chosen=[token_name(table, token) for token in decision.answer],
        bot=name,
        told=ReasonData(told.message, told.values),
        whole=afterwards(work.bot, name, decision, table),
        rollouts=decision.search.rollouts if decision.search is not None else 0,
        seconds=time.monotonic() - begun_at,
    )


def afterwards(
    asked: str, answered: str, decision: "Decision", table: Table
) -> ReasonData:
    """The whole reason. Only here it is told that another one stood in: a bot that
    looks ahead may be late because of what it holds."""
    whole = decision.full_reason
    weighed = [
        WeighedData(one.names(table), one.kind, one.worth) for one in whole.weighed
    ]
    stood_in = answered not in (asked, "random")
    message = "reason-stood-in" if stood_in else whole.message
    return ReasonData(message, whole.values, weighed, whole.facts)


def remember(memory: "AnswerMemory", game: Game, log: Log) -> None:
    """Notes the answers of a game so far, by playing it again."""
    match = match_from_log(game, log)
    for choice in log.choices:
        if isinstance(choice.seat, int) and 0 <= choice.seat < log.seats:
            if choice.chosen is None:
                memory.retract(Seat(choice.seat))
            else:
                tokens = tokens_named(match.table, choice.chosen)
                memory.note(match.state, Seat(choice.seat), tokens)
        replay_choice(match, choice)


@lru_cache(maxsize=64)
def laid(slug: str, seats: int, options: bytes, edition: int) -> Table:
    return find(slug).table(seats, msgspec.json.decode(options), edition)
