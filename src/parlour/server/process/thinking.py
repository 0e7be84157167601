"""Jobs for bots, and how a bot answers one in the current process."""

import logging
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.engine.data import load, save, tokens_by_name
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
from parlour.server.process.bot_answer import BotAnswer, ReasonData, WeighedData

if TYPE_CHECKING:
    from parlour.bots import AnswerMemory
    from parlour.bots.bot_input import Decision

logger = logging.getLogger("parlour.bots")

PLAIN_BOTS = ("random", "gentle", "regular")
"""Bots that do not look back, and need no log."""
EXPERT: Final = "expert"
"""The bot that takes as much of a processor as it is given."""


class BotJob(msgspec.Struct):
    """Input of a bot: a saved state, of which the bot gets its view.

    A search bot also gets what its seat saw of the log.
    """

    game: str
    seats: int
    options: dict[str, Value]
    edition: int
    state: dict[str, Any]
    seat: int
    bot: str
    """Bot that is asked."""
    dice: int
    stand_in: str = ""
    """Bot that answers instead; empty for none."""
    log: Log | None = None
    budget: int = 0
    """Rollouts of a bot that looks ahead; 0 for as many as are usual."""
    address: str = ""
    """Address of somebody who plays at the table; empty if nobody is connected."""
    site: str = ""
    """The IPv6 site (/48) of that address; empty for IPv4."""


def make_job(match: Match, seat: int, bot: str, *, lesson: bool = False) -> BotJob:
    """Creates a bot's job. In lessons, bots answer in turn with the dice of the script;
    elsewhere each seat has its own dice."""
    seed = match.seed if lesson else f"{match.seed}:{seat}"
    return BotJob(
        game=match.game.slug,
        seats=match.table.seats,
        options=match.options(),
        edition=match.table.edition,
        state=save(match.state.copy()),  # the table goes on while this is in line
        seat=seat,
        bot=bot,
        dice=bot_dice(seed, len(match.choices)),
        log=None if lesson or bot in PLAIN_BOTS else match.log(reveal=True),
    )


def think(work: BotJob) -> BotAnswer:
    """Returns the bot's answer with its reasons."""
    from parlour import bots
    from parlour.bots.bot_input import make_input

    game = find(work.game)
    options = msgspec.json.encode(work.options)
    table = cached_table(work.game, work.seats, options, work.edition)
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
            replay_into_memory(memory, game, work.log)
        given = make_input(state, seat, dice, memory, work.budget)
        decision = bots.ask_bot(game, bot, name, given)
    except Exception:  # the others at the table should not have to wait for ever
        fields = {"bot": name, "game": work.game}
        logger.exception("bots: bot failed, playing at random", extra=fields)
        name = "random"
        decision = bots.decide(game, name, make_input(state, seat, dice))
    reason = bots.public_reason(game, work.bot, state.ask(seat), table)
    return BotAnswer(
        chosen=[token_name(table, token) for token in decision.answer],
        bot=name,
        public=ReasonData(reason.message, reason.values),
        whole=full_reason(work.bot, name, decision, table),
        rollouts=decision.search.rollouts if decision.search is not None else 0,
        seconds=time.monotonic() - begun_at,
    )


def full_reason(
    asked: str, answered: str, decision: "Decision", table: Table
) -> ReasonData:
    """Returns the full reason. Only here a stand-in is revealed: a search bot may be
    late because of its hand."""
    whole = decision.full_reason
    weighed = [
        WeighedData(one.names(table), one.kind, one.worth) for one in whole.weighed
    ]
    stood_in = answered not in (asked, "random")
    message = "reason-stood-in" if stood_in else whole.message
    return ReasonData(message, whole.values, weighed, whole.facts)


def replay_into_memory(memory: "AnswerMemory", game: Game, log: Log) -> None:
    """Notes the answers of a game so far, by playing it again."""
    match = match_from_log(game, log)
    for choice in log.choices:
        if isinstance(choice.seat, int) and 0 <= choice.seat < log.seats:
            if choice.chosen is None:
                memory.retract(Seat(choice.seat))
            else:
                tokens = tokens_by_name(match.table, choice.chosen)
                memory.note(match.state, Seat(choice.seat), tokens)
        replay_choice(match, choice)


@lru_cache(maxsize=64)
def cached_table(slug: str, seats: int, options: bytes, edition: int) -> Table:
    return find(slug).table(seats, msgspec.json.decode(options), edition)
