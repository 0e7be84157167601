"""Players without hands. A bot sees what its seat may know, and nothing else."""

from functools import lru_cache, partial
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from parlour.bots.books.book import Policy
from parlour.bots.books.shelf import book_for
from parlour.bots.handed import Bot as Bot
from parlour.bots.handed import Handed, Thinker, Thought, hand
from parlour.bots.handed import remembering as remembering
from parlour.bots.levels import Expert, Gentle
from parlour.bots.luck import random_answer
from parlour.bots.moments import Memory as Memory
from parlour.bots.reasons import BY_BOOK, Fact, Reason
from parlour.bots.reasons import told as told_reason
from parlour.bots.rollouts import Declared, Value
from parlour.bots.settings import REGULAR, Settings, settings_for
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
from parlour.games import imported, thing_at, told

LEVELS: Final = ("gentle", "regular", "expert")
"""Company for people, the weakest first. Every game that has a regular has these."""

BOTS: Final = ("random", *LEVELS)
"""Our own names; a game's bot module may name others in its own `BOTS`."""

ENTRY = "parlour.bots"
"""Entry points of other packages: `willow.shark` for one game, `shark` for all."""

BUDGET: Final = "@"
"""Before a number of rollouts, for programs: `expert@5000`."""
DIGITS: Final = 7
"""Of such a number: with more, one answer would take hours."""


# By name


def find(game: Game, name: str) -> Bot:
    """A bot for this game by name; `expert@5000` has so many rollouts a decision."""
    name, at, rollouts = name.partition(BUDGET)
    if at and not (rollouts.isdecimal() and len(rollouts) <= DIGITS and int(rollouts)):
        raise BadInput(
            f"expected a number of rollouts after {BUDGET!r}, at most {DIGITS} digits,"
            f" such as expert@5000, not {rollouts[:20]!r}"
        )
    if name == "random":
        return random_answer
    known = names(game)
    if name not in known:
        meant = suggestion(name, dict.fromkeys(known)) or ";"
        raise BadInput(
            f"no bot is called {name!r}{meant} there are: {', '.join(known)}"
        )
    brought = brought_for(game.slug)
    if name in brought:
        return bot_at(brought[name])
    if name == "gentle":
        return gentle(game)
    if name == "expert":
        return expert(game, int(rollouts) if at else 0)
    bot: Bot = getattr(module(game), name)
    return bot


def look_up(game: Game, text: str) -> Bot:
    """A bot by its name, or by its place as in `my_bots:shark`.

    For people at their own machine: a place is imported, whatever it is.
    """
    return bot_at(text) if ":" in text else find(game, text)


def bot_at(place: str) -> Bot:
    """Somebody's bot; what it answers is checked, for ours are by the contract."""
    found = thing_at(place)
    if not callable(found):
        raise BadInput(f"{place} is not a bot: a bot is a function")

    def checked(view: State, pick: Pick, dice: Dice) -> list[Token]:
        try:
            answer = list(found(view.copy(), pick, dice))
        except (Exception, SystemExit) as wrong:
            raise BadInput(f"the bot {place} failed: {told(wrong)}") from None
        try:
            return view.checked(pick.seat, answer)
        except (Refusal, TypeError) as wrong:
            why = f"it answered {answer!r} to {pick.prompt!r}"
            raise BadInput(
                f"the bot {place} gave an illegal answer: {why}, {wrong}"
            ) from None

    return checked


def names(game: Game) -> tuple[str, ...]:
    """The bots of this game by name: ours, then those of other packages."""
    return (*own(game), *brought_for(game.slug))


def company(game: Game, experts: bool = True) -> tuple[str, ...]:
    """The bots that people are offered, by what they promise.

    An expert is left out where it is no better than `regular`, or where nobody looks
    ahead, and what a game has for experiments; `random` is there only where nothing
    better is.
    """
    known = own(game)
    levels = [name for name in LEVELS if name in known]
    experts = experts and settings_for(game.slug).way != REGULAR
    if not experts and "expert" in levels:
        levels.remove("expert")
    return (*levels, *brought_for(game.slug)) or BOTS[:1]


def own(game: Game) -> tuple[str, ...]:
    """The bots that come with a game; anything can be played at random."""
    if not game.package or find_spec(f"{game.package}.bot") is None:
        return BOTS[:1]
    return (*BOTS, *getattr(module(game), "BOTS", ()))


@lru_cache(maxsize=256)
def brought_for(slug: str) -> dict[str, str]:
    """Bots of other packages for this game, and where they are."""
    found: dict[str, str] = {}
    for one in entry_points(group=ENTRY):
        game, _, name = one.name.rpartition(".")
        if game in ("", slug) and name not in BOTS:
            found[name] = one.value
    return dict(sorted(found.items()))


def module(game: Game) -> Any:
    """The module beside a game's rules that has its bots."""
    return imported(f"{game.package}.bot")


# The levels


def declared(game: Game) -> Declared:
    """What searches need of a game."""
    value = partial(value_at, game)
    bots = module(game)
    worthy = getattr(bots, "worthy", None)
    return Declared(bots.regular, game.deals, game.utility, value, worthy)


@lru_cache(maxsize=64)
def value_at(game: Game, table: Table) -> Value | None:
    """What a seat may expect there: a hook of the game's bots, or learnt weights."""
    own: Value | None = getattr(module(game), "value", None)
    return own or weights_for(game, table)


def thumbs(game: Game) -> dict[str, str]:
    """Rules of thumb that a game's regular says it follows: messages, by prompt."""
    return dict(getattr(module(game), "THUMBS", {}))


def reckoned(game: Game, view: State, pick: Pick) -> list[Fact]:
    """What a game's bots reckon of what they hold, where its `bot.py` says that."""
    hook = getattr(module(game), "reckoned", None) if "regular" in own(game) else None
    return hook(view, pick) if hook is not None else []


def gentle(game: Game, settings: Settings | None = None) -> Gentle:
    return Gentle(declared(game), settings or settings_for(game.slug), thumbs(game))


def expert(game: Game, rollouts: int = 0, settings: Settings | None = None) -> Expert:
    """The expert of a game, with other settings and as many rollouts, if wanted."""
    chosen = settings or settings_for(game.slug)
    book = partial(book_at, game) if chosen.book else None
    return Expert(declared(game), chosen, thumbs(game), rollouts, book)


@lru_cache(maxsize=64)
def book_at(game: Game, table: Table) -> Policy | None:
    """The book of a table, if there is one."""
    return book_for(game, table.options, table.seats)


def made_ready(game: Game, table: Table) -> None:
    """Reads what the expert needs of files at such a table, and keeps it: that takes
    its time once, and is no part of how fast it thinks."""
    settings = settings_for(game.slug)
    if settings.depth:
        value_at(game, table)
    if settings.book:
        book_at(game, table)


def told_at_once(game: Game, name: str, pick: Pick, table: Table) -> Reason:
    """What this bot says while the game goes on, whoever answers for it."""
    level = level_of(name)
    known = thumbs(game) if level in LEVELS else {}
    booked = level == "expert" and settings_for(game.slug).book
    if booked and book_at(game, table) is not None:
        level = BY_BOOK
    return told_reason(level, pick, known)


# Asking


def answer(
    bot: Bot,
    state: State,
    seat: Seat,
    dice: Dice,
    memory: Memory | None = None,
    budget: int = 0,
) -> list[Token]:
    """What the bot says when this seat is asked; it is handed what the seat may use.

    `memory` is what the driver noted of earlier answers, `budget` the rollouts of a
    bot that looks ahead, if not its usual ones.
    """
    if isinstance(bot, Thinker):
        return bot.think(hand(state, seat, dice, memory, budget)).answer
    return bot(view(state, seat), state.ask(seat), dice)


def thought(game: Game, name: str, given: Handed) -> Thought:
    """What a bot says and why: for hints, and for whoever asks for its reason."""
    return asked(game, find(game, name), name, given)


def asked(game: Game, bot: Bot, name: str, given: Handed) -> Thought:
    """The same of a bot that was found already."""
    if isinstance(bot, Thinker):
        thought = bot.think(given)
    else:
        reason = told_at_once(game, name, given.pick, given.view.table)
        answer = bot(given.view, given.pick, given.dice)
        thought = Thought(answer, reason, reason)
    whole = thought.reason
    if whole is thought.told:  # which must not come to know more
        thought.reason = whole = Reason(whole.message, whole.values, whole.weighed)
    if level_of(name) in LEVELS:
        whole.facts = reckoned(game, given.view, given.pick)
    return thought


def level_of(name: str) -> str:
    """As a reason names a bot: `other` for one that is not ours."""
    return name if name in BOTS else "other"
