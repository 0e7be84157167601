"""The people and bots on the seats of a table."""

from dataclasses import dataclass
from functools import cached_property

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

    def count_seconds(self, now: float) -> float:
        """Counts seconds that are over by then."""
        return max(0.0, min(now, self.until) - self.since)
