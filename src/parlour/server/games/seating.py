"""The people and bots on seats, and what is kept of each entry to show it later."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from msgspec import Struct

from parlour.engine.table import Event
from parlour.narration import Line
from parlour.server.games.frames import Chat, Note
from parlour.server.process.bot_answer import ReasonData
from parlour.server.tables.codes import is_program

WARM = "regular"
"""The bot that plays on where somebody left."""


@dataclass(frozen=True)
class Sitter:
    """A seat's player: a person, a bot, or a bot that keeps it for a person.

    A program that somebody brought is a person here: it has a name, answers, and is
    away at times. It hosts nothing, has no say in what people settle among themselves,
    and adds nothing to the deal.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    open: bool = False
    """A bot plays here until anybody sits down."""
    joined: int | None = None
    """The deal during which this person took the chair from somebody else."""
    waits: bool = False
    """That deal goes on: a bot plays it to its end, and they do not see its cards."""
    missed: bool = False
    """They have not come to play again: the bot plays until they do."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @cached_property
    def plays(self) -> str:
        """The person who answers for this seat now."""
        return "" if self.bot else self.person

    @cached_property
    def program(self) -> bool:
        return is_program(self.person)

    @property
    def bot_again(self) -> str | None:
        """The bot that sits here when the same is played again.

        A program's token was for this table only.
        """
        if self.program:
            return self.bot or WARM
        return None if self.person else self.bot or None


class BotReason(Struct, kw_only=True, omit_defaults=True):
    """Why a bot answered so, by its own account when it did."""

    bot: str
    """The one that was asked."""
    told: ReasonData
    """What may be said at once: it tells nothing of what the bot holds."""
    whole: ReasonData | None = None
    """The whole reason, where that is more."""


@dataclass(slots=True)
class EntryRecord:
    """One entry as it can be shown; what each reader sees is decided later."""

    seq: int
    at: float
    events: list[Event] = field(default_factory=list)
    chat: Chat | None = None
    note: Note | None = None
    round: int | None = None
    """The round in which it began."""
    deal: int = 0
    """The deal that went on after it."""
    finished: int = 0
    """Rounds that were over after it."""
    opens: int | None = None
    """The event with which the next round begins."""
    bot: int | None = None
    """The seat whose bot did this, and can say why."""
    why: BotReason | None = None
    asked_in: int = 0
    """The deal in which it was asked."""
    held: Sequence[str] = ()
    """What it held then that not everybody saw."""
    kept: bool = False
    """Whether it played somebody else's hand, who has this seat."""
    result: Sequence[Line] = ()
    """How the game ended, if it ended with this."""


@dataclass(frozen=True)
class TakeBackWish:
    seat: int
    to: int
    agreed: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Absence:
    """Time for which somebody is away."""

    since: float
    until: float

    def taken(self, now: float) -> float:
        """Seconds that are over by then."""
        return max(0.0, min(now, self.until) - self.since)
