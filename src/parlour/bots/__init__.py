"""Bots: players that see what their seat may know, and nothing else."""

from functools import lru_cache, partial
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from parlour.bots.books.book import Policy
from parlour.bots.books.shelf import book_for
from parlour.bots.bot_input import Bot as Bot
from parlour.bots.bot_input import BotInput, Decision, SearchBot, make_input
from parlour.bots.bot_input import make_memory as make_memory
from parlour.bots.candidates import Worthy
from parlour.bots.levels import Expert, Gentle
from parlour.bots.luck import random_answer
from parlour.bots.past_answers import AnswerMemory as AnswerMemory
from parlour.bots.reasons import BY_BOOK, Fact, Reason, level_reason
from parlour.bots.rollouts import SearchHooks, Value
from parlour.bots.settings import REGULAR, SearchSettings, settings_for
from parlour.bots.values.weights import weights_for
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import suggestion
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import view
from parlour.games import describe_error, import_checked, thing_at

LEVELS: Final = ("gentle", "regular", "expert")
"""Company for people, the weakest first. Every game that has a regular has these."""

BOTS: Final = ("random", *LEVELS)
"""Our own names; a game's bot module may name others in its own `BOTS`."""

ENTRY_POINT_GROUP = "parlour.bots"
"""Entry points of other packages: `willow.shark` for one game, `shark` for all."""

ROLLOUTS_MARK: Final = "@"
"""Separates a bot's name from its number of rollouts: `expert@5000`."""
MAX_ROLLOUT_DIGITS: Final = 7
"""Maximum number of digits of that number: more rollouts would take hours per answer.
"""


# By name


def find(game: Game, name: str) -> Bot:
    """Returns a bot of this game by name; `expert@5000` plays 5,000 rollouts per
    decision."""
    name, at, rollouts = name.partition(ROLLOUTS_MARK)
    if at and not (
        rollouts.isdecimal() and len(rollouts) <= MAX_ROLLOUT_DIGITS and int(rollouts)
    ):
        raise BadInput(
            f"expected a number of rollouts after {ROLLOUTS_MARK!r}, as in expert@5000,"
            f" with at most {MAX_ROLLOUT_DIGITS} digits, not {rollouts[:20]!r}"
        )
    if name == "random":
        return random_answer
    known = names(game)
    if name not in known:
        meant = suggestion(name, dict.fromkeys(known)) or ";"
        raise BadInput(
            f"no bot is called {name!r}{meant} there are: {', '.join(known)}"
        )
    brought = plugin_bots(game.slug)
    if name in brought:
        return bot_at(brought[name])
    if name == "gentle":
        return gentle(game)
    if name == "expert":
        return expert(game, int(rollouts) if at else 0)
    bot: Bot = getattr(bot_module(game), name)
    return bot


def look_up(game: Game, text: str) -> Bot:
    """Returns a bot by name, or by module and object such as `my_bots:shark`.

    Only for people at their own machine: the module is imported and runs.
    """
    return bot_at(text) if ":" in text else find(game, text)


def bot_at(place: str) -> Bot:
    """Returns a bot from a module; its answers are checked, because the contract does
    not cover them."""
    found = thing_at(place)
    if not callable(found):
        raise BadInput(f"{place} is not a bot: a bot is a function")

    def checked(view: State, pick: Pick, dice: Dice) -> list[Token]:
        try:
            answer = list(found(view.copy(), pick, dice))
        except (Exception, SystemExit) as wrong:
            raise BadInput(f"the bot {place} failed: {describe_error(wrong)}") from None
        try:
            return view.checked(pick.seat, answer)
        except (Refusal, TypeError) as wrong:
            why = f"it answered {answer!r} to {pick.prompt!r}"
            raise BadInput(
                f"the bot {place} gave an illegal answer: {why}, {wrong}"
            ) from None

    return checked


def names(game: Game) -> tuple[str, ...]:
    """Returns the bots of this game by name: ours, then those of other packages."""
    return (*own_bots(game), *plugin_bots(game.slug))


def offered_bots(game: Game, experts: bool = True) -> tuple[str, ...]:
    """Returns the bots that people are offered.

    An expert is left out if it is no better than `regular` or if the server has none;
    so are a game's bots for experiments. `random` is offered only if there is nothing
    better.
    """
    known = own_bots(game)
    levels = [name for name in LEVELS if name in known]
    experts = experts and settings_for(game.slug).way != REGULAR
    if not experts and "expert" in levels:
        levels.remove("expert")
    return (*levels, *plugin_bots(game.slug)) or BOTS[:1]


def usual_bot(game: Game) -> Bot:
    """Returns the `regular` of a game; its random bot if it has none."""
    return find(game, "regular" if "regular" in own_bots(game) else "random")


def worthy_answers(game: Game) -> Worthy | None:
    """Returns the hook that names answers worth trying, if the game has it."""
    if "regular" not in own_bots(game):
        return None
    worthy: Worthy | None = getattr(bot_module(game), "worthy", None)
    return worthy


def own_bots(game: Game) -> tuple[str, ...]:
    """Returns the bots that come with a game; every game has `random`."""
    if not game.package or find_spec(f"{game.package}.bot") is None:
        return BOTS[:1]
    return (*BOTS, *getattr(bot_module(game), "BOTS", ()))


@lru_cache(maxsize=256)
def plugin_bots(slug: str) -> dict[str, str]:
    """Returns the bots of other packages for this game, with their places."""
    found: dict[str, str] = {}
    for one in entry_points(group=ENTRY_POINT_GROUP):
        game, _, name = one.name.rpartition(".")
        if game in ("", slug) and name not in BOTS:
            found[name] = one.value
    return dict(sorted(found.items()))


def bot_module(game: Game) -> Any:
    """Returns the module beside a game's rules that has its bots."""
    return import_checked(f"{game.package}.bot")


# The levels


def search_hooks(game: Game) -> SearchHooks:
    """Collects what searches need from a game."""
    value = partial(value_at, game)
    regular = bot_module(game).regular
    return SearchHooks(regular, game.deals, game.utility, value, worthy_answers(game))


@lru_cache(maxsize=64)
def value_at(game: Game, table: Table) -> Value | None:
    """Returns the value function of a table: a hook of the game's bots, or learnt
    weights."""
    own: Value | None = getattr(bot_module(game), "value", None)
    return own or weights_for(game, table)


def thumbs(game: Game) -> dict[str, str]:
    """Returns the rules of thumb of a game's `regular`: messages, by prompt."""
    return dict(getattr(bot_module(game), "THUMBS", {}))


def compute_facts(game: Game, view: State, pick: Pick) -> list[Fact]:
    """Computes facts about a bot's hand with the hook `explain_hand` of the game's
    `bot.py`, if it has one."""
    hook = (
        getattr(bot_module(game), "explain_hand", None)
        if "regular" in own_bots(game)
        else None
    )
    return hook(view, pick) if hook is not None else []


def gentle(game: Game, settings: SearchSettings | None = None) -> Gentle:
    return Gentle(search_hooks(game), settings or settings_for(game.slug), thumbs(game))


def expert(
    game: Game, rollouts: int = 0, settings: SearchSettings | None = None
) -> Expert:
    """Returns the expert of a game, optionally with other settings or rollouts."""
    chosen = settings or settings_for(game.slug)
    book = partial(book_at, game) if chosen.book else None
    return Expert(search_hooks(game), chosen, thumbs(game), rollouts, book)


@lru_cache(maxsize=64)
def book_at(game: Game, table: Table) -> Policy | None:
    """Returns the book of a table, if there is one."""
    return book_for(game, table.options, table.seats)


def preload_files(game: Game, table: Table) -> None:
    """Reads what the expert needs of files at such a table, and keeps it: that takes
    its time once, and is no part of how fast it thinks."""
    settings = settings_for(game.slug)
    if settings.depth:
        value_at(game, table)
    if settings.book:
        book_at(game, table)


def public_reason(game: Game, name: str, pick: Pick, table: Table) -> Reason:
    """Returns the reason that this bot may give during the game. It reveals nothing
    about its hand."""
    level = level_of(name)
    known = thumbs(game) if level in LEVELS else {}
    booked = level == "expert" and settings_for(game.slug).book
    if booked and book_at(game, table) is not None:
        level = BY_BOOK
    return level_reason(level, pick, known)


# Asking


def answer(
    bot: Bot,
    state: State,
    seat: Seat,
    dice: Dice,
    memory: AnswerMemory | None = None,
    budget: int = 0,
) -> list[Token]:
    """Returns the bot's answer for this seat; the bot sees only what the seat may use.

    `memory` holds earlier answers, as noted by the driver. `budget` is the number of
    rollouts of a search bot; 0 means its usual number.
    """
    if isinstance(bot, SearchBot):
        return bot.think(make_input(state, seat, dice, memory, budget)).answer
    return bot(view(state, seat), state.ask(seat), dice)


def decide(game: Game, name: str, given: BotInput) -> Decision:
    """Finds a bot by name and returns its answer with the reason."""
    return ask_bot(game, find(game, name), name, given)


def ask_bot(game: Game, bot: Bot, name: str, given: BotInput) -> Decision:
    """Returns the answer of this bot with its reason."""
    if isinstance(bot, SearchBot):
        decision = bot.think(given)
    else:
        reason = public_reason(game, name, given.pick, given.view.table)
        answer = bot(given.view, given.pick, given.dice)
        decision = Decision(answer, reason, reason)
    whole = decision.full_reason
    if whole is decision.public_reason:  # which must not come to know more
        decision.full_reason = whole = Reason(
            whole.message, whole.values, whole.weighed
        )
    if level_of(name) in LEVELS:
        whole.facts = compute_facts(game, given.view, given.pick)
    return decision


def level_of(name: str) -> str:
    """Returns a bot's name for reasons: `other` for bots of other packages."""
    return name if name in BOTS else "other"
